// Swift files that the team doesn't write, according to other files of the tree: output of tools, and third-party code.

import NormaDocuments
import NormaExtraction
import NormaFacts
import NormaFiles
import NormaGuide
import NormaProject
import NormaText

struct ForeignFiles {
    private let vendored: VendoredFolders?
    /// The output of tools, each with the configuration that declares it.
    private var outputs: [RelativePath: RelativePath] = [:]
    /// Apollo's output folder also contains files of the team.
    private var schemaFolders: [RelativePath: RelativePath] = [:]

    init(_ tree: FileTree, _ request: CheckRequest, manifests: [ManifestInput]) {
        let definitions = request.guide.guide.definitions
        guard !definitions.isGeneratedListedOnly else {
            vendored = nil
            return
        }
        vendored = definitions.judgesVendored ? nil : VendoredFolders(tree, request)
        for file in tree.files where Self.configurations.contains(String(file.path.name)) {
            guard let bytes = try? request.workspace.bytes(of: file.path),
                let format = DocumentFormat(of: file.path),
                let value = try? DocumentReader.value(of: bytes, at: file.path, in: format)
            else { continue }
            // If a configuration can't be read, its output is judged.
            let folder = file.path.parent.appending(value["output_dir"]?.text ?? "")
            for written in Self.outputs(in: value) { add(written, from: folder, by: file.path) }
        }
        for manifest in manifests {
            for written in manifest.facts.outputs { add(written, from: manifest.path.parent.parent, by: manifest.path) }
        }
    }

    /// By path, why a file is left out.
    func signs(of paths: [RelativePath], or headers: @autoclosure () -> ForeignHeaders)
        -> [RelativePath: GeneratedSign]
    {
        let headers = vendored == nil ? nil : headers()
        var signs: [RelativePath: GeneratedSign] = [:]
        for path in paths { signs[path] = sign(of: path) ?? headers?.sign(of: path) }
        return signs
    }

    private func sign(of path: RelativePath) -> GeneratedSign? {
        if let by = outputs[path] { return GeneratedSign(.tool, by: by) }
        if !schemaFolders.isEmpty, path.name.hasSuffix(".graphql.swift") {
            var folder = path.parent
            while !folder.text.isEmpty {
                if let by = schemaFolders[folder] { return GeneratedSign(.tool, by: by) }
                folder = folder.parent
            }
        }
        return vendored?.sign(of: path)
    }

    // MARK: - Tools

    private static let apollo: Set<String> = ["apollo-codegen-config.json", "apollo-codegen-configuration.json"]
    private static let configurations: Set<String> = apollo.union([
        "Cuckoofile.toml", "swiftgen.yml", "swiftgen.yaml", ".swiftgen.yml", ".sourcery.yml", ".sourcery.yaml",
        "sourcery.yml",
    ])

    private mutating func add(_ written: String, from folder: RelativePath, by file: RelativePath) {
        guard let inner = XcodeOutputs.path(written, from: "") else { return }
        let path = folder.appending(inner)
        guard !path.text.isEmpty, path.components.first != ".." else { return }
        if path.pathExtension == "swift" {
            outputs[path] = outputs[path] ?? file
        } else if Self.apollo.contains(String(file.name)) {
            schemaFolders[path] = schemaFolders[path] ?? file
        }
    }

    /// The values under a key `output`, or under a key `path` in it, at any depth.
    private static func outputs(in value: PlacedValue) -> [String] {
        if let elements = value.list { return elements.flatMap(outputs) }
        return (value.mapping ?? []).flatMap { $0.key == "output" ? texts(in: $0.value) : outputs(in: $0.value) }
    }

    private static func texts(in value: PlacedValue) -> [String] {
        if let text = value.text { return [text] }
        if let elements = value.list { return elements.flatMap(texts) }
        return (value.mapping ?? []).flatMap { entry in
            entry.value.mapping == nil && entry.key != "path" ? [] : texts(in: entry.value)
        }
    }
}
