import Foundation
import MVVM
import MVVMTesting
import ViewModels

/// A person before the board: finds things as a person does, and waits until the page shows them.
struct Visitor {
    let web: WebProgram
    let browser: WebDriverSession

    func open(_ path: String = "/") async throws {
        try await browser.open(web.address + path)
    }

    var path: String {
        get async throws { String(try await browser.address.dropFirst(web.address.count)) }
    }

    func click(_ control: String) async throws {
        try await browser.find("[data-ui=\(control)]").click()
    }

    func fill(_ field: String, with text: String) async throws {
        let control = try await browser.find("[data-ui=field-\(field)]")
        try await control.clear()
        try await control.type(text)
    }

    /// What each element shows, read at once, so that a swap in between cannot make one of them stale.
    func texts(_ css: String) async throws -> [String] {
        try await browser.execute(
            "return [...document.querySelectorAll(arguments[0])].map(element => element.innerText.trim())", [css])
    }

    /// Waits until an element shows a text.
    func see(_ text: String, in css: String) async throws {
        try await browser.wait(for: "'\(text)' in \(css)") { try await texts(css).contains { $0.contains(text) } }
    }

    func seeIdea(_ title: String, in stage: StageName) async throws {
        try await see(title, in: "[data-kind=\(stage)] .card-title")
    }

    /// Chooses a stage in the idea's own form and presses its button.
    func move(_ idea: ModelIdType, to stage: StageName) async throws {
        let column = try await browser.find("[data-kind=\(stage)]").attribute("data-stage-id") ?? ""
        let card = "[data-idea-id='\(idea.uuidString.lowercased())']"
        try await browser.find("\(card) option[value='\(column)']").click()
        try await browser.find("\(card) [data-ui=moveSubmit]").click()
    }

    func fillForm(title: String, text: String = "", author: String = "Ada") async throws {
        try await fill("title", with: title)
        try await fill("text", with: text)
        try await fill("authorName", with: author)
    }

    /// Runs a script that returns nothing.
    func run(_ script: String, _ arguments: String...) async throws {
        let _: Bool = try await browser.execute(script + "; return true", arguments)
    }

    /// Where the keyboard is: the name of the control, or of the element.
    var focus: String {
        get async throws {
            try await browser.execute(
                "const it = document.activeElement; return it.dataset.ui ?? it.localName")
        }
    }
}
