// Modifiers and supertypes that a sentence asks for: where they would be written.

import NormaExpressions
import NormaFacts
import NormaGuide
import NormaProject
import NormaText

extension SentenceFix {
    /// Writes all of the modifiers that are missing; nil where one of them can't be written so easily.
    ///
    /// - Parameter missing: adjectives of the language.
    static func making(_ missing: [String], _ subject: Subject, in context: JudgingContext) -> Fix? {
        guard case .declaration(let declaration) = subject else { return nil }
        let place = ModifierPlace(declaration, in: context)
        guard let place, !missing.isEmpty else { return nil }
        let edits = missing.compactMap { place.edit(for: $0) }
        return edits.count == missing.count ? Fix(.review, edits) : nil
    }

    /// Takes the word away that states the access level. Nil where none is written, and of what overrides another: that must
    /// be seen as far as it.
    static func withoutAccess(_ subject: Subject, in context: JudgingContext) -> Fix? {
        guard case .declaration(let declaration) = subject else { return nil }
        let file = context.project.file(of: declaration)
        let owner = declaration.index - context.project.file(file).firstDeclaration.index
        let words = context.project.files[Int(file.index)].facts.accessWords
        guard !context.project.fact(declaration).traits.contains(.override),
            let word = words.first(where: { $0.owner == owner })
        else { return nil }
        return .review(.delete(word.range))
    }

    /// A supertype behind the name; nil where it is not known whether something stands there that it must not precede.
    ///
    /// - Parameter description: says nothing but a name.
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
        guard fact.kind.isType, !fact.traits.contains(.generic) else { return nil }
        let stated = context.statedSupertypes(of: declaration)
        guard let (file, index) = stated.first else { return .review(.insert(": " + name, at: fact.nameRange.end)) }
        let first = context.project.files[Int(file.index)].facts.references[index]
        // A class names first what it inherits from. Further off than `: ` stands an attribute or a comment.
        guard fact.kind != .class, first.range.start - fact.nameRange.end == 2 else { return nil }
        return .review(.insert(name + ", ", at: first.range.start))
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

/// A declaration of which it is known where its keyword stands.
private struct ModifierPlace {
    let fact: DeclarationFact
    let facts: SourceFacts
    let keyword: Int32
    let context: JudgingContext

    init?(_ declaration: DeclarationID, in context: JudgingContext) {
        fact = context.project.fact(declaration)
        facts = context.project.files[Int(context.project.file(of: declaration).index)].facts
        guard let keyword = fact.keywordStart else { return nil }
        self.keyword = keyword
        self.context = context
    }

    func edit(for word: String) -> Edit? {
        switch word {
        case "final": canBeFinal ? .insert("final ", at: keyword) : nil
        case "private", "public": canHaveAccess ? .insert(word + " ", at: accessPlace) : nil
        case "privately-set": canHaveOwnSetter ? .insert("private(set) ", at: accessPlace) : nil
        case "nonisolated": canBeNonisolated ? .insert("nonisolated ", at: keyword) : nil
        case "constant": canBeConstant ? .replace(ByteRange(start: keyword, end: keyword + 3), with: "let") : nil
        case "weak": canBeWeak ? .insert("weak ", at: keyword) : nil
        default: nil
        }
    }

    /// Nothing in the code base may inherit from it.
    private var canBeFinal: Bool {
        fact.kind == .class && fact.access != .open
            && !context.heirs.isInherited(facts.text(fact.name), in: context.project)
    }

    /// A protocol's members have no level of their own, and those of an extension with a level have that.
    private var canHaveAccess: Bool {
        guard fact.traits.isDisjoint(with: [.explicitAccess, .restrictedSetter, .override, .local]) else {
            return false
        }
        return fact.access == .internal && facts.declaration(fact.parent)?.kind != .protocol
    }

    /// A variable that is written and read alike: one of an extension or protocol has no storage of its own to guard.
    private var canHaveOwnSetter: Bool {
        let hindrances: DeclarationTraits = [
            .constant, .computed, .restrictedSetter, .override, .local, .explicitAccess,
        ]
        return fact.kind == .property && fact.traits.isDisjoint(with: hindrances)
            && facts.declaration(fact.parent)?.kind != .protocol
    }

    /// Before the other modifiers, where no attribute hides where these begin.
    private var accessPlace: Int32 { facts.attributes(of: fact).isEmpty ? fact.range.start : keyword }

    /// What is stored and can change belongs to its actor.
    private var canBeNonisolated: Bool {
        switch fact.kind {
        case .struct, .enum, .protocol, .function: true
        case .property: fact.traits.contains(.computed)
        default: false
        }
    }

    /// It has no value yet: a constant with one can't be given another by an initialiser, nor be decoded.
    private var canBeConstant: Bool {
        let hindrances: DeclarationTraits = [
            .constant, .computed, .observed, .lazy, .weak, .hasDefault, .restrictedSetter,
        ]
        return fact.kind == .property && fact.type >= 0 && fact.traits.isDisjoint(with: hindrances)
            && facts.attributes(of: fact).isEmpty
    }

    private var canBeWeak: Bool {
        fact.kind == .property && facts.type(fact.type)?.shape.contains(.optional) == true
            && fact.traits.isDisjoint(with: [.constant, .computed, .weak, .unowned, .unownedUnsafe])
    }
}
