// One package, both sides at hand: what every measure needs.

import Foundation
import NormaIndex

struct Comparison {
    let root: String
    let norma: NormaNames
    let compiled: CompiledNames
    private let texts: [String: SourceText]
    /// Norma's references by file and position.
    let references: [String: [Position: NormaNames.Reference]]
    private let conditions: [String: [NormaNames.Condition]]
    /// What is declared in functions, by file.
    private let locals: [String: [Range<Position>]]

    init(root: String, norma: NormaNames, compiled: CompiledNames) {
        self.root = root
        self.norma = norma
        self.compiled = compiled
        let paths = norma.files.map(\.path)
        texts = Dictionary(uniqueKeysWithValues: paths.map { ($0, SourceText(path: root + "/" + $0)) })
        references = Dictionary(
            uniqueKeysWithValues: norma.files.map { file in
                (
                    file.path,
                    Dictionary(file.references.map { ($0.position, $0) }, uniquingKeysWith: { first, _ in first })
                )
            }
        )
        locals = Dictionary(grouping: norma.declarations.filter(\.local), by: \.path).mapValues { $0.map(\.range) }
        conditions = Dictionary(uniqueKeysWithValues: norma.files.map { ($0.path, $0.conditions) })
    }

    /// The files that both sides know.
    var files: [NormaNames.File] { norma.files.filter { compiled.occurrences[$0.path] != nil } }

    func name(at place: Place) -> String { texts[place.path]?.name(at: place.position) ?? "" }

    func text(_ path: String) -> SourceText? { texts[path] }

    func occurrences(at place: Place) -> [IndexOccurrence] {
        compiled.occurrences[place.path]?[place.position] ?? []
    }

    /// The types that the compiler sees at a place and that are written there, by their name or as `Self`.
    func types(at place: Place) -> [IndexSymbol] {
        let written = name(at: place)
        return occurrences(at: place).map(\.symbol).filter { $0.category != nil && $0.isWritten(written) }
    }

    /// The types that the compiler sees between a declaration's name and its end: what an associated type must be.
    func types(in declaration: NormaNames.Declaration) -> [IndexSymbol] {
        let range = declaration.place.position..<declaration.range.upperBound
        let positions = (compiled.occurrences[declaration.path] ?? [:]).keys.filter { range.contains($0) }
        return positions.flatMap { types(at: Place(path: declaration.path, position: $0)) }
    }

    /// Whether it is declared in a function, or in what is: of such declarations the compiler's index says nothing.
    func isLocal(_ declaration: NormaNames.Declaration) -> Bool {
        (locals[declaration.path] ?? []).contains { $0.contains(declaration.place.position) }
    }

    func isConditional(_ place: Place) -> Bool {
        (conditions[place.path] ?? []).contains { $0.range.contains(place.position) }
    }

    /// Whether the place lies in a branch of `#if` in which the compiler saw nothing at all.
    func isLeftOut(_ place: Place) -> Bool {
        (conditions[place.path] ?? []).contains { condition in
            condition.range.contains(place.position)
                && !compiled.hasOccurrences(in: condition.range, of: place.path)
        }
    }

    func example(_ place: Place, compiler: String, norma: String) -> DisagreementClass.Example {
        DisagreementClass.Example(
            place: place.description,
            text: texts[place.path]?.line(place.position.line) ?? "",
            compiler: compiler,
            norma: norma
        )
    }

    // MARK: - Words

    func words(_ symbol: IndexSymbol) -> String {
        let kind = symbol.category?.rawValue ?? symbol.kind.word
        let place = compiled.declarations[symbol.usr]?.min()
        return "\(kind) `\(symbol.name)` " + (place.map { "(\($0))" } ?? "(outside, \(symbol.usr))")
    }

    func words(_ reference: NormaNames.Reference?) -> String {
        guard let reference else { return "no reference" }
        if let declaration = reference.declaration { return "\(reference.resolution): \(words(declaration))" }
        let candidates = (reference.candidates ?? []).compactMap { $0.map(words) }
        return candidates.isEmpty
            ? reference.resolution : "\(reference.resolution): \(candidates.joined(separator: "; "))"
    }

    func words(_ declaration: Int) -> String {
        guard norma.declarations.indices.contains(declaration) else { return "?" }
        let found = norma.declarations[declaration]
        return "\(found.kind) `\(found.symbol)` (\(found.place))"
    }
}

extension IndexSymbol {
    func isWritten(_ text: String) -> Bool { text == name || text == "Self" }
}

extension IndexSymbolKind {
    /// What a symbol that is no type is called in the report.
    var word: String {
        switch self {
        case .module: "module"
        case .macro: "macro"
        case .function: "function"
        case .variable: "variable"
        case .enumCase: "enum case"
        case .instanceMethod, .classMethod, .staticMethod: "method"
        case .instanceProperty, .classProperty, .staticProperty: "property"
        case .initializer: "initializer"
        case .parameter: "parameter"
        case .extension: "extension"
        default: "symbol of kind \(rawValue)"
        }
    }
}
