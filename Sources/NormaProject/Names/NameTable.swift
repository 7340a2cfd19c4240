// Texts of all files as numbers of the whole project, so that names are compared without their letters.

/// Texts and their numbers, in the order of first use.
struct NameTable: Sendable {
    private(set) var texts: [String] = []
    private var numbers: [String: Int32] = [:]

    var count: Int { texts.count }

    mutating func number(_ text: String) -> Int32 {
        if let number = numbers[text] { return number }
        let number = Int32(clamping: texts.count)
        numbers[text] = number
        texts.append(text)
        return number
    }

    func known(_ text: String) -> Int32? { numbers[text] }

    func text(_ number: Int32) -> String {
        number >= 0 && Int(number) < texts.count ? texts[Int(number)] : ""
    }
}

/// The kinds of declarations of a name anywhere in the project: if a bit is missing, a whole kind of look-up can be left out.
struct NameUse: OptionSet, Sendable {
    var rawValue: UInt8

    /// A type or typealias outside all others.
    static let topLevel = NameUse(rawValue: 1 << 0)
    /// A type, typealias or associated type inside another.
    static let nested = NameUse(rawValue: 1 << 1)
    /// A generic parameter of a type.
    static let generic = NameUse(rawValue: 1 << 2)
    /// Declared in an extension of a type of another module, or of one that is not of the project.
    static let foreign = NameUse(rawValue: 1 << 3)
    /// A function, property or case that begins with a capital.
    static let value = NameUse(rawValue: 1 << 4)
    /// Known as a type inside a type that is not of the project.
    static let outside = NameUse(rawValue: 1 << 5)

    /// Facts that make the scopes around a reference worth looking at.
    static let scoped: NameUse = [.nested, .generic, .outside]
}
