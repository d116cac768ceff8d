import MVVM

/// Reads the board.
public struct IdeaBoardRequest: ViewModelRequest {
    public typealias ResponseBody = IdeaBoardViewModel

    public init() {}
}
