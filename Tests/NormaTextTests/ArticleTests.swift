// "a" and "an" before the names of roles and kinds.

import NormaText
import Testing

@Suite("An article")
struct ArticleTests {
    @Test(
        "goes by the sound of the first letter",
        arguments: [
            ("view-model", "a"), ("entity", "an"), ("adapter", "an"), ("use-case", "a"), ("utility", "a"),
            ("unit", "a"), ("ui-model", "a"), ("update", "an"), ("orchestrator", "an"), ("", "a"),
        ]
    )
    func sound(word: String, article: String) {
        #expect(Article.indefinite(before: word) == article)
    }
}
