import MVVM

/// The part of the world under which a list shows a time zone: the first part of the zone's name.
@ViewModelEnum
public enum TimeZoneRegion: String, LocalizedCases, Hashable, CaseIterable {
    case africa, america, antarctica, arctic, asia, atlantic, australia, europe, indian, pacific
}
