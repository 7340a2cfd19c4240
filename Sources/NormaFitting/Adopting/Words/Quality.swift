// What a type can be, as documents say it: a predicate, and code that has it or not.

struct Quality: Sendable, Hashable {
    enum Meaning: Sendable, Hashable {
        case modifier(String)
        case kind(String)
        case attribute(String)
        case conformance(String)
        case inheritance(String)
    }

    let meaning: Meaning

    private static let words: [String: Meaning] = [
        "final": .modifier("final"), "public": .modifier("public"), "open": .modifier("open"),
        "private": .modifier("private"),
        "internal": .modifier("internal"), "package": .modifier("package"), "final class": .modifier("final"),
        "final classes": .modifier("final"), "nonisolated": .modifier("nonisolated"),
        "struct": .kind("struct"), "structs": .kind("struct"), "class": .kind("class"), "classes": .kind("class"),
        "enum": .kind("enum"),
        "enums": .kind("enum"), "actor": .kind("actor"), "actors": .kind("actor"), "protocol": .kind("protocol"),
        "structures": .kind("struct"),
        "main actor": .attribute("@MainActor"), "main-actor": .attribute("@MainActor"),
        "main actor isolated": .attribute("@MainActor"),
        "main-actor isolated": .attribute("@MainActor"), "mainactor": .attribute("@MainActor"),
        "mainactor isolated": .attribute("@MainActor"),
        "observable": .attribute("@Observable"), "observable class": .attribute("@Observable"),
        "observable classes": .attribute("@Observable"),
        "sendable": .conformance("Sendable"), "codable": .conformance("Codable"),
        "equatable": .conformance("Equatable"),
        "hashable": .conformance("Hashable"), "identifiable": .conformance("Identifiable"),
        "observableobject": .conformance("ObservableObject"), "decodable": .conformance("Decodable"),
    ]

    /// `` `@MainActor final class` conforming to `ObservableObject` `` as three that are divided by `and`.
    static func apart(_ words: [SentenceWord]) -> [SentenceWord] {
        var result: [SentenceWord] = []
        let and = SentenceWord("and")
        for (index, word) in words.enumerated() {
            let isConforming = !word.isCode && word.text == "conforming"
            if isConforming {
                result += [and, SentenceWord("conform ")]
            } else if index > 0, words[index - 1].text == "conforming", word.text == "to" {
                continue
            } else if word.isCode, word.text.contains(" "), !word.text.contains("(") {
                let attributes = word.text.split(separator: " ").filter { $0.hasPrefix("@") }
                let rest = word.text.split(separator: " ").filter { !$0.hasPrefix("@") }
                for attribute in attributes { result += [SentenceWord(String(attribute), isCode: true), and] }
                result += rest.map { SentenceWord(String($0)) }
                if rest.isEmpty { result.removeLast() }
            } else {
                result.append(word)
            }
        }
        return result
    }

    /// `a final class`, `` `@MainActor` ``, `conform to `Sendable``.
    static func named(_ words: [SentenceWord]) -> Quality? {
        var rest = words[...]
        while let first = rest.first, !first.isCode, ["a", "an", "the", "as", "with", "swift"].contains(first.text) {
            rest = rest.dropFirst()
        }
        if rest.count == 2, let first = rest.first, let last = rest.last, last.isCode,
            last.text.allSatisfy(\.isIdentifierPart)
        {
            if first.text == "conform " { return Quality(meaning: .conformance(last.text)) }
            if first.text == "inherit " { return Quality(meaning: .inheritance(last.text)) }
        }
        if rest.count >= 1, let first = rest.first, first.text.hasPrefix("@"),
            rest.dropFirst().allSatisfy({
                ["classes", "class", "attribute", "macro", "isolated", "-isolated"].contains($0.text)
            })
        {
            return first.text.contains("(") ? nil : Quality(meaning: .attribute(first.original))
        }
        let text = rest.map { $0.text.lowercased() }.joined(separator: " ")
        return Self.words[text].map { Quality(meaning: $0) }
    }

    var words: String {
        switch meaning {
        case .modifier(let text), .kind(let text), .attribute(let text), .conformance(let text), .inheritance(let text):
            text
        }
    }

    /// An entry of a description.
    var predicate: String {
        switch meaning {
        case .modifier(let word): "be: \(word)"
        case .kind(let kind): "\(kind): any"
        case .attribute("@MainActor"): "isolated-to: MainActor"
        case .attribute(let name): "have-attribute: \(YAMLText.quoted(name))"
        case .conformance(let name): "conform-to: \(name)"
        case .inheritance(let name): "inherit: \(name)"
        }
    }

    /// A view is on the main actor and a structure anyway: the rule would find nothing, or nothing could keep it.
    func fits(_ subject: Thing) -> Bool {
        switch (subject, meaning) {
        case (.attributed(let own), .attribute(let other)): own != other
        case (.attributed, .kind): false
        case (.kind(let kind), .kind): kind == ""
        case (.kind(let kind), .modifier("final")): kind == "class"
        case (.role(let noun), .modifier("final")):
            !["view", "dto"].contains(noun.singular) && !noun.sample.head.hasPrefix("struct")
        case (.role(let noun), .kind(let kind)):
            noun.role != "view-controller" && !(noun.role == "view-model" && kind == "struct")
        default: true
        }
    }

    // MARK: - Code

    func added(to sample: SampleType) -> SampleType {
        var sample = removed(from: sample)
        switch meaning {
        case .modifier(let word): sample.head = "\(word) \(sample.head)"
        case .kind(let kind): sample.head = kind == "class" ? "final class" : kind
        case .attribute(let name): sample.attributes.append(name)
        case .conformance(let name), .inheritance(let name):
            if !sample.inherits.contains(name) { sample.inherits.insert(name, at: 0) }
        }
        return sample
    }

    func removed(from sample: SampleType) -> SampleType {
        var sample = sample
        switch meaning {
        case .modifier(let word): sample.head = sample.head.replacing("\(word) ", with: "")
        case .kind(let kind):
            let kinds = ["struct", "enum", "actor", "class"]
            guard let own = kinds.first(where: { sample.head.hasSuffix($0) }), own == kind else { return sample }
            sample.head = kind == "struct" ? "final class" : "struct"
        case .attribute(let name): sample.attributes.removeAll { $0 == name }
        case .conformance(let name), .inheritance(let name): sample.inherits.removeAll { $0 == name }
        }
        return sample
    }
}
