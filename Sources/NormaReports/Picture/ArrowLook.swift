// The look of an arrow: its thickness, its kind, its words.

import NormaFindings

struct ArrowLook {
    /// In drawing order: the last one is on top.
    enum Standing: String, CaseIterable {
        case allowed
        /// The arrow is allowed, and some of its uses aren't.
        case faulty
        /// Forbidden, and entirely accepted by the baseline.
        case accepted
        case forbidden
    }

    let standing: Standing
    /// Part of a cycle, and leading back against the guide's order: the arrows that close a cycle.
    let isCircular: Bool
    let classes: String
    /// `340`, or `12 of 340` if a rule reports twelve.
    let label: String
    /// In tenths of a pixel: grows with the logarithm of the weight.
    let width: Int

    /// - Parameter graph: valid for this edge.
    init(_ edge: StructureEdge, in graph: StructureGraph) {
        let isOrdered = graph.units[edge.from].rank != nil || graph.units[edge.to].rank != nil
        isCircular = edge.isInCircle && !(isOrdered && edge.from < edge.to)
        standing = Self.standing(of: edge)
        var classes = standing == .allowed ? ["edge"] : ["edge", standing.rawValue]
        if edge.from > edge.to { classes.append("back") }
        if isCircular { classes.append("circle") }
        if edge.isDeclaredOnly { classes.append("declared") }
        if let change = edge.change { classes.append("change-" + change.rawValue) }
        self.classes = classes.joined(separator: " ")
        let weight = max(edge.weight, edge.forbidden)
        let number = Wording.number(weight)
        let isWhole = standing == .allowed || edge.forbidden == 0 || edge.forbidden == weight && edge.isForbidden
        label = isWhole ? number : Wording.number(edge.forbidden) + " of " + number
        let doublings = Int.bitWidth - 1 - max(weight, 1).leadingZeroBitCount
        width = min(12 + 4 * doublings, 60)
    }

    private static func standing(of edge: StructureEdge) -> Standing {
        let isAccepted = edge.forbidden > 0 && edge.accepted >= edge.forbidden
        if edge.isForbidden { return isAccepted ? .accepted : .forbidden }
        return edge.forbidden == 0 || isAccepted ? .allowed : .faulty
    }

    /// For formats without room to explain a colour.
    var words: String {
        switch standing {
        case .allowed, .faulty: label
        case .accepted: label + " accepted"
        case .forbidden: label + " forbidden"
        }
    }

    /// A cross precedes the label of a forbidden arrow, because not every reader can see the colours.
    var hasCross: Bool { standing == .forbidden }

    var labelWidth: Int {
        PictureText.width(of: label, size: PictureMeasure.smallSize) + 4 + (hasCross ? PictureMeasure.cross : 0)
    }

    /// `2.3`
    var widthText: String { "\(width / 10).\(width % 10)" }
}

/// The line and the head of an arrow as paths of SVG.
struct ArrowPath {
    let line: String
    let head: String

    init(_ arrow: Arrow, width: Int) {
        var points = arrow.points
        let half = 4 + width / 20
        let length = PictureMeasure.arrowheadLength + width / 15
        guard let first = points.first, let last = points.last else {
            (line, head) = ("", "")
            return
        }
        // The line ends within the head, so that it doesn't show beside its tip.
        if arrow.pointsUp {
            points[0].y += length - 1
            head = "M\(first.x) \(first.y)l\(-half) \(length)h\(2 * half)z"
        } else {
            points[points.count - 1].y -= length - 1
            head = "M\(last.x) \(last.y)l\(-half) \(-length)h\(2 * half)z"
        }
        var path = "M\(points[0].x) \(points[0].y)"
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            if index > 0 { path += "V\(points[index].y)" }
            let (start, end) = (points[index], points[index + 1])
            if start.x == end.x {
                path += "V\(end.y)"
            } else {
                let middle = (start.y + end.y) / 2
                path += "C\(start.x) \(middle) \(end.x) \(middle) \(end.x) \(end.y)"
            }
        }
        line = path
    }
}
