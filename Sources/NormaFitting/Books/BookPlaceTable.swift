// Which places and words of each book a fit covers, and by what they are known.

/// A place of a book: what it is called there, and how it is found in a project.
struct BookPlaceRow: Sendable, Equatable {
    let place: String
    /// The place of the book that it is built on; empty for one at the top.
    let parent: String
    /// Names of learned places, the best first.
    let learned: [String]
    /// Names of folders in small letters, if nothing was learned.
    let folders: [String]
    /// Roles of which most are in a folder beside the features.
    let beside: [String]
    /// Names of learned places that all features share, for an app that is cut into layers first.
    let ofAll: [String]
    /// What belongs there, if the project has no such place: a value of the book with modules, `third-party` ones, or an ending of types.
    let needs: [String]
    /// Whether the parent is made of such things, wherever they are.
    let widensParent: Bool

    /// `place < parent = learned, +role, ~place of all features, ?need : folder, folder`; `place << parent` widens the parent.
    init?(_ row: Substring) {
        let (head, folders) = Self.cut(row, at: " : ")
        let (names, evidence) = Self.cut(head, at: " = ")
        let (place, parent) = Self.cut(names, at: names.contains(" << ") ? " << " : " < ")
        widensParent = names.contains(" << ")
        guard !place.isEmpty else { return nil }
        self.place = String(place)
        self.parent = String(parent)
        let all = Self.list(evidence)
        learned = all.filter { $0.first.map { !"+~?".contains($0) } ?? false }
        beside = all.filter { $0.hasPrefix("+") }.map { String($0.dropFirst()) }
        ofAll = all.filter { $0.hasPrefix("~") }.map { String($0.dropFirst()) }
        needs = all.filter { $0.hasPrefix("?") }.map { String($0.dropFirst()) }
        self.folders = Self.list(folders)
    }

    /// Whether it is a folder of each feature.
    func isOfFeature(in rows: [BookPlaceRow]) -> Bool {
        var parent = parent
        for _ in rows.indices {
            if parent == "feature" { return true }
            guard let outer = rows.first(where: { $0.place == parent }) else { return false }
            parent = outer.parent
        }
        return false
    }

    private static func cut(_ text: Substring, at mark: String) -> (Substring, Substring) {
        guard let range = text.firstRange(of: mark) else { return (text, "") }
        return (text[..<range.lowerBound], text[range.upperBound...])
    }

    private static func list(_ text: Substring) -> [String] {
        text.split(separator: ",").map { $0.filter { $0 != " " } }
    }
}

/// What a fit of one book covers.
struct BookPlaceTable: Sendable {
    let book: String
    /// A place is below the one that it is built on.
    let places: [BookPlaceRow]
    /// By the value of the book, the learned word.
    let words: [(value: String, word: String)]
    /// Values that are names of folders, with the roles of what is in these.
    let folderWords: [FolderWord]

    struct FolderWord: Sendable {
        let value: String
        let names: Set<String>
        let roles: [String]
    }

    static func named(_ book: String) -> BookPlaceTable? {
        guard let text = rows[book] else { return nil }
        return BookPlaceTable(
            book: book,
            places: text.split(separator: "\n").compactMap { BookPlaceRow($0) },
            words: words[book] ?? [],
            folderWords: folderWords[book] ?? []
        )
    }

    static var books: [String] { rows.keys.sorted() }

    private static let words: [String: [(value: String, word: String)]] = [
        "golden-path": [("state-holder", "state-holder"), ("service", "service"), ("protocol", "protocol")],
        "boundaries": [
            ("state-holder", "state-holder"), ("transfer-object", "transfer-object"),
            ("implementation", "implementation"),
        ],
        "clean-coordinators": [("state-holder", "state-holder"), ("transfer-object", "transfer-object")],
        "clean-packages": [("state-holder", "state-holder"), ("repository-ending", "repository")],
        "viper-mvvm": [
            ("view-controller", "view-controller"), ("interactor", "interactor"), ("presenter", "presenter"),
            ("router", "coordinator"), ("state-holder", "state-holder"), ("service", "service"),
        ],
    ]

    private static let folderWords: [String: [FolderWord]] = [
        "clean-packages": [
            FolderWord(value: "domain-folder", names: ["Domain", "Entities"], roles: ["entity"]),
            FolderWord(
                value: "presentation-folder",
                names: ["Presentation", "UI", "Views", "Screens"],
                roles: ["view", "view-model"]
            ),
            FolderWord(
                value: "data-access-folder",
                names: ["DataAccess", "Data", "DataLayer", "Infrastructure"],
                roles: ["repository", "data-source", "transfer-object"]
            ),
            FolderWord(
                value: "application-folder",
                names: ["Application", "UseCases", "Interactors"],
                roles: ["interactor"]
            ),
        ]
    ]

    private static let rows: [String: String] = [
        "golden-path": """
        sources = code
        app < sources = composition
        feature < sources = feature
        feature-views < feature = feature-views : views, view, screens
        feature-components < feature-views : components, subviews
        feature-state < feature = feature-state : viewmodels, viewmodel, state, stores
        feature-models < feature = feature-models, +entity, +display-model : models, model, entities
        feature-services < feature = feature-services, +service : services, service
        shared < sources = shared : shared, common, commons
        extensions < shared = extensions : extensions, extension
        utilities < shared : utilities, utility, utils, util, helpers
        design-system < shared = design-system : designsystem, designkit, design, uicomponents, commonui, theme
        components << design-system = components : components, component
        tokens < design-system : tokens, theme, styles
        tests = tests
        tests-of-feature < tests = tests-of-feature
        """,
        "boundaries": """
        app = code
        composition < app = composition
        core < app : core
        constants < core = ?*Constants : constants, constant
        device-services < core = ?device-modules : deviceservices, permissions
        extensions < core = extensions : extensions, extension
        models < core : models, model
        domain < models = domain-values, domain : domain
        transfer-objects < models = transfer-objects : dto, dtos, transferobjects
        entities < models : entity, entities
        client-models < models : client, clientmodels
        validation < core = ?*Validator : validation, validators
        use-cases < core = use-cases : usecases, usecase
        business-logic < core : businesslogic, businessrules
        utilities < core : utilities, utility, utils, util
        data < app : data
        api < data = api : api, network, networking, http, webservice, webservices
        persistence < data = persistence : persistence, database
        repositories < data = repositories : repository, repositories
        keychain < data : keychain
        third-party < app = ?foreign-modules, ?third-party : thirdparty
        adapters < third-party = ?foreign-modules, ?third-party : packageadapters, adapters
        presentation < app : presentation
        features < presentation = features : features, feature, scenes, screens, modules
        feature < features = feature
        common-ui < features = components : commonui, components, designsystem, uicomponents
        navigation < presentation = navigation : navigation, coordinators, coordinator, routers
        tests-of-app < app = tests
        doubles < tests-of-app = mocks
        build-tools = build-tools
        """,
        "clean-coordinators": """
        app-sources = composition
        library-folder = packages : libraries
        core < library-folder : core
        networking < library-folder = api : networking, network
        features < library-folder = features
        feature < features = feature
        feature-sources < feature = each-feature : sources
        feature-domain < feature-sources = ~domain-layer : domain
        feature-models < feature-domain = feature-models, ~domain-values, ~domain : models, entities, entity, model
        feature-use-cases < feature-domain = feature-use-cases, ~use-cases : usecases, usecase
        feature-contracts < feature-domain : repositories, repository, repositoryprotocol, repositoryprotocols, repositoryinterface,\
        repositoryinterfaces, interfaces, interface
        feature-data < feature-sources = ~data-layer : data
        feature-data-sources < feature-data : datasources, datasource
        feature-transfer-objects < feature-data = ~transfer-objects : dtos, dto
        feature-repositories < feature-data = ~repositories : repositories, repository
        feature-presentation < feature-sources = ~presentation-layer : presentation
        feature-views < feature-presentation = feature-views : views, view, screens
        feature-state-holders < feature-presentation = feature-state : viewmodels, viewmodel
        feature-coordinators < feature-presentation = feature-coordinators : coordinators, coordinator
        domain-layer = domain-layer
        models-of-domain = domain-values, domain
        data-layer = data-layer
        transfer-objects-of-data = transfer-objects
        repositories-of-data = repositories
        presentation-layer = presentation-layer
        coordination = navigation
        """,
        "clean-packages": """
        packages = packages
        feature < packages = feature-with-ending
        graphql-lib < packages : graphqllib
        network-clients < packages : networkclients
        """,
        "viper-mvvm": """
        packages = packages
        localization < packages : localization
        analytics < packages : analytics
        scene = scene
        feature-folder = feature-anywhere
        """,
    ]
}
