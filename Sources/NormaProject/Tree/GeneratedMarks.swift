// The marks in a file that make it generated: a program will write it again, so rules find nothing in it.

import NormaFacts
import NormaText

/// Why a file is left out as generated, and the place of the mark.
package struct GeneratedSign: Sendable, Hashable {
    package let cause: GeneratedCause
    /// Nil if the mark isn't in the file.
    package let range: ByteRange?

    /// Another file that contains the mark.
    package let by: RelativePath?

    package init(_ cause: GeneratedCause, at range: ByteRange? = nil, by: RelativePath? = nil) {
        self.cause = cause
        self.range = range
        self.by = by
    }
}

/// One way to recognize a generated file.
struct GeneratedMark: Sendable {
    let find: @Sendable (RelativePath, FileContent) -> GeneratedSign?

    /// The first that fits counts. A file that was made once, by Xcode or from a team's template, is ordinary code and has none.
    static let all = [fileName, template, header, mocks]

    static func sign(of path: RelativePath, _ facts: FileContent) -> GeneratedSign? {
        all.lazy.compactMap { $0.find(path, facts) }.first
    }
}

extension GeneratedMark {
    /// Names that no person gives a file: of many generators, of protobuf's and of gRPC's.
    private static let fileName = GeneratedMark { path, _ in
        let name = path.name
        let isGenerated = name.contains(".generated.") || name.hasSuffix(".pb.swift") || name.hasSuffix(".grpc.swift")
        return isGenerated ? GeneratedSign(.name) : nil
    }

    /// The comments above all code are about the whole file; no others are.
    private static let header = GeneratedMark { _, facts in
        var header = GeneratedHeader()
        for comment in facts.comments {
            guard comment.isHeader, header.acceptsMore else { break }
            header.read(comment)
        }
        return header.origin.map { GeneratedSign(.header, at: $0) }
    }

    /// A template becomes code when it is used. A type may have any name, so one such name among others
    /// proves nothing: all types at the top of the file must have one.
    private static let template = GeneratedMark { path, facts in
        if path.text.contains("___"), path.components.contains(where: TemplatePlaceholder.isIn) {
            return GeneratedSign(.template)
        }
        let types = facts.declarations.filter { $0.parent < 0 && $0.kind != .parameter }
        guard let first = types.first, types.allSatisfy({ TemplatePlaceholder.isIn(facts.text($0.name)[...]) }) else {
            return nil
        }
        return GeneratedSign(.template, at: first.nameRange)
    }
}

extension GeneratedMark {
    /// Cuckoo writes a mock with two proxies, and a stub beside it; older versions write no header.
    fileprivate static let mocks = GeneratedMark { _, facts in
        guard facts.imports("Cuckoo") else { return nil }
        var inherited: [Int32: Set<String>] = [:]
        for reference in facts.references where reference.role == .inheritance {
            inherited[reference.owner, default: []].insert(facts.text(reference.name))
        }
        var proxies: [Int32: Set<String>] = [:]
        for (index, declaration) in facts.declarations.enumerated() where declaration.parent >= 0 {
            for name in inherited[Int32(index)] ?? [] where ["StubbingProxy", "VerificationProxy"].contains(name) {
                proxies[declaration.parent, default: []].insert(name)
            }
        }
        var first: ByteRange?
        var stubs: Set<String> = []
        var others: [String] = []
        for (index, declaration) in facts.declarations.enumerated() where declaration.parent < 0 {
            let name = facts.text(declaration.name)
            let isMock = !(inherited[Int32(index)] ?? []).isDisjoint(with: ["ProtocolMock", "ClassMock"])
            if isMock, proxies[Int32(index)]?.count == 2 {
                first = first ?? declaration.nameRange
                if name.hasPrefix("Mock") { stubs.insert(name.dropFirst("Mock".count) + "Stub") }
            } else {
                others.append(name)
            }
        }
        return others.allSatisfy(stubs.contains) ? first.map { GeneratedSign(.mocks, at: $0) } : nil
    }
}

/// The placeholders of Xcode's file and project templates: `___FILEBASENAME___`, `___VARIABLE_productName:identifier___`.
private enum TemplatePlaceholder {
    /// As Xcode's help lists its text macros, with those of older templates.
    private static let names: Set<Substring> = [
        "COPYRIGHT", "DATE", "DEFAULTTOOLCHAINSWIFTVERSION", "FILEBASENAME", "FILEBASENAMEASIDENTIFIER",
        "FILEEXTENSION",
        "FILEHEADER", "FILENAME", "FILENAMEASIDENTIFIER", "FULLUSERNAME", "IMPORTHEADER",
        "NSHUMANREADABLECOPYRIGHTPLIST",
        "ORGANIZATIONNAME", "PACKAGENAME", "PACKAGENAMEASIDENTIFIER", "PACKAGENAMEASXML", "PRODUCTNAME", "PROJECTNAME",
        "PROJECTNAMEASIDENTIFIER", "PROJECTNAMEASXML", "RUNNINGMACOSVERSION", "RUNNINGOSXVERSION", "TARGETNAME",
        "TARGETNAMEASIDENTIFIER", "TIME", "USERNAME", "UUID", "UUIDASIDENTIFIER", "WORKSPACENAME", "YEAR",
    ]

    /// Whether one is anywhere in a name. Cost: linear.
    static func isIn(_ name: Substring) -> Bool {
        guard name.utf8.count > 6 else { return false }
        // Every second piece between three underscores is between two of them; which, depends on the first.
        let pieces = name.split(separator: "___", omittingEmptySubsequences: false)
        guard pieces.count > 2 else { return false }
        return pieces[1..<(pieces.count - 1)].contains { piece in
            piece.hasPrefix("VARIABLE_") && piece.utf8.count > "VARIABLE_".utf8.count
                || names.contains(piece.prefix { $0 != ":" })
        }
    }
}
