import HTTP
import MVVM

/// The page of a failure below the app.
@ViewModel
public struct FailureViewModel {
    public let kind: FailureViewModel.Kind
    public let pageTitle: LocalizableString
    public let message: LocalizableString
    public let statusCode: Int
    @LocalizedString public var requestTitle
    public let requestId: String
    @LocalizedString public var minimumVersionTitle
    /// The oldest version that is served; nil where the version is not what is wrong.
    public let minimumVersion: SystemVersion?
    @LocalizedString public var homeTitle
    public let home: Link
    public var vmId: ViewModelId = .init(type: Self.self)

    /// - Parameter message: nil is what the kind says.
    public init(
        kind: FailureViewModel.Kind, message: LocalizableString? = nil, requestId: String,
        minimumVersion: SystemVersion? = nil, home: Link
    ) {
        self.kind = kind
        self.pageTitle = kind.localized()
        self.message = message ?? kind.explanation
        self.statusCode = kind.status.code
        self.requestId = requestId
        self.minimumVersion = minimumVersion
        self.home = home
    }

    public static var stubs: [(name: String, stub: Self)] { Kind.allCases.map { ("\($0)", .stub(kind: $0)) } }

    public static func stub(kind: FailureViewModel.Kind = .notFound) -> Self {
        .init(kind: kind, requestId: "6Q2ZK9D4M8XVT", home: Link(asset: "/"))
    }
}

extension FailureViewModel.Kind {
    /// What a person can do about it; the catalog's keys are those of the titles.
    var explanation: LocalizableString {
        .localized(LocalizableRef(key: Self.explanationKeys[caseIndex]))
    }

    /// One for each kind, in their order.
    static let explanationKeys = propertyTable.properties.map { FailureViewModel.explanationPath + [$0.name] }
}

extension FailureViewModel {
    static let explanationPath = propertyTable.typePath + ["Explanation"]
}
