// A library's name qualified by its module is seen past one's own name.
import Foundation
struct Logger { func print(_ text: String) { Swift.print("log:", text) } }
Logger().print("hello")
extension Array where Element: Comparable {
    func max() -> Element? { Swift.max(count, 0) == 0 ? nil : self.last }
    var smallest: Element? { isEmpty ? nil : dropFirst().reduce(self[0]) { Swift.min($0, $1) } }
}
print([3, 1, 2].max()!, [3, 1, 2].smallest!, Swift.abs(-4), Foundation.sqrt(16.0))
let whole: Swift.Int = 5
let text: Swift.String = "typed"
print(whole, text, Swift.Array(repeating: 0, count: 2), Swift.zip([1], ["a"]).map { $0.1 })
func min(_ a: Int, _ b: Int) -> String { "own min" }
print(min(1, 2), Swift.min(1, 2))
