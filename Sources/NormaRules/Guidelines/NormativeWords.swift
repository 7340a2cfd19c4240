// Whether an English sentence demands something: by its verbs, by how it begins, and by the place where it is.

import NormaText

package enum NormativeWords {
    /// Whether a sentence demands something, wherever it is written.
    package static func demands(_ prose: String) -> Bool {
        let words = words(of: prose)
        guard words.count >= 2, !prose.trimmed.hasSuffix("?") else { return false }
        return hasDemand(words) || beginsWithQuantity(words) || clauses(of: prose).contains(where: isCommand)
    }

    /// A heading is often a name: only a demand in plain words counts.
    static func demandsAsHeading(_ prose: String) -> Bool {
        let words = words(of: prose)
        guard words.count >= 3, !prose.trimmed.hasSuffix("?") else { return false }
        return hasDemand(words) || strict.contains(words[0]) && !isNoun(words)
    }

    /// A heading whose list consists of demands: "Don't", "Architecture rules".
    static func introducesDemands(_ title: String) -> Bool {
        let words = words(of: title)
        guard let last = words.last, words.count <= 4 else { return false }
        return ruleTitles.contains(words.joined(separator: " ")) || last == "rules"
    }

    /// Whether a text before a list makes demands of its items: "View models must:", "Never:".
    ///
    /// A command alone doesn't: the items below "Read these pages:" are its objects.
    static func introduces(_ lead: String) -> Bool { hasDemand(words(of: lead)) || introducesDemands(lead) }

    /// The head of a column whose cells are demands.
    static func isColumnOfDemands(_ head: String) -> Bool {
        let words = words(of: head)
        return ruleColumns.contains(words.joined(separator: " "))
    }

    /// Words in lower case, without punctuation around them.
    static func words(of prose: String) -> [String] {
        prose.replacing("’", with: "'").lowercased().split(whereSeparator: \.isWhitespace).compactMap { part in
            let word = part.drop { !$0.isLetter && !$0.isNumber && $0 != "`" }
            let end = word.lastIndex { $0.isLetter || $0.isNumber || $0 == "`" }
            return end.map { String(word[...$0]) }
        }
    }

    // MARK: - Lists

    private static func list(_ text: String) -> Set<String> {
        Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
    }

    /// Divided by semicolons.
    private static func lines(_ text: String) -> Set<String> {
        Set(splitPhrases(text).map { $0.joined(separator: " ") })
    }

    private static func splitPhrases(_ text: String) -> [[String]] {
        text.split(separator: ";").map { $0.split(whereSeparator: \.isWhitespace).map(String.init) }
    }

    // MARK: - Demands in the middle

    private static let always = list(
        """
        must mustn't shall shan't should shouldn't never always avoid prefer don't forbidden prohibited disallowed
        mandatory ought banned
        """
    )

    private static let demandingPhrases = splitPhrases(
        """
        do not; may not; may only; can only; must only; use only; only use; not allowed; not permitted; not
        acceptable; is allowed only; is required; are required; required to; has to; have to; needs to; no longer use
        """
    )

    /// What follows says that the sentence reports something, or asks for nothing.
    private static let mild = splitPhrases(
        """
        should see; should now; should be able; don't have to; do not have to; don't need; do not need; don't worry;
        to avoid; always welcome; does not have to; doesn't have to; would have to; used to have to; if you don't; if
        you prefer; if you have to; you'll have to; you have to; if you do not
        """
    )

    private static let denials = list(
        """
        doesn't cannot can't aren't isn't
        """
    )
    private static let relations = list(
        """
        know import depend reference access call use contain hold touch talk own create be refer see reach know
        """
    )

    private static func hasDemand(_ words: [String]) -> Bool {
        var index = 0
        while index < words.count {
            if let skipped = mild.first(where: { words[index...].starts(with: $0) }) {
                index += skipped.count
                continue
            }
            if always.contains(words[index]) { return true }
            if demandingPhrases.contains(where: { words[index...].starts(with: $0) }) { return true }
            if isDenial(words[index...]) { return true }
            index += 1
        }
        return words.first == "only" && words.count > 3
    }

    /// "does not import", "can't know"
    private static func isDenial(_ words: ArraySlice<String>) -> Bool {
        guard let first = words.first else { return false }
        let rest = words.dropFirst()
        if first == "does", rest.first == "not" { return rest.dropFirst().first.map(relations.contains) ?? false }
        if first == "can", rest.first == "not" { return rest.dropFirst().first.map(relations.contains) ?? false }
        guard denials.contains(first), first.hasPrefix("do") || first.hasPrefix("can") else { return false }
        return rest.first.map(relations.contains) ?? false
    }

    // MARK: - Beginnings

    private static let quantities = list(
        """
        every each no all one
        """
    )

    /// "Every screen has a folder.", "No singletons in features."
    private static func beginsWithQuantity(_ words: [String]) -> Bool {
        guard let first = words.first, quantities.contains(first) else { return false }
        switch first {
        case "one": return words.prefix(4).dropFirst(2).contains("per")
        case "no": return words.count >= 2 && !["need", "matter", "longer", "problem"].contains(words[1])
        default: return words.count >= 4
        }
    }

    /// The stretches that may begin with a command: the sentence, and what follows a colon, dash or semicolon, or the comma
    /// after "When …".
    private static func clauses(of prose: String) -> [Substring] {
        var found: [Substring] = [prose[...]]
        for mark in [": ", " — ", " – ", " - ", "; "] {
            found += prose.ranges(of: mark).prefix(4).map { prose[$0.upperBound...] }
        }
        let first = words(of: String(prose.prefix(20))).first ?? ""
        if openings.contains(first), let comma = prose.firstRange(of: ", ") { found.append(prose[comma.upperBound...]) }
        return found
    }

    private static let openings = list(
        """
        when if for in to after before unless once where as by with instead whenever inside on at from please
        """
    )

    private static func isCommand(_ clause: Substring) -> Bool {
        var words = words(of: String(clause.prefix(120)))
        if words.first == "please" { words.removeFirst() }
        if words.first == "we" { return words.dropFirst().first.map(strict.contains) ?? false }
        guard let first = words.first, words.count >= 2 else { return false }
        if first == "run" { return !Set(words).isDisjoint(with: ["before", "after", "every", "each"]) }
        return commands.contains(first) && !isNoun(words)
    }

    /// "Use cases are structs", "Name of the product": the first word isn't a verb.
    private static func isNoun(_ words: [String]) -> Bool {
        guard words.count >= 2 else { return true }
        if words[1] == "of" || finite.contains(words[1]) { return true }
        if words.count < 5, ["and", "or"].contains(words[1]) { return true }
        return words.count >= 3 && finite.contains(words[2]) && !determiners.contains(words[1])
    }

    private static let finite = list(
        """
        is are was were has have contains contain holds lives live belong belongs go
        """
    )
    private static let determiners = list(
        """
        what whatever that the a an it them this these those all each
        """
    )

    private static let strict = list(
        """
        use keep prefer avoid never always don't make favor
        """
    )

    private static let commands = list(
        """
        use keep make put place write name add avoid prefer create mark inject wrap move extract return handle follow ensure check
        limit split organize organise group declare define document test mock store pass call import expose choose favor favour include
        leave set start end begin remove delete replace separate treat throw let give do don't never always omit order sort indent
        capitalize capitalise prefix suffix annotate apply respect stick structure minimize minimise maintain update verify adopt
        implement provide log localize localise cover reuse encapsulate isolate restrict require forbid disable enable conform delegate
        bind surface reserve nest align wait assert match model compose default expect think consider spell access request resolve
        register route navigate render unwrap guard confirm commit rebase squash
        """
    )

    private static let ruleTitles = lines(
        """
        do; don't; dos; don'ts; do not; never; always; must; must not; forbidden; not allowed; allowed; prohibited;
        avoid; prefer; rules; golden rules; conventions; code conventions; coding conventions; naming conventions;
        constraints; hard constraints; anti-patterns; dos and don'ts; do's and don'ts
        """
    )

    private static let ruleColumns = lines(
        """
        rule; rules; requirement; guideline; convention; do; don't; must; must not; allowed; forbidden; not allowed;
        limit; maximum; max; may import; may depend on; may use; can import; must not import; never imports; imports
        """
    )
}
