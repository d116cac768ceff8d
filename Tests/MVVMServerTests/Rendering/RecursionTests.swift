import MVVM
import MVVMTesting
import Mustache
import Testing

@testable import MVVMServer

@Suite("A view model that contains itself")
struct RecursionTests {
    @Test("has one schema, which its own fields lead back to")
    func schema() throws {
        let schema = SchemaBook().schema(of: IdeaThreadViewModel.self)
        let slot = try #require(schema.slot(for: "replies"))
        guard case .list(.object(let element)) = schema.fields[slot].kind else {
            Issue.record("no list of objects: \(schema.fields[slot].kind)")
            return
        }
        #expect(element() === schema)
        #expect(element().name == "IdeaThreadViewModel")
    }

    @Test("is shown by a template that inserts itself, in both faces")
    func faces() async throws {
        var routes = Routes<TinyServices>.tiny
        routes.register(IdeaThreadViewModel.self)
        let files = [
            "Templates/Ideas/IdeaThreadView.mustache": """
            {{<Shared/LayoutView}}
            {{$title}}{{pageTitle}}{{/title}}
            {{$main}}<h1>{{pageTitle}}</h1>{{>Ideas/IdeaRepliesView}}{{/main}}
            {{/Shared/LayoutView}}

            """,
            "Templates/Ideas/IdeaRepliesView.mustache":
                "<ul>{{#replies}}<li>{{pageTitle}}{{>Ideas/IdeaRepliesView}}</li>{{/replies}}</ul>",
        ]
        let client = try TinySite(files: files, routes: routes).client
        let page = try await client.get("/idea-thread").document
        #expect(try page.texts("//main/ul/li/ul/li") == ["High contrast"])
        #expect(try page.texts("//main//li").count == 3)
        let json = try await client.get("/idea-thread", accept: "application/json")
        #expect(try json.json(IdeaThreadViewModel.self).replies[0].replies[0].pageTitle == "High contrast")
    }
}
