// Inserts a piece of code into a Swift file at a place that is named by its code, not by a line number.

import NormaText
import SwiftSyntax

/// The reason why a piece can't be inserted, as a clause.
package struct InsertionProblem: Error, Sendable, Hashable {
    package var message: String
    /// The place in the file; nil for the whole file.
    package var position: Position?

    package init(_ message: String, at position: Position? = nil) {
        self.message = message
        self.position = position
    }
}

package enum SyntaxInsertion {
    /// The bytes of the file with the piece inserted; existing code isn't added again.
    ///
    /// Adds only the piece, indented like its neighbours; every other byte stays. The result is parsed, and returned
    /// only if it is valid.
    /// - Parameter isSwift: `end` of a Swift file gets the piece as a whole; other files get its lines, each once.
    /// Cost: two parses of the file and two of the piece.
    package static func insert(
        _ piece: String,
        at point: InsertionPoint,
        into bytes: [UInt8],
        isSwift: Bool = false
    ) throws(InsertionProblem) -> [UInt8] {
        if point == .end, !isSwift { return try LineInsertion(bytes: bytes).bytes(with: piece) }
        let source = try InsertionSource(bytes)
        let edits: [Edit] =
            switch point {
            case .argument(let call, let name, let label):
                try ArgumentInsertion(source: source, call: CalledName(function: call, name: name), label: label)
                    .edits(for: piece)
            case .body(let keyword, let name):
                try BodyInsertion(source: source, keyword: keyword, name: name).edits(for: piece)
            case .cases(let subject): try CaseInsertion(source: source, subject: subject).edits(for: piece)
            case .imports: try ImportInsertion(source: source).edits(for: piece)
            case .end: EndInsertion(source: source).edits(for: piece)
            }
        guard let result = Edit.apply(edits, to: bytes) else {
            throw InsertionProblem("two pieces would be inserted at the same place")
        }
        guard BoundedParser.validTree(of: String(decoding: result, as: UTF8.self)) != nil else {
            throw InsertionProblem("the file would no longer be valid Swift with this piece")
        }
        return result
    }
}

/// A parsed file that pieces are inserted into.
struct InsertionSource {
    let bytes: [UInt8]
    let tree: SourceFileSyntax
    let lines: LineTable
    /// `\r\n` if the file uses it.
    let lineBreak: String
    /// One step of the file's own indentation.
    private let step: String

    init(_ bytes: [UInt8]) throws(InsertionProblem) {
        let lines = LineTable(bytes: bytes)
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw InsertionProblem("the file is not UTF-8")
        }
        let tree: SourceFileSyntax
        do throws(NestingProblem) {
            tree = try BoundedParser.parse(bytes)
        } catch {
            let place = lines.position(at: error.place.start)
            throw InsertionProblem("the file is nested deeper than Norma reads: \(error.message)", at: place)
        }
        guard !tree.hasError else { throw InsertionProblem("the file isn't valid Swift") }
        self.bytes = bytes
        self.tree = tree
        self.lines = lines
        lineBreak = text.contains("\r\n") ? "\r\n" : "\n"
        let usesTabs = text.split(whereSeparator: \.isNewline).contains { $0.hasPrefix("\t") }
        step = usesTabs ? "\t" : "    "
    }

    func position(of node: some SyntaxProtocol) -> Position {
        lines.position(at: Int32(clamping: node.positionAfterSkippingLeadingTrivia.utf8Offset))
    }

    func start(of node: some SyntaxProtocol) -> Int { node.positionAfterSkippingLeadingTrivia.utf8Offset }

    func end(of node: some SyntaxProtocol) -> Int { node.endPositionBeforeTrailingTrivia.utf8Offset }

    /// The end of the node, or of the comments that follow it on its line.
    func endWithComment(of node: some SyntaxProtocol) -> Int {
        let isCommented = node.trailingTrivia.contains {
            switch $0 {
            case .lineComment, .blockComment: true
            default: false
            }
        }
        return isCommented ? node.endPosition.utf8Offset : end(of: node)
    }

    /// The white space that the node's line begins with.
    func indentation(ofLineWith node: some SyntaxProtocol) -> String {
        guard let range = lines.range(ofLine: lines.line(at: Int32(clamping: start(of: node)))) else { return "" }
        let line = bytes[Int(range.start)..<Int(range.end)]
        return String(decoding: line.prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
    }

    func startsLine(_ node: some SyntaxProtocol) -> Bool {
        guard let range = lines.range(ofLine: lines.line(at: Int32(clamping: start(of: node)))) else { return false }
        return bytes[Int(range.start)..<start(of: node)].allSatisfy { $0 == 0x20 || $0 == 0x09 }
    }

    func isOnOneLine(_ node: some SyntaxProtocol) -> Bool {
        lines.line(at: Int32(clamping: start(of: node)))
            == lines.line(at: Int32(clamping: max(start(of: node), end(of: node) - 1)))
    }

    /// One step deeper than this, in the file's style.
    func deeper(_ indentation: String) -> String { indentation + step }

    /// The text with each of its lines after this indentation, without their common indentation; deeper lines follow
    /// the file's style, except inside multiline strings.
    func indented(_ text: String, by indentation: String) -> String {
        let lines = PieceText(text).lines
        let isPlain = !text.contains("\"\"\"")
        return lines.map { $0.isEmpty ? "" : indentation + (isPlain ? stepped($0) : $0) }.joined(separator: lineBreak)
    }

    private func stepped(_ line: String) -> String {
        let space = line.prefix { $0 == " " || $0 == "\t" }
        let width = space.reduce(0) { $0 + ($1 == "\t" ? 4 : 1) }
        let rest = String(repeating: " ", count: width % 4)
        return String(repeating: step, count: width / 4) + rest + line.dropFirst(space.count)
    }
}

/// A piece as lines, without their common indentation, and without empty lines around it.
struct PieceText {
    let lines: [String]

    init(_ text: String) {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            var line = line
            while line.last?.isWhitespace == true { line.removeLast() }
            return line
        }
        while lines.first?.isEmpty == true { lines.removeFirst() }
        while lines.last?.isEmpty == true { lines.removeLast() }
        let common = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " || $0 == "\t" }.count }.min() ?? 0
        self.lines = lines.map { String($0.dropFirst(common)) }
    }

    var text: String { lines.joined(separator: "\n") }
}

extension SyntaxProtocol {
    /// The code without white space and comments: equal for code with the same meaning.
    var tokenText: [String] { tokens(viewMode: .sourceAccurate).map(\.text) }
}
