// How errors print: enums, structs, own descriptions, localised texts, as values of `any Error`.
import Foundation
enum Plain: Error { case simple, loaded(Int, label: String) }
struct Detailed: Error { var code = 3; var reason = "full" }
enum Nice: LocalizedError {
    case missing(String)
    var errorDescription: String? { switch self { case .missing(let name): "The file \(name) is missing." } }
    var recoverySuggestion: String? { "Look elsewhere." }
}
struct Text: Error, CustomStringConvertible { var description: String { "own text" } }
let errors: [any Error] = [Plain.simple, Plain.loaded(2, label: "x"), Detailed(), Nice.missing("a.txt"), Text()]
for error in errors { print(error, "/", "\(error)") }
print(Nice.missing("b").localizedDescription, (Nice.missing("c") as any Error).localizedDescription)
print(errors.compactMap { ($0 as? any LocalizedError)?.recoverySuggestion }, errors.filter { $0 is Plain }.count)
func fail(_ n: Int) throws { throw errors[n] }
for n in errors.indices {
    do { try fail(n) } catch let plain as Plain { print("plain", plain) } catch { print(type(of: error)) }
}
