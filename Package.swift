// swift-tools-version: 6.2
import CompilerPluginSupport
import Foundation
import PackageDescription

// The macro plugin is built against the swift-syntax that ships in the toolchain. Where it lies is asked of the
// compiler; it is never a fixed path.
let resourcePath = toolchainResourcePath()
let hostPath = "\(resourcePath)/host"

let language: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
]
let syntaxSettings: [SwiftSetting] = language + [.unsafeFlags(["-I", hostPath])]
let syntaxLibraries = [
    "SwiftSyntax", "SwiftSyntaxMacros", "SwiftSyntaxBuilder", "SwiftSyntaxMacroExpansion", "SwiftDiagnostics",
    "SwiftParser", "SwiftOperators", "SwiftBasicFormat", "SwiftCompilerPluginMessageHandling",
]
let syntaxLinking: [LinkerSetting] = [
    .unsafeFlags(["-L", hostPath, "-Xlinker", "-rpath", "-Xlinker", hostPath] + syntaxLibraries.map { "-l\($0)" })
]

func module(_ name: String, _ dependencies: [Target.Dependency] = [], linking: [LinkerSetting] = []) -> Target {
    .target(name: name, dependencies: dependencies, swiftSettings: language, linkerSettings: linking)
}

/// `snapshots` are the folders whose tests keep recorded texts beside them, in `__Snapshots__`.
func tests(_ name: String, _ dependencies: [Target.Dependency], snapshots: [String] = []) -> Target {
    .testTarget(
        name: name, dependencies: dependencies, exclude: snapshots.map { "\($0)/__Snapshots__" },
        swiftSettings: language)
}

func system(_ name: String, pkgConfig: String? = nil, package: String? = nil) -> Target {
    let path = "Sources/System/\(name)"
    return .systemLibrary(name: name, path: path, pkgConfig: pkgConfig, providers: package.map { [.apt([$0])] })
}

let package = Package(
    name: "vitrine",
    products: [.executable(name: "Web", targets: ["Web"])]
        + [
            "HTTP", "HTTPServer", "Mustache", "MVVM", "Localization", "SQLite", "MVVMServer", "MVVMClient",
            "MVVMTesting", "CAllocations",
        ].map {
            .library(name: $0, targets: [$0])
        },
    targets: [
        system("CLinux"),
        system("CSQLite", pkgConfig: "sqlite3", package: "libsqlite3-dev"),
        system("CYAML", pkgConfig: "yaml-0.1", package: "libyaml-dev"),
        system("CSodium", pkgConfig: "libsodium", package: "libsodium-dev"),
        system("CZlib", pkgConfig: "zlib", package: "zlib1g-dev"),
        // The extensions have no .pc file; both libraries are linked by the module map.
        system("CMarkdown", pkgConfig: "libcmark-gfm", package: "libcmark-gfm-extensions-dev"),
        system("CLibXML2", pkgConfig: "libxml-2.0", package: "libxml2-dev"),

        // Counts allocations for the stub gallery, in debug builds, and for the benchmarks, which define this for theirs.
        .target(
            name: "CAllocations", cSettings: [.define("COUNT_ALLOCATIONS", .when(configuration: .debug))]),
        module("HTTP"),
        module("HTTPServer", ["HTTP", "CLinux", "CZlib"]),
        module("Mustache"),
        .target(
            name: "MVVMMacros", swiftSettings: syntaxSettings, linkerSettings: syntaxLinking),
        .macro(
            name: "MVVMMacrosPlugin", dependencies: ["MVVMMacros"], swiftSettings: syntaxSettings,
            linkerSettings: syntaxLinking),
        module("MVVM", ["MVVMMacrosPlugin"]),
        module("Localization", ["MVVM", "CYAML"], linking: [.linkedLibrary("_FoundationICU")]),
        module("SQLite", ["CSQLite"]),
        module("MVVMServer", ["HTTP", "HTTPServer", "Mustache", "MVVM", "Localization", "CSodium", "CAllocations"]),
        module("MVVMClient", ["MVVM", "Localization"]),
        module("MVVMTesting", ["MVVMServer", "MVVM", "Localization", "HTTP", "HTTPServer", "CLibXML2", "CLinux"]),
        module("ViewModels", ["MVVM"]),
        .executableTarget(
            name: "Web",
            dependencies: [
                "ViewModels", "MVVMServer", "MVVM", "Localization", "SQLite", "HTTPServer", "HTTP", "CMarkdown",
            ],
            swiftSettings: language),

        // Raw requests that both rooms of the server are tested with.
        .target(name: "WireCorpus", dependencies: ["HTTP"], path: "Tests/WireCorpus", swiftSettings: language),
        // A server to be maltreated by Tests/Soak/soak.py.
        .executableTarget(
            name: "SoakServer", dependencies: ["HTTPServer", "HTTP"], path: "Tests/Soak/Server", swiftSettings: language
        ),
        tests("HTTPTests", ["HTTP", "WireCorpus"]),
        tests("HTTPServerTests", ["HTTPServer", "HTTP", "CLinux", "CZlib", "WireCorpus"]),
        tests("MustacheTests", ["Mustache"]),
        tests("MVVMTests", ["MVVM"]),
        .testTarget(
            name: "MVVMMacrosTests", dependencies: ["MVVMMacros"], swiftSettings: syntaxSettings,
            linkerSettings: syntaxLinking),
        tests("LocalizationTests", ["Localization", "MVVM"]),
        tests("SQLiteTests", ["SQLite"]),
        tests(
            "MVVMServerTests", ["MVVMServer", "MVVMTesting", "MVVM", "Localization", "HTTP", "HTTPServer", "Mustache"],
            snapshots: ["Errors", "Rendering", "Writes", "."]),
        tests(
            "MVVMClientTests",
            ["MVVMClient", "MVVM", "ViewModels", "Web", "MVVMServer", "MVVMTesting", "SQLite", "HTTP", "HTTPServer"]),
        tests("MVVMTestingTests", ["MVVMTesting"], snapshots: ["."]),
        .testTarget(
            name: "ViewModelsTests", dependencies: ["ViewModels", "MVVM", "MVVMTesting", "Localization"],
            exclude: ["Baselines"], swiftSettings: language),
        tests(
            "WebTests",
            [
                "Web", "ViewModels", "MVVM", "MVVMServer", "MVVMTesting", "SQLite", "HTTP", "HTTPServer",
                "Localization", "WireCorpus",
            ],
            snapshots: ["About", "Dashboard", "Ideas", "Settings", "Shared"]),
        // The seeds' samples in the example world.
        tests(
            "SeedTests", ["MVVM", "MVVMClient", "MVVMServer", "MVVMTesting", "Localization", "HTTP", "HTTPServer"]),
        tests("HouseRulesTests", []),
    ]
)

/// Asks the compiler where its own resources lie (`paths.runtimeResourcePath`).
func toolchainResourcePath() -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swiftc", "-print-target-info"]
    let output = Pipe()
    process.standardOutput = output
    guard (try? process.run()) != nil else { fatalError("vitrine: cannot run 'swiftc -print-target-info'.") }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard
        let info = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
        let paths = info["paths"] as? [String: Any],
        let path = paths["runtimeResourcePath"] as? String
    else { fatalError("vitrine: 'swiftc -print-target-info' names no runtimeResourcePath.") }
    return path
}
