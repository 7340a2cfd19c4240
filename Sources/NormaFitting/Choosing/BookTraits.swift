// What each book's architecture is built on, as an app shows it.

import NormaText

struct BookTraits: Sendable {
    /// One trait: how much of it there is, from how much on it counts, and its weight.
    ///
    /// In a large app a handful isn't its architecture, so a trait may have to be there once in so many files.
    struct Trait: Sendable {
        let what: String
        let weight: Int
        let least: Int
        var filesForOne: Int?
        let count: @Sendable (ArchitectureShape) -> Int

        func isEnough(_ count: Int, in shape: ArchitectureShape) -> Bool {
            count >= least && filesForOne.map { count * $0 >= shape.files } ?? true
        }
    }

    let book: String
    /// Without these the book is about another kind of app.
    let core: [Trait]
    let others: [Trait]

    func fit(of shape: ArchitectureShape) -> BookFit {
        var has: [String] = []
        var hasNot: [String] = []
        var weight = 0
        var found = 0
        for trait in core + others {
            let count = trait.count(shape)
            weight += trait.weight
            if trait.isEnough(count, in: shape) {
                found += trait.weight
                has.append("\(count) \(trait.what)")
            } else {
                hasNot.append(trait.what)
            }
        }
        let percent = weight > 0 ? found * 100 / weight : 0
        return BookFit(
            book: book,
            has: has,
            hasNot: hasNot,
            percent: percent,
            describes: core.allSatisfy { $0.isEnough($0.count(shape), in: shape) } && percent >= Self.least
        )
    }

    /// What it is built on and something beside.
    private static let least = 61

    /// The more particular a book's architecture is, the earlier it comes: the first that describes an app is its book.
    static let all: [BookTraits] = [viperMVVM, cleanPackages, cleanCoordinators, goldenPath, boundaries]

    private static let viperMVVM = BookTraits(
        book: "viper-mvvm",
        core: [
            Trait(what: "scenes of interactor and presenter", weight: 5, least: 2, filesForOne: 200) {
                $0.scenes
            }
        ],
        others: [
            Trait(what: "routers", weight: 2, least: 2) { $0.count(endingIn: "Router", "Wireframe", "WireFrame") },
            Trait(what: "view controllers", weight: 1, least: 2) { $0.count(endingIn: "ViewController") },
            Trait(what: "workers", weight: 1, least: 1) { $0.count(endingIn: "Worker") },
            Trait(what: "local packages", weight: 1, least: 2) { $0.packages.count },
        ]
    )

    private static let layerNames = [
        ["domain"], ["data", "dataaccess", "datalayer", "repositories"], ["presentation", "application", "ui"],
    ]

    private static let cleanPackages = BookTraits(
        book: "clean-packages",
        core: [
            Trait(what: "local packages", weight: 3, least: 3) { $0.packages.count },
            Trait(
                what: "folders or packages named after clean layers (domain, data, presentation)",
                weight: 3,
                least: 2
            ) {
                $0.layersInPackages(layerNames).count
            },
        ],
        others: [
            Trait(what: "use cases", weight: 2, least: 2) { $0.count(endingIn: "UseCase", "UseCases", "Interactor") },
            Trait(what: "repositories", weight: 1, least: 2) {
                $0.count(endingIn: "Repository", "RepositoryProtocol", "Repo", "RepositoryImpl")
            },
            Trait(what: "packages named after a feature", weight: 1, least: 1) { shape in
                shape.packages.count { $0.name.hasSuffix("Feature") || $0.parent.name.lowercased() == "features" }
            },
        ]
    )

    private static let cleanCoordinators = BookTraits(
        book: "clean-coordinators",
        core: [
            Trait(what: "coordinators", weight: 4, least: 2, filesForOne: 100) {
                $0.count(endingIn: "Coordinator", "FlowController")
            }
        ],
        others: [
            Trait(what: "view models", weight: 3, least: 2) { $0.count(endingIn: "ViewModel") },
            Trait(what: "use cases", weight: 2, least: 2) { $0.count(endingIn: "UseCase", "UseCases") },
            Trait(what: "repositories", weight: 1, least: 2) {
                $0.count(endingIn: "Repository", "RepositoryProtocol", "RepositoryImpl", "DefaultRepository")
            },
            Trait(what: "clean layers (domain, data, presentation)", weight: 1, least: 2) {
                $0.layers(layerNames).count
            },
        ]
    )

    private static let goldenPath = BookTraits(
        book: "golden-path",
        core: [
            Trait(what: "percent of the files with SwiftUI", weight: 1, least: 25) { $0.percent(importing: "SwiftUI") },
            Trait(what: "folders with their own views and view models", weight: 4, least: 3, filesForOne: 50) {
                $0.featureFolders
            },
        ],
        others: [
            Trait(what: "pairs of view and view model", weight: 2, least: 3) {
                $0.stems(endingIn: "View", "ViewModel")
            },
            Trait(what: "services", weight: 1, least: 2) {
                $0.count(endingIn: "Service", "ServiceProtocol", "Client", "Manager")
            },
            Trait(what: "folders of a design system or of shared components", weight: 1, least: 1) {
                $0.folders(named: "designsystem", "components", "theme", "shared")
            },
        ]
    )

    private static let boundaryNames = [
        ["domain", "core", "businesslogic"], ["data", "networking", "network", "api"],
        ["presentation", "features", "feature", "scenes", "screens"],
    ]

    private static let boundaries = BookTraits(
        book: "boundaries",
        core: [
            Trait(
                what: "folders named after a boundary (domain or core, data, presentation or features)",
                weight: 3,
                least: 3
            ) {
                $0.layers(boundaryNames).count
            },
            Trait(what: "repositories", weight: 3, least: 2) {
                $0.count(endingIn: "Repository", "RepositoryProtocol", "RepositoryImpl")
            },
        ],
        others: [
            Trait(what: "transfer objects", weight: 1, least: 2) { $0.count(endingIn: "DTO", "Response", "Dto") },
            Trait(what: "folders of persistence or of the API", weight: 1, least: 1) {
                $0.folders(named: "persistence", "api", "database", "storage")
            },
            Trait(what: "orchestrators of screens", weight: 1, least: 2) {
                $0.count(endingIn: "ViewModel", "Presenter", "Reducer", "Store")
            },
        ]
    )
}

extension ArchitectureShape {
    /// Those of the groups that a folder in a local package, or a package, is named after.
    fileprivate func layersInPackages(_ groups: [[String]]) -> [String] {
        var names = Set(packages.map { $0.name.lowercased() })
        let roots = Set(packages.filter { !$0.text.isEmpty })
        for folder in folders where isInside(folder, roots) { names.insert(folder.name.lowercased()) }
        return groups.compactMap { group in
            group.first { word in names.contains { $0 == word || $0.hasSuffix(word) } }
        }
    }

    private func isInside(_ folder: RelativePath, _ roots: Set<RelativePath>) -> Bool {
        var current = folder
        while !current.text.isEmpty {
            if roots.contains(current) { return true }
            current = current.parent
        }
        return false
    }
}
