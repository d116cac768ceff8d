import HTTP
import Testing

@Suite("Preference lists")
struct QualityListTests {
    @Test(
        "are sorted by quality, and stable among equals",
        arguments: [
            ("da, en-GB;q=0.8, en;q=0.7", "da=1000 en-gb=800 en=700"), ("a;q=0.1,b;q=0.10,c", "c=1000 a=100 b=100"),
            ("text/html;level=1;q=0.5", "text/html;level=1=500"), ("*;q=0", "*=0"), (" , ,de , ", "de=1000"),
            ("a;q=1.000, b;Q=0.001", "a=1000 b=1"), ("", ""),
            // Malformed elements drop out.
            ("a;q=2, b;q=1.001, c;q=-1, d;q=0.1234, e;q=, f;q=0x1, g;q=+1, h", "h=1000"),
        ])
    func sorts(_ text: String, _ expected: String) {
        let elements = QualityList(parsing: text).elements
        #expect(elements.map { "\($0.value)=\($0.quality)" }.joined(separator: " ") == expected)
    }

    @Test("of ten thousand ranges are cut")
    func bounded() {
        let text = Array(repeating: "en", count: 10_000).joined(separator: ",")
        #expect(QualityList(parsing: text).elements.count == QualityList.maximumCount)
        #expect(QualityList(parsing: Array(repeating: "a,b", count: 100)).elements.count == QualityList.maximumCount)
    }
}
