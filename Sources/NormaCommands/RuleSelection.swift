// The rules of a guide that `--only` and `--skip` leave.

import NormaGuide
import NormaText

struct RuleSelection {
    let only: [String]
    let skip: [String]

    /// Nil if all rules are meant; a failure for a name that isn't a rule's present or former name.
    func rules(of guide: Guide) throws -> Set<String>? {
        if only.isEmpty, skip.isEmpty { return nil }
        let names = guide.rules.map(\.name)
        let (chosen, left) = (
            try only.map { try today($0, in: guide, names) }, try skip.map { try today($0, in: guide, names) }
        )
        let rest = Set(chosen.isEmpty ? names : chosen).subtracting(left)
        guard !rest.isEmpty else {
            throw CommandFailure("no rule is left: --skip names all of them", suggestion: "name fewer")
        }
        return rest
    }

    /// The current name of a rule.
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
