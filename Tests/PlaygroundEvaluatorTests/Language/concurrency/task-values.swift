// Tasks give values, errors and results; detached ones too.
struct Broken: Error { var code: Int }
let task = Task { () -> Int in try await Task.sleep(nanoseconds: 1_000); return 42 }
print(try await task.value)
let failing = Task<String, any Error> { throw Broken(code: 7) }
do { print(try await failing.value) } catch let broken as Broken { print("broken", broken.code) }
switch await failing.result { case .success(let text): print(text); case .failure(let error): print("result", error) }
let plain = Task { "no await needed" }
print(await plain.value.count, (try? await failing.value) ?? "none")
let nested = Task { await Task { 5 }.value * 2 }
print(await nested.value)
let detached = Task.detached(priority: .background) { (1...10).reduce(0, +) }
print(await detached.value)
var results: [Int] = []
for n in 1...3 { results.append(await Task { n * n }.value) }
print(results)
