import Foundation
import Testing

@testable import MVVMTesting

@Suite("A browser", .serialized, .timeLimit(.minutes(2)))
struct WebDriverTests {
    private static let page = """
        <!doctype html><html lang="en"><meta charset="utf-8"><title>Board</title>
        <style>:root { color-scheme: light dark; background: white } :focus { outline: 2px solid red }
        @media (prefers-color-scheme: dark) { :root { background: black } }</style>
        <h1>Ideas</h1><noscript><p id="off">Script is off</p></noscript>
        <form method="get"><input id="title" name="title" value="old"><button data-ui="send">Send</button></form>
        <p id="state">ready</p><p lang="ar" dir="rtl">الوضع الداكن</p>
        <script>
        addEventListener("keydown", event => document.querySelector("#state").textContent = event.key)
        setTimeout(() => document.body.insertAdjacentHTML("beforeend", "<p id=late>late</p>"), 300)
        </script></html>
        """

    private let folder: TemporaryFolder
    private let address: String

    init() throws {
        folder = try TemporaryFolder()
        address = "file://" + (try folder.write(Self.page, to: "board.html"))
    }

    @Test("reads, types, clicks and presses keys")
    func drives() async throws {
        try await WebDriver.withBrowser { browser in
            try await browser.open(address)
            #expect(try await browser.title == "Board")
            #expect(try await browser.find("h1").text == "Ideas")
            #expect(try await browser.findAll("p").count >= 2)

            let title = try await browser.find("#title")
            #expect(try await title.attribute("name") == "title")
            #expect(try await title.attribute("hidden") == nil)
            try await title.clear()
            try await title.type("Dark mode")
            #expect(try await title.value == "Dark mode")

            try await browser.press(.tab)
            #expect(try await browser.execute("return document.activeElement.dataset.ui") == "send")
            try await browser.press(.escape)
            #expect(try await browser.find("#state").text == "Escape")

            try await browser.find("form").submit()
            try await browser.wait(for: "the answer") { try await browser.address.contains("?title=Dark+mode") }
        }
    }

    @Test("waits for an element that comes late, and not for ever")
    func waits() async throws {
        try await WebDriver.withBrowser { browser in
            try await browser.open(address)
            #expect(try await browser.find("#late").text == "late")
            let error = await #expect(throws: WebDriverError.self) {
                try await browser.find("#never", within: .milliseconds(100))
            }
            #expect(error?.code == "no such element")
            await #expect(throws: WebDriverError.self) { let _: Int = try await browser.execute("return nope()") }
        }
    }

    @Test("runs no script when asked not to, and still sends forms")
    func withoutScript() async throws {
        try await WebDriver.withBrowser(WebDriverOptions(javaScriptEnabled: false)) { browser in
            try await browser.open(address)
            #expect(try await browser.find("#off").text == "Script is off")
            #expect(try await browser.execute("return document.querySelectorAll('#late').length") == 0)
            let title = try await browser.find("#title")
            try await title.clear()
            try await title.type("Export as CSV")
            try await title.type(.enter)
            try await browser.wait(for: "the answer") { try await browser.address.contains("?title=Export+as+CSV") }
            try await browser.find("form").submit()
            try await browser.wait(for: "the answer") { try await browser.address.contains("?title=old") }
        }
    }

    @Test("takes pictures in the size, language and colours that are asked for")
    func looks() async throws {
        try await WebDriver.withBrowser(WebDriverOptions(language: "ar", width: 800, height: 600)) { browser in
            try await browser.open(address)
            #expect(try await browser.execute("return navigator.language") == "ar")
            #expect(try await browser.execute("return [innerWidth, innerHeight]") == [800, 600])
            try await browser.resize(width: 320, height: 500)
            #expect(try await browser.execute("return [innerWidth, innerHeight]") == [320, 500])

            let root = try await browser.find("html")
            #expect(try await root.style("background-color") == "rgba(255, 255, 255, 1)")
            try await browser.emulate(.dark)
            #expect(try await root.style("background-color") == "rgba(0, 0, 0, 1)")
            let picture = try await browser.screenshot()
            #expect(picture.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        }
    }

    @Test("leaves no process behind, even when the test throws")
    func leavesNothing() async throws {
        struct Stop: Error {}
        var folder = ""
        do {
            let driver = try await WebDriver()
            folder = driver.folder
            try await driver.openBrowser().open(address)
            #expect(try processes(in: folder).count > 1)
            throw Stop()
        } catch is Stop {}
        // A killed process is there until the system has taken it apart.
        for _ in 0..<100 where try !processes(in: folder).isEmpty { try await Task.sleep(for: .milliseconds(50)) }
        #expect(try processes(in: folder) == [])
    }

    /// The processes whose folder for temporary files is this one; other tests have browsers of their own.
    private func processes(in folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: "/proc").filter { process in
            // A process may end between the listing and the reading.
            let environment = try? String(contentsOfFile: "/proc/\(process)/environ", encoding: .utf8)
            return Int32(process) != nil && environment?.contains("TMPDIR=\(folder)") == true
        }
    }
}
