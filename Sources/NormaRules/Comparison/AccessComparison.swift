// Declarations that other modules can use now, or no longer.

import NormaFacts
import NormaFindings
import NormaProject
import NormaText

struct AccessComparison {
    let earlier: StateUses
    let later: StateUses
    /// Types that are in another module or type now, by their earlier names.
    let moved: [TypeName: TypeName]

    /// By module and place, the added ones first. Members of a type that changed as a whole are only counted.
    func changes() -> [ChangedAccess] {
        let before = PublicDeclarations(earlier, moved).byName
        let now = PublicDeclarations(later, [:]).byName
        return changes(in: now, butIn: before, later, isAdded: true)
            + changes(in: before, butIn: now, earlier, isAdded: false)
    }

    private func changes(
        in own: [TypeName: [DeclarationID]],
        butIn other: [TypeName: [DeclarationID]],
        _ state: StateUses,
        isAdded: Bool
    ) -> [ChangedAccess] {
        let project = state.context.project
        var changed: [DeclarationID: TypeName] = [:]
        for (name, declarations) in own {
            let surplus = declarations.count - (other[name]?.count ?? 0)
            guard surplus > 0 else { continue }
            for declaration in declarations.suffix(surplus) { changed[declaration] = name }
        }
        var members: [DeclarationID: Int] = [:]
        var shown: [DeclarationID] = []
        for declaration in changed.keys {
            if let outer = outermost(around: declaration, among: changed, project) {
                members[outer, default: 0] += 1
            } else {
                shown.append(declaration)
            }
        }
        return shown.map { declaration in
            let name = changed[declaration]
            return ChangedAccess(
                isAdded: isAdded,
                module: name?.module ?? "",
                symbol: name?.symbol ?? "",
                kind: "\(project.fact(declaration).kind)",
                place: state.context.place(state.context.site(of: .declaration(declaration))),
                members: members[declaration] ?? 0
            )
        }.sorted { ($0.module, $0.place, $0.symbol) < ($1.module, $1.place, $1.symbol) }
    }

    /// The outermost changed type that a declaration is a part of; nil if it is in none.
    private func outermost(
        around declaration: DeclarationID,
        among changed: [DeclarationID: TypeName],
        _ project: Project
    ) -> DeclarationID? {
        var found: DeclarationID?
        var current: DeclarationID? = declaration
        for _ in 0..<64 {
            guard let inner = current else { break }
            let isExtension = project.fact(inner).kind == .extension
            current = isExtension ? project.extendedType(of: inner) : project.parent(of: inner)
            if let outer = current, outer != declaration, changed[outer] != nil { found = outer }
        }
        return found
    }
}

/// The declarations of one state that other modules can use.
private struct PublicDeclarations {
    /// A struct that is a class now is the same declaration.
    private(set) var byName: [TypeName: [DeclarationID]] = [:]

    /// Cost: one pass over the declarations.
    ///
    /// - Parameter moved: types of this state that have another name in the other one, which counts.
    init(_ state: StateUses, _ moved: [TypeName: TypeName]) {
        let project = state.context.project
        for (index, file) in project.files.enumerated() where !file.isTest && !state.context.leavesOut(file) {
            let id = FileID(Int32(clamping: index))
            guard !ManifestName.isManifest(file.path) else { continue }
            let module = state.home(of: id, .modules)
            for (offset, fact) in file.facts.declarations.enumerated()
            where fact.access >= .public && Self.isListed(fact) {
                guard let declaration = project.declaration(Int32(clamping: offset), in: id),
                    Self.isReachable(declaration, in: project)
                else { continue }
                let name = TypeName(module: module, symbol: project.symbol(of: declaration))
                byName[Self.laterName(of: name, moved), default: []].append(declaration)
            }
        }
    }

    private static func laterName(of name: TypeName, _ moved: [TypeName: TypeName]) -> TypeName {
        guard !moved.isEmpty else { return name }
        var current = name.symbol[...]
        while true {
            if let later = moved[TypeName(module: name.module, symbol: String(current))] {
                let rest = name.symbol.dropFirst(current.count)
                return TypeName(module: later.module, symbol: later.symbol + rest)
            }
            guard let dot = current.lastIndex(of: ".") else { return name }
            current = current[..<dot]
        }
    }

    private static func isListed(_ fact: DeclarationFact) -> Bool {
        guard !fact.traits.contains(.local), !fact.traits.contains(.inPreview) else { return false }
        switch fact.kind {
        case .class, .struct, .enum, .actor, .protocol, .function, .initializer, .subscript, .property, .typealias,
            .macro, .enumCase:
            return true
        case .extension, .deinitializer, .associatedType, .parameter, .associatedValue, .operator, .precedenceGroup:
            return false
        }
    }

    /// Whether everything around it is public, too.
    private static func isReachable(_ declaration: DeclarationID, in project: Project) -> Bool {
        var current = declaration
        for _ in 0..<64 {
            let isExtension = project.fact(current).kind == .extension
            // An extension of a type of another module has no limits of its own.
            guard let outer = isExtension ? project.extendedType(of: current) : project.parent(of: current) else {
                return true
            }
            let fact = project.fact(outer)
            if fact.kind != .extension, fact.access < .public { return false }
            current = outer
        }
        return true
    }
}
