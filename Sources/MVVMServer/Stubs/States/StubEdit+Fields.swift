import MVVM

extension StubEdit {
    /// A field of a form: what was typed, what is wrong with it, whether it has the focus or is held back.
    mutating func field(_ field: JSONObject) -> JSONObject {
        let name = field["name"]?.text ?? ""
        var changes: [String: JSONNode.Content] = [:]
        if let typed { changes["value"] = .text(typed[name] ?? "") }
        if let error = error(of: field, named: name) {
            changes["error"] = .text(error)
            changes["isFirstInvalid"] = .flag(!hasFocus)
            hasFocus = true
        }
        if state == .focused {
            changes["isFirstInvalid"] = .flag(!hasFocus)
            hasFocus = true
        }
        return field.mapMembers { member in
            if let change = changes[member.name] { return member.value.with(change) }
            guard state == .disabled, member.name == "attributes", case .object(let object) = member.value.content
            else { return member.value }
            return member.value.with(
                .object(object.mapMembers { $0.name == "isDisabled" ? $0.value.with(.flag(true)) : $0.value }))
        }
    }

    /// Where no rule of the site names the field, its own words stand for those of a rule.
    private func error(of field: JSONObject, named name: String) -> String? {
        if let error = errors[name] { return error }
        return state == .invalid ? field["hint"]?.text ?? field["label"]?.text : nil
    }
}
