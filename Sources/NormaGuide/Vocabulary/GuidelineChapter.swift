// The chapter of the reference about documents that a guide enforces.

extension LanguageChapter {
    static let guidelines = LanguageChapter(
        "Documents that a guide enforces",
        text: #"""
            `document:` in the front matter names the document for people that the guide enforces, or a list of them, by their paths from the
            project's root. A rule quotes the sentence that it enforces in `enforces:`, or a list of sentences; so does a `yaml review` block,
            for a sentence that only a person can judge. A tree or a picture has the key in its details or as `enforces="…"` after its
            opening fence, which in a `yaml rules` block applies to every rule; a taken rule has it among its changes.

            White space, marks such as `**`, capitals, typographic signs and the punctuation at the end don't count. A quotation may be several
            sentences, or a part of one with at least three words; in a table it is a row (`Name | Meaning`) or a cell. `norma check` reports quotations
            that are in no document, limits that contradict their sentence, and sentences with demands that nothing quotes
            ([more](guidelines.md)).
            """#,
        example: #"""
            ---
            norma: 2
            name: our-app
            document: AGENTS.md
            ---

            # Our app

            ## Networking

            ```yaml rule
            rule: views-know-no-network
            enforces: Views never talk to the network.
            every: { struct: any, conform-to: View }
            must-not: { refer-to: { type: URLSession } }
            ```

            ```swift bad
            import SwiftUI

            struct CartView: View {
                let session: URLSession // ✗
                var body: some View { Text("") }
            }
            ```

            ```swift good
            import SwiftUI

            struct CartView: View {
                var body: some View { Text("") }
            }
            ```

            ```yaml review
            review: names-say-what-things-are
            question: Do the new names say what things are?
            enforces: Names say what a thing is, not how it works.
            ```
            """#,
        blindSpot:
            "Demands are found by the words of English sentences; in a document in another language only quotations are compared."
    )
}
