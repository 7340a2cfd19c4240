// What a project shows about its architecture: names of types, folders, imports and packages, without tests.

import NormaFacts
import NormaProject
import NormaText

struct ArchitectureShape: Sendable {
    /// The names of types at the top of production files.
    var types: Set<String> = []
    /// By module, the production files that import it.
    var imports: [String: Int] = [:]
    var files = 0
    /// The folders of production files and those around them.
    var folders: Set<RelativePath> = []
    /// Folders of a module that hold an interactor, and those that hold a presenter.
    private var interactorHomes: Set<RelativePath> = []
    private var presenterHomes: Set<RelativePath> = []
    /// The folders of local packages.
    var packages: [RelativePath] = []
    /// Whether something starts an app: a type that is an app, or an application delegate.
    var hasApp = false

    init() {}

    init(_ project: Project) {
        for file in project.files where !file.isTest && !file.isGenerated { add(file) }
        packages = project.packages.filter { $0.manifest.name == "Package.swift" }.map(\.root).sorted()
        hasApp =
            hasApp
            || project.modules.contains { $0.kind == "application" && $0.files.count > 0 }
    }

    private mutating func add(_ file: ProjectFile) {
        files += 1
        var folder = file.path.parent
        while !folder.text.isEmpty, folders.insert(folder).inserted { folder = folder.parent }
        let modules = Set(file.facts.imports.map { file.text($0.module) })
        for module in modules { imports[module, default: 0] += 1 }
        for declaration in file.facts.declarations where declaration.parent < 0 && declaration.kind.isType {
            add(file.text(declaration.name), in: file)
        }
        for declaration in file.facts.declarations where declaration.depth == 1 && declaration.kind.isType {
            let name = file.text(declaration.name)
            guard Self.partsOfScenes.contains(name), file.facts.declarations.indices.contains(Int(declaration.parent))
            else { continue }
            add(file.text(file.facts.declarations[Int(declaration.parent)].name) + name, in: file)
        }
        for reference in file.facts.references where reference.role == .inheritance {
            let name = file.text(reference.name)
            if ["App", "UIApplicationDelegate", "NSApplicationDelegate"].contains(name) { hasApp = true }
        }
    }

    /// What a namespace of a scene holds: `Cart.Interactor` is `CartInteractor`.
    private static let partsOfScenes: Set<String> = ["Interactor", "Presenter", "ViewController", "Router", "Worker"]

    private mutating func add(_ type: String, in file: ProjectFile) {
        types.insert(type)
        if type.hasSuffix("Interactor") { interactorHomes.insert(Self.scene(of: file)) }
        if type.hasSuffix("Presenter") { presenterHomes.insert(Self.scene(of: file)) }
    }

    /// The folder of a file, past one that is called after the part.
    private static func scene(of file: ProjectFile) -> RelativePath {
        let folder = file.path.parent
        let parts = ["interactor", "interactors", "presenter", "presenters"]
        return parts.contains(folder.name.lowercased()) ? folder.parent : folder
    }

    /// Pairs of an interactor and a presenter of one name, or folders with both.
    var scenes: Int {
        max(stems(endingIn: "Interactor", "Presenter"), interactorHomes.intersection(presenterHomes).count)
    }

    func count(endingIn endings: String...) -> Int {
        types.count { type in endings.contains { type.hasSuffix($0) && type.count > $0.count } }
    }

    /// How many names begin a type with each of the endings: `Login` of `LoginPresenter` and `LoginInteractor`.
    func stems(endingIn endings: String...) -> Int {
        let stems = endings.map { ending in
            Set(types.filter { $0.hasSuffix(ending) }.map { $0.dropLast(ending.count) })
        }
        guard let first = stems.first else { return 0 }
        return stems.dropFirst().reduce(first) { $0.intersection($1) }.count
    }

    /// How many folders have one of these names, in any spelling of letters.
    func folders(named names: String...) -> Int { folders.count { names.contains($0.name.lowercased()) } }

    /// Which of the groups of folder names are there.
    func layers(_ groups: [[String]]) -> [String] {
        let names = Set(folders.map { $0.name.lowercased() })
        return groups.compactMap { group in group.first(where: names.contains) }
    }

    /// Folders that hold a folder of views and one of view models.
    var featureFolders: Int {
        var inner: [RelativePath: Set<String>] = [:]
        for folder in folders { inner[folder.parent, default: []].insert(folder.name.lowercased()) }
        return inner.count { parent, names in
            !parent.text.isEmpty && !names.isDisjoint(with: ["views", "view"])
                && !names.isDisjoint(with: ["viewmodels", "viewmodel", "state", "stores"])
        }
    }

    /// The share of files that import one of the modules, in percent.
    func percent(importing modules: String...) -> Int {
        guard files > 0 else { return 0 }
        return modules.reduce(0) { $0 + (imports[$1] ?? 0) } * 100 / files
    }
}
