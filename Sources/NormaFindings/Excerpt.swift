// The source line that a report shows for a place, and the columns of the place in code points.

import NormaText

/// A part of the source in a useful size: the line of a place, or the surroundings of the place in a long line.
package struct Excerpt: Sendable, Hashable {
    package var window: LineWindow
    /// The columns of the place, counted in Unicode code points from 1, as in other tools.
    package var startCodePoint: Int
    /// Nil if the place ends on another line.
    package var endCodePoint: Int?
}
