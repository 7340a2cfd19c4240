// What documents forbid by name: structure and comments.

extension Practice {
    static let structure: [Practice] = [
        Practice(
            name: "singletons",
            phrases: [
                "singletons", "singleton", "the singleton pattern", "singleton pattern", "singleton objects",
                "shared singletons", "global singletons", "static let shared singletons",
            ],
            rule: .lines([
                "every: { any: [class, struct, actor], in: SCOPE }",
                "must-not: { have: { property: [shared, sharedInstance], be: static } }",
            ]),
            bad: ["final class CartLoader {", "    static let shared = CartLoader() // ✗", "}"],
            good: ["final class CartLoader {", "    static let limit = 10", "}"]
        ),
        Practice(
            name: "global-variables",
            phrases: [
                "global variables", "global mutable state", "mutable globals", "global mutable variables",
                "mutable global state", "mutable global variables",
            ],
            rule: .lines(["every: { property: any, be: [stored, top-level], in: SCOPE }", "must: { be: constant }"]),
            bad: ["var cart: [String] = [] // ✗"],
            good: ["let limit = 10"]
        ),
        Practice(
            name: "storyboards",
            phrases: [
                "storyboards", "storyboard", "storyboard files", "storyboards or xibs", "storyboards and xibs",
                "storyboards / xibs", "storyboards or nibs",
            ],
            rule: .lines(["every: { document: [\"*.storyboard\", \"*.xib\"] }", "must: { named: \"*LaunchScreen*\" }"]),
            bad: ["<document/> <!-- ✗ -->"],
            good: ["<document/>"],
            path: "Sources/Main.storyboard"
        ),
        Practice(
            name: "fileprivate",
            phrases: ["fileprivate", "fileprivate access"],
            rule: .lines([
                "every: { any: [type, function, property, initializer], in: SCOPE }", "must-not: { be: fileprivate }",
            ]),
            bad: ["fileprivate func load() {} // ✗"],
            good: ["private func load() {}"]
        ),
        Practice(
            name: "circular-dependencies",
            phrases: [
                "circular dependencies", "circular dependencies between packages",
                "circular dependencies between modules", "cyclic dependencies",
                "dependency cycles", "cyclic dependencies between modules", "circular dependency", "circular imports",
            ],
            rule: .lines(["acyclic: modules"]),
            bad: [],
            good: []
        ),
        Practice(
            name: "third-party-imports",
            phrases: [
                "third-party dependencies", "third-party libraries", "third-party frameworks",
                "third party dependencies", "third party libraries",
                "third party frameworks", "external dependencies", "external libraries", "third-party packages",
                "third-party code",
                "third-party imports",
            ],
            rule: .lines(["every: { import: any, in: SCOPE }", "must-not: { be: third-party }"]),
            bad: ["import Alamofire // ✗"],
            good: ["import Foundation"],
            given: AdoptedExample(
                .given,
                path: "Package.swift",
                [
                    "// swift-tools-version: 6.0", "import PackageDescription", "", "let package = Package(",
                    "    name: \"App\",",
                    "    dependencies: [.package(url: \"https://github.com/Alamofire/Alamofire\", from: \"5.0.0\")],",
                    "    targets: [.target(name: \"App\", dependencies: [\"Alamofire\"], path: \"Sources\")]", ")",
                ]
            )
        ),
    ]

    static let comments: [Practice] = [
        Practice(
            name: "code-in-comments",
            phrases: [
                "commented-out code", "commented out code", "leave commented-out code", "leave commented out code",
                "commit commented-out code", "commented code", "dead commented-out code",
            ],
            rule: .taken("no-code-in-comments"),
            check: "commented-out-code",
            bad: ["// let rows = load() // ✗"],
            good: ["// Rows come later."]
        ),
        Practice(
            name: "to-dos",
            phrases: [
                "todo comments", "todos", "todo", "todo or fixme comments", "todo / fixme comments",
                "todo/fixme comments", "todo and fixme comments", "leave todo comments",
            ],
            rule: .lines(["check: todo", "in: SCOPE"]),
            bad: ["func load() {} // TODO: sort // ✗"],
            good: ["func load() {} // sorted"]
        ),
        Practice(
            name: "trailing-semicolons",
            phrases: [
                "semicolons", "trailing semicolons", "semicolons at the end of lines",
                "semicolons at the end of a line",
            ],
            rule: .taken("no-trailing-semicolons"),
            bad: [],
            good: []
        ),
        Practice(
            name: "trailing-whitespace",
            phrases: ["trailing whitespace", "trailing white space", "trailing spaces"],
            rule: .taken("no-trailing-whitespace"),
            bad: [],
            good: []
        ),
    ]
}
