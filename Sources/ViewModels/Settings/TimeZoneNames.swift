import Foundation
import MVVM

/// The names of the time zone database (`Area/Place`), by which a person finds their own.
enum TimeZoneNames {
    static let all = Set(TimeZone.knownTimeZoneIdentifiers)

    /// The places below their areas; names are the same in every language.
    static let groups: [FormChoiceGroup] = {
        let places = all.sorted().filter { $0.utf8.contains(UInt8(ascii: "/")) }
        let areas = Dictionary(grouping: places) { String($0.prefix { $0 != "/" }) }
        return areas.sorted { $0.key < $1.key }.map { area, names in
            FormChoiceGroup(
                title: .constant(area), choices: names.map { FormChoice(value: $0, title: .constant(title(of: $0))) })
        }
    }()

    /// `America/Argentina/Buenos_Aires` is `Argentina/Buenos Aires` below its area.
    private static func title(of name: String) -> String {
        String(name.drop { $0 != "/" }.dropFirst()).replacing("_", with: " ")
    }
}
