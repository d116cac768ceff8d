extension HTMLContext {
    var placement: Placement {
        switch state {
        case .text: .escaped(.html)
        case .value: placementInValue
        case .rawText: placementInRawText
        case .comment: .refused("in an HTML comment")
        case .declaration, .markup: .refused("in a declaration")
        case .beforeValue, .unquotedValue: .refused("in an attribute value without quotes")
        case .inTag, .attributeName, .afterAttributeName: .refused("where the name of an attribute is expected")
        case .tagOpen, .endTagOpen, .tagName: .refused("in the name of a tag")
        }
    }

    private var placementInValue: Placement {
        switch value {
        case .plain where element == "script" && attribute == "type":
            .refused("in the type of a script, which decides how its content is escaped")
        case .plain, .words, .inputValue: .escaped(.html)
        case .url: placementInURL(whole: .url)
        case .sourceSet: placementInURL(whole: .sourceSet)
        case .eventHandler: .refused("in an event handler")
        case .style: .refused("in a style")
        case .document: .refused("in “srcdoc”, a document of its own")
        case .animation: .refused("in an animation, which may set a link")
        }
    }

    private func placementInURL(whole: Escaping) -> Placement {
        switch url {
        case .start: .escaped(whole)
        case .path: .escaped(.urlPath)
        case .component: .escaped(.urlComponent)
        case .scheme: .refused("where it could become part of a URL's scheme; begin the URL with “/” or “./”")
        case .afterData: .refused("directly behind other data in a URL; put “/”, “?” or “#” between them")
        case .descriptor: .refused("in the descriptor of an image candidate")
        case .mixed: .refused("in a URL whose beginning depends on a section")
        }
    }

    private var placementInRawText: Placement {
        guard matched.isEmpty else { return .refused("in the name of a tag") }
        switch element {
        case "title", "textarea": return .escaped(.html)
        case "script" where isDataScript: return .escaped(json.isInString ? .jsonString : .jsonValue)
        case "script": return .refused("in script code")
        case "style": return .refused("in a style")
        default: return .refused("in <\(element)>, whose content is not read as HTML")
        }
    }
}
