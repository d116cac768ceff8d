import Foundation
import MVVMTesting
import Testing

@Suite("A temporary folder")
struct TemporaryFolderTests {
    @Test("is there while its value lives, and gone with its files afterwards")
    func lifetime() throws {
        var folder: TemporaryFolder? = try TemporaryFolder()
        let path = try #require(folder?.path)
        try folder?.write("en:\n", to: "Ideas/IdeaBoardViewModel.yml")
        #expect(FileManager.default.fileExists(atPath: path + "/Ideas/IdeaBoardViewModel.yml"))
        folder = nil
        #expect(!FileManager.default.fileExists(atPath: path))
    }

    @Test("is a fresh one each time")
    func fresh() throws {
        let (one, other) = (try TemporaryFolder(), try TemporaryFolder())
        #expect(one.path != other.path)
        #expect(try FileManager.default.contentsOfDirectory(atPath: one.path).isEmpty)
    }
}
