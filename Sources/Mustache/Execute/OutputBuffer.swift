/// Growing bytes that keep their memory when they are emptied.
///
/// It owns `own` alone (it cannot be copied) and frees it. Every write is preceded by `reserve`, so `end` never passes
/// `limit`, behind which `slack` bytes may be written to: so a copy may end in whole words.
struct OutputBuffer: ~Copyable {
    /// A copy by `append(padded:)` goes furthest.
    static let slack = 32

    private var own: UnsafeMutablePointer<UInt8>
    private var ownCapacity: Int
    /// `own`, or the memory that was lent.
    private var base: UnsafeMutablePointer<UInt8>
    /// Where the next byte goes, once `reserve` has made room.
    private(set) var end: UnsafeMutablePointer<UInt8>
    /// What `end` may reach.
    private var limit: UnsafeMutablePointer<UInt8>

    init(capacity: Int = 16_384) {
        own = .allocate(capacity: capacity + Self.slack)
        ownCapacity = capacity
        base = own
        end = own
        limit = own + capacity
    }

    deinit { own.deallocate() }

    var count: Int { end - base }

    var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: base, count: count) }

    mutating func removeAll() { end = base }

    mutating func truncate(to count: Int) { end = base + min(count, self.count) }

    @inline(__always)
    mutating func reserve(_ additional: Int) {
        if limit - end < additional { grow(count + additional) }
    }

    /// As many bytes behind the end have been written.
    @inline(__always)
    mutating func advance(_ written: Int) { end += written }

    @inline(__always)
    mutating func append(_ source: UnsafeBufferPointer<UInt8>) {
        guard let start = source.baseAddress else { return }
        reserve(source.count)
        end.update(from: start, count: source.count)
        end += source.count
    }

    /// As `append(_:)`, of bytes behind which `slack` more may be read: copied 32 at a time, and at least once, without the call
    /// that costs more than the short runs between tags.
    @inline(__always)
    mutating func append(padded source: UnsafeRawPointer, count length: Int) {
        reserve(length)
        let destination = UnsafeMutableRawPointer(end)
        end += length
        var copied = 0
        repeat {
            let run = source.loadUnaligned(fromByteOffset: copied, as: SIMD4<UInt64>.self)
            destination.storeBytes(of: run, toByteOffset: copied, as: SIMD4<UInt64>.self)
            copied &+= 32
        } while copied < length
    }

    @inline(__always)
    mutating func append(_ byte: UInt8) {
        reserve(1)
        end.pointee = byte
        end += 1
    }

    mutating func append(_ text: StaticString) {
        append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    /// Writes into `memory` instead of its own, for as long as it suffices, until `endLoan` is called.
    mutating func beginLoan(of memory: UnsafeMutableBufferPointer<UInt8>) {
        guard let start = memory.baseAddress, memory.count > Self.slack else { return }
        base = start
        end = start
        limit = start + memory.count - Self.slack
    }

    /// Returns how many bytes are in the memory that was lent; nil where they have outgrown it and are in `bytes`.
    mutating func endLoan() -> Int? {
        guard base != own else { return nil }
        let lent = count
        base = own
        end = own
        limit = own + ownCapacity
        return lent
    }

    @inline(never)
    private mutating func grow(_ needed: Int) {
        let count = count
        let larger = max(needed, (limit - base) * 2)
        let fresh = UnsafeMutablePointer<UInt8>.allocate(capacity: larger + Self.slack)
        fresh.update(from: base, count: count)
        own.deallocate()
        own = fresh
        ownCapacity = larger
        base = fresh
        end = fresh + count
        limit = fresh + larger
    }
}
