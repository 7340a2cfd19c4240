// Build settings in their levels, and the value of `$(NAME)` in a setting.

import NormaFacts
import NormaText

/// The settings of one target in one configuration: its own first, then those of the levels below it.
struct BuildSettings: Sendable {
    /// Each level's settings by name; the first level that has a name determines its value, and `$(inherited)` is the next level's.
    var levels: [[String: String]]

    private static let deepest = 16
    /// A longer value isn't a name, and no other values are needed.
    static let longest = 4096
    /// Represents a value that is too long to be known.
    static let unknownValue = "$"

    /// Nil if no level has the setting; unknown if its value depends on a setting that isn't written.
    func value(of name: String) -> Expansion? {
        var steps = 0
        return value(of: name, from: 0, depth: 0, &steps)
    }

    /// Whether any level has one of the settings.
    func names(_ wanted: [String]) -> Bool { levels.contains { level in wanted.contains { level[$0] != nil } } }

    enum Expansion: Sendable, Hashable {
        case known(String)
        /// The name of the missing setting.
        case unknown(String)

        var text: String? {
            if case .known(let text) = self { return text }
            return nil
        }
    }

    private func value(of name: String, from level: Int, depth: Int, _ steps: inout Int) -> Expansion? {
        for index in levels.indices.dropFirst(level) {
            guard let written = levels[index][name] else { continue }
            return expanded(written, of: name, at: index, depth: depth, &steps)
        }
        return nil
    }

    private func expanded(_ text: String, of name: String, at level: Int, depth: Int, _ steps: inout Int) -> Expansion {
        steps += 1
        // A setting that refers to itself, or is unreasonably large.
        guard depth < Self.deepest, steps < 256 else { return .unknown(name) }
        var result = ""
        var rest = text[...]
        while let dollar = rest.firstIndex(of: "$") {
            result += rest[..<dollar]
            let open = rest.index(after: dollar)
            guard open < rest.endIndex, let close = Self.closing[rest[open]],
                let end = rest[open...].firstIndex(of: close)
            else { return .unknown(name) }
            let parts = rest[rest.index(after: open)..<end].split(separator: ":", omittingEmptySubsequences: false)
            let inner = parts.first.map(String.init) ?? ""
            let isInherited = inner == "inherited" || inner == name
            let found =
                isInherited
                ? value(of: name, from: level + 1, depth: depth + 1, &steps) ?? .known("")
                : value(of: inner, from: 0, depth: depth + 1, &steps) ?? .unknown(inner)
            guard case .known(var value) = found else { return found }
            for change in parts.dropFirst() {
                guard let changed = Self.changed(value, by: change) else { return .unknown(inner) }
                value = changed
            }
            result += value
            rest = rest[rest.index(after: end)...]
            guard result.utf8.count < Self.longest else { return .unknown(name) }
        }
        return .known(result + rest)
    }

    private static let closing: [Character: Character] = ["(": ")", "{": "}"]

    private static func changed(_ value: String, by operation: Substring) -> String? {
        switch operation {
        case "c99extidentifier", "identifier": ModuleName.identifier(value)
        case "rfc1034identifier", "bundleid":
            String(value.map { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "." ? $0 : "-" })
        case "lower": value.lowercased()
        case "upper": value.uppercased()
        default: operation.hasPrefix("default=") ? (value.isEmpty ? String(operation.dropFirst(8)) : value) : nil
        }
    }
}

enum ModuleName {
    /// A product's name as a module name: characters that an identifier can't have become `_`.
    static func identifier(_ name: String) -> String {
        var result = ""
        for (index, scalar) in name.unicodeScalars.enumerated() {
            let isDigit = ("0"..."9").contains(scalar)
            let isLetter = ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || scalar == "_"
            let isOther = scalar.value >= 0x80 && (scalar.properties.isXIDContinue)
            let fits = isLetter || isOther || isDigit && index > 0
            result.unicodeScalars.append(fits ? scalar : "_")
        }
        return result
    }

    /// The name of a target's module in Xcode: `PRODUCT_MODULE_NAME`, else the product's name, else the target's.
    ///
    /// - Parameter settings: the target's settings in one configuration.
    static func ofTarget(_ target: String, settings: BuildSettings) -> BuildSettings.Expansion {
        var settings = settings
        // Xcode's defaults, below everything that is written.
        settings.levels.append([
            "TARGET_NAME": target, "TARGETNAME": target, "PRODUCT_NAME": "$(TARGET_NAME)",
            "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
        ])
        guard let found = settings.value(of: "PRODUCT_MODULE_NAME") else { return .known(identifier(target)) }
        guard case .known(let name) = found else { return found }
        return .known(name.isEmpty ? identifier(target) : identifier(name))
    }

    /// The first of the names that the configurations give; missing and differing names are noted.
    static func ofTarget(
        _ target: String,
        among found: [BuildSettings.Expansion],
        at range: ByteRange,
        _ notes: inout [SyntaxErrorFact]
    ) -> String {
        let known = found.compactMap(\.text)
        if known.isEmpty, case .unknown(let missing)? = found.first {
            notes.note("the module's name depends on `\(missing)`, which is not set here", at: range)
        } else if Set(known).count > 1 {
            let all = Set(known).sorted().joined(separator: ", ")
            notes.note("the module's name differs between the configurations: \(all)", at: range)
        }
        return known.first ?? identifier(target)
    }
}
