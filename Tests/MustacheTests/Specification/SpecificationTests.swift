import Foundation
import Mustache
import Testing

@Suite("The Mustache specification")
struct SpecificationTests {
    @Test(
        "every case of the specification passes",
        .enabled(if: SpecificationCase.folder != nil, "needs ../shared/data/mustache-spec beside the package"),
        arguments: SpecificationCase.all)
    func passes(_ test: SpecificationCase) throws {
        let json = try JSONSerialization.jsonObject(with: test.data, options: .fragmentsAllowed)
        let value = DynamicValue(json: json).adding(SpecificationLambdas.function(named: test.name, in: test.file))
        #expect(try render(test.template, value, partials: test.partials) == test.expected)
    }

    @Test(
        "there are 194 cases",
        .enabled(if: SpecificationCase.folder != nil, "needs ../shared/data/mustache-spec beside the package"))
    func isComplete() {
        #expect(SpecificationCase.all.count == 194)
    }
}

extension DynamicValue {
    fileprivate func adding(_ lambda: ((String?) -> String)?) -> DynamicValue {
        guard let lambda, case .object(let members) = self else { return self }
        return .object(members.filter { $0.name != "lambda" } + [("lambda", .lambda(lambda))])
    }
}
