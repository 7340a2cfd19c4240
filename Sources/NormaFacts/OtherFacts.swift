// The remaining facts of a file: imports, calls, macros, strings, comments, conditions, errors.

import NormaText

package struct ImportFact: Sendable, Hashable {
    package struct Traits: OptionSet, Sendable, Hashable {
        package var rawValue: UInt8
        package init(rawValue: UInt8) { self.rawValue = rawValue }

        package static let testable = Traits(rawValue: 1 << 0)
        package static let exported = Traits(rawValue: 1 << 1)
        package static let preconcurrency = Traits(rawValue: 1 << 2)
        package static let implementationOnly = Traits(rawValue: 1 << 3)
        package static let spi = Traits(rawValue: 1 << 4)
        /// Inside `#if`.
        package static let conditional = Traits(rawValue: 1 << 5)
        /// The access level is written.
        package static let explicitAccess = Traits(rawValue: 1 << 6)
    }

    /// The whole path as written: `Foundation`, `Foundation.NSString`, `UIKit.UIView`.
    package var path: NameID
    /// Its first component.
    package var module: NameID
    /// `struct`, `class`, `func` … of a scoped import; empty otherwise.
    package var kind: NameID
    package var access: AccessLevel
    package var traits: Traits
    package var range: ByteRange

    package init(path: NameID, module: NameID, kind: NameID, access: AccessLevel, traits: Traits, range: ByteRange) {
        self.path = path
        self.module = module
        self.kind = kind
        self.access = access
        self.traits = traits
        self.range = range
    }
}

/// The receiver before the dot of a call.
package enum CallReceiver: UInt8, Sendable, Hashable {
    /// `load()`
    case none
    /// `.init()`, `.red()`
    case implicit
    /// A chain of names: `self.repository`, `URLSession.shared`, `cart`
    case chain
    /// Anything else: the result of a call, a literal, a subscript …
    case expression
}

package struct CallFact: Sendable, Hashable {
    /// The called name: `dataTask` of `URLSession.shared.dataTask(with:)`.
    package var name: NameID
    /// The chain before it as written, without `?` and `!`: `URLSession.shared`; empty for other receivers.
    package var chain: NameID
    package var receiver: CallReceiver
    /// The first name of the chain (or the called name itself) as a reference, if it may be a type's; -1 otherwise.
    package var reference: Int32
    /// The local that the first name of the chain (or the called name itself) is bound to; -1 if it isn't one.
    package var local: Int32
    /// The call on whose result this one is made: `make()` of `make().first.save()`; -1 for other receivers.
    package var base: Int32
    /// The names between the base, a cast or a bare dot, and the called name: `first`.
    package var tail: NameID
    /// For `.name()`, the expectation there, an index into `expectations`; -1 if it is unknown.
    package var expectation: Int32 = -1
    /// The type of the cast in parentheses on which it is made: `Cart` of `(item as? Cart)?.pay()`; -1 for other receivers.
    package var cast: Int32 = -1
    /// `?` or `!` is before the last dot.
    package var isUnwrapped: Bool
    /// Its result is unused: it is a statement, or assigned to `_`.
    package var isDropped = false
    /// The innermost declaration around it; -1: the file.
    package var owner: Int32
    /// Labels of all arguments, trailing closures included (the first has none).
    package var labels: Slice32
    package var trailingClosureCount: UInt8
    package var range: ByteRange
    package var nameRange: ByteRange

    package init(
        name: NameID,
        chain: NameID,
        receiver: CallReceiver,
        reference: Int32,
        local: Int32,
        base: Int32 = -1,
        tail: NameID = .empty,
        isUnwrapped: Bool = false,
        owner: Int32,
        labels: Slice32,
        trailingClosureCount: UInt8,
        range: ByteRange,
        nameRange: ByteRange
    ) {
        self.name = name
        self.chain = chain
        self.receiver = receiver
        self.reference = reference
        self.local = local
        self.base = base
        self.tail = tail
        self.isUnwrapped = isUnwrapped
        self.owner = owner
        self.labels = labels
        self.trailingClosureCount = trailingClosureCount
        self.range = range
        self.nameRange = nameRange
    }
}

/// A closure, for measures of closures.
package struct ClosureFact: Sendable, Hashable {
    /// The innermost declaration around it; -1: the file.
    package var owner: Int32
    /// From its left brace to its right one, both included.
    package var range: ByteRange

    package init(owner: Int32, range: ByteRange) {
        self.owner = owner
        self.range = range
    }
}

/// A freestanding macro: `#Preview { … }`, `#expect(…)`.
package struct MacroFact: Sendable, Hashable {
    package var name: NameID
    package var owner: Int32
    package var range: ByteRange

    package init(name: NameID, owner: Int32, range: ByteRange) {
        self.name = name
        self.owner = owner
        self.range = range
    }
}

package struct StringFact: Sendable, Hashable {
    /// The literal's text without quotes; for an interpolated one the parts between the interpolations joined by `\(…)`.
    package var text: String
    package var isInterpolated: Bool
    package var isMultiline: Bool
    package var owner: Int32
    /// The call that it is an argument of, an index into `calls`; -1 if it isn't an argument.
    package var call: Int32
    package var range: ByteRange

    package init(text: String, isInterpolated: Bool, isMultiline: Bool, owner: Int32, call: Int32, range: ByteRange) {
        self.text = text
        self.isInterpolated = isInterpolated
        self.isMultiline = isMultiline
        self.owner = owner
        self.call = call
        self.range = range
    }
}

package struct CommentFact: Sendable, Hashable {
    package enum Kind: UInt8, Sendable, Hashable { case line, block, documentationLine, documentationBlock }

    package var kind: Kind
    /// As written, its marks included.
    package var text: String
    /// Code is before it on its line.
    package var isTrailing: Bool
    /// Nothing but white space and comments is before it in the file.
    package var isHeader: Bool
    /// `norma:` is somewhere in it.
    package var addressesNorma: Bool
    /// The beginning of the next code after it: the end of the file if there is none.
    package var nextCode: Int32
    package var owner: Int32
    package var range: ByteRange

    package init(
        kind: Kind,
        text: String,
        isTrailing: Bool,
        isHeader: Bool,
        addressesNorma: Bool,
        nextCode: Int32,
        owner: Int32,
        range: ByteRange
    ) {
        self.kind = kind
        self.text = text
        self.isTrailing = isTrailing
        self.isHeader = isHeader
        self.addressesNorma = addressesNorma
        self.nextCode = nextCode
        self.owner = owner
        self.range = range
    }
}

/// One branch of an `#if`.
package struct ConditionFact: Sendable, Hashable {
    /// The condition as written; `else` for the last branch.
    package var text: NameID
    /// The branch before it in the same `#if`, an index into `conditions`; -1 for the first.
    package var previous: Int32
    package var range: ByteRange

    package init(text: NameID, previous: Int32 = -1, range: ByteRange) {
        self.text = text
        self.previous = previous
        self.range = range
    }
}

/// A sighting of a check: the place, and the measure; the guide decides whether it is wrong.
package struct Sighting: Sendable, Hashable {
    /// The check's identifier.
    package var check: NameID
    package var range: ByteRange
    /// The measured value; 0 if the check measures nothing.
    package var value: Int32
    /// The detail in a word or two: the name, the literal.
    package var detail: NameID
    /// The innermost declaration around it; -1: the file.
    package var owner: Int32
    /// The reference to the library type that identified it; -1 if there is none. If that name means a type of the
    /// project, it was something else.
    package var typeStart: Int32
    /// The proposed fix, a slice of `SourceFacts.edits`; empty if the check proposes nothing.
    package var edits: Slice32
    /// Empty if there are no edits.
    package var fixLevel: FixLevel
    /// The beginning of the construct that is at fault here and elsewhere, such as a list with two brackets; -1 if seen once.
    package var causeStart: Int32

    package init(
        check: NameID,
        range: ByteRange,
        value: Int32 = 0,
        detail: NameID = .empty,
        owner: Int32,
        typeStart: Int32 = -1,
        edits: Slice32 = .none,
        fixLevel: FixLevel = .safe,
        causeStart: Int32 = -1
    ) {
        self.check = check
        self.range = range
        self.value = value
        self.detail = detail
        self.causeStart = causeStart
        self.owner = owner
        self.typeStart = typeStart
        self.edits = edits
        self.fixLevel = fixLevel
    }
}

/// One replacement that a check proposes.
package struct EditFact: Sendable, Hashable {
    package var range: ByteRange
    package var replacement: NameID

    package init(range: ByteRange, replacement: NameID) {
        self.range = range
        self.replacement = replacement
    }
}

package struct SyntaxErrorFact: Sendable, Hashable {
    package enum Kind: String, Sendable {
        case notSwift
        /// The file was not read, for it is nested too deeply; it may well be valid.
        case tooDeep
        /// The same for a part; the code around it was read.
        case partlyTooDeep
    }

    package var message: String
    package var range: ByteRange
    package var kind: Kind
    /// Of a manifest: it is about a setting or a name, so the files of its targets are known nevertheless.
    package var leavesFilesKnown: Bool

    package init(message: String, range: ByteRange, kind: Kind = .notSwift, leavesFilesKnown: Bool = false) {
        self.message = message
        self.range = range
        self.kind = kind
        self.leavesFilesKnown = leavesFilesKnown
    }
}
