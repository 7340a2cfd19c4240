// The type of a value by its source: its nominal type, and the type around that.

import NormaFacts
import NormaText

/// The type of a value as far as declarations give it.
struct ValueType: Sendable, Hashable {
    /// One nominal type; several if the value is of all of them: a composition, a generic parameter with several
    /// requirements. `Array` and `Dictionary` for `[Cart]` and `[String: Cart]`.
    var types: [KnownType]
    /// For an array, the type of its elements.
    var element: [KnownType] = []
    var isOptional = false
    /// `Cart!`
    var isImplicitlyUnwrapped = false
    /// The value is the type itself: `Router` of `Router.make()`.
    var isMetatype = false
    /// The value is `self`.
    var isSelf = false
    /// The extension where it is `self`.
    var `extension`: DeclarationID?

    static func instance(_ type: KnownType) -> ValueType { ValueType(types: [type]) }
    static func metatype(_ type: KnownType) -> ValueType { ValueType(types: [type], isMetatype: true) }

    static let array = KnownType(resolution: .external, name: "Array")
    static let dictionary = KnownType(resolution: .external, name: "Dictionary")
    static let optional = KnownType(resolution: .external, name: "Optional")

    var unwrapped: ValueType {
        var value = self
        value.isOptional = false
        value.isImplicitlyUnwrapped = false
        return value
    }
}

/// Follows declarations to the types of values. Never guesses: if inference would be needed, there is no answer.
struct TypeFinder {
    /// Answers that need more steps are not looked for: real code needs a handful.
    static let mostSteps = 256

    let project: Project
    private var steps = 0
    private let memory = Memory()

    /// Earlier answers, with their number of steps: a chain of calls asks about each call before it again.
    private final class Memory {
        var known: [Question: (type: ValueType?, steps: Int)] = [:]
        /// A code base has millions of chains; those of one file are asked again.
        static let most = 16_384
    }

    /// The repeated questions: the result of a call, an initial value, a property.
    enum Question: Hashable {
        case call(Int, FileID)
        case value(Int32, FileID)
        case declaration(DeclarationID, isInside: Bool)
        case member(DeclarationID, of: DeclarationID, isInside: Bool)
    }

    init(_ project: Project) { self.project = project }

    /// Has all its steps again, for another question.
    mutating func restart() { steps = 0 }

    /// Whether one more step may be taken; keeps definitions in cycles from being followed for ever.
    mutating func step() -> Bool {
        steps += 1
        return steps <= Self.mostSteps
    }

    /// Ends the current search.
    mutating func useUpSteps() { steps = Self.mostSteps + 1 }

    /// An earlier answer, if there are steps enough to find it again: so the order of questions does not matter.
    mutating func remembered(
        _ question: Question,
        _ answer: (inout TypeFinder) -> ValueType?
    ) -> ValueType? {
        if let known = memory.known[question], steps + known.steps <= Self.mostSteps {
            steps += known.steps
            return known.type
        }
        let before = steps
        let type = answer(&self)
        guard steps <= Self.mostSteps else { return type }
        if memory.known.count >= Memory.most { memory.known.removeAll(keepingCapacity: true) }
        memory.known[question] = (type, steps - before)
        return type
    }

    // MARK: - Declarations

    /// The type of a property or parameter, the result of a function.
    ///
    /// - Parameters:
    ///   - asked: the meaning of `Self`.
    ///   - isInside: asked where the generic parameters mean their bounds; elsewhere they mean something else.
    mutating func type(
        of declaration: DeclarationID,
        on asked: KnownType? = nil,
        isInside: Bool = false
    ) -> ValueType? {
        let question: Question
        switch asked?.resolution {
        case nil: question = .declaration(declaration, isInside: isInside)
        case .exact(let holder): question = .member(declaration, of: holder, isInside: isInside)
        default: return found(for: declaration, on: asked, isInside: isInside)
        }
        return remembered(question) { $0.found(for: declaration, on: asked, isInside: isInside) }
    }

    private mutating func found(for declaration: DeclarationID, on asked: KnownType?, isInside: Bool) -> ValueType? {
        guard step() else { return nil }
        let file = project.file(of: declaration)
        let content = project.files[Int(file.index)].content
        let fact = project.fact(declaration)
        if fact.type >= 0 {
            guard var found = written(fact.type, in: file, on: asked, isInside: isInside) else { return nil }
            if fact.traits.contains(.variadic) { found = ValueType(types: [ValueType.array], element: found.types) }
            return found
        }
        guard fact.kind == .property else { return nil }
        if let value = content.value(fact.origin) { return type(of: value, numbered: fact.origin, in: file) }
        return environmentType(of: declaration, fact, in: file)
    }

    /// `@Environment(Cart.self) var cart`
    private mutating func environmentType(
        of declaration: DeclarationID,
        _ fact: DeclarationFact,
        in file: FileID
    ) -> ValueType? {
        let content = project.files[Int(file.index)].content
        let wrapper = content.attributes(of: fact).first { content.text($0.name) == "Environment" }
        guard let wrapper, content.text(wrapper.arguments).hasSuffix(".self") else { return nil }
        for reference in project.references(in: declaration) {
            let found = project.fact(reference)
            guard wrapper.range.contains(found.range), found.role == .metatype else { continue }
            return nominal(reference, on: nil, isInside: true).map { ValueType(types: $0.types) }
        }
        return nil
    }

    // MARK: - Written types

    mutating func written(_ index: Int32, in file: FileID, on asked: KnownType? = nil, isInside: Bool) -> ValueType? {
        guard step(), let type = project.file(file).content.type(index) else { return nil }
        let shape = type.shape
        guard shape.isDisjoint(with: [.function, .tuple, .metatype]) else { return nil }
        var value: ValueType
        if shape.contains(.array) {
            let element = project.reference(type.element, in: file).flatMap {
                nominal($0, on: asked, isInside: isInside)
            }
            let isPlain = element.map { !$0.isOptional && !$0.isImplicitlyUnwrapped } ?? false
            value = ValueType(types: [ValueType.array], element: isPlain ? element?.types ?? [] : [])
        } else if shape.contains(.dictionary) {
            value = .instance(ValueType.dictionary)
        } else if let reference = project.reference(type.reference, in: file) {
            guard let found = nominal(reference, on: asked, isInside: isInside) else { return nil }
            value = found
        } else if shape.contains(.evident), shape.subtracting([.evident, .optional]).isEmpty {
            // A literal.
            value = .instance(KnownType(resolution: .external, name: project.file(file).content.text(type.text)))
        } else {
            return nil
        }
        if shape.contains(.optional) { value.isOptional = true }
        if shape.contains(.implicitlyUnwrapped) { value.isImplicitlyUnwrapped = true }
        return value
    }

    /// The meaning of a name in a type, typealiases followed, generic parameters replaced by their bounds.
    mutating func nominal(_ reference: ReferenceID, on asked: KnownType?, isInside: Bool) -> ValueType? {
        guard step() else { return nil }
        let fact = project.fact(reference)
        let content = project.files[Int(project.file(of: reference).index)].content
        if fact.qualifier < 0, content.text(fact.name) == "Self" {
            return asked.map { .instance($0) } ?? project.owner(of: reference).flatMap { selfType($0) }
        }
        if let bounds = project.bounds[reference] {
            return isInside ? ValueType(types: bounds.map { project.known($0) }) : nil
        }
        switch project.resolution(of: reference) {
        case .exact(let declaration): return nominal(declaration, on: asked)
        case .ambiguous(let candidates):
            let areTypes = candidates.allSatisfy { project.fact($0).kind.isType }
            return areTypes ? .instance(project.knownType(of: reference)) : nil
        case .local: return nil
        case .external:
            // `let text = NSLocalizedString("a")`: a function that looks like a type.
            if fact.role == .construction, ExternalTypes.isFunction(content.text(fact.name)) { return nil }
            let type = project.knownType(of: reference)
            // `Text.SubSequence` is another name for something.
            if ExternalTypes.isAssociatedType(type.name) { return nil }
            return type == ValueType.optional ? ValueType(types: [], isOptional: true) : .instance(type)
        }
    }

    private mutating func nominal(_ declaration: DeclarationID, on asked: KnownType?) -> ValueType? {
        let fact = project.fact(declaration)
        if fact.kind.isType { return .instance(project.known(declaration)) }
        guard fact.kind == .typealias else { return nil }
        let file = project.file(of: declaration)
        guard let type = project.file(file).content.type(fact.type), type.shape.contains(.composition) else {
            return written(fact.type, in: file, on: asked, isInside: false)
        }
        var types: [KnownType] = []
        project.linked.scopes(of: declaration).forEach { types.append(project.known($0)) }
        return types.isEmpty ? nil : ValueType(types: types)
    }
}
