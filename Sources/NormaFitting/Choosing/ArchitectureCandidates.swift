// Candidates about the parts of an app: features, scenes, view models, views, data and dependencies.

extension CandidateRule {
    /// Those that tell most come first.
    static let architecture: [Theme: String] = [
        .structure: """
        golden-path/features-stay-apart in feature, tests-of-feature: a feature that uses another can't be changed, moved or deleted alone
        boundaries/domain-models-know-no-json in domain if network: a changed answer of the server stays away from the rules of the app
        boundaries/domain-models-know-no-database in domain if database: a changed table stays away from the rules of the app
        clean-coordinators/features-have-no-storyboards in feature if view-controller: screens in code can be compared and merged
        """,
        .scenes: """
        viper-mvvm/interactors-and-presenters-do-not-navigate: the way through the app is in the routers
        viper-mvvm/presenters-fetch-nothing if network: a presenter is tested without a network
        viper-mvvm/interactors-go-through-their-worker if network: an interactor is tested without a network and a database
        viper-mvvm/presenters-hold-their-display-weakly: a scene that holds itself is never released
        viper-mvvm/display-logic-is-for-objects: only an object can be held weakly
        boundaries/routers-are-known-by-their-protocol: a test replaces the router
        viper-mvvm/view-controllers-are-final: a controller isn't inherited from by accident
        """,
        .state: """
        viper-mvvm/view-models-know-no-views: a view model is tested without a screen
        boundaries/orchestrators-import-no-interface in doubles: the state of a screen doesn't depend on how it is drawn
        viper-mvvm/view-models-go-through-their-service: a view model is tested without a network and a database
        viper-mvvm/published-state-is-set-inside: only the view model decides what is shown
        clean-coordinators/interface-state-is-on-the-main-actor: state of the interface changes on the main thread
        clean-coordinators/view-models-ask-the-coordinator-to-navigate if coordinator: the way through the app is in one place
        boundaries/orchestrators-are-no-singletons: a shared view model keeps the last screen's state
        boundaries/orchestrators-do-not-know-where-they-are: a view model that knows the current screen navigates
        viper-mvvm/view-models-swallow-no-errors: an error that is dropped is a screen that never says why
        viper-mvvm/loading-ends-on-every-path: an early return leaves the spinner turning
        clean-coordinators/observed-objects-come-from-outside: an object made in `@ObservedObject` is lost with each update
        clean-coordinators/view-models-have-files-of-their-name: a view model is found by its name
        clean-coordinators/view-models-show-nothing-themselves: what appears on the screen is decided by state
        boundaries/reducers-have-state-and-action: a reducer is read from its state and its actions
        """,
        .views: """
        viper-mvvm/what-is-shown-fetches-nothing if network: a view that fetches can't be previewed or tested
        boundaries/views-query-no-database if database: a query in a view can't be tested
        viper-mvvm/views-know-no-services if service: a view knows its view model, which knows the rest
        viper-mvvm/state-of-views-is-private: state that another view sets belongs to that view
        clean-coordinators/views-assign-no-state: only the view model changes its state
        clean-coordinators/views-decide-nothing: decisions are tested in the view model
        clean-coordinators/views-transform-nothing: a list that is sorted in a `body` is sorted with each update
        viper-mvvm/loading-is-a-task: `.task` ends with the view, a task in `onAppear` doesn't
        viper-mvvm/alerts-can-be-dismissed: a constant binding can't be set to false
        viper-mvvm/bodies-delegate: a body of sixty lines hides its parts
        clean-packages/previews-make-nothing-real if network: a preview works without a server
        golden-path/views-are-no-screens: one ending for views
        """,
        .data: """
        clean-coordinators/use-cases-ask-repositories if repository: a use case doesn't know where data comes from
        clean-coordinators/use-cases-execute: each use case is called in the same way
        clean-coordinators/use-cases-are-structs: a use case keeps no state
        clean-coordinators/repositories-ask-data-sources if data-source: a repository decides, a data source fetches
        boundaries/repositories-are-no-singletons in doubles: a test gives a repository of its own
        boundaries/implementations-are-final-and-end-in-impl in doubles: an implementation is known from its protocol by its name
        boundaries/views-call-no-repository in doubles if repository: data reaches a view through its view model
        clean-coordinators/contracts-are-async: what may take time says so
        boundaries/secrets-are-not-in-app-storage: user defaults are a plain file
        viper-mvvm/workers-go-through-their-client if network: headers, retries and errors are in one client
        """,
        .dependencies: """
        viper-mvvm/dependencies-are-private-constants: a dependency that others see or replace isn't injected
        viper-mvvm/collaborators-are-protocols: a test replaces what a protocol describes
        viper-mvvm/services-are-not-made-on-the-way: what a function makes itself can't be replaced in a test
        viper-mvvm/dependencies-come-through-the-initializer: an initializer lists everything that a type needs
        viper-mvvm/witnesses-do-not-trap: a method that only traps breaks the promise of its protocol
        """,
    ]
}
