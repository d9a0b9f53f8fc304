import FoundationModels
import Playgrounds

@Generable
struct Contact: Equatable {
    let name: String
    var phone: String?
    var languages: [String]?
}

@Generable(representNilExplicitlyInGeneratedContent: true)
struct Form {
    let name: String
    var remark: String?
}

#Playground("What is absent is left out, or null where the type says so") {
    let contact = Contact(name: "Ada", phone: nil, languages: ["en"])
    print(contact.generatedContent.jsonString)
    print(Form(name: "Ada").generatedContent.jsonString)
    print(try Contact(GeneratedContent(json: #"{"name": "Bo"}"#)) == Contact(name: "Bo"))
    print(try Form(GeneratedContent(json: #"{"name": "Bo", "remark": null}"#)).remark ?? "none")
}

#Playground("A partial value has its parts one after the other") {
    try showParts()
}

func showParts() throws {
    let partial = try Contact.PartiallyGenerated(GeneratedContent(json: #"{"name": "Cleo", "phone": "12"#))
    print(partial.name ?? "none", partial.phone ?? "none", partial.languages ?? ["none"])
    let whole = Contact(name: "Dag").asPartiallyGenerated()
    print(whole.name ?? "none", whole.phone ?? "none")
}
