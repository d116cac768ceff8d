import _FoundationICU

extension ICU {
    static func openCollator(_ identifier: String) -> OpaquePointer? {
        var status = U_ZERO_ERROR
        let collator = swift_ucol_open(identifier, &status)
        return status.rawValue <= 0 ? collator : nil
    }

    static func closeCollator(_ collator: OpaquePointer) { swift_ucol_close(collator) }

    /// Bytes that compare as the texts do in the collator's locale.
    static func sortKey(of text: String, with collator: OpaquePointer) -> [UInt8] {
        let units = Array(text.utf16)
        let length = swift_ucol_getSortKey(collator, units, Int32(units.count), nil, 0)
        return [UInt8](unsafeUninitializedCapacity: Int(length)) { buffer, count in
            count = Int(swift_ucol_getSortKey(collator, units, Int32(units.count), buffer.baseAddress, length))
        }
    }
}
