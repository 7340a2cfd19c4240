// `silences: [no-loose-files]` in a rule names other rules, and none in a circle.

enum Silences {
    static func check(_ guide: Guide, _ readers: inout [LanguageReader]) {
        let silenced = Dictionary(
            guide.rules.map { ($0.name, Set($0.silences.map(\.text))) },
            uniquingKeysWith: { first, _ in first }
        )
        // What a nearer guide took away has nothing to say, and that is no mistake of the rule that spoke of it.
        let gone = Set(guide.relaxations.map(\.rule) + guide.offRules.map(\.name))
        for rule in guide.rules {
            for name in rule.silences where !gone.contains(name.text) {
                guard let reader = readers.firstIndex(where: { $0.document.file == name.place.file }) else { continue }
                let target = guide.renamedRules[name.text] ?? name.text
                if silenced[target] == nil {
                    let way = readers[reader]
                        .hint(name.text, among: silenced.keys.sorted(), listing: "rules of this guide")
                    readers[reader].report(name, "no rule is called `\(name.text)`", way)
                } else if target == rule.name {
                    readers[reader].report(name, "a rule can't silence itself", "delete the entry")
                } else if silenced[target]?.contains(rule.name) == true {
                    let message = "`\(rule.name)` and `\(target)` silence each other, so neither would speak"
                    readers[reader].report(name, message, "leave it to the one that says more")
                }
            }
        }
    }
}
