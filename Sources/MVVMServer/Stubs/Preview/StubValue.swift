import MVVM

/// What a choice may be, where it has words; locales, zones and states are known by their names.
@ViewModelEnum
enum StubValue: String, LocalizedCases, Hashable {
    case automatic, none
    case ltr, rtl
    case light, dark
    case reduced, forced
    case success, slow
    case free, phone, tablet, desktop
    case single, widths, locales
}
