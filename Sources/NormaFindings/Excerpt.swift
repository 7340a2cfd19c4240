// What a report shows of the line that a place begins on, and the columns of the place in code points.

import NormaText

/// A part of the source, as large as it is worth to show: the line of a place, or of a long line what stands around it.
package struct Excerpt: Sendable, Hashable, Codable {
    package var window: LineWindow
    /// The columns of the place, counted in Unicode code points from 1: other tools count so.
    package var startCodePoint: Int
    /// Nil where the place ends on another line than it begins on.
    package var endCodePoint: Int?
}
