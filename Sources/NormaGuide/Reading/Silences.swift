// `silences: [no-loose-files]` in a rule names other rules, without a cycle.

enum Silences {
    static func check(_ guide: Guide, _ files: [GuideFile]) {
        let silenced = Dictionary(
            guide.rules.map { ($0.name, Set($0.silences.map(\.text))) },
            uniquingKeysWith: { first, _ in first }
        )
        // A rule that a nearer guide removed has nothing to report, and that isn't the mistake of the rule that names it.
        let gone = Set(guide.relaxations.map(\.rule) + guide.offRules.map(\.name))
        for rule in guide.rules {
            for name in rule.silences where !gone.contains(name.text) {
                guard let reader = files.firstIndex(where: { $0.document.file == name.place.file }) else { continue }
                let target = guide.renamedRules[name.text] ?? name.text
                if silenced[target] == nil {
                    let way = files[reader].reader
                        .hint(name.text, among: silenced.keys.sorted(), listing: "rules of this guide")
                    files[reader].reader.report(name, "there is no rule `\(name.text)`", way)
                } else if target == rule.name {
                    files[reader].reader.report(name, "a rule can't silence itself", "delete the entry")
                } else if silenced[target]?.contains(rule.name) == true {
                    let message = "`\(rule.name)` and `\(target)` silence each other, so neither would report anything"
                    files[reader].reader.report(name, message, "keep `silences` only in the rule that says more")
                }
            }
        }
    }
}
