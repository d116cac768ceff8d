import Foundation
import MVVM

/// Writes the texts of one visitor: a locale and a time zone. Cheap to copy, immutable.
///
/// What it writes is plain text in UTF-8; the face that takes it escapes.
public struct Localizer: Sendable {
    private let writer: MessageWriter

    init(_ locale: CompiledLocale, zone: ZoneOffsets, onMissing: @escaping Catalogs.MissingText) {
        writer = MessageWriter(locale: locale, zone: zone, onMissing: onMissing)
        isRightToLeft = locale.isRightToLeft
    }

    public var locale: LocaleTag { writer.locale.tag }
    /// For the page's `dir`: the locale's own direction, unless a preview looks at the other one.
    public package(set) var isRightToLeft: Bool
    public var timeZone: TimeZone { writer.zone.zone }

    public func append(_ content: LocalizableContent, to bytes: inout [UInt8]) {
        writer.append(content, to: &bytes)
    }

    /// The words of a property.
    ///
    /// - Parameters:
    ///   - index: the property's row in the table of `type`, which `Catalogs` was told of.
    ///   - substitutions: what fills the message's slots.
    public func append<O: PropertyVisitable>(
        message index: Int, of type: O.Type, substitutions: LocalizableSlots, to bytes: inout [UInt8]
    ) {
        if let message = writer.locale.message(index, of: type) {
            writer.append(message, substitutions, to: &bytes)
        } else {
            writer.appendMissing(key(index, of: type), to: &bytes)
        }
    }

    /// Bytes that `write(_:to:)` may touch.
    public static let room = MessageWriter.room

    /// A number as `append` writes it, straight into memory with `room` bytes. Nothing of it needs escaping in any face.
    ///
    /// - Returns: how many bytes it has; nil where only `append` can write it.
    public func write(_ number: LocalizableInt, to text: UnsafeMutablePointer<UInt8>) -> Int? {
        writer.write(number, to: text)
    }

    /// A date as `append` writes it, straight into memory with `room` bytes. Nothing of it needs escaping in any face.
    ///
    /// - Returns: how many bytes it has; nil where only `append` can write it.
    public func write(_ date: LocalizableDate, to text: UnsafeMutablePointer<UInt8>) -> Int? {
        writer.write(date, to: text)
    }

    public func text(of content: LocalizableContent) -> String {
        text { append(content, to: &$0) }
    }

    public func text<O: PropertyVisitable>(
        message index: Int, of type: O.Type, substitutions: LocalizableSlots = LocalizableSlots()
    ) -> String {
        text { append(message: index, of: type, substitutions: substitutions, to: &$0) }
    }

    /// The texts of a list in the catalog, in this language's order.
    public func texts(of reference: LocalizableRef) -> [String] { writer.texts(of: reference) }

    /// The words of a property, where they are the same for every value; a face melts them into its own bytes.
    public func constant<O: PropertyVisitable>(message index: Int, of type: O.Type) -> String? {
        writer.locale.message(index, of: type)?.constant.map { String(decoding: $0, as: UTF8.self) }
    }

    /// The locale's name in itself, for a switcher: "Español", "العربية".
    public var autonym: String { writer.locale.autonym }

    /// A locale's name in this language: "Arabic". Asks ICU, some microseconds.
    public func languageName(of other: LocaleTag) -> String {
        let name = other.isPseudo ? nil : ICU.displayName(of: other.icuIdentifier, in: locale.icuIdentifier)
        return name ?? other.description
    }

    /// The elements as this language lists them; equal texts keep their order.
    public func sorted<Element>(_ elements: [Element], by text: (Element) -> String) -> [Element] {
        writer.locale.collation.sorted(elements, by: text)
    }

    private func text(_ write: (inout [UInt8]) -> Void) -> String { writer.text(write) }

    private func key<O: PropertyVisitable>(_ index: Int, of type: O.Type) -> [String] {
        let table = type.propertyTable
        guard table.properties.indices.contains(index) else { return table.typePath }
        return table.key(at: index) ?? table.typePath + [table.properties[index].name]
    }
}
