// Puts the members of a mock together: aliases, recorded calls, the initializer, then the functions.

import NormaFacts

struct MockBody {
    private let context: MockContext
    private let associated: AssociatedTypes
    private let members: [MockMember]
    private let hasSuperclass: Bool
    private let initializers: [Requirement]
    /// Existing code has its initializer and its aliases.
    var isAddition = false

    init(
        _ context: MockContext,
        _ associated: AssociatedTypes,
        _ members: [MockMember],
        hasSuperclass: Bool,
        _ initializers: [Requirement]
    ) {
        self.context = context
        self.associated = associated
        self.members = members
        self.hasSuperclass = hasSuperclass
        self.initializers = initializers
    }

    /// Indented by four spaces, no line break at the end.
    var text: String {
        var groups: [[String]] = []
        if !isAddition {
            groups.append(associated.aliases.map { "\(context.access)typealias \($0.name) = \($0.target.text)" })
        }
        if members.contains(where: \.throwsUnset) { groups.append(unsetResult) }
        groups.append(storageLines)
        if !isAddition { groups.append(initializer) }
        groups += members.filter { !$0.code.isEmpty }.map { MockText.conditional($0.code, $0.condition) }
        let lines = groups.filter { !$0.isEmpty }.joined(separator: [""])
        return MockText.indented(Array(lines))
    }

    private var unsetResult: [String] {
        [
            "/// A test has not said what this member answers.",
            "\(context.access)struct UnsetResult: Error {",
            "    \(context.access)let member: String",
            "}",
        ]
    }

    /// Each name once: several members may share an error.
    private var storage: [StoredValue] {
        var seen: Set<String> = []
        return members.flatMap(\.storage).filter { seen.insert($0.name + ($0.condition ?? "")).inserted }
    }

    private var storageLines: [String] {
        var lines: [String] = []
        var condition: String?
        for value in storage {
            if value.condition != condition {
                if condition != nil { lines.append("#endif") }
                if let next = value.condition { lines.append("#if \(next)") }
                condition = value.condition
            }
            lines.append(line(of: value))
        }
        return condition == nil ? lines : lines + ["#endif"]
    }

    private func line(of value: StoredValue) -> String {
        let isolation = value.isUnsafe ? "nonisolated(unsafe) " : ""
        let name = "\(value.attribute)\(context.access)\(isolation)\(value.isStatic ? "static " : "")var \(value.name)"
        let head = "\(name): \(value.type.text)"
        guard let initial = value.defaultValue, !isParameter(value), initial != "nil" else { return head }
        let saysItsType = ["Int 0", "Bool false", "String \"\""].contains("\(value.type.text) \(initial)")
        return saysItsType ? "\(name) = \(initial)" : "\(head) = \(initial)"
    }

    private func isParameter(_ value: StoredValue) -> Bool {
        guard !value.isStatic, value.condition == nil, !value.isRecord else { return false }
        // A parameter of this name would hide the double itself.
        if value.defaultValue != nil, MemberNames.bare(value.name) == "self" { return false }
        return value.defaultValue == nil || (context.shape.initializer == .all && !context.needsDefaults)
    }

    /// The initializer takes the values without a default.
    var asksForValues: Bool { storage.contains { isParameter($0) && $0.defaultValue == nil } }

    private var initializer: [String] {
        let asked = storage.filter(isParameter)
        let isPublic = context.shape.initializer == .public
        let isPlain = context.access.isEmpty && asked.isEmpty && !context.needsDefaults && !isPublic
        let isDemanded = initializers.contains { requirement in
            guard case .function(let function) = requirement.member.content else { return false }
            return function.parameters.map(\.label) == asked.map(\.name) && requirement.member.condition == nil
        }
        guard !isPlain, !isDemanded else { return [] }
        let parameters = asked.map { value in
            let type = context.isFunction(value.type) ? "@escaping \(value.type.text)" : value.type.text
            return "\(value.name): \(type)" + (value.defaultValue.map { " = \($0)" } ?? "")
        }
        let override = hasSuperclass && parameters.isEmpty ? "override " : ""
        let body = asked.map { "self.\($0.name) = \($0.name)" } + (hasSuperclass ? ["super.init()"] : [])
        let head = MockText.FunctionHead(
            opening: "\(override)\(isPublic ? "public " : context.access)init",
            parameters: parameters,
            ending: ""
        )
        return MockText.function(head: head, body: body)
    }
}
