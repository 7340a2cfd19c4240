// What a tool can be given: the name of a value, its form, and what it means.

import NormaReports

package struct ToolParameter: Sendable, Hashable {
    package enum Form: Sendable, Hashable {
        case text
        /// A list of texts; one text alone counts as a list of one.
        case texts
        case flag
    }

    package let name: String
    package let form: Form
    package let summary: String
    package let isRequired: Bool

    package init(_ name: String, _ form: Form, _ summary: String, isRequired: Bool = false) {
        self.name = name
        self.form = form
        self.summary = summary
        self.isRequired = isRequired
    }

    /// As JSON Schema.
    var schema: JSONValue {
        let form: [(String, JSONValue)] =
            switch form {
            case .text: [("type", .string("string"))]
            case .texts: [("type", .string("array")), ("items", .object([("type", .string("string"))]))]
            case .flag: [("type", .string("boolean"))]
            }
        return .object(form + [("description", .string(summary))])
    }

    /// For messages: "a text".
    var noun: String {
        switch form {
        case .text: "a text"
        case .texts: "a list of texts"
        case .flag: "true or false"
        }
    }
}
