extension HTMLContext {
    /// Goes on “a section begins …”.
    var position: String {
        switch state {
        case .text: "in text"
        case .tagOpen, .endTagOpen, .tagName: "in the name of a tag"
        case .inTag(mustSeparate: false): "between attributes"
        case .inTag(mustSeparate: true): "directly behind an attribute"
        case .attributeName, .afterAttributeName: "in the name of an attribute"
        case .beforeValue, .unquotedValue: "in an attribute value without quotes"
        case .value where url != .start: "in the middle of a URL"
        case .value: "in the value of “\(attribute)”"
        case .comment: "in an HTML comment"
        case .declaration, .markup: "in a declaration"
        case .rawText: "in <\(element)>"
        }
    }
}
