// A picture of a page, brought up to date: arrows that nothing uses any more go, a box that is new comes with its arrows.

import NormaText

struct DrawnPicture {
    struct Arrow: Hashable {
        var from: String
        var to: String
    }

    /// In the order in which they are first named.
    private(set) var boxes: [String] = []
    /// Whether the arrow is marked as one that leads back.
    private(set) var arrows: [Arrow: Bool] = [:]
    private let lines: [String]
    /// These, and boxes that are declared and have no arrow.
    private let known: Set<String>

    /// - Parameters:
    ///   - lines: without the fence. Lines of another form than `A --> B & C` are left alone.
    ///   - declared: boxes that need no arrow.
    init(_ lines: [String], declared: Set<String> = []) {
        self.lines = lines
        var known: Set<String> = []
        for line in lines {
            guard let row = Row(line) else { continue }
            for box in [row.from] + row.to where known.insert(box).inserted { boxes.append(box) }
            for to in row.to { arrows[Arrow(from: row.from, to: to)] = row.isBack }
        }
        self.known = known.union(declared)
    }

    /// `A --> B & C`, `A -->|?| B`, `A`.
    private struct Row {
        var from: String
        var to: [String] = []
        var isBack = false

        init?(_ line: String) {
            var words = line.split(separator: " ").map(String.init)
            guard let first = words.first, Self.isName(first) else { return nil }
            from = first
            guard words.count > 1 else { return }
            guard words[1] == "-->" || words[1] == "-->|?|" else { return nil }
            isBack = words[1] == "-->|?|"
            words.removeFirst(2)
            to = words.filter { $0 != "&" }
            guard !to.isEmpty, to.allSatisfy(Self.isName) else { return nil }
        }

        private static func isName(_ word: String) -> Bool {
            word.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } && word != "graph"
        }
    }

    /// Arrows between boxes of this picture that the other has, and this one hasn't: a person took them away, or they are new. The
    /// check reports them, so they are not drawn.
    func undrawn(of now: DrawnPicture) -> [Arrow] {
        now.arrows.keys.filter { known.contains($0.from) && known.contains($0.to) && arrows[$0] == nil }
            .sorted { ($0.from, $0.to) < ($1.from, $1.to) }
    }

    /// The lines with what changed; others stay as they are.
    ///
    /// - Parameters:
    ///   - now: the picture of today.
    ///   - isGone: whether a box is no longer there.
    ///   - addsBoxes: false if small folders are left out on purpose.
    func lines(after now: DrawnPicture, isGone: (String) -> Bool, addsBoxes: Bool) -> [String] {
        let present = Set(now.boxes)
        func isUsed(_ arrow: Arrow) -> Bool {
            guard !isGone(arrow.from), !isGone(arrow.to) else { return false }
            return now.arrows[arrow] != nil || !present.contains(arrow.from) || !present.contains(arrow.to)
        }
        var merged = lines.flatMap { line -> [String] in
            guard let row = Row(line) else { return [line] }
            guard !row.to.isEmpty else { return isGone(row.from) ? [] : [line] }
            let used = row.to.filter { isUsed(Arrow(from: row.from, to: $0)) }
            let turned = row.isBack ? used.filter { now.arrows[Arrow(from: row.from, to: $0)] == false } : []
            if used.count == row.to.count, turned.isEmpty { return [line] }
            let rest = used.filter { !turned.contains($0) }
            return Self.written(row.from, rest, isBack: row.isBack) + Self.written(row.from, turned, isBack: false)
        }
        if addsBoxes { merged += added(from: now) }
        return merged
    }

    private func added(from now: DrawnPicture) -> [String] {
        now.boxes.flatMap { from -> [String] in
            let new = now.arrows.filter { $0.key.from == from && !(known.contains(from) && known.contains($0.key.to)) }
            let isAlone = !known.contains(from) && !now.arrows.keys.contains { $0.from == from || $0.to == from }
            if isAlone { return ["    " + from] }
            func targets(_ isBack: Bool) -> [String] { new.filter { $0.value == isBack }.map(\.key.to).sorted() }
            return Self.written(from, targets(false), isBack: false) + Self.written(from, targets(true), isBack: true)
        }
    }

    private static func written(_ from: String, _ to: [String], isBack: Bool) -> [String] {
        StructurePicture.arrows(from, isBack ? "-->|?|" : "-->", to).map(\.text)
    }
}
