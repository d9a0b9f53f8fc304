// LocalizedError, CustomNSError-free messages, descriptions of errors in print, interpolation and Result.
import Foundation
struct Timeout: LocalizedError, CustomStringConvertible {
    let seconds: Int
    var errorDescription: String? { "Timed out after \(seconds) s" }
    var failureReason: String? { "The server slept" }
    var description: String { "Timeout(\(seconds))" }
}
enum Plain: Error { case one, two(code: Int) }
func attempt(_ n: Int) throws -> Int {
    switch n {
    case 0: throw Timeout(seconds: 30)
    case 1: throw Plain.two(code: 7)
    default: return n
    }
}
for n in 0...2 {
    do { print("got", try attempt(n)) } catch let error as LocalizedError {
        print(error.errorDescription ?? "-", error.failureReason ?? "-", error)
    } catch { print("plain \(error)", type(of: error)) }
}
let results = (0...2).map { n in Result { try attempt(n) } }
print(results.map { result in if case .failure(let error) = result { "\(error)" } else { "ok" } })
print(results[2], (try? results[1].get()) as Any)
