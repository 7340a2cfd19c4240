// Reads `yaml rule` blocks: the form of a rule and its other keys.

/// A rule as read from one block, before those of all documents are joined.
struct RuleBlock {
    /// Nil if the block only removes rules, or only adds to a picture.
    var rule: Rule?
    var name: LocatedText?
    var replaces: [LocatedText] = []
    /// Nil if it removes no inherited rule.
    var drops: [LocatedText]?
    /// Nil if it changes no inherited rule.
    var adjustment: Adjustment?
    /// No form: the block has the details of a tree or picture of this name.
    var isDetail = false
    var fields: [String: YamlEntry] = [:]
    /// The placeholders of its sentences; nil if the form was wrong.
    var bindings: Bindings?
    /// The place that is `none`, if the rule is about nothing else.
    var off: String?
}

/// The keys that begin a form, with those that belong to it.
enum RuleKeys {
    struct Form {
        var starter: String
        var halves: [String]
        var options: [String]
    }

    static let forms = [
        Form(starter: "every", halves: ["must", "must-not"], options: ["never-above"]),
        Form(starter: "only", halves: ["may"], options: []),
        Form(starter: "exactly", halves: ["are"], options: []),
        Form(starter: "check", halves: [], options: ["at-most", "never-above", "at-least", "allow", "in"]),
        Form(starter: "layers", halves: [], options: ["strict"]),
        Form(starter: "allow", halves: [], options: []),
        Form(starter: "independent", halves: [], options: ["through"]),
        Form(starter: "acyclic", halves: [], options: ["in"]),
        Form(starter: "covered", halves: [], options: []),
    ]

    static let common = [
        "rule", "because", "instead", "severity", "except", "expect", "locked", "message", "make",
        "silences", "enforces",
        "replaces", "drops", "adjust",
    ]

    static let all: [String] = {
        var result = common
        for form in forms {
            for key in [form.starter] + form.halves + form.options where !result.contains(key) { result.append(key) }
        }
        return result
    }()

    static var starters: [String] { forms.map(\.starter) }

    static func form(_ starter: String) -> Form? { forms.first { $0.starter == starter } }

    /// "`must` or `must-not`".
    static func listed(_ keys: [String]) -> String { keys.map { "`\($0)`" }.joined(separator: " or ") }
}

struct RuleReader {
    let document: DocumentReader
    let language: GuideLanguage

    /// Everything of a rule but its place among the others; nil if it has neither name nor form.
    func rule(_ value: YamlValue, of owner: Owner, section: SectionReference) -> RuleBlock {
        var block = RuleBlock()
        guard let fields = document.fields(value, of: owner, known: RuleKeys.all) else { return block }
        block.fields = fields
        if fields["drops"] != nil || fields["adjust"] != nil {
            change(fields, &block)
            return block
        }
        if let entry = fields["rule"] {
            if let name = document.text(entry), document.kebabName(name, at: entry.value.span, what: "rule") {
                block.name = LocatedText(name, at: document.place(entry.value.span))
            }
        } else {
            document.report(firstKey(fields) ?? owner.span, "a rule needs a name", "begin the block with `rule: …`")
        }
        if let entry = fields["replaces"] {
            block.replaces = document.locatedTexts(entry, wants: "names of inherited rules")
            if fields["because"] == nil {
                document.report(entry.keySpan, "`replaces` needs `because`: why does this guide differ?")
            }
        }
        let starters = starters(in: fields)
        if starters.isEmpty, block.name != nil, !fields.keys.contains(where: { !RuleKeys.common.contains($0) }) {
            block.isDetail = true
            return block
        }
        let read = form(starters, fields, owner)
        block.bindings = read?.bindings
        let name = block.name ?? LocatedText("", at: document.place(owner.span))
        var rule = Rule(
            name: name.text,
            form: read?.form ?? .every(.all([]), must: .all([])),
            section: section,
            place: name.place
        )
        var details = DetailReader(document, language)
        details.read(fields, into: &rule, boundBy: read?.bindings)
        if read != nil, block.name != nil { block.rule = rule }
        return block
    }

    private func firstKey(_ fields: [String: YamlEntry]) -> Span? {
        fields.values.map(\.keySpan).min { $0.start < $1.start }
    }

    /// The block's changes to inherited rules; it has no rule of its own.
    private func change(_ fields: [String: YamlEntry], _ block: inout RuleBlock) {
        if let entry = fields["drops"] {
            drop(entry, fields, &block)
        } else if let entry = fields["adjust"] {
            block.adjustment = AdjustmentReader(document: document, language: language).adjustment(entry, fields)
        }
    }

    private func drop(_ entry: YamlEntry, _ fields: [String: YamlEntry], _ block: inout RuleBlock) {
        block.drops = document.locatedTexts(entry, wants: "names of inherited rules")
        if fields["because"] == nil {
            document.report(entry.keySpan, "`drops` needs `because`: why does this guide differ?")
        }
        let others = (fields["adjust"].map { [$0] } ?? Array(fields.values))
            .filter { !["drops", "because"].contains($0.key) }
        for other in others.sorted(by: { $0.keySpan.start < $1.keySpan.start }) {
            document.report(
                other.keySpan,
                "`\(other.key)` can't be combined with `drops`",
                other.key == "adjust"
                    ? "write two blocks" : "to ask something else, write a rule that `replaces:` the other"
            )
        }
    }

    // MARK: - The form

    /// The keys that begin a form, in the order written; `allow` and `in` of a check are its options.
    private func starters(in fields: [String: YamlEntry]) -> [YamlEntry] {
        let found = RuleKeys.starters.compactMap { fields[$0] }.sorted { $0.keySpan.start < $1.keySpan.start }
        guard let check = found.first(where: { $0.key == "check" }) else { return found }
        let options = RuleKeys.form(check.key)?.options ?? []
        return found.filter { !options.contains($0.key) }
    }

    private func form(
        _ starters: [YamlEntry],
        _ fields: [String: YamlEntry],
        _ owner: Owner
    ) -> (form: RuleForm, bindings: Bindings)? {
        guard let starter = starters.first, let form = RuleKeys.form(starter.key) else {
            reportMissingForm(fields, owner)
            return nil
        }
        for other in starters.dropFirst() {
            let message = "a rule has one form, but this one has both `\(starter.key)` and `\(other.key)`"
            document.report(other.keySpan, message, "write two rules")
        }
        let isWhole = checkKeys(of: form, starter, starters, fields)
        let result = read(starter, form, fields)
        return isWhole ? result : nil
    }

    func reportMissingForm(_ fields: [String: YamlEntry], _ owner: Owner) {
        let stray = fields.values.filter { !RuleKeys.common.contains($0.key) }
            .sorted { $0.keySpan.start < $1.keySpan.start }
        guard let first = stray.first else {
            let forms =
                "`every` with `must` or `must-not`, `only` with `may`, `exactly` with `are`, `check`, or a contract"
            return document.report(
                firstKey(fields) ?? owner.span,
                "this rule asks nothing",
                "a rule needs one of: \(forms)"
            )
        }
        let homes = RuleKeys.forms.filter { ($0.halves + $0.options).contains(first.key) }.map(\.starter)
        document.report(first.keySpan, "`\(first.key)` needs \(RuleKeys.listed(homes))")
        // Problems inside of it are reported in the same run.
        for half in stray where ["must", "must-not", "may", "are"].contains(half.key) {
            var descriptions = DescriptionReader(document, language)
            _ = descriptions.description(half, .judging)
        }
    }

    /// Whether all keys belong to the form, and none is missing.
    private func checkKeys(
        of form: RuleKeys.Form,
        _ starter: YamlEntry,
        _ starters: [YamlEntry],
        _ fields: [String: YamlEntry]
    ) -> Bool {
        var isWhole = starters.count == 1
        let allowed = RuleKeys.common + [form.starter] + form.halves + form.options
        let belongings = starters.dropFirst().compactMap { RuleKeys.form($0.key) }.flatMap { $0.halves + $0.options }
        let strays = fields.values.filter { field in
            !allowed.contains(field.key) && !starters.contains { $0.key == field.key }
                && !belongings.contains(field.key)
        }
        for stray in strays.sorted(by: { $0.keySpan.start < $1.keySpan.start }) {
            let message = "`\(stray.key)` can't be combined with `\(starter.key)`"
            document.report(stray.keySpan, message, strayHint(stray.key, form))
            isWhole = false
        }
        let halves = form.halves.compactMap { fields[$0] }.sorted { $0.keySpan.start < $1.keySpan.start }
        let hasOtherHalf = strays.contains { ["must", "must-not", "may", "are"].contains($0.key) }
        if !form.halves.isEmpty, halves.isEmpty, !hasOtherHalf {
            document.report(starter.keySpan, "`\(starter.key)` needs \(RuleKeys.listed(form.halves))")
            isWhole = false
        }
        if halves.count > 1 {
            let message = "a rule has one form, but this one has both `\(halves[0].key)` and `\(halves[1].key)`"
            document.report(halves[1].keySpan, message, "write two rules")
            isWhole = false
        }
        return isWhole
    }

    private func strayHint(_ key: String, _ form: RuleKeys.Form) -> String? {
        if ["at-most", "at-least"].contains(key), form.starter == "every" {
            return "write `must: { have-\(key): { lines: … } }`"
        }
        if key == "in", form.starter == "every" || form.starter == "only" || form.starter == "exactly" {
            return "put it into the subject: `\(form.starter): { …, in: … }`"
        }
        let isHalf = ["must", "must-not", "may", "are"].contains(key)
        return isHalf && !form.halves.isEmpty ? "write \(RuleKeys.listed(form.halves)) instead" : "delete it"
    }

    private func read(
        _ starter: YamlEntry,
        _ form: RuleKeys.Form,
        _ fields: [String: YamlEntry]
    ) -> (form: RuleForm, bindings: Bindings)? {
        if !form.halves.isEmpty { return sentence(starter, form, fields) }
        var descriptions = DescriptionReader(document, language)
        let checks = CheckReader(document: document, words: language.words)
        let contracts = ContractReader(document, language.names)
        let result: RuleForm? =
            switch starter.key {
            case "check": checks.check(starter, fields, &descriptions)
            case "layers": contracts.layers(starter, strict: fields["strict"])
            case "allow": contracts.allow(starter)
            case "independent":
                contracts.independent(starter, through: fields["through"], &descriptions.patterns)
            case "acyclic": contracts.acyclic(starter, scope: fields["in"], &descriptions)
            default: contracts.covered(starter, &descriptions.patterns)
            }
        let ends = ["check", "covered"].contains(starter.key) ? [] : Bindings.ends
        return result.map { ($0, Bindings(names: descriptions.placeholders.map(\.name) + ends)) }
    }

    private func sentence(
        _ starter: YamlEntry,
        _ form: RuleKeys.Form,
        _ fields: [String: YamlEntry]
    ) -> (form: RuleForm, bindings: Bindings)? {
        let checks = SentenceChecks(document: document, names: language.names)
        var subjects = DescriptionReader(document, language)
        let subject = subjects.description(starter, .choosing)
        if let subject { checks.check(subjects.placeholders, boundBy: subject) }
        guard let half = form.halves.compactMap({ fields[$0] }).first else { return nil }
        var predicates = DescriptionReader(document, language)
        let predicate = predicates.description(half, .judging)
        guard let subject else { return nil }
        checks.check(predicates.placeholders, boundBy: subject)
        guard let predicate else { return nil }
        checks.checkRoles(of: subject)
        checks.checkRoles(of: predicate)
        if half.key.hasPrefix("must") { checks.checkRole(predicate, about: subject) }
        checks.checkPredicates(of: [subject, predicate], about: subject, language.words)
        var bindings = checks.bindings(of: subject)
        // Each place that an unwanted text is found at has a finding of its own.
        if half.key == "must-not", case .predicate(let use) = predicate,
            use.traits.contains(.bindsAtEachPlace)
        {
            bindings = checks.bindings(of: .all([subject, predicate]))
        }
        switch half.key {
        case "must": return (.every(subject, must: predicate), bindings)
        case "must-not": return (.everyNot(subject, mustNot: predicate), bindings)
        case "may": return (.only(subject, may: predicate), bindings)
        default: return (.exactly(subject, are: predicate), bindings)
        }
    }
}
