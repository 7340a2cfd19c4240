// Types for generic parameters in samples: `Int` for most, a conforming type if more is required.

import NormaFacts

/// A double as the type of a generic parameter.
struct PlaceholderDouble {
    /// The expression that makes one.
    var value: String
    var isReference: Bool
    var isSendable: Bool
}

extension PlaceholderDouble {
    init(_ planned: TestDouble) {
        self.init(value: "\(planned.name)()", isReference: true, isSendable: planned.isSendable)
    }
}

/// The replacement of each generic parameter.
struct PlaceholderTypes {
    /// By the parameter's name.
    private(set) var types: [String: SignatureType] = [:]
    /// The parameters whose types are doubles.
    private(set) var doubles: Set<String> = []
    /// The doubles among the types that exist.
    private var used: [SignatureType: DeclaredSignature] = [:]
    /// The doubles among the types that don't exist yet and can be made without input.
    private var planned: [SignatureType: PlaceholderDouble] = [:]
    /// The protocols whose doubles are among them, and that have none yet.
    private(set) var wanted: [DeclaredSignature] = []

    /// - Returns: nil if no type is known to fit a parameter.
    init?(_ generics: GenericSignature, from scope: NameScope, _ source: any SignatureSource, _ standIns: StandIns?) {
        for parameter in generics.parameters {
            guard parameter.specifier.isEmpty else { return nil }
            let own = generics.requirements.filter { $0.subject.text == parameter.name }
            if let same = own.first(where: \.isSameType) {
                types[parameter.name] = same.target
                continue
            }
            let bounds = ([parameter.constraint].compactMap(\.self) + own.map(\.target)).flatMap(Self.parts)
            guard let type = type(for: bounds, from: scope, source, standIns) else { return nil }
            types[parameter.name] = type
            if case .named(let names) = type, Self.known.allSatisfy({ $0.type != names.last?.text }) {
                doubles.insert(parameter.name)
            }
        }
        let isMemberBound = generics.requirements.contains { requirement in
            !types.keys.contains(requirement.subject.text)
        }
        if isMemberBound { return nil }
    }

    /// A type with the parameters replaced.
    func replacing(_ type: SignatureType) -> SignatureType {
        guard !types.isEmpty else { return type }
        return type.replacing { part in
            guard case .named(let names) = part, names.count == 1, let name = names.first, name.arguments.isEmpty else {
                return nil
            }
            return types[name.text]
        }
    }

    var usedInOrder: [DeclaredSignature] { used.values.sorted { $0.qualifiedName < $1.qualifiedName } }

    /// How the doubles among the types are made, by type.
    func made(by stubs: StubValues) -> [SignatureType: PlaceholderDouble] {
        var found = planned
        for (type, double) in used {
            guard let value = stubs.double(double, arguments: [])?.value else { continue }
            found[type] = PlaceholderDouble(
                value: value,
                isReference: [.class, .actor].contains(double.type?.kind),
                isSendable: Isolation.isSendable(double, in: stubs.source)
            )
        }
        return found
    }

    private static func parts(_ bound: SignatureType) -> [SignatureType] {
        if case .composition(let parts) = bound { return parts.flatMap(Self.parts) }
        return [bound]
    }

    private mutating func type(
        for bounds: [SignatureType],
        from scope: NameScope,
        _ source: any SignatureSource,
        _ standIns: StandIns?
    ) -> SignatureType? {
        var names: [String] = []
        for bound in bounds {
            if bound.isSuppressed { continue }
            guard case .named(let parts) = bound, let name = parts.last, name.arguments.isEmpty else { return nil }
            if let declared = source.declaration(parts.map(\.text), from: scope) {
                let others = bounds.filter { $0 != bound }
                guard others.allSatisfy({ $0.text == "Sendable" && Isolation.isSendable(declared, in: source) }),
                    let standIns
                else { return nil }
                if let double = standIns.double(for: declared) {
                    guard let type = standIns.type(of: double, given: []) else { return nil }
                    used[type] = double
                    return type
                }
                guard !standIns.isForPreviews, let double = try? standIns.planned(for: declared) else { return nil }
                wanted.append(declared)
                if double.generics.isEmpty, !double.asksForValues {
                    planned[.name(double.name)] = PlaceholderDouble(double)
                }
                return .name(double.name)
            }
            names.append(name.text)
        }
        return Self.known.first { names.allSatisfy($0.fits.contains) }.map { .name($0.type) }
    }

    private static let everywhere: Set<String> = [
        "Sendable", "SendableMetatype", "Equatable", "Hashable", "Copyable", "Escapable",
    ]

    /// The first that meets all demands is taken.
    private static let known: [(type: String, fits: Set<String>)] = [
        (
            "Int",
            everywhere.union([
                "Comparable", "Codable", "Encodable", "Decodable", "BinaryInteger", "FixedWidthInteger",
                "SignedInteger", "SignedNumeric", "Numeric", "AdditiveArithmetic", "Strideable",
                "CustomStringConvertible", "LosslessStringConvertible", "ExpressibleByIntegerLiteral",
                "BitwiseCopyable",
                "CVarArg",
            ])
        ),
        (
            "String",
            everywhere.union([
                "Comparable", "Codable", "Encodable", "Decodable", "StringProtocol", "Sequence", "Collection",
                "BidirectionalCollection", "RangeReplaceableCollection", "ExpressibleByStringLiteral",
                "CustomStringConvertible", "LosslessStringConvertible", "TextOutputStream",
            ])
        ),
        ("Double", everywhere.union(["Comparable", "Codable", "FloatingPoint", "BinaryFloatingPoint"])),
        ("CancellationError", ["Error", "Sendable", "SendableMetatype"]),
        ("Text", ["View", "Equatable"]),
        ("ContinuousClock", ["Clock", "Sendable", "SendableMetatype"]),
    ]
}
