import Foundation
import Localization
import MVVM

/// Renders view models as localized JSON: the same data in the same locale gives the same bytes, and a client of an older
/// version gets the properties that its version has.
///
/// Names and localized strings are melted into byte runs at start, so a view model has to be made here, not read from
/// somebody's JSON.
public struct JSONRenderer: Sendable {
    private typealias Plans = [ObjectIdentifier: JSONPlan]

    /// By locale and epoch.
    private let plans: [LocaleTag: [Plans]]
    private let epochs: VersionEpochs

    private let outputs = Pool { JSONOutput() }

    /// With nothing melted in: for view models that were read from JSON, whose texts stay as they came.
    public init() {
        plans = [:]
        epochs = VersionEpochs(of: [])
    }

    init(types: [any PropertyVisitable.Type], catalogs: Catalogs) {
        let epochs = VersionEpochs(of: types)
        let folded = catalogs.locales.map { locale in
            let localizer = catalogs.localizer(for: locale, timeZone: .gmt)
            let plans = epochs.starts.map { version in
                let plans = types.map {
                    (ObjectIdentifier($0), JSONPlan(of: $0, localizer: localizer, version: version))
                }
                return Plans(uniqueKeysWithValues: plans)
            }
            return (locale, plans)
        }
        plans = Dictionary(uniqueKeysWithValues: folded)
        self.epochs = epochs
    }

    /// - Parameter version: the client's.
    public func render(
        _ value: some Visitable, localizer: Localizer, version: SystemVersion = .newest
    ) -> [UInt8] {
        let plans = plans[localizer.locale]?[epochs.index(of: version)] ?? [:]
        var visitor = JSONVisitor(localizer: localizer, version: version, plans: plans)
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
