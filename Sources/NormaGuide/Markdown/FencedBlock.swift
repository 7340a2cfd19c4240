// A fenced block as the scanner found it: its info string, and its content with the way back to the document.

import NormaText

/// The bytes between two fences, with the fence's own indentation taken away.
struct FencedBlock: Sendable, Hashable {
    /// The byte at which the opening fence begins.
    var fence: Int
    /// The bytes of the info string, trimmed.
    var info: Range<Int>
    /// The lines of the content, line breaks included.
    var lines: [Range<Int>]
    /// False if the document (or the list item that holds it) ended first.
    var isClosed: Bool
    /// Inside a quote: shown, not said.
    var isQuoted: Bool
    /// The lines of the document that it takes, both fences included, from 1.
    var documentLines: ClosedRange<Int>

    func content(in document: DocumentText) -> BlockContent {
        BlockContent(lines: lines, document: document, fallback: info.upperBound)
    }
}

/// A block's text, and the place of each of its bytes in the document.
struct BlockContent: Sendable {
    let bytes: [UInt8]
    /// The content offsets at which stretches begin that are contiguous in the document too.
    private let starts: [(content: Int, document: Int)]
    private let fallback: Int

    /// Where it begins in the document.
    var documentStart: Int { starts.first?.document ?? fallback }

    init(lines: [Range<Int>], document: DocumentText, fallback: Int) {
        var bytes: [UInt8] = []
        var starts: [(Int, Int)] = []
        var expected = -1
        for line in lines {
            if line.lowerBound != expected { starts.append((bytes.count, line.lowerBound)) }
            expected = line.upperBound
            bytes += document.bytes[line]
        }
        self.bytes = bytes
        self.starts = starts
        self.fallback = fallback
    }

    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The document's offset of a byte of the content; its end is the end of the last line.
    func documentOffset(of offset: Int) -> Int {
        let line = max(starts.partitioningIndex { $0.content > offset } - 1, 0)
        guard starts.indices.contains(line) else { return fallback }
        return starts[line].document + min(max(offset, 0), bytes.count) - starts[line].content
    }
}
