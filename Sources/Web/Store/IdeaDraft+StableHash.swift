extension IdeaDraft {
    /// Tells drafts under one idempotency key apart: FNV-1a over the fields, the same in every run of the program. Who
    /// provokes a collision hides a post of their own.
    var stableHash: Int64 {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for field in [title, text, authorName] + tagNames {
            // 0xff ends a field; it occurs in no UTF-8.
            for byte in field.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
            hash = (hash ^ 0xff) &* 0x100_0000_01b3
        }
        return Int64(bitPattern: hash)
    }
}
