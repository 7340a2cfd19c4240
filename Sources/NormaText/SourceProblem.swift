// A problem of an input, written so that its owner can fix it: the place, the message, and the way out.

/// A message about an input (a guide, a configuration, a source file, a call) with its place.
package struct SourceProblem: Error, Sendable, Hashable {
    /// The file as the user named it; nil if the problem is with the call itself.
    package var file: String?
    /// Nil if the whole file is meant.
    package var position: Position?
    /// How many characters the caret line underlines, at least one.
    package var length: Int
    /// The shown part of the source line of `position`.
    package var window: LineWindow?
    /// One sentence: the problem.
    package var message: String
    /// One sentence: the way out ("did you mean `view-model`?").
    package var suggestion: String?

    package init(
        file: String? = nil,
        position: Position? = nil,
        length: Int = 1,
        window: LineWindow? = nil,
        message: String,
        suggestion: String? = nil
    ) {
        self.file = file
        self.position = position
        self.length = max(1, length)
        self.window = window
        self.message = message
        self.suggestion = suggestion
    }
}
