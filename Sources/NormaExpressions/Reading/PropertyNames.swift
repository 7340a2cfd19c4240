// The names of properties between `\p{` and `}`: general categories, scripts, and binary properties.

enum PropertyNames {
    /// The set of a name; spaces, `_`, `-` and case don't count (Unicode Standard Annex 44, UAX44-LM3).
    static func set(named text: String) -> ScalarSet? {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map { plain($0) }
        guard let last = parts.last else { return nil }
        guard parts.count == 2 else {
            return categories(last) ?? ScalarProperty.Binary(rawValue: last).map { .property(.binary($0)) }
                ?? script(last)
        }
        switch parts[0] {
        case "script", "sc", "scriptextensions", "scx": return script(last)
        case "generalcategory", "gc": return categories(last)
        default: return nil
        }
    }

    private static func plain(_ text: Substring) -> String {
        text.lowercased().filter { $0 != "_" && $0 != "-" && $0 != " " }
    }

    private static func script(_ name: String) -> ScalarSet? {
        Scripts.ranges(of: name).map { .ranges($0) }
    }

    private static func categories(_ name: String) -> ScalarSet? {
        if ["lc", "l&", "casedletter"].contains(name) { return union(["lu", "ll", "lt"]) }
        let short = families[name] ?? name
        return union(table.filter { $0.short == short || $0.long == short || $0.short.prefix(1) == short }.map(\.short))
    }

    private static func union(_ names: [String]) -> ScalarSet? {
        let sets = table.filter { names.contains($0.short) }.map { ScalarSet.property(.category($0.category)) }
        return sets.isEmpty ? nil : .union(sets)
    }

    private static let families = [
        "letter": "l", "mark": "m", "number": "n", "punctuation": "p", "symbol": "s", "separator": "z", "other": "c",
    ]

    private static let table: [(short: String, long: String, category: Unicode.GeneralCategory)] = [
        ("lu", "uppercaseletter", .uppercaseLetter), ("ll", "lowercaseletter", .lowercaseLetter),
        ("lt", "titlecaseletter", .titlecaseLetter), ("lm", "modifierletter", .modifierLetter),
        ("lo", "otherletter", .otherLetter), ("mn", "nonspacingmark", .nonspacingMark),
        ("mc", "spacingmark", .spacingMark), ("me", "enclosingmark", .enclosingMark),
        ("nd", "decimalnumber", .decimalNumber), ("nl", "letternumber", .letterNumber),
        ("no", "othernumber", .otherNumber), ("pc", "connectorpunctuation", .connectorPunctuation),
        ("pd", "dashpunctuation", .dashPunctuation), ("ps", "openpunctuation", .openPunctuation),
        ("pe", "closepunctuation", .closePunctuation), ("pi", "initialpunctuation", .initialPunctuation),
        ("pf", "finalpunctuation", .finalPunctuation), ("po", "otherpunctuation", .otherPunctuation),
        ("sm", "mathsymbol", .mathSymbol), ("sc", "currencysymbol", .currencySymbol),
        ("sk", "modifiersymbol", .modifierSymbol), ("so", "othersymbol", .otherSymbol),
        ("zs", "spaceseparator", .spaceSeparator), ("zl", "lineseparator", .lineSeparator),
        ("zp", "paragraphseparator", .paragraphSeparator), ("cc", "control", .control), ("cf", "format", .format),
        ("cs", "surrogate", .surrogate), ("co", "privateuse", .privateUse), ("cn", "unassigned", .unassigned),
    ]

    /// POSIX names between `[:` and `:]`.
    static func posix(_ name: String) -> ScalarSet? {
        switch name {
        case "alpha": .property(.binary(.alphabetic))
        case "digit": .property(.digit)
        case "alnum": .union([.property(.binary(.alphabetic)), .property(.digit)])
        case "upper": .property(.binary(.uppercase))
        case "lower": .property(.binary(.lowercase))
        case "space": .property(.whiteSpace)
        case "blank": .property(.horizontalSpace)
        case "word": .property(.word)
        case "punct": categories("p")
        case "cntrl": .property(.category(.control))
        case "xdigit": .property(.binary(.hexdigit))
        default: nil
        }
    }
}
