// Forms and percent-encoding. Compiled into one module with Sources/HTTP by Tests/Fuzz/run.

/// What was read can be written and read again; nothing crashes.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ data: UnsafePointer<UInt8>, _ size: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: data, count: size))
    do throws(FormError) {
        let pairs = try FormURLEncoded(parsing: bytes).pairs
        let written = pairs.map { "\(PercentCoding.encode($0.name))=\(PercentCoding.encode($0.value))" }
        let again = try FormURLEncoded(parsing: written.joined(separator: "&"), limits: loose).pairs
        precondition(again == pairs, "\(pairs) became \(again)")
    } catch {}  // Refused is fine: what is refused here is in the tests of forms.
    _ = PercentCoding.decode(bytes)
    return 0
}

/// Encoded text is longer than what it came from.
private var loose: FormLimits {
    var limits = FormLimits()
    limits.nameBytes *= 3
    limits.valueBytes *= 3
    return limits
}
