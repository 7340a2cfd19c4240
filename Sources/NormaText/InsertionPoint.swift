// Where in an existing file a piece of code belongs, said by what stands there.

/// Where in an existing file a piece belongs.
package enum InsertionPoint: Sendable, Hashable {
    /// `Package(targets:)`: the last elements of the array that is this argument of this call.
    case argument(call: String, label: String)
    /// `enum Route`: the last members of a type or an extension.
    case body(keyword: String, name: String)
    /// `switch route`: the last cases before `default` of the switch over this.
    case cases(subject: String)
    /// `import`: the imports.
    case imports
    /// `end`: the last lines of a file of any kind.
    case end

    /// What stands behind `into=`; nil where it is none of these.
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
        } else if words.count == 1, text.hasSuffix(":)"), let open = text.firstIndex(of: "("), open != text.startIndex {
            let label = text[text.index(after: open)...].dropLast(2)
            guard !label.isEmpty, label.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return nil }
            self = .argument(call: String(text[..<open]), label: String(label))
        } else {
            return nil
        }
    }

    /// As it is written behind `into=`.
    package var text: String {
        switch self {
        case .argument(let call, let label): "\(call)(\(label):)"
        case .body(let keyword, let name): "\(keyword) \(name)"
        case .cases(let subject): "switch \(subject)"
        case .imports: "import"
        case .end: "end"
        }
    }

    private static let types: Set<String> = ["enum", "struct", "class", "actor", "protocol", "extension"]
}
