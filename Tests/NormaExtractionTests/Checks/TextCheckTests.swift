// What the checks of comments, white space and imports see.

import NormaText
import Testing

@testable import NormaExtraction

@Suite("Checks of text and imports")
struct TextCheckTests {
    @Test(
        "todo sees the words in comments only",
        arguments: [
            CheckCase("// TODO: a b  \nlet a = 1", "TODO: a b|TODO: a b"),
            CheckCase("/* x\n FIXME y */", "FIXME y|FIXME y"), CheckCase("/// - TODO: a", "TODO: a|TODO: a"),
            CheckCase("/* TODO: a */", "TODO: a|TODO: a"),
            CheckCase("// TODO: a, FIXME: b", "TODO: a, FIXME: b|TODO: a, FIXME: b"),
            CheckCase("let a = \"TODO: a\""), CheckCase("let TODO = 1"), CheckCase("// todo: a"), CheckCase("// TODOS"),
            CheckCase("// MYTODO"),
        ]
    )
    func todo(example: CheckCase) { example.expectDetails(of: Todo.self) }

    @Test(
        "trailing-whitespace tells code from comments and leaves texts alone",
        arguments: [
            CheckCase("let a = 1  \nlet b = 2", "  |code"), CheckCase("let a = 1\t\r\nlet b = 2", "\t|code"),
            CheckCase("a()\n   \nb()", "   |blank line"),
            CheckCase("// a \n", " |comment"), CheckCase("/*\n a \n*/", " |comment"),
            CheckCase("let a = \"\"\"\n    b  \n    \"\"\""), CheckCase("let a = 1\n\n"),
            CheckCase("a() ", " |code"),
        ]
    )
    func trailingWhitespace(example: CheckCase) { example.expectDetails(of: TrailingWhitespace.self) }

    @Test(
        "trailing-newline wants exactly one",
        arguments: [
            CheckCase("let a = 1", "1|none"), CheckCase("let a = 1\n\n", "1|several"),
            CheckCase("let a = 1\r\n\r\n", "1|several"),
            CheckCase("let a = 1\n"), CheckCase("let a = 1\r\n"), CheckCase(""),
            CheckCase("let a = 1\n \n", "1|several"),
        ]
    )
    func trailingNewline(example: CheckCase) { example.expectDetails(of: TrailingNewline.self) }

    @Test(
        "sorted-imports compares within groups",
        arguments: [
            CheckCase("import B\nimport A", "import A"), CheckCase("import A\nimport B\nimport C"),
            CheckCase("import B\n\nimport A"), CheckCase("import B\n// x\nimport A"),
            CheckCase("import a\nimport B"), CheckCase("import B\n@testable import A"),
            CheckCase("@testable import B\nimport A", "import A"),
            CheckCase("import A\n#if DEBUG\nimport Z\n#endif\nimport B"),
            CheckCase("import C\nimport A\nimport B\nimport D", "import A"),
            CheckCase("import B\nimport struct A.C\nimport A"), CheckCase("import struct B.C\nimport struct A.C"),
            CheckCase("import Foundation\nimport struct Foundation.URL"),
        ]
    )
    func sortedImports(example: CheckCase) { example.expectSources(of: SortedImports.self) }

    @Test(
        "duplicate-imports leaves conditional ones alone",
        arguments: [
            CheckCase("import A\nimport B\nimport A", "import A"), CheckCase("import A\n#if DEBUG\nimport A\n#endif"),
            CheckCase("import A\n@_spi(X) import A"),
            CheckCase("import Foundation\nimport struct Foundation.URL", "import struct Foundation.URL"),
            CheckCase("import struct A.B\nimport struct A.C"),
            CheckCase("import A.B\nimport A.C"), CheckCase("import A\n@testable import A", "@testable import A"),
        ]
    )
    func duplicateImports(example: CheckCase) { example.expectSources(of: DuplicateImports.self) }

    @Test(
        "Imports are sorted with their comments, and only where nothing else stands on their lines",
        arguments: [
            ("import B // b\nimport A\n\nimport D\nimport C", "import A\nimport B // b\n\nimport C\nimport D"),
            ("import B\r\nimport A\r\n", "import A\r\nimport B\r\n"),
            ("import C\n@testable\nimport B\nimport A", "import A\n@testable\nimport B\nimport C"),
            ("import B; import A", "import B; import A"),
            ("import B /* b\n*/\nimport A", "import B /* b\n*/\nimport A"),
            ("#if X\n  import B\n  import A\n#endif", "#if X\n  import A\n  import B\n#endif"),
        ]
    )
    func sortingFix(before: String, after: String) {
        #expect(CheckCase.fixed(before, by: SortedImports.self, level: .safe) == after)
    }

    @Test(
        "A second import is deleted only where it says nothing of its own",
        arguments: [
            ("import A\nimport A\nlet a = 1", "import A\nlet a = 1"),
            ("@testable import A\nimport A\n", "@testable import A\n"),
            ("import A\n@testable import A\n", "import A\n@testable import A\n"),
            ("public import A\nimport A\n", "public import A\n"),
            ("private import A\nimport A\n", "private import A\nimport A\n"),
            ("import A\nimport A // why\n", "import A\nimport A // why\n"),
            ("import A\nimport struct A.B\n", "import A\nimport struct A.B\n"),
            ("import A\r\nimport A\r\n", "import A\r\n"),
        ]
    )
    func deletingFix(before: String, after: String) {
        #expect(CheckCase.fixed(before, by: DuplicateImports.self, level: .safe) == after)
    }

    @Test("A scoped import beside the whole module is deleted on review")
    func scopedImport() {
        let code = "import A\nimport struct A.B\n"
        #expect(CheckCase.fixed(code, by: DuplicateImports.self, level: .review) == "import A\n")
    }

    @Test(
        "White space goes where it can mean nothing",
        arguments: [
            ("let a = 1 \t\r\n\t\nlet b = 2  ", "let a = 1\r\n\nlet b = 2"), ("/// a  \n/// b \n", "/// a  \n/// b\n"),
            ("let a = \"\"\"\n    b  \n    \"\"\"\n", "let a = \"\"\"\n    b  \n    \"\"\"\n"),
        ]
    )
    func trailingFix(before: String, after: String) {
        #expect(CheckCase.fixed(before, by: TrailingWhitespace.self, level: .safe) == after)
    }
}
