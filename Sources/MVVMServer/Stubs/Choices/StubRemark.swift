import MVVM

/// What is said of a choice that does nothing.
@ViewModelEnum
enum StubRemark: LocalizedCases, Hashable {
    /// Nothing on the canvas writes.
    case formless
    /// No form on the canvas can end as chosen.
    case foreignOutcome
    /// The state is a value of its own, whoever looks at it.
    case sameForEveryone
    /// A write cannot end as chosen; has the slots `request`, `outcome` and `outcomes`.
    case unknownOutcome
}
