// `make: mock {Name}` in a rule names a set of templates and options that are there.

enum MakeReferences {
    static func check(_ guide: Guide, _ files: [GuideFile]) {
        // Derived code can be created without a set of the guide's own.
        let known = guide.templates.map(\.name) + TemplateReader.derivations
        let isKnown = Set(known)
        for rule in guide.rules {
            guard let make = rule.make, let set = make.text.split(separator: " ").first.map(String.init) else {
                continue
            }
            checkOptions(make, of: rule, files)
            guard !isKnown.contains(set), files.indices.contains(rule.section.document) else { continue }
            let hint = files[rule.section.document].reader.hint(set, among: known, listing: "declared")
            let way = hint ?? "declare it in a `yaml template` block"
            files[rule.section.document].reader.report(make, "there is no set of templates `\(set)`", way)
        }
    }

    /// Options that `norma fix --draft` could not pass on.
    private static func checkOptions(_ make: LocatedText, of rule: Rule, _ files: [GuideFile]) {
        let known = ["--set", "--missing", "--update"]
        for word in make.text.split(separator: " ").map(String.init) where word.hasPrefix("--") && !known.contains(word)
        {
            guard files.indices.contains(rule.section.document) else { continue }
            let way = Words.hint(word, among: known, listing: "known")
            files[rule.section.document].reader.report(make, "`make:` takes no option `\(word)`", way)
        }
    }
}
