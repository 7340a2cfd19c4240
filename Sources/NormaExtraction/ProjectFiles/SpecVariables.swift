// The values of `${name}` in an XcodeGen spec.

import NormaText

struct SpecVariables {
    private let values: [String: String]
    /// The place of the first text that would have become too long.
    private(set) var tooLong: ByteRange?

    init(_ values: [String: String]) { self.values = values }

    /// The value with each `${name}` replaced, in keys and texts. Names without a value stay as they are, and so does a
    /// text that would become much longer.
    mutating func filled(_ value: PlacedValue) -> PlacedValue {
        guard !values.isEmpty else { return value }
        switch value.content {
        case .empty: return value
        case .text(let text): return PlacedValue(.text(filled(text, at: value.range)), range: value.range)
        case .list(let elements):
            var result: [PlacedValue] = []
            result.reserveCapacity(elements.count)
            for element in elements { result.append(filled(element)) }
            return PlacedValue(.list(result), range: value.range)
        case .mapping(let entries):
            var result: [PlacedEntry] = []
            result.reserveCapacity(entries.count)
            for entry in entries {
                let key = filled(entry.key, at: entry.keyRange)
                result.append(PlacedEntry(key: key, keyRange: entry.keyRange, value: filled(entry.value)))
            }
            return PlacedValue(.mapping(result), range: value.range)
        }
    }

    private mutating func filled(_ text: String, at range: ByteRange) -> String {
        guard text.utf8.contains(UInt8(ascii: "$")) else { return text }
        var result = ""
        var rest = text[...]
        while let start = rest.firstRange(of: "${"), let end = rest[start.upperBound...].firstIndex(of: "}") {
            result += rest[..<start.lowerBound]
            let name = String(rest[start.upperBound..<end])
            result += values[name] ?? "${" + name + "}"
            guard result.utf8.count <= text.utf8.count + BuildSettings.longest else {
                if tooLong == nil { tooLong = range }
                return text
            }
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }
}
