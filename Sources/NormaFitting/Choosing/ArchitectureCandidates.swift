// Candidates about the parts of an app: features, scenes, view models, views, data and dependencies.

extension CandidateRule {
    static let architecture: [CandidateRule] = structure + scenes + state + views + data + dependencies

    private static let structure: [CandidateRule] = [
        CandidateRule(
            "golden-path", "features-stay-apart", .structure,
            "a feature that uses another can't be changed, moved or deleted alone",
            places: ["feature", "tests-of-feature"]
        ),
        CandidateRule(
            "golden-path", "shared-knows-no-feature", .structure,
            "what all features use would otherwise depend on one of them",
            places: ["feature", "shared"]
        ),
        CandidateRule(
            "clean-coordinators", "domain-imports-no-framework-of-others", .structure,
            "the domain outlives interface, network and database",
            places: ["domain-layer", "feature"]
        ),
        CandidateRule(
            "clean-coordinators", "data-imports-no-interface", .structure,
            "data is fetched for any screen",
            places: ["data-layer", "feature"]
        ),
        CandidateRule(
            "boundaries", "domain-models-know-no-json", .structure,
            "a changed answer of the server stays away from the rules of the app",
            places: ["domain"]
        ),
        CandidateRule(
            "boundaries", "domain-models-know-no-database", .structure,
            "a changed table stays away from the rules of the app",
            places: ["domain"]
        ),
        CandidateRule(
            "clean-coordinators", "features-have-no-storyboards", .structure,
            "screens in code can be compared and merged",
            places: ["feature"]
        ),
        CandidateRule(
            "viper-mvvm", "packages-form-no-circle", .structure,
            "two modules that need each other are one module"
        ),
        CandidateRule(
            "viper-mvvm", "no-god-classes", .structure,
            "a type with forty members has several jobs"
        ),
    ]

    private static let scenes: [CandidateRule] = [
        CandidateRule(
            "viper-mvvm", "interactors-and-presenters-do-not-navigate", .scenes,
            "the way through the app is in the routers"
        ),
        CandidateRule(
            "viper-mvvm", "presenters-fetch-nothing", .scenes,
            "a presenter is tested without a network"
        ),
        CandidateRule(
            "viper-mvvm", "interactors-go-through-their-worker", .scenes,
            "an interactor is tested without a network and a database"
        ),
        CandidateRule(
            "viper-mvvm", "presenters-hold-their-display-weakly", .scenes,
            "a scene that holds itself is never released"
        ),
        CandidateRule(
            "viper-mvvm", "display-logic-is-for-objects", .scenes,
            "only an object can be held weakly"
        ),
        CandidateRule(
            "boundaries", "routers-are-known-by-their-protocol", .scenes,
            "a test replaces the router"
        ),
        CandidateRule(
            "viper-mvvm", "view-controllers-are-final", .scenes,
            "a controller isn't inherited from by accident"
        ),
    ]

    private static let state: [CandidateRule] = [
        CandidateRule(
            "viper-mvvm", "view-models-know-no-views", .state,
            "a view model is tested without a screen"
        ),
        CandidateRule(
            "boundaries", "orchestrators-import-no-interface", .state,
            "the state of a screen doesn't depend on how it is drawn",
            places: ["doubles"]
        ),
        CandidateRule(
            "viper-mvvm", "view-models-go-through-their-service", .state,
            "a view model is tested without a network and a database"
        ),
        CandidateRule(
            "viper-mvvm", "published-state-is-set-inside", .state,
            "only the view model decides what is shown"
        ),
        CandidateRule(
            "clean-coordinators", "interface-state-is-on-the-main-actor", .state,
            "state of the interface changes on the main thread"
        ),
        CandidateRule(
            "clean-coordinators", "view-models-ask-the-coordinator-to-navigate", .state,
            "the way through the app is in one place"
        ),
        CandidateRule(
            "boundaries", "orchestrators-are-no-singletons", .state,
            "a shared view model keeps the last screen's state"
        ),
        CandidateRule(
            "boundaries", "orchestrators-do-not-know-where-they-are", .state,
            "a view model that knows the current screen navigates"
        ),
        CandidateRule(
            "viper-mvvm", "view-models-swallow-no-errors", .state,
            "an error that is dropped is a screen that never says why"
        ),
        CandidateRule(
            "viper-mvvm", "loading-ends-on-every-path", .state,
            "an early return leaves the spinner turning"
        ),
        CandidateRule(
            "clean-coordinators", "observed-objects-come-from-outside", .state,
            "an object made in `@ObservedObject` is lost with each update"
        ),
        CandidateRule(
            "clean-coordinators", "view-models-have-files-of-their-name", .state,
            "a view model is found by its name"
        ),
        CandidateRule(
            "viper-mvvm", "view-models-do-not-throw", .state,
            "a screen shows errors and doesn't handle them"
        ),
        CandidateRule(
            "clean-coordinators", "view-models-show-nothing-themselves", .state,
            "what appears on the screen is decided by state"
        ),
        CandidateRule(
            "boundaries", "reducers-have-state-and-action", .state,
            "a reducer is read from its state and its actions"
        ),
    ]

    private static let views: [CandidateRule] = [
        CandidateRule(
            "viper-mvvm", "what-is-shown-fetches-nothing", .views,
            "a view that fetches can't be previewed or tested"
        ),
        CandidateRule(
            "boundaries", "views-query-no-database", .views,
            "a query in a view can't be tested"
        ),
        CandidateRule(
            "viper-mvvm", "views-know-no-services", .views,
            "a view knows its view model, which knows the rest"
        ),
        CandidateRule(
            "viper-mvvm", "state-of-views-is-private", .views,
            "state that another view sets belongs to that view"
        ),
        CandidateRule(
            "clean-coordinators", "views-assign-no-state", .views,
            "only the view model changes its state"
        ),
        CandidateRule(
            "clean-coordinators", "views-decide-nothing", .views,
            "decisions are tested in the view model"
        ),
        CandidateRule(
            "clean-coordinators", "views-transform-nothing", .views,
            "a list that is sorted in a `body` is sorted with each update"
        ),
        CandidateRule(
            "viper-mvvm", "loading-is-a-task", .views,
            "`.task` ends with the view, a task in `onAppear` doesn't"
        ),
        CandidateRule(
            "viper-mvvm", "alerts-can-be-dismissed", .views,
            "a constant binding can't be set to false"
        ),
        CandidateRule(
            "viper-mvvm", "bodies-delegate", .views,
            "a body of sixty lines hides its parts"
        ),
        CandidateRule(
            "clean-packages", "previews-make-nothing-real", .views,
            "a preview works without a server"
        ),
        CandidateRule(
            "golden-path", "views-are-no-screens", .views,
            "one ending for views"
        ),
    ]

    private static let data: [CandidateRule] = [
        CandidateRule(
            "clean-coordinators", "use-cases-ask-repositories", .data,
            "a use case doesn't know where data comes from"
        ),
        CandidateRule(
            "clean-coordinators", "use-cases-execute", .data,
            "each use case is called in the same way"
        ),
        CandidateRule(
            "clean-coordinators", "use-cases-are-structs", .data,
            "a use case keeps no state"
        ),
        CandidateRule(
            "clean-coordinators", "repositories-ask-data-sources", .data,
            "a repository decides, a data source fetches"
        ),
        CandidateRule(
            "boundaries", "repositories-are-no-singletons", .data,
            "a test gives a repository of its own",
            places: ["doubles"]
        ),
        CandidateRule(
            "boundaries", "implementations-are-final-and-end-in-impl", .data,
            "an implementation is told from its protocol by its name",
            places: ["doubles"]
        ),
        CandidateRule(
            "boundaries", "views-call-no-repository", .data,
            "data reaches a view through its view model",
            places: ["doubles"]
        ),
        CandidateRule(
            "clean-coordinators", "contracts-are-async", .data,
            "what may take time says so"
        ),
        CandidateRule(
            "clean-coordinators", "contracts-can-be-sent", .data,
            "what all tasks share is `Sendable`"
        ),
        CandidateRule(
            "boundaries", "secrets-are-not-in-app-storage", .data,
            "user defaults are a plain file"
        ),
        CandidateRule(
            "viper-mvvm", "workers-go-through-their-client", .data,
            "headers, retries and errors are in one client"
        ),
    ]

    private static let dependencies: [CandidateRule] = [
        CandidateRule(
            "viper-mvvm", "dependencies-are-private-constants", .dependencies,
            "a dependency that others see or replace isn't injected"
        ),
        CandidateRule(
            "viper-mvvm", "collaborators-are-protocols", .dependencies,
            "a test replaces what a protocol describes"
        ),
        CandidateRule(
            "viper-mvvm", "services-are-not-made-on-the-way", .dependencies,
            "what a function makes itself can't be replaced in a test"
        ),
        CandidateRule(
            "viper-mvvm", "dependencies-come-through-the-initializer", .dependencies,
            "an initializer lists everything that a type needs"
        ),
        CandidateRule(
            "viper-mvvm", "services-keep-protocols", .dependencies,
            "a service is tested with a double of its client"
        ),
        CandidateRule(
            "viper-mvvm", "vendors-stay-behind-providers", .dependencies,
            "a change of vendor changes one file"
        ),
        CandidateRule(
            "viper-mvvm", "witnesses-do-not-trap", .dependencies,
            "a method that only traps breaks the promise of its protocol"
        ),
        CandidateRule(
            "viper-mvvm", "overrides-do-not-trap", .dependencies,
            "a subclass does what its class promises"
        ),
    ]
}
