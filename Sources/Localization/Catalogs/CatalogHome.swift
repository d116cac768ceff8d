/// Where words belong that no file has: in a file named for their type, in the folder of its feature.
struct CatalogHome {
    private let folder: String
    private let feature: Catalogs.Feature
    /// The folders of the types that have words, by the words of their names.
    private let neighbours: [(words: [Substring], folder: String)]

    /// - Parameter folder: as mistakes print it.
    init(_ texts: CatalogTexts, folder: String, feature: @escaping Catalogs.Feature) {
        self.folder = folder
        self.feature = feature
        let groups = texts.groups.values.flatMap { $0 }.filter { $0.key.count == 1 }
        neighbours =
            groups.map { group in
                let file = group.value.file.name
                return (Self.words(of: group.key[0]), String(file[..<(file.lastIndex(of: "/") ?? file.startIndex)]))
            }
            .sorted { ($0.folder, $0.words.count) < ($1.folder, $1.words.count) }
    }

    /// `Resources/Localization/Ideas/IdeaCardViewModel.yml`
    func file(of type: String) -> String {
        if let feature = feature(type) { return "\(folder)/\(feature)/\(type).yml" }
        let words = Self.words(of: type)
        // The type whose name begins with the most words that are the same lives in the same feature.
        let shared = neighbours.map { Self.countOfShared(words, $0.words) }
        guard let most = shared.max(), most > 0, let nearest = shared.firstIndex(of: most) else {
            return "\(folder)/\(type).yml"
        }
        return "\(neighbours[nearest].folder)/\(type).yml"
    }

    private static func words(of name: String) -> [Substring] {
        var words: [Substring] = []
        var rest = name[...]
        while !rest.isEmpty {
            let end = rest.dropFirst().firstIndex(where: \.isUppercase) ?? rest.endIndex
            words.append(rest[..<end])
            rest = rest[end...]
        }
        return words
    }

    private static func countOfShared(_ left: [Substring], _ right: [Substring]) -> Int {
        zip(left, right).prefix { $0 == $1 }.count
    }
}
