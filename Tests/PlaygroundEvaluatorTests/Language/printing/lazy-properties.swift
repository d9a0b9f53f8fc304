// A lazy property is shown as the storage behind it.
struct Page {
    lazy var words = 3
    var title = "t"
}
var page = Page()
print(page)
_ = page.words
print(page)
final class Book { lazy var pages = [1]; var open = true }
let book = Book()
dump(book)
_ = book.pages
dump(book)
print(Mirror(reflecting: page).children.map { $0.label ?? "" })
