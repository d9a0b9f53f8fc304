// Errors as values: kept, compared by case, turned into text, thrown again later.
enum Fault: Error, Equatable, CaseIterable { case offline, timeout, denied }
struct Report { var attempts: [Result<String, Fault>] = []; var failures: [Fault] { attempts.compactMap { if case .failure(let fault) = $0 { fault } else { nil } } } }
func ask(_ n: Int) throws(Fault) -> String { if n < Fault.allCases.count { throw Fault.allCases[n] }; return "answer \(n)" }
var report = Report()
for n in 1...4 {
    do { report.attempts.append(.success(try ask(n))) } catch { report.attempts.append(.failure(error)) }
}
print(report.failures, report.attempts.count, report.failures.contains(.denied))
let pending: [any Error] = report.failures + [CancellationError()]
for error in pending {
    switch error {
    case Fault.timeout: print("wait")
    case let fault as Fault: print("fault", fault)
    case is CancellationError: print("cancelled")
    default: print("?")
    }
}
func first(of errors: [any Error]) throws { if let error = errors.first { throw error } }
do { try first(of: pending) } catch Fault.timeout { print("timeout again") } catch { print(error) }
func describe(_ body: () throws -> String) -> String { do { return try body() } catch { return "<\(error)>" } }
print(describe { try ask(0) }, describe { try ask(9) }, describe { throw CancellationError() }.prefix(13))
