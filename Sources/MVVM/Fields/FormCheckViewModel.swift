/// What the rules say about a form that is still being filled in.
@ViewModel
public struct FormCheckViewModel {
    public let validations: [ValidationResult]
    public var vmId: ViewModelId = .init(type: Self.self)

    public init(validations: [ValidationResult]) { self.validations = validations }

    public static func stub() -> FormCheckViewModel {
        FormCheckViewModel(validations: [.error("title", "What it is about")])
    }
}
