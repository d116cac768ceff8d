import Localization
import MVVM

/// Renders view models as localized JSON: the same data in the same locale gives the same bytes.
public struct JSONRenderer: Sendable {
    public init() {}

    public func render(_ value: some Visitable, localizer: Localizer) -> [UInt8] {
        var visitor = JSONVisitor(localizer: localizer)
        value.accept(&visitor)
        return visitor.output.bytes
    }
}
