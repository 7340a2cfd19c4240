// Types that would be declared twice: two types of one name in one module don't compile.

import NormaFacts
import NormaPipeline
import NormaProject
import NormaScaffolds
import NormaText

struct RedeclaredTypes {
    /// The planned project.
    private let project: Project
    private let created: Set<RelativePath>

    init(_ changes: ScaffoldChanges, in project: Project) {
        self.project = project
        created = Set(changes.created.map(\.path))
    }

    /// - Parameter derivation: what the set is derived as; nil if it isn't derived.
    func refuse(derivedAs derivation: String?, from names: [String]) throws {
        let update = "`norma new mock \(names.joined(separator: " ")) --update` adds the missing members"
        let found = problems(suggesting: derivation == "mock" ? update : nil)
        guard found.isEmpty else { throw ScaffoldProblems(found.map(\.problem)) }
    }

    /// Each with the new file that declares the type again.
    func problems(suggesting way: String? = nil) -> [(path: RelativePath, problem: ScaffoldProblem)] {
        var problems: [(RelativePath, ScaffoldProblem)] = []
        for file in project.files.indices where created.contains(project.files[file].path) {
            for declaration in project.declarations(in: FileID(Int32(file))) {
                guard let other = earlier(declaration) else { continue }
                let place = project.file(project.file(of: other))
                let line = place.facts.lines.line(at: project.fact(other).nameRange.start)
                let name = project.name(of: declaration)
                let problem = ScaffoldProblem(
                    "`\(name)` already exists in \(place.path):\(line); a second one would not compile",
                    suggestion: way ?? "choose another name, or move it away"
                )
                problems.append((project.files[file].path, problem))
            }
        }
        return problems
    }

    /// A top-level type of the same name in the same module; inside `#if` the compiled branch is unknown.
    private func earlier(_ declaration: DeclarationID) -> DeclarationID? {
        guard isSeen(declaration) else { return nil }
        let file = project.file(of: declaration)
        let modules = project.file(file).modules
        return project.declarations(named: project.name(of: declaration)).first { other in
            let place = project.file(of: other)
            let others = project.file(place).modules
            let isTogether = modules.isEmpty ? others.isEmpty : others.contains(where: modules.contains)
            return place != file && isTogether && isSeen(other) && !created.contains(project.file(place).path)
        }
    }

    private func isSeen(_ declaration: DeclarationID) -> Bool {
        let fact = project.fact(declaration)
        return fact.kind.isType && fact.parent < 0 && fact.access > .fileprivate && !fact.traits.contains(.conditional)
    }
}
