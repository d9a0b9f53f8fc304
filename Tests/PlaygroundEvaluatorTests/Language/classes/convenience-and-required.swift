// Convenience initializers delegate across, are inherited, and required ones can be called through a metatype.
class Document {
    let title: String
    required init(title: String) { self.title = title }
    convenience init() { self.init(title: "Untitled") }
    convenience init(copyOf other: Document) { self.init(title: other.title + " copy") }
    class func new(_ title: String) -> Self { self.init(title: title) }
}
class Letter: Document {
    var recipient = "nobody"
    required init(title: String) {
        super.init(title: "Letter: " + title)
    }
    convenience init(to recipient: String) {
        self.init()
        self.recipient = recipient
    }
}
let letter = Letter(to: "Ada")
print(letter.title, letter.recipient, Letter().recipient)
print(Letter(copyOf: letter).title, Document(copyOf: letter).title)
let types: [Document.Type] = [Document.self, Letter.self]
for type in types { print(type.init(title: "x").title, type) }
print(Letter.new("y").recipient)
