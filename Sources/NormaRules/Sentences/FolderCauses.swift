// A misplaced folder: everything in it that breaks a rule about places is one finding, not one for each thing.

import NormaFindings
import NormaGuide
import NormaProject
import NormaText

/// The things that a rule about places looked at, by their folders.
struct FolderCauses {
    private struct Misplaced {
        let finding: Int
        let file: FileID
        let title: String
    }

    private let context: JudgingContext
    private var misplaced: [Misplaced] = []
    /// The folders with something in the right place.
    private var right: Set<RelativePath> = []

    private let asksForPlace: Bool

    init(of wanted: Description, in context: JudgingContext) {
        self.context = context
        asksForPlace = wanted.predicates.contains { $0.traits.contains(.asksForPlace) }
    }

    mutating func addRight(_ subject: Subject) {
        guard asksForPlace, let file = context.file(of: subject) else { return }
        var folder = context.path(of: file).parent
        while right.insert(folder).inserted, folder != .root { folder = folder.parent }
    }

    /// A thing that fails for another reason than its place is in the right place too.
    ///
    /// - Parameter firstFinding: the number of the first miss among the findings of the rule.
    mutating func add(_ subject: Subject, _ misses: [Evidence], firstFinding: Int) {
        guard let index = misses.firstIndex(where: \.isAboutPlace), let file = context.file(of: subject) else {
            return addRight(subject)
        }
        misplaced.append(Misplaced(finding: firstFinding + index, file: file, title: context.title(of: subject)))
    }

    /// If several findings are in one misplaced folder, that folder becomes their cause: the highest folder in which
    /// nothing is in the right place, and in which at least one of four Swift files has something misplaced.
    ///
    /// Cost: a look at each file of the project, if several things are misplaced.
    func explain(_ findings: inout [Finding]) {
        guard misplaced.count > 1 else { return }
        let wrong = Self.counts(below: Set(misplaced.map(\.file)).map { context.path(of: $0).parent })
        let all = Self.counts(below: context.project.files.map(\.path.parent))
        for one in misplaced where findings.indices.contains(one.finding) {
            var folder = context.path(of: one.file).parent
            var highest: RelativePath?
            while folder != .root {
                if !right.contains(folder), let count = wrong[folder], count > 1, count * 4 >= all[folder] ?? count {
                    highest = folder
                }
                folder = folder.parent
            }
            guard let highest else { continue }
            findings[one.finding].cause = Cause(
                name: highest.text,
                phrase: one.title,
                others: .things(in: highest.text)
            )
        }
    }

    /// How many of the files in these folders are in each folder, or below it. Cost: the depth of each folder, once.
    private static func counts(below folders: [RelativePath]) -> [RelativePath: Int] {
        let own = Dictionary(folders.map { ($0, 1) }, uniquingKeysWith: +)
        var counts: [RelativePath: Int] = [:]
        for (folder, count) in own {
            var folder = folder
            while folder != .root {
                counts[folder, default: 0] += count
                folder = folder.parent
            }
        }
        return counts
    }
}
