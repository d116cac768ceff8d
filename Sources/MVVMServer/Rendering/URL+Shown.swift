import Foundation

extension URL {
    /// How a mistake names a path in this folder: from the working directory where it lies below that, else from the root of
    /// the file system, so that it can be opened by its name.
    func shown(_ path: String) -> String {
        let whole = appendingPathComponent(path).standardizedFileURL.path
        let here = FileManager.default.currentDirectoryPath + "/"
        return whole.hasPrefix(here) ? String(whole.dropFirst(here.count)) : whole
    }
}
