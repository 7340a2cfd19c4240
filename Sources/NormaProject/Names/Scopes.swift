// The scopes of types: every type of the project, and every outside type that it extends or inherits.

/// One scope, seldom several: an extension of a type that exists once per platform extends each of them.
struct ScopeList: Sendable, Equatable {
    static let none = ScopeList()

    private(set) var first: Int32 = -1
    private(set) var others: [Int32] = []

    var isEmpty: Bool { first < 0 }
    var all: [Int32] { isEmpty ? [] : [first] + others }
    var single: Int32? { first >= 0 && others.isEmpty ? first : nil }

    init() {}
    init(_ scope: Int32) { first = scope }

    mutating func add(_ scope: Int32) {
        if first < 0 {
            first = scope
        } else if first != scope, !others.contains(scope) {
            others.append(scope)
        }
    }

    @inline(__always)
    func forEach(_ body: (Int32) -> Void) {
        guard first >= 0 else { return }
        body(first)
        for scope in others { body(scope) }
    }

    /// The first answer that any scope gives.
    func firstAnswer<Answer>(_ question: (Int32) -> Answer?) -> Answer? {
        guard first >= 0 else { return nil }
        if let answer = question(first) { return answer }
        for scope in others {
            if let answer = question(scope) { return answer }
        }
        return nil
    }
}

/// Numbers for scopes: first the project's types, in order, then outside types by their names.
struct ScopeTable: Sendable {
    /// The scope of declarations outside all types.
    static let topLevel: Int32 = -1

    /// Every nominal type, local ones too, in order; the position is the scope's number.
    private(set) var types: [DeclarationID] = []
    private(set) var extensions: [DeclarationID] = []
    /// For each declaration: its scope if it is a type, `-2 - n` if it is the nth extension, -1 for all others.
    private var numbers: [Int32]
    private(set) var outside: [String] = []
    private var outsideNumbers: [String: Int32] = [:]

    init(declarationCount: Int) { numbers = Array(repeating: -1, count: declarationCount) }

    var count: Int { types.count + outside.count }

    mutating func add(type: DeclarationID) {
        numbers[Int(type.index)] = Int32(types.count)
        types.append(type)
    }

    mutating func add(extension declaration: DeclarationID) {
        numbers[Int(declaration.index)] = -2 - Int32(extensions.count)
        extensions.append(declaration)
    }

    /// Adds an outside type; types of the project can't be added afterwards.
    mutating func outsideScope(_ name: String) -> Int32 {
        if let known = outsideNumbers[name] { return known }
        let number = Int32(types.count + outside.count)
        outsideNumbers[name] = number
        outside.append(name)
        return number
    }

    func knownOutsideScope(_ name: String) -> Int32? { outsideNumbers[name] }

    /// Nil for anything but a nominal type.
    func scope(ofType declaration: DeclarationID) -> Int32? {
        let number = numbers[Int(declaration.index)]
        return number >= 0 ? number : nil
    }

    func extensionNumber(_ declaration: DeclarationID) -> Int? {
        let number = numbers[Int(declaration.index)]
        return number <= -2 ? Int(-2 - number) : nil
    }

    func type(_ scope: Int32) -> DeclarationID? {
        scope >= 0 && Int(scope) < types.count ? types[Int(scope)] : nil
    }

    func outsideName(_ scope: Int32) -> String? {
        let index = Int(scope) - types.count
        return index >= 0 && index < outside.count ? outside[index] : nil
    }
}
