// Removes an import if nothing in the file shows that it is used.

import NormaFacts
import NormaProject
import NormaText

struct ImportFix {
    private let file: FileID
    private let facts: FileContent
    private let item: ImportFact
    private let context: JudgingContext

    /// Nil if the file has no such import.
    init?(of index: Int, in file: FileID, _ context: JudgingContext) {
        let facts = context.project.content(of: file)
        guard facts.imports.indices.contains(index) else { return nil }
        item = facts.imports[index]
        self.file = file
        self.facts = facts
        self.context = context
    }

    /// Deletes it with its line. Nil if something else is on the line, inside `#if` (which could become empty),
    /// if it is re-exported, and if the file uses the module.
    var removal: Fix? {
        guard item.traits.isDisjoint(with: [.conditional, .exported]),
            let line = facts.lines.range(ofLine: facts.lines.line(at: item.range.start)),
            line.start == item.range.start, line.end - item.range.end <= 2
        else { return nil }
        let fix = Fix.review(.delete(line))
        let modules = context.project.modules(importedBy: item, in: file)
        return modules.isEmpty ? removalOfOutsider(fix) : removal(fix, of: Set(modules))
    }

    // MARK: - Modules of the code base

    /// All their names are known: the file must not contain any of them, and what they re-export must be known.
    private func removal(_ fix: Fix, of modules: Set<ModuleID>) -> Fix? {
        var fix = fix
        var words: Set<String> = []
        for source in context.project.files where source.module.map(modules.contains) ?? false {
            guard !source.facts.imports.contains(where: { $0.traits.contains(.exported) }) else { return nil }
            for declaration in source.facts.declarations where !declaration.traits.contains(.local) {
                if declaration.kind == .operator || declaration.traits.contains(.operatorFunction) { return nil }
                guard declaration.kind != .parameter, isSeen(declaration) else { continue }
                let parent = source.facts.declaration(declaration.parent)
                // A member of a type needs the type, whose name the file would contain; a member of an extension doesn't.
                guard parent == nil || parent?.kind == .extension else { continue }
                let name = source.facts.text(declaration.name)
                if declaration.kind == .extension { continue }
                words.formUnion([name, "$" + name])
            }
        }
        fix.hazards = words.sorted().map { FixHazard(.word, of: $0, home: [item.range]) }
        return fix
    }

    private func isSeen(_ declaration: DeclarationFact) -> Bool {
        declaration.access >= (item.traits.contains(.testable) ? .internal : .package)
    }

    // MARK: - Modules from outside

    /// Their names are unknown: the import is removed only if all names of the file are known to come from elsewhere.
    private func removalOfOutsider(_ fix: Fix) -> Fix? {
        let module = facts.text(item.module)
        let others = facts.imports.contains { other in
            other.range != item.range && context.project.modules(importedBy: other, in: file).isEmpty
        }
        let unknown = unknownNames
        let isTaken = unknown.contains { name in Self.prefixes[module]?.contains { name.hasPrefix($0) } ?? false }
        guard !isTaken, others || unknown.isEmpty else { return nil }
        return fix.warning("the file may use extensions from `\(module)`, or a module that it re-exports")
    }

    /// Names of types and macros that neither the code base nor the standard library declares.
    private var unknownNames: Set<String> {
        var names: Set<String> = []
        for reference in context.project.references(in: file) {
            let fact = context.project.fact(reference)
            guard fact.range.start < item.range.start || fact.range.start >= item.range.end, fact.qualifier < 0,
                context.project.resolution(of: reference) == .external
            else { continue }
            let name = facts.text(fact.name)
            if name.first?.isUppercase ?? false, !Self.standard.contains(name) { names.insert(name) }
        }
        for call in facts.calls where call.receiver == .none && call.local < 0 && call.reference < 0 {
            let name = facts.text(call.name)
            guard !Self.functions.contains(name), context.project.declarations(named: name).isEmpty else { continue }
            names.insert(name)
        }
        return names.union(facts.macros.map { facts.text($0.name) }.filter { $0.first?.isUppercase ?? false })
    }

    /// The first letters of a library's names.
    private static let prefixes: [String: [String]] = [
        "UIKit": ["UI", "NSLayout", "NSText", "NSParagraph", "NSMutableParagraph", "CG", "CA"],
        "AppKit": ["NS", "CG", "CA"],
        "CoreData": ["NS"], "CoreGraphics": ["CG"], "QuartzCore": ["CA"], "AVFoundation": ["AV"],
        "MapKit": ["MK", "CL"],
        "CoreLocation": ["CL"], "WebKit": ["WK"], "StoreKit": ["SK"], "CloudKit": ["CK"], "XCTest": ["XCT"],
        "Combine": ["Any"],
    ]

    /// Functions of the standard library, and keywords that look like one.
    private static let functions: Set<String> = [
        "abs", "assert", "assertionFailure", "debugPrint", "dump", "fatalError", "getVaList", "init", "max", "min",
        "numericCast",
        "precondition", "preconditionFailure", "print", "readLine", "repeatElement", "self", "sequence", "stride",
        "super", "swap",
        "type", "unsafeBitCast", "unsafeDowncast", "withCheckedContinuation", "withCheckedThrowingContinuation",
        "withExtendedLifetime", "withTaskGroup", "withThrowingTaskGroup", "withUnsafeBytes", "withUnsafePointer", "zip",
    ]

    /// Names that every file sees without an import.
    private static let standard: Set<String> = [
        "Actor", "Any", "AnyClass", "AnyHashable", "AnyKeyPath", "AnyObject", "Array", "ArraySlice",
        "AsyncIteratorProtocol",
        "AsyncSequence", "AsyncStream", "AsyncThrowingStream", "BidirectionalCollection", "BinaryFloatingPoint",
        "BinaryInteger",
        "Bool", "CancellationError", "CaseIterable", "Character", "CheckedContinuation", "Clock", "ClosedRange",
        "Codable",
        "CodingKey", "CodingKeys", "Collection", "Comparable", "ContiguousArray", "ContinuousClock",
        "CustomDebugStringConvertible",
        "CustomStringConvertible", "Decodable", "Decoder", "DecodingError", "Dictionary", "Double", "Duration",
        "Encodable",
        "Encoder", "EncodingError", "Equatable", "Error", "ExpressibleByArrayLiteral", "ExpressibleByBooleanLiteral",
        "ExpressibleByDictionaryLiteral", "ExpressibleByFloatLiteral", "ExpressibleByIntegerLiteral",
        "ExpressibleByNilLiteral", "ExpressibleByStringInterpolation", "ExpressibleByStringLiteral", "Float", "Float16",
        "FloatingPoint", "GlobalActor", "Hashable", "Hasher", "Identifiable", "Int", "Int16", "Int32", "Int64", "Int8",
        "IteratorProtocol", "KeyPath", "KeyedDecodingContainer", "KeyedEncodingContainer", "LosslessStringConvertible",
        "MainActor",
        "Mirror", "MutableCollection", "Never", "Numeric", "ObjectIdentifier", "OptionSet", "Optional",
        "PartialKeyPath",
        "RandomAccessCollection", "RandomNumberGenerator", "Range", "RangeReplaceableCollection", "RawRepresentable",
        "ReferenceWritableKeyPath", "Result", "Self", "Sendable", "Sequence", "Set", "SetAlgebra", "SignedInteger",
        "SignedNumeric",
        "StaticString", "Strideable", "String", "StringProtocol", "Substring", "SuspendingClock", "Swift",
        "SystemRandomNumberGenerator",
        "Task", "TaskGroup", "TaskLocal", "ThrowingTaskGroup", "Type", "UInt", "UInt16", "UInt32", "UInt64", "UInt8",
        "Unicode",
        "UnsignedInteger", "Void", "WritableKeyPath",
    ]
}
