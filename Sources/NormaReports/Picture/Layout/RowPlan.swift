// The row of each unit in a picture: users above the units of their band that they use, and no row too wide.

import NormaFindings

struct RowPlan {
    /// The rows of a band.
    struct BandRows {
        var sections: [BandPlan.Section]
        var rows: Range<Int>
    }

    private(set) var bands: [BandRows] = []
    private(set) var rows: [[Int]] = []
    private(set) var bandOfRow: [Int] = []
    private(set) var rowOfUnit: [Int]
    private(set) var sectionOfUnit: [Int]

    init(_ graph: StructureGraph, bands plan: BandPlan, widths: [Int]) {
        rowOfUnit = Array(repeating: -1, count: graph.units.count)
        sectionOfUnit = Array(repeating: 0, count: graph.units.count)
        let total = widths.reduce(0, +)
        let limit = max(PictureMeasure.rowWidth, Self.root(of: total * 160))
        let depths = BandDepths(graph, plan: plan, widths: widths).depths
        for band in plan.bands { add(band, depths: depths, widths: widths, limit: limit) }
    }

    /// A column: all boxes have the same width.
    var isColumn: Bool { rows.count > 1 && rows.allSatisfy { $0.count == 1 } }

    func isDrawn(_ edge: StructureEdge) -> Bool {
        rowOfUnit.indices.contains(edge.from) && rowOfUnit.indices.contains(edge.to) && edge.from != edge.to
            && rowOfUnit[edge.from] != rowOfUnit[edge.to]
    }

    private mutating func add(_ band: BandPlan.Band, depths: [Int], widths: [Int], limit: Int) {
        let first = rows.count
        let total = Self.total(band.sections.flatMap(\.units), widths)
        var chunks: [Int: [[[Int]]]] = [:]
        for (number, section) in band.sections.enumerated() {
            for unit in section.units { sectionOfUnit[unit] = number }
            // A section of many boxes has much of the width.
            let share = max(limit * Self.total(section.units, widths) / max(total, 1), PictureMeasure.largestBox)
            for (depth, units) in Dictionary(grouping: section.units, by: { depths[$0] }) {
                chunks[depth, default: []].append(Self.split(units, widths: widths, limit: share))
            }
        }
        for (_, sections) in chunks.sorted(by: { $0.key < $1.key }) {
            for line in 0..<(sections.map(\.count).max() ?? 0) {
                let row = sections.flatMap { line < $0.count ? $0[line] : [] }.sorted()
                for unit in row { rowOfUnit[unit] = rows.count }
                rows.append(row)
                bandOfRow.append(bands.count)
            }
        }
        bands.append(BandRows(sections: band.sections, rows: first..<rows.count))
    }

    /// Into lines of about the same width.
    private static func split(_ units: [Int], widths: [Int], limit: Int) -> [[Int]] {
        let total = total(units, widths)
        let lines = max(1, (total + limit - 1) / max(limit, 1))
        var result: [[Int]] = [[]]
        var filled = 0
        for unit in units {
            // The next line begins where its share of the whole begins.
            if filled * lines >= total * result.count, result.last?.isEmpty == false { result.append([]) }
            result[result.count - 1].append(unit)
            filled += widths[unit] + PictureMeasure.boxGap
        }
        return result
    }

    private static func total(_ units: [Int], _ widths: [Int]) -> Int {
        units.reduce(0) { $0 + widths[$1] + PictureMeasure.boxGap }
    }

    /// The integer square root.
    static func root(of number: Int) -> Int {
        var root = 0
        var step = 1 << 30
        while step > 0 {
            let (square, overflow) = (root + step).multipliedReportingOverflow(by: root + step)
            if !overflow, square <= number { root += step }
            step /= 2
        }
        return root
    }
}
