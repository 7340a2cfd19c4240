// Rules that are only about things that the code base doesn't have, and the examples of rules that no longer hold.

extension RuleSet {
    /// Those that are only about things that the code base doesn't have.
    var off: [OffRule] {
        entries.filter { $0.remover == nil }.compactMap { entry in
            guard let because = entry.block.off, let name = entry.block.name else { return nil }
            return OffRule(name: name.text, because: because, place: name.place)
        }
    }

    /// Removes absent words from each rule.
    mutating func leaveOut(_ absent: AbsentWords) {
        guard !absent.isEmpty else { return }
        for index in entries.indices where entries[index].block.off == nil {
            guard let rule = entries[index].block.rule else { continue }
            var absent = absent
            if let left = absent.remaining(rule) {
                entries[index].block.rule = left
            } else {
                entries[index].block.off = absent.cause ?? ""
            }
        }
    }

    /// Whether no rule is left that the example could prove.
    func isSilent(_ example: Example, in sections: [Section]) -> Bool {
        let silent = silent[guides[example.section.document]] ?? []
        var section: Int? = example.section.section
        while let current = section {
            guard let names = names(inSection: current, ofFile: example.section.document) else {
                section = sections.indices.contains(current) ? sections[current].parent : nil
                continue
            }
            let wanted = example.rules.isEmpty ? names : example.rules
            return !wanted.isEmpty && wanted.allSatisfy { silent.contains($0) }
        }
        // In a file of examples alone.
        return !example.rules.isEmpty && example.rules.allSatisfy(silent.contains)
    }
}
