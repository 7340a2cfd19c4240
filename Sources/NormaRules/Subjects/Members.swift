// The content of a thing: for a type its members, a function its parameters, a file its declarations, a folder its files.

import NormaFacts
import NormaGuide
import NormaProject
import NormaText

extension JudgingContext {
    /// The declarations directly inside a declaration, in order; for a type also those of its extensions.
    func members(of declaration: DeclarationID) -> [DeclarationID] {
        let own = inner(of: declaration)
        guard project.fact(declaration).kind.isType else { return own }
        return own + extensions(of: declaration).flatMap { inner(of: $0) }
    }

    /// The declarations directly inside this one, without parameters and generic parameters.
    private func inner(of declaration: DeclarationID) -> [DeclarationID] {
        let file = Int(subjects.files[Int(declaration.index)].index)
        let first = project.files[file].firstDeclaration.index
        let source = project.files[file].content
        let index = declaration.index - first
        guard let fact = source.declaration(index) else { return [] }
        var result: [DeclarationID] = []
        var next = index + 1
        while next < fact.subtreeEnd, let member = source.declaration(next) {
            if member.parent == index { result.append(DeclarationID(first + next)) }
            next = max(next + 1, member.subtreeEnd)
        }
        return result
    }

    /// The declarations at the top of a file, in order.
    func topLevel(of file: FileID) -> [DeclarationID] {
        let source = project.files[Int(file.index)]
        var result: [DeclarationID] = []
        var next: Int32 = 0
        while let fact = source.facts.declaration(next) {
            result.append(DeclarationID(source.firstDeclaration.index + next))
            next = max(next + 1, fact.subtreeEnd)
        }
        return result
    }

    /// Files with their top-level declarations.
    func filesAndTopLevel(of files: [FileID]) -> [Subject] {
        files.map { .file($0) } + files.flatMap { topLevel(of: $0).map { .declaration($0) } }
    }
}

extension JudgingContext {
    /// The comments that belong to a thing: all in a file, those directly in a declaration, and those right above it; for a
    /// comment, those right above it.
    ///
    /// Cost: a binary search, and the comments inside.
    func comments(of subject: Subject) -> [Subject] {
        switch subject {
        case .file(let file): CommentSubject.all(of: file, in: self)
        case .declaration(let declaration): comments(of: declaration)
        case .comment(let comment): comments(above: comment)
        default: []
        }
    }

    /// The other comments between the same pieces of code.
    private func comments(above comment: CommentSubject) -> [Subject] {
        let comments = project.content(of: comment.file).comments
        let below = comments[comment.index].nextCode
        let above = comments[..<comment.index].reversed().prefix { $0.nextCode == below && !$0.isTrailing }
        return above.indices.map { .comment(CommentSubject(file: comment.file, index: $0.base - 1)) }
    }

    private func comments(of declaration: DeclarationID) -> [Subject] {
        let file = project.file(of: declaration)
        let source = project.files[Int(file.index)]
        let comments = source.content.comments
        let range = project.fact(declaration).range
        let inside = Extent(file: file, range: range).indices(in: comments)
        var first = inside.lowerBound
        while first > 0, comments[first - 1].nextCode == range.start, !comments[first - 1].isTrailing {
            first -= 1
        }
        let index = declaration.index - source.firstDeclaration.index
        let own = inside.filter { comments[$0].owner == index }
        return (Array(first..<inside.lowerBound) + own).map { .comment(CommentSubject(file: file, index: $0)) }
    }
}
