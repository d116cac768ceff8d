extension Rule {
    static let referenceDefects = Rule("Each numbered defect of the reference architecture has a test") {
        (files: [SourceFile]) in
        let tests = files.filter { $0.isIn("Tests") && $0.stem == "ReferenceDefectTests" }
        return (1...21).filter { number in
            !tests.contains { $0.text.contains("\"\(number). ") }
        }.map { Finding(path: "Tests", rule: "no ReferenceDefectTests shows that defect \($0) is none here") }
    }
}
