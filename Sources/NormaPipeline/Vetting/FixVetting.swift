// Rejects fixes that would break the build elsewhere in the tree.

import NormaFiles
import NormaFindings
import NormaProject
import NormaText

struct FixVetting {
    private let project: Project
    private var places: [String: WordPlaces] = [:]

    /// Cost: nothing if no fix has a hazard; otherwise one pass over the bytes of all Swift files.
    init(_ findings: [Finding], in project: Project, from workspace: any Workspace) {
        self.project = project
        var words: Set<String> = []
        for index in findings.indices {
            for hazard in findings[index].fix?.hazards ?? [] {
                words.insert(hazard.name)
                if let new = hazard.newName { words.formUnion([new, "$" + hazard.name, "_" + hazard.name]) }
                if let type = hazard.type { words.insert(type) }
            }
        }
        guard !words.isEmpty else { return }
        for (index, file) in project.files.enumerated() {
            guard let bytes = try? workspace.bytes(of: file.path) else { continue }
            for (word, found) in WordUses(bytes).uses(of: words) {
                places[word, default: WordPlaces()].add(found, in: FileID(Int32(index)), of: file.module)
            }
        }
    }

    /// Removes a fix that would certainly or likely break the build, and adds a caution to one that may.
    func vet(_ finding: inout Finding) {
        guard let fix = finding.fix, !fix.hazards.isEmpty else { return }
        for hazard in fix.hazards where hazard.kind == .rename {
            guard let edits = renaming(hazard, in: finding.place.path) else {
                finding.fix = nil
                return
            }
            finding.fix?.edits = edits
        }
        let verdicts = fix.hazards.map { verdict(on: $0, in: finding.place.path) }
        finding.fix?.hazards = []
        switch verdicts.max() ?? .harmless {
        case .harmless: break
        case .possible(let name):
            if fix.caution == nil { finding.fix?.caution = "another file has a member called `\(name)`" }
        case .harmful: finding.fix = nil
        }
    }

    /// Every place of the name; nil if a place may mean another name, or the new name is taken.
    private func renaming(_ hazard: FixHazard, in path: RelativePath) -> [Edit]? {
        guard let own = project.file(at: path), let newName = hazard.newName, places[newName]?.uses[own] == nil else {
            return nil
        }
        var edits: [Edit] = []
        for word in [hazard.name, "$" + hazard.name, "_" + hazard.name] {
            for use in places[word]?.uses[own] ?? [] {
                let isClear = !use.isInText && !use.isLabel && (use.isOwn || !use.isMember)
                guard isClear, hazard.home.contains(where: { $0.start <= use.offset && use.offset < $0.end }) else {
                    return nil
                }
                let start = use.offset + Int32(clamping: word.utf8.count - hazard.name.utf8.count)
                let end = start + Int32(clamping: hazard.name.utf8.count)
                edits.append(.replace(ByteRange(start: start, end: end), with: newName))
            }
        }
        return edits.isEmpty ? nil : edits.sorted { $0.range.start < $1.range.start }
    }

    private enum Verdict: Comparable {
        case harmless
        case possible(String)
        case harmful
    }

    private func verdict(on hazard: FixHazard, in path: RelativePath) -> Verdict {
        guard let own = project.file(at: path), let word = places[hazard.name] else { return .harmless }
        if hazard.kind == .useElsewhere {
            return word.modules.contains { $0 != project.file(own).module } ? .harmful : .harmless
        }
        let isOutside = word.uses[own]?.contains { use in
            hazard.kind.isMet(by: use) && !hazard.home.contains { $0.start <= use.offset && use.offset < $0.end }
        }
        if isOutside ?? false { return .harmful }
        if hazard.kind == .word { return .harmless }
        guard let type = hazard.type else {
            return word.count(hazard.kind, besides: own) > 0 ? .harmful : .harmless
        }
        for (file, mentions) in places[type]?.uses ?? [:] where file != own {
            let isExtended = mentions.contains(where: \.mayBeExtended)
            let isTaken = word.uses[file]?.contains { use in
                hazard.kind.isMet(by: use) && (isExtended || use.isLabel || use.isOthers)
            }
            if isTaken ?? false { return .harmful }
        }
        guard word.countOfOthers(hazard.kind, besides: own) > 0 else { return .harmless }
        // A change to a member of this name elsewhere is rare enough to assume that it is this one.
        return hazard.kind == .change ? .harmful : .possible(hazard.name)
    }
}

/// The places of a word, and how many files use it in which way; counted once, not for each fix.
private struct WordPlaces {
    private(set) var uses: [FileID: [WordUse]] = [:]
    private(set) var modules: Set<ModuleID?> = []
    private var counts: [FixHazard.Kind: Int] = [:]
    private var countsOfOthers: [FixHazard.Kind: Int] = [:]

    private static let kinds: [FixHazard.Kind] = [.use, .change, .creation, .rename]

    mutating func add(_ found: [WordUse], in file: FileID, of module: ModuleID?) {
        uses[file] = found
        modules.insert(module)
        for kind in Self.kinds {
            if found.contains(where: kind.isMet) { counts[kind, default: 0] += 1 }
            if found.contains(where: { kind.isMet(by: $0) && $0.isOthers }) { countsOfOthers[kind, default: 0] += 1 }
        }
    }

    /// How many other files use it in this way.
    func count(_ kind: FixHazard.Kind, besides file: FileID) -> Int {
        counts[kind, default: 0] - (uses[file]?.contains(where: kind.isMet) ?? false ? 1 : 0)
    }

    /// How many other files use it as a member of something.
    func countOfOthers(_ kind: FixHazard.Kind, besides file: FileID) -> Int {
        let isOwn = uses[file]?.contains { kind.isMet(by: $0) && $0.isOthers } ?? false
        return countsOfOthers[kind, default: 0] - (isOwn ? 1 : 0)
    }
}

extension FixHazard.Kind {
    fileprivate func isMet(by use: WordUse) -> Bool {
        switch self {
        case .use, .useElsewhere, .word, .rename: true
        case .change: use.isChanged
        case .creation: use.isCalled
        }
    }
}
