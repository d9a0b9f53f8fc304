// Async and throwing getters, subscripts and initialisers; async closures stored in collections.
struct Page { let number: Int; init(loading number: Int) async throws { if number > 9 { throw Gone(number: number) }; self.number = number }
    var title: String { get async { "page \(number)" } }
    var words: Int { get async throws { if number == 3 { throw Gone(number: 3) }; return number * 100 } }
    subscript(line: Int) -> String { get async { "line \(line) of \(number)" } } }
struct Gone: Error { let number: Int }
let page = try await Page(loading: 2)
print(await page.title, try await page.words, await page[5])
for number in [3, 12] {
    do { let page = try await Page(loading: number); print(try await page.words) } catch let gone as Gone { print("gone", gone.number) }
}
let jobs: [(Int) async throws -> String] = [
    { n in await Page(number: n).title }, { n in try await "\(Page(number: n).words)" }, { _ in throw Gone(number: 0) },
]
extension Page { init(number: Int) { self.number = number } }
for job in jobs { print((try? await job(4)) ?? "failed") }
let handlers: [String: () async -> Int] = ["a": { 1 }, "b": { await page[1].count }]
for (name, handler) in handlers.sorted(by: { $0.key < $1.key }) { print(name, await handler()) }
