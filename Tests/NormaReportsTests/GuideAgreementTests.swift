// The page of a guide sees the blocks that the reader of guides sees: else a rule's result would stand beside the wrong one.

import Foundation
import NormaFindings
import NormaText
import Testing

@testable import NormaGuide
@testable import NormaReports

@Suite("The page of a guide and the reader of guides")
struct GuideAgreementTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    static let documents = guides + ["ARCHITECTURE.md", "docs/guides.md", "docs/templates.md"]
    private static let guides = (FileManager.default.subpaths(atPath: folder.appending(path: "Guides").path) ?? [])
        .filter { $0.hasSuffix(".md") }.sorted().map { "Guides/" + $0 }

    private func text(_ path: String) throws -> String {
        String(decoding: try Data(contentsOf: Self.folder.appending(path: path)), as: UTF8.self)
    }

    /// First and last line of each fenced block outside of quotes, and what stands behind its fence.
    private func read(_ text: String) -> [String] {
        let document = DocumentText(GuideSource(text: text, file: "GUIDE.md"))
        // Behind the last line end stands no line, though the table of lines has one.
        let lineCount = document.lines.lineCount - (text.last?.isNewline == true ? 1 : 0)
        return MarkdownScanner.scan(document).blocks.filter { !$0.isQuoted }.map {
            let last = min($0.documentLines.upperBound, lineCount)
            return "\($0.documentLines.lowerBound)-\(last) \(document.text($0.info))"
        }
    }

    private func shown(_ text: String) -> [String] {
        var found: [String] = []
        let tree = BlockReader.read(text)
        func add(_ block: Int) {
            if case .quote = tree.blocks[block].kind { return }
            if case .fencedCode(let fence) = tree.blocks[block].kind {
                let (first, last) = (tree.blocks[block].firstLine, tree.blocks[block].lastLine)
                found.append("\(first)-\(last) \(String(decoding: fence.info, as: UTF8.self))")
            }
            tree.blocks[block].children.forEach(add)
        }
        add(0)
        return found
    }

    @Test("find the same blocks on the same lines", arguments: documents)
    func sameBlocks(path: String) throws {
        let text = try text(path)
        #expect(Self.guides.count > 5)
        #expect(shown(text) == read(text))
    }

    @Test(
        "find the same blocks where fences are nested, indented, hidden or left open",
        arguments: [
            "```a\n````\nb\n```\n", "````a\n```b\n```\n````\n", "~~~a\n```\n~~~\n", "   ```a\n   b\n   ```\n",
            "    ```a\n", "- ```a\n  b\n  ```\n",
            "- a\n\n  ```a\n  b\n  ```\n", "- ```a\n  b\nc\n", "1. a\n\n   ```b\n   ```\n\n   c\n",
            "<!--\n```a\n-->\n```b\n```\n", "<!-- a -->\n```b\n```\n",
            "<pre>\n```a\n</pre>\n```b\n```\n", "<script>\n```a\n```\n", "<div>\n```a\n```\n</div>\n",
            "<details>\n\n```a\n```\n\n</details>\n",
            "a\n```b\n```\nc\n", "```a`b\n```\n", "---\nname: a\n---\n```b\n```\n", "---\n```a\n...\n```b\n```\n",
            "---\n```a\n```\n", "\u{FEFF}---\na\n---\n```b\n```\n",
            "```a\r\nb\r\n```\r\n", "```a\rb\r```\r", "```a\n", "- - ```a\n    ```\n", "-\n\n  ```a\n  ```\n",
            "* a\n  - b\n    ```c\n    d\n    ```\n",
            "> ```a\n> b\n> ```\n\n```c\n```\n", "| a |\n|---|\n| b |\n```c\n```\n", "<?php\n```a\n```\n?>\n",
            "\t```a\n", " - a\n\n   ```b\n   ```\n",
            "text\n===\n```a\n```\n", "[a]: b\n```c\n```\n", "- a\n```b\n```\n",
        ]
    )
    func sameBlocksWhereItIsHard(text: String) {
        #expect(shown(text) == read(text))
    }

    @Test(
        "agree on where each rule begins: its card stands right before the block that names it",
        arguments: ["ARCHITECTURE.md"]
    )
    func cards(path: String) throws {
        let text = try text(path)
        let document = DocumentText(GuideSource(text: text, file: path))
        var rules: [RuleSummary] = []
        for block in MarkdownScanner.scan(document).blocks {
            let words = document.text(block.info).split(separator: " ")
            guard words.first == "yaml", words.dropFirst().first == "rule" else { continue }
            for (line, range) in zip(block.documentLines.dropFirst(), block.lines) {
                let key = document.text(range)
                guard key.hasPrefix("rule: ") else { continue }
                let name = key.dropFirst(6).prefix { !$0.isWhitespace }
                rules.append(Fixture.rule(String(name), heading: "", line: line, why: "", instead: nil))
            }
        }
        #expect(rules.count > 15)
        let source = GuideText(name: "own", file: path, text: text)
        let page = GuideMarkup(source, rules: rules.reversed(), idPrefix: "") { "<aside>\($0.name)</aside>" }
        let pieces = page.html.split(separator: "<aside>").dropFirst()
        #expect(pieces.count == rules.count)
        for (rule, piece) in zip(rules, pieces) {
            #expect(piece.hasPrefix("\(rule.name)</aside>\n<details class=\"source\">"))
            let code = piece.prefix(upTo: piece.range(of: "</code>")?.lowerBound ?? piece.startIndex)
            #expect(code.contains(">rule: \(rule.name)\n"), "\(piece.prefix(300))")
        }
        #expect(Set(page.headings.map(\.id)).count == page.headings.count)
    }
}
