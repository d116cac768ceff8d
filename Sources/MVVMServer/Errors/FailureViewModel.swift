import HTTP
import MVVM

/// The page of a failure below the app.
@ViewModel
public struct FailureViewModel {
    public let kind: FailureKind
    public let pageTitle: LocalizableString
    public let message: LocalizableString
    public let statusCode: Int
    @LocalizedString public var requestTitle
    public let requestId: String
    @LocalizedString public var homeTitle
    public let home: Link
    public var vmId: ViewModelId = .init(type: Self.self)

    public init(kind: FailureKind, requestId: String, home: Link) {
        self.kind = kind
        self.pageTitle = kind.localized()
        self.message = kind.explanation
        self.statusCode = kind.status.code
        self.requestId = requestId
        self.home = home
    }

    public static func stub(kind: FailureKind = .notFound) -> Self {
        .init(kind: kind, requestId: "0000000000000001", home: Link(asset: "/"))
    }
}

extension FailureKind {
    /// What a person can do about it; the catalog's keys are those of the titles, below `FailureExplanation`.
    var explanation: LocalizableString {
        let name = FailureKind.propertyTable.properties[caseIndex].name
        return .localized(LocalizableRef(key: FailureKind.explanationPath + [name]))
    }

    private static let explanationPath = ["FailureExplanation"]

    /// The keys that `explanation` reads, for the catalog check.
    static var explanationKeys: [[String]] { propertyTable.properties.map { explanationPath + [$0.name] } }
}
