// The place in an existing file where a piece of code belongs, described by the code there.

/// The place of a piece in an existing file.
package enum InsertionPoint: Sendable, Hashable {
    /// `Package(targets:)`: the last elements of the array that is this argument of this call; `.target(name: A,
    /// dependencies:)` of the call with this value of the argument `name:`.
    case argument(call: String, name: String?, label: String)
    /// `enum Route`: the last members of a type or an extension.
    case body(keyword: String, name: String)
    /// `switch route`: the last cases before `default` of the switch over this.
    case cases(subject: String)
    /// `import`: the imports.
    case imports
    /// `end`: the last lines of a file of any kind.
    case end

    /// The value of `into=`; nil if it is none of these.
    package init?(_ text: String) {
        let words = text.split(separator: " ").map(String.init)
        if text == "import" {
            self = .imports
        } else if text == "end" {
            self = .end
        } else if words.count == 2, Self.types.contains(words[0]) {
            self = .body(keyword: words[0], name: words[1])
        } else if words.count > 1, words[0] == "switch" {
            self = .cases(subject: words.dropFirst().joined(separator: " "))
        } else if let argument = Self.argument(text) {
            self = argument
        } else {
            return nil
        }
    }

    /// `.target(name: A, dependencies:)`
    private static func argument(_ text: String) -> InsertionPoint? {
        guard text.hasSuffix(":)"), let open = text.firstIndex(of: "(") else { return nil }
        let call = String(text[..<open])
        guard !call.isEmpty, !call.contains(where: \.isWhitespace) else { return nil }
        let arguments = text[text.index(after: open)...].dropLast(2).split(separator: ",", maxSplits: 1)
        guard let label = arguments.last?.trimmed, !label.isEmpty,
            label.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
        else { return nil }
        guard arguments.count == 2 else { return .argument(call: call, name: nil, label: String(label)) }
        let words = arguments[0].split(separator: ":", maxSplits: 1).map(\.trimmed)
        guard words.count == 2, words[0] == "name", !words[1].isEmpty else { return nil }
        return .argument(call: call, name: String(words[1]), label: String(label))
    }

    /// As it is written after `into=`.
    package var text: String {
        switch self {
        case .argument(let call, let name, let label): "\(call)(\(name.map { "name: \($0), " } ?? "")\(label):)"
        case .body(let keyword, let name): "\(keyword) \(name)"
        case .cases(let subject): "switch \(subject)"
        case .imports: "import"
        case .end: "end"
        }
    }

    private static let types: Set<String> = ["enum", "struct", "class", "actor", "protocol", "extension"]
}
