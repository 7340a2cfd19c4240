// The small changes that fulfil a sentence: an attribute is added, an import removed, code replaced.

import NormaFacts
import NormaProject
import NormaText

/// None of them is certain to compile, because rules don't see bodies: a person has to review them all.
enum SentenceFix {
    /// An attribute before everything else of a declaration.
    ///
    /// - Parameter attribute: with its `@`.
    static func adding(_ attribute: String, to subject: Subject, in context: JudgingContext) -> Fix? {
        guard case .declaration(let declaration) = subject, !attribute.contains(where: { "*?/{".contains($0) }) else {
            return nil
        }
        let fact = context.project.fact(declaration)
        switch fact.kind {
        case .class, .struct, .enum, .actor, .protocol, .extension, .function, .initializer, .property, .subscript:
            return .review(.insert(attribute + " ", at: fact.range.start))
                .warning("`\(attribute)` may need an import, or changes at its uses")
        default: return nil
        }
    }

    /// Deletes an attribute: with its line if it is alone there, else with the space after it. Nil if it is unclear
    /// what follows.
    static func removing(_ attribute: AttributeFact, of subject: Subject, in context: JudgingContext) -> Fix? {
        guard case .declaration(let declaration) = subject else { return nil }
        let facts = context.project.content(of: context.project.file(of: declaration))
        let fact = context.project.fact(declaration)
        let next = next(after: attribute, of: fact, in: facts)
        guard let next,
            !facts.comments.contains(beginningIn: ByteRange(start: attribute.range.end, end: next))
        else { return nil }
        var fix = Fix.review(.delete(ByteRange(start: attribute.range.start, end: next)))
            .warning("code may rely on what the attribute adds")
        if fact.kind == .property {
            let type = facts.declaration(fact.parent).map { facts.text($0.name) }
            let name = facts.text(fact.name)
            fix.hazards = ["$" + name, "_" + name].map { FixHazard(.use, of: $0, in: type) }
        }
        return fix
    }

    /// Where the next attribute begins, or the keyword if no modifier precedes it; nil otherwise.
    private static func next(after attribute: AttributeFact, of fact: DeclarationFact, in facts: FileContent) -> Int32?
    {
        let following = facts.attributes(of: fact).map(\.range.start).filter { $0 >= attribute.range.end }.min()
        if let following { return following }
        let modifiers: DeclarationTraits = [
            .final, .static, .classMember, .weak, .unowned, .lazy, .mutating, .override, .required, .convenience,
            .indirect,
            .nonisolated, .distributed, .explicitAccess, .restrictedSetter, .dynamic, .optional, .consuming, .borrowing,
        ]
        return fact.traits.isDisjoint(with: modifiers) ? fact.keywordStart : nil
    }

    /// Replaces the code that a pattern found. Nil if the code is not the pattern word for word: the difference
    /// would be lost.
    static func replacing(
        _ sighting: PatternSighting,
        of pattern: String,
        with code: String,
        in facts: FileContent
    ) -> Fix? {
        guard sighting.codeStart >= 0 else { return nil }
        if let changes = PieceChanges(from: pattern, to: code, at: sighting.pieces, lines: facts.lines) {
            let edits = changes.edits
            return edits.isEmpty ? nil : Fix(.review, edits).warning(newCode)
        }
        let isCommented = facts.comments.contains(beginningIn: sighting.range)
        guard !isCommented, let text = filled(code, with: sighting.bindings) else { return nil }
        return .review(.replace(ByteRange(start: sighting.codeStart, end: sighting.range.end), with: text))
            .warning(newCode)
    }

    private static let newCode = "the new code may need an import, or a name that isn't in scope"

    /// The code with `$NAME` and `$$$NAME` replaced by the content of these holes.
    private static func filled(_ code: String, with bindings: [PatternSighting.Binding]) -> String? {
        var result = ""
        var rest = code[...]
        while let dollar = rest.firstIndex(of: "$") {
            result += rest[..<dollar]
            let name = rest[dollar...].drop { $0 == "$" }
            let end = name.drop { $0.isLetter || $0.isNumber || $0 == "_" }
            let hole = name[..<end.startIndex]
            if let binding = bindings.first(where: { $0.hole == hole }) {
                // If there are no further arguments, the comma before them is dropped.
                guard let standing = binding.text else { return nil }
                if standing.isEmpty, result.hasSuffix(", ") { result.removeLast(2) }
                result += standing
            } else if hole.first?.isNumber == true {
                // `$0` of a closure is code.
                result += rest[dollar..<end.startIndex]
            } else {
                return nil
            }
            rest = end
        }
        return result + rest
    }
}

extension [CommentFact] {
    /// Whether a comment begins in a range; they are in source order.
    fileprivate func contains(beginningIn range: ByteRange) -> Bool {
        let next = partitioningIndex { $0.range.start >= range.start }
        return next < count && self[next].range.start < range.end
    }
}
