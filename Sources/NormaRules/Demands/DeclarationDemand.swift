// Whether a declaration is forced from elsewhere: by a protocol, a superclass, Objective-C or the language itself.

import NormaFacts
import NormaProject

struct DeclarationDemand {
    private let declaration: DeclarationID
    private let fact: DeclarationFact
    private let facts: FileContent
    private let context: JudgingContext
    /// Ignores protocols of the code base: the author of the declaration can change them as well.
    private let byOthersOnly: Bool

    init(_ declaration: DeclarationID, in context: JudgingContext, byOthersOnly: Bool = false) {
        self.byOthersOnly = byOthersOnly
        self.declaration = declaration
        self.context = context
        fact = context.project.fact(declaration)
        facts = context.project.content(of: context.project.file(of: declaration))
    }

    /// Unknown if the type also conforms to a protocol about which nothing is known.
    var verdict: Verdict {
        switch fact.kind {
        case .parameter, .associatedValue:
            guard let owner = context.project.parent(of: declaration) else { return .fails }
            return DeclarationDemand(owner, in: context, byOthersOnly: byOthersOnly).verdict
        case .deinitializer: return .holds
        case .extension, .operator, .precedenceGroup, .macro: return .fails
        default: break
        }
        if !fact.traits.isDisjoint(with: [.override, .required]) || isForObjectiveC { return .holds }
        guard let parent = context.project.parent(of: declaration), !fact.traits.contains(.local) else {
            // Declarations outside types are demanded by name alone, when the linker looks for the name.
            return Verdict(has(Self.linking))
        }
        let holder = context.project.fact(parent)
        if holder.kind == .protocol, fact.kind != .associatedType { return requirement }
        return Verdict.any([0, 1, 2]) { step in
            switch step {
            case 0: Verdict(isForLanguage(of: parent, holder))
            case 1: Verdict(isCodingKey(of: holder))
            default: byConformances(of: parent, holder)
            }
        }
    }

    /// Certainly demanded; a declaration that is only exposed to Objective-C chooses its own name and access.
    var isOfSignature: Bool {
        let isOverride = !fact.traits.isDisjoint(with: [.override, .required])
        return (isOverride || !isForObjectiveC) && verdict == .holds
    }

    // MARK: - Objective-C and the language

    private static let runtime: Set<String> = [
        "objc", "IBAction", "IBOutlet", "IBInspectable", "IBSegueAction", "GKInspectable", "NSManaged",
    ]
    private static let linking: Set<String> = ["_cdecl", "cdecl", "_silgen_name", "_dynamicReplacement"]

    private var isForObjectiveC: Bool { has(Self.runtime) }

    private func has(_ names: Set<String>) -> Bool {
        facts.attributes(of: fact).contains { names.contains(facts.text($0.name)) }
    }

    /// A requirement is the author's own choice, unless a refined protocol demands the same.
    private var requirement: Verdict {
        guard let type = context.project.parent(of: declaration) else { return .fails }
        return asks(context.demands.of(type, in: context), for: type)
    }

    /// Members that the compiler looks for because of an attribute of the type.
    private func isForLanguage(of parent: DeclarationID, _ holder: DeclarationFact) -> Bool {
        let type = context.project.enclosingType(of: declaration) ?? parent
        let holder = context.project.fact(type)
        let source = context.project.content(of: context.project.file(of: type))
        let component = context.project.component(of: declaration)
        return source.attributes(of: holder).contains { attribute in
            guard let wanted = Self.language[source.text(attribute.name)] else { return false }
            return wanted.contains { component == $0 || ($0.hasSuffix("*") && component.hasPrefix($0.dropLast())) }
        }
    }

    private static let language: [String: [String]] = [
        "propertyWrapper": ["wrappedValue", "projectedValue", "init(wrappedValue:*", "subscript(_enclosingInstance:*"],
        "resultBuilder": ["build*"], "dynamicMemberLookup": ["subscript(dynamicMember:)"],
        "dynamicCallable": ["dynamicallyCall(withArguments:)", "dynamicallyCall(withKeywordArguments:)"],
        "globalActor": ["shared"], "main": ["main()"],
    ]

    /// The names that encoding and decoding use: the cases of a coding-key type.
    private func isCodingKey(of holder: DeclarationFact) -> Bool {
        guard fact.kind == .enumCase, holder.kind == .enum,
            let parent = context.project.parent(of: declaration)
        else { return false }
        return context.supertypes(of: parent).contains { $0.target == .external("CodingKey") }
    }

    // MARK: - Protocols

    private func byConformances(of parent: DeclarationID, _ holder: DeclarationFact) -> Verdict {
        guard let type = context.project.enclosingType(of: declaration) else {
            return byAddedConformances(named: context.simpleName(facts.text(holder.name)))
        }
        let demands = context.demands.of(type, in: context)
        let stated = asks(demands, for: type)
        if stated == .holds { return .holds }
        if stated == .fails, isOutOfReach { return .fails }
        return demands.mayHaveOthers || mayBeForSubtypes(of: type) ? .unknown : stated
    }

    /// For a type from outside: the conformances that extensions add. The type itself fulfils its own.
    private func byAddedConformances(named name: String) -> Verdict {
        let added = context.demands.added(toOutside: name, in: context)
        let sure = asks(added.sure, for: nil)
        if sure == .holds { return .holds }
        return added.sure.mayHaveOthers ? .unknown : Verdict.any([sure, ofOpen(added.open)]) { $0 }
    }

    /// For names that may mean one of several protocols.
    private func ofOpen(_ stated: [[TypeDemands]]) -> Verdict {
        Verdict.any(stated) { candidates in Verdict.whichever(candidates) { asks($0, for: nil) } }
    }

    /// A subclass, or a type that conforms to the extended protocol, may need it for a protocol of its own.
    private func mayBeForSubtypes(of type: DeclarationID) -> Bool {
        let holder = context.project.fact(type)
        guard holder.kind == .class || holder.kind == .protocol else { return false }
        return context.inheritedNames.isInherited(context.project.name(of: type), in: context.project)
            && context.demandedNames.contain(context.project.component(of: declaration), in: context.project)
    }

    private func asks(_ demands: TypeDemands, for type: DeclarationID?) -> Verdict {
        if !byOthersOnly, !demands.protocols.isEmpty {
            let wanted = Requirement.kinds(of: fact, named: facts.text(fact.name), component)
            if wanted.contains(where: demands.require) { return .holds }
        }
        guard demands.asksFromOutside, !isOutOfReach, !(type.map(isSeenLess(than:)) ?? false) else { return .fails }
        if demands.outside.contains(where: { $0.contain(component) }) { return .holds }
        return demands.mayAskAnything ? .unknown : .fails
    }

    private var component: String { context.project.component(of: declaration) }

    /// An outside protocol is public, so a member that fulfils it is as visible as its type.
    ///
    /// A member of a protocol or of a class may fulfil it for a type that is no more visible than the member.
    private func isSeenLess(than type: DeclarationID) -> Bool {
        let holder = context.project.fact(type)
        guard fact.kind != .enumCase, holder.kind != .protocol else { return false }
        let name = context.project.name(of: type)
        if holder.kind == .class, context.inheritedNames.isInherited(name, in: context.project) {
            return false
        }
        return fact.access < min(.public, DeclarationUses.effectiveAccess(of: type, in: context))
    }

    /// A member that only its type sees fulfils nothing.
    private var isOutOfReach: Bool { fact.traits.contains(.explicitAccess) && fact.access == .private }
}
