// A rule whose limit is another number than the sentence that it enforces gives.

import NormaGuide
import NormaText

package struct LimitContradiction: Sendable {
    package var rule: Rule
    package var quotation: LocatedText
    /// An index into the documents.
    package var document: Int
    package var sentence: GuidelineSentence
    /// "400 lines"
    package var limit: String
    /// "300 lines"
    package var written: String

    /// Nil if the numbers agree, and if no number of the quotation is about what the rule limits.
    init?(of rule: Rule, _ quotation: LocatedText, document: Int, _ sentence: GuidelineSentence) {
        let limits = RuleLimit.all(of: rule)
        guard !limits.isEmpty else { return nil }
        let numbers = CountedThings.all(in: PlainMarkdown(Array(quotation.text.utf8)[...]).text)
        let relevant = numbers.filter { number in limits.contains { $0.units.contains(number.unit) } }
        guard let first = relevant.first, let limit = limits.first(where: { $0.units.contains(first.unit) }) else {
            return nil
        }
        // "Fewer than 300" is a limit of 299.
        let agrees = relevant.contains { number in
            limits.contains { limit in
                limit.units.contains(number.unit) && limit.numbers.contains { abs($0 - number.value) <= 1 }
            }
        }
        guard !agrees else { return nil }
        self.rule = rule
        self.quotation = quotation
        self.document = document
        self.sentence = sentence
        self.limit = CountedThings.text(limit.numbers.first ?? 0, first.unit)
        written = CountedThings.text(first.value, first.unit)
    }
}

/// A number that a rule limits something to.
private struct RuleLimit {
    var numbers: [Int]
    /// What is counted, in the singular.
    var units: Set<String>

    static func all(of rule: Rule) -> [RuleLimit] {
        switch rule.form {
        case .check(let use):
            let numbers = [use.atMost, use.atLeast, rule.neverAbove].compactMap(\.self)
            guard !numbers.isEmpty, let units = units[use.check] else { return [] }
            return [RuleLimit(numbers: numbers, units: units)]
        case .every(_, let judged), .everyNot(_, let judged), .only(_, let judged), .exactly(_, let judged):
            var found: [RuleLimit] = []
            judged.forEachLeaf { leaf in
                guard case .predicate(let use) = leaf, case .measures(let limits) = use.argument else { return }
                for limit in limits {
                    guard let units = units[limit.measure] else { continue }
                    found.append(
                        RuleLimit(numbers: [limit.number] + (rule.neverAbove.map { [$0] } ?? []), units: units)
                    )
                }
            }
            return found
        case .layers, .allow, .independent, .acyclic, .covered, .layout: return []
        }
    }

    /// By check or measure.
    private static let units: [String: Set<String>] = {
        let table = """
            line loc sloc: lines body-lines file-length file-code-length function-body-length type-body-length
            line loc sloc: closure-body-length vertical-whitespace
            character char column letter: characters line-length identifier-name-length type-name-length
            parameter argument: parameters arguments function-parameter-count
            complexity decision branch: complexity cyclomatic-complexity
            level: nesting function-nesting
            value: associated-values enum-case-associated-values-count
            expectation assertion assert: expectation-count
            element member value: large-tuple
            case: cases
            file: files
            function method: functions
            import: imports
            protocol conformance: inherited-types
            initializer: initializers
            member: members
            property: properties
            requirement: requirements
            statement: statements
            test: tests
            type: types
            word: words
            """
        var units: [String: Set<String>] = [:]
        for row in table.split(separator: "\n") {
            let parts = row.split(separator: ":").map { $0.split(separator: " ").map(String.init) }
            guard parts.count == 2 else { continue }
            for word in parts[1] { units[word, default: []].formUnion(parts[0]) }
        }
        return units
    }()
}

/// Numbers of a sentence with what they count: "at most 300 lines", "line length: 120".
enum CountedThings {
    struct Number: Hashable {
        var value: Int
        /// In the singular.
        var unit: String
    }

    static func all(in text: String) -> [Number] {
        let words = text.lowercased().split { $0.isWhitespace || $0 == "|" || $0 == "-" }.map(trimmed)
        return words.indices.flatMap { index -> [Number] in
            guard let value = value(of: words[index]) else { return [] }
            let after = words[(index + 1)...].prefix(2).map(singular)
            let isMeasure = after.contains { !isNumber($0) }
            let before = words[..<index].suffix(4).reversed().compactMap { measures[singular($0)] }.first
            let counted = after.prefix { !stops.contains($0) }.map { Number(value: value, unit: $0) }
            guard counted.isEmpty || !isMeasure, let before else { return counted }
            return [Number(value: value, unit: before)]
        }
    }

    static func text(_ number: Int, _ unit: String) -> String {
        unit == "complexity" ? "a \(unit) of \(number)" : "\(number) \(number == 1 ? unit : NounForms.plural(of: unit))"
    }

    /// Words after which a number is given: "a line length of 120".
    private static let measures = [
        "length": "character", "width": "character", "complexity": "complexity", "lines": "line",
    ]
    private static let stops: Set<String> = [
        "or", "and", "to", "in", "for", "is", "of", "with", "per", "a", "the", "at", "than",
    ]
    private static let named = [
        "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    ]

    private static func trimmed(_ word: Substring) -> Substring {
        let start = word.drop { !$0.isLetter && !$0.isNumber && $0 != "#" && $0 != "." }
        let end = start.lastIndex { $0.isLetter || $0.isNumber || $0 == "%" }
        return end.map { start[...$0] } ?? ""
    }

    private static func isNumber(_ word: String) -> Bool { word.contains(where: \.isNumber) }

    private static func singular(_ word: Substring) -> String { NounForms.singular(of: String(word)) }

    /// `300`, `1,000`, `1_000`, `three`; no version, percentage or reference.
    private static func value(of word: Substring) -> Int? {
        if let index = named.firstIndex(of: String(word)) { return index + 1 }
        let digits = word.filter { $0 != "," && $0 != "_" }
        guard !digits.isEmpty, digits.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
        return Int(digits)
    }
}
