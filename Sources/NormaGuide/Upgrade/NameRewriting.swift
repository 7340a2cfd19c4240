// Writes expressions that are nothing but names as names: `class: "/View$/"` as `class: "*View"`.

import NormaText

/// Only where the two mean the same by construction: at kinds of things and at `named`, in what a rule or role speaks of.
///
/// Behind `must` and its like an expression is a part of what a finding is known by, so one that is short enough stays: a baseline
/// goes on counting what it counted.
struct NameRewriting {
    private let document: DocumentText
    private(set) var edits: [Edit] = []

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
            } else if entry.key == "named" {
                rewrite(entry.value, place) { place.isSubject || Self.isOpen($0) }
            } else if isKind {
                // A small letter begins a role there, and a name without a wildcard may be looked up elsewhere.
                let isLower = Self.lowerCaseKinds.contains(entry.key)
                rewrite(entry.value, place) { Self.isOpen($0) && (isLower || $0.first?.isLowercase == false) }
            } else if Self.combining.contains(entry.key) {
                visit(entry.value, place)
            }
        }
    }

    private mutating func rewrite(_ value: YamlValue, _ place: Place, where isSame: (String) -> Bool) {
        let texts = value.elements.compactMap(\.text)
        let length = texts.filter { $0.count > 2 && $0.hasPrefix("/") && $0.hasSuffix("/") }.map { $0.count - 2 }
            .reduce(0, +)
        guard !place.isDetail || length > ExpressionLimits.longest else { return }
        for element in value.elements {
            guard let text = element.text, let patterns = ExpressionNames.patterns(of: text),
                patterns.allSatisfy(isSame), let range = range(of: text, at: element.span)
            else { continue }
            let written = patterns.map(Self.written).joined(separator: ", ")
            let isAlone = value.text != nil
            guard patterns.count == 1 || isAlone || isInBrackets(value) else { continue }
            let replacement = isAlone && patterns.count > 1 ? "[\(written)]" : written
            edits.append(.replace(range, with: replacement))
        }
    }

    /// The text with its quotes; nil where it is written in another way than it reads.
    private func range(of text: String, at span: Span) -> ByteRange? {
        let bytes = document.bytes
        let utf8 = Array(text.utf8)
        var start = span.start
        let quotes: [UInt8] = [UInt8(ascii: "\""), UInt8(ascii: "'")]
        guard bytes.indices.contains(start) else { return nil }
        if quotes.contains(bytes[start]) { start += 1 }
        let end = start + utf8.count
        guard end <= bytes.count, bytes[start..<end].elementsEqual(utf8) else { return nil }
        let quote = start > 0 && quotes.contains(bytes[start - 1]) ? bytes[start - 1] : nil
        guard let quote else { return ByteRange(start: Int32(clamping: start), end: Int32(clamping: end)) }
        guard end < bytes.count, bytes[end] == quote else { return nil }
        return ByteRange(start: Int32(clamping: start - 1), end: Int32(clamping: end + 1))
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
