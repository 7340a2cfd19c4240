// What may be a counterpart of something, chosen once by what the pattern says without the subject's name.

import NormaExpressions
import NormaFacts
import NormaGuide
import NormaProject
import NormaText

/// A class, because what was collected and answered is kept. It belongs to one rule, and so to one thread.
final class CounterpartCandidates {
    private let wanted: CounterpartDescription
    private let context: JudgingContext
    private lazy var ready = Found(collect(pending: false), wanted)
    /// Those that would be counterparts if their tests expected something.
    private lazy var pending = Found(collect(pending: true), wanted)

    init(_ wanted: CounterpartDescription, context: JudgingContext) {
        self.wanted = wanted
        self.context = context
    }

    /// Cost: one look-up where the name is plain, otherwise a look at each candidate that holds what the pattern says word for
    /// word; the same question is answered once.
    func contain(given captures: Captures) -> Bool { ready.holds(captures) }

    func arePending(given captures: Captures) -> Bool { pending.holds(captures) }

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

/// Candidates by their names and paths.
private final class Found {
    private let name: NamePattern?
    private let place: NamePattern?
    private let pathsByName: [String: [RelativePath]]
    private lazy var names = pathsByName.keys.sorted()
    private lazy var nameIndex = TextIndex(names)
    private lazy var named = names.flatMap { name in (pathsByName[name] ?? []).map { (name: name, path: $0) } }
    private lazy var pathIndex = TextIndex(named.map(\.path.text))
    private var answers: [String: Bool] = [:]

    init(_ pathsByName: [String: [RelativePath]], _ wanted: CounterpartDescription) {
        self.pathsByName = pathsByName
        name = wanted.name
        place = wanted.path
    }

    func holds(_ captures: Captures) -> Bool {
        if let plain = name?.filled(with: captures) { return isPlaced(pathsByName[plain] ?? [], captures) }
        let question = [name, place].map { $0?.described(with: captures) ?? "" }.joined(separator: "\n")
        if let known = answers[question] { return known }
        let answer = search(captures)
        answers[question] = answer
        return answer
    }

    private func search(_ captures: Captures) -> Bool {
        let byName = name.flatMap { nameIndex.candidates(for: $0, given: captures) }
        let byPath = place.flatMap { pathIndex.candidates(for: $0, given: captures) }
        if let byPath, byPath.count < byName?.count ?? .max {
            return byPath.contains { number in
                let candidate = named[Int(number)]
                return isNamed(candidate.name, captures) && isPlaced([candidate.path], captures)
            }
        }
        let fitting = byName?.map { names[Int($0)] } ?? names
        return fitting.contains { isNamed($0, captures) && isPlaced(pathsByName[$0] ?? [], captures) }
    }

    private func isNamed(_ candidate: String, _ captures: Captures) -> Bool {
        name?.matches(candidate, given: captures) ?? true
    }

    private func isPlaced(_ paths: [RelativePath], _ captures: Captures) -> Bool {
        guard let place else { return !paths.isEmpty }
        return paths.contains { place.matchFolderOrFile($0, given: captures) != nil }
    }
}
