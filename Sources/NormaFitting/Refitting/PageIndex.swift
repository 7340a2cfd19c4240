// What a page says, by what it says it about.

import NormaText

struct PageIndex {
    /// By the skeleton of the paragraph.
    private(set) var prose: [String: [String]] = [:]
    private(set) var items: [String: [String]] = [:]
    /// By the line of the header, rows by their first cell.
    private(set) var tables: [String: [String: String]] = [:]
    /// By what is written after the backticks.
    private(set) var pictures: [String: DrawnPicture] = [:]
    /// By `places:` or `layers:`, lines by their key.
    private(set) var definitions: [String: [String: String]] = [:]
    private(set) var rules: [String: String] = [:]

    init(_ parts: [PagePart]) {
        for part in parts {
            switch part.kind {
            case .prose: prose[SentenceSkeleton.of(part.lines)] = part.lines
            case .item: if let key = Self.key(ofItem: part) { items[key] = part.lines }
            case .table: add(table: part.lines)
            case .fence(let info): add(block: Array(part.lines.dropFirst().dropLast()), info)
            case .other: break
            }
        }
    }

    private mutating func add(table lines: [String]) {
        guard let header = lines.first else { return }
        let rows = lines.dropFirst(2).map { (Self.key(ofRow: $0), $0) }
        tables[header] = Dictionary(rows, uniquingKeysWith: { first, _ in first })
    }

    private mutating func add(block lines: [String], _ info: String) {
        if info.hasPrefix("mermaid rule ") { pictures[info] = DrawnPicture(lines) }
        if info == "yaml define", let heading = lines.first {
            for line in lines.dropFirst() {
                if let key = Self.key(ofDefinition: line) { definitions[heading, default: [:]][key] = line }
            }
        }
        if info.hasPrefix("yaml take") {
            for line in lines { if let name = Self.name(ofRule: line) { rules[name] = line } }
        }
    }

    // MARK: - Keys

    /// ``- `A` uses `B` in 3 places`` and `- *domain*: …`; nil for what people write.
    static func key(ofItem part: PagePart) -> String? {
        let words = (part.lines.first ?? "").split(separator: " ").dropFirst()
        guard let first = words.first else { return nil }
        if first.hasPrefix("*"), first.hasSuffix("*:") { return String(first) }
        guard first.hasPrefix("`"), words.dropFirst().first == "uses", words.count > 3 else { return nil }
        return words.prefix(3).joined(separator: " ")
    }

    static func key(ofRow row: String) -> String {
        let cell = row.split(separator: "|").first.map(String.init) ?? ""
        return SentenceSkeleton.of([cell]).replacing("ies", with: "y")
    }

    /// `  App: "Sources/App" # 3 files`
    static func key(ofDefinition line: String) -> String? {
        guard line.hasPrefix("  "), let colon = line.firstIndex(of: ":") else { return nil }
        let key = line[..<colon].drop { $0 == " " }
        return key.isEmpty || key.contains("#") ? nil : String(key)
    }

    /// `- no-locks: { severity: error } # 20 of 20`
    static func name(ofRule line: String) -> String? {
        guard line.hasPrefix("- ") else { return nil }
        let name = line.dropFirst(2).prefix { $0 != ":" && $0 != " " }
        return name.isEmpty ? nil : String(name)
    }

    /// What is before the comment, and the comment.
    static func cut(_ line: String) -> (value: String, comment: String?) {
        guard let mark = line.firstRange(of: " # ") else { return (line, nil) }
        return (String(line[..<mark.lowerBound]), String(line[mark.upperBound...]))
    }

    /// `34 of 35 …`, as `norma init` counts.
    static func isCount(_ comment: String) -> Bool {
        let words = comment.split(separator: " ", maxSplits: 3)
        return words.count > 2 && words[1] == "of" && words[0].allSatisfy { $0.isNumber || $0 == "," }
    }

    /// The limits of a rule in braces.
    static func limits(_ value: String) -> [String] {
        value.split { "{,}".contains($0) }.map { String($0.drop { $0 == " " }) }.filter { $0.hasPrefix("at-most") }
    }

    /// What is quoted, or the one word after the key.
    static func patterns(_ value: String) -> [String] {
        let quoted = value.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
            .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
        if !quoted.isEmpty { return quoted }
        return value.firstRange(of: ": ").map { [String(value[$0.upperBound...])] } ?? []
    }
}
