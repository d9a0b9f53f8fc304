// Closures stored in objects: strong cycles broken with weak self, values captured at creation.
final class Button {
    var onTap: (() -> Void)?
    func tap() { onTap?() }
}
final class Page {
    let title: String
    let button = Button()
    var taps = 0
    init(title: String, step: Int) {
        self.title = title
        button.onTap = { [weak self, step] in
            guard let self else { return print("no page") }
            taps += step
            print(self.title, taps)
        }
    }
    deinit { print("bye", title) }
}
var page: Page? = Page(title: "Home", step: 2)
let button = page!.button
button.tap()
button.tap()
page = nil
button.tap()
