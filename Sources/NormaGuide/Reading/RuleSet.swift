// The rules of all files, and what becomes of them where a guide replaces or drops an inherited one.

import NormaText

struct RuleSet {
    private struct Entry {
        var block: RuleBlock
        var file: Int
        var section: Int
        var isRemoved = false
    }

    private var entries: [Entry] = []
    /// The names of inherited rules that no longer hold, by file.
    private(set) var removed: [Int: Set<String>] = [:]

    mutating func add(_ block: RuleBlock, _ known: KnownBlock, file: Int) {
        entries.append(Entry(block: block, file: file, section: known.section))
    }

    /// Those that hold, in the order of the documents; of a file, in the order of its lines.
    var rules: [Rule] {
        entries.filter { !$0.isRemoved }.compactMap(\.block.rule).sorted { left, right in
            if left.section.document != right.section.document { return left.section.document < right.section.document }
            return left.place.position < right.place.position
        }
    }

    /// The names of the rules under a heading; nil where no rule stands there.
    func names(inSection section: Int, ofFile file: Int) -> [String]? {
        bySection[SectionReference(document: file, section: section)]
    }

    private var bySection: [SectionReference: [String]] = [:]

    /// Applies what replaces and drops; reports names that stand twice.
    mutating func join(_ readers: inout [LanguageReader]) -> [Relaxation] {
        for entry in entries where entry.block.drops == nil {
            let reference = SectionReference(document: entry.file, section: entry.section)
            bySection[reference, default: []] += [entry.block.name?.text].compactMap { $0 }
        }
        var byName: [String: [Int]] = [:]
        for (index, entry) in entries.enumerated() {
            if let name = entry.block.name { byName[name.text, default: []].append(index) }
        }
        var relaxations: [Relaxation] = []
        for index in entries.indices {
            let block = entries[index].block
            let because = block.rule?.because ?? block.fields["because"]?.value.text ?? ""
            for target in block.drops ?? [block.replaces].compactMap({ $0 })
            where remove(target, for: index, byName, &readers) {
                let name = block.name?.text
                relaxations.append(
                    Relaxation(rule: target.text, replacement: name, because: because, place: target.place)
                )
            }
        }
        reportRepetitions(byName, &readers)
        return relaxations
    }

    private mutating func remove(
        _ target: LocatedText,
        for index: Int,
        _ byName: [String: [Int]],
        _ readers: inout [LanguageReader]
    ) -> Bool {
        let file = entries[index].file
        let inherited = (byName[target.text] ?? []).filter { entries[$0].file > file }
        if inherited.isEmpty {
            let known = byName.filter { $0.value.contains { entries[$0].file > file } }.keys.sorted()
            let hint =
                Words.hint(target.text, among: known, listing: "inherited")
                ?? "only a rule of a guide in `extends` can be"
            readers[file].report(target, "no rule `\(target.text)` is inherited", hint)
            return false
        }
        if let locked = inherited.first(where: { entries[$0].block.rule?.isLocked ?? false }),
            let place = entries[locked].block.name?.place
        {
            let message = "`\(target.text)` is locked in \(place.file), so no guide that extends it takes it away"
            readers[file].report(target, message, "ask those who keep `\(place.file)`")
            return false
        }
        for other in inherited {
            entries[other].isRemoved = true
            removed[entries[other].file, default: []].insert(target.text)
        }
        return true
    }

    private func reportRepetitions(_ byName: [String: [Int]], _ readers: inout [LanguageReader]) {
        for name in byName.keys.sorted() {
            let held = (byName[name] ?? []).filter { !entries[$0].isRemoved }
            guard held.count > 1, let first = held.first else { continue }
            for other in held.dropFirst() where entries[other].file == entries[first].file {
                report(name, at: other, besides: first, &readers)
            }
            if let other = held.first(where: { entries[$0].file != entries[first].file }),
                let place = entries[first].block.name, let inherited = entries[other].block.name
            {
                let file = entries[first].file
                let message = "the rule `\(name)` is inherited from \(inherited.place.file)"
                let way = "choose another name, or add `replaces: \(name)` and `because: …`"
                readers[file].report(place, message, way)
            }
        }
    }

    private func report(_ name: String, at index: Int, besides first: Int, _ readers: inout [LanguageReader]) {
        guard let place = entries[index].block.name, let other = entries[first].block.name else { return }
        let line = other.place.position.line
        readers[entries[index].file].report(
            place,
            "two rules have the name `\(name)`",
            "the other stands in line \(line)"
        )
    }
}
