// What a reader who knows nothing of the guide has to know about a rule, beside its text in the summary.

package struct RuleLesson: Sendable, Hashable, Codable {
    /// The demand, as one sentence.
    package var sentence: String
    /// Code that keeps the rule, from the guide; nil if the guide has none that is about it.
    package var example: String?
    /// The path of that code in the guide's example.
    package var examplePath: String?

    package init(sentence: String, example: String? = nil, examplePath: String? = nil) {
        self.sentence = sentence
        self.example = example
        self.examplePath = examplePath
    }
}
