// The double of the code base to use for a protocol where a value of it is wanted.

import NormaFacts
import NormaText

/// The doubles that are visible at the place of a value.
package struct StandIns: Sendable {
    private let source: any SignatureSource
    /// Modules whose internal declarations can be used: the one around it and those that it imports for testing.
    let insiders: Set<String>
    /// Modules whose public declarations can be used; nil: all.
    private let visible: Set<String>?
    /// How `norma new mock` would name one: the guide's shapes, the usual one first.
    private let shapes: [DoubleShape]
    /// Missing doubles can't be used.
    let isForPreviews: Bool
    /// The reason why a protocol can't be doubled, by its full name with its module.
    private let impossible: [String: String]
    /// Words of the names of doubles, the best first.
    private let words: [String]

    package init(
        source: any SignatureSource,
        insiders: Set<String>,
        visible: Set<String>?,
        shapes: [DoubleShape],
        isForPreviews: Bool = false,
        impossible: [String: String] = [:]
    ) {
        self.source = source
        self.insiders = insiders
        self.visible = visible
        self.shapes = shapes
        self.isForPreviews = isForPreviews
        self.impossible = impossible
        let usual = ["mock", "spy", "fake", "stub", "double", "dummy", "noop"]
        words = isForPreviews ? ["preview", "sample"] + usual : usual + ["preview"]
    }

    /// The shape that `norma new mock` would take for a protocol of this name.
    func shape(for name: String) -> DoubleShape {
        shapes.first { $0.isMeant(for: name) } ?? shapes.first ?? DoubleShape()
    }

    /// The double that `norma new mock` would make of a protocol.
    func planned(for wanted: DeclaredSignature) throws(ScaffoldProblem) -> TestDouble {
        if let reason = impossible[wanted.qualifiedName] { throw ScaffoldProblem(reason) }
        return try MockMaker.mock(of: wanted, shape: shape(for: wanted.type?.name ?? ""), from: source)
    }

    /// The best double of a protocol; nil if none is seen.
    func double(for wanted: DeclaredSignature) -> DeclaredSignature? {
        guard let name = wanted.type?.name else { return nil }
        let planned = shape(for: name).doubleName(of: name)
        let names = source.typeNames.filter { $0 == planned || rank(of: $0) != nil }
        let found = names.flatMap { source.declarations(named: $0) }.filter { isDouble($0, of: wanted) }
        return found.min { left, right in
            order(left, planned) < order(right, planned)
        }
    }

    /// The type of a double, with samples for its generic parameters; nil if none are known to fit.
    ///
    /// - Parameter arguments: `Int` of `any Box<Int>`; they are the parameters' if there are as many.
    func type(of double: DeclaredSignature, given arguments: [SignatureType]) -> SignatureType? {
        var names = double.fullName.map { SignatureTypeName($0) }
        let generics = double.type?.generics ?? GenericSignature()
        // Without stand-ins: a protocol may demand itself of an associated type.
        guard let last = names.indices.last,
            let samples = PlaceholderTypes(generics, from: NameScope(double), source, nil)
        else { return nil }
        let made = generics.parameters.compactMap { samples.types[$0.name] }
        guard arguments.isEmpty || arguments.count == made.count else { return nil }
        names[last].arguments = arguments.isEmpty ? made : arguments
        return .named(names)
    }

    private func order(_ declared: DeclaredSignature, _ planned: String) -> (Int, Int, Int, String) {
        let name = declared.type?.name ?? ""
        let isGeneric = declared.type?.generics.parameters.isEmpty == false
        return (
            isGeneric ? 1 : 0, name == planned ? 0 : 1, rank(of: name) ?? words.count,
            declared.fullName.joined(separator: ".")
        )
    }

    private func rank(of name: String) -> Int? {
        let parts = NameCase.words(of: name).map { $0.lowercased() }
        return words.firstIndex { parts.contains($0) }
            ?? (name.lowercased().contains("inmemory") ? words.count - 1 : nil)
    }

    private func isDouble(_ declared: DeclaredSignature, of wanted: DeclaredSignature) -> Bool {
        guard let type = declared.type, type.kind != .protocol, type.kind != .enum,
            type.generics.parameters.isEmpty || !isForPreviews, isVisible(declared)
        else { return false }
        return inherited(declared).contains { names in
            names.last == wanted.type?.name
                && source.declaration(names, from: NameScope(declared))?.qualifiedName == wanted.qualifiedName
        }
    }

    private func isVisible(_ declared: DeclaredSignature) -> Bool {
        if insiders.contains(declared.module) { return declared.access >= .internal }
        return declared.access >= .public && visible?.contains(declared.module) ?? true
    }

    /// The names after the colons of a type and its extensions.
    private func inherited(_ declared: DeclaredSignature) -> [[String]] {
        let extensions = source.extensions(ofTypesNamed: declared.type?.name ?? "").flatMap { $0.type?.inherited ?? [] }
        return ((declared.type?.inherited ?? []) + extensions).flatMap(Self.names)
    }

    private static func names(_ type: SignatureType) -> [[String]] {
        switch type {
        case .named(let names): [names.map(\.text)]
        case .attributed(_, let base): names(base)
        case .composition(let parts): parts.flatMap(names)
        default: []
        }
    }
}
