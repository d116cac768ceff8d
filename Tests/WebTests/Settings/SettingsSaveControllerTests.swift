import HTTP
import MVVM
import MVVMTesting
import Testing
import ViewModels

@testable import Web

@Suite("Saving the settings")
struct SettingsSaveControllerTests {
    private let board: TestBoard

    init() throws {
        board = try TestBoard()
    }

    private func save(
        displayName: String = "", locale: String = "", timeZone: String = "", theme: String = ""
    ) async throws -> TestResponse {
        try await board.client.post(
            "/settings-save",
            form: ["displayName": displayName, "locale": locale, "timeZone": timeZone, "theme": theme])
    }

    @Test("changes the very next page: language, direction, theme, name")
    func next() async throws {
        let answer = try await save(displayName: "Amal", locale: "ar", theme: "dark")
        try expectSnapshot(of: answer.exchange, named: "saved-html")
        #expect(answer.status == .seeOther)
        #expect(answer.fields[.location] == "/settings")
        let page = try await board.client.get("/settings", language: "es")
        let document = try page.document
        #expect(document.problems == [])
        #expect(page.fields[.contentLanguage] == "ar")
        #expect(try document.attribute("dir", at: "/html") == "rtl")
        #expect(try document.attribute("data-theme", at: "/html") == "dark")
        #expect(try document.text("//*[@data-toast='note']") == "حُفظت إعداداتك.")
        #expect(try document.attribute("value", at: "//*[@id='field-displayName']") == "Amal")
        #expect(try document.attribute("value", at: "//*[@id='field-locale']/option[@selected]") == "ar")
        #expect(try document.attribute("value", at: "//input[@name='theme'][@checked]") == "dark")
        let form = try await board.client.get("/new-idea").document
        #expect(try form.attribute("value", at: "//input[@type='hidden'][@name='authorName']") == "Amal")
    }

    @Test("goes back to browser and device when it is emptied")
    func emptied() async throws {
        _ = try await save(locale: "ar", theme: "dark")
        _ = try await save()
        let page = try await board.client.get("/settings", language: "es")
        #expect(page.fields[.contentLanguage] == "es")
        #expect(try page.document.exists("/html[@data-theme]") == false)
    }

    @Test("comes after a language in the address, and before that of the cookie and the browser")
    func localeOrder() async throws {
        func language(_ target: String = "/idea-board") async throws -> String? {
            try await board.client.get(target, language: "ar").fields[.contentLanguage]
        }
        #expect(try await language() == "ar")
        _ = try await board.client.get("/idea-board?locale=en")
        #expect(try await language() == "en")
        _ = try await save(locale: "es")
        #expect(try await language() == "es")
        #expect(try await language("/idea-board?locale=ar") == "ar")
        #expect(try await language() == "es")
    }

    @Test("takes the switch of languages away, which would last for one page")
    func switcher() async throws {
        #expect(try await board.client.get("/settings").document.count("//*[@data-ui='localeSwitch']") == 3)
        _ = try await save(locale: "es")
        #expect(try await board.client.get("/settings").document.count("//*[@data-ui='localeSwitch']") == 0)
    }

    @Test("shows dates in the zone that was set, else in the device's, else in the site's")
    func timeZone() async throws {
        // The clock of the board begins shortly before midnight in UTC.
        let idea = try await board.post("Dark mode")
        func date() async throws -> String? {
            try await board.client.get(IdeaRequest(id: idea.id).target).document.text("//time")
        }
        let site = try await date()
        await board.client.setCookie("vitrine-time-zone", to: "Pacific/Kiritimati")
        let device = try await date()
        _ = try await save(timeZone: "Pacific/Pago_Pago")
        let set = try await date()
        #expect(Set([site, device, set]).count > 1)
        #expect(set != device)
        _ = try await save()
        #expect(try await date() == device)
        for nonsense in ["GMT+25", "Mars/Olympus", "../../etc/passwd", ""] {
            await board.client.setCookie("vitrine-time-zone", to: nonsense)
            #expect(try await date() == site, "\(nonsense)")
        }
    }

    @Test("is a PUT for programs")
    func json() async throws {
        let answer = try await board.client.send("/settings-save", json: #"{"theme":"dark"}"#, method: .put)
        try expectSnapshot(of: answer.exchangeWithoutTimeZones, named: "saved-json")
        #expect(answer.status == .ok)
        let settings: SettingsViewModel = try answer.json()
        #expect(settings.theme == "dark" && settings.displayName.isEmpty)
    }

    @Test("is refused with what is wrong at each field, and nothing is saved")
    func refused() async throws {
        let answer = try await save(displayName: "Ada", timeZone: "Mars/Olympus", theme: "sepia")
        #expect(answer.status == .unprocessableContent)
        let document = try answer.document
        #expect(document.problems == [])
        for name in ["timeZone", "theme"] {
            #expect(try document.text("//*[@id='error-\(name)']")?.isEmpty == false)
        }
        #expect(try document.attribute("data-code", at: "//*[@data-toast='error']") == "invalidFields")
        let page = try await board.client.get("/settings").document
        #expect(try page.attribute("value", at: "//*[@name='displayName']") == "")
    }
}
