import MVVM

/// Where a form to vote stands, and where a browser goes on from it.
@ViewModelEnum
public enum IdeaVotePage: Hashable, Sendable { case board, idea }
