// Passes a report on while it is made, so that it is never held as a whole.

/// The bytes of a report on their way to its reader, collected into larger pieces.
package struct ReportStream {
    /// Receives the pieces; nil if the bytes are kept.
    private let reader: (([UInt8]) -> Void)?
    private(set) var bytes: [UInt8] = []

    private static let pieceSize = 1 << 16
    private static let longestPiece = 1 << 14

    package init(reader: (([UInt8]) -> Void)? = nil) { self.reader = reader }

    mutating func write(_ text: String) {
        var text = text
        text.withUTF8 { bytes.append(contentsOf: $0) }
        handOnWholePiece()
    }

    mutating func add(_ more: some Sequence<UInt8>) { bytes.append(contentsOf: more) }

    /// Adds many bytes in pieces that are handed on.
    mutating func write(long bytes: some Collection<UInt8>) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let piece = rest.prefix(Self.longestPiece)
            add(piece)
            handOnWholePiece()
            rest = rest[piece.endIndex...]
        }
    }

    /// Passes a full piece on; to be called regularly while bytes are added.
    mutating func handOnWholePiece() {
        if bytes.count >= Self.pieceSize { handOn() }
    }

    /// Passes the rest on.
    mutating func handOn() {
        guard let reader, !bytes.isEmpty else { return }
        reader(bytes)
        bytes.removeAll(keepingCapacity: true)
    }
}
