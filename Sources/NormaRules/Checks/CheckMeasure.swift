// The words of the checks that measure something.

/// The wording of one check's number.
struct CheckMeasure: Sendable {
    /// "a line", for demands.
    let subject: String
    /// "has" in most cases, with the words that belong to it.
    let verb: String
    /// The counted thing in the singular; nil if the number is a degree.
    let unit: String?
    /// The words before the name of a found thing: "The name".
    private let prefix: String?

    private init(_ subject: String, _ unit: String?, verb: String = "has", named prefix: String? = nil) {
        self.subject = subject
        self.verb = verb
        self.unit = unit
        self.prefix = prefix
    }

    /// "The line has 121 characters".
    func finding(_ value: Int, of name: String) -> String {
        if verb == Self.inARow { return amount(value) + (value == 1 ? " here" : " in a row") }
        guard name.isEmpty else {
            return [prefix, "`\(name)`", verb, amount(value)].compactMap(\.self).joined(separator: " ")
        }
        let found = subject.split(separator: " ").map { $0 == "a" ? "the" : $0 }.joined(separator: " ")
        return "\(found.prefix(1).uppercased())\(found.dropFirst()) \(verb) \(amount(value))"
    }

    /// "a line has at most 120 characters".
    func demand(_ bounds: [(word: String, number: Int)]) -> String {
        let last = bounds.last?.number ?? 0
        let limits = bounds.map { "\($0.word) \($0.number)" }.joined(separator: " and ") + word(last)
        return verb == Self.inARow ? limits + " in a row" : "\(subject) \(verb) " + limits
    }

    /// "at most 120 are allowed"
    static func limit(_ number: Int, isUpper: Bool, isDegree: Bool) -> String {
        if number == 0, isUpper, !isDegree { return "none is allowed" }
        let verb = number == 1 || isDegree ? "is" : "are"
        return isUpper ? "at most \(number) \(verb) allowed" : "at least \(number) \(verb) required"
    }

    private func amount(_ value: Int) -> String { "\(value)" + word(value) }

    private func word(_ number: Int) -> String {
        guard let unit else { return "" }
        return " " + (number == 1 ? unit : unit == Self.lineOfCode ? "lines of code" : unit + "s")
    }

    /// Nil for a check without an entry here.
    static func of(_ check: String) -> CheckMeasure? { all[check] }

    /// The counted things themselves are found, in a row.
    private static let inARow = "in a row"
    private static let lineOfCode = "line of code"

    private static let all: [String: CheckMeasure] = [
        "closure-body-length": CheckMeasure("the body of a closure", lineOfCode),
        "cyclomatic-complexity": CheckMeasure("a function", nil, verb: "has a complexity of"),
        "enum-case-associated-values-count": CheckMeasure("a case", "associated value"),
        "expectation-count": CheckMeasure("a test", "expectation"),
        "file-code-length": CheckMeasure("a file", lineOfCode),
        "file-header-year": CheckMeasure("a copyright notice", nil, verb: "has the year"),
        "file-length": CheckMeasure("a file", "line"),
        "function-body-length": CheckMeasure("the body of a function", lineOfCode, named: "The body of"),
        "function-nesting": CheckMeasure("a function", "function", verb: "is nested in"),
        "function-parameter-count": CheckMeasure("a function", "parameter"),
        "identifier-name-length": CheckMeasure("a name", "character", named: "The name"),
        "large-tuple": CheckMeasure("a tuple", "element"),
        "line-length": CheckMeasure("a line", "character"),
        "nesting": CheckMeasure("a type", "type", verb: "is nested in"),
        "type-body-length": CheckMeasure("the body of a type", lineOfCode, named: "The body of"),
        "type-name-length": CheckMeasure("the name of a type", "character", named: "The name"),
        "vertical-whitespace": CheckMeasure("", "empty line", verb: inARow),
    ]
}
