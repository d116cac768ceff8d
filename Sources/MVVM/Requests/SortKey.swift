/// What a list can be sorted by: a meaning such as `votes`, never a column. Names hold neither comma nor leading hyphen.
public protocol SortKey: RawRepresentable<String>, CaseIterable, Hashable, Sendable {}
