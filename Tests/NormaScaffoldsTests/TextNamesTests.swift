// Names in Swift for the texts of a table.

import NormaScaffolds
import Testing

@Suite("Names for texts")
struct TextNamesTests {
    private func names(_ table: String, known: String = "", shape: TextShape = TextShape.read([]).shape) throws
        -> TextNames
    {
        try TextNames(TextTable(Array(table.utf8)), known: known, shape: shape)
    }

    @Test("a table is read with its comments, escapes, and keys without quotes")
    func table() throws {
        let table = try TextTable(
            Array("\u{FEFF}/* \"no\" = \"no\"; */\n\"a.b\" = \"\\\"x\\\\\";// \"no\"\r\nc-d = \"two\nlines\" ;\n".utf8)
        )
        #expect(table.entries.map(\.key) == ["a.b", "c-d"])
        #expect(table.entries.map(\.text) == ["\\\"x\\\\", "two\nlines"])
        #expect(try TextTable([]).entries.isEmpty)
    }

    @Test(
        "what is no table is refused with its line",
        arguments: [
            ("\n\"a\" \"b\";", "line 2: a `=` is missing after the key `a`"),
            ("\"a\" = \"b\"\n\"c\" = \"d\";", "line 2: a `;` is missing after the text of `a`"),
            ("\"a\" = \"b", "line 1: a text never ends"), ("/* a", "line 1: a comment never ends"),
            ("{", "line 1: this isn't an entry `\"key\" = \"text\";`"), ("\"a\" =", "line 1: the key `a` has no text"),
            ("\u{0}", "the table is not UTF-8"),
        ]
    )
    func refusals(text: String, message: String) {
        let problem = #expect(throws: ScaffoldProblem.self) { try TextTable(Array(text.utf8)) }
        #expect(problem?.message == message)
    }

    @Test("a text is a constant, and one with arguments a function of their types")
    func members() throws {
        let found = try names(
            """
            "cart.title" = "Cart";
            "cart.item-count" = "%1$@ has %2$ld of %3$.2f, 100 %%";
            "cart.left" = "%#@items@ left";
            "cart.default" = "%5.1f";
            "home.2nd" = "Second";
            """
        )
        #expect(found.notes.isEmpty)
        #expect(found.groups.map(\.name) == ["Cart", "Home"])
        #expect(
            found.groups.first?.lines.joined(separator: "\n") == """
                /// Cart
                static let title = NSLocalizedString("cart.title", comment: "")

                /// %1$@ has %2$ld of %3$.2f, 100 %%
                static func itemCount(_ first: String, _ second: Int, _ third: Double) -> String {
                    String(format: NSLocalizedString("cart.item-count", comment: ""), first, second, third)
                }

                /// %#@items@ left
                static func left(_ value: Int) -> String {
                    String(format: NSLocalizedString("cart.left", comment: ""), value)
                }

                /// %5.1f
                static func `default`(_ value: Double) -> String {
                    String(format: NSLocalizedString("cart.default", comment: ""), value)
                }
                """
        )
        #expect(found.groups.last?.lines.last == "static let text2nd = NSLocalizedString(\"home.2nd\", comment: \"\")")
    }

    @Test("what has a name gets none again, and what can't have one is told")
    func notes() throws {
        let found = try names(
            """
            "cart.title" = "Cart";
            "OK now" = "OK";
            "cart.a-b" = "1";
            "cart.aB" = "2";
            "cart.raw" = "%p";
            "cart.odd" = "%1$@ %1$d";
            """,
            known: "static let title = \"cart.title\".localized"
        )
        #expect(found.groups.map(\.lines.count) == [2])
        #expect(
            found.notes == [
                "`OK now` has no group: a key such as `cart.okNow` has one",
                "`cart.aB` would be named `Cart.aB`, like another text: give it another key",
                "`cart.raw` has an argument without a Swift type: write its constant by hand",
                "`cart.odd` has an argument without a Swift type: write its constant by hand",
            ]
        )
    }
}
