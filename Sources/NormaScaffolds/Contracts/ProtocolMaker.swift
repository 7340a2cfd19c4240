// Makes a protocol for a type: its usable members, as requirements.

import NormaFacts

/// The content that a template needs to write a protocol.
package struct DerivedProtocol: Sendable, Hashable {
    /// `CartServiceProtocol`
    package var name: String
    /// The type's name without the endings that the guide drops.
    package var baseName: String
    /// As it is named in code: `Cart.Service`.
    package var typeName: String
    package var module: String
    /// Lines before it, each with a line break at its end: `@MainActor`.
    package var attributes: String
    /// `public ` with a space after it; empty for `internal`.
    package var access: String
    package var imports: [String]
    /// Finished requirements, indented, without a line break at the end.
    package var members: String
    /// The `#if` around the type; nil if there is none.
    package var condition: String?
    /// Notes for a person.
    package var notes: [String]
}

package enum ProtocolMaker {
    /// - Throws: if no protocol can describe the type, or the type has nothing to require.
    package static func contract(
        of declared: DeclaredSignature,
        shape: DoubleShape,
        from source: any SignatureSource
    ) throws(ScaffoldProblem) -> DerivedProtocol {
        guard let type = declared.type, type.kind != .protocol else { throw ScaffoldProblem("this isn't a type") }
        try refuse(type)
        let name = shape.doubleName(of: type.name)
        guard name != type.name else {
            throw ScaffoldProblem(
                "the protocol would have the name of `\(name)` itself",
                suggestion: shape.strip.first.map { "rename the type to `\(name)\($0)` first" }
                    ?? "rename the type first"
            )
        }
        let (lines, left, isOpen) = requirements(of: declared, type, in: source)
        var notes = left
        guard !lines.isEmpty else {
            throw ScaffoldProblem(
                notes.first ?? "`\(type.fullName)` has nothing that a protocol could require",
                suggestion: "a protocol consists of methods and properties that aren't private"
            )
        }
        notes.append("let `\(type.fullName)` conform to `\(name)`, and let its users take `any \(name)`")
        return DerivedProtocol(
            name: name,
            baseName: shape.baseName(of: type.name),
            typeName: type.fullName,
            module: declared.module,
            attributes: Isolation.globalActor(of: declared, in: source).map { $0 + "\n" } ?? "",
            access: isOpen ? "\(min(type.access, .public)) " : "",
            imports: SuiteImports(source, nil).lines(of: [declared], [], for: lines.joined(separator: "\n")),
            members: shape.indented(MockText.indented(lines)),
            condition: type.condition,
            notes: notes
        )
    }

    /// The requirements, the members that are left out, and whether the whole program sees the requirements.
    private static func requirements(
        of declared: DeclaredSignature,
        _ type: TypeSignature,
        in source: any SignatureSource
    ) -> (lines: [String], notes: [String], isOpen: Bool) {
        let known = inheritedRequirements(of: declared, in: source)
        let all = OwnedMember.all(of: declared, in: source).filter { owned in
            owned.isOwn && !known.contains(owned.member.requirementName)
        }
        let open = all.filter { $0.access >= min(type.access, .public) }
        let isOpen = type.access > .internal && open.contains { ContractRequirement($0, of: type).isCandidate }
        var lines: [String] = []
        var notes: [String] = []
        for owned in isOpen ? open : all {
            let requirement = ContractRequirement(owned, of: type)
            guard requirement.isCandidate else { continue }
            if let reason = requirement.obstacle {
                notes.append("`\(owned.member.requirementName)` is left out: \(reason)")
            } else {
                lines += MockText.conditional(requirement.lines, owned.member.condition)
            }
        }
        return (lines, notes, isOpen)
    }

    private static func refuse(_ type: TypeSignature) throws(ScaffoldProblem) {
        if !type.generics.parameters.isEmpty {
            throw ScaffoldProblem(
                "`\(type.fullName)` is generic, so the parameters that the protocol should keep are unknown",
                suggestion: "write the protocol by hand, with an associated type for each that its users choose"
            )
        }
        if type.access < .internal {
            throw ScaffoldProblem(
                "`\(type.fullName)` is \(type.access), so code outside of its file couldn't use its protocol"
            )
        }
    }

    /// The requirements of the code base's protocols that the type already conforms to.
    private static func inheritedRequirements(
        of declared: DeclaredSignature,
        in source: any SignatureSource
    ) -> Set<String> {
        let inherited = (declared.type?.inherited ?? []).compactMap { type -> DeclaredSignature? in
            guard case .named(let names) = type else { return nil }
            let found = source.declaration(names.map(\.text), from: NameScope(declared))
            return found?.type?.kind == .protocol ? found : nil
        }
        return Set(inherited.flatMap { $0.type?.members ?? [] }.map(\.requirementName))
    }
}

extension OwnedMember {
    var access: AccessLevel { AccessLevel(modifiers: member.modifiers) ?? .internal }

    /// Neither a superclass nor a protocol that an extension names demands it.
    fileprivate var isOwn: Bool {
        let isOfConformance = owner.type?.kind == .extension && owner.type?.inherited.isEmpty == false
        return !isOfConformance && !member.modifiers.contains("override") && isCurrent
    }
}
