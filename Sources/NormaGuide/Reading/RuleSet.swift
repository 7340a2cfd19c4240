// The rules of all files, and the result when a guide replaces, drops or adjusts an inherited one.

import NormaText

struct RuleSet {
    struct Entry {
        var block: RuleBlock
        var file: Int
        var section: Int
        /// The entry that takes it away.
        var remover: Int?
    }

    var entries: [Entry] = []
    /// By file the guide that it belongs to, the nearest first.
    let guides: [Int]
    /// Former names of rules, with their current names.
    private let renamed: [String: String]
    private var byName: [String: [Int]] = [:]
    private var bySection: [SectionReference: [String]] = [:]
    /// The names of rules that were taken away or are off, by guide.
    private(set) var silent: [Int: Set<String>] = [:]
    /// The rules that were adjusted as they were written, by name.
    private(set) var written: [String: Rule] = [:]

    init(guides: [Int], renamed: [String: String]) {
        self.guides = guides
        self.renamed = renamed
    }

    mutating func add(_ block: RuleBlock, _ known: KnownBlock, file: Int) {
        entries.append(Entry(block: block, file: file, section: known.section))
    }

    /// An inherited rule with the numbers that it was written with.
    mutating func keep(asWritten rule: Rule) { written[rule.name] = rule }

    /// Under which one is off or was taken away.
    var thinnedSections: Set<SectionReference> {
        let gone = entries.filter { $0.remover != nil || $0.block.off != nil }
        return Set(gone.map { SectionReference(document: $0.file, section: $0.section) })
    }

    /// Those that hold, in the order of the documents; of a file, in the order of its lines.
    var rules: [Rule] {
        entries.filter { $0.remover == nil && $0.block.off == nil }.compactMap(\.block.rule).sorted { left, right in
            if left.section.document != right.section.document { return left.section.document < right.section.document }
            return left.place.position < right.place.position
        }
    }

    /// The names of the rules under a heading; nil if there are none.
    func names(inSection section: Int, ofFile file: Int) -> [String]? {
        bySection[SectionReference(document: file, section: section)]
    }

    func contains(_ name: String, ofGuide guide: Int) -> Bool {
        (byName[name] ?? []).contains { self.guide(of: $0) == guide }
    }

    /// The names of a guide's rules, sorted. Cost: a pass over all names; ask only to report a problem.
    func names(ofGuide guide: Int) -> [String] {
        byName.filter { $0.value.contains { self.guide(of: $0) == guide } }.keys.sorted()
    }

    /// Applies replaced, dropped and adjusted rules; reports duplicate names.
    mutating func join(_ files: [GuideFile], _ language: GuideLanguage) -> [Relaxation] {
        for (index, entry) in entries.enumerated() {
            guard entry.block.drops == nil, entry.block.adjustment == nil else { continue }
            let reference = SectionReference(document: entry.file, section: entry.section)
            bySection[reference, default: []] += [entry.block.name?.text].compactMap { $0 }
            if let name = entry.block.name { byName[name.text, default: []].append(index) }
        }
        var relaxations: [(entry: Int, relaxation: Relaxation)] = []
        for index in entries.indices {
            let block = entries[index].block
            let because = block.rule?.because ?? block.fields["because"]?.value.text ?? ""
            for target in block.drops ?? block.replaces {
                guard let rule = remove(target, for: index, files) else { continue }
                let relaxation = Relaxation(
                    rule: rule,
                    replacement: block.name?.text,
                    because: because,
                    place: target.place
                )
                relaxations.append((index, relaxation))
            }
        }
        relaxations += adjust(files, language)
        reportRepetitions(files)
        for entry in entries where entry.remover != nil || entry.block.off != nil {
            if let name = entry.block.name { silent[guides[entry.file], default: []].insert(name.text) }
        }
        return relaxations.enumerated().sorted { ($0.element.entry, $0.offset) < ($1.element.entry, $1.offset) }
            .map(\.element.relaxation)
    }

    // MARK: - Inherited rules

    private func guide(of entry: Int) -> Int { guides[entries[entry].file] }

    /// The rules that an entry inherits by a name, or by one that they had before.
    private func inherited(_ name: String, by index: Int) -> (name: String, entries: [Int]) {
        let own = guide(of: index)
        var today = name
        for _ in 0...renamed.count {
            let found = (byName[today] ?? []).filter { guide(of: $0) > own }
            if !found.isEmpty { return (today, found) }
            guard let next = renamed[today] else { break }
            today = next
        }
        return (name, [])
    }

    private func reportUnknown(_ target: LocatedText, for index: Int, _ files: [GuideFile]) {
        let own = guide(of: index)
        let file = entries[index].file
        let hint = files[file].reader.hint(
            target.text,
            among: byName.filter { $0.value.contains { guide(of: $0) > own } }.keys.sorted(),
            listing: "inherited"
        )
        let way = hint ?? "only a rule of a guide in `extends` can be"
        files[file].reader.report(target, "no rule `\(target.text)` is inherited", way)
    }

    /// Whether one of the rules is locked, which is reported.
    private func reportLock(
        of rules: [Int],
        named target: LocatedText,
        for index: Int,
        _ verb: String,
        _ files: [GuideFile]
    ) -> Bool {
        guard let locked = rules.first(where: { entries[$0].block.rule?.isLocked ?? false }),
            let place = entries[locked].block.name?.place
        else { return false }
        let message = "`\(target.text)` is locked in \(place.file), so no guide that extends it \(verb)"
        files[entries[index].file].reader.report(target, message, "ask the maintainers of `\(place.file)`")
        return true
    }

    // MARK: - Replacing and dropping

    /// The current name of the removed rule; nil if there was none.
    private mutating func remove(_ target: LocatedText, for index: Int, _ files: [GuideFile]) -> String? {
        let (name, inherited) = inherited(target.text, by: index)
        if inherited.isEmpty {
            reportUnknown(target, for: index, files)
            return nil
        }
        if reportLock(of: inherited, named: target, for: index, "takes it away", files) { return nil }
        for other in inherited {
            // The farthest comes first: a rule that it removes is gone for all nearer ones.
            if entries[other].remover.map({ guide(of: $0) < guide(of: index) }) ?? true {
                entries[other].remover = index
            }
        }
        return name
    }

    // MARK: - Adjusting

    /// The farthest guides first, so that each changes the result of the one before it.
    private mutating func adjust(_ files: [GuideFile], _ language: GuideLanguage) -> [(
        entry: Int, relaxation: Relaxation
    )] {
        var relaxations: [(Int, Relaxation)] = []
        let adjusting = entries.indices.filter { entries[$0].block.adjustment != nil }
        var adjusted: [Int: [String: LocatedText]] = [:]
        for index in adjusting.sorted(by: { (guide(of: $1), $0) < (guide(of: $0), $1) }) {
            guard let adjustment = entries[index].block.adjustment else { continue }
            for target in adjustment.targets {
                guard let (name, held) = adjustable(target, for: index, files) else { continue }
                let own = guide(of: index)
                if let first = adjusted[own]?[name] {
                    let place = "\(first.place.file) line \(first.place.position.line)"
                    let message = "`\(target.text)` is adjusted twice: first in \(place)"
                    files[entries[index].file].reader.report(target, message, "put all changes into one block")
                    continue
                }
                adjusted[own, default: [:]][name] = target
                var changes: [String] = []
                for entry in held {
                    guard let rule = entries[entry].block.rule else { continue }
                    let bindings = entries[entry].block.bindings
                    let result = adjustment.applied(
                        to: rule,
                        boundBy: bindings,
                        files[entries[index].file].reader,
                        language
                    )
                    entries[entry].block.rule = result.rule
                    changes = result.changes
                    if entries[entry].remover == nil, written[name] == nil { written[name] = rule }
                }
                guard !changes.isEmpty else { continue }
                let relaxation = Relaxation(
                    rule: name,
                    changes: changes,
                    because: adjustment.because,
                    place: target.place
                )
                relaxations.append((index, relaxation))
            }
        }
        return relaxations
    }

    /// The rule that an entry of `adjust:` names, if it may be changed; obstacles are reported.
    private func adjustable(
        _ target: LocatedText,
        for index: Int,
        _ files: [GuideFile]
    ) -> (name: String, rules: [Int])? {
        let own = guide(of: index)
        if let rule = (byName[target.text] ?? []).first(where: { guide(of: $0) == own }),
            let place = entries[rule].block.name?.place
        {
            let way = "change it there, in \(place.file) line \(place.position.line)"
            files[entries[index].file].reader.report(target, "`\(target.text)` is a rule of this guide itself", way)
            return nil
        }
        let (name, inherited) = inherited(target.text, by: index)
        if inherited.isEmpty {
            reportUnknown(target, for: index, files)
            return nil
        }
        if reportLock(of: inherited, named: target, for: index, "adjusts it", files) { return nil }
        let held = inherited.filter { rule in entries[rule].remover.map { guide(of: $0) < own } ?? true }
        if held.isEmpty, let remover = inherited.compactMap({ entries[$0].remover }).first {
            report(target, takenAwayBy: remover, for: index, files)
            return nil
        }
        return (name, held)
    }

    private func report(_ target: LocatedText, takenAwayBy remover: Int, for index: Int, _ files: [GuideFile]) {
        let block = entries[remover].block
        let place = block.name?.place ?? block.drops?.first?.place
        let line = place.map { " in \($0.file) line \($0.position.line)" } ?? ""
        let message: String
        var way = "delete the entry"
        if let name = block.name?.text {
            message = "`\(target.text)` is replaced by `\(name)`\(line), so there is nothing left to adjust"
            way = guide(of: remover) == guide(of: index) ? "change `\(name)` instead" : "adjust `\(name)` instead"
        } else {
            message = "`\(target.text)` is dropped\(line), so there is nothing left to adjust"
        }
        files[entries[index].file].reader.report(target, message, way)
    }

    // MARK: - Repetitions

    private func reportRepetitions(_ files: [GuideFile]) {
        for name in byName.keys.sorted() {
            let held = (byName[name] ?? []).filter { entries[$0].remover == nil }
            guard held.count > 1, let first = held.first else { continue }
            for other in held.dropFirst() where guide(of: other) == guide(of: first) {
                report(name, at: other, besides: first, files)
            }
            if let other = held.first(where: { guide(of: $0) != guide(of: first) }),
                let place = entries[first].block.name, let inherited = entries[other].block.name
            {
                let message = "the rule `\(name)` is inherited from \(inherited.place.file)"
                let way = "choose another name, or add `replaces: \(name)` and `because: …`"
                files[entries[first].file].reader.report(place, message, way)
            }
        }
    }

    private func report(_ name: String, at index: Int, besides first: Int, _ files: [GuideFile]) {
        guard let place = entries[index].block.name, let other = entries[first].block.name else { return }
        let line = other.place.position.line
        let document = entries[index].file == entries[first].file ? "" : " of \(other.place.file)"
        files[entries[index].file].reader.report(
            place,
            "two rules have the name `\(name)`",
            "the other is in line \(line)\(document)"
        )
    }
}
