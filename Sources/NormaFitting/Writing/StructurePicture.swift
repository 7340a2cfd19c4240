// The lines of the picture of who uses whom.

struct StructurePicture {
    private let structure: LearnedStructure

    init(_ structure: LearnedStructure) { self.structure = structure }

    /// More lines than this are no picture any more.
    static let mostLines = 60

    var lines: [GuideLine] {
        var lines = [GuideLine("graph TD")]
        for part in structure.parts {
            let own = structure.arrows.filter { $0.from == part.name }
            let forward = own.filter { !$0.isAgainstStream }.map(\.to)
            let back = own.filter(\.isAgainstStream).map(\.to)
            lines += Self.arrows(part.name, "-->", forward) + Self.arrows(part.name, "-->|?|", back)
            let isAlone = !structure.arrows.contains { $0.from == part.name || $0.to == part.name }
            if isAlone { lines.append(GuideLine("    \(part.name)")) }
        }
        return lines
    }

    /// As many to a line as a reader sees at once, so that a picture of many arrows stays short.
    static func arrows(_ from: String, _ arrow: String, _ to: [String]) -> [GuideLine] {
        let head = "    \(from) \(arrow) "
        var lines: [String] = []
        for target in to {
            if let last = lines.last, last.count + target.count < 120 {
                lines[lines.count - 1] += " & " + target
            } else {
                lines.append(head + target)
            }
        }
        return lines.map { GuideLine($0) }
    }
}
