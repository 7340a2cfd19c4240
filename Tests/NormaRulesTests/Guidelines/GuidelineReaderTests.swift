// The sentences of documents for people, and which of them demand something.

import NormaGuide
import NormaText
import Testing

@testable import NormaRules

@Suite struct GuidelineReaderTests {
    @Test func `A wrapped sentence is one, at the place where it begins`() throws {
        let guideline = GuidelineReader.read(
            """
            # Our app

            ## Views

            A list of things. **Views never
            talk to the network**, e.g. with `URLSession. Shared`. They are `struct`s.
            """
        )
        let sentences = guideline.sentences
        try #require(sentences.count == 3)
        #expect(sentences[1].text == "Views never talk to the network, e.g. with URLSession. Shared.")
        #expect(sentences[1].position == Position(line: 5, column: 19))
        #expect(sentences[1].lastLine == 6)
        #expect(sentences[1].codeSpans == ["URLSession. Shared"])
        #expect(guideline.headings(ofSection: sentences[1].section) == ["Our app", "Views"])
        #expect(sentences.map(\.isNormative) == [false, true, false])
    }

    @Test(arguments: [
        "Views must be structs.",
        "A view model does not import UIKit.",
        "Use `async`/`await` instead of completion handlers.",
        "When a screen has state, keep it in the view model.",
        "Only repositories may use `URLSession`.",
        "Every feature has its own folder.",
        "No singletons in features.",
        "**Naming**: prefer full words.",
        "Don’t force unwrap.",
        "Prefix protocols with the name of the feature.",
        "We avoid third-party libraries.",
        "Force unwraps are not allowed.",
    ])
    func `A demand is normative`(_ text: String) {
        #expect(GuidelineReader.read(text).sentences.map(\.isNormative) == [true])
    }

    @Test(arguments: [
        "The app shows cards.",
        "Use cases are in the domain layer.",
        "You should see a green dot.",
        "You don't have to install anything.",
        "Should views be structs?",
        "Call `neverFail()` is what the script did.",
        "This page is about `must` and `should`.",
        "Name of the product.",
        "It works around leaks to avoid a crash of the parser.",
        "Swift 6.2 and Xcode 26.",
    ])
    func `What only looks like a demand is not normative`(_ text: String) {
        #expect(GuidelineReader.read(text).sentences.filter(\.isNormative).isEmpty)
    }

    @Test func `Code, trees, comments and generated sections have no sentences`() {
        let guideline = GuidelineReader.read(
            """
            ---
            title: You must not read this.
            ---
            <!-- Never read this. -->
            ```swift
            // Always use this.
            ```
            > ~~~
            > Never this.
            > ~~~
            > Quotes must count.

            Sources/
            ├── Views/   never use storyboards

                Never read indented code.

            <!-- norma:begin status: written by Norma -->
            ## Never read this heading
            Use nothing here.
            <!-- norma:end status -->
            """
        )
        #expect(guideline.normativeSentences.map(\.text) == ["Quotes must count."])
        #expect(guideline.blocks.map(\.language) == ["swift"])
    }

    @Test func `Items take the demand of what introduces them`() {
        let guideline = GuidelineReader.read(
            """
            ## Don't

            - Force unwrapping
            - `print` in production

            ## Layers

            View models must:

            - be final
              - including those of sheets
            - own no views

            The app has these layers:

            - Domain
            - Data

            Read these pages:

            - The overview
            """
        )
        let demanded = guideline.normativeSentences
        #expect(
            demanded.map(\.text) == [
                "Force unwrapping", "print in production", "be final", "including those of sheets", "own no views",
            ]
        )
        #expect(demanded.map(\.lead).prefix(3) == ["Don't", "Don't", "View models must:"])
    }

    @Test func `A row of a table of rules is normative, one of facts isn't`() {
        let guideline = GuidelineReader.read(
            """
            | Rule | Example |
            |------|---------|
            | Names are **nouns** | `Cart \\| Basket` |

            | Layer | Path |
            |-------|------|
            | Domain | `Domain/` |
            | Data | never imports UI |
            """
        )
        #expect(
            guideline.normativeSentences.map(\.text) == ["Names are nouns | Cart | Basket", "Data | never imports UI"]
        )
        #expect(guideline.sentences.first?.columns == ["Rule", "Example"])
        #expect(guideline.sentences.first?.cells.first == "Names are nouns")
    }

    @Test func `A document in another language is named, and nothing in it is normative`() {
        let german = String(
            repeating: "Die Ansichten dürfen nicht mit dem Netz sprechen, weil sie sonst nicht geprüft werden können. ",
            count: 8
        )
        let guideline = GuidelineReader.read(german + "\n\nLicense: use it. Never ask.")
        #expect(guideline.foreignLanguages == [.german])
        #expect(guideline.normativeSentences.isEmpty)
        #expect(GuidelineReader.read("Views never talk to the network.").foreignLanguages.isEmpty)
    }

    @Test(arguments: [
        ("**Views**  never\n talk to `URLSession`.", "views never talk to urlsession"),
        ("[Views](https://x.y/z) don’t…", "views don't"),
        ("A – B — `snake_case` and _this_", "a - b - snake_case and this"),
        ("`Array<Int>` and Array<Int> <b>not</b> ![image](x.png) that", "array<int> and array<int> not that"),
        ("2 * 3 \\* 4", "2 * 3 * 4"),
    ])
    func `Keys don't depend on marks and white space`(_ markdown: String, _ key: String) {
        #expect(PlainMarkdown.key(markdown) == key)
    }

    @Test func `Many lines are read in linear time`() {
        let text = String(repeating: "- Views **never** talk to `URLSession`. See [this](x.md).\n", count: 5_000)
        #expect(GuidelineReader.read(text).normativeSentences.count == 5_000)
    }
}
