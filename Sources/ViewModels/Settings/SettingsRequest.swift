import MVVM

/// Reads the visitor's settings.
public struct SettingsRequest: ViewModelRequest {
    public typealias ResponseBody = SettingsViewModel

    public init() {}
}
