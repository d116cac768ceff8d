import MVVM

@ViewModel
struct AuthorViewModel {
    let name: String
    @LocalizedSubs(substitutions: \.names) var byline
    var vmId: ViewModelId = .init(type: Self.self)

    private var names: [String: any Localizable] { ["name": LocalizableString.constant(name)] }

    init(name: String) { self.name = name }

    static func stub(name: String = "Ada") -> Self { .init(name: name) }
}
