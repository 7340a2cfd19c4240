// Where the weight of each arrow is: on the arrow, in a gap between rows, where it covers the least.

struct ArrowLabels {
    private var placed: [Int: [Frame]] = [:]
    /// The arrows in each gap, by where it begins.
    private var curves: [Int: [Curve]] = [:]

    private struct Curve {
        var edge: Int
        var points: [Point]
    }

    /// In sixteenths of the way through a gap, the best first.
    private static let shares = [8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13]
    private static let labelCost = 1000
    private static let arrowCost = 30
    /// In a fuller gap lines can't be distinguished.
    private static let mostCurves = 80

    init(_ arrows: [Arrow]) {
        for arrow in arrows {
            for gap in stride(from: 0, to: arrow.points.count - 1, by: 2) {
                let (start, end) = (arrow.points[gap], arrow.points[gap + 1])
                let points = (0...16).map { Self.point(from: start, to: end, share: $0) }
                curves[start.y, default: []].append(Curve(edge: arrow.edge, points: points))
            }
        }
    }

    static func frame(width: Int, at middle: Point) -> Frame {
        let height = PictureMeasure.labelHeight
        return Frame(x: middle.x - width / 2, y: middle.y - height / 2, width: width, height: height)
    }

    /// A place where the label covers neither another label nor another arrow, or the least bad place if there is none.
    mutating func place(width: Int, on arrow: Arrow) -> Point? {
        var best: (point: Point, gap: Int, cost: Int)?
        for gap in stride(from: 0, to: arrow.points.count - 1, by: 2) {
            let (start, end) = (arrow.points[gap], arrow.points[gap + 1])
            for (order, share) in Self.shares.enumerated() {
                let point = Self.point(from: start, to: end, share: share)
                let frame = Self.frame(width: width, at: point)
                // Heads of arrows are at either end.
                guard frame.y >= start.y + 2, frame.maxY <= end.y - 2 else { continue }
                let cost = covered(by: frame, in: start.y, but: arrow.edge) + order + gap
                if cost < best?.cost ?? Int.max { best = (point, start.y, cost) }
            }
        }
        guard let best else { return nil }
        placed[best.gap, default: []].append(Self.frame(width: width, at: best.point))
        return best.point
    }

    private func covered(by frame: Frame, in gap: Int, but edge: Int) -> Int {
        var cost = 0
        for other in placed[gap] ?? [] where other.overlaps(frame) { cost += Self.labelCost }
        guard let curves = curves[gap], curves.count <= Self.mostCurves else { return cost }
        for curve in curves where curve.edge != edge {
            for (start, end) in zip(curve.points, curve.points.dropFirst()) {
                let width = abs(start.x - end.x) + 1
                let piece = Frame(x: min(start.x, end.x), y: start.y, width: width, height: end.y - start.y + 1)
                guard piece.overlaps(frame) else { continue }
                cost += Self.arrowCost
                break
            }
        }
        return cost
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
