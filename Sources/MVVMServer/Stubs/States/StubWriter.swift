import Localization
import MVVM

/// Makes a view model in one of its states.
///
/// A derived state is the stub as the API sends it, changed along the property table and read back by the type's own
/// `Codable`: nothing else makes a value.
struct StubWriter: Sendable {
    let json: JSONRenderer
    let localizer: Localizer
    /// What refused forms say; the first that knows a field wins.
    var complaints: [ValidationResult] = []
    /// The name of the visitor's role: a view model's state of that name is then its typical one.
    var role: String?

    /// - Returns: the typical stub for a state that the type does not have.
    /// - Throws: `DecodingError` where the changed JSON is none of the type's.
    func stub<Model: ViewModel>(of type: Model.Type, in state: StubState) throws -> Model {
        if let own = Model.ownStubs.first(where: { $0.name == state.rawValue }) { return own.stub }
        switch state {
        case .empty, .one, .many, .absent, .longest, .hostile, .rightToLeft, .invalid, .disabled, .focused:
            return try changed(typical(Model.self), by: StubEdit(state: state, errors: errors(complaints)))
        default: return typical(Model.self)
        }
    }

    private func typical<Model: ViewModel>(_ type: Model.Type) -> Model {
        type.stubs.first { $0.name == role }?.stub ?? type.stub()
    }

    /// A form that came back: what was typed, and what is wrong with it.
    func refused<Model: ViewModel>(_ form: Model, with submission: Submission) throws -> Model {
        let edit = StubEdit(state: .typical, errors: errors(submission.validations), typed: submission.typed)
        return try changed(form, by: edit)
    }

    private func changed<Model: ViewModel>(_ model: Model, by edit: StubEdit) throws -> Model {
        var edit = edit
        let sent = try JSONParser.parse(json.render(model, localizer: localizer), limits: .stubs)
        let node = edit.edited(sent, as: Model.shape, name: "")
        return try JSONNodeDecoder(node: node, codingPath: [], visits: JSONVisits()).decode(Model.self)
    }

    private func errors(_ validations: [ValidationResult]) -> [String: String] {
        let names = Set(validations.flatMap(\.messages).flatMap(\.fieldIds))
        return names.reduce(into: [:]) { errors, name in
            errors[name] = validations.message(for: name).map { localizer.text(of: $0.content) }
        }
    }
}

extension JSONLimits {
    /// What we wrote ourselves is no danger; a select of all time zones has many values.
    fileprivate static let stubs = JSONLimits(depth: 64, valueCount: 1_000_000)
}
