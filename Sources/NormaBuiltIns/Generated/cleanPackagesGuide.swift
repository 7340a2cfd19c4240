// Generated from Guides/clean-packages.md by Scripts/embed-guides; edit that file instead.
// swift-format-ignore-file

extension BuiltInGuides {
    static let cleanPackages = BuiltInGuide(name: "clean-packages", text: ##"""
---
norma: 2
name: clean-packages
summary: An iOS app made of local Swift packages, one a feature, each with a clean architecture inside and mocks that tests and previews share.
extends: natures
renamed-rules:
  lines-have-at-most-120-characters: lines-are-short
  packages-deploy-to-ios-17: packages-deploy-to-the-agreed-system
---

# Clean packages

This is how we build the parts of a large iOS app: every feature is a Swift package of its own, and inside it four layers
know each other in one direction only. The compiler keeps the packages apart; inside a package it keeps nothing apart, so
this guide does.

New code follows the guide from its first commit. Much of the app is older: pods, RxSwift, Combine, UIKit. `norma baseline`
accepts what is there today, so that only what gets worse is found; what is mended leaves the baseline with `norma baseline
--shrink`, package by package.

## The words of this guide

Packages lie in `localPackages`; a *feature package* is one whose name ends in `Feature`, and a *sub-feature* is a folder in
its sources. The other words are told by name and place. What teams vary stands here, once: limits, suffixes, the names of folders,
lists of modules, and the holder of the copyright, who may be anybody until a guide that extends this one gives the name; and the
places, where all that lies of which the rules speak. A second target that a feature package has against the rules is read like the
first, so `feature-modules` and `sub-features` are those of any.

```yaml define
values:
  feature-ending: Feature
  domain-folder: Domain
  application-folder: Application
  presentation-folder: Presentation
  data-access-folder: DataAccess
  mocks-folder: Mocks
  repos-folder: Repos
  resources-folder: Resources
  path-to-neighbours: '\.\.\/'
  minimum-ios: ">=17"
  state-holder: StateNotifier
  what-everyone-sees: [properties, variables, methods, functions, init, initializer, initializers, initialization, initialisation, lifecycle]
  kinds-of-dependencies: [Service, Manager, Client, Logic, Repo, Repository, API, Api, DataSource, Database, Store, Session, UseCases]
  words-for-answers: [completion, callback]
  types-of-reactive-values: [AnyPublisher, Observable, Single, Completable, Maybe, Driver, Signal]
  hosts-of-names: [apple.com, w3.org, example.com, example.org, schema.org]
  state-holder-property: stateNotifier
  copyright-holder: "*"
  indentation: spaces
  width-of-indentation: 4
  longest-line: 120
  longest-body: 80
  generated-types: VehicleStateAPI
  apollo-version: '1\.7\.'
  reactive-modules: [RxSwift, RxCocoa, RxRelay, RxTest, RxBlocking, RxDataSources, RxGesture]
  test-frameworks-we-left: [Testing, Quick, Nimble, SwiftCheck]
  data-modules: [NetworkClients, GraphQLLib, Alamofire, Moya, CoreData, SwiftData, RealmSwift, GRDB, SQLite, KeychainAccess]
  domain-modules: [Foundation, Swift, CoreLocation, RegexBuilder, os]
places:
  packages: localPackages
  package: "{{packages}}/*"
  package-sources: "{{package}}/Sources"
  package-tests: "{{package}}/Tests"
  named-package: "{{packages}}/{Package}"
  tests-of-package: "{{named-package}}/Tests/{Package}Tests"
  feature: "{{packages}}/{Feature}{{feature-ending}}"
  feature-sources: "{{feature}}/Sources"
  feature-module: "{{feature-sources}}/{Feature}{{feature-ending}}"
  feature-tests: "{{feature}}/Tests"
  tests-of-feature: "{{feature-tests}}/{Feature}{{feature-ending}}Tests"
  feature-modules: "{{feature-sources}}/*"
  sub-feature: ["{{feature-module}}/{Part}", "{{feature-modules}}/{Part}"]
  sub-features: "{{feature-modules}}/*"
  domain: "{{package-sources}}/**/{{domain-folder}}"
  repos: "{{domain}}/{{repos-folder}}"
  application: "{{package-sources}}/**/{{application-folder}}"
  presentation: "{{package-sources}}/**/{{presentation-folder}}"
  data-access: "{{package-sources}}/**/{{data-access-folder}}"
  mocks: "{{package-sources}}/**/{{mocks-folder}}"
  generated-code: "**/{{generated-types}}"
  app: ["*App", "*AppTests", "*AppUITests", "*Extension"]
  fastlane: fastlane
  tools: ["{{fastlane}}", Tuist]
layers:
  Domain: "{{domain}}"
  Application: "{{application}}"
  Presentation: "{{presentation}}"
  DataAccess: "{{data-access}}"
  Mocks: "{{mocks}}"
modules:
  GraphQLLib: "{{graphql-lib-module}}"
  NetworkClients: "{{network-clients-module}}"
roles:
  repo: { protocol: "*Repo", in: "{{packages}}/" }
  use-cases: { protocol: "*UseCases", in: "{{packages}}/" }
  mock:
    sure: { all: [mock], any: [class, struct, actor], named: "*Mock", in: "{{packages}}/" }
    likely: { any: [class, struct, actor], named: "*Mock", in: "{{packages}}/" }
  api-repo:
    any: [class, struct, actor]
    conform-to: { protocol: "*Repo" }
    in: "{{packages}}/"
    not: { named: "*Mock" }
  logic: { any: [class, struct, actor], named: "*Logic", in: Application }
  state-notifier:
    sure: { all: [view-model], in: "{{packages}}/" }
    likely: { any: [class, struct, actor], named: "*{{state-holder}}", in: "{{packages}}/" }
  view:
    struct: view
    in: "{{feature-sources}}"
    not: { conform-to: [UIViewRepresentable, UIViewControllerRepresentable] }
  screen: { struct: any, conform-to: View, in: Presentation, have: { initializer: any, have: { parameter: useCases } } }
  folder-of-a-feature: { folder: any, in: "{{feature}}" }
  test-class: { class: any, inherit: XCTestCase, in: "{{packages}}/" }
generated: ["{{generated-code}}", "**/*.graphql.swift"]
```

# Core directives

Three decisions are behind everything else: what waits is written with `async` and `await`, what is seen is written in
SwiftUI, and what belongs together is a package.

## RxSwift stays where it is

RxSwift is a second language for things that Swift now says itself. Every file that imports it is one more that has to be
rewritten.

```yaml rule
rule: no-rx-swift
every: { file: any }
must-not: { any: [{ import: RxSwift }, { all: [{ not: { import: RxSwift } }, { import: "{{reactive-modules}}" }] }] } # once a file
message: "`{Subject}.swift` uses RxSwift"
instead: Return with `async`, or hand out an `AsyncStream` where values keep coming.
```

```yaml rule
rule: no-reactive-packages
every: { dependency: any }
must-not: { named: [rxswift, rxcocoa, rxrelay, rxdatasources, rxgesture, rxcombine, rxswiftext, combineext, combine-schedulers, opencombine] }
because: A dependency that is declared will be used by the next one who searches for an operator.
instead: Use what Swift's concurrency has, or `swift-async-algorithms`.
```

```swift bad path=localPackages/ChargingFeature/Package.swift
// swift-tools-version: 5.9
import PackageDescription

public let package = Package(
    name: "ChargingFeature",
    dependencies: [
        .package(url: "https://github.com/ReactiveX/RxSwift", from: "6.6.0") // ✗ no-reactive-packages
    ]
)
```

```swift bad path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/DataAccess/ChargingAPIRepo.swift
import Foundation
import RxSwift // ✗ no-rx-swift
import RxCocoa
```

```swift bad path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/Presentation/ChargingCell.swift
import RxRelay // ✗ no-rx-swift
```

```swift good path=localPackages/ChargingFeature/Package.swift
// swift-tools-version: 5.9
import PackageDescription

public let package = Package(
    name: "ChargingFeature",
    dependencies: [
        .package(url: "https://github.com/apple/swift-async-algorithms", from: "1.0.0")
    ]
)
```

```swift good path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/DataAccess/ChargingAPIRepo.swift
import Foundation

enum RxSwift {}
```

## Combine stays where it is

Publishers, subjects and sets of cancellables are the same second language. Two things remain, because SwiftUI is built on
them: `ObservableObject` with its `@Published` properties, and the publisher of such a property,
`Published<State>.Publisher`, with which use cases hand out their state. It is read with `for await` over its `values`.

```yaml rule
rule: no-combine
every: { file: any }
must-not:
  refer-to:
    - [AnyPublisher, AnyCancellable, Cancellable, PassthroughSubject, CurrentValueSubject, AnySubject, Future, Just, Deferred]
    - [Publishers, ConnectablePublisher, AnySubscriber, Subscribers]
except:
  - not: { import: [Combine, OpenCombine, RxCombine] }
    because: without the import a type of this name is another one
  - have: { type: any, have: { function: any, have-attribute: "@available(*, deprecated*)", have-type: ["{{types-of-reactive-values}}", AnyCancellable, Disposable] } }
    because: deprecated code is going to be removed
instead: Make the function `async`, or hand out an `AsyncStream`.
```

```yaml rule
rule: no-subscriptions
every: { file: any }
must-not:
  contain:
    - "$PUBLISHER.sink { $$$ }"
    - "$PUBLISHER.sink(receiveValue: $VALUE)"
    - "$PUBLISHER.sink(receiveCompletion: $END, receiveValue: $VALUE)"
    - "$PUBLISHER.assign(to: $TARGET, on: $OWNER)"
    - "$PUBLISHER.assign(to: &$TARGET)"
    - "$PUBLISHER.store(in: &$SET)"
    - "$OBSERVABLE.subscribe(onNext: $VALUE, $$$)"
    - "$OBSERVABLE.subscribe(onSuccess: $VALUE, $$$)"
    - "$DRIVER.drive(onNext: $VALUE, $$$)"
    - "$OBSERVABLE.bind(onNext: $VALUE)"
    - "$SUBSCRIPTION.disposed(by: $BAG)"
because: A subscription outlives the function that made it, and nobody sees when it ends.
instead: Read the values with `for await` in a task that the owner cancels.
```

```swift bad path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/Presentation/ChargingStateNotifier.swift
import Combine
import SwiftUI

final class ChargingStateNotifier: ObservableObject {
    @Published private(set) var level = 0
    private var cancellables = Set<AnyCancellable>() // ✗ no-combine
    private let commands = PassthroughSubject<Void, Never>() // ✗ no-combine

    init(levels: AnyPublisher<Int, Never>) { // ✗ no-combine
        levels.sink(receiveValue: { [weak self] in self?.level = $0 }).store(in: &cancellables) // ✗ no-subscriptions
        subscription = levels.map(\.percent).sink(receiveValue: show) // ✗ no-subscriptions
        levels.assign(to: &$level) // ✗ no-subscriptions
    }
}
```

```swift good path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/Presentation/ChargingStateNotifier.swift
import Combine
import SwiftUI

final class ChargingStateNotifier: ObservableObject {
    @Published private(set) var level = 0

    func follow(_ levels: Published<Int>.Publisher) async {
        for await level in levels.values { self.level = level }
    }

    func keep(_ draft: Draft, box: DraftBox) { box.store(draft, in: .memory) }
    func place(_ task: ChargingTask, stop: Stop) { plan.assign(task, to: stop) }
}
```

## What waits is async

A completion handler may be called twice, never, or on any thread; `async` can't.

```yaml rule
rule: no-completion-handlers
every: { any: [function, initializer], in: "{{feature-sources}}" }
must:
  not:
    any:
      - have:
          parameter: ["{{words-for-answers}}", "{{words-for-answers}}Handler", "{{words-for-answers}}Block", "{{words-for-answers}}Closure", onCompletion, onComplete, onSuccess, onResult, success] # with `failure` beside it once
          be: escaping
      - have:
          parameter: ["{{words-for-answers}}", "{{words-for-answers}}Handler", "{{words-for-answers}}Block", "{{words-for-answers}}Closure"]
          be: optional
except:
  - be: demanded
    because: a superclass or a protocol decides how it is called
  - function: [application, userNotificationCenter, urlSession, webView, getTimeline, getSnapshot]
    because: a framework asks for this form
message: "`{Subject}` answers to a closure"
instead: Make it `async` and return a `Result`.
```

```yaml rule
rule: no-dispatch-queues
every: { file: any, in: "{{feature-sources}}" }
must-not:
  contain:
    - "DispatchQueue.$QUEUE.async($$$)"
    - "DispatchQueue.$QUEUE.asyncAfter($$$)"
    - "DispatchQueue.$QUEUE.sync($$$)"
    - "DispatchQueue.global($$$).async($$$)"
    - "DispatchQueue.global($$$).asyncAfter($$$)"
    - "DispatchQueue(label: $LABEL, $$$)"
    - "OperationQueue()"
    - "OperationQueue($$$).addOperation($$$)"
because: Which queue a line runs on is known to its author and to no compiler.
instead: Use `Task`, `@MainActor`, or an actor for what is shared.
```

```swift bad path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/DataAccess/ChargingAPIRepo.swift
import Foundation

final class ChargingAPIRepo {
    func fetchLevel(completion: @escaping (Int) -> Void) { // ✗ no-completion-handlers
        DispatchQueue.main.async { // ✗ no-dispatch-queues
            completion(80)
        }
        DispatchQueue.global(qos: .utility).asyncAfter(deadline: .now() + 1) { completion(81) } // ✗ no-dispatch-queues
    }

    func start(success: @escaping () -> Void, failure: @escaping (Error) -> Void) {} // ✗ no-completion-handlers
    func stop(completion: ((Bool) -> Void)? = nil) {} // ✗ no-completion-handlers
}
```

```swift good path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/DataAccess/ChargingAPIRepo.swift
import Foundation
import SwiftUI

final class ChargingAPIRepo {
    func fetchLevel() async -> Int { 80 }
    func each(_ body: (Int) -> Void) {}
    func finish(success: Bool?, failure: ChargingError?) {}
}

struct ChargeButton: View {
    let onTap: () -> Void

    init(onTap: @escaping () -> Void) { self.onTap = onTap }
}
```

```yaml review
review: does-the-task-belong-to-somebody
question: Who cancels this task when its screen is gone? If nobody has to, is that written down?
about: { function: any, in: [Presentation, Application], contain: "Task { $$$ }" }
```

## The standards above this guide

The app's own standards come first; this guide says what they mean for code. Where the two differ, change one of them.

```yaml review
review: does-it-follow-the-standards
question: Would the people who keep the app's architecture recognise this change as theirs?
```

# Dependencies

## No pods any more

The app moves from CocoaPods to packages. A pod that is added today is one more that has to be moved.

```yaml rule
rule: no-more-pods
every: { document: Podfile }
must-not: { have-setting: { "pods.{Pod}": any } }
message: "`{Pod}` comes from CocoaPods"
instead: Declare the library in the `Package.swift` of the package that uses it.
```

```yaml rule
rule: packages-are-the-only-dependency-manager
every: { folder: any, in: "{{packages}}", not: { in: "{{packages}}/*" } }
must-not:
  any:
    - have-counterpart: { file: Cartfile }
    - have-counterpart: { file: "*.framework" }
because: Two managers resolve one library to two versions.
message: Beside `{Subject}` a second dependency manager is at work
instead: Declare the library in the `Package.swift` of the package that uses it.
```

```ruby bad path=Podfile
target 'OneApp' do
  pod 'Charts' # ✗ no-more-pods
  # pod 'Lottie'
end
```

```text bad rule=packages-are-the-only-dependency-manager
Cartfile
localPackages/
└── ChargingFeature/
    └── Package.swift
```

```ruby good path=Podfile
target 'OneApp' do
  # pod 'Charts' has left
end
```

```swift good path=localPackages/ChargingFeature/Package.swift
// swift-tools-version: 5.9
```

# Project structure

## Code lives in packages

A package can be built, tested and previewed alone, in seconds. What lies in the app target can't: so the app itself is a
thin shell around the packages.

```yaml rule
rule: packages-lie-in-local-packages
silences: [swift-files-lie-in-packages]
every: { package: any }
must: { in: "{{package}}" }
except:
  - in: "{{package}}/*"
    because: a package inside a package belongs to that one
message: The package `{Subject}` lies outside of `{{packages}}`
instead: Move it to `{{packages}}/{Subject}`.
```

```yaml rule
rule: swift-files-lie-in-packages
severity: warning
every: { file: any }
must: { in: ["{{package}}/*", "{{app}}/**", "{{tools}}/**"] }
message: "`{Subject}.swift` lies neither in a package below `{{packages}}` nor in the app"
instead: Put new code into the package of its feature; only the shell of the app lies in the folder of the app.
```

```swift bad path=Modules/Charging/Package.swift
// swift-tools-version: 5.9
import PackageDescription

public let package = Package(name: "Charging")
```

```swift bad path=Legacy/ChargingController.swift
final class ChargingController {}
```

```swift good path=localPackages/ChargingFeature/Package.swift
// swift-tools-version: 5.9
import PackageDescription

public let package = Package(name: "ChargingFeature")
```

```swift good path=OneApp/OneApp.swift
import SwiftUI
```

## Every feature is a package

The name says what a package is: with `Feature` at its end it has screens, without it serves those that have. Beside its
sub-features stands at most one file, called like the package: its front door, which puts the layers together and hands out
finished screens.

```text layout rule=feature-packages-look-alike
{{packages}}/
└── …
{{feature}}/                                *
└── Package.swift
{{feature-module}}/
├── {Feature}*/                             +
│   ├── {{domain-folder}}/
│   │   └── …
│   ├── {{application-folder}}/
│   │   └── …
│   ├── {{presentation-folder}}/            ?
│   │   └── …
│   ├── {{data-access-folder}}/             ?
│   │   └── …
│   ├── {{mocks-folder}}/                   ?
│   │   └── *Mock.swift                     *
│   └── {{resources-folder}}/               ?
│       └── …
├── {Feature}{{feature-ending}}.swift       ?
└── {{resources-folder}}/                   ?
    └── …
{{tests-of-feature}}/
└── …
{{package}}/                                *
└── …
```

```yaml rule
rule: feature-packages-look-alike
silences: [the-networking-packages]
make: feature-package {Feature}
```

```text bad
localPackages/
├── ChargingFeature/
│   ├── Package.swift
│   ├── Sources/
│   │   └── ChargingFeature/
│   │       ├── Charging/
│   │       │   ├── Domain/
│   │       │   │   └── ChargingLevel.swift
│   │       │   ├── Application/
│   │       │   │   └── ChargingUseCases.swift
│   │       │   └── Helpers/                 # ✗
│   │       │       └── Text.swift
│   │       ├── ChargingPlan/                # ✗
│   │       │   └── Domain/
│   │       │       └── ChargingPlan.swift
│   │       └── Stations/                    # ✗
│   │           └── Domain/
│   │               └── Station.swift
│   └── Tests/
│       └── ChargingFeatureTests/
│           └── ChargingLogicTests.swift
└── GarageFeature/                           # ✗
    └── Sources/
        └── GarageFeature/
            └── Garage/
                ├── Domain/
                │   └── Garage.swift
                └── Application/
                    └── GarageUseCases.swift
```

```text good
localPackages/
├── Components/
│   └── Package.swift
└── ChargingFeature/
    ├── Package.swift
    ├── Sources/
    │   └── ChargingFeature/
    │       ├── Charging/
    │       │   ├── Domain/
    │       │   │   └── ChargingLevel.swift
    │       │   ├── Application/
    │       │   │   └── ChargingUseCases.swift
    │       │   ├── Presentation/
    │       │   │   └── ChargingView.swift
    │       │   └── Mocks/
    │       │       └── ChargingUseCasesMock.swift
    │       └── ChargingPlan/
    │           ├── Domain/
    │           │   └── Repos/
    │           │       └── ChargingPlanRepo.swift
    │           ├── Application/
    │           │   └── ChargingPlanUseCases.swift
    │           └── DataAccess/
    │               └── ChargingPlanAPIRepo.swift
    └── Tests/
        └── ChargingFeatureTests/
            └── ChargingLogicTests.swift
```

## What has screens is called a feature

```yaml rule
rule: features-are-named-feature
every: { folder: "{{presentation-folder}}", in: "{{package-sources}}" }
must: folder-of-a-feature
because: The ending tells which packages have screens, and so which must not know each other.
message: "This package has screens, but it is not called …{{feature-ending}}"
instead: Call the package after what it is for, with `{{feature-ending}}` at the end.
```

```yaml rule
rule: feature-packages-have-plain-names
every: { package: "*{{feature-ending}}", in: "{{packages}}/" }
must: { named: "/^[A-Z][A-Za-z0-9]*{{feature-ending}}$/" }
because: The name of a package is that of a module, and every import repeats it.
instead: Write it in one word that begins with a capital, such as `Charging{{feature-ending}}`.
```

```swift bad path=localPackages/Charging/Sources/Charging/Charging/Presentation/ChargingView.swift
struct ChargingView {}
```

```swift bad path=localPackages/garage-Feature/Package.swift
// swift-tools-version: 5.9
import PackageDescription

public let package = Package(name: "garage-Feature")
```

```swift good path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/Presentation/ChargingView.swift
struct ChargingView {}
```

```swift good path=localPackages/ChargingFeature/Package.swift
// swift-tools-version: 5.9
import PackageDescription

public let package = Package(name: "ChargingFeature")
```

## Every file lies in a layer

A file beside the layers is one that nobody had to decide about, and so nothing keeps it from knowing everything.

```yaml rule
rule: no-file-beside-the-layers
every: { file: any, in: "{{feature-sources}}" }
must:
  in:
    - "{{sub-features}}/{{domain-folder}}"
    - "{{sub-features}}/{{application-folder}}"
    - "{{sub-features}}/{{presentation-folder}}"
    - "{{sub-features}}/{{data-access-folder}}"
    - "{{sub-features}}/{{mocks-folder}}"
    - "{{sub-features}}/{{resources-folder}}"
    - "{{feature-modules}}/{{resources-folder}}"
    - "{{feature-modules}}/*{{feature-ending}}.swift"
message: "`{Subject}.swift` lies in no layer of a sub-feature"
instead: Put it into `{{domain-folder}}`, `{{application-folder}}`, `{{presentation-folder}}` or `{{data-access-folder}}` of the sub-feature that it belongs to.
```

```swift bad path=localPackages/ChargingFeature/Sources/ChargingFeature/ChargingText.swift
enum ChargingText {}
```

```swift bad path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/Charging.swift
enum Charging {}
```

```swift good path=localPackages/ChargingFeature/Sources/ChargingFeature/ChargingFeature.swift
public enum ChargingFeature {}
```

```swift good path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/Domain/Models/Charging.swift
enum Charging {}
```

## Types carry their sub-feature's name

`ChargingPlanRepo`, `ChargingPlanLogic`, `ChargingPlanView`: with one prefix the parts of a sub-feature stand together in
every list, and two sub-features never fight over a name.

```yaml rule
rule: parts-begin-with-their-sub-feature
severity: warning
every:
  type: "/(Repo|UseCases|Logic|{{state-holder}}|RepoMock|UseCasesMock)$/"
  in: "{{sub-feature}}"
  be: top-level
must: { named: "{Part}*" }
message: "`{Subject}` lies in `{Part}` and does not begin with that name"
instead: Put the name of the sub-feature in front, or move the type where its name belongs.
```

```swift bad path=localPackages/ChargingFeature/Sources/ChargingFeature/ChargingPlan/Domain/Repos/PlanRepo.swift
protocol PlanRepo {} // ✗
```

```swift good path=localPackages/ChargingFeature/Sources/ChargingFeature/ChargingPlan/Domain/Repos/ChargingPlanRepo.swift
protocol ChargingPlanRepo {}
struct Slot {}
```

# Package manifests

## Local packages are neighbours

```yaml rule
rule: local-packages-are-named-by-their-neighbourhood
every: { file: Package, in: "{{packages}}/" }
must-not:
  contain:
    - pattern: [".package(path: $PATH)", ".package(name: $NAME, path: $PATH)"]
      where: { PATH: { literal: string, not: { string: '/^{{path-to-neighbours}}[A-Za-z0-9_-]+$/' } } }
because: One form of path holds on every machine, and a deeper one hides a package where nobody looks for it.
message: This path leads elsewhere than to a neighbour
instead: "Write `.package(path:)` with `..`, a slash and the name of the neighbour; declare a package of others by `.package(url:)` with a version."
```

```yaml rule
rule: outside-packages-have-versions
every: { dependency: any, not: { be: local } }
must: { be: versioned }
message: "`{Subject}` follows a branch or one commit, not a version"
because: A branch is another package tomorrow, and yesterday's build can't be made again.
instead: Name a version with `from:`, `exact:` or a range.
```

```swift bad path=localPackages/ChargingFeature/Package.swift
// swift-tools-version: 5.9
import PackageDescription

public let package = Package(
    name: "ChargingFeature",
    dependencies: [
        .package(path: "../../vendor/Components"), // ✗ local-packages-are-named-by-their-neighbourhood
        .package(path: "/Users/me/Navigation"), // ✗ local-packages-are-named-by-their-neighbourhood
        .package(name: "swift-log", path: "Checkouts/swift-log"), // ✗ local-packages-are-named-by-their-neighbourhood
        .package(url: "https://github.com/apple/swift-algorithms", branch: "main"), // ✗ outside-packages-have-versions
    ]
)
```

```swift good path=localPackages/ChargingFeature/Package.swift
// swift-tools-version: 5.9
import PackageDescription

public let package = Package(
    name: "ChargingFeature",
    dependencies: [
        .package(path: "../Components"),
        .package(url: "https://github.com/apple/swift-algorithms", from: "1.2.0"),
    ]
)
```

## The platform is iOS 17

```yaml rule
rule: packages-deploy-to-the-agreed-system
every: { package: any, in: "{{packages}}/" }
must: { deploy-to: { iOS: "{{minimum-ios}}" } }
because: What the app itself needs, no package has to do without.
message: "`{Subject}` is written for an iOS older than 17"
instead: Write `.iOS(.v17)` or later.
```

```yaml rule
rule: packages-name-their-platform
every: { file: Package, in: "{{package}}" }
must: { contain: ".iOS($VERSION)" }
because: Without a platform a package is built for one so old that half of SwiftUI is missing.
message: This package does not say for which iOS it is written
instead: Write `platforms` with iOS 17 into the manifest.
```

```yaml rule
rule: manifests-are-for-current-tools
severity: warning
every: { comment: '/^\/\/\s*swift-tools-version/', in: "{{packages}}/" }
must: { match: '/^\/\/ ?swift-tools-version: ?(5\.9|5\.[1-9]\d|[6-9]|\d\d)/' }
because: The tools before 5.9 know neither iOS 17 nor the macro that makes previews.
message: This manifest is for tools before 5.9
instead: "Write `swift-tools-version: 5.9` or later into the first line."
```

```swift bad path=localPackages/ChargingFeature/Package.swift
// swift-tools-version: 5.7 // ✗ manifests-are-for-current-tools
import PackageDescription

public let package = Package(name: "ChargingFeature", platforms: [.iOS(.v15)]) // ✗ packages-deploy-to-the-agreed-system
```

```swift bad path=localPackages/GarageFeature/Package.swift
// swift-tools-version: 5.9 // ✗ packages-name-their-platform
import PackageDescription

public let package = Package(name: "GarageFeature")
```

```swift good path=localPackages/ChargingFeature/Package.swift
// swift-tools-version: 5.9
import PackageDescription

public let package = Package(name: "ChargingFeature", platforms: [.iOS(.v17)])
```

```swift good path=localPackages/GarageFeature/Package.swift
// swift-tools-version: 6.0
import PackageDescription

public let package = Package(name: "GarageFeature", platforms: [.iOS("17.2")])
```

## One name for folder, package, product and target

Whoever reads `import ChargingFeature` knows the folder, the manifest and the target without looking.

```yaml rule
rule: packages-are-named-like-their-folder
every: { package: any, in: "{{named-package}}" }
must: { named: "{Package}" }
message: "The package in `{Package}` calls itself `{Subject}`"
instead: Give folder and package one name.
```

```yaml rule
rule: feature-packages-have-one-target
severity: warning
every: { module: any, in: "{{feature}}", not: { named: "*Tests" } }
must: { named: "{Feature}{{feature-ending}}" }
message: "`{Subject}` is a second target beside `{Feature}{{feature-ending}}`"
instead: Make a sub-feature of it, or a package of its own.
```

```yaml rule
rule: feature-packages-have-one-library
severity: warning
every: { file: Package, in: "{{feature}}" }
must:
  contain:
    pattern: "Package($$$, products: [.library(name: $NAME, targets: [$TARGET])], $$$)"
    where: { NAME: '"{Feature}{{feature-ending}}"', TARGET: '"{Feature}{{feature-ending}}"' }
message: "The product of this package is not one library called `{Feature}{{feature-ending}}`"
instead: Offer one library, called like the package, with the target of that name.
```

```yaml rule
rule: feature-packages-have-their-test-target
every: { file: Package, in: "{{feature}}" }
must:
  contain:
    pattern: ".testTarget(name: $NAME, dependencies: [$$$, $TARGET, $$$], $$$)"
    where: { NAME: '"{Feature}{{feature-ending}}Tests"', TARGET: ['"{Feature}{{feature-ending}}"', '.*name: "{Feature}{{feature-ending}}"*'] }
because: A test target that does not depend on the feature tests something else.
message: "This package has no test target `{Feature}{{feature-ending}}Tests` that depends on `{Feature}{{feature-ending}}`"
instead: Add the `.testTarget`.
```

```yaml rule
rule: manifests-say-public
severity: note
every: { property: package, in: "{{package}}", be: top-level, file-named: Package }
must: { be: public }
because: All manifests of the app are written alike, so that a script can change them alike.
message: The manifest does not say `public let package`
instead: Write `public let package`.
```

```swift given path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/Domain/ChargingLevel.swift
struct ChargingLevel {}
```

```swift bad path=localPackages/ChargingFeature/Package.swift
// swift-tools-version: 5.9 // ✗ packages-are-named-like-their-folder, feature-packages-have-one-library, feature-packages-have-their-test-target
import PackageDescription

let package = Package( // ✗ manifests-say-public
    name: "Charging",
    products: [
        .library(name: "Charging", targets: ["ChargingFeature"]),
        .library(name: "ChargingFeatureMocks", targets: ["ChargingMocks"]),
    ],
    targets: [
        .target(name: "ChargingFeature"),
        .target(name: "ChargingMocks"), // ✗ feature-packages-have-one-target
        .testTarget(name: "ChargingTests", dependencies: ["ChargingFeature"]),
    ]
)
```

```swift bad path=localPackages/ChargingFeature/Sources/ChargingMocks/Charging.swift
struct ChargingMock {}
```

```swift good path=localPackages/ChargingFeature/Package.swift
// swift-tools-version: 5.9
import PackageDescription

public let package = Package(
    name: "ChargingFeature",
    platforms: [.iOS(.v17)],
    products: [
        .library(name: "ChargingFeature", targets: ["ChargingFeature"])
    ],
    targets: [
        .target(name: "ChargingFeature"),
        .testTarget(name: "ChargingFeatureTests", dependencies: ["ChargingFeature"]),
    ]
)
```

## What is imported is declared, and what is declared is used

A target finds what another one has brought along, until the other one leaves it out.

```yaml rule
rule: imports-are-declared
every: { import: any, in: "{{packages}}/" }
must-not: { be: undeclared }
message: "No dependency of this target is called `{Subject}`"
instead: Name the product in the dependencies of the target.
```

```yaml rule
rule: declared-packages-are-used
severity: warning
every: { dependency: any, in: "{{packages}}/" }
must: { be: used }
because: A dependency without a user is built all the same, and read as a reason.
message: No target uses the package `{Subject}`
instead: Delete the line, or name the product in the target that needs it.
```

```swift given path=localPackages/Navigation/Package.swift
// swift-tools-version: 5.9
import PackageDescription

public let package = Package(
    name: "Navigation",
    products: [.library(name: "Navigation", targets: ["Navigation"])],
    targets: [.target(name: "Navigation")]
)
```

```swift given path=localPackages/Navigation/Sources/Navigation/Route.swift
enum Route {}
```

```swift bad path=localPackages/ChargingFeature/Package.swift
// swift-tools-version: 5.9
import PackageDescription

public let package = Package(
    name: "ChargingFeature",
    dependencies: [
        .package(path: "../Components"),
        .package(path: "../Navigation"), // ✗ declared-packages-are-used
    ],
    targets: [
        .target(name: "ChargingFeature", dependencies: [.product(name: "Components", package: "Components")])
    ]
)
```

```swift bad path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/Presentation/ChargingView.swift
import Navigation // ✗ imports-are-declared
import SwiftUI
```

```swift good path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/Presentation/ChargingView.swift
import Navigation
import SwiftUI
```

```swift good path=localPackages/ChargingFeature/Package.swift
// swift-tools-version: 5.9
import PackageDescription

public let package = Package(
    name: "ChargingFeature",
    dependencies: [
        .package(path: "../Components"),
        .package(path: "../Navigation"),
    ],
    targets: [
        .target(name: "ChargingFeature", dependencies: ["Components", "Navigation"])
    ]
)
```

## Features stay apart

A feature that knows another is not built, tested or removed without it. What features share comes from packages below them,
such as `Components`, `Navigation`, `Analytics` and `NetworkClients`; how one leads to another is for `Navigation` to know.

```yaml rule
rule: feature-packages-depend-on-no-feature
every: { dependency: any, in: "{{feature}}" }
must-not: { named: "/(?i:{{feature-ending}})$/" }
message: "A feature depends on the feature `{Subject}`"
instead: Move what both need into a package below them, or go through `Navigation`.
```

```yaml rule
rule: features-stay-apart
independent: "{{feature}}"
instead: Move what both need into a package below them, or go through `Navigation`.
```

```yaml rule
rule: packages-form-no-circle
acyclic: modules
because: Packages in a circle are one package that is harder to build.
instead: Move what both need into a package below them.
```

```swift bad path=localPackages/ChargingFeature/Package.swift
// swift-tools-version: 5.9
import PackageDescription

public let package = Package(
    name: "ChargingFeature",
    dependencies: [.package(path: "../GarageFeature")], // ✗ feature-packages-depend-on-no-feature
    targets: [.target(name: "ChargingFeature", dependencies: ["GarageFeature"])] // ✗ features-stay-apart
)
```

```swift bad path=localPackages/GarageFeature/Package.swift
// swift-tools-version: 5.9
import PackageDescription

public let package = Package(
    name: "GarageFeature",
    dependencies: [.package(path: "../ChargingFeature")], // ✗ feature-packages-depend-on-no-feature
    targets: [.target(name: "GarageFeature", dependencies: ["ChargingFeature"])] // ✗ features-stay-apart
)
```

```swift bad path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/Domain/ChargingLevel.swift
import GarageFeature // ✗ features-stay-apart, packages-form-no-circle

public struct ChargingLevel {
    let car: Car // ✗ features-stay-apart
}
```

```swift bad path=localPackages/GarageFeature/Sources/GarageFeature/Garage/Domain/Car.swift
import ChargingFeature // ✗ features-stay-apart

public struct Car {
    let level: ChargingLevel // ✗ features-stay-apart
}
```

```swift good path=localPackages/ChargingFeature/Package.swift
// swift-tools-version: 5.9
import PackageDescription

public let package = Package(
    name: "ChargingFeature",
    dependencies: [.package(path: "../Navigation")],
    targets: [.target(name: "ChargingFeature", dependencies: ["Navigation"])]
)
```

```swift good path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/Domain/ChargingLevel.swift
struct ChargingLevel {
    let carID: String
}
```

```swift good path=localPackages/GarageFeature/Sources/GarageFeature/Garage/Domain/Car.swift
struct Car {
    let level: Int
}
```

# The GraphQL stack

Apollo is a good client and a wide one: every feature that imported it would use another part of it. So two packages stand in
front of it. `GraphQLLib` wraps Apollo and knows nothing of this app; `NetworkClients` knows the app's operations, its schema
and its headers. Features see one function. An app without GraphQL has neither package, and this chapter has nothing to say
to it.

Both packages lie beside all others, and inside them everything has its folder:

```yaml define
places:
  graphql-lib: "{{packages}}/GraphQLLib"
  graphql-lib-sources: "{{graphql-lib}}/Sources"
  graphql-lib-module: "{{graphql-lib-sources}}/GraphQLLib"
  graphql-lib-networking: "{{graphql-lib-module}}/Networking"
  base-network: "{{graphql-lib-networking}}/BaseNetwork"
  graph-service: "{{base-network}}/GraphService"
  interceptors: "{{base-network}}/Interceptor"
  graph-interceptors: "{{interceptors}}/Graph"
  sockets: "{{base-network}}/WebSocket"
  graph-errors: "{{graphql-lib-module}}/Errors"
  graphql-lib-tests: "{{graphql-lib}}/Tests"
  tests-of-graphql-lib: "{{graphql-lib-tests}}/GraphQLLibTests"
  network-clients: "{{packages}}/NetworkClients"
  network-clients-sources: "{{network-clients}}/Sources"
  network-clients-module: "{{network-clients-sources}}/NetworkClients"
  clients: "{{network-clients-module}}/Clients"
  graphql-clients: "{{clients}}/GraphQLApiClient"
  api-client: "{{graphql-clients}}/Client"
  graphql: "{{network-clients-module}}/GraphQL"
  operations: "{{graphql}}/Operations"
  operations-of-packages: ["{{operations}}", "{{package-sources}}/*/GraphQL/Operations"]
  network-clients-tests: "{{network-clients}}/Tests"
  tests-of-network-clients: "{{network-clients-tests}}/NetworkClientsTests"
```

## Two packages

```text layout rule=the-networking-packages
{{packages}}/
└── …
{{graphql-lib}}/                            ?
└── Package.swift
{{graphql-lib-module}}/
└── …
{{graphql-lib-networking}}/
└── …
{{base-network}}/
└── …
{{graph-service}}/
├── GraphService.swift
└── …
{{interceptors}}/
└── …
{{graph-interceptors}}/
└── …
{{graphql-lib-tests}}/                      ?
└── …
{{network-clients}}/                        ?
└── Package.swift
{{network-clients-module}}/
└── …
{{clients}}/
└── …
{{graphql-clients}}/
└── …
{{api-client}}/
├── GraphQLApiClient.swift
├── AuthenticationService.swift
└── …
{{graphql}}/
├── {{generated-types}}/
│   └── …
├── Apollo-codegen/                         ?
│   └── …
├── schema.graphqls
└── apollo-codegen-config.json
{{operations}}/
├── Query.graphql                           ?
├── Mutation.graphql                        ?
├── Subscription.graphql                    ?
└── {Domain}/                               *
    └── *.graphql                           +
{{network-clients-tests}}/                  ?
└── …
{{package}}/                                *
└── …
```

```yaml rule
rule: the-networking-packages
because: Scripts, the code generator and every newcomer look for these files at one place.
instead: Move it to where the tree shows it.
```

```yaml rule
rule: operations-lie-with-the-clients
every: { document: ["*.graphql", "*.graphqls"], in: "{{packages}}/" }
must: { in: "{{graphql}}" }
because: The generator reads one folder, and what lies elsewhere is sent by nobody.
message: "`{Subject}` lies outside of `NetworkClients`"
instead: Move it to `{{operations}}`, into the folder of its domain.
```

```text bad
localPackages/
├── ChargingFeature/
│   └── Sources/
│       └── ChargingFeature/
│           └── Charging/
│               └── DataAccess/
│                   └── GetChargingPlan.graphql
├── GraphQLLib/
│   ├── Package.swift
│   └── Sources/
│       └── GraphQLLib/
│           └── GraphService.swift
└── NetworkClients/
    ├── Package.swift
    └── Sources/
        └── NetworkClients/
            └── GraphQL/
                └── schema.json
```

```text good
localPackages/
├── ChargingFeature/
│   └── Sources/
│       └── ChargingFeature/
│           └── Charging/
│               └── Domain/
│                   └── ChargingPlan.swift
├── GraphQLLib/
│   ├── Package.swift
│   └── Sources/
│       └── GraphQLLib/
│           └── Networking/
│               └── BaseNetwork/
│                   ├── GraphService/
│                   │   └── GraphService.swift
│                   └── Interceptor/
│                       └── Graph/
│                           └── GraphAuthenticateInterceptor.swift
└── NetworkClients/
    ├── Package.swift
    └── Sources/
        └── NetworkClients/
            ├── Clients/
            │   └── GraphQLApiClient/
            │       └── Client/
            │           ├── AuthenticationService.swift
            │           └── GraphQLApiClient.swift
            └── GraphQL/
                ├── Operations/
                │   ├── Charging/
                │   │   └── GetChargingPlan.graphql
                │   ├── Mutation.graphql
                │   └── Query.graphql
                ├── VehicleStateAPI/
                │   └── Schema.swift
                ├── apollo-codegen-config.json
                └── schema.graphqls
```

## Apollo stays behind them

Whoever imports Apollo can do with it what they like: another cache, another version of a query, a request without headers.

```yaml rule
rule: apollo-is-for-the-networking-packages
only: { file: any, in: ["{{graphql-lib}}", "{{network-clients}}"] }
may: { import: [Apollo, ApolloAPI, ApolloWebSocket, ApolloSQLite, ApolloTestSupport] }
instead: Ask through `NetworkClients.graphQLApi()`.
```

```yaml rule
rule: queries-are-not-written-into-code
every: { string: any, match: '/^\s*(query|mutation|subscription) ?\w*(\(.*\))?\s*\x7b/', in: production }
must: { in: ["{{graphql-lib}}", "{{network-clients}}"] }
because: A query that is sent by hand has no type, no headers and no fresh token.
message: A text of GraphQL is written into the code
instead: Write the operation as a document, and ask through `NetworkClients.graphQLApi()`.
```

```swift bad path=localPackages/GarageFeature/Sources/GarageFeature/Garage/DataAccess/GarageSocketRepo.swift
struct GarageSocketRepo {
    let text = "subscription Doors($vin: String!) { doors(vin: $vin) { isOpen } }" // ✗ queries-are-not-written-into-code
    let hint = "query the server {first}"
}
```

```swift good path=localPackages/NetworkClients/Sources/NetworkClients/Clients/SocketText.swift
struct SocketText {
    let text = "subscription Doors($vin: String!) { doors(vin: $vin) { isOpen } }"
}
```

```yaml rule
rule: apollo-has-one-version
every: { file: Package }
must-not:
  contain:
    pattern:
      - ".package(url: $URL, from: $VERSION)"
      - ".package(url: $URL, exact: $VERSION)"
      - ".package(url: $URL, .upToNextMinor(from: $VERSION))"
      - ".package(url: $URL, .upToNextMajor(from: $VERSION))"
    where: { URL: "*apollo-ios*", VERSION: { literal: string, not: { string: '/^{{apollo-version}}/' } } }
because: Generated code and library have to be of one version, and both are made for 1.7.
message: Apollo is taken in another version than 1.7
instead: "Take 1.7, with `exact:` or `from:`."
```

```yaml rule
rule: apollo-is-resolved-to-that-version
every: { document: Package.resolved }
must-not: { have-setting: { pins.apollo-ios.state.version: { not: "/^{{apollo-version}}/" } } }
because: What is built is what is resolved.
message: Apollo is resolved to another version than 1.7
instead: Resolve the packages again.
```

```json bad rule=apollo-is-resolved-to-that-version path=Package.resolved
{ "pins": [
  { "state": { "version": "1.15.0", "revision": "0a1" }, "identity": "apollo-ios" }
] }
```

```json good rule=apollo-is-resolved-to-that-version path=Package.resolved
{ "pins": [
  { "identity": "apollo-ios", "state": { "revision": "0a1", "version": "1.7.0" } },
  { "identity": "swift-log", "state": { "revision": "0a2", "version": "1.15.0" } }
] }
```

```yaml rule
rule: graph-ql-lib-knows-no-clients
every: { module: GraphQLLib }
must-not: { depend-on: NetworkClients }
because: The wrapper of a library that knows who uses it can't be used by anybody else.
instead: Say what is needed as a protocol of `GraphQLLib`, and let `NetworkClients` conform to it.
```

```swift bad path=localPackages/GraphQLLib/Package.swift
// swift-tools-version: 5.9
import PackageDescription

public let package = Package(
    name: "GraphQLLib",
    dependencies: [
        .package(url: "https://github.com/apollographql/apollo-ios", from: "1.15.0") // ✗ apollo-has-one-version
    ]
)
```

```swift bad path=localPackages/GraphQLLib/Sources/GraphQLLib/Networking/Start.swift
import NetworkClients // ✗ graph-ql-lib-knows-no-clients
```

```swift bad path=localPackages/NetworkClients/Sources/NetworkClients/NetworkClients.swift
public enum NetworkClients {}
```

```swift bad path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/DataAccess/ChargingAPIRepo.swift
import Apollo // ✗ apollo-is-for-the-networking-packages
```

```swift good path=localPackages/GraphQLLib/Package.swift
// swift-tools-version: 5.9
import PackageDescription

public let package = Package(
    name: "GraphQLLib",
    dependencies: [
        .package(url: "https://github.com/apollographql/apollo-ios", exact: "1.7.0"),
        .package(url: "https://github.com/apple/swift-log", from: "1.5.0"),
    ]
)
```

```swift good path=localPackages/GraphQLLib/Sources/GraphQLLib/Networking/Start.swift
import Apollo
```

```swift good path=localPackages/NetworkClients/Sources/NetworkClients/NetworkClients.swift
import GraphQLLib

public enum NetworkClients {}
```

```swift good path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/DataAccess/ChargingAPIRepo.swift
import NetworkClients
```

## Operations by domain

Few operations that everyone needs stand in the three common files, by kind: `Query.graphql`, `Mutation.graphql`,
`Subscription.graphql`. All others lie in a folder of their domain, one operation a file, and the file has the operation's
name. An operation without a name has no type either.

```yaml rule
rule: common-files-hold-their-kind
every: { document: "{Kind}.graphql", in: "{{operations-of-packages}}", named: [Query.graphql, Mutation.graphql, Subscription.graphql] }
must-not:
  any:
    - all: [{ named: Query.graphql }, { have-text: '/^(mutation|subscription)\b/' }]
    - all: [{ named: Mutation.graphql }, { have-text: '/^(query|subscription)\b/' }]
    - all: [{ named: Subscription.graphql }, { have-text: '/^(query|mutation)\b/' }]
message: "`{Subject}` holds an operation of another kind"
instead: Move it to the file of its kind, or to a folder of its domain.
```

```yaml rule
rule: operations-lie-with-their-domain
every: { document: "*.graphql", in: "{{operations-of-packages}}", not: { named: [Query.graphql, Mutation.graphql, Subscription.graphql, Fragment.graphql, Fragments.graphql] } }
must:
  all:
    - in: "{{operations-of-packages}}/*/*"
    - not: { in: ["{{operations-of-packages}}/Queries", "{{operations-of-packages}}/Mutations", "{{operations-of-packages}}/Subscriptions"] }
because: Who changes a feature looks for its operations in one folder, whatever their kind.
message: "`{Subject}` isn't in the folder of its domain"
instead: Move it to the folder named after the feature, one operation a file.
```

```yaml rule
rule: operations-have-files-of-their-name
every: { document: "{Operation}.graphql", in: "{{operations-of-packages}}/*/*" }
must:
  have-text:
    - "query {Operation}*"
    - "mutation {Operation}*"
    - "subscription {Operation}*"
    - "fragment {Operation}*"
because: The name is all that a generated type and its file have in common.
message: "`{Subject}` holds no operation called `{Operation}`"
instead: Give file and operation one name.
```

```yaml rule
rule: operations-have-names
every: { document: "*.graphql", in: "{{packages}}/" }
must-not: { have-text: '/^(query|mutation|subscription)?[ \t]*[({]/' }
message: "An operation in `{Subject}` has no name"
instead: Write a name behind `query`, `mutation` or `subscription`.
```

```yaml rule
rule: there-is-one-schema
every: { document: "*.graphqls", in: "{{packages}}/" }
must: { named: schema.graphqls }
because: Of two schemas one is older.
```

```graphql bad path=localPackages/NetworkClients/Sources/NetworkClients/GraphQL/Operations/Query.graphql
query GetSession { session { guid } }
mutation EndSession { endSession { guid } } # ✗ common-files-hold-their-kind
```

```graphql bad path=localPackages/NetworkClients/Sources/NetworkClients/GraphQL/Operations/Charging/GetPlan.graphql
query GetChargingPlan { plan { start } } # ✗ operations-have-files-of-their-name
```

```graphql bad path=localPackages/NetworkClients/Sources/NetworkClients/GraphQL/Operations/StartCharging.graphql
mutation StartCharging { startCharging { percent } } # ✗ operations-lie-with-their-domain
```

```graphql bad path=localPackages/NetworkClients/Sources/NetworkClients/GraphQL/Operations/Mutations/StopCharging.graphql
mutation StopCharging { stopCharging { percent } } # ✗ operations-lie-with-their-domain
```

```graphql bad path=localPackages/NetworkClients/Sources/NetworkClients/GraphQL/Operations/Mutation.graphql
mutation { endSession { guid } } # ✗ operations-have-names
```

```graphql bad path=localPackages/NetworkClients/Sources/NetworkClients/GraphQL/old.graphqls
type Query { session: Session } # ✗ there-is-one-schema
```

```graphql good path=localPackages/NetworkClients/Sources/NetworkClients/GraphQL/Operations/Query.graphql
query GetSession { session { guid } }

query GetGarage {
  cars { name }
}
```

```graphql good path=localPackages/NetworkClients/Sources/NetworkClients/GraphQL/Operations/Charging/GetChargingPlan.graphql
query GetChargingPlan($vin: String!) { plan(vin: $vin) { start } }
```

```graphql good path=localPackages/NetworkClients/Sources/NetworkClients/GraphQL/schema.graphqls
type Query { session: Session }
```

```yaml review
review: is-the-operation-in-its-domain
question: Is each changed operation in the folder of the domain that it serves?
about: { document: "*.graphql" }
```

## Generated code is generated

The schema comes from introspection, the types of `VehicleStateAPI` from the generator, which is set up by
`apollo-codegen-config.json` (its `schemaNamespace` is `VehicleStateAPI`, and it writes beside the schema). Nobody edits
either: the next run would undo it. After each change of an operation, in the folder `GraphQL`:

```sh
./Apollo-codegen/apollo-ios-cli generate
```

The folder is left out of this guide's own rules, and should be in the `excluded` list of `.swiftlint.yml`.

```yaml rule
rule: the-generator-writes-where-we-look
every: { document: apollo-codegen-config.json, in: "{{packages}}/" }
must:
  all:
    - any: [{ have-setting: { schemaNamespace: "{{generated-types}}" } }, { have-setting: { schemaName: "{{generated-types}}" } }]
    - have-setting: { output.schemaTypes.path: { any: ["{{generated-types}}", "*/{{generated-types}}", "*/{{generated-types}}/"] } }
message: "`{Subject}` gives the generated types another name or place than `{{generated-types}}`"
instead: Write `{{generated-types}}` as the schema's namespace and as the path of its types.
```

```yaml rule
rule: operations-were-generated
severity: warning
every: { document: "{Operation}.graphql", in: "{{operations-of-packages}}/*/*", have-text: ["query *", "mutation *", "subscription *"] }
must: { have-counterpart: { file: "{Operation}*.graphql.swift", in: "{{generated-code}}" } }
because: An operation without its type is asked by nobody, and nobody notices.
message: "There is no type for `{Operation}` in `{{generated-types}}`"
instead: Run the generator.
```

```json bad path=localPackages/NetworkClients/Sources/NetworkClients/GraphQL/apollo-codegen-config.json
{ "schemaNamespace": "API", "output": { "schemaTypes": { "path": "./API" } } }
```

```graphql bad path=localPackages/NetworkClients/Sources/NetworkClients/GraphQL/Operations/Charging/GetChargingPlan.graphql
query GetChargingPlan { plan { start } }
```

```json good path=localPackages/NetworkClients/Sources/NetworkClients/GraphQL/apollo-codegen-config.json
{ "schemaNamespace": "VehicleStateAPI", "output": { "schemaTypes": { "path": "./VehicleStateAPI" } } }
```

```graphql good path=localPackages/NetworkClients/Sources/NetworkClients/GraphQL/Operations/Charging/GetChargingPlan.graphql
query GetChargingPlan { plan { start } }
```

```swift good path=localPackages/NetworkClients/Sources/NetworkClients/GraphQL/VehicleStateAPI/Operations/GetChargingPlanQuery.graphql.swift
public final class GetChargingPlanQuery {}
```

```yaml review
review: was-the-code-generated-again
question: Were operations or the schema changed, and were the types generated from them in the same change?
because: Whether a generated file is up to date shows only when it is generated again.
```

### Nobody edits the schema

A schema that the server gave comes with the types that were generated from it, in one change. One that changes alone was most
likely edited by hand, and the server knows nothing of it.

```yaml rule
rule: the-schema-comes-with-its-types
severity: warning
every: { folder: any, in: "{{packages}}/", have: { document: "*.graphqls", be: edited } }
must: { any: [{ have: { folder: "{{generated-types}}", be: edited } }, { have: { document: apollo-codegen-config.json, be: edited } }] }
message: "The schema in `{Subject}` was changed, and nothing that is generated from it"
instead: Fetch the schema from the server, and run the generator.
```

```graphql before path=localPackages/NetworkClients/Sources/NetworkClients/GraphQL/schema.graphqls
type Query { plan: Plan }
```

```swift before path=localPackages/NetworkClients/Sources/NetworkClients/GraphQL/VehicleStateAPI/Schema/Plan.graphql.swift
public enum Plan {}
```

```graphql bad path=localPackages/NetworkClients/Sources/NetworkClients/GraphQL/schema.graphqls
type Query { plan: Plan, level: Int }
```

```swift bad path=localPackages/NetworkClients/Sources/NetworkClients/GraphQL/VehicleStateAPI/Schema/Plan.graphql.swift
public enum Plan {}
```

```graphql good path=localPackages/NetworkClients/Sources/NetworkClients/GraphQL/schema.graphqls
type Query { plan: Plan, level: Level }
```

```swift good path=localPackages/NetworkClients/Sources/NetworkClients/GraphQL/VehicleStateAPI/Schema/Plan.graphql.swift
public enum Plan {}
```

```swift good path=localPackages/NetworkClients/Sources/NetworkClients/GraphQL/VehicleStateAPI/Schema/Level.graphql.swift
public enum Level {}
```

## One way in

Everybody gets the same client from the same function, and it is put together of the same parts: whoever looks for a request
that went wrong looks in one place.

```yaml rule
rule: network-clients-has-one-entry
every: { type: NetworkClients, in: "{{network-clients}}" }
must: { have: { function: graphQLApi, be: [static, public] } }
instead: Write `public static func graphQLApi()`.
```

```yaml rule
rule: clients-are-made-in-the-networking-packages
only: { file: any, in: ["{{graphql-lib}}", "{{network-clients}}"] }
may: { create: [GraphQLApiClient, GraphService, GraphClient, ApolloClient, ApolloStore] }
because: A second client has a second token, a second cache and other headers.
instead: Take the client from `NetworkClients.graphQLApi()`, and pass it along.
```

```yaml rule
rule: the-client-has-its-three-parts
every: { type: GraphQLApiClient, in: "{{network-clients}}" }
must:
  have-each:
    - { property: any, have-type: "AuthenticationServic*" }
    - { property: any, have-type: "RestDefaultHeaderServic*" }
    - { property: any, have-type: "GraphServic*" }
because: Tokens, headers and transport change for different reasons.
message: "`{Subject}` is not made of `AuthenticationService`, `RestDefaultHeaderService` and `GraphService`"
instead: Give it a property of each of the three types.
```

```yaml rule
rule: graph-service-owns-a-client
every: { type: GraphService }
must: { all: [{ in: "{{graphql-lib}}" }, { have: { property: any, have-type: "GraphClient*" } }] }
instead: Put it into `GraphQLLib`, with a property of type `GraphClient`.
```

```yaml rule
rule: graph-client-has-both-transports
every: { type: GraphClient, in: "{{graphql-lib}}" }
must:
  any:
    - create: SplitNetworkTransport
    - all: [{ create: RequestChainNetworkTransport }, { refer-to: ["WebSocketTransport*"] }]
because: Queries go over HTTP and subscriptions over a socket, and a feature should not have to know.
message: "`GraphClient` does not join the transports for HTTP and for sockets"
instead: Build it on a `SplitNetworkTransport`.
```

```yaml rule
rule: sockets-come-from-their-factory
only: { file: WebSocketTransportFactory }
may: { create: [WebSocketTransport, WebSocket, URLSessionWebSocketTask] }
because: A socket has to be opened again when the token changes, by the one who knows all of them.
instead: Ask `WebSocketTransportFactory` for it.
```

```swift bad path=localPackages/NetworkClients/Sources/NetworkClients/NetworkClients.swift
public enum NetworkClients { // ✗ network-clients-has-one-entry
    public static let client = GraphQLApiClient()
}
```

```swift bad path=localPackages/NetworkClients/Sources/NetworkClients/Clients/GraphQLApiClient/Client/GraphQLApiClient.swift
public final class GraphQLApiClient { // ✗ the-client-has-its-three-parts
    private let service = GraphService()
    private let socket = WebSocketTransport(websocket: .main) // ✗ sockets-come-from-their-factory
}

final class GraphService {} // ✗ graph-service-owns-a-client
```

```swift bad path=localPackages/GraphQLLib/Sources/GraphQLLib/Networking/GraphClient.swift
final class GraphClient { // ✗ graph-client-has-both-transports
    private let transport = RequestChainNetworkTransport()
}
```

```swift bad path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/DataAccess/ChargingAPIRepo.swift
final class ChargingAPIRepo {
    private let client = GraphQLApiClient() // ✗ clients-are-made-in-the-networking-packages
}
```

```swift good path=localPackages/NetworkClients/Sources/NetworkClients/NetworkClients.swift
public enum NetworkClients {
    public static func graphQLApi() -> GraphQLApiClient { GraphQLApiClient() }
}
```

```swift good path=localPackages/NetworkClients/Sources/NetworkClients/Clients/GraphQLApiClient/Client/GraphQLApiClient.swift
public final class GraphQLApiClient {
    private let authentication = AuthenticationService()
    private let headers = RestDefaultHeaderService()
    private let service: GraphService
}
```

```swift good path=localPackages/GraphQLLib/Sources/GraphQLLib/Networking/BaseNetwork/GraphService/GraphService.swift
public final class GraphService {
    private let client: GraphClient
}
```

```swift good path=localPackages/GraphQLLib/Sources/GraphQLLib/Networking/GraphClient.swift
final class GraphClient {
    private let transport = SplitNetworkTransport(uploadingNetworkTransport: http, webSocketNetworkTransport: socket)
}
```

```swift good path=localPackages/GraphQLLib/Sources/GraphQLLib/Networking/WebSocketTransportFactory.swift
final class WebSocketTransportFactory {
    func makeTransport() -> WebSocketTransport { WebSocketTransport(websocket: socket) }
}
```

```swift good path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/DataAccess/ChargingAPIRepo.swift
final class ChargingAPIRepo {
    private let client: APIClient

    init(client: APIClient) { self.client = client }
}
```

## Requests are awaited and answered

A request goes through `authenticated`, so that it carries the token of whoever is signed in. Its answer has two sides, and a
`switch` makes the writer look at both.

```yaml rule
rule: requests-are-authenticated
every: { file: any, in: "{{packages}}/" }
must-not:
  contain:
    pattern: ["$CLIENT.call(operation: $OPERATION, additionalHeaders: $HEADERS)", "$CLIENT.call(operation: $OPERATION)"]
    where: { CLIENT: { not: '/(?i)(authenticated|anonymous|guest|super)$/' } }
except:
  - in: ["{{graphql-lib}}", "{{network-clients}}"]
    because: these packages build the way that everyone else goes
message: This request carries no token
instead: Call it on `authenticated`, also where it is a subscription.
```

```yaml rule
rule: requests-name-their-headers
severity: warning
every: { file: any, in: "{{feature}}" }
must-not:
  contain:
    pattern: "$CLIENT.call(operation: $OPERATION)"
    becomes: "$CLIENT.call(operation: $OPERATION, additionalHeaders: [:])"
because: All requests are written alike, so that a header that is needed one day has its place.
instead: Pass `additionalHeaders`, an empty dictionary where there are none.
```

```yaml rule
rule: requests-are-made-with-generated-operations
severity: warning
every: { file: any, in: "{{feature}}" }
must-not:
  contain:
    pattern: ["$CLIENT.call(operation: $OPERATION, $$$)"]
    where: { OPERATION: { all: ['/^([A-Z]\w*\.)*[A-Z]\w*\(/', { not: '/^[\w.]*(Query|Mutation|Subscription)\(/' }] } }
message: This operation was not generated
instead: Write the operation into a `.graphql` file, and use the type that is made of it.
```

```yaml rule
rule: answers-are-looked-at-from-both-sides
every: { function: any, in: "{{feature}}", contain: "$CLIENT.call(operation: $OPERATION, $$$)" }
must:
  contain:
    pattern: "switch $RESULT { $$$CASES }"
    where: { CASES: { all: ['/\.success\b/', '/\.(error|failure)\b/'] } }
message: "`{Subject}` makes a request and does not look at both sides of the answer"
instead: Write a `switch` over the answer with `.success` and `.error`.
```

```yaml rule
rule: requests-take-no-closures
every: { file: any, in: "{{packages}}/", not: { in: "{{graphql-lib}}" } }
must-not:
  contain:
    - "$CLIENT.fetch(query: $QUERY) { $$$ }"
    - "$CLIENT.fetch(query: $QUERY, cachePolicy: $POLICY) { $$$ }"
    - "$CLIENT.perform(mutation: $MUTATION) { $$$ }"
    - "$CLIENT.subscribe(subscription: $SUBSCRIPTION) { $$$ }"
because: Apollo answers to a closure, and `GraphQLLib` is there to turn that into an `await`.
instead: Await `authenticated.call`.
```

```swift bad path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/DataAccess/ChargingAPIRepo.swift
final class ChargingAPIRepo {
    private let client: APIClient

    func fetchPlan(vin: String) async -> ChargingPlan? { // ✗ answers-are-looked-at-from-both-sides
        let result = await client.call(operation: GetChargingPlanQuery(vin: vin), additionalHeaders: [:]) // ✗ requests-are-authenticated
        return result.plan
    }

    func start(vin: String) async -> Bool { // ✗ answers-are-looked-at-from-both-sides
        _ = await client.authenticated.call(operation: StartChargingRequest(vin: vin), additionalHeaders: [:]) // ✗ requests-are-made-with-generated-operations
        return true
    }

    func stop(vin: String) async { // ✗ answers-are-looked-at-from-both-sides
        _ = await client.authenticated.call(operation: StopChargingMutation(vin: vin)) // ✗ requests-name-their-headers
        client.fetch(query: GetChargingPlanQuery(vin: vin)) { print($0) } // ✗ requests-take-no-closures
    }
}
```

```swift good path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/DataAccess/ChargingAPIRepo.swift
final class ChargingAPIRepo {
    private let client: APIClient

    func fetchPlan(vin: String) async -> Result<ChargingPlan, ChargingError> {
        let answer = await client.authenticated.call(operation: GetChargingPlanQuery(vin: vin), additionalHeaders: [:])
        switch answer {
        case .success(let response): return .success(ChargingPlan(response.data?.plan))
        case .error: return .failure(.unknown)
        }
    }

    func ring() { phone.call(number: 1) }
}
```

## Values that change are subscribed to

A poll asks too often and too late at once. What changes on the car comes over a subscription; its operation is called
`Subscription…`, so that the generated type can be told from a query's.

```yaml rule
rule: nothing-is-polled
severity: warning
every: { file: any, in: [Application, DataAccess] }
must-not:
  any:
    - call: ["Timer.scheduledTimer", "Timer.publish", "DispatchSource.makeTimerSource"]
    - contain:
        pattern: ["while $CONDITION { $$$BODY }", "repeat { $$$BODY } while $CONDITION"]
        where: { BODY: { contain: "Task.sleep($$$)" }, CONDITION: { not: '/(?i)attempt|retr(y|ies)|tries|remaining/' } }
message: "`{Subject}` asks again and again"
instead: Subscribe to the value, and hand it out as an `AsyncStream`.
```

```yaml rule
rule: subscriptions-are-named-subscription
severity: note
every: { file: any, in: "{{packages}}/" }
must-not:
  contain:
    pattern: "$CLIENT.call(operation: $OPERATION, $$$)"
    where: { OPERATION: { call: ["*Subscription", "*.*Subscription"], not: { call: ["Subscription*", "*.Subscription*"] } } }
message: The operation of this subscription does not begin with `Subscription`
instead: Rename the operation in `Subscription.graphql`, and generate again.
```

```swift bad path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/DataAccess/ChargingAPIRepo.swift
final class ChargingAPIRepo {
    func follow(vin: String) async {
        while true { // ✗ nothing-is-polled
            await refresh(vin: vin)
            try? await Task.sleep(for: .seconds(5))
        }
    }

    func watch(vin: String) async {
        repeat { // ✗ nothing-is-polled
            await refresh(vin: vin)
            try? await Task.sleep(nanoseconds: 5_000_000_000)
        } while !Task.isCancelled
    }

    func listen(vin: String) async {
        await read(client.authenticated.call(operation: ChargingLevelSubscription(vin: vin), additionalHeaders: [:])) // ✗ subscriptions-are-named-subscription
    }

    func start() { Timer.scheduledTimer(withTimeInterval: 5, repeats: true) { _ in } } // ✗ nothing-is-polled
}
```

```swift good path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/DataAccess/ChargingAPIRepo.swift
final class ChargingAPIRepo {
    func listen(vin: String) async {
        await read(client.authenticated.call(operation: SubscriptionChargingLevelSubscription(vin: vin), additionalHeaders: [:]))
        while let line = lines.next() { show(line) }
    }

    func send(vin: String) async {
        while attempts < 3, await !client.send(vin) {
            attempts += 1
            try? await Task.sleep(for: .seconds(1))
        }
    }
}
```

```yaml rule
rule: sockets-can-be-connected-again
every: { type: WebSocketTransportFactory, in: "{{packages}}/" }
must: { have: { function: any, named: { first-word: [connect, reconnect, reset, restart, renew, replace, refresh, rebuild, remake, update] } } }
because: A socket keeps the token that it was opened with.
message: "`{Subject}` opens sockets and has no function that opens them again"
instead: Give it one that replaces the transport, and call it after each new token.
```

```swift bad rule=sockets-can-be-connected-again path=localPackages/GraphQLLib/Sources/GraphQLLib/Networking/WebSocketTransportFactory.swift
final class WebSocketTransportFactory { // ✗
    func makeTransport() -> WebSocketTransport { WebSocketTransport(websocket: socket) }
}
```

```swift good rule=sockets-can-be-connected-again path=localPackages/GraphQLLib/Sources/GraphQLLib/Networking/WebSocketTransportFactory.swift
final class WebSocketTransportFactory {
    func makeTransport() -> WebSocketTransport { WebSocketTransport(websocket: socket) }
    func reconnect(with token: String) {}
}
```

```yaml review
review: does-the-socket-come-back
question: After a new token, is every open socket connected again, and does a test show it?
about: { type: [WebSocketTransportFactory, GraphClient, AuthenticationService], in: "{{packages}}/" }
```

## Tokens have one keeper

`AuthenticationService` keeps the token and gets a new one; the interceptor of that name asks for it when the server says 401
or 403. Nobody else knows that there are tokens.

```yaml rule
rule: tokens-are-kept-by-the-authentication-service
every:
  property: "/^(access|refresh|bearer|auth|id)Token$/"
  be: [stored, mutable]
  member-of: { any: [class, actor] }
  in: "{{package-sources}}"
must: { in: "**/AuthenticationService.swift" }
except:
  - in: Mocks
    because: a mock plays the keeper
because: A token that is kept twice is refreshed once.
message: "`{Subject}` keeps a token beside `AuthenticationService`"
instead: Ask `AuthenticationService` for it when it is needed.
```

```yaml rule
rule: tokens-are-refreshed-by-the-authentication-service
every: { function: "/^(refresh|renew)(Access|Auth|Bearer|Id)?Tokens?(IfNeeded)?$/", in: "{{package-sources}}" }
must: { in: ["**/AuthenticationService.swift", "**/AuthenticationServic*.swift"] }
except:
  - in: Mocks
    because: a mock plays the keeper
because: Two that refresh one token invalidate each other.
message: "`{Subject}` refreshes a token beside `AuthenticationService`"
instead: Let it call `AuthenticationService`.
```

```yaml rule
rule: unauthorised-answers-are-for-the-authenticate-interceptor
every: { file: any, in: "{{package-sources}}", not: { named: ["GraphAuthenticateInterceptor", "*Authenticat*"] } }
must-not: { contain: ["$CODE == 401", "$CODE == 403", "[401, 403].contains($CODE)"] }
because: Who else answers a 401 refreshes a token that was just refreshed.
instead: Leave it to `GraphAuthenticateInterceptor`.
```

```yaml rule
rule: the-authenticate-interceptor-refreshes
every: { type: GraphAuthenticateInterceptor }
must:
  all:
    - any: [{ contain: "401" }, { contain: [".unauthorized", "$_.unauthorized"] }]
    - any: [{ contain: "403" }, { contain: [".forbidden", "$_.forbidden"] }]
    - refer-to: { named: "Authenticat*", not: { named: "*Error" } }
instead: Let it answer 401 and 403 with a new token from `AuthenticationService`.
```

```swift bad path=localPackages/GraphQLLib/Sources/GraphQLLib/Networking/BaseNetwork/Interceptor/Graph/GraphAuthenticateInterceptor.swift
final class GraphAuthenticateInterceptor { // ✗ the-authenticate-interceptor-refreshes
    func isExpired(_ code: Int) -> Bool { code == 401 }
}
```

```swift bad path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/DataAccess/ChargingAPIRepo.swift
final class ChargingAPIRepo {
    private var accessToken = "" // ✗ tokens-are-kept-by-the-authentication-service

    func refreshToken() async {} // ✗ tokens-are-refreshed-by-the-authentication-service
    func isExpired(_ code: Int) -> Bool { code == 401 } // ✗ unauthorised-answers-are-for-the-authenticate-interceptor
}
```

```swift good path=localPackages/GraphQLLib/Sources/GraphQLLib/Networking/BaseNetwork/Interceptor/Graph/GraphAuthenticateInterceptor.swift
final class GraphAuthenticateInterceptor {
    private let authentication: AuthenticationRefreshing
    private static let refused: Set<Int> = [401, 403]
}
```

```swift good path=localPackages/NetworkClients/Sources/NetworkClients/Clients/GraphQLApiClient/Client/AuthenticationService.swift
final class AuthenticationService {
    private var accessToken = ""

    func refreshToken() async {}
}
```

```swift good path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/DataAccess/ChargingAPIRepo.swift
struct ChargingAPIRepo {
    func isFull(_ level: Int) -> Bool { level == 100 }
}
```

## The standard headers

Ten headers go with every request. One type knows them, so that a new one is added once.

```yaml rule
rule: the-standard-headers-are-complete
every: { type: RestDefaultHeaderService }
must:
  all:
    - contain: '"x-channel"'
    - contain: '"oneapp"'
    - contain: '"x-os-name"'
    - contain: '"x-os-version"'
    - contain: '"x-app-version"'
    - contain: '"x-app-brand"'
    - contain: '"x-locale"'
    - contain: '"x-api-key"'
    - contain: '"x-guid"'
    - contain: '"x-device-id"'
    - contain: '"x-correlation-id"'
because: The server counts, routes and traces by them, and refuses what it can't count.
instead: Send x-channel (`oneapp`), x-os-name, x-os-version, x-app-version, x-app-brand, x-locale, x-api-key, x-guid, x-device-id and x-correlation-id.
```

```yaml rule
rule: standard-headers-go-with-every-request
silences: [standard-headers-have-one-place]
every: { type: any, in: "{{package-sources}}" }
must-not:
  contain:
    - pattern:
        - "$NAME != $HEADER"
        - "$HEADERS.removeValue(forKey: $HEADER)"
        - "$HEADERS[$HEADER] = nil"
        - "if $CONDITION { $HEADERS[$HEADER] = $VALUE }"
        - "if let $BOUND { $HEADERS[$HEADER] = $VALUE }"
        - "if let $BOUND = $OPTIONAL { $HEADERS[$HEADER] = $VALUE }"
      where: { HEADER: { string: [x-channel, x-os-name, x-os-version, x-app-version, x-app-brand, x-locale, x-api-key, x-guid, x-device-id, x-correlation-id] } }
except:
  - in: [Mocks, tests]
    because: a mock may answer with a header
because: A request without one of them is refused, counted wrongly, or can't be traced.
message: A standard header doesn't go with every request
instead: Send all of them with every request, and set each without a condition.
```

```yaml rule
rule: standard-headers-have-one-place
every:
  string: [x-channel, x-os-name, x-os-version, x-app-version, x-app-brand, x-locale, x-api-key, x-guid, x-device-id, x-correlation-id]
  in: "{{package-sources}}"
must: { in: "**/RestDefaultHeaderService.swift" }
except:
  - in: Mocks
    because: a mock may answer with a header
because: A header that is set in two places has two values.
message: A standard header is set beside `RestDefaultHeaderService`
instead: Set it there, and nowhere else.
```

```swift bad path=localPackages/NetworkClients/Sources/NetworkClients/RestDefaultHeaderService.swift
struct RestDefaultHeaderService { // ✗ the-standard-headers-are-complete
    func headers() -> [String: String] {
        ["x-channel": "oneapp", "x-os-name": systemName, "x-locale": language]
    }
}
```

```swift bad path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/DataAccess/ChargingAPIRepo.swift
struct ChargingAPIRepo {
    let headers = ["x-device-id": deviceID] // ✗ standard-headers-have-one-place
}
```

```swift bad path=localPackages/GraphQLLib/Sources/GraphQLLib/Networking/HeaderFilter.swift
struct HeaderFilter {
    func headers(of request: Request, guest: Bool) -> [String: String] {
        var headers = request.headers
        headers.removeValue(forKey: "x-os-version") // ✗ standard-headers-go-with-every-request
        if !guest { headers["x-guid"] = request.guid } // ✗ standard-headers-go-with-every-request
        return headers.filter { $0.key != "x-device-id" } // ✗ standard-headers-go-with-every-request
    }
}
```

```swift good path=localPackages/NetworkClients/Sources/NetworkClients/RestDefaultHeaderService.swift
struct RestDefaultHeaderService {
    func headers() -> [String: String] {
        var headers = ["x-channel": "oneapp", "x-os-name": device.name, "x-os-version": device.version]
        headers["x-app-version"] = app.version
        headers["x-app-brand"] = app.brand
        headers["x-locale"] = app.language
        headers["x-api-key"] = configuration.apiKey
        headers["x-guid"] = user.guid
        headers["x-device-id"] = device.id
        headers["x-correlation-id"] = UUID().uuidString
        return headers
    }
}
```

```swift good path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/DataAccess/ChargingAPIRepo.swift
struct ChargingAPIRepo {
    let headers = ["x-charging-station": stationID]
}
```

```yaml review
review: is-the-correlation-id-fresh
question: Does every request get a correlation id of its own, and do the other headers hold what their names say?
about: { type: RestDefaultHeaderService, in: "{{packages}}/" }
```

## Errors of GraphQL

The stack fails in four ways, and features want to know two things of them: was the server reached, and was it in time?

```yaml rule
rule: graph-ql-errors-have-one-type
every: { enum: any, conform-to: Error, in: "{{graphql-lib-sources}}" }
must: { named: GraphQLLibError }
because: Who catches errors of the stack wants to list them in one switch.
instead: Add a case to `GraphQLLibError`.
```

```yaml rule
rule: graph-ql-lib-error-has-its-cases
exactly: { case: any, member-of: { enum: GraphQLLibError } }
are: { case: [queryDocumentError, invalidJsonError, invalidToken, graphClientError], member-of: { enum: GraphQLLibError } }
instead: Say it with `queryDocumentError`, `invalidJsonError`, `invalidToken` or `graphClientError`.
```

```yaml rule
rule: graph-ql-lib-error-is-whole
every: { enum: GraphQLLibError }
must:
  all:
    - conform-to: Error
    - have-each:
        - { case: queryDocumentError }
        - { case: invalidJsonError }
        - { case: invalidToken }
        - { case: graphClientError, have-at-least: { associated-values: 1 } }
instead: Conform to `Error`, with `queryDocumentError`, `invalidJsonError`, `invalidToken` and `graphClientError(Error)`.
```

```yaml rule
rule: network-errors-can-be-told
every: { extension: Error, in: "{{graphql-lib-sources}}" }
must: { have-each: [{ property: isNetworkError }, { property: isNetworkTimedout }] }
because: Features ask these two, so both are there.
message: "`Error` has no pair of `isNetworkError` and `isNetworkTimedout`"
instead: Give the extension both.
```

```yaml rule
rule: network-errors-are-told-by-two-properties
every: { property: [isNetworkError, isNetworkTimedout], in: "{{graphql-lib}}" }
must: { all: [{ have-type: Bool }, { member-of: Error }] }
instead: Write it as a `Bool` in an extension of `Error`.
```

```yaml rule
rule: features-ask-errors-and-not-their-codes
severity: warning
every: { file: any, in: "{{feature-sources}}" }
must-not:
  any:
    - refer-to: [URLError, NSURLError]
    - contain: ["NSURLErrorTimedOut", "NSURLErrorNotConnectedToInternet", "NSURLErrorDomain", "NSURLErrorNetworkConnectionLost"]
because: Every list of codes in a feature is another opinion on what it means to be offline.
instead: Ask `isNetworkError` or `isNetworkTimedout`.
```

```swift bad path=localPackages/GraphQLLib/Sources/GraphQLLib/Networking/GraphQLLibError.swift
enum GraphQLLibError: Error { // ✗ graph-ql-lib-error-is-whole
    case queryDocumentError
    case somethingElse // ✗ graph-ql-lib-error-has-its-cases
}

enum SocketError: Error { // ✗ graph-ql-errors-have-one-type
    case closed
}

extension Error { // ✗ network-errors-can-be-told
    var isNetworkError: String { "" } // ✗ network-errors-are-told-by-two-properties
}
```

```swift bad path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/DataAccess/ChargingAPIRepo.swift
struct ChargingAPIRepo {
    func isOffline(_ error: Error) -> Bool { (error as? URLError)?.code == .timedOut } // ✗ features-ask-errors-and-not-their-codes
}
```

```swift good path=localPackages/GraphQLLib/Sources/GraphQLLib/Networking/GraphQLLibError.swift
enum GraphQLLibError: Error {
    case invalidToken
    case queryDocumentError
    case invalidJsonError
    case graphClientError(Error)
}

extension Error {
    var isNetworkError: Bool { (self as? URLError)?.code == .notConnectedToInternet }
    var isNetworkTimedout: Bool { (self as? URLError)?.code == .timedOut }
}
```

```swift good path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/DataAccess/ChargingAPIRepo.swift
struct ChargingAPIRepo {
    func isOffline(_ error: Error) -> Bool { error.isNetworkError }
}
```

## Retries

An answer of 401 or 403 is tried once more, a second later, after the token was refreshed. An answer above 500 is tried three
times more. How long to wait between those is for `GraphRetryInterceptor` to say: longer each time where the server should
recover, at once where only a connection was lost.

```yaml rule
rule: refused-requests-are-retried-once
every: { initializer: any, member-of: { type: [GraphQLApiClient, GraphAuthenticateInterceptor] }, have: { parameter: "/[rR]etr(y|ies)/" } }
must: { have: { parameter: "/[rR]etr(y|ies)/", have-value: "/^1$|[dD]efault|\\.once|^\\w*Policy\\(\\)$/" } }
because: A second refusal with a fresh token will not become a third time lucky.
message: "`{Subject}` takes a number of retries whose default is not 1"
instead: Make 1 the default.
```

```yaml rule
rule: policies-retry-once
every: { property: "/[rR]etr(y|ies)/", member-of: { type: ["*RetryPolicy", "*RetriesPolicy"], in: "{{packages}}/" }, have-value: "/^[0-9]+$/" }
must: { have-value: "1" }
except:
  - named: ["*erver*", "*onnection*", "*maximum*", "*Maximum*"]
    because: an answer above 500 is tried three times more
message: "`{Subject}` is the default of a policy, and isn't 1"
instead: Make 1 the default.
```

```yaml rule
rule: each-client-says-how-often-it-retries
every: { property: "/[rR]etr(y|ies)/", be: [stored, constant], member-of: { type: [GraphQLApiClient, GraphAuthenticateInterceptor] } }
must-not: { have-value: "/^[0-9]+$/" }
because: How often a refused request may be repeated differs between servers, so whoever makes the client decides.
message: "`{Subject}` is fixed, and no client can be given another"
instead: Take it as a parameter of `init` with 1 as its default.
```

```yaml rule
rule: the-authenticate-interceptor-waits-a-second
every: { type: GraphAuthenticateInterceptor, contain: ["Task.sleep($$$)", "$QUEUE.asyncAfter($$$)"] }
must:
  any:
    - contain: ["Task.sleep(for: .seconds(1))", "Task.sleep(nanoseconds: 1_000_000_000)", "$QUEUE.asyncAfter(deadline: .now() + 1) { $$$ }"]
    - have: { property: "/[dD]elay/", have-value: ["1", "1.0", ".seconds(1)"] }
    - have: { initializer: any, have: { parameter: "/[dD]elay/", have-value: ["1", "1.0", ".seconds(1)"] } }
message: "`{Subject}` waits for something else than one second"
instead: Wait for `.seconds(1)`.
```

```yaml rule
rule: the-retry-interceptor-tries-three-times
every: { type: GraphRetryInterceptor }
must:
  any:
    - have: { property: any, have-value: "3" }
    - have: { initializer: any, have: { parameter: any, have-value: "3" } }
message: "`{Subject}` does not say that three retries are enough"
instead: Give it a constant or a parameter `maximumRetries` with the value 3.
```

```yaml rule
rule: the-retry-interceptor-waits-longer-each-time
severity: warning
every: { type: GraphRetryInterceptor }
must: { contain: ["pow($$$)", "$DELAY * $FACTOR", "$DELAY << $ATTEMPT", "$DELAY *= $FACTOR", "$DELAYS[$ATTEMPT]"] }
because: A server that is down is not helped by everyone asking again at once.
message: "Nothing in `{Subject}` grows with the number of attempts"
instead: Multiply the delay with every attempt.
```

```swift bad path=localPackages/GraphQLLib/Sources/GraphQLLib/Networking/BaseNetwork/Interceptor/Graph/GraphAuthenticateInterceptor.swift
final class GraphAuthenticateInterceptor { // ✗ the-authenticate-interceptor-waits-a-second
    init(retries: Int = 5) {} // ✗ refused-requests-are-retried-once

    func wait() async { try? await Task.sleep(for: .seconds(30)) }
}
```

```swift bad path=localPackages/NetworkClients/Sources/NetworkClients/Clients/GraphQLApiClient/Client/GraphQLApiClient.swift
public final class GraphQLApiClient {
    private static let maximumRetries = 1 // ✗ each-client-says-how-often-it-retries
}

struct TokenRetryPolicy {
    var retries = 2 // ✗ policies-retry-once
}
```

```swift good path=localPackages/NetworkClients/Sources/NetworkClients/Clients/GraphQLApiClient/Client/GraphQLApiClient.swift
public final class GraphQLApiClient {
    private let retries: TokenRetryPolicy

    init(retries: TokenRetryPolicy = TokenRetryPolicy()) {
        self.retries = retries
    }
}

struct TokenRetryPolicy {
    var retries = 1
    var serverRetries = 3
}
```

```swift bad path=localPackages/GraphQLLib/Sources/GraphQLLib/Networking/BaseNetwork/Interceptor/Graph/GraphRetryInterceptor.swift
final class GraphRetryInterceptor { // ✗ the-retry-interceptor-tries-three-times, the-retry-interceptor-waits-longer-each-time
    private let retries = 10
}
```

```swift good path=localPackages/GraphQLLib/Sources/GraphQLLib/Networking/BaseNetwork/Interceptor/Graph/GraphAuthenticateInterceptor.swift
final class GraphAuthenticateInterceptor {
    init(retries: Int = 1) {}

    func wait() async { try? await Task.sleep(for: .seconds(1)) }
}
```

```swift good path=localPackages/GraphQLLib/Sources/GraphQLLib/Networking/BaseNetwork/Interceptor/Graph/GraphRetryInterceptor.swift
final class GraphRetryInterceptor {
    private let maximumRetries = 3

    func delay(before attempt: Int) -> Double { attempt == 0 ? 0 : pow(2, Double(attempt)) }
}
```

```yaml review
review: how-long-does-a-retry-wait
question: Does the wait grow with every attempt where a server has to recover, and is it left out where only a connection was lost?
about: { type: GraphRetryInterceptor, in: "{{packages}}/" }
because: For answers above 500 both are asked for, and which of them fits depends on the failure.
```

## The chain of interceptors

A request walks down the chain and its answer walks on: headers, token, cache, log, then the network, then errors, log,
cache. In another order the log shows requests that were never sent, or the cache keeps answers that were errors. Apollo's
own interceptors and the one that retries may stand between these.

```yaml rule
rule: interceptors-stand-in-their-order
every: { type: any, conform-to: InterceptorProvider, in: "{{packages}}/" }
must:
  contain:
    "[$$$, GraphDefaultHeaderInterceptor($$$), $$$, GraphAuthenticateInterceptor($$$), $$$, GraphCacheReadInterceptor($$$), $$$,
    GraphRequestLogInterceptor($$$), $$$, NetworkFetchInterceptor($$$), $$$, GraphResponseErrorInterceptor($$$), $$$,
    GraphResponseLogInterceptor($$$), $$$, GraphCacheWriteInterceptor($$$), $$$]"
message: "`{Subject}` does not return the interceptors in their order"
instead: Default headers, authentication, cache read, request log, network, response error, response log, cache write.
```

```yaml rule
rule: interceptors-lie-together
every: { any: [class, struct, actor], named: "Graph*Interceptor", in: "{{packages}}/" }
must: { all: [{ conform-to: [ApolloInterceptor, GraphInterceptor] }, { in: "{{graph-interceptors}}" }, { file-named: "{Subject}" }] }
instead: Conform to `ApolloInterceptor`, or to the protocol `GraphInterceptor` of your own, in a file of its name in `{{graph-interceptors}}`.
```

```swift bad path=localPackages/GraphQLLib/Sources/GraphQLLib/Networking/GraphInterceptorProvider.swift
struct GraphInterceptorProvider: InterceptorProvider { // ✗ interceptors-stand-in-their-order
    func interceptors() -> [any ApolloInterceptor] {
        [
            GraphAuthenticateInterceptor(), GraphDefaultHeaderInterceptor(), GraphCacheReadInterceptor(), GraphRequestLogInterceptor(),
            NetworkFetchInterceptor(client: client), GraphResponseErrorInterceptor(), GraphResponseLogInterceptor(), GraphCacheWriteInterceptor(),
        ]
    }
}

final class GraphRequestLogInterceptor {} // ✗ interceptors-lie-together
```

```swift good path=localPackages/GraphQLLib/Sources/GraphQLLib/Networking/GraphInterceptorProvider.swift
struct GraphInterceptorProvider: InterceptorProvider {
    func interceptors() -> [any ApolloInterceptor] {
        [
            GraphDefaultHeaderInterceptor(headers: headers),
            GraphAuthenticateInterceptor(authentication),
            GraphCacheReadInterceptor(store: store),
            GraphRequestLogInterceptor(),
            GraphRetryInterceptor(),
            NetworkFetchInterceptor(client: client),
            JSONResponseParsingInterceptor(),
            GraphResponseErrorInterceptor(),
            GraphResponseLogInterceptor(),
            GraphCacheWriteInterceptor(store: store),
        ]
    }
}
```

```swift good path=localPackages/GraphQLLib/Sources/GraphQLLib/Networking/BaseNetwork/Interceptor/Graph/GraphRequestLogInterceptor.swift
final class GraphRequestLogInterceptor: ApolloInterceptor {}
```

```yaml review
review: does-the-log-keep-secrets
question: Are the token and the API key left out of what this interceptor writes?
about: { type: "*LogInterceptor", in: "{{packages}}/" }
because: Whether a text that is logged holds a secret depends on what was put into it.
```

## The cache forgets

What a server said about a car is true for a moment. So answers are kept in memory only, a request does not look there unless
it says so, and a restart begins with nothing. Who needs a cache on the disk asks for one, and allows it in the code with the
reason.

```yaml rule
rule: answers-are-cached-in-memory
every: { file: any, in: "{{packages}}/" }
must-not:
  any:
    - contain:
        pattern: "ApolloStore(cache: $CACHE)"
        where: { CACHE: { call: "/^[A-Z]/", not: { call: GraphInMemoryNormalizedCache } } }
    - contain: "ApolloStore()"
message: This store has another cache than `GraphInMemoryNormalizedCache`
instead: Hand it a `GraphInMemoryNormalizedCache`.
```

```yaml rule
rule: no-cache-on-the-disk
every: { file: any, in: ["{{graphql-lib}}", "{{network-clients}}"] }
must-not:
  any:
    - import: ApolloSQLite
    - refer-to: [SQLiteNormalizedCache, ApolloSQLiteDatabase]
    - contain:
        pattern: "URLCache(memoryCapacity: $MEMORY, diskCapacity: $DISK, $$$)"
        where: { DISK: { not: { any: [{ number: 0 }, { name: any }] } } }
because: What is on the disk outlives the sign-out of its owner.
instead: Use `GraphInMemoryNormalizedCache`.
```

```yaml rule
rule: caches-write-nothing-down
every: { type: "*Cache", in: "{{graphql-lib}}" }
must-not:
  any:
    - refer-to: [FileManager, UserDefaults, JSONEncoder, PropertyListEncoder, FileHandle]
    - contain: "$DATA.write(to: $URL, $$$)"
instead: Keep it in memory.
```

```yaml rule
rule: requests-look-past-the-cache
every: { parameter: cachePolicy, be: default-valued, in: "{{graphql-lib}}" }
must: { have-value: "*.fetchIgnoringCacheCompletely" }
message: By default this request looks into the cache
instead: Make `.fetchIgnoringCacheCompletely` the default; a caller may choose otherwise.
```

```swift bad path=localPackages/GraphQLLib/Sources/GraphQLLib/Networking/GraphClient.swift
import ApolloSQLite // ✗ no-cache-on-the-disk

final class GraphClient {
    let store = ApolloStore(cache: InMemoryNormalizedCache()) // ✗ answers-are-cached-in-memory

    func fetch(_ query: String, cachePolicy: CachePolicy = .returnCacheDataElseFetch) {} // ✗ requests-look-past-the-cache
}

final class DiskCache {
    func save(_ data: Data) { FileManager.default.createFile(atPath: "cache", contents: data) } // ✗ caches-write-nothing-down
}
```

```swift good path=localPackages/GraphQLLib/Sources/GraphQLLib/Networking/GraphClient.swift
import Apollo

final class GraphClient {
    let store = ApolloStore(cache: GraphInMemoryNormalizedCache())

    func fetch(_ query: String, cachePolicy: CachePolicy = .fetchIgnoringCacheCompletely) {}
}

final class GraphInMemoryNormalizedCache {
    private var records: [String: String] = [:]
}
```

```yaml review
review: was-a-cache-on-the-disk-asked-for
question: Who asked for answers that survive a restart, and where is that written down?
about: { file: any, in: ["{{graphql-lib}}", "{{network-clients}}"], import: ApolloSQLite }
```

# Layers

## Who may know whom

Inside a sub-feature everything points inwards. The domain says what the business is, in plain Swift. The application says
what can be done with it. Screens ask the application, and the data access does what the domain's protocols ask for. Screens
and data access never meet: so a server can change without a screen, and a screen without a server. Mocks play the protocols
of both, for previews and tests.

```mermaid rule rule=dependencies-point-inwards
graph TD
    Presentation --> Application
    Presentation --> Domain
    Application --> Domain
    DataAccess --> Domain
    Mocks --> Application
    Mocks --> Domain
```

```yaml rule
rule: dependencies-point-inwards
instead: Name a protocol of the domain or a use case instead, and let it be passed in.
```

```swift bad path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/Domain/ChargingLevel.swift
struct ChargingLevel {
    let view: ChargingView // ✗
    let useCases: ChargingUseCases // ✗

    init(answer: ChargingAnswer) {} // ✗
}
```

```swift bad path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/Application/ChargingUseCases.swift
protocol ChargingUseCases {
    func show(_ view: ChargingView) // ✗
    func take(_ answer: ChargingAnswer) // ✗
}
```

```swift bad path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/Presentation/ChargingView.swift
struct ChargingView {
    let answer: ChargingAnswer // ✗
}
```

```swift bad path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/DataAccess/ChargingAnswer.swift
struct ChargingAnswer {
    func show(in view: ChargingView) {} // ✗
}
```

```swift good path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/Domain/ChargingLevel.swift
struct ChargingLevel {
    let percent: Int
}

protocol ChargingRepo {
    func fetchLevel() async -> ChargingLevel
}
```

```swift good path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/Application/ChargingUseCases.swift
protocol ChargingUseCases {
    func level() async -> ChargingLevel
}
```

```swift good path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/Presentation/ChargingView.swift
import SwiftUI

struct ChargingView {
    let useCases: ChargingUseCases
    let level: ChargingLevel
}

#Preview {
    ChargingView(useCases: ChargingUseCasesMock(), level: ChargingLevel(percent: 80))
}
```

```swift good path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/DataAccess/ChargingAPIRepo.swift
struct ChargingAPIRepo: ChargingRepo {
    func fetchLevel() async -> ChargingLevel { ChargingLevel(percent: 80) }
}
```

```swift good path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/Mocks/ChargingUseCasesMock.swift
struct ChargingUseCasesMock: ChargingUseCases {
    func level() async -> ChargingLevel { ChargingLevel(percent: 80) }
}
```

## Every part has its layer

The name of a type tells its layer, and the layer's folder is where it lies.

```yaml rule
rule: repos-lie-in-domain
every: { protocol: "*Repo", in: "{{feature-sources}}" }
must: { in: Domain }
because: What is needed is said by those who need it; only how it is got is a matter of the data access.
instead: Move it to `{{domain-folder}}/{{repos-folder}}`.
```

```yaml rule
rule: use-cases-lie-in-application
every:
  any: [{ protocol: "*UseCases" }, { class: "*Logic", conform-to: { protocol: "*UseCases" } }]
  in: "{{feature-sources}}"
must: { in: Application }
instead: Move it to `{{application-folder}}`.
```

```yaml rule
rule: what-is-seen-lies-in-presentation
every: { any: [{ struct: any, conform-to: View }, { class: "*{{state-holder}}" }], be: top-level, in: "{{feature-sources}}" }
must: { in: Presentation }
instead: Move it to `{{presentation-folder}}`.
```

```yaml rule
rule: repos-are-implemented-in-data-access
every: { type: api-repo, in: "{{feature-sources}}" }
must: { in: DataAccess }
instead: Move it to `{{data-access-folder}}`.
```

```swift bad path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/DataAccess/ChargingRepo.swift
protocol ChargingRepo {} // ✗ repos-lie-in-domain
```

```swift bad path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/Domain/ChargingUseCases.swift
import SwiftUI

protocol ChargingUseCases {} // ✗ use-cases-lie-in-application

final class ChargingLogic: ChargingUseCases {} // ✗ use-cases-lie-in-application

final class ChargingAPIRepo: ChargingRepo {} // ✗ repos-are-implemented-in-data-access

struct ChargingView: View { // ✗ what-is-seen-lies-in-presentation
    var body: some View { Text("Charging") }
}

final class ChargingStateNotifier {} // ✗ what-is-seen-lies-in-presentation
```

```swift good path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/Domain/ChargingRepo.swift
protocol ChargingRepo {}
```

```swift good path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/Application/ChargingUseCases.swift
protocol ChargingUseCases {}

final class ChargingLogic: ChargingUseCases {}
```

```swift good path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/DataAccess/ChargingAPIRepo.swift
final class ChargingAPIRepo: ChargingRepo {}
```

```swift good path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/Presentation/ChargingView.swift
import SwiftUI

struct ChargingView: View {
    var body: some View { Text("Charging") }
}

final class ChargingStateNotifier {}
```

# The domain

## It knows no framework

A charging plan is the same thing in an app, on a watch and in a test. What it needs for that is Swift and a little
Foundation.

```yaml rule
rule: the-domain-imports-foundation-only
every: { import: any, in: Domain }
must: { named: "{{domain-modules}}" }
message: The domain imports `{Subject}`
instead: Say what is needed as a protocol here, and let another layer do it with `{Subject}`.
```

```swift bad path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/Domain/ChargingLevel.swift
import Foundation
import SwiftUI // ✗

struct ChargingLevel {
    let color: Color
}
```

```swift good path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/Domain/ChargingLevel.swift
import Foundation

struct ChargingLevel {
    let percent: Int
}
```

## Its types stay inside

Types of the domain are internal. Public are only those that something public mentions: the state that a use case shows, and
what that holds. A repository and its mock never need to be seen from outside, for tests import with `@testable`.

```yaml rule
rule: repos-stay-inside
severity: warning
every: { protocol: "*Repo", in: "{{feature-sources}}" }
must-not: { be: public }
because: Whoever sees a repository from outside will sooner or later implement it there.
instead: Take `public` away.
```

```swift bad path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/Domain/Repos/ChargingRepo.swift
public protocol ChargingRepo {} // ✗
```

```swift good path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/Domain/Repos/ChargingRepo.swift
protocol ChargingRepo {}
public struct ChargingLevel {}
```

```yaml review
review: does-it-have-to-be-public
question: Which public use case, view or state mentions this type? If none does, take `public` away.
about: { type: any, be: public, in: Domain }
because: A type that a public signature mentions has to be public, whatever its layer.
```

```yaml review
review: is-the-rule-in-the-right-layer
question: Is this a rule of the business, which the domain keeps whoever asks, or a step of a workflow, which the application takes?
about: { function: any, in: Domain, have-at-least: { complexity: 3 } }
```

## Repositories

A repository says what can be asked for, in the domain's own types: each function waits, and each can fail in the ways that
the sub-feature's error lists. `Result` has both sides in the signature, so no caller can forget one.

```yaml rule
rule: repos-lie-in-repos
severity: warning
every: { protocol: "*Repo", in: Domain }
must: { all: [{ in: "{{repos}}" }, { file-named: "{Subject}" }] }
message: "`{Subject}` belongs in `{{domain-folder}}/{{repos-folder}}/{Subject}.swift`"
instead: Move it there.
```

```yaml rule
rule: repos-end-in-repo
severity: warning
every: { protocol: any, in: Domain }
must-not: { named: ["*Repository", "*Repositories", "*DAO", "*DataStore", "*RepoProtocol", "*RepositoryProtocol"] }
message: "`{Subject}` is a repository and is not called …Repo"
instead: Call it `…Repo`.
```

```yaml rule
rule: repos-speak-of-the-domain
silences: [dependencies-point-inwards]
every: { protocol: "*Repo", in: "{{feature-sources}}" }
must-not: { refer-to: { any: [class, struct, enum, actor], in: "{{package-sources}}", not: { in: Domain } } }
because: A type of the server in the domain's protocol makes the server part of the business.
instead: Define the model in `{{domain-folder}}`, and translate where the data comes in.
```

```yaml rule
rule: repos-are-async
every: { function: any, member-of: { protocol: "*Repo", in: "{{packages}}/" } }
must: { any: [{ be: async }, { have-type: [AsyncStream, AsyncThrowingStream] }, { have-type: { protocol: any, named: AsyncSequence } }] }
message: "`{Subject}` does not wait, but what it asks for is far away"
instead: Make it `async`, or return an `AsyncStream` where values keep coming.
```

```yaml rule
rule: repos-return-results
silences: [repos-throw-nothing]
every: { function: any, member-of: { protocol: "*Repo", in: "{{packages}}/" } }
must: { have-type: [Result, AsyncStream, AsyncThrowingStream, AsyncSequence] }
message: "`{Subject}` does not say how it can fail"
instead: Return a `Result` with the value and the error of the sub-feature.
```

```yaml rule
rule: repos-throw-nothing
every: { function: any, member-of: { protocol: "*Repo", in: "{{packages}}/" } }
must-not: { be: throwing }
because: What is thrown has any type, and is caught where somebody thought of it.
message: "`{Subject}` throws, and the type of what it throws is not said"
instead: Return a `Result` with the error of the sub-feature.
```

```swift bad path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/Domain/ChargingRepo.swift
protocol ChargingRepo { // ✗ repos-lie-in-repos
    func fetchLevel() -> Result<Int, ChargingError> // ✗ repos-are-async
    func fetchPlan() async throws -> ChargingPlanAnswer // ✗ repos-speak-of-the-domain, repos-return-results
    func refreshPlan() async throws -> Result<Void, ChargingError> // ✗ repos-throw-nothing
    func save(_ plan: ChargingPlan) async // ✗ repos-return-results
}

protocol ChargingPlanRepository {} // ✗ repos-end-in-repo
```

```swift bad path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/DataAccess/ChargingPlanAnswer.swift
struct ChargingPlanAnswer {}
```

```swift good path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/Domain/Repos/ChargingRepo.swift
protocol ChargingRepo {
    func fetchPlan() async -> Result<ChargingPlan, ChargingError>
    func save(_ plan: ChargingPlan) async -> Result<Void, ChargingError>
    func levels() -> AsyncStream<Int>
}
```

```swift good path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/Domain/ChargingPlan.swift
struct ChargingPlan {}

enum ChargingError: Error { case unknown }
```

# The application

## A use case is a protocol

A view that is given a protocol can be shown by a preview and by a test without a server. So what a sub-feature can do is a
protocol `…UseCases`, and who does it is a final class `…Logic`; the two may share a file, the protocol first.

```yaml rule
rule: logic-conforms-to-its-use-cases
every: { any: [class, struct, actor], named: "{Name}Logic", in: Application }
must: { conform-to: "{Name}UseCases" }
message: "`{Subject}` does not conform to `{Name}UseCases`"
instead: "Name what it can do in a protocol `{Name}UseCases`."
make: protocol {Subject}
```

```yaml rule
rule: use-cases-are-done-by-logic
severity: warning
every: { any: [class, struct, actor], conform-to: { protocol: "*UseCases" }, in: Application }
must: { all: [{ class: any }, { named: "*Logic" }, { be: final }] }
instead: Make it a final class whose name ends in `Logic`.
```

```yaml rule
rule: whoever-asks-a-repo-is-a-use-case
every: { any: [class, actor], be: top-level, in: Application, have: { property: any, have-type: { protocol: "*Repo" } } }
must: { conform-to: { protocol: "*UseCases" } }
message: "`{Subject}` works with a repository, and no protocol says what it does"
instead: Name what it can do in a protocol `…UseCases`.
```

```yaml rule
rule: logic-works-with-repos
severity: warning
every: { class: "*Logic", in: Application }
must: { refer-to: { protocol: ["*Repo", "*UseCases"], not: { named: "{Subject}" } } }
because: Logic that works with no repository belongs to the domain, where it is tested without waiting.
instead: Move it to `{{domain-folder}}`, or let it ask a repository.
```

```yaml rule
rule: use-case-protocols-are-public-and-have-their-file
severity: warning
every: { protocol: "*UseCases", in: Application }
must: { all: [{ be: public }, { file-named: "{Subject}" }, { in: "{{application}}/*" }] }
instead: "Make it public, in `{{application-folder}}/{Subject}.swift`."
```

```yaml rule
rule: use-cases-have-their-name
severity: warning
every: { protocol: any, in: Application }
must-not: { named: ["*UseCase", "*Interactor", "*UseCasesProtocol", "*UseCaseProtocol", "*Service", "*LogicProtocol"] }
message: "`{Subject}` is a protocol of the application and is not called …UseCases"
instead: Call it after its sub-feature, with `UseCases` at the end.
```

```swift given path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/Domain/Repos/ChargingRepo.swift
protocol ChargingRepo {}
```

```swift bad path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/Application/Charging.swift
protocol ChargingUseCases {} // ✗ use-case-protocols-are-public-and-have-their-file

protocol ChargingPlanInteractor {} // ✗ use-cases-have-their-name

final class ChargingPlanLogic {} // ✗ logic-conforms-to-its-use-cases, logic-works-with-repos

final class ChargingWorker { // ✗ whoever-asks-a-repo-is-a-use-case
    private let repository: ChargingRepo
}

class ChargingWorkflow: ChargingUseCases {} // ✗ use-cases-are-done-by-logic
```

```swift good path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/Application/ChargingUseCases.swift
public protocol ChargingUseCases {}

final class ChargingLogic: ChargingUseCases {
    private let repository: ChargingRepo
}
```

## Logic is given its repository

What comes through the initialiser can come from a test. What a class makes for itself can't.

```yaml rule
rule: logic-keeps-its-repository-to-itself
severity: warning
every: { property: any, be: stored, have-type: { protocol: "*Repo" }, member-of: { class: "*Logic", in: Application }, any: [{ be: private }, { could-be: private }] } # what another file reads can't be private
must: { all: [{ be: [private, constant] }, { named: [repository, "*Repository", "*Repo", repo] }] }
instead: Write `private let repository`.
```

```yaml rule
rule: dependencies-are-protocols
every: { any: [{ property: any, be: stored, not: { any: [{ be: static }, { have-value: "*(*)" }] } }, { parameter: any }], in: [Application, Presentation, DataAccess] } # nothing-is-made-where-it-is-used speaks of what is made on the spot
must-not:
  have-type:
    class: ["*Logic", "*Repo", "*Service", "*Client", "*DataSource"]
    conform-to: { protocol: any, in: "{{packages}}/" }
    in: "{{packages}}/"
because: A class that is named can't be replaced by a mock, so what uses it can't be tested alone.
message: "`{Subject}` holds a class where a protocol would do"
instead: Let it take the protocol that the class conforms to.
```

```yaml rule
rule: nothing-is-taken-from-a-singleton
every: { any: [property, parameter], in: [Application, Presentation] }
must-not: { any: [{ have-value: ["*{{kinds-of-dependencies}}.shared", "*{{kinds-of-dependencies}}.default"] }, { all: [{ have-value: ".shared" }, { have-type: "*{{kinds-of-dependencies}}" }] }] }
because: A shared object is a dependency that no initialiser mentions, and no test can replace it.
message: "`{Subject}` is taken from a singleton"
instead: Take it in the initialiser, as a protocol, and pass it in where the app is put together.
except:
  - { have-value: ["URLSession.shared", "UIApplication.shared"], because: it is no object of ours }
```

```yaml rule
rule: nothing-is-made-where-it-is-used
every: { file: any, in: [Application, Presentation, DataAccess] }
must-not:
  create:
    any:
      - { type: ["*Logic", "*Repo", "*APIClient"], in: "{{packages}}/" }
      - { class: ["*Service", "*Client"], in: "{{package-sources}}" }
      - { type: "*DataSource", in: DataAccess }
because: Who makes what it uses decides for everyone what that is.
instead: Take it in the initialiser, and make it where the app is put together.
```

```swift given path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/Domain/Repos/ChargingRepo.swift
protocol ChargingRepo {}
```

```swift given path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/DataAccess/ChargingAPIRepo.swift
final class ChargingAPIRepo: ChargingRepo {}
```

```swift bad path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/Application/ChargingUseCases.swift
final class ChargingLogic {
    var source: ChargingRepo // ✗ logic-keeps-its-repository-to-itself
    private let second: ChargingAPIRepo // ✗ dependencies-are-protocols

    init() { source = ChargingAPIRepo() } // ✗ nothing-is-made-where-it-is-used

    private let clock: ClockService = TariffService.shared // ✗ nothing-is-taken-from-a-singleton
    private lazy var tariffs = TariffService() // ✗ nothing-is-made-where-it-is-used

    func charge(through service: ClockService = .shared) {} // ✗ nothing-is-taken-from-a-singleton
}

final class TariffService {}
```

```swift good path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/Application/ChargingLogic+Plans.swift
extension ChargingLogic {
    func plans() async -> [Plan] { await repository.plans() }
}
```

```swift good path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/Application/ChargingUseCases.swift
final class ChargingLogic {
    let repository: ChargingRepo
    private let tariffRepo: any ChargingRepo
    private var draft: ChargingDraft
    private let session = URLSession.shared
    static let shared = ChargingLimits()
    private var scope: ChargingScope = .shared

    init(repository: ChargingRepo) {
        self.repository = repository
        draft = ChargingDraft()
    }
}
```

## The state of a use case

What a screen shows of a use case is one value, `…State`, that begins without arguments. The use case offers it under the
name `state`, as the publisher of an `@Published` property or as an `AsyncStream`. What the user wants is then a plain
function without a result: its outcome is a new state.

```yaml rule
rule: use-cases-offer-their-state
severity: warning
every: { property: state, member-of: { protocol: "*UseCases", in: Application } }
must: { have-type: ["*Published<*>.Publisher", Publisher, AsyncStream, AsyncSequence] }
message: "`{Subject}` can be read, but nobody hears when it changes"
instead: Offer a `Published<…State>.Publisher` or an `AsyncStream<…State>`.
```

```yaml rule
rule: the-state-behind-is-published
severity: warning
every: { property: _state, member-of: { class: "*Logic", in: Application } }
must: { all: [{ have-attribute: "@Published" }, { be: private }] }
instead: Write `@Published private var _state`, and return its publisher from `state`.
```

```yaml rule
rule: states-are-values
severity: warning
every: { type: "*State", be: top-level, in: Application }
must: { any: [struct, enum] }
because: A state that is shared changes under the screen that shows it.
instead: Make it a struct.
```

```yaml rule
rule: states-begin-without-arguments
severity: warning
every: { property: any, be: [stored], member-of: { struct: "*State", be: top-level, in: Application } }
must: { any: [{ have-value: "*" }, { be: [optional, mutable] }, { be: static }] }
message: "`{Subject}` has no value to begin with"
instead: Give it a value, or make it an optional variable.
```

```swift bad path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/Application/ChargingUseCases.swift
public protocol ChargingUseCases {
    var state: ChargingState { get } // ✗ use-cases-offer-their-state
}

public final class ChargingState {} // ✗ states-are-values

public struct ChargingPlanState {
    var level: Int // ✗ states-begin-without-arguments
}

final class ChargingLogic: ChargingUseCases {
    var _state = ChargingState() // ✗ the-state-behind-is-published
}
```

```swift good path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/Application/ChargingUseCases.swift
import Combine

public protocol ChargingUseCases {
    var state: Published<ChargingState>.Publisher { get }

    func start()
}

public struct ChargingState {
    var level = 0
    var plan: String?
}

final class ChargingLogic: ChargingUseCases {
    @Published private var _state = ChargingState()
    var state: Published<ChargingState>.Publisher { $_state }

    func start() {}
}
```

```yaml review
review: are-the-rules-checked-here
question: Are the rules of the business checked here, before a repository is asked, and not in the screen or behind it?
about: { class: "*Logic", in: Application }
```

```yaml review
review: does-the-logic-do-anything
question: Does this logic put steps together, or does it only pass calls on to the repository?
about: { class: "*Logic", in: Application }
```

# The presentation

## State notifiers

Between a view and the use cases stands one class: it holds what the view shows, and turns what the user does into calls. It
is called `…StateNotifier`, because that is what it does, and because a `ViewModel` has meant too many things in this app
already.

```yaml rule
rule: state-notifiers-are-not-called-view-model
silences: [observable-objects-are-state-notifiers]
every: { type: any, in: "{{package-sources}}" }
must-not: { named: ["*ViewModel", "*ViewModelProtocol", "*ViewModelImpl"] }
message: "`{Subject}` is called a view model"
instead: Call it `…{{state-holder}}`.
```

```yaml rule
rule: nothing-is-called-view-model
severity: warning
every: { property: any, in: "{{feature-sources}}" }
must-not: { named: ["viewModel", "*ViewModel"] }
message: "`{Subject}` is called a view model"
instead: Call it `{{state-holder-property}}`, after the type that it holds.
```

```yaml rule
rule: observable-objects-are-state-notifiers
every: { class: any, conform-to: ObservableObject, in: Presentation }
must: { named: "*{{state-holder}}" }
message: "`{Subject}` holds the state of a screen and is not called …{{state-holder}}"
instead: Call it after its screen, with `{{state-holder}}` at the end, and keep one a screen.
```

```yaml rule
rule: state-notifiers-have-their-shape
every: state-notifier
must: { all: [{ class: any }, { be: final }, { isolated-to: MainActor }, { conform-to: ObservableObject }, { not: { inherit: { class: any, in: "{{packages}}/" } } }] }
because: What a view shows changes on the main actor only, and nobody inherits a screen.
instead: "Write `@MainActor final class {Subject}: ObservableObject`."
```

```yaml rule
rule: state-notifiers-stay-inside
severity: warning
every: state-notifier
must-not: { be: [public] }
because: From outside a screen is its view and its use cases; what is between them may change any day.
instead: Take `public` away.
```

```swift bad path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/Presentation/ChargingViewModel.swift
import SwiftUI

final class ChargingViewModel: ObservableObject {} // ✗ state-notifiers-are-not-called-view-model

final class ChargingBrain: ObservableObject {} // ✗ observable-objects-are-state-notifiers

public class ChargingStateNotifier {} // ✗ state-notifiers-have-their-shape, state-notifiers-stay-inside

class Observed: ObservableObject {} // ✗ observable-objects-are-state-notifiers

@MainActor
final class ChargingPlanStateNotifier: Observed {} // ✗ state-notifiers-have-their-shape

struct ChargingScreen {
    let viewModel: ChargingViewModel // ✗ nothing-is-called-view-model
}
```

```swift good path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/Presentation/ChargingStateNotifier.swift
import SwiftUI

@MainActor
final class ChargingStateNotifier: ObservableObject {}

struct ChargingScreen {
    let stateNotifier: ChargingStateNotifier
}
```

## What a state notifier holds

Its state is published and its use cases are handed in; there is nothing else to know about it.

```yaml rule
rule: state-is-published
every:
  property: any
  be: [stored, mutable]
  member-of: state-notifier
  not: { any: [{ be: private }, { be: static }, { be: lazy }, { be: weak }] }
must: { have-attribute: ["@Published", "@AppStorage", "@SceneStorage"] }
because: A value that changes in silence leaves the view showing the old one.
message: "`{Subject}` can change, and the view will not hear of it"
instead: Write `@Published`, or make it private.
```

```yaml rule
rule: state-is-published-in-one-way
every: { file: any, in: Presentation }
must-not:
  any:
    - contain: ["objectWillChange.send()", "$NOTIFIER.objectWillChange.send()"]
    - refer-to: ObservableObjectPublisher
    - refer-to: { named: Observable, as: attribute }
because: Of three ways to tell a view, two are forgotten when the code is changed.
instead: Use `@Published` properties of a class that conforms to `ObservableObject`.
```

```yaml rule
rule: state-notifiers-keep-their-use-cases
every: { property: any, be: stored, have-type: { protocol: "*UseCases" }, member-of: state-notifier, not: { have-value: "*.shared" } } # nothing-is-taken-from-a-singleton speaks of these
must: { all: [{ be: [private, constant] }, { named: [useCases, "*UseCases"] }, { not: { have-value: "*" } }] }
instead: Write `private let useCases`, and take it in the initialiser.
```

```yaml rule
rule: state-notifiers-keep-them-as-a-whole
every: { type: state-notifier, have: { initializer: any, have: { parameter: any, have-type: { protocol: "*UseCases" } } } }
must: { have: { property: any, be: stored, have-type: { protocol: "*UseCases" } } }
because: Pieces of the use cases in closures hide from a reader, and from a mock, what the screen can do.
message: "`{Subject}` is given its use cases and doesn't keep them"
instead: Write `private let useCases`, and call them where they are needed.
```

```yaml rule
rule: work-that-takes-time-is-shown
severity: note
every: { class: "*{{state-holder}}", contain: "Task { $$$ }", in: Presentation }
must:
  have:
    property: [isLoading, "is*ing", state, "*State", phase, status]
    have-attribute: "@Published"
because: A tap that seems to do nothing is followed by a second one.
message: "`{Subject}` starts work, and has no `isLoading` to say so"
instead: Publish `isLoading`, and reset it with `defer`.
```

```swift given path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/Application/ChargingUseCases.swift
protocol ChargingUseCases {
    func start() async
}
```

```swift bad path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/Presentation/ChargingStateNotifier.swift
import SwiftUI

@MainActor
final class ChargingStateNotifier: ObservableObject { // ✗ work-that-takes-time-is-shown
    var level = 0 // ✗ state-is-published
    var useCases: ChargingUseCases // ✗ state-is-published, state-notifiers-keep-their-use-cases

    func start() {
        objectWillChange.send() // ✗ state-is-published-in-one-way
        Task { await useCases.start() }
    }
}

@Observable // ✗ state-is-published-in-one-way
final class ChargingPlanModel {}

@MainActor
final class StopStateNotifier: ObservableObject { // ✗ state-notifiers-keep-them-as-a-whole
    private let stop: () async -> Void

    init(charging: any ChargingUseCases) {
        stop = charging.start
    }
}
```

```swift good path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/Presentation/ChargingStateNotifier.swift
import SwiftUI

@MainActor
final class ChargingStateNotifier: ObservableObject {
    @Published private(set) var level = 0
    @Published var isLoading = false
    private var following: Task<Void, Never>?
    private let useCases: ChargingUseCases

    init(useCases: ChargingUseCases) { self.useCases = useCases }

    func start() {
        isLoading = true
        Task {
            await useCases.start()
            isLoading = false
        }
    }
}
```

## New screens are written in SwiftUI

UIKit is for bridges: a representable that shows an old view, a hosting controller that puts a new one into an old flow.

```yaml rule
rule: ui-kit-is-for-bridges
every: { file: any, in: "{{feature-sources}}" }
must-not:
  any:
    - import: [UIKit, SnapKit, Texture, AsyncDisplayKit]
    - have: { class: any, inherit: [UIViewController, UIView, UIControl, UITableViewCell, UICollectionViewCell] }
except:
  - have: { any: [struct, class], conform-to: [UIViewRepresentable, UIViewControllerRepresentable, UIGestureRecognizerRepresentable] }
    because: it bridges from UIKit
  - refer-to: UIHostingController
    because: it bridges to UIKit
  - refer-to: UIHostingConfiguration
    because: it bridges to UIKit
instead: Write a SwiftUI view, and bridge what has to stay with `UIViewRepresentable` or `UIHostingController`.
```

```yaml rule
rule: no-storyboards-in-features
every: { folder: "{{presentation-folder}}", in: "{{feature-sources}}" }
must-not:
  any:
    - have-counterpart: { file: "*.storyboard", in: "{{feature}}" }
    - have-counterpart: { file: "*.xib", in: "{{feature}}" }
because: A storyboard belongs to UIKit, and is merged by nobody.
message: A feature has a storyboard or a xib
instead: Write the screen in SwiftUI.
```

```swift bad rule=ui-kit-is-for-bridges path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/Presentation/ChargingController.swift
import UIKit // ✗

final class ChargingController: UIViewController {} // ✗
```

```text bad rule=no-storyboards-in-features
localPackages/
└── ChargingFeature/
    └── Sources/
        └── ChargingFeature/
            └── Charging/
                └── Presentation/
                    └── Charging.storyboard
```

```swift good path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/Presentation/ChargingMap.swift
import SwiftUI
import UIKit

struct ChargingMap: UIViewRepresentable {
    func makeUIView(context: Context) -> OldMap { OldMap() }
    func updateUIView(_ view: OldMap, context: Context) {}
}

final class OldMap: UIView {}
```

## Screens

A screen is made with its use cases, makes its own state notifier of them, and keeps it for as long as it is shown. It reads
from the notifier only.

```yaml rule
rule: screens-are-public-and-have-their-file
severity: warning
every: screen
must: { all: [{ be: public }, { file-named: "{Subject}" }] }
because: A screen is what a package is there for, so others can see it and find it.
instead: "Make it public, in `{Subject}.swift`."
```

```yaml rule
rule: screens-are-made-in-public
severity: warning
every: { initializer: any, member-of: screen, have: { parameter: useCases } }
must:
  all:
    - be: public
    - contain: ["StateObject(wrappedValue: $NOTIFIER)", "_{{state-holder-property}} = .init(wrappedValue: $NOTIFIER)"]
instead: "Write `public init(useCases:)`, and wrap a new state notifier in `StateObject(wrappedValue:)`."
```

```yaml rule
rule: bodies-of-public-views-are-public
every: { property: body, member-of: { struct: any, conform-to: View, be: public, in: Presentation } }
must: { be: public }
because: The compiler asks for it, a minute later.
instead: Write `public var body`.
```

```yaml rule
rule: screens-own-their-notifier
every:
  property: any
  be: stored
  have-type: { class: "*{{state-holder}}" }
  member-of: { struct: any, conform-to: View, in: Presentation }
  not: { all: [{ have-attribute: "@ObservedObject" }, { not: { any: [{ be: private }, { have-value: "*" }] } }] } # a part that the screen hands it to
must:
  all:
    - have-attribute: ["@StateObject", "@ObservedObject"]
    - be: private
    - named: ["{{state-holder-property}}", "*{{state-holder}}"]
    - not: { all: [{ have-attribute: "@ObservedObject" }, { have-value: "*" }] }
because: A notifier without a wrapper is made again with every drawing, and nobody listens to it.
instead: Write `@StateObject private var {{state-holder-property}}`.
```

```yaml rule
rule: notifiers-are-named-after-their-screen
severity: warning
every: { property: any, have-attribute: "@StateObject", have-type: { class: "*{{state-holder}}" }, in: "{{package-sources}}/**/{Screen}View.swift" }
must: { have-type: ["{Screen}{{state-holder}}"] }
message: "The notifier of `{Screen}View` is not called `{Screen}{{state-holder}}`"
instead: Give both one name in front.
```

```yaml rule
rule: views-ask-the-notifier
every: view
must-not: { call: ["useCases.*", "self.useCases.*"] }
because: A call from a view has nobody who keeps its answer.
instead: Give the state notifier a function for it.
```

```swift bad path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/Presentation/Charging.swift
import SwiftUI

final class ChargingStateNotifier: ObservableObject {}

public struct ChargingView: View { // ✗ screens-are-public-and-have-their-file
    let model: ChargingStateNotifier // ✗ screens-own-their-notifier
    let useCases: ChargingUseCases

    init(useCases: ChargingUseCases) { // ✗ screens-are-made-in-public
        self.useCases = useCases
        model = ChargingStateNotifier()
    }

    var body: some View { // ✗ bodies-of-public-views-are-public
        Button("Start") { useCases.start() } // ✗ views-ask-the-notifier
    }
}
```

```swift bad path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/Presentation/ChargingPlanView.swift
import SwiftUI

struct ChargingPlanView: View {
    @StateObject private var stateNotifier: ChargingStateNotifier // ✗ notifiers-are-named-after-their-screen
}
```

```swift good path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/Presentation/ChargingView.swift
import SwiftUI

final class ChargingStateNotifier: ObservableObject {}

public struct ChargingView: View {
    @StateObject private var stateNotifier: ChargingStateNotifier

    public init(useCases: ChargingUseCases) {
        _stateNotifier = StateObject(wrappedValue: ChargingStateNotifier(useCases: useCases))
    }

    public var body: some View {
        Button("Start") { stateNotifier.start() }
    }
}
```

## Views show

```yaml rule
rule: views-reach-no-data
silences: [data-is-reached-in-data-access]
every: view
must-not:
  any:
    - refer-to: ["*Repo", "*RepoMock", "*Repository", "*APIClient", NetworkClients, URLSession, ModelContext, NSManagedObjectContext]
    - refer-to: { type: "*DataSource", in: DataAccess }
because: A view that knows where its data comes from can be shown nowhere else.
message: "`{Subject}` reaches for data itself"
instead: Let a use case get it, and read it from the state notifier.
```

```yaml rule
rule: views-decide-little
every: view
must-not:
  any:
    - contain: "do { $$$ } catch { $$$ }"
    - contain:
        - "$LIST.sorted { $$$ }"
        - "$LIST.sorted(by: $ORDER)"
        - "ForEach($LIST.filter { $$$ }) { $$$ }"
        - "List($LIST.filter { $$$ }) { $$$ }"
    - create: [DateFormatter, NumberFormatter, ISO8601DateFormatter, JSONDecoder, JSONEncoder]
because: What happens in a `body` happens with every drawing, and no test sees it.
message: "`{Subject}` works on what it should only show"
instead: Let the state notifier or the use case prepare it.
```

```yaml rule
rule: bodies-are-short
every: { property: body, in: Presentation, have-type: View }
must: { have-at-most: { lines: "{{longest-body}}" } }
because: What does not fit on a screen is not seen as a whole, in code as in an app.
message: The body of this view has more than {{longest-body}} lines
instead: Make views of its parts.
```

```yaml rule
rule: views-keep-state-in-three-ways
every: { property: any, in: Presentation }
must-not: { have-attribute: ["@EnvironmentObject", "@Bindable"] }
because: An object from the environment is missing in exactly the place that nobody tried.
message: "`{Subject}` is state of another kind than this guide knows"
instead: Pass the use cases in, and hold a notifier with `@StateObject` or `@ObservedObject`.
```

```yaml rule
rule: local-state-is-private
severity: warning
every: { property: any, have-attribute: "@State", in: Presentation, any: [{ be: private }, { could-be: private }] }
must: { be: private }
because: State that is set from outside is set once, and then no more.
instead: Make it private; what comes from outside comes as a plain property or a `@Binding`.
```

```swift bad path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/Presentation/ChargingView.swift
import SwiftUI

struct ChargingView: View {
    @EnvironmentObject var settings: Settings // ✗ views-keep-state-in-three-ways
    @State var isShown = false // ✗ local-state-is-private
    let repo: ChargingRepo // ✗ views-reach-no-data

    var body: some View { // ✗ bodies-are-short
        ForEach(stateNotifier.plans.sorted { $0.start < $1.start }) { Text($0.name) } // ✗ views-decide-little
        Text(DateFormatter().string(from: .now)) // ✗ views-decide-little
        Text("") // × 80
    }
}
```

```swift good path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/Presentation/ChargingView.swift
import SwiftUI

struct ChargingView: View {
    @State private var isShown = false
    @State private var plan: ChargingPlan?
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("") // × 70
        Text(stateNotifier.start, format: .dateTime)
            .sheet(isPresented: $isShown) { ChargingPlanView() }
    }
}
```

```yaml review
review: is-the-view-made-of-views
question: Can each part of this view be named, and is it a view of that name?
about: screen
```

## Every view has a preview

A preview is the first thing that is ever made of a view, and the quickest test it will have. It is made with mocks, so that
it needs no server and no car.

```yaml rule
rule: views-have-previews
every:
  struct: any
  conform-to: View
  in: Presentation
  be: top-level
  not: { any: [{ be: file-private }, { conform-to: [UIViewRepresentable, UIViewControllerRepresentable] }] }
must: { have-counterpart: preview }
message: "`{Subject}` has no preview in its file"
instead: Write `#Preview` below it, with mocks.
make: preview {Subject}
```

```yaml rule
rule: previews-are-made-with-the-macro
every: { type: any, in: "{{feature-sources}}" }
must-not: { conform-to: PreviewProvider }
because: The macro is shorter, and needs no type of its own.
instead: Write `#Preview { … }`.
```

```yaml rule
rule: previews-use-mocks
every: { file: any, in: Presentation }
must-not:
  contain:
    pattern: ["$VIEW(useCases: $USECASES)", "$VIEW(useCases: $USECASES, $$$)"]
    where: { USECASES: { all: ['/^(\w+\.)*[A-Z]\w*\(/', { not: { call: ["*Mock", "*.*Mock"] } }] } }
message: These use cases are made here, and they are no mock
instead: Pass the `…UseCasesMock`.
```

```yaml rule
rule: previews-make-nothing-real
silences: [nothing-is-made-where-it-is-used]
every: { call: any, in: previews }
must-not: { named: ["*Logic", "*APIRepo", "*Repo", "*APIClient", "*DataSource", graphQLApi] }
because: A preview that needs a server is blank on the day of the demonstration.
message: "This preview makes a real `{Subject}`"
instead: Make the mock of the use cases.
```

```swift bad path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/Presentation/ChargingView.swift
import SwiftUI

struct ChargingView: View { // ✗ views-have-previews
    var body: some View { Text("Charging") }
}

struct ChargingPlanView: View {
    var body: some View { Text("Plan") }
}

struct ChargingPreviews: PreviewProvider { // ✗ previews-are-made-with-the-macro
    static var previews: some View { Text("Plan") }
}

#Preview {
    ChargingPlanView(useCases: ChargingPlanLogic()) // ✗ previews-use-mocks, previews-make-nothing-real
}
```

```swift good path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/Presentation/ChargingView.swift
import SwiftUI

struct ChargingView: View {
    var body: some View { ChargeRow() }
}

private struct ChargeRow: View {
    var body: some View { Text("Row") }
}

#Preview {
    ChargingView(useCases: ChargingUseCasesMock())
}
```

# The data access

## What is far away is reached from here

Requests, databases, files and caches change for their own reasons. One layer knows them.

```yaml rule
rule: data-is-reached-in-data-access
every: { file: any, in: [Domain, Application, Presentation] }
must-not:
  any:
    - import: "{{data-modules}}"
    - refer-to:
        - [URLSession, URLRequest, NSPersistentContainer, NSManagedObjectContext, ModelContext, ModelContainer]
        - [UserDefaults, FileManager, NSCache, URLCache]
message: "`{Subject}` reaches for data that lies outside of the app"
instead: Ask for it through a protocol `…Repo`, and reach for it in `{{data-access-folder}}`.
```

```swift bad path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/Application/ChargingUseCases.swift
import NetworkClients // ✗

final class ChargingLogic {
    func load() async {
        _ = try? await URLSession.shared.data(from: address) // ✗
        UserDefaults.standard.set(true, forKey: "loaded") // ✗
    }
}
```

```swift good path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/Application/ChargingUseCases.swift
import Foundation

final class ChargingLogic {
    func load() async { await repository.load() }
}
```

```swift good path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/DataAccess/ChargingAPIRepo.swift
import NetworkClients

final class ChargingAPIRepo {
    func load() async { UserDefaults.standard.set(true, forKey: "loaded") }
}
```

## Repositories are given their clients

Each protocol of the domain has one who answers it, with a client that it was given: a test hands in another.

```yaml rule
rule: repos-have-an-implementation
severity: warning
every: { protocol: "{Name}Repo", in: "{{feature-sources}}" }
must: { have-counterpart: { type: "{Name}*Repo", in: ["{{data-access}}", "**/{{data-access-folder}}"] } }
message: "Nothing in `{{data-access-folder}}` is called after `{Subject}`"
instead: Implement it as `{Name}APIRepo`.
```

```yaml rule
rule: api-repos-have-their-shape
severity: warning
every: { class: any, conform-to: { protocol: "*Repo" }, in: DataAccess }
must: { all: [{ be: [final, internal] }, { named: "*Repo" }, { file-named: "{Subject}" }] }
because: Outside of its package nobody needs to know that it is there.
instead: "Make it an internal final class, in `{Subject}.swift`."
```

```yaml rule
rule: repos-keep-their-clients-to-themselves
every:
  property: any
  any: [{ have-type: ["*APIClient", "*DataSource", "*HTTPClient"] }, { named: [apiClient, client, dataSource] }]
  be: stored
  member-of: { class: any, conform-to: { protocol: "*Repo" }, in: DataAccess }
  not: { have-value: "*.shared" } # repos-fetch-no-clients speaks of these
must: { all: [{ be: [private, constant] }, { not: { have-value: "*" } }] }
instead: Write `private let apiClient`, and take it in the initialiser.
```

```yaml rule
rule: clients-are-called-api-client
severity: note
every: { property: any, be: stored, have-type: APIClient, member-of: { class: any, in: DataAccess } }
must: { named: apiClient }
instead: Call it `apiClient`.
```

```yaml rule
rule: repos-fetch-no-clients
every: { file: any, in: DataAccess }
must-not:
  contain:
    - "NetworkClients.$CLIENT()"
    - pattern: "$CLIENT.shared"
      where: { CLIENT: ["*Client", "*Session", "*API", "*Api", "*DataSource", "*Database", "*Network", "*Service"] }
because: A repository that takes its client from anywhere talks to the real server in every test.
message: This client is fetched here, not passed in
instead: Take it in the initialiser.
```

```swift bad path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/Domain/Repos/ChargingRepo.swift
protocol ChargingRepo {}

protocol ChargingPlanRepo {} // ✗ repos-have-an-implementation
```

```swift bad path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/DataAccess/Repos.swift
public class ChargingAPIRepo: ChargingRepo { // ✗ api-repos-have-their-shape
    let session: APIClient // ✗ repos-keep-their-clients-to-themselves, clients-are-called-api-client
    private let client = NetworkClients.graphQLApi() // ✗ repos-keep-their-clients-to-themselves, repos-fetch-no-clients

    func load() async {
        await Session.shared.load() // ✗ repos-fetch-no-clients
    }
}
```

```swift good path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/Domain/Repos/ChargingRepo.swift
protocol ChargingRepo {}
```

```swift good path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/DataAccess/ChargingAPIRepo.swift
final class ChargingAPIRepo: ChargingRepo {
    private let apiClient: APIClient

    init(apiClient: APIClient) { self.apiClient = apiClient }
}
```

# Style

The formatter and the linter decide what a machine can decide, so that a review never has to. Their settings lie in the root:
`.swift-format` with four spaces, 120 characters, and joined lines (`respectsExistingLineBreaks` off); `.swiftlint.yml` with
the same limits and the generated code left out.

## Their settings

```yaml rule
rule: the-formatter-has-our-settings
every: { document: .swift-format }
must: { have-setting: { indentation: { "{{indentation}}": "{{width-of-indentation}}" }, lineLength: "{{longest-line}}" } }
because: What the formatter does not know, everybody does by hand, and differently.
message: "`{Subject}` does not ask for {{width-of-indentation}} {{indentation}} and {{longest-line}} characters"
instead: Write `{{indentation}}` {{width-of-indentation}} under `indentation`, and `lineLength` {{longest-line}}.
```

```json bad path=.swift-format
{ "version": 1, "lineLength": 100, "indentation": { "tabs": 1 } }
```

```json good path=.swift-format
{ "lineLength": 120.0, "version": 1, "indentation": { "spaces": 4 }, "respectsExistingLineBreaks": false }
```

## Lists

```yaml rule
rule: lists-end-in-a-comma
check: missing-trailing-comma
in: "{{packages}}/"
because: With a comma behind each element, a new one changes one line.
instead: Let `swift format` write it, or `norma fix`.
```

```swift bad path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/Domain/Plugs.swift
let plugs = [
    "CCS",
    "Type 2" // ✗
]
```

```swift good path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/Domain/Plugs.swift
let plugs = [
    "CCS",
    "Type 2",
]
let pair = ["CCS", "Type 2"]
```

## Lines

```yaml rule
rule: lines-are-short
check: line-length
at-most: "{{longest-line}}"
in: "{{packages}}/"
because: Two files side by side fit on a screen, and a review shows two.
instead: Break the line where its expression has a joint.
```

```swift bad path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/Domain/ChargingText.swift
enum ChargingText {
    static let long = "The car is charged to eighty percent and then waits, so that its battery stays young, as the book of the car advises" // ✗
}
```

```swift good path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/Domain/ChargingText.swift
enum ChargingText {
    static let short = "The car is charged to eighty percent."
}
```

## No crash in production

`!` and `try!` say that something can't happen. In a test they are right: a test that fails loudly is a good test. Mocks are
compiled into the app, so they are production code too.

```yaml rule
rule: no-force-unwraps
check: force-unwrapping
in: production
except:
  - in: previews
    because: a preview that fails is seen by its author only
instead: Unwrap with `guard let` or `if let`, or read on with `?.`.
```

```yaml rule
rule: no-force-tries
check: force-try
in: production
except:
  - in: previews
    because: a preview that fails is seen by its author only
instead: Catch the error, and return it as the failure of a `Result`.
```

```swift bad path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/Mocks/ChargingRepoMock.swift
import Foundation

final class ChargingRepoMock {
    let address = URL(string: "https://cars.example")! // ✗ no-force-unwraps
    let data = try! Data(contentsOf: file) // ✗ no-force-tries
}
```

```swift good path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/Mocks/ChargingRepoMock.swift
import Foundation

final class ChargingRepoMock {
    let address = URL(string: "https://cars.example")
    let isEmpty = !items.isEmpty
}
```

```swift good path=localPackages/ChargingFeature/Tests/ChargingFeatureTests/ChargingRepoTests.swift
import Foundation

final class ChargingRepoTests {
    let address = URL(string: "https://cars.example")!
}
```

## Private, not fileprivate

```yaml rule
rule: file-scope-is-private
check: private-over-fileprivate
in: "{{packages}}/"
because: At the top of a file both mean the same, and one word is enough.
instead: Write `private`.
```

```swift bad path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/Domain/ChargingText.swift
fileprivate let separator = "," // ✗
fileprivate struct Part {} // ✗
```

```swift good path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/Domain/ChargingText.swift
private let separator = ","

struct Part {
    fileprivate let text: String
}
```

## Names

Names follow Swift's API Design Guidelines: `UpperCamelCase` for types, `lowerCamelCase` for everything else, constants too.
Names of tests have underscores between their parts, and the storage behind a published state begins with one. A protocol is
called after its role, or ends in -able or -ing.

```yaml rule
rule: types-begin-with-a-capital
every: { type: any, in: "{{packages}}/" }
must: { named: "/^_?[A-Z][A-Za-z0-9]*$|^_[0-9]/" }
except:
  - { conform-to: PreviewProvider, because: its name is made by a template and goes with it }
message: "`{Subject}` is not written in `UpperCamelCase`"
instead: Write it in `UpperCamelCase`.
```

```yaml rule
rule: members-begin-in-lower-case
every: { any: [property, function, case, parameter], in: "{{package-sources}}" }
must-not: { named: "/^_?[A-Z][A-Za-z0-9_]*$|^[a-z][A-Za-z0-9]*_[A-Za-z0-9_]*$/" }
except:
  - { be: demanded, because: a superclass or a protocol chose the name }
  - { named: "/^(UIApplication|NS)[A-Z]/", because: the name belongs to the system }
message: "`{Subject}` is not written in `lowerCamelCase`"
instead: Write it in `lowerCamelCase`.
```

```yaml rule
rule: constants-have-no-prefix
every: { property: any, be: constant, in: "{{packages}}/" }
must-not: { named: "/^k[A-Z]|^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/" }
because: That something is constant is said by `let`.
message: "`{Subject}` says that it is constant, as `let` does already"
instead: Write it in `lowerCamelCase`, without the `k`.
```

```yaml rule
rule: protocols-say-their-role
every: { protocol: any, in: "{{packages}}/" }
must-not: { named: ["*Protocol", "*Interface", "*Contract", "/^I[A-Z][a-z]/"] }
because: That it is a protocol is said by `protocol`; the name can say what it is for.
message: "`{Subject}` says that it is a protocol, and not what it is for"
instead: Name the role (`ChargingRepo`), or the ability (`Chargeable`).
```

```swift bad path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/Domain/ChargingNames.swift
struct charging_level {} // ✗ types-begin-with-a-capital

protocol ChargingProtocol {} // ✗ protocols-say-their-role

protocol IChargeable {} // ✗ protocols-say-their-role

enum Limits {
    static let kMaximum = 100 // ✗ constants-have-no-prefix
    static let MINIMUM_LEVEL = 5 // ✗ members-begin-in-lower-case, constants-have-no-prefix
    case Full // ✗ members-begin-in-lower-case

    func Reset(start_level: Int) {} // ✗ members-begin-in-lower-case
}
```

```swift good path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/Domain/ChargingNames.swift
struct ChargingLevel {}

protocol ChargingRepo {}

protocol Chargeable {}

enum Limits {
    static let maximum = 100
    static let kilowatts = 11
    case full

    func reset(_ level: Int) {}
    static func == (left: Limits, right: Limits) -> Bool { true }
}

final class Store {
    private var _state = 0
}
```

```swift good path=localPackages/ChargingFeature/Tests/ChargingFeatureTests/LimitsTests.swift
final class LimitsTests {
    func testReset_WhenFull_IsEmpty() {}
}
```

```yaml review
review: do-the-names-read-as-sentences
question: Read the calls aloud. Does each say what happens, without its declaration?
```

## The header

The first line of a file, in a manifest the line below the version of the tools, says whose it is. The holder is the company
that the app belongs to; a guide that extends this one writes its name into `copyright-holder`.

```yaml rule
rule: the-header-has-one-form
every: { comment: '/^\/\/+\s*(Copyright|\([cC]\)|©)/', in: "{{packages}}/" }
must: { match: "// Copyright © 20?? {{copyright-holder}}. All rights reserved." }
because: Lawyers search for it with a machine as well.
message: The header does not have the form that was agreed on
instead: Write `// Copyright © 2026 Toyota. All rights reserved.`, with the holder of your app, and in a new file with the year of today.
```

```yaml rule
rule: every-file-has-its-header
every: { file: any, in: "{{packages}}/" }
must: { have: { comment: any, match: '/^(\/\/+|\/\*+)[\s*]*(\([cC]\)|©|[Cc]opyright)/' } }
because: A file that leaves the repository takes along only what stands in it.
message: "`{Subject}.swift` has no header"
instead: Write `// Copyright © 2026 Toyota. All rights reserved.` into the first line, in a manifest below the version of the tools.
```

```swift bad path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/Domain/ChargingPlan.swift
struct ChargingPlan {} // ✗ every-file-has-its-header
```

```swift bad path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/Domain/ChargingLevel.swift
// Copyright (c) 2026 Toyota. All rights reserved // ✗ the-header-has-one-form

struct ChargingLevel {}
```

```swift good path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/Domain/ChargingLevel.swift
// Copyright © 2026 Toyota. All rights reserved.

/// How full the battery is.
struct ChargingLevel {}
```

```swift good path=localPackages/ChargingFeature/Package.swift
// swift-tools-version: 5.9
// Copyright © 2026 Toyota. All rights reserved.
import PackageDescription
```

### The year

A new file says in which year it was written. An old one keeps its own: nobody edits a thousand headers each January.

```yaml rule
rule: new-files-name-this-year
every: { file: any, be: new, in: "{{packages}}/", have: { comment: any, match: "/[Cc]opyright/" } }
must: { have: { comment: "*opyright*{Year}*" } }
message: "The header of `{Subject}.swift` names another year than {Year}"
instead: Write the year in which the file was made.
```

```swift before path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/Domain/ChargingPlan.swift
// Copyright © 1998 Toyota. All rights reserved.

struct ChargingPlan {}
```

```swift bad path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/Domain/ChargingPlan.swift
// Copyright © 1998 Toyota. All rights reserved.

struct ChargingPlan {}
```

```swift bad path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/Domain/ChargingLevel.swift
// Copyright © 1999 Toyota. All rights reserved. // ✗

struct ChargingLevel {}
```

```swift good path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/Domain/ChargingPlan.swift
// Copyright © 1998 Toyota. All rights reserved.

struct ChargingPlan { let hours = 8 }
```

```swift good path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/Domain/ChargingLevel.swift
// Copyright © 2000 Toyota. All rights reserved.

struct ChargingLevel {}
```

## Marks

A mark is a heading. A file with several large parts has one before each; a class whose every three lines have their own is
harder to read than one without.

```yaml rule
rule: marks-have-one-form
severity: warning
every: { comment: '/^\/\/\s*MARK\b/', in: "{{packages}}/" }
must: { match: '/^\/\/ MARK: - \S/' }
because: Only this form draws a line, in the editor and in its outline.
message: This mark is written in another way than the others
instead: Write two slashes, `MARK`, a colon, a dash, and the title.
```

```yaml rule
rule: marks-are-for-large-parts
silences: [marks-have-one-form]
every: { mark: any, in: "{{packages}}/", have-at-most: { words: 2 } }
must-not:
  named:
    first-word: [public, private, internal, stored, computed, life, "{{what-everyone-sees}}"]
    last-word: [cycle, "{{what-everyone-sees}}"]
because: That these are properties is seen without being told.
message: This mark names what everyone sees
instead: Delete it; if the type is too long to be read without, divide the type.
```

```swift bad path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/Domain/ChargingLevel.swift
// MARK: Charging level // ✗ marks-have-one-form

final class ChargingLevel {
    // MARK: - Properties // ✗ marks-are-for-large-parts
    let percent = 0

    // MARK: - Public methods // ✗ marks-are-for-large-parts
    func reset() {}
}
```

```swift good path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/Domain/ChargingLevel.swift
// MARK: - Charging level

final class ChargingLevel {
    let percent = 0

    func reset() {}
}

// MARK: - Properties of a battery

struct Battery {}
```

```yaml rule
rule: long-files-have-marks
severity: warning
every: { file: any, in: "{{package-sources}}", have-at-least: { types: 3, body-lines: 150 } }
must: { have: { mark: any, be: separated } }
because: Nobody reads three types in one file without a heading to jump to.
message: "`{Subject}.swift` holds several large parts, and no mark between them"
instead: Write a mark before each part, or give each its file.
```

```swift bad rule=long-files-have-marks path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/Domain/ChargingTables.swift
enum Cables {}
enum Plugs {}
enum Rates {
    static let rate = 1 // × 150
}
```

```swift good rule=long-files-have-marks path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/Domain/ChargingTables.swift
// MARK: - Cables

enum Cables {}
enum Plugs {}
enum Rates {
    static let rate = 1 // × 150
}
```

## Comments say why

What a line does is said by the line. A comment is for what can't be seen in it: the reason, the trap, the document that asks for it.

```yaml review
review: does-the-comment-say-why
question: Would the code say the same without this comment? Then delete it, or say why it is so.
because: Whether a comment repeats its code is a matter of meaning.
```

# Tests

## What has logic has tests

A test is the only reader who reads everything, every day. Logic and repositories have a test class of their own, and so has whatever else
decides something in the domain or the application.

```yaml rule
rule: logic-is-tested
every: { any: [class, struct, actor], named: "*Logic", in: Application }
must: { have-counterpart: { class: "{Subject}Tests", in: "{{package-tests}}" } }
message: "`{Subject}` has no tests: there is no `{Subject}Tests` that expects anything"
instead: "Write `{Subject}Tests` in the tests of its package."
make: tests {Subject}
```

```yaml rule
rule: repos-are-tested
every: { class: any, conform-to: { protocol: "*Repo" }, in: DataAccess }
must: { have-counterpart: { class: "{Subject}Tests", in: "{{package-tests}}" } }
message: "`{Subject}` has no tests: there is no `{Subject}Tests` that expects anything"
instead: "Write `{Subject}Tests` in the tests of its package."
make: tests {Subject}
```

```yaml rule
rule: business-rules-are-tested
severity: warning
every: { any: [class, struct, enum, actor], not: { named: "*Logic" }, be: top-level, in: [Domain, Application], have: { function: any, have-at-least: { complexity: 2 } } }
must: { have-counterpart: { class: "{Subject}Tests", in: "{{package-tests}}" } }
because: A decision that no test takes is taken by the first customer.
message: "`{Subject}` decides something, and no `{Subject}Tests` expects anything of it"
instead: "Write `{Subject}Tests` in the tests of its package."
make: tests {Subject}
```

```swift bad path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/Domain/ChargingPlan.swift
struct ChargingPlan { // ✗ business-rules-are-tested
    func isDue(_ hour: Int) -> Bool {
        if hour < 6 { return true }
        if hour > 22 { return true }
        return false
    }
}
```

```swift bad path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/Application/ChargingUseCases.swift
final class ChargingLogic {} // ✗ logic-is-tested
```

```swift bad path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/DataAccess/ChargingAPIRepo.swift
protocol ChargingRepo {}
final class ChargingAPIRepo: ChargingRepo {} // ✗ repos-are-tested
```

```swift good path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/Domain/ChargingPlan.swift
struct ChargingPlan {
    let start: Int

    func starts(at hour: Int) -> Bool { hour == start }
}

struct ChargingRate {
    func isCheap(_ hour: Int) -> Bool {
        if hour < 6 { return true }
        if hour > 22 { return true }
        return false
    }
}
```

```swift good path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/Application/ChargingUseCases.swift
final class ChargingLogic {}
```

```swift good path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/DataAccess/ChargingAPIRepo.swift
protocol ChargingRepo {}
final class ChargingAPIRepo: ChargingRepo {}
```

```swift good path=localPackages/ChargingFeature/Tests/ChargingFeatureTests/ChargingTests.swift
import XCTest

final class ChargingLogicTests: XCTestCase {}
final class ChargingAPIRepoTests: XCTestCase {}
final class ChargingRateTests: XCTestCase {}
```

## A test expects something

A test that can't fail is counted as if it held something. What `norma new tests` writes is a beginning: until one of its tests says what it
expects, whoever needs tests still has none.

```yaml rule
rule: tests-expect-something
check: test-without-expectation
instead: "Assert what must come out."
because: A green test that looks at nothing is worse than none, for nobody goes on looking.
```

```swift bad path=localPackages/ChargingFeature/Tests/ChargingFeatureTests/ChargingLogicTests.swift
import XCTest

final class ChargingLogicTests: XCTestCase {
    func testLoad_WhenCalled_ReturnsOne() async throws { // ✗
        let result = await ChargingLogic().load()
        throw XCTSkip("Say what it must give; it gave \(result)")
    }
}
```

```swift good path=localPackages/ChargingFeature/Tests/ChargingFeatureTests/ChargingLogicTests.swift
import XCTest

final class ChargingLogicTests: XCTestCase {
    func testLoad_WhenCalled_ReturnsOne() async {
        let result = await ChargingLogic().load()
        XCTAssertEqual(result, 1)
    }
}
```

## Tests are written with XCTest

Test classes are alike down to their names, so that the test of a thing is found by typing its name.

```yaml rule
rule: tests-use-xctest
every: { file: any, in: tests }
must-not: { import: "{{test-frameworks-we-left}}" }
because: One framework is one way to set up, to wait, and to read a failure.
instead: Write an `XCTestCase`.
```

```yaml rule
rule: test-classes-have-their-shape
every: test-class
must: { all: [{ be: final }, { named: "*Tests" }] }
instead: Make it a final class whose name ends in `Tests`.
```

```yaml rule
rule: test-files-lie-with-their-package
every: { class: any, inherit: XCTestCase, in: "{{named-package}}" }
must: { all: [{ in: "{{tests-of-package}}" }, { file-named: "{Subject}" }] }
message: "`{Subject}` belongs in `{{tests-of-package}}/{Subject}.swift`"
instead: Move it there.
```

```yaml rule
rule: tests-see-the-inside
every: { file: any, in: "{{feature-tests}}", have: { class: any, inherit: XCTestCase } }
must: { import: "{Feature}{{feature-ending}}" }
message: "These tests do not import `{Feature}{{feature-ending}}`"
instead: "Write `@testable import {Feature}{{feature-ending}}`."
```

```yaml rule
rule: features-are-imported-testable
every: { import: "*{{feature-ending}}", in: "{{feature-tests}}" }
must: { be: testable }
because: Most of a feature is internal, and that is what is tested.
message: "`{Subject}` is imported without `@testable`"
instead: Write `@testable` in front.
```

```swift bad path=localPackages/ChargingFeature/Tests/ChargingFeatureTests/ChargingLogicTests.swift
import Testing // ✗ tests-use-xctest

struct ChargingLogicTests {}
```

```swift bad path=localPackages/ChargingFeature/Tests/Charging.swift
import XCTest // ✗ tests-see-the-inside

class ChargingSpecs: XCTestCase {} // ✗ test-classes-have-their-shape, test-files-lie-with-their-package
```

```swift bad path=localPackages/ChargingFeature/Tests/ChargingFeatureTests/ChargingAPIRepoTests.swift
import ChargingFeature // ✗ features-are-imported-testable
import XCTest

final class ChargingAPIRepoTests: XCTestCase {}
```

```swift good path=localPackages/ChargingFeature/Tests/ChargingFeatureTests/ChargingLogicTests.swift
import XCTest
@testable import ChargingFeature

final class ChargingLogicTests: XCTestCase {}
```

```swift good path=localPackages/ChargingFeature/Tests/ChargingFeatureTests/Samples.swift
struct Sample {}
```

## A test class

The object under test is `sut`, the mocks are called `mock…`; both are made new for each test and let go after it, so that no
test sees what another one left. The superclass prepares first and clears away last, because what it set up is what the test
stands on.

```yaml rule
rule: the-object-under-test-is-sut
severity: warning
every: { property: sut, member-of: test-class }
must: { be: [private, implicitly-unwrapped] }
instead: Write `private var sut` with an implicitly unwrapped type, and make it in `setUp()`.
```

```yaml rule
rule: mocks-in-tests-are-called-mock
severity: warning
every: { property: any, be: [stored, mutable], have-type: { type: "*Mock" }, member-of: test-class }
must: { all: [{ named: "mock*" }, { be: [private, implicitly-unwrapped] }] }
instead: Write `private var mock…` with an implicitly unwrapped type, and make it in `setUp()`.
```

```yaml rule
rule: set-up-begins-with-super
severity: warning
every: { function: setUp, be: override, member-of: test-class }
must: { contain: ["override func setUp() { super.setUp(); $$$ }", "super.setUpWithError()", "super.setUp(completion: $DONE)", "await super.setUp()", "try await super.setUp()"] }
message: "`setUp()` of this class does not begin with `super.setUp()`"
instead: Call `super.setUp()` first.
```

```yaml rule
rule: tear-down-ends-with-super
severity: warning
every: { function: tearDown, be: override, member-of: test-class }
must: { contain: ["override func tearDown() { $$$; super.tearDown() }", "await super.tearDown()", "try await super.tearDown()"] }
message: "`tearDown()` of this class does not end with `super.tearDown()`"
instead: Call `super.tearDown()` last.
```

```yaml rule
rule: tear-down-lets-go
severity: warning
every: { class: any, inherit: XCTestCase, in: "{{packages}}/", have: { property: sut } }
must: { contain: "sut = nil" }
because: XCTest keeps every test case until the last has run, with all that it holds.
message: "`{Subject}` keeps its `sut`"
instead: Set it and the mocks to nil in `tearDown()`.
```

```swift bad path=localPackages/ChargingFeature/Tests/ChargingFeatureTests/ChargingLogicTests.swift
import XCTest

final class ChargingRepoMock {}

final class ChargingLogicTests: XCTestCase { // ✗ tear-down-lets-go
    var sut: ChargingLogic? // ✗ the-object-under-test-is-sut
    private var repo: ChargingRepoMock! // ✗ mocks-in-tests-are-called-mock

    override func setUp() { // ✗ set-up-begins-with-super
        sut = ChargingLogic()
        super.setUp()
    }

    override func tearDown() { // ✗ tear-down-ends-with-super
        super.tearDown()
        repo = nil
    }
}
```

```swift good path=localPackages/ChargingFeature/Tests/ChargingFeatureTests/ChargingLogicTests.swift
import XCTest

final class ChargingRepoMock {}

final class ChargingLogicTests: XCTestCase {
    private var sut: ChargingLogic!
    private var mockRepo: ChargingRepoMock!

    override func setUp() {
        super.setUp()
        mockRepo = ChargingRepoMock()
        sut = ChargingLogic(repository: mockRepo)
    }

    override func tearDown() {
        sut = nil
        mockRepo = nil
        super.tearDown()
    }
}
```

## A test

A test is called after what it tests, under which condition, and what comes of it. It has three parts, each under its
comment: `// Given` with what the mocks answer and what is `expected…`, `// When` with one call, `// Then` with the
assertions.

```yaml rule
rule: tests-say-what-when-and-what-then
severity: warning
every: { test: any, in: "{{feature-tests}}" }
must: { named: "/^test[A-Z][^_]*_When[A-Z][^_]*_[A-Z][^_]*$/" }
message: "`{Subject}` does not say what is tested, when, and what comes of it"
instead: Call it `test…_When…_…`.
```

```yaml rule
rule: tests-have-three-parts
severity: warning
every: { test: any, in: "{{feature-tests}}" }
must:
  have-each:
    - { comment: any, match: '/^\/\/ ?Given/' }
    - { comment: any, match: '/^\/\/ ?(Given.*)?When/' }
    - { comment: any, match: '/^\/\/ ?(When.*)?Then/' }
because: Who reads a failure looks for what was done, and the comment says where.
message: "`{Subject}` is not divided by `// Given`, `// When` and `// Then`"
instead: Write the three comments above the parts of the test.
```

```yaml rule
rule: tests-wait-with-await
severity: warning
every: { class: any, inherit: XCTestCase, in: "{{feature-tests}}" }
must-not:
  any:
    - call: [waitForExpectations, "*.waitForExpectations"]
    - contain: ["wait(for: $EXPECTATIONS, timeout: $SECONDS)", "self.wait(for: $EXPECTATIONS, timeout: $SECONDS)"]
    - contain: ["RunLoop.$_.run(until: $_)", "RunLoop.$_.run(mode: $_, before: $_)", "Thread.sleep($$$)", "sleep($_)", "usleep($_)"]
because: What is async can be awaited, and then fails at once and not after a timeout.
instead: Make the test `async`.
```

```yaml rule
rule: counts-are-compared-with-equal
severity: warning
every: { file: any, in: "{{feature-tests}}" }
must-not:
  contain:
    - pattern: ["XCTAssert($COUNT == $EXPECTED)", "XCTAssertTrue($COUNT == $EXPECTED)"]
      where: { COUNT: "*CallCount" }
      becomes: "XCTAssertEqual($COUNT, $EXPECTED)"
    - pattern: ["XCTAssert($COUNT == $EXPECTED, $TEXT)", "XCTAssertTrue($COUNT == $EXPECTED, $TEXT)"]
      where: { COUNT: "*CallCount" }
      becomes: "XCTAssertEqual($COUNT, $EXPECTED, $TEXT)"
because: An assertion that knows both sides shows both when it fails.
message: This failure will not say how many calls there were
instead: Write `XCTAssertEqual`.
```

```swift bad path=localPackages/ChargingFeature/Tests/ChargingFeatureTests/ChargingLogicTests.swift
import XCTest

final class ChargingLogicTests: XCTestCase {
    func testStart() { // ✗ tests-say-what-when-and-what-then, tests-have-three-parts
        let done = expectation(description: "done")
        wait(for: [done], timeout: 1) // ✗ tests-wait-with-await
        XCTAssert(mockRepo.startCallCount == 1) // ✗ counts-are-compared-with-equal
    }
}
```

```swift bad path=localPackages/ChargingFeature/Tests/ChargingFeatureTests/StopLogicTests.swift
import XCTest

final class StopLogicTests: XCTestCase {
    func testStop_WhenPlugged_AsksTheCar() async {
        // Given
        let expectedLevel = 80
        mockRepo.stopResult = .success(expectedLevel)
        // When
        await sut.stop()
        // Then
        XCTAssert(mockRepo.stopCallCount == 1) // ✗ counts-are-compared-with-equal
    }
}
```

```swift fixed path=localPackages/ChargingFeature/Tests/ChargingFeatureTests/StopLogicTests.swift
import XCTest

final class StopLogicTests: XCTestCase {
    func testStop_WhenPlugged_AsksTheCar() async {
        // Given
        let expectedLevel = 80
        mockRepo.stopResult = .success(expectedLevel)
        // When
        await sut.stop()
        // Then
        XCTAssertEqual(mockRepo.stopCallCount, 1) // ✗
    }
}
```

```swift good path=localPackages/ChargingFeature/Tests/ChargingFeatureTests/ChargingLogicTests.swift
import XCTest

final class ChargingLogicTests: XCTestCase {
    func testStart_WhenPlugged_AsksTheCar() async {
        // Given
        let expectedLevel = 80
        mockRepo.startResult = .success(expectedLevel)
        // When
        await sut.start()
        // Then
        XCTAssertEqual(mockRepo.startCallCount, 1)
        XCTAssert(sut.level == expectedLevel)
    }
}
```

```yaml review
review: does-the-test-look-at-the-outcome
question: Does this test assert what its name promises, the new state for instance, and not only that a mock was called?
about: { test: any, in: "{{feature-tests}}" }
```

# Mocks

## Mocks lie in the feature

A preview and a test need the same stand-in, so there is one, in the target that both can see: in `Mocks` beside the layers
of the sub-feature. A package of mocks would be one more to build, and would be out of date by the next protocol.

```yaml rule
rule: mocks-lie-in-mocks
every: { any: [class, struct, actor], named: "*Mock", in: "{{feature}}" }
must: { in: "{{sub-features}}/{{mocks-folder}}" }
message: "`{Subject}` does not lie in the `{{mocks-folder}}` of a sub-feature"
instead: Move it into the folder `{{mocks-folder}}` of its sub-feature.
```

```yaml rule
rule: mocks-hold-only-mocks
severity: warning
every: { type: any, be: top-level, in: Mocks, not: { be: private } }
must: { named: "*Mock" }
because: What is no mock is found by nobody who looks for it here.
message: "`{Subject}` lies among the mocks and is none"
instead: Move it to the tests, or nest it in the mock that needs it.
```

```yaml rule
rule: mocks-know-no-tests
every: { file: any, in: Mocks }
must-not: { import: [XCTest, Testing, Quick, Nimble] }
because: The app does not start with a test framework inside, and previews don't either.
instead: Let the test assert; a mock only remembers.
```

```yaml rule
rule: no-packages-of-mocks
every: { file: Package, in: "{{packages}}/" }
must-not:
  contain:
    pattern: ["Package(name: $NAME, $$$)", ".library(name: $NAME, $$$)", ".target(name: $NAME, $$$)"]
    where: { NAME: { string: ["*Mock", "*Mocks", "*TestSupport", "*TestHelpers", "*Fakes", "*Stubs"] } }
message: A package, product or target is made of mocks alone
instead: Keep the mocks in the feature that they stand in for.
```

```yaml rule
rule: mocks-belong-to-the-main-target
every: { file: Package, in: "{{feature}}" }
must-not:
  contain:
    pattern: [".target($$$, exclude: [$$$EXCLUDED], $$$)", ".target($$$, path: $EXCLUDED, $$$)"]
    where: { EXCLUDED: "/{{mocks-folder}}/" }
message: The mocks are kept out of the target of the feature
instead: Let the target of the feature have all of its folder.
```

```yaml rule
rule: protocols-have-mocks
every: { protocol: ["*Repo", "*UseCases"], in: [Domain, Application] }
must: { have-counterpart: { type: "{Subject}Mock", in: ["{{mocks}}", "**/{{mocks-folder}}"] } }
message: "There is no `{Subject}Mock`"
instead: Write it into `{{mocks-folder}}`, beside the layers.
make: mock {Subject}
```

```yaml rule
rule: mocks-of-use-cases-are-previewed
severity: warning
every:
  any: [class, struct, actor]
  named: "*UseCasesMock"
  in: "{{package-sources}}/*/{Part}/{{mocks-folder}}"
  have-counterpart: { file: "*", in: "{{package-sources}}/*/{Part}/{{presentation-folder}}" }
must: { have-counterpart: { preview: any, in: ["{{presentation}}", "**/{{presentation-folder}}"] } }
because: A mock that no preview shows is out of date before anyone sees it.
message: "No preview uses `{Subject}`"
instead: "Use it in the `#Preview` of the screen."
```

```swift bad path=localPackages/ChargingFeature/Package.swift
// swift-tools-version: 5.9
import PackageDescription

public let package = Package(
    name: "ChargingFeature",
    targets: [
        .target(name: "ChargingFeature", exclude: ["Charging/Mocks"]), // ✗ mocks-belong-to-the-main-target
        .target(name: "ChargingFeatureMocks"), // ✗ no-packages-of-mocks
    ]
)
```

```swift bad path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/Domain/Repos/ChargingRepo.swift
protocol ChargingRepo {}

protocol ChargingPlanRepo {} // ✗ protocols-have-mocks
```

```swift bad path=localPackages/ChargingFeature/Tests/ChargingFeatureTests/ChargingRepoMock.swift
final class ChargingRepoMock: ChargingRepo {} // ✗ mocks-lie-in-mocks
```

```swift bad path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/Mocks/ChargingMocks.swift
import XCTest // ✗ mocks-know-no-tests

final class ChargingRepoMock: ChargingRepo {}

final class ChargingUseCasesMock {} // ✗ mocks-of-use-cases-are-previewed

struct ChargingSamples {} // ✗ mocks-hold-only-mocks
```

```swift bad path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/Presentation/ChargingBadge.swift
import SwiftUI

struct ChargingBadge: View {
    var body: some View { Text("75 %") }
}
```

```swift good path=localPackages/ChargingFeature/Package.swift
// swift-tools-version: 5.9
import PackageDescription

public let package = Package(
    name: "ChargingFeature",
    targets: [
        .target(name: "ChargingFeature", exclude: ["README.md"])
    ]
)
```

```swift good path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/Domain/Repos/ChargingRepo.swift
protocol ChargingRepo {}
```

```swift good path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/Mocks/ChargingRepoMock.swift
final class ChargingRepoMock: ChargingRepo {}
```

```swift good path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/Mocks/ChargingUseCasesMock.swift
final class ChargingUseCasesMock {}
```

```swift good path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/Presentation/ChargingView.swift
import SwiftUI

#Preview {
    ChargingView(useCases: ChargingUseCasesMock())
}
```

## All mocks look alike

A mock is a public final class called after its protocol. For each function that answers it has a property `…Result` with the
answer to give, and for each function a `…CallCount`, which the function raises before it does anything else. It is made
without arguments, and answers `.failure(.unknown)` until it is told otherwise.

```yaml rule
rule: mocks-have-their-shape
every: { any: [class, struct, actor], named: "{Protocol}Mock", in: Mocks }
must: { all: [{ class: any }, { be: [public, final] }, { conform-to: "{Protocol}" }, { file-named: "{Subject}" }] }
instead: "Write `public final class {Subject}: {Protocol}`, in `{Subject}.swift`."
```

```yaml rule
rule: mocks-can-be-made-anywhere
every: { class: "*Mock", in: Mocks }
must: { have: { initializer: any, be: public } }
because: The initialiser that nobody writes is internal.
message: "`{Subject}` has no public initialiser"
instead: Write `public init() {}`.
```

```yaml rule
rule: mocks-are-made-without-arguments
severity: warning
every: { initializer: any, member-of: { class: "*Mock", in: Mocks } }
must: { have-at-most: { parameters: 0 } }
because: What a mock answers is set in the test that needs it, by name.
message: This mock wants arguments
instead: "Write `public init() {}`, and set the answers as properties."
```

```yaml rule
rule: mocks-count-their-calls
severity: warning
every: { function: any, member-of: { class: "*Mock", in: Mocks }, not: { any: [{ be: private }, { be: static }] } }
must:
  contain:
    pattern: ["$COUNT += 1", "self.$COUNT += 1"]
    where: { COUNT: "*{Subject}*CallCount" }
because: A function that is not counted can't be seen to be called, or to be left alone.
message: "`{Subject}` is not counted"
instead: Begin it with `{Subject}CallCount += 1`.
```

```yaml rule
rule: counts-begin-at-zero
severity: warning
every: { property: "*CallCount", member-of: { class: "*Mock", in: Mocks } }
must: { have-value: "0" }
instead: Write `= 0`.
```

```yaml rule
rule: mocks-answer-what-they-are-told
severity: warning
every: { function: any, have-type: Result, member-of: { class: "*Mock", in: Mocks, not: { named: ["Failing*", "*Failing*", "Throwing*"] } }, not: { be: private } } # a mock that always fails has one answer
must:
  contain:
    pattern: ["$ANSWER ?? .failure(.unknown)", "$ANSWER ?? $ELSE"]
    where: { ANSWER: "*{Subject}*Result" }
message: "`{Subject}` does not answer with `{Subject}Result`, and with a failure where none is set"
instead: "Write `return {Subject}Result ?? .failure(.unknown)`."
```

```yaml rule
rule: answers-can-be-set
severity: warning
every: { property: "*Result", be: stored, member-of: { class: "*Mock", in: Mocks } }
must: { be: [mutable, optional] }
instead: Make it an optional variable.
```

```yaml rule
rule: mocks-of-use-cases-are-open-to-all
severity: warning
every: { any: [function, property], member-of: { class: "*UseCasesMock", in: Mocks }, not: { be: private } }
must: { be: public }
because: The app that puts features together previews their screens too.
instead: Make it public.
```

```yaml rule
rule: the-state-of-a-mock-is-published
severity: warning
every: { property: _state, member-of: { class: "*UseCasesMock", in: Mocks } }
must: { have-attribute: "@Published" }
because: A test sets it, and the screen has to hear of it.
instead: Write `@Published public var _state`.
```

```swift given path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/Domain/Repos/ChargingRepo.swift
protocol ChargingRepo {}
public protocol ChargingUseCases {}
```

```swift bad path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/Mocks/Mocks.swift
class ChargingRepoMock: ChargingRepo { // ✗ mocks-have-their-shape, mocks-can-be-made-anywhere
    let startResult: Result<Int, ChargingError> = .success(1) // ✗ answers-can-be-set
    var startCallCount = 1 // ✗ counts-begin-at-zero

    init(level: Int) {} // ✗ mocks-are-made-without-arguments

    func start() async -> Result<Int, ChargingError> { // ✗ mocks-count-their-calls, mocks-answer-what-they-are-told
        .success(80)
    }
}

public final class ChargingUseCasesMock: ChargingUseCases { // ✗ mocks-have-their-shape
    public var _state = 0 // ✗ the-state-of-a-mock-is-published
    public init() {}
    func stop() {} // ✗ mocks-count-their-calls, mocks-of-use-cases-are-open-to-all
}
```

```swift good path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/Mocks/ChargingRepoMock.swift
public final class ChargingRepoMock: ChargingRepo {
    var startResult: Result<Int, ChargingError>?
    private(set) var startCallCount = 0

    public init() {}

    func start() async -> Result<Int, ChargingError> {
        startCallCount += 1
        return startResult ?? .failure(.unknown)
    }
}
```

```swift good path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/Mocks/ChargingUseCasesMock.swift
public final class ChargingUseCasesMock: ChargingUseCases {
    @Published public var _state = 0
    public var stopCallCount = 0

    public init() {}

    public func stop() { stopCallCount += 1 }
}
```

# Building

## Fastlane

Builds, tests and releases run through fastlane, on a laptop as on the server, so that both do the same: `fastlane build`,
`fastlane test`, `fastlane lint`, `fastlane run_local`. Whoever names a lane, in a script or a document, names one that the
`Fastfile` or a file that it imports has.

```yaml rule
rule: there-is-a-fastfile
severity: warning
every: { folder: any, in: "{{packages}}", not: { in: "{{packages}}/*" } }
must: { have-counterpart: { file: Fastfile, in: "{{fastlane}}" } }
because: A build that only the server can make is one that only the server can repair.
message: Beside `{Subject}` there is no `{{fastlane}}/Fastfile`
instead: Write one, with the lanes `build`, `test`, `lint` and `run_local`.
```

```yaml rule
rule: linter-and-formatter-are-set-up
severity: warning
every: { folder: any, in: "{{packages}}", not: { in: "{{packages}}/*" } }
must:
  all:
    - have-counterpart: { file: .swiftlint.yml }
    - have-counterpart: { file: .swift-format }
because: Style that is nowhere written down is somebody's.
message: Beside `{Subject}` there is no `.swiftlint.yml`, or no `.swift-format`
instead: Write both, with the limits of this guide.
```

```yaml rule
rule: the-lanes-are-there
severity: note
every: { document: Fastfile }
must:
  any:
    - have-setting: { lanes: { build: any, test: any, lint: any, run_local: any } }
    - have-setting: { import: any }
    - have-setting: { import_from_git: any }
because: Scripts, documents and people call them by these names.
message: "`{Subject}` doesn't have all of the lanes `build`, `test`, `lint` and `run_local`"
instead: Write the lane, or import the file that has it.
```

```yaml rule
rule: the-linter-is-strict
severity: warning
every: { document: ["*.yml", "*.yaml", Makefile, "*.sh", Fastfile] }
must-not: { have-text: '/^[- \t]*(run: *)?swiftlint( lint)?( +--[a-rt-z]\S*)*\s*$/' }
because: A warning that lets the build pass is read by nobody.
message: SwiftLint is called here without `--strict`
instead: Write `swiftlint --strict`.
```

```text bad rule=there-is-a-fastfile
localPackages/
└── ChargingFeature/
    └── Package.swift
```

```text bad rule=linter-and-formatter-are-set-up
localPackages/
└── ChargingFeature/
    └── Package.swift
```

```ruby bad path=fastlane/Fastfile
lane :build do # ✗ the-lanes-are-there
  UI.message("lane :test do")
end

private_lane :lint do
end
```

```yaml bad path=ci.yml
steps:
  - run: swiftlint lint # ✗ the-linter-is-strict
```

```ruby good path=fastlane/Fastfile
platform :ios do
  lane :build do
  end
  lane :test do
  end
  lane :lint do
  end
  lane :run_local do
  end
end
```

```yaml good path=ci.yml
steps:
  - run: swiftlint lint --strict
```

```text good rule=there-is-a-fastfile
.swift-format
.swiftlint.yml
fastlane/
└── Fastfile
localPackages/
└── ChargingFeature/
    └── Package.swift
```

```text good rule=linter-and-formatter-are-set-up
.swift-format
.swiftlint.yml
fastlane/
└── Fastfile
localPackages/
└── ChargingFeature/
    └── Package.swift
```

A package is built alone with its scheme, and the app with its own, from the workspace `OneApp.xcworkspace`:

```sh
xcodebuild -workspace OneApp.xcworkspace -scheme ChargingFeature -sdk iphonesimulator clean build
xcodebuild -workspace OneApp.xcworkspace -scheme ToyotaOneApp -sdk iphonesimulator build
```

```yaml review
review: do-the-lanes-exist
question: Does every lane that this change names exist, here or in a file that the `Fastfile` imports?
because: A lane may come from a file that lies in another repository.
```

```yaml review
review: does-everything-pass
question: Do the tests pass, does the linter pass without a warning, and does the app build for every brand and country?
because: That something passes is known after it was run.
```

# Older code

## Step by step

Nobody rewrites a module because a guide says so. Who changes one takes a step: what is touched leaves RxSwift and Combine,
what is moved moves into a package with layers. Nobody has to count: `norma check` lists what is left.

```yaml rule
rule: touched-code-leaves-reactive-code
severity: warning
every:
  any: [function, initializer, property]
  be: edited
  in: production
  member-of: { type: any, import: [Combine, RxSwift, RxCocoa, RxRelay] }
must-not:
  refer-to:
    - [AnyPublisher, AnyCancellable, PassthroughSubject, CurrentValueSubject, Future, Just, Deferred]
    - [Observable, Single, Completable, Maybe, Driver, Signal, PublishSubject, BehaviorSubject, PublishRelay, BehaviorRelay, DisposeBag]
message: "`{Subject}` was touched, and still speaks in publishers or observables"
instead: Make it `async`, or hand out an `AsyncStream`; what only passes by may keep a `WithCombine` beside the new one.
```

```yaml rule
rule: moved-code-leaves-reactive-code
severity: warning
every: { file: any, be: moved, in: "{{packages}}/" }
must-not: { import: [RxSwift, RxCocoa, RxRelay] }
message: "`{Subject}.swift` moved, and took RxSwift along"
instead: Migrate it to `async` functions on the way.
```

```swift before path=Charging/StationLoader.swift
import RxSwift

final class StationLoader {
    func stations() -> Single<[Station]> { client.stations() }
    func level() -> Single<Int> { client.level() }
}
```

```swift bad path=Charging/StationLoader.swift
import RxSwift

final class StationLoader {
    func stations() -> Single<[Station]> { client.stations(near: here) } // ✗ touched-code-leaves-reactive-code
    func level() -> Single<Int> { client.level() }
}
```

```swift before path=Charging/StationLoader.swift
import RxSwift

final class StationLoader {
    func stations() -> Single<[Station]> { client.stations() }
    func level() -> Single<Int> { client.level() }
}

struct Station {
    let name: String
    let city: String
    let plugs: Int
}
```

```swift bad path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/DataAccess/StationLoader.swift
import RxSwift // ✗ moved-code-leaves-reactive-code

final class StationLoader {
    func stations() -> Single<[Station]> { client.stations() }
    func level() -> Single<Int> { client.level() }
}

struct Station {
    let name: String
    let city: String
    let plugs: Int
}
```

```swift good path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/DataAccess/StationLoader.swift
final class StationLoader {
    func stations() async throws -> [Station] { try await client.stations() }
    func level() async throws -> Int { try await client.level() }
}

struct Station {
    let name: String
    let city: String
    let plugs: Int
}
```

```swift before path=Charging/StationLoader.swift
import RxSwift

final class StationLoader {
    func stations() -> Single<[Station]> { client.stations() }
    func level() -> Single<Int> { client.level() }
}
```

```swift good path=Charging/StationLoader.swift
import RxSwift

final class StationLoader {
    func stations() async throws -> [Station] { try await client.stations(near: here) }
    func level() -> Single<Int> { client.level() }
}
```

```yaml review
review: does-old-code-take-a-step
question: This file is of the old kind. Could what is being changed leave it, into async functions and a package of its own?
about: { file: any, import: [RxSwift, RxCocoa, RxRelay, Combine] }
because: How much is reasonable in one change depends on the change.
```

## What goes says so

Until the last caller has moved, old and new stand beside each other. The compiler can tell everyone which is which, and
where to go.

```yaml rule
rule: reactive-functions-are-deprecated
severity: warning
every: { function: any, have-type: "{{types-of-reactive-values}}", import: [Combine, RxSwift, RxCocoa, RxRelay], in: production, not: { any: [{ be: private }, { be: demanded }] } }
must: { have-attribute: "@available" }
because: Old and new stand beside each other for a while, and only the compiler tells everyone which is which.
message: "`{Subject}` returns values in the old way and does not say that it is deprecated"
instead: Mark it `@available(*, deprecated, message:)` and write the function that replaces it beside it.
```

```yaml rule
rule: deprecations-name-what-comes-instead
severity: warning
every: { any: [type, function, property, initializer], have-attribute: "@available(*, deprecated*)" }
must: { have-attribute: ["@available(*, deprecated*, message: \"?*\"*)", "@available(*, deprecated*renamed: \"?*\"*)"] }
because: Who meets the warning wants to know where to go.
message: "`{Subject}` is deprecated and does not say for what"
instead: "Name the successor in `message:` or `renamed:`."
```

```yaml rule
rule: old-functions-have-a-successor
severity: warning
every: { function: "/^(?<Name>.+)(WithCombine|WithRx|Rx|Publisher)$/", have-attribute: "@available" }
must: { have-counterpart: { function: "{Name}" } }
message: "There is no `{Name}` that could be used instead of `{Subject}`"
instead: "Write an async `{Name}` beside it."
```

```yaml rule
rule: old-functions-stand-beside-new-ones
severity: warning
every:
  any: [class, struct, actor, enum, protocol]
  in: production
  have: { function: any, have-attribute: "@available(*, deprecated*)", have-type: ["{{types-of-reactive-values}}", AnyCancellable, Disposable] }
must: { have: { function: any, be: async } }
because: A warning that sends its reader to nothing is switched off.
message: "`{Subject}` has a deprecated reactive function, and no async one to use instead"
instead: Write the async function beside it.
```

```swift bad path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/DataAccess/LevelFeed.swift
import Combine

final class LevelFeed { // ✗ old-functions-stand-beside-new-ones
    @available(*, deprecated, message: "Ask for latest")
    func levels() -> AnyPublisher<Int, Never> { old }

    func latest() -> Int { 80 }
}
```

```swift bad path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/DataAccess/ChargingOldRepo.swift
import Combine

final class ChargingOldRepo {
    func level() -> AnyPublisher<Int, Error> { old } // ✗ reactive-functions-are-deprecated

    @available(*, deprecated)
    func plan() -> Int { 1 } // ✗ deprecations-name-what-comes-instead

    @available(*, deprecated, message: "Use stations()")
    func stationsWithCombine() -> AnyPublisher<Int, Error> { old } // ✗ old-functions-have-a-successor

    func stationNames() async -> Result<[String], ChargingError> { .success([]) }
}
```

```swift good path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/DataAccess/ChargingOldRepo.swift
import Combine

final class ChargingOldRepo {
    @available(*, deprecated, message: "Use level()")
    func levelWithCombine() -> AnyPublisher<Int, Error> { old }

    func level() async -> Result<Int, ChargingError> { .success(80) }

    @available(*, deprecated, renamed: "level()")
    func oldLevel() -> Int { 80 }

    @available(iOS 18, *)
    func newLevel() -> Int { 81 }
}
```

# Errors

## What can fail returns a result

A `Result` shows both outcomes to whoever calls. Clients may throw; the repository turns what they throw into a failure with
a name, the known ones first and `unknown` for the rest.

```yaml rule
rule: results-are-not-thrown
severity: warning
every: { function: any, in: [Application, DataAccess], have-type: "/^Result</" }
must-not:
  any:
    - { be: throwing }
    - contain: "try? await $CALL"
because: Two ways to fail are two places to catch, and one of them is forgotten.
message: "`{Subject}` returns a `Result`, and fails in another way as well"
instead: Call it in a `do`, and turn what is caught into a `.failure`.
```

```yaml rule
rule: errors-are-no-successes
every: { function: any, in: [Application, DataAccess], have-type: Result }
must-not:
  contain:
    - pattern: ["do { $$$ } catch { $$$; return .success($EMPTY) }", "do { $$$ } catch { $$$; return Result.success($EMPTY) }"]
      where: { EMPTY: { any: [{ literal: any }, "()", ".init()", ".empty"] } }
because: A list that is empty because the server was down looks like a list that is empty.
message: "`{Subject}` turns an error into a success with nothing in it"
instead: Return `.failure` with the error of the sub-feature.
```

```yaml rule
rule: data-access-throws-nothing
severity: warning
every: { function: any, member-of: { class: any, conform-to: { protocol: "*Repo" }, in: DataAccess }, not: { be: private } }
must-not: { be: throwing }
because: The known errors and the unknown have their names in the `Result`; what is thrown past it has none.
message: "`{Subject}` throws, where its protocol returns a `Result`"
instead: Return a `Result` with the error of the sub-feature.
```

```yaml rule
rule: unknown-errors-are-called-unknown
severity: warning
every: { function: any, in: DataAccess, have-type: Result }
must-not:
  contain:
    pattern: "do { $$$ } catch { return .failure($ERROR) }"
    where: { ERROR: { not: [.unknown, ".unknown(*"] } }
because: A failure of the parser that is reported as one of the network sends everyone to look for a cable.
message: "`{Subject}` gives every error the same name"
instead: Catch the error that is known first, and return `.failure(.unknown)` for the rest.
```

```swift bad path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/DataAccess/ChargingAPIRepo.swift
protocol ChargingRepo {}

final class ChargingAPIRepo: ChargingRepo {
    func level() async throws -> Int { 80 } // ✗ data-access-throws-nothing

    func names() async -> Result<[String], ChargingError> {
        do { // ✗ errors-are-no-successes
            return .success(try await apiClient.names())
        } catch {
            logger.error("No names")
            return .success([])
        }
    }

    func plan() async -> Result<Int, ChargingError> {
        let answer = try? await apiClient.plan() // ✗ results-are-not-thrown
        return .success(answer ?? 0)
    }

    func stations() async -> Result<Int, ChargingError> {
        do { // ✗ unknown-errors-are-called-unknown
            return .success(try await apiClient.stations())
        } catch {
            return .failure(.network(underlying: error))
        }
    }
}
```

```swift good path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/DataAccess/ChargingAPIRepo.swift
protocol ChargingRepo {}

final class ChargingAPIRepo: ChargingRepo {
    func stations() async -> Result<Int, ChargingError> {
        do {
            return .success(try await apiClient.stations())
        } catch let error as NetworkError {
            return .failure(.network(underlying: error))
        } catch {
            return .failure(.unknown)
        }
    }

    private func decode(_ data: Data) throws -> Int { 1 }
}
```

## Errors are types of their own

An error is part of what a function says. Its name ends in `Error`, its cases are the ways to fail, and it knows its own
words for people.

```yaml rule
rule: failures-have-a-type
every: { function: any, in: [Domain, Application, DataAccess] }
must-not: { have-type: '/^Result<.*,\s*(any )?(Swift\.)?Error>$/' }
because: Who gets any error can show only that something went wrong.
message: "`{Subject}` can fail with anything"
instead: Name the cases in an error of the sub-feature.
```

```yaml rule
rule: errors-end-in-error
every: { enum: any, conform-to: Error, in: "{{package-sources}}", not: { be: file-private } }
must: { named: "*Error" }
message: "`{Subject}` is an error and is not called so"
instead: Put `Error` at the end of its name.
```

```yaml rule
rule: errors-of-a-feature-know-the-unknown
severity: warning
every: { enum: "*Error", conform-to: Error, in: Domain, be: top-level, not: { be: file-private } }
must: { have: { case: unknown } }
because: One day the server answers with something that nobody thought of, and a mock has to have something to begin with.
message: "`{Subject}` has no case `unknown`"
instead: Add `case unknown`.
```

```yaml rule
rule: wrapped-errors-are-called-underlying
severity: note
every: { enum: any, conform-to: Error, in: "{{feature}}" }
must-not:
  contain:
    - { pattern: "case $NAME(Error)", becomes: "case $NAME(underlying: Error)" }
    - { pattern: "case $NAME(any Error)", becomes: "case $NAME(underlying: any Error)" }
message: "What a case of `{Subject}` wraps is not called `underlying`"
instead: "Label it `underlying:`."
```

```yaml rule
rule: errors-say-what-they-mean
severity: warning
every: { enum: "*Error", conform-to: Error, in: Domain, be: top-level, not: { be: file-private } }
must: { have: { property: [errorDescription, localizedDescription], have-type: String } }
because: Whoever shows an error should not have to write its text a second time.
message: "`{Subject}` has no text for people"
instead: Conform to `LocalizedError` and give it an `errorDescription` that switches over the cases; through `any Error` only that one is heard.
```

```swift bad path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/Domain/ChargingFailure.swift
enum ChargingFailure: Error { // ✗ errors-end-in-error
    case network(Error) // ✗ wrapped-errors-are-called-underlying
}

enum PlanError: Error { // ✗ errors-of-a-feature-know-the-unknown, errors-say-what-they-mean
    case tooLate
}

protocol PlanRepo {
    func plan() async -> Result<Int, Error> // ✗ failures-have-a-type
}
```

```swift good path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/Domain/ChargingError.swift
enum ChargingError: LocalizedError {
    case network(underlying: Error)
    case unknown

    var errorDescription: String? {
        switch self {
        case .network: String(localized: "The car can't be reached.")
        case .unknown: String(localized: "Something went wrong.")
        }
    }
}

protocol PlanRepo {
    func plan() async -> Result<Int, ChargingError>
}
```

# Configuration

## Addresses and keys come from outside

An address in the code points every build at the same server, and a key in the code is a key in everyone's hands.

```yaml rule
rule: no-addresses-in-code
every: { string: any, match: '/^(https?|wss?):\/\/[^\s\/]/', in: [Domain, Application, DataAccess, "{{network-clients-sources}}", "{{graphql-lib-sources}}"] }
must:
  any:
    - match: ["http*://{{hosts-of-names}}", "http*://*.{{hosts-of-names}}", "http*://{{hosts-of-names}}/*", "http*://*.{{hosts-of-names}}/*"]
    - in: previews
message: An address is written into the code
instead: Read it from the configuration of the build.
```

```yaml rule
rule: no-keys-in-code
every: { property: ["*piKey", "*lientId", "*lientID", "*ecret", "*ccessToken", "*efreshToken"], in: "{{package-sources}}" }
must-not: { have-value: '/^"[^"\\]{4,}"$/' }
except:
  - in: Mocks
    because: a mock has no real key
  - member-of: { enum: "*Keys" }
    because: that is the name of a key, not its value
message: "The value of `{Subject}` is written into the code"
instead: Read it from the configuration of the build, or from the keychain.
```

```yaml rule
rule: no-configuration-beside-its-name
every: { file: any, in: "{{package-sources}}", not: { in: Mocks } }
must-not:
  contain:
    - pattern: ["$HEADERS[$NAME] = $VALUE", "$REQUEST.setValue($VALUE, forHTTPHeaderField: $NAME)", "$REQUEST.addValue($VALUE, forHTTPHeaderField: $NAME)", "$REQUEST.addHeader(name: $NAME, value: $VALUE)"]
      where: { NAME: { string: '/(?i)^(x-)?(api|client|subscription)-?_?(key|secret)$/' }, VALUE: { string: '/^\S{4,}$/' } }
    - pattern: ['[$$$, "x-api-key": $VALUE, $$$]', '[$$$, "X-API-Key": $VALUE, $$$]', '[$$$, "X-Api-Key": $VALUE, $$$]', '[$$$, "api-key": $VALUE, $$$]', '[$$$, "apikey": $VALUE, $$$]', '[$$$, "x-client-secret": $VALUE, $$$]']
      where: { VALUE: { string: '/^\S{4,}$/' } }
    - pattern: "$ADDRESS.host = $VALUE"
      where: { VALUE: { string: '/^[\w-]+(\.[\w-]+)+$/', not: { string: ["{{hosts-of-names}}", "*.{{hosts-of-names}}"] } } }
because: What differs between servers and brands is wrong for all of them but one.
message: "`{Subject}` has a value of the configuration in it"
instead: Read it from the configuration of the build.
```

```swift bad path=localPackages/NetworkClients/Sources/NetworkClients/MapTiles.swift
struct MapTiles {
    func request(for tile: Tile) -> URLRequest {
        var parts = URLComponents()
        parts.host = "tiles.cars.example.net" // ✗ no-configuration-beside-its-name
        var request = URLRequest(url: parts.url ?? tile.url)
        request.setValue("k-77f1c2", forHTTPHeaderField: "api-key") // ✗ no-configuration-beside-its-name
        request.allHTTPHeaderFields = ["Accept": "image/png", "X-Api-Key": "k-77f1c2"] // ✗ no-configuration-beside-its-name
        return request
    }
}
```

```swift good path=localPackages/NetworkClients/Sources/NetworkClients/MapTiles.swift
struct MapTiles {
    func request(for tile: Tile) -> URLRequest {
        var parts = URLComponents()
        parts.host = configuration.tileHost
        var request = URLRequest(url: parts.url ?? tile.url)
        request.setValue(configuration.tileKey, forHTTPHeaderField: "api-key")
        request.setValue("application/json", forHTTPHeaderField: "Accept")
        return request
    }
}
```

```swift bad path=localPackages/NetworkClients/Sources/NetworkClients/Environment.swift
enum Environment {
    static let address = "https://api.cars.example.net/v2" // ✗ no-addresses-in-code
    static let apiKey = "9f8e7d6c5b4a" // ✗ no-keys-in-code
}
```

```swift good path=localPackages/NetworkClients/Sources/NetworkClients/Environment.swift
enum Environment {
    static let address = Bundle.main.object(forInfoDictionaryKey: "ADDRESS")
    static let apiKey = Bundle.main.object(forInfoDictionaryKey: "API_KEY")
    static let terms = "https://www.apple.com/legal/"
    static let scheme = "https://"
    static let apiKeyHeader = "x-api-key"
}
```

```yaml review
review: is-anything-fixed-that-may-vary
question: Is there a value in this change that differs between brands, countries or servers, and is written into the code?
because: Which values vary is known to those who run the app.
```

# What can be made

What this guide asks for, it can also write. `norma new` lists the sets, `--dry-run` shows what a set would make. All of it keeps
the rules above from its first line, compiles, and brings tests that pass before anything was changed.

A feature grows from the inside: a repository first, a use case that asks it, a screen that shows what the use case says. Each set
brings what lies below it, and leaves alone what is there already; so one can begin with the whole feature, or with its repository.

## A feature package

A package with one sub-feature in all its layers, and a front door that puts them together. Further sub-features are made by the
sets below, into the same package.

```yaml template
template: feature-package
summary: A feature package with a sub-feature in all four layers, mocks, a preview and tests.
inputs:
  Feature: { is: type-name, about: "What the package is called, without its ending", sample: Garage }
  Name: { is: type-name, about: "Its first sub-feature, which begins like the package", default: "{{Feature}}" }
  Part: { is: type-name, about: "The sub-feature in whose folder it lies, where that has another name; the name begins like it", default: "{{Name}}" }
  Field: { is: field, many: true, about: What is known of one of its items, default: ["title: String"] }
  Intent: { is: member-name, many: true, about: What can be done with an item, default: [], sample: [remove] }
  Dependency: { is: type-name, many: true, about: Local packages that it needs, default: [] }
  holder: { is: text, about: Who holds the copyright, default: The authors }
next:
  - Add the package to the app, and show `{{Feature}}{{feature-ending}}.make{{Name}}(apiClient:)`.
  - Write the client that it asks for, `{{Name}}APIClient`, where the app is put together.
```

```swift template feature-package repository use-case state-notifier-view shared path="{{feature}}/Package.swift"
// swift-tools-version: 5.9
// Copyright © {{year}} {{holder}}. All rights reserved.
import PackageDescription

public let package = Package(
    name: "{{Feature}}{{feature-ending}}",
    platforms: [.iOS(.v17)],
    products: [
        .library(name: "{{Feature}}{{feature-ending}}", targets: ["{{Feature}}{{feature-ending}}"]),
    ],
    {{#has.Dependency}}
    dependencies: [
        {{#Dependency}}
        .package(path: "../{{Dependency}}"),
        {{/Dependency}}
    ],
    {{/has.Dependency}}
    targets: [
        {{#has.Dependency}}
        .target(
            name: "{{Feature}}{{feature-ending}}",
            dependencies: [
                {{#Dependency}}
                .product(name: "{{Dependency}}", package: "{{Dependency}}"),
                {{/Dependency}}
            ]
        ),
        {{/has.Dependency}}
        {{^Dependency}}
        .target(name: "{{Feature}}{{feature-ending}}"),
        {{/Dependency}}
        .testTarget(name: "{{Feature}}{{feature-ending}}Tests", dependencies: ["{{Feature}}{{feature-ending}}"]),
    ]
)
```

```swift template feature-package path="{{feature-module}}/{{Feature}}{{feature-ending}}.swift"
// Copyright © {{year}} {{holder}}. All rights reserved.

import SwiftUI

/// The front door: here the layers are put together, and nowhere else.
@MainActor
public enum {{Feature}}{{feature-ending}} {
    public static func make{{Name}}(apiClient: any {{Name}}APIClient) -> some View {
        {{Name}}View(useCases: {{Name}}Logic(repository: {{Name}}APIRepo(apiClient: apiClient)))
    }
}
```

Where the project has no settings for its tools yet, they come along.

```yaml template feature-package repository use-case state-notifier-view graphql-package shared path=".swiftlint.yml"
line_length: 120
opt_in_rules:
  - file_header
  - force_unwrapping
trailing_comma:
  mandatory_comma: true
excluded:
  - {{graphql}}/{{generated-types}}
```

```json template feature-package repository use-case state-notifier-view graphql-package shared path=".swift-format"
{
  "version": 1,
  "lineLength": {{longest-line}},
  "indentation": { "{{indentation}}": {{width-of-indentation}} },
  "respectsExistingLineBreaks": false,
  "rules": { "NeverForceUnwrap": true, "NeverUseForceTry": true, "NoLeadingUnderscores": false }
}
```

```ruby template feature-package repository use-case state-notifier-view graphql-package shared path="{{fastlane}}/Fastfile"
default_platform(:ios)

platform :ios do
  lane :build do
    build_app(skip_archive: true)
  end

  lane :test do
    run_tests
  end

  lane :lint do
    swiftlint(mode: :lint, strict: true)
  end

  lane :run_local do
    build_app(skip_archive: true, skip_codesigning: true)
  end
end
```

## A repository

One more thing that a sub-feature wants to know, said in its own words; what the server says instead, and the translation; a mock for everyone
who asks. The client is a protocol, so that a package can be built and tested before anybody has written one.

```yaml template
template: repository
summary: A repository with its model, its error, an implementation that asks a server, a mock and tests.
needs: [feature-package]
within: "{{feature}}"
inputs:
  Name: { is: type-name, about: "What it is a repository of; the name begins like the package", sample: GarageInsurance }
  Feature: { is: type-name, about: "The package, without its ending", read: { alike: "{{feature}}" }, default: "{{Name}}", sample: Garage }
  Part: { is: type-name, about: "The sub-feature in whose folder it lies, where that has another name; the name begins like it", read: { alike: "{{sub-feature}}" }, default: "{{Name}}", sample: Garage }
  Field: { is: field, many: true, about: What is known of one of its items, default: ["title: String"] }
  Intent: { is: member-name, many: true, about: What can be done with an item, default: [], sample: [remove] }
  Dependency: { is: type-name, many: true, about: "Local packages, where the manifest is made as well", default: [] }
  holder: { is: text, about: Who holds the copyright, default: The authors }
next:
  - The server's address of it is `{{Name.kebab}}`; it stands in `{{Name}}APIRepo`.
```

```swift template feature-package repository use-case state-notifier-view shared path="{{sub-feature}}/{{domain-folder}}/{{Name}}Item.swift"
// Copyright © {{year}} {{holder}}. All rights reserved.

import Foundation

/// One of the things that `{{Name}}` is about.
public struct {{Name}}Item: Equatable, Identifiable, Sendable {
    public let id: String
    {{#Field}}
    public let {{Field.name}}: {{Field.type}}
    {{/Field}}
}
```

```swift template feature-package repository use-case state-notifier-view shared path="{{sub-feature}}/{{domain-folder}}/{{Name}}Error.swift"
// Copyright © {{year}} {{holder}}. All rights reserved.

import Foundation

/// What can go wrong, in the words of this sub-feature.
public enum {{Name}}Error: LocalizedError {
    case networkError(underlying: any Error)
    case unknown

    public var errorDescription: String? {
        switch self {
        case .networkError: "The server could not be reached."
        case .unknown: "Something went wrong that nobody had thought of."
        }
    }
}
```

```swift template feature-package repository use-case state-notifier-view shared path="{{sub-feature}}/{{domain-folder}}/{{repos-folder}}/{{Name}}Repo.swift"
// Copyright © {{year}} {{holder}}. All rights reserved.

protocol {{Name}}Repo: Sendable {
    func fetchItems() async -> Result<[{{Name}}Item], {{Name}}Error>
    {{#Intent}}
    func {{Intent}}(id: String) async -> Result<Void, {{Name}}Error>
    {{/Intent}}
}
```

```swift template feature-package repository use-case state-notifier-view shared path="{{sub-feature}}/{{data-access-folder}}/{{Name}}APIClient.swift"
// Copyright © {{year}} {{holder}}. All rights reserved.

import Foundation

/// The way to the server, as this sub-feature needs it; whoever puts the app together hands one in.
public protocol {{Name}}APIClient: Sendable {
    /// Answers with the body of the answer, in JSON.
    func get(_ path: String) async -> Result<Data, {{Name}}Error>
    {{#has.Intent}}
    func post(_ path: String) async -> Result<Void, {{Name}}Error>
    {{/has.Intent}}
}
```

```swift template feature-package repository use-case state-notifier-view shared path="{{sub-feature}}/{{data-access-folder}}/{{Name}}APIRepo.swift"
// Copyright © {{year}} {{holder}}. All rights reserved.

import Foundation

/// Asks the server, and translates its answer into the words of the domain.
final class {{Name}}APIRepo: {{Name}}Repo {
    private let apiClient: any {{Name}}APIClient

    init(apiClient: any {{Name}}APIClient) {
        self.apiClient = apiClient
    }

    func fetchItems() async -> Result<[{{Name}}Item], {{Name}}Error> {
        switch await apiClient.get("{{Name.kebab}}") {
        case .success(let answer): items(in: answer)
        case .failure(let error): .failure(error)
        }
    }
    {{#Intent}}

    func {{Intent}}(id: String) async -> Result<Void, {{Name}}Error> {
        await apiClient.post("{{Name.kebab}}/\(id)/{{Intent.kebab}}")
    }
    {{/Intent}}

    private func items(in answer: Data) -> Result<[{{Name}}Item], {{Name}}Error> {
        do {
            let decoder = JSONDecoder()
            decoder.dateDecodingStrategy = .iso8601
            return .success(try decoder.decode([Answer].self, from: answer).map(\.item))
        } catch {
            return .failure(.unknown)
        }
    }
}

/// An item as the server writes it.
private struct Answer: Decodable {
    let id: String
    {{#Field}}
    let {{Field.name}}: {{Field.type}}
    {{/Field}}

    var item: {{Name}}Item {
        {{Name}}Item(id: id{{#Field}}, {{Field.name}}: {{Field.name}}{{/Field}})
    }
}
```

```swift template feature-package repository use-case state-notifier-view shared path="{{sub-feature}}/{{mocks-folder}}/{{Name}}RepoMock.swift"
// Copyright © {{year}} {{holder}}. All rights reserved.

public final class {{Name}}RepoMock: {{Name}}Repo, @unchecked Sendable {
    var fetchItemsResult: Result<[{{Name}}Item], {{Name}}Error>?
    private(set) var fetchItemsCallCount = 0
    {{#Intent}}
    var {{Intent}}Result: Result<Void, {{Name}}Error>?
    private(set) var {{Intent}}CallCount = 0
    {{/Intent}}

    public init() {}

    func fetchItems() async -> Result<[{{Name}}Item], {{Name}}Error> {
        fetchItemsCallCount += 1
        return fetchItemsResult ?? .failure(.unknown)
    }
    {{#Intent}}

    func {{Intent}}(id: String) async -> Result<Void, {{Name}}Error> {
        {{Intent}}CallCount += 1
        return {{Intent}}Result ?? .failure(.unknown)
    }
    {{/Intent}}
}
```

```swift template feature-package repository use-case state-notifier-view shared path="{{tests-of-feature}}/{{Name}}APIRepoTests.swift"
// Copyright © {{year}} {{holder}}. All rights reserved.

import XCTest
@testable import {{Feature}}{{feature-ending}}

final class {{Name}}APIRepoTests: XCTestCase {
    private var sut: {{Name}}APIRepo!

    override func tearDown() {
        sut = nil
        super.tearDown()
    }

    func testFetchItems_WhenTheServerAnswers_TranslatesTheAnswer() async throws {
        // Given
        sut = {{Name}}APIRepo(apiClient: CannedClient(answer: .success(Data("[]".utf8))))
        // When
        let result = await sut.fetchItems()
        // Then
        XCTAssertEqual(try result.get(), [])
    }

    func testFetchItems_WhenTheAnswerIsNotJSON_FailsAsUnknown() async {
        // Given
        sut = {{Name}}APIRepo(apiClient: CannedClient(answer: .success(Data("<html>".utf8))))
        // When
        let result = await sut.fetchItems()
        // Then
        guard case .failure(.unknown) = result else { return XCTFail("\(result)") }
    }

    func testFetchItems_WhenNobodyAnswers_SaysSo() async {
        // Given
        let client = CannedClient(answer: .failure(.networkError(underlying: CancellationError())))
        sut = {{Name}}APIRepo(apiClient: client)
        // When
        let result = await sut.fetchItems()
        // Then
        guard case .failure(.networkError) = result else { return XCTFail("\(result)") }
    }
    {{#Intent}}

    func test{{Intent.pascal}}_WhenTheServerAgrees_Succeeds() async {
        // Given
        sut = {{Name}}APIRepo(apiClient: CannedClient(answer: .success(Data())))
        // When
        let result = await sut.{{Intent}}(id: "first")
        // Then
        guard case .success = result else { return XCTFail("\(result)") }
    }
    {{/Intent}}
}

/// A client that always gives the same answer.
private struct CannedClient: {{Name}}APIClient {
    let answer: Result<Data, {{Name}}Error>

    func get(_ path: String) async -> Result<Data, {{Name}}Error> {
        answer
    }
    {{#has.Intent}}

    func post(_ path: String) async -> Result<Void, {{Name}}Error> {
        answer.map { _ in }
    }
    {{/has.Intent}}
}
```

## A use case

What can be done, as a protocol, and how it is done with the help of a repository. Its state is what a screen shows of it.

```yaml template
template: use-case
summary: Use cases with their logic, their state, a mock and tests, and the repository that they ask.
needs: [feature-package]
within: "{{feature}}"
inputs:
  Name: { is: type-name, about: "The sub-feature that they belong to; the name begins like the package", sample: GarageTyre }
  Feature: { is: type-name, about: "The package, without its ending", read: { alike: "{{feature}}" }, default: "{{Name}}", sample: Garage }
  Part: { is: type-name, about: "The sub-feature in whose folder it lies, where that has another name; the name begins like it", default: "{{Name}}" }
  Field: { is: field, many: true, about: What is known of one of its items, default: ["title: String"] }
  Intent: { is: member-name, many: true, about: What can be done with an item, default: [], sample: [remove] }
  Dependency: { is: type-name, many: true, about: "Local packages, where the manifest is made as well", default: [] }
  holder: { is: text, about: Who holds the copyright, default: The authors }
next:
  - "Show it: `norma new state-notifier-view {{Name}}`."
```

```swift template feature-package use-case state-notifier-view shared path="{{sub-feature}}/{{application-folder}}/{{Name}}State.swift"
// Copyright © {{year}} {{holder}}. All rights reserved.

/// What the screen shows of it, beginning with nothing.
public struct {{Name}}State: Equatable, Sendable {
    public var items: [{{Name}}Item] = []
    public var problem: String?

    public init() {}
}
```

```swift template feature-package use-case state-notifier-view shared path="{{sub-feature}}/{{application-folder}}/{{Name}}UseCases.swift"
// Copyright © {{year}} {{holder}}. All rights reserved.

import Combine

// MARK: - What can be done

@MainActor
public protocol {{Name}}UseCases {
    var state: Published<{{Name}}State>.Publisher { get }

    func load() async
    {{#Intent}}
    func {{Intent}}(id: String) async
    {{/Intent}}
}

// MARK: - How it is done

@MainActor
final class {{Name}}Logic: {{Name}}UseCases {
    private let repository: any {{Name}}Repo
    @Published private var _state = {{Name}}State()

    var state: Published<{{Name}}State>.Publisher { $_state }

    init(repository: any {{Name}}Repo) {
        self.repository = repository
    }

    func load() async {
        switch await repository.fetchItems() {
        case .success(let items):
            _state.items = items
            _state.problem = nil
        case .failure(let error):
            _state.problem = error.errorDescription
        }
    }
    {{#Intent}}

    func {{Intent}}(id: String) async {
        switch await repository.{{Intent}}(id: id) {
        case .success: await load()
        case .failure(let error): _state.problem = error.errorDescription
        }
    }
    {{/Intent}}
}
```

```swift template feature-package use-case state-notifier-view shared path="{{sub-feature}}/{{mocks-folder}}/{{Name}}UseCasesMock.swift"
// Copyright © {{year}} {{holder}}. All rights reserved.

import Combine

public final class {{Name}}UseCasesMock: {{Name}}UseCases {
    @Published public var _state = {{Name}}State()
    public private(set) var loadCallCount = 0
    {{#Intent}}
    public private(set) var {{Intent}}CallCount = 0
    {{/Intent}}

    public var state: Published<{{Name}}State>.Publisher { $_state }

    public init() {}

    public func load() async {
        loadCallCount += 1
    }
    {{#Intent}}

    public func {{Intent}}(id: String) async {
        {{Intent}}CallCount += 1
    }
    {{/Intent}}
}
```

```swift template feature-package use-case state-notifier-view shared path="{{tests-of-feature}}/{{Name}}LogicTests.swift"
// Copyright © {{year}} {{holder}}. All rights reserved.

import XCTest
@testable import {{Feature}}{{feature-ending}}

@MainActor
final class {{Name}}LogicTests: XCTestCase, @unchecked Sendable {
    private var sut: {{Name}}Logic!
    private var mockRepo: {{Name}}RepoMock!

    override func setUp() async throws {
        try await super.setUp()
        mockRepo = {{Name}}RepoMock()
        sut = {{Name}}Logic(repository: mockRepo)
    }

    override func tearDown() async throws {
        sut = nil
        mockRepo = nil
        try await super.tearDown()
    }

    func testLoad_WhenTheServerAnswers_UpdatesTheState() async {
        // Given
        let expectedItems = [{{Name}}Item(id: "first"{{#Field}}, {{Field.name}}: {{Field.sample}}{{/Field}})]
        mockRepo.fetchItemsResult = .success(expectedItems)
        // When
        await sut.load()
        // Then
        let state = await currentState()
        XCTAssertEqual(mockRepo.fetchItemsCallCount, 1)
        XCTAssertEqual(state?.items, expectedItems)
    }

    func testLoad_WhenTheServerFails_SaysSo() async {
        // Given
        mockRepo.fetchItemsResult = .failure(.unknown)
        // When
        await sut.load()
        // Then
        let state = await currentState()
        XCTAssertEqual(state?.problem, {{Name}}Error.unknown.errorDescription)
    }
    {{#Intent}}

    func test{{Intent.pascal}}_WhenTheServerAgrees_LoadsAgain() async {
        // Given
        mockRepo.{{Intent}}Result = .success(())
        mockRepo.fetchItemsResult = .success([])
        // When
        await sut.{{Intent}}(id: "first")
        // Then
        let state = await currentState()
        XCTAssertEqual(mockRepo.{{Intent}}CallCount, 1)
        XCTAssertEqual(mockRepo.fetchItemsCallCount, 1)
        XCTAssertNil(state?.problem)
    }

    func test{{Intent.pascal}}_WhenTheServerFails_SaysSo() async {
        // Given
        mockRepo.{{Intent}}Result = .failure(.unknown)
        // When
        await sut.{{Intent}}(id: "first")
        // Then
        let state = await currentState()
        XCTAssertEqual(mockRepo.fetchItemsCallCount, 0)
        XCTAssertEqual(state?.problem, {{Name}}Error.unknown.errorDescription)
    }
    {{/Intent}}

    private func currentState() async -> {{Name}}State? {
        for await state in sut.state.values { return state }
        return nil
    }
}
```

## A screen with its state notifier

A view that shows what its notifier holds, a notifier that follows the state of its use cases, and a preview with a mock. The use
cases, and what lies below them, come along where they are missing.

```yaml template
template: state-notifier-view
summary: A screen with its state notifier, a preview and tests, and the use cases that it shows.
needs: [feature-package]
within: "{{feature}}"
inputs:
  Name: { is: type-name, about: "The sub-feature that is shown; the name begins like the package", sample: GarageTyre }
  Feature: { is: type-name, about: "The package, without its ending", read: { alike: "{{feature}}" }, default: "{{Name}}", sample: Garage }
  Part: { is: type-name, about: "The sub-feature in whose folder it lies, where that has another name; the name begins like it", default: "{{Name}}" }
  Field: { is: field, many: true, about: What is known of one of its items, default: ["title: String"] }
  Intent: { is: member-name, many: true, about: What can be done with an item, default: [], sample: [remove] }
  Dependency: { is: type-name, many: true, about: "Local packages, where the manifest is made as well", default: [] }
  holder: { is: text, about: Who holds the copyright, default: The authors }
next:
  - Show `{{Feature}}{{feature-ending}}.make{{Name}}(apiClient:)` where the user gets to it.
```

```swift template state-notifier-view path="{{feature-module}}/{{Feature}}{{feature-ending}}.swift" into="enum {{Feature}}{{feature-ending}}"
public static func make{{Name}}(apiClient: any {{Name}}APIClient) -> some View {
    {{Name}}View(useCases: {{Name}}Logic(repository: {{Name}}APIRepo(apiClient: apiClient)))
}
```

```swift template feature-package state-notifier-view path="{{sub-feature}}/{{presentation-folder}}/{{Name}}{{state-holder}}.swift"
// Copyright © {{year}} {{holder}}. All rights reserved.

import SwiftUI

/// Holds what `{{Name}}View` shows, and turns what the user does into calls.
@MainActor
final class {{Name}}{{state-holder}}: ObservableObject {
    @Published private(set) var state = {{Name}}State()
    @Published private(set) var isLoading = false
    private let useCases: any {{Name}}UseCases

    init(useCases: any {{Name}}UseCases) {
        self.useCases = useCases
    }

    func follow() async {
        for await state in useCases.state.values { self.state = state }
    }

    /// What a row says of an item, line by line.
    func lines(of item: {{Name}}Item) -> [String] {
        {{#has.Field}}
        [
            {{#Field}}
            String(describing: item.{{Field.name}}),
            {{/Field}}
        ]
        {{/has.Field}}
        {{^Field}}
        [item.id]
        {{/Field}}
    }

    @discardableResult
    func load() -> Task<Void, Never> {
        isLoading = true
        return Task {
            defer { isLoading = false }
            await useCases.load()
        }
    }
    {{#Intent}}

    @discardableResult
    func {{Intent}}(id: String) -> Task<Void, Never> {
        isLoading = true
        return Task {
            defer { isLoading = false }
            await useCases.{{Intent}}(id: id)
        }
    }
    {{/Intent}}
}
```

```swift template feature-package state-notifier-view path="{{sub-feature}}/{{presentation-folder}}/{{Name}}View.swift"
// Copyright © {{year}} {{holder}}. All rights reserved.

import SwiftUI

public struct {{Name}}View: View {
    @StateObject private var {{state-holder-property}}: {{Name}}{{state-holder}}

    public init(useCases: any {{Name}}UseCases) {
        _{{state-holder-property}} = StateObject(wrappedValue: {{Name}}{{state-holder}}(useCases: useCases))
    }

    public var body: some View {
        List {
            if let problem = {{state-holder-property}}.state.problem { Text(problem) }
            ForEach({{state-holder-property}}.state.items) { item in
                VStack(alignment: .leading) {
                    ForEach({{state-holder-property}}.lines(of: item), id: \.self) { line in
                        Text(line)
                    }
                    {{#Intent}}
                    Button("{{Intent.sentence}}") { {{state-holder-property}}.{{Intent}}(id: item.id) }
                    {{/Intent}}
                }
            }
        }
        .disabled({{state-holder-property}}.isLoading)
        .onAppear { {{state-holder-property}}.load() }
        .task { await {{state-holder-property}}.follow() }
    }
}

#Preview {
    {{Name}}View(useCases: {{Name}}UseCasesMock())
}
```

```swift template feature-package state-notifier-view path="{{tests-of-feature}}/{{Name}}{{state-holder}}Tests.swift"
// Copyright © {{year}} {{holder}}. All rights reserved.

import XCTest
@testable import {{Feature}}{{feature-ending}}

@MainActor
final class {{Name}}{{state-holder}}Tests: XCTestCase, @unchecked Sendable {
    private var sut: {{Name}}{{state-holder}}!
    private var mockUseCases: {{Name}}UseCasesMock!

    override func setUp() async throws {
        try await super.setUp()
        mockUseCases = {{Name}}UseCasesMock()
        sut = {{Name}}{{state-holder}}(useCases: mockUseCases)
    }

    override func tearDown() async throws {
        sut = nil
        mockUseCases = nil
        try await super.tearDown()
    }

    func testFollow_WhenTheStateChanges_ShowsTheNewOne() async {
        // Given
        let item = {{Name}}Item(id: "first"{{#Field}}, {{Field.name}}: {{Field.sample}}{{/Field}})
        mockUseCases._state.items = [item]
        // When
        let following = Task { await sut.follow() }
        while sut.state.items.isEmpty { await Task.yield() }
        following.cancel()
        // Then
        XCTAssertEqual(sut.state.items, [item])
        XCTAssertFalse(sut.lines(of: item).isEmpty)
    }

    func testLoad_WhenItTakesTime_ShowsThatItDoes() async {
        // Given
        let loading = sut.load()
        XCTAssertTrue(sut.isLoading)
        // When
        await loading.value
        // Then
        XCTAssertFalse(sut.isLoading)
        XCTAssertEqual(mockUseCases.loadCallCount, 1)
    }
    {{#Intent}}

    func test{{Intent.pascal}}_WhenAsked_AsksTheUseCases() async {
        // Given
        let id = "first"
        // When
        await sut.{{Intent}}(id: id).value
        // Then
        XCTAssertEqual(mockUseCases.{{Intent}}CallCount, 1)
    }
    {{/Intent}}
}
```

## The networking packages

Both packages of the GraphQL stack: `GraphQLLib` with the chain of interceptors, the retries, the cache and the sockets, and
`NetworkClients` with the token, the headers and the one way in. All of it is ours and awaited, so it compiles and is tested
without Apollo. Where Apollo is there, `ApolloOperation` makes each operation that its generator wrote one of ours.

```yaml template
template: graphql-package
summary: "`GraphQLLib` and `NetworkClients`: client, interceptors, token, retries, cache and subscriptions, with tests."
inputs:
  Schema: { is: text, about: "A type of the schema, to begin with", default: "type Query { version: String! }" }
  holder: { is: text, about: Who holds the copyright, default: The authors }
next:
  - Replace `schema.graphqls` by the schema of your server, and run the generator.
  - "Write the addresses and the key into the app's Info.plist: `GraphQLAddress`, `GraphQLSocketAddress`, `GraphQLApiKey`, `AppBrand`."
  - Tell `NetworkClients.authentication` who has signed in, and how a token is renewed.
```

```swift template graphql-package path="{{graphql-lib}}/Package.swift"
// swift-tools-version: 5.9
// Copyright © {{year}} {{holder}}. All rights reserved.
import PackageDescription

public let package = Package(
    name: "GraphQLLib",
    platforms: [.iOS(.v17)],
    products: [
        .library(name: "GraphQLLib", targets: ["GraphQLLib"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apollographql/apollo-ios", exact: "1.7.0"),
    ],
    targets: [
        .target(
            name: "GraphQLLib",
            dependencies: [
                .product(name: "Apollo", package: "apollo-ios"),
            ]
        ),
        .testTarget(name: "GraphQLLibTests", dependencies: ["GraphQLLib"]),
    ]
)
```

```swift template graphql-package path="{{network-clients}}/Package.swift"
// swift-tools-version: 5.9
// Copyright © {{year}} {{holder}}. All rights reserved.
import PackageDescription

public let package = Package(
    name: "NetworkClients",
    platforms: [.iOS(.v17)],
    products: [
        .library(name: "NetworkClients", targets: ["NetworkClients"]),
    ],
    dependencies: [
        .package(path: "../GraphQLLib"),
        .package(url: "https://github.com/apollographql/apollo-ios", exact: "1.7.0"),
    ],
    targets: [
        .target(
            name: "NetworkClients",
            dependencies: [
                .product(name: "GraphQLLib", package: "GraphQLLib"),
                .product(name: "ApolloAPI", package: "apollo-ios"),
            ],
            exclude: [
                "GraphQL/Operations",
                "GraphQL/{{generated-types}}/README.md",
                "GraphQL/apollo-codegen-config.json",
                "GraphQL/schema.graphqls",
            ]
        ),
        .testTarget(
            name: "NetworkClientsTests",
            dependencies: [
                "NetworkClients",
                .product(name: "GraphQLLib", package: "GraphQLLib"),
            ]
        ),
    ]
)
```

What is asked, and what comes back:

```swift template graphql-package path="{{graph-service}}/GraphRequest.swift"
// Copyright © {{year}} {{holder}}. All rights reserved.

import Foundation

/// Where an answer may come from.
public enum GraphCachePolicy: Sendable {
    case fetchIgnoringCacheCompletely
    case returnCacheDataElseFetch
}

/// An operation on its way to the server.
public struct GraphRequest: Sendable {
    public enum Kind: Sendable {
        case query, mutation, subscription
    }

    public let name: String
    public let kind: Kind
    public let document: String
    /// A JSON object, where the operation has variables.
    public let variables: Data?
    public var headers: [String: String] = [:]
    public var cachePolicy = GraphCachePolicy.fetchIgnoringCacheCompletely

    public init(name: String, kind: Kind, document: String, variables: Data? = nil) {
        self.name = name
        self.kind = kind
        self.document = document
        self.variables = variables
    }

    /// Two requests with one key ask for the same.
    var cacheKey: String {
        name + String(decoding: variables ?? Data(), as: UTF8.self)
    }

    func body() throws -> [String: Any] {
        var body: [String: Any] = ["operationName": name, "query": document]
        if let variables { body["variables"] = try JSONSerialization.jsonObject(with: variables) }
        return body
    }
}

/// What the server said to it.
public struct GraphResponse: Sendable, Equatable {
    public let status: Int
    public let body: Data

    public init(status: Int = 200, body: Data) {
        self.status = status
        self.body = body
    }
}
```

```swift template graphql-package path="{{graph-service}}/GraphOperation.swift"
// Copyright © {{year}} {{holder}}. All rights reserved.

import Foundation

/// An operation, and how its answer is read.
public protocol GraphOperation: Sendable {
    associatedtype Answer

    func request() throws -> GraphRequest
    func answer(from body: Data) throws -> Answer
}

extension GraphOperation where Answer: Decodable {
    public func answer(from body: Data) throws -> Answer {
        try JSONDecoder().decode(GraphBody<Answer>.self, from: body).data
    }
}

/// What every answer is wrapped in.
private struct GraphBody<Answer: Decodable>: Decodable {
    let data: Answer
}
```

```swift template graphql-package path="{{graph-service}}/ApolloOperation.swift"
// Copyright © {{year}} {{holder}}. All rights reserved.

#if canImport(Apollo)
import Apollo
import ApolloAPI
import Foundation

/// An operation that Apollo's generator wrote, as one of ours.
public struct ApolloOperation<Generated: GraphQLOperation>: GraphOperation, @unchecked Sendable {
    private let generated: Generated

    public init(_ generated: Generated) {
        self.generated = generated
    }

    public func request() throws -> GraphRequest {
        let kind: GraphRequest.Kind =
            switch Generated.operationType {
            case .query: .query
            case .mutation: .mutation
            case .subscription: .subscription
            }
        guard let document = Generated.definition?.queryDocument else { throw GraphQLLibError.queryDocumentError }
        let variables = try generated.__variables.map {
            try JSONSerializationFormat.serialize(value: $0._jsonEncodableObject)
        }
        return GraphRequest(name: Generated.operationName, kind: kind, document: document, variables: variables)
    }

    public func answer(from body: Data) throws -> Generated.Data {
        let object = try JSONSerializationFormat.deserialize(data: body) as? JSONObject
        guard let data = object?["data"] as? JSONObject else { throw GraphQLLibError.invalidJsonError }
        return try Generated.Data(data: data, variables: generated.__variables)
    }
}
#endif
```

```swift template graphql-package path="{{graph-service}}/GraphAnswer.swift"
// Copyright © {{year}} {{holder}}. All rights reserved.

/// What comes back: the data, or what went wrong in words for the log.
public enum GraphAnswer<Data> {
    case success(Data)
    case error(String)
}
```

```swift template graphql-package path="{{graph-service}}/GraphService.swift"
// Copyright © {{year}} {{holder}}. All rights reserved.

/// What the clients of this package ask.
public final class GraphService: Sendable {
    private let client: GraphClient

    public init(client: GraphClient) {
        self.client = client
    }

    public func call<Operation: GraphOperation>(
        _ operation: Operation,
        headers: [String: String] = [:],
        cachePolicy: GraphCachePolicy = .fetchIgnoringCacheCompletely
    ) async -> GraphAnswer<Operation.Answer> {
        do {
            var request = try operation.request()
            request.headers = headers
            request.cachePolicy = cachePolicy
            return .success(try operation.answer(from: try await client.send(request).body))
        } catch {
            return .error(String(describing: error))
        }
    }

    /// The answers as they come; the stream ends when the server ends it, or with an error as its last answer.
    public func subscribe<Operation: GraphOperation>(
        _ operation: Operation,
        headers: [String: String] = [:]
    ) -> AsyncStream<GraphAnswer<Operation.Answer>> {
        AsyncStream { continuation in
            let listening = Task { [client] in
                do {
                    var request = try operation.request()
                    request.headers = headers
                    for try await response in await client.subscribe(request) {
                        continuation.yield(.success(try operation.answer(from: response.body)))
                    }
                } catch {
                    continuation.yield(.error(String(describing: error)))
                }
                continuation.finish()
            }
            continuation.onTermination = { _ in listening.cancel() }
        }
    }
}
```

```swift template graphql-package path="{{graph-service}}/GraphClient.swift"
// Copyright © {{year}} {{holder}}. All rights reserved.

import Foundation

/// Queries and mutations go over HTTP, subscriptions over a socket.
public final class GraphClient: Sendable {
    private let transport: SplitNetworkTransport

    public init(interceptors: any InterceptorProvider, sockets: WebSocketTransportFactory) {
        transport = SplitNetworkTransport(chain: RequestChain(provider: interceptors), sockets: sockets)
    }

    func send(_ request: GraphRequest) async throws -> GraphResponse {
        let response = try await transport.chain.send(request)
        switch response.status {
        case 200...299: return response
        case 401, 403: throw GraphQLLibError.invalidToken
        default: throw GraphQLLibError.graphClientError(URLError(.badServerResponse))
        }
    }

    func subscribe(_ request: GraphRequest) async -> AsyncThrowingStream<GraphResponse, any Error> {
        await transport.sockets.transport().subscribe(request)
    }
}

/// The two ways to the server.
struct SplitNetworkTransport: Sendable {
    let chain: RequestChain
    let sockets: WebSocketTransportFactory
}
```

```swift template graphql-package path="{{graph-service}}/GraphInMemoryNormalizedCache.swift"
// Copyright © {{year}} {{holder}}. All rights reserved.

/// Keeps an answer for each operation and its variables, and forgets everything when the app ends.
public actor GraphInMemoryNormalizedCache {
    private var records: [String: GraphResponse] = [:]

    public init() {}

    func record(for key: String) -> GraphResponse? {
        records[key]
    }

    func keep(_ response: GraphResponse, for key: String) {
        records[key] = response
    }

    /// Nobody reads what belonged to whoever signed out.
    public func clear() {
        records = [:]
    }
}
```

Every request walks down this chain, and its answer walks on:

```swift template graphql-package path="{{graph-interceptors}}/GraphInterceptor.swift"
// Copyright © {{year}} {{holder}}. All rights reserved.

/// On with the request, and with its answer once it is there.
public typealias GraphStep = @Sendable (GraphRequest, GraphResponse?) async throws -> GraphResponse

/// A step between the app and the server. What stands before the network sees no response yet, and may change the
/// request or send it again; what stands behind it sees both.
public protocol GraphInterceptor: Sendable {
    func intercept(_ request: GraphRequest, _ response: GraphResponse?, next: GraphStep) async throws -> GraphResponse
}

public protocol InterceptorProvider: Sendable {
    func interceptors() -> [any GraphInterceptor]
}

/// The interceptors, one after the other.
struct RequestChain: Sendable {
    let provider: any InterceptorProvider

    func send(_ request: GraphRequest) async throws -> GraphResponse {
        try await step(through: provider.interceptors()[...])(request, nil)
    }

    private func step(through interceptors: ArraySlice<any GraphInterceptor>) -> GraphStep {
        guard let first = interceptors.first else {
            return { _, response in
                guard let response else { throw GraphQLLibError.invalidJsonError }
                return response
            }
        }
        let next = step(through: interceptors.dropFirst())
        return { request, response in try await first.intercept(request, response, next: next) }
    }
}
```

```swift template graphql-package path="{{interceptors}}/GraphInterceptorProvider.swift"
// Copyright © {{year}} {{holder}}. All rights reserved.

/// The chain that every request walks down and every answer walks on.
public struct GraphInterceptorProvider: InterceptorProvider {
    private let transport: any GraphTransport
    private let cache: GraphInMemoryNormalizedCache
    private let headers: any GraphHeaderProviding
    private let authentication: any AuthenticationRefreshing
    private let log: GraphLog
    private let sleep: GraphSleep

    public init(
        transport: any GraphTransport,
        cache: GraphInMemoryNormalizedCache,
        headers: any GraphHeaderProviding,
        authentication: any AuthenticationRefreshing,
        log: GraphLog = GraphLog(),
        sleep: @escaping GraphSleep = { try await Task.sleep(for: $0) }
    ) {
        self.transport = transport
        self.cache = cache
        self.headers = headers
        self.authentication = authentication
        self.log = log
        self.sleep = sleep
    }

    public func interceptors() -> [any GraphInterceptor] {
        [
            GraphDefaultHeaderInterceptor(headers: headers),
            GraphAuthenticateInterceptor(authentication: authentication, sleep: sleep),
            GraphCacheReadInterceptor(cache: cache),
            GraphRequestLogInterceptor(log: log),
            GraphRetryInterceptor(sleep: sleep),
            NetworkFetchInterceptor(transport: transport),
            GraphResponseErrorInterceptor(),
            GraphResponseLogInterceptor(log: log),
            GraphCacheWriteInterceptor(cache: cache),
        ]
    }
}
```

```swift template graphql-package path="{{graph-interceptors}}/GraphDefaultHeaderInterceptor.swift"
// Copyright © {{year}} {{holder}}. All rights reserved.

/// First: what every request carries. What the caller has set stays as it is.
struct GraphDefaultHeaderInterceptor: GraphInterceptor {
    let headers: any GraphHeaderProviding

    func intercept(_ request: GraphRequest, _ response: GraphResponse?, next: GraphStep) async throws -> GraphResponse {
        var request = request
        request.headers.merge(await headers.standardHeaders()) { own, _ in own }
        return try await next(request, response)
    }
}
```

```swift template graphql-package path="{{graph-interceptors}}/GraphAuthenticateInterceptor.swift"
// Copyright © {{year}} {{holder}}. All rights reserved.

/// Second: the token; and once more with a fresh one where the server refused.
struct GraphAuthenticateInterceptor: GraphInterceptor {
    private let authentication: any AuthenticationRefreshing
    private let retries: Int
    private let delay: Duration
    private let sleep: GraphSleep
    private let refused: Set<Int> = [401, 403]

    init(
        authentication: any AuthenticationRefreshing,
        retries: Int = 1,
        delay: Duration = .seconds(1),
        sleep: @escaping GraphSleep
    ) {
        self.authentication = authentication
        self.retries = retries
        self.delay = delay
        self.sleep = sleep
    }

    func intercept(_ request: GraphRequest, _ response: GraphResponse?, next: GraphStep) async throws -> GraphResponse {
        var answer = try await next(signed(request, with: await authentication.bearer()), response)
        var attempt = 0
        while refused.contains(answer.status), attempt < retries {
            attempt += 1
            try await sleep(delay)
            guard let bearer = await authentication.renewBearer() else { return answer }
            answer = try await next(signed(request, with: bearer), response)
        }
        return answer
    }

    private func signed(_ request: GraphRequest, with bearer: String?) -> GraphRequest {
        var request = request
        if let bearer { request.headers["Authorization"] = "Bearer \(bearer)" }
        return request
    }
}
```

```swift template graphql-package path="{{graph-interceptors}}/GraphCacheReadInterceptor.swift"
// Copyright © {{year}} {{holder}}. All rights reserved.

/// Third: what was read a moment ago, for the few requests that want it.
struct GraphCacheReadInterceptor: GraphInterceptor {
    let cache: GraphInMemoryNormalizedCache

    func intercept(_ request: GraphRequest, _ response: GraphResponse?, next: GraphStep) async throws -> GraphResponse {
        if request.cachePolicy == .returnCacheDataElseFetch, let kept = await cache.record(for: request.cacheKey) {
            return kept
        }
        return try await next(request, response)
    }
}
```

```swift template graphql-package path="{{graph-interceptors}}/GraphRequestLogInterceptor.swift"
// Copyright © {{year}} {{holder}}. All rights reserved.

/// Fourth: which operation is asked for; nothing of what it carries.
struct GraphRequestLogInterceptor: GraphInterceptor {
    let log: GraphLog

    func intercept(_ request: GraphRequest, _ response: GraphResponse?, next: GraphStep) async throws -> GraphResponse {
        log.write("asks \(request.name)")
        return try await next(request, response)
    }
}
```

```swift template graphql-package path="{{graph-interceptors}}/GraphRetryInterceptor.swift"
// Copyright © {{year}} {{holder}}. All rights reserved.

/// Before the network: three more attempts where the server has broken down; the first at once, the others after a
/// longer wait each.
struct GraphRetryInterceptor: GraphInterceptor {
    private let maximumRetries = 3
    private let sleep: GraphSleep

    init(sleep: @escaping GraphSleep) {
        self.sleep = sleep
    }

    func intercept(_ request: GraphRequest, _ response: GraphResponse?, next: GraphStep) async throws -> GraphResponse {
        var answer = try await next(request, response)
        var attempt = 0
        while (500...599).contains(answer.status), attempt < maximumRetries {
            try await sleep(wait(before: attempt))
            attempt += 1
            answer = try await next(request, response)
        }
        return answer
    }

    private func wait(before attempt: Int) -> Duration {
        attempt == 0 ? .zero : .seconds(1 << attempt)
    }
}
```

```swift template graphql-package path="{{graph-interceptors}}/NetworkFetchInterceptor.swift"
// Copyright © {{year}} {{holder}}. All rights reserved.

/// In the middle: the server.
struct NetworkFetchInterceptor: GraphInterceptor {
    let transport: any GraphTransport

    func intercept(_ request: GraphRequest, _ response: GraphResponse?, next: GraphStep) async throws -> GraphResponse {
        try await next(request, try await transport.send(request))
    }
}
```

```swift template graphql-package path="{{graph-interceptors}}/GraphResponseErrorInterceptor.swift"
// Copyright © {{year}} {{holder}}. All rights reserved.

import Foundation

/// After the network: errors that came with a friendly status. The unfriendly ones are for those who send again.
struct GraphResponseErrorInterceptor: GraphInterceptor {
    func intercept(_ request: GraphRequest, _ response: GraphResponse?, next: GraphStep) async throws -> GraphResponse {
        if let response, (200...299).contains(response.status) {
            guard let body = try? JSONSerialization.jsonObject(with: response.body) as? [String: Any] else {
                throw GraphQLLibError.invalidJsonError
            }
            if let errors = body["errors"] as? [Any], !errors.isEmpty { throw GraphQLLibError.queryDocumentError }
        }
        return try await next(request, response)
    }
}
```

```swift template graphql-package path="{{graph-interceptors}}/GraphResponseLogInterceptor.swift"
// Copyright © {{year}} {{holder}}. All rights reserved.

/// Then: that there was an answer, and of which status.
struct GraphResponseLogInterceptor: GraphInterceptor {
    let log: GraphLog

    func intercept(_ request: GraphRequest, _ response: GraphResponse?, next: GraphStep) async throws -> GraphResponse {
        if let response { log.write("heard \(response.status) of \(request.name)") }
        return try await next(request, response)
    }
}
```

```swift template graphql-package path="{{graph-interceptors}}/GraphCacheWriteInterceptor.swift"
// Copyright © {{year}} {{holder}}. All rights reserved.

/// Last: what a query read is kept for a moment.
struct GraphCacheWriteInterceptor: GraphInterceptor {
    let cache: GraphInMemoryNormalizedCache

    func intercept(_ request: GraphRequest, _ response: GraphResponse?, next: GraphStep) async throws -> GraphResponse {
        if let response, request.kind == .query, (200...299).contains(response.status) {
            await cache.keep(response, for: request.cacheKey)
        }
        return try await next(request, response)
    }
}
```

What the chain needs to know is said as protocols, because the wrapper does not know who uses it:

```swift template graphql-package path="{{interceptors}}/AuthenticationRefreshing.swift"
// Copyright © {{year}} {{holder}}. All rights reserved.

/// Who keeps the token, and gets a new one.
public protocol AuthenticationRefreshing: Sendable {
    func bearer() async -> String?
    func renewBearer() async -> String?
}
```

```swift template graphql-package path="{{interceptors}}/GraphHeaderProviding.swift"
// Copyright © {{year}} {{holder}}. All rights reserved.

/// Who knows the headers of this app.
public protocol GraphHeaderProviding: Sendable {
    func standardHeaders() async -> [String: String]
}
```

```swift template graphql-package path="{{interceptors}}/GraphLog.swift"
// Copyright © {{year}} {{holder}}. All rights reserved.

import os

/// How a retry waits.
public typealias GraphSleep = @Sendable (Duration) async throws -> Void

/// A log without secrets: names of operations go in, headers and values don't.
public struct GraphLog: Sendable {
    public let write: @Sendable (String) -> Void

    public init(write: @escaping @Sendable (String) -> Void = { text in
        Logger(subsystem: "GraphQLLib", category: "graphql").debug("\(text)")
    }) {
        self.write = write
    }
}
```

```swift template graphql-package path="{{graph-service}}/GraphTransport.swift"
// Copyright © {{year}} {{holder}}. All rights reserved.

import Foundation

/// What carries a request over the network.
public protocol GraphTransport: Sendable {
    func send(_ request: GraphRequest) async throws -> GraphResponse
}

/// GraphQL over HTTP: one address, and every operation as a JSON object in the body of a POST.
public struct GraphHTTPTransport: GraphTransport {
    private let address: URL

    public init(address: URL) {
        self.address = address
    }

    public func send(_ request: GraphRequest) async throws -> GraphResponse {
        var message = URLRequest(url: address)
        message.httpMethod = "POST"
        message.httpBody = try JSONSerialization.data(withJSONObject: request.body())
        message.setValue("application/json", forHTTPHeaderField: "Content-Type")
        for (name, value) in request.headers { message.setValue(value, forHTTPHeaderField: name) }
        let (body, response) = try await URLSession.shared.data(for: message)
        return GraphResponse(status: (response as? HTTPURLResponse)?.statusCode ?? 0, body: body)
    }
}
```

```swift template graphql-package path="{{graph-errors}}/GraphQLLibError.swift"
// Copyright © {{year}} {{holder}}. All rights reserved.

/// Everything that this package can fail with.
public enum GraphQLLibError: Error {
    case queryDocumentError
    case invalidJsonError
    case invalidToken
    case graphClientError(Error)
}
```

```swift template graphql-package path="{{graph-errors}}/Error+Network.swift"
// Copyright © {{year}} {{holder}}. All rights reserved.

import Foundation

extension Error {
    /// The server could not be reached.
    public var isNetworkError: Bool {
        let codes: [URLError.Code] = [.notConnectedToInternet, .networkConnectionLost, .cannotConnectToHost]
        return (self as? URLError).map { codes.contains($0.code) } ?? false
    }

    /// The server was reached and did not answer in time.
    public var isNetworkTimedout: Bool {
        (self as? URLError)?.code == .timedOut
    }
}
```

Subscriptions share one socket. When there is a new token, it is opened again, and every subscription goes on:

```swift template graphql-package path="{{sockets}}/WebSocketTransportFactory.swift"
// Copyright © {{year}} {{holder}}. All rights reserved.

import Foundation

/// A socket, as far as subscriptions need one.
public protocol GraphSocket: Sendable {
    func send(_ text: String) async throws
    func receive() async throws -> String
    func close() async
}

/// Opens the socket, and opens it again when there is a new token.
public actor WebSocketTransportFactory {
    private let authentication: any AuthenticationRefreshing
    private let open: @Sendable () -> any GraphSocket
    private var current: WebSocketTransport?

    public init(address: URL, authentication: any AuthenticationRefreshing) {
        self.init(authentication: authentication) {
            WebSocket(task: URLSession.shared.webSocketTask(with: address, protocols: ["graphql-transport-ws"]))
        }
    }

    init(authentication: any AuthenticationRefreshing, open: @escaping @Sendable () -> any GraphSocket) {
        self.authentication = authentication
        self.open = open
    }

    func transport() -> WebSocketTransport {
        if let current { return current }
        let transport = WebSocketTransport(authentication: authentication, open: open)
        current = transport
        return transport
    }

    public func reconnect() async {
        await current?.reconnect()
    }
}

/// The socket of the system.
private struct WebSocket: GraphSocket {
    let task: URLSessionWebSocketTask

    init(task: URLSessionWebSocketTask) {
        self.task = task
        task.resume()
    }

    func send(_ text: String) async throws {
        try await task.send(.string(text))
    }

    func receive() async throws -> String {
        switch try await task.receive() {
        case .string(let text): text
        case .data(let data): String(decoding: data, as: UTF8.self)
        @unknown default: ""
        }
    }

    func close() async {
        task.cancel(with: .normalClosure, reason: nil)
    }
}
```

```swift template graphql-package path="{{sockets}}/WebSocketTransport.swift"
// Copyright © {{year}} {{holder}}. All rights reserved.

import Foundation

/// All subscriptions over one socket, in the words of `graphql-transport-ws`.
actor WebSocketTransport {
    private struct Subscription {
        let request: GraphRequest
        let continuation: AsyncThrowingStream<GraphResponse, any Error>.Continuation
    }

    private let authentication: any AuthenticationRefreshing
    private let open: @Sendable () -> any GraphSocket
    private var socket: (any GraphSocket)?
    private var listening: Task<Void, Never>?
    private var subscriptions: [String: Subscription] = [:]

    init(authentication: any AuthenticationRefreshing, open: @escaping @Sendable () -> any GraphSocket) {
        self.authentication = authentication
        self.open = open
    }

    func subscribe(_ request: GraphRequest) -> AsyncThrowingStream<GraphResponse, any Error> {
        let (stream, continuation) = AsyncThrowingStream.makeStream(of: GraphResponse.self)
        let id = UUID().uuidString
        subscriptions[id] = Subscription(request: request, continuation: continuation)
        continuation.onTermination = { [weak self] _ in Task { await self?.end(id) } }
        if listening == nil {
            listen()
        } else if let socket {
            Task { await announce(id, to: socket) }
        }
        return stream
    }

    /// With a fresh token, and all subscriptions as before.
    func reconnect() async {
        listening?.cancel()
        await socket?.close()
        socket = nil
        listen()
    }

    private func listen() {
        let socket = open()
        listening = Task {
            do {
                try await greet(socket)
                while !Task.isCancelled { try receive(try await socket.receive()) }
            } catch {
                if !Task.isCancelled { fail(with: error) }
            }
        }
    }

    /// Nothing may be asked before the server has accepted the token.
    private func greet(_ socket: any GraphSocket) async throws {
        let bearer = await authentication.bearer().map { ["authorization": "Bearer \($0)"] }
        try await socket.send(text(["type": "connection_init", "payload": bearer ?? [:]]))
        while try message(await socket.receive())["type"] as? String != "connection_ack" {}
        try Task.checkCancellation()
        self.socket = socket
        for id in subscriptions.keys.sorted() { await announce(id, to: socket) }
    }

    private func announce(_ id: String, to socket: any GraphSocket) async {
        guard let subscription = subscriptions[id] else { return }
        do {
            var message: [String: Any] = ["id": id, "type": "subscribe"]
            message["payload"] = try subscription.request.body()
            try await socket.send(text(message))
        } catch {
            subscription.continuation.finish(throwing: error)
        }
    }

    private func receive(_ text: String) throws {
        let message = try message(text)
        guard let id = message["id"] as? String, let subscription = subscriptions[id] else { return }
        switch message["type"] as? String {
        case "next":
            let body = try JSONSerialization.data(withJSONObject: message["payload"] as? [String: Any] ?? [:])
            subscription.continuation.yield(GraphResponse(body: body))
        case "error": subscription.continuation.finish(throwing: GraphQLLibError.queryDocumentError)
        case "complete": subscription.continuation.finish()
        default: break
        }
    }

    private func end(_ id: String) async {
        guard subscriptions.removeValue(forKey: id) != nil else { return }
        try? await socket?.send(text(["id": id, "type": "complete"]))
    }

    private func fail(with error: any Error) {
        listening = nil
        socket = nil
        for subscription in subscriptions.values {
            subscription.continuation.finish(throwing: GraphQLLibError.graphClientError(error))
        }
    }

    private func text(_ message: [String: Any]) throws -> String {
        String(decoding: try JSONSerialization.data(withJSONObject: message), as: UTF8.self)
    }

    private func message(_ text: String) throws -> [String: Any] {
        guard let message = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] else {
            throw GraphQLLibError.invalidJsonError
        }
        return message
    }
}
```

The second package knows this app: its token, its ten headers, its addresses.

```swift template graphql-package path="{{network-clients-module}}/NetworkClients.swift"
// Copyright © {{year}} {{holder}}. All rights reserved.

import Foundation

/// The one way in.
public enum NetworkClients {
    /// Who has signed in.
    public static let authentication = AuthenticationService()

    private static let client = GraphQLApiClient.make(
        configuration: Configuration(bundle: .main),
        authentication: authentication
    )

    public static func graphQLApi() -> any APIClient {
        client
    }
}
```

```swift template graphql-package path="{{api-client}}/APIClient.swift"
// Copyright © {{year}} {{holder}}. All rights reserved.

import GraphQLLib

/// What repositories are given: a way to ask, with the token of whoever is signed in.
public protocol APIClient: Sendable {
    var authenticated: any AuthenticatedCalling { get }
}

public protocol AuthenticatedCalling: Sendable {
    func call<Operation: GraphOperation>(
        operation: Operation,
        additionalHeaders: [String: String]
    ) async -> GraphAnswer<Operation.Answer>

    /// The answers of a subscription, as they come.
    func answers<Operation: GraphOperation>(
        to operation: Operation,
        additionalHeaders: [String: String]
    ) -> AsyncStream<GraphAnswer<Operation.Answer>>
}
```

```swift template graphql-package path="{{api-client}}/GraphQLApiClient.swift"
// Copyright © {{year}} {{holder}}. All rights reserved.

import GraphQLLib

/// Tokens, headers and transport, put together.
final class GraphQLApiClient: APIClient, AuthenticatedCalling {
    private let authentication: AuthenticationService
    private let headers: RestDefaultHeaderService
    private let service: GraphService

    var authenticated: any AuthenticatedCalling { self }

    init(authentication: AuthenticationService, headers: RestDefaultHeaderService, service: GraphService) {
        self.authentication = authentication
        self.headers = headers
        self.service = service
    }

    static func make(configuration: Configuration?, authentication: AuthenticationService) -> any APIClient {
        guard let configuration else { return UnconfiguredClient() }
        let headers = RestDefaultHeaderService(configuration: configuration, authentication: authentication)
        let sockets = WebSocketTransportFactory(address: configuration.socketAddress, authentication: authentication)
        let cache = GraphInMemoryNormalizedCache()
        let interceptors = GraphInterceptorProvider(
            transport: GraphHTTPTransport(address: configuration.address),
            cache: cache,
            headers: headers,
            authentication: authentication
        )
        Task {
            await authentication.whenTokenChanges {
                await cache.clear()
                await sockets.reconnect()
            }
        }
        let service = GraphService(client: GraphClient(interceptors: interceptors, sockets: sockets))
        return GraphQLApiClient(authentication: authentication, headers: headers, service: service)
    }

    func call<Operation: GraphOperation>(
        operation: Operation,
        additionalHeaders: [String: String]
    ) async -> GraphAnswer<Operation.Answer> {
        await service.call(operation, headers: additionalHeaders)
    }

    func answers<Operation: GraphOperation>(
        to operation: Operation,
        additionalHeaders: [String: String]
    ) -> AsyncStream<GraphAnswer<Operation.Answer>> {
        service.subscribe(operation, headers: additionalHeaders)
    }
}

/// What an app talks to whose Info.plist lacks the addresses.
private struct UnconfiguredClient: APIClient, AuthenticatedCalling {
    private let problem = "the app's Info.plist names no GraphQLAddress and GraphQLSocketAddress"

    var authenticated: any AuthenticatedCalling { self }

    func call<Operation: GraphOperation>(
        operation: Operation,
        additionalHeaders: [String: String]
    ) async -> GraphAnswer<Operation.Answer> {
        .error(problem)
    }

    func answers<Operation: GraphOperation>(
        to operation: Operation,
        additionalHeaders: [String: String]
    ) -> AsyncStream<GraphAnswer<Operation.Answer>> {
        AsyncStream { continuation in
            continuation.yield(.error(problem))
            continuation.finish()
        }
    }
}
```

```swift template graphql-package path="{{api-client}}/AuthenticationService.swift"
// Copyright © {{year}} {{holder}}. All rights reserved.

import GraphQLLib

/// Keeps the token and gets a new one; nobody else does either.
public actor AuthenticationService: AuthenticationRefreshing {
    public typealias Renewal = @Sendable (_ expired: String) async -> String?

    private var accessToken: String?
    private var guid: String?
    private var renewal: Renewal?
    private var renewing: Task<String?, Never>?
    private var listeners: [@Sendable () async -> Void] = []

    public init() {}

    public func signIn(token: String, guid: String, renewal: @escaping Renewal) async {
        accessToken = token
        self.guid = guid
        self.renewal = renewal
        await tellListeners()
    }

    public func signOut() async {
        accessToken = nil
        guid = nil
        renewal = nil
        await tellListeners()
    }

    public func bearer() -> String? {
        accessToken
    }

    func whoIsSignedIn() -> String? {
        guid
    }

    /// However many are refused at once, the token is renewed once.
    public func renewBearer() async -> String? {
        if let renewing { return await renewing.value }
        let task = Task { await refreshToken() }
        renewing = task
        let token = await task.value
        renewing = nil
        return token
    }

    func whenTokenChanges(_ action: @escaping @Sendable () async -> Void) {
        listeners.append(action)
    }

    private func refreshToken() async -> String? {
        guard let expired = accessToken, let renewal, let token = await renewal(expired) else { return nil }
        accessToken = token
        await tellListeners()
        return token
    }

    private func tellListeners() async {
        for listener in listeners { await listener() }
    }
}
```

```swift template graphql-package path="{{api-client}}/Configuration.swift"
// Copyright © {{year}} {{holder}}. All rights reserved.

import Foundation

/// What differs from build to build, from the app's Info.plist, and from device to device.
struct Configuration: Sendable {
    var address: URL
    var socketAddress: URL
    var apiKey = ""
    var brand = ""
    var systemName = "iOS"
    var systemVersion = ProcessInfo.processInfo.operatingSystemVersionString
    var appVersion = ""
    var language = Locale.current.identifier
    var deviceID = UUID().uuidString

    init(address: URL, socketAddress: URL) {
        self.address = address
        self.socketAddress = socketAddress
    }

    /// Nil where the addresses are missing.
    init?(bundle: Bundle) {
        func text(_ key: String) -> String { bundle.object(forInfoDictionaryKey: key) as? String ?? "" }
        guard let address = URL(string: text("GraphQLAddress")) else { return nil }
        guard let socketAddress = URL(string: text("GraphQLSocketAddress")) else { return nil }
        self.init(address: address, socketAddress: socketAddress)
        apiKey = text("GraphQLApiKey")
        brand = text("AppBrand")
        appVersion = text("CFBundleShortVersionString")
    }
}
```

```swift template graphql-package path="{{api-client}}/RestDefaultHeaderService.swift"
// Copyright © {{year}} {{holder}}. All rights reserved.

import Foundation
import GraphQLLib

/// The ten headers that go with every request.
struct RestDefaultHeaderService: GraphHeaderProviding {
    let configuration: Configuration
    let authentication: AuthenticationService

    func standardHeaders() async -> [String: String] {
        [
            "x-channel": "oneapp",
            "x-os-name": configuration.systemName,
            "x-os-version": configuration.systemVersion,
            "x-app-version": configuration.appVersion,
            "x-app-brand": configuration.brand,
            "x-locale": configuration.language,
            "x-api-key": configuration.apiKey,
            "x-guid": await authentication.whoIsSignedIn() ?? "",
            "x-device-id": configuration.deviceID,
            "x-correlation-id": UUID().uuidString,
        ]
    }
}
```

The generator's settings, a schema to begin with, and the place of what is generated:

```json template graphql-package path="{{graphql}}/apollo-codegen-config.json"
{
  "schemaNamespace": "{{generated-types}}",
  "input": {
    "operationSearchPaths": ["./Operations/**/*.graphql"],
    "schemaSearchPaths": ["./schema.graphqls"]
  },
  "output": {
    "schemaTypes": { "path": "./{{generated-types}}", "moduleType": { "embeddedInTarget": { "name": "NetworkClients" } } },
    "operations": { "inSchemaModule": {} }
  }
}
```

```graphql template graphql-package path="{{graphql}}/schema.graphqls"
{{Schema}}
```

```graphql template graphql-package path="{{operations}}/Query.graphql"
query GetTypeName {
  __typename
}
```

```text template graphql-package path="{{graphql}}/{{generated-types}}/README.md"
What the generator writes lies here. Run it after each change of an operation or of the schema:

    ./Apollo-codegen/apollo-ios-cli generate
```

The tests send requests down the whole chain, to a server that is an actor, and listen on a socket that is one.

```swift template graphql-package path="{{tests-of-graphql-lib}}/Doubles.swift"
// Copyright © {{year}} {{holder}}. All rights reserved.

import Foundation
@testable import GraphQLLib

/// Answers with what it was told, one answer a request, the last one again and again.
actor ScriptedServer: GraphTransport {
    private var answers: [GraphResponse]
    private(set) var requests: [GraphRequest] = []

    init(_ answers: GraphResponse...) {
        self.answers = answers
    }

    func send(_ request: GraphRequest) async throws -> GraphResponse {
        requests.append(request)
        guard let answer = answers.first else { throw URLError(.cannotConnectToHost) }
        if answers.count > 1 { answers.removeFirst() }
        return answer
    }
}

extension GraphResponse {
    static let version = GraphResponse(body: Data(#"{"data": {"version": "1"}}"#.utf8))

    static func status(_ status: Int) -> GraphResponse {
        GraphResponse(status: status, body: Data("{}".utf8))
    }
}

actor TokenKeeper: AuthenticationRefreshing {
    private var tokens: [String]

    init(_ tokens: String...) {
        self.tokens = tokens
    }

    func bearer() -> String? {
        tokens.first
    }

    func renewBearer() -> String? {
        tokens.removeFirst()
        return tokens.first
    }
}

struct OneHeader: GraphHeaderProviding {
    func standardHeaders() async -> [String: String] {
        ["x-channel": "oneapp"]
    }
}

/// Remembers what was noted, in order.
final class Notes: @unchecked Sendable {
    private let lock = NSLock()
    private var notes: [String] = []

    var all: [String] { lock.withLock { notes } }

    func write(_ note: String) {
        lock.withLock { notes.append(note) }
    }
}

struct VersionQuery: GraphOperation {
    struct Answer: Decodable, Equatable {
        let version: String
    }

    var kind = GraphRequest.Kind.query

    func request() -> GraphRequest {
        GraphRequest(name: "GetVersion", kind: kind, document: "query GetVersion { version }")
    }
}

/// A socket whose other end is the test.
actor ScriptedSocket: GraphSocket {
    private let incoming = AsyncStream.makeStream(of: String.self)
    private(set) var sent: [String] = []

    func send(_ text: String) {
        sent.append(text)
        if text.contains("connection_init") { incoming.continuation.yield(#"{"type": "connection_ack"}"#) }
    }

    func receive() async throws -> String {
        for await text in incoming.stream { return text }
        throw URLError(.networkConnectionLost)
    }

    func close() {
        incoming.continuation.finish()
    }

    /// Waits until a message was sent that contains this, and returns its identifier.
    func identifier(ofMessageWith text: String) async throws -> String {
        while true {
            if let message = sent.first(where: { $0.contains(text) }) {
                let object = try JSONSerialization.jsonObject(with: Data(message.utf8)) as? [String: Any]
                return object?["id"] as? String ?? ""
            }
            await Task.yield()
        }
    }

    func say(_ text: String) {
        incoming.continuation.yield(text)
    }
}
```

```swift template graphql-package path="{{tests-of-graphql-lib}}/GraphServiceTests.swift"
// Copyright © {{year}} {{holder}}. All rights reserved.

import XCTest
@testable import GraphQLLib

final class GraphServiceTests: XCTestCase {
    private let notes = Notes()
    private let waits = Notes()
    private let cache = GraphInMemoryNormalizedCache()

    func testCall_WhenTheServerAnswers_ReadsTheAnswer() async {
        // Given
        let server = ScriptedServer(.version)
        // When
        let answer = await service(server).call(VersionQuery(), headers: ["x-channel": "own", "x-more": "1"])
        // Then
        guard case .success(let version) = answer else { return XCTFail("\(answer)") }
        XCTAssertEqual(version, VersionQuery.Answer(version: "1"))
        let headers = await server.requests.first?.headers
        XCTAssertEqual(headers, ["x-channel": "own", "x-more": "1", "Authorization": "Bearer old"])
        XCTAssertEqual(notes.all, ["asks GetVersion", "heard 200 of GetVersion"])
    }

    func testCall_WhenTheTokenHasExpired_TriesOnceWithANewOne() async {
        // Given
        let server = ScriptedServer(.status(401), .version)
        // When
        let answer = await service(server).call(VersionQuery())
        // Then
        guard case .success = answer else { return XCTFail("\(answer)") }
        let bearers = await server.requests.compactMap { $0.headers["Authorization"] }
        XCTAssertEqual(bearers, ["Bearer old", "Bearer new"])
        XCTAssertEqual(waits.all, ["\(Duration.seconds(1))"])
    }

    func testCall_WhenTheNewTokenIsRefusedToo_GivesUp() async {
        // Given
        let server = ScriptedServer(.status(403))
        // When
        let answer = await service(server).call(VersionQuery())
        // Then
        guard case .error = answer else { return XCTFail("\(answer)") }
        let count = await server.requests.count
        XCTAssertEqual(count, 2)
    }

    func testCall_WhenTheServerRecovers_Succeeds() async {
        // Given
        let server = ScriptedServer(.status(503), .status(500), .version)
        // When
        let answer = await service(server).call(VersionQuery())
        // Then
        guard case .success = answer else { return XCTFail("\(answer)") }
        XCTAssertEqual(waits.all, ["\(Duration.zero)", "\(Duration.seconds(2))"])
    }

    func testCall_WhenTheServerStaysDown_TriesThreeTimesMore() async {
        // Given
        let server = ScriptedServer(.status(500))
        // When
        let answer = await service(server).call(VersionQuery())
        // Then
        guard case .error = answer else { return XCTFail("\(answer)") }
        let count = await server.requests.count
        XCTAssertEqual(count, 4)
    }

    func testCall_WhenTheAnswerHoldsErrors_Fails() async {
        // Given
        let body = Data(#"{"errors": [{"message": "no such field"}]}"#.utf8)
        // When
        let answer = await service(ScriptedServer(GraphResponse(body: body))).call(VersionQuery())
        // Then
        guard case .error(let problem) = answer else { return XCTFail("\(answer)") }
        XCTAssertEqual(problem, "queryDocumentError")
    }

    func testCall_WhenTheAnswerIsNotJSON_Fails() async {
        // Given
        let body = Data("<html>".utf8)
        // When
        let answer = await service(ScriptedServer(GraphResponse(body: body))).call(VersionQuery())
        // Then
        guard case .error(let problem) = answer else { return XCTFail("\(answer)") }
        XCTAssertEqual(problem, "invalidJsonError")
    }

    func testCall_WhenTheCacheMayAnswer_AsksTheServerOnce() async {
        // Given
        let server = ScriptedServer(.version)
        let service = service(server)
        // When
        _ = await service.call(VersionQuery())
        let answer = await service.call(VersionQuery(), cachePolicy: .returnCacheDataElseFetch)
        // Then
        guard case .success = answer else { return XCTFail("\(answer)") }
        let count = await server.requests.count
        XCTAssertEqual(count, 1)
    }

    func testCall_WhenNothingIsSaidOfTheCache_AsksTheServer() async {
        // Given
        let server = ScriptedServer(.version)
        let service = service(server)
        // When
        _ = await service.call(VersionQuery())
        _ = await service.call(VersionQuery())
        // Then
        let count = await server.requests.count
        XCTAssertEqual(count, 2)
    }

    func testClear_WhenSomebodySignsOut_ForgetsAllAnswers() async {
        // Given
        let server = ScriptedServer(.version)
        let service = service(server)
        _ = await service.call(VersionQuery())
        // When
        await cache.clear()
        _ = await service.call(VersionQuery(), cachePolicy: .returnCacheDataElseFetch)
        // Then
        let count = await server.requests.count
        XCTAssertEqual(count, 2)
    }

    private func service(_ server: ScriptedServer) -> GraphService {
        let tokens = TokenKeeper("old", "new")
        let provider = GraphInterceptorProvider(
            transport: server,
            cache: cache,
            headers: OneHeader(),
            authentication: tokens,
            log: GraphLog { [notes] in notes.write($0) },
            sleep: { [waits] in waits.write("\($0)") }
        )
        let sockets = WebSocketTransportFactory(authentication: tokens) { ScriptedSocket() }
        return GraphService(client: GraphClient(interceptors: provider, sockets: sockets))
    }
}
```

```swift template graphql-package path="{{tests-of-graphql-lib}}/GraphInterceptorProviderTests.swift"
// Copyright © {{year}} {{holder}}. All rights reserved.

import XCTest
@testable import GraphQLLib

final class GraphInterceptorProviderTests: XCTestCase {
    func testInterceptors_WhenAsked_StandInTheirOrder() async {
        // Given
        let sut = GraphInterceptorProvider(
            transport: ScriptedServer(),
            cache: GraphInMemoryNormalizedCache(),
            headers: OneHeader(),
            authentication: TokenKeeper("token")
        )
        // When
        let names = sut.interceptors().map { String(describing: type(of: $0)) }
        // Then
        let expectedNames = [
            "GraphDefaultHeaderInterceptor",
            "GraphAuthenticateInterceptor",
            "GraphCacheReadInterceptor",
            "GraphRequestLogInterceptor",
            "GraphRetryInterceptor",
            "NetworkFetchInterceptor",
            "GraphResponseErrorInterceptor",
            "GraphResponseLogInterceptor",
            "GraphCacheWriteInterceptor",
        ]
        XCTAssertEqual(names, expectedNames)
    }
}
```

```swift template graphql-package path="{{tests-of-graphql-lib}}/WebSocketTransportTests.swift"
// Copyright © {{year}} {{holder}}. All rights reserved.

import XCTest
@testable import GraphQLLib

final class WebSocketTransportTests: XCTestCase {
    func testSubscribe_WhenTheServerSpeaks_HandsOnWhatItSays() async throws {
        // Given
        let socket = ScriptedSocket()
        let service = service(sockets: WebSocketTransportFactory(authentication: TokenKeeper("token")) { socket })
        // When
        let answers = service.subscribe(VersionQuery(kind: .subscription))
        let id = try await socket.identifier(ofMessageWith: "subscribe")
        await socket.say(#"{"id": "\#(id)", "type": "next", "payload": {"data": {"version": "2"}}}"#)
        await socket.say(#"{"id": "\#(id)", "type": "complete"}"#)
        // Then
        var versions: [String] = []
        for await answer in answers {
            guard case .success(let answer) = answer else { return XCTFail("\(answer)") }
            versions.append(answer.version)
        }
        XCTAssertEqual(versions, ["2"])
        let greeting = await socket.sent.first
        XCTAssertEqual(greeting?.contains("Bearer token"), true)
    }

    func testReconnect_WhenThereIsANewToken_SubscribesAgain() async throws {
        // Given
        let first = ScriptedSocket()
        let second = ScriptedSocket()
        let tokens = TokenKeeper("old", "new")
        let opened = Notes()
        let factory = WebSocketTransportFactory(authentication: tokens) {
            opened.write("socket")
            return opened.all.count == 1 ? first : second
        }
        let answers = service(sockets: factory).subscribe(VersionQuery(kind: .subscription))
        let id = try await first.identifier(ofMessageWith: "subscribe")
        // When
        _ = await tokens.renewBearer()
        await factory.reconnect()
        let sameID = try await second.identifier(ofMessageWith: "subscribe")
        await second.say(#"{"id": "\#(id)", "type": "next", "payload": {"data": {"version": "3"}}}"#)
        // Then
        XCTAssertEqual(sameID, id)
        let greeting = await second.sent.first
        XCTAssertEqual(greeting?.contains("Bearer new"), true)
        for await answer in answers {
            guard case .success(let answer) = answer else { return XCTFail("\(answer)") }
            XCTAssertEqual(answer.version, "3")
            break
        }
    }

    func testSubscribe_WhenTheConnectionIsCut_EndsWithAnError() async throws {
        // Given
        let socket = ScriptedSocket()
        let service = service(sockets: WebSocketTransportFactory(authentication: TokenKeeper("token")) { socket })
        let answers = service.subscribe(VersionQuery(kind: .subscription))
        _ = try await socket.identifier(ofMessageWith: "subscribe")
        // When
        await socket.close()
        // Then
        var problems = 0
        for await answer in answers {
            if case .error = answer { problems += 1 }
        }
        XCTAssertEqual(problems, 1)
    }

    private func service(sockets: WebSocketTransportFactory) -> GraphService {
        let provider = GraphInterceptorProvider(
            transport: ScriptedServer(),
            cache: GraphInMemoryNormalizedCache(),
            headers: OneHeader(),
            authentication: TokenKeeper("token")
        )
        return GraphService(client: GraphClient(interceptors: provider, sockets: sockets))
    }
}
```

```swift template graphql-package path="{{tests-of-network-clients}}/AuthenticationServiceTests.swift"
// Copyright © {{year}} {{holder}}. All rights reserved.

import XCTest
@testable import NetworkClients

final class AuthenticationServiceTests: XCTestCase {
    func testRenewBearer_WhenManyAreRefusedAtOnce_RenewsOnce() async {
        // Given
        let sut = AuthenticationService()
        await sut.signIn(token: "old", guid: "ada") { expired in
            try? await Task.sleep(for: .milliseconds(50))
            return expired + "-renewed"
        }
        // When
        async let first = sut.renewBearer()
        async let second = sut.renewBearer()
        let tokens = await [first, second]
        // Then
        XCTAssertEqual(tokens, ["old-renewed", "old-renewed"])
    }

    func testRenewBearer_WhenNobodyIsSignedIn_HasNone() async {
        // Given
        let sut = AuthenticationService()
        // When
        let token = await sut.renewBearer()
        // Then
        XCTAssertNil(token)
    }

    func testSignOut_WhenSomebodyWasSignedIn_ForgetsThem() async {
        // Given
        let sut = AuthenticationService()
        await sut.signIn(token: "token", guid: "ada") { _ in nil }
        // When
        await sut.signOut()
        // Then
        let left = await [sut.bearer(), sut.whoIsSignedIn()]
        XCTAssertEqual(left, [nil, nil])
    }
}
```

```swift template graphql-package path="{{tests-of-network-clients}}/RestDefaultHeaderServiceTests.swift"
// Copyright © {{year}} {{holder}}. All rights reserved.

import XCTest
@testable import NetworkClients

final class RestDefaultHeaderServiceTests: XCTestCase {
    func testStandardHeaders_WhenSomebodyIsSignedIn_AreTenAndNameThem() async {
        // Given
        let address = URL(filePath: "/")
        let authentication = AuthenticationService()
        await authentication.signIn(token: "token", guid: "ada") { _ in nil }
        let sut = RestDefaultHeaderService(
            configuration: Configuration(address: address, socketAddress: address),
            authentication: authentication
        )
        // When
        let first = await sut.standardHeaders()
        let second = await sut.standardHeaders()
        // Then
        XCTAssertEqual(first.count, 10)
        XCTAssertEqual(first["x-guid"], "ada")
        XCTAssertNotEqual(first["x-correlation-id"], second["x-correlation-id"])
    }

    func testGraphQLApi_WhenTheAppIsNotConfigured_SaysWhatIsMissing() async {
        // Given
        let client = NetworkClients.graphQLApi()
        // When
        let answer = await client.authenticated.call(operation: Ping(), additionalHeaders: [:])
        // Then
        guard case .error(let problem) = answer else { return XCTFail("\(answer)") }
        XCTAssertTrue(problem.contains("GraphQLAddress"))
    }
}
```

```swift template graphql-package path="{{tests-of-network-clients}}/Ping.swift"
// Copyright © {{year}} {{holder}}. All rights reserved.

import Foundation
import GraphQLLib

struct Ping: GraphOperation {
    func request() -> GraphRequest {
        GraphRequest(name: "Ping", kind: .query, document: "query Ping { __typename }")
    }

    func answer(from body: Data) -> Bool {
        true
    }
}
```

## A mock

`norma new mock ChargingRepo` reads the protocol and writes its mock beside the layers of the sub-feature. When the protocol changes, the
mock is derived again.

```yaml rule
rule: doubles-keep-step
severity: warning
every: { type: any, be: derived }
must: { be: up-to-date }
because: A double that answers for yesterday's protocol lets tests pass that should not.
instead: Derive it again.
make: mock --update
```

```swift given path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/Domain/Repos/ChargingRepo.swift
protocol ChargingRepo {
    func load()
    func clear()
}
```

```swift bad path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/Mocks/ChargingRepoMock.swift
final class ChargingRepoMock: ChargingRepo, @unchecked Sendable { // ✗
    // norma-derived: ChargingRepo
    func load() {}
    // norma-derived: end
}
```

```swift good path=localPackages/ChargingFeature/Sources/ChargingFeature/Charging/Mocks/ChargingRepoMock.swift
final class ChargingRepoMock: ChargingRepo, @unchecked Sendable {
    // norma-derived: ChargingRepo
    func load() {}
    func clear() {}
    // norma-derived: end
}
```

```yaml template
template: mock
derives: mock
summary: A mock of a repository or of use cases, derived from its protocol.
shape: { name: "{Name}Mock", results: result, fallback: .failure(.unknown), calls: count, access: public, initializer: public, beside: ["{{domain-folder}}", "{{application-folder}}", "{{presentation-folder}}", "{{data-access-folder}}"] }
```

```swift template mock path="{{home}}/{{mocks-folder}}/{{double}}.swift"
{{#header}}
{{header}}

{{/header}}
{{#imports}}
{{imports}}

{{/imports}}
{{#condition}}
#if {{condition}}
{{/condition}}
{{attributes}}public {{kind}} {{double}}{{generics}}: {{superclass}}{{Protocol}}{{conformances}}{{requirements}} {
{{members}}
}
{{#condition}}
#endif
{{/condition}}
```

## Tests of a type

`norma new tests ChargingLogic` writes the test class of a type that is there already: a test for each method, with the mocks of its protocols
made anew before each. It calls the method once and is skipped with what came out, until its `// Then` says what should.

```yaml template
template: tests
derives: tests
summary: A test class with a test for each method, skipped until you say what you expect.
shape: { framework: xctest, fixtures: set-up, doubles: "mock{Name}", test: "test{Member}_WhenCalled_IsYetToBeJudged", steps: [Given, When, Then], empty-steps: joined }
```

```swift template tests path="{{tests}}/{{suite}}.swift"
{{#header}}
{{header}}

{{/header}}
{{#imports}}
{{imports}}

{{/imports}}
{{#condition}}
#if {{condition}}
{{/condition}}
{{attributes}}final class {{suite}}: XCTestCase{{conformances}} {
{{members}}
}
{{#condition}}
#endif
{{/condition}}
```

## Use cases of a logic

Logic that came before its protocol gets it with `norma new protocol ChargingLogic`: what others can ask it, as `ChargingUseCases` beside
it. The logic has to say that it conforms; then `norma new mock ChargingUseCases` makes the mock for the preview.

```yaml template
template: protocol
derives: protocol
summary: The use cases of a logic, of what others can ask it.
shape: { name: "{Name}UseCases", strip: Logic }
```

```swift template protocol path="{{folder}}/{{protocol}}.swift"
{{#header}}
{{header}}

{{/header}}
{{#imports}}
{{imports}}

{{/imports}}
{{#condition}}
#if {{condition}}
{{/condition}}
{{attributes}}public protocol {{protocol}} {
{{members}}
}
{{#condition}}
#endif
{{/condition}}
```

# Before you submit

Run the check; what it finds need not be read by a reviewer. The questions of this guide remain for people, and in one line
each, this is what it asks:

- wait with `async`, show with SwiftUI, build in packages;
- let everything point at the domain, and let protocols stand where layers meet;
- give every view a preview, every protocol a mock, and all logic a test;
- say what can fail in the type, and what must not be known outside not at all.

"""##)
}
