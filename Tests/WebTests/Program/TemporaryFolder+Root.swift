import Foundation
import MVVMTesting

@testable import Web

extension TemporaryFolder {
    /// Becomes a root of its own, with this package's templates, words and files.
    func copyRoot() throws {
        let root = try RepositoryRoot()
        for part in RootFolder.parts {
            try FileManager.default.copyItem(atPath: "\(root.path)/\(part)", toPath: path(part))
        }
    }
}
