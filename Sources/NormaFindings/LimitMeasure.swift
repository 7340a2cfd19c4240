// How far beyond a limit of the guide something is, for telling whether it got worse.

/// What was measured where a limit is broken.
package struct LimitMeasure: Sendable, Hashable, Codable {
    package var value: Int
    /// Whether more is worse: the limit says `at-most`, not `at-least`.
    package var isUpper: Bool

    package init(_ value: Int, isUpper: Bool) {
        self.value = min(max(value, 0), Self.greatest)
        self.isUpper = isUpper
    }

    /// As much as a baseline's file can hold.
    private static let greatest = 999_999_999

    /// Greater is worse. Comparable among measures of one limit.
    package var badness: Int { isUpper ? value : -value }
}
