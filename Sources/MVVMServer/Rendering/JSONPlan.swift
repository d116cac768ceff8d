import Localization
import MVVM

/// How the objects of one type are written in one locale for one version: byte runs, and the properties between them.
///
/// A class, so that taking one out of a table counts one reference.
final class JSONPlan: Sendable {
    /// The run that ends at `literalEnd`, then the property.
    struct Step: Sendable {
        let literalEnd: Int
        let property: Int
    }

    let literals: [UInt8]
    let steps: [Step]

    /// - Parameters:
    ///   - localizer: whose constant texts are melted in; nil melts names only.
    ///   - version: the client's; what it does not have is left out.
    init(of type: any PropertyVisitable.Type, localizer: Localizer?, version: SystemVersion) {
        var output = JSONOutput()
        var steps: [Step] = []
        output.raw("{")
        var isFirst = true
        for (index, property) in type.propertyTable.properties.enumerated()
        where property.versions.contains(version) {
            output.key(property.name, isFirst: isFirst)
            isFirst = false
            let text = property.localization == nil ? nil : localizer?.constant(message: index, of: type)
            if let text {
                output.string(text)
            } else {
                steps.append(Step(literalEnd: output.bytes.count, property: index))
            }
        }
        output.raw("}")
        literals = output.bytes
        self.steps = steps
    }
}
