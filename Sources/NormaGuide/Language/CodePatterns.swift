// Code patterns: `try! $X`, `{ pattern: …, where: …, becomes: … }`.

extension DescriptionReader {
    mutating func code(_ value: YamlValue, of owner: Owner) -> [CodePatternUse]? {
        if value.isEmpty || value.elements.isEmpty {
            document.reportType(value, of: owner, wants: "a piece of Swift such as `\"try! $X\"`")
            return nil
        }
        return value.elements.mapAll { codeUses($0, of: owner) }?.flatMap(\.self)
    }

    private mutating func codeUses(_ value: YamlValue, of owner: Owner) -> [CodePatternUse]? {
        guard case .mapping = value.content else {
            guard let text = document.text(value, of: owner, wants: "a piece of Swift") else { return nil }
            return codeUses(named: text, at: value)
        }
        guard let fields = document.fields(value, of: owner, known: ["pattern", "where", "becomes"]) else { return nil }
        guard let pattern = fields["pattern"] else {
            document.report(owner.span, "`\(owner.word)` needs a `pattern:`")
            return nil
        }
        guard let texts = document.texts(pattern.value, of: Owner(pattern), wants: "a piece of Swift") else {
            return nil
        }
        var conditions: [HoleCondition] = []
        if let holes = fields["where"] {
            guard let read = self.conditions(holes, in: texts.map(\.0)) else { return nil }
            conditions = read
        }
        var replacement: String?
        if let becomes = fields["becomes"] {
            replacement = self.replacement(becomes, of: texts.map(\.0))
            if replacement == nil { return nil }
        }
        return texts.map { text, value in
            let own = conditions.filter { Self.holes(in: text).contains($0.hole) }
            return CodePatternUse(
                pattern: language.needs.codePatterns.add(
                    text,
                    at: document.place(value.span),
                    conditions: own,
                    isReplaced: replacement != nil
                ),
                conditions: own,
                replacement: replacement
            )
        }
    }

    /// A pattern of the guide by its name, or the piece of Swift itself.
    private mutating func codeUses(named text: String, at value: YamlValue) -> [CodePatternUse]? {
        if let named = language.patterns[text] {
            language.needs.usedPatterns.insert(text)
            return named
        }
        if DocumentReader.isKebab(text), text.contains("-"),
            let near = document.hint(text, among: language.patterns.keys.sorted())
        {
            document.report(value.span, "there is no pattern `\(text)`", near)
            return nil
        }
        return [CodePatternUse(pattern: language.needs.codePatterns.add(text, at: document.place(value.span)))]
    }

    /// The replacement of the code: each of its holes has a name and is a hole of every pattern.
    private mutating func replacement(_ entry: YamlEntry, of codes: [String]) -> String? {
        guard let text = document.text(entry.value, of: Owner(entry), wants: "a piece of Swift") else { return nil }
        let nameless = #/\$(?![A-Za-z0-9_$])|\$_(?![A-Za-z0-9])/#
        for code in [text] + codes where code.contains(nameless) {
            let message = "`becomes:` needs a name for every hole, in the pattern too"
            document.report(entry.value.span, message, "Write `$NAME` or `$$$NAME`.")
            return nil
        }
        // `$0` of a closure is code.
        for hole in Self.holes(in: text) where hole.first?.isNumber == false {
            for known in codes.map(Self.holes) where !known.contains(hole) {
                let hint = document.hint("$" + hole, among: known.map { "$" + $0 }, listing: "holes")
                document.report(entry.value.span, "the pattern has no hole `$\(hole)`", hint)
                return nil
            }
        }
        return text
    }

    private mutating func conditions(_ entry: YamlEntry, in codes: [String]) -> [HoleCondition]? {
        guard case .mapping(let entries) = entry.value.content else {
            document.reportType(
                entry.value,
                of: Owner(entry),
                wants: "holes with their conditions (`{ X: \"*View\" }`)"
            )
            return nil
        }
        var holes: [String] = []
        for code in codes { for hole in Self.holes(in: code) where !holes.contains(hole) { holes.append(hole) } }
        return entries.mapAll { entry in
            let name = String(entry.key.drop { $0 == "$" })
            let test = holeTest(entry.value, of: Owner(entry))
            if holes.contains(name) { return test.map { HoleCondition(hole: name, test: $0) } }
            let way = document.hint("$" + name, among: holes.map { "$" + $0 }, listing: "holes")
            document.report(entry.keySpan, "the pattern has no hole `$\(name)`", way)
            return nil
        }
    }

    /// The names of the holes in a piece of Swift, without `$`.
    private static func holes(in code: String) -> [String] {
        var result: [String] = []
        for part in code.split(separator: "$").dropFirst(code.hasPrefix("$") ? 0 : 1) {
            let name = String(part.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
            if !name.isEmpty, name != "_", !result.contains(name) { result.append(name) }
        }
        return result
    }
}
