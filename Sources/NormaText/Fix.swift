// A proposal to change a text: the edits that belong together, and how sure they are.

/// Who may make a change without looking at it.
package enum FixLevel: UInt8, Sendable, Hashable, Comparable {
    /// The code means the same afterwards, and compiles by construction.
    case safe
    /// Right if the reading between the lines is right: a person looks at it.
    case review

    package static func < (left: FixLevel, right: FixLevel) -> Bool { left.rawValue < right.rawValue }
}

/// Edits of one file that make sense together only.
package struct Fix: Sendable, Hashable {
    package var level: FixLevel
    /// They don't overlap.
    package var edits: [Edit]
    /// Text that must not be elsewhere; checked and dropped before the fix is shown.
    package var hazards: [FixHazard] = []
    /// Why the code may not build afterwards, half a sentence; nil if nothing points to it.
    package var caution: String?

    package init(_ level: FixLevel, _ edits: [Edit]) {
        self.level = level
        self.edits = edits
    }

    /// If one fix resolves many sightings, at most this many carry it: each writes all of its edits.
    package static let mostCarriers = 16

    package func warning(_ caution: String) -> Fix {
        var fix = self
        fix.caution = caution
        return fix
    }

    package static func safe(_ edits: Edit...) -> Fix { Fix(.safe, edits) }
    package static func review(_ edits: Edit...) -> Fix { Fix(.review, edits) }
}
