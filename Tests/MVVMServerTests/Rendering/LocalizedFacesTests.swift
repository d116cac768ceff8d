import Foundation
import Localization
import MVVM
import MVVMTesting
import Testing

@testable import MVVMServer

@Suite("The faces of localized values")
struct LocalizedFacesTests {
    private static let template = """
        {{<Shared/LayoutView}}
        {{$title}}{{whole}}{{/title}}
        {{$main}}
        <ol>{{#steps}}<li>{{.}}</li>{{/steps}}</ol>
        <p id="whole">{{whole}}</p>
        <p id="greeting">{{greetingHtml}}</p>
        <p id="hint">{{hintHtml}}</p>
        <p id="names">{{names}}</p>
        <data value="{{price.value}}">{{price}}</data>
        {{/main}}
        {{/Shared/LayoutView}}

        """
    private static let catalog = """
        en:
          StepsViewModel:
            steps: [Write, Send]
            separator: ", then "
            greetingHtml: Hello, <b>%{name}</b>
            hintHtml: <em>Now</em>
        ar:
          StepsViewModel:
            steps: [اكتب, أرسل]
            separator: "، ثم "
            greetingHtml: مرحبًا، <b>%{name}</b>
            hintHtml: <em>الآن</em>

        """

    private func contents() throws -> (SiteContents, TemporaryFolder) {
        let folder = try TemporaryFolder()
        try folder.write(Self.template, to: "Templates/StepsView.mustache")
        try folder.write(Self.catalog, to: "Resources/Localization/StepsViewModel.yml")
        for path in ["Templates/Shared/LayoutView.mustache", "Templates/Shared/FragmentView.mustache"] {
            if case .some(.some(let text)) = try TinyFiles.all()[path] { try folder.write(text, to: path) }
        }
        let contents = try SiteContents(
            root: URL(fileURLWithPath: folder.path), pages: [StepsViewModel.self], shell: TinyShellViewModel.self,
            defaultLocale: try #require(LocaleTag("en")))
        return (contents, folder)
    }

    private func localizer(_ tag: String, _ contents: SiteContents) throws -> Localizer {
        contents.catalogs.localizer(for: try #require(LocaleTag(tag)), timeZone: .gmt)
    }

    @Test("are lists of texts, joined texts, markup whose slots are escaped, and amounts")
    func html() throws {
        let (contents, folder) = try contents()
        defer { withExtendedLifetime(folder) {} }
        let bytes = try contents.html(
            of: StepsViewModel(name: "<i>Ada"), in: TinyShellViewModel.stub(),
            localizer: try localizer("en", contents))
        let document = try HTMLDocument(try #require(bytes))
        #expect(document.problems == [])
        #expect(try document.texts("//li") == ["Write", "Send"])
        #expect(try document.text("//p[@id='whole']") == "Write, then Send")
        #expect(try document.text("//p[@id='greeting']/b") == "<i>Ada")
        #expect(try document.text("//p[@id='hint']/em") == "Now")
        #expect(try document.text("//p[@id='names']") == "Ada and Grace")
        #expect(try document.attribute("value", at: "//data") == "19.9")
        #expect(try document.text("//data") == "€19.90")
    }

    @Test("are in JSON what programs read, with the unit beside the value")
    func json() throws {
        let (contents, folder) = try contents()
        defer { withExtendedLifetime(folder) {} }
        let bytes = contents.json.render(StepsViewModel(name: "Ada"), localizer: try localizer("ar", contents))
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(text.contains(#""steps":["اكتب","أرسل"]"#))
        #expect(text.contains(#""whole":"اكتب، ثم أرسل""#))
        #expect(text.contains(#""price":{"value":19.9,"unit":"EUR","text":""#))
        let read = try JSONDecoder().decode(StepsViewModel.self, from: Data(bytes))
        #expect(read.steps == .constant([.constant("اكتب"), .constant("أرسل")]))
        #expect(read.price.value == Decimal(string: "19.9"))
    }
}

@ViewModel
private struct StepsViewModel {
    @LocalizedStrings var steps
    @LocalizedString var separator
    @LocalizedCompoundString(pieces: \._steps, separator: \._separator) var whole
    @LocalizedSubs(substitutions: \.slots) var greetingHtml
    @LocalizedString var hintHtml
    let names: LocalizableList
    let price: LocalizableCurrency
    var vmId: ViewModelId = .init(type: Self.self)
    private var name = ""

    private var slots: LocalizableSlots { .init("name", LocalizableString.constant(name)) }

    init(name: String) {
        self.name = name
        names = LocalizableList([LocalizableString.constant("Ada"), .constant("Grace")])
        price = LocalizableCurrency(value: Decimal(string: "19.9") ?? 0, code: "EUR")
    }

    static func stub() -> Self { .init(name: "Ada") }
}
