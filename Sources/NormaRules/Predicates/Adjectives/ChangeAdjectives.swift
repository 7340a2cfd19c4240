// Adjectives about a change.

enum ChangeAdjectives {
    static let words = Set(list.map(\.word))

    static let list: [Adjective] = [
        Adjective(
            "edited",
            "With `--changed`: it existed before, and its text is different now; white space at the ends of lines does not count. \(others)"
        ) { $1.verdict(of: $0, being: .edited) },
        Adjective(
            "moved",
            "With `--changed`: it was in another file, or its file was renamed. \(others)"
        ) { $1.verdict(of: $0, being: .moved) },
        Adjective(
            "new",
            "With `--changed`: it did not exist before, under this name or another. \(others)"
        ) { $1.verdict(of: $0, being: .new) },
    ]

    private static let others = "A rule with this word is off without `--changed`."
}
