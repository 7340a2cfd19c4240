// `have-counterpart`: something else in the project belongs to it: a mock, tests, a preview, a file.

import NormaExpressions
import NormaFacts
import NormaGuide
import NormaProject
import NormaText

struct HaveCounterpartPredicate: Predicate {
    static let word = PredicateWord(
        "have-counterpart",
        shape: .counterpart,
        traits: [.asksForOthers, .isDecidedByPaths],
        summary:
            "There is a declaration, a file, a test or a preview that belongs to it, found by a name made from its own. Tests that are still to be written, none of which expects anything, do not count.",
        example: #"""
            ```yaml rule
            rule: services-have-a-mock
            every: { protocol: "{Name}Service" }
            must: { have-counterpart: { type: "Mock{Name}Service" } }
            ```

            ```swift bad
            protocol UserService {} // ✗
            ```

            ```swift good
            protocol UserService {}
            final class MockUserService: UserService {}
            ```
            """#,
        blindSpot:
            "It is enough that the counterpart exists: its content is not looked at, except for [whether its tests expect something](reference/checks.md#test-without-expectation)."
    )
    static let usualSubjects = UsualSubjects.types

    private let wanted: CounterpartDescription
    private let candidates: CounterpartCandidates

    init(_ wanted: CounterpartDescription, in compiler: PlanCompiler) {
        self.wanted = wanted
        candidates = CounterpartCandidates(wanted, context: compiler.context)
    }

    func verdict(of subject: Subject, given captures: Captures, in context: JudgingContext) -> Verdict {
        switch wanted.kind {
        case .preview: context.verdict(of: subject, havingPreviewIn: wanted.paths, given: captures)
        case .declaration, .file, .test: Verdict(candidates.contain(given: captures))
        }
    }

    /// A counterpart with the thing's name may still be written; a counterpart for all things can be looked up.
    func verdict(ofPlanned subject: PlannedSubject, given captures: Captures, in context: JudgingContext) -> Verdict {
        guard wanted.placeholders.isEmpty, wanted.kind != .preview else { return .unknown }
        return verdict(of: .planned(subject), given: captures, in: context)
    }

    private func words(_ captures: Captures) -> String {
        let named = words(wanted.names, behind: " named ", captures)
        let side = wanted.isInTests.map { $0 ? " in test code" : " in production code" } ?? ""
        let place = words(wanted.paths, behind: " in ", captures) + side
        return switch wanted.kind {
        case .declaration(let kind): (kind == .type ? "counterpart" : "counterpart (\(kind.noun))") + named + place
        case .file: "file" + named + place
        case .test: "test" + named + place
        case .preview: "preview" + place
        }
    }

    private func words(_ patterns: [NamePattern], behind word: String, _ captures: Captures) -> String {
        patterns.isEmpty ? "" : word + Plan.listed(patterns.map { "`\($0.described(with: captures))`" }, with: "or")
    }

    func statement(given captures: Captures) -> String { "has a " + words(captures) }
    func denial(given captures: Captures) -> String {
        "has no " + words(captures)
            + (candidates.arePending(given: captures) ? " but tests that expect nothing yet" : "")
    }
    func detail(given captures: Captures) -> String { words(captures) }
}

extension JudgingContext {
    /// Whether a preview names the thing: in its own files, or in those of a path.
    package func verdict(of subject: Subject, havingPreviewIn paths: [NamePattern], given captures: Captures) -> Verdict
    {
        guard case .declaration(let wanted) = subject else { return .fails }
        let uses = previewUses.uses(of: wanted, in: self)
        guard !uses.isEmpty else { return .fails }
        let own = paths.isEmpty ? extents(of: subject).map(\.file) : []
        return Verdict.any(uses) { use in
            let isHere =
                own.contains(use.file)
                || paths.contains { $0.matchFolderOrFile(self.path(of: use.file), given: captures) != nil }
            guard isHere else { return .fails }
            return use.isCertain ? .holds : .unknown
        }
    }
}
