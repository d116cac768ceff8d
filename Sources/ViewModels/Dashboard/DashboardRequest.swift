import MVVM

/// Reads the overview of the board.
public struct DashboardRequest: ViewModelRequest {
    public typealias ResponseBody = DashboardViewModel

    public init() {}
}
