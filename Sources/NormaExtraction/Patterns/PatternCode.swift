// Compares code with a pattern word for word, so that nothing is lost if other code replaces it.

import NormaFacts
import NormaText

extension PatternText {
    /// The start of the code that is this pattern with its holes filled, ignoring white space; nil if the range doesn't
    /// end that way. Attributes and modifiers may precede it.
    ///
    /// Cost: linear in the range.
    func start(in range: ByteRange, of source: SourceText, with bindings: [PatternSighting.Binding]) -> Int32? {
        guard let code = filled(with: bindings) else { return nil }
        var offset = Int(range.end)
        for byte in code.reversed() {
            repeat { offset -= 1 } while offset >= Int(range.start) && source[offset].isWhiteSpace
            guard offset >= Int(range.start), source[offset] == byte else { return nil }
        }
        let isWhole = offset == Int(range.start) || source[offset - 1].isWhiteSpace
        return isWhole ? Int32(clamping: offset) : nil
    }

    /// The text without white space; nil if a hole has no name or its text was not kept. A comma before an empty hole is dropped.
    private func filled(with bindings: [PatternSighting.Binding]) -> [UInt8]? {
        var result: [UInt8] = []
        var end = 0
        for hole in holes {
            guard let name = hole.name, let binding = bindings.first(where: { $0.hole == name }) else { return nil }
            guard let standing = binding.text else { return nil }
            result += text[end..<hole.range.lowerBound].filter { !$0.isWhiteSpace }
            if standing.isEmpty, result.last == UInt8(ascii: ",") { result.removeLast() }
            result += standing.utf8.filter { !$0.isWhiteSpace }
            end = hole.range.upperBound
        }
        return result + text[end...].filter { !$0.isWhiteSpace }
    }

    /// The places of the pattern's pieces in code that is the pattern word for word; nil if they can't be determined.
    func places(
        of pieces: [PatternPiece],
        in code: ByteRange,
        of source: SourceText,
        with bindings: [PatternSighting.Binding]
    ) -> [ByteRange]? {
        let texts = Self.texts(of: pieces, with: bindings)
        guard texts.count == pieces.count else { return nil }
        var places: [ByteRange] = []
        var offset = Int(code.start)
        for text in texts {
            if text.isEmpty {
                places.append(ByteRange(offset, offset))
                continue
            }
            while offset < Int(code.end), source[offset].isWhiteSpace { offset += 1 }
            let place = ByteRange(offset, offset + text.count)
            guard place.end <= code.end, source.slice(place).elementsEqual(text) else { return nil }
            places.append(place)
            offset += text.count
        }
        return offset == Int(code.end) ? places : nil
    }

    /// The code of each piece; a comma before an empty hole is empty.
    private static func texts(of pieces: [PatternPiece], with bindings: [PatternSighting.Binding]) -> [[UInt8]] {
        var texts: [[UInt8]] = []
        for piece in pieces {
            switch piece.content {
            case .code(let text): texts.append(Array(text.utf8))
            case .hole(let name):
                guard let standing = bindings.first(where: { $0.hole == name })?.text else { return [] }
                if standing.isEmpty, texts.last == [UInt8(ascii: ",")] { texts[texts.count - 1] = [] }
                texts.append(Array(standing.utf8))
            }
        }
        return texts
    }
}
