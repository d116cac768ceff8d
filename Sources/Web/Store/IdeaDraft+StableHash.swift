import Foundation
import MVVM

extension IdeaDraft {
    /// An idempotency key as the store keeps it: each visitor has their own, those whom nobody knows share theirs.
    func ownKey(_ key: String) -> String { (authorID?.lowercase ?? "nobody") + "." + key }

    /// Tells drafts under one idempotency key apart: FNV-1a over what was typed, the same in every run of the program. Who
    /// provokes a collision hides a post of their own.
    ///
    /// A visitor's name is left out: they may have got one, or another one, between a post and its repetition.
    var stableHash: Int64 {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for field in [title, text] + (authorID == nil ? [authorName] : []) + tagNames {
            // 0xff ends a field; it occurs in no UTF-8.
            for byte in field.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
            hash = (hash ^ 0xff) &* 0x100_0000_01b3
        }
        return Int64(bitPattern: hash)
    }
}
