import Foundation
import SourceText

/// The frame of a report: head, security policy, tabs, style and script.
struct ReportPage {
    struct Tab {
        var id: String
        var name: String
        var hasFailures: Bool
        var body: Markup
    }

    var title: String
    /// The document's name.
    var source: String
    var models: [String]
    var tabs: [Tab]

    private static let style = String(decoding: PackageResources.report_css, as: UTF8.self)
    private static let script = String(decoding: PackageResources.report_js, as: UTF8.self)

    var markup: Markup {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <meta name="referrer" content="no-referrer">
        <title>\(title)</title>
        <link rel="icon" href="data:,">
        <style>\(Markup(escapedElsewhere: Self.style))</style>
        </head>
        <body>
        <a class="skip" href="#main">Skip to the results</a>
        <header>
        <p class="source">\(source)\(Markup(models.map { " <span class=\"model\">\($0)</span>" }))</p>
        <div id="tools"></div>
        <nav aria-label="Playgrounds">\(Markup(tabs.map(link)))</nav>
        </header>
        <main id="main" tabindex="-1">
        \(Markup(tabs.map(panel)))</main>
        <script>\(Markup(escapedElsewhere: Self.script))</script>
        </body>
        </html>

        """
    }

    private func link(_ tab: Tab) -> Markup {
        let mark: Markup = tab.hasFailures ? "<span class=\"bad\"> failed</span>" : ""
        return "<a href=\"#\(tab.id)\">\(tab.name)\(mark)</a>"
    }

    private func panel(_ tab: Tab) -> Markup {
        "<section class=\"panel\" id=\"\(tab.id)\" aria-label=\"\(tab.name)\">\n\(tab.body)</section>\n"
    }

    /// Only the style and the script that this program wrote, known by their hashes; nothing is ever loaded.
    private static var policy: String {
        let (style, script) = (hash(Self.style), hash(Self.script))
        return "default-src 'none'; style-src \(style); script-src \(script); img-src data:; base-uri 'none'; "
            + "form-action 'none'"
    }

    private static func hash(_ text: String) -> String {
        var hash = SHA256()
        hash.update(text.utf8)
        return "'sha256-\(Data(hash.bytes()).base64EncodedString())'"
    }
}
