import MVVM
import Testing

@Suite("A value in a template and in JSON")
struct ValueKindsTests {
    @Test(
        "is shown wherever a view model may hold it",
        arguments: [
            (
                "{{#result}}{{#found}}<b>{{name}}</b>{{/found}}{{#notFound}}<i></i>{{/notFound}}{{/result}}",
                "<b>Ada</b>"
            ),
            ("{{#missing}}{{#found}}<b>{{name}}</b>{{/found}}{{#notFound}}<i></i>{{/notFound}}{{/missing}}", "<i></i>"),
            ("{{#result}}{{^notFound}}<b></b>{{/notFound}}{{/result}}", "<b></b>"),
            ("<p class=\"{{missing}}\"></p>", "<p class=\"notFound\"></p>"),
            (
                "{{#results}}{{#found}}<b>{{name}}</b>{{/found}}{{#notFound}}<i></i>{{/notFound}}{{/results}}",
                "<b>Grace</b><i></i>"
            ),
            ("{{#rows}}<tr>{{#.}}<td>{{.}}</td>{{/.}}</tr>{{/rows}}", "<tr><td>1</td><td>2</td></tr><tr></tr>"),
            ("{{#rows}}{{^.}}<i></i>{{/.}}{{/rows}}", "<i></i>"),
            (
                "{{#votes}}<dt>{{key}}</dt><dd>{{value}}</dd>{{/votes}}",
                "<dt>a</dt><dd>1</dd><dt>b</dt><dd>1,234</dd>"
            ),
            (
                "{{#votes}}<data value=\"{{value.value}}\"></data>{{/votes}}",
                #"<data value="1"></data><data value="1234"></data>"#
            ),
            (
                "{{#groups}}<dt>{{key}}</dt>{{#value}}<dd>{{.}}</dd>{{/value}}{{/groups}}",
                "<dt>new</dt><dd>Dark mode</dd>"
            ),
            (
                "{{#owner}}<b>{{name}}</b>{{/owner}}{{^owner}}<i></i>{{/owner}}<p>{{owner.name}}</p>",
                "<b>Linus</b><p>Linus</p>"
            ),
            (
                "{{#successor}}<b>{{name}}</b>{{/successor}}{{^successor}}<i></i>{{/successor}}<p>{{successor.name}}</p>",
                "<i></i><p></p>"
            ),
            (
                "{{#remarks}}<li>{{#.}}<b>{{.}}</b>{{/.}}{{^.}}<i></i>{{/.}}</li>{{/remarks}}",
                "<li><b>Later</b></li><li><i></i></li>"
            ),
            (
                "{{#switches}}<li>{{#.}}<b></b>{{/.}}{{^.}}<i></i>{{/.}}</li>{{/switches}}",
                "<li><b></b></li><li><i></i></li>"
            ),
            ("{{#counts}}<li>{{.}}</li>{{/counts}}", "<li>5,678</li>"),
            ("{{#title}}<h1>{{title}}</h1>{{/title}}{{^title}}<i></i>{{/title}}", "<h1>Ideas &amp; more</h1>"),
        ])
    func html(_ template: String, _ expected: String) throws {
        #expect(try IdeaTable(template: template).html() == expected)
    }

    @Test("is JSON that the type reads back")
    func json() throws {
        let expected = """
            {"title":"Ideas & more","result":{"found":{"name":"Ada"}},"missing":"notFound",\
            "results":[{"found":{"name":"Grace"}},"notFound"],"rows":[[1,2],[]],\
            "votes":{"a":{"value":1,"text":"1"},"b":{"value":1234,"text":"1,234"}},"groups":{"new":["Dark mode"]},\
            "owner":{"name":"Linus"},"successor":null,"remarks":["Later",null],"switches":[true,false],\
            "counts":[{"value":5678,"text":"5,678"}],"link":"/idea-list","vmId":"IdeaTableViewModel"}
            """
        #expect(try IdeaTable().json() == expected)
    }

    @Test("is not shown where it is computed: pages show what is stored")
    func computed() throws {
        #expect {
            try IdeaTable(template: "<p>{{rowCount}}</p>")
        } throws: { error in
            "\(error)".contains("/Templates/IdeaTableView.mustache:1:6: unknown name “rowCount” in IdeaTableViewModel")
        }
    }
}
