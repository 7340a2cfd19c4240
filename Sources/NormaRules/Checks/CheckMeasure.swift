// What the checks that measure say of a number, in words.

/// How a number of one check is told.
struct CheckMeasure: Sendable {
    /// "a line", for what a rule asks.
    let subject: String
    /// "has" in most cases, with what belongs to it.
    let verb: String
    /// What is counted, one and several; none where the number is a degree.
    let unit: (one: String, several: String)?
    /// What a finding calls the thing: "The line", or what begins before its name: "The name".
    private let found: String?

    private init(_ subject: String, _ unit: (String, String)?, verb: String = "has", found: String? = nil) {
        self.subject = subject
        self.verb = verb
        self.unit = unit.map { (one: $0.0, several: $0.1) }
        self.found = found
    }

    /// "The line has 121 characters".
    func finding(_ value: Int, of name: String) -> String {
        if verb == Self.stands { return amount(value) + (value == 1 ? " stands here" : " stand one after another") }
        let parts = [found, name.isEmpty ? nil : "`\(name)`"].compactMap { $0 }
        return (parts.isEmpty ? "It" : parts.joined(separator: " ")) + " \(verb) " + amount(value)
    }

    /// "a line has at most 120 characters".
    func demand(_ bounds: [(word: String, number: Int)]) -> String {
        let last = bounds.last?.number ?? 0
        let limits = bounds.map { "\($0.word) \($0.number)" }.joined(separator: " and ") + word(last)
        return verb == Self.stands ? limits + " one after another" : "\(subject) \(verb) " + limits
    }

    /// "at most 120 are allowed"
    func limit(_ number: Int, isUpper: Bool) -> String { Self.limit(number, isUpper: isUpper, isDegree: unit == nil) }

    static func limit(_ number: Int, isUpper: Bool, isDegree: Bool) -> String {
        if number == 0, isUpper, !isDegree { return "none is allowed" }
        let verb = number == 1 || isDegree ? "is" : "are"
        return isUpper ? "at most \(number) \(verb) allowed" : "at least \(number) \(verb) wanted"
    }

    private func amount(_ value: Int) -> String { "\(value)" + word(value) }

    private func word(_ number: Int) -> String { unit.map { " " + (number == 1 ? $0.one : $0.several) } ?? "" }

    /// Nil for a check that nobody told of here.
    static func of(_ check: String) -> CheckMeasure? { all[check] }

    /// What is counted is itself what is found.
    private static let stands = "stand"
    private static let lines = ("line", "lines")
    private static let linesOfCode = ("line of code", "lines of code")
    private static let characters = ("character", "characters")

    private static let all: [String: CheckMeasure] = [
        "closure-body-length": CheckMeasure("the body of a closure", linesOfCode, found: "The body of the closure"),
        "cyclomatic-complexity": CheckMeasure("a function", nil, verb: "has a complexity of"),
        "enum-case-associated-values-count": CheckMeasure("a case", ("associated value", "associated values")),
        "expectation-count": CheckMeasure("a test", ("expectation", "expectations")),
        "file-code-length": CheckMeasure("a file", linesOfCode, found: "The file"),
        "file-header-year": CheckMeasure(
            "a copyright notice",
            nil,
            verb: "has the year",
            found: "The copyright notice"
        ),
        "file-length": CheckMeasure("a file", lines, found: "The file"),
        "function-body-length": CheckMeasure("the body of a function", linesOfCode, found: "The body of"),
        "function-nesting": CheckMeasure("a function", ("function", "functions"), verb: "is nested in"),
        "function-parameter-count": CheckMeasure("a function", ("parameter", "parameters")),
        "identifier-name-length": CheckMeasure("a name", characters, found: "The name"),
        "large-tuple": CheckMeasure("a tuple", ("element", "elements"), found: "The tuple"),
        "line-length": CheckMeasure("a line", characters, found: "The line"),
        "nesting": CheckMeasure("a type", ("type", "types"), verb: "is nested in"),
        "type-body-length": CheckMeasure("the body of a type", linesOfCode, found: "The body of"),
        "type-name-length": CheckMeasure("the name of a type", characters, found: "The name"),
        "vertical-whitespace": CheckMeasure("", ("empty line", "empty lines"), verb: stands),
    ]
}
