/// Why a folder of files was refused. Paths are as found below the root.
public enum StaticFilesError: Error, Sendable, Hashable, CustomStringConvertible {
    case noFolder(String)
    case unreadable(String)
    /// A symbolic link that leads out of the root, or to a folder.
    case strayLink(String)
    case tooLarge(String)

    public var description: String {
        switch self {
        case .noFolder(let path): "\(path): no such folder"
        case .unreadable(let path): "\(path): cannot be read"
        case .strayLink(let path): "\(path): the link leaves the folder, or names a folder"
        case .tooLarge(let path): "\(path): the folder is too large to be held in memory"
        }
    }
}
