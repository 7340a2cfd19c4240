// Modifiers and supertypes that a sentence asks for: where they have to be written.

import NormaExpressions
import NormaFacts
import NormaGuide
import NormaProject
import NormaText

extension SentenceFix {
    /// Writes all missing modifiers; nil if one of them can't be written so easily.
    ///
    /// - Parameter missing: adjectives of the language.
    static func making(_ missing: [String], _ subject: Subject, in context: JudgingContext) -> Fix? {
        guard case .declaration(let declaration) = subject else { return nil }
        let place = ModifierPlace(declaration, in: context)
        guard let place, !missing.isEmpty else { return nil }
        let edits = missing.compactMap { place.edit(for: $0, beside: missing) }
        guard edits.count == missing.count else { return nil }
        var fix = Fix(.review, edits)
        fix.hazards = missing.flatMap(place.hazards)
        fix.caution = missing.compactMap(place.caution).first
        return fix
    }

    /// Another name for a private property, wherever its type uses it.
    static func renaming(_ subject: Subject, to name: String, in context: JudgingContext) -> Fix? {
        guard case .declaration(let declaration) = subject else { return nil }
        let fact = context.project.fact(declaration)
        guard let hazard = DeclarationHazards(declaration, in: context).ofRenaming(to: name) else { return nil }
        var fix = Fix.review(.replace(fact.nameRange, with: name))
        fix.hazards = [hazard]
        return fix
    }

    /// Deletes the access modifier. Nil if there is none, and for an override: it must
    /// be as visible as the overridden member.
    static func withoutAccess(_ subject: Subject, in context: JudgingContext) -> Fix? {
        guard case .declaration(let declaration) = subject else { return nil }
        let file = context.project.file(of: declaration)
        let owner = declaration.index - context.project.file(file).firstDeclaration.index
        let facts = context.project.content(of: file)
        let fact = context.project.fact(declaration)
        guard !fact.traits.contains(.override), let word = facts.accessWord(of: owner) else {
            return nil
        }
        var fix = Fix.review(.delete(word.range))
        fix.hazards = DeclarationHazards(declaration, in: context).ofBeingInternal
        return fix
    }

    /// Adds a supertype after the name; nil if something may follow there that it must not precede.
    ///
    /// - Parameter description: only a name.
    static func adding(
        supertype description: Description,
        to subject: Subject,
        given captures: Captures,
        in context: JudgingContext
    ) -> Fix? {
        guard case .declaration(let declaration) = subject, let name = supertypeName(description, captures) else {
            return nil
        }
        let fact = context.project.fact(declaration)
        guard fact.kind.isType, !fact.traits.contains(.generic),
            let conformance = NewConformance(to: name, of: declaration, in: context)
        else { return nil }
        let stated = context.statedSupertypes(of: declaration)
        guard let (file, index) = stated.first else {
            return conformance.fix(.insert(": " + name, at: fact.nameRange.end))
        }
        let first = context.project.content(of: file).references[index]
        // A class names its superclass first. At another distance than `: ` there is an attribute or a comment.
        guard fact.kind != .class, first.range.start - fact.nameRange.end == 2 else { return nil }
        return conformance.fix(.insert(name + ", ", at: first.range.start))
    }

    private static func supertypeName(_ description: Description, _ captures: Captures) -> String? {
        switch description {
        case .name(let pattern, _): pattern.filled(with: captures)
        case .all(let parts), .any(let parts):
            parts.count == 1 ? parts.first.flatMap { supertypeName($0, captures) } : nil
        default: nil
        }
    }
}

/// A declaration whose keyword has a known place.
private struct ModifierPlace {
    let fact: DeclarationFact
    let facts: FileContent
    let keyword: Int32
    let context: JudgingContext
    private let declaration: DeclarationID

    init?(_ declaration: DeclarationID, in context: JudgingContext) {
        fact = context.project.fact(declaration)
        facts = context.project.content(of: context.project.file(of: declaration))
        guard let keyword = fact.keywordStart else { return nil }
        self.keyword = keyword
        self.context = context
        self.declaration = declaration
    }

    /// Uses elsewhere that would break the build.
    func hazards(of word: String) -> [FixHazard] {
        let hazards = DeclarationHazards(declaration, in: context)
        switch word {
        case "private", "file-private": return hazards.ofBeingPrivate
        case "privately-set": return hazards.ofPrivateSetter
        case "constant": return hazards.ofBeingConstant
        default: return []
        }
    }

    func caution(about word: String) -> String? {
        switch word {
        case "nonisolated": "it may use something that is isolated to an actor"
        case "weak": context.isDeclaredClass(fact, in: facts, of: declaration) ? nil : "its type may not be a class"
        default: nil
        }
    }

    func edit(for word: String, beside others: [String]) -> Edit? {
        switch word {
        case "final": canBeFinal ? .insert("final ", at: keyword) : nil
        case "private", "file-private": canHaveAccess && !isAskedFor ? .insert("private ", at: accessPlace) : nil
        case "public": canHaveAccess && saysOnlyPublicTypes ? .insert("public ", at: accessPlace) : nil
        case "privately-set": canHaveOwnSetter ? .insert("private(set) ", at: accessPlace) : nil
        case "nonisolated": canBeNonisolated ? .insert("nonisolated ", at: keyword) : nil
        case "constant": canBeConstant ? .replace(ByteRange(start: keyword, end: keyword + 3), with: "let") : nil
        case "weak": canBeWeak && !isKnownValueType ? .insert("weak ", at: keyword) : nil
        default: nil
        }
    }

    /// Nothing in the code base may inherit from it.
    private var canBeFinal: Bool {
        fact.kind == .class && fact.access != .open
            && !context.inheritedNames.isInherited(facts.text(fact.name), in: context.project)
    }

    /// A protocol's members have no level of their own, and those of an extension with a level take that.
    private var canHaveAccess: Bool {
        guard fact.traits.isDisjoint(with: [.explicitAccess, .restrictedSetter, .override, .local]) else {
            return false
        }
        return fact.access == .internal && facts.declaration(fact.parent)?.kind != .protocol
    }

    private var isAskedFor: Bool {
        DeclarationHazards(declaration, in: context).mayBeAskedFor
    }

    /// A public declaration can't use types that aren't public.
    private var saysOnlyPublicTypes: Bool {
        let file = context.project.file(of: declaration)
        let head = ByteRange(
            start: fact.range.start,
            end: fact.bodyRange.isEmpty ? fact.range.end : fact.bodyRange.start
        )
        return Extent(file: file, range: head).indices(in: facts.references).allSatisfy { index in
            guard let reference = context.project.reference(Int32(clamping: index), in: file),
                case .exact(let type) = context.project.resolution(of: reference)
            else { return true }
            return type == declaration || context.project.fact(type).access >= .public
        }
    }

    /// A struct or an enum can't be held weakly.
    private var isKnownValueType: Bool {
        let kinds = context.declaredKinds(fact, in: facts, of: declaration)
        return kinds.contains { $0 == .struct || $0 == .enum }
    }

    /// A variable with the same access for reading and writing, outside extensions and protocols, without storage.
    private var canHaveOwnSetter: Bool {
        let hindrances: DeclarationTraits = [
            .constant, .computed, .restrictedSetter, .override, .local, .explicitAccess,
        ]
        return fact.kind == .property && fact.traits.isDisjoint(with: hindrances)
            && facts.declaration(fact.parent)?.kind != .protocol
    }

    /// Before the other modifiers, unless an attribute hides where they begin.
    private var accessPlace: Int32 { facts.attributes(of: fact).isEmpty ? fact.range.start : keyword }

    /// A stored property that can change belongs to its actor.
    private var canBeNonisolated: Bool {
        switch fact.kind {
        case .struct, .enum, .protocol, .function: true
        case .property: fact.traits.contains(.computed)
        default: false
        }
    }

    /// A constant with a value can't be set by an initializer or decoded: only a class's constant may have one.
    private var canBeConstant: Bool {
        let hindrances: DeclarationTraits = [.constant, .computed, .observed, .lazy, .weak, .restrictedSetter]
        let isValued = fact.traits.contains(.hasDefault)
        // An optional variable is nil without a value; a constant isn't.
        guard isValued || facts.type(fact.type)?.shape.contains(.optional) != true else { return false }
        return fact.kind == .property && (isValued ? isOfPlainClass : fact.type >= 0)
            && fact.traits.isDisjoint(with: hindrances) && facts.attributes(of: fact).isEmpty
    }

    private var isOfPlainClass: Bool {
        guard let parent = facts.declaration(fact.parent), parent.kind == .class || parent.kind == .actor,
            let type = context.project.parent(of: declaration)
        else { return false }
        return !context.project.hasUnfollowedSupertypes(type)
            && !context.supertypes(of: type).contains { $0.target == .external("Decodable") }
    }

    private var canBeWeak: Bool {
        fact.kind == .property && facts.type(fact.type)?.shape.contains(.optional) == true
            && fact.traits.isDisjoint(with: [.constant, .computed, .weak, .unowned, .unownedUnsafe])
    }
}

extension JudgingContext {
    /// The kinds of the types of the code base that a property's written type names.
    fileprivate func declaredKinds(_ fact: DeclarationFact, in facts: FileContent, of declaration: DeclarationID)
        -> [DeclarationKind]
    {
        let file = project.file(of: declaration)
        return Extent(file: file, range: fact.range).indices(in: facts.references)
            .filter { facts.references[$0].role == .property }
            .compactMap { index in
                guard let reference = project.reference(Int32(clamping: index), in: file),
                    case .exact(let type) = project.resolution(of: reference)
                else { return nil }
                return project.fact(type).kind
            }
    }

    fileprivate func isDeclaredClass(_ fact: DeclarationFact, in facts: FileContent, of declaration: DeclarationID)
        -> Bool
    {
        declaredKinds(fact, in: facts, of: declaration).contains { $0 == .class || $0 == .actor }
    }
}
