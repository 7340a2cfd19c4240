// Rules that speak of a change alone, in a git repository.

import Foundation
import Testing

@Suite("Rules about a change")
struct ChangeRuleTests {
    private static let guide = """
        ---
        norma: 2
        name: small
        ---

        # Old code

        ```yaml rule
        rule: touched-functions-are-async
        every: { function: any, be: edited }
        must: { be: async }
        ```

        # New files

        ```yaml rule
        rule: new-files-say-their-year
        every: { file: any, be: new }
        must: { have: { comment: "* {Year}" } }
        ```

        # Moves

        ```yaml rule
        rule: what-moves-leaves-shared
        every: { type: any, be: moved }
        must-not: { in: Sources/Shared }
        ```

        # Always

        ```yaml rule
        rule: structures-are-public
        every: struct
        must: { be: public }
        ```
        """

    private static let cart = "public struct Cart {\n    func first() { a() }\n\n    func second() { b() }\n}\n"

    private func repository() throws -> TemporaryTree {
        let tree = try TemporaryTree([
            ".norma.yml": "guide: GUIDE.md\n", "GUIDE.md": Self.guide, "Sources/Cart.swift": Self.cart,
            "Sources/Order.swift": "public struct Order {\n    let id: Int\n    let price: Int\n}\n",
        ])
        #expect(try tree.git("init", "-q", "-b", "main") == 0)
        try tree.commit("first")
        return tree
    }

    private func found(_ tree: TemporaryTree) throws -> [String] {
        let run = try CommandLineRun(["check", "--changed", "--format", "xcode"], in: tree.root)
        try #require(run.status < 2, "\(run.errors)")
        return run.output.split(separator: "\n").filter { $0.contains(": error: ") }.map { line in
            let parts = line.split(separator: ":", maxSplits: 4)
            let rule = line.split(separator: "[").last.map { $0.prefix { $0 != "]" } } ?? ""
            return "\(URL(fileURLWithPath: String(parts[0])).lastPathComponent):\(parts[1]) \(rule)"
        }
    }

    @Test("judge what was touched, and leave alone what stands beside it")
    func touched() throws {
        let tree = try repository()
        #expect(try found(tree).isEmpty)
        let text = Self.cart.replacingOccurrences(of: "a()", with: "a(1)")
        try tree.write("Sources/Cart.swift", Data(text.utf8))
        #expect(try found(tree) == ["Cart.swift:2 touched-functions-are-async"])
        try tree.commit("second")
        #expect(try found(tree).isEmpty)
    }

    @Test("know a new file from a renamed one, whether git has it already or not")
    func newFiles() throws {
        let tree = try repository()
        try tree.rename("Sources/Cart.swift", to: "Sources/Carts/Cart.swift")
        try tree.move("Sources/Order.swift", to: "Sources/Bill.swift")
        try tree.write("Sources/New.swift", Data("// 1999\npublic struct New {}\n".utf8))
        #expect(try found(tree) == ["New.swift:1 new-files-say-their-year"])
        let year = Calendar(identifier: .gregorian).component(.year, from: Date())
        try tree.write("Sources/New.swift", Data("// \(year)\npublic struct New {}\n".utf8))
        #expect(try found(tree).isEmpty)
    }

    @Test("know a type that went into another file")
    func moves() throws {
        let tree = try repository()
        let header = "// \(Calendar(identifier: .gregorian).component(.year, from: Date()))\n"
        try tree.write(
            "Sources/Shared/Order.swift",
            Data((header + "public struct Order {\n    let id: Int\n}\n").utf8)
        )
        try tree.write("Sources/Order.swift", Data("public struct Line {}\n".utf8))
        #expect(try found(tree) == ["Order.swift:2 what-moves-leaves-shared"])
    }

    @Test("are off without a base, which is said once, and the other rules hold")
    func off() throws {
        let tree = try repository()
        try tree.write("Sources/New.swift", Data("struct New {}\n".utf8))
        let run = try CommandLineRun(["check"], in: tree.root)
        #expect(run.status == 1)
        #expect(run.output.contains("3 of them apply only with `--changed`."))
        #expect(!run.output.contains("new-files-say-their-year"))
        #expect(run.output.contains("structures-are-public"))
        let compared = try CommandLineRun(["check", "--changed"], in: tree.root)
        #expect(!compared.output.contains("only with `--changed`"))
        #expect(compared.output.contains("new-files-say-their-year"))
        let json = try CommandLineRun(["check", "--format", "json"], in: tree.root)
        #expect(json.output.contains(#""withoutChange": ["#))
    }

    @Test("what a comment allows is not told to be stale where the rule is off")
    func comments() throws {
        let tree = try repository()
        let text = "// norma:allow-file new-files-say-their-year because it is no work of ours\npublic struct New {}\n"
        try tree.write("Sources/New.swift", Data(text.utf8))
        #expect(try CommandLineRun(["check"], in: tree.root).status == 0)
        #expect(try found(tree).isEmpty)
    }

    @Test("a file that git has and that can't be read any more is no reason to stop")
    func gone() throws {
        let tree = try repository()
        try FileManager.default.removeItem(atPath: tree.root + "/Sources/Cart.swift")
        #expect(try found(tree).isEmpty)
    }
}
