// Finds a guide's set of templates by the name that was given.

import NormaGuide
import NormaScaffolds
import NormaText

extension NewCommand {
    static func set(_ name: String, of guide: Guide) throws -> TemplateSet {
        if let set = guide.templates.first(where: { $0.name == name }) { return set }
        if let usual = usual(name, of: guide) { return usual }
        // `feature` is enough for `feature-package` if no other name begins with it.
        let longer = guide.templates.filter { $0.name.hasPrefix(name + "-") }
        if let only = longer.first, longer.count == 1 { return only }
        let own = guide.templates.map(\.name)
        let known = own + UsualTemplates.all.map(\.name).filter { !own.contains($0) }
        guard !guide.templates.isEmpty else {
            throw CommandFailure(
                "the guide `\(guide.name)` has no templates",
                suggestion: "docs/templates.md describes how to write them"
            )
        }
        let near = NearestWord.to(name, among: known).map { "did you mean `\($0)`?" }
        throw CommandFailure(
            "the guide `\(guide.name)` has no set of templates `\(name)`",
            suggestion: near ?? "its sets are \(known.joined(separator: ", "))"
        )
    }

    /// Derived sets work with every guide: by its own set, whatever its name, or in the default way.
    private static func usual(_ name: String, of guide: Guide) -> TemplateSet? {
        guide.templates.first { $0.derivation?.text == name } ?? UsualTemplates.set(deriving: name)
    }
}
