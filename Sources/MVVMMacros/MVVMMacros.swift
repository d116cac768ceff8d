// The expansions as a plain library, so that tests can use them without loading a plugin.
import SwiftSyntaxMacros

/// Every expansion of this library, found by its type name.
public var expansions: [any Macro.Type] {
    [
        ViewModelMacro.self, ViewModelPartMacro.self, ViewModelEnumMacro.self, VersionedFactoryMacro.self,
        VersionMacro.self,
    ]
}
