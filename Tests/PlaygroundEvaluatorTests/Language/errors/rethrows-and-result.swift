// Functions that rethrow, and Result with all its transformations.
enum E: Error { case odd(Int), other }
func each(_ values: [Int], _ body: (Int) throws -> Int) rethrows -> [Int] {
    var out: [Int] = []
    for value in values { out.append(try body(value)) }
    return out
}
print(each([1, 2]) { $0 * 2 })
do { _ = try each([2, 3, 4]) { if $0 % 2 == 1 { throw E.odd($0) }; return $0 } } catch E.odd(let n) { print("odd", n) } catch { print("?") }
func evens(_ n: Int) -> Result<Int, E> { n % 2 == 0 ? .success(n) : .failure(.odd(n)) }
print(evens(4), evens(5))
print(evens(4).map { $0 + 1 }, evens(5).map { $0 + 1 }, evens(4).flatMap { evens($0 + 1) })
print(evens(7).mapError { _ in E.other }, evens(7).flatMapError { _ in .success(0) } as Result<Int, E>)
print((try? evens(2).get()) as Any, (try? evens(3).get()) as Any)
do { print(try evens(8).get()); print(try evens(9).get()) } catch let E.odd(n) { print("got odd", n) } catch { print(error) }
switch evens(10) { case .success(let n) where n > 5: print("big", n); case .success: print("small"); case .failure(let e): print(e) }
let all = [1, 2, 3].map(evens)
print(all.compactMap { try? $0.get() }, all.filter { if case .failure = $0 { true } else { false } }.count)
let text = Result<String, any Error> { "fine" }
print(try text.get(), text.map(\.count))
