// The words `module`, `package`, `dependency`.

import NormaGuide

enum PackageSubjects {
    static let list: [SubjectWord] = [
        SubjectWord(
            .module,
            summary: "A target of a package or of an Xcode project, or a module that the guide defines.",
            example: #"""
                ```yaml define
                modules:
                  Domain: Domain
                  Data: Data
                ```

                ```yaml rule
                rule: domain-stands-alone
                every: { module: Domain }
                must-not: { depend-on: Data }
                ```

                ```swift bad path=Domain/Cart.swift
                import Data // ✗
                ```

                ```swift bad path=Data/Store.swift
                struct Store {}
                ```

                ```swift good path=Domain/Cart.swift
                struct Cart {}
                ```

                ```swift good path=Data/Store.swift
                import Domain
                ```
                """#,
            blindSpot: "A file that several targets of an Xcode project compile belongs to one of them."
        ),
        SubjectWord(
            .package,
            summary:
                "A Swift package, by its manifest; of several (`Package@swift-6.0.swift`) the one that the newest tools read.",
            example: #"""
                ```yaml rule
                rule: packages-begin-with-a-capital
                every: package
                must: { named: "/^[A-Z]/" }
                ```

                ```swift bad path=Package.swift
                // swift-tools-version: 6.0
                import PackageDescription
                let package = Package(name: "cart")
                ```

                ```swift good path=Package.swift
                // swift-tools-version: 6.0
                import PackageDescription
                let package = Package(name: "Cart")
                ```
                """#,
            blindSpot: "A manifest is read and never run: what it computes may stay unknown."
        ),
        SubjectWord(
            .dependency,
            summary:
                "A package that a package or an Xcode project depends on; its name is the last part of the address, in lower case.",
            example: #"""
                ```yaml rule
                rule: dependencies-have-versions
                every: dependency
                must: { be: versioned }
                ```

                ```swift bad path=Package.swift
                // swift-tools-version: 6.0
                import PackageDescription
                let package = Package(
                    name: "Cart",
                    dependencies: [
                        .package(url: "https://example.com/kit", branch: "main") // ✗
                    ]
                )
                ```

                ```swift good path=Package.swift
                // swift-tools-version: 6.0
                import PackageDescription
                let package = Package(
                    name: "Cart",
                    dependencies: [
                        .package(url: "https://example.com/kit", from: "1.0.0")
                    ]
                )
                ```
                """#,
            blindSpot: "A local package that an Xcode project holds as a folder is not among them."
        ),
    ]
}
