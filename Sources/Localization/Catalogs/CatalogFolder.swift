import Foundation

/// The catalog files below some folders.
enum CatalogFolder {
    /// Every `*.yml`, in the order of the folders and of their names, hidden ones left out. Links to folders are not
    /// followed.
    ///
    /// - Parameter unread: names of folders in those that stay closed.
    static func texts(in folders: [URL], leavingOut unread: Set<String> = [], keys: CatalogKeys) -> CatalogTexts {
        var texts = CatalogTexts(keys: keys)
        for folder in folders { add(folder, name: folder.relativePath, leavingOut: unread, to: &texts) }
        return texts
    }

    /// - Parameter name: the path as mistakes print it.
    private static func add(
        _ folder: URL, name: String, leavingOut unread: Set<String> = [], to texts: inout CatalogTexts
    ) {
        do {
            // Not with an enumerator, which passes over a folder that it may not look into.
            for entry in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() {
                guard !entry.hasPrefix("."), !unread.contains(entry) else { continue }
                let url = folder.appending(path: entry)
                if try url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true {
                    add(url, name: "\(name)/\(entry)", to: &texts)
                } else {
                    add(file: url, name: "\(name)/\(entry)", to: &texts)
                }
            }
        } catch {
            texts.refuse(mistake(in: name, "the folder cannot be read: \(error.localizedDescription)"))
        }
    }

    private static func add(file: URL, name: String, to texts: inout CatalogTexts) {
        guard name.hasSuffix(".yml") else {
            let kind = file.pathExtension.lowercased()
            guard kind == "yml" || kind == "yaml" else { return }
            return texts.refuse(mistake(in: name, "a catalog's name ends in '.yml'"))
        }
        do {
            texts.add(Array(try Data(contentsOf: file)), file: name)
        } catch {
            texts.refuse(mistake(in: name, "the file cannot be read: \(error.localizedDescription)"))
        }
    }

    static func mistake(in file: String, _ message: String) -> CatalogMistake {
        SourceFile(name: file, text: "").position(line: 1, column: 1).mistake(message)
    }
}
