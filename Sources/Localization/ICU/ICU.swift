// The only type whose files import the ICU which Foundation itself carries (an underscored module of the toolchain).
// Owns every call into it; hands out Swift values and opaque pointers whose owner closes them.
// A toolchain that drops the module fails to build here, and ICUTests says what to do then.

import _FoundationICU

enum ICU {
    /// `"76.1"`
    static var version: String { U_ICU_VERSION }

    /// A table of the data that ICU carries.
    static func withTable<Result>(
        _ name: String, of bundle: String, _ read: (OpaquePointer?, inout UErrorCode) -> Result
    ) -> Result {
        var status = U_ZERO_ERROR
        let data = swift_ures_openDirect(nil, bundle, &status)
        let table = swift_ures_getByKey(data, name, nil, &status)
        defer {
            swift_ures_close(table)
            swift_ures_close(data)
        }
        return read(table, &status)
    }

    /// What an enumeration lists; it is closed, and may be nil for a failed call.
    static func texts(in enumeration: OpaquePointer?) -> [String] {
        defer { swift_uenum_close(enumeration) }
        var status = U_ZERO_ERROR
        var texts: [String] = []
        while let text = swift_uenum_next(enumeration, nil, &status) { texts.append(String(cString: text)) }
        return texts
    }

    /// Runs a call that fills a buffer of UTF-16; 256 units hold every name and pattern of CLDR.
    static func text(
        capacity: Int = 256, _ fill: (UnsafeMutablePointer<UChar>?, Int32, inout UErrorCode) -> Int32
    ) -> String? {
        withUnsafeTemporaryAllocation(of: UChar.self, capacity: capacity) { buffer in
            var status = U_ZERO_ERROR
            let length = Int(fill(buffer.baseAddress, Int32(capacity), &status))
            guard status.rawValue <= 0, (0...capacity).contains(length) else { return nil }
            return text(UnsafeBufferPointer(rebasing: buffer.prefix(length)))
        }
    }

    /// Not by the standard library's initializer, which took most of the time of writing a list.
    static func text(_ units: UnsafeBufferPointer<UChar>) -> String {
        // No unit of UTF-16 takes more than three bytes.
        String(unsafeUninitializedCapacity: 3 * units.count) { bytes in
            var count = 0
            _ = transcode(units.makeIterator(), from: UTF16.self, to: UTF8.self, stoppingOnError: false) {
                bytes[count] = $0
                count += 1
            }
            return count
        }
    }
}
