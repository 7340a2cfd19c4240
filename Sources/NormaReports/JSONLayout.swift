// Where JSON has white space, and how its texts are escaped.

struct JSONLayout {
    /// The value's depth below the outermost one; nil if everything is on one line.
    private var depth: Int?
    private var comma: StaticString = ","
    private(set) var colon: StaticString = ": "
    private var isCompact = false

    /// Two spaces of indentation per level.
    static func indented(depth: Int) -> JSONLayout { JSONLayout(depth: depth) }

    static let line = JSONLayout(comma: ", ")

    /// For a place between two tags of a page: without white space, and with `<` as a number, because `</script>` in a
    /// text would end the script.
    static let compact = JSONLayout(colon: ":", isCompact: true)

    func write(_ value: String, to text: inout ReportStream) {
        if isCompact { text.addCompact(value) } else { text.addQuoted(value) }
    }

    /// Writes brackets and their elements, each in the layout of one level below.
    func write(
        _ count: Int,
        between open: StaticString,
        _ close: StaticString,
        to text: inout ReportStream,
        writeElement: (Int, inout ReportStream, JSONLayout) -> Void
    ) {
        var inner = self
        inner.depth = depth.map { $0 + 1 }
        text.add(open)
        for index in 0..<count {
            if index > 0 { text.add(comma) }
            inner.beginLine(in: &text)
            writeElement(index, &text, inner)
            text.handOnWholePiece()
        }
        if count > 0 { beginLine(in: &text) }
        text.add(close)
    }

    private func beginLine(in text: inout ReportStream) {
        guard let depth else { return }
        text.add("\n")
        text.addIndentation(depth)
    }
}
