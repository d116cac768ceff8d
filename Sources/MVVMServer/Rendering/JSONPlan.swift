import Localization
import MVVM

/// How the objects of one type are written in one locale: byte runs, and the properties between them.
struct JSONPlan: Sendable {
    enum Segment: Sendable {
        case literal([UInt8])
        case property(Int)
    }

    private(set) var segments: [Segment] = []
    private var pending = JSONOutput()

    /// - Parameter localizer: whose constant texts are melted in; nil melts names only.
    init(of type: any PropertyVisitable.Type, localizer: Localizer?) {
        pending.raw("{")
        for (index, property) in type.propertyTable.properties.enumerated() {
            pending.key(property.name, isFirst: index == 0)
            let text = property.localization == nil ? nil : localizer?.constant(message: index, of: type)
            if let text {
                pending.string(text)
            } else {
                flush()
                segments.append(.property(index))
            }
        }
        pending.raw("}")
        flush()
    }

    private mutating func flush() {
        guard !pending.bytes.isEmpty else { return }
        segments.append(.literal(pending.bytes))
        pending = JSONOutput()
    }
}
