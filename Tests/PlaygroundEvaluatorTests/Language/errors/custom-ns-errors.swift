// Errors as Foundation sees them: domain, code and the sentence for people.
import Foundation

enum Plain: Error { case first, second }
enum Numbered: Int, Error { case missing = 404, broken = 500 }
struct Spoken: LocalizedError {
    var code: Int
    var errorDescription: String? { "Something \(code) went wrong." }
    var recoverySuggestion: String? { "Try again." }
}
struct Domained: CustomNSError { var errorCode: Int { 77 } }

print((Plain.second as NSError).code, (Numbered.broken as NSError).code, (Domained() as NSError).code)
print(Spoken(code: 3).localizedDescription, Spoken(code: 3).recoverySuggestion!, (Spoken(code: 4) as NSError).localizedDescription)
let error = NSError(domain: "shop", code: 12, userInfo: [NSLocalizedDescriptionKey: "Sold out"])
print(error.domain, error.code, error.localizedDescription)
func fail(_ error: any Error) -> String {
    do { throw error } catch let error as Spoken { return "spoken \(error.code)" } catch let error as Numbered where error == .missing {
        return "missing"
    } catch { return "other \(error)" }
}
print(fail(Spoken(code: 1)), fail(Numbered.missing), fail(Numbered.broken), fail(Plain.first))
print(URLError(.timedOut).code == .timedOut, (URLError(.badURL) as any Error) is URLError, URLError(.cancelled).errorCode)
