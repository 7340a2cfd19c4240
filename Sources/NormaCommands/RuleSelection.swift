// What `--only` and `--skip` leave of a guide's rules.

import NormaGuide
import NormaText

struct RuleSelection {
    let only: [String]
    let skip: [String]

    /// Nil where all rules are meant; a name that is no rule's, now or before, is a failure.
    func rules(of guide: Guide) throws -> Set<String>? {
        if only.isEmpty, skip.isEmpty { return nil }
        let names = guide.rules.map(\.name)
        let (chosen, left) = (
            try only.map { try today($0, in: guide, names) }, try skip.map { try today($0, in: guide, names) }
        )
        let rest = Set(chosen.isEmpty ? names : chosen).subtracting(left)
        guard !rest.isEmpty else {
            throw CommandFailure("no rule is left: --skip names all that would be judged", suggestion: "name fewer")
        }
        return rest
    }

    /// What a rule is called now.
    private func today(_ name: String, in guide: Guide, _ names: [String]) throws -> String {
        if names.contains(name) { return name }
        if let new = guide.renamedRules[name] { return new }
        if let off = guide.offRules.first(where: { $0.name == name }) {
            throw CommandFailure(
                "`\(name)` is off: the guide says that there is no `\(off.because)`",
                suggestion: "give that place a folder under `places:`"
            )
        }
        let near = NearestWord.to(name, among: names).map { "did you mean `\($0)`?" }
        throw CommandFailure(
            "the guide `\(guide.name)` has no rule `\(name)`",
            suggestion: near ?? "`norma guide show \(guide.name) --rules` lists them"
        )
    }
}
