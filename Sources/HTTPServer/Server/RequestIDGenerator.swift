/// Makes ids that do not repeat within a process (SplitMix64 is a permutation of its counter). They are no secrets.
struct RequestIDGenerator {
    private var state = UInt64.random(in: .min ... .max)

    mutating func next() -> RequestID {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return RequestID(number: mixed ^ (mixed >> 31))
    }
}
