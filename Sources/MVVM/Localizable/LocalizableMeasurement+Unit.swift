extension LocalizableMeasurement {
    /// A unit by its CLDR identifier (UTS 35 part 6 §unit identifiers): `kilometer-per-hour` as well.
    public struct Unit: RawRepresentable, Sendable, Hashable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public static let second = Unit(rawValue: "second")
        public static let minute = Unit(rawValue: "minute")
        public static let hour = Unit(rawValue: "hour")
        public static let day = Unit(rawValue: "day")
        public static let week = Unit(rawValue: "week")
        public static let month = Unit(rawValue: "month")
        public static let year = Unit(rawValue: "year")
        public static let byte = Unit(rawValue: "byte")
        public static let kilobyte = Unit(rawValue: "kilobyte")
        public static let megabyte = Unit(rawValue: "megabyte")
        public static let gigabyte = Unit(rawValue: "gigabyte")
        public static let meter = Unit(rawValue: "meter")
        public static let kilometer = Unit(rawValue: "kilometer")
        public static let gram = Unit(rawValue: "gram")
        public static let kilogram = Unit(rawValue: "kilogram")
        public static let liter = Unit(rawValue: "liter")
        public static let celsius = Unit(rawValue: "celsius")
    }
}
