// Why a text isn't an expression, with the place.

package struct ExpressionProblem: Error, Sendable, Hashable {
    package let message: String
    /// Where in the expression, in UTF-8 bytes from its start.
    package let offset: Int
}
