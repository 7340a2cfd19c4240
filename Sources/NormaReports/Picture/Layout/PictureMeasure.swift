// The sizes in a picture, in pixels at its natural size.

enum PictureMeasure {
    static let margin = 16
    static let boxHeight = 46
    static let smallestBox = 92
    static let boxPadding = 14
    /// Between two boxes of a row.
    static let boxGap = 28
    /// Beside an arrow that passes between two boxes.
    static let arrowGap = 15
    static let arrowWidth = 4
    /// The height between two rows, and the extra height for each arrow.
    static let rowGap = 52
    static let rowGapForArrow = 4
    static let largestRowGap = 132
    /// The height between two bands; the margin around the rows of a band.
    static let bandGap = 10
    static let bandPadding = 16
    static let sectionGap = 36
    static let sectionLabelHeight = 20
    static let labelHeight = 15
    static let cross = 13
    static let arrowheadLength = 8
    /// Between the ends of two arrows at one box.
    static let portGap = 22
    static let columnPortGap = 48
    static let smallestPortGap = 9
    /// The share of a box's width that each arrow needs.
    static let portRoom = 15
    static let largestBox = 420
    static let columnBox = 280
    /// Names with more columns are shortened.
    static let nameColumns = 28
    static let bandNameColumns = 20
    /// Rows aren't wider than this unless they have to be.
    static let rowWidth = 1180

    static let nameSize = 13
    static let smallSize = 11
}
