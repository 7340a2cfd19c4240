// The language of descriptions: bare words and names, lists, mappings with kinds, predicates and combiners.

import NormaText

struct DescriptionReader {
    let document: DocumentReader
    let language: GuideLanguage
    var patterns: PatternReader

    init(_ document: DocumentReader, _ language: GuideLanguage) {
        self.document = document
        self.language = language
        patterns = PatternReader(document, language)
    }

    var words: Words { language.words }
    var names: KnownNames { language.names }
    /// Every placeholder read so far.
    var placeholders: [PlaceholderUse] { patterns.placeholders }

    /// The context of a description: `import` and `call` are kinds where a thing is chosen, predicates where one is judged.
    enum Purpose { case choosing, judging }

    mutating func description(_ entry: YamlEntry, _ purpose: Purpose) -> Description? {
        description(entry.value, of: Owner(entry), purpose)
    }

    mutating func description(_ value: YamlValue, of owner: Owner, _ purpose: Purpose) -> Description? {
        switch value.content {
        case .empty, .unreadable:
            document.reportType(value, of: owner, wants: "a description")
            return nil
        case .text(let text, _): return word(String(text.trimmed), at: value, of: owner)
        case .list: return anyOf(value, of: owner, purpose)
        case .mapping(let entries): return mapping(entries, at: value, of: owner, purpose)
        }
    }

    private mutating func anyOf(_ value: YamlValue, of owner: Owner, _ purpose: Purpose) -> Description? {
        guard let parts = list(value, of: owner, purpose) else { return nil }
        return parts.count == 1 ? parts[0] : .any(parts)
    }

    /// Each element's description; nil if one of them is wrong.
    mutating func list(_ value: YamlValue, of owner: Owner, _ purpose: Purpose) -> [Description]? {
        let elements = value.elements
        if elements.isEmpty {
            document.report(value.span, "`\(owner.word)` has an empty list", "name at least one, or delete the key")
            return nil
        }
        return elements.mapAll { description($0, of: owner, purpose) }
    }

    // MARK: - Bare texts

    private mutating func word(_ text: String, at value: YamlValue, of owner: Owner) -> Description? {
        if text.isEmpty {
            document.report(value.span, "`\(owner.word)` expects a description, but this one is empty")
            return nil
        }
        if text == "any" { return .all([]) }
        if text.first?.isLowercase == true {
            if let kind = words.kinds[text], !names.isRole(text) {
                note(kind)
                return .kind(kind, document.place(value.span))
            }
            return self.role(text, at: value)
        }
        if text.contains("/"), !text.hasPrefix("/") {
            let message = "`\(text)` is a path, but a name is expected here"
            document.report(value.span, message, "write `{ in: \"\(text)\" }`")
            return nil
        }
        if isMiswrittenWord(text) {
            document.report(value.span, "`\(text)` is read as a name", "did you mean `\(text.lowercased())`?")
            return nil
        }
        return patterns.namePattern(text, at: value).map { .name($0, document.place(value.span)) }
    }

    /// A role or kind with a capital letter: no name of Swift has a hyphen.
    private func isMiswrittenWord(_ text: String) -> Bool {
        text.contains("-") && (names.isRole(text.lowercased()) || words.kinds[text.lowercased()] != nil)
    }

    mutating func role(_ text: String, at value: YamlValue) -> Description? {
        if names.isRole(text) {
            patterns.note(names.openPlaceholders[text, default: []].sorted(), of: text, at: value.span)
            return .role(text, document.place(value.span))
        }
        if words.adjectives.contains(text) {
            document.report(value.span, "`\(text)` is an adjective", "write `{ be: \(text) }`")
        } else if words.predicates[text] != nil {
            document.report(value.span, "`\(text)` needs a value", "write `{ \(text): … }`")
        } else {
            document.report(value.span, "unknown role `\(text)`", roleHint(text))
        }
        return nil
    }

    /// The way out for a lower-case word that is neither role nor kind.
    private func roleHint(_ text: String) -> String? {
        if let near = document.hint(text, among: names.roles + words.kindWords) { return near }
        if !DocumentReader.isKebab(text) || text.contains("_") {
            return "A name that begins in lower case is written `{ named: \"\(text)\" }`."
        }
        if names.roles.isEmpty { return "define it under `roles:` in a `yaml define` block" }
        return document.hint(text, among: names.roles, listing: "roles of this guide")
    }

    // MARK: - Mappings

    private mutating func mapping(
        _ entries: [YamlEntry],
        at value: YamlValue,
        of owner: Owner,
        _ purpose: Purpose
    ) -> Description? {
        if entries.isEmpty {
            document.report(value.span, "`\(owner.word)` expects a description, but this one is empty")
            return nil
        }
        let hasKind = entries.contains { saysKind($0) }
        var parts: [Description] = []
        var isComplete = true
        for entry in entries {
            if entry.key == "because", entries.contains(where: { $0.key == "except" }) {
                if document.text(entry) == nil { isComplete = false }
                continue
            }
            let part = part(entry, purpose, hasKind: hasKind || isDenial(entry, among: entries))
            if let part { parts.append(part) } else { isComplete = false }
        }
        guard isComplete else { return nil }
        return parts.count == 1 ? parts[0] : .all(parts)
    }

    /// Whether it is the `not` of a thing that isn't named as a call or an import: `{ not: { call: print } }` is anything that doesn't
    /// call it.
    private func isDenial(_ entry: YamlEntry, among entries: [YamlEntry]) -> Bool {
        ["not", "except"].contains(entry.key)
            && !entries.contains { saysUse($0) }
    }

    /// Whether it shows that the thing is a call or an import.
    private func saysUse(_ entry: YamlEntry) -> Bool {
        if Self.uses.contains(where: { $0.rawValue == entry.key }) || names.isOfUses(entry.key) { return true }
        guard ["any", "all"].contains(entry.key) else { return false }
        return entry.value.elements.contains { element in
            if case .mapping(let entries) = element.content { return entries.contains { saysUse($0) } }
            return element.text.map { text in Self.uses.contains { $0.rawValue == text } || names.isOfUses(text) }
                ?? false
        }
    }

    /// The kinds of facts that the description needs.
    private func note(_ kind: SubjectKind) {
        if kind == .document || kind == .setting { language.needs.speaksOfDocuments = true }
        if kind == .setting { language.needs.speaksOfSettings = true }
    }

    private func isKindOnly(_ key: String) -> Bool { words.kinds[key] != nil && words.predicates[key] == nil }

    /// Whether it shows that the thing isn't a call or an import: `class: any`, `view-model: any`, `conform-to: View`, or `any:` with
    /// a list of such descriptions.
    private func saysKind(_ entry: YamlEntry) -> Bool {
        if isKindOnly(entry.key) { return true }
        if names.isRole(entry.key) { return !names.isOfUses(entry.key) }
        if let word = words.predicates[entry.key], words.kinds[entry.key] == nil {
            return !word.subjects.isEmpty && !word.subjects.contains { Self.uses.contains($0) }
        }
        guard case .list(let elements) = entry.value.content, !elements.isEmpty else { return false }
        if entry.key == "all" { return elements.contains { saysKind($0) } }
        guard entry.key == "any" else { return false }
        return elements.allSatisfy { saysKind($0) }
    }

    private func saysKind(_ value: YamlValue) -> Bool {
        if case .mapping(let entries) = value.content { return entries.contains { saysKind($0) } }
        guard let word = value.text.map({ String($0.trimmed) }) else { return false }
        return isKindOnly(word) || names.isRole(word) && !names.isOfUses(word)
    }

    /// The kinds whose words are predicates as well.
    static let uses: [SubjectKind] = [.call, .import]

    private mutating func part(_ entry: YamlEntry, _ purpose: Purpose, hasKind: Bool) -> Description? {
        // Of `all: [class, { call: print }]` one part says the kind of all.
        let hasKind = hasKind || entry.key == "all" && entry.value.elements.contains { saysKind($0) }
        let owner = Owner(entry)
        // Next to a kind, a combiner's parts describe that same thing.
        let purpose = hasKind ? Purpose.judging : purpose
        switch entry.key {
        case "any": return list(entry.value, of: owner, purpose).map { .any($0) }
        case "all": return list(entry.value, of: owner, purpose).map { .all($0) }
        case "not", "except": return description(entry.value, of: owner, purpose).map { .not($0) }
        default: break
        }
        if let kind = words.kinds[entry.key] {
            let isPredicate = words.predicates[entry.key] != nil && (purpose == .judging || hasKind)
            if !isPredicate { return self.kind(kind, entry) }
        }
        if let word = words.predicates[entry.key] {
            if word.subjects == [.document] { note(.document) }
            if word.traits.contains(.readsDocuments) { language.needs.speaksOfSettings = true }
            return argument(entry, shape: word.shape).flatMap { predicate(word, $0, entry) }
        }
        if names.isRole(entry.key) { return role(entry) }
        document.report(entry.keySpan, "unknown word `\(entry.key)`", keyHint(entry.key))
        return nil
    }

    private func predicate(_ word: PredicateWord, _ argument: Argument, _ entry: YamlEntry) -> Description? {
        let use = PredicateUse(word, argument: argument, place: document.place(entry.keySpan))
        if words.isKnown(use) { return .predicate(use) }
        let message = "`\(entry.key)` has a value that can't be judged"
        document.report(entry.value.span, message, "write another value, and report this as an error of Norma")
        return nil
    }

    /// `{ view: any }`, `{ view-model: "Cart*" }`.
    private mutating func role(_ entry: YamlEntry) -> Description? {
        let role = Description.role(entry.key, document.place(entry.keySpan))
        if entry.value.text == "any" { return role }
        return patterns.namePatterns(entry.value, of: Owner(entry)).map { patterns in
            .all([role, .any(patterns.map { .name($0, document.place(entry.value.span)) })])
        }
    }

    private func keyHint(_ key: String) -> String? {
        if words.adjectives.contains(key) { return "it is an adjective: write `be: \(key)`" }
        if words.measures.contains(key) { return "it is a measure: write `have-at-most: { \(key): … }`" }
        if key == "until" || key == "because" {
            return "Put an exception with a reason or an end date under the rule's own `except:`."
        }
        return document.hint(key, among: words.predicateWords + words.kindWords + Words.combiners)
    }

    /// `{ class: view-model }`, `{ struct: "*View" }`, `{ enum: any }`.
    private mutating func kind(_ kind: SubjectKind, _ entry: YamlEntry) -> Description? {
        note(kind)
        let here = Description.kind(kind, document.place(entry.keySpan))
        let owner = Owner(entry)
        switch entry.value.content {
        case .empty, .unreadable:
            let suggestion = "write `\(kind.rawValue): any` for each of them"
            document.reportType(entry.value, of: owner, wants: "a name pattern, a role or `any`", suggestion)
            return nil
        case .text(let text, _):
            if text == "any" { return here }
            return named(text, kind, at: entry.value).map { .all([here, $0]) }
        case .list(let elements):
            var parts: [Description] = []
            for element in elements {
                guard let text = document.text(element, of: owner, wants: "a name pattern or a role") else { continue }
                if let part = named(text, kind, at: element) { parts.append(part) }
            }
            if elements.isEmpty { document.report(entry.value.span, "`\(entry.key)` has an empty list") }
            return parts.isEmpty || parts.count < elements.count ? nil : .all([here, .any(parts)])
        case .mapping:
            return description(entry.value, of: owner, .judging).map { .all([here, $0]) }
        }
    }

    /// A type's role or name; names that may begin in lower case (of a function, a property, a file …) are names unless a role
    /// has them.
    private mutating func named(_ text: String, _ kind: SubjectKind, at value: YamlValue) -> Description? {
        if text.contains("/"), !text.hasPrefix("/") {
            let suggestion = "write `{ \(kind.rawValue): any, in: \"\(text)\" }`"
            document.report(value.span, "`\(text)` is a path, but `\(kind.rawValue)` expects a name", suggestion)
            return nil
        }
        if text.first?.isLowercase == true {
            let isTyped = [.type, .class, .struct, .enum, .actor, .protocol, .extension].contains(kind)
            if isTyped || names.isChosenRole(text) { return role(text, at: value) }
            let isSwift = [.function, .property, .case, .parameter, .initializer, .test].contains(kind)
            if isSwift, text.contains("-"), !text.contains("*") { return role(text, at: value) }
        }
        if isMiswrittenWord(text) {
            document.report(value.span, "`\(text)` is read as a name", "did you mean `\(text.lowercased())`?")
            return nil
        }
        return patterns.namePattern(text, at: value).map { .name($0, document.place(value.span)) }
    }
}
