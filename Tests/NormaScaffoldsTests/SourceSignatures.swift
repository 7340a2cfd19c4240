// A small code base written as Swift source, from which doubles are made.

import NormaExtraction
import NormaFacts
@testable import NormaScaffolds
import Testing

/// Sources by module; each is one file.
struct SourceSignatures: SignatureSource {
    private var types: [DeclaredSignature] = []
    private var aliases: [DeclaredSignature] = []

    init(_ sources: [String: String]) {
        for (module, source) in sources.sorted(by: { $0.key < $1.key }) {
            let file = SignatureReader.signatures(of: Array(source.utf8))
            func declared(_ content: DeclaredSignature.Content) -> DeclaredSignature {
                DeclaredSignature(content: content, module: module, path: "\(module)/File.swift", imports: file.imports)
            }
            types += file.types.map { declared(.type($0)) }
            for member in file.aliases {
                guard case .alias(let alias) = member.content else { continue }
                aliases.append(declared(.alias(alias, access: .internal, enclosing: [])))
            }
        }
    }

    func declarations(named name: String) -> [DeclaredSignature] {
        types.filter { $0.type?.name == name && $0.type?.kind != .extension }
            + aliases.filter { declared in
                if case .alias(let alias, _, _) = declared.content { return alias.name == name }
                return false
            }
    }

    func extensions(ofTypesNamed name: String) -> [DeclaredSignature] {
        types.filter { $0.type?.name == name && $0.type?.kind == .extension }
    }

    var typeNames: [String] {
        Set(types.filter { $0.type?.kind != .extension }.compactMap { $0.type?.name }).sorted()
    }

    var protocols: [DeclaredSignature] { types.filter { $0.type?.kind == .protocol } }

    func type(_ name: String) throws -> DeclaredSignature { try #require(declarations(named: name).first) }

    func mock(_ name: String, _ shape: DoubleShape = DoubleShape()) throws -> TestDouble {
        try MockMaker.mock(of: type(name), shape: shape, from: self)
    }
}

/// The mock of the only protocol of some source, or of `P` where there are more.
func mock(_ source: String, _ change: (inout DoubleShape) -> Void = { _ in }) throws -> TestDouble {
    var shape = DoubleShape()
    change(&shape)
    let code = SourceSignatures(["App": source])
    let name = code.protocols.count == 1 ? code.protocols.first?.type?.name : "P"
    return try code.mock(name ?? "P", shape)
}
