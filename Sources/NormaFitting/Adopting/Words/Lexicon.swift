// Looks up the nouns of a document: roles, kinds, modules, folders and endings that the code or the document has.

import NormaProject

/// What words mean here.
package struct Lexicon: Sendable {
    /// Endings that several types have: `Worker`.
    var endings: Set<String> = []
    /// Types of the code and of the document's own code, by name.
    var types: Set<String> = []
    /// Modules of the code base.
    var modules: Set<String> = []
    /// By the folder's name in small letters; the patterns of its files.
    var places: [String: KnownPlace] = [:]
    /// The folders of features, with the hole `{Feature}`.
    var features: String?

    struct KnownPlace: Sendable, Hashable {
        var name: String
        var patterns: [String]
    }

    package init() {}

    /// A noun with its articles; nil if it means nothing that is known here.
    func thing(_ words: [SentenceWord]) -> Thing? {
        let words = Self.bare(words)
        guard let first = words.first, words.count <= 5 else { return nil }
        if let practice = Practice.named(words) { return .practice(practice.name) }
        if words.count == 1, first.isCode { return code(first.text) }
        if let noun = RoleNoun.named(words) { return .role(noun) }
        if let kind = KindNouns.thing(words) { return kind }
        if let place = place(words) { return place }
        if let module = Frameworks.named(words) { return .module(module) }
        if words.count == 2, first.isCode, first.text.hasPrefix("@"),
            ["class", "classes", "types", "objects"].contains(words[1].text)
        {
            return first.text.contains("(") ? nil : .attributed(first.text)
        }
        if words.count == 2, first.isCode, Self.generic.contains(words[1].text) { return code(first.text) }
        guard words.count == 1 else { return nil }
        if let place = places[first.text], modules.contains(first.original) {
            return .place(name: place.name, patterns: place.patterns)
        }
        if Self.calls.contains(first.original) { return .call(first.original) }
        return ending(ofPlural: first) ?? (Self.isSystemType(first.original) ? .type(first.original) : nil)
    }

    /// Functions that documents name without brackets.
    private static let calls: Set<String> = ["NSLog", "debugPrint"]

    /// A name of several words that is a type of the system's: no word of a language looks like it.
    private static func isSystemType(_ name: String) -> Bool {
        guard name.first?.isUppercase == true, name.dropFirst(2).contains(where: \.isUppercase),
            name.contains(where: \.isLowercase), name.allSatisfy(\.isIdentifierPart)
        else { return false }
        return ExternalTypes.isClass(name) || ExternalTypes.isStructure(name) || ExternalTypes.isProtocol(name)
            || !ExternalTypes.supertypes(of: name).isEmpty
            || ["DispatchQueue", "AnyView", "NotificationCenter"].contains(name)
    }

    /// A list of nouns joined by commas, `and` or `or`; nil if one of them is unknown, and which.
    func things(_ words: [SentenceWord]) -> Result<[Thing], UnknownWord> {
        if let whole = thing(words) { return .success([whole]) }
        var found: [Thing] = []
        for (index, part) in Self.distributed(Self.parts(words)).enumerated() {
            // `no Combine, no NotificationCenter`
            let part = index > 0 && ["no", "never"].contains(part.first?.text ?? "") ? Array(part.dropFirst()) : part
            guard let thing = thing(part) else {
                return .failure(UnknownWord(text: ClauseTail.text(Self.bare(part))))
            }
            found.append(thing)
        }
        return found.isEmpty ? .failure(UnknownWord(text: ClauseTail.text(words))) : .success(found)
    }

    struct UnknownWord: Error { let text: String }

    // MARK: - Words

    private static let articles: Set<String> = [
        "a", "an", "the", "any", "all", "every", "each", "our", "your", "these", "direct",
    ]
    private static let generic: Set<String> = [
        "type", "types", "class", "classes", "framework", "frameworks", "module", "api", "apis", "statement",
        "statements", "call", "calls",
        "object", "objects", "instance", "instances", "attribute", "macro", "function", "modifier", "operator",
        "package", "library",
        "property wrapper", "protocol", "keyword", "directly",
    ]

    private static func bare(_ words: [SentenceWord]) -> [SentenceWord] {
        var rest = words[...]
        while let first = rest.first, !first.isCode, articles.contains(first.text) || first.isPunctuation {
            rest = rest.dropFirst()
        }
        while let last = rest.last, last.isPunctuation { rest = rest.dropLast() }
        return rest.filter { $0.isCode || $0.text != "\"" && $0.text != "“" && $0.text != "”" }
    }

    /// `Presentation or Data layers` are two layers.
    private static func distributed(_ parts: [[SentenceWord]]) -> [[SentenceWord]] {
        guard parts.count > 1, let last = parts.last?.last, !last.isCode, last.text.hasSuffix("s"),
            placeNouns.contains(String(last.text.dropLast()))
        else { return parts }
        let noun = SentenceWord(String(last.text.dropLast()))
        return parts.enumerated().map { $0 == parts.count - 1 ? Array($1.dropLast()) + [noun] : $1 + [noun] }
    }

    static func parts(_ words: [SentenceWord]) -> [[SentenceWord]] {
        words.split { !$0.isCode && [",", "/", "and", "or", "nor"].contains($0.text) }.map(Array.init)
    }

    // MARK: - Code

    private func code(_ text: String) -> Thing? {
        if text.hasPrefix("import ") { return .module(String(text.dropFirst(7))) }
        if text.hasPrefix("@") { return text.contains(" ") || text.contains("(") ? nil : .attribute(text) }
        if text.contains("/") { return place(path: text) }
        if text.hasPrefix("*"), text.dropFirst().allSatisfy(\.isIdentifierPart) {
            return .suffixed(String(text.dropFirst()))
        }
        if let name = Self.calledName(text) { return .call(name) }
        if let call = Self.labelledCall(text) { return call }
        guard text.allSatisfy(\.isIdentifierPart) else { return Self.isPattern(text) ? .code(text) : nil }
        if Frameworks.all.contains(text) || modules.contains(text) { return .module(text) }
        if types.contains(text) { return .type(text) }
        if let noun = RoleNoun.named([SentenceWord(text)]) { return .role(noun) }
        if endings.contains(text) { return .suffixed(text) }
        if let place = places[text.lowercased()], text.first?.isUppercase == true {
            return .place(name: place.name, patterns: place.patterns)
        }
        if let kind = KindNouns.thing([SentenceWord(text)]) { return kind }
        return text.first?.isUppercase == true && text.count > 2 ? .type(text) : nil
    }

    /// `foo()`, `.foo()`, `foo(_:)`: the name alone.
    private static func calledName(_ text: String) -> String? {
        guard text.hasSuffix(")"), let open = text.firstIndex(of: "(") else { return nil }
        let inner = text[text.index(after: open)...].dropLast()
        let name = text[..<open].hasPrefix(".") ? text[..<open].dropFirst() : text[..<open]
        let isPlain = inner.isEmpty || inner == "…" || inner == "..." || inner == "_:"
        guard isPlain, name.first?.isLowercase == true, name.allSatisfy({ $0.isIdentifierPart }) else { return nil }
        return String(name)
    }

    /// `Task.sleep(nanoseconds:)`
    private static func labelledCall(_ text: String) -> Thing? {
        guard text.hasSuffix(":)"), let open = text.firstIndex(of: "(") else { return nil }
        let labels = text[text.index(after: open)...].dropLast(2).split(separator: ":")
        let written = text[..<open]
        let name = written.hasPrefix(".") ? written.dropFirst() : written
        guard labels.count == 1, let label = labels.first, label != "_", label.allSatisfy(\.isIdentifierPart),
            name.contains("."), name.allSatisfy({ $0.isIdentifierPart || $0 == "." })
        else { return nil }
        return .labelled(name: String(name), label: String(label))
    }

    /// A chain of names, perhaps with empty calls: `DispatchQueue.main.async`.
    private static func isPattern(_ text: String) -> Bool {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count >= 2
            && parts.allSatisfy { part in
                let name = part.hasSuffix("()") ? part.dropLast(2) : part
                return !name.isEmpty && name.allSatisfy(\.isIdentifierPart) && name.first?.isNumber == false
            } && !["swift", "md", "yml", "json", "plist"].contains(String(parts[parts.count - 1]))
    }

    // MARK: - Places

    private static let placeNouns: Set<String> = ["layer", "module", "package", "folder", "directory", "target"]

    private func place(_ words: [SentenceWord]) -> Thing? {
        let isNamed = words.count > 1 && Self.placeNouns.contains(words[words.count - 1].text)
        guard isNamed else { return nil }
        let name = words.dropLast().map(\.text).joined().lowercased()
        if let place = places[name] { return .place(name: place.name, patterns: place.patterns) }
        if words.count == 2, words[0].isCode, words[0].text.contains("/") { return place(path: words[0].text) }
        return nil
    }

    private func place(path: String) -> Thing? {
        guard !path.hasPrefix("/") else { return nil }
        let parts = path.split(separator: "/").map(String.init)
        let isPlain = parts.allSatisfy { $0.allSatisfy { $0.isIdentifierPart || $0 == "-" || $0 == "+" } }
        guard let last = parts.last, isPlain, places[last.lowercased()] != nil else { return nil }
        return .place(name: last, patterns: ["**/\(parts.joined(separator: "/"))/**"])
    }

    // MARK: - Endings

    /// `workers`, if types are called `…Worker`.
    private func ending(ofPlural word: SentenceWord) -> Thing? {
        let name = word.original
        for singular in [
            name, name.hasSuffix("ies") ? name.dropLast(3) + "y" : name,
            name.hasSuffix("s") ? String(name.dropLast()) : name,
        ] {
            let ending = singular.prefix(1).uppercased() + singular.dropFirst()
            if endings.contains(ending) { return .suffixed(ending) }
        }
        return nil
    }
}

extension Character {
    var isIdentifierPart: Bool { isLetter || isNumber || self == "_" }
}
