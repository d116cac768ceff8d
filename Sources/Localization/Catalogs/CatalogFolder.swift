import Foundation

/// The catalog files below a folder.
enum CatalogFolder {
    /// Every `*.yml`, in the order of their paths, hidden ones left out.
    static func texts(in folder: URL, keys: CatalogKeys) -> CatalogTexts {
        var texts = CatalogTexts(keys: keys)
        let root = folder.relativePath
        guard let names = FileManager.default.enumerator(atPath: folder.path) else {
            texts.refuse(mistake(in: root, "the folder cannot be read"))
            return texts
        }
        let files = names.compactMap { $0 as? String }.filter { $0.hasSuffix(".yml") && !isHidden($0) }
        for file in files.sorted() {
            do {
                let data = try Data(contentsOf: folder.appending(path: file))
                texts.add(Array(data), file: "\(root)/\(file)")
            } catch {
                texts.refuse(mistake(in: "\(root)/\(file)", "the file cannot be read: \(error.localizedDescription)"))
            }
        }
        return texts
    }

    static func mistake(in file: String, _ message: String) -> CatalogMistake {
        SourceFile(name: file, text: "").position(line: 1, column: 1).mistake(message)
    }

    private static func isHidden(_ path: String) -> Bool {
        path.split(separator: "/").contains { $0.hasPrefix(".") }
    }
}
