// A set that adds to the output of another, and that other set if it wasn't made yet.

import NormaFiles
import NormaGuide
import NormaScaffolds
import NormaText

/// A set with all its given and derived inputs.
struct FilledSet {
    let set: TemplateSet
    var plan: ScaffoldPlan
    let assumed: [UntoldInput]
    /// The arguments of `norma new` that make only this.
    let command: String
}

/// What is made together; the requested set is the last.
struct NeededSets {
    private(set) var sets: [FilledSet] = []
    private let guide: Guide
    private let reading: TreeReading
    private let tree: FileTree
    private let base: RelativePath

    /// - Throws: problems with the inputs of any of them.
    init(_ set: TemplateSet, given: [String: [String]], of guide: Guide, in place: ScaffoldPlace) throws {
        self.guide = guide
        tree = place.workspace.tree()
        base = place.base
        reading = try TreeReading(of: place, for: [set] + Self.needs(of: set, in: guide))
        try add(set, given: given, named: Set(given.keys))
    }

    /// The missing sets, in the order in which they are made.
    var lacking: [FilledSet] { Array(sets.dropLast()) }

    /// Only the requested set, whatever it adds to.
    mutating func leaveOutNeeds() {
        sets = Array(sets.suffix(1))
        for index in sets.indices { sets[index].plan.within = nil }
    }

    /// - Parameter named: the inputs that the user gave; others would be read again with the same result.
    private mutating func add(
        _ set: TemplateSet,
        given: [String: [String]],
        named: Set<String>
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
                try add(need, given: Self.handed(inputs.texts, to: need), named: named)
            } catch {
                // It needs inputs that this set doesn't know; the missing folder is reported instead.
                sets = known
            }
        }
        let command = Self.command(set, given, named)
        sets.append(FilledSet(set: set, plan: plan, assumed: inputs.untold, command: command))
    }

    private func isThere(_ folder: RelativePath) -> Bool {
        tree.folders.contains(base.appending(folder.text))
    }

    private static func needs(of set: TemplateSet, in guide: Guide) -> [TemplateSet] {
        set.needs.compactMap { need in guide.templates.first { $0.name == need.text } }
    }

    /// An input with the same name means the same; one with its own default keeps it.
    private static func handed(_ texts: [String: [String]], to set: TemplateSet) -> [String: [String]] {
        let asked = set.inputs.filter { $0.name == set.naming?.name || $0.defaults == nil || !$0.readings.isEmpty }
        let known = asked.compactMap { input in texts[input.name].map { (input.name, $0) } }
        return Dictionary(known) { first, _ in first }
    }

    private static func command(_ set: TemplateSet, _ given: [String: [String]], _ named: Set<String>) -> String {
        var words = [set.name]
        if let name = set.naming.flatMap({ given[$0.name]?.first }) { words.append(name) }
        for input in set.inputs where input.name != set.naming?.name {
            guard let texts = given[input.name], named.contains(input.name) || input.readings.isEmpty else { continue }
            let word = "\(input.name)=\(texts.joined(separator: ","))"
            words += ["--set", word.contains { " \"'$`\\<>()|&;*?[]".contains($0) } ? "'\(word)'" : word]
        }
        return words.joined(separator: " ")
    }
}
