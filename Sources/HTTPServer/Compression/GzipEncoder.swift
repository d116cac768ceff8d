import CZlib

/// Compresses a stream of bytes into one gzip member (RFC 1952).
///
/// zlib keeps a pointer to its own state, so the state lies on the heap and never moves. Confined to whoever made it.
final class GzipEncoder {
    private let state: UnsafeMutablePointer<z_stream>

    /// 1 is fast, 9 is small.
    init(level: CInt) {
        state = .allocate(capacity: 1)
        state.initialize(to: z_stream())
        // 16 asks for gzip's frame around a window of 2^15 bytes.
        let result = deflateInit2_(
            state, level, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION, CInt(MemoryLayout<z_stream>.size))
        precondition(result == Z_OK, "zlib refuses valid parameters only when memory has run out")
    }

    deinit {
        deflateEnd(state)
        state.deallocate()
    }

    static func compress(_ bytes: [UInt8], level: CInt) -> [UInt8] {
        GzipEncoder(level: level).encode(bytes[...], isLast: true)
    }

    /// What is ready of the output; with the last piece, the rest of it. May be empty before.
    func encode(_ bytes: ArraySlice<UInt8>, isLast: Bool) -> [UInt8] {
        var output: [UInt8] = []
        bytes.withUnsafeBufferPointer { input in
            // zlib only reads what it is given; `next_in` has no pointer to constants.
            state.pointee.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
            state.pointee.avail_in = uInt(input.count)
            repeat { appendRun(to: &output, isLast: isLast) } while state.pointee.avail_out == 0
        }
        return output
    }

    /// Appends up to 16 KB; full room means that there is more.
    private func appendRun(to output: inout [UInt8], isLast: Bool) {
        let capacity = 16 * 1024
        let run = [UInt8](unsafeUninitializedCapacity: capacity) { room, count in
            state.pointee.next_out = room.baseAddress
            state.pointee.avail_out = uInt(capacity)
            deflate(state, isLast ? Z_FINISH : Z_NO_FLUSH)
            count = capacity - Int(state.pointee.avail_out)
        }
        if output.isEmpty { output = run } else { output += run }
    }
}
