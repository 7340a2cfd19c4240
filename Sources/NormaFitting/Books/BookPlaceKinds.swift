// Places that only the books name: the folder of the code, of the packages, of a layer.

import NormaProject
import NormaText

struct BookPlaceKinds {
    private let tree: SourceTree
    private let learned: LearnedProject
    private let roles: RoleFiles
    private let entries: [FileID]
    let features: BookFeatures

    init(_ learning: ProjectLearning, _ learned: LearnedProject) {
        (tree, roles) = (learning.tree, learning.roles)
        self.learned = learned
        entries = learning.deeds.entries
        features = BookFeatures(learning, learned)
    }

    /// Why a place is absent, by what it is known by.
    static let absences = [
        "composition": "nothing was found that starts the app",
        "feature": "no sibling folders each hold a view and what holds its state",
        "feature-with-ending": "no sibling folders each hold a view and what holds its state",
        "feature-anywhere": "no sibling folders each hold a view and what holds its state",
        "features": "no sibling folders each hold a view and what holds its state",
        "packages": "no local packages",
        "tests": "no target for tests",
        "mocks": "no folder holds most of the doubles",
        "domain-values": "no folder holds mostly values that screens and logic share",
        "domain": "no folder holds mostly values that screens and logic share",
        "transfer-objects": "no folder holds mostly what is coded for a server",
        "repositories": "no folder holds mostly repositories",
        "use-cases": "no folder holds mostly use cases",
        "navigation": "no folder holds mostly what decides where to go",
        "api": "no folder holds mostly requests",
        "persistence": "no folder holds mostly code about a database",
        "extensions": "no folder holds mostly extensions of foreign types",
        "components": "no folder holds mostly views without state of their own",
        "domain-layer": "no folder called so holds half of the values and use cases",
        "data-layer": "no folder called so holds half of the repositories and transfer objects",
        "presentation-layer": "no folder called so holds half of the views and view models",
        "scene": "no interactor and no presenter is certain",
        "tests-of-feature": "no folders of tests are called after features",
    ]

    /// - Parameter kind: as the table names it.
    func place(_ kind: String, named name: String) -> FittedPlace? {
        switch kind {
        case "code": code(name)
        case "feature": features.place(named: name)
        case "feature-with-ending": features.place(named: name).map(withEnding)
        case "features": features.parents(named: name)
        case "packages": packages(name)
        case "shared": shared(name)
        case "scene": scenes(name)
        case "feature-anywhere":
            learned.features.map { _ in FittedPlace(name: name, patterns: ["**/{Feature}"], reason: "") }
        case "tests-of-feature": testsOfFeatures(name)
        case "domain-values":
            layer(name, called: ["model", "models", "entity", "entities", "domain"], holding: ["entity"])
        case "domain-layer": layer(name, called: ["domain"], holding: ["entity", "interactor"])
        case "data-layer":
            layer(name, called: ["data", "dataaccess"], holding: ["repository", "transfer-object", "data-source"])
        case "presentation-layer":
            layer(name, called: ["presentation", "ui"], holding: ["view", "view-controller", "view-model"])
        default: nil
        }
    }

    // MARK: - The code

    /// Down from the top while one folder holds most of what is there, and isn't of one kind.
    private func code(_ name: String) -> FittedPlace? {
        var folder = 0
        while let largest = tree.children(folder).max(by: { (tree.counts[$0], $1) < (tree.counts[$1], $0) }),
            tree.counts[largest] * 2 >= tree.sources.count, !isOfOneKind(largest),
            tree.path(folder).text != parentOfFeatures
        {
            folder = largest
        }
        let path = tree.path(folder).text
        guard !path.isEmpty else { return everywhere(name) }
        guard Self.isPlain(path) else { return nil }
        let count = FittingWords.number(tree.counts[folder])
        return FittedPlace(
            name: name,
            patterns: [path],
            reason: "\(count) of the \(FittingWords.number(tree.sources.count)) files are there"
        )
    }

    /// Several folders at the top share the code.
    private func everywhere(_ name: String) -> FittedPlace? {
        let tops = tree.children(0)
        guard tops.count > 1, name == "sources" else { return nil }
        return FittedPlace(
            name: name,
            patterns: ["**"],
            reason: "no folder holds most of the code: \(tops.count) are at the top"
        )
    }

    private static let namesOfAll: Set<String> = ["app", "application", "source", "sources", "src", "classes"]

    private func isOfOneKind(_ folder: Int) -> Bool {
        let name = tree.name(folder)
        return tree.path(folder).text == parentOfFeatures
            || FolderWords.isKind(name) && !Self.namesOfAll.contains(name.lowercased())
    }

    private static func isPlain(_ path: String) -> Bool {
        path.pathParts.allSatisfy { FeatureSearch.isPlain(String($0)) }
    }

    // MARK: - Features

    private var parentOfFeatures: String? {
        learned.features.map { $0.pattern.hasSuffix("/{Feature}") ? String($0.pattern.dropLast(10)) : "" }
    }

    /// Where the last word of their names says which packages are features, it is part of the place.
    private func withEnding(_ place: FittedPlace) -> FittedPlace {
        guard let ending = endingOfFeatures else { return place }
        var place = place
        place.patterns = place.patterns.map { $0 + ending }
        let others = place.except.map { ($0.key + ending, $0.value.filter { $0.hasSuffix(ending) }) }
        place.except = Dictionary(uniqueKeysWithValues: others.filter { !$0.1.isEmpty })
        return place
    }

    /// The last word of nearly every feature's folder: `UI` of `CartUI` and `OrderUI`.
    var endingOfFeatures: String? {
        guard let features = learned.features else { return nil }
        let endings = features.names.compactMap { WordSearch.words($0).count > 1 ? WordSearch.words($0).last : nil }
        let counts = Dictionary(endings.map { ($0, 1) }, uniquingKeysWith: +)
        return counts.first { $0.value * 5 >= features.names.count * 4 && $0.value >= 3 }?.key
    }

    func eachFeature(_ name: String) -> FittedPlace? {
        guard learned.features != nil else { return nil }
        return FittedPlace(
            name: name,
            patterns: ["{{feature}}"],
            reason: "no folder is between a feature and its parts"
        )
    }

    private func scenes(_ name: String) -> FittedPlace? {
        let count = (learned.role("presenter")?.sure ?? 0) + (learned.role("interactor")?.sure ?? 0)
        guard count > 0 else { return nil }
        return FittedPlace(name: name, patterns: ["**/{Scene}"], reason: "")
    }

    private static let namesOfShared: Set<String> = ["shared", "common", "commons", "core", "base", "foundation"]

    /// What most features use, if it is called so; the one that the books call it first.
    private func shared(_ name: String) -> FittedPlace? {
        guard let structure = learned.structure, structure.units == .layers, let features = learned.features else {
            return nil
        }
        let used = features.shared.filter { Self.namesOfShared.contains($0.name.lowercased()) }
        let parts = used.compactMap { used in
            structure.parts.first { $0.name == used.name && !$0.patterns.isEmpty }.map { (used, $0) }
        }
        let sorted =
            parts.filter { $0.0.name.lowercased() == "shared" } + parts.filter { $0.0.name.lowercased() != "shared" }
        guard let first = sorted.first else { return nil }
        return FittedPlace(
            name: name,
            patterns: sorted.flatMap(\.1.patterns),
            reason: sorted.count == 1
                ? "\(first.0.count) of \(first.0.of) features use it" : "at least half of the features use each"
        )
    }

    /// The folder beside the features that holds most such things of no feature.
    func home(beside row: BookPlaceRow) -> FittedPlace? {
        let files = roles.files(row.beside)
        let search = HomeSearch(tree: tree, features: features.all)
        guard let home = search.homes(ofMost: files).first else { return nil }
        let what = FittingWords.list(row.beside.map { FittingWords.role($0, 2) })
        return FittedPlace(
            name: row.place,
            patterns: [home.pattern],
            reason: "\(home.count) of the \(home.all) files in `\(home.pattern)` hold \(what)"
        )
    }

    /// Folders of tests called after at least two features, all in one folder.
    private func testsOfFeatures(_ name: String) -> FittedPlace? {
        let names = Set((learned.features?.names ?? []).map { $0 + "Tests" })
        let found = tree.project.folders.filter { names.contains(String($0.path.name)) }
        guard found.count >= 2, let parent = found.first?.path.parent, found.allSatisfy({ $0.path.parent == parent }),
            !parent.text.isEmpty, Self.isPlain(parent.text)
        else { return nil }
        return FittedPlace(
            name: name,
            patterns: [parent.text + "/{Feature}Tests"],
            reason: "\(found.count) folders there are called after features"
        )
    }

    // MARK: - Packages and layers

    private func packages(_ name: String) -> FittedPlace? {
        let roots = tree.project.packages.filter { $0.manifest.name == "Package.swift" && !$0.root.text.isEmpty }.map(
            \.root
        )
        let parents = Dictionary(roots.map { ($0.parent.text, 1) }, uniquingKeysWith: +)
            .filter { !$0.key.isEmpty && $0.value > 1 && Self.isPlain($0.key) }
            .sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        guard !parents.isEmpty, parents.count <= 6 else { return nil }
        let count = parents.reduce(0) { $0 + $1.value }
        return FittedPlace(
            name: name,
            patterns: parents.map(\.key),
            reason: "\(count) of the \(FittingWords.count(roots.count, "local package")) are there"
        )
    }

    /// The folder of such a name that holds at least half of what belongs to the layer.
    private func layer(_ name: String, called names: [String], holding kinds: [String]) -> FittedPlace? {
        let files = roles.files(kinds).filter(tree.isSource)
        let counts = tree.counts(files)
        let best = tree.project.folders.indices
            .filter { names.contains(tree.name($0).lowercased()) && counts[$0] * 2 >= files.count && counts[$0] > 2 }
            // Of a folder and one in it that hold the same, the inner one says more.
            .max { (counts[$0], $0) < (counts[$1], $1) }
        guard let best, Self.isPlain(tree.path(best).text) else { return nil }
        let what = kinds.map { FittingWords.role($0, 2) }
        return FittedPlace(
            name: name,
            patterns: [tree.path(best).text],
            reason: "\(counts[best]) of the \(files.count) files with \(FittingWords.list(what)) are there"
        )
    }

    // MARK: - Names of folders

    /// What the folders of one kind are called, if it isn't what the book calls them.
    func word(_ row: BookPlaceTable.FolderWord) -> FittedWord? {
        let files = roles.files(row.roles).filter(tree.isSource)
        var counts: [String: Int] = [:]
        for file in files {
            guard let name = tree.folders(around: file).lazy.map(tree.name).first(where: row.names.contains) else {
                continue
            }
            counts[name, default: 0] += 1
        }
        let best = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.first
        guard let best, best.value >= 3, best.value * 2 > files.count else { return nil }
        let what = FittingWords.list(row.roles.map { FittingWords.role($0, 2) })
        return FittedWord(
            name: row.value,
            word: best.key,
            reason: "\(best.value) of the \(files.count) files with \(what) are in folders called so"
        )
    }
}
