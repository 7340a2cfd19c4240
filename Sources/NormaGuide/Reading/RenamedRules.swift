// Former names of rules: a baseline or comment with an old name applies to the new one.

/// An entry of `renamed-rules:`.
struct RenamedRule {
    let old: LocatedText
    let new: LocatedText

    static func all(in entry: YamlEntry, _ reader: DocumentReader) -> [RenamedRule] {
        guard case .mapping(let entries) = entry.value.content, !entries.isEmpty else {
            reader.reportType(entry.value, of: .init(entry), wants: "old names with new ones (`old-name: new-name`)")
            return []
        }
        return entries.compactMap { entry in
            guard let new = reader.text(entry), reader.kebabName(entry.key, at: entry.keySpan, what: "rule") else {
                return nil
            }
            return RenamedRule(
                old: LocatedText(entry.key, at: reader.place(entry.keySpan)),
                new: LocatedText(new, at: reader.place(entry.value.span))
            )
        }
    }
}

/// The old names of a guide and of those it extends, each with the rule's name of today.
struct RenamedRules {
    private let rules: Set<String>
    /// Inherited rules that no longer hold: a rule that was renamed to one of them is gone with it.
    private let removed: Set<String>
    private var next: [String: String] = [:]

    init(_ guide: Guide) {
        rules = Set(guide.rules.map(\.name))
        removed = Set(guide.relaxations.filter { !$0.isAdjustment }.map(\.rule) + guide.offRules.map(\.name))
    }

    /// - Parameter files: the nearest first; it decides the meaning of an old name.
    mutating func names(of files: [GuideFile]) -> [String: String] {
        next = Self.entries(of: files)
        // Most rules of a guide that single rules are taken from are not here.
        for file in files where !file.isTakenFrom {
            for renamed in file.front.renamedRules { check(renamed, file.reader) }
        }
        return next.compactMapValues { today($0) }
    }

    /// Each old name with its new name in the nearest guide that lists it.
    static func entries(of files: [GuideFile]) -> [String: String] {
        var entries: [String: String] = [:]
        for file in files {
            for renamed in file.front.renamedRules where entries[renamed.old.text] == nil {
                entries[renamed.old.text] = renamed.new.text
            }
        }
        return entries
    }

    private func check(_ renamed: RenamedRule, _ reader: DocumentReader) {
        let (old, new) = (renamed.old.text, renamed.new.text)
        if rules.contains(old) {
            let message = "`\(old)` is a rule of this guide, so it can't be an old name"
            reader.report(renamed.old, message, "delete the entry")
        } else if next[new] == nil, !rules.contains(new), !removed.contains(new) {
            let way = reader.hint(new, among: rules.sorted()) ?? "name the rule that replaced it"
            reader.report(renamed.new, "the guide has no rule `\(new)`", way)
        } else if next[new] != nil, today(new) == nil, !removed.contains(new) {
            reader.report(renamed.new, "`\(old)` is in a cycle of old names", "write the rule's current name")
        }
    }

    /// The rule that a name leads to, through other old names; nil if it leads to none.
    private func today(_ name: String) -> String? {
        var name = name
        for _ in 0...next.count {
            if rules.contains(name) { return name }
            guard let following = next[name] else { return nil }
            name = following
        }
        return nil
    }
}
