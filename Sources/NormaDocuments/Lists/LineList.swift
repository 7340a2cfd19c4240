// Reads files with one thing a line: `.gitignore`, `.swift-version`, `Mintfile`; and `.tool-versions`, with a name and versions.

import NormaText

enum LineList {
    /// The lines but comments and blank ones, as a list under the key `lines`.
    static func value(of bytes: [UInt8]) -> PlacedValue {
        let lines = TextLine.all(of: bytes).filter { !$0.text.hasPrefix("#") }.map { $0.value($0.text) }
        let all = ByteRange(0, bytes.count)
        let entry = PlacedEntry(key: "lines", keyRange: .empty, value: PlacedValue(.list(lines), range: all))
        return PlacedValue(.mapping([entry]), range: all)
    }

    /// A name, and after it one version or several: `swiftlint 0.57.0`.
    static func versions(of bytes: [UInt8]) -> PlacedValue {
        var entries: [PlacedEntry] = []
        for line in TextLine.all(of: bytes) {
            let words = line.text.prefix { $0 != "#" }.split { $0 == " " || $0 == "\t" }
            guard let name = words.first else { continue }
            let values = words.dropFirst().map { line.value($0) }
            let key = line.part(name)
            let value = values.count == 1 ? values[0] : PlacedValue(.list(values), range: line.range)
            entries.append(PlacedEntry(key: key.text, keyRange: key.range, value: value))
        }
        return PlacedValue(.mapping(entries), range: ByteRange(0, bytes.count))
    }
}
