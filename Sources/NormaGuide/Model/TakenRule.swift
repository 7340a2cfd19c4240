// A rule that a guide takes from another one, by its name alone.

/// The rule itself is among the guide's rules, and belongs to the document that contains it.
package struct TakenRule: Sendable, Hashable {
    package var name: String
    /// The guide that it is taken from, as the block names it.
    package var book: String
    /// The place of the entry that takes it.
    package var place: GuidePlace
    /// The place of the block with the entry.
    package var blockPlace: GuidePlace
    /// The heading that the block is under.
    package var section: SectionReference
}
