// Two modules for the examples of rules about modules.

enum ModuleExamples {
    /// One module uses the other and is used by it.
    static let cycle: [AdoptedExample] = [
        AdoptedExample(.bad, path: "Sources/Cart/Cart.swift", ["import Orders // ✗"]),
        AdoptedExample(.bad, path: "Sources/Orders/Order.swift", ["import Cart"]),
        AdoptedExample(.good, path: "Sources/Cart/Cart.swift", ["import Orders"]),
        AdoptedExample(.good, path: "Sources/Orders/Order.swift", ["struct Order {}"]),
    ].withManifest

    fileprivate static let manifest = AdoptedExample(
        .given,
        path: "Package.swift",
        [
            "// swift-tools-version: 6.0", "import PackageDescription", "",
            "let package = Package(name: \"App\", targets: [.target(name: \"Cart\"), .target(name: \"Orders\")])",
        ]
    )
}

extension [AdoptedExample] {
    fileprivate var withManifest: [AdoptedExample] { [ModuleExamples.manifest] + self }
}
