// Code for the examples of adopted rules.

/// A type that has a role for certain, with holes where a rule looks.
struct SampleType: Sendable, Hashable {
    var imports: [String] = []
    var attributes: [String] = []
    /// Modifiers and the kind: `final class`.
    var head: String
    var name: String
    var inherits: [String]
    var body: [String]
    /// Lines after the type.
    var beside: [String]
    var path: String?
    /// Which line bears the mark.
    var marked: Marked = .none

    enum Marked: Sendable, Hashable { case none, head, firstImport, bodyLine(Int) }

    init(
        _ head: String,
        _ name: String,
        inherits: [String] = [],
        body: [String] = [],
        beside: [String] = [],
        path: String? = nil
    ) {
        (self.head, self.name, self.inherits, self.body, self.beside, self.path) = (
            head, name, inherits, body, beside, path
        )
    }

    var lines: [String] {
        let mark = " // ✗"
        var lines = imports.enumerated().map { "import \($1)" + (marked == .firstImport && $0 == 0 ? mark : "") }
        if !imports.isEmpty { lines.append("") }
        lines += attributes
        let heritage = inherits.isEmpty ? "" : ": " + inherits.joined(separator: ", ")
        lines.append("\(head) \(name)\(heritage) {" + (marked == .head ? mark : ""))
        lines += body.enumerated().map { "    " + $1 + (marked == .bodyLine($0) ? mark : "") }
        lines.append("}")
        return beside.isEmpty ? lines : lines + [""] + beside
    }

    /// With another line in the body, which bears the mark if the example is a bad one.
    func adding(_ line: String, marked isMarked: Bool) -> SampleType {
        var sample = self
        sample.body.insert(line, at: 0)
        if isMarked { sample.marked = .bodyLine(0) }
        return sample
    }
}

/// An example of an adopted rule.
struct AdoptedExample: Sendable, Hashable {
    enum Kind: String, Sendable { case bad, good, given }

    var kind: Kind
    var path: String?
    var lines: [String]
    var language = "swift"

    init(_ kind: Kind, path: String? = nil, _ lines: [String], language: String = "swift") {
        (self.kind, self.path, self.lines, self.language) = (kind, path, lines, language)
    }

    init(_ kind: Kind, _ sample: SampleType) { self.init(kind, path: sample.path, sample.lines) }
}
