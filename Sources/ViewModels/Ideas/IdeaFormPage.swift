import MVVM

/// Where a form about an idea stands, and where a browser goes on from it.
@ViewModelEnum
public enum IdeaFormPage: Hashable, Sendable { case board, idea }
