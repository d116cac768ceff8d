import MVVMMacros
@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
import SwiftSyntaxMacros

/// Finds an expansion by the type name that its `#externalMacro` declares.
struct Provider: PluginProvider {
    let features: [PluginFeature] = []

    func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
        guard let macro = expansions.first(where: { String(describing: $0) == typeName }) else {
            throw UnknownMacro(name: typeName)
        }
        return macro
    }

    func loadPluginLibrary(libraryPath: String, moduleName: String) throws {}
}
