// The meaning of a role of the guide, in words.

import NormaGuide
import NormaText

package enum RoleWords {
    /// "a `view-model`", "an `entity`", "a `view` of `natures`".
    package static func noun(_ role: String) -> String {
        let parts = role.split(separator: "/", maxSplits: 1)
        guard let name = parts.last else { return "a role" }
        let origin = parts.count == 2 ? parts.first.map { " of `\($0)`" } ?? "" : ""
        return Article.indefinite(before: String(name)) + " `\(name)`" + origin
    }

    /// "a struct that conforms to `View` and is in `Views`"; nil if there is no such role.
    package static func definition(of name: String, in context: JudgingContext) -> String? {
        guard let role = context.guide.definitions.roles.first(where: { $0.name == name }) else { return nil }
        return PlanCompiler(context).plan(for: role.description).noun(given: .none)
    }
}
