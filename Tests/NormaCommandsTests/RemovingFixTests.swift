// What `norma fix --review` takes away of what nobody uses, and what it leaves as it is.

import Foundation
import Testing

@Suite("norma fix of what nobody uses")
struct RemovingFixTests {
    private static let guide = """
        ---
        norma: 2
        name: small
        ---

        # Small

        ```yaml rule
        rule: nothing-is-unused
        every: { any: [type, function, property, initializer, case] }
        must-not: { be: unused }
        ```

        """

    private func fixed(_ source: String) throws -> (run: CommandLineRun, text: String) {
        let tree = try TemporaryTree([
            ".norma.yml": "guide: GUIDE.md\n", "GUIDE.md": Self.guide, "Sources/Cart.swift": source,
        ])
        let run = try CommandLineRun(["fix", "--review"], in: tree.root)
        return (run, try String(contentsOfFile: tree.root + "/Sources/Cart.swift", encoding: .utf8))
    }

    @Test(
        "What shares its lines with others, or stands in a condition, is left to people",
        arguments: [
            "struct Cart { func half() -> Int { 1 } }\nprint(Cart())\n",
            "struct Cart {\n    var one: Int { 1 }; var two: Int { 2 }\n}\nprint(Cart().one)\n",
            "struct Cart {\n    static let three = 3, four = 4\n}\nprint(Cart.three)\n",
            "struct Cart {\n    #if DEBUG\n    func dump() {}\n    #endif\n}\nprint(Cart())\n",
            "enum Mode { case open, shut }\nprint(Mode.open)\n",
            "enum Mode {\n    case open\n    case shut\n}\nprint(Mode.open)\n",
            "func stop() {}; print(1)\n", "print(1); func stop() {\n}\n",
        ]
    )
    func left(source: String) throws {
        let (run, text) = try fixed(source)
        #expect(text == source)
        #expect(run.output.contains("1  nothing-is-unused: has no fix"))
    }

    @Test("What is taken away leaves valid code, and nothing that a second run would take")
    func removed() throws {
        let source = """
            struct Cart {
                /// Half of it.
                @discardableResult
                func half() -> Int { 1 }
            }

            // MARK: - Sums

            extension Cart {
                private static let rate = 2
            }
            /// Left over.
            private enum Leftover {
                case open
            }
            print(Cart())

            """
        let (run, text) = try fixed(source)
        #expect(run.status == 0)
        #expect(text == "struct Cart {\n}\n\n// MARK: - Sums\n\nextension Cart {\n}\nprint(Cart())\n")
        #expect(try fixed(text).text == text)
    }
}
