import MVVM

/// Reads the overview.
public struct OverviewRequest: ViewModelRequest {
    public typealias ResponseBody = OverviewViewModel

    public init() {}
}
