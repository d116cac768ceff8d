import SwiftSyntaxMacros

/// Every expansion of this library, found by its type name.
public var expansions: [any Macro.Type] { [] }
