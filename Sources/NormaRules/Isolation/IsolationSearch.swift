// Finds the actor that a declaration is isolated to: by its own attributes, the declarations around it, its supertypes, and the
// module's default.

import NormaFacts
import NormaProject
import NormaText

struct IsolationSearch {
    private var known: [DeclarationID: Isolation] = [:]
    /// The names of the code base's own global actors.
    private var globalActors: Set<String> = ["MainActor"]
    /// Types of the code base with the name of a global actor.
    private var otherTypes: Set<String> = []

    init(_ project: Project) {
        for type in project.allTypes {
            let file = project.file(project.file(of: type))
            let isGlobal = file.attributes(of: project.fact(type)).contains { file.text($0.name) == "globalActor" }
            let name = project.name(of: type)
            if isGlobal {
                globalActors.insert(name)
            } else if name.hasSuffix("Actor") {
                otherTypes.insert(name)
            }
        }
    }

    mutating func isolation(of declaration: DeclarationID, in project: Project) -> Isolation {
        let fact = project.fact(declaration)
        switch fact.kind {
        case .class, .struct, .enum, .actor, .protocol: return isolation(ofType: declaration, in: project)
        case .extension: return isolation(ofExtension: declaration, in: project)
        case .parameter, .associatedValue:
            return project.parent(of: declaration).map { isolation(of: $0, in: project) } ?? .nonisolated
        default: return isolation(ofMember: declaration, fact, in: project)
        }
    }

    // MARK: - Attributes

    func written(on declaration: DeclarationID, in project: Project) -> Isolation? {
        let fact = project.fact(declaration)
        let file = project.file(project.file(of: declaration))
        for attribute in file.attributes(of: fact) {
            let name = Self.simple(file.text(attribute.name))
            if name == "concurrent" { return .nonisolated }
            if isGlobalActor(name) { return .globalActor(name) }
        }
        return fact.traits.contains(.nonisolated) ? .nonisolated : nil
    }

    /// A global actor of another package is known by its name.
    func isGlobalActor(_ name: String) -> Bool {
        globalActors.contains(name) || name.hasSuffix("Actor") && !otherTypes.contains(name)
    }

    static func simple(_ name: String) -> String {
        name.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(name[name.utf8.index(after: $0)...]) } ?? name
    }

    // MARK: - Types

    private mutating func isolation(ofType type: DeclarationID, in project: Project) -> Isolation {
        if let known = known[type] { return known }
        // The farthest first, so that a long chain of types needs no deep stack.
        if !project.hasUnfollowedSupertypes(type), !hasSettledSupertypes(type, in: project) {
            for supertype in project.supertypes(of: type).reversed() {
                if let declared = supertype.declaration, known[declared] == nil { settle(declared, in: project) }
            }
        }
        settle(type, in: project)
        return known[type] ?? .unknown
    }

    /// A loop, because Swift 6.3.1 crashes on the same code as nested closures when it optimises.
    private func hasSettledSupertypes(_ type: DeclarationID, in project: Project) -> Bool {
        for supertype in Self.direct(of: type, in: project) {
            if let declared = supertype.declaration, known[declared] == nil { return false }
        }
        return true
    }

    private mutating func settle(_ type: DeclarationID, in project: Project) {
        // The compiler reports a type that inherits from itself.
        known[type] = .nonisolated
        known[type] = found(for: type, in: project)
    }

    /// The types that its own clause states; a conformance that an extension states doesn't isolate it.
    private static func direct(of type: DeclarationID, in project: Project) -> [Supertype] {
        project.supertypes(of: type).prefix { $0.distance == 1 }.filter {
            $0.path.first?.statedBy == type && !$0.isRawType
        }
    }

    private static func hasAmbiguousSupertype(_ type: DeclarationID, in project: Project) -> Bool {
        project.statedSupertypes(of: type).contains { stated in
            guard stated.statedBy == type else { return false }
            if case .ambiguous = project.resolution(of: stated.reference) { return true }
            return false
        }
    }

    private mutating func found(for type: DeclarationID, in project: Project) -> Isolation {
        let fact = project.fact(type)
        if fact.kind == .actor { return .actor(type) }
        if let written = written(on: type, in: project) { return written }
        if project.hasUnfollowedSupertypes(type) { return .unknown }
        var inherited: Set<Isolation> = []
        var stated: [String] = []
        var isOpen = Self.hasAmbiguousSupertype(type, in: project)
        for supertype in Self.direct(of: type, in: project) {
            switch supertype.target {
            case .declared(let declared):
                let isolation = isolation(ofType: declared, in: project)
                if case .globalActor = isolation { inherited.insert(isolation) }
                if isolation == .nonisolated, keepsOut(declared, of: type, in: project) { return .nonisolated }
                isOpen = isOpen || isolation == .unknown
                let isSendable =
                    project.fact(declared).kind == .protocol
                    && project.supertypes(of: declared).contains { $0.externalName == "Sendable" }
                if isSendable { stated.append(Self.sendableProtocol) }
            // A name of several parts is a nested type, not a system type with the same last name.
            case .external(let name):
                stated.append(name)
                if ExternalTypes.removesIsolation(name) { return .nonisolated }
                if ExternalTypes.isOfMainActor(name) {
                    inherited.insert(.mainActor)
                } else {
                    isOpen = isOpen || !ExternalTypes.isKnown(name)
                }
            }
        }
        if let only = inherited.first { return inherited.count == 1 ? only : .unknown }
        if isOpen || mayBeDecidedByMacros(type, fact, in: project) { return .unknown }
        if let isolation = byWrappers(type, in: project) { return isolation }
        return byDefault(type, stating: stated, in: project)
    }

    /// Whether a class without an actor keeps its subclasses off any actor: a class of the same module, or one that says so.
    private func keepsOut(_ superclass: DeclarationID, of type: DeclarationID, in project: Project) -> Bool {
        guard project.fact(superclass).kind == .class else { return false }
        let modules = [superclass, type].map { project.file(project.file(of: $0)).module }
        return modules[0] == modules[1] || written(on: superclass, in: project) == .nonisolated
    }

    /// An unknown macro may add an isolation.
    private func mayBeDecidedByMacros(_ type: DeclarationID, _ fact: DeclarationFact, in project: Project) -> Bool {
        let file = project.file(project.file(of: type))
        return file.attributes(of: fact).contains {
            KnownTypes.conformances(addedBy: Self.simple(file.text($0.name))) == nil
        }
    }

    /// Represents a protocol of the code base that is `Sendable`.
    private static let sendableProtocol = "{Sendable}"

    /// The module's default for declarations that say nothing. It excludes types that have to be sendable, such as coding keys and errors,
    /// and declarations nested in something that opted out.
    private mutating func byDefault(
        _ declaration: DeclarationID,
        stating stated: [String],
        in project: Project
    ) -> Isolation {
        let isolation = moduleDefault(of: declaration, in: project)
        guard isolation == .mainActor else { return isolation }
        // On the type itself it changes nothing.
        let demands = stated.contains { name in
            name != "Sendable" && (name == Self.sendableProtocol || Self.inheritsSendable(name))
        }
        if demands { return .nonisolated }
        guard let parent = project.parent(of: declaration) else { return isolation }
        return switch self.isolation(of: parent, in: project) {
        case .nonisolated, .actor: .nonisolated
        case .unknown: .unknown
        case .globalActor: isolation
        }
    }

    private static func inheritsSendable(_ name: String) -> Bool {
        ExternalTypes.supertypes(of: name).contains {
            $0 == "Sendable" || $0 == "SendableMetatype" || inheritsSendable($0)
        }
    }

    private func moduleDefault(of declaration: DeclarationID, in project: Project) -> Isolation {
        let modules = project.file(project.file(of: declaration)).modules.map { project.module($0).defaultIsolation }
        guard let first = modules.first else { return .nonisolated }
        guard modules.allSatisfy({ $0 == first }) else { return .unknown }
        return switch first {
        case .mainActor: .mainActor
        case .nonisolated: .nonisolated
        case .unknown: .unknown
        }
    }

    // MARK: - Extensions and members

    private mutating func isolation(ofExtension declaration: DeclarationID, in project: Project) -> Isolation {
        if let written = written(on: declaration, in: project) { return written }
        let ofModule = moduleDefault(of: declaration, in: project)
        var own: Isolation
        if let extended = project.extendedType(of: declaration) {
            own = isolation(ofType: extended, in: project)
        } else {
            let name = project.name(of: declaration)
            if ExternalTypes.isOfMainActor(name) { return .mainActor }
            own = ExternalTypes.isKnown(name) ? .nonisolated : .unknown
        }
        // The default applies to it, though the type itself opted out.
        if own == .nonisolated { own = ofModule }
        return own
    }

    private mutating func isolation(
        ofMember declaration: DeclarationID,
        _ fact: DeclarationFact,
        in project: Project
    ) -> Isolation {
        if let written = written(on: declaration, in: project) { return written }
        if fact.parameterCount > 0, hasIsolatedParameter(declaration, in: project) { return .unknown }
        guard let parent = project.parent(of: declaration) else {
            let isScript = project.file(project.file(of: declaration)).path.name == "main.swift"
            return isScript ? .unknown : moduleDefault(of: declaration, in: project)
        }
        let around = isolation(of: parent, in: project)
        let container = project.fact(parent)
        guard container.kind.isType || container.kind == .extension else { return around }
        switch around {
        case .actor:
            let isOfType = fact.traits.contains(.static) || fact.traits.contains(.classMember)
            let isFree = fact.kind == .deinitializer || fact.kind == .initializer && !fact.traits.contains(.async)
            return isOfType || isFree ? .nonisolated : around
        case .globalActor: return fact.kind == .deinitializer ? .nonisolated : around
        case .nonisolated: return mayBeWitness(fact, of: parent, container, in: project) ? .unknown : .nonisolated
        case .unknown: return .unknown
        }
    }

    private func hasIsolatedParameter(_ declaration: DeclarationID, in project: Project) -> Bool {
        let file = project.file(project.file(of: declaration))
        let first = declaration.index - file.firstDeclaration.index
        guard let fact = file.declaration(first) else { return false }
        return (first + 1..<max(first + 1, fact.subtreeEnd)).contains { index in
            file.declaration(index).map { $0.parent == first && $0.traits.contains(.isolated) } ?? false
        }
    }

    /// A declaration that overrides or fulfils something isolated to an actor is isolated to it too.
    private mutating func mayBeWitness(
        _ fact: DeclarationFact,
        of parent: DeclarationID,
        _ container: DeclarationFact,
        in project: Project
    ) -> Bool {
        if fact.traits.contains(.override) { return true }
        guard container.kind == .extension, let type = project.extendedType(of: parent) else { return false }
        if project.hasUnfollowedSupertypes(type) { return true }
        for supertype in project.supertypes(of: type) where supertype.path.first?.statedBy == parent {
            switch supertype.target {
            case .declared(let declared): if isolation(ofType: declared, in: project) != .nonisolated { return true }
            case .external(let name):
                if ExternalTypes.isOfMainActor(name) || !ExternalTypes.isKnown(name) { return true }
            }
        }
        return false
    }
}

extension Supertype {
    fileprivate var declaration: DeclarationID? {
        guard case .declared(let declaration) = target else { return nil }
        return declaration
    }

    fileprivate var externalName: String? {
        guard case .external(let name) = target else { return nil }
        return name
    }
}
