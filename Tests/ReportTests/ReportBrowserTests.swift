import Foundation
import Testing

/// The report in a real browser.
@Suite(.serialized, .enabled(if: Browser.isInstalled, "Chromium's driver is not installed"))
struct ReportBrowserTests {
    private let html = SampleReport().html

    @Test func asksForNothingAndComplainsAboutNothing() async throws {
        try await Browser.with { browser in
            try await browser.open(html)
            try await browser.click("#tab-playground-2")
            let others = try await browser.requests().filter { !$0.hasPrefix("file:") && !$0.hasPrefix("data:") }
            #expect(others == [])
            #expect(try await browser.consoleMessages() == [])
        }
    }

    @Test func showsOneTabAtATime() async throws {
        try await Browser.with { browser in
            try await browser.open(html)
            #expect(try await visiblePanels(browser) == "document")
            try await browser.click("#tab-playground-1")
            #expect(try await visiblePanels(browser) == "playground-1")
            try await browser.press(.right)
            #expect(try await visiblePanels(browser) == "playground-2")
            try await browser.press(.right)
            #expect(try await visiblePanels(browser) == "document")
            try await browser.press(.end)
            #expect(try await browser.value(of: "document.activeElement.textContent") == "Story")
            #expect(try await browser.value(of: "document.activeElement.getAttribute('aria-selected')") == "true")
        }
    }

    @Test func followsALinkToARequest() async throws {
        try await Browser.with { browser in
            try await browser.open(html)
            try await browser.click(".more[href='#request-1']")
            #expect(try await visiblePanels(browser) == "playground-1")
        }
    }

    @Test func foldsTreesByMouseAndKeyboard() async throws {
        try await Browser.with { browser in
            try await browser.open(html)
            let isOpen = "document.querySelector('.tree').open"
            #expect(try await browser.value(of: isOpen) == "false")
            try await browser.click(".tree > summary")
            #expect(try await browser.value(of: isOpen) == "true")
            try await browser.press(.enter)
            #expect(try await browser.value(of: isOpen) == "false")
        }
    }

    @Test func slidesThroughAStream() async throws {
        try await Browser.with { browser in
            try await browser.open(html, fragment: "#request-2")
            try await browser.click(".stream > summary")
            #expect(try await browser.text(of: ".snapshot") == "Once upon a time.")
            _ = try await browser.value(of: "document.querySelector('.stream input').focus()")
            try await browser.press(.left)
            #expect(try await browser.text(of: ".snapshot") == "Once upon a time")
            try await browser.press(.home)
            #expect(try await browser.text(of: ".snapshot") == "Once")
            let spoken = "document.activeElement.getAttribute('aria-valuetext')"
            #expect(try await browser.value(of: spoken) == "snapshot 1 of 4, 100 ms")
        }
    }

    @Test func filtersProblems() async throws {
        try await Browser.with { browser in
            try await browser.open(html)
            try await browser.click("#tools input[type=checkbox]")
            let shown = "[...document.querySelectorAll('#document [data-find]:not([hidden])')].map(e => e.className)"
            #expect(try await browser.value(of: shown) == "result failure")
        }
    }

    @Test func changesColours() async throws {
        try await Browser.with { browser in
            try await browser.open(html)
            let paper = "getComputedStyle(document.body).backgroundColor"
            let before = try await browser.value(of: paper)
            try await browser.click("#tools button")
            #expect(try await browser.value(of: paper) != before)
        }
    }

    @Test func showsEverythingWithoutScripts() async throws {
        try await Browser.with(scripts: false) { browser in
            try await browser.open(html)
            let text = try await browser.text(of: "body")
            let expected = [
                "A weekend in Kyoto", "Kinkaku-ji at dawn", "Tell a story", "You plan trips.", "Ryokan Maple",
                "Model Inference", "findHotels", "failed: plan.content.days.count == 3", "Request 2",
            ]
            #expect(expected.filter { !text.contains($0) } == [])
            try await browser.click(".stream > summary")
            #expect(try await browser.text(of: ".stream").contains("upon"))
        }
    }

    @Test func fitsANarrowWindow() async throws {
        try await Browser.with(width: 500) { browser in
            try await browser.open(html)
            #expect(try await browser.value(of: "document.documentElement.scrollWidth <= innerWidth") == "true")
        }
    }

    private func visiblePanels(_ browser: Browser) async throws -> String {
        try await browser.value(of: "[...document.querySelectorAll('.panel:not([hidden])')].map(e => e.id)")
    }
}
