// Turns the line and column of a YAML mark into a byte offset of the block, remembering the last one.

/// libYAML counts columns in Unicode scalars, and ends lines at CR, LF, CRLF, NEL, LS and PS.
package struct YamlPlaces {
    private let bytes: [UInt8]
    private let lineStarts: [Int]
    private var line = 0
    private var column = 1
    private var offset = 0

    package init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var starts = [0]
        var index = 0
        while index < bytes.count {
            let width = Self.lineBreak(bytes, at: index)
            index += max(width, 1)
            if width > 0 { starts.append(index) }
        }
        lineStarts = starts
    }

    /// The bytes of a line break here; 0 if there is none.
    private static func lineBreak(_ bytes: [UInt8], at index: Int) -> Int {
        let next = index + 1 < bytes.count ? bytes[index + 1] : 0
        switch bytes[index] {
        case 0x0A: return 1
        case 0x0D: return next == 0x0A ? 2 : 1
        case 0xC2: return next == 0x85 ? 2 : 0
        case 0xE2:
            guard next == 0x80, index + 2 < bytes.count else { return 0 }
            return bytes[index + 2] == 0xA8 || bytes[index + 2] == 0xA9 ? 3 : 0
        default: return 0
        }
    }

    /// Both counted from 1; a place outside the block is taken as its nearest end. Marks that come in order cost
    /// together one pass.
    package mutating func offset(line wantedLine: Int, column wantedColumn: Int) -> Int {
        let bounded = min(max(wantedLine, 1), lineStarts.count)
        if bounded != line || wantedColumn < column {
            line = bounded
            column = 1
            offset = lineStarts[bounded - 1]
        }
        let end = bounded < lineStarts.count ? lineStarts[bounded] : bytes.count
        while column < wantedColumn, offset < end {
            offset += 1
            while offset < end, bytes[offset] & 0b1100_0000 == 0b1000_0000 { offset += 1 }
            column += 1
        }
        return offset
    }
}
