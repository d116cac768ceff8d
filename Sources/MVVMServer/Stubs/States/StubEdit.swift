import MVVM

/// Changes a value, as the API sends it, along the property table of its type.
///
/// Flags that follow from a list (`hasTags`, `isEmpty`) follow it again, and a message that quoted a text quotes the new
/// one; what else an initializer computes is for the view model's own `stubs`.
struct StubEdit {
    let state: StubState
    /// What fields complain about, by name.
    var errors: [String: String] = [:]
    /// What was typed into fields, by name; nil leaves the stub's values.
    var typed: [String: String]?
    /// Lists around the value.
    var depth = 0
    /// Whether a field has got the focus already.
    var hasFocus = false

    mutating func edited(_ node: JSONNode, as shape: Shape, name: String) -> JSONNode {
        switch (shape, node.content) {
        case (.optional, .null): node
        case (.optional(let wrapped), _):
            state == .absent ? node.with(.null) : edited(node, as: wrapped, name: name)
        case (.list(let element), .list(let nodes)):
            node.with(.list(list(nodes, of: element, name: name)))
        case (.dictionary(let value), .object(let object)):
            node.with(.object(object.mapMembers { edited($0.value, as: value, name: $0.name) }))
        case (.object(let type), .object(let object)):
            node.with(.object(self.object(object, of: type)))
        case (.cases(let type), .object(let object)):
            node.with(.object(object.mapMembers { payload($0, of: type) }))
        case (.text, .text(let text)): node.with(.text(StubText.text(text, name: name, in: state)))
        default: node
        }
    }

    private mutating func payload(_ member: JSONObject.Member, of type: any PropertyVisitable.Type) -> JSONNode {
        guard let row = type.propertyTable.index(of: member.name) else { return member.value }
        return edited(member.value, as: type.propertyTable.properties[row].shape, name: member.name)
    }

    private mutating func object(_ object: JSONObject, of type: any PropertyVisitable.Type) -> JSONObject {
        let table = type.propertyTable
        var quotes: [(old: String, new: String)] = []
        var result = object.mapMembers { member in
            guard let row = table.index(of: member.name), table.properties[row].localization == nil else {
                return member.value
            }
            let node = edited(member.value, as: table.properties[row].shape, name: member.name)
            if case .text(let old) = member.value.content, case .text(let new) = node.content, old != new {
                quotes.append((old, new))
            }
            return node
        }
        result = result.mapMembers { member in
            guard let row = table.index(of: member.name) else { return member.value }
            return following(member, as: table.properties[row].shape, in: result, quotes)
        }
        return type == FormFieldViewModel.self ? field(result) : result
    }

    /// A flag or message that says something about the rest of its object.
    private func following(
        _ member: JSONObject.Member, as shape: Shape, in object: JSONObject, _ quotes: [(old: String, new: String)]
    ) -> JSONNode {
        switch (shape, member.value.content) {
        case (.message, .text(let text)):
            member.value.with(.text(quotes.reduce(text) { $0.replacing($1.old, with: $1.new) }))
        case (.flag, .flag(let flag)) where [.empty, .one, .many].contains(state):
            member.value.with(.flag(object.isFilled(asToldBy: member.name) ?? flag))
        default: member.value
        }
    }
}
