// How much a page tells about each thing, so that it stays short enough to be read.

struct PageDetail: Sendable, Equatable {
    /// Arrows that lead back and are written out.
    var questions: Int
    /// Features that are named.
    var names: Int
    /// Rows about what things are called.
    var roles: Int
    var rules: Int
    /// Folders in the picture.
    var boxes: Int

    /// A reader takes in this many lines before the first change of their own.
    static let mostLines = 150

    /// From all that is known to what a page can't do without; of a project of many parts the picture is the longest section.
    static let levels = [
        PageDetail(questions: 5, names: 24, roles: 13, rules: 20, boxes: 16),
        PageDetail(questions: 3, names: 24, roles: 10, rules: 20, boxes: 16),
        PageDetail(questions: 3, names: 12, roles: 8, rules: 16, boxes: 16),
        PageDetail(questions: 2, names: 12, roles: 6, rules: 14, boxes: 14),
        PageDetail(questions: 1, names: 8, roles: 4, rules: 12, boxes: 12),
        PageDetail(questions: 1, names: 8, roles: 0, rules: 12, boxes: 10),
        PageDetail(questions: 0, names: 8, roles: 0, rules: 12, boxes: 8),
    ]

    static let full = levels[0]

    /// However long it is.
    static let whole = PageDetail(questions: .max, names: .max, roles: .max, rules: .max, boxes: .max)
}

extension LearnedStructure {
    /// With the largest folders alone; the files of the others are not drawn. Modules are all drawn, or none.
    func drawing(atMost boxes: Int) -> LearnedStructure {
        guard units == .layers, parts.count > boxes else { return self }
        let largest = parts.sorted { ($1.files, $0.name) < ($0.files, $1.name) }.prefix(boxes)
        let names = Set(largest.map(\.name))
        var smaller = self
        smaller.parts = parts.filter { names.contains($0.name) }
        smaller.arrows = arrows.filter { names.contains($0.from) && names.contains($0.to) }
        smaller.leftOut += parts.reduce(0) { $0 + (names.contains($1.name) ? 0 : $1.files) }
        return smaller
    }
}
