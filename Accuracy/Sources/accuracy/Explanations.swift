// Why the classes of disagreement that remain are there.

enum Explanations {
    /// By the beginning, or any part, of a class's title; the first that fits.
    private static let reasons: [(part: String, reason: String)] = [
        (
            "type from outside, Norma protocol",
            "The file imports a whole outside module that has a type of this name; Norma can't see into it."
        ),
        (
            "no reference is read here",
            "In an expression a name that begins with a small letter is taken for a value's."
        ),
        (
            "another receiver",
            "The stated type is an outside typealias; what it stands for is not in the source."
        ),
        ("`SendableMetatype`", "The standard library lets `Sendable` inherit from it since Swift 6.2."),
        ("`XCTWaiterDelegate`", "A detail of XCTest on Linux."),
        (
            "typealias that nobody wrote",
            "It infers what an associated type is, and declares an alias for it in the type; Norma names the associated type, or the type of that name that the alias stands for. Which of them it records depends on what it checks first."
        ),
        (
            "of a type declared in a function",
            "Neither its members nor its supertypes nor references to it are in the index."
        ),
        (
            "declared in several branches of `#if`",
            "The source leaves open which build is meant."
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
