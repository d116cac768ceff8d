import MVVM

/// A template as it is written; what it inserts is a link to it.
@ViewModelPart
struct StubTemplatePanel {
    /// `Templates/Ideas/IdeaCardView.mustache`
    let file: String
    let parts: [StubTemplatePart]

    /// - Parameter link: where a template can be read; nil where there is none of that name.
    init(name: String, text: String, link: (String) -> Link?) {
        file = "Templates/\(name).mustache"
        var parts: [StubTemplatePart] = []
        var rest = text[...]
        while let tag = rest.firstMatch(of: #/\{\{[<>]\s*([\w/]+)\s*\}\}/#) {
            parts.append(StubTemplatePart(text: String(rest[..<tag.range.lowerBound]), link: nil))
            parts.append(StubTemplatePart(text: String(tag.output.0), link: link(String(tag.output.1))))
            rest = rest[tag.range.upperBound...]
        }
        self.parts = parts + [StubTemplatePart(text: String(rest), link: nil)]
    }
}
