import Foundation
import ViewModels

extension Visitor {
    /// The visitor with these settings, which hold their rules; what is empty is left to browser and device.
    init(_ fields: some SettingsFields, id: UUID) {
        // A name that nobody can see is none.
        let hasName = TypedText.letterCount(typed: fields.displayName, upTo: 1) > 0
        self.init(
            id: id, displayName: hasName ? TypedText.line(fields.displayName) : nil,
            locale: fields.locale.isEmpty ? nil : fields.locale,
            timeZone: fields.timeZone.isEmpty ? nil : fields.timeZone, theme: Theme(rawValue: fields.theme))
    }
}
