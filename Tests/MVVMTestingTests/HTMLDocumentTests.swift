import MVVMTesting
import Testing

@Suite("An HTML document")
struct HTMLDocumentTests {
    private static let board = """
        <!doctype html>
        <html lang="en"><head><meta charset="utf-8"><title>Board</title></head><body>
        <main><h1> The  idea
          board</h1>
        <article class="card" data-id="1"><h2>Dark mode</h2><p>Ada &amp; Grace</p></article>
        <article class="card" data-id="2"><h2>وضع داكن</h2><input name="title" required value="a&quot;b"></article>
        </main></body></html>
        """

    @Test("gives the text of what an XPath selects, with white space as a browser shows it")
    func text() throws {
        let page = try HTMLDocument(Self.board)
        #expect(try page.text("//h1") == "The idea board")
        #expect(try page.texts("//h2") == ["Dark mode", "وضع داكن"])
        #expect(try page.text("//p") == "Ada & Grace")
        #expect(try page.text("//h3") == nil)
    }

    @Test("keeps a no-break space, which is text")
    func noBreakSpace() throws {
        #expect(try HTMLDocument("<p>1&nbsp;200 </p>").text("//p") == "1\u{A0}200")
    }

    @Test("gives attributes, the empty ones too")
    func attributes() throws {
        let page = try HTMLDocument(Self.board)
        #expect(try page.attribute("data-id", at: "//article[2]") == "2")
        #expect(try page.attribute("value", at: "//input") == #"a"b"#)
        #expect(try page.attribute("required", at: "//input") == "")
        #expect(try page.attribute("required", at: "//article") == nil)
        #expect(try page.attribute("required", at: "//select") == nil)
        #expect(try page.texts("//article/@data-id") == ["1", "2"])
    }

    @Test("counts matches")
    func counts() throws {
        let page = try HTMLDocument(Self.board)
        #expect(try page.count("//article[@class='card']") == 2)
        #expect(try page.exists("//main//article[h2='Dark mode']"))
        #expect(try !page.exists("//table"))
    }

    @Test("has no problem with the elements of HTML 5")
    func elementsOfHTML5() throws {
        #expect(try HTMLDocument(Self.board).problems == [])
        let page = "<nav></nav><dialog><svg viewBox='0 0 1 1'><path d='M0 0'/></svg></dialog><time></time>"
        #expect(try HTMLDocument(page).problems == [])
    }

    @Test(
        "reports what had to be repaired",
        arguments: [
            ("<p>one</b></p>", "1: Unexpected end tag : b"),
            ("<p>\n<a href='/?a=1&b=2'>one</a></p>", "2: htmlParseEntityRef: expecting ';'"),
            ("<p title='a' title='b'>one</p>", "1: Attribute title redefined"),
        ])
    func problems(html: String, problem: String) throws {
        #expect(try HTMLDocument(html).problems == [problem])
    }

    @Test("refuses an XPath that is none, and one that selects no nodes")
    func wrongXPath() throws {
        let page = try HTMLDocument(Self.board)
        #expect(throws: HTMLDocumentError.wrongXPath("//h1[")) { try page.text("//h1[") }
        #expect(throws: HTMLDocumentError.noNodes("count(//h1)")) { try page.count("count(//h1)") }
    }

    @Test("of no bytes has nothing in it, and that is a problem")
    func empty() throws {
        let page = try HTMLDocument("")
        #expect(try !page.exists("//*"))
        #expect(page.problems == ["1: Document is empty"])
    }
}
