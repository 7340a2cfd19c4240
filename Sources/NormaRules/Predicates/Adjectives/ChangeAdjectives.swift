// Adjectives of what a change did.

enum ChangeAdjectives {
    static let words = Set(list.map(\.word))

    static let list: [Adjective] = [
        Adjective(
            "edited",
            "With `--changed`: it was there, and reads otherwise now; white space at the ends of lines does not count. \(others)"
        ) { $1.verdict(of: $0, being: .edited) },
        Adjective(
            "moved",
            "With `--changed`: it was in another file, or its file was renamed. \(others)"
        ) { $1.verdict(of: $0, being: .moved) },
        Adjective(
            "new",
            "With `--changed`: it was not there, under this name or another. \(others)"
        ) { $1.verdict(of: $0, being: .new) },
    ]

    private static let others = "A rule that says so is off without `--changed`."
}
