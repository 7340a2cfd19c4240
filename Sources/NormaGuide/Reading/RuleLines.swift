// The rules of a map, apart by their lines, so that only those that are taken have to be read.

struct RuleLines {
    private struct Entry {
        var key: Range<Int>
        var lines: [Range<Int>]
    }

    private var entries: [Entry] = []

    /// The map with nothing in the rules that aren't named; nil if the lines don't show where each rule begins.
    ///
    /// Cost: one look at each line, and the YAML of the named rules.
    static func value(of block: KnownBlock, naming names: Set<String>, _ reader: DocumentReader) -> YamlValue? {
        let document = reader.source
        guard let map = RuleLines(block.block.lines, document) else { return nil }
        let silent = reader.withoutProblems()
        var result: [YamlEntry] = []
        for entry in map.entries {
            let name = document.text(entry.key)
            let span = Span(entry.key.lowerBound, length: entry.key.count)
            guard names.contains(name) else {
                result.append(YamlEntry(key: name, keySpan: span, value: YamlValue(content: .mapping([]), span: span)))
                continue
            }
            let content = BlockContent(lines: entry.lines, document: document, fallback: entry.key.lowerBound)
            guard case .mapping(let read)? = KnownYaml.value(of: content, silent)?.content, read.count == 1 else {
                return nil
            }
            result += read
        }
        return YamlValue(content: .mapping(result), span: GuideAssembly.owner(of: block).span)
    }

    private init?(_ lines: [Range<Int>], _ document: DocumentText) {
        for line in lines {
            let bytes = document.bytes[line]
            if let first = bytes.first, [0x20, 0x0A, 0x0D, UInt8(ascii: "#")].contains(first) {
                if let last = entries.indices.last { entries[last].lines.append(line) }
                continue
            }
            let key = bytes.prefix { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D }
            guard !key.isEmpty, bytes[key.endIndex...].starts(with: ": ".utf8) else { return nil }
            entries.append(Entry(key: key.startIndex..<key.endIndex, lines: [line]))
        }
        guard !entries.isEmpty else { return nil }
    }
}
