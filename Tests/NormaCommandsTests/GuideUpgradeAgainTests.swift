// `norma guide upgrade` of a guide of format 2, and of expressions that are names.

import Foundation
import Testing

@Suite("norma guide upgrade, format 2")
struct GuideUpgradeAgainTests {
    private static let guide = """
        ---
        norma: 2
        name: ours
        ---

        # Ours

        ```yaml rule
        rule: one
        every: { class: any }
        must: { be: final }
        ```

        ```yaml rule
        rule: two
        every: class
        must-not: { be: open }
        ```

        ```swift given path=B.swift
        open final class Given {}
        ```

        ```swift bad path=A.swift
        open class Cart {} // ✗
        class List {} // ✗ one
        let count = 2 // ✗
        ```

        ```swift good
        final class Cart {}
        ```

        """

    private func text(_ path: String, of tree: TemporaryTree) throws -> String {
        try String(contentsOf: URL(filePath: tree.root + "/" + path), encoding: .utf8)
    }

    @Test("names the marks that lack a name, and leaves what it can't decide with one comment, however often it runs")
    func marks() throws {
        let guide = Self.guide
        let tree = try TemporaryTree(["GUIDE.md": guide])
        let run = try CommandLineRun(["guide", "upgrade", "./GUIDE.md"], in: tree.root)
        let left = "nothing is found on line 3 of the example below: mend it, or take its mark away"
        #expect(
            run.output == "GUIDE.md: format 2, 1 mark names its rules\nLeft to you:\n  line 24: \(left)\n",
            "\(run.errors)"
        )
        let expected = guide.replacing("Cart {} // ✗\n", with: "Cart {} // ✗ one, two\n")
            .replacing("```swift bad", with: "<!-- norma guide upgrade: \(left) -->\n\n```swift bad")
        #expect(try text("GUIDE.md", of: tree) == expected)
        let again = try CommandLineRun(["guide", "upgrade", "./GUIDE.md"], in: tree.root)
        #expect(
            again.output
                == "./GUIDE.md is of format 2 already; nothing is changed.\nLeft to you:\n  line 24: \(left)\n"
        )
        #expect(try text("GUIDE.md", of: tree) == expected)
    }

    private static let expressions = """
        ---
        norma: 1
        name: ours
        ---

        # Ours

        ```yaml define
        values: { class: "/View$/" }
        roles:
          screen: { struct: '/(View|Screen)$/', not: { named: "/^Pre/" } }
          cell:
            class:
              - /Cell$/
              - "/(Row|Line)$/"
          other: { class: "/^[A-Z]/", named: "/^Cart$/" }
        ```

        ```yaml rule
        rule: one
        every: { any: [{ class: ["/Cart$/", "*List"] }, screen, { function: "/^load/" }], not: { any: [{ named: "/^(Big|Old)Cart$/" }, { named: "{{class}}" }] } }
        must-not: { named: "/(Cart|Row)$/" } # what a finding is known by
        except: { struct: "/^Old/", because: it leaves }
        ```

        ```yaml rule
        rule: two
        every: { class: any, have: { property: "/^is.*/" } }
        must: { named: "/^(Abcdefghijk|Bcdefghijkl|Cdefghijklm|Defghijklmn|Efghijklmno|Fghijkl)$/" }
        ```

        ```swift bad path=A.swift
        class NewCart { // ✗
            var isOpen = true
        }
        ```

        ```swift good path=A.swift
        class BigCart {}
        ```

        """

    @Test("writes an expression that is nothing but names as these, where a finding is not known by it")
    func names() throws {
        let tree = try TemporaryTree(["GUIDE.md": Self.expressions])
        let run = try CommandLineRun(["guide", "upgrade", "./GUIDE.md"], in: tree.root)
        #expect(
            run.output == "GUIDE.md: format 2, 1 mark names its rules, 8 expressions are replaced\n",
            "\(run.errors)"
        )
        let long = "[Abcdefghijk, Bcdefghijkl, Cdefghijklm, Defghijklmn, Efghijklmno, Fghijkl]"
        let expected = Self.expressions.replacing("norma: 1", with: "norma: 2")
            .replacing("'/(View|Screen)$/'", with: "[\"*View\", \"*Screen\"]")
            .replacing("\"/^Pre/\"", with: "\"Pre*\"")
            .replacing("- /Cell$/", with: "- \"*Cell\"")
            .replacing("\"/Cart$/\", \"*List\"", with: "\"*Cart\", \"*List\"")
            .replacing("\"/^load/\"", with: "\"load*\"")
            .replacing("\"/^(Big|Old)Cart$/\"", with: "[BigCart, OldCart]")
            .replacing("\"/^Old/\"", with: "\"Old*\"")
            .replacing("\"/^(Abcdefghijk|Bcdefghijkl|Cdefghijklm|Defghijklmn|Efghijklmno|Fghijkl)$/\"", with: long)
            .replacing("{ // ✗", with: "{ // ✗ one, two")
        #expect(try text("GUIDE.md", of: tree) == expected)
        let again = try CommandLineRun(["guide", "upgrade", "./GUIDE.md"], in: tree.root)
        #expect(again.output == "./GUIDE.md is of format 2 already; nothing is changed.\n")
        #expect(try CommandLineRun(["guide", "test", "./GUIDE.md"], in: tree.root).errors.isEmpty)
    }

    private static let looks = """
        ---
        norma: 1
        name: ours
        ---

        ```yaml define
        roles:
          screen:
            class: '/^(?!Base|Old).*View$/' # ours
            in: Sources
          noun: { function: "/^(?!(get|set)$)(?!is)[a-z]+(?<![Ss]et)$/" }
        ```

        ```yaml rule
        rule: one
        every:
          - named: "/^(?!Lib$).*/"
            class: any
          - screen
        must: { named: "/^(?!Bad)/" }
        ```

        ```swift bad path=A.swift
        class BadCart {} // ✗
        class BadLib {} // ✗
        class Lib {}
        ```

        ```swift good path=A.swift
        class CartView {}
        ```

        """

    @Test("takes apart what looks around at the ends, which format 2 does not have")
    func looksAround() throws {
        let tree = try TemporaryTree(["GUIDE.md": Self.looks])
        let run = try CommandLineRun(["guide", "upgrade", "./GUIDE.md"], in: tree.root)
        #expect(run.output == "GUIDE.md: format 2, 4 expressions are replaced\n", "\(run.errors)")
        let expected = Self.looks.replacing("norma: 1", with: "norma: 2")
            .replacing(
                "'/^(?!Base|Old).*View$/' # ours\n",
                with: "\"*View\" # ours\n    not: { named: [\"Base*\", \"Old*\"] }\n"
            )
            .replacing(
                "\"/^(?!(get|set)$)(?!is)[a-z]+(?<![Ss]et)$/\"",
                with: "'/^[a-z]+$/', not: { named: ['/^(get|set)$/', \"is*\", '/[Ss]et$/'] }"
            )
            .replacing("named: \"/^(?!Lib$).*/\"", with: "not: { named: \"Lib\" }")
            .replacing("named: \"/^(?!Bad)/\"", with: "not: { named: \"Bad*\" }")
        #expect(try text("GUIDE.md", of: tree) == expected)
        let test = try CommandLineRun(["guide", "test", "./GUIDE.md"], in: tree.root)
        #expect(test.status == 0, "\(test.output)")
    }

    private static let holes = #"""
        ---
        norma: 1
        name: ours
        ---

        ```yaml rule
        rule: nobody-waits
        every: { file: any }
        must-not:
          contain:
            pattern: "await $CALL"
            where: { CALL: '/^(?!Task\.sleep|clock\.)/' }
        ```

        ```yaml rule
        rule: loading-is-shown
        every: { file: any }
        must-not:
          contain:
            pattern: "try $CALL"
            where:
              CALL:
                - /^(?![\s\S]*retry)load[(]/
                - { all: ['/^(?!re)(?!un)[a-z]+/', "*store()"] }
        ```

        ```swift bad
        await cart.load() // ✗
        await Task.sleep(1)
        try load() // ✗
        try load(retry: 2)
        try cart.store() // ✗
        try restore()
        ```

        """#

    @Test("takes apart what looks ahead in a hole")
    func holes() throws {
        let tree = try TemporaryTree(["GUIDE.md": Self.holes])
        let run = try CommandLineRun(["guide", "upgrade", "./GUIDE.md"], in: tree.root)
        #expect(
            run.output == "GUIDE.md: format 2, 3 marks name their rules, 3 expressions are replaced\n",
            "\(run.errors)"
        )
        let expected = Self.holes.replacing("norma: 1", with: "norma: 2")
            .replacing(#"'/^(?!Task\.sleep|clock\.)/'"#, with: #"{ not: '/^(Task\.sleep|clock\.)/' }"#)
            .replacing(
                #"- /^(?![\s\S]*retry)load[(]/"#,
                with: #"- { all: ['/^load[(]/', { not: '/^[\s\S]*retry/' }] }"#
            )
            .replacing(
                "'/^(?!re)(?!un)[a-z]+/'",
                with: "{ all: ['/^[a-z]+/', { not: [\"re*\", \"un*\"] }] }"
            )
            .replacing("await cart.load() // ✗", with: "await cart.load() // ✗ nobody-waits")
            .replacing("try load() // ✗", with: "try load() // ✗ loading-is-shown")
            .replacing("try cart.store() // ✗", with: "try cart.store() // ✗ loading-is-shown")
        #expect(try text("GUIDE.md", of: tree) == expected)
        let test = try CommandLineRun(["guide", "test", "./GUIDE.md"], in: tree.root)
        #expect(test.status == 0, "\(test.output)")
    }

    @Test("keeps format 1 where format 2 does not take something, does what it can, and tells each place")
    func partly() throws {
        let guide = """
            ---
            norma: 1
            name: ours
            ---

            ```yaml rule
            rule: one
            every: { class: "/View$/" }
            may-be-empty: true
            must: { named: "/^Cart(?!Old)/" }
            ```

            ```swift bad
            class PayView {} // ✗
            ```

            ```swift good
            class CartView {}
            ```

            """
        let tree = try TemporaryTree(["GUIDE.md": guide])
        let run = try CommandLineRun(["guide", "upgrade", "./GUIDE.md"], in: tree.root)
        #expect(run.status == 0, "\(run.errors)")
        #expect(
            run.output == """
                GUIDE.md: stays in format 1, 1 expression is replaced
                Before it can be of format 2:
                  line 10: an expression of format 2 does not look around, and this one does with `(?!`; say what must not be there under `not:`, or ask for it by a word of its own

                """
        )
        let expected = guide.replacing("\"/View$/\"", with: "\"*View\"")
        #expect(try text("GUIDE.md", of: tree) == expected)
        let again = try CommandLineRun(["guide", "upgrade", "./GUIDE.md"], in: tree.root)
        #expect(again.status == 2)
        #expect(again.errors.contains("does not look around"))
        #expect(try text("GUIDE.md", of: tree) == expected)
    }
}
