// The compiler plugin's main: hands the expansions of MVVMMacros to the compiler over standard input and output.
import MVVMMacros
@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
import SwiftSyntaxMacros

@main
struct Plugin {
    static func main() throws {
        let connection = try StandardIOMessageConnection()
        try CompilerPluginMessageListener(connection: connection, provider: Provider()).main()
    }
}
