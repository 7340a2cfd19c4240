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
        summary:
            "There is a declaration, a file, a test or a preview that belongs to it, by a name made from its own. Tests that are still to be written, none of which expects anything, are none.",
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
            "It is enough that the counterpart is there: what it does is not looked at, but for [whether its tests expect something](reference/checks.md#test-without-expectation)."
    )
    static let usualSubjects = UsualSubjects.types

    private let wanted: CounterpartDescription
    private let candidates: CounterpartCandidates

    init?(_ argument: Argument, in compiler: PlanCompiler) {
        guard case .counterpart(let wanted) = argument else { return nil }
        self.wanted = wanted
        candidates = CounterpartCandidates(wanted, context: compiler.context)
    }

    func verdict(of subject: Subject, given captures: Captures, in context: JudgingContext) -> Verdict {
        switch wanted.kind {
        case .preview: context.verdict(of: subject, havingPreviewIn: wanted.path, given: captures)
        case .declaration, .file, .test: Verdict(candidates.contain(given: captures))
        }
    }

    private func words(_ captures: Captures) -> String {
        let named = wanted.name.map { " named `\($0.described(with: captures))`" } ?? ""
        let place = wanted.path.map { " in `\($0.described(with: captures))`" } ?? ""
        return switch wanted.kind {
        case .declaration(let kind): (kind == .type ? "counterpart" : "counterpart (\(kind.noun))") + named + place
        case .file: "file" + named + place
        case .test: "test" + named + place
        case .preview: "preview" + place
        }
    }

    func statement(given captures: Captures) -> String { "has a " + words(captures) }
    func denial(given captures: Captures) -> String {
        "has no " + words(captures)
            + (candidates.arePending(given: captures) ? " but tests that expect nothing yet" : "")
    }
    func detail(given captures: Captures) -> String { words(captures) }
}

/// What may be a counterpart, chosen once by what the pattern says without the subject's name.
final class CounterpartCandidates {
    private let wanted: CounterpartDescription
    private let context: JudgingContext
    /// Candidates by name; those of a name are asked for their path.
    private lazy var pathsByName: [String: [RelativePath]] = collect(pending: false)
    /// Those that would be counterparts if their tests expected something.
    private lazy var pendingByName: [String: [RelativePath]] = collect(pending: true)

    init(_ wanted: CounterpartDescription, context: JudgingContext) {
        self.wanted = wanted
        self.context = context
    }

    /// Cost: one look-up where the name is plain, otherwise a look at each candidate that the pattern leaves.
    func contain(given captures: Captures) -> Bool { isIn(pathsByName, captures) }

    func arePending(given captures: Captures) -> Bool { isIn(pendingByName, captures) }

    private func isIn(_ pathsByName: [String: [RelativePath]], _ captures: Captures) -> Bool {
        guard let name = wanted.name else { return pathsByName.values.contains { isPlaced($0, captures) } }
        if let plain = name.filled(with: captures) { return isPlaced(pathsByName[plain] ?? [], captures) }
        return pathsByName.contains { name.matches($0.key, given: captures) && isPlaced($0.value, captures) }
    }

    private func isPlaced(_ paths: [RelativePath], _ captures: Captures) -> Bool {
        guard let place = wanted.path else { return !paths.isEmpty }
        return paths.contains { place.matchFolderOrFile($0, given: captures) != nil }
    }

    private func collect(pending isPending: Bool) -> [String: [RelativePath]] {
        var pending = PendingTests(project: context.project, areWanted: isPending)
        var result: [String: [RelativePath]] = [:]
        switch wanted.kind {
        case .file: collectFiles(context.project.allFiles, into: &result, &pending)
        case .declaration(let kind): collect(kind, into: &result, &pending) { _ in true }
        case .test:
            collect(.type, into: &result, &pending) { $0.isTest }
            collect(.function, into: &result, &pending) { $0.isTest }
            collectFiles(context.project.files.lazy.filter(\.isTest).map(\.path), into: &result, &pending)
        case .preview: break
        }
        return result
    }

    private func collect(
        _ kind: SubjectKind,
        into result: inout [String: [RelativePath]],
        _ pending: inout PendingTests,
        where fits: (ProjectFile) -> Bool
    ) {
        for declarationKind in kind.declarationKinds ?? [] {
            for declaration in context.subjects.declarations(of: declarationKind) {
                let file = context.project.files[Int(context.project.file(of: declaration).index)]
                let name = context.project.name(of: declaration)
                guard fits(file), wanted.name?.matches(name) ?? true,
                    context.verdict(of: .declaration(declaration), being: kind) == .holds,
                    pending.fits(declaration)
                else { continue }
                result[name, default: []].append(file.path)
            }
        }
    }

    private func collectFiles(
        _ paths: some Sequence<RelativePath>,
        into result: inout [String: [RelativePath]],
        _ pending: inout PendingTests
    ) {
        for path in paths {
            let names = path.stem == path.name ? [path.name] : [path.name, path.stem]
            let fitting = names.filter { wanted.name?.matches($0) ?? true }
            guard !fitting.isEmpty, pending.fits(path) else { continue }
            for name in fitting { result[String(name), default: []].append(path) }
        }
    }
}

extension JudgingContext {
    /// Whether a preview names the thing: in its own files, or in those of a path.
    package func verdict(of subject: Subject, havingPreviewIn path: NamePattern?, given captures: Captures) -> Verdict {
        guard case .declaration(let wanted) = subject else { return .fails }
        let files: [FileID]
        if let path {
            files = project.files.indices.map { FileID(Int32($0)) }
                .filter { path.matchFolderOrFile(self.path(of: $0), given: captures) != nil }
        } else {
            files = extents(of: subject).map(\.file)
        }
        return Verdict.any(files) { file in
            let facts = project.files[Int(file.index)].facts
            return Verdict.any(facts.references.indices) { index in
                guard facts.references[index].traits.contains(.inPreview) || isInPreviewProvider(index, file) else {
                    return .fails
                }
                let targets = targets(of: index, in: file)
                if targets == [.declaration(wanted)] { return .holds }
                return targets.contains(.declaration(wanted)) ? .unknown : .fails
            }
        }
    }

    private func isInPreviewProvider(_ reference: Int, _ file: FileID) -> Bool {
        var current = project.declaration(project.files[Int(file.index)].facts.references[reference].owner, in: file)
        while let declaration = current {
            if statedSupertypeNames(of: declaration).contains("PreviewProvider") { return true }
            current = project.parent(of: declaration)
        }
        return false
    }
}
