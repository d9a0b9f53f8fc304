// Protocol extensions with where clauses: the most specific one wins.
protocol Container { associatedtype Content; var content: Content { get } }
extension Container { var note: String { "something" } }
extension Container where Content: BinaryInteger { var note: String { "an integer \(content + 1)" } }
extension Container where Content == String {
    var note: String { "text of \(content.count)" }
    func shout() -> String { content.uppercased() }
}
struct Jar<T>: Container { let content: T }
print(Jar(content: 2.5).note)
print(Jar(content: 41).note, Jar(content: UInt8(7)).note)
print(Jar(content: "salt").note, Jar(content: "salt").shout())
func note<C: Container>(of c: C) -> String { c.note }
print(note(of: Jar(content: "generic")))
