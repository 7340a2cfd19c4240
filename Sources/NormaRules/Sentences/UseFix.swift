// The changes that what nobody uses, or nobody else, asks for: it goes, or is seen less far. Somebody looks at each.

import NormaFacts
import NormaProject
import NormaText

extension SentenceFix {
    /// The level in place of the one that is written, else before the keyword.
    static func narrowing(_ subject: Subject, to level: String, in context: JudgingContext) -> Fix? {
        guard case .declaration(let declaration) = subject else { return nil }
        let file = context.project.file(of: declaration)
        let owner = declaration.index - context.project.file(file).firstDeclaration.index
        let facts = context.project.files[Int(file.index)].content
        let fact = context.project.fact(declaration)
        // Of several names behind one keyword none can be changed alone.
        guard fact.kind != .property || fact.traits.contains(.plainKeyword) else { return nil }
        if let word = facts.accessWord(of: owner) {
            // Without a word it is as wide as its surroundings, which is internal.
            return .review(level == "internal" ? .delete(word.range) : .replace(word.range, with: level + " "))
        }
        // The word of an extension says it for all that stands in it.
        guard level != "internal", fact.traits.isDisjoint(with: [.explicitAccess]) else { return nil }
        guard facts.declarations(beginningWith: fact).count(where: { $0.range == fact.range }) == 1 else { return nil }
        guard facts.attributes(of: fact).isEmpty else {
            return fact.keywordStart.flatMap { keyword in
                hasModifiers(fact) ? nil : .review(.insert(level + " ", at: keyword))
            }
        }
        return .review(.insert(level + " ", at: fact.range.start))
    }

    private static func hasModifiers(_ fact: DeclarationFact) -> Bool {
        !fact.traits.isDisjoint(with: [
            .final, .static, .classMember, .weak, .unowned, .lazy, .mutating, .convenience, .indirect, .nonisolated,
        ])
    }

    /// Takes a declaration away with its lines and the comments right above it. Nil for what shares its lines with others.
    static func removing(_ subject: Subject, in context: JudgingContext) -> Fix? {
        guard case .declaration(let declaration) = subject else { return nil }
        let facts = context.project.files[Int(context.project.file(of: declaration).index)].content
        let fact = context.project.fact(declaration)
        guard fact.kind != .property || fact.traits.contains(.plainKeyword) else { return nil }
        guard fact.kind != .parameter, fact.kind != .enumCase, !fact.traits.contains(.conditional),
            facts.declarations(beginningWith: fact).count == 1
        else { return nil }
        // The comments right above belong to it where nothing stands between.
        var start = fact.range.start
        let before = facts.comments.partitioningIndex { $0.range.start >= start }
        for comment in facts.comments[..<before].reversed() where comment.range.end <= start {
            guard comment.nextCode == fact.range.start, !comment.isTrailing, !isHeading(comment) else { break }
            guard facts.lines.line(at: comment.range.end) + 1 >= facts.lines.line(at: start) else { break }
            start = comment.range.start
        }
        let first = facts.lines.line(at: start)
        let last = facts.lines.line(at: fact.range.end)
        guard let begins = facts.lines.range(ofLine: first), let ends = facts.lines.range(ofLine: last) else {
            return nil
        }
        let lines = ByteRange(start: begins.start, end: ends.end)
        let sharesLines = facts.declarations(touching: lines).contains { other in
            other.range != fact.range && !fact.range.contains(other.range) && !other.range.contains(fact.range)
                && other.range.start < lines.end && lines.start < other.range.end
        }
        // A whole type on one line with its member, or braces around it.
        let isAlone =
            facts.declaration(fact.parent).map { parent in
                parent.bodyRange.start < lines.start && lines.end <= parent.bodyRange.end
            } ?? true
        let starts = context.uses.codeStarts(of: context.project.file(of: declaration), in: context.project)
        guard !sharesLines, isAlone, !stands(among: starts, in: lines, beside: fact.range) else { return nil }
        return Fix.review(.delete(lines)).warning("what it does besides being called may be wanted")
    }

    /// It speaks of all that follows.
    private static func isHeading(_ comment: CommentFact) -> Bool {
        comment.text.contains("MARK:") || comment.text.contains("norma:")
    }

    /// Whether code that is no declaration stands on the lines.
    private static func stands(among starts: [Int32], in lines: ByteRange, beside own: ByteRange) -> Bool {
        let first = starts.partitioningIndex { $0 >= lines.start }
        if first < starts.count, starts[first] < min(own.start, lines.end) { return true }
        let next = starts.partitioningIndex { $0 >= max(own.end, lines.start) }
        return next < starts.count && starts[next] < lines.end
    }
}
