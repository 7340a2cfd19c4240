// A set that adds to what another makes, and that other set, where it was not made yet.

import NormaFiles
import NormaGuide
import NormaScaffolds
import NormaText

/// A set with all that it was told or that was found.
struct FilledSet {
    let set: TemplateSet
    var plan: ScaffoldPlan
    let untold: [UntoldInput]
    /// What is behind `norma new` to make just this.
    let command: String
}

/// What is made together: the set that was asked for is the last.
struct NeededSets {
    private(set) var sets: [FilledSet] = []
    private let guide: Guide
    private let reading: TreeReading
    private let tree: FileTree
    private let base: RelativePath

    /// - Throws: what is wrong with the inputs of any of them.
    init(_ set: TemplateSet, given: [String: [String]], of guide: Guide, in place: ScaffoldPlace) throws {
        self.guide = guide
        tree = place.workspace.tree()
        base = place.base
        reading = try TreeReading(of: place, for: [set] + Self.needs(of: set, in: guide))
        try add(set, given: given, told: Set(given.keys))
    }

    /// Those that lack, in the order in which they are made.
    var lacking: [FilledSet] { Array(sets.dropLast()) }

    /// Only the set that was asked for, whatever it adds to.
    mutating func leaveOutNeeds() {
        sets = Array(sets.suffix(1))
        for index in sets.indices { sets[index].plan.within = nil }
    }

    /// - Parameter told: the inputs that somebody told; others would be read again as they were.
    private mutating func add(
        _ set: TemplateSet,
        given: [String: [String]],
        told: Set<String>
    ) throws(ScaffoldProblems) {
        let inputs = try InputValues(given, for: set, of: guide, today: Today.text, in: reading)
        let plan: ScaffoldPlan
        do throws(ScaffoldProblem) {
            plan = try ScaffoldPlan(set, values: inputs.values)
        } catch {
            throw ScaffoldProblems([error])
        }
        if let folder = plan.within, !isThere(folder), let need = Self.needs(of: set, in: guide).last {
            let known = sets
            do throws(ScaffoldProblems) {
                try add(need, given: Self.handed(inputs.texts, to: need), told: told)
            } catch {
                // It asks for what this set knows nothing of: that it has to be made first is said where the folder lacks.
                sets = known
            }
        }
        let command = Self.command(set, given, told)
        sets.append(FilledSet(set: set, plan: plan, untold: inputs.untold, command: command))
    }

    private func isThere(_ folder: RelativePath) -> Bool {
        tree.folders.contains(base.appending(folder.text))
    }

    private static func needs(of set: TemplateSet, in guide: Guide) -> [TemplateSet] {
        set.needs.compactMap { need in guide.templates.first { $0.name == need.text } }
    }

    /// What has the same name there means the same; what has a default of its own keeps it.
    private static func handed(_ texts: [String: [String]], to set: TemplateSet) -> [String: [String]] {
        let asked = set.inputs.filter { $0.name == set.naming?.name || $0.defaults == nil || !$0.readings.isEmpty }
        let known = asked.compactMap { input in texts[input.name].map { (input.name, $0) } }
        return Dictionary(known) { first, _ in first }
    }

    private static func command(_ set: TemplateSet, _ given: [String: [String]], _ told: Set<String>) -> String {
        var words = [set.name]
        if let name = set.naming.flatMap({ given[$0.name]?.first }) { words.append(name) }
        for input in set.inputs where input.name != set.naming?.name {
            guard let texts = given[input.name], told.contains(input.name) || input.readings.isEmpty else { continue }
            let word = "\(input.name)=\(texts.joined(separator: ","))"
            words += ["--set", word.contains { " \"'$`\\<>()|&;*?[]".contains($0) } ? "'\(word)'" : word]
        }
        return words.joined(separator: " ")
    }
}
