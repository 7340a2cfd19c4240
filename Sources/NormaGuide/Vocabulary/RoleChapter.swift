// The chapter of the reference about roles: plain ones, and those told by evidence.

extension LanguageChapter {
    static let roles = LanguageChapter(
        "Roles",
        text: #"""
            A role under `roles:` in a `yaml define` block is a description that has a name. What fits it surely has the role. Or it is told by
            evidence:

            | key | says |
            |---|---|
            | `sure:` | what fits surely has the role |
            | `likely:` | what fits likely has it: a name, say |
            | `never:` | what fits has it not, whatever speaks for it |
            | `excludes:` | roles that nothing has beside this one: sure beats likely, and what is surely both is likely both |

            What can't be told from the source makes nothing sure, and rules nothing out: `never:` is a veto where it is seen to hold. A role
            is no surer than the roles that its `sure:` leans on. Roles may lean on one another in circles (`part: { class: any, held-by:
            part }`); a circle through `not`, `never` or `excludes` is an error. What a thing *does* and roles lean on is a trait: one description
            under `traits:`, used like a role, and in no list of roles.

            In a rule, a finding that rests on what is only likely is a warning at most and says so. Where having a role *prevents* a finding
            (behind `must`, under `not`, in `except`, before `may`), a likely one counts. `norma roles` lists who has which role, `norma why
            CartStore` prints the evidence for and against.

            A guide that `extends: natures` has the roles that nearly every app has ([which](../Guides/shared/natures.md)). A role that names an
            inherited one of its own name leans on that one: `view-model: { sure: { type: view-model, in: production } }`. A guide without
            rules, such as `natures`, is a vocabulary: its roles may be defined anew without `replaces`, and take no names of members away.
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
        blindSpot: "What only the running app tells, such as who gets what from a container of services."
    )
}
