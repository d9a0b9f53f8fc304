// Implicitly unwrapped optionals behave as values where one is needed and as optionals elsewhere.
final class Screen {
    var title: String!
    var size: (w: Int, h: Int)!
    func load() { title = "Home"; size = (3, 4) }
}
let screen = Screen()
print(screen.title as Any, screen.title == nil, screen.title?.count ?? 0)
screen.load()
print(screen.title.count, screen.title + "!", screen.size.w * screen.size.h)
let copy = screen.title
print(copy as Any, type(of: copy))
let sure: String = screen.title
print(sure, screen.title ?? "x")
if let title = screen.title { print(title.uppercased()) }
var number: Int! = 5
number += 1
print(number + 1, number as Any, [number!])
func twice(_ n: Int) -> Int { n * 2 }
func maybe() -> Int! { number }
print(twice(number), maybe() + 1, maybe() as Any)
number = nil
print(number == nil, number as Any)
