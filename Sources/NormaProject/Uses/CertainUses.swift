// The places where a name certainly means one declaration, and nothing else that has the name.

import NormaFacts

extension NameUses {
    /// Where a member is used on values of its own type or bare in it, and a declaration outside of types bare anywhere.
    ///
    /// A bare name may mean something else that is declared under it, so ask only if nothing else is. Cost: the groups of
    /// its uses.
    package func certainUses(of declaration: DeclarationID, in project: Project) -> [UseSite] {
        guard let known = self[project.name(of: declaration)] else { return [] }
        let type = project.enclosingType(of: declaration)
        guard type != nil || project.parent(of: declaration) == nil else { return [] }
        let isFunction = project.fact(declaration).kind == .function
        return known.groups.flatMap { group -> [UseSite] in
            switch group.base {
            case .type(let base): guard base == type else { return [] }
            case .bare(let around): guard type == nil || Self.isBody(around, of: type, in: project) else { return [] }
            case .outside, .implicit, .capitalised, .unknown: return []
            }
            if isFunction, let (index, file) = group.call {
                let call = project.files[Int(file.index)].content.calls[index]
                guard project.accepts(declaration, call, in: file) else { return [] }
            }
            return group.list.sites
        }
    }

    private static func isBody(_ around: Int32, of type: DeclarationID?, in project: Project) -> Bool {
        guard around >= 0 else { return false }
        let body = DeclarationID(around)
        return project.fact(body).kind == .extension ? project.extendedType(of: body) == type : body == type
    }
}
