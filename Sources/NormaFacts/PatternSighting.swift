// Where code matches a pattern of the guide.

import NormaText

/// Where code matches one of the guide's patterns; kept apart from `SourceFacts` because it depends on the guide.
package struct PatternSighting: Sendable, Hashable, Codable {
    /// The pattern, as an index into the guide's list.
    package var pattern: Int32
    package var range: ByteRange
    /// The innermost declaration around it; -1: the file.
    package var owner: Int32
    package var bindings: [Binding]
    /// Where the code begins that is the pattern word for word, with what stands in the holes: behind attributes and
    /// modifiers that it doesn't ask for. -1 where the code says more or says it in another form, or nobody wants to know.
    package var codeStart: Int32
    /// Where the pieces of the pattern stand, its holes among them, as `PatternPieces` splits it; empty where that is not
    /// known. What is missing with an argument that nobody wrote is an empty range.
    package var pieces: [ByteRange]

    /// How what stands in a hole is written.
    package enum Form: UInt8, Sendable, Hashable, Codable {
        case string, number, boolean, absent, array, dictionary, closure, call, name, keyPath
        /// Several things, or of no form that is asked for.
        case other
    }

    /// The source of what stands in a named hole, trimmed.
    package struct Binding: Sendable, Hashable, Codable {
        package var hole: String
        /// Nil where it is too long to be kept.
        package var text: String?
        package var range: ByteRange
        package var form: Form
        /// Without `try`, `await` and parentheses: what has the form.
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
