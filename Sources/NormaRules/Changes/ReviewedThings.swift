// When a question for reviewers is worth asking: what it is about in words, and which of these things a change touched.

import NormaFindings
import NormaGuide
import NormaText

package struct ReviewedThings {
    private let context: JudgingContext

    /// One thing that a change touched.
    package struct Touched: Sendable, Hashable {
        /// `` `CartViewModel` ``
        package var title: String
        package var place: Place
    }

    /// - Parameter context: with all roles, and for `touched` with a change.
    package init(in context: JudgingContext) { self.context = context }

    /// "a `view` that contains `List`"; nil if the question is about every change.
    package func moment(of question: ReviewQuestion) -> String? {
        question.about.map { PlanCompiler(context).plan(for: $0).noun(given: .none) }
    }

    /// The things that the question is about and that are new, edited or moved, in the order of the project.
    ///
    /// Cost: one pass over the things of the kind.
    package func touched(by question: ReviewQuestion) -> [Touched] {
        guard let about = question.about else { return [] }
        var found: [Touched] = []
        Scope(about, in: context, preferring: .types).forEach { subject, fit, _ in
            guard fit == .holds else { return }
            let traits: [ChangeTraits] = [.new, .edited, .moved]
            guard traits.contains(where: { context.verdict(of: subject, being: $0) == .holds }) else { return }
            found.append(Touched(title: context.title(of: subject), place: context.place(context.site(of: subject))))
        }
        return found
    }
}
