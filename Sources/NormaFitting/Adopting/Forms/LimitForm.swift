// `Files have at most 400 lines`, `line length: 120`: limits with a number.

enum LimitForm {
    static let form = AdoptionForm(
        phrase: "files/functions/types have at most N lines; at most N parameters; line length N",
        keywords: [
            "lines", "line", "length", "parameters", "maximum", "max", "exceed", "limit", "under", "nesting",
            "complexity", "characters",
        ],
        read: read
    )

    /// What is measured: words that name it, and the rule.
    private struct Measure: Sendable {
        /// Every one of these has to be there, one of each.
        let words: [Set<String>]
        let name: String
        let lines: @Sendable (Int) -> [String]
        let bad: @Sendable (Int) -> [String]
        let good: [String]
        var range = 1...2000
        /// Words that may be there, too.
        var also: Set<String> = []
    }

    private static let most: Set<String> = [
        "at", "most", "more", "than", "exceed", "under", "below", "fewer", "less", "up", "to", "max", "max.", "maximum",
        "within", "limit",
        "limited", "longer", "≤", "<", "<=", "over", "no", "above",
    ]
    private static let bounds: [[String]] = [
        ["at", "most"], ["more", "than"], ["exceed"], ["under"], ["below"], ["fewer", "than"], ["less", "than"],
        ["up", "to"], ["max"], ["max."],
        ["maximum"], ["within"], ["limit"], ["limited", "to"], ["longer", "than"], ["≤"], ["<"], ["<="], ["over"],
        ["above"],
    ]
    /// Bounds that say the contrary unless they are forbidden.
    private static let needsNegation: [[String]] = [
        ["more", "than"], ["exceed"], ["longer", "than"], ["over"], ["above"],
    ]
    private static let fillers: Set<String> = [
        "a", "an", "the", "of", "be", "have", "has", "takes", "keep", "is", "are", "in", "per", "for", "each", "every",
        "all", "any",
        "long", "code", "length",
        "body", "bodies", "size", "count", "limit", "single", "should", "must", "contain", "stay", "take", "level",
        "levels", "deep", "swift",
        "source", "hard", "set", "write", "create", "with", "accept", "and", "it", "chars", "columns", "individual",
        "one", "use", "remain", "no", "as",
        "not", "number", "total", "=", ":", ",", "-", "their", "its",
    ]

    private static func read(_ clause: Clause, _ lexicon: Lexicon) -> AdoptionForm.Outcome {
        guard clause.polarity != .only else { return .no }
        let words = (clause.subject ?? []) + clause.predicate
        if let pair = warningAndError(words) {
            guard case .read(var draft) = read(pair.words, clause), case .rule(let lines) = draft.content else {
                return .open(.noForm)
            }
            draft.content = .rule(["severity: warning"] + lines + ["never-above: \(pair.error)"])
            return .read(draft)
        }
        let segments = words.split { !$0.isCode && [",", "and"].contains($0.text) }.map(Array.init)
        guard segments.count == 2, segments.allSatisfy({ numbers($0).count == 1 }) else { return read(words, clause) }
        guard case .read(var first) = read(segments[0], clause), case .read(let second) = read(segments[1], clause)
        else { return .open(.noForm) }
        first.also = [second]
        return .read(first)
    }

    private static func numbers(_ words: [SentenceWord]) -> [Int] {
        words.compactMap { Int($0.text.replacing(",", with: "")) }
    }

    /// `File length: warning at 400 lines, error at 500`.
    private static func warningAndError(_ words: [SentenceWord]) -> (words: [SentenceWord], error: Int)? {
        let marks: Set<String> = ["warning", "warn", "warns", "error", "errors"]
        let found = words.indices.filter { !words[$0].isCode && marks.contains(words[$0].text) }
        guard found.count == 2, words[found[0]].text.hasPrefix("warn"), words[found[1]].text.hasPrefix("error"),
            let warning = numbers(Array(words[found[0]..<found[1]])).first,
            let error = numbers(words.suffix(from: found[1]).map(\.self)).first,
            error > warning
        else { return nil }
        let unit = words[found[0]..<found[1]].filter { ["lines", "characters", "loc"].contains($0.text) }
        let said = words[..<found[0]].filter { $0.text != "be" && !$0.isPunctuation }
        return (said + ["be", "at", "most", String(warning)].map { SentenceWord($0) } + unit, error)
    }

    private static func read(_ words: [SentenceWord], _ clause: Clause) -> AdoptionForm.Outcome {
        let numbers = numbers(words)
        guard numbers.count == 1, let number = numbers.first else { return .no }
        let texts = words.map(\.text)
        let bound = bounds.first { bound in
            texts.indices.contains { texts[$0...].starts(with: bound) }
        }
        guard let bound else { return .no }
        let isNegated = clause.polarity == .mustNot || hasNo(texts)
        guard needsNegation.contains(bound) == isNegated || (bound == ["limit"] || bound == ["maximum"]) && !isNegated
        else { return .no }
        let used = Set(texts)
        let fitting = measures.filter { $0.words.allSatisfy { !$0.isDisjoint(with: used) } }
        guard let measure = fitting.first else { return .no }
        let known = measure.words.reduce(into: fillers.union(most).union(measure.also)) { $0.formUnion($1) }
        let rest = texts.filter { !known.contains($0) && Int($0.replacing(",", with: "")) == nil }
        if let unknown = rest.first { return .open(.unknownWord(unknown)) }
        guard measure.range.contains(number) else { return .no }
        let severity = clause.isSoft ? ["severity: warning"] : []
        return .read(
            RuleDraft(
                measure.name,
                severity + measure.lines(number),
                examples: [AdoptedExample(.bad, measure.bad(number)), AdoptedExample(.good, measure.good)]
            )
        )
    }

    /// `no more than`, `no longer than`.
    private static func hasNo(_ texts: [String]) -> Bool {
        zip(texts, texts.dropFirst()).contains {
            $0 == "no" && ["more", "longer"].contains($1) || $0 == "not" && ["exceed", "more"].contains($1)
        }
    }

    private static let longFunction: @Sendable (Int) -> [String] = {
        ["func load() { // ✗", "    step() // × \($0 + 1)", "}"]
    }
    private static let shortFunction = ["func load() {", "    step()", "}"]

    private static func sizes(of kind: String, _ sample: String) -> (
        lines: @Sendable (Int) -> [String], bad: @Sendable (Int) -> [String], good: [String]
    ) {
        (
            { ["every: { \(kind): any, in: production }", "must: { have-at-most: { lines: \($0) } }"] },
            { ["\(sample) Cart { // ✗", "    // × \($0)", "}"] },
            ["\(sample) Cart {", "    let id = 1", "}"]
        )
    }

    private static func size(_ nouns: Set<String>, _ name: String, _ kind: String, _ sample: String) -> Measure {
        let size = sizes(of: kind, sample)
        return Measure(
            words: [nouns, ["lines", "line", "length", "loc"]],
            name: name,
            lines: size.lines,
            bad: size.bad,
            good: size.good,
            range: 5...5000
        )
    }

    private static let functions: Set<String> = ["function", "functions", "method", "methods", "func"]

    /// More special ones first.
    private static let measures: [Measure] = [
        Measure(
            words: [["parameters", "parameter", "arguments"]],
            name: "few parameters",
            lines: { ["check: function-parameter-count", "at-most: \($0)"] },
            bad: { count in
                let parameters = (0...count).map { "_ value\($0): Int" }.joined(separator: ", ")
                return ["func load(\(parameters)) {} // ✗"]
            },
            good: ["func load(_ value: Int) {}"],
            range: 1...12,
            also: functions.union(["initializer", "initializers"])
        ),
        Measure(
            words: [["complexity"], ["cyclomatic"]],
            name: "simple functions",
            lines: { ["check: cyclomatic-complexity", "at-most: \($0)"] },
            bad: { ["func load() { // ✗", "    if isNew { show() } // × \($0 + 1)", "}"] },
            good: shortFunction,
            range: 2...60
        ),
        Measure(
            words: [functions, ["lines", "line", "length", "loc"]],
            name: "short functions",
            lines: { ["check: function-body-length", "at-most: \($0)"] },
            bad: longFunction,
            good: shortFunction,
            range: 3...500
        ),
        size(["class", "classes"], "short classes", "class", "final class"),
        size(["struct", "structs"], "short structs", "struct", "struct"),
        Measure(
            words: [["type", "types"], ["body"], ["lines", "line", "length", "loc"]],
            name: "short type bodies",
            lines: { ["check: type-body-length", "at-most: \($0)"] },
            bad: { ["struct Cart { // ✗", "    let id = 1 // × \($0 + 1)", "}"] },
            good: ["struct Cart {", "    let id = 1", "}"],
            range: 5...5000
        ),
        size(["type", "types"], "short types", "type", "struct"),
        Measure(
            words: [["file", "files"], ["lines", "line", "length", "loc"]],
            name: "short files",
            lines: { ["check: file-length", "at-most: \($0)"] },
            bad: { ["let first = 1 // ✗", "// × \($0)"] },
            good: ["let first = 1"],
            range: 20...10_000
        ),
        Measure(
            words: [["line", "lines"], ["characters", "character", "chars", "columns", "length", "width"]],
            name: "short lines",
            lines: { ["check: line-length", "at-most: \($0)"] },
            bad: { ["let first = \"" + String(repeating: "x", count: $0) + "\" // ✗"] },
            good: ["let first = 1"],
            range: 80...400
        ),
    ]
}

extension Sequence where Element == String {
    fileprivate func starts(with beginning: [String]) -> Bool { Array(prefix(beginning.count)) == beginning }
}
