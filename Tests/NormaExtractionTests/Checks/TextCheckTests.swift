// What the checks of comments, white space and imports see.

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
        "sorted-imports compares within groups",
        arguments: [
            CheckCase("import B\nimport A", "import A"), CheckCase("import A\nimport B\nimport C"),
            CheckCase("import B\n\nimport A"), CheckCase("import B\n// x\nimport A"),
            CheckCase("import a\nimport B"), CheckCase("import B\n@testable import A", "@testable import A"),
            CheckCase("import A\n#if DEBUG\nimport Z\n#endif\nimport B"),
            CheckCase("import C\nimport A\nimport B\nimport D", "import A", "import B"),
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
}
