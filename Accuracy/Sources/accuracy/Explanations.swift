// Why the classes of disagreement that remain are there.

enum Explanations {
    /// By the beginning, or any part, of a class's title; the first that fits.
    private static let reasons: [(part: String, reason: String)] = [
        (
            "`SendableMetatype`",
            "The standard library lets `Sendable` inherit from it since Swift 6.2; Norma's table of outside types does not say so."
        ),
        ("`XCTWaiterDelegate`", "A detail of XCTest on Linux."),
        (
            "typealias that nobody wrote",
            "It infers what an associated type is, and declares an alias for it in the type; Norma names the associated type."
        ),
        ("written `Self`", "Norma takes it for the type around; the compiler records it only before a dot or a call."),
        (
            "at the name of its enum case",
            "A pattern names the case, and the compiler records its enum a second time there."
        ),
        (
            "known only from the source of another package",
            "Norma reads the tree that it checks, and no dependency's sources."
        ),
    ]

    static func reason(for title: String) -> String? { reasons.first { title.contains($0.part) }?.reason }
}
