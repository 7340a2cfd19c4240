// The list of checks is whole, and each check says what it must about itself.

import NormaFacts
import NormaText
import Testing

import NormaExpressions
@testable import NormaExtraction

@Suite("All checks")
struct AllChecksTests {
    @Test("The list is sorted by type, and identifiers are unique words in kebab case")
    func sorted() {
        let names = AllChecks.all.map { "\($0)" }
        #expect(names == names.sorted())
        let identifiers = AllChecks.all.map { $0.identifier }
        #expect(Set(identifiers).count == identifiers.count)
        for identifier in identifiers {
            #expect(identifier.allSatisfy { $0.isLowercase || $0 == "-" } && !identifier.hasPrefix("-"))
        }
    }

    @Test("Every check says what it sees and why it matters, and shows code that is not seen")
    func documented() {
        for check in AllChecks.all {
            #expect(check.summary.hasSuffix(".") && check.summary.count > 20, "\(check.identifier)")
            #expect(check.documentation.contains("```swift good"), "\(check.identifier)")
        }
    }

    @Test("What a check shows as good is not seen, and what it shows as bad is seen where it measures nothing")
    func examples() {
        for check in AllChecks.all {
            let blocks = check.documentation.components(separatedBy: "```swift ")
            for block in blocks.dropFirst() {
                guard let line = block.firstIndex(of: "\n"), let end = block.range(of: "```") else { continue }
                let code = String(block[block.index(after: line)..<end.lowerBound])
                let seen = CheckCase.sightings(of: check, in: code)
                if block.hasPrefix("good"), !check.isMeasured { #expect(seen.isEmpty, "\(check.identifier): \(seen)") }
                if block.hasPrefix("bad"), !check.isMeasured { #expect(!seen.isEmpty, "\(check.identifier)") }
            }
        }
    }

    @Test("What a check says of its examples is of the sort that a rule can allow")
    func details() {
        for check in AllChecks.all {
            for block in check.documentation.components(separatedBy: "```swift ").dropFirst().compactMap(Self.block) {
                for (_, _, detail) in CheckCase.sightings(of: check, in: block.code) where !detail.isEmpty {
                    let canBe = check.details.canMatch(NamePattern(literal: detail, for: .name))
                    #expect(canBe, "\(check.identifier) says \(detail)")
                }
            }
        }
    }

    @Test("A check that proposes fixes shows one, and it makes of the bad example what is shown")
    func fixes() {
        for check in AllChecks.all {
            let blocks = check.documentation.components(separatedBy: "```swift ").dropFirst().compactMap(Self.block)
            for (index, block) in blocks.enumerated() where block.word == "bad" {
                let shown = index + 1 < blocks.count && blocks[index + 1].word == "fixed" ? blocks[index + 1].code : nil
                let fixed = CheckCase.fixed(block.code, by: check)
                #expect(fixed == shown ?? block.code, "\(check.identifier)")
                if shown != nil, !check.isMeasured {
                    #expect(CheckCase.sightings(of: check, in: fixed).isEmpty, "\(check.identifier)")
                }
            }
        }
    }

    /// The first word behind the fence, and the code.
    private static func block(_ text: Substring) -> (word: Substring, code: String)? {
        guard let line = text.firstIndex(of: "\n"), let end = text.range(of: "```") else { return nil }
        return (text.prefix { !$0.isWhitespace }, String(text[text.index(after: line)..<end.lowerBound]))
    }

    @Test(
        "Code that is no Swift is told, what is seen in it lies in it, and a good file is read behind it as ever",
        arguments: [
            "!", "try!", "as!", "VStack(spacing:", "Color(", "Text(\"", "}}}{{{", "import",
        ]
    )
    func hostile(code: String) {
        let extractor = Extractor()
        let facts = extractor.extract(Array(code.utf8)).facts
        #expect(!facts.syntaxErrors.isEmpty)
        for sighting in facts.sightings {
            #expect(sighting.range.start >= 0 && sighting.range.end <= Int32(code.utf8.count))
        }
        let good = "// TODO\nlet a = b!\r"
        #expect(extractor.extract(Array(good.utf8)).facts == Extractor().extract(Array(good.utf8)).facts)
    }

    @Test("A file of one comment, of nothing or of an operator alone has no syntax error")
    func empty() {
        for code in ["", "// TODO", "a\r", ".padding(-)", "\u{0}"] {
            #expect(Extractor().extract(Array(code.utf8)).facts.syntaxErrors.isEmpty, "\(code)")
        }
    }
}

extension String {
    /// The parts between the occurrences of a text.
    fileprivate func components(separatedBy separator: String) -> [Substring] {
        var parts: [Substring] = []
        var rest = self[...]
        while let found = rest.range(of: separator) {
            parts.append(rest[..<found.lowerBound])
            rest = rest[found.upperBound...]
        }
        return parts + [rest]
    }
}

extension StringProtocol {
    /// The first place of a text.
    fileprivate func range(of text: String) -> Range<Index>? { ranges(of: text).first }
}
