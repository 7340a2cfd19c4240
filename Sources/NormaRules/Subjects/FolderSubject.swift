// A folder of the tree, and the word `folder`.

import NormaGuide
import NormaProject
import NormaText

struct FolderSubject: KindOfSubject {
    let folder: FolderID

    private func own(_ context: JudgingContext) -> ProjectFolder { context.project.folder(folder) }

    func name(in context: JudgingContext) -> String? { String(own(context).path.name) }
    func title(in context: JudgingContext) -> String { "The folder `\(own(context).path.text)`" }
    func path(in context: JudgingContext) -> RelativePath? { own(context).path }

    /// Including those in the folders below it.
    func files(in context: JudgingContext) -> [FileID]? {
        var result: [FileID] = []
        var open = [folder]
        while let next = open.popLast() {
            let folder = context.project.folder(next)
            result += folder.files
            open += folder.subfolders
        }
        return result.sorted()
    }

    func parts(in context: JudgingContext) -> [Subject] {
        own(context).subfolders.map { .folder($0) } + own(context).files.map { .file($0) } + documents(in: context)
    }

    /// Those directly in it; they are sorted by path.
    private func documents(in context: JudgingContext) -> [Subject] {
        let all = context.project.documents
        guard !all.isEmpty else { return [] }
        let path = own(context).path
        let first = all.partitioningIndex { !($0.path < path) }
        return all[first...].indices.prefix {
            all[$0].path.isInside(path) || all[$0].path < RelativePath(path.text + "/")
        }
        .filter { all[$0].path.parent == path }.map { .document(DocumentID(Int32($0))) }
    }

    func enclosing(in context: JudgingContext) -> [Subject] { context.folders(from: own(context).parent) }

    /// The module of all its files; nil if they belong to several, or if it has none.
    func module(in context: JudgingContext) -> ModuleID? {
        var found: ModuleID?
        for file in files(in: context) ?? [] {
            guard let module = context.project.files[Int(file.index)].module, found ?? module == module else {
                return nil
            }
            found = module
        }
        return found
    }

    static func all(in context: JudgingContext) -> [Subject] {
        context.project.folders.indices.dropFirst().map { .folder(FolderID(Int32($0))) }
    }

    static let word = SubjectWord(
        .folder,
        summary: "A folder of the tree, except for the root.",
        example: #"""
            ```yaml rule
            rule: no-helpers
            every: folder
            must-not: { named: [Helpers, Utils] }
            ```

            ```swift bad path=Sources/Utils/Text.swift
            struct Text {}
            ```

            ```swift good path=Sources/Text/Text.swift
            struct Text {}
            ```
            """#,
        blindSpot: "Ignored and excluded folders don't count."
    )
}
