// Generated from Guides/clean-coordinators.md by Scripts/embed-guides; edit that file instead.
// swift-format-ignore-file

extension BuiltInGuides {
    static let cleanCoordinators = BuiltInGuide(name: "clean-coordinators", text: #"""
---
norma: 2
name: clean-coordinators
summary: A SwiftUI app of feature modules with use cases, repositories and coordinators, in Swift 6 isolated to the main actor.
extends: natures
renamed-rules:
  targets-are-swift-6: targets-speak-the-agreed-swift
  ios-16-is-the-oldest: older-systems-are-left-behind
  no-observation-before-ios-17: no-observation-on-older-systems
  lines-end: lines-are-short
  files-end: files-are-short
  types-end: types-are-short
  functions-end: functions-are-short
  functions-can-be-followed: functions-are-simple
---

# Clean features, one coordinator each

This is how we build iOS apps in which each feature is a module: three layers inside, contracts between them, a coordinator that
knows the way from screen to screen, and a compiler that watches who may touch what from which actor. What a server sends is known
to one layer, what a person sees to another, and between them stands what the app is about.

The price is a handful of small types for each operation. They look alike in every feature, so they are quick to write, and
quicker to read.

## The words of this guide

A *contract* is the protocol through which a thing is used. The four things that have one are told by their names: *use cases*,
*repositories*, *data sources* and the HTTP client. A *screen* is a view with a view model of its own, a *flow* the view that holds a
coordinator and its stack of screens. A *DTO* is what a server sends, a *model* what the app thinks in.

These definitions are the guide's parameters. A team that says `Protocol` for `Contract`, trusts another library, or keeps its layers in
other folders, writes a guide that extends this one and declares the value or the place anew. What a folder is called is a value and counts
wherever such a folder may lie, where it lies is a place; `path-of-features` is what the manifest writes before a feature's name. Of each
pair of limits the first is a warning, the second an error.

```yaml define
values:
  contract: Contract
  state-holder: ViewModel
  state-holder-property: viewModel
  transfer-object: DTO
  test-double: Mock
  what-doubles-stand-for: [UseCase, Repository, DataSource, Coordinator, Client, Service, Manager, Provider, Store, "{{state-holder}}"]
  test-double-variable: mock
  client: HTTPClient
  subject: sut
  result: value
  expectation: expected
  argument-of-ui-tests: --uitesting
  path-of-features: Features/
  sources: Sources
  tests: Tests
  domain: Domain
  data: Data
  presentation: Presentation
  models: Models
  use-cases: UseCases
  repositories: Repositories
  data-sources: DataSources
  transfer-objects: "{{transfer-object}}s"
  views: Views
  state-holders: "{{state-holder}}s"
  coordinators: Coordinators
  extensions: Extensions
  test-doubles: "{{test-double}}s"
  stubs: Stubs
  older-ios: "[0-9]|1[0-5]"
  # What begins a statement that is no expression by itself.
  statement-word: [if, switch, do, guard, return, let, var, for, while, defer, func]
  views-of-ios-17: [ContentUnavailableView, SensoryFeedback, PhaseAnimator, KeyframeAnimator]
  verbs-of-repositories:
    [get, save, store, delete, remove, clear, update, add, create, observe, search, refresh, send]
  questions: [is, has, can, should, will, did, was, are, does, do, needs, wants, allows, supports, shows, uses, contains, includes, requires, expected]
  dependency: [UseCase, Repository, DataSource, Client, Coordinator]
  asking-verbs: [load, fetch, get, save, send, submit, request, refresh, search, delete, update, sign, log]
  handlers: [completion, completionHandler, onCompletion, "*Completion", "*CompletionHandler", success, failure, onSuccess, onFailure, onError]
  names-of-shared-instances: [shared, default, current, instance, main, standard, singleton]
  wrappers-that-fetch: ["@Injected*", "@LazyInjected*", "@WeakLazyInjected*", "@Inject", "@Resolved", "@Dependency*"]
  places-that-hand-out: ["*Container", "*Locator", "*Resolver", "*Injector"]
  calls-that-end-at-once: ["*.map", "*Map", "*.filter", "*.first*", "*.last*", "*.sort*", "*.forEach", "*.contains", "*.reduce", "*.min", "*.max", "*.allSatisfy", "*.removeAll", withAnimation]
  words-for-loading: [fetch, get, retrieve, obtain, populate]
  moments-of-a-screen: [onAppear, didAppear, appeared, viewDidLoad, viewDidAppear, viewWillAppear, start, setUp, setup]
  shown-on-top: [Toast, "*Toast", "*HUD", Snackbar, "*Snackbar", "*Banner", "*ToastPresenter", "*AlertPresenter"]
  answers: ["?*Response", "?*Answer", "?*Payload", "?*Dto", "?*Body", "?*Result"]
  snapshot-modules: [SnapshotTesting, InlineSnapshotTesting]
  libraries: [swift-snapshot-testing]
  architecture-frameworks:
    - ComposableArchitecture
    - RxSwift
    - RxCocoa
    - RxRelay
    - ReactorKit
    - ReSwift
    - Swinject
    - SwinjectStoryboard
    - Factory
    - FactoryKit
    - Resolver
    - NeedleFoundation
    - FlowStacks
    - Stinsen
    - XCoordinator
  networking-libraries: [Alamofire, Moya, AFNetworking, Apollo, ApolloAPI, Get, Siesta, SwiftHTTP, Just]
  long-line: 140
  longest-line: 200
  long-file: 500
  longest-file: 1000
  long-type: 300
  longest-type: 500
  long-function: 50
  longest-function: 100
  complex-function: 10
  most-complex-function: 20
patterns:
  asking-a-container: { pattern: ["$PLACE.resolve($$$)", "$PLACE.$INSTANCE.resolve($$$)", "$PLACE.$INSTANCE.get($$$)", "$PLACE.get($$$)"], where: { PLACE: { name: "{{places-that-hand-out}}" } } }
  old-languages: { pattern: ".string($OLD)", where: { OLD: { string: '/^[1-5](\.|$)/' } } }
places:
  app: App
  app-sources: "{{app}}/{{sources}}"
  app-resources: "{{app-sources}}/Resources"
  app-tests: "{{app}}/{{tests}}"
  app-ui-tests: "{{app}}/UITests"
  library-folder: Libraries
  library: "{{library-folder}}/{Library}"
  library-sources: "{{library}}/{{sources}}"
  library-tests: "{{library}}/{{tests}}"
  library-mocks: "{{library}}/{{test-doubles}}"
  core: "{{library-folder}}/Core"
  core-sources: "{{core}}/{{sources}}"
  core-tests: "{{core}}/{{tests}}"
  core-mocks: "{{core}}/{{test-doubles}}"
  networking: "{{library-folder}}/Networking"
  networking-sources: "{{networking}}/{{sources}}"
  networking-tests: "{{networking}}/{{tests}}"
  networking-mocks: "{{networking}}/{{test-doubles}}"
  # A feature, its layers, and where they keep what.
  features: "{{library-folder}}/Features"
  feature: "{{features}}/{Feature}"
  feature-sources: "{{feature}}/{{sources}}"
  feature-domain: "{{feature-sources}}/{{domain}}"
  feature-models: "{{feature-domain}}/{{models}}"
  feature-use-cases: "{{feature-domain}}/{{use-cases}}"
  feature-contracts: "{{feature-domain}}/{{repositories}}"
  feature-data: "{{feature-sources}}/{{data}}"
  feature-data-sources: "{{feature-data}}/{{data-sources}}"
  feature-transfer-objects: "{{feature-data}}/{{transfer-objects}}"
  feature-repositories: "{{feature-data}}/{{repositories}}"
  feature-presentation: "{{feature-sources}}/{{presentation}}"
  feature-views: "{{feature-presentation}}/{{views}}"
  feature-state-holders: "{{feature-presentation}}/{{state-holders}}"
  feature-coordinators: "{{feature-presentation}}/{{coordinators}}"
  feature-extensions: "{{feature-sources}}/{{extensions}}"
  feature-resources: "{{feature-sources}}/Resources"
  feature-tests: "{{feature}}/{{tests}}"
  feature-mocks: "{{feature}}/{{test-doubles}}"
  # The first is where `norma new` writes; where features group their tests, they may lie deeper.
  tests-of-use-cases: ["{{feature-tests}}/{{domain}}/{{use-cases}}", "{{feature-tests}}/**/{{domain}}/**/{{use-cases}}"]
  tests-of-repositories: ["{{feature-tests}}/{{data}}/{{repositories}}", "{{feature-tests}}/**/{{data}}/**/{{repositories}}", "{{feature-tests}}/**/{{data}}/*"]
  tests-of-data-sources: "{{feature-tests}}/{{data}}/{{data-sources}}"
  tests-of-state-holders: ["{{feature-tests}}/{{presentation}}/{{state-holders}}", "{{feature-tests}}/**/{{presentation}}/**/{{state-holders}}"]
  tests-of-coordinators: "{{feature-tests}}/{{presentation}}/{{coordinators}}"
  tests-of-views: ["{{feature-tests}}/{{presentation}}/Snapshots", "{{feature-tests}}/**/{{presentation}}/**/Snapshots", "{{feature-tests}}/Snapshots"]
  # What a folder's name tells wherever the folder lies.
  all-sources: "**/{{sources}}"
  all-extensions: "**/{{extensions}}"
  all-views: "**/{{views}}"
  all-coordinators: "**/{{presentation}}/{{coordinators}}"
  all-stubs: "**/{{stubs}}"
  # A layer is one outside of features too.
  domain-layer: ["{{feature-domain}}", "{{feature-models}}", "{{feature-use-cases}}", "{{feature-contracts}}", "{{all-sources}}/{{domain}}"]
  models-of-domain: ["{{feature-models}}", "{{all-sources}}/{{domain}}/{{models}}"]
  use-cases-of-domain: ["{{feature-use-cases}}", "{{all-sources}}/{{domain}}/{{use-cases}}"]
  contracts-of-domain: ["{{feature-contracts}}", "{{all-sources}}/{{domain}}/{{repositories}}"]
  data-layer: ["{{feature-data}}", "{{feature-data-sources}}", "{{feature-transfer-objects}}", "{{feature-repositories}}", "{{all-sources}}/{{data}}"]
  data-sources-of-data: ["{{feature-data-sources}}", "{{all-sources}}/{{data}}/{{data-sources}}"]
  transfer-objects-of-data: ["{{feature-transfer-objects}}", "{{all-sources}}/{{data}}/{{transfer-objects}}"]
  repositories-of-data: ["{{feature-repositories}}", "{{all-sources}}/{{data}}/{{repositories}}"]
  presentation-layer: ["{{feature-presentation}}", "{{feature-views}}", "{{feature-state-holders}}", "{{feature-coordinators}}", "{{all-sources}}/{{presentation}}"]
  views-of-presentation: ["{{feature-views}}", "{{all-sources}}/{{presentation}}/**/{{views}}"]
  state-holders-of-presentation: ["{{feature-state-holders}}", "{{all-sources}}/{{presentation}}/**/{{state-holders}}"]
  coordination: ["{{feature-coordinators}}", "{{all-sources}}/{{presentation}}/{{coordinators}}"]
  composition: ["{{app-sources}}", "**/Container", "**/DI", "**/*Container.swift", "**/*Dependencies.swift", "**/*Factory.swift", "**/*Assembly.swift", "**/*Composition.swift", "**/*CompositionRoot.swift"]
  test-code: "**/*Tests"
  unit-tests: "**/*{{tests}}"
  ui-tests: "**/UITests"
  helpers-of-ui-tests: ["**/*UITests", "{{unit-tests}}/UI", "**/Robots", "**/IntegrationTests"]
  helpers-of-tests: ["**/*TestKit", "**/*TestSupport", "**/*Testing"]
  mocks: "**/{{test-doubles}}"
  public-mocks: ["{{library-folder}}/**/{{test-doubles}}", "{{feature}}/**/{{test-doubles}}"]
  tuist: Tuist
  tuist-helpers: "{{tuist}}/ProjectDescriptionHelpers"
  tuist-dependencies: "{{tuist}}/Dependencies"
  papers: docs
  skills: .claude/skills
layers:
  Coordination: { path: "{{coordination}}", over: Presentation }
  Presentation: "{{presentation-layer}}"
  Domain: "{{domain-layer}}"
  Data: "{{data-layer}}"
  Networking: "{{networking-sources}}"
generated: ["**/Generated/**", "**/Derived/**", "**/*.generated.swift"]
tests: ["{{test-code}}", "{{mocks}}"]
traits:
  reporting-a-result:
    any: [function, initializer]
    have: { parameter: any, be: escaping, have-type: ['/\bResult<.*\)\s*->/', '/\bError\?.*\)\s*->\s*(Void|\(\s*\))/'] }
  reporting:
    any:
      - { all: [reporting-a-result] }
      - { any: [function, initializer], have: { parameter: "{{handlers}}", be: escaping, have-type: '/->\s*(Void|\(\s*\))/' } }
roles:
  view: { struct: view, in: production }
  flow: { struct: "*FlowView", conform-to: View, in: production }
  view-model:
    sure: { type: view-model, in: production }
    likely: { any: [class, actor, { struct: any, have: { function: any } }], named: "?*{{state-holder}}", in: production }
  coordinator:
    sure: { all: [coordinator], named: "?*Coordinator", in: production }
    likely: { any: [class, struct, actor], named: "?*Coordinator", in: production }
  use-case:
    sure: { all: [interactor], named: "?*UseCase", in: production }
    likely: { any: [class, struct, actor], named: "?*UseCase", in: production }
  repository:
    sure: { all: [repository], named: "?*Repository", in: production }
    likely: { any: [class, struct, actor], named: "?*Repository", in: production }
  data-source:
    sure: { all: [data-source], named: "?*DataSource", in: production }
    likely: { any: [class, struct, actor], named: "?*DataSource", in: production }
    never: { inherit: ["UI*", "NS*", "QL*", "MK*"] }
  dto:
    sure: { all: [transfer-object], named: "?*{{transfer-object}}", in: production }
    likely: { any: [class, struct, enum, actor], named: "?*{{transfer-object}}", in: production }
  model: { any: [struct, enum], be: top-level, in: "{{models-of-domain}}", not: { named: "?*{{transfer-object}}" } }
  contract: { protocol: "?*{{contract}}", in: production }
  use-case-contract: { protocol: "?*UseCase{{contract}}", in: production }
  repository-contract: { protocol: "?*Repository{{contract}}", in: production }
  data-source-contract: { protocol: "?*DataSource{{contract}}", in: production }
  mock:
    sure: { all: [mock], named: "?*{{test-double}}" }
    likely: { any: [class, struct, enum, actor], named: "?*{{test-double}}" }
  # What a server sends, whatever it is called.
  answer:
    all: [{ any: [struct, class, enum] }, { any: [{ in: Data }, { named: "{{answers}}" }] }]
    conform-to: Decodable
  struct-of-domain: { struct: any, in: "{{models-of-domain}}" }
  layer-of-feature: { folder: any, in: ["{{feature-sources}}/*", "{{feature-presentation}}", "{{feature-domain}}", "{{feature-data}}"] }
  any-type: { type: any }
  private-extension: { extension: any, be: private }
  any-extension: { extension: any }
```

# Before anything else

## One language

The code of a team is read by people who join it from elsewhere. Names and comments are in English, as the language itself is.

```yaml rule
rule: names-are-in-english
severity: warning
every: { any: [type, function, property, case, parameter], in: production }
must-not: { named: '/[^\x00-\x7F\p{Script=Greek}]/' }
message: "`{Subject}` has letters that English does not have"
instead: Translate it. What a person reads in the app belongs in a string catalogue.
```

```yaml rule
rule: comments-are-in-english
severity: warning
every: comment
must: { written-in: english }
because: A remark that half of the team can't read protects nobody from the mistake it warns of.
message: This comment is not in English
```

```yaml rule
rule: documents-are-in-english
severity: warning
every: { document: "*.md" }
must: { written-in: english }
message: This part of `{Subject}` is not in English
```

```text bad path=docs/Routes.md
# Routes

Die Länge einer Strecke wird nicht gerundet. ✗
```

```text good path=docs/Routes.md
# Routes

The length of a route is not rounded, not even that of Las Vegas und back.
```

```swift bad path=Libraries/Core/Sources/Route.swift
struct Strecke {
	let länge = 0 // ✗ names-are-in-english
	// Hier wird die Länge nicht gerundet. // ✗ comments-are-in-english
	func 計算() {} // ✗ names-are-in-english
}
```

```swift good path=Libraries/Core/Sources/Route.swift
struct Route {
	let length = 0
	let Δt = 0
	// Café Hütte is a name, and so is Las Vegas; "und" is a word that we look for.
	func measure() {}
}
```

```yaml review
review: is-the-documentation-in-english
question: Are the documents, README files and skills that this change touches written in English?
```

## The build says nothing

A warning that is left standing hides the next one. The settings make each an error, so that nobody has to remember.

```yaml rule
rule: warnings-are-errors
severity: warning
every:
  file: any
  in: [Project.swift, "{{tuist-helpers}}/Config.swift"]
  contain:
    pattern: '[$$$, $KEY: $VALUE, $$$]'
    where: { KEY: { string: [SWIFT_VERSION, SWIFT_APPROACHABLE_CONCURRENCY, SWIFT_DEFAULT_ACTOR_ISOLATION] } }
must:
  contain:
    pattern: '[$$$, "SWIFT_TREAT_WARNINGS_AS_ERRORS": $VALUE, $$$]'
    where: { VALUE: { any: [{ string: "YES" }, { boolean: true }, { contain: '.string("YES")' }] } }
message: "The shared settings let warnings pass"
instead: Set `SWIFT_TREAT_WARNINGS_AS_ERRORS` to `YES` in the settings that all targets share.
```

```swift bad path=Tuist/ProjectDescriptionHelpers/Config.swift
import ProjectDescription // ✗

public let sharedSettings: SettingsDictionary = [
	"SWIFT_VERSION": "6.0",
]
```

```swift good path=Tuist/ProjectDescriptionHelpers/Config.swift
import ProjectDescription

public let sharedSettings: SettingsDictionary = [
	"SWIFT_VERSION": "6.0",
	"SWIFT_TREAT_WARNINGS_AS_ERRORS": "YES",
]
```

What only the compiler can know is asked of whoever hands the change in.

```yaml review
review: does-everything-build
question: Were all targets generated, built and tested, with no error and no warning, before the review began?
because: Types that do not match, missing requirements and missing returns are found by the compiler, not by reading.
```

## Nothing is left over

What a change no longer needs goes with it: a value that is computed and not read, a result that every call drops, an argument that is asked for and
ignored, a module that is imported for nothing. Who must take an argument, and has no use for it, says so with `_`.

```yaml rule
rule: values-are-read
severity: warning
check: unused-local
in: production
message: A value is declared and never read
instead: Take it out, or write `_ =` where only the effect is wanted.
```

```yaml rule
rule: parameters-are-read
severity: warning
every: { parameter: any, in: production }
must-not: { be: unused }
message: "`{Subject}` is asked for and not read"
instead: Take it out; where a caller must pass it, write `_` as its inner name.
```

```yaml rule
rule: results-are-read
severity: warning
every: { function: any, in: production, not: { have-attribute: "@discardableResult" } }
must-not: { be: unused-result }
message: "`{Subject}` returns what no call reads"
instead: Let it return nothing.
```

```yaml rule
rule: imports-are-needed
severity: warning
every: { import: any, in: production }
must-not: { be: unused }
message: "Nothing of `{Subject}` is named in this file"
instead: Take the import out.
```

```swift given path=Package.swift
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
	name: "Library",
	targets: [.target(name: "Basics"), .target(name: "Loans", dependencies: ["Basics"])]
)
```

```swift given path=Sources/Basics/Term.swift
public enum Term { public static let days = 14 }
```

```swift bad path=Sources/Loans/Terms.swift
import Basics // ✗ imports-are-needed

func dueDay(from day: Int, after count: Int) -> Int { // ✗ parameters-are-read
	let last = day + 14 // ✗ values-are-read
	_ = remind(on: day)
	return day + 14
}

func remind(on day: Int) -> Bool { // ✗ results-are-read
	print(day)
	return day > 0
}
```

```swift good path=Sources/Loans/Terms.swift
import Basics

func dueDay(from day: Int, after _: Int) -> Int {
	let last = day + Term.days
	return remind(on: last) ? last : day
}

func remind(on day: Int) -> Bool {
	print(day)
	return day > 0
}

@discardableResult
func stamp(_ day: Int) -> Int { day }

func lend() -> Int {
	stamp(2)
	return dueDay(from: 2, after: 1)
}
```

```yaml review
review: is-nothing-left-over
question: Does the change leave a conformance behind that nothing uses?
```
# Swift and its actors

## The settings of every target

Swift 6 finds data races before they happen, and it does so best where most code never leaves the main actor. So that is the default,
and whoever leaves says so. One dictionary in `Config.swift` sets this for all targets; none has settings of its own.

```yaml rule
rule: the-project-has-settings
every: { file: Project, in: Project.swift, contain: ["Project(name: $NAME, $$$)", "Project(name: $NAME)"] }
must: { contain: "Project(name: $NAME, $$$, settings: $SETTINGS, $$$)" }
message: The project leaves its settings to the defaults of Xcode
instead: Pass the settings of `Config.swift` on to it.
```

```yaml rule
rule: targets-speak-the-agreed-swift
every:
  file: any
  in: [Project.swift, "{{tuist-helpers}}/Config.swift"]
  contain:
    pattern: '[$$$, $KEY: $VALUE, $$$]'
    where: { KEY: { string: [SWIFT_VERSION, SWIFT_APPROACHABLE_CONCURRENCY, SWIFT_DEFAULT_ACTOR_ISOLATION] } }
must:
  contain:
    - pattern: ['[$$$, "SWIFT_VERSION": $VERSION, $$$]', "$SETTINGS.swiftVersion($VERSION)"]
      where: { VERSION: { not: { any: [{ string: '/^[1-5](\.|$)/' }, { contain: old-languages }] } } }
message: The shared settings do not choose Swift 6
instead: Set `SWIFT_VERSION` to `6.0` in the settings that all targets share.
```

```yaml rule
rule: concurrency-is-approachable
every:
  file: any
  in: [Project.swift, "{{tuist-helpers}}/Config.swift"]
  contain:
    pattern: '[$$$, $KEY: $VALUE, $$$]'
    where: { KEY: { string: [SWIFT_VERSION, SWIFT_APPROACHABLE_CONCURRENCY, SWIFT_DEFAULT_ACTOR_ISOLATION] } }
must:
  contain:
    pattern: '[$$$, "SWIFT_APPROACHABLE_CONCURRENCY": $VALUE, $$$]'
    where: { VALUE: { any: [{ string: "YES" }, { boolean: true }, { contain: '.string("YES")' }] } }
message: The shared settings do not switch approachable concurrency on
instead: Set `SWIFT_APPROACHABLE_CONCURRENCY` to `YES` in the settings that all targets share.
because: With it the compiler infers most of what would otherwise have to be written at every type and closure.
```

```yaml rule
rule: the-main-actor-is-the-default
every:
  file: any
  in: [Project.swift, "{{tuist-helpers}}/Config.swift"]
  contain:
    pattern: '[$$$, $KEY: $VALUE, $$$]'
    where: { KEY: { string: [SWIFT_VERSION, SWIFT_APPROACHABLE_CONCURRENCY, SWIFT_DEFAULT_ACTOR_ISOLATION] } }
must:
  contain:
    pattern: '[$$$, "SWIFT_DEFAULT_ACTOR_ISOLATION": $VALUE, $$$]'
    where: { VALUE: { any: [{ string: MainActor }, { contain: '.string("MainActor")' }] } }
message: The shared settings leave code without isolation off the main actor
instead: Set `SWIFT_DEFAULT_ACTOR_ISOLATION` to `MainActor` in the settings that all targets share.
```

```yaml rule
rule: no-target-has-its-own-language
every: { file: any, in: [Project.swift, "{{tuist-helpers}}"] }
must-not:
  any:
    - contain:
        pattern: ['[$$$, "SWIFT_VERSION": $VERSION, $$$]', "$SETTINGS.swiftVersion($VERSION)"]
        where: { VERSION: { any: [{ string: '/^[1-5](\.|$)/' }, { contain: old-languages }] } }
    - contain:
        pattern: '[$$$, "SWIFT_APPROACHABLE_CONCURRENCY": $VALUE, $$$]'
        where: { VALUE: { any: [{ string: "NO" }, { boolean: false }, { contain: '.string("NO")' }] } }
    - contain:
        pattern: '[$$$, "SWIFT_DEFAULT_ACTOR_ISOLATION": $VALUE, $$$]'
        where: { VALUE: { any: [{ string: nonisolated }, { contain: '.string("nonisolated")' }] } }
because: A target with rules of its own is one in which the others' code means something else.
```

```yaml rule
rule: older-systems-are-left-behind
every: { file: any, in: [Project.swift, "{{tuist}}", "**/Package.swift"] }
must-not:
  contain:
    - pattern: ".iOS($VERSION)"
      where: { VERSION: { any: [{ string: '/^({{older-ios}})(\.|$)/' }, { name: '/^\.v({{older-ios}})(_|$)/' }] } }
because: "`NavigationStack`, on which every coordinator rests, came with iOS 16."
```

```swift bad path=Tuist/ProjectDescriptionHelpers/Config.swift
import ProjectDescription // ✗ targets-speak-the-agreed-swift, concurrency-is-approachable, the-main-actor-is-the-default

public let deploymentTargets: DeploymentTargets = .iOS("15.4") // ✗ older-systems-are-left-behind

public let sharedSettings: SettingsDictionary = [ // ✗ no-target-has-its-own-language
	"SWIFT_VERSION": "5.9",
]
```

```swift bad path=Project.swift
import ProjectDescription // ✗ the-project-has-settings

let project = Project(name: "Trailhead", targets: [])
```

```swift good path=Tuist/ProjectDescriptionHelpers/Config.swift
import ProjectDescription

public let deploymentTargets: DeploymentTargets = .iOS("16.0")

public let sharedSettings: SettingsDictionary = [
	"SWIFT_VERSION": "6.0",
	"SWIFT_APPROACHABLE_CONCURRENCY": "YES",
	"SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor",
]
```

```swift good path=Project.swift
import ProjectDescription
import ProjectDescriptionHelpers

let project = Project(name: appName, settings: .settings(base: sharedSettings), targets: [])
```

## Nothing newer than the oldest phone

What came after the oldest system that the app runs on stands behind a check for availability. `@Observable` can't: a view model would
need two forms.

```yaml rule
rule: no-observation-on-older-systems
every: { file: any, in: production, deploy-to: { iOS: "<17" } }
must-not:
  any:
    - import: Observation
    - refer-to: { named: [Observable, Bindable], as: attribute }
instead: Let the view model be an `ObservableObject`.
```

```yaml rule
rule: newer-views-are-guarded
every:
  file: any
  in: production
  deploy-to: { iOS: "<17" }
  not: { contain: ["if #available($$$) { $$$ } else { $$$ }", "if #available($$$) { $$$ }", "@available($$$)"] }
must-not: { refer-to: "{{views-of-ios-17}}" }
instead: "Put it behind `if #available(iOS 17, *)`, with something for the older systems beside it."
```

```swift given path=Package.swift
// swift-tools-version: 6.1
import PackageDescription

let package = Package(name: "Trails", platforms: [.iOS(.v16)], targets: [.target(name: "Trails", path: "Sources")])
```

```swift bad path=Sources/TrailListViewModel.swift
import Observation // ✗ no-observation-on-older-systems

@Observable // ✗ no-observation-on-older-systems
final class TrailListViewModel {}
```

```swift bad path=Sources/EmptyTrailsView.swift
import SwiftUI

struct EmptyTrailsView: View {
	var body: some View { ContentUnavailableView("No trails", systemImage: "map") } // ✗ newer-views-are-guarded
}
```

```swift good path=Sources/TrailListViewModel.swift
import Combine

final class TrailListViewModel: ObservableObject {}
```

```swift good path=Sources/EmptyTrailsView.swift
import SwiftUI

struct EmptyTrailsView: View {
	var body: some View {
		if #available(iOS 17, *) {
			ContentUnavailableView("No trails", systemImage: "map")
		} else {
			Text("No trails")
		}
	}
}
```

## Screens are SwiftUI

A view of the older kind is wrapped where SwiftUI has none, and stands in the file of its wrapper.

```yaml rule
rule: screens-are-swift-ui
every: { class: any, in: Presentation, inherit: ["UI*Controller", "UI*Cell", UIView, UIControl, UIButton, UILabel] }
must: { file-named: ["*Representable", "*Wrapper"] }
message: "`{Subject}` is a screen, or a part of one, of the older kind"
except:
  - { be: nested, because: what stands inside a wrapper is a part of it }
  - { be: [private], because: what only one file knows is a part of what that file offers }
instead: Write a SwiftUI view, or wrap it in a `UIViewRepresentable` in a file that is named after the wrapper.
```

```yaml rule
rule: features-have-no-storyboards
every: { feature: any }
must-not:
  any:
    - have-counterpart: { file: "*.storyboard", in: "{{feature}}" }
    - have-counterpart: { file: "*.xib", in: "{{feature}}" }
message: "The feature `{Subject}` keeps a screen in a storyboard or a nib"
```

```text bad
Libraries/
└── Features/
    └── Trail/
        ├── Resources/
        │   └── TrailList.storyboard
        └── Sources/
            └── Presentation/
                └── Views/
                    └── TrailListView.swift
```

```text good
Libraries/
└── Features/
    └── Trail/
        └── Sources/
            └── Presentation/
                └── Views/
                    └── TrailListView.swift
```

```swift bad path=Libraries/Features/Trail/Sources/Presentation/Views/TrailListController.swift
import UIKit

final class TrailListController: UITableViewController {} // ✗ screens-are-swift-ui
```

```swift good path=Libraries/Features/Trail/Sources/Presentation/Views/MapViewRepresentable.swift
import SwiftUI
import UIKit

struct MapViewRepresentable: UIViewRepresentable {
	func makeUIView(context: Context) -> MapView { MapView() }
	func updateUIView(_ view: MapView, context: Context) {}
}

final class MapView: UIView {}
```

```swift good path=Libraries/Features/Trail/Sources/Presentation/Views/MapMarker.swift
final class MapMarker {}
```

## What the compiler knows is not repeated

A type without a word of its own is isolated to the main actor, and what is isolated to an actor can be sent anywhere. Both are true
without being written.

```yaml rule
rule: no-redundant-sendable
severity: warning
every:
  any:
    - { class: any, have-attribute: "@MainActor", not: { conform-to: ObservableObject } }
    - { actor: any }
  in: production
  not: { any: [{ contain: "@unchecked" }, { have: { type: any } }] }
must-not: { refer-to: { named: Sendable, as: inheritance } }
instead: Leave `Sendable` out.
```

```swift bad path=App/Sources/Session.swift
@MainActor
final class Session: Sendable { // ✗
	var isOpen = false
}
```

```swift good path=App/Sources/Session.swift
@MainActor
final class Session {
	var isOpen = false
}

/// What views watch may say that it can be sent.
@MainActor
final class AppState: ObservableObject, Sendable {
	@Published var isLoggedIn = false
}

struct Place: Sendable {
	let name: String
}
```

## Waiting has one form

What waits is `async`. Queues, groups, semaphores and threads can do the same, but the compiler sees nothing of what they do, and two
ways of waiting in one program wait for each other sooner or later.

```yaml rule
rule: no-dispatch-queues
every: { file: any }
must-not: { refer-to: DispatchQueue }
instead: Make the function `async`; what has to run on the main actor already does.
```

```yaml rule
rule: no-older-concurrency
every: { file: any, in: production }
must-not:
  any:
    - refer-to: { named: [OperationQueue, BlockOperation, DispatchGroup, DispatchSemaphore, DispatchWorkItem], not: { in: "**/*.swift" } }
    - create: { named: Thread, not: { in: "**/*.swift" } }
    - call: ["Thread.detachNewThread*", "Thread.sleep"]
    - { call: ["*.performSelector", "/^perform$/"], refer-to: Selector }
instead: Use a task group, an `AsyncStream` or an actor.
```

```yaml rule
rule: no-result-handlers
every:
  any: [function, initializer]
  # Where a foreign protocol may have asked for it, only what is called like a request is judged.
  all: [{ any: [{ not: { be: demanded } }, { named: { first-word: "{{asking-verbs}}" } }] }]
must-not: { have: { parameter: any, be: escaping, have-type: ['/\bResult<.*\)\s*->/', '/\bError\?.*\)\s*->\s*(Void|\(\s*\))/'] } }
message: "`{Subject}` hands a result to a closure"
except:
  - { be: demanded, because: a superclass or a protocol decides what is passed in }
instead: Let the function be `async throws` and return the result.
because: A closure can be called twice or never; a function returns once.
```

```yaml rule
rule: no-completion-handlers
severity: warning
every:
  any: [function, { initializer: any, have: { parameter: [completion, completionHandler, onCompletion] } }]
  in: production
  not: { any: [{ member-of: view }, { all: [reporting-a-result] }] }
  all: [{ any: [{ not: { be: demanded } }, { named: { first-word: "{{asking-verbs}}" } }] }]
must: { any: [{ have-at-most: { parameters: 0 } }, { not: { have: { parameter: "{{handlers}}", be: escaping, have-type: '/->\s*(Void|\(\s*\))/' } } }] }
except:
  - { be: demanded, because: a superclass or a protocol decides what is passed in }
  - { be: private, because: a bridge to an older framework needs one and hides it }
message: "`{Subject}` reports its end to a closure"
instead: Let it be `async`.
```

```yaml rule
rule: sessions-are-awaited
every: { file: any }
must-not:
  contain:
    - "$SESSION.dataTask(with: $REQUEST) { $$$ }"
    - "$SESSION.uploadTask(with: $REQUEST, from: $BODY) { $$$ }"
    - "$SESSION.downloadTask(with: $REQUEST) { $$$ }"
    - "$SESSION.dataTaskPublisher(for: $REQUEST)"
instead: Await `data(for:)`, `upload(for:from:)` or `download(for:)`.
because: The methods that are awaited are cancelled with the task that waits for them.
```

```swift bad path=Libraries/Networking/Sources/Loader.swift
import Foundation

final class Loader {
	private let waiting = DispatchGroup() // ✗ no-older-concurrency

	func load(_ request: URLRequest, then: @escaping (Result<Data, Error>) -> Void) { // ✗ no-result-handlers
		URLSession.shared.dataTask(with: request) { data, _, _ in // ✗ sessions-are-awaited
			DispatchQueue.main.async { then(.success(data ?? Data())) } // ✗ no-dispatch-queues
		}.resume()
	}

	func close(completion: @escaping () -> Void) {} // ✗ no-completion-handlers
}

final class Uploader: NSObject, URLSessionTaskDelegate {
	func send(_ body: Data, success: @escaping (Int) -> Void, failure: @escaping (HTTPError) -> Void) {} // ✗ no-completion-handlers

	func fetch(then: @escaping (Result<Data, Error>) -> Void) {} // ✗ no-result-handlers
}
```

```swift good path=Libraries/Networking/Sources/Loader.swift
import Foundation

/// A thread of messages, none of the processor.
struct Thread {
	let messages: [String]
}

struct Picture: ImageDataProvider {
	func data(handler: @escaping (Result<Data, Error>) -> Void) {}
}

final class RetryInterceptor: ApolloInterceptor {
	func interceptAsync(_ chain: RequestChain, completion: @escaping (Result<Data, Error>) -> Void) {}
}

final class Loader: NSObject, URLSessionDelegate {
	let thread = Thread(messages: [])

	/// Once this went through a DispatchQueue.
	func load(_ request: URLRequest) async throws -> Data {
		try await URLSession.shared.data(for: request).0
	}

	func each(_ visit: (Result<Data, Error>) -> Void) {}

	func offer(completion: @escaping (String) -> [String]) {}

	func urlSession(
		_ session: URLSession,
		didReceive challenge: URLAuthenticationChallenge,
		completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void,
	) {}
}
```

## Contracts are awaited

Whoever stands behind a contract may have to ask a server. A contract that promises an answer at once rules that out for good.

```yaml rule
rule: contracts-are-async
every:
  function: any
  member-of: { any: [use-case-contract, repository-contract, { protocol: "?*RemoteDataSource{{contract}}" }] }
  not: { any: [{ have-type: ['/Stream|Sequence|Publisher/'] }, { all: [reporting] }] }
must: { be: async }
message: "`{Subject}` of a contract does not wait"
instead: Declare it `async`, and `throws` where it can fail.
```

```yaml rule
rule: contracts-may-throw
severity: note
every:
  function: any
  be: async
  member-of: { any: [use-case-contract, repository-contract] }
  not: { have-type: ['/Stream|Sequence|Publisher/'] }
must: { be: throwing }
message: "`{Subject}` of a contract can't fail"
instead: Declare it `throws`, unless nothing that could ever stand behind it fails.
```

```swift bad path=Libraries/Features/Trail/Sources/Domain/Repositories/TrailRepositoryContract.swift
protocol TrailRepositoryContract: Sendable {
	func getTrails() -> [Trail] // ✗ contracts-are-async
	func getTrail(id: Int) async -> Trail // ✗ contracts-may-throw
}
```

```swift good path=Libraries/Features/Trail/Sources/Domain/Repositories/TrailRepositoryContract.swift
protocol TrailRepositoryContract: Sendable {
	func getTrails() async throws -> [Trail]
	func observeTrails() -> AsyncStream<[Trail]>
}
```

```yaml review
review: does-the-task-bridge
question: Does this `Task` lead from code that can't wait into code that can? Inside of an `async` function, waiting is simpler.
about: { function: any, be: async, contain: ["Task { $$$ }", "Task.detached { $$$ }"], in: production }
because: A task that is stored, or made in a closure of a framework, is right in places that look the same.
```

## Shared state has an owner

What two tasks can write belongs to an actor, which lets one of them wait. A lock does it too, as long as everybody remembers it.

```yaml rule
rule: no-global-variables
severity: warning
every:
  property: any
  in: production
  be: [stored, mutable]
  any: [{ be: static }, { be: top-level }]
  not: { any: [{ in: previews }, { member-of: { type: "*_Previews" } }] }
must: { any: [{ isolated-to: "*" }, { have-attribute: ["@TaskLocal", "@AppStorage"] }] }
except:
  - in: ["**/Package.swift", "**/Project.swift", "{{tuist}}"]
    because: a manifest is a script
  - member-of: { type: any, conform-to: ["*Key", "*Intent", "*Entity", "*Enum", "*Query", URLProtocol] }
    because: the framework asks for a static property
message: "`{Subject}` is shared and can change, and no actor guards it"
instead: Make it a constant, or a property of an actor.
```

```yaml rule
rule: no-locks
every: { file: any, in: production }
must-not: { refer-to: { named: [NSLock, NSRecursiveLock, NSCondition, os_unfair_lock, OSAllocatedUnfairLock, pthread_mutex_t] } }
instead: Keep what the lock protects in an actor.
```

```yaml rule
rule: actors-hide-their-state
severity: warning
every: { property: any, member-of: actor, be: [stored, mutable], in: production, not: { any: [{ be: static }, { be: demanded }, { member-of: mock }] } }
must: { be: private }
because: Two reads from outside may see two different moments; one method sees one.
instead: Make it private, and give the actor a method that answers the question.
```

```swift bad path=Libraries/Core/Sources/Cache.swift
import Foundation

enum Cache {
	static var entries: [String: Data] = [:] // ✗ no-global-variables
	static let lock = NSLock() // ✗ no-locks
}

actor TileStore {
	var tiles: [String: Data] = [:] // ✗ actors-hide-their-state
}
```

```swift good path=Libraries/Core/Sources/Cache.swift
import Foundation

enum Cache {
	static let limit = 100
	@MainActor static var isWarm = false
	static var isCold: Bool { !isWarm }
}

struct TileView_Previews: PreviewProvider {
	static var tile = Tile()
	static var previews: some View { TileView(tile: tile) }
}

actor TileStore {
	private var tiles: [String: Data] = [:]

	func tile(named name: String) -> Data? { tiles[name] }
}
```

## The interface is on the main actor

View models and coordinators are read by views, so they run on the main actor. Where the settings say so for the whole module, nothing has to be
written; elsewhere the type, its superclass or its protocol says it.

```yaml rule
rule: interface-state-is-on-the-main-actor
severity: note
every:
  any:
    - { class: view-model }
    - { class: coordinator }
    - { class: any, conform-to: ObservableObject, in: production }
must: { isolated-to: MainActor }
message: "`{Subject}` is read by views, and does not run on the main actor"
```

```yaml rule
rule: no-hop-to-where-one-is
severity: warning
every:
  function: any
  in: production
  isolated-to: MainActor
  not: { contain: "Task.detached { $$$ }" }
must-not: { contain: { pattern: "await MainActor.run { $$$BODY }", becomes: "$$$BODY" } }
instead: Write the statements as they are; this type is on the main actor already.
```

```swift bad path=Libraries/Features/Trail/Sources/Presentation/ViewModels/TrailListViewModel.swift
import Combine

@MainActor
final class TrailListViewModel: ObservableObject {
	func reload() async {
		await MainActor.run { isLoading = true } // ✗ no-hop-to-where-one-is
	}
}

final class TrailFilter: ObservableObject {} // ✗ interface-state-is-on-the-main-actor
```

```swift fixed path=Libraries/Features/Trail/Sources/Presentation/ViewModels/TrailListViewModel.swift
import Combine

@MainActor
final class TrailListViewModel: ObservableObject {
	func reload() async {
		isLoading = true // ✗
	}
}

@MainActor final class TrailFilter: ObservableObject {} // ✗
```

```swift good path=Libraries/Features/Trail/Sources/Presentation/ViewModels/TrailListViewModel.swift
import Combine

@MainActor
final class TrailListViewModel: ObservableObject {
	func reload() async {
		isLoading = true
	}

	nonisolated func prefetch() async {
		await MainActor.run { isLoading = true }
	}
}
```

```yaml review
review: does-it-deserve-an-actor
question: Does this actor own serial work or state of its own, or would a value type do?
about: { actor: any, in: production }
```

## Leaving the main actor

A DTO is decoded and kept away from the main actor. Stored in another actor it compiles as it is, until somebody compares two of them:
then its conformances turn out to belong to the main actor. So every DTO leaves it, and so does what extends one.

```yaml rule
rule: dtos-leave-the-main-actor
every: dto
must-not: { isolated-to: MainActor }
message: "`{Subject}` is bound to the main actor"
instead: Write `nonisolated` before it.
```

```yaml rule
rule: extensions-of-dtos-leave-it-too
severity: warning
every: { extension: any, extend: dto, in: production }
must: { not: { have: { any: [function, property, initializer], isolated-to: MainActor } } }
message: "What this extension of `{Subject}` adds is bound to the main actor"
because: The members of an extension without a word of its own are back on the main actor, though the type is not.
instead: Write `nonisolated extension`, or move the members into the type.
```

```yaml rule
rule: what-actors-keep-leaves-it
severity: warning
every: { property: any, member-of: actor, be: stored, in: production }
must-not:
  refer-to:
    any: [struct, class, enum]
    in: production
    isolated-to: MainActor
    not: { any: [dto, { be: nested }, { have-attribute: "@*Actor" }] }
instead: Declare the type `nonisolated`, so that the actor can use all of it.
```

```swift given path=Package.swift
// swift-tools-version: 6.2
import PackageDescription

let package = Package(
	name: "Trailhead",
	platforms: [.iOS(.v16)],
	targets: [.target(name: "Trailhead", path: "Libraries", swiftSettings: [.defaultIsolation(MainActor.self)])]
)
```

```swift bad path=Libraries/Features/Trail/Sources/Data/DTOs/TrailDTO.swift
struct TrailDTO: Decodable, Equatable { // ✗ dtos-leave-the-main-actor
	let id: Int
}
```

```swift bad path=Libraries/Features/Trail/Sources/Data/DTOs/SegmentDTO.swift
nonisolated struct SegmentDTO: Decodable, Equatable {
	let id: Int
}

extension SegmentDTO {
	func toDomain() -> Segment { Segment(id: id) } // ✗ extensions-of-dtos-leave-it-too
}
```

```swift bad path=Libraries/Features/Trail/Sources/Data/DataSources/SegmentMemoryDataSource.swift
struct Stamp {}

actor SegmentMemoryDataSource {
	private var stamps: [Int: Stamp] = [:] // ✗ what-actors-keep-leaves-it
}
```

```swift good path=Libraries/Features/Trail/Sources/Data/DTOs/TrailDTO.swift
nonisolated struct TrailDTO: Decodable, Equatable {
	let id: Int
}

nonisolated extension TrailDTO {
	func toDomain() -> Trail { Trail(id: id) }
}
```

```swift good path=Libraries/Features/Trail/Sources/Data/DataSources/TrailMemoryDataSource.swift
nonisolated struct Stamp {}

actor TrailMemoryDataSource {
	private var trails: [Int: TrailDTO] = [:]
	private var stamps: [Int: Stamp] = [:]
}
```

## What a DTO is

It mirrors what was sent and changes no more. Tests compare it, so it is equatable. What is asked for (`TrailFilterDTO`) is filled in
piece by piece, and may change until then.

```yaml rule
rule: dtos-are-decodable-structs
severity: warning
# What is asked for is written, and filled in piece by piece.
every: { type: dto, not: { named: ["*Request{{transfer-object}}", "*Filter{{transfer-object}}", "*Query{{transfer-object}}"] } }
must: { all: [{ any: [struct, enum] }, { conform-to: [Decodable, Encodable] }, { conform-to: Equatable }] }
instead: "Declare it as a struct that is `Decodable` and `Equatable`."
```

```yaml rule
rule: dtos-do-not-change
severity: warning
every:
  property: any
  member-of: { type: dto, not: { named: ["*Request{{transfer-object}}", "*Filter{{transfer-object}}", "*Query{{transfer-object}}"] } }
  be: stored
  not: { be: static }
must: { be: constant }
```

```yaml rule
rule: transfer-types-end-in-dto
severity: warning
every: { struct: any, be: top-level, in: "{{transfer-objects-of-data}}", conform-to: [Decodable, Encodable] }
must: { named: "*{{transfer-object}}" }
instead: Give it the ending `{{transfer-object}}`, so that the other layers' rules know it.
```

```yaml rule
rule: memory-data-sources-are-actors
severity: warning
every: { any: [class, struct, actor], named: "*MemoryDataSource", in: production }
must: actor
because: It is asked by several tasks, and remembers between them.
```

```swift bad path=Libraries/Features/Trail/Sources/Data/DTOs/TrailDTO.swift
nonisolated final class TrailDTO: Decodable { // ✗ dtos-are-decodable-structs
	var id = 0 // ✗ dtos-do-not-change
	var name: String // ✗ dtos-do-not-change
}

nonisolated struct TrailPage: Decodable {} // ✗ transfer-types-end-in-dto
```

```swift bad path=Libraries/Features/Trail/Sources/Data/DataSources/TrailMemoryDataSource.swift
final class TrailMemoryDataSource {} // ✗ memory-data-sources-are-actors
```

```swift good path=Libraries/Features/Trail/Sources/Data/DTOs/TrailDTO.swift
nonisolated struct TrailDTO: Decodable, Equatable {
	let id: Int

	enum CodingKeys: String, CodingKey {
		case id = "trail_id"
	}
}
```

```swift good path=Libraries/Features/Trail/Sources/Data/DTOs/TrailFilterDTO.swift
nonisolated struct TrailFilterDTO: Equatable {
	var term: String?
}
```

```swift good path=Libraries/Features/Trail/Sources/Data/DataSources/TrailMemoryDataSource.swift
actor TrailMemoryDataSource {}
```

## Classes that the system calls in the background

The URL loading system calls its protocol classes on threads of its own. Each member that it calls leaves the main actor by itself,
because the class it overrides was never on it.

```yaml rule
rule: background-overrides-are-nonisolated
every:
  any: [function, initializer, property]
  be: override
  member-of: { class: any, inherit: [URLProtocol, Operation, NSFileProviderExtension], isolated-to: MainActor }
must: { be: nonisolated }
message: "The system calls `{Subject}` in the background"
instead: Write `nonisolated` before `override`.
```

```yaml rule
rule: url-protocols-are-complete
every: { class: any, inherit: URLProtocol, isolated-to: MainActor }
must:
  have-each:
    - { initializer: any, be: override, have: { parameter: cachedResponse } }
    - { function: canInit, be: override }
    - { function: canonicalRequest, be: override }
    - { function: startLoading, be: override }
    - { function: stopLoading, be: override }
because: What is inherited is not isolated as this class is, and is called all the same.
```

```yaml rule
rule: url-protocols-forward-their-initializer
every: { initializer: any, be: override, member-of: { class: any, inherit: URLProtocol } }
must: { contain: "super.init(request: $_, cachedResponse: $_, client: $_)" }
```

```yaml rule
rule: url-protocols-are-final-and-unchecked
severity: warning
every: { class: any, inherit: URLProtocol }
must: { be: final, contain: "@unchecked" }
```

```yaml rule
rule: handlers-of-url-protocols-are-unsafe-by-name
severity: warning
every: { property: any, be: [static, stored, mutable], member-of: { class: any, inherit: URLProtocol } }
must: { be: nonisolated }
instead: "Declare it `nonisolated(unsafe) static var`, and set it in one test at a time."
```

```swift given path=Package.swift
// swift-tools-version: 6.2
import PackageDescription

let package = Package(
	name: "Trailhead",
	platforms: [.iOS(.v16)],
	targets: [.target(name: "Trailhead", path: "Libraries", swiftSettings: [.defaultIsolation(MainActor.self)])]
)
```

```swift bad path=Libraries/Networking/Tests/Mocks/URLProtocolMock.swift
import Foundation

class URLProtocolMock: URLProtocol { // ✗ url-protocols-are-complete, url-protocols-are-final-and-unchecked
	static var answer: ((URLRequest) throws -> Data)? // ✗ handlers-of-url-protocols-are-unsafe-by-name

	override init(request: URLRequest, cachedResponse: CachedURLResponse?, client: (any URLProtocolClient)?) { // ✗ background-overrides-are-nonisolated, url-protocols-forward-their-initializer
		fatalError()
	}

	override func startLoading() {} // ✗ background-overrides-are-nonisolated
}
```

```swift good path=Libraries/Networking/Tests/Mocks/URLProtocolMock.swift
import Foundation

final class URLProtocolMock: URLProtocol, @unchecked Sendable {
	nonisolated(unsafe) static var answer: ((URLRequest) throws -> Data)?

	nonisolated override func startLoading() {}
	nonisolated override func stopLoading() {}
	nonisolated override class func canInit(with request: URLRequest) -> Bool { request.url != nil }
	nonisolated override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

	nonisolated override init(request: URLRequest, cachedResponse: CachedURLResponse?, client: URLProtocolClient?) {
		super.init(request: request, cachedResponse: cachedResponse, client: client)
	}
}

nonisolated final class SilentProtocol: URLProtocol, @unchecked Sendable {
	override func startLoading() {}
}
```

## What crosses a border can be sent

A value that goes from one actor to another is `Sendable`: a struct of such values, an actor, or a class that the main actor guards.

```yaml rule
rule: models-can-be-sent
severity: warning
every: model
must: { refer-to: { named: Sendable, as: inheritance } }
message: "`{Subject}` does not say that it can be sent"
instead: Add `Sendable`; nobody infers it across a module's border.
```

```yaml rule
rule: models-do-not-change
severity: warning
every: { property: any, member-of: { struct: model }, be: stored, not: { be: static } }
must: { be: constant }
instead: Make it a `let`; a changed model is a new one.
```

```yaml rule
rule: models-know-no-keys-of-the-server
severity: warning
every: model
must-not: { have: { enum: any, conform-to: CodingKey } }
message: "`{Subject}` knows what the server calls its values"
instead: Let a DTO have the keys, and make the model of it with `toDomain()`.
```

```yaml rule
rule: contracts-speak-of-what-can-be-sent
every: contract
must-not:
  refer-to:
    class: any
    be: nonisolated
    in: production
    not: { conform-to: Sendable }
    as: [parameter, return]
because: A class without a word of its own is guarded by the main actor; one that left it is guarded by nobody.
instead: Pass a struct, or make the class `Sendable`.
```

```yaml rule
rule: sendable-classes-with-state-are-on-the-main-actor
every:
  class: any
  in: production
  refer-to: { named: Sendable, as: inheritance }
  not: { any: [{ contain: "@unchecked" }, { have: { type: any } }] }
  have: { property: any, be: [stored, mutable] }
must: { be: final, have-attribute: "@*Actor" }
message: "`{Subject}` says that it can be sent, and changes"
instead: Put it on the main actor and make it final, or make it an actor.
```

```yaml rule
rule: nothing-is-sendable-on-its-honour
severity: warning
every: { type: any, in: production, not: { any: [{ inherit: URLProtocol }, { in: "{{tuist}}" }] } }
must-not: { contain: ["@unchecked", "nonisolated(unsafe) var $NAME"] }
because: Here the compiler believes the author, so whoever reads it has to check what the compiler would have.
instead: Use an actor or the main actor. A test double may promise it; other code says why beside it.
```

```swift bad path=Libraries/Features/Trail/Sources/Domain/Models/Segment.swift
struct Segment: Codable, Sendable {
	let metres: Int

	private enum CodingKeys: String, CodingKey { // ✗ models-know-no-keys-of-the-server
		case metres = "length_m"
	}
}
```

```swift bad path=Libraries/Features/Trail/Sources/Domain/Models/Trail.swift
struct Trail { // ✗ models-can-be-sent
	var name: String // ✗ models-do-not-change
}

nonisolated final class Walk {
	var steps = 0
}

protocol GetWalkUseCaseContract: Sendable {
	func execute() async throws -> Walk // ✗ contracts-speak-of-what-can-be-sent
}
```

```swift bad path=Libraries/Core/Sources/Session.swift
class Session: Sendable { // ✗ sendable-classes-with-state-are-on-the-main-actor
	var isOpen = false
}

final class Ticket: @unchecked Sendable { // ✗ nothing-is-sendable-on-its-honour
	var number = 0
}
```

```swift good path=Libraries/Features/Trail/Sources/Domain/Models/Segment.swift
struct Segment: Codable, Sendable {
	let metres: Int

	enum Surface: String, Codable { case gravel, rock }
}
```

```swift good path=Libraries/Features/Trail/Sources/Domain/Models/Trail.swift
struct Trail: Equatable, Sendable {
	let name: String
}

final class Guidebook {
	var pages = 0
}

protocol GetTrailUseCaseContract: Sendable {
	func execute() async throws -> Trail
	func guidebook() async throws -> Guidebook
}
```

```swift good path=Libraries/Core/Sources/Session.swift
@MainActor
final class Session: ObservableObject {
	var isOpen = false
}

final class Ticket: Sendable {
	let number = 0
}

@MapActor
final class Clock: Sendable {
	var ticks = 0
}
```

```swift good path=Libraries/Features/Trail/Mocks/GetTrailUseCaseMock.swift
public final class GetTrailUseCaseMock: GetTrailUseCaseContract, @unchecked Sendable {
	public var trail = Trail(name: "Höhenweg")

	public func execute() async throws -> Trail { trail }
}
```
# The layers

## Three layers and their coordinators

A feature has three layers. *Presentation* shows, *Domain* decides, *Data* fetches. What the app is about stands in the middle and knows
neither of the others: it says in contracts what it wants to have fetched. The coordinators stand outside of the three, because
somebody has to put them together.

```mermaid rule rule=layers-look-inwards
graph TD
    Coordination --> Presentation & Domain & Data & Networking
    Presentation --> Coordination & Domain
    Data --> Domain & Networking
```

```yaml rule
rule: layers-look-inwards
because: A layer that knows the one that uses it can be neither tested nor replaced without it.
instead: Declare in Domain a contract for what is needed, implement it in Data, and let a coordinator bring the two together.
```

```yaml rule
rule: domain-imports-no-framework-of-others
silences: [layers-look-inwards]
every: { file: any, in: Domain }
must-not: { import: [SwiftUI, UIKit, Combine, CoreData, SwiftData, RealmSwift, Network, "*Networking"] }
because: What the app is about stays true when the interface, the network and the database are exchanged.
```

```yaml rule
rule: data-imports-no-interface
every: { file: any, in: Data }
must-not: { import: [SwiftUI, UIKit] }
```

```swift bad path=Libraries/Features/Trail/Sources/Data/DTOs/TrailDTO.swift
nonisolated struct TrailDTO: Decodable, Equatable {}
```

```swift bad path=Libraries/Features/Trail/Sources/Presentation/ViewModels/TrailListViewModel.swift
final class TrailListViewModel {
	var rows: [TrailDTO] = [] // ✗ layers-look-inwards
}
```

```swift bad path=Libraries/Features/Trail/Sources/Domain/Models/Trail.swift
import SwiftUI // ✗ domain-imports-no-framework-of-others

struct Trail {
	let color: Color
	let source: TrailDTO // ✗ layers-look-inwards
}
```

```swift bad path=Libraries/Features/Trail/Sources/Data/Repositories/TrailRepository.swift
import UIKit // ✗ data-imports-no-interface

struct TrailRepository {
	weak var shown: TrailListViewModel? // ✗ layers-look-inwards
}
```

```swift good path=Libraries/Features/Trail/Sources/Data/DTOs/TrailDTO.swift
nonisolated struct TrailDTO: Decodable, Equatable {
	func toDomain() -> Trail { Trail() }
}
```

```swift good path=Libraries/Features/Trail/Sources/Domain/Models/Trail.swift
import Foundation

struct Trail {}
```

```swift good path=Libraries/Features/Trail/Sources/Presentation/ViewModels/TrailListViewModel.swift
final class TrailListViewModel {
	var rows: [Trail] = []
	weak var coordinator: TrailCoordinator?
}
```

```swift good path=Libraries/Features/Trail/Sources/Presentation/Coordinators/TrailCoordinator.swift
final class TrailCoordinator {
	let list = TrailListViewModel()
	let stored: TrailDTO? = nil
}
```

## No framework for the architecture

The pattern is a few protocols and a habit. A framework for it would be in every file, and leave the app last.

```yaml rule
rule: no-architecture-frameworks
every: { file: any }
must-not:
  import: "{{architecture-frameworks}}"
instead: Pass dependencies to initializers, and let the coordinator navigate.
```

```swift bad path=Libraries/Features/Trail/Sources/Presentation/ViewModels/TrailListViewModel.swift
import Factory // ✗
```

```swift good path=Libraries/Features/Trail/Sources/Presentation/ViewModels/TrailListViewModel.swift
import Combine
```

## Every role in its layer

The ending of a name says which layer a type belongs to. Found in another one, either the place is wrong or the name.

```yaml rule
rule: presentation-holds-its-roles-only
silences: [use-cases-lie-in-use-cases, repository-contracts-lie-in-domain, repositories-lie-in-data, data-sources-lie-in-data-sources, dtos-lie-in-dtos, presentation-folders-hold-their-role, coordinators-folder-holds-coordinators]
every: { type: any, be: top-level, in: [Presentation, Coordination] }
must-not: { named: ["?*UseCase", "?*UseCase{{contract}}", "?*Repository", "?*Repository{{contract}}", "?*DataSource", "?*DataSource{{contract}}", "?*{{transfer-object}}"] }
except:
  - { inherit: ["UI*", "NS*"], because: a data source of a table is another thing }
message: "`{Subject}` belongs to another layer than Presentation"
```

```yaml rule
rule: domain-holds-its-roles-only
silences: [data-sources-lie-in-data-sources, dtos-lie-in-dtos, views-lie-in-views, view-models-lie-in-view-models, coordinators-lie-in-coordinators, models-folder-holds-models, use-cases-folder-holds-use-cases, domain-repositories-are-contracts]
every: { type: any, be: top-level, in: Domain }
must-not: { named: ["?*{{transfer-object}}", "?*DataSource", "?*DataSource{{contract}}", "?*View", "?*{{state-holder}}", "?*Coordinator"] }
message: "`{Subject}` belongs to another layer than Domain"
```

```yaml rule
rule: data-holds-its-roles-only
silences: [use-cases-lie-in-use-cases, views-lie-in-views, view-models-lie-in-view-models, coordinators-lie-in-coordinators, data-repositories-are-implementations, data-folders-hold-their-role]
every: { type: any, be: top-level, in: Data }
must-not: { named: ["?*UseCase", "?*UseCase{{contract}}", "?*View", "?*{{state-holder}}", "?*Coordinator"] }
message: "`{Subject}` belongs to another layer than Data"
```

```yaml rule
rule: data-sources-say-where-they-look
severity: warning
every: { any: [data-source, data-source-contract] }
must: { named: ["?*RemoteDataSource", "?*LocalDataSource", "?*MemoryDataSource", "?*RemoteDataSource{{contract}}", "?*LocalDataSource{{contract}}", "?*MemoryDataSource{{contract}}"] }
instead: Say `Remote`, `Local` or `Memory` before `DataSource`.
```

```swift bad path=Libraries/Features/Trail/Sources/Domain/Models/TrailDTO.swift
struct TrailDTO {} // ✗ domain-holds-its-roles-only
```

```swift bad path=Libraries/Features/Trail/Sources/Data/Repositories/GetTrailsUseCase.swift
struct GetTrailsUseCase {} // ✗ data-holds-its-roles-only
```

```swift bad path=Libraries/Features/Trail/Sources/Presentation/ViewModels/TrailRepository.swift
struct TrailRepository {} // ✗ presentation-holds-its-roles-only
```

```swift bad path=Libraries/Features/Trail/Sources/Data/DataSources/TrailDataSource.swift
struct TrailDataSource {} // ✗ data-sources-say-where-they-look
```

```swift good path=Libraries/Features/Trail/Sources/Domain/Models/Trail.swift
struct Trail {}
enum TrailError: Error {}
```

```swift good path=Libraries/Features/Trail/Sources/Data/DataSources/TrailRemoteDataSource.swift
struct TrailRemoteDataSource {}
```

```swift good path=Libraries/Features/Trail/Sources/Presentation/Views/TrailListView.swift
struct TrailListView {}
```

## Everybody asks the next one only

A view asks its view model, a view model its use cases, a use case repositories, a repository data sources, and a remote data source the
HTTP client. Whoever skips one takes over its work, and does it a second time.

```yaml rule
rule: views-ask-their-view-model
silences: [layers-look-inwards]
every: view
must-not:
  refer-to:
    named: ["?*UseCase", "?*UseCase{{contract}}", "?*Repository", "?*Repository{{contract}}", "?*DataSource", "?*DataSource{{contract}}", "?*{{transfer-object}}", "{{client}}", "{{client}}{{contract}}"]
    not: { named: ["UI*", "NS*", "QL*", "MK*"] }
except:
  - { type: flow, because: "a flow may make the view model of its first screen" }
  - { in: previews, because: "a preview puts its own screen together" }
instead: Give the view model a property or a method for it.
```

```yaml rule
rule: view-models-ask-use-cases
silences: [layers-look-inwards, only-networking-knows-the-session]
every: view-model
must-not:
  refer-to:
    named: ["?*Repository", "?*Repository{{contract}}", "?*DataSource", "?*DataSource{{contract}}", "?*{{transfer-object}}", "{{client}}", "{{client}}{{contract}}", URLSession, UserDefaults, FileManager, AppStorage, SceneStorage]
    not: { named: ["UI*", "NS*", "QL*", "MK*"] }
instead: Write a use case for what is asked.
```

```yaml rule
rule: use-cases-ask-repositories
silences: [layers-look-inwards, only-networking-knows-the-session]
every: use-case
must-not: { refer-to: { named: ["?*DataSource", "?*DataSource{{contract}}", "?*{{transfer-object}}", "{{client}}", "{{client}}{{contract}}", URLSession, UserDefaults, FileManager] } }
instead: Ask a repository through its contract.
```

```yaml rule
rule: repositories-ask-data-sources
silences: [layers-look-inwards, only-networking-knows-the-session]
every: repository
must-not: { refer-to: ["{{client}}", "{{client}}{{contract}}", URLSession, URLRequest] }
instead: Give the request to a remote data source.
```

```swift bad path=Libraries/Features/Trail/Sources/Presentation/Views/TrailListView.swift
import SwiftUI

struct TrailListView: View {
	let repository: TrailRepositoryContract // ✗ views-ask-their-view-model
	var body: some View { Text("Trails") }
}
```

```swift bad path=Libraries/Features/Trail/Sources/Presentation/ViewModels/TrailListViewModel.swift
final class TrailListViewModel {
	private let repository: TrailRepositoryContract // ✗ view-models-ask-use-cases
	@AppStorage("order") private var order = "name" // ✗ view-models-ask-use-cases
}
```

```swift bad path=Libraries/Features/Trail/Sources/Domain/UseCases/GetTrailsUseCase.swift
struct GetTrailsUseCase {
	private let client: HTTPClientContract // ✗ use-cases-ask-repositories
	private let settings = UserDefaults.standard // ✗ use-cases-ask-repositories
}
```

```swift bad path=Libraries/Features/Trail/Sources/Data/Repositories/TrailRepository.swift
struct TrailRepository {
	private let client: HTTPClientContract // ✗ repositories-ask-data-sources
}
```

```swift good path=Libraries/Features/Trail/Sources/Presentation/Views/TrailListView.swift
import SwiftUI

struct TrailListView: View {
	@StateObject private var viewModel: TrailListViewModel
	var body: some View { Text("Not a TrailRepository") }
}
```

```swift good path=Libraries/Features/Trail/Sources/Presentation/ViewModels/TrailListViewModel.swift
final class TrailListViewModel {
	private let getTrailsUseCase: GetTrailsUseCaseContract
}
```

```swift good path=Libraries/Features/Trail/Sources/Domain/UseCases/GetTrailsUseCase.swift
struct GetTrailsUseCase {
	private let repository: TrailRepositoryContract
}
```

```swift good path=Libraries/Features/Trail/Sources/Data/Repositories/TrailRepository.swift
struct TrailRepository {
	private let remoteDataSource: TrailRemoteDataSourceContract
}
```

# Views

## A view shows and forwards

It shows what its view model has published and tells it what a person did. It catches nothing, fetches nothing, stores nothing.

```yaml rule
rule: views-decide-nothing
silences: [only-networking-knows-the-session, no-forced-tries]
every: { struct: view, not: { conform-to: "*Representable" } }
must-not:
  any:
    - contain:
        pattern: ["try $CALL", "try? $CALL", "try! $CALL"]
        where: { CALL: { not: { any: [{ call: [Task.sleep, Task.checkCancellation, "{{state-holder-property}}.*"] }, { refer-to: [URLSession, JSONDecoder, JSONEncoder, FileManager] }] } } }
    - refer-to: [URLSession, JSONDecoder, JSONEncoder, UserDefaults, FileManager, URLCache]
message: "`{Subject}` does its view model's work"
instead: Call a method of the view model.
```

```yaml rule
rule: views-transform-nothing
severity: warning
every: view
must-not:
  contain:
    pattern: ["$LIST.filter { $$$ }", "$LIST.sorted { $$$ }", "$LIST.sorted(by: $ORDER)", "$LIST.reduce($START) { $$$ }", "$LIST.compactMap { $$$ }"]
    where: { LIST: { name: '/^{{state-holder-property}}\.\w+$/' } }
instead: Let the view model publish the list as it is shown.
```

```yaml rule
rule: views-assign-no-state
every: view
must-not: { contain: ["{{state-holder-property}}.$STATE = $VALUE", "{{state-holder-property}}.$STATE.append($$$)", "{{state-holder-property}}.$STATE.removeAll()", "{{state-holder-property}}.$STATE.toggle()"] }
message: "`{Subject}` writes into its view model"
instead: Call a method that says what happened. A field is bound with `${{state-holder-property}}`.
```

```yaml rule
rule: loading-starts-in-a-task
severity: warning
every: view
must-not: { contain: { pattern: ".onAppear { Task { $$$BODY } }", becomes: ".task { $$$BODY }" } }
because: A task of the view ends with the view; one that is made in `onAppear` goes on for nobody.
instead: Write `.task { … }`.
```

```yaml review
review: are-actions-told-as-events
question: Does each action of this screen end in one call that says what the person did, such as `didSelectTrail`?
about: { struct: view, have: { property: "{{state-holder-property}}" } }
because: Which name is good can't be told from its letters.
```

```swift bad path=Libraries/Features/Trail/Sources/Presentation/Views/TrailListView.swift
import SwiftUI

struct TrailListView: View {
	@StateObject private var viewModel: TrailListViewModel

	var body: some View {
		List(viewModel.trails.filter { $0.isOpen }) { trail in // ✗ views-transform-nothing
			Button(trail.name) { viewModel.selected = trail } // ✗ views-assign-no-state
		}
		.onAppear { Task { await viewModel.load() } } // ✗ loading-starts-in-a-task
	}

	private func save() {
		do {
			try JSONEncoder().encode(viewModel.trails).write(to: file) // ✗ views-decide-nothing
		} catch {
			print(error)
		}
	}
}
```

```swift good path=Libraries/Features/Trail/Sources/Presentation/Views/TrailListView.swift
import SwiftUI

struct TrailListView: View {
	@StateObject private var viewModel: TrailListViewModel
	@State private var isAsking = false

	var body: some View {
		List(viewModel.trails) { trail in
			Button(trail.name) { viewModel.didSelect(trail) }
			Button("Ask") { isAsking = true }
			Button("Rate") { Task { try await viewModel.rate(trail) } }
		}
		.searchable(text: $viewModel.term)
		.task { await viewModel.loadTrails() }
	}
}
```

## Screens and their view models

`TrailListView` shows `TrailListViewModel`, keeps it in a `@StateObject` called `viewModel`, and gets it from whoever puts the screen
together. Because the property is private, the initializer is written out: the one that the compiler makes would be private too.

```yaml rule
rule: views-end-in-view
severity: warning
every: { struct: view, be: top-level, in: Presentation, not: { conform-to: ["*Representable", "*Style", PreviewProvider, Widget] } }
must: { named: "*View" }
```

```yaml rule
rule: screens-own-their-view-model
severity: warning
every: { property: any, member-of: { struct: view, not: { conform-to: "*Representable" } }, be: stored, have-type: view-model }
must: { all: [{ have-attribute: ["@StateObject", "@ObservedObject"] }, { be: private }, { named: "{{state-holder-property}}" }] }
except:
  - { have-attribute: ["@State", "@Bindable", "@EnvironmentObject", "@Environment"], because: "it observes in the way of iOS 17, or is handed down" }
instead: "Write `@StateObject private var {{state-holder-property}}`."
```

```yaml rule
rule: observed-objects-come-from-outside
silences: [screens-own-their-view-model]
every: { property: any, member-of: view, be: stored, have-attribute: "@ObservedObject" }
must-not: { have-value: "*" }
message: "`{Subject}` is made again with every drawing"
instead: Write `@StateObject` where the view makes it, or take it as a parameter.
```

```yaml rule
rule: screens-receive-their-view-model
severity: warning
every:
  struct: view
  have: { property: "{{state-holder-property}}", be: private, have-attribute: "@StateObject", not: { have-value: "*" } }
must: { have: { initializer: any, have: { parameter: "{{state-holder-property}}" } } }
message: "Nobody can hand `{Subject}` its view model"
instead: "Write `init({{state-holder-property}}: @autoclosure @escaping () -> …)`, and wrap the closure in a `StateObject`."
```

```yaml rule
rule: screens-carry-the-name-of-their-view-model
severity: warning
every: { struct: "{Name}View", conform-to: View, in: production, have: { property: "{{state-holder-property}}", have-attribute: "@StateObject" } }
must: { have: { property: "{{state-holder-property}}", have-type: "{Name}{{state-holder}}" } }
message: "`{Subject}` shows a view model of another name than `{Name}{{state-holder}}`"
```

```yaml rule
rule: rows-show-plain-models
severity: warning
every: { struct: "*RowView", conform-to: View, in: production }
must-not: { have: { property: any, have-type: view-model } }
instead: Give the row the model that it shows.
```

```yaml review
review: can-lists-tell-their-rows-apart
question: Is every model that a `List` or `ForEach` shows `Identifiable`, with an `id` that stays the same when the row changes?
about: { struct: view, contain: ["List($ROWS) { $$$ }", "ForEach($ROWS) { $$$ }"] }
```

```swift bad path=Libraries/Features/Trail/Sources/Presentation/ViewModels/TrailListViewModel.swift
final class TrailListViewModel {}
final class TrailsViewModel {}
```

```swift bad path=Libraries/Features/Trail/Sources/Presentation/Views/TrailListView.swift
import SwiftUI

struct TrailListView: View { // ✗ screens-receive-their-view-model
	@StateObject private var viewModel: TrailsViewModel // ✗ screens-carry-the-name-of-their-view-model

	var body: some View { Text("Trails") }
}

struct TrailRowView: View {
	@ObservedObject var model: TrailListViewModel // ✗ screens-own-their-view-model, rows-show-plain-models

	var body: some View { Text("Trail") }
}

struct TrailScreen: View { // ✗ views-end-in-view
	@ObservedObject private var keyboard = KeyboardHeight() // ✗ observed-objects-come-from-outside

	var body: some View { Text("Trail") }
}
```

```swift good path=Libraries/Features/Trail/Sources/Presentation/ViewModels/TrailListViewModel.swift
final class TrailListViewModel {}
```

```swift good path=Libraries/Features/Trail/Sources/Presentation/Views/TrailListView.swift
import SwiftUI

struct TrailListView: View {
	@StateObject private var viewModel: TrailListViewModel

	init(viewModel: @autoclosure @escaping () -> TrailListViewModel) {
		_viewModel = StateObject(wrappedValue: viewModel())
	}

	var body: some View { Text("Trails") }
}

struct TrailRowView: View {
	let trail: Trail
	@ObservedObject var keyboard: KeyboardHeight

	var body: some View { Text(trail.name) }
}

struct TrailMapView: UIViewRepresentable {
	let viewModel: TrailListViewModel
}
```
# View models

## Final classes that views can watch

```yaml rule
rule: view-models-are-final-observable-classes
every: { type: view-model, not: { named: ["Base*", "*Base{{state-holder}}", "Abstract*"] } }
must: { all: [class, { be: final }, { conform-to: ObservableObject }] }
because: A view watches one object, which keeps its identity while the screen is shown, and has no variants.
except:
  - { have-attribute: "@Observable", because: "from iOS 17 this does the same; before that, `no-observation-on-older-systems` finds it" }
  - { held-by: { class: any, inherit: [UIViewController, NSViewController] }, be: final, because: "no view of SwiftUI watches it; that its screen is of the older kind is told there" }
instead: "Write `final class`, and let it be an `ObservableObject`."
```

```yaml rule
rule: observed-classes-are-view-models
severity: warning
every: { class: any, be: top-level, in: Presentation, conform-to: ObservableObject, not: coordinator }
must: { named: "*{{state-holder}}" }
```

```yaml rule
rule: view-models-have-files-of-their-name
every: { type: view-model, be: top-level }
must: { file-named: "{Subject}" }
```

```swift bad path=Libraries/Features/Trail/Sources/Presentation/ViewModels/Trails.swift
import Combine

class TrailListViewModel {} // ✗ view-models-are-final-observable-classes, view-models-have-files-of-their-name

final class TrailStore: ObservableObject {} // ✗ observed-classes-are-view-models
```

```swift good path=Libraries/Features/Trail/Sources/Presentation/ViewModels/TrailListViewModel.swift
import Combine

@MainActor
final class TrailListViewModel: ObservableObject {}
```

```swift good path=Libraries/Features/Trail/Sources/Presentation/ViewModels/TrailMapViewModel.swift
@MainActor
final class TrailMapViewModel {}
```

```swift good path=Libraries/Features/Trail/Sources/Presentation/Views/TrailMapWrapper.swift
import UIKit

final class TrailMapController: UIViewController {
	private let viewModel: TrailMapViewModel?
}
```

## What is published

A view reads; only the view model writes. What the view may edit is a field, and bound.

```yaml rule
rule: loaded-state-is-written-inside
severity: warning
every:
  property: any
  have-attribute: "@Published"
  member-of: view-model
  any: [{ named: [isLoading, error] }, { have-type: '/^\[/' }]
must: { be: privately-set }
message: "A view can write `{Subject}`"
instead: Write `@Published private(set) var`.
```

```yaml rule
rule: loading-is-published
severity: warning
every:
  type: view-model
  have: { function: ["load*", "fetch*", "refresh*"], be: async }
  not: { inherit: { class: any, in: "**/*.swift" } }
must:
  any:
    - have: { property: isLoading, have-value: "false" }
    - have: { property: any, have-type: "*State" }
    - contain: "$STATE = .loading"
message: "`{Subject}` loads, and no view can see it"
instead: Publish `isLoading`, which begins with `false`, or a state that says the same.
```

```yaml rule
rule: errors-are-published
severity: warning
every:
  type: view-model
  contain: ["do { $$$ } catch { $$$ }"]
  not: { any: [{ be: private }, { inherit: { class: any, in: "**/*.swift" } }] }
must:
  any:
    - have: { property: "/[eE]rror/", be: optional }
    - have: { property: any, have-type: ["*State", "*Error"] }
message: "`{Subject}` catches errors, and no view can see one"
instead: "Publish `error: Error?`, or a state that says the same."
```

```swift bad path=Libraries/Features/Trail/Sources/Presentation/ViewModels/TrailListViewModel.swift
final class TrailListViewModel: ObservableObject { // ✗ loading-is-published, errors-are-published
	@Published var trails: [Trail] = [] // ✗ loaded-state-is-written-inside

	func loadTrails() async {
		do {
			trails = try await getTrailsUseCase.execute()
		} catch {}
	}
}
```

```swift good path=Libraries/Features/Trail/Sources/Presentation/ViewModels/TrailListViewModel.swift
final class TrailListViewModel: ObservableObject {
	@Published private(set) var trails: [Trail] = []
	@Published private(set) var isLoading = false
	@Published private(set) var error: Error?
	@Published var term = ""

	func loadTrails() async {
		do {
			trails = try await getTrailsUseCase.execute()
		} catch {
			self.error = error
		}
	}
}

final class HutListViewModel: ObservableObject {
	@Published private(set) var huts = Huts.none
	@Published private(set) var error: Error?

	func loadHuts() async {
		huts = .loading
		do {
			huts = try await .loaded(getHutsUseCase.execute())
		} catch {
			self.error = error
		}
	}
}

class StatefulViewModel: ObservableObject {
	@Published private(set) var state = ScreenState.idle
}

final class TownListViewModel: StatefulViewModel {
	func loadTowns() async {
		do {
			show(try await getTownsUseCase.execute())
		} catch {
			show(error)
		}
	}
}

final class GreetingViewModel: ObservableObject {
	@Published private(set) var errorMessage: String?

	func greet() async {
		do {
			try await greetUseCase.execute()
		} catch {
			errorMessage = error.localizedDescription
		}
	}
}
```

## What it depends on

Its use cases and its coordinator come in through the initializer, stay, and are nobody else's. The coordinator holds the screens, so
a view model holds the coordinator weakly; in a test it is nil.

```yaml rule
rule: dependencies-are-private-constants
every: { property: any, member-of: { any: [view-model, use-case, repository, data-source] }, be: stored, have-type: ["?*UseCase{{contract}}", "?*Repository{{contract}}", "?*DataSource{{contract}}", "{{client}}{{contract}}"], not: { any: [{ be: lazy }, { not: { any: [{ be: private }, { could-be: private }] } }] } }
must: { be: [private, constant] }
instead: Make it a `private let`.
```

```yaml rule
rule: dependencies-come-from-outside
every:
  property: any
  member-of: { any: [view-model, use-case, repository, data-source] }
  be: stored
  not: { any: [{ be: static }, { create: { any: [use-case, repository, { type: data-source }] } }] }
must-not: { all: [{ have-value: "/^[A-Z]/" }, { have-value: ["*{{dependency}}(*"] }] }
message: "`{Subject}` is made where it is used"
instead: Take it as a parameter of the initializer.
```

```yaml rule
rule: dependencies-are-not-fetched
silences: [layers-look-inwards]
every: { any: [view-model, use-case, repository, data-source] }
must-not:
  any:
    - contain:
        pattern: "$OWNER.shared"
        where: { OWNER: { name: "/^[A-Z]/", not: ["UI*", "NS*", "URLSession", "URLCache"] } }
    - contain:
        pattern: ["$OWNER.default", "$OWNER.current", "$OWNER.instance", "$OWNER.main"]
        where: { OWNER: { name: ["*{{dependency}}", "*Service", "*Manager", "*Session", "*Store"] , not: ["URLSession", "AVAudioSession"] } }
    - have: { any: [{ initializer: any, have: { parameter: any, have-value: .shared, not: { have-type: ["URL*"] } } }, { property: any, be: stored, have-value: .shared, not: { have-type: ["URL*"] } }] }
    - contain: asking-a-container
    - have: { property: any, have-attribute: "{{wrappers-that-fetch}}" }
message: "`{Subject}` fetches what it depends on from a singleton or a container"
instead: Take it as a parameter of the initializer, with the type of its contract, and let the coordinator pass it.
```

```yaml rule
rule: view-models-are-not-shared
severity: warning
every: { property: "{{names-of-shared-instances}}", be: static, member-of: view-model, in: production }
must-not: { have-type: { type: "*{{state-holder}}" } }
message: "`{Subject}` hands one view model to everybody"
instead: Let the coordinator make one for each screen. What several screens need to know is asked by a use case.
```

```yaml rule
rule: use-cases-are-named-in-full
severity: warning
every: { property: any, member-of: view-model, be: stored, have-type: "*UseCase{{contract}}" }
must: { named: ["*UseCase", useCase] }
```

```yaml rule
rule: use-case-properties-carry-their-type
severity: warning
every: { property: "{name}UseCase", member-of: view-model, be: stored, have-type: "*UseCase{{contract}}" }
must: { have-type: "{name:pascal}UseCase{{contract}}" }
message: "`{Subject}` does not hold the use case that its name says"
```

```yaml rule
rule: coordinators-are-held-weakly
every: { property: any, member-of: view-model, be: stored, have-type: ["?*Coordinator", "?*Coordinator{{contract}}"] }
must: { all: [{ be: [private, weak, optional] }, { named: coordinator }] }
because: The coordinator keeps the screens alive; a screen that keeps the coordinator alive is never released.
instead: "Write `private weak var coordinator`, as an optional."
```

```yaml rule
rule: coordinators-may-be-missing
severity: warning
every: { initializer: any, member-of: view-model }
must-not: { have: { parameter: any, have-type: ["?*Coordinator", "?*Coordinator{{contract}}"], not: { be: optional } } }
message: A test can't leave this coordinator out
```

```yaml rule
rule: dependencies-have-a-parameter
every: { type: { any: [view-model, use-case, repository] }, have: { property: any, be: [private, stored], have-type: ["?*UseCase{{contract}}", "?*Repository{{contract}}", "?*DataSource{{contract}}", "{{client}}{{contract}}"], not: { have-value: "*" } } }
must: { have: { initializer: any, have: { parameter: any, have-type: "*{{contract}}" } } }
message: "Nobody can hand `{Subject}` what it depends on"
instead: Write an initializer with a parameter for each.
because: The initializer that the compiler makes for a struct with a private property is private too.
```

```swift bad path=Libraries/Features/Trail/Sources/Presentation/ViewModels/TrailListViewModel.swift
final class TrailListViewModel { // ✗ dependencies-have-a-parameter
	let loader: GetTrailsUseCaseContract // ✗ dependencies-are-private-constants, use-cases-are-named-in-full
	private let saveTrailUseCase: GetTrailsUseCaseContract // ✗ use-case-properties-carry-their-type
	private let tilesClient = TilesClient() // ✗ dependencies-come-from-outside
	private var flow: TrailCoordinator? // ✗ coordinators-are-held-weakly
}

final class TrailDetailViewModel {
	static let current = TrailDetailViewModel(coordinator: TrailCoordinator()) // ✗ view-models-are-not-shared

	init(coordinator: TrailCoordinator) {} // ✗ coordinators-may-be-missing
}

final class TrailMapViewModel {
	private lazy var getTilesUseCase: GetTilesUseCaseContract = TileCache.shared.getTiles // ✗ dependencies-are-not-fetched
	private var tracker: Tracking { AppContainer.shared.resolve(Tracking.self) } // ✗ dependencies-are-not-fetched
	@Injected private var session: SessionContract // ✗ dependencies-are-not-fetched

	init(getPlacesUseCase: GetPlacesUseCaseContract = .shared) {} // ✗ dependencies-are-not-fetched
}
```

```swift good path=Libraries/Features/Trail/Sources/Presentation/ViewModels/TrailListViewModel.swift
final class TrailListViewModel {
	private let getTrailsUseCase: GetTrailsUseCaseContract
	private let saveTrailUseCase: any SaveTrailUseCaseContract
	private weak var coordinator: TrailCoordinator?
	private let calendar = Calendar.current
	private let center = NotificationCenter.default
	static let main = "trails"
	private let answer: Answer

	func close() {
		UIApplication.shared.isIdleTimerDisabled = false
		answer.resolve(true)
	}

	init(
		getTrailsUseCase: GetTrailsUseCaseContract,
		saveTrailUseCase: any SaveTrailUseCaseContract,
		coordinator: TrailCoordinator?,
	) {
		self.getTrailsUseCase = getTrailsUseCase
		self.saveTrailUseCase = saveTrailUseCase
		self.coordinator = coordinator
		self.answer = Answer()
	}
}
```

## Loading

Loading begins by saying so, ends by saying so whatever happened, and turns an error into something that the screen can show.

```yaml rule
rule: loads-wait-and-do-not-throw
severity: warning
every:
  function: "/^load($|[A-Z])/"
  member-of: view-model
  not: { any: [{ be: private }, { be: override }] }
  # What reads a setting is done at once, and has nothing to wait for.
  any: [{ be: async }, { be: throwing }, { contain: [{ pattern: ["$CALL { $$$ }", "$CALL($$$) { $$$ }"], where: { CALL: { not: "{{calls-that-end-at-once}}" } } }, "$CALL($$$, completion: $_)"] }]
must: { be: async, not: { be: throwing } }
instead: "Declare it `async`, and let it keep the error for the screen."
```

```yaml rule
rule: loading-is-called-load
severity: warning
every:
  function: any
  member-of: view-model
  not: { any: [{ be: file-private }, { be: override }, { have-type: any }] }
  any: [{ be: async }, { be: throwing }, { contain: "Task { $$$ }" }]
must:
  not:
    any:
      - named: { first-word: "{{words-for-loading}}" }
      - { all: [{ named: "{{moments-of-a-screen}}" }, { be: async }, { contain: "$_.execute($$$)" }] }
message: "`{Subject}` loads what the screen shows, and is not called `load…`"
instead: Call it `load` with the plural of what it loads.
```

```yaml rule
rule: loading-ends-in-a-defer
severity: warning
every: { function: any, member-of: view-model, contain: ["isLoading = true", "self.isLoading = true"] }
must: { contain: { pattern: "defer { $$$BODY }", where: { BODY: { contain: ["isLoading = false", "$_.isLoading = false"] } } } }
message: "`{Subject}` sets `isLoading`, and no `defer` resets it"
instead: Write `defer { isLoading = false }` on the next line.
because: A reset at the end of the function is the one that an early return forgets.
```

```yaml rule
rule: errors-reach-the-screen
check: swallowed-error
in: view-model
message: "`{Subject}` drops an error"
instead: Store it in `error`, or in the state.
```

```yaml rule
rule: failed-results-reach-the-screen
every: view-model
must-not:
  contain:
    pattern:
      - "switch $RESULT { $$$ case .failure(let $ERROR): $DOING }"
      - "switch $RESULT { $$$ case let .failure($ERROR): $DOING }"
      - "switch $RESULT { $$$ case .failure: $DOING }"
      - "switch $RESULT { case .failure(let $ERROR): $DOING case .success(let $VALUE): $$$ }"
      - "switch $RESULT { case let .failure($ERROR): $DOING case let .success($VALUE): $$$ }"
    where: { DOING: { any: [break, { call: [print, debugPrint, NSLog, dump, os_log] }, { call: ["*.error", "*.debug", "*.warning", "*.info", "*.log"] }] } }
message: "`{Subject}` is told of a failure, and no view hears of it"
instead: Store it in `error`, or in the state.
```

```yaml rule
rule: view-models-show-nothing-themselves
severity: warning
every: view-model
must-not: { call: ["{{shown-on-top}}.show", "{{shown-on-top}}.present", "{{shown-on-top}}.display"] }
message: "`{Subject}` shows something by itself"
instead: Publish what there is to say, and let the view show it.
```

```yaml rule
rule: view-models-ask-the-coordinator-to-navigate
every: { type: view-model }
must-not: { refer-to: [NavigationPath, NavigationStack, UINavigationController] }
instead: Call a method of the coordinator that names the destination, as in `coordinator?.showTrail(trail)`.
```

```swift bad path=Libraries/Features/Trail/Sources/Presentation/ViewModels/TrailListViewModel.swift
final class TrailListViewModel {
	@Published var path = NavigationPath() // ✗ view-models-ask-the-coordinator-to-navigate

	func load() { // ✗ loads-wait-and-do-not-throw
		Task { await refresh() }
	}

	func refresh() async { // ✗ loading-ends-in-a-defer
		isLoading = true
		do {
			trails = try await getTrailsUseCase.execute()
		} catch { // ✗ errors-reach-the-screen
			print(error)
		}
		isLoading = false
		places = (try? await getPlacesUseCase.execute()) ?? [] // ✗ errors-reach-the-screen
	}

	func reload() async {
		switch await getTowns() { // ✗ failed-results-reach-the-screen
		case .success(let towns): self.towns = towns
		case .failure(let error): logger.error(error)
		}
		Toast.show("Done") // ✗ view-models-show-nothing-themselves
	}

	func getHuts() { // ✗ loading-is-called-load
		Task { await refresh() }
	}

	func onAppear() async {
		signs = await getSignsUseCase.execute() // ✗ loading-is-called-load
	}
}
```

```swift good path=Libraries/Features/Trail/Sources/Presentation/ViewModels/TrailListViewModel.swift
final class TrailListViewModel {
	func loadTrails() async {
		isLoading = true
		defer { isLoading = false }
		do {
			trails = try await getTrailsUseCase.execute()
		} catch {
			self.error = error
		}
	}

	func didSelect(_ trail: Trail) {
		coordinator?.showTrail(trail)
	}

	func reload() async {
		switch await getTowns() {
		case .success(let towns): self.towns = towns
		case .failure(let error): self.error = error
		}
		toast = Toast(text: "Done")
	}

	func loadTerm() {
		term = settings.term ?? ""
		place = places.first { $0.name == settings.place }
		names = places.filter(\.isOpen).map { $0.name }
	}

	func getLength(of trail: Trail) async -> Int {
		await getLengthUseCase.execute(trail)
	}

	func onAppear() {
		tracker.track("trails")
	}

	private func fetchPage() async throws {
		trails += try await getTrailsUseCase.execute()
	}
}
```

# Use cases

## One operation each

A use case is one thing that the app can do. It has one method, `execute`, so that its name says it all.

```yaml rule
rule: use-cases-execute
every:
  function: any
  member-of: { any: [use-case, use-case-contract], have: { function: execute } }
  not: { any: [{ be: file-private }, { be: static }] }
must: { named: execute }
message: "`{Subject}` is a second thing that this use case does"
instead: Give it a use case of its own, or make it private.
```

```yaml rule
rule: the-operation-is-called-execute
severity: warning
every: { any: [{ type: use-case }, use-case-contract], have: { function: any, not: { any: [{ be: file-private }, { be: static }, { named: callAsFunction }] } } }
must: { have: { function: execute } }
message: "What `{Subject}` does is not called `execute`"
because: Whoever holds a use case knows how to run it without looking.
```

```yaml rule
rule: use-case-contracts-ask-for-one-method
every: { protocol: use-case-contract }
must: { have-at-most: { requirements: 1 }, have: { function: execute } }
```

```yaml rule
rule: use-cases-return-models
every: { function: execute, member-of: { any: [use-case, use-case-contract] } }
must-not: { refer-to: { named: ["?*{{transfer-object}}", Data, URLResponse, HTTPURLResponse], as: return } }
instead: Return a model.
```

```yaml rule
rule: use-cases-have-contracts
every: { type: use-case, be: top-level, not: { implements: { protocol: any, in: production, any: [{ named: "?*UseCase{{contract}}", not: { named: "{Subject}{{contract}}" } }, { not: { named: "*{{contract}}" } }] } } }
must: { conform-to: "{Subject}{{contract}}" }
message: "`{Subject}` has no `{Subject}{{contract}}`"
make: protocol {Subject}
```

```yaml rule
rule: contracts-can-be-sent
every: { any: [use-case-contract, repository-contract, data-source-contract], not: { any: [{ refer-to: { named: Actor, as: inheritance } }, { have-attribute: "@*Actor" }] } }
must: { any: [{ refer-to: { named: Sendable, as: inheritance } }, { implements: { protocol: any, conform-to: [Sendable, Actor] } }] }
message: "`{Subject}` can't be passed from one actor to another"
instead: Let it inherit `Sendable`.
```

```yaml rule
rule: use-cases-are-structs
severity: warning
every: { type: use-case }
must: { any: [struct, { have: { property: any, be: [stored, mutable] } }] }
message: "`{Subject}` is not a struct, and remembers nothing"
because: A use case remembers nothing, so there is no reason to share one. A class or an actor is right where it does.
```

```yaml rule
rule: use-cases-begin-with-a-verb
severity: note
every: { type: use-case }
must: { named: { first-word: verb } }
message: "`{Subject}` does not say what it does"
instead: Begin with a verb, as in `GetTrailsUseCase`.
```

```yaml rule
rule: use-cases-store-contracts
severity: warning
every: { property: any, member-of: use-case, be: stored, have-type: ["*Repository", "*Repository{{contract}}"] }
must: { have-type: { any: ["*{{contract}}", protocol] }, be: [private, constant], named: [repository, "*Repository", "*Repo", repositories] }
instead: "Write `private let repository` with the type of the contract."
```

```swift bad path=Libraries/Features/Trail/Sources/Domain/UseCases/TrailUseCase.swift
final class TrailUseCase { // ✗ use-cases-have-contracts, use-cases-are-structs, use-cases-begin-with-a-verb, the-operation-is-called-execute
	let store: TrailRepository // ✗ use-cases-store-contracts

	func load() -> [Trail] { [] }
}

struct SortTrailsUseCase: SortTrailsUseCaseContract {
	func execute(_ trails: [Trail]) -> [Trail] { trails }
	func reversed(_ trails: [Trail]) -> [Trail] { trails } // ✗ use-cases-execute
}

protocol SaveTrailUseCaseContract { // ✗ use-case-contracts-ask-for-one-method, contracts-can-be-sent
	func execute(_ trail: Trail) -> TrailDTO // ✗ use-cases-return-models
	func undo() // ✗ use-cases-execute
}
```

```swift good path=Libraries/Features/Trail/Sources/Domain/UseCases/GetTrailsUseCase.swift
protocol GetTrailsUseCaseContract: Sendable {
	func execute() async throws -> [Trail]
}

struct GetTrailsUseCase: GetTrailsUseCaseContract {
	private let repository: TrailRepositoryContract

	init(repository: TrailRepositoryContract) {
		self.repository = repository
	}

	func execute() async throws -> [Trail] {
		try await sorted(repository.getTrails())
	}

	private func sorted(_ trails: [Trail]) -> [Trail] { trails }
}
```

# Repositories

## Where data comes from is hidden

A repository is asked for models and answers with models. Where they came from, whether they were still in memory, and what they
looked like on the way is known to nobody else.

```yaml rule
rule: repositories-have-contracts
every: { type: repository, be: top-level, not: { implements: { protocol: any, in: production, any: [{ named: "?*Repository{{contract}}", not: { named: "{Subject}{{contract}}" } }, { not: { named: "*{{contract}}" } }] } } }
must: { conform-to: "{Subject}{{contract}}" }
message: "`{Subject}` has no `{Subject}{{contract}}`"
make: repository-contract {Subject}
```

```yaml rule
rule: repositories-speak-of-models
silences: [layers-look-inwards]
every: { any: [repository-contract, { function: any, member-of: repository, not: { be: file-private } }] }
must-not: { refer-to: { any: [{ named: "?*{{transfer-object}}" }, { type: answer }], as: [parameter, return] } }
instead: Map it with `toDomain()` before it leaves.
```

```yaml rule
rule: repositories-are-structs
severity: warning
every: { type: repository }
must: { any: [struct, { have: { property: any, be: [stored, mutable] } }] }
message: "`{Subject}` is not a struct, and remembers nothing"
because: A repository asks others and remembers nothing. A class or an actor is right where it does.
```

```yaml rule
rule: repositories-get
severity: note
every: { function: any, member-of: repository-contract }
must: { named: { first-word: "{{verbs-of-repositories}}" } }
message: "`{Subject}` does not begin with a verb of repositories"
instead: Begin what reads with `get`; one thing is got by `id:`.
```

```yaml rule
rule: repositories-store-contracts
severity: warning
every: { property: any, member-of: repository, be: stored, have-type: ["*DataSource", "*DataSource{{contract}}"] }
must: { have-type: { any: ["*DataSource{{contract}}", protocol] }, be: [private, constant], named: [dataSource, "*DataSource"] }
instead: "Write a private constant with the type of the data source's contract."
```

```yaml rule
rule: remote-data-sources-fetch-dtos
severity: warning
every: { function: any, member-of: { protocol: "?*RemoteDataSource{{contract}}" } }
must-not: { refer-to: { any: [struct, class, enum], in: Domain, not: { named: "?*{{transfer-object}}" }, as: return } }
message: "`{Subject}` returns a model, which its repository should make"
instead: Return the DTO, and name the method `fetch…`.
```

```yaml rule
rule: dtos-become-models
every: { function: any, member-of: data-source-contract }
must-not: { refer-to: { type: dto, not: { have: { function: toDomain } }, as: return } }
message: "`{Subject}` returns a DTO that no `toDomain()` turns into a model"
```

```yaml rule
rule: repositories-map-with-to-domain
severity: warning
every:
  function: any
  member-of: repository
  contain: ["remoteDataSource.$METHOD($$$)"]
  refer-to: { struct: struct-of-domain, as: return }
must: { call: ["*.toDomain", toDomain] }
message: "`{Subject}` turns a DTO into a model by itself"
instead: Give the DTO a method `toDomain()`.
```

```yaml rule
rule: dtos-stay-in-data
every: { any: [{ type: any, be: top-level }, extension], in: [Domain, Presentation, Coordination], not: { any: [repository-contract, use-case, use-case-contract, view-model, view, { named: "?*{{transfer-object}}" }] } }
must-not: { refer-to: "?*{{transfer-object}}" }
because: With the first DTO that leaves, the server decides what the screens look like.
```

```yaml review
review: is-the-source-hidden
question: Could the data come from somewhere else tomorrow, without a change to this contract?
about: repository-contract
```

```swift bad path=Libraries/Features/Trail/Sources/Domain/Models/Trail.swift
struct Trail {
	init(_ dto: TrailDTO) {} // ✗ dtos-stay-in-data
}
```

```swift bad path=Libraries/Features/Trail/Sources/Data/DTOs/TrailDTO.swift
nonisolated struct TrailDTO: Decodable, Equatable {}
```

```swift bad path=Libraries/Features/Trail/Sources/Data/DataSources/TrailRemoteDataSource.swift
protocol TrailRemoteDataSourceContract: Sendable {
	func fetchTrail() async throws -> TrailDTO // ✗ dtos-become-models
	func fetchModel() async throws -> Trail // ✗ remote-data-sources-fetch-dtos
}
```

```swift bad path=Libraries/Features/Trail/Sources/Data/Repositories/TrailRepository.swift
final class TrailRepository { // ✗ repositories-have-contracts
	var source: TrailRemoteDataSource // ✗ repositories-store-contracts

	func raw() -> TrailDTO { TrailDTO() } // ✗ repositories-speak-of-models
	func forecast() async throws -> ForecastResponse { try await source.forecast() } // ✗ repositories-speak-of-models
}

struct ForecastResponse: Decodable {
	let degrees: Double
}

struct PlaceRepository: PlaceRepositoryContract {
	private let remoteDataSource: TrailRemoteDataSourceContract

	func getPlace() async throws -> Trail { // ✗ repositories-map-with-to-domain
		let found = try await remoteDataSource.fetchTrail()
		return Trail(found)
	}
}

final class TownRepository: TownRepositoryContract { // ✗ repositories-are-structs
	func getTowns() {}
}

struct HutRepository: Decodable { // ✗ repositories-have-contracts
	let name: String
}

protocol PlaceRepositoryContract: Sendable {
	func placeForMap() async throws -> Place // ✗ repositories-get
	func address(of id: Int) async throws -> String // ✗ repositories-get
}
```

A protocol of another name is a contract too; that it is called otherwise is told where it is declared.

```swift good path=Libraries/Features/Trail/Sources/Data/Repositories/OfflineTrailRepository.swift
struct OfflineTrailRepository: TrailRepositoryContract {
	func getTrails() async throws -> [Trail] { [] }
	func getTrail(id: Int) async throws -> Trail { Trail(id: id) }
}
```

```swift good path=Libraries/Features/Trail/Sources/Data/Repositories/HutRepository.swift
protocol HutProviding: Sendable {
	func getHuts() async throws -> [String]
}

struct HutRepository: HutProviding {
	func getHuts() async throws -> [String] { [] }
}
```

```swift good path=Libraries/Features/Trail/Sources/Domain/Models/Trail.swift
struct Trail: Sendable {
	let id: Int
}
```

```swift good path=Libraries/Features/Trail/Sources/Domain/Repositories/TrailRepositoryContract.swift
protocol TrailRepositoryContract: Sendable {
	func getTrails() async throws -> [Trail]
	func getTrail(id: Int) async throws -> Trail
}
```

```swift good path=Libraries/Features/Trail/Sources/Data/DTOs/TrailDTO.swift
nonisolated struct TrailDTO: Decodable, Equatable {
	let id: Int

	func toDomain() -> Trail { Trail(id: id) }
}
```

```swift good path=Libraries/Features/Trail/Sources/Data/DataSources/TrailRemoteDataSource.swift
protocol TrailRemoteDataSourceContract: Sendable {
	func fetchTrails() async throws -> [TrailDTO]
	func fetchTrail(id: Int) async throws -> TrailDTO
}
```

```swift good path=Libraries/Features/Trail/Sources/Data/Repositories/TrailRepository.swift
struct TrailRepository: TrailRepositoryContract {
	private let remoteDataSource: TrailRemoteDataSourceContract

	init(remoteDataSource: TrailRemoteDataSourceContract) {
		self.remoteDataSource = remoteDataSource
	}

	func getTrails() async throws -> [Trail] {
		try await remoteDataSource.fetchTrails().map { $0.toDomain() }
	}

	func getTrail(id: Int) async throws -> Trail {
		try await remoteDataSource.fetchTrail(id: id).toDomain()
	}
}
```

## Data sources have contracts too

A repository is tested without a server because what it asks is a contract.

```yaml rule
rule: data-sources-have-contracts
severity: warning
every: { type: data-source, be: top-level, not: { implements: { protocol: any, in: production, not: { named: "*{{contract}}" } } } }
must: { conform-to: "?*DataSource{{contract}}" }
message: "`{Subject}` has no contract"
make: protocol {Subject}
```

```yaml rule
rule: remote-data-sources-ask-the-client
severity: warning
every: { any: [class, struct, actor], named: "?*RemoteDataSource", in: production }
must: { have: { property: any, be: [private, constant], have-type: "{{client}}{{contract}}" } }
message: "`{Subject}` does not hold a `private let client: {{client}}{{contract}}`"
```

```swift bad path=Libraries/Features/Trail/Sources/Data/DataSources/TrailRemoteDataSource.swift
struct TrailRemoteDataSource { // ✗ data-sources-have-contracts, remote-data-sources-ask-the-client
	func fetchTrails() async throws -> Data {
		try await URLSession.shared.data(from: address).0
	}
}
```

```swift good path=Libraries/Features/Trail/Sources/Data/DataSources/TrailRemoteDataSource.swift
protocol TrailRemoteDataSourceContract: Sendable {}

struct TrailRemoteDataSource: TrailRemoteDataSourceContract {
	private let client: HTTPClientContract

	init(client: HTTPClientContract) {
		self.client = client
	}
}
```
# Coordinators

## A coordinator knows the way

One for each feature. It publishes a path, has a method for each place that one can go to, and builds the screen that stands there. A
screen that knows the next one can be used in one order only.

```yaml rule
rule: coordinators-are-final-observable-classes
every: { type: coordinator, in: Coordination }
must: { all: [class, { be: final }, { conform-to: ObservableObject }] }
except:
  - { have-attribute: "@Observable", because: "from iOS 17 this does the same" }
instead: "Write `final class`, and let it be an `ObservableObject`."
```

```yaml rule
rule: coordinators-publish-a-path
every: { type: coordinator, in: Coordination }
must: { have: { property: path, have-attribute: "@Published", have-value: ["NavigationPath()", "[]"] } }
except:
  - { have-attribute: "@Observable", because: "all of its properties are published" }
instead: "Declare `@Published var path = NavigationPath()`."
```

```yaml rule
rule: coordinators-name-their-destinations
every: { type: coordinator, in: Coordination }
must: { have: { enum: Destination, conform-to: Hashable } }
instead: "Declare `enum Destination: Hashable` in it, with a case for each screen."
because: What can be on the path is written in one list, and the compiler knows when one is forgotten.
```

```yaml rule
rule: what-travels-is-hashable
every: { case: any, member-of: { enum: Destination } }
must-not: { refer-to: { any: [struct, class], not: { conform-to: Hashable }, as: associated-value } }
```

```yaml rule
rule: destinations-are-shown
every: { case: "{Name}", member-of: { enum: Destination, in: Coordination } }
must: { have-counterpart: { function: "show{Name:pascal}", in: "{{all-coordinators}}" } }
message: "No method `show{Name:pascal}` leads to `{Subject}`"
```

```yaml rule
rule: showing-appends-to-the-path
severity: warning
every: { function: "show*", member-of: { type: coordinator, have: { enum: Destination } } }
must: { contain: ["path.append($DESTINATION)", "self.path.append($DESTINATION)"] }
except:
  - { contain: ["$SHEET = $DESTINATION"], because: "it shows a sheet" }
message: "`{Subject}` appends nothing to the path"
```

```yaml rule
rule: coordinators-go-back
every: { type: coordinator, in: Coordination }
must:
  all:
    - have: { function: pop }
    - have: { function: popToRoot }
    - contain: ["path.removeLast()", "path.popLast()", "path.dropLast()"]
    - contain: ["path.removeLast(path.count)", "path = NavigationPath()", "path = []", "path.removeAll()"]
instead: "Write `pop()`, which leaves an empty path alone, and `popToRoot()`."
```

```yaml rule
rule: coordinators-build-what-they-show
every: { type: coordinator, in: Coordination }
must: { have: { function: build, have-attribute: "@ViewBuilder", be: opaque, have: { parameter: destination } } }
instead: "Write `@ViewBuilder func build(destination: Destination) -> some View` with one `switch`."
```

```yaml rule
rule: building-names-every-destination
severity: warning
every: { function: build, member-of: coordinator }
must-not: { contain: "switch destination { $$$ default: $$$ }" }
message: "`{Subject}` has a `default`"
because: Without it the compiler finds the destination that nobody builds.
```

```yaml rule
rule: view-models-are-made-in-factories
every: { function: build, member-of: coordinator }
must-not: { contain: { pattern: "$VIEW({{state-holder-property}}: $MODEL)", where: { MODEL: { call: "*{{state-holder}}", not: { call: ["make*", "*.make*"] } } } } }
message: "`{Subject}` makes a view model by itself"
instead: Give the coordinator a private method `make…{{state-holder}}`.
```

```yaml rule
rule: factories-are-private
every: { function: "make*{{state-holder}}", member-of: coordinator, not: { be: demanded } }
must: { be: file-private }
except:
  - { named: "makeRoot{{state-holder}}", because: the flow asks for it }
```

```swift bad path=Libraries/Features/Trail/Sources/Domain/Models/Trail.swift
struct Trail {}
```

```swift bad path=Libraries/Features/Trail/Sources/Presentation/Coordinators/TrailCoordinator.swift
import SwiftUI

class TrailCoordinator { // ✗ coordinators-are-final-observable-classes, coordinators-publish-a-path, coordinators-go-back
	enum Destination { // ✗ coordinators-name-their-destinations
		case detail(Trail) // ✗ what-travels-is-hashable, destinations-are-shown
	}

	func showMap() { // ✗ showing-appends-to-the-path
		print("map")
	}

	func build(destination: Destination) -> some View { // ✗ coordinators-build-what-they-show
		switch destination { // ✗ building-names-every-destination
		case .detail: TrailDetailView(viewModel: TrailDetailViewModel()) // ✗ view-models-are-made-in-factories
		default: EmptyView()
		}
	}

	func makeMapViewModel() -> MapViewModel { MapViewModel() } // ✗ factories-are-private
}
```

```swift good path=Libraries/Features/Trail/Sources/Domain/Models/Trail.swift
struct Trail: Hashable {}
```

```swift good path=Libraries/Features/Trail/Sources/Presentation/Coordinators/TrailCoordinator.swift
import SwiftUI

@MainActor
final class TrailCoordinator: ObservableObject {
	@Published var path = NavigationPath()

	enum Destination: Hashable {
		case detail(Trail)
	}

	func showDetail(_ trail: Trail) {
		path.append(Destination.detail(trail))
	}

	func pop() {
		guard !path.isEmpty else { return }
		path.removeLast()
	}

	func popToRoot() {
		path = NavigationPath()
	}

	@ViewBuilder
	func build(destination: Destination) -> some View {
		switch destination {
		case .detail(let trail): TrailDetailView(viewModel: makeDetailViewModel(trail: trail))
		}
	}
}

extension TrailCoordinator {
	func makeRootViewModel() -> TrailListViewModel { TrailListViewModel(coordinator: self) }
}

private extension TrailCoordinator {
	func makeDetailViewModel(trail: Trail) -> TrailDetailViewModel {
		TrailDetailViewModel(trail: trail, coordinator: self)
	}
}
```

## Things are put together in one place

The coordinator makes data sources, hands them to repositories, these to use cases, and those to view models. Nobody else does, so what
a screen is made of can be read from top to bottom.

```yaml rule
rule: only-coordinators-put-together
only: { in: [Coordination, coordinator, flow, "{{composition}}", tests, previews] }
may: { create: { any: [use-case, repository, { type: data-source }] } }
message: "`{Subject}` makes by itself what it depends on"
instead: Take it as a parameter, and let the coordinator make it.
```

```yaml rule
rule: only-coordinators-lead-on
every: { struct: view, not: { any: [flow, { have: { property: any, have-attribute: "@StateObject", have-type: coordinator } }] } }
must-not:
  any:
    - refer-to: NavigationView
    - contain: ["NavigationLink(destination: $SCREEN) { $$$ }", "NavigationLink($TITLE, destination: $SCREEN)", "NavigationLink { $$$ } label: { $$$ }"]
    - contain: ["coordinator.path.append($$$)", "coordinator.path = $PATH", "coordinator.path.removeLast($$$)", "$_.pushViewController($$$)"]
    - contain:
        pattern: [".sheet($$$) { $$$SCREEN }", ".fullScreenCover($$$) { $$$SCREEN }"]
        where: { SCREEN: { contain: { pattern: "$VIEW({{state-holder-property}}: $_, $$$)", where: { VIEW: "*View" } } } }
message: "`{Subject}` leads to another screen by itself"
instead: Let its view model call the coordinator.
```

```swift given path=Libraries/Features/Trail/Sources/Domain/UseCases/GetTrailsUseCase.swift
struct GetTrailsUseCase {}
```

```swift bad path=Libraries/Features/Trail/Sources/Presentation/ViewModels/TrailListViewModel.swift
final class TrailListViewModel {
	let getTrailsUseCase = GetTrailsUseCase() // ✗ only-coordinators-put-together
}
```

```swift bad path=Libraries/Features/Trail/Sources/Presentation/Views/TrailListView.swift
import SwiftUI

struct TrailListView: View {
	var body: some View {
		NavigationView { // ✗ only-coordinators-lead-on
			NavigationLink("Map", destination: MapView()) // ✗ only-coordinators-lead-on
			Button("Home") { coordinator.path.removeLast(2) } // ✗ only-coordinators-lead-on
		}
		.sheet(isPresented: $isShown) { TrailDetailView(viewModel: TrailDetailViewModel()) } // ✗ only-coordinators-lead-on
	}
}
```

```swift good path=Libraries/Features/Trail/Sources/Presentation/Coordinators/TrailCoordinator.swift
final class TrailCoordinator {
	func makeRootViewModel() -> TrailListViewModel {
		TrailListViewModel(getTrailsUseCase: GetTrailsUseCase(), coordinator: self)
	}
}
```

```swift good path=Libraries/Features/Trail/Sources/TrailDependencies.swift
struct TrailDependencies {
	let getTrailsUseCase = GetTrailsUseCase()
}
```

```swift good path=Libraries/Features/Trail/Sources/Presentation/Views/TrailListView.swift
import SwiftUI

struct TrailListView: View {
	var body: some View {
		Button("Map") { viewModel.didSelectMap() }
		Button("Home") { coordinator.popToRoot() }
			.sheet(isPresented: $isAsking) { Text("A sheet of this screen alone") }
	}
}
```

## The flow holds the coordinator

A feature is entered through its flow: the view that owns the coordinator and the stack.

```yaml rule
rule: flows-own-their-coordinator
severity: warning
every: { property: any, member-of: view, be: stored, have-attribute: "@StateObject", have-type: coordinator }
must: { all: [{ named: [coordinator, "*Coordinator"] }, { be: private }, { member-of: flow }] }
instead: "Write `@StateObject private var coordinator` in a view that is called a flow."
```

```yaml rule
rule: flows-are-stacks
every: { type: flow }
must: { contain: ["NavigationStack(path: $coordinator.path) { $$$ }"] }
instead: "Put the first screen into `NavigationStack(path: $coordinator.path)`."
```

```yaml rule
rule: flows-let-the-coordinator-build
every: { type: flow }
must:
  all:
    - contain: ".navigationDestination(for: $DESTINATION.self) { $$$ }"
    - contain: "coordinator.build(destination: $DESTINATION)"
message: "`{Subject}` registers no destinations, or builds them by itself"
```

```yaml rule
rule: flows-get-their-first-view-model-made
severity: warning
every: { type: flow }
must-not: { contain: { pattern: "$VIEW({{state-holder-property}}: $MODEL)", where: { MODEL: { call: "*{{state-holder}}", not: { call: ["make*", "*.make*"] } } } } }
instead: Call a method `make…{{state-holder}}()`.
```

```yaml rule
rule: flows-pass-the-coordinator-on
severity: note
every: { type: flow }
must: { contain: ".environmentObject(coordinator)" }
```

```swift given path=Libraries/Features/Trail/Sources/Presentation/Coordinators/TrailCoordinator.swift
final class TrailCoordinator {}
```

```swift bad path=Libraries/Features/Trail/Sources/Presentation/Views/TrailFlowView.swift
import SwiftUI

struct TrailFlowView: View { // ✗ flows-are-stacks, flows-let-the-coordinator-build, flows-pass-the-coordinator-on
	@StateObject var flow = TrailCoordinator() // ✗ flows-own-their-coordinator

	var body: some View {
		NavigationStack { TrailListView(viewModel: TrailListViewModel()) } // ✗ flows-get-their-first-view-model-made
	}
}
```

```swift good path=Libraries/Features/Trail/Sources/Presentation/Views/TrailFlowView.swift
import SwiftUI

struct TrailFlowView: View {
	@StateObject private var coordinator = TrailCoordinator()

	var body: some View {
		NavigationStack(path: $coordinator.path) {
			TrailListView(viewModel: coordinator.makeRootViewModel())
				.navigationDestination(for: TrailCoordinator.Destination.self) { destination in
					coordinator.build(destination: destination)
				}
		}
		.environmentObject(coordinator)
	}
}
```
# Where things live

## The tree

The app is a thin shell. Everything else is a module below `Libraries`, with its sources, its tests, and the mocks that other modules'
tests may use. A module for a feature is a folder of `Features`. An app that asks no server has no `Networking`, and `Core` begins with the
first type that two features share.

```text layout rule=project-tree
{{app-sources}}/
├── {App}App.swift
└── …
{{app-resources}}/
└── …
{{app-tests}}/
└── …
{{app-ui-tests}}/
└── …
{{library-folder}}/                   ?
{{networking}}/                       ?
└── README.md
{{networking-sources}}/
└── …
{{networking-tests}}/
└── …
{{networking-mocks}}/                 ?
└── …
{{core}}/                             ?
{{core-sources}}/
└── …
{{core-tests}}/
└── …
{{core-mocks}}/                       ?
└── …
{{features}}/                         ?
└── …
{{library}}/                          *
{{library-sources}}/
└── …
{{library-tests}}/
└── …
{{library-mocks}}/                    ?
└── …
{{tuist}}/
└── …
{{tuist-helpers}}/
├── Config.swift
├── FrameworkModule.swift
├── Dependencies.swift
└── …
Project.swift
Tuist.swift
…
```

```yaml rule
rule: project-tree
because: Whoever knows one of our apps knows where to look in the next one, and so does every script.
```

```text good
App/
├── Sources/
│   ├── TrailheadApp.swift
│   └── Resources/
│       └── Localizable.xcstrings
├── Tests/
│   └── TrailheadAppTests.swift
└── UITests/
    └── TrailFlowUITests.swift
Libraries/
├── Core/
│   ├── Sources/
│   │   └── Clock.swift
│   └── Tests/
│       └── ClockTests.swift
├── Networking/
│   ├── README.md
│   ├── Sources/
│   │   └── HTTPClient.swift
│   ├── Tests/
│   │   └── HTTPClientTests.swift
│   └── Mocks/
│       └── HTTPClientMock.swift
├── Features/
│   └── Trail/
│       └── Sources/
│           └── Domain/
│               └── Models/
│                   └── Trail.swift
└── DesignSystem/
    ├── Sources/
    │   └── Spacing.swift
    └── Tests/
        └── SpacingTests.swift
Tuist/
└── ProjectDescriptionHelpers/
    ├── Config.swift
    ├── Dependencies.swift
    └── FrameworkModule.swift
Project.swift
Tuist.swift
```

```text bad
App/
├── Sources/
│   ├── TrailheadApp.swift
│   └── Resources/
│       └── Localizable.xcstrings
└── UITests/
    └── TrailFlowUITests.swift
Libraries/
├── Core/
│   └── Sources/
│       └── Clock.swift
├── Features/
│   └── Trail/
│       └── Sources/
│           └── Trail.swift
└── Networking/
    └── HTTPClient.swift
Project.swift
```

## What is written beside the code

The long version of the style stands in `docs`, the short one where coding agents look for it, and the settings of the linter at the
root, where every tool finds them.

```text layout rule=papers-have-their-place
{{papers}}/
├── StyleGuide.md
└── …
CLAUDE.md
.swiftlint.yml
…
```

```yaml rule
rule: papers-have-their-place
severity: warning
```

```text good
docs/
└── StyleGuide.md
CLAUDE.md
.swiftlint.yml
```

```text bad
docs/
└── Notes.md
```

## Nothing lies elsewhere

```yaml rule
rule: code-lies-in-the-app-or-a-library
every: { file: any }
must: { in: { path: ["{{app}}", "{{library-folder}}", "{{feature}}", "{{networking}}", "{{tuist}}", Project.swift, Tuist.swift, Workspace.swift, "**/Package.swift", "**/.*"] } }
message: "`{Subject}.swift` lies in no module"
instead: Move it into `{{app-sources}}`, or into the library that it belongs to.
```

```yaml rule
rule: features-lie-in-features
every: { folder: ["{{presentation}}", "{{domain}}", "{{data}}"], in: "{{all-sources}}/*" }
must: { all: [layer-of-feature] }
message: "The layer `{Subject}` lies in no feature"
because: What has layers is a feature.
```

```yaml rule
rule: project-descriptions-lie-in-tuist
only: { in: ["{{tuist}}", Project.swift, Tuist.swift, Workspace.swift, "**/Project.swift", "**/Package.swift"] }
may: { import: [ProjectDescription, ProjectDescriptionHelpers] }
```

```swift bad path=Scripts/Seed.swift
import ProjectDescription // ✗ code-lies-in-the-app-or-a-library, project-descriptions-lie-in-tuist
```

```text bad
App/
└── Sources/
    └── Domain/          # ✗ features-lie-in-features
        └── Trail.swift
```

```swift good path=Libraries/Features/Trail/Sources/Domain/Models/Trail.swift
struct Trail {}
```

```swift good path=Tuist/ProjectDescriptionHelpers/Config.swift
import ProjectDescription
```

## The app's entry

```yaml rule
rule: the-app-starts-in-app-sources
every: { type: any, have-attribute: "@main", refer-to: { named: [App, UIApplicationDelegate], as: inheritance } }
must: { all: [struct, { refer-to: { named: App, as: inheritance } }, { named: "*App" }, { in: "{{app-sources}}" }, { file-named: "{Subject}" }] }
message: "`{Subject}` starts the app, so it is a struct named …App, in a file of its name in `{{app-sources}}`"
```

```yaml rule
rule: assets-lie-in-resources
every: { folder: "*.xcassets", in: { path: "{{app}}" }, not: { named: "Preview*" } }
must: { in: "{{app-resources}}" }
```

```swift bad path=App/Start.swift
import SwiftUI

@main
struct Start: App { // ✗ the-app-starts-in-app-sources
	var body: some Scene { WindowGroup { Text("Hello") } }
}
```

```text bad
App/
└── Sources/
    └── Assets.xcassets/
        └── Contents.json
```

```swift good path=App/Sources/TrailheadApp.swift
import SwiftUI

@main
struct TrailheadApp: App {
	var body: some Scene { WindowGroup { Text("Hello") } }
}
```

```text good
App/
└── Sources/
    └── Resources/
        └── Assets.xcassets/
            └── Contents.json
```

## Inside of a feature

Every feature has the same rooms. A layer that it does not need is left out; one that the others do not have is not invented.

```text layout rule=feature-tree
{{features}}/                         ?
{{feature}}/                          *
{{feature-sources}}/
{{feature-domain}}/                   ?
{{feature-models}}/                   ?
{{feature-use-cases}}/                ?
{{feature-contracts}}/                ?
{{feature-data}}/                     ?
{{feature-data-sources}}/             ?
{{feature-transfer-objects}}/         ?
{{feature-repositories}}/             ?
{{feature-presentation}}/
{{feature-views}}/
{{feature-state-holders}}/
{{feature-coordinators}}/
{{feature-extensions}}/               ?
{{feature-resources}}/                ?
{{feature-tests}}/
└── …
{{feature-mocks}}/                    ?
└── …
{{library-folder}}/                        ?
└── …
…
```

```yaml rule
rule: feature-tree
because: Two people who work on two features make the same folders without talking about it.
make: feature {Feature}
```

```text good
Libraries/
└── Features/
    └── Trail/
        ├── Sources/
        │   ├── Domain/
        │   │   ├── Models/
        │   │   │   └── Trail.swift
        │   │   ├── Repositories/
        │   │   │   └── TrailRepositoryContract.swift
        │   │   └── UseCases/
        │   │       └── GetTrailsUseCase.swift
        │   ├── Data/
        │   │   ├── DTOs/
        │   │   │   └── TrailDTO.swift
        │   │   ├── DataSources/
        │   │   │   └── TrailRemoteDataSource.swift
        │   │   └── Repositories/
        │   │       └── TrailRepository.swift
        │   └── Presentation/
        │       ├── Coordinators/
        │       │   └── TrailCoordinator.swift
        │       ├── ViewModels/
        │       │   └── TrailListViewModel.swift
        │       └── Views/
        │           └── TrailFlowView.swift
        ├── Tests/
        │   └── Domain/
        │       └── UseCases/
        │           └── GetTrailsUseCaseTests.swift
        └── Mocks/
            └── TrailRepositoryMock.swift
```

```text bad
Libraries/
└── Features/
    └── Trail/
        ├── Sources/
        │   ├── Helpers/         # ✗
        │   │   └── Text.swift
        │   └── Presentation/    # ✗
        │       ├── ViewModels/
        │       │   └── TrailListViewModel.swift
        │       └── Views/
        │           └── TrailListView.swift
        └── Tests/
            └── TrailTests.swift
```

## Features are named after what they show

That it is a feature says the folder that it lies in.

```yaml rule
rule: features-do-not-say-feature
every: { feature: any }
must-not: { named: "/(?i)feature/" }
message: "The feature `{Subject}` says that it is one"
instead: Leave `Feature` out, in the folder, the module and the imports.
```

```yaml rule
rule: features-are-named-in-pascal-case
severity: warning
every: { feature: any }
must: { named: "/^[A-Z][A-Za-z0-9]*$/" }
```

```swift bad path=Libraries/Features/TrailFeature/Sources/Domain/Models/Trail.swift
struct Trail {}
```

```swift bad path=Libraries/Features/my-trips/Sources/Domain/Models/Trip.swift
struct Trip {}
```

```swift good path=Libraries/Features/Trail/Sources/Domain/Models/Trail.swift
struct Trail {}
```

```yaml review
review: is-it-one-feature
question: Does the new module hold one feature, named by one simple noun?
about: { feature: any }
```

## Every role in its folder

The ending of a name tells the folder, and the folder tells the ending.

```yaml rule
rule: use-cases-lie-in-use-cases
every: { any: [{ type: use-case }, use-case-contract], be: top-level, in: "{{feature}}" }
must: { in: ["{{feature-use-cases}}", "{{feature-domain}}/**/{{use-cases}}"] }
```

```yaml rule
rule: repository-contracts-lie-in-domain
every: { protocol: repository-contract, in: "{{feature}}" }
must: { in: ["{{feature-contracts}}", "{{feature-domain}}/**/{{repositories}}"] }
because: The contract belongs to those who ask, not to those who answer.
```

```yaml rule
rule: repositories-lie-in-data
every: { type: repository, be: top-level, in: "{{feature}}" }
must: { in: ["{{feature-repositories}}", "{{feature-data}}/**/{{repositories}}"] }
```

```yaml rule
rule: data-sources-lie-in-data-sources
every: { any: [{ type: data-source }, data-source-contract], be: top-level, in: "{{feature}}" }
must: { in: ["{{feature-data-sources}}", "{{feature-data}}/**/{{data-sources}}"] }
```

```yaml rule
rule: dtos-lie-in-dtos
every: { type: dto, be: top-level, in: "{{feature}}" }
must: { in: ["{{feature-transfer-objects}}", "{{feature-data}}/**/{{transfer-objects}}"] }
```

```yaml rule
rule: views-lie-in-views
every: { struct: view, be: top-level, in: "{{feature}}", not: { be: file-private } }
must: { in: ["{{feature-views}}", "{{feature-presentation}}/**/{{views}}"] }
```

```yaml rule
rule: view-models-lie-in-view-models
every: { type: view-model, be: top-level, in: "{{feature}}" }
must: { in: ["{{feature-state-holders}}", "{{feature-presentation}}/**/{{state-holders}}"] }
```

```yaml rule
rule: coordinators-lie-in-coordinators
every: { type: coordinator, be: top-level, in: "{{feature}}" }
must: { in: ["{{feature-coordinators}}", "{{feature-presentation}}/**/{{coordinators}}"] }
```

```swift bad path=Libraries/Features/Trail/Sources/Domain/GetTrailsUseCase.swift
protocol GetTrailsUseCaseContract {} // ✗ use-cases-lie-in-use-cases
struct GetTrailsUseCase {} // ✗ use-cases-lie-in-use-cases
```

```swift bad path=Libraries/Features/Trail/Sources/Data/Repositories/TrailRepositoryContract.swift
protocol TrailRepositoryContract {} // ✗ repository-contracts-lie-in-domain
struct TrailDTO {} // ✗ dtos-lie-in-dtos
```

```swift bad path=Libraries/Features/Trail/Sources/Domain/Repositories/TrailRepository.swift
struct TrailRepository {} // ✗ repositories-lie-in-data
struct TrailRemoteDataSource {} // ✗ data-sources-lie-in-data-sources
```

```swift bad path=Libraries/Features/Trail/Sources/Presentation/Trails.swift
import SwiftUI

struct TrailListView: View { // ✗ views-lie-in-views
	var body: some View { Text("Trails") }
}

final class TrailListViewModel {} // ✗ view-models-lie-in-view-models
final class TrailCoordinator {} // ✗ coordinators-lie-in-coordinators
```

```swift good path=Libraries/Features/Trail/Sources/Domain/UseCases/GetTrailsUseCase.swift
protocol GetTrailsUseCaseContract {}
struct GetTrailsUseCase {}
```

```swift good path=Libraries/Features/Trail/Sources/Domain/Repositories/TrailRepositoryContract.swift
protocol TrailRepositoryContract {}
```

```swift good path=Libraries/Features/Trail/Sources/Data/Repositories/TrailRepository.swift
struct TrailRepository {}
```

```swift good path=Libraries/Features/Trail/Sources/Data/DataSources/TrailRemoteDataSource.swift
struct TrailRemoteDataSource {}
```

```swift good path=Libraries/Features/Trail/Sources/Data/DTOs/TrailDTO.swift
struct TrailDTO {}
```

```swift good path=Libraries/Features/Trail/Sources/Presentation/Views/TrailListView.swift
import SwiftUI

struct TrailListView: View {
	var body: some View { Text("Trails") }
}
```

```swift good path=Libraries/Features/Trail/Sources/Presentation/ViewModels/TrailListViewModel.swift
final class TrailListViewModel {}
```

```swift good path=Libraries/Features/Trail/Sources/Presentation/Coordinators/TrailCoordinator.swift
final class TrailCoordinator {}
```

## Every folder for its role

What is private to a file may lie with what it serves.

```yaml rule
rule: models-folder-holds-models
severity: warning
every: { type: any, be: top-level, in: "{{models-of-domain}}", not: { be: file-private } }
must: { all: [{ any: [struct, enum] }, { not: { named: ["?*UseCase", "?*Repository", "?*{{contract}}", "?*Manager", "?*Service"] } }] }
message: "`{Subject}` is not a model"
```

```yaml rule
rule: use-cases-folder-holds-use-cases
severity: warning
every: { type: any, be: top-level, in: "{{use-cases-of-domain}}", not: { be: file-private } }
must: { named: ["?*UseCase", "?*UseCase{{contract}}"] }
```

```yaml rule
rule: domain-repositories-are-contracts
every: { type: any, be: top-level, in: "{{contracts-of-domain}}" }
must: { all: [protocol, { named: "?*Repository{{contract}}" }] }
message: "`{Subject}` is among the contracts of repositories, and isn't one"
```

```yaml rule
rule: data-repositories-are-implementations
every: { type: any, be: top-level, in: "{{repositories-of-data}}", not: { be: file-private } }
must: { all: [{ any: [struct, class, actor] }, { named: "?*Repository" }] }
message: "`{Subject}` is among the implementations of repositories, and isn't one"
```

```yaml rule
rule: data-folders-hold-their-role
severity: warning
every:
  type: any
  be: top-level
  in: ["{{data-sources-of-data}}", "{{transfer-objects-of-data}}"]
  not: { be: file-private }
must:
  any:
    - { in: "{{data-sources-of-data}}", named: ["?*DataSource", "?*DataSource{{contract}}"] }
    - { in: "{{transfer-objects-of-data}}", named: "?*{{transfer-object}}" }
message: "`{Subject}` is neither a data source nor a DTO, whichever this folder is for"
```

```yaml rule
rule: presentation-folders-hold-their-role
severity: warning
every:
  type: any
  be: top-level
  in: Presentation
  not: { be: file-private }
must:
  any:
    - { in: "{{views-of-presentation}}", any: [struct, enum] }
    - { in: "{{state-holders-of-presentation}}", named: ["?*{{state-holder}}", "?*{{state-holder}}{{contract}}", "?*State", "?*Error"] }
message: "`{Subject}` is not of the kind that this folder is for"
```

```yaml rule
rule: coordinators-folder-holds-coordinators
severity: warning
every: { type: any, be: top-level, in: Coordination, not: { be: file-private } }
must: { named: ["?*Coordinator", "?*Coordinator{{contract}}", "?*Destination"] }
```

```swift bad path=Libraries/Features/Trail/Sources/Domain/Models/TrailStore.swift
final class TrailStore {} // ✗ models-folder-holds-models
```

```swift bad path=Libraries/Features/Trail/Sources/Domain/UseCases/TrailSorter.swift
struct TrailSorter {} // ✗ use-cases-folder-holds-use-cases
```

```swift bad path=Libraries/Features/Trail/Sources/Domain/Repositories/TrailRepository.swift
struct TrailRepository {} // ✗ domain-repositories-are-contracts
```

```swift bad path=Libraries/Features/Trail/Sources/Data/Repositories/TrailRepositoryContract.swift
protocol TrailRepositoryContract {} // ✗ data-repositories-are-implementations
```

```swift bad path=Libraries/Features/Trail/Sources/Data/DTOs/TrailMapper.swift
enum TrailMapper {} // ✗ data-folders-hold-their-role
```

```swift bad path=Libraries/Features/Trail/Sources/Presentation/ViewModels/TrailFormatter.swift
struct TrailFormatter {} // ✗ presentation-folders-hold-their-role
```

```swift bad path=Libraries/Features/Trail/Sources/Presentation/Coordinators/TrailFormatter.swift
struct TrailRouter {} // ✗ coordinators-folder-holds-coordinators
```

```swift good path=Libraries/Features/Trail/Sources/Domain/Models/Trail.swift
struct Trail {}
enum TrailError: Error {}
```

```swift good path=Libraries/Features/Trail/Sources/Data/DTOs/TrailDTO.swift
struct TrailDTO {}
```

```swift good path=Libraries/Features/Trail/Sources/Presentation/ViewModels/TrailListViewModel.swift
final class TrailListViewModel {}
enum TrailListState {}
```

```swift good path=Libraries/Features/Trail/Sources/Presentation/Coordinators/TrailCoordinator.swift
final class TrailCoordinator {}
```

```swift good path=Libraries/Features/Trail/Sources/Domain/UseCases/GetTrailsUseCase.swift
struct GetTrailsUseCase {}
private struct Order {}
```

```swift good path=Libraries/Features/Trail/Sources/Domain/Repositories/TrailRepositoryContract.swift
protocol TrailRepositoryContract {}
```

```swift good path=Libraries/Features/Trail/Sources/Data/Repositories/TrailRepository.swift
struct TrailRepository {}
```

## Extensions of what is not ours

An extension of a type from outside changes that type for the whole module. All of them stand in one folder, a file for each type, with
what it adds in the file's name.

```yaml rule
rule: extensions-of-foreign-types-lie-in-extensions
severity: warning
every: { extension: any, in: production, not: { extend: { type: any, in: "**/*.swift" } } }
must: { in: ["{{all-extensions}}", "{{tuist}}", "**/*.playground"] }
except:
  - { be: file-private, because: what only one file sees changes the type for nobody else }
  - { conform-to: { type: any, in: "**/*.swift" }, because: it makes the type ours in one respect and adds nothing }
message: "`{Subject}` is not ours, and is extended outside of `{{extensions}}`"
```

```yaml rule
rule: extensions-of-tests-lie-in-their-folder
severity: warning
every: { extension: any, in: "{{unit-tests}}", not: { extend: { type: any, in: "**/*.swift" } } }
must: { any: [{ in: "{{unit-tests}}/**/{{extensions}}" }, { file-named: "*+Stub" }] }
except:
  - { be: file-private, because: what only one file sees changes the type for nobody else }
```

```yaml rule
rule: extension-files-say-type-and-purpose
silences: [extension-files-hold-one-type]
every: { file: any, in: "{{all-extensions}}", not: { named: "*Tests" } }
must: { named: '/^[A-Z][A-Za-z0-9_.]*\+[A-Za-z][A-Za-z0-9]*$/' }
message: "`{Subject}.swift` is not called `Type+Purpose.swift`"
```

```yaml rule
rule: extension-files-hold-one-type
every: { extension: any, in: "{{all-extensions}}", not: { be: private } }
must: { file-named: ["{Subject}+*", "{Subject}"] }
message: "An extension of `{Subject}` lies in the file of another type"
```

```yaml rule
rule: extension-files-declare-nothing
severity: warning
every: { type: any, be: top-level, in: "{{all-extensions}}", not: { file-named: "*Tests" } }
must: { be: file-private }
message: "`{Subject}` is declared among extensions"
```

```swift bad path=Libraries/Core/Sources/Clock.swift
extension Date { // ✗ extensions-of-foreign-types-lie-in-extensions
	var isPast: Bool { self < .now }
}
```

```swift bad path=Libraries/Core/Sources/Extensions/Texts.swift
extension String { // ✗ extension-files-say-type-and-purpose
	var isBlank: Bool { allSatisfy(\.isWhitespace) }
}

struct Blank {} // ✗ extension-files-declare-nothing
```

```swift bad path=Libraries/Core/Sources/Extensions/Date+Past.swift
extension String { // ✗ extension-files-hold-one-type
	var isPast: Bool { isEmpty }
}
```

```swift bad path=Libraries/Core/Tests/ClockTests.swift
extension Date { // ✗ extensions-of-tests-lie-in-their-folder
	static let noon = Date(timeIntervalSince1970: 43_200)
}
```

```swift good path=Libraries/Core/Sources/Clock.swift
struct Clock {}

extension Clock {
	var isLate: Bool { false }
}

private extension Date {
	var isPast: Bool { self < .now }
}
```

```swift good path=Libraries/Core/Sources/Extensions/String+Blank.swift
extension String {
	var isBlank: Bool { allSatisfy(\.isWhitespace) }
}

private struct Blank {}
```

```swift good path=Libraries/Core/Sources/Core/Extensions/Foundation/Calendar+Week.swift
extension Calendar {
	var daysInWeek: Int { 7 }
}
```

```swift good path=Libraries/Core/Tests/Extensions/Date+Noon.swift
extension Date {
	static let noon = Date(timeIntervalSince1970: 43_200)
}
```
# What comes from outside

## As little as possible

Every library is code that we answer for and did not write. What Foundation and SwiftUI can do is not imported.

```yaml rule
rule: libraries-are-on-the-list
silences: [libraries-are-used]
every: { dependency: any }
must:
  any:
    - named: "{{libraries}}"
    - be: local
message: "`{Subject}` is not among the libraries that we have agreed on"
instead: Write it with what the system offers. If that is out of proportion, take it into the list by a change of this guide.
```

```yaml rule
rule: targets-use-listed-libraries
every: { file: any, in: [Project.swift, "{{tuist}}"] }
must-not: { contain: { pattern: ".external(name: $NAME)", where: { NAME: { literal: string, not: { string: SnapshotTesting } } } } }
```

```yaml rule
rule: libraries-are-used
severity: warning
every: { dependency: any, not: { any: [{ in: "{{tuist}}" }, { named: ["*plugin*", "*Plugin*"] }] } }
must: { be: used }
instead: Take it out of the manifest.
```

```yaml rule
rule: snapshots-are-for-tests
only: { in: [tests, "{{helpers-of-tests}}"] }
may: { import: "{{snapshot-modules}}" }
```

```yaml rule
rule: packages-come-by-the-package-manager
every: { document: [Podfile, Cartfile, "*.resolved"] }
must: { named: "Package.resolved" }
message: "`{Subject}` brings libraries by another way than the Swift package manager"
because: Two ways of getting libraries lock two sets of versions.
```

```yaml rule
rule: no-swift-lint-package
silences: [libraries-are-on-the-list, libraries-are-used]
every: { dependency: any }
must-not: { named: "/(?i)^swiftlint/" }
instead: Install it with `mise`, in the version that `mise.toml` names.
```

```yaml rule
rule: swift-lint-comes-from-mise
severity: warning
every: { file: Project, in: Project.swift }
must:
  any:
    - have-counterpart: { file: mise.toml }
    - have-counterpart: { file: .mise.toml }
    - have-counterpart: { file: .tool-versions }
message: Nothing says which version of SwiftLint everybody has
instead: Write it into `mise.toml`.
```

```swift bad path=Package.swift
// swift-tools-version: 6.1
import PackageDescription

let package = Package(
	name: "Trails",
	dependencies: [
		.package(url: "https://example.com/realm/SwiftLintPlugins", from: "0.60.0"), // ✗ no-swift-lint-package
		.package(url: "https://example.com/confetti", from: "1.0.0"), // ✗ libraries-are-on-the-list
		.package(url: "https://github.com/pointfreeco/swift-snapshot-testing", from: "1.18.0"), // ✗ libraries-are-used
	],
	targets: [.target(name: "Trails", path: "Sources")]
)
```

```swift bad path=Project.swift
import ProjectDescription // ✗ swift-lint-comes-from-mise

let project = Project(
	name: "Trailhead",
	targets: [.target(name: "App", dependencies: [.external(name: "Lottie")])], // ✗ targets-use-listed-libraries
)
```

```swift bad path=Sources/Snapshot.swift
import SnapshotTesting // ✗ snapshots-are-for-tests
```

```ruby bad path=App/Podfile
pod "Kingfisher" # ✗ packages-come-by-the-package-manager
```

```swift good path=Package.swift
// swift-tools-version: 6.1
import PackageDescription

let package = Package(
	name: "Trails",
	dependencies: [.package(url: "https://github.com/pointfreeco/swift-snapshot-testing", from: "1.18.0")],
	targets: [
		.target(name: "Trails", path: "Sources"),
		.testTarget(
			name: "TrailsTests",
			dependencies: [.product(name: "SnapshotTesting", package: "swift-snapshot-testing")],
			path: "Tests"
		),
	]
)
```

```swift good path=Project.swift
import ProjectDescription

let project = Project(
	name: "Trailhead",
	targets: [.target(name: "Tests", dependencies: [.external(name: "SnapshotTesting")])],
)
```

```swift good path=Tests/TrailRowViewSnapshotTests.swift
import SnapshotTesting
```

```swift good path=Libraries/SnapshotTestKit/Sources/Strategies.swift
import SnapshotTesting
```

```toml good path=mise.toml
[tools]
swiftlint = "0.62.1"
```

```json good path=Package.resolved
{ "version": 3, "pins": [] }
```

```yaml review
review: is-the-library-necessary
question: Could this be written with what the system offers? Is the library kept up, and does it build in Swift 6 without warnings?
about: { dependency: any }
```

## The linter has one version

```yaml rule
rule: mise-names-swift-lint
severity: warning
every: { document: [mise.toml, .mise.toml, .tool-versions] }
must: { have-setting: { "/(?i)swiftlint$/": any } }
message: "`{Subject}` does not say which version of SwiftLint everybody has"
```

```toml bad path=mise.toml
[tools] # ✗
tuist = "4.90.0" # swiftlint comes later
```

```toml good path=mise.toml
[tools]
swiftlint = "0.62.1"
```

## The linter says the same

What this guide finds in the code, the linter finds while it is written. So both have the same limits, and nothing of it is switched off.

```yaml define
values:
  rules-of-the-linter: [line_length, file_length, type_body_length, function_body_length, cyclomatic_complexity, protocol_contract_suffix, mock_suffix, no_mock_prefix, no_dispatch_queue, no_completion_handler]
  limits-of-the-linter: [line_length, file_length, type_body_length, function_body_length, cyclomatic_complexity]
```

```yaml rule
rule: the-linter-knows-the-same-limits
severity: warning
every: { setting: ["{{limits-of-the-linter}}", "{{limits-of-the-linter}}.warning", "{{limits-of-the-linter}}.error", cyclomatic_complexity.ignores_case_statements, "custom_rules.{{rules-of-the-linter}}.severity"], in: .swiftlint.yml, have-value: '/^\w+$/' }
must:
  any:
    - { named: [line_length, line_length.warning], have-value: "{{long-line}}" }
    - { named: line_length.error, have-value: "{{longest-line}}" }
    - { named: [file_length, file_length.warning], have-value: "{{long-file}}" }
    - { named: file_length.error, have-value: "{{longest-file}}" }
    - { named: [type_body_length, type_body_length.warning], have-value: "{{long-type}}" }
    - { named: type_body_length.error, have-value: "{{longest-type}}" }
    - { named: [function_body_length, function_body_length.warning], have-value: "{{long-function}}" }
    - { named: function_body_length.error, have-value: "{{longest-function}}" }
    - { named: [cyclomatic_complexity, cyclomatic_complexity.warning], have-value: "{{complex-function}}" }
    - { named: cyclomatic_complexity.error, have-value: "{{most-complex-function}}" }
    - { named: cyclomatic_complexity.ignores_case_statements, have-value: "false" }
    - { named: [custom_rules.no_mock_prefix.severity, custom_rules.no_dispatch_queue.severity], have-value: error }
    - { named: "custom_rules.*.severity", not: { named: [custom_rules.no_mock_prefix.severity, custom_rules.no_dispatch_queue.severity] }, have-value: warning }
message: "`{Subject}` is not what this guide says"
instead: "Lines {{long-line}} and {{longest-line}}, files {{long-file}} and {{longest-file}}, types {{long-type}} and {{longest-type}}, functions {{long-function}} and {{longest-function}}, complexity {{complex-function}} and {{most-complex-function}}."
because: Of two limits for one thing, everybody keeps the wider one.
```

```yaml rule
rule: the-linter-keeps-our-rules
severity: warning
every: { document: .swiftlint.yml, in: .swiftlint.yml }
must-not: { have-setting: { disabled_rules: { any: "{{rules-of-the-linter}}" } } }
instead: Leave it on, and change what it finds.
```

```yaml bad path=.swiftlint.yml
disabled_rules:
  - todo
  - no_dispatch_queue # ✗ the-linter-keeps-our-rules
line_length: 180 # ✗ the-linter-knows-the-same-limits
function_body_length:
  warning: 50
  error: 400 # ✗ the-linter-knows-the-same-limits
cyclomatic_complexity:
  ignores_case_statements: true # ✗ the-linter-knows-the-same-limits
custom_rules:
  no_mock_prefix:
    regex: '(class|struct)\s+Mock'
    severity: warning # ✗ the-linter-knows-the-same-limits
```

```yaml good path=.swiftlint.yml
disabled_rules:
  - todo
line_length: 140
type_body_length: [300, 500]
function_body_length:
  warning: 50
  error: 100
identifier_name:
  min_length: 2
custom_rules:
  no_mock_prefix:
    regex: '(class|struct)\s+Mock'
    severity: error
  no_tabs_in_texts:
    regex: '"\t'
    severity: error
```

# The network

## One module asks the server

`Libraries/Networking` turns an endpoint into a request, sends it, and decodes the answer. It is the only module that knows `URLSession`,
and it knows nothing else.

```yaml rule
rule: no-networking-libraries
every: { file: any }
must-not: { import: "{{networking-libraries}}" }
instead: Use the HTTP client.
```

```yaml rule
rule: networking-needs-foundation-only
every: { import: any, in: Networking }
must: { named: [Foundation, "Foundation.*", OSLog, os, "*Core"] }
```

```yaml rule
rule: only-networking-knows-the-session
severity: warning
only: { in: ["{{networking}}", tests] }
may: { refer-to: [URLSession, URLSessionConfiguration] }
message: "`{Subject}` talks to the server past the HTTP client"
except:
  - { in: "{{app-sources}}", because: the app chooses which session the client gets }
instead: Ask the HTTP client through a remote data source.
```

```yaml rule
rule: networking-types-lie-in-networking
every: { type: ["{{client}}", "{{client}}{{contract}}", Endpoint, HTTPMethod, HTTPError], be: top-level, in: production }
must: { in: "{{networking-sources}}" }
```

```yaml rule
rule: requests-are-built-by-the-client
severity: warning
every: { function: any, in: Networking }
must-not: { create: URLRequest }
except:
  - { named: buildRequest, because: it is the one place }
instead: Describe the request as an `Endpoint`; the client's `buildRequest(for:)` makes one of it.
```

```yaml rule
rule: modules-are-imported-by-their-full-name
every: { file: any }
must-not: { import: [Networking, Core] }
instead: Put the app's name before it, as the target has it.
```

```swift bad path=Libraries/Features/Trail/Sources/Data/DataSources/TrailRemoteDataSource.swift
import Alamofire // ✗ no-networking-libraries
import Networking // ✗ modules-are-imported-by-their-full-name

struct TrailRemoteDataSource {
	let session = URLSession.shared // ✗ only-networking-knows-the-session
}

enum HTTPError: Error {} // ✗ networking-types-lie-in-networking
```

```swift bad path=Libraries/Networking/Sources/Downloads.swift
import Foundation
import UIKit // ✗ networking-needs-foundation-only

func download(_ address: URL) {
	_ = URLRequest(url: address) // ✗ requests-are-built-by-the-client
}
```

```swift good path=Libraries/Features/Trail/Sources/Data/DataSources/TrailRemoteDataSource.swift
import TrailheadNetworking

struct TrailRemoteDataSource {}
```

```swift good path=Libraries/Networking/Sources/HTTPClient.swift
import Foundation

struct HTTPClient {
	let session = URLSession.shared
}

private extension HTTPClient {
	func buildRequest(for endpoint: Endpoint) throws -> URLRequest { URLRequest(url: baseURL) }
}
```

## It is complete

```yaml rule
rule: networking-is-complete
every: { folder: any, in: "{{networking}}", not: { in: "{{networking}}/*" } }
must:
  all:
    - have-counterpart: { protocol: "{{client}}{{contract}}", in: "{{networking-sources}}" }
    - have-counterpart: { type: "{{client}}", in: "{{networking-sources}}" }
    - have-counterpart: { struct: Endpoint, in: "{{networking-sources}}" }
    - have-counterpart: { enum: HTTPMethod, in: "{{networking-sources}}" }
    - have-counterpart: { enum: HTTPError, in: "{{networking-sources}}" }
    - have-counterpart: { type: "{{client}}{{test-double}}", in: "{{networking-mocks}}" }
because: The remote data sources of all features are written against these six types.
make: networking
```

```swift bad path=Libraries/Networking/Sources/HTTPClient.swift
public final class HTTPClient {}
```

```swift good path=Libraries/Networking/Sources/HTTPClient.swift
public protocol HTTPClientContract {}
public final class HTTPClient {}
public struct Endpoint {}
public enum HTTPMethod {}
public enum HTTPError {}
```

```swift good path=Libraries/Networking/Mocks/HTTPClientMock.swift
public final class HTTPClientMock {}
```

## Its parts

```yaml rule
rule: the-client-has-a-contract
every: { protocol: "{{client}}{{contract}}" }
must: { all: [{ be: public }, { conform-to: [Sendable, Actor] }, { have: { function: request, be: [async, throwing] } }] }
message: "`{{client}}{{contract}}` is not public and `Sendable` with `request(_:) async throws`"
```

```yaml rule
rule: the-contract-decodes
severity: warning
every: { protocol: "{{client}}{{contract}}" }
must: { have: { function: request, be: generic } }
instead: "Declare `func request<Response: Decodable>(_ endpoint: Endpoint) async throws -> Response`."
```

```yaml rule
rule: the-client-is-a-final-class
every: { type: "{{client}}", in: "{{networking}}" }
must: { all: [{ any: [{ class: any, be: final, conform-to: Sendable }, actor] }, { conform-to: "{{client}}{{contract}}" }] }
message: "`{{client}}` is to be a `Sendable` final class or an actor that keeps its contract, and isn't"
```

```yaml rule
rule: the-client-keeps-its-parts-to-itself
severity: warning
every: { type: "{{client}}", in: "{{networking}}" }
must:
  have-each:
    - { property: session, be: constant, any: [{ be: private }, { not: { could-be: private } }] }
    - { property: baseURL, be: constant, any: [{ be: private }, { not: { could-be: private } }] }
    - { property: decoder, be: constant, any: [{ be: private }, { not: { could-be: private } }] }
    - { function: buildRequest, be: throwing, any: [{ be: private }, { not: { could-be: private } }] }
    - { initializer: any, have: { parameter: session, have-value: ".shared" } }
```

```yaml rule
rule: endpoints-have-path-and-method
every: { struct: Endpoint, in: "{{networking}}" }
must: { have-each: [{ property: path }, { property: method }] }
```

```yaml rule
rule: http-methods-are-five
every: { enum: HTTPMethod, in: "{{networking}}" }
must:
  all:
    - have-each: [{ case: get }, { case: post }, { case: put }, { case: patch }, { case: delete }]
    - have-at-most: { cases: 5 }
```

```yaml rule
rule: http-errors-can-be-compared
every: { enum: HTTPError, in: "{{networking}}" }
must: { all: [{ conform-to: Error }, { conform-to: Equatable }] }
because: A test expects one certain error.
```

```yaml rule
rule: http-errors-say-what-went-wrong
severity: warning
every: { enum: HTTPError, in: "{{networking}}" }
must: { all: [{ have-each: [{ case: invalidURL }, { case: statusCode }] }, { conform-to: CustomStringConvertible }] }
```

```swift bad path=Libraries/Networking/Sources/HTTPClient.swift
import Foundation

protocol HTTPClientContract { // ✗ the-client-has-a-contract
	func request(_ endpoint: Endpoint) async -> Data // ✗ the-client-has-a-contract, the-contract-decodes
}

class HTTPClient { // ✗ the-client-is-a-final-class, the-client-keeps-its-parts-to-itself
	let session: URLSession // ✗ the-client-keeps-its-parts-to-itself

	init(session: URLSession) { self.session = session }
}

struct Endpoint { // ✗ endpoints-have-path-and-method
	let address: URL
}

enum HTTPMethod: String { // ✗ http-methods-are-five
	case get, post, head
}

enum HTTPError: Error { // ✗ http-errors-can-be-compared, http-errors-say-what-went-wrong
	case failed(any Error)
}
```

```swift good path=Libraries/Networking/Sources/HTTPClientContract.swift
public protocol HTTPClientContract: Sendable {
	func request<Response: Decodable>(_ endpoint: Endpoint) async throws -> Response
}
```

```swift good path=Libraries/Networking/Sources/HTTPClient.swift
import Foundation

public final class HTTPClient: HTTPClientContract, Sendable {
	private let baseURL: URL
	let session: URLSession
	private let decoder = JSONDecoder()

	public init(baseURL: URL, session: URLSession = .shared) {
		self.baseURL = baseURL
		self.session = session
	}

	public func request<Response: Decodable>(_ endpoint: Endpoint) async throws -> Response {
		let (data, _) = try await session.data(for: buildRequest(for: endpoint))
		return try decoder.decode(Response.self, from: data)
	}
}

private extension HTTPClient {
	func buildRequest(for endpoint: Endpoint) throws -> URLRequest {
		URLRequest(url: baseURL.appending(path: endpoint.path))
	}
}
```

```swift good path=Libraries/Networking/Sources/HTTPClient+Upload.swift
import Foundation

extension HTTPClient {
	func upload(_ body: Data, with request: URLRequest) async throws -> Data {
		try await session.upload(for: request, from: body).0
	}
}
```

```swift good path=Libraries/Networking/Sources/Endpoint.swift
public struct Endpoint: Sendable {
	public let path: String
	public let method: HTTPMethod
}

public enum HTTPMethod: String, Sendable {
	case get, post, put, patch, delete
}

public enum HTTPError: Error, Equatable, Sendable {
	case invalidURL
	case statusCode(Int, Data)
}

// MARK: - CustomStringConvertible

extension HTTPError: CustomStringConvertible {
	public var description: String { "The server did not answer as expected." }
}
```

## Asking

```yaml rule
rule: paths-begin-with-a-slash
severity: warning
every: { file: any }
must-not: { contain: { pattern: ["Endpoint(path: $PATH, $$$)", "Endpoint(path: $PATH)"], where: { PATH: { literal: string, not: { string: '/^(\/|\\\()/' } } } } }
because: The client knows the server; an endpoint knows the rest.
```

```yaml rule
rule: methods-are-written-with-a-dot
severity: warning
every: { file: any }
must-not: { contain: { pattern: "Endpoint(path: $PATH, method: HTTPMethod.$METHOD, $$$REST)", becomes: "Endpoint(path: $PATH, method: .$METHOD, $$$REST)" } }
instead: Write `.get`.
```

```swift bad path=Libraries/Features/Trail/Sources/Data/DataSources/TrailRemoteDataSource.swift
let trails = Endpoint(path: "https://trails.example/trails") // ✗ paths-begin-with-a-slash
```

```swift bad path=Libraries/Features/Trail/Sources/Data/DataSources/TownRemoteDataSource.swift
let towns = Endpoint(path: "/towns", method: HTTPMethod.get) // ✗ methods-are-written-with-a-dot
```

```swift fixed path=Libraries/Features/Trail/Sources/Data/DataSources/TownRemoteDataSource.swift
let towns = Endpoint(path: "/towns", method: .get) // ✗
```

```swift good path=Libraries/Features/Trail/Sources/Data/DataSources/TrailRemoteDataSource.swift
let trails = Endpoint(path: "/trails", method: .get)
let trail = Endpoint(path: path(of: id))
```
# Tests

## Three frameworks, three purposes

Swift Testing for what the code does, SnapshotTesting for what it looks like, XCTest for what a person does with the whole app.

```yaml rule
rule: unit-tests-use-swift-testing
every: { file: any, in: "{{unit-tests}}", not: { any: [{ in: ["{{ui-tests}}", "{{helpers-of-ui-tests}}"] }, { call: [measure, "*.measure"] }, { refer-to: { named: ["XCUI*", "*UITest*"] } }, { import: SwiftSyntaxMacrosTestSupport }] } }
must-not: { import: XCTest }
instead: Import `Testing`, and make the class a struct.
```

```yaml rule
rule: unit-tests-expect
every: { file: any, in: "{{unit-tests}}", not: { any: [{ import: XCTest }, { in: ["{{ui-tests}}", "{{helpers-of-ui-tests}}"] }, { refer-to: { named: ["XCUI*", "*UITest*"] } }] } }
must-not: { call: ["/^XCT(Assert|Unwrap|Fail|Skip)/"] }
instead: "Write `#expect`, or `try #require` where an optional is unwrapped."
```

```yaml rule
rule: one-snapshot-library
every: { file: any, in: tests }
must-not: { import: [iOSSnapshotTestCase, FBSnapshotTestCase, SnapshotTesting_Nimble, Nimble_Snapshots] }
instead: Take `SnapshotTesting`.
```

```yaml rule
rule: ui-tests-use-xctest
every: { file: any, in: "{{ui-tests}}" }
must-not: { any: [{ import: Testing }, { contain: ["#expect($$$)", "#require($$$)"] }] }
because: Only XCTest can start the app from outside.
```

```yaml rule
rule: no-second-tool-drives-the-app
every: { document: ["*.yaml", "*.yml", "*.feature", "*.js", "*.ts", "*.py", "*.rb"] }
must-not: { have-text: ["- launchApp*", "- tapOn:*", "*\"appium:*", "*device.launchApp(*", "*driver.find_element*", "*I tap *"] }
message: "`{Subject}` drives the app by another tool than XCTest"
instead: "Write an `XCTestCase` in `{{app-ui-tests}}`."
```

```yaml rule
rule: only-ui-tests-start-the-app
only: { in: "{{helpers-of-ui-tests}}" }
may: { refer-to: [XCUIApplication, XCUIElement] }
```

```swift bad path=App/Tests/SessionTests.swift
import XCTest // ✗ unit-tests-use-swift-testing

final class SessionTests: XCTestCase {
	func testOpens() {
		XCTAssertTrue(Session().isOpen)
	}
}
```

```swift bad path=App/AppTests/TripTests.swift
import Testing

struct TripTests {
	@Test
	func begins() {
		XCTAssertTrue(Trip().hasBegun) // ✗ unit-tests-expect
	}
}
```

```swift bad path=App/Tests/StartTests.swift
struct StartTests {
	let app = XCUIApplication() // ✗ only-ui-tests-start-the-app
}
```

```swift bad path=App/Tests/MapSnapshotTests.swift
import FBSnapshotTestCase // ✗ one-snapshot-library
```

```swift bad path=App/UITests/TrailFlowUITests.swift
import Testing // ✗ ui-tests-use-xctest

struct TrailFlowUITests {
	@Test func opens() { #expect(true) } // ✗ ui-tests-use-xctest
}
```

```yaml bad path=.maestro/rate.yml
appId: com.example.trails
---
- launchApp # ✗ no-second-tool-drives-the-app
- tapOn: # ✗ no-second-tool-drives-the-app
    id: rate
```

```yaml good path=.github/workflows/tests.yml
steps:
  - run: tuist test
```

```swift good path=App/Tests/SessionTests.swift
import Testing

struct SessionTests {
	@Test func opens() { #expect(Session().isOpen) }
}
```

```swift good path=App/UITests/TrailFlowUITests.swift
import XCTest

final class TrailFlowUITests: XCTestCase {
	private let app = XCUIApplication()
}
```

```swift good path=Libraries/Macros/Tests/StubMacroTests.swift
import SwiftSyntaxMacrosTestSupport
import XCTest
```

## What is tested

Every use case, completely; every view model, each thing that a view can call; the public types of the modules that all others use; and
what each view looks like.

```yaml rule
rule: use-cases-are-tested
every: { type: use-case, be: top-level }
must: { any: [{ have-counterpart: { type: "{Subject}Tests", in: "{{unit-tests}}" } }, { created-by: { any: [{ struct: any, have: { test: any } }, { class: any, have: { test: any } }, { class: any, inherit: QuickSpec }], in: tests, not: { named: ["*SnapshotTests", "{Subject}Tests"] } } }] }
message: "`{Subject}` has no `{Subject}Tests` that expect anything"
make: tests {Subject}
```

```yaml rule
rule: view-models-are-tested
every: { type: view-model, be: top-level }
must: { any: [{ have-counterpart: { type: "{Subject}Tests", in: "{{unit-tests}}" } }, { created-by: { any: [{ struct: any, have: { test: any } }, { class: any, have: { test: any } }, { class: any, inherit: QuickSpec }], in: tests, not: { named: ["*SnapshotTests", "{Subject}Tests"] } } }] }
message: "`{Subject}` has no `{Subject}Tests` that expect anything"
make: tests {Subject}
```

```yaml rule
rule: shared-modules-are-tested
severity: warning
every:
  any: [struct, class, actor, enum]
  be: [public, top-level]
  in: ["{{core-sources}}", "{{networking-sources}}"]
  have: { function: any, be: public }
must: { have-counterpart: { type: "{Subject}Tests", in: "{{unit-tests}}" } }
message: "`{Subject}` is used by every feature, and has no `{Subject}Tests` that expect anything"
make: tests {Subject}
```

```yaml rule
rule: views-have-snapshots
severity: warning
every: { struct: view, be: top-level, in: "{{views-of-presentation}}", not: { any: [flow, { be: private }, { conform-to: "*Representable" }] } }
must: { have-counterpart: { type: "{Subject}SnapshotTests", in: "{{unit-tests}}" } }
message: "`{Subject}` has no `{Subject}SnapshotTests`"
```

```swift bad path=Libraries/Features/Trail/Sources/Domain/UseCases/GetTrailsUseCase.swift
struct GetTrailsUseCase {} // ✗ use-cases-are-tested
```

```swift bad path=Libraries/Features/Trail/Sources/Presentation/ViewModels/TrailListViewModel.swift
final class TrailListViewModel {} // ✗ view-models-are-tested
```

```swift bad path=Libraries/Features/Trail/Sources/Presentation/Views/TrailRowView.swift
import SwiftUI

struct TrailRowView: View { // ✗ views-have-snapshots
	var body: some View { Text("Trail") }
}
```

```swift bad path=Libraries/Core/Sources/Pace.swift
public struct Pace { // ✗ shared-modules-are-tested
	public func faster() -> Pace { self }
}
```

```swift good path=Libraries/Features/Trail/Sources/Domain/UseCases/GetTrailsUseCase.swift
struct GetTrailsUseCase {}
```

```swift good path=Libraries/Features/Trail/Sources/Presentation/ViewModels/TrailListViewModel.swift
final class TrailListViewModel {}
```

```swift good path=Libraries/Features/Trail/Sources/Presentation/Views/TrailRowView.swift
import SwiftUI

struct TrailRowView: View {
	var body: some View { Text("Trail") }
}
```

```swift good path=Libraries/Core/Sources/Pace.swift
public struct Pace {
	public func faster() -> Pace { self }
}
```

```swift good path=Libraries/Features/Trail/Tests/All.swift
struct GetTrailsUseCaseTests {}
struct TrailListViewModelTests {}
struct TrailRowViewSnapshotTests {}
struct PaceTests {}
```

```yaml review
review: is-everything-covered
question: Does the coverage report show every line of the use cases, and every branch that a view model can take?
because: Whether a line ran is known after the tests, not from the source.
```

## A test expects something

A test that can't fail is counted as if it held something. What `norma new tests` writes is a beginning: until one of its tests says what it
expects, whoever needs tests still has none.

```yaml rule
rule: tests-expect-something
silences: [tests-have-three-steps]
check: test-without-expectation
instead: "Say with `#expect` what must come out."
because: A green test that looks at nothing is worse than none, for nobody goes on looking.
```

```swift bad path=Libraries/Features/Trail/Tests/Domain/UseCases/GetTrailsUseCaseTests.swift
import Testing

struct GetTrailsUseCaseTests {
	@Test
	func loading() async { // ✗
		let result = try? await GetTrailsUseCase().load()

		withKnownIssue("Say what it must give") { Issue.record("It gave \(result)") }
	}
}
```

```swift good path=Libraries/Features/Trail/Tests/Domain/UseCases/GetTrailsUseCaseTests.swift
import Testing

struct GetTrailsUseCaseTests {
	@Test
	func loading() async throws {
		#expect(try await GetTrailsUseCase().load() == 1)
	}
}
```

## Suites

A suite is a struct that is named after what it tests and lies where that lies. It remembers nothing: each test makes its own object.

```yaml rule
rule: suites-are-structs
severity: warning
every: { type: any, in: "{{unit-tests}}", have: { test: any, have-attribute: "@Test" } }
must: { any: [struct, actor, { class: any, be: final, contain: "deinit { $$$ }" }] }
message: "`{Subject}` is not a struct"
instead: Make it a struct; a class is right where something has to be undone in `deinit`.
```

```yaml rule
rule: suites-carry-the-name-of-what-they-test
severity: warning
every:
  struct: ["{Name}UseCaseTests", "{Name}RepositoryTests", "{Name}{{state-holder}}Tests", "{Name}DataSourceTests", "{Name}CoordinatorTests"]
  in: "{{unit-tests}}"
must:
  any:
    - have-counterpart: { type: "{Name}UseCase", in: "**" }
    - have-counterpart: { type: "{Name}Repository", in: "**" }
    - have-counterpart: { type: "{Name}{{state-holder}}", in: "**" }
    - have-counterpart: { type: "{Name}DataSource", in: "**" }
    - have-counterpart: { type: "{Name}Coordinator", in: "**" }
message: "`{Subject}` tests nothing that there is"
```

```yaml rule
rule: suites-have-files-of-their-name
every: { struct: "*Tests", be: top-level, in: "{{unit-tests}}", have: { test: any } }
must: { file-named: ["{Subject}", "*+*"] }
```

```yaml rule
rule: suites-lie-where-their-subject-lies
every: { struct: "*Tests", be: top-level, in: "{{feature-tests}}", named: ["?*UseCaseTests", "?*RepositoryTests", "?*{{state-holder}}Tests", "?*SnapshotTests"] }
must:
  any:
    - { named: "?*UseCaseTests", in: "{{tests-of-use-cases}}" }
    - { named: "?*RepositoryTests", in: "{{tests-of-repositories}}" }
    - { named: "?*{{state-holder}}Tests", in: "{{tests-of-state-holders}}" }
    - { named: "?*SnapshotTests", in: "{{tests-of-views}}" }
message: "`{Subject}` does not lie where its subject lies"
```

```yaml rule
rule: tests-mirror-the-sources
severity: warning
every:
  struct: "{Name}Tests"
  in: "{{feature-tests}}/{Part}/{Kind}/*"
  all: [{ in: ["{{feature-tests}}/{{domain}}", "{{feature-tests}}/{{data}}", "{{feature-tests}}/{{presentation}}"] }]
  not: { named: "*SnapshotTests" }
  have-counterpart: { type: "{Name}", in: "{{feature-sources}}" }
must: { have-counterpart: { type: "{Name}", in: "{{feature-sources}}/{Part}/{Kind}" } }
message: "`{Name}` lies in another folder of the sources than `{Part}/{Kind}`"
```

```yaml rule
rule: tests-import-testing
every: { file: any, in: "{{unit-tests}}", contain: ["@Test", "@Test($$$)"] }
must: { import: Testing }
```

```yaml rule
rule: tests-see-the-inside
severity: note
every: { file: "*Tests", in: ["{{library-folder}}/*/*", "{{feature}}/*"], have-at-least: { tests: 1 } }
must: { contain: "@testable import $MODULE" }
message: "`{Subject}.swift` imports no module with `@testable`"
```

```yaml rule
rule: tests-are-marked
every:
  function: any
  member-of: { struct: "*Tests" }
  in: "{{unit-tests}}"
  contain: "#expect($$$)"
  not: { any: [{ be: file-private }, { be: static }, { have-at-least: { parameters: 1 } }] }
must: { have-attribute: "@Test" }
message: "`{Subject}` is never run"
```

```yaml rule
rule: suites-remember-nothing
severity: warning
every: { property: any, member-of: { struct: "*Tests" }, in: "{{unit-tests}}", be: stored, not: { be: static } }
must: { be: constant }
message: "`{Subject}` is kept from one line of a suite to the next"
instead: Make it in each test, as a constant.
```

```yaml rule
rule: view-model-suites-are-on-the-main-actor
severity: warning
every: { struct: "*{{state-holder}}Tests", in: "{{unit-tests}}" }
must: { isolated-to: MainActor }
```

```swift given path=Libraries/Features/Trail/Sources/Domain/Models/Trail.swift
struct Trail {}
```

```swift bad path=Libraries/Features/Trail/Tests/Helpers/Everything.swift
final class TrailTests { // ✗ suites-are-structs, tests-import-testing
	@Test func opens() {
		#expect(true)
	}
}

struct SaveTrailUseCaseTests { // ✗ suites-carry-the-name-of-what-they-test, suites-have-files-of-their-name, suites-lie-where-their-subject-lies
	@Test func saves() {
		#expect(true)
	}
}

struct TrailListViewModelTests { // ✗ suites-carry-the-name-of-what-they-test, suites-lie-where-their-subject-lies, view-model-suites-are-on-the-main-actor
	var sut: TrailListViewModel? // ✗ suites-remember-nothing

	func loads() { // ✗ tests-are-marked
		#expect(sut == nil)
	}
}
```

```swift bad path=Libraries/Features/Trail/Tests/Data/Models/TrailTests.swift
import Testing // ✗ tests-see-the-inside

struct TrailTests { // ✗ tests-mirror-the-sources
	@Test func isOpen() { #expect(true) }
}
```

```swift good path=Libraries/Features/Trail/Sources/Presentation/ViewModels/TrailListViewModel.swift
final class TrailListViewModel {}
```

```swift good path=Libraries/Features/Trail/Tests/Domain/Models/TrailTests.swift
import Testing

@testable import TrailheadTrail

struct TrailTests {
	@Test func isOpen() { #expect(true) }
}
```

```swift good path=Libraries/Features/Trail/Sources/Domain/Models/Town.swift
struct Town {}
```

```swift good path=Libraries/Features/Trail/Tests/Unit/Domain/Models/TownTests.swift
import Testing

@testable import TrailheadTrail

struct TownTests {
	@Test func isOpen() { #expect(true) }
}
```

```swift good path=Libraries/Features/Trail/Tests/Presentation/ViewModels/TrailListViewModelTests.swift
import Testing

@testable import TrailheadTrail

@MainActor
struct TrailListViewModelTests {
	private let trails = [1, 2]

	@Test func loads() {
		#expect(trails.isEmpty == false)
	}

	private func check(_ number: Int) { #expect(number > 0) }
}
```

## Three steps

A test prepares, does one thing, and looks. Three comments say where each begins; a test that can't be divided so tests two things.

```yaml rule
rule: tests-have-three-steps
every: { test: any, have-attribute: "@Test", in: "{{unit-tests}}" }
must:
  all:
    - any: [{ have: { comment: any, match: '/^\/\/\s*Given\b/' } }, { have-at-most: { statements: 2 } }]
    - have: { comment: any, match: '/^\/\/\s*When\b/' }
    - have: { comment: any, match: '/^\/\/\s*(When\s*\/\s*)?Then\b/' }
message: "`{Subject}` is not divided by `// Given`, `// When` and `// Then`"
```

```swift bad path=Libraries/Core/Tests/ClockTests.swift
import Testing

struct ClockTests {
	@Test func ringsAtNoon() { // ✗
		let sut = Clock()
		#expect(sut.rings)
	}
}
```

```swift good path=Libraries/Core/Tests/ClockTests.swift
import Testing

struct ClockTests {
	@Test func ringsAtNoon() {
		// Given
		let sut = Clock()

		// When
		let value = sut.rings

		// Then
		#expect(value)
	}

	@Test func throwsAtNight() {
		// Given
		let sut = Clock()

		// When / Then
		#expect(throws: ClockError.night) { try sut.ring() }
	}
}
```

## One test

What is tested is called `sut`, what came out `value`, what should have come out `expected`. Whoever reads one test can read them all,
and the interesting names are those of the case.

```yaml rule
rule: the-subject-is-called-sut
severity: warning
every:
  test: any
  member-of: { struct: "{Name}Tests" }
  in: "{{unit-tests}}"
  not:
    any:
      - contain: ["let {{subject}} = $MADE", "var {{subject}} = $MADE", "let {{subject}}: $TYPE = $MADE"]
      - { member-of: { struct: any, have: { property: "{{subject}}" } } }
      - contain: { pattern: "let $ONE = $FIRST($$$); $$$; let $OTHER = $SECOND($$$)", where: { FIRST: "{Name}", SECOND: "{Name}" } }
must-not:
  contain:
    pattern: ["let $NAME = $TYPE($$$)", "var $NAME = $TYPE($$$)", "let $NAME: $_ = $TYPE($$$)"]
    where: { TYPE: "{Name}", NAME: { not: ["{{expectation}}", '/(?i){{subject}}$/'] } }
message: "What `{Subject}` tests is not called `{{subject}}`"
```

```yaml rule
rule: the-result-is-called-value
severity: warning
every:
  test: any
  have-attribute: "@Test"
  not:
    contain:
      pattern: "let $ONE = $FIRST; $$$; let $OTHER = $SECOND"
      where: { FIRST: { contain: "{{subject}}.$_" }, SECOND: { contain: "{{subject}}.$_" } }
must-not:
  contain:
    - pattern: ["let $NAME = $CALL; $$$; #expect($NAME == $EXPECTED)"]
      where: { CALL: { contain: "{{subject}}.$_" }, NAME: { not: "{{result}}" } }
message: "The result in `{Subject}` is not called `{{result}}`"
```

```yaml rule
rule: the-expectation-is-called-expected
severity: warning
every: { test: any, have-attribute: "@Test", have-at-most: { parameters: 0 } }
must-not:
  contain:
    pattern: "#expect({{result}} == $NAME)"
    where: { NAME: { name: '/^[a-z]\w*$/', not: "{{expectation}}" } }
message: "`{Subject}` compares with something that is not called `{{expectation}}`"
```

```yaml rule
rule: results-are-compared-whole
every: { test: any, have-attribute: "@Test" }
must-not:
  contain:
    - pattern:
        - "let $NAME = $CALL; $$$; #expect($NAME.$FIRST == $_); $$$; #expect($NAME.$SECOND == $_)"
        - "let $NAME = $CALL; $$$; #expect($NAME == $_); $$$; #expect($NAME.$SECOND == $_)"
        - "let $NAME = $CALL; $$$; #expect($NAME == $_); $$$; #expect($NAME == $_)"
      # Two view models or controllers can't be compared.
      where: { CALL: { contain: "{{subject}}.$_" }, NAME: { not: '/(?i)(view|{{state-holder}}|controller|coordinator)$/' } }
because: A property that is added next year is compared too.
instead: Build an `{{expectation}}` from a stub, and compare once.
```

```yaml rule
rule: no-loops-in-tests
every: { test: any, have-attribute: "@Test" }
must-not:
  contain:
    pattern: ["for $ITEM in $ITEMS { $$$BODY }", "$ITEMS.forEach { $$$BODY }", "while $CONDITION { $$$BODY }"]
    where: { BODY: { contain: ["#expect($$$)", "#require($$$)"] } }
instead: "Write `@Test(arguments:)`, so that each case is a test of its own."
```

```yaml rule
rule: errors-are-expected
every: { test: any, have-attribute: "@Test" }
must-not:
  contain:
    - pattern: "do { $$$BODY } catch { $$$HANDLER }"
      where: { BODY: { contain: "Issue.record($$$)" } }
    - pattern: "do { $$$BODY } catch { $$$HANDLER }"
      where: { HANDLER: { contain: "#expect($$$)" } }
instead: "Write `#expect(throws:)`."
```

```yaml rule
rule: optionals-are-required
every: { test: any, have-attribute: "@Test" }
must-not:
  contain:
    - pattern: "guard let $NAME = $VALUE else { $$$BODY }"
      where: { BODY: { contain: "Issue.record($$$)" } }
    - pattern: "guard let $NAME else { $$$BODY }"
      where: { BODY: { contain: "Issue.record($$$)" } }
instead: "Write `let name = try #require(…)`."
```

```yaml rule
rule: expectations-say-what-they-mean
severity: note
every: { test: any, have-attribute: "@Test" }
must-not:
  contain:
    - { pattern: "#expect(!$CONDITION)", becomes: "#expect($CONDITION == false)" }
    - { pattern: "#expect($LIST.count == 0)", becomes: "#expect($LIST.isEmpty)" }
instead: "Write `== false`, and `isEmpty`."
```

```yaml rule
rule: test-names-do-not-begin-with-test
silences: [test-names-are-phrases, the-rest-is-written-in-camel-case]
every: { test: any, have-attribute: "@Test" }
must-not: { named: "/^test([A-Z_0-9]|$)/" }
message: "`{Subject}` says that it is a test"
instead: Say what happens, as in `throwsWhenTheServerIsSilent`.
```

```yaml rule
rule: test-names-are-phrases
severity: note
every: { test: any, have-attribute: "@Test", not: { have-attribute: '@Test("*"*)' } }
must: { named: "/[a-z0-9][A-Z]/" }
message: "`{Subject}` is not a phrase"
```

```swift bad path=Libraries/Features/Trail/Tests/Domain/UseCases/GetTrailUseCaseTests.swift
import Testing

struct GetTrailUseCaseTests {
	@Test func testTrail() async throws { // ✗ test-names-do-not-begin-with-test
		let useCase = GetTrailUseCase(repository: repository) // ✗ the-subject-is-called-sut
		#expect(!useCase.isEmpty) // ✗ expectations-say-what-they-mean
	}

	@Test func works() async throws { // ✗ test-names-are-phrases
		let trail = Trail.stub()
		let sut = GetTrailUseCase(repository: repository)
		let result = try await sut.execute(id: 1) // ✗ the-result-is-called-value
		#expect(result == trail)
	}

	@Test func findsTrail() async throws {
		let trail = Trail.stub()
		let value = try await sut.execute(id: 2) // ✗ results-are-compared-whole
		#expect(value.id == 1)
		#expect(value.name == "Ridge")
		#expect(value == trail) // ✗ the-expectation-is-called-expected
	}

	@Test func countsTrails() async throws {
		for id in 1...3 { // ✗ no-loops-in-tests
			#expect(try await sut.execute(id: id).id == id)
		}
		do { // ✗ errors-are-expected
			_ = try await sut.execute(id: 0)
			Issue.record("should have thrown")
		} catch {}
		guard let first = trails.first else { // ✗ optionals-are-required
			Issue.record("no trail")
			return
		}
	}
}
```

```swift good path=Libraries/Features/Trail/Tests/Domain/UseCases/GetTrailUseCaseTests.swift
import Testing

struct GetTrailUseCaseTests {
	@Test func returnsTheTrailOfTheRepository() async throws {
		let expected = Trail.stub()
		let repository = TrailRepositoryMock(result: .success(expected))
		let sut = GetTrailUseCase(repository: repository)

		let value = try await sut.execute(id: 1)

		#expect(value == expected)
		#expect(repository.callCount == 1)
	}

	@Test func isAsGoodAsAnother() {
		let expected = GetTrailUseCase(repository: repository)
		let firstSut = GetTrailUseCase(repository: repository)
		#expect(firstSut == expected)
	}

	@Test("It is equal to itself")
	func equality() {}

	@Test(arguments: [1, 2])
	func asksForTheIdentifier(id: Int) async throws {
		for _ in 1...2 { repository.prepare() }
		let first = try #require(repository.trails.first)
		await #expect(throws: TestError.network) { try await sut.execute(id: id) }
	}
}
```

```yaml review
review: could-tests-be-one
question: Do several tests of this suite differ in their values only? Then they are one test with arguments.
about: { struct: "*Tests", have-at-least: { tests: 3 } }
```

```yaml review
review: is-the-transformation-tested
question: Is each special case of a mapping shown by a stub that differs in just that one value?
about: { struct: "*RepositoryTests" }
```

```yaml review
review: are-all-states-tested
question: Do the tests look at the data, at `isLoading` and at `error`, after a success and after a failure?
about: { struct: "*{{state-holder}}Tests" }
```

## Use cases and view models, tested alone

```yaml rule
rule: doubles-go-through-the-initializer
severity: warning
every: { any: [function, initializer], in: "{{unit-tests}}" }
must-not:
  contain:
    - pattern: "$OBJECT.$PROPERTY = $DOUBLE"
      where:
        OBJECT: { not: '/^self$|^\$|(?i)(mock|stub|fake|spy)/' }
        PROPERTY: { not: { name: ["*elegate", "*bserver"] } }
        DOUBLE: { call: ["?*{{test-double}}", "*.?*{{test-double}}"] }
    - { pattern: "{{subject}}.$PROPERTY = $DOUBLE", where: { PROPERTY: { name: ["*{{dependency}}", useCase, repository, dataSource, client, coordinator] } } }
    - "URLProtocol.registerClass($_)"
message: "`{Subject}` gives a double to what it tests past the initializer"
because: If a dependency can be replaced after the object is made, production code will replace it, too.
instead: "Hand it to the initializer; a session takes its protocol by `protocolClasses`."
```

```yaml rule
rule: use-cases-are-tested-with-mocks
severity: warning
every: { struct: ["*UseCaseTests", "*{{state-holder}}Tests"], in: "{{unit-tests}}" }
must-not: { create: { any: [{ type: repository }, { type: data-source }, "{{client}}"] } }
instead: Pass a mock of the contract.
```

```yaml rule
rule: failures-of-use-cases-are-tested
severity: note
every: { struct: "*UseCaseTests", in: "{{unit-tests}}", have-at-least: { tests: 1 } }
must: { contain: ["#expect(throws: $ERROR) { $$$ }"] }
message: "`{Subject}` never lets the repository fail"
```

```swift given path=Libraries/Features/Trail/Sources/Data/Repositories/TrailRepository.swift
struct TrailRepository {}
```

```swift bad path=Libraries/Features/Trail/Tests/Domain/UseCases/GetTrailUseCaseTests.swift
import Testing

struct GetTrailUseCaseTests { // ✗ failures-of-use-cases-are-tested
	@Test func returnsTrails() async throws {
		let sut = GetTrailUseCase(repository: TrailRepository()) // ✗ use-cases-are-tested-with-mocks
	}
}
```

```swift bad path=Libraries/Features/Trail/Tests/Presentation/ViewModels/RatingViewModelTests.swift
import Testing

struct RatingViewModelTests {
	@Test func sends() async {
		let sut = RatingViewModel()
		sut.rateTrailUseCase = RateTrailUseCaseMock() // ✗ doubles-go-through-the-initializer
		await sut.send()
	}

	@Test func remembers() async {
		let repository = RatingRepositoryMock()
		let sut = RatingViewModel()
		sut.repository = repository // ✗ doubles-go-through-the-initializer
		URLProtocol.registerClass(URLProtocolMock.self) // ✗ doubles-go-through-the-initializer
	}
}
```

```swift good path=Libraries/Features/Trail/Tests/Presentation/ViewModels/RatingViewModelTests.swift
import Testing

struct RatingViewModelTests {
	let useCase: RateTrailUseCaseMock

	init() {
		self.useCase = RateTrailUseCaseMock()
	}

	@Test func sends() async {
		let listener = RatingDelegateMock()
		let sut = RatingViewModel(rateTrailUseCase: useCase)
		sut.delegate = RatingDelegateMock()
		sut.stars = 4
		useCase.result = .success(4)
		await sut.send()
	}
}
```

```swift good path=Libraries/Features/Trail/Tests/Domain/UseCases/GetTrailUseCaseTests.swift
import Testing

struct GetTrailUseCaseTests {
	@Test func passesTheErrorOn() async {
		let sut = GetTrailUseCase(repository: TrailRepositoryMock(error: TestError.network))
		await #expect(throws: TestError.network) { try await sut.execute() }
	}
}
```

## Snapshots

```yaml rule
rule: snapshot-suites-say-so
every: { struct: any, in: "{{unit-tests}}", call: [assertSnapshot, assertSnapshots] }
must: { named: "*SnapshotTests" }
```

```yaml rule
rule: snapshot-suites-belong-to-a-view
severity: warning
every: { struct: "{Name}SnapshotTests", in: "{{unit-tests}}" }
must: { any: [{ have-counterpart: { type: "{Name}" } }, { have-counterpart: { type: "{Name}View" } }] }
message: "There is no `{Name}` that these would be snapshots of"
```

```yaml rule
rule: snapshots-are-images-of-a-layout
severity: note
every: { file: any, in: "{{unit-tests}}", import: "{{snapshot-modules}}" }
must-not: { contain: { pattern: "assertSnapshot(of: $VIEW, as: $STRATEGY, $$$)", where: { STRATEGY: { any: [{ name: .image }, { call: "*.image", not: { call: { named: "*.image", with: [layout] } } }] } } } }
because: Without a layout an image has the size of whatever simulator took it.
```

```yaml rule
rule: snapshots-show-the-edges
severity: warning
every: { struct: "*SnapshotTests", in: "{{unit-tests}}" }
must: { have-at-least: { tests: 2 } }
instead: Show the usual state, and what a very long text does to it.
```

```swift bad path=Libraries/Features/Trail/Tests/Presentation/Snapshots/TrailRowTests.swift
import SnapshotTesting
import Testing

struct TrailRowTests { // ✗ snapshot-suites-say-so
	@Test func looksRight() { assertSnapshot(of: view, as: .image) } // ✗ snapshots-are-images-of-a-layout
}

struct TrailRowSnapshotTests { // ✗ snapshot-suites-belong-to-a-view, snapshots-show-the-edges
	@Test func looksRight() { assertSnapshot(of: view, as: .image) } // ✗ snapshots-are-images-of-a-layout
}
```

```swift good path=Libraries/Features/Trail/Sources/Presentation/Views/TrailRowView.swift
struct TrailRowView {}
```

```swift good path=Libraries/Features/Trail/Tests/Presentation/Snapshots/TrailRowViewSnapshotTests.swift
import SnapshotTesting
import Testing

struct TrailRowViewSnapshotTests {
	@Test func defaultState() { assertSnapshot(of: view, as: .image(layout: .sizeThatFits)) }
	@Test func longName() { assertSnapshot(of: view, as: .image(layout: .sizeThatFits)) }
}
```

```swift good path=Libraries/Features/Trail/Tests/Presentation/Snapshots/TrailMapViewSnapshotTests.swift
import TrailheadSnapshotKit

struct TrailMapViewSnapshotTests {
	@Test func defaultState() { assertSnapshot(of: view, as: .image) }
	@Test func longName() { assertSnapshot(of: view, as: .image) }
}
```

```swift good path=Libraries/Features/Trail/Sources/Presentation/Views/TrailMapView.swift
struct TrailMapView {}
```

## Tests of the whole app

```yaml rule
rule: ui-tests-are-final-classes
every: { class: any, in: "{{ui-tests}}", inherit: XCTestCase }
must: { be: final, named: "*UITests" }
```

```yaml rule
rule: the-tested-app-is-private
severity: warning
every: { property: any, in: "{{ui-tests}}", have-type: XCUIApplication, be: stored, member-of: { class: any } }
must: { be: private }
```

```yaml rule
rule: ui-tests-stop-at-the-first-failure
severity: warning
every: { class: "*UITests", in: "{{ui-tests}}", have: { test: any } }
must: { contain: ["continueAfterFailure = false", "self.continueAfterFailure = false"] }
message: "`{Subject}` goes on after its first failure"
instead: Set `continueAfterFailure` to false in `setUpWithError()`.
```

```yaml rule
rule: ui-tests-tell-the-app
severity: warning
every: { class: "*UITests", in: "{{ui-tests}}", contain: "$APP.launch()" }
must:
  contain:
    - pattern: ["$APP.launchArguments = $ARGUMENTS", "$APP.launchArguments += $ARGUMENTS", "$APP.launchArguments.append($ARGUMENTS)"]
      where: { ARGUMENTS: '/"{{argument-of-ui-tests}}"/' }
message: "`{Subject}` starts the app without `{{argument-of-ui-tests}}`"
```

```yaml rule
rule: ui-tests-begin-with-test
severity: warning
every:
  function: any
  in: "{{ui-tests}}"
  member-of: { class: "*UITests" }
  call: "/^XCTAssert/"
  not: { any: [{ be: file-private }, { have-at-least: { parameters: 1 } }] }
must: { named: "test*", be: throwing }
```

```yaml rule
rule: elements-are-found-by-identifier
severity: note
every: { class: "*UITests", in: "{{ui-tests}}" }
must-not:
  contain:
    pattern: "$APP.$KIND[$NAME]"
    where:
      KIND: [buttons, cells, collectionViews, images, otherElements, scrollViews, switches, tables, textFields]
      # What the system draws carries no identifier of ours.
      APP: { not: ["*.tabBars*", "*.navigationBars*", "*.toolbars*", "*.alerts*", "*.sheets*", "*.keyboards*"] }
      NAME: { literal: string, not: { string: '/^[a-z][A-Za-z0-9]*$/' } }
because: A text changes with the language, an identifier does not.
```

```yaml rule
rule: ui-tests-do-not-sleep
severity: warning
every: { file: any, in: "{{ui-tests}}" }
must-not: { call: [sleep, usleep, "Thread.sleep", "Task.sleep"] }
instead: "Wait for the element: `waitForExistence(timeout:)`."
```

```swift bad path=App/UITests/TrailFlow.swift
import XCTest

class TrailFlow: XCTestCase { // ✗ ui-tests-are-final-classes
}

final class MapUITests: XCTestCase { // ✗ ui-tests-stop-at-the-first-failure, ui-tests-tell-the-app
	let app = XCUIApplication() // ✗ the-tested-app-is-private

	func showsMap() { // ✗ ui-tests-begin-with-test
		app.launch()
		sleep(2) // ✗ ui-tests-do-not-sleep
		XCTAssertTrue(app.buttons["Show map"].exists) // ✗ elements-are-found-by-identifier
	}

	func testScrolls() {}
}
```

```swift good path=App/UITests/TrailFlowUITests.swift
import XCTest

final class TrailFlowUITests: XCTestCase {
	private let app = XCUIApplication()

	override func setUpWithError() throws {
		continueAfterFailure = false
		app.launchArguments = ["--uitesting"]
		app.launch()
	}

	func testShowsTrails() throws {
		XCTAssertTrue(app.collectionViews["trailList"].waitForExistence(timeout: 5))
	}

	func testOpensTheMap() throws {
		app.alerts.buttons["Allow"].tap()
		app.tabBars.firstMatch.buttons["Map"].tap()
		XCTAssertTrue(app.otherElements["map"].exists)
	}
}
```
# Mocks and stubs

## A mock says so last

`TrailRepositoryMock` stands beside `TrailRepository` in every list that is sorted. The word never comes first, neither in a type nor in
a variable.

```yaml rule
rule: mock-comes-last
silences: [doubles-are-called-mocks]
every: { any: [class, struct, actor, enum, protocol], have-at-least: { words: 2 } }
# A configuration of a mock is called so.
must-not: { named: [{ first-word: ["{{test-double}}", "{{test-double}}ed"] }, "?*{{test-double}}{{what-doubles-stand-for}}"] }
message: "`{Subject}` says `{{test-double}}`, and not at its end"
instead: Move the word to the end of the name.
```

```yaml rule
rule: no-variable-begins-with-mock
every: { any: [property, parameter] }
must-not: { named: "/^{{test-double-variable}}(ed)?[A-Z]/" }
message: "`{Subject}` begins with `{{test-double-variable}}`"
instead: Move the word to the end, as in `user{{test-double}}`.
```

```yaml rule
rule: no-local-begins-with-mock
silences: [no-variable-begins-with-mock]
every: { file: any }
must-not:
  contain:
    pattern: ["let $NAME = $VALUE", "var $NAME = $VALUE", "let $NAME: $TYPE = $VALUE"]
    where: { NAME: "/^{{test-double-variable}}(ed)?[A-Z]/" }
message: "A variable in `{Subject}.swift` begins with `{{test-double-variable}}`"
instead: Move the word to the end, as in `user{{test-double}}`.
```

```yaml rule
rule: doubles-are-called-mocks
severity: warning
every:
  type: any
  in: tests
  not: protocol
  any:
    - conform-to: ["?*UseCase{{contract}}", "?*Repository{{contract}}", "?*DataSource{{contract}}", "{{client}}{{contract}}"]
    - { conform-to: "?*{{contract}}", named: ["Spy*", "Fake*", "Stub*", "Dummy*", "*Spy", "*Fake", "*Stub", "*Dummy"] }
must: { named: "?*{{test-double}}" }
message: "`{Subject}` stands in for a contract, and is not called a mock"
```

```swift bad path=Libraries/Features/Trail/Tests/Mocks/MockTrailRepository.swift
final class MockTrailRepository: TrailRepositoryContract { // ✗ mock-comes-last
	let mockTrails: [Trail] = [] // ✗ no-local-begins-with-mock
	let mockPlace: Place // ✗ no-variable-begins-with-mock
}

final class TrailMockStore {} // ✗ mock-comes-last

struct MockedTrails {} // ✗ mock-comes-last

enum MockFailure: Error {} // ✗ mock-comes-last

final class SpyTrailRepository: TrailRepositoryContract {} // ✗ doubles-are-called-mocks

func prepare() {
	let mockTrail = Trail.stub() // ✗ no-local-begins-with-mock
}
```

```swift good path=Libraries/Features/Trail/Tests/Mocks/TrailRepositoryMock.swift
final class TrailRepositoryMock: TrailRepositoryContract {
	let trailsMock: [Trail] = []
}

struct Mockingbird {}
let mocking = Mockingbird()
struct TrailRepositoryMockConfiguration {}
enum TrailRepositoryMockKind {}
```

## Where mocks live

What other modules' tests need is public, in a framework of its own beside the sources. What one target of tests needs is internal, and
lies in that target. A mock has a file of its name; those of one role may share one instead, such as `UseCasesMock.swift`.

```yaml rule
rule: mocks-of-tests-lie-in-mocks
every: { type: mock, be: top-level, in: "**/{{tests}}", not: { be: file-private } }
must: { in: "**/{{tests}}/**/{{test-doubles}}" }
```

```yaml rule
rule: mocks-of-tests-are-internal
every: { any: [{ type: mock }, { any: [function, property, initializer], member-of: mock }], in: "{{unit-tests}}" }
must-not: { any: [{ be: public }, { be: open }] }
```

```yaml rule
rule: mocks-of-frameworks-are-public
every: { type: mock, be: top-level, in: "{{public-mocks}}", not: { any: [{ in: "{{unit-tests}}" }, { be: open }] } }
must: { be: public }
message: "No other module can see `{Subject}`"
```

```yaml rule
rule: members-of-public-mocks-are-public
every:
  any: [function, initializer]
  member-of: { type: mock, be: public }
  in: "{{public-mocks}}"
  not: { any: [{ be: file-private }, { in: "{{unit-tests}}" }] }
must: { be: public }
```

```yaml rule
rule: what-is-mocked-in-public-is-public
severity: warning
every: { type: mock, be: [public, top-level], in: "{{public-mocks}}" }
must-not: { conform-to: { type: contract, not: { be: public } } }
message: "`{Subject}` is public, and its contract is not"
```

```yaml rule
rule: a-mock-has-a-file-of-its-name
severity: warning
every: { type: mock, be: top-level, in: "{{mocks}}", not: { be: file-private } }
must:
  any:
    - file-named: "{Subject}"
    # A feature may collect the mocks of a role instead.
    - { named: "*UseCase{{test-double}}", file-named: "UseCases{{test-double}}" }
    - { named: "*Repository{{test-double}}", file-named: "Repositories{{test-double}}" }
    - { named: "*DataSource{{test-double}}", file-named: "DataSources{{test-double}}" }
message: "`{Subject}` stands in a file of another name"
```

```yaml rule
rule: no-mocks-in-production
severity: warning
every: { type: mock, in: "{{all-sources}}", not: { in: "{{test-code}}" } }
must: { any: [{ be: file-private }, { be: conditional }] }
message: "`{Subject}` goes to the users of the app"
instead: Move it to `{{test-doubles}}`, or into the file of the preview that needs it, as private.
```

```yaml rule
rule: frameworks-of-mocks-import-plainly
every: { import: any, in: "{{public-mocks}}", not: { in: "{{unit-tests}}" } }
must-not: { any: [{ be: testable }, { named: [Testing, XCTest] }] }
because: A framework of mocks is built without the tests.
```

```swift bad path=Libraries/Features/Trail/Tests/Domain/TrailRepositoryMock.swift
public final class TrailRepositoryMock {} // ✗ mocks-of-tests-lie-in-mocks, mocks-of-tests-are-internal
```

```swift bad path=Libraries/Features/Trail/Mocks/Mocks.swift
@testable import TrailheadTrail // ✗ frameworks-of-mocks-import-plainly

final class PlaceRepositoryMock {} // ✗ mocks-of-frameworks-are-public, a-mock-has-a-file-of-its-name

public final class TownRepositoryMock: TownRepositoryContract { // ✗ what-is-mocked-in-public-is-public, a-mock-has-a-file-of-its-name
	init() {} // ✗ members-of-public-mocks-are-public
}
```

```swift bad path=Libraries/Features/Trail/Sources/Domain/Repositories/TownRepositoryContract.swift
protocol TownRepositoryContract {}

struct TownMock {} // ✗ no-mocks-in-production
```

```swift good path=Libraries/Features/Trail/Tests/Mocks/TrailRepositoryMock.swift
final class TrailRepositoryMock {}
```

```swift good path=Libraries/Features/Trail/Mocks/UseCasesMock.swift
public struct GetTownUseCaseMock {}
public struct GetTownsUseCaseMock {}
```

```swift good path=Libraries/Features/Trail/Mocks/TownRepositoryMock.swift
import TrailheadTrail

public final class TownRepositoryMock: TownRepositoryContract {
	public init() {}
	private func note() {}
}
```

```swift good path=Libraries/Features/Trail/Sources/Domain/Repositories/TownRepositoryContract.swift
public protocol TownRepositoryContract {}

private struct TownMock {}
```

```swift good path=UnitTests/Sources/LayoutMock.swift
struct LayoutMock {}
```

```yaml review
review: is-the-mock-in-the-right-place
question: Does another module's test need this mock, or one like it that it wrote itself?
about: mock
```

## What a mock is like

A final class that delivers what it was given, or throws what it was given. It promises to be sendable, because in a test nobody else
asks it.

```yaml rule
rule: mocks-are-final-and-unchecked
severity: warning
every: { class: mock, in: tests, conform-to: { protocol: "?*{{contract}}", conform-to: Sendable }, have: { property: any, be: [stored, mutable] } }
must: { be: final, contain: "@unchecked" }
except:
  - { have-attribute: "@*Actor", because: an actor guards it }
instead: "Write `final class … @unchecked Sendable`."
```

```yaml rule
rule: mocks-need-no-arguments
severity: note
every: { initializer: any, member-of: mock, in: tests, not: { any: [{ be: override }, { be: convenience }] } }
must-not: { have: { parameter: any, not: { be: default-valued } } }
message: "A mock can't be made without arguments"
instead: Give each parameter a default value.
```

```yaml rule
rule: mocks-begin-with-values
severity: note
every: { property: any, be: stored, not: { be: static }, in: tests, member-of: { struct: any, all: [mock], implements: { protocol: any, in: production }, not: { have: { initializer: any } } } }
must: { any: [{ have-value: "*" }, { be: [optional, mutable] }] }
message: "A mock can't be made without a value for `{Subject}`"
instead: Give it a value, or write an initializer with a default one.
```

```yaml rule
rule: mocks-throw-first
severity: warning
every:
  function: any
  member-of: { type: mock, have: { property: error, be: optional } }
  be: throwing
  in: tests
must: { contain: ["if let error { throw error }", "if let error = error { throw error }", "$RESULT.get()", "throw $ERROR", "guard let $ERROR else { $$$ }", { pattern: ["try $METHOD($$$)", "try await $METHOD($$$)"], where: { METHOD: '/^(self\.)?[a-z]\w*(\(|$)/' } }] }
message: "`{Subject}` never throws the error that it was given"
```

```yaml rule
rule: url-protocol-mocks-answer-in-order
severity: warning
every: { function: startLoading, member-of: { class: "*{{test-double}}", inherit: URLProtocol } }
must:
  all:
    - call: assertionFailure
    - contain: "client?.urlProtocol(self, didFailWithError: $ERROR)"
    - contain: "client?.urlProtocol(self, didReceive: $RESPONSE, cacheStoragePolicy: $POLICY); $$$; client?.urlProtocolDidFinishLoading(self)"
message: "`{Subject}` does not answer as the system does"
instead: Fail loudly without a handler; else send the response, the data and the end in this order, or the error.
```

```swift given path=Libraries/Features/Trail/Sources/Domain/Repositories/TrailRepositoryContract.swift
protocol TrailRepositoryContract: Sendable {}
protocol CountHutsUseCaseContract: Sendable {}
```

```swift bad path=Libraries/Features/Trail/Tests/Mocks/CountHutsUseCaseMock.swift
struct CountHutsUseCaseMock: CountHutsUseCaseContract {
	let count: Int // ✗ mocks-begin-with-values
	var delay: Duration = .zero

	func execute() async -> Int { count }
}
```

```swift good path=Libraries/Features/Trail/Tests/Mocks/CountHutsUseCaseMock.swift
struct CountHutsUseCaseMock: CountHutsUseCaseContract {
	var count = 3
	var error: Error?

	func execute() async -> Int { count }
}
```

```swift bad path=Libraries/Features/Trail/Tests/Mocks/TrailRepositoryMock.swift
class TrailRepositoryMock: TrailRepositoryContract { // ✗ mocks-are-final-and-unchecked
	var trails: [Trail]
	var error: Error?

	init(trails: [Trail]) { self.trails = trails } // ✗ mocks-need-no-arguments

	func getTrails() async throws -> [Trail] { trails } // ✗ mocks-throw-first
}
```

```swift bad path=Libraries/Networking/Tests/Mocks/URLProtocolMock.swift
final class URLProtocolMock: URLProtocol, @unchecked Sendable {
	nonisolated override func startLoading() { // ✗ url-protocol-mocks-answer-in-order
		client?.urlProtocolDidFinishLoading(self)
	}
}
```

```swift good path=Libraries/Features/Trail/Tests/Mocks/TrailRepositoryMock.swift
final class TrailRepositoryMock: TrailRepositoryContract, @unchecked Sendable {
	var trails: [Trail]
	var error: Error?

	init(trails: [Trail] = [], error: Error? = nil) {
		self.trails = trails
		self.error = error
	}

	convenience init(_ trail: Trail) { self.init(trails: [trail]) }

	func getTrails() async throws -> [Trail] {
		if let error { throw error }
		return trails
	}

	func getLongTrails() async throws -> [Trail] {
		try await getTrails().filter(\.isLong)
	}
}
```

```swift good path=Libraries/Networking/Tests/Mocks/URLProtocolMock.swift
final class URLProtocolMock: URLProtocol, @unchecked Sendable {
	nonisolated override func startLoading() {
		guard let handler = Self.requestHandler else {
			assertionFailure("No test has said what to answer.")
			return
		}
		do {
			let answer = try handler(request)
			client?.urlProtocol(self, didReceive: answer.response, cacheStoragePolicy: .notAllowed)
			client?.urlProtocol(self, didLoad: answer.data)
			client?.urlProtocolDidFinishLoading(self)
		} catch {
			client?.urlProtocol(self, didFailWithError: error)
		}
	}
}
```

## Stubs make test data

`Trail.stub()` is a whole trail, and `Trail.stub(name: "Ridge")` one of which the name matters. A model that gains a property changes one
stub, not fifty tests.

```yaml rule
rule: tests-use-stubs
severity: warning
every:
  any: [function, property]
  in: "{{unit-tests}}"
  not:
    any:
      - { in: ["{{all-stubs}}", "{{mocks}}"] }
      - { named: "stub*" }
      - { member-of: mock }
      - { import: XCTest }
      # A DTO that is made of a stub.
      - { contain: { pattern: "$TYPE($VALUE)", where: { TYPE: "?*{{transfer-object}}" } } }
must-not: { create: { any: [model, { type: dto }] } }
except:
  - { member-of: { struct: ["*{{transfer-object}}Tests", "*ModelTests", "*MapperTests"], not: { named: "*{{state-holder}}Tests" } }, because: it tests the type itself }
  - { in: ["{{unit-tests}}/**/{{models}}", "{{unit-tests}}/**/{{transfer-objects}}"], because: it tests the type itself }
instead: Write `.stub()`, with the values that matter here.
```

```yaml rule
rule: stubs-lie-in-stubs
every: { extension: any, not: { in: "{{helpers-of-tests}}" }, have: { function: stub, be: static } }
must: { in: "{{unit-tests}}/**/{{stubs}}" }
```

```yaml rule
rule: stub-files-are-called-so
every: { extension: any, in: "{{unit-tests}}", have: { function: stub, be: static } }
must: { file-named: ["{Subject}+Stub", "*+Stub"] }
message: "The stub of `{Subject}` belongs in `{Subject}+Stub.swift`"
```

```yaml rule
rule: stubs-are-static
every: { function: stub, in: "{{all-stubs}}" }
must: { be: static }
```

```yaml rule
rule: stubs-are-called-stub
severity: warning
every: { any: [function, property], be: static, in: "{{all-stubs}}", member-of: { any: [struct, class, enum], in: production }, not: { be: file-private } }
must: { named: "stub*" }
message: "`{Subject}` makes test data, and is not called `stub`"
because: Who needs a value in a test writes `.stub(` and sees what can be set.
```

```yaml rule
rule: stubs-return-what-they-extend
every: { extension: "{Name}", in: "{{all-stubs}}", have: { function: stub } }
must: { have: { function: stub, have-type: ["{Name}", Self, "[{Name}]", "*.{Name}"] } }
message: "`stub` of `{Subject}` returns something else"
```

```yaml rule
rule: stubs-need-no-arguments
every: { function: stub, in: "{{all-stubs}}" }
must-not: { have: { parameter: any, not: { be: default-valued } } }
instead: Give each parameter a default value.
```

```yaml rule
rule: stubs-are-realistic
severity: note
every: { parameter: any, in: "{{all-stubs}}" }
must-not: { have-value: [test, foo, bar, string, abc, '"test"', '"foo"', '"string"'] }
message: "`{Subject}` of a stub has a value that no server would send"
```

```yaml rule
rule: stubs-are-internal
every: { any: [extension, { function: stub }], in: "{{unit-tests}}/**/{{stubs}}" }
must-not: { any: [{ be: public }, { be: open }] }
```

```yaml rule
rule: stubs-are-one-call
severity: note
every: { function: stub, in: "{{all-stubs}}", member-of: { any-type: "{Type}" } }
must:
  all:
    - have-at-most: { statements: 1 }
    - not: { contain: { pattern: "$TYPE($$$VALUES)", where: { TYPE: ["{Type}", "{Type}.init", .init, Self, Self.init], VALUES: ['/:\s*[^a-z\s]/', '/:\s*\w+\s*[^\w\s,]/'] } } }
message: "`{Subject}` does more than hand its parameters to the initializer"
instead: Call the initializer with one argument for each parameter; other values are defaults of parameters.
```

```swift given path=Libraries/Features/Trail/Sources/Domain/Models/Trail.swift
struct Trail {
	let id: Int
	let name: String
}
```

```swift given path=Libraries/Features/Trail/Sources/Domain/Models/Place.swift
struct Place: Sendable {
	let name: String
}
```

```swift bad path=Libraries/Features/Trail/Tests/Helpers/Samples.swift
extension Trail { // ✗ stubs-lie-in-stubs, stub-files-are-called-so
	static func stub() -> Trail { Trail(id: 1, name: "Ridge") }
}
```

```swift bad path=Libraries/Features/Trail/Tests/Stubs/Trail+Stub.swift
public extension Trail { // ✗ stubs-are-internal
	func stub( // ✗ stubs-are-static, stubs-return-what-they-extend, stubs-are-internal, stubs-are-one-call
		id: Int, // ✗ stubs-need-no-arguments
		name: String = "test" // ✗ stubs-are-realistic
	) -> Int {
		let id = id
		return id
	}
}
```

```swift bad path=Libraries/Features/Trail/Mocks/Place+Stub.swift
extension Place { // ✗ stubs-lie-in-stubs
	static func stub(number: Int = 3) -> Place { Place(name: "Hut") }
}
```

```swift bad path=Libraries/Features/Trail/Tests/Stubs/Place+Stub.swift
extension Place {
	static func stub(number: Int = 3) -> Place { Place(name: "Hut \(number)") } // ✗ stubs-are-one-call

	static func stub(named name: String = "Hut") -> Place { .init(name: name.capitalized) } // ✗ stubs-are-one-call

	static let sample = Place(name: "Hut") // ✗ stubs-are-called-stub

	static func make(name: String = "Hut") -> Place { Place(name: name) } // ✗ stubs-are-called-stub
}
```

```swift bad path=Libraries/Features/Trail/Tests/Domain/UseCases/GetTrailUseCaseTests.swift
import Testing

struct GetTrailUseCaseTests {
	@Test func returnsTheTrail() async throws {
		let expected = Trail(id: 1, name: "Ridge") // ✗ tests-use-stubs
		let repository = TrailRepositoryMock(trails: [expected])
		let sut = GetTrailUseCase(repository: repository)
		#expect(try await sut.execute() == expected)
	}
}
```

```swift bad path=Libraries/Features/Trail/Tests/Helpers/World.swift
enum World {
	static let lake = Place(name: "Lake") // ✗ tests-use-stubs
}
```

```swift bad path=Libraries/Features/Trail/Tests/Presentation/ViewModels/PlaceViewModelTests.swift
import Testing

struct PlaceViewModelTests {
	private func hut(_ name: String) -> Place { // the next line makes it
		Place(name: name) // ✗ tests-use-stubs
	}
}
```

```swift good path=Libraries/Features/Trail/Tests/Data/Repositories/PlaceRepositoryTests.swift
import Testing

struct PlaceRepositoryTests {
	@Test func mapsPlaces() async throws {
		let expected = Place.stub(name: "Lake")
		let dataSource = PlaceDataSourceMock(places: [PlaceDTO(expected)])
	}
}
```

```swift good path=Libraries/Features/Trail/Tests/Stubs/Trail+Stub.swift
extension Trail {
	static func stub(
		id: Int = 1,
		name: String = "Ridge trail",
	) -> Trail {
		Trail(id: id, name: name)
	}
}
```

```swift good path=Libraries/Features/Trail/Tests/Domain/UseCases/GetTrailUseCaseTests.swift
import Testing

struct GetTrailUseCaseTests {
	@Test func returnsTheTrail() async throws {
		let expected = Trail.stub(id: 2)
	}
}
```

```yaml review
review: do-tests-set-only-what-matters
question: Does this test name just those values of a stub that its outcome depends on?
about: { struct: "*Tests", contain: "$TYPE.stub($$$)" }
```
# Style

Layout is the formatter's: one tab for each level, a space behind a colon and around an operator, one empty line between declarations,
one line feed at the end. The first section finds what was written without it; the others ask for what no formatter knows.

## What the formatter writes

Nobody discusses layout: `swift format` writes it, and `norma fix` most of it. These rules find what was written without either.

```yaml rule
rule: lists-end-in-a-comma
severity: warning
check: missing-trailing-comma
because: With a comma behind every element, a new one changes one line.
```

```yaml rule
rule: arguments-of-tests-stand-on-lines-of-their-own
severity: warning
every: { test: any, have-attribute: "@Test(arguments:*)" }
must-not:
  contain:
    - { pattern: "[$$$CASES]", where: { CASES: { all: ['/\n/', '/(^|\n)\s*[\w.]*\([^()\n]*\), *[\w.(]/'] } } }
    - { pattern: "[$$$CASES]", where: { CASES: { all: ['/\n/', { any: ['/(^|\n)\s*[\w.]+, *[\w.]/', '/(^|\n)\s*"[^"\n]*", *"/'] }] } } }
message: "`{Subject}` has several arguments on one line of its list"
instead: Put each argument on its own line, followed by a comma.
```

```yaml rule
rule: colons-belong-to-what-is-before
severity: warning
check: colon
```

```yaml rule
rule: operators-have-space-around
severity: warning
check: operator-usage-whitespace
```

```yaml rule
rule: ranges-have-no-space-inside
severity: warning
every: { file: any }
must-not:
  contain:
    pattern: ["let $NAME = $RANGE", "for $ITEM in $RANGE { $$$ }", "$LIST[$RANGE]", "$CALL($$$, in: $RANGE)"]
    where: { RANGE: '/^[\w.()]+( +\.\.[.<] *| *\.\.[.<] +)[\w.()]+$/' }
message: "`{Subject}.swift` has a range with space inside"
because: A range is one value, and is written as one.
instead: "Write `0..<10`."
```

```yaml rule
rule: braces-have-a-space-before
severity: warning
check: opening-brace
```

```yaml rule
rule: closures-have-space-inside
severity: warning
check: closure-spacing
```

```yaml rule
rule: conditions-need-no-parentheses
severity: warning
check: control-statement
```

```yaml rule
rule: single-expressions-need-no-return
severity: warning
check: implicit-return
```

```swift bad path=Libraries/Core/Sources/Clock.swift
let hours = [
	12,
	24 // ✗ lists-end-in-a-comma
]

let name : String = names[0] // ✗ colons-belong-to-what-is-before
let sum = 1+2 // ✗ operators-have-space-around
let range = 0 ..< 10 // ✗ ranges-have-no-space-inside

func ring() -> Int{ // ✗ braces-have-a-space-before
	if (isLate) { wind() } // ✗ conditions-need-no-parentheses
	return hours.map {$0 * 2}[0] // ✗ closures-have-space-inside
}

func wind() -> Int {
	return 1 // ✗ single-expressions-need-no-return
}
```

```swift bad path=Libraries/Core/Tests/ClockTests.swift
struct ClockTests {
	@Test(arguments: [ // ✗ arguments-of-tests-stand-on-lines-of-their-own
		Hour.noon, .midnight,
		.dawn,
	])
	func rings(at hour: Hour) {}

	@Test(arguments: zip([ // ✗ arguments-of-tests-stand-on-lines-of-their-own
		Clock(6), Clock(12),
		Clock(18), Clock(24),
	], ["dawn", "noon", "dusk", "midnight"]))
	func shows(clock: Clock, text: String) {}
}
```

```swift good path=Libraries/Core/Tests/ClockTests.swift
struct ClockTests {
	@Test(arguments: [Hour.noon, .midnight])
	func rings(at hour: Hour) {}

	@Test(arguments: [
		(Clock(12, 0), "noon, sharp"), // at sea
		(Clock(24, 0), "midnight"),
	])
	func shows(clock: Clock, text: String) {
		let table = [1, 2]
	}

	@Test
	func counts() {
		let table = [
			1, 2,
			3, 4,
		]
	}
}
```

```swift good path=Libraries/Core/Sources/Clock.swift
let hours = [
	12,
	24,
]

let name: String = names[0]
let sum = 1 + 2
let range = 0..<10
let text = "0 ..< 10"

func wait() -> Int {
	sum
		+ 1
}

func ring() -> Int {
	if isLate { wind() }
	let doubled = hours.map { $0 * 2 }
	return doubled[0]
}
```

## Empty lines

One empty line separates; a second one separates no better, and after the last line of a file stands none.

```yaml rule
rule: one-empty-line-is-enough
severity: warning
check: vertical-whitespace
at-most: 1
```

```swift bad path=Libraries/Core/Sources/Clock.swift
struct Clock {}


struct Alarm {}
```

```swift good path=Libraries/Core/Sources/Clock.swift
struct Clock {}

struct Alarm {}
```

### At the end of a file

```yaml rule
rule: files-end-in-a-line-feed
severity: warning
check: trailing-newline
```

```swift bad path=Libraries/Core/Sources/Clock.swift
struct Clock {}


```

```swift good path=Libraries/Core/Sources/Clock.swift
struct Clock {}
```

## Imports are sorted

```yaml rule
rule: imports-are-sorted
severity: warning
check: sorted-imports
instead: Sort them, and put those with `@testable` last, behind an empty line.
```

```yaml rule
rule: imports-stand-once
severity: warning
check: duplicate-imports
```

```yaml rule
rule: testable-imports-come-last
severity: warning
every: { file: any, in: tests, not: { contain: "@testable import $ONE; @testable import $OTHER" } }
must-not: { contain: "@testable import $FIRST; import $SECOND" }
message: "`{Subject}.swift` imports something after its `@testable` imports"
```

```swift bad path=Libraries/Features/Trail/Tests/Domain/UseCases/GetTrailUseCaseTests.swift
@testable import TrailheadTrail // ✗ testable-imports-come-last
import Foundation // ✗ imports-are-sorted
```

```swift bad path=Libraries/Core/Sources/Compass.swift
import CoreLocation
import Foundation

import CoreLocation // ✗ imports-stand-once
```

```swift good path=Libraries/Features/Trail/Tests/Domain/UseCases/GetTrailUseCaseTests.swift
import Foundation
import Testing

@testable import TrailheadTrail
```

```swift good path=Libraries/Features/Trail/Tests/Domain/UseCases/SaveTrailUseCaseTests.swift
import Testing

@testable import TrailheadCore
@testable import TrailheadTrail
```

## Names

```yaml rule
rule: types-are-written-in-pascal-case
every: { type: any, not: { conform-to: PreviewProvider } }
must-not: { named: ["/^[a-z]/", "/[A-Za-z0-9]_[A-Za-z0-9]/"] }
except:
  - { in: tests, inherit: XCTestCase, because: "some teams let the test's name say what is tested" }
message: "`{Subject}` is not written in PascalCase"
```

```yaml rule
rule: the-rest-is-written-in-camel-case
every: { any: [function, property, case, parameter] }
must-not: { named: ["/^[A-Z]/", "/[A-Za-z0-9]_[A-Za-z0-9]/"] }
except:
  - { be: demanded, because: the name was chosen elsewhere }
  - { in: "{{ui-tests}}", because: a test of XCTest may read as a sentence }
message: "`{Subject}` is not written in camelCase"
```

```yaml rule
rule: booleans-ask-a-question
severity: warning
every:
  property: any
  have-type: Bool
  in: production
  not: { any: [{ be: override }, { be: demanded }, { member-of: { any: [{ type: dto }, { protocol: any }, { type: any, conform-to: [Decodable, EnvironmentKey] }] } }, { in: ["{{tuist}}", Project.swift] }, { have-attribute: ["@Environment", "@Binding"] }] }
must: { named: { first-word: "{{questions}}" } }
message: "`{Subject}` asks no question"
instead: Begin it with `is`, `has` or `can`.
```

```yaml rule
rule: protocols-end-in-contract
severity: warning
every: { protocol: any, in: production, not: { be: file-private } }
must: { named: ["?*{{contract}}", "?*Delegate", "?*DataSource"] }
message: "`{Subject}` is a protocol, and does not end in `{{contract}}`"
because: At every place where a dependency is declared one sees that nothing is promised but the contract.
```

```swift bad path=Libraries/Core/Sources/Clock.swift
protocol Ticking {} // ✗ protocols-end-in-contract

struct wall_clock: Ticking { // ✗ types-are-written-in-pascal-case
	let Hours = 12 // ✗ the-rest-is-written-in-camel-case
	let running = true // ✗ booleans-ask-a-question

	func wind_up() {} // ✗ the-rest-is-written-in-camel-case
}
```

```swift good path=Libraries/Core/Sources/Clock.swift
protocol ClockContract {}

struct WallClock: ClockContract {
	let hours = 12
	let isRunning = true
	private let _hasRung = false

	func windUp() {}
}
```

## Nothing is said twice

```yaml rule
rule: discarded-values-have-no-let
severity: warning
check: redundant-discardable-let
except:
  - { in: [view, "{{all-views}}"], because: a view builder takes a statement for a view }
instead: Write `_ = …`.
```

```yaml rule
rule: closures-are-not-called-at-once
severity: warning
every: { file: any }
must-not: { contain: { pattern: "{ $EXPRESSION }()", where: { EXPRESSION: { not: ["{{statement-word}}", "{{statement-word}} *"] } }, becomes: "$EXPRESSION" } }
instead: Write the expression alone.
```

```yaml rule
rule: bodies-have-no-view-builder
every: { property: body, be: computed, member-of: { any: [view, { struct: any, conform-to: View }] } }
must-not: { have-attribute: "@ViewBuilder" }
because: The protocol has already said it.
```

```yaml rule
rule: bodies-have-no-return
every: { property: body, be: computed, member-of: { struct: any, conform-to: View } }
must-not: { contain: { pattern: "var body: some View { $$$FIRST; return $VIEW }", where: { FIRST: { not: { contain: ["$_ = $_", "$_ += $_", "for $_ in $_ { $$$ }", "if $$$ { $$$ }", "guard $$$ else { $$$ }"] } } } } }
message: "The `body` returns what it builds"
instead: Leave `return` out; a `body` is built, not returned.
```

```swift bad path=Libraries/Features/Trail/Sources/Presentation/Views/TrailRowView.swift
import SwiftUI

struct TrailRowView: View {
	@ViewBuilder // ✗ bodies-have-no-view-builder
	var body: some View { Text("Trail") }
}

struct TrailMarkView: View {
	var body: some View { // ✗ bodies-have-no-return
		return Text("✓")
	}
}
```

```swift bad path=Libraries/Core/Sources/Clock.swift
func wind() {
	let _ = tick() // ✗ discarded-values-have-no-let
	let now = { tick() }() // ✗ closures-are-not-called-at-once
}
```

```swift good path=Libraries/Features/Trail/Sources/Presentation/Views/TrailRowView.swift
import SwiftUI

struct TrailRowView: View {
	var body: some View {
		let _ = Self._printChanges()
		Text("Trail")
	}

	@ViewBuilder
	private var mark: some View { Text("✓") }
}

struct TrailTitleView: View {
	let name: String

	/// What is assigned first needs a body that is no builder.
	var body: some View {
		var title = AttributedString(name)
		title.font = .headline
		return Text(title)
	}
}
```

```swift good path=Libraries/Core/Sources/Clock.swift
func wind() async throws {
	_ = tick()
	let _: Clock = try await load()
	let now = {
		let first = tick()
		return first + 1
	}()
}
```

## Self is left out

In a struct or an enum nothing but a name that means two things needs `self`.

```yaml rule
rule: calls-need-no-self
severity: warning
every:
  function: any
  member-of: { any: [struct, enum] }
  in: production
  not:
    any:
      - have: { parameter: any, have-type: "/->/" }
      # What is called like the method hides it.
      - contain: ["let $SAME = self.$SAME($$$)", "var $SAME = self.$SAME($$$)", "let $SAME = await self.$SAME($$$)", "let $SAME = try self.$SAME($$$)", "let $SAME = try await self.$SAME($$$)", "guard let $SAME = self.$SAME($$$) else { $$$ }", "if let $SAME = self.$SAME($$$) { $$$ }"]
must-not:
  contain:
    pattern: "self.$METHOD($$$)"
    where: { METHOD: { not: [init, min, max, print, debugPrint, zip, swap, dump, abs, type, assert, precondition, fatalError, stride, sequence] } }
message: "`{Subject}` writes `self` where the name is enough"
instead: Leave `self` out.
```

```swift bad path=Libraries/Core/Sources/Watch.swift
struct Watch {
	let seconds: Int

	func show() -> String {
		[seconds].map { _ in self.text(short: true) }.joined() // ✗
	}

	func text(short: Bool) -> String { "\(seconds)" }
}
```

```swift good path=Libraries/Core/Sources/Watch.swift
struct Watch {
	let seconds: Int

	init(seconds: Int) { self.seconds = seconds }
	init() { self.init(seconds: 0) }

	func show(text: (Bool) -> String) -> String { self.text(short: true) + text(false) }
	func text(short: Bool) -> String { "\(seconds)" }
	func max() -> Int { self.max() }

	func face() -> String {
		let text = self.text(short: true)
		return text
	}
}

final class Bell {
	func ring() { later { self.stop() } }
	func stop() {}
}
```

## Types are inferred

What the value says is not written before it.

```yaml rule
rule: no-redundant-types
severity: warning
every: { file: any }
must-not:
  contain:
    - { pattern: "let $NAME: String = $VALUE", where: { VALUE: { literal: string } }, becomes: "let $NAME = $VALUE" }
    - { pattern: "var $NAME: String = $VALUE", where: { VALUE: { literal: string } }, becomes: "var $NAME = $VALUE" }
    - { pattern: "let $NAME: Int = $VALUE", where: { VALUE: { literal: number } }, becomes: "let $NAME = $VALUE" }
    - { pattern: "var $NAME: Int = $VALUE", where: { VALUE: { literal: number } }, becomes: "var $NAME = $VALUE" }
    - { pattern: "let $NAME: Double = $VALUE", where: { VALUE: '/^-?[0-9][0-9_]*\.[0-9_]+$/' }, becomes: "let $NAME = $VALUE" }
    - { pattern: "var $NAME: Double = $VALUE", where: { VALUE: '/^-?[0-9][0-9_]*\.[0-9_]+$/' }, becomes: "var $NAME = $VALUE" }
    - { pattern: "let $NAME: Bool = $VALUE", where: { VALUE: { literal: boolean } }, becomes: "let $NAME = $VALUE" }
    - { pattern: "var $NAME: Bool = $VALUE", where: { VALUE: { literal: boolean } }, becomes: "var $NAME = $VALUE" }
    - { pattern: "let $NAME: $TYPE = $TYPE($$$ARGUMENTS)", becomes: "let $NAME = $TYPE($$$ARGUMENTS)" }
    - { pattern: "var $NAME: $TYPE = $TYPE($$$ARGUMENTS)", becomes: "var $NAME = $TYPE($$$ARGUMENTS)" }
message: "`{Subject}.swift` writes a type that the value beside it has anyway"
instead: Leave the type out.
```

```swift bad path=Libraries/Core/Sources/Clock.swift
let name: String = "Clock" // ✗
var hours: Int = 12 // ✗
let face: Face = Face(hours: 12) // ✗
```

```swift fixed path=Libraries/Core/Sources/Clock.swift
let name = "Clock"
var hours = 12
let face = Face(hours: 12)
```

```swift good path=Libraries/Core/Sources/Clock.swift
let name = "Clock"
let share: Double = 1
let label: LocalizedStringKey = "Clock"
let hand: Hand = LongHand()
let limit: Int? = 3
```

## No force

```yaml rule
rule: no-force-unwraps
check: force-unwrapping
because: It is a crash that waits for the first value that nobody thought of, and in a test it takes all the other tests with it.
instead: "Unwrap with `guard let`, `if let` or `??`; in a test write `try #require(…)`."
```

```swift bad path=Libraries/Core/Sources/Server.swift
let server = URL(string: "https://trails.example")! // ✗ no-force-unwraps
```

```swift bad path=Libraries/Core/Tests/ServerTests.swift
struct ServerTests {
	@Test func knowsItsAddress() {
		#expect(servers.first!.isOpen) // ✗ no-force-unwraps
	}
}
```

```swift good path=Libraries/Core/Sources/Server.swift
func server() throws -> URL {
	guard let url = URL(string: "https://trails.example"), url != other else {
		throw ConfigurationError.invalidURL
	}
	return url // really!
}
```

```swift good path=Libraries/Core/Tests/ServerTests.swift
struct ServerTests {
	private var app: XCUIApplication!

	@Test func knowsItsAddress() throws {
		let first = try #require(servers.first)
		#expect(servers.last?.isOpen != false)
	}
}
```

A `try!` and an `as!` are the same crash under other names.

```yaml rule
rule: no-forced-tries
severity: warning
check: force-try
in: production
instead: "Write `do` and `catch`, or `try?` where it doesn't matter why it failed."
```

```yaml rule
rule: no-forced-casts
severity: warning
check: force-cast
in: production
instead: Write `as?`, and say what happens with anything else.
```

```swift bad path=Libraries/Core/Sources/Clock.swift
func read(_ data: Data) -> Clock {
	let clock = try! JSONDecoder().decode(Clock.self, from: data) // ✗ no-forced-tries
	return clock as! Clock // ✗ no-forced-casts
}
```

```swift good path=Libraries/Core/Sources/Clock.swift
func read(_ data: Data) throws -> Clock? {
	// Not with try! and not with as!
	let clock = try JSONDecoder().decode(Clock.self, from: data)
	return clock as? Clock
}
```

## Depending on contracts

What a type depends on has the type of a contract, wherever it is declared. The concrete type is written once, where things are put
together.

```yaml rule
rule: dependencies-are-contracts
silences: [use-cases-store-contracts, repositories-store-contracts]
every:
  any: [{ property: any, be: stored }, parameter]
  in: production
  not: { any: [{ in: [Coordination, coordinator, "{{composition}}"] }, { be: static }] }
must-not: { have-type: { any: [use-case, repository, { type: data-source }, { type: "{{client}}", in: "{{library-folder}}" }] } }
message: "`{Subject}` has a concrete type, and so does every test"
instead: Give it the type of the contract.
```

```swift bad path=Libraries/Features/Trail/Sources/Domain/UseCases/GetTrailsUseCase.swift
struct GetTrailsUseCase {}
```

```swift bad path=Libraries/Features/Trail/Sources/Presentation/ViewModels/TrailListViewModel.swift
final class TrailListViewModel {
	private let useCase: GetTrailsUseCase // ✗

	init(useCase: GetTrailsUseCase) { // ✗
		self.useCase = useCase
	}
}
```

```swift good path=Libraries/Features/Trail/Sources/Domain/UseCases/GetTrailsUseCase.swift
protocol GetTrailsUseCaseContract {}
struct GetTrailsUseCase: GetTrailsUseCaseContract {}
```

```swift good path=Libraries/Features/Trail/Sources/Presentation/ViewModels/TrailListViewModel.swift
final class TrailListViewModel {
	private let useCase: GetTrailsUseCaseContract
}
```

## How a type is laid out

First what it holds, then how it is made, then what it can do; what is nobody else's business follows in a private extension. A type that
is in this order needs no signposts, so `MARK` is left for the one thing that has no other: the protocol that an extension is about.

```yaml rule
rule: members-are-in-order
severity: warning
check: member-order
in: { path: ["{{app}}", "{{library-folder}}", "{{feature}}"] }
instead: Put properties first, then initializers, then methods.
```

```yaml rule
rule: private-methods-stand-in-a-private-extension
severity: warning
every:
  function: any
  be: private
  member-of: { any: [class, struct, actor] }
  in: production
  not: { any: [{ be: override }, { be: static }, { have-attribute: ["@objc", "@IBAction", "@ViewBuilder"] }, { be: opaque }] }
must: { in: any-extension }
except:
  - { member-of: coordinator, named: "make*", because: "a coordinator shows beside what it builds how that is put together" }
message: "`{Subject}` stands among what others may call"
instead: Move it to a `private extension` at the end of the file.
```

```yaml rule
rule: private-extensions-say-it-once
severity: warning
every: { any: [function, property], in: private-extension, not: { member-of: { type: any, in: private-extension } } }
must-not:
  contain:
    - { pattern: "private func $NAME($$$PARAMETERS) { $$$BODY }", becomes: "func $NAME($$$PARAMETERS) { $$$BODY }" }
    - { pattern: "private var $NAME: $TYPE { $$$BODY }", becomes: "var $NAME: $TYPE { $$$BODY }" }
instead: Leave `private` out; the extension has said it.
```

```yaml rule
rule: no-signposts-inside-of-types
severity: warning
every: mark
must-not: { in: any-type }
message: A `MARK` divides a type
instead: Leave it out; the order of members says the same.
```

```yaml rule
rule: marks-name-a-protocol
severity: warning
every: { mark: any, in: { path: ["{{app}}", "{{library-folder}}", "{{feature}}"] }, not: { in: any-type } }
must-not: { named: [Lifecycle, Public, Private, Internal, Properties, Methods, Types, "Initiali?ation", "Initiali?er", "Initiali?ers", Helper, Helpers, View, Views, Action, Actions] }
message: This `MARK` names no protocol
```

```yaml rule
rule: conformances-have-a-mark
severity: warning
check: conformance-without-mark
in: "{{all-sources}}"
except:
  - { extension: any, be: empty, because: nothing stands in it that a reader would look for }
message: "No `MARK` stands above this conformance of `{Subject}`"
instead: Write `MARK`, a dash and the protocol's name above it, and an empty line between.
```

```yaml rule
rule: conformances-stand-in-extensions
severity: note
every: { file: any, in: production }
must-not:
  contain:
    - pattern: ["class $NAME: $PROTOCOL, $$$ { $$$ }", "class $NAME: $PROTOCOL { $$$ }"]
      # What exists to be somebody's delegate is no class with a conformance beside.
      where: { PROTOCOL: ["?*Delegate", "UI?*DataSource"], NAME: { not: ["Weak*", "*Delegate", "*Wrapper", "*Listener"] } }
    - "class $NAME: $$$, CustomStringConvertible, $$$ { $$$ }"
    - "class $NAME: $$$, CustomDebugStringConvertible, $$$ { $$$ }"
    - "class $NAME: $$$, LocalizedError, $$$ { $$$ }"
    - "class $NAME: $$$, Comparable, $$$ { $$$ }"
    - "struct $NAME: $$$, CustomStringConvertible, $$$ { $$$ }"
    - "struct $NAME: $$$, CustomDebugStringConvertible, $$$ { $$$ }"
    - "struct $NAME: $$$, LocalizedError, $$$ { $$$ }"
    - "struct $NAME: $$$, Comparable, $$$ { $$$ }"
    - "enum $NAME: $$$, CustomStringConvertible, $$$ { $$$ }"
    - "enum $NAME: $$$, CustomDebugStringConvertible, $$$ { $$$ }"
    - "enum $NAME: $$$, LocalizedError, $$$ { $$$ }"
    - "enum $NAME: $$$, Comparable, $$$ { $$$ }"
message: "`{Subject}.swift` has a conformance that is not an extension of its own"
instead: Move it to an extension, behind a `MARK` with the protocol's name.
```

```swift bad path=Libraries/Core/Sources/Clock.swift
struct Clock: Equatable, CustomStringConvertible { // ✗ conformances-stand-in-extensions
	// MARK: - Public // ✗ no-signposts-inside-of-types
	var description: String { "clock" }

	private func ring() {} // ✗ private-methods-stand-in-a-private-extension
	init() {} // ✗ members-are-in-order
}

extension Clock: Identifiable { // ✗ conformances-have-a-mark
	var id: Int { 1 }
}

extension Clock: Sendable {}

// MARK: - Helpers // ✗ marks-name-a-protocol

private extension Clock {
	private func tick() {} // ✗ private-extensions-say-it-once
}
```

```swift good path=Libraries/Core/Sources/Clock.swift
struct Clock: Equatable {
	let hours: Int

	init() { hours = 12 }

	func wind() {}
}

private extension Clock {
	func tick() {}

	struct Hand {
		private var angle: Int { 30 }
	}
}

// MARK: - CustomStringConvertible

extension Clock: CustomStringConvertible {
	var description: String { "clock" }
}

private final class WeakClock: ClockDelegate {}
```

## Events have a sender

A notification reaches whoever listens, in an order that nobody knows; a stream of Combine hides who is waiting for whom. An
`AsyncSequence` has one end that sends and one that waits.

```yaml rule
rule: no-notifications-for-events
every: { file: any, in: production }
must-not: { call: ["NotificationCenter.default.post", "NotificationCenter.default.addObserver", "NotificationCenter.default.publisher"] }
instead: Let the sender have an `AsyncStream`. What the system announces is awaited with `notifications(named:)`.
```

```yaml rule
rule: no-combine
every: { file: any, in: production }
must-not:
  any:
    - refer-to: { named: [AnyPublisher, PassthroughSubject, CurrentValueSubject, AnyCancellable, Publishers, Future], not: { in: "**/*.swift" } }
    - contain: ["$STREAM.sink { $$$ }", "$STREAM.sink(receiveValue: $RECEIVER)", "$STREAM.sink(receiveCompletion: $END, receiveValue: $RECEIVER)", "$STREAM.assign(to: $KEYPATH, on: $OBJECT)", "$STREAM.eraseToAnyPublisher()"]
because: Combine knows nothing of actors. `ObservableObject` and `@Published` are what SwiftUI asks for, and stay.
instead: Write an `async` function or an `AsyncStream`.
```

```swift bad path=Libraries/Core/Sources/Clock.swift
import Combine

final class Clock {
	private var waiting: Set<AnyCancellable> = [] // ✗ no-combine
	let ticks = PassthroughSubject<Int, Never>() // ✗ no-combine

	func follow(_ source: Ticker) {
		source.$ticks.dropFirst().sink(receiveValue: handle) // ✗ no-combine
		source.$ticks.assign(to: \.latest, on: self) // ✗ no-combine
	}

	func ring() {
		NotificationCenter.default.post(name: .rang, object: nil) // ✗ no-notifications-for-events
	}
}
```

```swift good path=Libraries/Core/Sources/Clock.swift
import Combine

@MainActor
final class Clock: ObservableObject {
	@Published private(set) var ticks = 0

	func wash(_ dish: Dish) {
		dish.sink(below: 3)
		seat.assign(to: dish)
	}

	func watch() async {
		for await _ in NotificationCenter.default.notifications(named: UIApplication.significantTimeChangeNotification) {
			ticks = 0
		}
	}
}
```

## Limits

Above the first number somebody should look; above the second the change waits until it is smaller. Both say that a thing has become two.

```yaml rule
rule: lines-are-short
severity: warning
check: line-length
at-most: "{{long-line}}"
never-above: "{{longest-line}}"
allow: [URL]
```

```yaml rule
rule: files-are-short
severity: warning
check: file-length
at-most: "{{long-file}}"
never-above: "{{longest-file}}"
```

```yaml rule
rule: types-are-short
severity: warning
check: type-body-length
at-most: "{{long-type}}"
never-above: "{{longest-type}}"
```

```yaml rule
rule: functions-are-short
severity: warning
check: function-body-length
at-most: "{{long-function}}"
never-above: "{{longest-function}}"
```

```yaml rule
rule: functions-are-simple
severity: warning
check: cyclomatic-complexity
at-most: "{{complex-function}}"
never-above: "{{most-complex-function}}"
```

```swift bad path=Libraries/Core/Sources/Long.swift
struct Long { // ✗ files-are-short, types-are-short
	func run() { // ✗ functions-are-short, functions-are-simple
		if isReady {} // × 101
	}

	var steps = 0 // × 900
	let text = "12345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890" // ✗ lines-are-short
}
```

```swift good path=Libraries/Core/Sources/Short.swift
struct Short {
	func run() {
		if isReady {} // × 9
	}

	var steps = 0 // × 200
	let text = "1234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890"
}
```
# Tuist

The project file is not in the repository: `tuist generate` makes it from `Project.swift`, `tuist test` runs the tests, `tuist clean`
takes everything back. So the manifests are code, and held to rules.

## The manifests

```yaml rule
rule: the-manifest-describes-one-project
every: { file: Project, in: Project.swift }
must: { contain: ["let project = $PROJECT", "let project: Project = $PROJECT"] }
message: "`Project.swift` declares no `let project`"
```

```yaml rule
rule: tuist-is-configured
every: { file: Tuist, in: Tuist.swift }
must: { contain: ["let tuist = Tuist($$$)", "let config = Config($$$)"] }
message: "`Tuist.swift` declares no `let tuist = Tuist(…)`"
```

```yaml rule
rule: the-shared-configuration-is-in-config
every: { file: Config, in: "{{tuist-helpers}}" }
must:
  any:
    - have-each: [{ property: appName }, { property: "/(?i)(deployment|development)target/" }, { property: "/(?i)settings/" }]
    - contain: "$CONFIGURATION($$$, appName: $_, $$$)"
message: "`Config.swift` does not say the app's name, its deployment target and the settings of all targets"
```

```yaml rule
rule: the-helper-makes-modules
every: { file: FrameworkModule, in: "{{tuist-helpers}}" }
must: { have: { struct: FrameworkModule, have-each: [{ function: create, be: static }, { property: targets }, { property: schemes }] } }
message: "`FrameworkModule.swift` has no `FrameworkModule.create(…)` with targets and schemes"
```

```yaml rule
rule: modules-have-their-three-targets
every: { file: FrameworkModule, in: "{{tuist-helpers}}" }
must:
  all:
    - contain: [".target(name: $NAME, $$$, product: .framework, $$$)", ".target(name: $NAME, $$$, product: .staticFramework, $$$)"]
    - contain: { pattern: ".target(name: $NAME, $$$)", where: { NAME: "/(?i){{test-double}}s/" } }
    - contain: { pattern: ".target(name: $NAME, $$$, product: .unitTests, $$$)", where: { NAME: "/(?i)tests/" } }
message: "`FrameworkModule` does not make a framework, one of mocks, and a target of tests"
```

```yaml rule
rule: frameworks-carry-the-names-of-app-and-module
every: { file: any, in: [Project.swift, "{{tuist-helpers}}"] }
must-not:
  contain:
    - { pattern: "FrameworkModule.create(name: $NAME, $$$REST)", where: { REST: '/\b(target|product|framework|module)Name:\s*"/' } }
    - { pattern: "$OTHER ?? $NAME", where: { NAME: '/^"\\\(app\w*\)\\\(\w+\)"$/' } }
    - { pattern: [".target(name: $NAME, $$$, product: .framework, $$$)", ".target(name: $NAME, $$$, product: .staticFramework, $$$)"], where: { NAME: [name, '/^"\\\(name\)\w*"$/'] } }
message: A framework is not called by the names of the app and its module
instead: "Call it `\\(appName)\\(name)`."
```

```yaml rule
rule: frameworks-are-built-from-sources
every: { file: FrameworkModule, in: "{{tuist-helpers}}" }
must-not:
  contain:
    pattern: [".target(name: $NAME, $$$, product: .framework, $$$, sources: $SOURCES, $$$)", ".target(name: $NAME, $$$, product: .staticFramework, $$$, sources: $SOURCES, $$$)"]
    where: { SOURCES: { all: ['/"/', { not: '/^[^"]*"[^*]*\b({{sources}}|{{test-doubles}})\b/' }] } }
message: A framework is not built from `{{sources}}`, nor one of mocks from `{{test-doubles}}`
instead: "Write `\\(folder)/{{sources}}/**`."
```

```yaml rule
rule: schemes-measure-coverage
every: { file: FrameworkModule, in: "{{tuist-helpers}}" }
must: { contain: [".options(coverage: true, $$$)", ".options(coverage: true)"] }
message: "The schemes of modules measure no coverage"
```

```yaml rule
rule: binary-frameworks-are-listed-in-dependencies
every: { string: any, match: "*.xcframework*", in: [Project.swift, "{{tuist}}"] }
must: { all: [{ match: "*Dependencies/*" }, { in: "{{tuist-helpers}}/Dependencies.swift" }] }
message: A binary framework is not kept in `{{tuist-dependencies}}`, or not listed in `Dependencies.swift`
```

```swift bad path=Project.swift
import ProjectDescription // ✗ the-manifest-describes-one-project

let app = Project(name: "Trailhead", targets: [.xcframework(path: "Vendor/Maps.xcframework")]) // ✗ binary-frameworks-are-listed-in-dependencies
```

```swift bad path=Tuist.swift
import ProjectDescription // ✗ tuist-is-configured
```

```swift bad path=Tuist/ProjectDescriptionHelpers/Config.swift
import ProjectDescription // ✗ the-shared-configuration-is-in-config
```

```swift bad path=Tuist/ProjectDescriptionHelpers/FrameworkModule.swift
import ProjectDescription // ✗ the-helper-makes-modules, modules-have-their-three-targets, schemes-measure-coverage
```

```swift bad path=Tuist/ProjectDescriptionHelpers/FrameworkModule.swift
import ProjectDescription

public struct FrameworkModule {
	public let targets: [Target]
	public let schemes: [Scheme]

	public static func create(name: String, path: String? = nil, productName: String? = nil) -> FrameworkModule {
		let title = productName ?? "\(appName)\(name)" // ✗ frameworks-carry-the-names-of-app-and-module
		let code = Target.target(name: title, destinations: .iOS, product: .framework, bundleId: name, sources: ["Libraries/\(name)/Code/**"]) // ✗ frameworks-are-built-from-sources
		let mocks = Target.target(name: "\(name)Mocks", destinations: .iOS, product: .framework, bundleId: name, sources: ["Libraries/\(name)/Mocks/**"]) // ✗ frameworks-carry-the-names-of-app-and-module
		let tests = Target.target(name: "\(title)Tests", destinations: .iOS, product: .unitTests, bundleId: name)
		let scheme = Scheme.scheme(name: name, testAction: .targets(["Tests"], options: .options(coverage: true)))
		return FrameworkModule(targets: [code, mocks, tests], schemes: [scheme])
	}
}
```

```swift bad path=Project.swift
import ProjectDescription

let mapModule = FrameworkModule.create(name: "Map", path: "Maps", productName: "MapKitPlus") // ✗ frameworks-carry-the-names-of-app-and-module

let project = Project(name: appName)
```

```swift good path=Project.swift
import ProjectDescription

let project = Project(name: appName)
```

```swift good path=Tuist.swift
import ProjectDescription

let tuist = Tuist()
```

```swift good path=Tuist/ProjectDescriptionHelpers/Config.swift
import ProjectDescription

public let appName = "Trailhead"
public let deploymentTargets: DeploymentTargets = .iOS("16.0")
public let sharedSettings: SettingsDictionary = ["SWIFT_VERSION": "6.0"]
```

```swift good path=Tuist/ProjectDescriptionHelpers/Dependencies.swift
import ProjectDescription

public let maps: TargetDependency = .xcframework(path: "Tuist/Dependencies/Maps.xcframework")
```

```swift good path=Tuist/ProjectDescriptionHelpers/FrameworkModule.swift
import ProjectDescription

public struct FrameworkModule {
	public let targets: [Target]
	public let schemes: [Scheme]

	public static func create(name: String, path: String? = nil, hasMocks: Bool = true) -> FrameworkModule {
		let folder = "Libraries/\(path ?? name)"
		let main = Target.target(name: "\(appName)\(name)", destinations: .iOS, product: .framework, bundleId: name, sources: ["\(folder)/Sources/**"])
		let mocks = Target.target(name: "\(appName)\(name)Mocks", destinations: .iOS, product: .framework, bundleId: name)
		let tests = Target.target(name: "\(appName)\(name)Tests", destinations: .iOS, product: .unitTests, bundleId: name)
		let scheme = Scheme.scheme(name: name, testAction: .targets(["Tests"], options: .options(coverage: true)))
		return FrameworkModule(targets: [main, mocks, tests], schemes: [scheme])
	}
}
```

## What git ignores

What Tuist makes, and the binary frameworks from elsewhere, are on everybody's disk and in nobody's history.

```yaml rule
rule: the-project-has-an-ignore-list
severity: warning
every: { file: Project, in: Project.swift }
must: { have-counterpart: { file: .gitignore } }
message: Git ignores nothing here
```

```yaml rule
rule: generated-projects-are-ignored
every: { document: .gitignore, in: .gitignore, have-counterpart: { file: Project, in: Project.swift } }
must: { have-setting: { lines: ["*.xcodeproj*", "*.xcworkspace*"] } }
message: Git does not ignore the projects that Tuist makes
```

```yaml rule
rule: binary-frameworks-are-ignored
every: { document: .gitignore, in: .gitignore, have-counterpart: { file: Project, in: Project.swift } }
must: { have-setting: { lines: { any: ["{{tuist-dependencies}}*", "/{{tuist-dependencies}}*"] } } }
message: Git does not ignore `{{tuist-dependencies}}`
```

```swift bad path=Project.swift
import ProjectDescription // ✗ the-project-has-an-ignore-list

let project = Project(name: appName)
```

```swift given path=Project.swift
import ProjectDescription

let project = Project(name: appName)
```

```text good path=.gitignore
# What Tuist makes:
*.xcodeproj
*.xcworkspace
Tuist/Dependencies/
```

A list that lacks both:

```text bad path=.gitignore
.DS_Store # ✗ generated-projects-are-ignored, binary-frameworks-are-ignored
# *.xcodeproj
# *.xcworkspace
```

## Modules

A module has a simple name, and its target has the app's name before it. Where its folder has another name than the module, and only
there, the path is given. All modules are made by the helper, so all of them are alike.

```yaml rule
rule: module-names-are-simple
every: { file: any, in: [Project.swift, "{{tuist}}"] }
must-not:
  contain:
    pattern: ["FrameworkModule.create(name: $NAME, $$$)", "FrameworkModule.create(name: $NAME)"]
    where: { NAME: { literal: string, not: { string: '/^[A-Za-z][A-Za-z0-9]*$/' } } }
message: A module's name has more in it than letters and digits
```

```yaml rule
rule: paths-are-given-where-they-differ
severity: warning
every: { file: any, in: [Project.swift, "{{tuist}}"] }
must-not: { contain: { pattern: "FrameworkModule.create(name: $NAME, path: $NAME, $$$REST)", becomes: "FrameworkModule.create(name: $NAME, $$$REST)" } }
instead: Leave `path` out; the folder has the module's name.
```

```yaml rule
rule: modules-are-made-by-the-helper
every: { file: any, in: [Project.swift, "{{tuist}}"], not: { file-named: FrameworkModule } }
must-not: { contain: [".target(name: $NAME, $$$, product: .framework, $$$)", ".target(name: $NAME, $$$, product: .staticFramework, $$$)"] }
instead: Write `FrameworkModule.create(…)`.
```

```yaml rule
rule: modules-are-called-modules
severity: warning
every: { file: Project, in: Project.swift }
must-not:
  contain:
    pattern: "let $CONSTANT = FrameworkModule.create($$$)"
    where: { CONSTANT: { not: "?*Module" } }
message: A module's constant does not end in `Module`
```

```yaml rule
rule: targets-carry-the-name-of-the-app
severity: warning
every: { file: any, in: [Project.swift, "{{tuist}}"] }
must-not: { contain: { pattern: ".target(name: $NAME)", where: { NAME: { literal: string, not: { string: '/\\\(/' } } } } }
instead: "Begin it with `\\(appName)`."
```

```yaml rule
rule: features-stay-apart
severity: warning
independent: "{{feature}}"
because: Two features that know each other are one feature in two folders.
instead: Move what both need to a shared module, or let the app lead from one to the other.
```

```swift given path=Libraries/Features/Trail/Sources/Domain/Models/Trail.swift
struct Trail {}
```

```swift bad path=Project.swift
import ProjectDescription

let trail = FrameworkModule.create(name: "Features/Trail") // ✗ module-names-are-simple, modules-are-called-modules
let coreModule = FrameworkModule.create(name: "Core", path: "Core") // ✗ paths-are-given-where-they-differ

let project = Project(
	name: appName,
	targets: [
		.target(name: "Maps", destinations: .iOS, product: .framework, bundleId: "maps"), // ✗ modules-are-made-by-the-helper
		.target(name: appName, destinations: .iOS, product: .app, bundleId: "app", dependencies: [.target(name: "TrailheadCore")]), // ✗ targets-carry-the-name-of-the-app
	]
)
```

```swift bad path=Libraries/Features/Journal/Sources/Domain/Models/Entry.swift
struct Entry {
	let trail: Trail // ✗ features-stay-apart
}
```

```swift good path=Project.swift
import ProjectDescription

let coreModule = FrameworkModule.create(name: "Core")
let trailModule = FrameworkModule.create(
	name: "Trail",
	path: "Features/Trail",
	dependencies: [.target(name: "\(appName)Core"), .project(target: "Tracks", path: "Tracks"), .package(product: "Maps")],
)

let project = Project(name: appName, targets: coreModule.targets + trailModule.targets)
```

```swift good path=Libraries/Features/Journal/Sources/Domain/Models/Entry.swift
struct Entry {
	let trailID: Int
}
```

```yaml review
review: are-all-modules-in-the-project
question: Has each folder below `{{library-folder}}` its module, and does the project contain the targets and the schemes of every module?
because: The names are put together while Tuist runs, so they can't be compared in the source.
```

```yaml review
review: do-mocks-and-manifest-agree
question: Is `has{{test-double}}s` false for just those modules without public mocks, and is every target that is named one that a module makes?
```

### Nothing generated is committed

What Tuist fetches and makes is made again on every machine. In a change it is a thousand lines that nobody reads.

```yaml rule
rule: nothing-generated-is-committed
every: { any: [file, document], in: ["{{tuist-dependencies}}", "**/Derived"] }
must-not: { be: new }
because: What git ignores is in no change; what is in one will be committed.
message: "`{Subject}` is fetched or generated, and this change brings it into git"
instead: Take it out of the commit, and let `.gitignore` name its folder.
```

```text before path=Tuist/Dependencies/Lockfiles/old.json
{}
```

```text bad path=Tuist/Dependencies/Lockfiles/old.json
{}
```

```text bad path=Tuist/Dependencies/Lockfiles/Maps.json
{}
```

```text good path=Tuist/Dependencies/Lockfiles/old.json
{ "a": 1 }
```

```yaml review
review: is-nothing-generated-committed
question: Are `*.xcodeproj`, `*.xcworkspace`, `Derived` and `{{tuist-dependencies}}` ignored by git?
because: What git ignores is not read by the check.
```

# Helpers for those who write code by machine

What a coding agent should know before it begins stands in `CLAUDE.md`; how it does a thing that comes up often, in a skill below
`.claude/skills`: one for the Tuist configuration, one that writes a remote data source, one that writes a repository with its contract.
They are in English, as everything else is, and as short as this guide allows.

# What can be made

Most of what this guide describes is the same in every feature, so it is made: `norma new` lists the sets, `norma new feature Journal --dry-run`
shows what would be written. What is made keeps every rule of this guide, and its tests pass before the first edit. In an empty folder
begin with the app, then the networking module, then a feature.

## The app around it

The shell: manifests for Tuist, an app that shows its name, one test of each kind, and the papers beside the code. It has no module yet.

```yaml template
template: app
summary: An app without features, described for Tuist, with its tests and its papers.
inputs:
  App: { is: type-name, about: The name of the app, sample: Trailhead }
  Bundle: { is: text, about: What the identifiers of its bundles begin with, default: com.example }
next:
  - Run `mise install` and `tuist install`, then `tuist generate`.
  - Make the module that asks the server with `norma new networking {{App}}`.
```

```swift template app path="{{app-sources}}/{{App}}App.swift"
import SwiftUI

@main
struct {{App}}App: App {
	private let options = LaunchOptions(arguments: ProcessInfo.processInfo.arguments)

	var body: some Scene {
		WindowGroup {
			Text("{{App}}")
				.accessibilityIdentifier("start")
				.transaction { $0.disablesAnimations = options.isUITesting }
		}
	}
}
```

```swift template app path="{{app-sources}}/LaunchOptions.swift"
/// What the app was started with.
struct LaunchOptions: Equatable {
	/// UI tests need not wait for animations.
	let isUITesting: Bool

	init(arguments: [String]) {
		isUITesting = arguments.contains("{{argument-of-ui-tests}}")
	}
}
```

```json template app path="{{app-resources}}/Localizable.xcstrings"
{
  "sourceLanguage" : "en",
  "strings" : {},
  "version" : "1.0"
}
```

```swift template app path="{{app-tests}}/LaunchOptionsTests.swift"
import Testing

@testable import {{App}}

struct LaunchOptionsTests {
	@Test(arguments: [
		(["{{argument-of-ui-tests}}"], true),
		([], false),
	])
	func knowsWhetherItIsTested(arguments: [String], {{expectation}}: Bool) {
		// Given
		let {{subject}} = LaunchOptions(arguments: arguments)

		// When
		let {{result}} = {{subject}}.isUITesting

		// Then
		#expect({{result}} == {{expectation}})
	}
}
```

```swift template app path="{{app-ui-tests}}/StartUITests.swift"
import XCTest

nonisolated final class StartUITests: XCTestCase {
	override func setUpWithError() throws {
		continueAfterFailure = false
	}

	@MainActor
	func testShowsTheFirstScreen() throws {
		let app = XCUIApplication()
		app.launchArguments = ["{{argument-of-ui-tests}}"]
		app.launch()

		XCTAssertTrue(app.staticTexts["start"].waitForExistence(timeout: 5))
	}
}
```

Each module is one element of `modules`, so that a new one is one more element. What the helper makes of it, it makes of all.

```swift template app path="Project.swift"
import ProjectDescription
import ProjectDescriptionHelpers

let modules: [FrameworkModule] = []

let project = Project(
	name: appName,
	settings: .settings(base: sharedSettings),
	targets: AppModule.targets(dependencies: []) + FrameworkModule.targets(of: modules),
	schemes: FrameworkModule.schemes(of: modules),
)
```

```swift template app path="Tuist.swift"
import ProjectDescription

let tuist = Tuist(project: .tuist())
```

```swift template app path="{{tuist}}/Package.swift"
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
	name: "{{App}}",
	dependencies: [
		.package(url: "https://github.com/pointfreeco/swift-snapshot-testing", from: "1.18.0"),
	]
)
```

```swift template app path="{{tuist-helpers}}/Config.swift"
import ProjectDescription

public let appName = "{{App}}"

public let deploymentTargets: DeploymentTargets = .iOS("16.0")

public let sharedSettings: SettingsDictionary = [
	"SWIFT_VERSION": "6.0",
	"SWIFT_APPROACHABLE_CONCURRENCY": "YES",
	"SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor",
	"SWIFT_TREAT_WARNINGS_AS_ERRORS": "YES",
]

/// What the identifier of each bundle begins with.
public let bundlePrefix = "{{Bundle}}.{{App.lower}}"
```

```swift template app path="{{tuist-helpers}}/AppModule.swift"
import ProjectDescription

/// The app, its tests, and the tests that use it as a person does.
public enum AppModule {
	public static func targets(dependencies: [TargetDependency]) -> [Target] {
		[
			.target(
				name: appName,
				destinations: .iOS,
				product: .app,
				bundleId: bundlePrefix,
				deploymentTargets: deploymentTargets,
				sources: ["{{app-sources}}/**"],
				resources: ["{{app-resources}}/**"],
				dependencies: dependencies,
			),
			.target(
				name: "\(appName)Tests",
				destinations: .iOS,
				product: .unitTests,
				bundleId: "\(bundlePrefix).tests",
				deploymentTargets: deploymentTargets,
				sources: ["{{app-tests}}/**"],
				dependencies: [.target(name: "\(appName)")],
			),
			.target(
				name: "\(appName)UITests",
				destinations: .iOS,
				product: .uiTests,
				bundleId: "\(bundlePrefix).uitests",
				deploymentTargets: deploymentTargets,
				sources: ["{{app-ui-tests}}/**"],
				dependencies: [.target(name: "\(appName)")],
			),
		]
	}
}
```

```swift template app path="{{tuist-helpers}}/FrameworkModule.swift"
import ProjectDescription

/// A framework with its mocks, its tests and its scheme.
public struct FrameworkModule: Sendable {
	public let targets: [Target]
	public let schemes: [Scheme]

	/// - Parameters:
	///   - path: The folder below `{{library-folder}}`, where it has another name than the module.
	///   - testDependencies: What the tests need besides the module and its mocks.
	///   - has{{test-double}}s: Whether other modules' tests can use mocks of this one.
	public static func create(
		name: String,
		path: String? = nil,
		dependencies: [TargetDependency] = [],
		testDependencies: [TargetDependency] = [],
		has{{test-double}}s: Bool = true,
	) -> FrameworkModule {
		let framework = "\(appName)\(name)"
		let folder = "{{library-folder}}/\(path ?? name)"
		let mocks = has{{test-double}}s ? [mocksTarget(of: framework, in: folder, dependencies: dependencies)] : []
		return FrameworkModule(
			targets: [
				.target(
					name: framework,
					destinations: .iOS,
					product: .framework,
					bundleId: "\(bundlePrefix).\(name)",
					deploymentTargets: deploymentTargets,
					sources: ["\(folder)/{{sources}}/**"],
					dependencies: dependencies,
				),
				.target(
					name: "\(framework)Tests",
					destinations: .iOS,
					product: .unitTests,
					bundleId: "\(bundlePrefix).\(name)Tests",
					deploymentTargets: deploymentTargets,
					sources: ["\(folder)/{{tests}}/**"],
					dependencies: [.target(name: framework), Dependencies.snapshotTesting]
						+ mocks.map { .target(name: $0.name) } + dependencies + testDependencies,
				),
			] + mocks,
			schemes: [
				.scheme(
					name: framework,
					testAction: .targets(
						["\(framework)Tests"],
						options: .options(coverage: true, codeCoverageTargets: ["\(framework)"]),
					),
				),
			],
		)
	}

	public static func targets(of modules: [FrameworkModule]) -> [Target] {
		modules.flatMap(\.targets)
	}

	public static func schemes(of modules: [FrameworkModule]) -> [Scheme] {
		modules.flatMap(\.schemes)
	}
}

private extension FrameworkModule {
	static func mocksTarget(of framework: String, in folder: String, dependencies: [TargetDependency]) -> Target {
		.target(
			name: "\(framework){{test-double}}s",
			destinations: .iOS,
			product: .framework,
			bundleId: "\(bundlePrefix).\(framework){{test-double}}s",
			deploymentTargets: deploymentTargets,
			sources: ["\(folder)/{{test-doubles}}/**"],
			dependencies: [.target(name: framework)] + dependencies,
		)
	}
}
```

```swift template app path="{{tuist-helpers}}/Dependencies.swift"
import ProjectDescription

/// What comes from outside; packages are declared in `{{tuist}}/Package.swift`.
public enum Dependencies {
	public static let snapshotTesting: TargetDependency = .external(name: "SnapshotTesting")
}
```

What git ignores, which tools are used, and what people and coding agents read first.

```text template app shared path=".gitignore"
*.xcodeproj
*.xcworkspace
Derived/
{{tuist-dependencies}}/
.build/
```

```yaml template app shared path=".norma.yml"
# What `norma check` does here.
guide: clean-coordinators
```

```text template app path=".swiftformat"
--swiftversion 6.1
--indent tab
--maxwidth {{long-line}}
--commas always
--self remove
--importgrouping testable-last
--disable redundantMemberwiseInit
```

```yaml template app path=".swiftlint.yml"
line_length:
  warning: {{long-line}}
  error: {{longest-line}}
file_length:
  warning: {{long-file}}
  error: {{longest-file}}
type_body_length:
  warning: {{long-type}}
  error: {{longest-type}}
function_body_length:
  warning: {{long-function}}
  error: {{longest-function}}
cyclomatic_complexity:
  warning: {{complex-function}}
  error: {{most-complex-function}}
trailing_comma:
  mandatory_comma: true
```

```toml template app path="mise.toml"
[tools]
swiftlint = "0.62.1"
tuist = "4.90.0"
```

```markdown template app path="{{papers}}/StyleGuide.md"
# Style

The guide `clean-coordinators` is the style of this project. `norma guide show clean-coordinators` prints it, `norma check` says where the
code differs, `norma new` makes what it describes.
```

```markdown template app path="CLAUDE.md"
# {{App}}

A SwiftUI app of feature modules: three layers inside of each, a coordinator that knows the way, and everything on the main actor that
does not say otherwise.

- The style is the guide `clean-coordinators`. Run `norma check` before you call anything done; each finding names the section to read.
- `norma new` lists what can be made: a feature, a use case, a repository, a data source. Make it so, and change what was made.
- `tuist generate` makes the Xcode project, `tuist test` runs all tests, `tuist clean` takes everything back. Neither the project nor `Derived` is committed.
```

```markdown template app path="{{skills}}/tuist/SKILL.md"
---
name: tuist
description: Adds a module to the project, or changes what a module depends on.
---

# The Tuist configuration

Modules are elements of `modules` in `Project.swift`, each made by `FrameworkModule.create`. `name` has letters and digits only; `path` is
given where the folder below `{{library-folder}}` has another name; `has{{test-double}}s` is `false` where there is no folder `{{test-doubles}}`. A dependency on a module is
`.target(name: "\(appName)Name")`. What the app itself uses stands in `AppModule.targets(dependencies:)`.

A package from outside is declared in `{{tuist}}/Package.swift`, a binary framework lies in `{{tuist-dependencies}}`, which git ignores; both get a constant
in `Dependencies.swift`, as in `.xcframework(path: "{{tuist-dependencies}}/Maps.xcframework")`.

`norma new feature` and `norma new networking` make the entry by themselves. Run `tuist generate` after each change.
```

```markdown template app path="{{skills}}/datasource/SKILL.md"
---
name: datasource
description: Writes a data source with its contract, its {{transfer-object}}, its mock and its tests.
---

# A data source

Run `norma new data-source` and answer what it asks. Then give the {{transfer-object}} the properties that the server sends, and `toDomain()` what the
model needs of them. The {{transfer-object}} stays `nonisolated`, `Decodable` and `Equatable`, with constants only.
```

```markdown template app path="{{skills}}/repository/SKILL.md"
---
name: repository
description: Writes a repository with its contract, its mock and its tests.
---

# A repository

Run `norma new repository` and answer what it asks. The contract stands in `{{domain}}/{{repositories}}` and speaks of models; the implementation
stands in `{{data}}/{{repositories}}`, holds the contracts of its data sources, and turns their {{transfer-object}}s into models with `toDomain()`.
```

## The networking module

The one module that knows `URLSession`: an endpoint says what is asked, the client asks it, and everything that goes wrong is an error that
a test can expect.

```yaml template
template: networking
summary: The module that asks the server, with a client, its mock, and tests.
needs: app
within: "{{app}}"
inputs:
  App: { is: type-name, about: "The name of the app, with which the names of its modules begin", read: app-name, sample: Trailhead }
  Tuist: { is: flag, about: Whether the module is added to `Project.swift`, default: true }
next:
  - Let the app make one `{{client}}` with the address of its server, and hand it to the coordinators.
```

```swift template networking path="{{networking-sources}}/{{client}}{{contract}}.swift"
import Foundation

/// What remote data sources ask.
public protocol {{client}}{{contract}}: Sendable {
	/// Sends the request and hands back what the server answers, as it is.
	func request(_ endpoint: Endpoint) async throws -> Data

	/// Sends the request and decodes the answer.
	func request<Response: Decodable & Sendable>(_ endpoint: Endpoint) async throws -> Response
}
```

```swift template networking path="{{networking-sources}}/{{client}}.swift"
import Foundation

/// Sends requests to one server.
public final class {{client}}: {{client}}{{contract}}, Sendable {
	private let baseURL: URL
	private let session: URLSession
	private let decoder: JSONDecoder

	public init(baseURL: URL, session: URLSession = .shared, decoder: JSONDecoder = JSONDecoder()) {
		self.baseURL = baseURL
		self.session = session
		self.decoder = decoder
	}

	/// For an address that comes from a configuration.
	public convenience init(address: String, session: URLSession = .shared) throws {
		guard let baseURL = URL(string: address), baseURL.host != nil else {
			throw ConfigurationError.invalidURL
		}
		self.init(baseURL: baseURL, session: session)
	}

	public func request(_ endpoint: Endpoint) async throws -> Data {
		let (data, response) = try await session.data(for: buildRequest(for: endpoint))
		guard let response = response as? HTTPURLResponse else {
			throw HTTPError.invalidResponse
		}
		guard (200..<300).contains(response.statusCode) else {
			throw HTTPError.statusCode(response.statusCode, data)
		}
		return data
	}

	public func request<Response: Decodable & Sendable>(_ endpoint: Endpoint) async throws -> Response {
		let data: Data = try await request(endpoint)
		return try decoder.decode(Response.self, from: data)
	}
}

private extension {{client}} {
	func buildRequest(for endpoint: Endpoint) throws -> URLRequest {
		guard let url = baseURL.appending(path: endpoint.path).appendingQueryItems(endpoint.queryItems) else {
			throw HTTPError.invalidURL
		}
		var request = URLRequest(url: url)
		request.httpMethod = endpoint.method.rawValue
		request.httpBody = endpoint.body
		for (name, value) in endpoint.headers {
			request.setValue(value, forHTTPHeaderField: name)
		}
		return request
	}
}
```

```swift template networking path="{{networking-sources}}/Endpoint.swift"
import Foundation

/// One thing that a server can be asked.
public struct Endpoint: Hashable, Sendable {
	/// Begins with a slash; the client knows the server before it.
	public let path: String
	public let method: HTTPMethod
	public let queryItems: [URLQueryItem]
	public let headers: [String: String]
	public let body: Data?

	public init(
		path: String,
		method: HTTPMethod = .get,
		queryItems: [URLQueryItem] = [],
		headers: [String: String] = [:],
		body: Data? = nil,
	) {
		self.path = path
		self.method = method
		self.queryItems = queryItems
		self.headers = headers
		self.body = body
	}
}
```

```swift template networking path="{{networking-sources}}/HTTPMethod.swift"
/// How a request is meant.
public enum HTTPMethod: String, Sendable {
	case get = "GET"
	case post = "POST"
	case put = "PUT"
	case patch = "PATCH"
	case delete = "DELETE"
}
```

```swift template networking path="{{networking-sources}}/HTTPError.swift"
import Foundation

/// What can go wrong between a request and its answer.
public enum HTTPError: Error, Equatable, Sendable {
	case invalidURL
	case invalidResponse
	case statusCode(Int, Data)
}

// MARK: - CustomStringConvertible

extension HTTPError: CustomStringConvertible {
	public var description: String {
		switch self {
		case .invalidURL: "The endpoint makes no address."
		case .invalidResponse: "The answer is none of HTTP."
		case .statusCode(let code, _): "The server answered \(code)."
		}
	}
}
```

```swift template networking path="{{networking-sources}}/ConfigurationError.swift"
/// What is wrong before anything was asked.
public enum ConfigurationError: Error, Equatable, Sendable {
	case invalidURL
}
```

```swift template networking path="{{networking-sources}}/{{extensions}}/URL+QueryItems.swift"
import Foundation

extension URL {
	/// Nil where no address can be made of them.
	func appendingQueryItems(_ items: [URLQueryItem]) -> URL? {
		guard !items.isEmpty else { return self }
		var components = URLComponents(url: self, resolvingAgainstBaseURL: true)
		components?.queryItems = items
		return components?.url
	}
}
```

```markdown template networking path="{{networking}}/README.md"
# Networking

Sends an `Endpoint` through an `{{client}}{{contract}}`, and hands back the answer as it is or decoded. Remote data sources hold the
contract; tests pass `{{client}}{{test-double}}`.

An answer that is not between 200 and 299 throws `HTTPError.statusCode` with what the server sent. What the session throws, such as a lost
connection or a cancelled task, comes through as it is.
```

```swift template networking path="{{networking-mocks}}/{{client}}{{test-double}}.swift"
import Foundation
import {{App}}Networking

/// Answers every request alike, and remembers what was asked.
public final class {{client}}{{test-double}}: {{client}}{{contract}}, @unchecked Sendable {
	public var result: Result<Data, Error>
	public private(set) var endpoints: [Endpoint] = []

	public init(result: Result<Data, Error> = .success(Data())) {
		self.result = result
	}

	public func request(_ endpoint: Endpoint) async throws -> Data {
		endpoints.append(endpoint)
		return try result.get()
	}

	public func request<Response: Decodable & Sendable>(_ endpoint: Endpoint) async throws -> Response {
		endpoints.append(endpoint)
		return try JSONDecoder().decode(Response.self, from: result.get())
	}
}
```

The tests answer in the place of the server. The closure that answers is called on a thread of the URL loading system, so it is `@Sendable`:
without that word it would belong to the main actor, and stop the tests with a trap.

```swift template networking path="{{networking-tests}}/{{test-doubles}}/URLProtocol{{test-double}}.swift"
import Foundation

/// Answers in the place of a server.
final class URLProtocol{{test-double}}: URLProtocol, @unchecked Sendable {
	nonisolated(unsafe) static var answer: (@Sendable (URLRequest) throws -> (URLResponse, Data))?

	nonisolated override init(request: URLRequest, cachedResponse: CachedURLResponse?, client: URLProtocolClient?) {
		super.init(request: request, cachedResponse: cachedResponse, client: client)
	}

	nonisolated override func stopLoading() {}

	nonisolated override func startLoading() {
		guard let answer = Self.answer else {
			assertionFailure("No test has said what the server answers.")
			return
		}
		do {
			let (response, data) = try answer(request)
			client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
			client?.urlProtocol(self, didLoad: data)
			client?.urlProtocolDidFinishLoading(self)
		} catch {
			client?.urlProtocol(self, didFailWithError: error)
		}
	}

	nonisolated override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

	nonisolated override class func canInit(with request: URLRequest) -> Bool { true }
}
```

```swift template networking path="{{networking-tests}}/{{extensions}}/URLSession+Intercepted.swift"
import Foundation

extension URLSession {
	/// A session whose requests reach `URLProtocol{{test-double}}`, and nobody else.
	static var intercepted: URLSession {
		let configuration = URLSessionConfiguration.ephemeral
		configuration.protocolClasses = [URLProtocol{{test-double}}.self]
		return URLSession(configuration: configuration)
	}
}
```

```swift template networking path="{{networking-tests}}/{{extensions}}/HTTPURLResponse+Status.swift"
import Foundation

nonisolated extension HTTPURLResponse {
	/// Nil where the request has no address.
	static func answering(_ request: URLRequest, status: Int) -> HTTPURLResponse? {
		request.url.flatMap { HTTPURLResponse(url: $0, statusCode: status, httpVersion: "HTTP/1.1", headerFields: nil) }
	}
}
```

```swift template networking path="{{networking-tests}}/{{client}}Tests.swift"
import Foundation
import Testing

@testable import {{App}}Networking

@Suite(.serialized)
struct {{client}}Tests {
	@Test
	func decodesWhatTheServerSends() async throws {
		// Given
		let {{expectation}} = ["one", "two"]
		let {{subject}} = try {{subject}}(answering: #"["one", "two"]"#)

		// When
		let {{result}}: [String] = try await {{subject}}.request(Endpoint(path: "/items"))

		// Then
		#expect({{result}} == {{expectation}})
	}

	@Test
	func handsBackWhatItDoesNotDecode() async throws {
		// Given
		let {{expectation}} = Data("as it is".utf8)
		let {{subject}} = try {{subject}}(answering: "as it is")

		// When
		let {{result}}: Data = try await {{subject}}.request(Endpoint(path: "/items"))

		// Then
		#expect({{result}} == {{expectation}})
	}

	@Test(arguments: [404, 500])
	func throwsWhatTheServerRefuses(status: Int) async throws {
		// Given
		let {{expectation}} = HTTPError.statusCode(status, Data("no".utf8))
		let {{subject}} = try {{subject}}(answering: "no", status: status)

		// When
		let request: () async throws -> [String] = { try await {{subject}}.request(Endpoint(path: "/items")) }

		// Then
		await #expect(throws: {{expectation}}) { try await request() }
	}

	@Test
	func throwsWhereTheAnswerIsNoJSON() async throws {
		// Given
		let {{subject}} = try {{subject}}(answering: "<html>")

		// When
		let request: () async throws -> [String] = { try await {{subject}}.request(Endpoint(path: "/items")) }

		// Then
		await #expect(throws: DecodingError.self) { try await request() }
	}

	@Test
	func throwsWhatTheSessionThrows() async throws {
		// Given
		let {{subject}} = try {{client}}(address: "https://api.example", session: .intercepted)
		URLProtocol{{test-double}}.answer = { _ in throw URLError(.networkConnectionLost) }

		// When
		let request: () async throws -> Data = { try await {{subject}}.request(Endpoint(path: "/items")) }

		// Then
		await #expect(throws: URLError.self) { try await request() }
	}

	@Test
	func asksForWhatTheEndpointSays() async throws {
		// Given
		let {{expectation}} = "https://api.example/v1/items?page=2 POST application/json"
		let {{subject}} = try {{subject}}(answering: "")
		let endpoint = Endpoint(
			path: "/items",
			method: .post,
			queryItems: [URLQueryItem(name: "page", value: "2")],
			headers: ["Accept": "application/json"],
		)
		URLProtocol{{test-double}}.answer = { request in
			let parts = [request.url?.absoluteString, request.httpMethod, request.value(forHTTPHeaderField: "Accept")]
			let text = parts.compactMap { $0 }.joined(separator: " ")
			return try (#require(HTTPURLResponse.answering(request, status: 200)), Data(text.utf8))
		}

		// When
		let {{result}}: Data = try await {{subject}}.request(endpoint)

		// Then
		#expect(String(decoding: {{result}}, as: UTF8.self) == {{expectation}})
	}

	@Test(arguments: ["", "no address", "/only/a/path"])
	func refusesAnAddressWithoutServer(address: String) {
		// Given
		let {{expectation}} = ConfigurationError.invalidURL

		// When
		let making = { try {{client}}(address: address) }

		// Then
		#expect(throws: {{expectation}}) { try making() }
	}

	private func {{subject}}(answering text: String, status: Int = 200) throws -> {{client}} {
		URLProtocol{{test-double}}.answer = { request in
			try (#require(HTTPURLResponse.answering(request, status: status)), Data(text.utf8))
		}
		return try {{client}}(address: "https://api.example/v1", session: .intercepted)
	}
}
```

```swift template networking path="{{networking-tests}}/HTTPErrorTests.swift"
import Foundation
import Testing

@testable import {{App}}Networking

struct HTTPErrorTests {
	@Test(arguments: [
		(HTTPError.invalidURL, "The endpoint makes no address."),
		(HTTPError.invalidResponse, "The answer is none of HTTP."),
		(HTTPError.statusCode(404, Data()), "The server answered 404."),
	])
	func saysWhatWentWrong({{subject}}: HTTPError, expectedText: String) {
		// When
		let {{result}} = {{subject}}.description

		// Then
		#expect({{result}} == expectedText)
	}
}
```

```swift template networking into="FrameworkModule.targets(of:)" when=Tuist path="Project.swift"
FrameworkModule.create(name: "Networking"),
```

```swift template networking into="AppModule.targets(dependencies:)" when=Tuist path="Project.swift"
.target(name: "\(appName)Networking"),
```

## A feature

A list of something, and a screen for one of it, with all that stands behind them: the model, the use cases, the repository, what the server
sends, and the coordinator that knows the way. Further screens are reached from the one for a single model.

```yaml template
template: feature
summary: A feature with its three layers, its coordinator, its mocks, stubs and tests.
needs: [app, networking]
within: "{{networking}}"
inputs:
  Feature: { is: type-name, about: What the feature is called, sample: Lodging }
  Model: { is: type-name, about: "What it shows, in the singular", default: "{{Feature.singular}}", sample: Hut }
  Models: { is: type-name, about: The same in the plural, default: "{{Model.plural}}", sample: Huts }
  App: { is: type-name, about: "The name of the app, with which the names of its modules begin", read: app-name, sample: Trailhead }
  Field: { is: field, many: true, about: What the model has besides its identifier, default: ["name: String"], sample: ["name: String", "beds: Int"] }
  Screen: { is: type-name, many: true, about: Further screens, default: [], sample: [Reviews, Directions] }
  Tuist: { is: flag, about: Whether the module is added to `Project.swift`, default: true }
next:
  - "Show `{{Feature}}FlowView(coordinator: {{Feature}}Coordinator(client: client))` in `{{App}}App`."
  - Compare `{{Model}}{{transfer-object}}` with what the server sends at `/{{Models.kebab}}`.
```

### What it is about

```swift template feature repository data-source shared path="{{feature-models}}/{{Model}}.swift"
import Foundation

/// What the feature is about: it knows neither a server nor a screen.
public nonisolated struct {{Model}}: Identifiable, Hashable, Sendable {
	public let id: Int
	{{#Field}}
	public let {{Field.name}}: {{Field.type}}
	{{/Field}}

	public init(
		id: Int,
		{{#Field}}
		{{Field.name}}: {{Field.type}},
		{{/Field}}
	) {
		self.id = id
		{{#Field}}
		self.{{Field.name}} = {{Field.name}}
		{{/Field}}
	}
}
```

```swift template feature repository path="{{feature-contracts}}/{{Model}}Repository{{contract}}.swift"
/// Where {{Models.words}} come from.
public protocol {{Model}}Repository{{contract}}: Sendable {
	func get{{Models}}() async throws -> [{{Model}}]
	func get{{Model}}(id: Int) async throws -> {{Model}}
}
```

```swift template feature path="{{feature-use-cases}}/Get{{Models}}UseCase.swift"
protocol Get{{Models}}UseCase{{contract}}: Sendable {
	func execute() async throws -> [{{Model}}]
}

/// All {{Models.words}}, in the order of the repository.
struct Get{{Models}}UseCase: Get{{Models}}UseCase{{contract}} {
	private let repository: {{Model}}Repository{{contract}}

	init(repository: {{Model}}Repository{{contract}}) {
		self.repository = repository
	}

	func execute() async throws -> [{{Model}}] {
		try await repository.get{{Models}}()
	}
}
```

```swift template feature path="{{feature-use-cases}}/Get{{Model}}UseCase.swift"
protocol Get{{Model}}UseCase{{contract}}: Sendable {
	func execute(id: Int) async throws -> {{Model}}
}

/// One of the {{Models.words}}, by its identifier.
struct Get{{Model}}UseCase: Get{{Model}}UseCase{{contract}} {
	private let repository: {{Model}}Repository{{contract}}

	init(repository: {{Model}}Repository{{contract}}) {
		self.repository = repository
	}

	func execute(id: Int) async throws -> {{Model}} {
		try await repository.get{{Model}}(id: id)
	}
}
```

### Where it comes from

The DTO and the stubs are `nonisolated`, and so is the model: what a server sends becomes a model wherever it arrives, and a model with an
initializer of its own would otherwise be made on the main actor only.

```swift template feature repository data-source shared path="{{feature-transfer-objects}}/{{Model}}{{transfer-object}}.swift"
import Foundation

/// What the server sends.
nonisolated struct {{Model}}{{transfer-object}}: Decodable, Equatable {
	let id: Int
	{{#Field}}
	let {{Field.name}}: {{Field.type}}
	{{/Field}}

	func toDomain() -> {{Model}} {
		{{Model}}(
			id: id,
			{{#Field}}
			{{Field.name}}: {{Field.name}},
			{{/Field}}
		)
	}
}
```

```swift template feature repository shared path="{{feature-data-sources}}/{{Model}}RemoteDataSource.swift"
import {{App}}Networking

protocol {{Model}}RemoteDataSource{{contract}}: Sendable {
	func fetch{{Models}}() async throws -> [{{Model}}{{transfer-object}}]
	func fetch{{Model}}(id: Int) async throws -> {{Model}}{{transfer-object}}
}

/// Asks the server.
struct {{Model}}RemoteDataSource: {{Model}}RemoteDataSource{{contract}} {
	private let client: {{client}}{{contract}}

	init(client: {{client}}{{contract}}) {
		self.client = client
	}

	func fetch{{Models}}() async throws -> [{{Model}}{{transfer-object}}] {
		try await client.request(Endpoint(path: "/{{Models.kebab}}"))
	}

	func fetch{{Model}}(id: Int) async throws -> {{Model}}{{transfer-object}} {
		try await client.request(Endpoint(path: "/{{Models.kebab}}/\(id)"))
	}
}
```

```swift template feature repository shared path="{{feature-data-sources}}/{{Model}}MemoryDataSource.swift"
protocol {{Model}}MemoryDataSource{{contract}}: Sendable {
	func {{Model.camel}}(id: Int) async -> {{Model}}{{transfer-object}}?
	func save(_ {{Models.camel}}: [{{Model}}{{transfer-object}}]) async
}

/// Remembers what was fetched since the app began.
actor {{Model}}MemoryDataSource: {{Model}}MemoryDataSource{{contract}} {
	private var storage: [Int: {{Model}}{{transfer-object}}] = [:]

	func {{Model.camel}}(id: Int) -> {{Model}}{{transfer-object}}? {
		storage[id]
	}

	func save(_ {{Models.camel}}: [{{Model}}{{transfer-object}}]) {
		for {{Model.camel}} in {{Models.camel}} {
			storage[{{Model.camel}}.id] = {{Model.camel}}
		}
	}
}
```

```swift template feature repository path="{{feature-repositories}}/{{Model}}Repository.swift"
/// Asks the memory first, then the server.
struct {{Model}}Repository: {{Model}}Repository{{contract}} {
	private let remoteDataSource: {{Model}}RemoteDataSource{{contract}}
	private let memoryDataSource: {{Model}}MemoryDataSource{{contract}}

	init(
		remoteDataSource: {{Model}}RemoteDataSource{{contract}},
		memoryDataSource: {{Model}}MemoryDataSource{{contract}},
	) {
		self.remoteDataSource = remoteDataSource
		self.memoryDataSource = memoryDataSource
	}

	func get{{Models}}() async throws -> [{{Model}}] {
		let {{Models.camel}} = try await remoteDataSource.fetch{{Models}}()
		await memoryDataSource.save({{Models.camel}})
		return {{Models.camel}}.map { $0.toDomain() }
	}

	func get{{Model}}(id: Int) async throws -> {{Model}} {
		if let known = await memoryDataSource.{{Model.camel}}(id: id) { return known.toDomain() }
		let {{Model.camel}} = try await remoteDataSource.fetch{{Model}}(id: id)
		await memoryDataSource.save([{{Model.camel}}])
		return {{Model.camel}}.toDomain()
	}
}
```

### What it looks like

```swift template feature path="{{feature-coordinators}}/{{Feature}}Coordinator.swift"
import SwiftUI
import {{App}}Networking

/// The way through the feature.
@MainActor
public final class {{Feature}}Coordinator: ObservableObject {
	enum Destination: Hashable {
		case {{Model.camel}}Detail({{Model}})
		{{#Screen}}
		case {{Screen.camel}}({{Model}})
		{{/Screen}}
	}

	@Published var path = NavigationPath()

	private let repository: {{Model}}Repository{{contract}}

	public init(client: {{client}}{{contract}}) {
		repository = {{Model}}Repository(
			remoteDataSource: {{Model}}RemoteDataSource(client: client),
			memoryDataSource: {{Model}}MemoryDataSource(),
		)
	}

	func show{{Model}}Detail(_ {{Model.camel}}: {{Model}}) {
		path.append(Destination.{{Model.camel}}Detail({{Model.camel}}))
	}
	{{#Screen}}

	func show{{Screen}}(_ {{Model.camel}}: {{Model}}) {
		path.append(Destination.{{Screen.camel}}({{Model.camel}}))
	}
	{{/Screen}}

	func pop() {
		guard !path.isEmpty else { return }
		path.removeLast()
	}

	func popToRoot() {
		path.removeLast(path.count)
	}

	func makeRoot{{state-holder}}() -> {{Model}}List{{state-holder}} {
		{{Model}}List{{state-holder}}(get{{Models}}UseCase: Get{{Models}}UseCase(repository: repository), coordinator: self)
	}

	@ViewBuilder
	func build(destination: Destination) -> some View {
		switch destination {
		case .{{Model.camel}}Detail(let {{Model.camel}}):
			{{Model}}DetailView({{state-holder-property}}: self.make{{Model}}Detail{{state-holder}}({{Model.camel}}: {{Model.camel}}))
		{{#Screen}}
		case .{{Screen.camel}}(let {{Model.camel}}):
			{{Screen}}View({{state-holder-property}}: self.make{{Screen}}{{state-holder}}({{Model.camel}}: {{Model.camel}}))
		{{/Screen}}
		}
	}
}

private extension {{Feature}}Coordinator {
	func make{{Model}}Detail{{state-holder}}({{Model.camel}}: {{Model}}) -> {{Model}}Detail{{state-holder}} {
		{{Model}}Detail{{state-holder}}(
			{{Model.camel}}: {{Model.camel}},
			get{{Model}}UseCase: Get{{Model}}UseCase(repository: repository),
			coordinator: self,
		)
	}
	{{#Screen}}

	func make{{Screen}}{{state-holder}}({{Model.camel}}: {{Model}}) -> {{Screen}}{{state-holder}} {
		{{Screen}}{{state-holder}}({{Model.camel}}: {{Model.camel}}, coordinator: self)
	}
	{{/Screen}}
}
```

```swift template feature path="{{feature-state-holders}}/{{Model}}List{{state-holder}}.swift"
import Combine

/// The first screen of the feature.
@MainActor
final class {{Model}}List{{state-holder}}: ObservableObject {
	@Published private(set) var {{Models.camel}}: [{{Model}}] = []
	@Published private(set) var isLoading = false
	@Published private(set) var error: Error?

	private let get{{Models}}UseCase: Get{{Models}}UseCase{{contract}}
	private weak var coordinator: {{Feature}}Coordinator?

	init(get{{Models}}UseCase: Get{{Models}}UseCase{{contract}}, coordinator: {{Feature}}Coordinator?) {
		self.get{{Models}}UseCase = get{{Models}}UseCase
		self.coordinator = coordinator
	}

	func load{{Models}}() async {
		isLoading = true
		defer { isLoading = false }
		error = nil
		do {
			{{Models.camel}} = try await get{{Models}}UseCase.execute()
		} catch {
			self.error = error
		}
	}

	func didSelect(_ {{Model.camel}}: {{Model}}) {
		coordinator?.show{{Model}}Detail({{Model.camel}})
	}
}
```

```swift template feature path="{{feature-state-holders}}/{{Model}}Detail{{state-holder}}.swift"
import Combine

/// One of the {{Models.words}}, brought up to date.
@MainActor
final class {{Model}}Detail{{state-holder}}: ObservableObject {
	@Published private(set) var {{Model.camel}}: {{Model}}
	@Published private(set) var isLoading = false
	@Published private(set) var error: Error?

	private let get{{Model}}UseCase: Get{{Model}}UseCase{{contract}}
	private weak var coordinator: {{Feature}}Coordinator?

	init(
		{{Model.camel}}: {{Model}},
		get{{Model}}UseCase: Get{{Model}}UseCase{{contract}},
		coordinator: {{Feature}}Coordinator?,
	) {
		self.{{Model.camel}} = {{Model.camel}}
		self.get{{Model}}UseCase = get{{Model}}UseCase
		self.coordinator = coordinator
	}

	func load{{Model}}() async {
		isLoading = true
		defer { isLoading = false }
		error = nil
		do {
			{{Model.camel}} = try await get{{Model}}UseCase.execute(id: {{Model.camel}}.id)
		} catch {
			self.error = error
		}
	}
	{{#Screen}}

	func didSelect{{Screen}}() {
		coordinator?.show{{Screen}}({{Model.camel}})
	}
	{{/Screen}}

	func didFinish() {
		coordinator?.pop()
	}
}
```

```swift template feature each=Screen path="{{feature-state-holders}}/{{Screen}}{{state-holder}}.swift"
import Combine

/// What the screen `{{Screen}}View` shows.
@MainActor
final class {{Screen}}{{state-holder}}: ObservableObject {
	@Published private(set) var {{Model.camel}}: {{Model}}

	private weak var coordinator: {{Feature}}Coordinator?

	init({{Model.camel}}: {{Model}}, coordinator: {{Feature}}Coordinator?) {
		self.{{Model.camel}} = {{Model.camel}}
		self.coordinator = coordinator
	}

	func didFinish() {
		coordinator?.popToRoot()
	}
}
```

```swift template feature path="{{feature-views}}/{{Feature}}FlowView.swift"
import SwiftUI

/// The entry of the feature.
public struct {{Feature}}FlowView: View {
	@StateObject private var coordinator: {{Feature}}Coordinator

	public var body: some View {
		NavigationStack(path: $coordinator.path) {
			{{Model}}ListView({{state-holder-property}}: coordinator.makeRoot{{state-holder}}())
				.navigationDestination(for: {{Feature}}Coordinator.Destination.self) { destination in
					coordinator.build(destination: destination)
				}
		}
		.environmentObject(coordinator)
	}

	public init(coordinator: @autoclosure @escaping () -> {{Feature}}Coordinator) {
		_coordinator = StateObject(wrappedValue: coordinator())
	}
}
```

```swift template feature path="{{feature-views}}/{{Model}}ListView.swift"
import SwiftUI

struct {{Model}}ListView: View {
	@StateObject private var {{state-holder-property}}: {{Model}}List{{state-holder}}

	var body: some View {
		List({{state-holder-property}}.{{Models.camel}}) { {{Model.camel}} in
			{{Model}}RowView({{Model.camel}}: {{Model.camel}})
				.onTapGesture { {{state-holder-property}}.didSelect({{Model.camel}}) }
		}
		.accessibilityIdentifier("{{Model.camel}}List")
		.overlay {
			if {{state-holder-property}}.isLoading {
				ProgressView()
			} else if {{state-holder-property}}.error != nil {
				Text("This can't be shown at the moment.")
			}
		}
		.task { await {{state-holder-property}}.load{{Models}}() }
	}

	init({{state-holder-property}}: @autoclosure @escaping () -> {{Model}}List{{state-holder}}) {
		_{{state-holder-property}} = StateObject(wrappedValue: {{state-holder-property}}())
	}
}
```

```swift template feature path="{{feature-views}}/{{Model}}RowView.swift"
import SwiftUI

struct {{Model}}RowView: View {
	let {{Model.camel}}: {{Model}}

	var body: some View {
		VStack(alignment: .leading) {
			Text(verbatim: "#\({{Model.camel}}.id)")
			{{#Field}}
			LabeledContent("{{Field.name.words}}", value: String(describing: {{Model.camel}}.{{Field.name}}))
			{{/Field}}
		}
	}
}
```

```swift template feature path="{{feature-views}}/{{Model}}DetailView.swift"
import SwiftUI

struct {{Model}}DetailView: View {
	@StateObject private var {{state-holder-property}}: {{Model}}Detail{{state-holder}}

	var body: some View {
		VStack {
			{{Model}}RowView({{Model.camel}}: {{state-holder-property}}.{{Model.camel}})
			{{#Screen}}
			Button("{{Screen.words}}") { {{state-holder-property}}.didSelect{{Screen}}() }
			{{/Screen}}
			Button("Done") { {{state-holder-property}}.didFinish() }
		}
		.accessibilityIdentifier("{{Model.camel}}Detail")
		.task { await {{state-holder-property}}.load{{Model}}() }
	}

	init({{state-holder-property}}: @autoclosure @escaping () -> {{Model}}Detail{{state-holder}}) {
		_{{state-holder-property}} = StateObject(wrappedValue: {{state-holder-property}}())
	}
}
```

```swift template feature each=Screen path="{{feature-views}}/{{Screen}}View.swift"
import SwiftUI

struct {{Screen}}View: View {
	@StateObject private var {{state-holder-property}}: {{Screen}}{{state-holder}}

	var body: some View {
		VStack {
			{{Model}}RowView({{Model.camel}}: {{state-holder-property}}.{{Model.camel}})
			Button("Done") { {{state-holder-property}}.didFinish() }
		}
		.accessibilityIdentifier("{{Screen.camel}}")
	}

	init({{state-holder-property}}: @autoclosure @escaping () -> {{Screen}}{{state-holder}}) {
		_{{state-holder-property}} = StateObject(wrappedValue: {{state-holder-property}}())
	}
}
```

### How it is tested

```swift template feature repository path="{{feature-mocks}}/{{Model}}Repository{{test-double}}.swift"
import {{App}}{{Feature}}

/// Delivers the {{Models.words}} that it was given.
public final class {{Model}}Repository{{test-double}}: {{Model}}Repository{{contract}}, @unchecked Sendable {
	public var {{Models.camel}}: [{{Model}}]
	public var error: Error?

	public init({{Models.camel}}: [{{Model}}] = [], error: Error? = nil) {
		self.{{Models.camel}} = {{Models.camel}}
		self.error = error
	}

	public func get{{Models}}() async throws -> [{{Model}}] {
		if let error { throw error }
		return {{Models.camel}}
	}

	public func get{{Model}}(id: Int) async throws -> {{Model}} {
		if let error { throw error }
		guard let {{Model.camel}} = {{Models.camel}}.first(where: { $0.id == id }) else {
			throw NotFoundError.notFound
		}
		return {{Model.camel}}
	}
}

private enum NotFoundError: Error {
	case notFound
}
```

```swift template feature repository data-source use-case shared path="{{feature-tests}}/{{test-doubles}}/TestError.swift"
enum TestError: Error, Equatable {
	case network
}
```

```swift template feature path="{{feature-tests}}/{{test-doubles}}/Get{{Models}}UseCase{{test-double}}.swift"
@testable import {{App}}{{Feature}}

final class Get{{Models}}UseCase{{test-double}}: Get{{Models}}UseCase{{contract}}, @unchecked Sendable {
	var result: Result<[{{Model}}], Error>

	init(result: Result<[{{Model}}], Error> = .success([])) {
		self.result = result
	}

	func execute() async throws -> [{{Model}}] {
		try result.get()
	}
}
```

```swift template feature path="{{feature-tests}}/{{test-doubles}}/Get{{Model}}UseCase{{test-double}}.swift"
@testable import {{App}}{{Feature}}

final class Get{{Model}}UseCase{{test-double}}: Get{{Model}}UseCase{{contract}}, @unchecked Sendable {
	var result: Result<{{Model}}, Error>

	init(result: Result<{{Model}}, Error> = .success(.stub())) {
		self.result = result
	}

	func execute(id: Int) async throws -> {{Model}} {
		try result.get()
	}
}
```

```swift template feature repository shared path="{{feature-tests}}/{{test-doubles}}/{{Model}}RemoteDataSource{{test-double}}.swift"
@testable import {{App}}{{Feature}}

final class {{Model}}RemoteDataSource{{test-double}}: {{Model}}RemoteDataSource{{contract}}, @unchecked Sendable {
	var result: Result<[{{Model}}{{transfer-object}}], Error>

	init(result: Result<[{{Model}}{{transfer-object}}], Error> = .success([])) {
		self.result = result
	}

	func fetch{{Models}}() async throws -> [{{Model}}{{transfer-object}}] {
		try result.get()
	}

	func fetch{{Model}}(id: Int) async throws -> {{Model}}{{transfer-object}} {
		try result.get().first ?? .stub(id: id)
	}
}
```

```swift template feature repository data-source shared path="{{feature-tests}}/{{stubs}}/{{Model}}+Stub.swift"
import Foundation

@testable import {{App}}{{Feature}}

nonisolated extension {{Model}} {
	static func stub(
		id: Int = 7,
		{{#Field}}
		{{Field.name}}: {{Field.type}} = {{Field.sample}},
		{{/Field}}
	) -> {{Model}} {
		{{Model}}(
			id: id,
			{{#Field}}
			{{Field.name}}: {{Field.name}},
			{{/Field}}
		)
	}
}
```

```swift template feature repository data-source shared path="{{feature-tests}}/{{stubs}}/{{Model}}{{transfer-object}}+Stub.swift"
import Foundation

@testable import {{App}}{{Feature}}

nonisolated extension {{Model}}{{transfer-object}} {
	static func stub(
		id: Int = 7,
		{{#Field}}
		{{Field.name}}: {{Field.type}} = {{Field.sample}},
		{{/Field}}
	) -> {{Model}}{{transfer-object}} {
		{{Model}}{{transfer-object}}(
			id: id,
			{{#Field}}
			{{Field.name}}: {{Field.name}},
			{{/Field}}
		)
	}
}
```

```swift template feature path="{{tests-of-use-cases}}/Get{{Models}}UseCaseTests.swift"
import Testing
import {{App}}{{Feature}}{{test-double}}s

@testable import {{App}}{{Feature}}

struct Get{{Models}}UseCaseTests {
	@Test
	func returnsWhatTheRepositoryHas() async throws {
		// Given
		let {{expectation}} = [{{Model}}.stub(id: 1), {{Model}}.stub(id: 2)]
		let {{subject}} = Get{{Models}}UseCase(repository: {{Model}}Repository{{test-double}}({{Models.camel}}: {{expectation}}))

		// When
		let {{result}} = try await {{subject}}.execute()

		// Then
		#expect({{result}} == {{expectation}})
	}

	@Test
	func passesTheErrorOn() async {
		// Given
		let {{subject}} = Get{{Models}}UseCase(repository: {{Model}}Repository{{test-double}}(error: TestError.network))

		// When
		let action = { try await {{subject}}.execute() }

		// Then
		await #expect(throws: TestError.network) { try await action() }
	}
}
```

```swift template feature path="{{tests-of-use-cases}}/Get{{Model}}UseCaseTests.swift"
import Testing
import {{App}}{{Feature}}{{test-double}}s

@testable import {{App}}{{Feature}}

struct Get{{Model}}UseCaseTests {
	@Test
	func asksForTheIdentifier() async throws {
		// Given
		let {{expectation}} = {{Model}}.stub(id: 2)
		let {{subject}} = Get{{Model}}UseCase(repository: {{Model}}Repository{{test-double}}({{Models.camel}}: [.stub(id: 1), {{expectation}}]))

		// When
		let {{result}} = try await {{subject}}.execute(id: 2)

		// Then
		#expect({{result}} == {{expectation}})
	}

	@Test
	func passesTheErrorOn() async {
		// Given
		let {{subject}} = Get{{Model}}UseCase(repository: {{Model}}Repository{{test-double}}(error: TestError.network))

		// When
		let action = { try await {{subject}}.execute(id: 2) }

		// Then
		await #expect(throws: TestError.network) { try await action() }
	}
}
```

```swift template feature repository path="{{tests-of-repositories}}/{{Model}}RepositoryTests.swift"
import Testing

@testable import {{App}}{{Feature}}

struct {{Model}}RepositoryTests {
	@Test
	func turnsWhatTheServerSendsIntoModels() async throws {
		// Given
		let {{expectation}} = [{{Model}}.stub()]
		let remote = {{Model}}RemoteDataSource{{test-double}}(result: .success([.stub()]))
		let {{subject}} = {{Model}}Repository(remoteDataSource: remote, memoryDataSource: {{Model}}MemoryDataSource())

		// When
		let {{result}} = try await {{subject}}.get{{Models}}()

		// Then
		#expect({{result}} == {{expectation}})
	}

	@Test
	func asksTheMemoryFirst() async throws {
		// Given
		let {{expectation}} = {{Model}}.stub(id: 2)
		let memory = {{Model}}MemoryDataSource()
		await memory.save([.stub(id: 2)])
		let remote = {{Model}}RemoteDataSource{{test-double}}(result: .failure(TestError.network))
		let {{subject}} = {{Model}}Repository(remoteDataSource: remote, memoryDataSource: memory)

		// When
		let {{result}} = try await {{subject}}.get{{Model}}(id: 2)

		// Then
		#expect({{result}} == {{expectation}})
	}

	@Test
	func remembersWhatItFetched() async throws {
		// Given
		let {{expectation}} = {{Model}}{{transfer-object}}.stub(id: 2)
		let memory = {{Model}}MemoryDataSource()
		let remote = {{Model}}RemoteDataSource{{test-double}}(result: .success([.stub(id: 2)]))
		let {{subject}} = {{Model}}Repository(remoteDataSource: remote, memoryDataSource: memory)

		// When
		_ = try await {{subject}}.get{{Model}}(id: 2)

		// Then
		#expect(await memory.{{Model.camel}}(id: 2) == {{expectation}})
	}

	@Test
	func passesTheErrorOn() async {
		// Given
		let remote = {{Model}}RemoteDataSource{{test-double}}(result: .failure(TestError.network))
		let {{subject}} = {{Model}}Repository(remoteDataSource: remote, memoryDataSource: {{Model}}MemoryDataSource())

		// When
		let action = { try await {{subject}}.get{{Models}}() }

		// Then
		await #expect(throws: TestError.network) { try await action() }
	}
}
```

```swift template feature repository shared path="{{tests-of-data-sources}}/{{Model}}RemoteDataSourceTests.swift"
import Foundation
import Testing
import {{App}}Networking
import {{App}}Networking{{test-double}}s

@testable import {{App}}{{Feature}}

struct {{Model}}RemoteDataSourceTests {
	@Test
	func asksForAll{{Models}}() async throws {
		// Given
		let {{expectation}} = [Endpoint(path: "/{{Models.kebab}}")]
		let client = {{client}}{{test-double}}(result: .success(Data("[]".utf8)))
		let {{subject}} = {{Model}}RemoteDataSource(client: client)

		// When
		_ = try await {{subject}}.fetch{{Models}}()

		// Then
		#expect(client.endpoints == {{expectation}})
	}

	@Test
	func asksForOne{{Model}}() async {
		// Given
		let {{expectation}} = [Endpoint(path: "/{{Models.kebab}}/7")]
		let client = {{client}}{{test-double}}(result: .failure(TestError.network))
		let {{subject}} = {{Model}}RemoteDataSource(client: client)

		// When
		_ = try? await {{subject}}.fetch{{Model}}(id: 7)

		// Then
		#expect(client.endpoints == {{expectation}})
	}
}
```

```swift template feature repository shared path="{{tests-of-data-sources}}/{{Model}}MemoryDataSourceTests.swift"
import Testing

@testable import {{App}}{{Feature}}

struct {{Model}}MemoryDataSourceTests {
	@Test
	func remembersWhatWasSaved() async {
		// Given
		let {{expectation}} = {{Model}}{{transfer-object}}.stub(id: 2)
		let {{subject}} = {{Model}}MemoryDataSource()
		await {{subject}}.save([.stub(id: 1), .stub(id: 2)])

		// When
		let {{result}} = await {{subject}}.{{Model.camel}}(id: 2)

		// Then
		#expect({{result}} == {{expectation}})
	}

	@Test
	func knowsNothingAtFirst() async {
		// Given
		let {{subject}} = {{Model}}MemoryDataSource()

		// When
		let {{result}} = await {{subject}}.{{Model.camel}}(id: 2)

		// Then
		#expect({{result}} == nil)
	}
}
```

```swift template feature path="{{tests-of-coordinators}}/{{Feature}}CoordinatorTests.swift"
import Testing
import {{App}}Networking{{test-double}}s

@testable import {{App}}{{Feature}}

@MainActor
struct {{Feature}}CoordinatorTests {
	@Test
	func leadsToTheDetail() {
		// Given
		let {{subject}} = {{Feature}}Coordinator(client: {{client}}{{test-double}}())

		// When
		{{subject}}.show{{Model}}Detail(.stub())

		// Then
		#expect({{subject}}.path.count == 1)
	}
	{{#Screen}}

	@Test
	func leadsTo{{Screen}}() {
		// Given
		let {{subject}} = {{Feature}}Coordinator(client: {{client}}{{test-double}}())

		// When
		{{subject}}.show{{Screen}}(.stub())

		// Then
		#expect({{subject}}.path.count == 1)
	}
	{{/Screen}}

	@Test
	func leavesAnEmptyPathAlone() {
		// Given
		let {{subject}} = {{Feature}}Coordinator(client: {{client}}{{test-double}}())

		// When
		{{subject}}.pop()

		// Then
		#expect({{subject}}.path.isEmpty)
	}

	@Test
	func goesBackToTheFirstScreen() {
		// Given
		let {{subject}} = {{Feature}}Coordinator(client: {{client}}{{test-double}}())
		{{subject}}.show{{Model}}Detail(.stub(id: 1))
		{{subject}}.show{{Model}}Detail(.stub(id: 2))

		// When
		{{subject}}.popToRoot()

		// Then
		#expect({{subject}}.path.isEmpty)
	}
}
```

```swift template feature path="{{tests-of-state-holders}}/{{Model}}List{{state-holder}}Tests.swift"
import Testing
import {{App}}Networking{{test-double}}s

@testable import {{App}}{{Feature}}

@MainActor
struct {{Model}}List{{state-holder}}Tests {
	@Test
	func publishesThe{{Models}}() async {
		// Given
		let {{expectation}} = [{{Model}}.stub()]
		let useCase = Get{{Models}}UseCase{{test-double}}(result: .success({{expectation}}))
		let {{subject}} = {{Model}}List{{state-holder}}(get{{Models}}UseCase: useCase, coordinator: nil)

		// When
		await {{subject}}.load{{Models}}()

		// Then
		#expect({{subject}}.{{Models.camel}} == {{expectation}})
		#expect({{subject}}.isLoading == false)
		#expect({{subject}}.error == nil)
	}

	@Test
	func publishesTheError() async {
		// Given
		let useCase = Get{{Models}}UseCase{{test-double}}(result: .failure(TestError.network))
		let {{subject}} = {{Model}}List{{state-holder}}(get{{Models}}UseCase: useCase, coordinator: nil)

		// When
		await {{subject}}.load{{Models}}()

		// Then
		#expect({{subject}}.{{Models.camel}}.isEmpty)
		#expect({{subject}}.isLoading == false)
		#expect({{subject}}.error is TestError)
	}

	@Test
	func forgetsTheErrorOfTheTimeBefore() async {
		// Given
		let useCase = Get{{Models}}UseCase{{test-double}}(result: .failure(TestError.network))
		let {{subject}} = {{Model}}List{{state-holder}}(get{{Models}}UseCase: useCase, coordinator: nil)
		await {{subject}}.load{{Models}}()
		useCase.result = .success([])

		// When
		await {{subject}}.load{{Models}}()

		// Then
		#expect({{subject}}.error == nil)
	}

	@Test
	func leadsToTheDetail() {
		// Given
		let coordinator = {{Feature}}Coordinator(client: {{client}}{{test-double}}())
		let useCase = Get{{Models}}UseCase{{test-double}}()
		let {{subject}} = {{Model}}List{{state-holder}}(get{{Models}}UseCase: useCase, coordinator: coordinator)

		// When
		{{subject}}.didSelect(.stub())

		// Then
		#expect(coordinator.path.count == 1)
	}
}
```

```swift template feature path="{{tests-of-state-holders}}/{{Model}}Detail{{state-holder}}Tests.swift"
import Testing
import {{App}}Networking{{test-double}}s

@testable import {{App}}{{Feature}}

@MainActor
struct {{Model}}Detail{{state-holder}}Tests {
	@Test
	func bringsThe{{Model}}UpToDate() async {
		// Given
		let {{expectation}} = {{Model}}.stub(id: 2)
		let useCase = Get{{Model}}UseCase{{test-double}}(result: .success({{expectation}}))
		let {{subject}} = {{Model}}Detail{{state-holder}}({{Model.camel}}: .stub(id: 1), get{{Model}}UseCase: useCase, coordinator: nil)

		// When
		await {{subject}}.load{{Model}}()

		// Then
		#expect({{subject}}.{{Model.camel}} == {{expectation}})
		#expect({{subject}}.isLoading == false)
		#expect({{subject}}.error == nil)
	}

	@Test
	func keepsWhatItHasAfterAnError() async {
		// Given
		let {{expectation}} = {{Model}}.stub(id: 1)
		let useCase = Get{{Model}}UseCase{{test-double}}(result: .failure(TestError.network))
		let {{subject}} = {{Model}}Detail{{state-holder}}({{Model.camel}}: {{expectation}}, get{{Model}}UseCase: useCase, coordinator: nil)

		// When
		await {{subject}}.load{{Model}}()

		// Then
		#expect({{subject}}.{{Model.camel}} == {{expectation}})
		#expect({{subject}}.isLoading == false)
		#expect({{subject}}.error is TestError)
	}
	{{#Screen}}

	@Test
	func leadsTo{{Screen}}() {
		// Given
		let coordinator = {{Feature}}Coordinator(client: {{client}}{{test-double}}())
		let useCase = Get{{Model}}UseCase{{test-double}}()
		let {{subject}} = {{Model}}Detail{{state-holder}}({{Model.camel}}: .stub(), get{{Model}}UseCase: useCase, coordinator: coordinator)

		// When
		{{subject}}.didSelect{{Screen}}()

		// Then
		#expect(coordinator.path.count == 1)
	}
	{{/Screen}}

	@Test
	func goesBack() {
		// Given
		let coordinator = {{Feature}}Coordinator(client: {{client}}{{test-double}}())
		coordinator.show{{Model}}Detail(.stub())
		let useCase = Get{{Model}}UseCase{{test-double}}()
		let {{subject}} = {{Model}}Detail{{state-holder}}({{Model.camel}}: .stub(), get{{Model}}UseCase: useCase, coordinator: coordinator)

		// When
		{{subject}}.didFinish()

		// Then
		#expect(coordinator.path.isEmpty)
	}
}
```

```swift template feature each=Screen path="{{tests-of-state-holders}}/{{Screen}}{{state-holder}}Tests.swift"
import Testing
import {{App}}Networking{{test-double}}s

@testable import {{App}}{{Feature}}

@MainActor
struct {{Screen}}{{state-holder}}Tests {
	@Test
	func goesBackToTheFirstScreen() {
		// Given
		let coordinator = {{Feature}}Coordinator(client: {{client}}{{test-double}}())
		coordinator.show{{Screen}}(.stub())
		let {{subject}} = {{Screen}}{{state-holder}}({{Model.camel}}: .stub(), coordinator: coordinator)

		// When
		{{subject}}.didFinish()

		// Then
		#expect(coordinator.path.isEmpty)
	}
}
```

```swift template feature path="{{tests-of-views}}/{{Model}}ListViewSnapshotTests.swift"
import SnapshotTesting
import SwiftUI
import Testing

@testable import {{App}}{{Feature}}

@MainActor
struct {{Model}}ListViewSnapshotTests {
	@Test
	func defaultState() {
		// Given
		let {{state-holder-property}} = {{Model}}List{{state-holder}}(get{{Models}}UseCase: Get{{Models}}UseCase{{test-double}}(), coordinator: nil)
		let view = {{Model}}ListView({{state-holder-property}}: {{state-holder-property}})

		// When
		let layout = SwiftUISnapshotLayout.sizeThatFits

		// Then
		assertSnapshot(of: view, as: .image(layout: layout))
	}

	@Test
	func largestText() {
		// Given
		let {{state-holder-property}} = {{Model}}List{{state-holder}}(get{{Models}}UseCase: Get{{Models}}UseCase{{test-double}}(), coordinator: nil)
		let view = {{Model}}ListView({{state-holder-property}}: {{state-holder-property}})

		// When
		let largest = view.dynamicTypeSize(.accessibility5)

		// Then
		assertSnapshot(of: largest, as: .image(layout: .sizeThatFits))
	}
}
```

```swift template feature path="{{tests-of-views}}/{{Model}}RowViewSnapshotTests.swift"
import SnapshotTesting
import SwiftUI
import Testing

@testable import {{App}}{{Feature}}

@MainActor
struct {{Model}}RowViewSnapshotTests {
	@Test
	func defaultState() {
		// Given
		let view = {{Model}}RowView({{Model.camel}}: .stub())

		// When
		let layout = SwiftUISnapshotLayout.sizeThatFits

		// Then
		assertSnapshot(of: view, as: .image(layout: layout))
	}

	@Test
	func largestText() {
		// Given
		let view = {{Model}}RowView({{Model.camel}}: .stub())

		// When
		let largest = view.dynamicTypeSize(.accessibility5)

		// Then
		assertSnapshot(of: largest, as: .image(layout: .sizeThatFits))
	}
}
```

```swift template feature path="{{tests-of-views}}/{{Model}}DetailViewSnapshotTests.swift"
import SnapshotTesting
import SwiftUI
import Testing

@testable import {{App}}{{Feature}}

@MainActor
struct {{Model}}DetailViewSnapshotTests {
	@Test
	func defaultState() {
		// Given
		let {{state-holder-property}} = {{Model}}Detail{{state-holder}}(
			{{Model.camel}}: .stub(),
			get{{Model}}UseCase: Get{{Model}}UseCase{{test-double}}(),
			coordinator: nil,
		)
		let view = {{Model}}DetailView({{state-holder-property}}: {{state-holder-property}})

		// When
		let layout = SwiftUISnapshotLayout.sizeThatFits

		// Then
		assertSnapshot(of: view, as: .image(layout: layout))
	}

	@Test
	func largestText() {
		// Given
		let {{state-holder-property}} = {{Model}}Detail{{state-holder}}(
			{{Model.camel}}: .stub(),
			get{{Model}}UseCase: Get{{Model}}UseCase{{test-double}}(),
			coordinator: nil,
		)
		let view = {{Model}}DetailView({{state-holder-property}}: {{state-holder-property}})

		// When
		let largest = view.dynamicTypeSize(.accessibility5)

		// Then
		assertSnapshot(of: largest, as: .image(layout: .sizeThatFits))
	}
}
```

```swift template feature each=Screen path="{{tests-of-views}}/{{Screen}}ViewSnapshotTests.swift"
import SnapshotTesting
import SwiftUI
import Testing

@testable import {{App}}{{Feature}}

@MainActor
struct {{Screen}}ViewSnapshotTests {
	@Test
	func defaultState() {
		// Given
		let view = {{Screen}}View({{state-holder-property}}: {{Screen}}{{state-holder}}({{Model.camel}}: .stub(), coordinator: nil))

		// When
		let layout = SwiftUISnapshotLayout.sizeThatFits

		// Then
		assertSnapshot(of: view, as: .image(layout: layout))
	}

	@Test
	func largestText() {
		// Given
		let view = {{Screen}}View({{state-holder-property}}: {{Screen}}{{state-holder}}({{Model.camel}}: .stub(), coordinator: nil))

		// When
		let largest = view.dynamicTypeSize(.accessibility5)

		// Then
		assertSnapshot(of: largest, as: .image(layout: .sizeThatFits))
	}
}
```

```swift template feature into="FrameworkModule.targets(of:)" when=Tuist path="Project.swift"
FrameworkModule.create(
	name: "{{Feature}}",
	path: "{{path-of-features}}{{Feature}}",
	dependencies: [.target(name: "\(appName)Networking")],
	testDependencies: [.target(name: "\(appName)Networking{{test-double}}s")],
),
```

```swift template feature into="AppModule.targets(dependencies:)" when=Tuist path="Project.swift"
.target(name: "\(appName){{Feature}}"),
```

## A repository

For one more model of a feature that is there: contract, implementation, data sources, DTO, mock, stubs and tests. Its files are those of a
feature, without the screens.

```yaml template
template: repository
summary: A repository with its contract, its data sources, its mock and tests.
needs: [app, networking, feature]
within: "{{feature}}"
inputs:
  Model: { is: type-name, about: "What it delivers, in the singular", sample: Warden }
  Models: { is: type-name, about: The same in the plural, default: "{{Model.plural}}", sample: Wardens }
  Feature: { is: type-name, about: The feature that it belongs to, read: { path: "{{feature}}" }, default: "{{Model}}", sample: Lodging }
  App: { is: type-name, about: "The name of the app, with which the names of its modules begin", read: app-name, sample: Trailhead }
  Field: { is: field, many: true, about: What the model has besides its identifier, default: ["name: String"], sample: ["name: String", "since: Date"] }
next:
  - Let a use case ask it; `norma new use-case` makes one.
  - Let `{{Feature}}Coordinator` make the repository and hand it to the use case.
```

## A data source

Where data comes from or is kept: a server, or the memory until the app ends.

```yaml template
template: data-source
summary: A data source with its contract, its DTO, its mock and tests.
needs: [app, networking, feature]
within: "{{feature}}"
inputs:
  Model: { is: type-name, about: "What it delivers, in the singular", sample: Route }
  Models: { is: type-name, about: The same in the plural, default: "{{Model.plural}}", sample: Routes }
  Feature: { is: type-name, about: The feature that it belongs to, read: { path: "{{feature}}" }, default: "{{Model}}", sample: Lodging }
  App: { is: type-name, about: "The name of the app, with which the names of its modules begin", read: app-name, sample: Trailhead }
  Field: { is: field, many: true, about: What the model has besides its identifier, default: ["name: String"], sample: ["name: String", "metres: Int"] }
  Kind: { is: choice, of: [remote, memory], about: Where it comes from, default: remote }
next:
  - Hand `{{Model}}{{#Kind.remote}}Remote{{/Kind.remote}}{{#Kind.memory}}Memory{{/Kind.memory}}DataSource` to the repository that needs it.
```

```swift template data-source when=Kind.remote path="{{feature-data-sources}}/{{Model}}RemoteDataSource.swift"
import {{App}}Networking

protocol {{Model}}RemoteDataSource{{contract}}: Sendable {
	func fetch{{Models}}() async throws -> [{{Model}}{{transfer-object}}]
	func fetch{{Model}}(id: Int) async throws -> {{Model}}{{transfer-object}}
}

/// Asks the server.
struct {{Model}}RemoteDataSource: {{Model}}RemoteDataSource{{contract}} {
	private let client: {{client}}{{contract}}

	init(client: {{client}}{{contract}}) {
		self.client = client
	}

	func fetch{{Models}}() async throws -> [{{Model}}{{transfer-object}}] {
		try await client.request(Endpoint(path: "/{{Models.kebab}}"))
	}

	func fetch{{Model}}(id: Int) async throws -> {{Model}}{{transfer-object}} {
		try await client.request(Endpoint(path: "/{{Models.kebab}}/\(id)"))
	}
}
```

```swift template data-source when=Kind.remote path="{{feature-tests}}/{{test-doubles}}/{{Model}}RemoteDataSource{{test-double}}.swift"
@testable import {{App}}{{Feature}}

final class {{Model}}RemoteDataSource{{test-double}}: {{Model}}RemoteDataSource{{contract}}, @unchecked Sendable {
	var result: Result<[{{Model}}{{transfer-object}}], Error>

	init(result: Result<[{{Model}}{{transfer-object}}], Error> = .success([])) {
		self.result = result
	}

	func fetch{{Models}}() async throws -> [{{Model}}{{transfer-object}}] {
		try result.get()
	}

	func fetch{{Model}}(id: Int) async throws -> {{Model}}{{transfer-object}} {
		try result.get().first ?? .stub(id: id)
	}
}
```

```swift template data-source when=Kind.remote path="{{tests-of-data-sources}}/{{Model}}RemoteDataSourceTests.swift"
import Foundation
import Testing
import {{App}}Networking
import {{App}}Networking{{test-double}}s

@testable import {{App}}{{Feature}}

struct {{Model}}RemoteDataSourceTests {
	@Test
	func asksForAll{{Models}}() async throws {
		// Given
		let {{expectation}} = [Endpoint(path: "/{{Models.kebab}}")]
		let client = {{client}}{{test-double}}(result: .success(Data("[]".utf8)))
		let {{subject}} = {{Model}}RemoteDataSource(client: client)

		// When
		_ = try await {{subject}}.fetch{{Models}}()

		// Then
		#expect(client.endpoints == {{expectation}})
	}

	@Test
	func asksForOne{{Model}}() async {
		// Given
		let {{expectation}} = [Endpoint(path: "/{{Models.kebab}}/7")]
		let client = {{client}}{{test-double}}(result: .failure(TestError.network))
		let {{subject}} = {{Model}}RemoteDataSource(client: client)

		// When
		_ = try? await {{subject}}.fetch{{Model}}(id: 7)

		// Then
		#expect(client.endpoints == {{expectation}})
	}
}
```

```swift template data-source when=Kind.memory path="{{feature-data-sources}}/{{Model}}MemoryDataSource.swift"
protocol {{Model}}MemoryDataSource{{contract}}: Sendable {
	func {{Model.camel}}(id: Int) async -> {{Model}}{{transfer-object}}?
	func save(_ {{Models.camel}}: [{{Model}}{{transfer-object}}]) async
}

/// Remembers what was fetched since the app began.
actor {{Model}}MemoryDataSource: {{Model}}MemoryDataSource{{contract}} {
	private var storage: [Int: {{Model}}{{transfer-object}}] = [:]

	func {{Model.camel}}(id: Int) -> {{Model}}{{transfer-object}}? {
		storage[id]
	}

	func save(_ {{Models.camel}}: [{{Model}}{{transfer-object}}]) {
		for {{Model.camel}} in {{Models.camel}} {
			storage[{{Model.camel}}.id] = {{Model.camel}}
		}
	}
}
```

```swift template data-source when=Kind.memory path="{{feature-tests}}/{{test-doubles}}/{{Model}}MemoryDataSource{{test-double}}.swift"
@testable import {{App}}{{Feature}}

final class {{Model}}MemoryDataSource{{test-double}}: {{Model}}MemoryDataSource{{contract}}, @unchecked Sendable {
	var {{Models.camel}}: [{{Model}}{{transfer-object}}]

	init({{Models.camel}}: [{{Model}}{{transfer-object}}] = []) {
		self.{{Models.camel}} = {{Models.camel}}
	}

	func {{Model.camel}}(id: Int) async -> {{Model}}{{transfer-object}}? {
		{{Models.camel}}.first { $0.id == id }
	}

	func save(_ {{Models.camel}}: [{{Model}}{{transfer-object}}]) async {
		self.{{Models.camel}} += {{Models.camel}}
	}
}
```

```swift template data-source when=Kind.memory path="{{tests-of-data-sources}}/{{Model}}MemoryDataSourceTests.swift"
import Testing

@testable import {{App}}{{Feature}}

struct {{Model}}MemoryDataSourceTests {
	@Test
	func remembersWhatWasSaved() async {
		// Given
		let {{expectation}} = {{Model}}{{transfer-object}}.stub(id: 2)
		let {{subject}} = {{Model}}MemoryDataSource()
		await {{subject}}.save([.stub(id: 1), .stub(id: 2)])

		// When
		let {{result}} = await {{subject}}.{{Model.camel}}(id: 2)

		// Then
		#expect({{result}} == {{expectation}})
	}

	@Test
	func knowsNothingAtFirst() async {
		// Given
		let {{subject}} = {{Model}}MemoryDataSource()

		// When
		let {{result}} = await {{subject}}.{{Model.camel}}(id: 2)

		// Then
		#expect({{result}} == nil)
	}
}
```

## A use case

One more operation on a model whose repository is there. An operation that the repository lacks is added to it, to its contract and its mock,
and to its remote data source.

```yaml template
template: use-case
summary: A use case with its contract, its mock and tests, and the operation that it asks the repository for.
needs: [app, networking, feature]
within: "{{feature}}"
inputs:
  Name: { is: type-name, about: "What it does, a verb and a noun", sample: FindNearbyHuts }
  Feature: { is: type-name, about: The feature that it belongs to, read: { path: "{{feature}}" }, default: "{{Name.rest}}", sample: Lodging }
  Model: { is: type-name, about: The model whose repository it asks, read: { path: "{{feature-contracts}}/*Repository{{contract}}.swift" }, default: "{{Feature.singular}}", sample: Hut }
  Models: { is: type-name, about: The same in the plural, default: "{{Model.plural}}", sample: Huts }
  App: { is: type-name, about: "The name of the app, with which the names of its modules begin", read: app-name, sample: Trailhead }
  Operation: { is: member-name, about: "What it asks the repository for, beginning with get, save, delete…", default: "get{{Name.rest}}", sample: getNearbyHuts }
  Answer: { is: choice, of: [many, one, nothing], about: What it answers with, default: many }
  New: { is: flag, about: Whether the repository lacks the operation, default: true }
  Path: { is: text, about: "Where the server answers, for a new operation", default: /, sample: /huts/nearby }
next:
  - Let `{{Feature}}Coordinator` make `{{Name}}UseCase` and hand it to the view model that needs it.
```

```swift template use-case path="{{feature-use-cases}}/{{Name}}UseCase.swift"
protocol {{Name}}UseCase{{contract}}: Sendable {
	{{#Answer.many}}
	func execute() async throws -> [{{Model}}]
	{{/Answer.many}}
	{{#Answer.one}}
	func execute(id: Int) async throws -> {{Model}}
	{{/Answer.one}}
	{{#Answer.nothing}}
	func execute(_ {{Model.camel}}: {{Model}}) async throws
	{{/Answer.nothing}}
}

struct {{Name}}UseCase: {{Name}}UseCase{{contract}} {
	private let repository: {{Model}}Repository{{contract}}

	init(repository: {{Model}}Repository{{contract}}) {
		self.repository = repository
	}

	{{#Answer.many}}
	func execute() async throws -> [{{Model}}] {
		try await repository.{{Operation}}()
	}
	{{/Answer.many}}
	{{#Answer.one}}
	func execute(id: Int) async throws -> {{Model}} {
		try await repository.{{Operation}}(id: id)
	}
	{{/Answer.one}}
	{{#Answer.nothing}}
	func execute(_ {{Model.camel}}: {{Model}}) async throws {
		try await repository.{{Operation}}({{Model.camel}})
	}
	{{/Answer.nothing}}
}
```

```swift template use-case path="{{feature-tests}}/{{test-doubles}}/{{Name}}UseCase{{test-double}}.swift"
@testable import {{App}}{{Feature}}

final class {{Name}}UseCase{{test-double}}: {{Name}}UseCase{{contract}}, @unchecked Sendable {
	{{#Answer.many}}
	var result: Result<[{{Model}}], Error>

	init(result: Result<[{{Model}}], Error> = .success([])) {
		self.result = result
	}

	func execute() async throws -> [{{Model}}] {
		try result.get()
	}
	{{/Answer.many}}
	{{#Answer.one}}
	var result: Result<{{Model}}, Error>

	init(result: Result<{{Model}}, Error> = .success(.stub())) {
		self.result = result
	}

	func execute(id: Int) async throws -> {{Model}} {
		try result.get()
	}
	{{/Answer.one}}
	{{#Answer.nothing}}
	var error: Error?

	init(error: Error? = nil) {
		self.error = error
	}

	func execute(_ {{Model.camel}}: {{Model}}) async throws {
		if let error { throw error }
	}
	{{/Answer.nothing}}
}
```

```swift template use-case path="{{tests-of-use-cases}}/{{Name}}UseCaseTests.swift"
import Testing
import {{App}}{{Feature}}{{test-double}}s

@testable import {{App}}{{Feature}}

struct {{Name}}UseCaseTests {
	{{#Answer.many}}
	@Test
	func returnsWhatTheRepositoryHas() async throws {
		// Given
		let {{expectation}} = [{{Model}}.stub(id: 1), {{Model}}.stub(id: 2)]
		let {{subject}} = {{Name}}UseCase(repository: {{Model}}Repository{{test-double}}({{Models.camel}}: {{expectation}}))

		// When
		let {{result}} = try await {{subject}}.execute()

		// Then
		#expect({{result}} == {{expectation}})
	}
	{{/Answer.many}}
	{{#Answer.one}}
	@Test
	func asksForTheIdentifier() async throws {
		// Given
		let {{expectation}} = {{Model}}.stub(id: 2)
		let {{subject}} = {{Name}}UseCase(repository: {{Model}}Repository{{test-double}}({{Models.camel}}: [.stub(id: 1), {{expectation}}]))

		// When
		let {{result}} = try await {{subject}}.execute(id: 2)

		// Then
		#expect({{result}} == {{expectation}})
	}
	{{/Answer.one}}
	{{#Answer.nothing}}
	@Test
	func handsItToTheRepository() async throws {
		// Given
		let {{expectation}} = [{{Model}}.stub(id: 2)]
		let repository = {{Model}}Repository{{test-double}}()
		let {{subject}} = {{Name}}UseCase(repository: repository)

		// When
		try await {{subject}}.execute(.stub(id: 2))

		// Then
		#expect(repository.{{Models.camel}} == {{expectation}})
	}
	{{/Answer.nothing}}

	@Test
	func passesTheErrorOn() async {
		// Given
		let {{subject}} = {{Name}}UseCase(repository: {{Model}}Repository{{test-double}}(error: TestError.network))

		// When
		let action = { try await {{subject}}.execute({{#Answer.one}}id: 2{{/Answer.one}}{{#Answer.nothing}}.stub(){{/Answer.nothing}}) }

		// Then
		await #expect(throws: TestError.network) { try await action() }
	}
}
```

The operation itself, in each of the types that have to know it:

```swift template use-case into="protocol {{Model}}Repository{{contract}}" when=New path="{{feature-contracts}}/{{Model}}Repository{{contract}}.swift"
{{#Answer.many}}
func {{Operation}}() async throws -> [{{Model}}]
{{/Answer.many}}
{{#Answer.one}}
func {{Operation}}(id: Int) async throws -> {{Model}}
{{/Answer.one}}
{{#Answer.nothing}}
func {{Operation}}(_ {{Model.camel}}: {{Model}}) async throws
{{/Answer.nothing}}
```

```swift template use-case into="struct {{Model}}Repository" when=New path="{{feature-repositories}}/{{Model}}Repository.swift"
{{#Answer.many}}
func {{Operation}}() async throws -> [{{Model}}] {
	try await remoteDataSource.{{Operation}}().map { $0.toDomain() }
}
{{/Answer.many}}
{{#Answer.one}}
func {{Operation}}(id: Int) async throws -> {{Model}} {
	try await remoteDataSource.{{Operation}}(id: id).toDomain()
}
{{/Answer.one}}
{{#Answer.nothing}}
func {{Operation}}(_ {{Model.camel}}: {{Model}}) async throws {
	try await remoteDataSource.{{Operation}}(id: {{Model.camel}}.id)
}
{{/Answer.nothing}}
```

```swift template use-case into="protocol {{Model}}RemoteDataSource{{contract}}" when=New path="{{feature-data-sources}}/{{Model}}RemoteDataSource.swift"
{{#Answer.many}}
func {{Operation}}() async throws -> [{{Model}}{{transfer-object}}]
{{/Answer.many}}
{{#Answer.one}}
func {{Operation}}(id: Int) async throws -> {{Model}}{{transfer-object}}
{{/Answer.one}}
{{#Answer.nothing}}
func {{Operation}}(id: Int) async throws
{{/Answer.nothing}}
```

```swift template use-case into="struct {{Model}}RemoteDataSource" when=New path="{{feature-data-sources}}/{{Model}}RemoteDataSource.swift"
{{#Answer.many}}
func {{Operation}}() async throws -> [{{Model}}{{transfer-object}}] {
	try await client.request(Endpoint(path: "{{Path}}"))
}
{{/Answer.many}}
{{#Answer.one}}
func {{Operation}}(id: Int) async throws -> {{Model}}{{transfer-object}} {
	try await client.request(Endpoint(path: "{{Path}}/\(id)"))
}
{{/Answer.one}}
{{#Answer.nothing}}
func {{Operation}}(id: Int) async throws {
	_ = try await client.request(Endpoint(path: "{{Path}}/\(id)", method: .post)) as Data
}
{{/Answer.nothing}}
```

```swift template use-case into="import" when=New,Answer.nothing path="{{feature-data-sources}}/{{Model}}RemoteDataSource.swift"
import Foundation
```

```swift template use-case into="class {{Model}}Repository{{test-double}}" when=New path="{{feature-mocks}}/{{Model}}Repository{{test-double}}.swift"
{{#Answer.many}}
public func {{Operation}}() async throws -> [{{Model}}] {
	if let error { throw error }
	return {{Models.camel}}
}
{{/Answer.many}}
{{#Answer.one}}
public func {{Operation}}(id: Int) async throws -> {{Model}} {
	if let error { throw error }
	guard let {{Model.camel}} = {{Models.camel}}.first(where: { $0.id == id }) else {
		throw NotFoundError.notFound
	}
	return {{Model.camel}}
}
{{/Answer.one}}
{{#Answer.nothing}}
public func {{Operation}}(_ {{Model.camel}}: {{Model}}) async throws {
	if let error { throw error }
	{{Models.camel}}.append({{Model.camel}})
}
{{/Answer.nothing}}
```

```swift template use-case into="class {{Model}}RemoteDataSource{{test-double}}" when=New path="{{feature-tests}}/{{test-doubles}}/{{Model}}RemoteDataSource{{test-double}}.swift"
{{#Answer.many}}
func {{Operation}}() async throws -> [{{Model}}{{transfer-object}}] {
	try result.get()
}
{{/Answer.many}}
{{#Answer.one}}
func {{Operation}}(id: Int) async throws -> {{Model}}{{transfer-object}} {
	try result.get().first ?? .stub(id: id)
}
{{/Answer.one}}
{{#Answer.nothing}}
func {{Operation}}(id: Int) async throws {
	_ = try result.get()
}
{{/Answer.nothing}}
```

## A mock and a stub

A mock of any contract is derived, not typed: `norma new mock TrailRepositoryContract` writes the one that a target of tests needs,
`norma new public-mock TrailRepositoryContract` the one that other modules may use. `norma new stub Trail` writes the data for it.

```yaml rule
rule: doubles-keep-step
severity: warning
every: { type: any, be: derived }
must: { be: up-to-date }
because: A double that answers for yesterday's protocol lets tests pass that should not.
make: mock --update
```

```swift given path=Libraries/Features/Trail/Sources/Domain/Repositories/TrailRepositoryContract.swift
protocol TrailRepositoryContract {
	func load()
	func clear()
}
```

```swift bad path=Libraries/Features/Trail/Tests/Mocks/TrailRepositoryMock.swift
@testable import TrailheadTrail

final class TrailRepositoryMock: TrailRepositoryContract, @unchecked Sendable { // ✗
	// norma-derived: TrailRepositoryContract
	func load() {}
	// norma-derived: end
}
```

```swift good path=Libraries/Features/Trail/Tests/Mocks/TrailRepositoryMock.swift
@testable import TrailheadTrail

final class TrailRepositoryMock: TrailRepositoryContract, @unchecked Sendable {
	// norma-derived: TrailRepositoryContract
	func load() {}
	func clear() {}
	// norma-derived: end
}
```

```yaml template
template: mock
derives: mock
summary: A mock for the tests of one module, derived from its contract.
shape: { name: "{Name}{{test-double}}", strip: "{{contract}}", results: value, errors: shared, calls: none, sendability: unchecked, initializer: all, indentation: tabs, beside: "{{sources}}" }
```

```swift template mock path="{{home}}/{{tests}}/{{test-doubles}}/{{double}}.swift"
{{#imports}}
{{imports}}

{{/imports}}
{{#condition}}
#if {{condition}}
{{/condition}}
{{attributes}}{{access}}{{kind}} {{double}}{{generics}}: {{superclass}}{{Protocol}}{{conformances}}{{requirements}} {
{{members}}
}
{{#condition}}
#endif
{{/condition}}
```

```yaml template
template: public-mock
derives: mock
summary: A mock that other modules may use, derived from its contract.
shape: { name: "{Name}{{test-double}}", strip: "{{contract}}", results: value, errors: shared, calls: none, access: public, sendability: unchecked, initializer: all, indentation: tabs, beside: "{{sources}}" }
```

```swift template public-mock path="{{home}}/{{test-doubles}}/{{double}}.swift"
{{#imports}}
{{imports}}

{{/imports}}
{{#condition}}
#if {{condition}}
{{/condition}}
{{attributes}}{{access}}{{kind}} {{double}}{{generics}}: {{superclass}}{{Protocol}}{{conformances}}{{requirements}} {
{{members}}
}
{{#condition}}
#endif
{{/condition}}
```

```yaml template
template: stub
derives: stub
summary: Data for tests, derived from a model or what comes over the wire.
shape: { indentation: tabs, beside: "{{sources}}" }
```

```swift template stub path="{{home}}/{{tests}}/{{stubs}}/{{Name}}+Stub.swift"
{{#imports}}
{{imports}}

{{/imports}}
extension {{Type}} {
{{members}}
}
```

## Tests of a type

`norma new tests GetTrailsUseCase` writes the suite of a type that is there already, below `Tests` where the type lies below `Sources`: a test
for each method, with mocks of the contracts. It calls the method once and expects nothing yet; what came out is shown as a known issue
until somebody writes what should.

```yaml template
template: tests
derives: tests
summary: A suite with a test for each method, that shows what comes out until you say what you expect.
shape: { subject: "{{subject}}", outcome: "{{result}}", steps: [Given, When, Then], indentation: tabs, beside: "{{sources}}" }
```

```swift template tests path="{{home}}/{{tests}}/{{#inside}}{{inside}}/{{/inside}}{{suite}}.swift"
{{#imports}}
{{imports}}

{{/imports}}
{{#condition}}
#if {{condition}}
{{/condition}}
{{attributes}}struct {{suite}} {
{{#properties}}
{{properties}}

{{/properties}}
{{methods}}
{{#preparation}}

{{preparation}}
{{/preparation}}
}
{{#condition}}
#endif
{{/condition}}
```

## A contract

Who was written without a contract gets one from what others can ask him: `norma new protocol GetTrailsUseCase` writes it below the use case or data
source, `norma new repository-contract TrailRepository` into the domain, where those of repositories belong.

```yaml template
template: protocol
derives: protocol
summary: The contract of a use case or data source, below it in its file.
shape: { name: "{Name}{{contract}}", indentation: tabs, beside: "{{sources}}" }
```

```swift template protocol into="end" path="{{file}}"
{{#condition}}
#if {{condition}}
{{/condition}}
{{attributes}}{{access}}protocol {{protocol}}: Sendable {
{{members}}
}
{{#condition}}
#endif
{{/condition}}
```

```yaml template
template: repository-contract
derives: protocol
summary: The contract of a repository, in the domain.
shape: { name: "{Name}{{contract}}", indentation: tabs, beside: "{{sources}}" }
```

```swift template repository-contract path="{{home}}/{{sources}}/{{domain}}/{{repositories}}/{{protocol}}.swift"
{{#imports}}
{{imports}}

{{/imports}}
{{#condition}}
#if {{condition}}
{{/condition}}
{{attributes}}{{access}}protocol {{protocol}}: Sendable {
{{members}}
}
{{#condition}}
#endif
{{/condition}}
```

# Before you submit

Run the check; what it finds need not be read by a reviewer. `swiftlint` and `swiftlint --fix` do what is left of the style. What remains
for people are the questions of this guide, and two more.

```yaml review
review: is-every-layer-doing-its-own-work
question: Would this code still be in the right layer if the screen, or the server, were replaced tomorrow?
about: { file: any, in: "{{feature}}" }
```

```yaml review
review: is-concurrency-understood
question: Can the author say, for each `@unchecked`, `nonisolated` and `Task` of this change, which actor runs the code and why that is safe?
about: { file: any, in: production, contain: ["@unchecked", "Task { $$$ }", "Task.detached { $$$ }"] }
```

"""#)
}
