import Foundation
import Localization
import MVVM

/// Renders view models as localized JSON: the same data in the same locale gives the same bytes.
///
/// Names and localized strings are melted into byte runs at start, so a view model has to be made here, not read from
/// somebody's JSON.
public struct JSONRenderer: Sendable {
    private let plans: [LocaleTag: [ObjectIdentifier: JSONPlan]]

    private let outputs = Pool { JSONOutput() }

    /// With nothing melted in: for view models that were read from JSON, whose texts stay as they came.
    public init() { plans = [:] }

    init(types: [any PropertyVisitable.Type], catalogs: Catalogs) {
        let folded = catalogs.locales.map { locale in
            let localizer = catalogs.localizer(for: locale, timeZone: .gmt)
            let plans = types.map { (ObjectIdentifier($0), JSONPlan(of: $0, localizer: localizer)) }
            return (locale, Dictionary(uniqueKeysWithValues: plans))
        }
        plans = Dictionary(uniqueKeysWithValues: folded)
    }

    public func render(_ value: some Visitable, localizer: Localizer) -> [UInt8] {
        var visitor = JSONVisitor(localizer: localizer, plans: plans[localizer.locale] ?? [:])
        return outputs.with { output in
            output.removeAll()
            // Swapped, not assigned: bytes that two hold are copied by the first who writes.
            swap(&visitor.output, &output)
            value.accept(&visitor)
            swap(&visitor.output, &output)
            return output.bytes.withUnsafeBufferPointer { Array($0) }
        }
    }
}
