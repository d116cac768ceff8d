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
        if await board.client.cookie("__Host-vitrine") == nil { _ = try await board.client.get("/settings") }
        return try await board.client.post(
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
        #expect(try form.exists("//*[@name='authorName']") == false)
        #expect(try form.text("//*[@class='sheet-signature']")?.contains("Amal") == true)
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

    @Test("forgets what the switch of languages said, whether it sets a language or leaves it to the browser")
    func afterSwitch() async throws {
        for locale in ["", "ar"] {
            _ = try await board.client.get("/settings?locale=es")
            #expect(await board.client.cookie("__Host-vitrine-locale") == "es")
            _ = try await save(locale: locale)
            #expect(await board.client.cookie("__Host-vitrine-locale") == nil)
            let page = try await board.client.get("/settings", language: "en")
            #expect(page.fields[.contentLanguage] == (locale.isEmpty ? "en" : locale))
        }
        // Nothing to forget: nothing is said.
        #expect(try await save().fields.values(of: .setCookie).allSatisfy { !$0.contains("locale") })
    }

    @Test("puts the way to the settings in place of the switch of languages, which would last for one page")
    func switcher() async throws {
        let (languages, setting) = ("//*[@data-ui='localeSwitch']", "//*[@data-ui='languageSetting']")
        let before = try await board.client.get("/settings").document
        #expect(try (before.count(languages), before.count(setting)) == (3, 0))
        _ = try await save(locale: "es")
        let page = try await board.client.get("/idea-board").document
        #expect(try (page.count(languages), page.count(setting)) == (0, 1))
        #expect(try page.text(setting) == "Idioma: Español")
        #expect(try page.attribute("href", at: setting) == "/settings")
        // It is the setting also on a page that an address shows in another language.
        let arabic = try await board.client.get("/idea-board?locale=ar").document
        #expect(try arabic.count(languages) == 0)
        #expect(try arabic.text(setting)?.contains("Español") == true)
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
        // Firefox says Asia/Kolkata, Chromium Asia/Calcutta.
        for zone in ["Asia/Kolkata", "Asia/Calcutta", "UTC"] {
            #expect(try await save(timeZone: zone).status == .seeOther, "\(zone)")
            let page = try await board.client.get("/settings").document
            #expect(try page.attribute("value", at: "//*[@id='field-timeZone']//option[@selected]") == zone)
        }
        _ = try await save()
        for nonsense in ["GMT+25", "Mars/Olympus", "../../etc/passwd", ""] {
            await board.client.setCookie("vitrine-time-zone", to: nonsense)
            #expect(try await date() == site, "\(nonsense)")
        }
    }

    @Test("offers each time zone once, by its city, in the reader's language and order")
    func zones() async throws {
        let english = try await board.client.get("/settings", language: "en").document
        let select = "//*[@id='field-timeZone']"
        let values = try english.texts("\(select)//option/@value")
        #expect(Set(values).count == values.count)
        #expect(Set(["UTC", "Asia/Kolkata", "Europe/Kyiv", "Europe/Madrid"]).isSubset(of: values))
        #expect(Set(["Asia/Calcutta", "US/Pacific", "Etc/UTC"]).isDisjoint(with: values))
        #expect(try english.texts("\(select)/optgroup/@label").prefix(3) == ["Africa", "Americas", "Antarctica"])
        let european = try english.texts("\(select)/optgroup[@label='Europe']/option")
        #expect(european.first == "Amsterdam" && european.contains("Kyiv"))
        let arabic = try await board.client.get("/settings", language: "ar").document
        #expect(try arabic.text("\(select)//option[@value='Europe/Madrid']") == "مدريد")
    }

    @Test("is a PUT for programs, which keep the cookie of a page and say where they write from")
    func json() async throws {
        _ = try await board.client.get("/settings")
        let answer = try await board.client.send(
            "/settings-save", json: #"{"theme":"dark"}"#, method: .put, fields: ["Origin": "https://ideas.example"])
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

    @Test("of nobody known is refused, and makes nobody")
    func nobody() async throws {
        let answer = try await board.client.send("/settings-save", json: #"{"theme":"dark"}"#, method: .put)
        #expect(answer.status == .forbidden)
        #expect(try answer.json(SettingsSaveRequest.ResponseError.self).code == .visitorUnknown)
        let form = try await board.client.post("/settings-save", form: ["displayName": "Amal", "theme": "dark"])
        #expect(form.status == .forbidden)
        // The very page of the refusal hands out the token, with what was typed.
        #expect(try form.document.attribute("value", at: "//*[@id='field-displayName']") == "Amal")
        #expect(await board.client.cookie("__Host-vitrine") != nil)
        #expect(try await board.visitors() == 0)
    }
}
