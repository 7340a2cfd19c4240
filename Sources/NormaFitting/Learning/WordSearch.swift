// The endings that a team gives to its view models, services, protocols and implementations.

import NormaFacts
import NormaProject
import NormaRules

struct WordSearch {
    let context: JudgingContext
    let roles: RoleFiles

    /// The word of the books for each role, and how many of its things must share an ending.
    private static let wordsOfRoles: [(word: String, role: String)] = [
        ("state-holder", "view-model"), ("service", "service"), ("repository", "repository"),
        ("coordinator", "coordinator"),
        ("presenter", "presenter"), ("interactor", "interactor"), ("view-controller", "view-controller"),
        ("transfer-object", "transfer-object"), ("data-source", "data-source"), ("doubles", "mock"),
        ("screen", "screen"),
    ]

    func find() -> [LearnedWord] {
        let endings = Self.wordsOfRoles.compactMap { word, role in
            let names = roles.sure(role).filter { context.project.fact($0).depth == 0 }.map {
                context.project.name(of: $0)
            }
            return Self.learned(word, names.map { word == "doubles" ? Self.affix($0) : Self.ending($0) })
        }
        return endings + contracts()
    }

    private static func learned(_ word: String, _ endings: [String]) -> LearnedWord? {
        let counts = Dictionary(endings.map { ($0, 1) }, uniquingKeysWith: +)
        let sorted = counts.filter { $0.value > 1 && !$0.key.isEmpty }
            .map { Counted($0.key, $0.value, of: endings.count) }
            .sorted { ($1.count, $0.name) < ($0.count, $1.name) }
        guard let first = sorted.first, first.count >= 3 || first.count == first.of else { return nil }
        return LearnedWord(name: word, endings: Array(sorted.prefix(3)))
    }

    /// Endings of two words.
    private static let pairs = [
        "ViewModel", "ViewController", "UseCase", "DataSource", "APIClient", "UIModel", "DataStore", "FlowController",
    ]

    /// `CartViewModel` ends in `ViewModel`, `CartVM` in `VM`, `CartStore` in `Store`.
    static func ending(_ name: String) -> String {
        if let pair = pairs.first(where: name.hasSuffix) { return pair }
        return words(name).last ?? ""
    }

    /// `MockCart` begins with `Mock*`, `CartMock` ends in `*Mock`.
    private static func affix(_ name: String) -> String {
        let known: Set<String> = ["Mock", "Stub", "Fake", "Spy", "Dummy"]
        let parts = words(name)
        if let first = parts.first, known.contains(first) { return first + "*" }
        if let last = parts.last, known.contains(last) { return "*" + last }
        return ""
    }

    /// At each capital that begins a word: `HTTPClientVM` is `HTTP`, `Client`, `VM`.
    static func words(_ name: String) -> [String] {
        var words: [String] = []
        var word = ""
        let letters = Array(name)
        for (index, letter) in letters.enumerated() {
            let before = index > 0 ? letters[index - 1] : " "
            let after = index + 1 < letters.count ? letters[index + 1] : " "
            if letter.isUppercase, !word.isEmpty, !before.isUppercase || after.isLowercase {
                words.append(word)
                word = ""
            }
            word.append(letter)
        }
        return word.isEmpty ? words : words + [word]
    }

    // MARK: - Contracts and implementations

    /// By which class implements which protocol: `CartService` and `CartServiceProtocol`, `CartServiceImpl` and `CartService`.
    private func contracts() -> [LearnedWord] {
        var ofProtocols: [String] = []
        var ofImplementations: [String] = []
        let doubles = Set(roles.sure("mock"))
        for type in context.project.allTypes {
            let fact = context.project.fact(type)
            guard fact.depth == 0, fact.kind == .class || fact.kind == .struct || fact.kind == .actor,
                !context.project.isTest(type), !context.project.isGenerated(type), !doubles.contains(type)
            else { continue }
            let name = context.project.name(of: type)
            for contract in protocols(of: type) {
                if let ending = Self.added(to: name, in: contract) { ofProtocols.append(ending) }
                if let ending = Self.added(to: contract, in: name) { ofImplementations.append(ending) }
            }
        }
        return [Self.learned("protocol", ofProtocols), Self.learned("implementation", ofImplementations)].compactMap(
            \.self
        )
    }

    private func protocols(of type: DeclarationID) -> [String] {
        context.project.statedSupertypes(of: type).compactMap { stated in
            guard case .exact(let declaration) = context.project.resolution(of: stated.reference),
                context.project.fact(declaration).kind == .protocol, !context.project.isTest(declaration)
            else { return nil }
            return context.project.name(of: declaration)
        }
    }

    /// What one name has that the other has not: `Impl` for `CartServiceImpl` and `CartService`, `Default*` for `DefaultCart` and `Cart`.
    private static func added(to short: String, in long: String) -> String? {
        guard long.count > short.count, short.count > 2 else { return nil }
        if long.hasPrefix(short) {
            let rest = String(long.dropFirst(short.count))
            return rest.first?.isUppercase == true && words(rest).count == 1 ? rest : rest == "ing" ? rest : nil
        }
        guard long.hasSuffix(short) else { return nil }
        let rest = String(long.dropLast(short.count))
        return ["Default", "Live", "Real", "Base"].contains(rest) ? rest + "*" : nil
    }
}
