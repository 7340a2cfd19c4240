// Reads the beginning of a group after `(?`: a name, options, a comment.

enum GroupKind {
    case plain
    case named(String)
    /// `(?i)` to the end of the group around it, or `(?i:…)`.
    case options(OptionChange, isGroup: Bool)
    case comment

    static func read(_ cursor: inout ScalarCursor, from start: Int) throws(ExpressionProblem) -> GroupKind {
        if cursor.skip(":") { return .plain }
        if let look = ["=", "!", "<=", "<!"].first(where: { cursor.skip($0) }) {
            throw cursor.problem(
                "look-around such as `(?\(look)…)` is not supported; exclude matches under `not:`, or use a word of the language "
                    + "instead",
                at: start
            )
        }
        if cursor.skip("#") {
            guard cursor.text(upTo: ")") != nil else {
                throw cursor.problem("the comment that begins here is not closed", at: start)
            }
            return .comment
        }
        if cursor.skip("P<") || cursor.skip("<") { return .named(try name(&cursor, from: start)) }
        if let problem = unknown(cursor, at: start) { throw problem }
        return try OptionChange.read(&cursor, from: start)
    }

    private static func name(_ cursor: inout ScalarCursor, from start: Int) throws(ExpressionProblem) -> String {
        let place = cursor.index
        guard let name = cursor.text(upTo: ">") else {
            throw cursor.problem("the name of the group that begins here has no `>` at its end", at: start)
        }
        let isName = name.unicodeScalars.allSatisfy { $0 == "_" || $0.properties.isXIDContinue }
        guard let first = name.unicodeScalars.first, isName, first == "_" || first.properties.isXIDStart else {
            throw cursor.problem("`\(name)` isn't a group name; use letters, digits and `_`", at: place)
        }
        return name
    }

    /// Syntax of other engines that isn't supported on purpose.
    private static func unknown(_ cursor: ScalarCursor, at start: Int) -> ExpressionProblem? {
        guard let current = cursor.current else { return nil }
        return switch current {
        case ">":
            cursor.problem(
                "atomic groups are not supported; write `(?:…)`: matching takes linear time anyway",
                at: start
            )
        case "(":
            cursor.problem(
                "conditions such as `(?(1)…)` are not supported; write each case as an alternative",
                at: start
            )
        case "|": cursor.problem("branch resets `(?|…)` are not supported; write `(?:…)`", at: start)
        case "R", "&", "+", "0"..."9": cursor.problem("recursion is not supported", at: start)
        case "P" where cursor.ahead(1) == "=" || cursor.ahead(1) == ">": EscapeReader.backReference(cursor, at: start)
        case "'": cursor.problem("write the name of a group as `(?<name>…)`", at: start)
        default: nil
        }
    }
}

/// `(?i-s)`: the options that are switched on, and those that are switched off.
struct OptionChange {
    private var on: [Unicode.Scalar] = []
    private var off: [Unicode.Scalar] = []

    static func read(_ cursor: inout ScalarCursor, from start: Int) throws(ExpressionProblem) -> GroupKind {
        var change = OptionChange()
        var isOff = false
        while let scalar = cursor.next() {
            switch scalar {
            case "i", "m", "s", "x":
                if isOff { change.off.append(scalar) } else { change.on.append(scalar) }
            case "-" where !isOff: isOff = true
            case ":": return .options(change, isGroup: true)
            case ")": return .options(change, isGroup: false)
            default:
                throw cursor.problem(
                    "`\(scalar)` isn't an option; the options are `i` (ignore case), `m` (`^` and `$` match at lines), "
                        + "`s` (`.` matches line breaks) and `x` (ignore white space)",
                    at: cursor.index - 1
                )
            }
        }
        throw cursor.problem("the group that begins here is not closed; a `)` is missing", at: start)
    }

    func apply(to options: inout ExpressionReader.Options) {
        for (letters, value) in [(on, true), (off, false)] {
            for letter in letters {
                switch letter {
                case "i": options.ignoresCase = value
                case "m": options.anchorsMatchLines = value
                case "s": options.dotMatchesLineBreaks = value
                default: options.isExtended = value
                }
            }
        }
    }
}
