// Compares code with a pattern word for word, so that nothing is lost where other code takes its place.

import NormaFacts
import NormaText

extension PatternText {
    /// Where the code begins that is this pattern with its holes filled, white space left out; nil where the range ends
    /// otherwise. What stands before it are attributes and modifiers.
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

    /// The text without white space; nil where a hole has no name. A comma before nothing goes, too.
    private func filled(with bindings: [PatternSighting.Binding]) -> [UInt8]? {
        var result: [UInt8] = []
        var end = 0
        for hole in holes {
            guard let name = hole.name, let binding = bindings.first(where: { $0.hole == name }) else { return nil }
            result += text[end..<hole.range.lowerBound].filter { !$0.isWhiteSpace }
            if binding.text.isEmpty, result.last == UInt8(ascii: ",") { result.removeLast() }
            result += binding.text.utf8.filter { !$0.isWhiteSpace }
            end = hole.range.upperBound
        }
        return result + text[end...].filter { !$0.isWhiteSpace }
    }
}
