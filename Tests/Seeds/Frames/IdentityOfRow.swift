import MVVM

public typealias SomeId = String

@ViewModel
public struct IdentityOfRow {
    // sample: 000:930

    public static func stub() -> Self { .init(id: "dark-mode") }
}

@ViewModel
public struct BestIdentity {
    public let id: ModelIdType
    public let vmId: ViewModelId

    // sample: 001:951-955

    public static func stub() -> Self { .init(id: .stub()) }
}

// sample: 001:781
