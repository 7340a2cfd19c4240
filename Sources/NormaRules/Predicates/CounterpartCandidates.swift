// Candidates for counterparts, chosen once by the fixed parts of the pattern, without the subject's name.

import NormaExpressions
import NormaFacts
import NormaGuide
import NormaProject
import NormaText

/// A class, because collected candidates and answers are kept. It belongs to one rule, and so to one thread.
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

    /// Cost: one look-up if the name is plain, otherwise a look at each candidate that contains the fixed words of the
    /// pattern; the same question is answered once.
    func contain(given captures: Captures) -> Bool { ready.holds(captures) }

    func arePending(given captures: Captures) -> Bool { pending.holds(captures) }

    private func collect(pending isPending: Bool) -> [ExactText: [RelativePath]] {
        let pending = PendingTests(context: context, areWanted: isPending)
        var result: [ExactText: [RelativePath]] = [:]
        switch wanted.kind {
        case .file: collectFiles(files, into: &result, pending)
        case .declaration(let kind):
            let side = wanted.isInTests
            collect(kind, into: &result, pending) { side == nil || $0.isTest == side }
        case .test:
            collect(.type, into: &result, pending) { $0.isTest }
            collect(.function, into: &result, pending) { $0.isTest }
            collectFiles(paths(inTests: true), into: &result, pending)
        case .preview: break
        }
        return result
    }

    /// All files of the tree, or the Swift files of production or test code.
    private var files: [RelativePath] {
        wanted.isInTests.map(paths(inTests:)) ?? context.project.allFiles
    }

    /// Without files that have a comment and no code, which Xcode's templates and deleted tests leave: they test nothing. An example
    /// that lists files has no text for them.
    private func paths(inTests side: Bool) -> [RelativePath] {
        context.project.files.filter { file in
            file.isTest == side && (file.content.codeLineCount > 0 || file.content.lines.length == 0)
        }.map(\.path)
    }

    private func collect(
        _ kind: SubjectKind,
        into result: inout [ExactText: [RelativePath]],
        _ pending: PendingTests,
        where fits: (ProjectFile) -> Bool
    ) {
        for declarationKind in kind.declarationKinds ?? [] {
            for declaration in context.subjects.declarations(of: declarationKind) {
                let file = context.project.files[Int(context.project.file(of: declaration).index)]
                let name = context.project.name(of: declaration)
                guard fits(file), wanted.allows(name),
                    context.verdict(of: .declaration(declaration), being: kind) == .holds,
                    pending.fits(declaration)
                else { continue }
                result[ExactText(name), default: []].append(file.path)
            }
        }
    }

    private func collectFiles(
        _ paths: some Sequence<RelativePath>,
        into result: inout [ExactText: [RelativePath]],
        _ pending: PendingTests
    ) {
        for path in paths {
            var names = path.stem == path.name ? [path.name] : [path.name, path.stem]
            // The name of a dependency is in lower case, and the page about it may not be.
            let lower = path.stem.lowercased()
            if !path.name.hasSuffix(".swift"), lower != path.stem { names.append(Substring(lower)) }
            let fitting = names.filter { wanted.allows($0) }
            guard !fitting.isEmpty, pending.fits(path) else { continue }
            for name in fitting { result[ExactText(name), default: []].append(path) }
        }
    }
}

extension CounterpartDescription {
    /// Whether some counterpart may have the name, whatever the subject binds.
    fileprivate func allows(_ name: some StringProtocol) -> Bool {
        names.isEmpty || names.contains { $0.matches(name) }
    }
}

/// Candidates by their names and paths.
private final class Found {
    private let wantedNames: [NamePattern]
    private let places: [NamePattern]
    private let pathsByName: [ExactText: [RelativePath]]
    private lazy var names = pathsByName.keys.sorted().map(\.text)
    private lazy var nameIndex = TextIndex(names)
    private lazy var named = names.flatMap { name in paths(named: name).map { (name: name, path: $0) } }
    private lazy var pathIndex = TextIndex(named.map(\.path.text))
    private var answers: [ExactText: Bool] = [:]

    init(_ pathsByName: [ExactText: [RelativePath]], _ wanted: CounterpartDescription) {
        self.pathsByName = pathsByName
        wantedNames = wanted.names
        places = wanted.paths
    }

    func holds(_ captures: Captures) -> Bool {
        let plain = wantedNames.compactMap { $0.filled(with: captures) }
        if !plain.isEmpty, plain.count == wantedNames.count {
            return plain.contains { isPlaced(paths(named: $0), captures) }
        }
        // Two long names may look the same.
        if captures.areCutWhenShown { return search(captures) }
        let question = ExactText((wantedNames + places).map { $0.described(with: captures) }.joined(separator: "\n"))
        if let known = answers[question] { return known }
        let answer = search(captures)
        answers[question] = answer
        return answer
    }

    private func paths(named name: String) -> [RelativePath] { pathsByName[ExactText(name)] ?? [] }

    private func search(_ captures: Captures) -> Bool {
        let byName = nameIndex.candidates(forAny: wantedNames, given: captures)
        let byPath = pathIndex.candidates(forAny: places, given: captures)
        if let byPath, byPath.count < byName?.count ?? .max {
            return byPath.contains { number in
                let candidate = named[Int(number)]
                return isNamed(candidate.name, captures) && isPlaced([candidate.path], captures)
            }
        }
        let fitting = byName?.map { names[Int($0)] } ?? names
        return fitting.contains { isNamed($0, captures) && isPlaced(paths(named: $0), captures) }
    }

    private func isNamed(_ candidate: String, _ captures: Captures) -> Bool {
        wantedNames.isEmpty || wantedNames.contains { $0.matches(candidate, given: captures) }
    }

    private func isPlaced(_ paths: [RelativePath], _ captures: Captures) -> Bool {
        guard !places.isEmpty else { return !paths.isEmpty }
        return paths.contains { path in places.contains { $0.matchFolderOrFile(path, given: captures) != nil } }
    }
}
