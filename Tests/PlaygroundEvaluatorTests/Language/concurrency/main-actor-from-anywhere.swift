// What may use the main actor's members without waiting: its own types, functions and closures, and those below them.
@MainActor class Screen {
    var lines: [String] = []
    let title = "screen"
    func show(_ line: String) { lines.append(line) }
    nonisolated func hint() -> String { "hint for " + title }
}
final class Page: Screen {
    override func show(_ line: String) { super.show("page: " + line) }
    func showAll(_ all: [String]) { all.forEach { show($0) } }
}
@MainActor protocol Shower { func present(on screen: Screen) }
struct Note: Shower {
    let text: String
    func present(on screen: Screen) { screen.show(text) }
}
@MainActor func greet(_ screen: Screen) { screen.show("hello") }
func prepare() async -> [String] {
    let page = await Page()
    await page.showAll(["a", "b"])
    await greet(page)
    await Note(text: "note").present(on: page)
    await MainActor.run { page.show("run") }
    await Task { @MainActor in page.show("task") }.value
    return await page.lines + [page.hint(), page.title]
}
print(await prepare())
