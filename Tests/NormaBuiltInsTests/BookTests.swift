// The books are for people: a chapter is short, speaks in sentences, and gives a reason for each of its rules.

import Foundation
import NormaGuide
import NormaText
import Testing

@testable import NormaBuiltIns

@Suite("A built-in book")
struct BookTests {
    struct Page: CustomTestStringConvertible, Sendable {
        var path: String
        var text: String
        var testDescription: String { path }
        /// Not for machines alone: no vocabulary, no further examples, no templates.
        var isChapter: Bool {
            !path.contains("/proofs/") && !path.contains("/templates/") && !path.hasSuffix("/vocabulary.md")
        }
    }

    static let pages: [Page] = (BuiltInGuides.all + BuiltInGuides.parts).filter { !$0.chapters.isEmpty }.flatMap {
        book in
        [Page(path: book.name + "/README.md", text: book.text)]
            + book.chapters.map { Page(path: book.name + "/" + $0.path, text: $0.text) }
    }
    static let chapters = pages.filter(\.isChapter)

    @Test("has every chapter on a few screens", arguments: chapters)
    func isShort(page: Page) {
        #expect(page.text.split(separator: "\n", omittingEmptySubsequences: false).count <= 221)
    }

    @Test("has no line that must be scrolled", arguments: pages)
    func hasShortLines(page: Page) {
        for (index, line) in page.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            // Neither the names in a heading of proofs or behind a mark nor a path behind a fence can be broken.
            if line.hasPrefix("## ") || line.hasPrefix("```") || line.contains("// ✗") { continue }
            #expect(line.count <= 160, "line \(index + 1) has \(line.count) characters")
        }
    }

    @Test("speaks in sentences: a quarter of its words, and never forty lines without one", arguments: chapters)
    func speaks(page: Page) {
        let counted = ProseCount(page.text)
        #expect(counted.share >= 0.25, "\(Int(counted.share * 100)) % of the words are prose")
        #expect(counted.longestSilence <= 40, "\(counted.longestSilence) lines without a sentence")
    }
}

/// The words of a page inside and outside of its fences.
private struct ProseCount {
    private(set) var longestSilence = 0
    private var words = (prose: 0, code: 0)

    init(_ text: String) {
        var fence: Substring?
        var isTree = false
        var silence = 0
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let count = line.split(separator: " ").count
            let ticks = line.prefix { $0 == "`" }
            // A drawn tree reads like a picture.
            if fence == nil || !isTree { silence += 1 }
            if let open = fence {
                if line == open { fence = nil } else { words.code += count }
            } else if ticks.count >= 3 {
                fence = ticks
                isTree = line.hasPrefix("```text layout")
            } else {
                words.prose += count
                if !line.hasPrefix("#"), let last = line.last, ".!?:)".contains(last) { silence = 0 }
            }
            longestSilence = max(longestSilence, silence)
        }
    }

    var share: Double { Double(words.prose) / Double(max(1, words.prose + words.code)) }
}
