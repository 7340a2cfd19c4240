// A JSON file of settings that a person wrote: one entry is added to it, and everything else stays, in its order.

import NormaText

/// A JSON value with its members in the order of the file. Numbers and texts stay as they are written.
indirect enum SettingsValue: Equatable, Sendable {
    case object([Member])
    case array([SettingsValue])
    case written(String)

    struct Member: Equatable, Sendable {
        /// As written, with its quotes.
        var name: String
        var value: SettingsValue
    }

    static func text(_ text: String) -> SettingsValue {
        .written("\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\"")
    }

    static func object(_ members: [(String, SettingsValue)]) -> SettingsValue {
        .object(members.map { Member(name: "\"\($0.0)\"", value: $0.1) })
    }
}

extension SettingsValue {
    /// With two spaces a level, and a line break at the end.
    var pretty: String { pretty(depth: 0) + "\n" }

    private func pretty(depth: Int) -> String {
        let (margin, end) = (String(repeating: "  ", count: depth + 1), String(repeating: "  ", count: depth))
        switch self {
        case .written(let text): return text
        case .array(let values):
            guard !values.isEmpty else { return "[]" }
            return "[\n" + values.map { margin + $0.pretty(depth: depth + 1) }.joined(separator: ",\n") + "\n\(end)]"
        case .object(let members):
            guard !members.isEmpty else { return "{}" }
            let lines = members.map { "\(margin)\($0.name): \($0.value.pretty(depth: depth + 1))" }
            return "{\n" + lines.joined(separator: ",\n") + "\n\(end)}"
        }
    }

    /// Whether some text in it holds this one.
    func contains(_ text: String) -> Bool {
        switch self {
        case .written(let written): written.contains(text)
        case .array(let values): values.contains { $0.contains(text) }
        case .object(let members): members.contains { $0.value.contains(text) }
        }
    }

    /// With an element added to the list at these names, which are made if they aren't there; nil if something else has
    /// one of the names.
    func adding(_ element: SettingsValue, at names: ArraySlice<String>) -> SettingsValue? {
        guard let name = names.first else {
            guard case .array(let values) = self else { return nil }
            return .array(values + [element])
        }
        guard case .object(var members) = self else { return nil }
        let rest = names.dropFirst()
        if let index = members.firstIndex(where: { $0.name == "\"\(name)\"" }) {
            guard let value = members[index].value.adding(element, at: rest) else { return nil }
            members[index].value = value
        } else {
            let empty: SettingsValue = rest.isEmpty ? .array([]) : .object([Member]())
            guard let value = empty.adding(element, at: rest) else { return nil }
            members.append(Member(name: "\"\(name)\"", value: value))
        }
        return .object(members)
    }
}

/// Reads JSON without comments.
struct SettingsReader {
    private let bytes: [UInt8]
    private var offset = 0

    private static let deepest = 64

    /// Nil if this is not JSON.
    static func value(of bytes: [UInt8]) -> SettingsValue? {
        var reader = SettingsReader(bytes: bytes)
        guard let value = reader.value(depth: 0) else { return nil }
        reader.skipSpace()
        return reader.offset == bytes.count ? value : nil
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    private mutating func skipSpace() {
        while let byte, [0x20, 0x0A, 0x0D, 0x09].contains(byte) { offset += 1 }
    }

    private mutating func take(_ mark: Unicode.Scalar) -> Bool {
        skipSpace()
        guard byte == UInt8(ascii: mark) else { return false }
        offset += 1
        return true
    }

    private mutating func value(depth: Int) -> SettingsValue? {
        guard depth < Self.deepest else { return nil }
        if take("{") { return object(depth: depth) }
        if take("[") { return array(depth: depth) }
        if byte == UInt8(ascii: "\"") { return quoted().map { .written($0) } }
        return word().map { .written($0) }
    }

    private mutating func object(depth: Int) -> SettingsValue? {
        var members: [SettingsValue.Member] = []
        if take("}") { return .object(members) }
        repeat {
            skipSpace()
            guard let name = quoted(), take(":"), let value = value(depth: depth + 1) else { return nil }
            members.append(SettingsValue.Member(name: name, value: value))
        } while take(",")
        return take("}") ? .object(members) : nil
    }

    private mutating func array(depth: Int) -> SettingsValue? {
        var values: [SettingsValue] = []
        if take("]") { return .array(values) }
        repeat {
            guard let value = value(depth: depth + 1) else { return nil }
            values.append(value)
        } while take(",")
        return take("]") ? .array(values) : nil
    }

    /// With its quotes, as written.
    private mutating func quoted() -> String? {
        guard byte == UInt8(ascii: "\"") else { return nil }
        let start = offset
        offset += 1
        while let byte {
            offset += 1
            switch byte {
            case UInt8(ascii: "\\"): offset += 1
            case UInt8(ascii: "\""): return offset <= bytes.count ? Self.text(bytes[start..<offset]) : nil
            case 0..<0x20: return nil
            default: break
            }
        }
        return nil
    }

    /// A number, `true`, `false` or `null`.
    private mutating func word() -> String? {
        let start = offset
        while let byte, !" \t\r\n,]}:{[\"/".utf8.contains(byte) { offset += 1 }
        guard let text = Self.text(bytes[start..<offset]) else { return nil }
        return ["true", "false", "null"].contains(text) || Double(text) != nil ? text : nil
    }

    private static func text(_ bytes: ArraySlice<UInt8>) -> String? { String(validating: bytes, as: UTF8.self) }
}
