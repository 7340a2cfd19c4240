// The chapter of the reference about roles: plain ones, and those with evidence.

extension LanguageChapter {
    static let roles = LanguageChapter(
        "Roles",
        text: #"""
            A role under `roles:` in a `yaml define` block is a description with a name. Whatever fits the description has the role. Or a role has
            evidence:

            | key | says |
            |---|---|
            | `sure:` | whatever fits certainly has the role |
            | `likely:` | whatever fits probably has it: a name, for example |
            | `never:` | whatever fits doesn't have it, despite all other evidence |
            | `excludes:` | roles that nothing has together with this one: sure beats likely, and something that is sure to be both is only likely both |

            Unknown facts make nothing sure and rule nothing out: `never:` is a veto only if it is seen to hold. A role
            is at most as sure as the roles that its `sure:` depends on. Roles may depend on each other in cycles (`part: { class: any, held-by:
            part }`); a cycle through `not`, `never` or `excludes` is an error. Something that a thing *does*, and that roles depend on, is a trait: one description
            under `traits:`, used like a role, and in no list of roles.
            A rule that names a trait means its description, as if that were written in the rule: a finding is at the line that fits, the
            placeholders of the trait are bound, and the message ends in the trait's name as words ("which is a source of data").

            A finding that depends on a likely role is at most a warning, and says so. Where having a role *prevents* a finding
            (after `must`, under `not`, in `except`, before `may`), a likely role counts. `norma roles` lists the roles of types, `norma why
            CartStore` prints the evidence for and against.

            A guide that `extends: natures` has the roles that nearly every app has ([which](../Guides/shared/natures.md)). A role that names an
            inherited role of the same name builds on that one: `view-model: { sure: { type: view-model, in: production } }`. A guide without
            rules, such as `natures`, is a vocabulary: its roles may be redefined without `replaces`, and don't reserve names of members.
            """#,
        example: #"""
            ```yaml define
            roles:
              view: { struct: any, conform-to: View }
              view-model:
                sure: { class: any, held-by: view, not: { held-by: { view: any, at-least: 3 } } }
                likely: { class: "*ViewModel" }
                never: { conform-to: Codable }
            ```

            ```yaml rule
            rule: view-models-are-final
            every: view-model
            must: { be: final }
            ```

            ```swift bad
            struct CartView: View { let state: CartState }
            class CartState {} // ✗
            class PaymentViewModel {} // ✗
            ```

            ```swift good
            struct CartView: View { let theme: Theme }
            struct ListView: View { let theme: Theme }
            struct TotalView: View { let theme: Theme }
            class Theme {}
            class SavedViewModel: Codable {}
            final class PaymentViewModel {}
            ```
            """#,
        blindSpot: "Anything known only at run time, such as which type gets which service from a container."
    )
}
