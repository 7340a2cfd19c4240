// The depth of a YAML text, found without parsing it: the parser is recursive, so the depth is checked first.

package enum YamlDepth {
    package static let limit = 64

    /// The byte at which the text exceeds the depth limit; nil if it never does. May count brackets in texts.
    package static func excess(in bytes: [UInt8], limit: Int = limit) -> Int? {
        var brackets = 0
        var indents: [Int] = []
        var index = 0
        while index < bytes.count {
            let lineStart = index
            var markers = 0
            while index < bytes.count, [0x20, 0x09, UInt8(ascii: "-"), UInt8(ascii: "?")].contains(bytes[index]) {
                if bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "?") { markers += 1 }
                index += 1
            }
            let isBlank = index == bytes.count || bytes[index] == 0x0A || bytes[index] == 0x0D
            if !isBlank {
                let indent = index - lineStart
                while let last = indents.last, last >= indent { indents.removeLast() }
                indents.append(indent)
            }
            while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D {
                let byte = bytes[index]
                if byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{") { brackets += 1 }
                if byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}") { brackets = max(0, brackets - 1) }
                if brackets + markers + indents.count > limit { return index }
                index += 1
            }
            index += 1
        }
        return nil
    }
}
