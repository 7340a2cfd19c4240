// Reads the names that templates take from a project: those of the app, a module, files and folders.

import NormaFacts
import NormaFiles
import NormaGuide
import NormaPipeline
import NormaProject
import NormaScaffolds
import NormaText

struct TreeReading: ProjectReading {
    private let tree: FileTree
    /// Nil if nothing that is read needs it.
    private let project: Project?
    private let base: RelativePath
    /// The folder that the templates' paths begin in.
    private let folderName: String

    /// - Parameter sets: the sets to read for; if none needs an app or a module, no source is read.
    init(of place: ScaffoldPlace, for sets: [TemplateSet]) throws {
        tree = place.workspace.tree()
        base = place.base
        folderName = base.components.last.map { String($0) } ?? place.rootName
        let readings = sets.flatMap(\.inputs).flatMap(\.readings)
        let needsProject = readings.contains { reading in
            if case .path = reading { false } else { true }
        }
        guard needsProject else {
            project = nil
            return
        }
        project = Pipeline.project(in: place.workspace).project
    }

    func appName() -> ReadValue? { nameOfStart ?? nameOfTarget ?? nameOfFolder }

    func module(at path: RelativePath) -> ReadValue? {
        guard let project else { return nil }
        let places = DerivedPlaces(project: project, base: base)
        let place = places.fromRoot(path)
        if let module = places.module(at: place), !module.isTest {
            return ReadValue(module.name, from: "the module of `\(path)`")
        }
        // A folder that holds modules, or none yet: its only non-test module.
        let inside = project.modules.filter { module in !module.isTest && module.folders.contains { $0.isInside(place) }
        }
        guard inside.count == 1, let only = inside.first else { return nil }
        return ReadValue(only.name, from: "the module in `\(path)`")
    }

    func names(fitting pattern: String) -> [(name: String, path: RelativePath)] {
        let parts = pattern.split(separator: "*", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, let start = parts.first, let end = parts.last else { return [] }
        let prefix = base.text.isEmpty ? String(start) : base.text + "/" + start
        var seen: Set<ExactText> = []
        return (tree.folders + tree.files.map(\.path)).sorted().compactMap { path in
            let text = path.text
            guard text.hasBytes(atStart: prefix), text.hasBytes(atEnd: end),
                text.utf8.count > prefix.utf8.count + end.utf8.count,
                let name = String(text.utf8.dropFirst(prefix.utf8.count).dropLast(end.utf8.count))
            else { return nil }
            return name.lastSlash == nil && seen.insert(ExactText(name)).inserted ? (name, path) : nil
        }
    }

    // MARK: - The app's name

    /// `Orchard` of `@main struct OrchardApp`.
    private var nameOfStart: ReadValue? {
        guard let project else { return nil }
        for file in project.files where !file.isTest && (base.text.isEmpty || file.path.isInside(base)) {
            let facts = file.facts
            for attribute in facts.attributes where facts.text(attribute.name) == "main" {
                guard let owner = facts.declaration(attribute.owner) else { continue }
                let name = facts.text(owner.name)
                if name.hasSuffix("App"), name.count > 3 {
                    return ReadValue(String(name.dropLast(3)), from: "from `\(file.path)`")
                }
            }
        }
        return nil
    }

    /// The name of the only target that is an app or a program.
    private var nameOfTarget: ReadValue? {
        let starts = project?.modules.filter { ["application", "executable"].contains($0.kind) } ?? []
        guard starts.count == 1, let only = starts.first else { return nil }
        return ReadValue(only.name, from: "the only app of the project")
    }

    private var nameOfFolder: ReadValue? {
        let words = folderName.split { !$0.isLetter && !$0.isNumber }
        let name = words.map { NameCase.pascal.applied(to: $0) }.joined()
        return name.isEmpty ? nil : ReadValue(name, from: "the name of the folder")
    }
}
