// Writes a document in format 2, whole and as it is meant, edit by edit: what isn't of the format stays as it is, byte for byte.

import NormaText

/// What the text of a guide alone does not say.
package struct UpgradeKnowledge: Sendable {
    /// A mark on a line of a document.
    package struct Mark: Sendable {
        package var file: String
        /// From 1.
        package var line: Int
        /// The rules that find something there, in the guide's order; none where nothing is found.
        package var rules: [String]

        package init(file: String, line: Int, rules: [String]) {
            self.file = file
            self.line = line
            self.rules = rules
        }
    }

    /// Those that do not name their rules, though several could be meant.
    package var marks: [Mark] = []
    /// Those of which words follow that format 2 would take for names of rules.
    package var followedMarks: [Mark] = []
    /// The rules and definitions that find nothing in the tree whose guide it is.
    package var silentRules: Set<String> = []
    package var silentDefinitions: Set<String> = []
    /// Whether expressions that are nothing but names become these.
    package var rewritesNames = true
    /// Whether the format stays, since something else has to be said otherwise first.
    package var keepsFormat = false

    package init() {}
}

/// A document with what became of it.
package struct UpgradedDocument: Sendable {
    package struct Left: Sendable, Hashable {
        /// In the document as it is written now.
        package var line: Int
        package var message: String

        package init(line: Int, message: String) {
            self.line = line
            self.message = message
        }
    }

    package var file: String
    package var before: [UInt8]
    package var after: [UInt8]
    /// That it is written in now.
    package var format = 2
    package var namedMarks = 0
    /// How many `may-be-empty` went, those that became `expect: none` not among them.
    package var removed = 0
    package var expected = 0
    /// How many expressions became patterns of names.
    package var rewrittenNames = 0
    /// What only a person can decide; each has a comment at its place.
    package var left: [Left] = []
}

package struct FormatUpgrade {
    private let document: DocumentText
    private let knowledge: UpgradeKnowledge
    private var edits: [Edit] = []
    private var result: UpgradedDocument

    private init(_ source: GuideSource, _ knowledge: UpgradeKnowledge) {
        document = DocumentText(source)
        self.knowledge = knowledge
        result = UpgradedDocument(file: source.file, before: document.bytes, after: document.bytes)
    }

    /// The document as format 2 has it; nil where no edit could be made, which no document that can be read brings about.
    package static func upgraded(
        _ source: GuideSource,
        from format: Int,
        _ knowledge: UpgradeKnowledge
    ) -> UpgradedDocument? {
        var upgrade = FormatUpgrade(source, knowledge)
        if format < 2, !knowledge.keepsFormat {
            upgrade.raiseVersion()
            upgrade.replaceEmptiness()
        }
        if knowledge.rewritesNames { upgrade.rewriteNames() }
        if format >= 2 || !knowledge.keepsFormat { upgrade.nameMarks() }
        upgrade.result.format = knowledge.keepsFormat ? format : 2
        guard let after = Edit.apply(upgrade.edits, to: upgrade.document.bytes) else { return nil }
        upgrade.result.after = after
        upgrade.result.left = LeftPlaces.all(in: after)
        return upgrade.result
    }

    // MARK: - The version

    /// Of a chapter without a front matter of its own there is none to raise.
    private mutating func raiseVersion() {
        guard document.text(document.content(ofLine: 1)) == "---" else { return }
        for line in 2...max(2, document.lines.lineCount) {
            let content = document.content(ofLine: line)
            let text = document.text(content)
            if text == "---" { return }
            guard text.hasPrefix("norma:"), let one = document.bytes[content].firstIndex(of: UInt8(ascii: "1")) else {
                continue
            }
            edits.append(.replace(Self.range(one..<one + 1), with: "2"))
            return
        }
    }

    private var yamlBlocks: [(block: KnownBlock, value: YamlValue)] {
        var finder = BlockFinder(document: document)
        return finder.blocks(in: MarkdownScanner.scan(document)).filter(\.isYaml).flatMap { block in
            var problems: [SourceProblem] = []
            let value = YamlReader.read(block.block.content(in: document), in: document, problems: &problems)
            guard let value, block.word == .rules else { return value.map { [(block, $0)] } ?? [] }
            return RuleMap.rules(of: block, value, in: document)
        }
    }

    private mutating func rewriteNames() {
        var rewriting = NameRewriting(document)
        var holes = HoleRewriting(document)
        for (block, value) in yamlBlocks {
            rewriting.read(value, of: block.word)
            holes.read(value)
        }
        edits += rewriting.edits + holes.edits
        result.rewrittenNames = rewriting.count + holes.edits.count
    }

    // MARK: - What may be empty

    private mutating func replaceEmptiness() {
        for (block, value) in yamlBlocks {
            guard case .mapping(let entries) = value.content,
                let entry = entries.first(where: { $0.key == "may-be-empty" })
            else { continue }
            replace(entry, among: entries, in: block)
        }
    }

    private mutating func replace(_ entry: YamlEntry, among entries: [YamlEntry], in block: KnownBlock) {
        let what = replacement(of: entry, among: entries, in: block)
        if what == .expectation { result.expected += 1 } else { result.removed += 1 }
        guard let lines = lines(of: entry, among: entries, in: block) else {
            replaceInFlow(entry, among: entries, by: what, in: block)
            return
        }
        let start = document.content(ofLine: document.line(at: entry.keySpan.start)).lowerBound
        let indent = document.text(start..<max(start, entry.keySpan.start))
        edits.append(.replace(Self.range(lines), with: what.text.map { indent + $0 + lineBreak } ?? ""))
    }

    /// What stands in the place of `may-be-empty`.
    private enum Replacement: Equatable {
        case nothing, expectation
        case comment(String)

        var text: String? {
            switch self {
            case .nothing: nil
            case .expectation: "expect: none"
            case .comment(let message): "# \(LeftPlaces.mark) \(message)"
            }
        }
    }

    private func replacement(of entry: YamlEntry, among entries: [YamlEntry], in block: KnownBlock) -> Replacement {
        if block.word == .define {
            let silent = entry.value.elements.compactMap(\.text).filter(knowledge.silentDefinitions.contains)
            guard !silent.isEmpty else { return .nothing }
            let names = silent.joined(separator: ", ")
            return .comment("nothing here is \(names): say `expect-none: [\(names)]` with `because:`")
        }
        guard let name = entries.first(where: { $0.key == "rule" })?.value.text, entry.value.text == "true",
            knowledge.silentRules.contains(name)
        else { return .nothing }
        if entries.contains(where: { $0.key == "because" }) { return .expectation }
        return .comment("this finds nothing here: say `expect: none` with `because:`")
    }

    /// Where the block is one mapping between braces, or several entries share a line.
    private mutating func replaceInFlow(
        _ entry: YamlEntry,
        among entries: [YamlEntry],
        by what: Replacement,
        in block: KnownBlock
    ) {
        let key = entry.keySpan.start
        let value = entry.value.span
        let isList = document.bytes.indices.contains(value.start) && document.bytes[value.start] == UInt8(ascii: "[")
        let bracket = isList ? document.bytes[value.start...].firstIndex(of: UInt8(ascii: "]")) : nil
        let end = bracket.map { $0 + 1 } ?? value.start + value.length
        if what == .expectation {
            edits.append(.replace(Self.range(key..<end), with: "expect: none"))
        } else if let next = entries.map(\.keySpan.start).filter({ $0 > key }).min() {
            edits.append(.delete(Self.range(key..<next)))
        } else {
            let comma = document.bytes[..<key].lastIndex(of: UInt8(ascii: ","))
            let first = entries.map(\.keySpan.start).min() ?? key
            edits.append(.delete(Self.range((first < key ? comma ?? key : key)..<end)))
        }
        guard case .comment = what, let text = what.text, let top = block.block.lines.first?.lowerBound else { return }
        edits.append(.insert(text + lineBreak, at: Int32(clamping: top)))
    }

    /// As the first line of the document ends.
    private var lineBreak: String {
        let end = document.content(ofLine: 1).upperBound
        return document.bytes[end...].first == 0x0D ? "\r\n" : "\n"
    }

    /// The whole lines of an entry, with their line breaks; nil where they hold something else, too.
    private func lines(of entry: YamlEntry, among entries: [YamlEntry], in block: KnownBlock) -> Range<Int>? {
        let first = document.line(at: entry.keySpan.start)
        let before = document.content(ofLine: first).lowerBound..<entry.keySpan.start
        guard document.bytes[before].allSatisfy({ $0 == 0x20 || $0 == 0x09 }) else { return nil }
        let next = entries.map(\.keySpan.start).filter { $0 > entry.keySpan.start }.min()
        var last = next.map { document.line(at: $0) - 1 } ?? block.block.documentLines.upperBound - 1
        guard last >= first else { return nil }
        while last > first, isNoContent(last) { last -= 1 }
        guard let start = document.lines.range(ofLine: first)?.start, let end = document.lines.range(ofLine: last)?.end
        else { return nil }
        return Int(start)..<Int(end)
    }

    private func isNoContent(_ line: Int) -> Bool {
        let text = document.text(document.content(ofLine: line)).trimmed
        return text.isEmpty || text.hasPrefix("#")
    }

    // MARK: - Marks

    private static let cross = Array("✗".utf8)

    private mutating func nameMarks() {
        for mark in knowledge.marks where mark.file == document.file {
            guard let end = endOfCross(inLine: mark.line) else { continue }
            if mark.rules.isEmpty {
                leaveComment(aboveBlockOfLine: mark.line)
            } else {
                edits.append(.insert(" " + mark.rules.joined(separator: ", "), at: Int32(clamping: end)))
                result.namedMarks += 1
            }
        }
        // With the colon it is a comment like any other, as it was in format 1.
        for mark in knowledge.followedMarks where mark.file == document.file {
            guard let end = endOfCross(inLine: mark.line) else { continue }
            edits.append(.insert(":", at: Int32(clamping: end)))
        }
    }

    /// Behind the last cross of a line.
    private func endOfCross(inLine line: Int) -> Int? {
        document.bytes[document.content(ofLine: line)].ranges(of: Self.cross).last?.upperBound
    }

    /// A comment of Markdown, because that of the example's own language would be a part of its code.
    private mutating func leaveComment(aboveBlockOfLine line: Int) {
        let blocks = MarkdownScanner.scan(document).blocks
        guard let block = blocks.first(where: { $0.documentLines.contains(line) }),
            let start = document.lines.range(ofLine: block.documentLines.lowerBound)?.start
        else { return }
        let message = "nothing is found on line \(line - block.documentLines.lowerBound) of the example below"
        let comment = "<!-- \(LeftPlaces.mark) \(message): mend it, or take its mark away -->\(lineBreak)\(lineBreak)"
        let edit = Edit.insert(comment, at: start)
        let isThere = document.bytes[..<Int(start)].suffix(comment.utf8.count).elementsEqual(comment.utf8)
        if !isThere, !edits.contains(edit) { edits.append(edit) }
    }

    private static func range(_ range: Range<Int>) -> ByteRange {
        ByteRange(start: Int32(clamping: range.lowerBound), end: Int32(clamping: range.upperBound))
    }
}

/// The comments that say what was left.
private enum LeftPlaces {
    static let mark = "norma guide upgrade:"

    static func all(in bytes: [UInt8]) -> [UpgradedDocument.Left] {
        let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
        return lines.enumerated().compactMap { index, line -> UpgradedDocument.Left? in
            guard line.contains(UInt8(ascii: "n")), let text = String(validating: line, as: UTF8.self),
                let start = text.firstRange(of: mark)
            else { return nil }
            var message = String(text[start.upperBound...].trimmed)
            if message.hasSuffix("-->") { message = String(message.dropLast(3).trimmed) }
            return UpgradedDocument.Left(line: index + 1, message: message)
        }
    }
}
