// Takes the compiler's word for names that the source leaves open, and for all that follows from them.

import NormaFacts
import NormaText

extension ProjectContents {
    /// Settles ambiguous references by answers of a compiler; exact and outside ones stay as the source has them.
    ///
    /// To be called before `finish`. Cost: one pass over the references of the files that have answers.
    mutating func settle(with answers: CompilerAnswers) {
        guard !answers.isEmpty else { return }
        // The facts don't change.
        let unsettled = Project(self)
        for index in files.indices where answers.hasAnswers(in: files[index].path) {
            settleReferences(of: files[index], by: answers, in: unsettled)
        }
        guard !settled.isEmpty else { return }
        settleAliases()
        let extensions = settleExtensions(in: unsettled)
        settleInheritance(extensions)
    }

    private mutating func settleReferences(
        of file: ProjectFile,
        by answers: CompilerAnswers,
        in project: Project
    ) {
        let first = Int(file.firstReference.index)
        for (offset, fact) in file.facts.references.enumerated() {
            guard let number = resolutions[first + offset].ambiguity, ambiguities.indices.contains(number) else {
                continue
            }
            let position = file.facts.lines.position(at: fact.range.start)
            let name = file.facts.text(fact.name)
            guard let answer = answers.answer(for: name, at: position, in: file.path) else { continue }
            let reference = ReferenceID(Int32(first + offset))
            guard let wanted = answer.declaration else {
                resolutions[first + offset] = .external
                settled[reference] = .external
                continue
            }
            guard let declaration = ambiguities[number].first(where: { Self.place(of: $0, in: project) == wanted })
            else { continue }
            resolutions[first + offset] = PackedResolution(exact: declaration)
            settled[reference] = .exact(declaration)
        }
    }

    private static func place(of declaration: DeclarationID, in project: Project) -> CompilerAnswers.Declaration {
        let file = project.file(project.file(of: declaration))
        let position = file.facts.lines.position(at: project.fact(declaration).nameRange.start)
        return CompilerAnswers.Declaration(path: file.path, position: position)
    }

    private func settledDeclaration(_ reference: ReferenceID) -> DeclarationID? {
        guard case .exact(let declaration) = settled[reference] else { return nil }
        return declaration
    }

    private mutating func settleAliases() {
        for (alias, parts) in linked.aliases {
            for (index, part) in parts.enumerated() {
                guard let declaration = settledDeclaration(part.reference) else { continue }
                linked.aliases[alias]?[index].outcome = .declared([declaration])
            }
        }
    }

    /// The extensions whose extended type is now known, with its scope.
    private mutating func settleExtensions(in project: Project) -> [DeclarationID: Int32] {
        var found: [DeclarationID: Int32] = [:]
        for reference in settled.keys where project.fact(reference).role == .extended {
            guard let declaration = settledDeclaration(reference), let owner = project.owner(of: reference),
                let number = linked.scopes.extensionNumber(owner), let scope = linked.scopes(of: declaration).single
            else { continue }
            linked.extended[number] = ScopeList(scope)
            found[owner] = scope
        }
        return found
    }

    /// Keeps of each clause's steps those that the compiler confirms.
    private mutating func settleInheritance(_ extensions: [DeclarationID: Int32]) {
        var edges: [(group: Int32, value: SuperEdge)] = []
        let project = Project(self)
        for scope in 0..<Int32(linked.scopes.count) {
            for edge in linked.edges(from: scope) {
                if let kept = confirmed(edge, from: scope, extensions, in: project) { edges.append((scope, kept)) }
            }
        }
        linked.superEdges = Grouping(edges, groupCount: linked.scopes.count)
    }

    private func confirmed(
        _ edge: SuperEdge,
        from source: Int32,
        _ extensions: [DeclarationID: Int32],
        in project: Project
    ) -> SuperEdge? {
        guard edge.stated >= 0, Int(edge.stated) < linked.stated.count else { return edge }
        let stated = linked.stated[Int(edge.stated)]
        if let extended = extensions[stated.statedBy], extended != source { return nil }
        var isTargetSure = false
        switch project.resolution(of: stated.reference) {
        case .exact(let declaration):
            let scopes = linked.scopes(of: declaration)
            if settled[stated.reference] != nil {
                guard scopes.firstAnswer({ $0 == edge.target ? true : nil }) == true else { return nil }
            }
            isTargetSure = project.fact(declaration).kind.isType
        case .external: isTargetSure = settled[stated.reference] == nil
        case .ambiguous, .local: break
        }
        var copy = edge
        let isSourceSure = extensions[stated.statedBy] != nil || linked.scopes.scope(ofType: stated.statedBy) != nil
        copy.isSure = edge.isSure || (isSourceSure && isTargetSure)
        return copy
    }
}
