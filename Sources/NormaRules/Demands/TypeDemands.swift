// The members that a type's protocols and superclasses ask for: gathered once for each type, not for each of its members.

import NormaFacts
import NormaProject
import Synchronization

/// What can fulfil a requirement of a protocol.
enum Requirement: Hashable, Sendable {
    case typeNamed(String)
    case caseNamed(String)
    case member(DeclarationKind, isStatic: Bool, String)

    /// - Parameters:
    ///   - fact: of a requirement.
    ///   - component: with labels, as `Project.component` writes it.
    static func all(askedBy fact: DeclarationFact, named name: String, _ component: String) -> [Requirement] {
        switch fact.kind {
        case .associatedType: [.typeNamed(name), member(fact, component)]
        case .property, .function: [.caseNamed(name), member(fact, component)]
        default: [member(fact, component)]
        }
    }

    /// The requirements that a member may fulfil.
    static func kinds(of fact: DeclarationFact, named name: String, _ component: String) -> [Requirement] {
        switch fact.kind {
        case .typealias, .struct, .enum, .class, .actor: [.typeNamed(name), member(fact, component)]
        case .enumCase: [.caseNamed(name), member(fact, component)]
        default: [member(fact, component)]
        }
    }

    private static func member(_ fact: DeclarationFact, _ component: String) -> Requirement {
        switch fact.kind {
        case .initializer, .subscript: return .member(fact.kind, isStatic: false, component)
        default:
            let isStatic = !fact.traits.isDisjoint(with: [.static, .classMember]) || fact.kind == .enumCase
            return .member(fact.kind, isStatic: isStatic, component)
        }
    }
}

/// The demands on the members of one type.
struct TypeDemands: Sendable {
    /// The requirements of protocols of the code base; those of many protocols in one set.
    fileprivate(set) var protocols: [Set<Requirement>] = []
    /// The names that outside protocols and classes ask for.
    fileprivate(set) var outside: [OutsideDemands.Names] = []
    /// The type has an outside supertype about which nothing is known.
    fileprivate(set) var mayAskAnything = false
    /// The type may have further supertypes.
    fileprivate(set) var mayHaveOthers = false

    private static let few = 16

    var asksFromOutside: Bool { mayAskAnything || !outside.isEmpty }

    func require(_ requirement: Requirement) -> Bool { protocols.contains { $0.contains(requirement) } }

    fileprivate mutating func add(_ requirements: Set<Requirement>) {
        guard !requirements.isEmpty else { return }
        if protocols.count < Self.few { protocols.append(requirements) } else { protocols[0].formUnion(requirements) }
    }
}

/// The demands on all types, as far as they were asked for.
final class KnownDemands: Sendable {
    /// The demands that extensions of an outside type add.
    struct Added: Sendable {
        var sure = TypeDemands()
        /// For each name that may mean several things, the demands of each of them.
        var open: [[TypeDemands]] = []
    }

    private let types = Mutex<[DeclarationID: TypeDemands]>([:])
    private let protocols = Mutex<[DeclarationID: Set<Requirement>]>([:])
    private let added = Mutex<[String: Added]>([:])

    /// Cost: the first time, the requirements of all supertypes.
    func of(_ type: DeclarationID, in context: JudgingContext) -> TypeDemands {
        if let known = types.withLock({ $0[type] }) { return known }
        let targets = context.supertypes(of: type).filter { !$0.isRawType }.map(\.target)
        var made = demands(of: targets, in: context)
        made.mayHaveOthers = context.project.mayHaveOtherSupertypes(type)
        types.withLock { [made] in $0[type] = made }
        return made
    }

    /// Cost: the first time, the requirements of all conformances that extensions state.
    func added(toOutside name: String, in context: JudgingContext) -> Added {
        if let known = added.withLock({ $0[name] }) { return known }
        var made = Added()
        var sure: [Supertype.Target] = []
        for candidates in context.outsideConformances.stated(of: name, in: context) {
            if candidates.count == 1 {
                sure += targets(of: candidates[0], in: context)
            } else {
                made.open.append(candidates.map { demands(of: targets(of: $0, in: context), in: context) })
            }
        }
        made.sure = demands(of: sure, in: context)
        made.sure.mayHaveOthers = sure.contains { target in
            guard case .declared(let declared) = target else { return false }
            return context.project.hasUnfollowedSupertypes(declared)
        }
        added.withLock { [made] in $0[name] = made }
        return made
    }

    /// A stated type with its supertypes.
    private func targets(of stated: Subject, in context: JudgingContext) -> [Supertype.Target] {
        guard case .declaration(let declared) = stated else { return [.external(context.name(of: stated))] }
        return [.declared(declared)] + context.supertypes(of: declared).map(\.target)
    }

    private func demands(of targets: [Supertype.Target], in context: JudgingContext) -> TypeDemands {
        var demands = TypeDemands()
        var seen: Set<Supertype.Target> = []
        for target in targets where seen.insert(target).inserted {
            switch target {
            case .declared(let declared):
                if context.project.fact(declared).kind == .protocol {
                    demands.add(requirements(of: declared, in: context.project))
                }
            case .external(let name):
                let simple = context.outsideName(name)
                if let names = OutsideDemands.names(of: simple) {
                    demands.outside.append(names)
                } else if !ExternalTypes.isClass(simple), !ExternalTypes.isStructure(simple) {
                    // A class calls an overridden member, and `override` says so.
                    demands.mayAskAnything = true
                }
            }
        }
        return demands
    }

    private func requirements(of declared: DeclarationID, in project: Project) -> Set<Requirement> {
        if let known = protocols.withLock({ $0[declared] }) { return known }
        var made: Set<Requirement> = []
        for member in project.children(of: declared) {
            let (fact, name) = (project.fact(member), project.name(of: member))
            made.formUnion(Requirement.all(askedBy: fact, named: name, project.component(of: member)))
        }
        protocols.withLock { [made] in $0[declared] = made }
        return made
    }
}
