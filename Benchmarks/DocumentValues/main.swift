// Prints what the readers of documents make of files, for `Scripts/documents` to compare with independent readers.

import Foundation
import NormaDocuments
import NormaText

/// A line of JSON for each path that stands on a line of the input: the value, or the problem with its place.
func shown(_ value: PlacedValue) -> Any {
    switch value.content {
    case .empty: return NSNull()
    case .text(let text):
        switch value.meaning {
        case .boolean(let isTrue):
            return ["boolean": isTrue, "word": text, "at": Int(value.range.start)] as [String: Any]
        case .number: return ["number": text, "at": Int(value.range.start)] as [String: Any]
        case .text, .open: return ["text": text, "at": Int(value.range.start)] as [String: Any]
        }
    case .list(let elements): return elements.map(shown)
    case .mapping(let entries):
        return ["entries": entries.map { [$0.key, Int($0.keyRange.start), shown($0.value)] as [Any] }]
    }
}

func reading(_ path: String) -> [String: Any] {
    var result: [String: Any] = ["path": path]
    guard let format = DocumentFormat(of: RelativePath(path)), let data = FileManager.default.contents(atPath: path)
    else {
        result["unknown"] = true
        return result
    }
    var bytes = Array(data)
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
        bytes = Array((String(data: data, encoding: .utf16) ?? "").utf8)
    }
    result["format"] = format.rawValue
    do {
        result["value"] = shown(try DocumentReader.value(of: bytes, at: RelativePath(path), in: format))
    } catch {
        result["problem"] = error.message
        result["at"] = Int(error.range.start)
    }
    return result
}

while let path = readLine() {
    let line = try JSONSerialization.data(withJSONObject: reading(path), options: [.sortedKeys])
    print(String(decoding: line, as: UTF8.self))
}
