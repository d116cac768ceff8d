/// How long an idea's parts may be, in letters (`Character`s: what people count). The contract states the numbers; the
/// domain takes them as given.
struct IdeaLimits: Sendable {
    let title: ClosedRange<Int>
    let text: ClosedRange<Int>
    let authorName: ClosedRange<Int>
    let tag: ClosedRange<Int>
    let tagCount: Int
}
