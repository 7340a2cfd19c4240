// The vertical place of rows and bands: a gap between two rows grows with the arrows in it.

struct RowLines {
    /// The upper edge of each row's boxes.
    private(set) var tops: [Int] = []
    /// From the upper to the lower edge of each band.
    private(set) var bands: [Range<Int>] = []
    private(set) var bottom = PictureMeasure.margin

    init(_ graph: LayeredGraph, hasBands: Bool) {
        let plan = graph.rowPlan
        var y = PictureMeasure.margin
        for (number, band) in plan.bands.enumerated() {
            let start = y
            if hasBands { y += PictureMeasure.bandPadding }
            if hasBands, band.sections.count > 1 { y += PictureMeasure.sectionLabelHeight }
            for row in band.rows {
                if row > band.rows.lowerBound { y += Self.gap(below: row - 1, in: graph) }
                tops.append(y)
                y += PictureMeasure.boxHeight
            }
            let isLast = number == plan.bands.count - 1
            guard hasBands else {
                if !isLast, let row = band.rows.last { y += Self.gap(below: row, in: graph) }
                continue
            }
            y += PictureMeasure.bandPadding
            if !isLast, let row = band.rows.last {
                let fixed = 2 * PictureMeasure.bandPadding + PictureMeasure.bandGap
                y += max(Self.gap(below: row, in: graph) - fixed, 0)
            }
            bands.append(start..<y)
            if !isLast { y += PictureMeasure.bandGap }
        }
        bottom = y
    }

    private static func gap(below row: Int, in graph: LayeredGraph) -> Int {
        let arrows = graph.rows[row].reduce(0) { $0 + graph.below[$1].count }
        return min(PictureMeasure.rowGap + arrows * PictureMeasure.rowGapForArrow, PictureMeasure.largestRowGap)
    }
}
