import MVVM

/// Seed: view model generator, "Full Server-Hosted Interactive Example".
@ViewModel
public struct StageInfoViewModel: RequestableViewModel {
    // MARK: ViewModel Properties

    @LocalizedString public var stageTitle
    @LocalizedString public var archiveTitle
    /// Seed: "Hardcoding Text". What is stored for people is the view model's, localized, and never a literal of a view.
    @LocalizedString public var newIdeaDefaultTitle

    public let stageId: ModelIdType

    // MARK: RequestableViewModel Protocol

    public typealias Request = StageInfoRequest
    public let vmId: ViewModelId

    // MARK: Operations Access

    private let isStub: Bool

    public var operations: any StageInfoViewModelOperations {
        isStub ? StageInfoStubOps() : StageInfoOps()
    }

    // MARK: Initialization

    public init(stageId: ModelIdType) {
        self.init(isStub: false, stageId: stageId)
    }

    private init(isStub: Bool, stageId: ModelIdType) {
        self.isStub = isStub
        self.stageId = stageId
        self.vmId = .init(type: Self.self)
    }

    public static func stub() -> Self {
        .init(isStub: true, stageId: .stub())
    }
}

/// Reads what is to be said about a stage.
public struct StageInfoRequest: ViewModelRequest {
    public typealias ResponseBody = StageInfoViewModel

    public init() {}
}
