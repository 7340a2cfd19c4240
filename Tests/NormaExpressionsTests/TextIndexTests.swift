// An index of texts leaves out none that a pattern matches.

import NormaText
import Testing

@testable import NormaExpressions

@Suite("An index of texts")
struct TextIndexTests {
    private let paths = [
        "Sources/Features/Cart/CartView.swift", "Sources/Features/Cart/Views/Row.swift",
        "Tests/CartTests/CartViewTests.swift",
        "Tests/Tests.swift", "Tests", "Sources/Cart", "a/b", "ab", "Über/Cart/x.swift", "",
    ]

    @Test(
        "leaves out nothing that a path pattern matches, or a folder above it",
        arguments: [
            "Sources/Features/{Name}/**", "**/{Name}/**", "**/Tests/**", "Tests/{Name}Tests/**", "*", "**", "a/*",
            "{Name}",
            "Sources/{Name}", "**/{Name:camel}*/**", "/Cart/", "Tests", "?b",
        ]
    )
    func paths(pattern: String) throws {
        let pattern = try NamePattern(pattern, for: .path)
        let index = TextIndex(paths)
        for captures in [Captures.none] + ["Cart", "b", "Über"].map({ Captures([("Name", $0)]) }) {
            let candidates = index.candidates(for: pattern, given: captures).map { $0.map { paths[Int($0)] } } ?? paths
            let fitting = paths.filter { pattern.matchFolderOrFile(RelativePath($0), given: captures) != nil }
            #expect(Set(fitting).isSubset(of: candidates), "\(captures)")
        }
    }

    @Test("looks at few texts where the pattern says much")
    func few() throws {
        let names = (0..<1_000).map { "test_load\($0)_fails" }
        let pattern = try NamePattern("*_{Action}_*", for: .name)
        let found = TextIndex(names).candidates(for: pattern, given: Captures([("Action", "load777")]))
        #expect(try #require(found).count < 30)
        #expect(try #require(found).contains(777))
    }
}
