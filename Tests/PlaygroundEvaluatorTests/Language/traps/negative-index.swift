// A negative index of an array, reached through a function and an optional chain.
struct Shelf { var books: [String]? = ["Emma"] }
func find(_ shelf: Shelf, before index: Int) -> String? { shelf.books?[index - 1] }
print(find(Shelf(), before: 1) ?? "none", find(Shelf(books: nil), before: 0) ?? "no shelf")
print(find(Shelf(), before: 0) ?? "none")
