extension Rule {
    static let privatePlaces = Rule("No file names a home folder or a package registry") { (file: SourceFile) in
        // The rule and its tests name what they forbid.
        guard !file.isIn("Tests/HouseRulesTests") else { return [] }
        return file.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap { index, line in
            let places = homes.filter { names($0, line) } + registries.filter { line.contains($0) }
            return places.map { Finding(path: file.path, line: index + 1, rule: "names \($0)") }
        }
    }

    private static let homes = ["/home/", "/root/", "/Users/"]

    private static let registries = [
        "deb.debian.org", "security.debian.org", "archive.ubuntu.com", "registry.npmjs.org", "pypi.org",
        "files.pythonhosted.org", "rubygems.org", "crates.io", "proxy.golang.org", "registry-1.docker.io", "ghcr.io",
    ]

    /// Whether the line holds an absolute path that begins with `home`, rather than a path or URL that goes through one.
    private static func names(_ home: String, _ line: Substring) -> Bool {
        line.ranges(of: home).contains { range in
            let before = line[..<range.lowerBound].last
            let after = line[range.upperBound...].first
            return before.map { !($0.isLetter || $0.isNumber || "/._-*})".contains($0)) } ?? true
                && after.map { $0.isLetter || $0.isNumber } ?? false
        }
    }
}
