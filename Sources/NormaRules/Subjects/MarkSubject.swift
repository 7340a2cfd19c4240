// A MARK comment, and the word `mark`.

import NormaFacts
import NormaGuide
import NormaProject
import NormaText

package struct MarkSubject: FactSubject {
    let file: FileID
    /// Into the comments of the file.
    let index: Int

    var subject: Subject { .mark(self) }

    static func list(in facts: FileContent) -> [CommentFact] { facts.comments }
    static func isOne(_ fact: CommentFact) -> Bool { fact.mark != nil }
    static func name(of fact: CommentFact, in facts: FileContent) -> String { fact.mark?.title ?? "" }
    static func owner(of fact: CommentFact) -> Int32 { fact.owner }

    func title(in context: JudgingContext) -> String { "The mark `\(shortName(in: context))`" }

    func verdict(being kind: SubjectKind, in context: JudgingContext) -> Verdict {
        Verdict(kind == .mark || kind == .comment)
    }

    static let word = SubjectWord(
        .mark,
        summary: "A `// MARK:` comment; its name is its title, without the dash.",
        example: #"""
            ```yaml rule
            rule: view-models-have-the-usual-sections
            every: { mark: any, in: "*ViewModel.swift" }
            must: { named: [Properties, Initialization, "* Methods"], be: separated }
            ```

            ```swift bad path=CartViewModel.swift
            final class CartViewModel {
                // MARK: - Stuff // ✗

                // MARK: Properties // ✗
            }
            ```

            ```swift good path=CartViewModel.swift
            final class CartViewModel {
                // MARK: - Properties

                // MARK: - Public Methods
            }
            ```
            """#,
        blindSpot: "Case matters, as it does for Xcode: `// Mark:` is an ordinary comment."
    )
}

extension JudgingContext {
    /// The mark above a declaration in its type, or at the top of the file; if its type has no mark above it, the mark
    /// right above the type.
    ///
    /// Cost: a binary search, and the comments of the type before it.
    func mark(above declaration: DeclarationID) -> MarkSubject? {
        let file = project.file(of: declaration)
        let content = project.content(of: file)
        let fact = project.fact(declaration)
        let container = fact.parent
        let holder = content.declaration(container)
        let start = holder?.range.start ?? 0
        if start < fact.range.start {
            let before = Extent(file: file, range: ByteRange(start: start, end: fact.range.start)).indices(
                in: content.comments
            )
            let own = before.last { content.comments[$0].owner == container && content.comments[$0].mark != nil }
            if let own { return MarkSubject(file: file, index: own) }
        }
        guard let holder = project.declaration(container, in: file) else { return nil }
        return marks(of: .declaration(holder)).last {
            ($0.fact(in: self)?.range.end ?? 0) <= project.fact(holder).range.start
        }
    }

    /// The marks that belong to a thing, as its comments do.
    func marks(of subject: Subject) -> [MarkSubject] {
        comments(of: subject).compactMap { comment in
            guard case .comment(let comment) = comment, comment.fact(in: self)?.mark != nil else { return nil }
            return MarkSubject(file: comment.file, index: comment.index)
        }
    }
}
