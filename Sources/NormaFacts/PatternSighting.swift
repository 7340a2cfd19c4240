// The places where code matches a pattern of the guide.

import NormaText

/// A match of one of the guide's patterns; kept apart from `SourceFacts` because it depends on the guide.
package struct PatternSighting: Sendable, Hashable {
    /// The pattern, as an index into the guide's list.
    package var pattern: Int32
    package var range: ByteRange
    /// The innermost declaration around it; -1: the file.
    package var owner: Int32
    package var bindings: [Binding]
    /// The beginning of the code that is the pattern word for word, with the code in the holes: after attributes and
    /// modifiers that it doesn't ask for. -1 if the code contains more or has another form, or if it isn't needed.
    package var codeStart: Int32
    /// The places of the pattern's pieces, including its holes, as `PatternPieces` splits it; empty if they are
    /// unknown. A piece that belongs to an omitted argument is an empty range.
    package var pieces: [ByteRange]

    /// The form of the code in a hole.
    package enum Form: UInt8, Sendable, Hashable {
        case string, number, boolean, absent, array, dictionary, closure, call, name, keyPath
        /// Several items, or of no known form.
        case other
    }

    /// The source of the code in a named hole, trimmed.
    package struct Binding: Sendable, Hashable {
        package var hole: String
        /// Nil if it is too long to be kept.
        package var text: String?
        package var range: ByteRange
        package var form: Form
        /// Without `try`, `await` and parentheses: the code that has the form.
        package var core: ByteRange

        package init(hole: String, text: String?, range: ByteRange, form: Form = .other, core: ByteRange? = nil) {
            self.hole = hole
            self.text = text
            self.range = range
            self.form = form
            self.core = core ?? range
        }
    }

    package init(
        pattern: Int32,
        range: ByteRange,
        owner: Int32,
        bindings: [Binding],
        codeStart: Int32 = -1,
        pieces: [ByteRange] = []
    ) {
        self.pattern = pattern
        self.range = range
        self.owner = owner
        self.bindings = bindings
        self.codeStart = codeStart
        self.pieces = pieces
    }
}
