import Testing

@Suite("Private places")
struct PrivatePlacesTests {
    @Test(
        "are found in every kind of file",
        arguments: [
            ("README.md", "cd /home/ada/vitrine"), ("Makefile", "DATA=/root/data"),
            ("Sources/Web/A.swift", "let path = \"/Users/grace/data\""),
            ("Deploy/install", "deb http://deb.debian.org/debian bookworm main"),
            (".ci/run", "npm --registry https://registry.npmjs.org"),
        ])
    func found(path: String, text: String) {
        #expect(Rule.privatePlaces.findings([SourceFile(path, text)]).count == 1)
    }

    @Test(
        "are not seen in what only looks like one",
        arguments: [
            "GET /ideas/home/1", "Templates/root/A.mustache", "http://site/home/ada", "the folder /home/", "~/data",
        ])
    func notFound(text: String) {
        #expect(Rule.privatePlaces.findings([SourceFile("README.md", text)]) == [])
    }
}
