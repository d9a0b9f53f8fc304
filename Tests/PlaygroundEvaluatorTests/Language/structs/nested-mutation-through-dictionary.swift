// A mutating call through dictionary, array and property reaches the stored value in place.
struct Shelf {
    var books: [String] = []
    mutating func add(_ title: String) -> Int {
        books.append(title)
        return books.count
    }
}
struct Library {
    var shelves: [String: Shelf] = [:]
    var spare = [Shelf(), Shelf()]
}
var library = Library()
print(library.shelves["poetry", default: Shelf()].add("Leaves"))
print(library.shelves["poetry", default: Shelf()].add("Howl"))
print(library.shelves["maps"]?.add("Atlas") as Any)
library.spare[1].books += ["Dune", "Emma"]
library.spare[1].books[0].append("!")
library.spare.swapAt(0, 1)
print(library.shelves["poetry"]!.books, library.spare.map { $0.books })
