// The signatures of a linked code base: the project knows the files that declare a name, and those are read.

import NormaFacts
import NormaProject
import NormaText

package struct ProjectSignatures: SignatureSource {
    package let project: Project
    private let read: @Sendable (RelativePath) -> FileSignatures

    /// - Parameter read: the signatures of one file; asked several times for the same.
    package init(project: Project, read: @escaping @Sendable (RelativePath) -> FileSignatures) {
        self.project = project
        self.read = read
    }

    package func declarations(named written: String) -> [DeclaredSignature] {
        let name = MemberNames.bare(written)
        let found = project.declarations(named: name).filter { declaration in
            let kind = project.fact(declaration).kind
            return kind.isType || kind == .typealias
        }
        return files(of: found).flatMap { file in
            let signatures = read(project.file(file).path)
            let types = signatures.types.filter { MemberNames.bare($0.name) == name && $0.kind != .extension }
            return types.map { declared(.type($0), file, signatures) } + aliases(named: name, signatures, file)
        }
    }

    package func extensions(ofTypesNamed written: String) -> [DeclaredSignature] {
        let name = MemberNames.bare(written)
        let types = project.declarations(named: name).filter { project.fact($0).kind.isType }
        let found = types.flatMap { project.extensions(of: $0) }
        return files(of: found).flatMap { file in
            let signatures = read(project.file(file).path)
            let extensions = signatures.types.filter { type in
                type.kind == .extension
                    && type.name.split(separator: ".").last.map { MemberNames.bare(String($0)) } == name
            }
            return extensions.map { declared(.type($0), file, signatures) }
        }
    }

    package var typeNames: [String] {
        Set(project.allTypes.map { project.name(of: $0) }).sorted()
    }

    package func isMainActorByDefault(_ module: String) -> Bool {
        project.modules.contains { $0.name == module && $0.isMainActorByDefault }
    }

    private func aliases(named name: String, _ signatures: FileSignatures, _ file: FileID) -> [DeclaredSignature] {
        let outer = signatures.aliases.map { ($0, [String]()) }
        let inner = signatures.types.flatMap { type in
            let path =
                type.kind == .extension
                ? type.name.split(separator: ".").map(String.init) : type.enclosing + [type.name]
            return type.members.map { ($0, path) }
        }
        return (outer + inner).compactMap { member, enclosing in
            guard case .alias(let alias) = member.content, MemberNames.bare(alias.name) == name else { return nil }
            let access = AccessLevel(modifiers: member.modifiers) ?? .internal
            return declared(.alias(alias, access: access, enclosing: enclosing), file, signatures)
        }
    }

    private func declared(
        _ content: DeclaredSignature.Content,
        _ file: FileID,
        _ signatures: FileSignatures
    ) -> DeclaredSignature {
        let module = project.file(file).module.map { project.module($0).name } ?? ""
        let path = project.file(file).path.text
        return DeclaredSignature(content: content, module: module, path: path, imports: signatures.imports)
    }

    /// Each once, in order.
    private func files(of declarations: [DeclarationID]) -> [FileID] {
        var seen: Set<FileID> = []
        return declarations.map { project.file(of: $0) }.filter { seen.insert($0).inserted }
    }
}
