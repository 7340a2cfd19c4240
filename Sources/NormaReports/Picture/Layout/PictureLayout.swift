// The place of everything in a picture: a layered layout, the same for the same graph on every machine.

import NormaFindings

struct Point: Sendable, Hashable {
    var x: Int
    var y: Int
}

struct Frame: Sendable, Hashable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    var maxX: Int { x + width }
    var maxY: Int { y + height }

    func overlaps(_ other: Frame) -> Bool {
        x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
    }
}

/// Sugiyama, Tagawa and Toda 1981: the order of the units shows which uses lead back, rows are assigned within the
/// guide's bands, crossings are reduced by barycentres, and each row is then placed as near to its neighbours as
/// possible. An arrow between two neighbouring rows runs in the gap between them; a longer one has its own lane in
/// every row that it passes. So no arrow runs through a box, as long as there are lanes (`hasLanes`).
struct PictureLayout: Sendable {
    struct Section: Sendable {
        var name: String
        var frame: Frame
    }

    struct Band: Sendable {
        var frame: Frame
        var sections: [Section]
    }

    struct Box: Sendable {
        var frame: Frame
        var name: String
        var caption: String
    }

    private(set) var size = Frame(x: 0, y: 0, width: 0, height: 0)
    private(set) var bands: [Band] = []
    /// One for each unit.
    private(set) var boxes: [Box] = []
    private(set) var arrows: [Arrow] = []
    /// The width of the bands' names at the left; 0 if there are none.
    private(set) var gutter = 0
    let hasLanes: Bool

    init(_ graph: StructureGraph) {
        let plan = BandPlan(graph)
        let texts = BoxTexts(graph)
        let rowPlan = RowPlan(graph, bands: plan, widths: texts.widths)
        let widths = rowPlan.isColumn ? texts.columnWidths : texts.widths
        let layered = CrossingReduction.reduced(LayeredGraph(graph, rowPlan: rowPlan, widths: widths))
        hasLanes = layered.hasBends
        if plan.hasNames { gutter = Self.gutter(of: rowPlan) }
        let lines = RowLines(layered, hasBands: plan.hasNames)
        let ports = Ports(layered)
        let columns = Columns(layered, ports: ports, left: PictureMeasure.margin + gutter)
        boxes = graph.units.indices.map { unit in
            let width = widths[unit]
            let x = columns.middle[unit] - width / 2
            let y = lines.tops[rowPlan.rowOfUnit[unit]]
            let frame = Frame(x: x, y: y, width: width, height: PictureMeasure.boxHeight)
            return Box(frame: frame, name: texts.names[unit], caption: texts.captions[unit])
        }
        size.width = columns.right + PictureMeasure.margin
        size.height = lines.bottom + PictureMeasure.margin
        if plan.hasNames { bands = bands(of: rowPlan, lines: lines, columns: columns) }
        arrows = ArrowRoutes(layered, ports: ports, columns: columns, lines: lines).arrows()
        if hasLanes { placeLabels(graph) }
    }

    /// Forbidden ones choose first.
    private mutating func placeLabels(_ graph: StructureGraph) {
        var labels = ArrowLabels(arrows)
        for standing in ArrowLook.Standing.allCases.reversed() {
            for index in arrows.indices {
                let look = ArrowLook(graph.edges[arrows[index].edge], in: graph)
                if look.standing == standing {
                    arrows[index].label = labels.place(width: look.labelWidth, on: arrows[index])
                }
            }
        }
    }

    private static func gutter(of plan: RowPlan) -> Int {
        let names = plan.bands.filter { $0.sections.count == 1 }.compactMap { $0.sections.first?.name }
        let shown = names.map { PictureText.shortened($0, columns: PictureMeasure.bandNameColumns) }
        let widest = shown.map { PictureText.width(of: $0, size: PictureMeasure.nameSize) }.max() ?? 0
        return widest + 2 * PictureMeasure.boxPadding
    }

    private func bands(of plan: RowPlan, lines: RowLines, columns: Columns) -> [Band] {
        let left = PictureMeasure.margin
        return zip(plan.bands, lines.bands).enumerated().compactMap { index, band in
            let (rows, span) = band
            guard rows.sections.contains(where: { $0.name != nil }) else { return nil }
            let frame = Frame(x: left, y: span.lowerBound, width: columns.right - left, height: span.count)
            let sections = rows.sections.enumerated().map { number, section in
                let columns = columns.sections[index][number]
                let inner = Frame(
                    x: columns.lowerBound,
                    y: span.lowerBound + 6,
                    width: columns.count,
                    height: span.count - 12
                )
                return Section(name: section.name ?? "", frame: inner)
            }
            return Band(frame: frame, sections: sections)
        }
    }
}
