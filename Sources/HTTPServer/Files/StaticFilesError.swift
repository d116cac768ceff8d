/// Why a folder of files was refused. Paths are as found below the root.
public enum StaticFilesError: Error, Sendable, Hashable, CustomStringConvertible {
    case noFolder(String)
    case unreadable(String)
    /// A name that is not UTF-8; in the path U+FFFD stands for what cannot be read.
    case unreadableName(String)
    /// A symbolic link that leads out of the root, to a folder, or to a dot file.
    case strayLink(String)
    case tooLarge(String)

    public var description: String {
        switch self {
        case .noFolder(let path): "\(path): no such folder"
        case .unreadable(let path): "\(path): cannot be read"
        case .unreadableName(let path): "\(path): the name is not UTF-8, so no address can lead there"
        case .strayLink(let path): "\(path): the link leaves the folder, or names a folder or a dot file"
        case .tooLarge(let path): "\(path): the folder is too large to be held in memory"
        }
    }
}
