import MVVM

/// Reads the board.
public struct IdeaBoardRequest: ViewModelRequest {
    public typealias ResponseBody = IdeaBoardViewModel

    public let fragment: IdeaFragment

    /// - Parameter idea: whose card a browser begins at that loads the page; nil for the whole board.
    public init(at idea: ModelIdType? = nil) { fragment = IdeaFragment(idea: idea) }
}
