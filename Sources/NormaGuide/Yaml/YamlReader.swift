// Reads a YAML block into values with places; syntax errors become problems in the document's own coordinates.

import NormaDocuments
import NormaText

struct YamlReader {
    private let document: DocumentText
    private let content: BlockContent
    private var places: YamlPlaces
    /// Where the last node began.
    private var reached = 0
    private var anchors: Set<String> = []
    /// The place from which the end of a line was last looked for, and that end.
    private var searchedLine = 0..<0

    /// The value of the block; nil if it is empty or not YAML. Problems are added to `problems`.
    static func read(
        _ content: BlockContent,
        in document: DocumentText,
        problems: inout [SourceProblem]
    ) -> YamlValue? {
        var reader = YamlReader(document: document, content: content)
        return reader.read(&problems)
    }

    private init(document: DocumentText, content: BlockContent) {
        self.document = document
        self.content = content
        places = YamlPlaces(content.bytes)
    }

    private mutating func read(_ problems: inout [SourceProblem]) -> YamlValue? {
        if let excess = YamlDepth.excess(in: content.bytes) {
            let span = Span(content.documentOffset(of: excess))
            problems.append(document.problem(at: span, "this is nested more than \(YamlDepth.limit) levels deep"))
            return nil
        }
        var bytes = content.bytes
        var repeated: [YamlDuplicates.Key] = []
        while true {
            do throws(YamlProblem) {
                guard let node = try YamlTree.document(of: bytes) else { return nil }
                for key in repeated { problems.append(duplicate(key)) }
                return value(of: node, hiding: Set(repeated.map(\.offset)), &problems)
            } catch {
                if case .repeatedKey(let name, let line, let column) = error, repeated.count < 32 {
                    let first = places.offset(line: line, column: column)
                    let known = Set(repeated.map(\.offset))
                    if let key = YamlDuplicates.hideRepetition(of: name, after: first, in: &bytes, except: known) {
                        repeated.append(key)
                        continue
                    }
                }
                for key in repeated { problems.append(duplicate(key)) }
                problems.append(problem(error))
                return nil
            }
        }
    }

    private mutating func problem(_ error: YamlProblem) -> SourceProblem {
        switch error {
        case .repeatedKey(let name, let line, let column):
            let first = places.offset(line: line, column: column)
            let span = Span(content.documentOffset(of: first), length: name.count)
            return document.problem(at: span, "the key `\(name)` appears twice", "keep one")
        case .malformed(let explained):
            let span = Span(content.documentOffset(of: explained.offset), length: explained.length)
            return document.problem(at: span, explained.message, explained.suggestion)
        }
    }

    private func duplicate(_ key: YamlDuplicates.Key) -> SourceProblem {
        let line = document.line(at: content.documentOffset(of: key.first))
        let span = Span(content.documentOffset(of: key.offset), length: key.name.count)
        return document.problem(
            at: span,
            "the key `\(key.name)` appears twice",
            "it is already in line \(line): keep one of them"
        )
    }

    // MARK: - Nodes

    private mutating func value(
        of node: YamlNode,
        hiding hidden: Set<Int>,
        _ problems: inout [SourceProblem]
    ) -> YamlValue {
        let offset = node.mark.map { places.offset(line: $0.line, column: $0.column) } ?? reached
        reached = offset
        if let anchor = node.anchor { anchors.insert(anchor) }
        if let marked = markedNode(at: offset) {
            problems.append(marked)
            return YamlValue(content: .unreadable, span: Span(content.documentOffset(of: offset)))
        }
        switch node.content {
        case .scalar(let scalar): return text(of: scalar, at: offset)
        case .list(let elements):
            let span = span(ofCollectionAt: offset)
            var values: [YamlValue] = []
            for element in elements { values.append(value(of: element, hiding: hidden, &problems)) }
            return YamlValue(content: .list(values), span: span)
        case .mapping(let mapping):
            let span = span(ofCollectionAt: offset)
            let entries = entries(of: mapping, at: offset, hiding: hidden, &problems)
            return YamlValue(content: .mapping(entries), span: span)
        case .alias(let name):
            let problem = problem(ofAlias: name, at: offset)
            problems.append(problem)
            return YamlValue(
                content: .unreadable,
                span: Span(content.documentOffset(of: offset), length: problem.length)
            )
        }
    }

    private func problem(ofAlias name: String, at offset: Int) -> SourceProblem {
        guard anchors.contains(name) else {
            let explained = YamlSyntax.undefinedAlias(at: offset, content.bytes)
            let span = Span(content.documentOffset(of: explained.offset), length: explained.length)
            return document.problem(at: span, explained.message, explained.suggestion)
        }
        return document.problem(
            at: Span(content.documentOffset(of: offset)),
            "anchors and aliases (`&name`, `*name`) aren't supported in guides",
            "define a role, or quote a pattern that begins with `*`"
        )
    }

    private mutating func entries(
        of mapping: [(key: YamlNode, value: YamlNode)],
        at offset: Int,
        hiding hidden: Set<Int>,
        _ problems: inout [SourceProblem]
    ) -> [YamlEntry] {
        var entries: [YamlEntry] = []
        for (key, element) in mapping {
            let keyOffset = key.mark.map { places.offset(line: $0.line, column: $0.column) } ?? offset
            let keyValue = value(of: key, hiding: hidden, &problems)
            let entryValue = value(of: element, hiding: hidden, &problems)
            if hidden.contains(keyOffset) { continue }
            if let name = keyValue.text {
                entries.append(YamlEntry(key: name, keySpan: keyValue.span, value: entryValue))
            } else if keyValue.content != .unreadable {
                problems.append(document.problem(at: keyValue.span, notAKey(keyValue), "quote a pattern in braces"))
            }
        }
        return entries
    }

    /// A tag (`!name`) or an anchor (`&name`), which mostly is a text whose quotes are missing.
    private mutating func markedNode(at offset: Int) -> SourceProblem? {
        let line = restOfLine(offset)
        guard let mark = line.first, mark == UInt8(ascii: "!") || mark == UInt8(ascii: "&") else { return nil }
        let span = Span(content.documentOffset(of: offset), length: characters(in: line.prefix(LineWindow.usualWidth)))
        let character = mark == UInt8(ascii: "!") ? "!" : "&"
        return document.problem(
            at: span,
            "`\(character)` at the beginning of a text has a special meaning in YAML",
            "quote the text"
        )
    }

    private func notAKey(_ value: YamlValue) -> String {
        value.isEmpty ? "a key is missing before `:`" : "a key is one word, not \(value.kindWithArticle)"
    }

    private mutating func text(of scalar: YamlScalar, at offset: Int) -> YamlValue {
        let isPlain = scalar.style == .plain
        if isPlain, ["", "~", "null"].contains(scalar.text) {
            let span = Span(content.documentOffset(of: offset), length: scalar.text.count)
            return YamlValue(content: .empty, span: span)
        }
        let (start, length) = extent(of: scalar, at: offset)
        let span = Span(content.documentOffset(of: start), length: length)
        return YamlValue(content: .text(scalar.text, isPlain: isPlain), span: span)
    }

    /// Where the scalar begins (in a block text: its first line) and how many characters it has on that line.
    private mutating func extent(of scalar: YamlScalar, at offset: Int) -> (start: Int, length: Int) {
        let line = restOfLine(offset)
        switch scalar.style {
        case .block:
            var start = offset + line.count
            while start < content.bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(content.bytes[start]) { start += 1 }
            return start < content.bytes.count ? (start, characters(in: restOfLine(start))) : (offset, 1)
        case .quoted:
            guard let quote = line.first, let close = line.dropFirst().firstIndex(of: quote) else { break }
            return (offset, characters(in: line[...close]))
        case .plain:
            if line.starts(with: scalar.text.utf8) { return (offset, scalar.text.count) }
        }
        return (offset, max(1, characters(in: line)))
    }

    private mutating func span(ofCollectionAt offset: Int) -> Span {
        let line = restOfLine(offset)
        let isFlow = line.first == UInt8(ascii: "{") || line.first == UInt8(ascii: "[")
        let start = content.documentOffset(of: offset)
        guard isFlow else { return Span(start, length: characters(in: line)) }
        var depth = 0
        for (index, byte) in zip(line.indices, line) {
            if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") { depth += 1 }
            if byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") { depth -= 1 }
            if depth == 0 { return Span(start, length: characters(in: line[...index])) }
        }
        return Span(start, length: characters(in: line))
    }

    /// The rest of the line from here on, without blanks at its end. The end is looked for once in each line.
    private mutating func restOfLine(_ offset: Int) -> ArraySlice<UInt8> {
        guard offset < content.bytes.count else { return [] }
        if !searchedLine.contains(offset) {
            var end = content.bytes[offset...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? content.bytes.count
            while end > offset, content.bytes[end - 1] == 0x20 || content.bytes[end - 1] == 0x09 { end -= 1 }
            searchedLine = offset..<end
        }
        return content.bytes[offset..<searchedLine.upperBound]
    }

    private func characters(in bytes: ArraySlice<UInt8>) -> Int { String(decoding: bytes, as: UTF8.self).count }
}
