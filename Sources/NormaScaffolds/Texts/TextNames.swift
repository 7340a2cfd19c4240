// Gives texts names in Swift: `cart.item.count` becomes `itemCount` in a group `Cart`.

import NormaGuide
import NormaText

/// The members that a table of texts asks for and that are not there yet.
package struct TextNames: Sendable {
    package struct Group: Sendable, Hashable {
        package var name: String
        /// Lines without the group's own, each a part of a member.
        package var lines: [String]
    }

    /// In the order of the table.
    package private(set) var groups: [Group] = []
    /// The keys that a person has to name.
    package private(set) var notes: [String] = []

    /// - Parameters:
    ///   - known: the file of the names; a key that it mentions has its name.
    ///   - shape: how a text is looked up.
    package init(_ table: TextTable, known: String, shape: TextShape) {
        var names: Set<String> = []
        for entry in table.entries where !known.contains("\"\(entry.key)\"") {
            let parts = entry.key.split(separator: ".").map(String.init)
            guard parts.count > 1, parts.allSatisfy(Self.isWord) else {
                notes.append("`\(entry.key)` has no group: a key such as `cart.\(Self.suggested(entry.key))` has one")
                continue
            }
            let group = NameCase.pascal.applied(to: parts[0])
            let name = Self.member(parts.dropFirst().joined(separator: " "))
            guard names.insert("\(group).\(name)").inserted else {
                notes.append(
                    "`\(entry.key)` would be named `\(group).\(name)`, like another text: give it another key"
                )
                continue
            }
            guard let types = TextArguments(entry.text).types else {
                notes.append("`\(entry.key)` has an argument without a Swift type: write its constant by hand")
                continue
            }
            add(Self.lines(name, entry, types, shape), to: group)
        }
    }

    private mutating func add(_ lines: [String], to name: String) {
        if let index = groups.firstIndex(where: { $0.name == name }) {
            // Functions are separated.
            let isFunction = lines.count > 2 || groups[index].lines.last == "}"
            groups[index].lines += (isFunction ? [""] : []) + lines
        } else {
            groups.append(Group(name: name, lines: lines))
        }
    }

    private static func lines(
        _ name: String,
        _ entry: TextTable.Entry,
        _ types: [String],
        _ shape: TextShape
    ) -> [String] {
        let access = shape.access.isEmpty ? "" : shape.access + " "
        let text = shape.text.replacing("{key}", with: entry.key)
        let comment = "/// " + entry.text.replacing("\n", with: " ")
        guard !types.isEmpty else { return [comment, "\(access)static let \(name) = \(text)"] }
        let words = types.count == 1 ? ["value"] : types.indices.map(argument)
        let parameters = zip(words, types).map { "_ \($0): \($1)" }.joined(separator: ", ")
        return [
            comment,
            "\(access)static func \(name)(\(parameters)) -> String {",
            "    String(format: \(text), \(words.joined(separator: ", ")))",
            "}",
        ]
    }

    private static func argument(_ index: Int) -> String {
        let words = ["first", "second", "third", "fourth", "fifth"]
        return words.indices.contains(index) ? words[index] : "argument\(index + 1)"
    }

    private static func isWord(_ part: String) -> Bool {
        part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_" || $0 == "-") }
            && part.contains(where: \.isLetter)
    }

    private static func member(_ words: String) -> String {
        let name = NameCase.camel.applied(to: words)
        if name.first?.isNumber == true { return "text" + name }
        return TemplateInput.isReserved(name) ? "`\(name)`" : name
    }

    private static func suggested(_ key: String) -> String {
        let letters = key.prefix(20).filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == " ") }
        let name = NameCase.camel.applied(to: letters)
        return name.isEmpty ? "title" : name
    }
}
