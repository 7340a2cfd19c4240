// Tells whether an expression between slashes is nothing but names with wildcards, and which.

/// `/^Cart(View|Screen)$/` is `CartView` or `CartScreen`, and `/View$/` is `*View`: the same texts, by construction.
///
/// Only letters, digits, `_`, a dot with or without `*` or `+`, alternatives in parentheses and `?` are taken: of these it is plain what
/// a pattern of a name says, and a name has no line break, at which a dot would stop.
struct ExpressionNames {
    /// More of them are no longer easier to read.
    private static let most = 24
    private static let deepest = 8

    private var rest: Substring.UnicodeScalarView

    /// The patterns, in the order of the alternatives; nil where it is more than names.
    static func patterns(of text: String) -> [String]? {
        guard text.count > 2, text.hasPrefix("/"), text.hasSuffix("/") else { return nil }
        var reader = ExpressionNames(rest: text.dropFirst().dropLast().unicodeScalars)
        var patterns: [String] = []
        repeat {
            let isAnchored = reader.take("^")
            guard let texts = reader.sequence(depth: 0) else { return nil }
            let isClosed = reader.take("$")
            patterns += texts.map { Self.merged((isAnchored ? "" : "*") + $0 + (isClosed ? "" : "*")) }
            guard patterns.count <= most else { return nil }
        } while reader.take("|")
        var seen: Set<String> = []
        let result = patterns.filter { seen.insert($0).inserted }
        guard reader.rest.isEmpty, result.allSatisfy({ $0.contains { !"*?".contains($0) } }) else { return nil }
        return result
    }

    /// The texts that a run of letters, wildcards and groups stands for.
    private mutating func sequence(depth: Int) -> [String]? {
        var texts = [""]
        while let next = rest.first, !["|", ")", "$"].contains(next) {
            var parts: [String]
            if next == "(" {
                guard depth < Self.deepest, let group = group(depth: depth + 1) else { return nil }
                parts = group
            } else if take(".") {
                parts = [take("*") ? "*" : take("+") ? "?*" : "?"]
                if parts != ["?"], rest.first == "?" { return nil }
            } else {
                guard Self.isOfName(next) else { return nil }
                rest.removeFirst()
                parts = [String(next)]
            }
            if take("?") { parts.insert("", at: 0) }
            guard !["?", "*", "+", "{"].contains(rest.first), texts.count * parts.count <= Self.most else { return nil }
            texts = texts.flatMap { text in parts.map { text + $0 } }
        }
        return texts
    }

    private mutating func group(depth: Int) -> [String]? {
        guard take("(") else { return nil }
        if take("?"), !take(":") { return nil }
        var texts: [String] = []
        repeat {
            guard let alternative = sequence(depth: depth), !alternative.contains("") else { return nil }
            texts += alternative
        } while take("|")
        return take(")") && texts.count <= Self.most ? texts : nil
    }

    private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        guard rest.first == scalar else { return false }
        rest.removeFirst()
        return true
    }

    private static func isOfName(_ scalar: Unicode.Scalar) -> Bool {
        ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar) || scalar == "_"
    }

    /// Two wildcards beside each other are one.
    private static func merged(_ pattern: String) -> String {
        var result = ""
        for character in pattern where character != "*" || result.last != "*" { result.append(character) }
        return result
    }
}
