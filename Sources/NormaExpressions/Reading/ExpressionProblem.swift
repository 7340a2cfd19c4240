// Why a text is no expression, and where.

package struct ExpressionProblem: Error, Sendable, Hashable {
    package let message: String
    /// Where in the expression, in UTF-8 bytes from its start.
    package let offset: Int
}
