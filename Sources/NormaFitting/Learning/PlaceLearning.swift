// The places that the books name, by what the files in a folder do.

import NormaFacts
import NormaProject
import NormaRules
import NormaText

struct PlaceLearning {
    let context: JudgingContext
    let tree: SourceTree
    let roles: RoleFiles
    let deeds: FileDeeds
    let features: FeatureFolders?

    private var homes: HomeSearch { HomeSearch(tree: tree, features: features) }

    func learn() -> [LearnedPlace] {
        var places = byDeeds() + byRoles() + inFeatures()
        places += [composition(), buildTools(), designSystem(), tests(), mocks()].compactMap(\.self)
        return places.sorted { $0.name < $1.name }
    }

    // MARK: - What files do

    private func byDeeds() -> [LearnedPlace] {
        let kinds: [(name: String, files: Set<FileID>, deed: String)] = [
            ("api", deeds.network, "make requests with `URLSession` or a client of one"),
            ("persistence", deeds.database, "refer to a database"),
            ("extensions", deeds.foreignExtensions, "only extend types from outside"),
        ]
        return kinds.compactMap { name, files, deed in place(name, homes.homes(ofMost: files), deed) }
    }

    private func byRoles() -> [LearnedPlace] {
        let kinds: [(name: String, role: String, deed: String)] = [
            ("transfer-objects", "transfer-object", "hold a type that is coded for a server"),
            ("domain", "entity", "hold a value that screens and logic share"),
            ("repositories", "repository", "hold a repository"),
            ("use-cases", "interactor", "hold a use case or an interactor"),
            ("navigation", "coordinator", "hold what decides where to go"),
        ]
        return kinds.compactMap { name, role, deed in place(name, homes.homes(ofMost: roles.files([role])), deed) }
    }

    private func place(_ name: String, _ homes: [HomeSearch.Home], _ deed: String) -> LearnedPlace? {
        guard let first = homes.first else { return nil }
        return LearnedPlace(
            name: name,
            patterns: homes.map(\.pattern),
            evidence: "\(first.count) of the \(first.all) files there \(deed)"
        )
    }

    private func inFeatures() -> [LearnedPlace] {
        let kinds: [(name: String, roles: [String], what: String)] = [
            ("feature-views", ["view", "view-controller"], "views"), ("feature-state", ["view-model"], "view models"),
            ("feature-models", ["entity", "display-model"], "values"),
            ("feature-services", ["service", "repository"], "services"),
        ]
        return kinds.compactMap { name, kinds, what in
            guard let home = homes.inFeatures(roles.files(kinds)) else { return nil }
            let evidence =
                "in \(home.features) features, with \(home.count) of the \(home.all) files of features that hold \(what)"
            return LearnedPlace(name: name, patterns: [home.pattern], evidence: evidence)
        }
    }

    // MARK: - Others

    private func composition() -> LearnedPlace? {
        let folders = deeds.entries.map { context.project.file($0).path.parent }
        guard let entry = deeds.entries.first, let folder = folders.first, !folder.text.isEmpty else { return nil }
        let name = context.project.file(entry).path.name
        // Other apps of the tree begin in a folder of the same name; widgets and extensions don't.
        let others = Set(folders.dropFirst()).subtracting([folder]).filter { $0.name == folder.name }.sorted()
        // The folder of the whole app is no place of its own.
        let holdsMost = tree.counts[Int(context.project.file(entry).folder.index)] * 2 > tree.sources.count
        return LearnedPlace(
            name: "composition",
            patterns: [holdsMost ? folder.text + "/*.swift" : folder.text]
                + (others.count < 4 ? others.map(\.text) : []),
            evidence: others.isEmpty
                ? "`\(name)` is where the app begins" : "where the \(others.count + 1) apps begin"
        )
    }

    /// Top folders with Swift files of which no target compiles any, in a tree where others are compiled.
    private func buildTools() -> LearnedPlace? {
        let project = context.project
        guard !project.modules.isEmpty else { return nil }
        let manifests = Set(project.packages.map(\.manifest))
        var compiled: Set<String> = []
        var loose: [String: Int] = [:]
        for file in project.files where !manifests.contains(file.path) {
            guard let top = file.path.components.first, file.path.components.count > 1 else { continue }
            if file.module != nil { compiled.insert(String(top)) } else { loose[String(top), default: 0] += 1 }
        }
        let found = loose.filter { !compiled.contains($0.key) }.sorted { $0.key < $1.key }
        guard !found.isEmpty else { return nil }
        let count = found.reduce(0) { $0 + $1.value }
        return LearnedPlace(
            name: "build-tools",
            patterns: found.map(\.key),
            evidence: "no target compiles \(count == 1 ? "the Swift file" : "any of the \(count) Swift files") there"
        )
    }

    /// The folder of views without state that several parts use.
    private func designSystem() -> LearnedPlace? {
        let views = roles.files(["view"])
        let held = roles.files(["view-model", "presenter", "interactor", "screen", "view-controller"]).union(
            deeds.reducers
        )
        let plain = views.subtracting(held)
        let heldCounts = tree.counts(held.filter(tree.isSource))
        let found = homes.folders(of: plain, least: 4).first { home in
            tree.project.folders.firstIndex { $0.path.text == home.pattern }.map { heldCounts[$0] == 0 } ?? false
        }
        guard let found else { return nil }
        return LearnedPlace(
            name: "components",
            patterns: [found.pattern],
            evidence: "\(found.count) of the \(found.all) files there hold views without state of their own"
        )
    }

    private func tests() -> LearnedPlace? {
        let modules = context.project.modules.filter { $0.isTest && !$0.files.isEmpty }
        // What a tool writes for a target is beside it.
        let counts = tree.counts(modules.flatMap(\.files).filter { !context.project.file($0).isGenerated })
        // A target may also compile a file of the app from where that is.
        let held = Set(counts.indices.filter { counts[$0] > 0 && tree.counts[$0] == 0 }.map { tree.path($0).text })
        let folders = modules.flatMap { $0.folders.map(\.text) }.filter { !$0.isEmpty && held.contains($0) }
        let unique = Set(folders).sorted()
        guard !unique.isEmpty, unique.count <= 12 else { return nil }
        let noun = modules.count == 1 ? "the folder of the test target" : "the folders of \(modules.count) test targets"
        return LearnedPlace(name: "tests", patterns: unique, evidence: noun)
    }

    private func mocks() -> LearnedPlace? {
        let files = roles.files(["mock"])
        let folders = Dictionary(files.map { (context.project.file($0).path.parent.text, 1) }, uniquingKeysWith: +)
        guard let best = folders.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }).first, best.value >= 3,
            best.value * 2 >= files.count,
            !best.key.isEmpty
        else { return nil }
        return LearnedPlace(
            name: "mocks",
            patterns: [best.key],
            evidence: "\(best.value) of \(files.count) files with doubles are there"
        )
    }
}
