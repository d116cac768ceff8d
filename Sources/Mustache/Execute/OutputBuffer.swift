/// Growing bytes that keep their memory when they are emptied.
///
/// It owns `own` alone (it cannot be copied) and frees it. Every write is preceded by `reserve`, so no pointer passes
/// `capacity`, behind which `slack` bytes may be written to: so a copy may end in whole words.
struct OutputBuffer: ~Copyable {
    static let slack = 32

    private var own: UnsafeMutablePointer<UInt8>
    private var ownCapacity: Int
    /// `own`, or the memory that was lent.
    private(set) var base: UnsafeMutablePointer<UInt8>
    private(set) var capacity: Int
    private(set) var count = 0

    init(capacity: Int = 16_384) {
        own = .allocate(capacity: capacity + Self.slack)
        ownCapacity = capacity
        base = own
        self.capacity = capacity
    }

    deinit { own.deallocate() }

    var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: base, count: count) }

    /// Where the next byte goes, once `reserve` has made room.
    var end: UnsafeMutablePointer<UInt8> { base + count }

    mutating func removeAll() { count = 0 }

    mutating func truncate(to count: Int) { self.count = min(count, self.count) }

    @inline(__always)
    mutating func reserve(_ additional: Int) {
        if count &+ additional > capacity { grow(count + additional) }
    }

    /// `count` bytes behind the end have been written.
    @inline(__always)
    mutating func advance(_ written: Int) { count &+= written }

    @inline(__always)
    mutating func append(_ source: UnsafeBufferPointer<UInt8>) {
        guard let start = source.baseAddress else { return }
        reserve(source.count)
        (base + count).update(from: start, count: source.count)
        count &+= source.count
    }

    /// As `append(_:)`, of bytes behind which `slack` more may be read: copied 32 at a time, without the call that costs more
    /// than the short runs between tags.
    @inline(__always)
    mutating func append(padded source: UnsafeRawPointer, count length: Int) {
        reserve(length)
        let destination = UnsafeMutableRawPointer(end)
        var copied = 0
        while copied < length {
            let run = source.loadUnaligned(fromByteOffset: copied, as: SIMD4<UInt64>.self)
            destination.storeBytes(of: run, toByteOffset: copied, as: SIMD4<UInt64>.self)
            copied &+= 32
        }
        count &+= length
    }

    @inline(__always)
    mutating func append(_ byte: UInt8) {
        reserve(1)
        base[count] = byte
        count &+= 1
    }

    mutating func append(_ text: StaticString) {
        append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    /// Writes into `memory` instead of its own, for as long as it suffices, until `endLoan` is called.
    mutating func beginLoan(of memory: UnsafeMutableBufferPointer<UInt8>) {
        guard let start = memory.baseAddress, memory.count > Self.slack else { return }
        base = start
        capacity = memory.count - Self.slack
    }

    /// Returns whether everything is in the memory that was lent.
    mutating func endLoan() -> Bool {
        let hasSufficed = base != own
        base = own
        capacity = ownCapacity
        return hasSufficed
    }

    @inline(never)
    private mutating func grow(_ needed: Int) {
        let larger = max(needed, capacity * 2)
        let fresh = UnsafeMutablePointer<UInt8>.allocate(capacity: larger + Self.slack)
        fresh.update(from: base, count: count)
        own.deallocate()
        own = fresh
        ownCapacity = larger
        base = fresh
        capacity = larger
    }
}
