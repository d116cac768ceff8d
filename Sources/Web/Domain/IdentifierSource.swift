import Foundation

/// Where new ids come from; tests fix it.
struct IdentifierSource: Sendable {
    private let make: @Sendable () -> UUID

    init(_ make: @escaping @Sendable () -> UUID) {
        self.make = make
    }

    func next() -> UUID { make() }

    /// UUIDs of version 7 (RFC 9562 §5.7): 48 bits of `clock` in milliseconds, then 74 of `random`.
    static func version7(
        clock: TimeSource, random: @escaping @Sendable () -> UInt64 = { UInt64.random(in: .min ... .max) }
    ) -> IdentifierSource {
        IdentifierSource {
            let milliseconds = UInt64(max(0, (clock.now().timeIntervalSince1970 * 1000).rounded()))
            let high = milliseconds << 16 | 0x7000 | random() & 0x0fff
            let low = 0x8000_0000_0000_0000 | random() & 0x3fff_ffff_ffff_ffff
            return UUID(high: high, low: low)
        }
    }
}

extension UUID {
    fileprivate init(high: UInt64, low: UInt64) {
        func byte(_ word: UInt64, _ index: Int) -> UInt8 { UInt8(truncatingIfNeeded: word >> (56 - 8 * index)) }
        self.init(
            uuid: (
                byte(high, 0), byte(high, 1), byte(high, 2), byte(high, 3),
                byte(high, 4), byte(high, 5), byte(high, 6), byte(high, 7),
                byte(low, 0), byte(low, 1), byte(low, 2), byte(low, 3),
                byte(low, 4), byte(low, 5), byte(low, 6), byte(low, 7)
            ))
    }
}
