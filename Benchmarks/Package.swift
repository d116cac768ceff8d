// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
    name: "benchmarks",
    dependencies: [.package(name: "vitrine", path: "..")],
    targets: [
        .executableTarget(
            name: "Rendering",
            dependencies: [
                .product(name: "CAllocations", package: "vitrine"),
                .product(name: "HTTP", package: "vitrine"),
                .product(name: "HTTPServer", package: "vitrine"),
                .product(name: "MVVM", package: "vitrine"),
                .product(name: "MVVMServer", package: "vitrine"),
                .product(name: "Localization", package: "vitrine"),
            ],
            swiftSettings: settings),
        .executableTarget(
            name: "Localizing",
            dependencies: [
                .product(name: "MVVM", package: "vitrine"),
                .product(name: "MVVMServer", package: "vitrine"),
                .product(name: "Localization", package: "vitrine"),
            ],
            swiftSettings: settings),
    ]
)
