// What holds of every picture, whatever the graph.

import NormaFindings
import Testing

@testable import NormaReports

@Suite("A picture's layout")
struct PictureLayoutTests {
    private static let seeds = Array(0..<90)
    /// Laid out once for all tests.
    private static let samples = seeds.map { seed in
        let graph = SampleGraphs.made(seed: seed)
        return (graph: graph, layout: PictureLayout(graph))
    }

    @Test("lets no two boxes overlap, and keeps all of them in the picture", arguments: seeds)
    func boxes(seed: Int) {
        let layout = Self.samples[seed].layout
        for (index, box) in layout.boxes.enumerated() {
            #expect(box.frame.x >= 0 && box.frame.maxX <= layout.size.width)
            #expect(box.frame.y >= 0 && box.frame.maxY <= layout.size.height)
            for other in layout.boxes[..<index] { #expect(!box.frame.overlaps(other.frame)) }
        }
    }

    @Test("puts each box into the band and the section of its layer", arguments: seeds)
    func bands(seed: Int) throws {
        let (graph, layout) = Self.samples[seed]
        let sections = layout.bands.flatMap(\.sections)
        let ranks = Dictionary(graph.units.compactMap(\.rank).map { ($0, 1) }, uniquingKeysWith: +)
        for (box, unit) in zip(layout.boxes, graph.units) {
            let home = sections.filter { $0.frame.contains(box.frame) }
            let isShared = unit.rank.map { ranks[$0, default: 0] > 1 } ?? false
            let isNamed = graph.level != .layers && graph.units.contains { $0.layer != nil }
            let name = isNamed ? unit.layer ?? "in no layer" : isShared && graph.level == .layers ? "side by side" : nil
            #expect(home.map(\.name) == [name].compactMap(\.self))
        }
        for (index, band) in layout.bands.enumerated() {
            for other in layout.bands[..<index] { #expect(!band.frame.overlaps(other.frame)) }
            for section in band.sections { #expect(band.frame.contains(section.frame)) }
            for (left, right) in zip(band.sections, band.sections.dropFirst()) {
                #expect(left.frame.maxX < right.frame.x)
            }
        }
    }

    @Test("puts layers in the guide's order, those of one rank on one height", arguments: seeds)
    func ranks(seed: Int) {
        let (graph, layout) = Self.samples[seed]
        for (first, one) in graph.units.enumerated() {
            for (second, other) in graph.units.enumerated() {
                guard let rank = one.rank, let otherRank = other.rank, rank < otherRank else { continue }
                #expect(layout.boxes[first].frame.maxY < layout.boxes[second].frame.y)
            }
        }
    }

    @Test("leads one arrow for each use from box to box, each to a port of its own", arguments: seeds)
    func arrows(seed: Int) throws {
        let (graph, layout) = Self.samples[seed]
        #expect(layout.arrows.map(\.edge).sorted() == Array(graph.edges.indices))
        var ends: Set<Point> = []
        for arrow in layout.arrows {
            let (top, bottom) = (try #require(arrow.points.first), try #require(arrow.points.last))
            let (from, to) = (graph.edges[arrow.edge].from, graph.edges[arrow.edge].to)
            let upper = layout.boxes[arrow.pointsUp ? to : from].frame
            let lower = layout.boxes[arrow.pointsUp ? from : to].frame
            #expect(top.y == upper.maxY && top.x > upper.x && top.x < upper.maxX)
            #expect(bottom.y == lower.y && bottom.x > lower.x && bottom.x < lower.maxX)
            #expect(ends.insert(top).inserted && ends.insert(bottom).inserted)
        }
    }

    @Test("leads no arrow through a box, and no two arrows into one lane", arguments: seeds)
    func lanes(seed: Int) {
        let layout = Self.samples[seed].layout
        #expect(layout.hasLanes)
        var lanes: Set<Point> = []
        for arrow in layout.arrows {
            for index in arrow.points.indices.dropLast() {
                let (start, end) = (arrow.points[index], arrow.points[index + 1])
                #expect(start.y < end.y)
                if index.isMultiple(of: 2) {
                    // A curve stays in the gap between two rows, in which there is no box at all.
                    #expect(layout.boxes.allSatisfy { $0.frame.maxY <= start.y || $0.frame.y >= end.y })
                } else {
                    #expect(start.x == end.x)
                    #expect(lanes.insert(start).inserted)
                    #expect(
                        layout.boxes.allSatisfy {
                            start.x < $0.frame.x || start.x > $0.frame.maxX || $0.frame.y != start.y
                        }
                    )
                }
            }
        }
    }

    @Test("writes each weight where no box is, and nearly always apart from the others", arguments: seeds)
    func labels(seed: Int) throws {
        let (graph, layout) = Self.samples[seed]
        let frames = try layout.arrows.map { arrow in
            ArrowLabels.frame(
                width: ArrowLook(graph.edges[arrow.edge], in: graph).labelWidth,
                at: try #require(arrow.label)
            )
        }
        for frame in frames { #expect(layout.boxes.allSatisfy { !$0.frame.overlaps(frame) }) }
        let covered = frames.indices.count { index in frames[..<index].contains { $0.overlaps(frames[index]) } }
        #expect(covered * 20 <= frames.count)
    }

    @Test("of nothing, of one unit and of units that have nothing to do with each other")
    func few() {
        #expect(PictureLayout(StructureGraph(level: .modules)).boxes.isEmpty)
        let one = PictureLayout(SampleGraphs.made(seed: 1, units: 1, edges: 0))
        #expect(one.boxes.count == 1)
        let apart = PictureLayout(SampleGraphs.made(seed: 5, units: 40, edges: 0))
        #expect(apart.boxes.count == 40)
        // They stand in rows of a width that a screen has.
        #expect(apart.size.width < 1800)
    }

    @Test("stays narrow: what has to do with nothing stands in the middle below all else")
    func narrow() {
        var graph = SampleGraphs.made(seed: 11, units: 30, edges: 45)
        let width = PictureLayout(graph).size.width
        for index in 0..<8 { graph.units.append(StructureUnit(name: "Lone\(index)")) }
        let layout = PictureLayout(graph)
        #expect(abs(layout.size.width - width) < 100)
        #expect(layout.size.width < 2600)
    }

    @Test("of layers below each other is a column: what leads down passes at the right, what leads up at the left")
    func column() {
        var graph = SampleGraphs.layers
        graph.edges += [SampleGraphs.edge(0, 3, 1), SampleGraphs.edge(2, 0, 1), SampleGraphs.edge(3, 0, 1)]
        let layout = PictureLayout(graph)
        #expect(Set(layout.boxes.map(\.frame.x)).count == 1)
        #expect(Set(layout.boxes.map(\.frame.width)).count == 1)
        for arrow in layout.arrows {
            for lane in arrow.points.dropFirst().dropLast() {
                #expect(arrow.pointsUp ? lane.x < layout.boxes[0].frame.x : lane.x > layout.boxes[0].frame.maxX)
            }
        }
        #expect(layout.arrows.count { $0.points.count > 2 } == 4)
    }

    @Test("takes no notice of edges that lead nowhere")
    func unsound() {
        var graph = SampleGraphs.made(seed: 4, units: 3, edges: 0)
        graph.edges = [SampleGraphs.edge(0, 7, 1), SampleGraphs.edge(-1, 1, 1), SampleGraphs.edge(1, 1, 1)]
        #expect(PictureLayout(graph).arrows.isEmpty)
        #expect(Picture(graph).file.hasSuffix("</svg>\n"))
    }

    @Test("is not slow for thousands of units, of which many arrows skip many rows", .timeLimit(.minutes(1)))
    func thousands() {
        let crowd = SampleGraphs.made(seed: 9, units: 5000, edges: 15_000)
        #expect(!Picture.isReadable(crowd))
        #expect(PictureLayout(crowd).boxes.count == 5000)
        var chain = StructureGraph(level: .types)
        for index in 0..<3000 {
            chain.units.append(StructureUnit(name: "T\(index)"))
            if index > 0 { chain.edges.append(SampleGraphs.edge(index - 1, index, 1)) }
        }
        #expect(PictureLayout(chain).arrows.count == 2999)
    }
}

extension Frame {
    fileprivate func contains(_ other: Frame) -> Bool {
        x <= other.x && y <= other.y && maxX >= other.maxX && maxY >= other.maxY
    }
}
