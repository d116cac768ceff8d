/// Everything that can be localized, as a closed set.
///
/// The rarer kinds are boxed, so that the usual ones stay small.
public enum LocalizableContent: Sendable, Hashable {
    case empty
    /// Text that is the same in every locale, or was localized already; it passes through unchanged.
    case text(String)
    case reference(LocalizableRef)
    case integer(LocalizableInt)
    case double(LocalizableDouble)
    case date(LocalizableDate)
    case percent(LocalizablePercent)
    case ordinal(LocalizableOrdinal)
    indirect case currency(LocalizableCurrency)
    indirect case measurement(LocalizableMeasurement)
    indirect case relativeDate(LocalizableRelativeDate)
    indirect case dateRange(LocalizableDateRange)
    /// A text that is no key, with slots of its own.
    indirect case template(String, [String: LocalizableContent])
    /// Texts that are read as one: "Ada, Grace, and Linus".
    indirect case list(LocalizableList)
    /// Texts with a separator between them.
    indirect case compound([LocalizableContent], separator: LocalizableContent)
    /// The texts of a list in the catalog; as one text it reads like `list`.
    indirect case array(LocalizableRef)
}
