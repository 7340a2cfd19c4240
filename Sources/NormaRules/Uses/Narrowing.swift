// Whether a declaration could be less visible than it is.

import NormaFacts
import NormaProject
import NormaText

struct Narrowing {
    private let declaration: DeclarationID
    private let level: AccessLevel
    private let uses: DeclarationUses
    private let context: JudgingContext

    init(_ declaration: DeclarationID, to level: AccessLevel, in context: JudgingContext) {
        self.declaration = declaration
        self.level = level
        self.context = context
        uses = DeclarationUses(declaration, in: context)
    }

    private var fact: DeclarationFact { uses.fact }

    /// Fails for a declaration that is already as restricted, or can't be; unknown if a use can't be ruled out.
    var verdict: Verdict {
        guard canHaveLevel, isWider else { return .fails }
        let elsewhere = uses.calledFromElsewhere
        if elsewhere != .fails { return elsewhere == .holds ? .fails : .unknown }
        guard let sites = uses.sites else { return .unknown }
        guard areInside(sites), makingsAreInside else { return .fails }
        return isNamedByWider ? .fails : .holds
    }

    /// Requirements have their protocol's level, cases their enum's.
    private var canHaveLevel: Bool {
        switch fact.kind {
        case .class, .struct, .enum, .actor, .protocol, .function, .property, .typealias, .initializer: break
        default: return false
        }
        guard fact.traits.isDisjoint(with: [.local, .override, .required, .restrictedSetter, .dynamic]) else {
            return false
        }
        // Other modules compile its code.
        let isHandedOut = uses.facts.attributes(of: fact).contains {
            Self.handingOut.contains(uses.facts.text($0.name))
        }
        if isHandedOut { return false }
        guard let parent = uses.facts.declaration(fact.parent) else { return true }
        guard parent.kind != .protocol else { return false }
        return parent.kind != .enumCase
    }

    /// Private and fileprivate are the same outside types.
    private var isWider: Bool {
        let current = min(fact.access, DeclarationUses.effectiveAccess(of: declaration, in: context))
        if level == .internal { return current > .internal }
        // A declaration that its type hides from others is hidden enough.
        if fact.access > .fileprivate { return current > .fileprivate }
        return level == .private && fact.access == .fileprivate && current > .private && fact.parent >= 0
    }

    fileprivate static let handingOut: Set<String> = [
        "inlinable", "usableFromInline", "_alwaysEmitIntoClient", "_transparent", "_spi", "_specialize",
    ]

    // MARK: - Uses

    private func areInside(_ sites: SeenSites) -> Bool {
        switch level {
        case .internal: return !sites.leaveModule
        case .fileprivate: return !sites.leaveFile
        default:
            guard let parent = context.project.parent(of: declaration) else { return !sites.leaveFile }
            // The bodies of its type in the file.
            let type = context.project.enclosingType(of: declaration)
            return !sites.leaveFile && !sites.leave(type, and: context.project.fact(parent).range)
        }
    }

    /// A private stored property of a struct makes its memberwise initializer private.
    private var makingsAreInside: Bool {
        guard fact.kind == .property, level < .internal, let type = context.project.parent(of: declaration),
            context.project.fact(type).kind == .struct, fact.traits.isDisjoint(with: [.static, .computed, .lazy])
        else { return true }
        if context.project.hasOwnInitializer(type) { return true }
        let lists = context.uses.makings(of: type, in: context.project)
        return areInside(SeenSites(lists, of: declaration, access: .open, in: context))
    }

    // MARK: - Signatures

    /// Whether a declaration that would be more visible names it in its signature, which the compiler rejects.
    private var isNamedByWider: Bool {
        switch fact.kind {
        case .class, .struct, .enum, .actor, .protocol, .typealias: break
        default: return isNamedByInlinable
        }
        let project = context.project
        let isSaid = context.uses.uses(in: project).references(to: declaration).contains { reference in
            let role = project.fact(reference).role
            guard let owner = project.owner(of: reference), owner != declaration else { return false }
            let fact = project.fact(owner)
            if fact.kind == .extension {
                return role == .extended && fact.traits.contains(.explicitAccess) && fact.access > level
            }
            // A use in a body isn't visible outside, unless the body is inlinable.
            guard Self.isHead(role, of: fact) else { return context.isInlinable(owner) }
            return isSeenFurther(owner)
        }
        return isSaid || mayBeInferredWider
    }

    private static func isHead(_ role: ReferenceRole, of owner: DeclarationFact) -> Bool {
        switch role {
        case .property, .parameter, .returnType, .inheritance, .constraint, .alias, .associatedValue, .thrown,
            .attribute:
            true
        case .qualifier, .keyPath, .metatype, .construction, .staticMember, .expression, .cast, .pattern:
            // The value of a property without a written type is its type.
            owner.kind != .function && owner.kind != .initializer && owner.kind != .deinitializer
                && owner.kind != .subscript
                || owner.kind == .parameter
        case .local, .extended, .imported: false
        }
    }

    private func isSeenFurther(_ owner: DeclarationID) -> Bool {
        let project = context.project
        guard level < .internal else { return DeclarationUses.effectiveAccess(of: owner, in: context) > .internal }
        if project.fact(owner).traits.contains(.local) { return false }
        var current: DeclarationID? = owner
        while let next = current,
            project.fact(next).kind == .parameter || project.fact(next).kind == .enumCase
                || project.fact(next).kind == .associatedValue
        { current = project.parent(of: next) }
        guard let holder = current else { return false }
        let own = project.fact(holder)
        if level == .private, project.parent(of: declaration) != nil {
            // Only a private declaration in the same type is as restricted.
            return own.access > .private
        }
        return DeclarationUses.effectiveAccess(of: holder, in: context) > .fileprivate
    }

    /// A property of the file without a written type may have this type, through a function that returns it.
    private var mayBeInferredWider: Bool {
        level < .internal && uses.known.hasInferredInterface
    }

    private var isNamedByInlinable: Bool {
        guard fact.access >= .package else { return false }
        return uses.sites?.contains(.isInlinable) ?? true
    }
}

extension JudgingContext {
    /// Whether other modules compile the code of a declaration.
    func isInlinable(_ owner: DeclarationID) -> Bool {
        var current: DeclarationID? = owner
        while let next = current {
            let file = project.files[Int(project.file(of: next).index)]
            let isHandedOut = file.attributes(of: project.fact(next)).contains {
                Narrowing.handingOut.contains(file.text($0.name))
            }
            if isHandedOut { return true }
            current = project.parent(of: next)
        }
        return false
    }

    func isSameModule(_ one: FileID, _ other: FileID) -> Bool {
        let (left, right) = (project.file(one).modules, project.file(other).modules)
        return left == right && (!left.isEmpty || project.modules.isEmpty)
    }
}
