// Errors: LocalizedError, NSError, what localizedDescription says.
import Foundation
enum Kitchen: LocalizedError {
    case burnt(minutes: Int), empty
    var errorDescription: String? {
        switch self {
        case .burnt(let minutes): "Burnt after \(minutes) minutes"
        case .empty: "Nothing left"
        }
    }
    var recoverySuggestion: String? { "Order pizza" }
    var failureReason: String? { self.isEmpty ? "Too many guests" : nil }
    var isEmpty: Bool { if case .empty = self { true } else { false } }
}
func cook(_ minutes: Int) throws -> String {
    if minutes > 10 { throw Kitchen.burnt(minutes: minutes) }
    if minutes == 0 { throw Kitchen.empty }
    return "done"
}
for minutes in [5, 20, 0] {
    do { print(try cook(minutes)) } catch {
        print(error.localizedDescription, error)
        if let kitchen = error as? LocalizedError { print(kitchen.errorDescription ?? "-", kitchen.recoverySuggestion ?? "-", kitchen.failureReason ?? "-") }
    }
}
struct Plain: Error { var code = 1 }
enum Coded: Int, Error { case first = 1, second }
print(Plain().localizedDescription, Coded.second.localizedDescription, (Plain() as Error) is LocalizedError)
let error = NSError(domain: "shop", code: 42, userInfo: [NSLocalizedDescriptionKey: "Sold out"])
print(error.domain, error.code, error.localizedDescription, error.userInfo[NSLocalizedDescriptionKey] as? String ?? "-", (error as Error).localizedDescription, error)
print(NSError(domain: "d", code: 1).localizedDescription, (Plain() as NSError).domain, (Coded.second as NSError).code, (Kitchen.empty as NSError).localizedDescription)
do { throw error } catch let error as NSError where error.code == 42 { print("caught", error.code) }
do { _ = try JSONDecoder().decode(Int.self, from: Data("x".utf8)) } catch { print(error is DecodingError, error.localizedDescription) }
func attempt() -> Result<String, Error> { Result { try cook(99) } }
if case .failure(let failure) = attempt() { print(failure.localizedDescription) }
print(CocoaError(.fileNoSuchFile).code == .fileNoSuchFile, URLError(.cancelled).code.rawValue, CancellationError())
