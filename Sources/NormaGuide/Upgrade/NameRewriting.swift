// Writes expressions that are nothing but names as names: `class: "/View$/"` as `class: "*View"`.

import NormaText

/// Only where the two mean the same by construction: at kinds of things and at `named`, in what a rule or role speaks of.
///
/// Behind `must` and its like an expression is a part of what a finding is known by, so one that is short enough stays: a baseline
/// goes on counting what it counted.
struct NameRewriting {
    private let document: DocumentText
    private(set) var edits: [Edit] = []
    /// How many expressions were written otherwise.
    private(set) var count = 0

    init(_ document: DocumentText) { self.document = document }

    private struct Place {
        /// What a finding is known by.
        var isDetail = false
        /// It is asked of what the tree declares: nothing from outside is looked up by its name.
        var isSubject = false
    }

    mutating func read(_ value: YamlValue, of word: BlockWord) {
        guard case .mapping(let entries) = value.content else { return }
        if word == .define {
            guard case .mapping(let roles)? = value["roles"]?.content else { return }
            for role in roles { visit(role.value, Place()) }
            return
        }
        for entry in entries {
            switch entry.key {
            case "every", "only", "exactly", "except", "about": visit(entry.value, Place(isSubject: true))
            case "must", "must-not", "may", "are": visit(entry.value, Place(isDetail: true, isSubject: true))
            default: break
            }
        }
    }

    private static let combining: Set<String> = ["any", "all", "not", "except", "sure", "likely", "never"]
    private static let kinds: Set<String> = Set(
        [SubjectKind.type, .class, .struct, .enum, .actor, .protocol, .function, .property, .case].map(\.rawValue)
    )

    private static let lowerCaseKinds: Set<String> = Set([SubjectKind.function, .property, .case].map(\.rawValue))

    private mutating func visit(_ value: YamlValue, _ place: Place) {
        if case .list(let values) = value.content {
            for value in values { visit(value, place) }
        }
        guard case .mapping(let entries) = value.content else { return }
        for entry in entries {
            let isKind = Self.kinds.contains(entry.key)
            if case .mapping = entry.value.content {
                if isKind || Self.combining.contains(entry.key) { visit(entry.value, place) }
            } else if entry.key == "named" || isKind {
                if !split(entry, of: value, place) { rewrite(entry.value, place, of: entry.key) }
            } else if Self.combining.contains(entry.key) {
                visit(entry.value, place)
            }
        }
    }

    /// Whether a name stands for the same behind this key as an expression that is found in it alone.
    private func isSame(_ pattern: String, of key: String, _ place: Place) -> Bool {
        if key == "named" { return place.isSubject || Self.isOpen(pattern) }
        // A small letter begins a role there, and a name without a wildcard may be looked up elsewhere.
        let isName = Self.lowerCaseKinds.contains(key) || pattern.first?.isLowercase == false
        return Self.isOpen(pattern) && isName
    }

    /// What an expression that looks around asks, as two that don't: `named: "*View", not: { named: "Base*" }`.
    private mutating func split(_ entry: YamlEntry, of mapping: YamlValue, _ place: Place) -> Bool {
        guard case .mapping(let entries) = mapping.content, !entries.contains(where: { $0.key == "not" }),
            let text = entry.value.text, let looks = SplitLooks(text),
            let range = document.range(of: text, at: entry.value.span)
        else { return false }
        let quote = text.contains("'") ? "\"" : "'"
        if quote == "\"", text.contains("\\") || text.contains("\"") { return false }
        func written(_ expressions: [String], of key: String) -> String {
            let texts = expressions.flatMap { expression -> [String] in
                let names = ExpressionNames.patterns(of: expression)
                if let names, names.allSatisfy({ isSame($0, of: key, place) }) { return names.map(Self.written) }
                return [quote + expression + quote]
            }
            return texts.count == 1 ? texts.joined() : "[\(texts.joined(separator: ", "))]"
        }
        count += 1
        let unwanted = "not: { named: \(written(looks.forbidden, of: "named")) }"
        guard looks.rest != nil || entry.key != "named" else {
            let whole = ByteRange(start: Int32(clamping: entry.keySpan.start), end: range.end)
            edits.append(.replace(whole, with: unwanted))
            return true
        }
        let wanted = looks.rest.map { written([$0], of: entry.key) } ?? "any"
        if document.bytes.dropFirst(mapping.span.start).first == UInt8(ascii: "{") {
            edits.append(.replace(range, with: wanted + ", " + unwanted))
            return true
        }
        let line = document.content(ofLine: document.line(at: entry.keySpan.start))
        let indent = String(repeating: " ", count: entry.keySpan.start - line.lowerBound)
        let end = document.content(ofLine: document.line(at: Int(range.end))).upperBound
        let next = (document.bytes.dropFirst(end).first == 0x0D ? "\r\n" : "\n") + indent + unwanted
        let comment = document.text(Int(range.end)..<end)
        let whole = ByteRange(start: range.start, end: Int32(clamping: end))
        edits.append(.replace(whole, with: wanted + comment + next))
        return true
    }

    private mutating func rewrite(_ value: YamlValue, _ place: Place, of key: String) {
        let texts = value.elements.compactMap(\.text)
        let length = texts.filter { $0.count > 2 && $0.hasPrefix("/") && $0.hasSuffix("/") }.map { $0.count - 2 }
            .reduce(0, +)
        guard !place.isDetail || length > ExpressionLimits.longest else { return }
        for element in value.elements {
            guard let text = element.text, let patterns = ExpressionNames.patterns(of: text),
                patterns.allSatisfy({ isSame($0, of: key, place) }),
                let range = document.range(of: text, at: element.span)
            else { continue }
            let written = patterns.map(Self.written).joined(separator: ", ")
            let isAlone = value.text != nil
            guard patterns.count == 1 || isAlone || isInBrackets(value) else { continue }
            let replacement = isAlone && patterns.count > 1 ? "[\(written)]" : written
            edits.append(.replace(range, with: replacement))
            count += 1
        }
    }

    private func isInBrackets(_ value: YamlValue) -> Bool {
        document.bytes.indices.contains(value.span.start) && document.bytes[value.span.start] == UInt8(ascii: "[")
    }

    private static func isOpen(_ pattern: String) -> Bool { pattern.contains { "*?".contains($0) } }

    /// In quotes, but for a name that YAML can only read as one.
    private static func written(_ pattern: String) -> String {
        let isPlain = pattern.first?.isUppercase == true && !isOpen(pattern) && pattern.count > 5
        return isPlain ? pattern : "\"\(pattern)\""
    }
}
