import Foundation
import HTTP
import MVVM
import MVVMTesting
import Testing
import ViewModels

@testable import Web

@Suite("Every rule of every form")
struct FormRuleTests {
    private let board: TestBoard
    private let fragment: FieldValue = "text/vnd.vitrine.fragment+html"

    init() throws {
        board = try TestBoard()
    }

    private struct Problem: Decodable {
        let validations: [ValidationResult]
    }

    private func post(
        _ rule: BrokenRule, accept: FieldValue, fields: HeaderFields = [:]
    ) async throws -> TestResponse {
        let text = rule.body.sorted { $0.key < $1.key }
            .map { PercentCoding.encode($0.key) + "=" + PercentCoding.encode($0.value) }.joined(separator: "&")
        var fields = fields
        for (name, value) in [
            ("Accept", accept), ("Content-Type", "application/x-www-form-urlencoded"),
            ("Sec-Fetch-Site", "same-origin"),
        ] as [(FieldName, FieldValue)] { fields.append(name, value) }
        return try await board.client.send(TestRequest(.post, rule.form, fields: fields, body: Array(text.utf8)))
    }

    private func send(_ rule: BrokenRule, fields: HeaderFields = [:]) async throws -> TestResponse {
        let json = try JSONEncoder().encode(rule.body)
        let method = HTTP.Method(rawValue: rule.method)
        return try await board.program.send(
            rule.form, json: String(decoding: json, as: UTF8.self), method: method, fields: fields)
    }

    @Test(
        "says the same at the field, where the focus goes, and loses nothing that was typed", arguments: BrokenRule.all)
    func form(_ rule: BrokenRule) async throws {
        let answer = try await post(rule, accept: "text/html")
        #expect(answer.status == .unprocessableContent)
        let document = try answer.document
        #expect(document.problems == [])
        #expect(try document.text("//*[@id='error-\(rule.field)']") == rule.message)
        #expect(try document.count("//*[@aria-invalid='true']/ancestor-or-self::*[@data-field]") == 1)
        #expect(try document.texts("//*[@data-toast='error']//li") == [rule.message])
        #expect(try document.attribute("id", at: "//*[@autofocus]") == "field-\(rule.field)")
        for (name, value) in rule.body where name != "theme" && name != "locale" && name != "timeZone" {
            let typed =
                name == "text"
                ? try document.text("//textarea") : try document.attribute("value", at: "//input[@name='\(name)']")
            #expect(typed == value)
        }
    }

    @Test("says the same to the script", arguments: BrokenRule.all)
    func toast(_ rule: BrokenRule) async throws {
        let answer = try await post(rule, accept: fragment)
        #expect(answer.status == .unprocessableContent)
        #expect(try answer.document.texts("//*[@data-field-message='\(rule.field) ']") == [rule.message])
        #expect(try answer.document.exists("//main") == false)
    }

    @Test("says the same to programs", arguments: BrokenRule.all)
    func json(_ rule: BrokenRule) async throws {
        let answer = try await send(rule)
        #expect(answer.status == .unprocessableContent)
        let messages = try answer.json(Problem.self).validations.flatMap(\.messages)
        #expect(messages.flatMap(\.fieldIds) == [rule.field])
        #expect(messages.map(\.message) == [.constant(rule.message)])
    }

    @Test("is told before the form is sent, and nothing is written", arguments: BrokenRule.all)
    func check(_ rule: BrokenRule) async throws {
        let answer = try await post(rule, accept: fragment, fields: ["Validate-Only": "true"])
        #expect(answer.status == .ok)
        #expect(try answer.document.texts("//*[@data-field-message='\(rule.field) ']") == [rule.message])
        let json = try await send(rule, fields: ["Validate-Only": "true"])
        #expect(json.status == .ok)
        let check: FormCheckViewModel = try json.json()
        #expect(check.validations.flatMap(\.messages).map(\.message) == [.constant(rule.message)])
    }

    @Test("A form without faults is told so, and not sent")
    func clean() async throws {
        let rule = BrokenRule(form: "/idea-create", method: "POST", field: "text", value: "", message: "")
        let answer = try await post(rule, accept: fragment, fields: ["Validate-Only": "true"])
        #expect(answer.status == .ok)
        #expect(try answer.document.exists("//li") == false)
        #expect(try await board.client.get("/idea-board").document.exists("//h3") == false)
    }

    @Test("All broken rules of a form are told at once, in every face")
    func together() async throws {
        let broken: [String: String] = ["locale": "tlh", "timeZone": "Mars/Olympus", "theme": "sepia"]
        let rule = BrokenRule(
            form: "/settings-save", method: "PUT", field: "displayName", value: String(repeating: "x", count: 61),
            message: "", besides: broken)
        let fields = ["displayName", "locale", "timeZone", "theme"]
        let page = try await post(rule, accept: "text/html").document
        #expect(try page.texts("//*[@data-field]//*[@class='field-error'][text()]").count == 4)
        let toast = try await post(rule, accept: fragment).document
        #expect(try toast.count("//*[@data-field-message]") == 4)
        let validations = try await send(rule).json(Problem.self).validations
        #expect(validations.flatMap(\.messages).flatMap(\.fieldIds) == fields)
    }
}
