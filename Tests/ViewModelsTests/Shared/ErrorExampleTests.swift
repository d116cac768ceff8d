import MVVM
import Testing
import ViewModels

@Suite("The examples of errors in the preview")
struct ErrorExampleTests {
    private static let errors: [any ErrorViewModel.Type] = [
        IdeaCreateErrorViewModel.self, IdeaMoveErrorViewModel.self, IdeaVoteErrorViewModel.self,
        IdeaUpdateErrorViewModel.self, SettingsValidationErrorViewModel.self,
    ]

    @Test("are one for each code", arguments: 0..<errors.count)
    func complete(index: Int) throws {
        let (shown, codes) = try Self.errors[index].examplesAndCodes
        #expect(shown == codes)
    }
}

extension ErrorViewModel {
    /// The codes that are shown, and those that there are, both sorted.
    fileprivate static var examplesAndCodes: ([String], [String]) {
        get throws {
            let code = try #require(ResponseError.propertyTable.properties.first { $0.name == "code" })
            guard case .cases(let type) = code.shape else { return ([], ["no code"]) }
            return (examples.map(\.errorCode).sorted(), type.propertyTable.properties.map(\.name).sorted())
        }
    }
}
