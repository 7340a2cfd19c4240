// All that a protocol demands: its own requirements and those that it inherits, each once.

import NormaFacts

/// One thing that a conforming type must have.
struct Requirement: Sendable {
    var member: MemberSignature
    /// The protocol that states it.
    var owner: DeclaredSignature
    /// An extension of the code base has it for everyone.
    var hasDefault: Bool
}

struct Requirements: Sendable {
    private(set) var members: [Requirement] = []
    /// The protocols it inherits from that are not in the code base, without their modules, in order.
    private(set) var outside: [String] = []
    /// A class that conforming types must inherit from.
    private(set) var superclass: String?
    /// All protocols, the asked one first.
    private(set) var protocols: [DeclaredSignature] = []
    /// Where clauses of all protocols.
    private(set) var clauses: [GenericRequirement] = []

    private let source: any SignatureSource

    init(of asked: DeclaredSignature, in source: any SignatureSource) {
        self.source = source
        var next = 0
        protocols = [asked]
        var known: Set<[String]> = [asked.fullName]
        while next < protocols.count {
            let current = protocols[next]
            next += 1
            guard let type = current.type else { continue }
            clauses += type.generics.requirements
            let demanded = type.generics.requirements.filter { !$0.isSameType && $0.subject.text == "Self" }.map(
                \.target
            )
            for inherited in type.inherited + demanded {
                follow(inherited, from: NameScope(current), known: &known)
            }
        }
        var seen: Set<String> = []
        for owner in protocols { gather(owner, &seen) }
    }

    private mutating func follow(_ type: SignatureType, from scope: NameScope, known: inout Set<[String]>) {
        switch type {
        case .composition(let parts): for part in parts { follow(part, from: scope, known: &known) }
        case .attributed(_, let base): follow(base, from: scope, known: &known)
        case .named(let names):
            guard let declared = source.declaration(names.map(\.text), from: scope) else {
                let name = names.last?.text ?? ""
                if !outside.contains(name) { outside.append(name) }
                return
            }
            switch declared.content {
            case .alias(let alias, _, _):
                guard known.insert(declared.fullName).inserted else { return }
                follow(alias.target, from: NameScope(declared), known: &known)
            case .type(let inherited) where inherited.kind == .protocol:
                guard known.insert(declared.fullName).inserted else { return }
                protocols.append(declared)
            case .type: superclass = type.text
            }
        default: break
        }
    }

    private mutating func gather(_ owner: DeclaredSignature, _ seen: inout Set<String>) {
        guard let type = owner.type else { return }
        let defaults = self.defaults(of: owner)
        for member in type.members {
            // `@objc optional` requirements need no implementation.
            guard !member.modifiers.contains("optional") else { continue }
            guard seen.insert(member.identity).inserted else { continue }
            let hasDefault = defaults.contains(member.requirementName)
            members.append(Requirement(member: member, owner: owner, hasDefault: hasDefault))
        }
    }

    /// The names of the members of a protocol's unconditional extensions.
    private func defaults(of owner: DeclaredSignature) -> Set<String> {
        guard let name = owner.fullName.last else { return [] }
        var names: Set<String> = []
        for declared in source.extensions(ofTypesNamed: name) {
            guard let found = declared.type, found.generics.requirements.isEmpty else { continue }
            names.formUnion(found.members.map(\.requirementName))
        }
        return names
    }
}

extension MemberSignature {
    /// The difference to a requirement of the same name: labels, types, and the constraints of generic parameters.
    fileprivate var identity: String { (condition ?? "") + (isStatic ? " static " : " ") + signature }

    /// `save(_:)Int->Void`: distinguishes overloads.
    var signature: String {
        guard case .function(let function) = content else { return requirementName }
        let types = function.parameters.map { $0.type.text + ($0.isVariadic ? "..." : "") }
        // `<T: P>` means the same as `<T> where T: P`.
        let constraints = function.generics.parameters.compactMap { parameter in
            parameter.constraint.map { "\(parameter.name): \($0.text)" }
        }
        let bounds = (constraints + function.generics.requirements.map(\.description)).sorted()
        return ([function.fullName + types.joined(separator: ",") + "->" + function.result.text] + bounds)
            .joined(separator: " ")
    }

    /// `fetch(id:)`, `items`: the key for finding a default.
    var requirementName: String {
        switch content {
        case .function(let function): function.fullName
        case .property(let property): property.name
        case .associatedType(let type): "associatedtype " + type.name
        case .enumCase(let value): value.name
        case .alias(let alias): "typealias " + alias.name
        }
    }
}
