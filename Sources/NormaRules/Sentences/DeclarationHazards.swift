// What would break the build if a declaration became less visible, or could no longer be changed.

import NormaFacts
import NormaProject
import NormaText

struct DeclarationHazards {
    private let declaration: DeclarationID
    private let context: JudgingContext
    private let file: FileID
    private let fact: DeclarationFact
    private let facts: FileContent
    private let name: String
    /// The type or extension that it is a member of.
    private let parent: DeclarationFact?

    init(_ declaration: DeclarationID, in context: JudgingContext) {
        self.declaration = declaration
        self.context = context
        file = context.project.file(of: declaration)
        fact = context.project.fact(declaration)
        facts = context.project.content(of: file)
        name = facts.text(fact.name)
        parent = facts.declaration(fact.parent)
    }

    /// The simple name of the type that it is a member of. Nil for a member of an outside type, which is used without naming the type.
    private var type: String? {
        guard parent?.kind != .extension || context.project.enclosingType(of: declaration) != nil else { return nil }
        guard let name = parent.map({ facts.text($0.name) }) else { return nil }
        return String(name[(name.lastIndex(of: ".").map(name.index(after:)) ?? name.startIndex)...])
    }

    /// Its type and the type's extensions in the file.
    private var bodies: [DeclarationID] {
        guard let parent, let own = context.project.parent(of: declaration) else { return [] }
        guard let type = context.project.enclosingType(of: declaration) else {
            let others = context.project.extensions(ofExternal: facts.text(parent.name))
            return [own] + others.filter { $0 != own && context.project.file(of: $0) == file }
        }
        return ([type] + context.extensions(of: type)).filter { context.project.file(of: $0) == file }
    }

    /// Where `private` lets it be seen; for a top-level declaration the whole file.
    private var home: [ByteRange] {
        parent == nil ? [ByteRange(start: 0, end: .max)] : bodies.map { context.project.fact($0).range }
    }

    /// Other code must not use it, nor create the struct by a memberwise initializer that takes it.
    var ofBeingPrivate: [FixHazard] {
        var hazards = [FixHazard(.use, of: name, in: type, home: home)]
        let attributes = facts.attributes(of: fact)
        if !attributes.isEmpty { hazards.append(FixHazard(.use, of: "$" + name, in: type, home: home)) }
        guard fact.kind == .property, let parent, parent.kind == .struct, !hasInitializer, let type,
            fact.traits.isDisjoint(with: [.static, .computed, .lazy])
        else { return hazards }
        let hasDefault = fact.traits.contains(.hasDefault)
        // A wrapped property with a value isn't a parameter of it; nor is a constant with a value.
        if hasDefault, !attributes.isEmpty || fact.traits.contains(.constant) { return hazards }
        hazards.append(FixHazard(.creation, of: type, home: home))
        return hazards
    }

    /// The memberwise initializer is lost if the type's own body declares an initializer.
    private var hasInitializer: Bool {
        guard let type = context.project.parent(of: declaration) else { return false }
        return context.project.children(of: type).contains { context.project.fact($0).kind == .initializer }
    }

    /// Other code must not assign it.
    var ofPrivateSetter: [FixHazard] { [FixHazard(.change, of: name, in: type, home: home)] }

    /// Only initializers may assign it.
    var ofBeingConstant: [FixHazard] {
        let initializers = bodies.flatMap { context.project.children(of: $0) }.map { context.project.fact($0) }
            .filter { $0.kind == .initializer }
        // If it has an initial value, not even they may.
        return [
            FixHazard(
                .change,
                of: name,
                in: type,
                home: fact.traits.contains(.hasDefault) ? [fact.range] : initializers.map(\.range) + [fact.range]
            )
        ]
    }

    /// A name that only its type can see becomes another; nil if others may see it.
    func ofRenaming(to newName: String) -> FixHazard? {
        guard fact.kind == .property, fact.access <= .private, parent != nil else { return nil }
        var hazard = FixHazard(.rename, of: name, in: type, home: home)
        hazard.newName = newName
        return hazard
    }

    /// Other modules must not use it.
    var ofBeingInternal: [FixHazard] { [FixHazard(.useElsewhere, of: name, in: type)] }

    /// Whether a conformance of its type may require it: a requirement can't be fulfilled by a private member.
    var mayBeAskedFor: Bool {
        guard let type = context.project.enclosingType(of: declaration) else { return false }
        return context.project.hasUnfollowedSupertypes(type)
            || context.supertypes(of: type).contains { supertype in
                switch supertype.target {
                case .external(let other):
                    OutsideDemands.names(of: context.outsideName(other))?.contain(
                        context.project.component(of: declaration)
                    )
                        ?? false
                case .declared(let other):
                    context.project.members(of: other).contains { context.project.name(of: $0) == name }
                }
            }
    }
}
