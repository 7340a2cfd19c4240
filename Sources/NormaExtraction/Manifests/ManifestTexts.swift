// Operations on strings in a manifest: Swift's own members, and those that it adds to `String`.

import NormaText
import SwiftSyntax

extension ManifestInterpreter {
    mutating func textMember(_ name: String, of text: String, at range: ByteRange) -> ManifestValue? {
        let own: ManifestValue.Content? =
            switch name {
            case "isEmpty": .truth(text.isEmpty)
            case "count": .number(String(text.count))
            case "rawValue", "description": .text(text)
            case "capitalized": .text(Self.capitalized(text))
            default: nil
            }
        if let own { return ManifestValue(content: own, range: range) }
        let myself = ManifestValue(content: .text(text), range: range)
        for case .computed(let getter) in members(name, of: "String") {
            return descending { $0.inside("String") { $0.result(of: getter, with: ["self": myself], at: range) } }
        }
        return nil
    }

    mutating func textMethod(
        _ name: String,
        of text: String,
        with arguments: [ManifestConstruction.Argument],
        at range: ByteRange
    ) -> ManifestValue? {
        if let own = Self.textMethod(name, of: text, with: arguments) {
            return ManifestValue(content: own, range: range)
        }
        let myself = ManifestValue(content: .text(text), range: range)
        for case .function(let function) in members(name, of: "String") where accepts(function, arguments) {
            guard let body = function.body?.statements else { continue }
            return descending { interpreter in
                interpreter.inside("String") { interpreter in
                    var bound = interpreter.bindings(of: function.signature, arguments, at: range)
                    bound["self"] = myself
                    return interpreter.result(of: body, with: bound, at: range)
                }
            }
        }
        return nil
    }

    private static func textMethod(
        _ name: String,
        of text: String,
        with arguments: [ManifestConstruction.Argument]
    ) -> ManifestValue.Content? {
        let texts = arguments.map(\.value.text)
        switch (name, arguments.count) {
        case ("lowercased", 0): return .text(text.lowercased())
        case ("uppercased", 0): return .text(text.uppercased())
        case ("hasPrefix", 1): return texts[0].map { .truth(text.hasPrefix($0)) }
        case ("hasSuffix", 1): return texts[0].map { .truth(text.hasSuffix($0)) }
        case ("contains", 1): return texts[0].map { .truth($0.isEmpty || text.contains($0)) }
        case ("replacingOccurrences", 2), ("replacing", 2):
            guard let wanted = texts[0], let replacement = texts[1], !wanted.isEmpty else { return nil }
            return ManifestValue.made(text.replacing(wanted, with: replacement), at: .empty).content
        case ("dropFirst", 0): return .text(String(text.dropFirst()))
        case ("dropLast", 0): return .text(String(text.dropLast()))
        case ("prefix", 1), ("suffix", 1), ("dropFirst", 1), ("dropLast", 1):
            guard case .number(let written) = arguments[0].value.content, let count = Int(written), count >= 0 else {
                return nil
            }
            switch name {
            case "prefix": return .text(String(text.prefix(count)))
            case "suffix": return .text(String(text.suffix(count)))
            case "dropFirst": return .text(String(text.dropFirst(count)))
            default: return .text(String(text.dropLast(count)))
            }
        default: return nil
        }
    }

    /// Each word with its first letter in upper case, the rest in lower case.
    private static func capitalized(_ text: String) -> String {
        var result = ""
        var isInWord = false
        for character in text {
            result += isInWord ? character.lowercased() : character.uppercased()
            isInWord = character.isLetter || character.isNumber
        }
        return result
    }

    /// `Environment.flavour.getString(default: "plain")`: Tuist's access to the environment, read as if nothing were set.
    mutating func environmentValue(
        _ name: String,
        of instance: ManifestConstruction,
        _ arguments: [ManifestConstruction.Argument],
        at range: ByteRange
    ) -> ManifestValue? {
        guard instance.type == "Environment", types["Environment"] == nil, ["getString", "getBoolean"].contains(name),
            let fallback = arguments.first(where: { $0.label == "default" })?.value
        else { return nil }
        note("depends on the environment variable `\(instance.name)`; read as if it were not set", at: range)
        return fallback
    }
}
