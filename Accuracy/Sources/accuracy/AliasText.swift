// Which name in a typealias's text it stands for: the last one of `A.B<C>`, none of a tuple, a function or a composition.

struct AliasText {
    /// Where that name begins.
    private(set) var target: Position?

    init?(_ alias: NormaNames.Declaration, _ comparison: Comparison) {
        guard let text = comparison.text(alias.path) else { return nil }
        let all = text.bytes(in: alias.place.position..<alias.range.upperBound)
        guard let equals = all.firstIndex(where: { $0.byte == UInt8(ascii: "=") }) else { return nil }
        read(Array(all[(equals + 1)...]))
    }

    private mutating func read(_ bytes: [(byte: UInt8, position: Position)]) {
        var index = 0
        var depth = 0
        var mayContinue = true
        while index < bytes.count {
            let (byte, position) = bytes[index]
            switch byte {
            case UInt8(ascii: "<"): depth += 1
            case UInt8(ascii: ">"): depth -= 1
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "&"), UInt8(ascii: "~"):
                if depth == 0 { return target = nil }
            case UInt8(ascii: "."): if depth == 0 { mayContinue = true }
            case let part where SourceText.isNamePart(part) || part == UInt8(ascii: "`"):
                var end = index
                while end < bytes.count, SourceText.isNamePart(bytes[end].byte) || bytes[end].byte == UInt8(ascii: "`")
                {
                    end += 1
                }
                let word = String(decoding: bytes[index..<end].map(\.byte), as: UTF8.self)
                index = end
                if depth == 0 {
                    if word == "where" { return }
                    if ["any", "some"].contains(word) { continue }
                    if mayContinue { target = position }
                    mayContinue = false
                }
                continue
            default: break
            }
            index += 1
        }
    }
}
