// The arguments of one call of a tool, checked against its parameters.

import NormaText

package struct ToolArguments: Sendable, Hashable {
    private let texts: [String: [String]]
    private let flags: Set<String>

    /// - Parameter value: of `arguments` in the call; nil or null: none.
    package init(_ value: PlacedValue?, for parameters: [ToolParameter]) throws(ToolProblem) {
        let entries: [PlacedEntry]
        switch value?.content {
        case nil, .empty: entries = []
        case .mapping(let given): entries = given
        case .text, .list:
            throw ToolProblem("`arguments` must be an object", next: "give \(Self.list(of: parameters))")
        }
        var (texts, flags): ([String: [String]], Set<String>) = ([:], [])
        for entry in entries where entry.value.content != .empty {
            guard let parameter = parameters.first(where: { $0.name == entry.key }) else {
                throw Self.unknown(entry.key, among: parameters)
            }
            guard let given = Self.texts(of: entry.value, as: parameter.form) else {
                throw ToolProblem("`\(parameter.name)` must be \(parameter.noun)", next: parameter.summary)
            }
            if parameter.form == .flag {
                if given == ["true"] { flags.insert(parameter.name) }
            } else {
                texts[parameter.name] = given
            }
        }
        for parameter in parameters where parameter.isRequired && texts[parameter.name] == nil {
            throw ToolProblem("`\(parameter.name)` is missing", next: parameter.summary)
        }
        self.texts = texts
        self.flags = flags
    }

    package func text(_ name: String) -> String? { texts[name]?.first }

    package func texts(_ name: String) -> [String] { texts[name] ?? [] }

    package func flag(_ name: String) -> Bool { flags.contains(name) }

    /// Nil for a value of another form.
    private static func texts(of value: PlacedValue, as form: ToolParameter.Form) -> [String]? {
        switch (form, value.content) {
        case (.flag, .text(let text)): ["true", "false"].contains(text) ? [text] : nil
        case (_, .text(let text)): value.meaning == .text ? [text] : nil
        case (.texts, .list(let values)):
            values.allSatisfy { $0.meaning == .text && $0.text != nil } ? values.compactMap(\.text) : nil
        default: nil
        }
    }

    private static func unknown(_ name: String, among parameters: [ToolParameter]) -> ToolProblem {
        let near = NearestWord.to(name, among: parameters.map(\.name)).map { "did you mean `\($0)`?" }
        return ToolProblem(
            "there is no argument `\(VisibleText.oneLine(String(name.prefix(60))))`",
            next: near ?? "give \(list(of: parameters))"
        )
    }

    private static func list(of parameters: [ToolParameter]) -> String {
        parameters.map { "`\($0.name)`" + ($0.isRequired ? "" : " (optional)") }.joined(separator: ", ")
    }
}

/// Why a tool could not do its work, in words for the caller of the tool.
package struct ToolProblem: Error, Sendable, Hashable {
    package let message: String
    /// What the caller can do.
    package let next: String

    package init(_ message: String, next: String) {
        self.message = message
        self.next = next
    }

    var text: String { "error: \(message); \(next)" }
}
