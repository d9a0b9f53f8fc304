// Errors and Result.
import Foundation
enum Failure: Error { case empty, bad(String) }
enum Described: LocalizedError { case one; var errorDescription: String? { "described" } }
func check(_ text: String) throws -> Int {
    if text.isEmpty { throw Failure.empty }
    guard let number = Int(text) else { throw Failure.bad(text) }
    return number
}
for text in ["1", "", "x"] {
    do { print(try check(text)) } catch Failure.bad(let what) { print("bad", what) } catch { print(error, error.localizedDescription) }
}
let results = ["1", ""].map { text in Result { try check(text) } }
for result in results {
    switch result {
    case .success(let number): print("ok", number)
    case .failure(let error): print("no", error)
    }
}
print((try? results[0].get()) as Any, (try? results[1].get()) as Any, results[0].map { $0 + 1 })
print(Described.one.localizedDescription, Failure.bad("q").localizedDescription, Failure.empty)
