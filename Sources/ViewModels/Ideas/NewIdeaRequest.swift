import MVVM

/// Reads the form for a new idea.
public struct NewIdeaRequest: ViewModelRequest {
    public typealias ResponseBody = NewIdeaViewModel

    public init() {}
}
