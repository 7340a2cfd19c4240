// `make: mock {Name}` in a rule names a set of templates and options that are there.

enum MakeReferences {
    static func check(_ guide: Guide, _ readers: inout [LanguageReader]) {
        // Derived code can be created without a set of the guide's own.
        let known = guide.templates.map(\.name) + LanguageReader.derivations
        let isKnown = Set(known)
        for rule in guide.rules {
            guard let make = rule.make, let set = make.text.split(separator: " ").first.map(String.init) else {
                continue
            }
            checkOptions(make, of: rule, &readers)
            guard !isKnown.contains(set), readers.indices.contains(rule.section.document) else { continue }
            let hint = readers[rule.section.document].hint(set, among: known, listing: "declared")
            let way = hint ?? "declare it in a `yaml template` block"
            readers[rule.section.document].report(make, "there is no set of templates `\(set)`", way)
        }
    }

    /// Options that `norma fix --draft` could not pass on.
    private static func checkOptions(_ make: LocatedText, of rule: Rule, _ readers: inout [LanguageReader]) {
        let known = ["--set", "--missing", "--update"]
        for word in make.text.split(separator: " ").map(String.init) where word.hasPrefix("--") && !known.contains(word)
        {
            guard readers.indices.contains(rule.section.document) else { continue }
            let way = Words.hint(word, among: known, listing: "known")
            readers[rule.section.document].report(make, "`make:` takes no option `\(word)`", way)
        }
    }
}
