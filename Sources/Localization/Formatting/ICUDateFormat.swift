import Synchronization

/// A date format of ICU for one locale, style and zone: the reference of the compiled form, and what it falls back to.
final class ICUDateFormat: Sendable {
    /// ICU formats write into their own calendar while they format, so one thread at a time may use one.
    private let format: Mutex<Handle>

    /// nil where ICU does not know the locale.
    init?(_ locale: LocaleTag, _ style: DateTimeStyle, zone: String) {
        guard let handle = ICU.openDateFormat(locale.icuIdentifier, style, zone: zone) else { return nil }
        format = Mutex(Handle(pointer: handle))
    }

    /// - Parameter seconds: since 1970-01-01 in UTC.
    func string(from seconds: Double) -> String? {
        format.withLock { ICU.format(seconds, with: $0.pointer) }
    }

    private struct Handle: ~Copyable, @unchecked Sendable {
        // @unchecked: the mutex owns the only copy.
        let pointer: ICU.DateFormatHandle

        deinit { ICU.closeDateFormat(pointer) }
    }
}
