/// Everything that can be localized, as a closed set.
public enum LocalizableContent: Sendable, Hashable {
    case empty
    /// Text that is the same in every locale, or was localized already; it passes through unchanged.
    case text(String)
    case reference(LocalizableRef)
    case integer(LocalizableInt)
    case double(LocalizableDouble)
    case date(LocalizableDate)
}
