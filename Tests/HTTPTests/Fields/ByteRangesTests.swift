import HTTP
import Testing

@Suite("Byte ranges")
struct ByteRangesTests {
    @Test(
        "name parts of a content of ten bytes (RFC 9110 §14.1.2)",
        arguments: [
            ("bytes=0-0", [0..<1]), ("bytes=2-4", [2..<5]), ("bytes=2-", [2..<10]), ("bytes=-3", [7..<10]),
            ("bytes=-30", [0..<10]), ("bytes=0-99", [0..<10]), ("BYTES=9-9", [9..<10]),
            ("bytes=0-0,-1", [0..<1, 9..<10]), ("bytes= ,0-1 , ,3-4,", [0..<2, 3..<5]),
            ("bytes=8-9,0-1", [8..<10, 0..<2]),
            ("bytes=0-9223372036854775807", [0..<10]), ("bytes=0-99999999999999999999", [0..<10]),
            ("bytes=20-,1-1", [1..<2]), ("bytes=10-", []), ("bytes=-0", []), ("bytes=99999999999999999999-", []),
        ])
    func resolves(_ text: String, _ ranges: [Range<Int>]) {
        #expect(ByteRanges(parsing: text)?.resolved(in: 10) == ranges)
    }

    @Test(
        "that are malformed, of another unit or too many are ignored (RFC 9110 §14.2)",
        arguments: [
            "", "bytes", "bytes=", "bytes=,", "bytes=-", "bytes=a-b", "bytes=5-4", "bytes=1", "bytes=+1-2",
            "bytes=1-2x",
            "bytes=1-2;3-4", "bytes=--1", "bytes=0x1-2", "items=0-1", "bytes 0-1", "bytes=1 -2",
            "bytes=" + Array(repeating: "0-0", count: 9).joined(separator: ","),
        ])
    func ignored(_ text: String) { #expect(ByteRanges(parsing: text) == nil) }

    @Test("of an empty content cannot be had")
    func empty() {
        #expect(ByteRanges(parsing: "bytes=0-")?.resolved(in: 0) == [])
        #expect(ByteRanges(parsing: "bytes=-1")?.resolved(in: 0) == [])
    }

    @Test("that overlap to more than the content are answered whole")
    func overlapping() {
        #expect(ByteRanges(parsing: "bytes=0-,0-")?.resolved(in: 10) == .some(nil))
        #expect(ByteRanges(parsing: "bytes=0-4,5-9")?.resolved(in: 10) == [0..<5, 5..<10])
    }
}
