// The place of a fix's edit, for tools that count in lines and columns.

import NormaText

/// The place of one edit of a finding's fix.
package struct EditPlace: Sendable, Hashable {
    package var start: Position
    package var end: Position
    /// The columns of `start` and `end`, counted in Unicode code points from 1.
    package var startCodePoint: Int
    package var endCodePoint: Int
}
