// The traits of a predicate that the reader of guides and the rules have to know besides its meaning.

/// Declared with a predicate's word and carried by each of its uses, so that code never asks for a word by its name.
package struct PredicateTraits: OptionSet, Sendable, Hashable {
    package let rawValue: UInt16

    package init(rawValue: UInt16) { self.rawValue = rawValue }

    /// Its patterns, or those of the description that it compares with, bind their placeholders to their matches.
    package static let binds = Self(rawValue: 1)
    /// It can hold at several places of one thing, and each binds its own.
    package static let bindsAtEachPlace = Self(rawValue: 2)
    /// It asks how the thing is called.
    package static let asksForName = Self(rawValue: 4)
    /// It asks for the name of the file around it.
    package static let asksForFileName = Self(rawValue: 64)
    /// It asks for the place of the thing.
    package static let asksForPlace = Self(rawValue: 8)
    /// It asks for other things that there must be.
    package static let asksForOthers = Self(rawValue: 16)
    /// Paths decide it, whatever is written in the files.
    package static let isDecidedByPaths = Self(rawValue: 32)
    /// It asks for members, which are where the thing itself is.
    package static let asksForMembers = Self(rawValue: 256)
    /// It asks for the content of a document in its format.
    package static let readsDocuments = Self(rawValue: 128)
}
