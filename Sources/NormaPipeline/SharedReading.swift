// A tree that is read once for several guides, of which some are written only after the first look at it.

import NormaFacts
import NormaFiles
import NormaFindings
import NormaGuide
import NormaProject
import NormaRules
import NormaText

/// The facts of every file of a tree, with what some guides look for in them.
package struct SharedReading: Sendable {
    private let request: CheckRequest
    private let reading: TreeReading
    /// By text.
    private let patterns: [String: [NumberedPattern]]
    private let checks: Set<String>

    /// Cost: reading and parsing every Swift file once, on all cores.
    ///
    /// - Parameter guides: their checks and code patterns are looked for; other guides can be judged by if they need no more.
    package init(_ workspace: any Workspace, for guides: [PreparedGuide], today: String) {
        let joint = guides.count > 1 ? JointGuide(guides)?.guide : nil
        let guide = joint ?? guides.first ?? .silent
        let tree = workspace.tree(revealing: guide.guide.hiddenFolders)
        var request = CheckRequest(workspace: workspace, guide: guide, today: today).spelled(as: tree)
        request.showsLines = false
        self.request = request
        reading = SourceReader(request: request).read(tree)
        let numbered = guide.guide.codePatterns.enumerated().map {
            NumberedPattern(number: Int32(clamping: $0), pattern: $1)
        }
        patterns = Dictionary(grouping: numbered) { $0.pattern.text }
        checks = guide.guide.usedChecks
    }

    /// The number of Swift files.
    package var fileCount: Int { reading.input.sources.count }

    /// The files that could not be read, and why.
    package var problems: [InputProblem] { reading.problems }

    /// The paths of all files, other than Swift too.
    package var paths: [RelativePath] { reading.input.files }

    /// Whether everything that the guide looks for was read.
    package func serves(_ guide: PreparedGuide) -> Bool {
        let own = guide.guide
        return own.usedChecks.isSubset(of: checks) && own.codePatterns.allSatisfy { number(of: $0) != nil }
            && (!own.speaksOfDocuments || request.guide.guide.speaksOfDocuments)
            && (!own.speaksOfSettings || request.guide.guide.speaksOfSettings)
            && (!own.speaksOfUses || request.guide.guide.speaksOfUses || request.guide.guide.speaksOfDocuments)
    }

    /// Under which number the places of a pattern were recorded; nil if they weren't.
    private func number(of pattern: CodePattern) -> Int32? {
        patterns[pattern.text]?.first { pattern.isServed(by: $0.pattern) }?.number
    }

    /// The text of a small file other than Swift; nil if it can't be read or is larger than a person would write.
    package func text(of path: RelativePath) -> String? {
        guard let bytes = try? request.workspace.bytes(of: path), bytes.count < Self.largestDocument else { return nil }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static let largestDocument = 1 << 20

    /// The project in the words of a guide, with its roles; nil if the guide looks for something that was not read.
    ///
    /// Cost: resolving names, and one pass over the declarations for each role.
    package func context(of guide: PreparedGuide, findsAllRoles: Bool = false) -> JudgingContext? {
        guard serves(guide) else { return nil }
        var request = request
        request.guide = guide
        request.findsAllRoles = findsAllRoles
        return Pipeline.context(of: request, reading(for: guide.guide), comparison: .none)
    }

    /// What each rule finds, in the guide's order; no rule silences another, and a rule that waits for a place finds nothing.
    package func judgements(in context: JudgingContext) -> [RuleJudgement] {
        let judgements = ParallelMap.map(context.guide.rules, threads: request.threads) {
            Judge.judge(rule: $0, in: context)
        }
        return Judge.waiting(judgements, in: context)
    }

    /// With the numbers of the guide's own code patterns.
    private func reading(for guide: Guide) -> TreeReading {
        var numbers: [Int32: Int32] = [:]
        for (number, pattern) in guide.codePatterns.enumerated() {
            if let read = self.number(of: pattern) { numbers[read] = Int32(clamping: number) }
        }
        var reading = reading
        reading.input.sources = reading.input.sources.map { source in
            let patterns = source.patterns.compactMap { sighting -> PatternSighting? in
                guard let number = numbers[sighting.pattern] else { return nil }
                var own = sighting
                own.pattern = number
                return own
            }
            return SourceInput(path: source.path, facts: source.facts, patterns: patterns)
        }
        if !guide.speaksOfDocuments, !guide.speaksOfUses { reading.input.documents = [] }
        return reading
    }
}

private struct NumberedPattern: Sendable {
    let number: Int32
    let pattern: CodePattern
}

extension Guide {
    fileprivate var usedChecks: Set<String> {
        let names = rules.compactMap { rule -> String? in
            guard case .check(let use) = rule.form else { return nil }
            return use.check
        }
        return Set(names)
    }
}
