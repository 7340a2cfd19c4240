// The fixes for declarations that are unused or too visible: delete them, or narrow their access. A person has to review each.

import NormaFacts
import NormaProject
import NormaText

extension SentenceFix {
    /// Replaces the access modifier, or inserts one before the keyword.
    static func narrowing(_ subject: Subject, to level: String, in context: JudgingContext) -> Fix? {
        guard case .declaration(let declaration) = subject else { return nil }
        let file = context.project.file(of: declaration)
        let owner = declaration.index - context.project.file(file).firstDeclaration.index
        let facts = context.project.content(of: file)
        let fact = context.project.fact(declaration)
        // If one keyword declares several names, none can be changed alone.
        guard fact.kind != .property || fact.traits.contains(.plainKeyword) else { return nil }
        if let word = facts.accessWord(of: owner) {
            // Without a modifier, the access level is that of the surroundings, which is internal.
            return .review(level == "internal" ? .delete(word.range) : .replace(word.range, with: level + " "))
        }
        // The modifier of an extension applies to all its members.
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

    /// Deletes a declaration with its lines and the comments right above it. Nil if it shares its lines with others.
    static func removing(_ subject: Subject, in context: JudgingContext) -> Fix? {
        guard case .declaration(let declaration) = subject else { return nil }
        let facts = context.project.content(of: context.project.file(of: declaration))
        let fact = context.project.fact(declaration)
        guard fact.kind != .property || fact.traits.contains(.plainKeyword) else { return nil }
        guard fact.kind != .parameter, fact.kind != .enumCase, !fact.traits.contains(.conditional),
            facts.declarations(beginningWith: fact).count == 1
        else { return nil }
        // The comments right above belong to it if nothing is in between.
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
        guard !sharesLines, isAlone, !sharesCode(among: starts, in: lines, beside: fact.range) else { return nil }
        return Fix.review(.delete(lines)).warning("it may have side effects that are needed")
    }

    /// It is about everything that follows.
    private static func isHeading(_ comment: CommentFact) -> Bool {
        comment.text.contains("MARK:") || comment.text.contains("norma:")
    }

    /// Whether other code is on the lines.
    private static func sharesCode(among starts: [Int32], in lines: ByteRange, beside own: ByteRange) -> Bool {
        let first = starts.partitioningIndex { $0 >= lines.start }
        if first < starts.count, starts[first] < min(own.start, lines.end) { return true }
        let next = starts.partitioningIndex { $0 >= max(own.end, lines.start) }
        return next < starts.count && starts[next] < lines.end
    }
}
