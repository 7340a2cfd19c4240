// Reads `yaml rules` blocks: several rules in one map, each under its name, as the blocks that they would be alone.

import NormaText

struct RuleMap {
    private let block: KnownBlock
    /// The subject that the rules share, as `for=` names it.
    private let shared: YamlValue?
    private var isSharedUsed = false

    private init(_ block: KnownBlock) {
        self.block = block
        shared = block.attribute("for").map { attribute in
            YamlValue(content: .text(attribute.value.text, isPlain: true), span: attribute.value.span)
        }
    }

    /// One block per rule; problems of the map itself are reported.
    ///
    /// - Parameter isWhole: whether all of its rules were read.
    static func rules(of block: KnownBlock, isWhole: Bool, _ reader: DocumentReader) -> [KnownBlock] {
        guard let value = block.value else { return [] }
        guard case .mapping(let entries) = value.content else {
            let wants = "names with rules (`views-are-structs: { every: …, must: … }`)"
            reader.reportType(value, of: GuideAssembly.owner(of: block), wants: wants)
            return []
        }
        var map = RuleMap(block)
        let rules = entries.compactMap { entry -> KnownBlock? in
            var alone = block
            alone.word = .rule
            alone.value = map.rule(entry, reader)
            return alone.value == nil ? nil : alone
        }
        if isWhole, let shared = map.shared, !map.isSharedUsed, rules.count == entries.count {
            let message = "each rule of this block has a subject of its own, so `for=` has no effect"
            reader.report(shared.span, message, "delete it, or remove the subject of the rules that are about it")
        }
        return rules
    }

    /// The rule's block as it would be alone: with its name and its subject.
    private mutating func rule(_ entry: YamlEntry, _ reader: DocumentReader) -> YamlValue? {
        guard case .mapping(var fields) = entry.value.content else {
            let owner = Owner(entry)
            reader.reportType(entry.value, of: owner, wants: "a rule, such as `{ every: …, must: … }`")
            return nil
        }
        for field in fields where ["rule", "drops", "adjust"].contains(field.key) {
            let way = field.key == "rule" ? "delete it" : "write a `yaml rule` block with it"
            let message =
                field.key == "rule"
                ? "the key `\(entry.key)` is the rule's name already" : "`\(field.key)` has a block of its own"
            reader.report(field.keySpan, message, way)
        }
        fields.removeAll { ["rule", "drops", "adjust"].contains($0.key) }
        addSubject(to: &fields, reader)
        let name = YamlValue(content: .text(entry.key, isPlain: true), span: entry.keySpan)
        fields.insert(YamlEntry(key: "rule", keySpan: entry.keySpan, value: name), at: 0)
        return YamlValue(content: .mapping(fields), span: entry.value.span)
    }

    // MARK: - Subjects

    /// The beginnings of a sentence, by the half that ends it.
    private static let starters = ["must": "every", "must-not": "every", "may": "only", "are": "exactly"]
    private static let contracts: Set<String> = ["layers", "allow", "independent", "acyclic", "covered"]

    private mutating func addSubject(to fields: inout [YamlEntry], _ reader: DocumentReader) {
        let starter = fields.first { RuleKeys.starters.contains($0.key) }
        let half = fields.first { Self.starters[$0.key] != nil }
        let own = fields.firstIndex { $0.key == "for" }
        if let own, let starter {
            let message = "a rule has one subject, but this one has both `for` and `\(starter.key)`"
            reader.report(fields[own].keySpan, message, "keep one of them")
            fields.remove(at: own)
        } else if let own {
            let subject = fields.remove(at: own)
            let key = half.flatMap { Self.starters[$0.key] } ?? "every"
            fields.append(YamlEntry(key: key, keySpan: subject.keySpan, value: Self.joined(subject.value)))
        } else if let starter {
            limit(starter, among: &fields, reader)
        } else if let shared, let half, let key = Self.starters[half.key] {
            isSharedUsed = true
            fields.append(YamlEntry(key: key, keySpan: shared.span, value: shared))
        }
    }

    /// A check looks inside the shared subjects; a contract is about everything.
    private mutating func limit(_ starter: YamlEntry, among fields: inout [YamlEntry], _ reader: DocumentReader) {
        guard let shared else { return }
        if starter.key == "check", !fields.contains(where: { $0.key == "in" }) {
            isSharedUsed = true
            // A kind too, which isn't a place by itself.
            let list = YamlValue(content: .list([shared]), span: shared.span)
            fields.append(YamlEntry(key: "in", keySpan: shared.span, value: Self.joined(list)))
        } else if Self.contracts.contains(starter.key), !fields.contains(where: { $0.key == "check" }) {
            isSharedUsed = true
            let message = "`\(starter.key)` applies to all code, so `for=` has no effect on it"
            reader.report(starter.keySpan, message, "move the rule into a block without `for=`")
        }
    }

    /// `[screen, part]` is either of them.
    private static func joined(_ value: YamlValue) -> YamlValue {
        guard case .list = value.content else { return value }
        let entry = YamlEntry(key: "any", keySpan: value.span, value: value)
        return YamlValue(content: .mapping([entry]), span: value.span)
    }
}
