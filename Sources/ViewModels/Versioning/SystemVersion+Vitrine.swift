import MVVM

// The versions of the board's contract. A new one is added when the JSON changes its shape; `@Versioned` and `@Version`
// name them, and every view model's baseline is recorded once for each.
// swift-format-ignore: AlwaysUseLowerCamelCase
extension SystemVersion {
    public static let v1_0_0 = SystemVersion(major: 1)
}

extension SystemVersion {
    /// What this program speaks.
    public static let current = v1_0_0

    /// The oldest whose clients are still served; older ones get 426.
    public static let minimumSupported = v1_0_0
}
