import MVVM

@ViewModel
public struct IdentityOfType {
    // sample: 000:917

    public static func stub() -> Self { .init() }
}

@ViewModel
public struct IdentityOfTypeInViews {
    // sample: 001:775

    public static func stub() -> Self { .init() }
}

@ViewModel
public struct LeastIdentity {
    // sample: 001:948-949

    public static func stub() -> Self { .init() }
}
