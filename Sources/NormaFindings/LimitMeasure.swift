// How far something exceeds a limit of the guide, to find out whether it got worse.

/// The measure of a broken limit.
package struct LimitMeasure: Sendable, Hashable {
    package var value: Int
    /// Whether more is worse: the limit says `at-most`, not `at-least`.
    package var isUpper: Bool

    package init(_ value: Int, isUpper: Bool) {
        self.value = min(max(value, 0), Self.greatest)
        self.isUpper = isUpper
    }

    /// The maximum in a baseline's file.
    private static let greatest = 999_999_999

    /// Greater is worse. Comparable among measures of one limit.
    package var badness: Int { isUpper ? value : -value }
}
