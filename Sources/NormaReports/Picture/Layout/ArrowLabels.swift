// Where the weight of each arrow stands: on the arrow, in a gap between rows, where it covers the least.

struct ArrowLabels {
    private var placed: [Int: [Frame]] = [:]

    static func frame(of label: String, at middle: Point) -> Frame {
        let width = PictureText.width(of: label, size: PictureMeasure.smallSize) + 4
        let height = PictureMeasure.labelHeight
        return Frame(x: middle.x - width / 2, y: middle.y - height / 2, width: width, height: height)
    }

    /// In sixteenths of the way through a gap, the best first.
    private static let shares = [8, 6, 10, 5, 11, 4, 12, 7, 9]

    /// Where the label of an arrow covers no other; the least bad place where there is none.
    mutating func place(_ label: String, on arrow: Arrow) -> Point? {
        var best: (point: Point, gap: Int, cost: Int)?
        for gap in stride(from: 0, to: arrow.points.count - 1, by: 2) {
            for (order, share) in Self.shares.enumerated() {
                let point = Self.point(from: arrow.points[gap], to: arrow.points[gap + 1], share: share)
                let frame = Self.frame(of: label, at: point)
                let key = arrow.points[gap].y
                let covered = (placed[key] ?? []).reduce(0) { $0 + ($1.overlaps(frame) ? 1 : 0) }
                let cost = covered * 100 + order
                if cost < best?.cost ?? Int.max { best = (point, key, cost) }
            }
        }
        guard let best else { return nil }
        placed[best.gap, default: []].append(Self.frame(of: label, at: best.point))
        return best.point
    }

    /// A point of the curve that `ArrowPath` draws.
    static func point(from start: Point, to end: Point, share: Int) -> Point {
        let (t, u) = (share, 16 - share)
        let (first, second, third, fourth) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        let middle = (start.y + end.y) / 2
        let x = (first + second) * start.x + (third + fourth) * end.x
        let y = first * start.y + (second + third) * middle + fourth * end.y
        return Point(x: x >> 12, y: y >> 12)
    }
}
