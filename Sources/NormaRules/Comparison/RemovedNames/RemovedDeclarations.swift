// The declarations that a change removed, under whose names nothing is declared any more and no library is likely to declare something.

import NormaFacts
import NormaProject
import NormaText

struct RemovedDeclarations {
    private let states: RemovedNameStates
    private var earlier: Project { states.earlier.project }
    private var later: Project { states.later.project }

    init(_ states: RemovedNameStates) { self.states = states }

    /// In order.
    var all: [DeclarationID] {
        let modules = Set(later.modules.map(\.name))
        let found = states.touched.sorted().flatMap { path -> [DeclarationID] in
            guard let file = earlier.file(at: path) else { return [] }
            let source = earlier.files[Int(file.index)]
            // What comes from a tool may come from it in another place, and what comes from a module from the same one elsewhere.
            guard !source.isGenerated, source.modules.allSatisfy({ modules.contains(earlier.module($0).name) }) else {
                return []
            }
            return source.content.declarations.indices.compactMap { index in
                earlier.declaration(Int32(clamping: index), in: file).flatMap { isGone($0, source) ? $0 : nil }
            }
        }
        let types = found.filter { states.isTypeName($0, in: earlier) }
        return types.isEmpty || !addsMacros ? found : found.filter { !types.contains($0) }
    }

    private func isGone(_ declaration: DeclarationID, _ file: ProjectFile) -> Bool {
        let fact = earlier.fact(declaration)
        guard fact.traits.isDisjoint(with: [.local, .inPreview, .operatorFunction, .override]) else { return false }
        let name = file.text(fact.name)
        guard !name.isEmpty, !later.declarations(named: name).contains(where: { later.fact($0).kind != .extension })
        else {
            return false
        }
        switch fact.kind {
        case .class, .struct, .enum, .actor, .protocol, .typealias: return isOwnTypeName(name) && !isMade(declaration)
        case .function, .property, .enumCase: return isOwnMember(declaration, named: name)
        default: return false
        }
    }

    // MARK: - Types

    private func isOwnTypeName(_ name: String) -> Bool {
        !SystemNames.isTypeName(name) && !states.later.importsModule(named: name)
            && !later.modules.contains { $0.name == name }
    }

    /// Core Data writes the classes of its entities in each build.
    private func isMade(_ declaration: DeclarationID) -> Bool {
        states.earlier.supertypes(of: declaration).contains { $0.target == .external("NSManagedObject") }
    }

    /// A macro that the change brings may declare it: a mock is a usual case.
    private var addsMacros: Bool {
        let before = Set(earlier.files.lazy.flatMap { Self.attributes(of: $0) })
        return states.touched.contains { path in
            guard let file = later.file(at: path) else { return false }
            return Self.attributes(of: later.files[Int(file.index)]).contains { attribute in
                KnownTypes.conformances(addedBy: attribute) == nil && !before.contains(attribute)
            }
        }
    }

    private static func attributes(of file: ProjectFile) -> [String] {
        file.content.attributes.map { file.text($0.name) } + file.content.macros.map { file.text($0.name) }
    }

    // MARK: - Members

    private func isOwnMember(_ declaration: DeclarationID, named name: String) -> Bool {
        guard !SystemNames.isMemberName(name), DeclarationDemand(declaration, in: states.earlier).verdict == .fails
        else {
            return false
        }
        guard earlier.parent(of: declaration) != nil else { return true }
        guard let type = earlier.enclosingType(of: declaration), let now = laterType(of: type) else { return false }
        return !hasUnknownMembers(now)
            && outsideSupertypes(now, states.later).isSubset(of: outsideSupertypes(type, states.earlier))
    }

    /// The type with the same symbol; nil if there is none, or more than one.
    private func laterType(of type: DeclarationID) -> DeclarationID? {
        let symbol = earlier.symbol(of: type)
        let found = later.declarations(named: earlier.name(of: type)).filter {
            later.fact($0).kind.isType && later.symbol(of: $0) == symbol
        }
        return found.count == 1 ? found.first : nil
    }

    /// Macros add members, and a dynamic look-up finds any.
    private func hasUnknownMembers(_ type: DeclarationID) -> Bool {
        let file = later.files[Int(later.file(of: type).index)]
        let attributes = file.attributes(of: later.fact(type)).map { file.text($0.name) }
        return attributes.contains { KnownTypes.conformances(addedBy: $0) == nil || $0 == "dynamicMemberLookup" }
            || later.mayHaveOtherSupertypes(type)
    }

    private func outsideSupertypes(_ type: DeclarationID, _ context: JudgingContext) -> Set<String> {
        Set(
            context.supertypes(of: type).compactMap { supertype in
                if case .external(let name) = supertype.target { return name }
                return nil
            }
        )
    }
}

extension JudgingContext {
    fileprivate func importsModule(named name: String) -> Bool { importedModules.contains(name) }
}
