// What the reader of guides and the rules have to know of a predicate besides its meaning.

/// Declared with a predicate's word and carried by each of its uses, so that nobody asks for a word by its name.
package struct PredicateTraits: OptionSet, Sendable, Hashable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// What its patterns match, or those of the description that it compares with, is bound to their placeholders.
    package static let binds = Self(rawValue: 1)
    /// It can hold at several places of one thing, and each binds its own.
    package static let bindsAtEachPlace = Self(rawValue: 2)
    /// It asks how the thing is called.
    package static let asksForName = Self(rawValue: 4)
    /// It asks how the file that it stands in is called.
    package static let asksForFileName = Self(rawValue: 64)
    /// It asks where the thing lies.
    package static let asksForPlace = Self(rawValue: 8)
    /// It asks for other things that there must be.
    package static let asksForOthers = Self(rawValue: 16)
    /// Paths decide it, whatever is written in the files.
    package static let isDecidedByPaths = Self(rawValue: 32)
    /// It asks what a document says in its format.
    package static let readsDocuments = Self(rawValue: 128)
}
