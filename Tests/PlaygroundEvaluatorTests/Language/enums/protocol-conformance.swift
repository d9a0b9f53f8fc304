// An enum conforming to a protocol and to CustomStringConvertible, LocalizedError and Identifiable.
import Foundation
protocol Priced { var price: Int { get } }
enum Drink: String, Priced, Identifiable, CustomStringConvertible {
    case tea, coffee
    var price: Int { self == .tea ? 2 : 3 }
    var id: String { rawValue }
    var description: String { "a cup of \(rawValue)" }
}
enum OrderError: LocalizedError {
    case soldOut(Drink), closed
    var errorDescription: String? {
        switch self {
        case .soldOut(let drink): "There is no \(drink.id) left."
        case .closed: nil
        }
    }
    var recoverySuggestion: String? { "Try tomorrow." }
}
let tab: [any Priced] = [Drink.tea, Drink.coffee, Drink.coffee]
print(tab.map(\.price).reduce(0, +), Drink.tea, "\(Drink.coffee)")
func order(_ drink: Drink) throws { throw OrderError.soldOut(drink) }
do { try order(.coffee) } catch {
    print(error.localizedDescription)
    print((error as? LocalizedError)?.recoverySuggestion ?? "-", error)
}
