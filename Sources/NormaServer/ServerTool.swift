// One tool of the server: how clients see it, and what it does.

import NormaReports

package struct ServerTool: Sendable {
    package enum Effect: Sendable, Hashable {
        case reads
        /// Writes new files only.
        case adds
        /// Changes files that are there; a second call changes nothing more.
        case changes
    }

    package let name: String
    package let title: String
    package let summary: String
    package let effect: Effect
    package let parameters: [ToolParameter]
    /// - Parameter roots: the folders that the client works in, absolute.
    package let call: @Sendable (_ arguments: ToolArguments, _ roots: [String]) throws(ToolProblem) -> ToolAnswer

    package init(
        _ name: String,
        title: String,
        summary: String,
        effect: Effect,
        parameters: [ToolParameter],
        call: @escaping @Sendable (ToolArguments, [String]) throws(ToolProblem) -> ToolAnswer
    ) {
        self.name = name
        self.title = title
        self.summary = summary
        self.effect = effect
        self.parameters = parameters
        self.call = call
    }

    /// As `tools/list` shows it.
    var listed: JSONValue {
        let required = parameters.filter(\.isRequired).map { JSONValue.string($0.name) }
        let schema: [(String, JSONValue?)] = [
            ("type", .string("object")),
            ("properties", .object(parameters.map { ($0.name, $0.schema) })),
            ("required", required.isEmpty ? nil : .array(required)),
            ("additionalProperties", .bool(false)),
        ]
        let hints: [(String, JSONValue?)] = [
            ("title", .string(title)),
            ("readOnlyHint", .bool(effect == .reads)),
            ("destructiveHint", effect == .reads ? nil : .bool(effect == .changes)),
            ("idempotentHint", effect == .reads ? nil : .bool(effect == .changes)),
            ("openWorldHint", .bool(false)),
        ]
        return .object([
            ("name", .string(name)), ("title", .string(title)), ("description", .string(summary)),
            ("inputSchema", .present(schema)), ("annotations", .present(hints)),
        ])
    }
}

package struct ToolAnswer: Sendable, Hashable {
    package let text: String
    /// The tool could not do its work; findings are no failure.
    package let isFailure: Bool

    package init(_ text: String, isFailure: Bool = false) {
        self.text = text
        self.isFailure = isFailure
    }

    init(_ problem: ToolProblem) { self.init(problem.text, isFailure: true) }

    var value: JSONValue {
        .object([
            ("content", .array([.object([("type", .string("text")), ("text", .string(text))])])),
            ("isError", .bool(isFailure)),
        ])
    }
}
