// What a sentence says besides its demand: reasons, alternatives, examples in brackets. An exception there makes it open.

struct ClauseTail {
    /// What is left: the demand alone.
    private(set) var words: [SentenceWord]
    private(set) var instead: String?
    private(set) var reason: String?
    private(set) var samples: [String] = []
    private(set) var rejected: [SentenceWord]?
    /// `Views:` before the demand.
    private(set) var label: [SentenceWord]?
    private var inBrackets: [SentenceWord] = []

    init(_ words: [SentenceWord]) { self.words = words }

    /// Takes everything apart; the reason why the sentence is open, if a part is an exception or another demand.
    mutating func trim() -> OpenReason? {
        takeLabel()
        return trimBrackets() ?? trimDash() ?? trimAlternative() ?? trimReason() ?? trimRest()
    }

    private mutating func takeLabel() {
        guard let colon = words.prefix(6).firstIndex(where: { !$0.isCode && $0.text == ":" }) ?? topicEnd, colon > 0,
            colon + 1 < words.count
        else {
            return
        }
        label = Array(words[..<colon])
        words = Array(words[(colon + 1)...])
    }

    /// The dash of `Localization — never hardcode strings`: a topic, and not what the dash takes back or explains.
    private var topicEnd: Int? {
        let begins: Set<String> = [
            "never", "always", "avoid", "don't", "do", "no", "must", "should", "only", "if", "all",
        ]
        guard let dash = words.prefix(4).firstIndex(where: { !$0.isCode && ["—", "–", "-"].contains($0.text) }),
            dash > 0,
            words.indices.contains(dash + 1), let first = words.first
        else { return nil }
        let isTopic = words[..<dash].allSatisfy { !$0.isCode && !begins.contains($0.text) && !$0.isPunctuation }
        let next = words[dash + 1]
        let isDemand = !next.isCode && (begins.contains(next.text) || ClauseOpeners.isImperative(next))
        return isTopic && isDemand && !ClauseOpeners.isImperative(first) ? dash : nil
    }

    // MARK: - Brackets

    private mutating func trimBrackets() -> OpenReason? {
        while let open = words.firstIndex(where: { !$0.isCode && $0.text == "(" }) {
            guard let close = closing(open) else { return .noForm }
            let inner = Array(words[(open + 1)..<close])
            words.removeSubrange(open...close)
            inBrackets += inner
            if let reason = take(bracket: inner) { return reason }
        }
        return nil
    }

    private func closing(_ open: Int) -> Int? {
        var depth = 0
        return words.indices[open...].first { index in
            if !words[index].isCode { depth += words[index].text == "(" ? 1 : words[index].text == ")" ? -1 : 0 }
            return depth == 0
        }
    }

    private mutating func take(bracket inner: [SentenceWord]) -> OpenReason? {
        guard let first = inner.first else { return nil }
        let isAlias = inner.allSatisfy { $0.isCode || $0.isPunctuation || ["or", "and", "a.k.a"].contains($0.text) }
        // Several names, and no other word: examples of what is before the bracket.
        let names = inner.filter { !$0.isPunctuation && $0.text != "etc" }
        let areNames =
            names.count > 1
            && names.allSatisfy {
                $0.isCode || $0.original.first?.isUppercase == true || $0.text == "or" || $0.text == "and"
            }
        if isAlias || areNames || first.text == "i.e" { return nil }
        if first.text == "e.g" || first.text == "eg" || inner.prefix(2).map(\.text) == ["for", "example"] {
            samples += inner.filter(\.isCode).map(\.text)
            return nil
        }
        if first.text == "not" || first.text == "never" {
            guard inner.count <= 4 else { return .condition(Self.text(inner)) }
            rejected = Array(inner.dropFirst())
            return nil
        }
        if ["use", "uses"].contains(first.text), ClauseConditions.exception(in: inner) == nil {
            instead = Self.text(inner)
            return nil
        }
        if Self.isRemark(inner) { return nil }
        return .condition("(\(Self.text(inner)))")
    }

    private static let enforcers: Set<String> = ["enforced", "enforces", "configured", "checked"]
    private static let stresses: Set<String> = [
        "banned", "mandatory", "required", "forbidden", "critical", "important",
    ]

    /// Who enforces it, how much it matters, or the short name of what is before it: nothing that it depends on.
    private static func isRemark(_ words: [SentenceWord]) -> Bool {
        guard ClauseConditions.exception(in: words) == nil, !words.contains(where: { $0.text == "not" }) else {
            return false
        }
        if words.contains(where: { !$0.isCode && enforcers.contains($0.text) }) || Practice.named(words) != nil {
            return true
        }
        // `iOS 17+`: code for an older system can't use it anyway.
        let systems: Set<String> = ["ios", "macos", "ipados", "watchos", "tvos", "visionos", "swift"]
        let versions: Set<String> = ["and", "or", "below", "earlier", "above", "later", "newer", "up"]
        if words.count > 1, let first = words.first, systems.contains(first.text),
            words.dropFirst().allSatisfy({ $0.text.first?.isNumber == true || versions.contains($0.text) })
        {
            return true
        }
        guard words.count == 1, let word = words.first else { return false }
        let isShort = word.original.count <= 5 && word.original.allSatisfy { $0.isLetter && $0.isUppercase }
        return stresses.contains(word.text)
            || isShort && !["UI", "API", "DEBUG", "TESTS", "TEST"].contains(word.original)
    }

    // MARK: - After a dash, a comma or a semicolon

    private static let dashes: Set<String> = ["—", "–", "-", "--"]
    private static let demands: Set<String> = [
        "never", "must", "no", "not", "don't", "always", "should", "cannot", "can't", "avoid", "shouldn't",
    ]

    private mutating func trimDash() -> OpenReason? {
        guard
            let dash = words.indices.first(where: {
                $0 > 0 && !words[$0].isCode && Self.dashes.contains(words[$0].text)
            })
        else {
            return nil
        }
        let tail = Array(words[(dash + 1)...])
        words = Array(words[..<dash])
        if Self.isAdvice(tail) {
            set(instead: tail)
            return nil
        }
        let isOther = Self.isAlternative(tail) && !shares(tail)
        let conditions: Set<String> = isOther ? ["if", "when", "where"] : []
        if let word = ClauseConditions.exception(in: tail.filter { !conditions.contains($0.text) }) {
            return .condition(word)
        }
        if Self.isAlternative(tail) {
            set(instead: tail)
        } else if let first = tail.first, ["never", "not"].contains(first.text), tail.count <= 4 {
            rejected = Array(tail.dropFirst())
        } else if tail.contains(where: { !$0.isCode && Self.demands.contains($0.text) }) {
            return .noForm
        } else {
            reason = Self.text(tail)
        }
        return nil
    }

    /// Whether an alternative names what is forbidden: `use `!` if it is certain` takes it back.
    private func shares(_ tail: [SentenceWord]) -> Bool {
        let named = (words + inBrackets).filter { $0.isCode || $0.text.count > 3 && $0.text != "never" }.map(\.text)
        let pronouns: Set<String> = ["it", "them", "one", "this", "these", "those"]
        return tail.contains { named.contains($0.text) || !$0.isCode && pronouns.contains($0.text) }
    }

    private static func isAlternative(_ words: [SentenceWord]) -> Bool {
        let first = words.first { !$0.isPunctuation && $0.text != "always" }
        return ["use", "prefer", "instead"].contains(first?.text ?? "")
    }

    private static let advice: Set<String> = ["extract", "split", "refactor", "factor", "break", "move"]

    /// `extract helpers when needed`: how to keep it, which takes nothing back.
    private static func isAdvice(_ words: [SentenceWord]) -> Bool {
        guard let first = words.first, !first.isCode, advice.contains(first.text) else { return false }
        return !words.contains { !$0.isCode && ["unless", "except", "but", "only"].contains($0.text) }
    }

    private mutating func trimAlternative() -> OpenReason? {
        let marks: Set<String> = [",", ";", ".", ":"]
        for index in words.indices.dropFirst() where !words[index].isCode && marks.contains(words[index].text) {
            let tail = Array(words[(index + 1)...])
            if Self.isAdvice(tail) {
                words = Array(words[..<index])
                set(instead: tail)
                return nil
            }
            guard Self.isAlternative(tail) else { continue }
            if let word = ClauseConditions.exception(in: tail.filter { $0.text != "prefer" }) {
                return .condition(word)
            }
            if tail.contains(where: { !$0.isCode && Self.demands.subtracting(["always"]).contains($0.text) }) {
                return .noForm
            }
            words = Array(words[..<index])
            set(instead: tail)
            return nil
        }
        return nil
    }

    // MARK: - Reasons

    private static let purposes: Set<String> = [
        "ensure", "avoid", "keep", "prevent", "improve", "maintain", "make", "allow", "enable", "reduce", "preserve",
        "support", "help",
    ]

    private mutating func trimReason() -> OpenReason? {
        guard let start = words.indices.dropFirst(2).first(where: beginsReason) else { return nil }
        let tail = Array(words[start...])
        words = Array(words[..<start])
        if let word = ClauseConditions.exception(in: tail) { return .condition(word) }
        reason = Self.text(tail)
        while let last = words.last, !last.isCode, [",", ";"].contains(last.text) { words.removeLast() }
        return nil
    }

    private func beginsReason(_ index: Int) -> Bool {
        guard !words[index].isCode else { return false }
        let next = words.indices.contains(index + 1) ? words[index + 1].text : ""
        switch words[index].text {
        case "because", "since": return true
        case "so": return next == "that" || next == "it" || next == "they" || next == "the"
        case "as": return ["it", "they", "this", "these"].contains(next)
        case "to": return Self.purposes.contains(next)
        case "in": return next == "order"
        default: return false
        }
    }

    private static let reasons: Set<String> = ["justification", "justifications", "reason", "explanation"]
    private static let reasonWords: Set<String> = [
        "a", "an", "the", "good", "clear", "strong", "documented", "written", "explicit", "inline", "comment",
        "comments", "of",
    ]

    /// `… without justification`: an allowance in code has its reason.
    private mutating func trimJustification() {
        guard let at = words.lastIndex(where: { !$0.isCode && $0.text == "without" }), at > 1 else { return }
        let rest = words[(at + 1)...]
        guard rest.contains(where: { Self.reasons.contains($0.text) }),
            rest.allSatisfy({ !$0.isCode && (Self.reasons.contains($0.text) || Self.reasonWords.contains($0.text)) })
        else { return }
        words.removeSubrange(at...)
    }

    /// Where a demand holds that names no place.
    private static let everywhere: [[String]] = [
        ["anywhere"], ["everywhere"], ["at", "all"], ["in", "the", "codebase"], ["in", "this", "codebase"],
        ["in", "this", "project"], ["in", "the", "project"], ["in", "this", "repo"], ["in", "this", "repository"],
        ["in", "the", "app"],
    ]

    /// What is still divided holds more than one demand.
    private mutating func trimRest() -> OpenReason? {
        while let last = words.last, last.isPunctuation, last.text != ")" { words.removeLast() }
        if let end = Self.everywhere.first(where: {
            words.count > $0.count + 1 && words.suffix($0.count).map(\.text) == $0
        }) {
            words.removeLast(end.count)
        }
        trimJustification()
        let dividers: Set<String> = [";", ".", ":", "|", "?", "!"]
        return words.contains { !$0.isCode && dividers.contains($0.text) } ? .noForm : nil
    }

    /// What is left after a mark without words says nothing.
    private mutating func set(instead words: [SentenceWord]) {
        guard words.count(where: { !$0.isPunctuation }) > 1 else { return }
        instead = Self.text(words)
    }

    static func text(_ words: some Sequence<SentenceWord>) -> String {
        var text = ""
        for word in words {
            let closes = word.isPunctuation && [",", ";", ".", ":", ")", "!", "?"].contains(word.text)
            let begins = text.isEmpty || text.hasSuffix("(") || closes
            text += (begins ? "" : " ") + (word.isCode ? "`\(word.original)`" : word.original)
        }
        return text
    }
}
