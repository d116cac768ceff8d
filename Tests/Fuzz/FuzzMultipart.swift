// Multipart forms. Compiled into one module with Sources/HTTP by Tests/Fuzz/run.

/// Nothing crashes or hangs, and no part holds more than was sent.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ data: UnsafePointer<UInt8>, _ size: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: data, count: size))
    do throws(MultipartError) {
        let parts = try MultipartForm(parsing: bytes, boundary: "b").parts
        precondition(parts.reduce(0) { $0 + $1.content.count } <= size)
    } catch {}  // Refused is fine: what is refused here is in the tests of forms.
    return 0
}
