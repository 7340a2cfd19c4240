// The words that make a demand another demand: a condition, an exception, a doubt.

enum ClauseConditions {
    /// A demand with one of these holds only sometimes, or asks for a judgement.
    private static let words: Set<String> = [
        "if", "unless", "except", "excluding", "when", "whenever", "where", "wherever", "while", "until", "otherwise",
        "possible",
        "possibly", "usually", "generally", "typically", "mostly", "often", "sometimes", "might", "could", "would",
        "ideally", "new",
        "unnecessary", "unnecessarily", "too", "excessive", "excessively", "appropriate", "needed", "necessary", "but",
        "however",
        "though", "although", "most", "some", "many", "several", "about", "around", "roughly", "approximately",
        "consider", "optionally",
        "optional", "strongly", "sparingly", "carefully", "properly", "before", "after", "during", "without",
        "unrelated", "large",
        "complex", "heavy", "simple", "rarely", "occasionally", "like", "similar", "etc", "e.g", "i.e", "public",
        "legacy", "existing",
        "temporarily", "manually", "explicitly", "explicit", "again", "twice", "same", "both", "either", "unused",
        "redundant", "~",
        "?", "…", "reasonable", "reasonably", "least", "overuse", "rely", "abuse", "tend", "recommended", "beyond",
        "once",
    ]

    /// The first word of a condition; nil if there is none.
    static func condition(in words: some Sequence<SentenceWord>, allowing allowed: Set<String> = []) -> String? {
        var before: SentenceWord?
        for word in words {
            // `at most 400 lines` is a limit.
            let isLimit = word.text == "most" && before?.text == "at"
            if !word.isCode, !isLimit, Self.words.contains(word.text), !allowed.contains(word.text) { return word.text }
            before = word
        }
        return nil
    }

    /// What a reason may not hold, since it would then be an exception.
    private static let exceptions: Set<String> = [
        "unless", "except", "if", "when", "only", "but", "however", "until", "otherwise", "where", "prefer", "optional",
        "exception",
    ]

    static func exception(in words: some Sequence<SentenceWord>) -> String? {
        words.first { !$0.isCode && exceptions.contains($0.text) }?.text
    }
}
