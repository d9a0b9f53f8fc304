import FoundationModels
import Playgrounds

@Generable
struct Branch {
    let name: String
    @Guide(.maximumCount(2))
    let children: [Branch]
}

@Generable
struct Library {
    @Generable
    struct Shelf {
        let topic: String
        @Guide(.count(2))
        let books: [Book]
    }

    @Generable
    struct Book {
        let title: String
        @Guide(.range(1...999))
        let pages: Int
    }

    @Guide(.count(1))
    let shelves: [Shelf]
}

func depth(of branch: Branch) -> Int {
    1 + (branch.children.map(depth).max() ?? 0)
}

#Playground("A type that contains itself") {
    let tree = Branch(name: "root", children: [Branch(name: "leaf", children: [])])
    print(depth(of: tree))
    print(try depth(of: Branch(tree.generatedContent)))
    let grown = try await LanguageModelSession().respond(to: "Grow a tree.", generating: Branch.self).content
    print(depth(of: grown) >= 1, grown.children.count <= 2)
}

#Playground("Types inside types") {
    let library = try await LanguageModelSession().respond(to: "Fill the shelves.", generating: Library.self).content
    for shelf in library.shelves {
        print(shelf.books.count, shelf.books.allSatisfy { (1...999).contains($0.pages) })
    }
}
