// Reads the documents of a project for what they ask: exact keys and plain sentences, nothing else.

import NormaDocuments
import NormaPipeline
import NormaText

enum DemandReading {
    /// In the order of documents and lines; the first demand for a rule counts.
    static func demands(in reading: SharedReading) -> [Demand] {
        let paths = Set(reading.paths)
        var known: Set<String> = []
        return documents.map { RelativePath($0) }.filter(paths.contains).flatMap { path in
            reading.text(of: path).map { demands(of: $0, at: path) } ?? []
        }
        .filter { known.insert($0.rule).inserted }
    }

    /// Rules of which the project's linter says that they don't hold here.
    static func refusals(in reading: SharedReading) -> Set<String> {
        let path = RelativePath(".swiftlint.yml")
        guard reading.paths.contains(path), let text = reading.text(of: path) else { return [] }
        return refusals(of: text, at: path)
    }

    static func refusals(of text: String, at path: RelativePath) -> Set<String> {
        guard let format = DocumentFormat(of: path),
            let value = try? DocumentReader.value(of: Array(text.utf8), at: path, in: format)
        else { return [] }
        let disabled = value["disabled_rules"]?.list?.compactMap(\.text) ?? []
        return Set(disabled.compactMap { DemandKey.sameInSwiftLint[$0] })
    }

    private static let documents = [
        "AGENTS.md", "CLAUDE.md", "CONTRIBUTING.md", ".github/CONTRIBUTING.md", ".swiftlint.yml", ".swift-format",
        ".swiftformat",
    ]

    static func demands(of text: String, at path: RelativePath) -> [Demand] {
        if path.pathExtension == "md" { return DemandText(text, at: path).demands() }
        let bytes = Array(text.utf8)
        guard let format = DocumentFormat(of: path),
            let value = try? DocumentReader.value(of: bytes, at: path, in: format)
        else { return [] }
        let lines = LineTable(bytes: bytes)
        func demand(_ key: DemandKey, _ range: ByteRange, atMost: Int?) -> Demand {
            Demand(
                book: key.book,
                rule: key.rule,
                atMost: atMost,
                document: path.text,
                line: Int(lines.position(at: range.start).line)
            )
        }
        var found: [Demand] = []
        for key in keys(of: path) {
            switch key.value {
            case .limit:
                let name = format.plain(key.key)
                guard !isDisabled(key.key, in: value),
                    let entry = value.mapping?.first(where: { format.plain($0.key) == name }),
                    let limit = limit(of: entry.value)
                else { continue }
                found.append(demand(key, entry.keyRange, atMost: limit))
            case .listed:
                let lists = ["opt_in_rules", "only_rules"].compactMap { value[$0]?.list }.joined()
                guard !isDisabled(key.key, in: value), let item = lists.first(where: { $0.text == key.key }) else {
                    continue
                }
                found.append(demand(key, item.range, atMost: nil))
            case .isTrue:
                guard let entry = value["rules"]?.mapping?.first(where: { $0.key == key.key }),
                    entry.value.text == "true"
                else { continue }
                found.append(demand(key, entry.keyRange, atMost: nil))
            }
        }
        return found.sorted { ($0.line, $0.rule) < ($1.line, $1.rule) }
    }

    private static func keys(of path: RelativePath) -> [DemandKey] {
        switch path.name {
        case ".swiftlint.yml": DemandKey.swiftLint
        case ".swift-format": DemandKey.appleFormat
        default: DemandKey.swiftFormat
        }
    }

    private static func isDisabled(_ key: String, in value: PlacedValue) -> Bool {
        value["disabled_rules"]?.list?.contains { $0.text == key } ?? false
    }

    /// `120`, `[120, 200]` or `{ warning: 120, error: 200 }`.
    private static func limit(of value: PlacedValue) -> Int? {
        let number = value.text ?? value.list?.first?.text ?? value["warning"]?.text
        return number.flatMap { Int($0) }.flatMap { (1...10_000).contains($0) ? $0 : nil }
    }
}
