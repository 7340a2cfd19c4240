// Generated from Guides/viper-mvvm.md by Scripts/embed-guides; edit that file instead.
// swift-format-ignore-file

extension BuiltInGuides {
    static let viperMvvm = BuiltInGuide(name: "viper-mvvm", text: #"""
---
norma: 2
name: viper-mvvm
summary: A UIKit and SwiftUI app of many local packages, with VIPER scenes, MVVM features and strict limits.
extends: natures
renamed-rules:
  types-have-at-most-50-letters: type-names-are-short
  types-have-at-most-60-letters: type-names-are-short
  values-have-at-most-50-letters: names-of-values-are-short
  values-have-at-most-60-letters: names-of-values-are-short
  lines-are-at-most-120-characters: lines-are-short
  lines-are-never-above-150-characters: lines-are-short
  files-are-at-most-400-lines: files-are-short
  files-are-never-above-500-lines: files-are-short
  type-bodies-are-at-most-300-lines: types-are-short
  type-bodies-are-never-above-400-lines: types-are-short
  functions-are-at-most-30-lines: functions-are-short
  functions-are-never-above-50-lines: functions-are-short
  closures-are-at-most-25-lines: closures-are-short
  closures-are-never-above-40-lines: closures-are-short
  functions-take-at-most-4-parameters: functions-take-few-parameters
  functions-never-take-more-than-6-parameters: functions-take-few-parameters
  functions-have-at-most-5-ways: functions-have-few-ways
  functions-never-have-more-than-10-ways: functions-have-few-ways
  types-are-nested-at-most-twice: types-are-hardly-nested
  types-are-never-nested-more-than-3-times: types-are-hardly-nested
  tuples-have-at-most-3-elements: tuples-are-small
  tuples-never-have-more-than-4-elements: tuples-are-small
  cases-carry-at-most-3-values: cases-carry-few-values
  cases-never-carry-more-than-5-values: cases-carry-few-values
  functions-are-nested-at-most-3-times: functions-are-hardly-nested
  functions-are-never-nested-more-than-4-times: functions-are-hardly-nested
  manifests-are-for-swift-6: manifests-are-for-the-agreed-tools
  packages-are-for-ios-15: packages-are-for-the-agreed-system
  settings-keep-the-swift-5-mode: settings-keep-the-language-mode
  types-have-at-least-3-letters: type-names-say-something
  values-have-at-least-2-letters: names-of-values-say-something
---

# Two patterns, many packages

Some of our screens are made with UIKit, some with SwiftUI. Each of the two worlds has one pattern, told here from the folder down to
the single property, so that nobody has to invent a third. Around them lie packages, small enough to be built, tested and replaced alone.

What can be decided by looking at the code is decided by the rules below. What only a person can judge is asked as a question. A
change that breaks a rule is not merged: let `norma check` run on every pull request. An older app begins with the packages that keep the
guide already (`norma check Packages/Models`), and adds one after the other.

## The words of this guide

These are the names that the rules speak of, and the first thing that a team changes when it makes the guide its own. The suffixes of
the roles, the packages of each layer, the folders, which doubles count as doubles: all of it stands here once. A guide that extends this one
changes a word, a limit or a list by declaring it anew.

A *scene* is a screen of UIKit and its five companions. A *screen* is a SwiftUI view that has a view model of its name. A router, a
presenter or a worker counts as part of a scene only where an interactor of the same name stands beside it: a `NetworkRouter` is
somebody else's business.

```yaml define
values:
  sources: Sources
  test-sources: Tests
  models: Models
  services: Services
  views: Views
  extensions: Extensions
  utilities: Utilities
  resources: Resources
  mocks: Mocks
  localization-package: Localization
  analytics-package: Analytics
  view-controller: ViewController
  interactor: Interactor
  presenter: Presenter
  router: Router
  worker: Worker
  state-holder: ViewModel
  state-holder-property: viewModel
  service: Service
  members-that-need-sections: 10
  oldest-ios: 15
  first-language: en
  second-language: tr
  words-of-outside-texts:
    [
      url, path, host, scheme, identifier, segue, key, argument, component, header, extension, lowercased, element, language, char, format, token,
      symbol, unit, code, locale, mime, locali, event, notification, method
    ]
  shown-label: [title, text, message, label, hint, subtitle, placeholder, headline, caption, errorTitle, errorText, errorMessage, buttonTitle]
  shared-by-the-system:
    ["UIApplication*", "URLSession*", "URLCache*", "UserDefaults*", "FileManager*", HTTPCookieStorage, NSWorkspace, WidgetCenter]
  feature-packages: [Survey, RateApp, SocketEngine, "*Feature"]
  interface-packages: [UIComponents, MVC]
  core-packages: [Models, Extensions, API, DataStorage, Localization, Analytics]
  foundation-packages: [Colors, Fonts, Tracker]
  longest-line: 120
  longest-line-ever: 150
  longest-file: 400
  longest-file-ever: 500
  longest-type: 300
  longest-type-ever: 400
  longest-function: 30
  longest-function-ever: 50
  longest-closure: 25
  longest-closure-ever: 40
  most-parameters: 4
  most-parameters-ever: 6
  most-ways: 5
  most-ways-ever: 10
  deepest-nesting: 2
  deepest-nesting-ever: 3
  largest-tuple: 3
  largest-tuple-ever: 4
  most-values: 3
  most-values-ever: 5
  largest-protocol: 8
  longest-name: 50
  longest-name-ever: 60
  too-long-a-name: "/^.{51}/"
  deepest-function-nesting: 3
  deepest-function-nesting-ever: 4
  most-empty-lines: 1
  indentation: 4
  statements-that-need-parts: 4
  foreign-architectures: [ComposableArchitecture, ReSwift, RIBs, ReactorKit, RxFlow, MobiusCore, Katana]
  collaborators: ["*{{service}}", "*Repository", "*Client", "*Manager", "*{{worker}}", "*Store", "*API", "*Provider", "*DataSource"]
  doubles: ["Mock*", "Stub*", "Fake*", "Spy*", "Dummy*", "*Mock", "*Stub", "*Fake", "*Spy"]
  protocol-suffixes: [Protocol, Logic, able, ible, ing, Delegate, DataSource, DataStore, DataPassing, Provider, Policy, Type, Event, Representable, Service, Repository, Factory, Builder, Handler, Convertible, Observer, Listener, Client, Store, Router, Coordinator, Strategy, Interface, Attendee, Input, Output, Middleware, Interceptor, Adapter, Key, Theme, Style, Contract, UseCase]
  analytics-vendors: [FirebaseAnalytics, Amplitude, AmplitudeSwift, Mixpanel, AppsFlyerLib, Adjust, Segment, Segment_Analytics, Heap, Flurry_iOS_SDK, YandexMobileMetrica, AppMetricaCore, CleverTapSDK, Netmera, Insider]
places:
  packages: Packages
  package: ["{{packages}}/{Package}", "**/{Package}"]
  package-sources: "{{package}}/{{sources}}/{Package}"
  package-models: "{{package-sources}}/{{models}}"
  package-views: "{{package-sources}}/{{views}}"
  package-tests: "{{package}}/{{test-sources}}/{Package}Tests"
  # Whatever lies in a package, and the parts of each of its targets.
  packaged: "**/{{sources}}"
  test-target: "**/{{test-sources}}/*"
  target: "**/{{sources}}/*"
  target-models: "{{target}}/{{models}}"
  target-services: "{{target}}/{{services}}"
  target-views: "{{target}}/{{views}}"
  target-extensions: "{{target}}/{{extensions}}"
  target-utilities: "{{target}}/{{utilities}}"
  target-resources: "{{target}}/{{resources}}"
  # Rules look for these two wherever they lie; `norma new` writes to the new ones.
  scene: "**/{Scene}"
  feature-folder: "**/{Feature}"
  new-scene: "{{package-views}}/{Scene}"
  new-feature: "{{package-views}}/{Feature}"
  extensions-anywhere: "**/{{extensions}}"
  localization: ["{{packages}}/{{localization-package}}", "**/{{localization-package}}"]
  localization-sources: "{{localization}}/{{sources}}/{{localization-package}}"
  localization-resources: "{{localization-sources}}/{{resources}}"
  localization-tests: "{{localization}}/{{test-sources}}/{{localization-package}}Tests"
  analytics: ["{{packages}}/{{analytics-package}}", "**/{{analytics-package}}"]
  analytics-sources: "{{analytics}}/{{sources}}/{{analytics-package}}"
  analytics-tests: "{{analytics}}/{{test-sources}}/{{analytics-package}}Tests"
  networking: "{{packages}}/API"
  networking-sources: "{{networking}}/{{sources}}/API"
  networking-tests: "{{networking}}/{{test-sources}}/APITests"
  shared-models: "{{packages}}/Models"
  shared-models-sources: "{{shared-models}}/{{sources}}/Models"
  shared-models-tests: "{{shared-models}}/{{test-sources}}/ModelsTests"
  colors-and-fonts: ["**/Colors", "**/Fonts"]
  tuist: "**/Tuist"
  plugins: "**/Plugins"
generated: ["**/Generated/**", "**/Autogenerated/**", "**/Derived/**", "**/Swiftgen/**", "**/SwiftGen/**", "**/*.generated.swift", "**/R.generated.swift"]
layers:
  FeaturePackages: { module: "{{feature-packages}}" }
  UIPackages: { module: "{{interface-packages}}" }
  CorePackages: { module: "{{core-packages}}" }
  FoundationPackages: { module: "{{foundation-packages}}" }
traits:
  coding-keys: { enum: CodingKeys, be: nested }
  demanded-method: { function: any, be: demanded }
roles:
  view-controller:
    class: "{Scene}{{view-controller}}"
    be: top-level
    in: production
    inherit: [UIViewController, UITableViewController, UICollectionViewController]
    not: { named: ["Base*", "*NavigationController", "*TabBar{{view-controller}}", "*Page{{view-controller}}", "*Split{{view-controller}}", "*Container{{view-controller}}", "*Table{{view-controller}}", "*Collection{{view-controller}}"] }
  interactor:
    sure: { all: [interactor], named: "{Scene}{{interactor}}", be: top-level, in: production }
    likely: { any: [class, struct, actor], named: "{Scene}{{interactor}}", be: top-level, in: production }
  presenter:
    sure: { all: [presenter], named: "{Scene}{{presenter}}", be: top-level, in: production, have-counterpart: { type: "{Scene}{{interactor}}" } }
    likely: { any: [class, struct, actor], named: "{Scene}{{presenter}}", be: top-level, in: production, have-counterpart: { type: "{Scene}{{interactor}}" } }
  router:
    sure: { all: [coordinator], named: "{Scene}{{router}}", be: top-level, in: production, have-counterpart: { type: "{Scene}{{interactor}}" } }
    likely: { any: [class, struct, actor], named: "{Scene}{{router}}", be: top-level, in: production, have-counterpart: { type: "{Scene}{{interactor}}" } }
  worker:
    any: [class, struct, actor]
    named: "{Scene}{{worker}}"
    be: top-level
    in: production
    not: { named: "{{doubles}}" }
    have-counterpart: { type: "{Scene}{{interactor}}" }
  display-logic: { protocol: "{Scene}DisplayLogic" }
  business-logic: { protocol: "{Scene}BusinessLogic" }
  presentation-logic: { protocol: "{Scene}PresentationLogic" }
  routing-logic: { protocol: "{Scene}RoutingLogic" }
  working-logic: { protocol: "{Scene}WorkingLogic" }
  data-store: { protocol: "{Scene}DataStore", in: "**/{Scene}{{interactor}}.swift" }
  data-passing: { protocol: "{Scene}DataPassing" }
  scene-models: { enum: "{Namespace}", be: top-level, file-named: "{Namespace}Models" }
  use-case: { enum: any, member-of: scene-models }
  app: { struct: any, conform-to: App }
  view: { struct: view }
  view-model:
    sure: { all: [view-model], class: "{Feature}{{state-holder}}", be: top-level, in: production }
    likely: { class: "{Feature}{{state-holder}}", be: top-level, in: production }
    never: { named: ["*Cell{{state-holder}}", "*Row{{state-holder}}", "*Item{{state-holder}}", "Base*"] }
  screen:
    struct: "{Feature}View"
    conform-to: View
    be: top-level
    have-counterpart: { class: "{Feature}{{state-holder}}" }
  service:
    sure: { all: [service], named: "{Feature}{{service}}", be: top-level, in: production }
    likely: { any: [struct, class, actor], named: "{Feature}{{service}}", be: top-level, in: production }
    never: { any: [{ named: "{{doubles}}" }, { named: "Preview*" }] }
  service-protocol: { protocol: "{Name}{{service}}Protocol" }
  double: { any: [class, struct, actor], named: "{{doubles}}" }
  collaborator:
    any: [class, struct, actor]
    named: "{{collaborators}}"
    not: { named: "{{doubles}}" }
  role-protocol:
    protocol: ["*DisplayLogic", "*BusinessLogic", "*PresentationLogic", "*RoutingLogic", "*WorkingLogic", "*DataStore", "*DataPassing"]
  test-class: { class: any, inherit: XCTestCase }
```

# What we value

Code is read many times for each time that it is written, mostly by somebody in a hurry. So we like a plain sentence better than a
clever one, no code better than code that might be needed, the way of the house better than one's own, and a thing that a test can
take hold of better than one that was quicker to type.

```yaml review
review: is-it-plain
question: Would somebody who sees this for the first time, with the author on holiday, know what it does and dare to change it?
```

```yaml review
review: is-it-the-least-that-works
question: What could be left out of this change, and would anybody miss it?
```

```yaml review
review: does-it-look-like-its-neighbours
question: Is it built like the scene or feature next to it? If not, does the team know, and is the new way meant for all?
```

```yaml review
review: can-a-test-take-hold-of-it
question: Could a test make this object, feed it and look at what comes out, without a network, a disk or a screen?
because: What can't be tested is not merged, even where nobody has written the test yet.
```

## What we expect of each other

Read the code that you are about to change, and what calls it, first. Whoever has changed a piece of code answers for it from then on.
Before you ask for a review, be your own reviewer, as strict as you would be with a stranger. A comment that tells what the next line
does is a request to rewrite the line; a comment that tells why is worth keeping.

```yaml review
review: was-the-old-code-understood
question: Does the change fit the reasons of the code that was there, or does it work around something that its author did not read?
```

```yaml review
review: did-the-author-review-it-first
question: Has the author gone through the whole difference, as if it were somebody else's, and taken responsibility for what it touches?
```

```yaml review
review: do-comments-say-why
question: Does each comment say why, and is there one wherever the reason can't be seen? Could a better name replace the others?
about: { comment: any, in: production, match: "// *", not: { match: ["// MARK*", "// TODO*", "// FIXME*", "// swiftlint*", "// norma*"] } }
```

## No third architecture

A framework that brings its own architecture can't be tried out in one screen: it comes with ways of its own to hold state, to
navigate and to test, and everybody has to learn them.

```yaml rule
rule: no-foreign-architectures
every: { import: any }
must-not: { named: "{{foreign-architectures}}" }
message: "`{Subject}` brings an architecture of its own"
instead: Build the screen as a VIPER scene or as an MVVM feature, or talk to the team and put the exception into this guide.
```

```swift bad path=Sources/Basket/Basket.swift
import ComposableArchitecture // ✗
import Foundation
```

```swift good path=Sources/Basket/Basket.swift
import Foundation
// import ComposableArchitecture
```

# The architecture in one minute

| what you build | how |
|---|---|
| a screen with UIKit | a VIPER scene: view controller, interactor, presenter, router, worker, models |
| a screen with SwiftUI | an MVVM feature: view, view model, model, service |
| everything that more than one of them needs | a Swift package |

The *E* of VIPER, the entity, has no file of its own with us: what travels through a scene stands in its models file, and what the
whole app knows about stands in the package `Models`.

## A UIKit screen is a scene

A view controller on its own ends up loading, deciding, formatting and navigating, because there is nobody else. Bases, navigation,
tab and container controllers are no screens and are left alone.

```yaml rule
rule: uikit-screens-are-scenes
every: view-controller
must: { have-counterpart: { type: "{Scene}{{interactor}}" } }
message: "`{Subject}` is a screen of UIKit without an interactor `{Scene}{{interactor}}`"
instead: Make it a scene with its interactor, presenter, router, worker and models.
make: scene {Scene} --set Package={Module} --set UseCase=
```

```swift bad path=Sources/Basket/BasketViewController.swift
import UIKit

final class BasketViewController: UIViewController {} // ✗
```

```swift good path=Sources/Basket/BasketViewController.swift
import UIKit

final class BasketViewController: UIViewController {}
class BaseViewController: UIViewController {}
```

```swift good path=Sources/Basket/BasketInteractor.swift
final class BasketInteractor {}
```

## A SwiftUI screen has a view model

What has a title in the navigation bar is a screen, and no mere part of one.

```yaml rule
rule: swiftui-screens-have-view-models
severity: warning
every:
  struct: "{Name}View"
  conform-to: View
  be: top-level
  in: production
  call: "*.navigationTitle"
  not: { any: [{ be: file-private }, { named: "*TabView" }] }
must:
  any:
    - have-counterpart: { class: "{Name}{{state-holder}}" }
    - have: { property: ["{{state-holder-property}}", "*{{state-holder}}", model, store], be: stored }
message: "`{Subject}` is a screen without a view model"
instead: Give it a `{Name}{{state-holder}}`, or move the title to the screen that this view is a part of.
```

```swift bad path=Sources/Recipes/RecipesView.swift
import SwiftUI

struct RecipesView: View { // ✗
    var body: some View {
        Text(L10n.Recipes.hint).navigationTitle(L10n.Recipes.title)
    }
}
```

```swift good path=Sources/Recipes/RecipesView.swift
import SwiftUI

struct RecipesView: View {
    var body: some View {
        RecipeRowView().navigationTitle(L10n.Recipes.title)
    }
}

struct RecipeRowView: View {
    var body: some View { Text(L10n.Recipes.hint) }
}
```

```swift good path=Sources/Recipes/RecipesViewModel.swift
final class RecipesViewModel {}
```

## The app is made of packages

What lies in a package is built alone, tested alone, and can't reach what it must not know. The app itself is the place where the
packages are put together, and not much more.

```yaml rule
rule: the-app-is-made-of-packages
every: { type: any, have-attribute: ["@main", "@UIApplicationMain"], in: production }
must: { have-counterpart: { file: Package.swift } }
message: "The app of `{Subject}` has no package at all"
instead: Begin with the package that everything else needs, mostly `Models`.
make: package Models
```

```yaml review
review: does-it-belong-into-a-package
question: Does this code of the app target put packages together, or does it do something that a package could do?
about: { type: any, be: top-level, in: production, not: { in: "{{packaged}}" } }
```

```swift bad path=App/LarderApp.swift
@main
struct LarderApp {} // ✗
```

```swift good path=App/LarderApp.swift
@main
struct LarderApp {}
```

```swift good path=Packages/Models/Package.swift
import PackageDescription

let package = Package(name: "Models")
```

# SOLID

Five old ideas, on which the rest of this guide stands. Most of them need judgement. What each of them forbids in so many words is a
rule; for the rest there is a question.

## One thing, one reason to change

A type that gets data, words it for people and tells the world about it changes with the server, with the texts and with the
marketing department. Each of these abilities is a small protocol of its own, with an implementation that has no other.

```yaml rule
rule: types-have-one-job
severity: warning
every:
  any: [class, struct, actor, protocol]
  in: production
  not: { any: [double, view-model, interactor, presenter] }
must-not:
  any:
    - have: { function: '/^(send|notify|email|track|publish)([A-Z]|$)/' }
      all:
        - have: { function: '/^(fetch|load|download|save|persist|store|delete)([A-Z]|$)/' }
        - have: { function: '/^(format|validate|render|calculate)([A-Z]|$)/' }
    - have: { function: '/^(format|render)([A-Z]|$)/' }
      not: { have: { function: '/^(send|notify|email|track|publish)([A-Z]|$)/' } }
      all:
        - have: { function: '/^(fetch|load|download)([A-Z]|$)/' }
        - have: { function: '/^(save|persist|store|delete|validate)([A-Z]|$)/' }
message: "`{Subject}` does several of these: get data, keep it, work out what to show, tell others about it"
instead: Split it by these abilities, each behind a protocol of its own.
```

```yaml review
review: one-reason-to-change
question: Who could ask for a change here? If it is more than one group of people, what is the second thing that this type or function does?
about: { any: [class, struct, actor], in: production, have-at-least: { functions: 8 } }
```

```swift bad path=Sources/Pantry/PantryManager.swift
final class PantryManager {
    func fetchItems() async throws -> [Item] { [] }
    func saveItem(_ item: Item) {}
    func formatAmount(of item: Item) -> String { "" }
    func sendReminder(for item: Item) {} // ✗
}
```

```swift bad path=Sources/Pantry/ReceiptKeeper.swift
actor ReceiptKeeper {
    func loadReceipts() async throws -> [Receipt] { [] }
    func render(_ receipt: Receipt) -> String { "" } // ✗
    func persist(_ receipt: Receipt) {}
}
```

```swift good path=Sources/Pantry/ReceiptRepository.swift
actor ReceiptRepository {
    func loadReceipts() async throws -> [Receipt] { [] }
    func persist(_ receipt: Receipt) {}
    func delete(_ receipt: Receipt) {}
}
```

```swift good path=Sources/Pantry/ItemReading.swift
protocol ItemReading {
    func fetchItems() async throws -> [Item]
}

protocol ItemReminding {
    func sendReminder(for item: Item) async throws
}

struct ItemService: ItemReading {
    func fetchItems() async throws -> [Item] { [] }
    func validateItems(_ items: [Item]) throws {}
}
```

## Services without state are structs

A class says: there is one of me, and others hold on to it. A service that keeps nothing has no reason to say so.

```yaml rule
rule: stateless-services-are-structs
severity: warning
every: { class: service }
must:
  any:
    - have: { property: any, be: [stored, mutable] }
    - have: { property: any, be: static }
    - inherit: { class: any }
    - inherit: ["NS*", "UI*"]
    - conform-to: ["*Delegate", ObservableObject, AnyObject, { protocol: any, inherit: [AnyObject, class] }]
    - have-attribute: ["@Observable", "@objc*"]
message: "`{Subject}` keeps no state, so it can be a struct"
```

```swift bad path=Sources/Recipes/RecipesService.swift
final class RecipesService { // ✗
    private let networking: NetworkingProtocol

    init(networking: NetworkingProtocol) {
        self.networking = networking
    }
}
```

```swift good path=Sources/Recipes/RecipesService.swift
struct RecipesService {
    let networking: NetworkingProtocol
}
```

```swift good path=Sources/Shelves/ShelvesService.swift
final class ShelvesService {
    private var known: [String] = []
}
```

## Steps hand on their results

A function that fires off one order after the other, and never looks at an answer, does several things and notices none that went
wrong. An orchestrating function takes what one step returns and gives it to the next; a step that can fail throws; and whatever
changes the world outside is done by a collaborator that was handed in.

```yaml rule
rule: steps-hand-on-their-results
severity: warning
every: { function: any, in: production }
must-not:
  contain:
    pattern: "$ONE($ITEM); $TWO($ITEM); $THREE($ITEM); $FOUR($ITEM)"
    where:
      ONE:
        name: { first-word: [validate, verify, check, calculate, compute, apply, save, store, persist, send, notify, update, track, email, publish] }
        not: { name: '/^[a-z]+$/' }
      ITEM: { name: '/^[a-z]\w*$/' }
message: "`{Subject}` gives the same thing to one step after the other and uses none of their results"
instead: Let each step return or throw, and hand its result to the next.
```

```yaml review
review: do-effects-go-through-collaborators
question: Does whatever this function saves, sends or changes elsewhere go through a collaborator that was handed in, and do the steps that can fail throw?
about: { function: '/^(process|handle|perform|run|execute|submit)([A-Z]|$)/', in: production, have-at-least: { statements: 4 } }
```

```swift bad path=Sources/Basket/BasketInteractor.swift
final class BasketInteractor {
    func process(_ basket: Basket) {
        validateBasket(basket) // ✗
        calculateTotal(basket)
        saveBasket(basket)
        sendReceipt(basket)
    }
}
```

```swift good path=Sources/Basket/BasketInteractor.swift
final class BasketInteractor {
    func process(_ basket: Basket) async throws {
        let checked = try validated(basket)
        let priced = calculatedTotal(of: checked)
        try await store.save(priced)
        try await receipts.send(for: priced)
    }

    private func setupUI(in view: View) {
        style(view)
        fill(view)
        place(view)
        show(view)
    }
}
```

## Open to more, closed to change

When the next kind of discount, of ticket or of user arrives, new code is written beside the old. A switch over texts is the opposite:
every new kind is a change in the middle, and the compiler can't tell where one was forgotten. Describe what varies by a protocol (the
value, and when it applies), make each variant a type, and hand the list of them to whoever uses it. Where none applies there is a
neutral answer.

```yaml rule
rule: no-switch-over-names
severity: warning
every: { function: any, in: production }
must-not:
  any:
    - contain:
        pattern: "switch $SUBJECT { $$$CASES }"
        where:
          SUBJECT:
            name: { last-word: ["*type", "*kind", "*category", "*role", "*tier", "*plan", "*group", "*variant", "*mode", "*status", "*style"] }
            # What comes from a file, from the system or from another program has no cases of its own.
            not: { name: ["*rawValue*", { word: "*{{words-of-outside-texts}}*" }] }
          CASES: { all: ['/^\s*case\s+"/', '/(\R\s*case\s+"[\s\S]*){2}/'] }
    - contain:
        pattern: "if $SUBJECT == $ONE { $$$ } else if $SUBJECT == $TWO { $$$ } else { $$$ }"
        where:
          SUBJECT:
            name: { last-word: ["*type", "*kind", "*category", "*role", "*tier", "*plan", "*variant"] }
            not: { name: ["*rawValue*", { word: "*{{words-of-outside-texts}}*" }] }
          ONE: { string: any }
          TWO: { string: any }
message: "`{Subject}` chooses by a text which of several things it does"
instead: Make the variants cases of an enum, or types behind a protocol that are handed in as a list.
```

```yaml rule
rule: lists-of-policies-are-handed-in
severity: warning
every:
  property: ["policies", "*Policies", "strategies", "*Strategies"]
  be: stored
  member-of: { any: [class, struct, actor] }
  in: production
  not: { be: static }
must: { all: [{ be: [private, constant] }, { not: { have-value: "/^\\[/" } }] }
instead: Make it a `private let`, and take its value in the initializer.
```

```yaml review
review: does-it-add-instead-of-change
question: Could the new behaviour have been a new type beside the old ones, and will the next one be?
about: { function: any, in: production, contain: "switch $_ { $$$ }", have-at-least: { complexity: 6 } }
```

```swift bad path=Sources/Pantry/Prices.swift
struct Prices {
    func share(forType customerType: String) -> Double {
        if customerType == "student" { // ✗ no-switch-over-names
            return 0.2
        } else if customerType == "senior" {
            return 0.15
        } else {
            return 0
        }
    }
}
```

```swift good path=Sources/Pantry/Prices.swift
struct Prices {
    func share(forType customerType: CustomerType, mimeType: String) -> Double {
        if customerType == .student {
            return 0.2
        } else if customerType == .senior {
            return 0.15
        }
        return mimeType == "text/plain" ? 0 : 0.1
    }
}
```

```swift bad path=Sources/Basket/DiscountCalculator.swift
final class DiscountCalculator {
    private let policies: [any DiscountPolicy] = [StudentDiscount()] // ✗ lists-of-policies-are-handed-in

    func share(for group: String) -> Double {
        switch group { // ✗ no-switch-over-names
        case "student":
            return 0.3
        case "pensioner":
            return 0.2
        case "staff":
            return 0.5
        default:
            return 0
        }
    }
}
```

```swift good path=Sources/Basket/DiscountCalculator.swift
final class DiscountCalculator {
    private let policies: [any DiscountPolicy]

    init(policies: [any DiscountPolicy]) {
        self.policies = policies
    }

    private func share(for guest: Guest) -> Double {
        policies.first { $0.applies(to: guest) }?.share ?? 0
    }

    func screen(for link: URL) -> Screen? {
        switch link.path {
        case "basket": return .basket
        case "help": return .help
        case "news": return .news
        default: return nil
        }
    }
}
```

## A subclass keeps its parent's promises

Whoever holds the superclass calls the method, and must not be ended for it. If only some kinds can do a thing, the ability belongs
in a protocol that only these adopt. Structs behind protocols don't have the problem at all.

```yaml rule
rule: overrides-do-not-trap
every: { any: [function, { property: any, be: computed }], be: override, have-at-most: { statements: 1 }, in: production, not: { have-attribute: "@available(*)" } }
must-not: { call: [fatalError, preconditionFailure, abort, "NSException.*"] }
message: "`{Subject}` overrides a member with a crash"
instead: Take the method out of the superclass and put it into a protocol for those that can do it.
```

```yaml review
review: can-the-subclass-stand-in
question: Would every caller of the superclass be content with this subclass, without knowing which one it has?
about: { class: any, inherit: { class: any, in: production } }
```

```swift bad path=Sources/Pantry/Appliance.swift
class Appliance {
    func freeze() {}
}

final class Cupboard: Appliance {
    override func freeze() {
        fatalError("A cupboard can't freeze") // ✗
    }
}

class Drawer {
    var depth: Int { 40 }
}

final class FalseDrawer: Drawer {
    override var depth: Int { preconditionFailure("It has no depth") } // ✗
}
```

```swift good path=Sources/Pantry/Appliance.swift
protocol Freezing {
    func freeze()
}

struct Freezer: Freezing {
    func freeze() {}
}

class Shelf {
    func tidy() {}
}

final class TopShelf: Shelf {
    override func tidy() { super.tidy() }
}

class Drawer {
    var depth: Int { 40 }
}

final class FlatDrawer: Drawer {
    override var depth: Int { 10 }
}
```

## Small protocols

Who implements a protocol should need all of it, and who uses one should not see what is meant for others. A method that is there
because a protocol asks for it, and that ends the app when it is called, is the sure sign that two protocols were made one.

```yaml rule
rule: witnesses-do-not-trap
every:
  any: [function, { property: any, be: computed }]
  member-of: { any: [struct, { class: any, be: final }, enum, actor], conform-to: { protocol: any }, not: double }
  have-at-most: { statements: 1 }
  be: demanded
  in: production
  not: { any: [{ be: [override] }, { be: private }, { be: static }, { have-attribute: "@available(*)" }] }
must-not: { call: [fatalError, preconditionFailure, abort] }
message: "`{Subject}` is there because a protocol wants it, and crashes when it is called"
instead: Split the protocol, and conform to the part that this type can do.
```

```yaml rule
rule: protocols-stay-small
severity: warning
every: { protocol: any, in: production, not: { any: [role-protocol, { named: ["*Delegate", "*DataSource"] }] } }
must: { have-at-most: { requirements: "{{largest-protocol}}" } }
message: "`{Subject}` asks for more than one role could need"
instead: Cut it where its users differ; a type may list several small protocols.
```

```yaml review
review: is-it-one-role
question: Is there a user of this protocol who needs only a half of it? Then which half is the second protocol?
about: { protocol: any, in: production, have-at-least: { requirements: 5 }, not: role-protocol }
```

```swift bad path=Sources/Pantry/Kitchen.swift
protocol Kitchen { // ✗ protocols-stay-small
    func cook()
    func bake()
    func freeze()
    func wash()
    func shop()
    func tidy()
    func serve()
    func sweep()
    func close()
}

struct Camp: Kitchen {
    func cook() { light() }
    func freeze() { fatalError("No freezer here") } // ✗ witnesses-do-not-trap
}

protocol Lockable {
    var key: String { get }
}

struct Tent: Lockable {
    var key: String { fatalError("A tent has no lock") } // ✗ witnesses-do-not-trap
}
```

```swift good path=Sources/Pantry/Kitchen.swift
protocol Cooking {
    func cook()
}

protocol Freezing {
    func freeze()
}

struct Camp: Cooking {
    func cook() { light() }
}

struct House: Cooking, Freezing {
    func cook() { light() }
    func freeze() { cool() }
}

protocol Lockable {
    var key: String { get }
}

struct Cabin: Lockable {
    var key: String { "under the mat" }
}
```

## Depend on what you need, not on who does it

An object that makes its own service can be tested with that service only. So what an object works with is a protocol; it arrives
through the initializer, which may have the usual implementation as its default; and it is a private constant from then on. That the
default may be a `shared` instance is the one place where a singleton is welcome.

```yaml rule
rule: services-are-not-built-inside
silences: [collaborators-are-protocols, view-models-keep-their-service-private, workers-keep-protocols, services-keep-protocols, dependencies-are-private-constants, state-is-private]
every:
  property: any
  be: stored
  member-of: { any: [class, struct, actor], not: { any: [double, { conform-to: App }, test-class, { conform-to: [UIApplicationDelegate, UIWindowSceneDelegate] }, { named: ["*Environment", "*Dependencies", "*Container", "*Assembly", "*Factory", "*Provider", "*Composer", "*Application"] }] } }
  in: production
  not: { any: [{ be: static }, { have-attribute: ["@StateObject", "@State", "@ObservedObject", "@Environment*", "@Injected*", "@Dependency*"] }] }
must-not:
  any:
    - all:
        - have-value: '/^[A-Z]\w*(\(\)|\.shared)$/'
        - have-value: ["{{collaborators}}()", "{{collaborators}}.shared"]
    # With arguments, or in a closure that is called at once.
    - all:
        - have-value: '/^(\{\s*(return\s+)?)?[A-Z]\w*\(/'
        - have-value: '/^(\{\s*(return\s+)?)?\w+(Service|Repository|Client|API)\(/'
message: "`{Subject}` is built here, so nothing else can take its place"
instead: Take it as a parameter of the initializer, typed by its protocol; the default may be the usual implementation.
```

```yaml rule
rule: services-are-not-made-on-the-way
severity: warning
every: { any: [function, { property: any, be: computed }], member-of: { any: [view-model, interactor, presenter] }, in: production, not: { any: [{ be: static }, { named: ["make*", "build*"] }] } }
must-not: { create: { all: [collaborator], named: ["*{{service}}", "*Repository", "*Client", "*API", "*{{worker}}"] } }
message: "`{Subject}` makes a service of its own each time that it runs"
instead: Take it as a parameter of the initializer, typed by its protocol, and keep it.
```

```yaml rule
rule: collaborators-are-protocols
every:
  property: any
  be: stored
  member-of: { any: [view-model, interactor, presenter, worker, service] }
  in: production
  not: { any: [{ be: static }, { have-attribute: "@*" }] }
must-not: { have-type: collaborator }
message: "`{Subject}` has the type of an implementation"
instead: Declare it with the protocol of what it needs.
```

```yaml rule
rule: dependencies-are-private-constants
silences: [helpers-are-private, state-is-private]
severity: warning
every:
  property: any
  be: stored
  have-type: { protocol: "*Protocol" }
  member-of: { any: [view-model, service, worker] }
  in: production
  not: { any: [{ be: [static] }, { be: weak }, { have-attribute: "@*" }] }
must: { be: [private, constant] }
message: "`{Subject}` is a dependency, so it is a `private let`"
```

```yaml rule
rule: dependencies-come-through-the-initializer
every:
  any: [class, actor]
  in: production
  have: { property: any, be: [stored, private, constant], have-type: { protocol: ["*{{service}}Protocol", "*RepositoryProtocol", "*ClientProtocol", "*StoreProtocol", "*APIProtocol", "*NetworkingProtocol", "*ProviderProtocol"] }, not: { any: [{ be: static }, { have-value: "*" }, { have-attribute: "@*" }] } }
must: { have: { initializer: any, any: [{ have: { parameter: any, have-type: { protocol: "*Protocol" } } }, { have: { parameter: ["*arameters", "dependencies", "context", "container", "resolver", "environment", "*rovider", "*actory", "*omposer"] } }] } }
message: "`{Subject}` has a dependency that no initializer takes"
```

```yaml rule
rule: service-protocols-are-implemented
severity: warning
every: { protocol: service-protocol, in: production }
must:
  any:
    - have-counterpart: { struct: "{Name}*" }
    - have-counterpart: { class: "{Name}*" }
    - have-counterpart: { actor: "{Name}*" }
    - have-counterpart: { type: "Live{Name}*" }
    - have-counterpart: { type: "Default{Name}*" }
message: "Nothing that is shipped seems to implement `{Subject}`"
instead: Write the `{Name}{{service}}`, or delete the protocol.
```

```yaml rule
rule: service-protocols-have-mocks
severity: warning
every: { protocol: service-protocol, in: production }
must: { have-counterpart: { type: "Mock{Name}*" } }
message: "`{Subject}` has no mock `Mock{Name}{{service}}`"
make: mock {Subject}
```

```swift bad path=Sources/Profile/ProfileViewModel.swift
final class ProfileViewModel {
    private let service = ProfileService() // ✗ services-are-not-built-inside
    private let cache: DiskClient // ✗ collaborators-are-protocols
    var images: ImageServiceProtocol // ✗ dependencies-are-private-constants

    func load() async throws -> Profile { try await service.profile() }
}

final class AvatarViewModel { // ✗ dependencies-come-through-the-initializer
    private let images: ImageServiceProtocol

    init() {
        images = makeImages()
    }
}
```

```swift bad path=Sources/Profile/ProfileService.swift
protocol ImageServiceProtocol {} // ✗ service-protocols-are-implemented, service-protocols-have-mocks

struct ProfileService {}

struct DiskClient {}

final class VisitInteractor {
    private let client = VisitClient(session: .pinned) // ✗ services-are-not-built-inside
    private lazy var repository: VisitRepository = { VisitRepository(client: client) }() // ✗ services-are-not-built-inside

    func loadVisits() async throws -> [Visit] {
        try await VisitRepository(client: client).visits() // ✗ services-are-not-made-on-the-way
    }
}

struct VisitClient {
    let session: Session
}

struct VisitRepository {
    let client: VisitClient
}
```

```swift good path=Sources/Profile/ProfileViewModel.swift
final class ProfileViewModel {
    private let service: ProfileServiceProtocol

    init(service: ProfileServiceProtocol = ProfileService()) {
        self.service = service
    }
}
```

```swift good path=Sources/Profile/ProfileService.swift
protocol ProfileServiceProtocol {}

struct ProfileService: ProfileServiceProtocol {}

final class MockProfileService: ProfileServiceProtocol {}

final class VisitInteractor {
    private let center = CLLocationAuthority(mode: .always)
    private let client: VisitClientProtocol

    init(client: VisitClientProtocol = VisitClient(session: .pinned)) {
        self.client = client
    }

    func makeRow(for visit: Visit) -> Row { Row(visit: visit) }
    func makeService() -> VisitClientProtocol { VisitClient(session: .pinned) }
    func row(for visit: Visit) -> Row { Row(visit: visit) }
}

struct VisitClient: VisitClientProtocol {
    let session: Session
}
```

# Packages

## Every package looks alike

A package is a folder of its own name with a manifest in it, sources below `Sources/<Package>`, tests below `Tests/<Package>Tests`. In
the sources there are five folders, of which a package has those that it needs: `Models` for plain data, `Services` for protocols and
what implements them, `Views`, `Extensions`, and `Utilities` for the few helpers that fit nowhere else; `Resources` holds what is no
code. Scenes and features lie below `Views`. A README is welcome and never demanded.

```text
Pantry/
├── Package.swift
├── README.md
├── Sources/
│   └── Pantry/
│       ├── Extensions/
│       ├── Models/
│       ├── Services/
│       ├── Utilities/
│       └── Views/
└── Tests/
    └── PantryTests/
        └── PantryTests.swift
```

```yaml rule
rule: packages-lie-in-folders-of-their-name
every: { package: any, in: "{{package}}/Package.swift", not: { in: ["{{tuist}}", "{{plugins}}"] } }
must: { named: "{Package}" }
message: "The package `{Subject}` lies in the folder `{Package}`"
```

```yaml rule
rule: packages-have-a-manifest
every: { folder: "{Package}", have-each: [{ folder: "{{sources}}" }, { folder: "{{test-sources}}" }], have-counterpart: { file: "*.swift", in: "{{package-tests}}" }, not: { have: { file: "*.xcodeproj" } } }
must: { have: { file: Package.swift } }
message: "The folder `{Package}` is laid out as a package and has no `Package.swift`"
```

```yaml rule
rule: package-sources-have-their-folder
every: { folder: "{Package}", have: { file: Package.swift } }
must: { have-counterpart: { file: "*.swift", in: "{{package-sources}}" } }
message: "The package `{Package}` has no sources in `{{sources}}/{Package}`"
```

```yaml rule
rule: packages-have-the-five-folders-only
every: { folder: any, in: "{{package-sources}}/*" }
must: { in: ["{{target-models}}", "{{target-services}}", "{{target-views}}", "{{target-extensions}}", "{{target-utilities}}", "{{target-resources}}"] }
message: "`{Subject}` is none of the folders of a package"
instead: Sort its files into `{{models}}`, `{{services}}`, `{{views}}`, `{{extensions}}` and `{{utilities}}`.
```

```yaml rule
rule: packages-have-tests
every: { folder: "{Package}", have: { file: Package.swift } }
must: { have-counterpart: { file: "*", in: "{{package-tests}}" } }
message: "The package `{Package}` has no tests in `{{test-sources}}/{Package}Tests`"
```

```yaml rule
rule: package-tests-test-something
every: { folder: "{Name}Tests", in: "{{test-target}}", have-at-least: { files: 1 } }
must: { have-at-least: { tests: 1 } }
message: "No file of `{Subject}` has a test"
```

```swift bad path=Packages/Pantry/Package.swift
import PackageDescription

let package = Package(name: "PantryKit", targets: [.target(name: "PantryKit")])
```

```swift bad path=Packages/Pantry/Sources/PantryKit/Item.swift
struct Item {}
```

```swift bad path=Packages/Colors/Sources/Colors/Helpers/Palette.swift
enum Palette {}
```

```swift bad path=Packages/Colors/Tests/ColorsTests/Palette.swift
enum TestPalette {}
```

```swift good path=Packages/Pantry/Package.swift
import PackageDescription

let package = Package(name: "Pantry", targets: [.target(name: "Pantry")])
```

```swift good path=Packages/Pantry/Sources/Pantry/Models/Item.swift
struct Item {}
```

```swift good path=Packages/Pantry/Sources/Pantry/Views/Shelf/ShelfRouter.swift
struct ShelfRouter {}
```

```swift good path=Packages/Pantry/Tests/PantryTests/ItemTests.swift
import XCTest

final class ItemTests: XCTestCase {
    func test_init_always_succeeds() { XCTAssertNotNil(Pantry()) }
}
```

### A new package is whole

What a package will hold one day begins with its first file and its first test: a package without either was never built.

```yaml rule
rule: new-packages-begin-whole
every: { folder: "{Package}", in: "{{package}}", be: new, have: { file: Package.swift } }
must:
  all:
    - have-counterpart: { file: "{Package}", in: "{{package-sources}}" }
    - have-counterpart: { file: "{Package}Tests", in: "{{package-tests}}" }
message: "The new package `{Package}` has no `{Package}.swift`, or no `{Package}Tests.swift`"
make: package {Package}
```

```swift before path=Packages/Colors/Package.swift
import PackageDescription

let package = Package(name: "Colors")
```

```swift bad path=Packages/Colors/Package.swift
import PackageDescription

let package = Package(name: "Colors")
```

```swift bad path=Packages/Pantry/Package.swift
import PackageDescription

let package = Package(name: "Pantry", targets: [.target(name: "Pantry"), .testTarget(name: "PantryTests")])
```

```swift bad path=Packages/Pantry/Sources/Pantry/Models/Item.swift
struct Item {}
```

```swift good path=Packages/Colors/Package.swift
import PackageDescription

let package = Package(name: "Colors", targets: [.target(name: "Colors")])
```

```swift good path=Packages/Pantry/Package.swift
import PackageDescription

let package = Package(name: "Pantry", targets: [.target(name: "Pantry"), .testTarget(name: "PantryTests")])
```

```swift good path=Packages/Pantry/Sources/Pantry/Pantry.swift
struct Pantry {}
```

```swift good path=Packages/Pantry/Tests/PantryTests/PantryTests.swift
import XCTest

final class PantryTests: XCTestCase {
    func test_init_always_succeeds() { XCTAssertNotNil(Pantry()) }
}
```

## Files lie in the folder of their kind

```yaml rule
rule: services-lie-in-services
severity: warning
every: { type: service, in: ["{{target-models}}", "{{target-services}}", "{{target-views}}", "{{target-extensions}}", "{{target-utilities}}"] }
must: { in: ["{{target-services}}", "{{target-views}}"] }
message: "`{Subject}` is a service and lies among other things"
instead: Move it into `{{services}}`; a package globs its sources, so nothing else changes.
```

```yaml rule
rule: views-lie-in-views
severity: warning
every: { any: [{ struct: view }, { class: any, inherit: [UIView, UIControl, UILabel, UIButton, UITextField, UISwitch, "UI*View", "UI*Cell"] }], be: top-level, in: ["{{target-models}}", "{{target-services}}", "{{target-views}}", "{{target-extensions}}", "{{target-utilities}}"], not: { be: file-private } }
must: { in: "{{target-views}}" }
message: "`{Subject}` is a view and lies among other things"
```

```yaml rule
rule: extensions-lie-in-extensions
severity: warning
every: { file: "*+*", in: ["{{target-models}}", "{{target-services}}", "{{target-views}}", "{{target-extensions}}", "{{target-utilities}}"], not: { have: { type: any } } }
must: { in: ["{{target-extensions}}", "{{target-views}}"] }
message: "`{Subject}.swift` has extensions alone and lies among other things"
```

```swift bad path=Packages/Pantry/Sources/Pantry/Models/ImageService.swift
struct ImageService {} // ✗ services-lie-in-services
```

```swift bad path=Packages/Pantry/Sources/Pantry/Utilities/BadgeView.swift
import SwiftUI

struct BadgeView: View { // ✗ views-lie-in-views
    var body: some View { EmptyView() }
}
```

```swift bad path=Packages/Pantry/Sources/Pantry/Models/PriceCell.swift
import UIKit

final class PriceCell: UITableViewCell {} // ✗ views-lie-in-views
```

```swift good path=Packages/Pantry/Sources/Pantry/Views/PriceCell.swift
import UIKit

final class PriceCell: UITableViewCell {}
```

```swift bad path=Packages/Pantry/Sources/Pantry/Services/String+Blank.swift
extension String { // ✗ extensions-lie-in-extensions
    var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
```

```swift good path=Packages/Pantry/Sources/Pantry/Services/ImageService.swift
struct ImageService {}
```

```swift good path=Packages/Pantry/Sources/Pantry/Views/Pantry/PantryService.swift
struct PantryService {}

final class PantryViewModel {}
```

```swift good path=Packages/Pantry/Sources/Pantry/Views/BadgeView.swift
import SwiftUI

struct BadgeView: View {
    var body: some View { EmptyView() }
}
```

```swift good path=Packages/Pantry/Sources/Pantry/Extensions/String+Blank.swift
extension String {
    var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
```

## The manifest

All manifests are the same but for names and dependencies. One library, named like the package, that exposes the target of that name;
beside it the tests; both with the same settings, which stand once at the end of the file. So every package is checked for data races
to the same degree, and a new one is a copy of any old one.

```swift
// swift-tools-version:6.0

import PackageDescription

let package = Package(
    name: "{{Name}}",
    platforms: [.iOS(.v15)],
    products: [.library(name: "{{Name}}", targets: ["{{Name}}"])],
    dependencies: [],
    targets: [
        .target(name: "{{Name}}", dependencies: [], swiftSettings: swiftSettings),
        .testTarget(name: "{{Name}}Tests", dependencies: ["{{Name}}"], swiftSettings: swiftSettings),
    ]
)

var swiftSettings: [SwiftSetting] {
    [
        .enableUpcomingFeature("DisableOutwardActorInference"),
        .enableExperimentalFeature("StrictConcurrency"),
        .swiftLanguageMode(.v5),
    ]
}
```

```yaml rule
rule: manifests-are-for-the-agreed-tools
every: { comment: any, in: "**/Package.swift", match: "/swift-tools-version/" }
must: { match: "/swift-tools-version: ?([6-9]|[1-9][0-9])/" }
message: "This manifest is for tools older than Swift 6"
instead: Write `// swift-tools-version:6.0`.
```

```yaml rule
rule: manifests-import-nothing-else
every: { import: any, in: "**/Package.swift", not: { in: "{{tuist}}" } }
must: { named: [PackageDescription, CompilerPluginSupport] }
message: "A manifest imports `{Subject}`"
```

```yaml rule
rule: packages-are-for-the-agreed-system
every: { file: Package, contain: ".target($$$)", not: { contain: [".executableTarget($$$)", ".macro($$$)", ".plugin($$$)"] } }
must: { contain: "Package($$$, platforms: [$$$, .iOS($_), $$$], $$$)" }
message: "This manifest does not say from which iOS on the package works"
instead: "Write `platforms: [.iOS(.v15)]`."
```

```yaml rule
rule: packages-serve-no-older-ios
every: package
must: { deploy-to: { iOS: ">={{oldest-ios}}" } }
message: "`{Subject}` promises an iOS older than {{oldest-ios}}"
```

```yaml rule
rule: packages-have-one-library
every: { file: Package, contain: ".target($$$)", not: { contain: [".executableTarget($$$)", ".macro($$$)", ".plugin($$$)"] } }
must: { contain: ["Package(name: $NAME, $$$, products: [.library(name: $NAME, targets: [$NAME])], $$$)", "Package(name: $NAME, $$$, products: [.library(name: $NAME, type: $_, targets: [$NAME])], $$$)"] }
message: "The package does not offer exactly one library, of its own name and with the target of that name"
```

```yaml rule
rule: packages-have-a-target-of-their-name
every: { file: Package, contain: ".target($$$)", not: { contain: [".executableTarget($$$)", ".macro($$$)", ".plugin($$$)"] } }
must: { contain: "Package(name: $NAME, $$$, targets: [$$$, .target(name: $NAME, $$$), $$$])" }
message: "The package has no target of its own name"
```

```yaml rule
rule: packages-have-a-test-target
every: { file: Package, contain: ".target($$$)", not: { contain: [".executableTarget($$$)", ".macro($$$)", ".plugin($$$)"] } }
must: { contain: { pattern: "Package(name: $NAME, $$$, targets: [$$$, .testTarget(name: $TESTS, dependencies: [$$$, $NAME, $$$], $$$), $$$])", where: { TESTS: { string: "*Tests" } } } }
message: "The package has no test target, named after it, that depends on it"
```

```yaml rule
rule: targets-have-the-shared-settings
every: { file: Package, contain: ".target($$$)", not: { contain: [".executableTarget($$$)", ".macro($$$)", ".plugin($$$)"] } }
must-not:
  contain:
    pattern: [".target($$$ALL)", ".testTarget($$$ALL)"]
    where: { ALL: { not: '/swiftSettings:\s*swiftSettings/' } }
message: "This target has not the settings that all targets share"
instead: "Pass `swiftSettings: swiftSettings`."
```

```yaml rule
rule: manifests-declare-the-shared-settings
silences: [settings-turn-off-outward-inference, settings-turn-on-strict-concurrency, settings-keep-the-language-mode]
every: { file: Package, contain: ".target($$$)", not: { contain: [".executableTarget($$$)", ".macro($$$)", ".plugin($$$)"] } }
must: { have: { property: swiftSettings, be: top-level } }
message: "The manifest has no `swiftSettings`"
instead: Copy `swiftSettings` from the manifest of another package, and pass it to every target.
```

```yaml rule
rule: settings-turn-off-outward-inference
every: { file: Package, contain: ".target($$$)", not: { contain: [".executableTarget($$$)", ".macro($$$)", ".plugin($$$)"] } }
must: { contain: '.enableUpcomingFeature("DisableOutwardActorInference")' }
because: A property wrapper would otherwise make the whole type belong to an actor, and nobody would see it in the source.
message: "The settings leave `DisableOutwardActorInference` off"
```

```yaml rule
rule: settings-turn-on-strict-concurrency
every: { file: Package, contain: ".target($$$)", not: { contain: [".executableTarget($$$)", ".macro($$$)", ".plugin($$$)"] } }
must: { contain: ['.enableExperimentalFeature("StrictConcurrency")', '.enableUpcomingFeature("StrictConcurrency")'] }
because: A data race that the compiler reports today is a crash report less tomorrow.
message: "The settings leave `StrictConcurrency` off"
```

```yaml rule
rule: settings-keep-the-language-mode
every: { file: Package, contain: ".target($$$)", not: { contain: [".executableTarget($$$)", ".macro($$$)", ".plugin($$$)"] } }
must: { contain: ".swiftLanguageMode(.v5)" }
because: All packages go to the next mode together, when the last warning is gone.
message: "The settings don't name the language mode of Swift 5"
```

```swift bad path=Packages/Pantry/Package.swift
// swift-tools-version: 5.9
import Foundation
import PackageDescription

let package = Package(
    name: "Pantry",
    products: [.library(name: "PantryKit", targets: ["PantryKit"])],
    targets: [.target(name: "PantryKit")]
)
```

```swift bad path=Packages/Colors/Package.swift
// swift-tools-version: 6.0
import PackageDescription

let package = Package(name: "Colors", platforms: [.iOS(.v13)])
```

```swift bad path=Packages/Pantry/Package.swift
// swift-tools-version:6.0
import PackageDescription

let package = Package(
    name: "Pantry",
    platforms: [.iOS(.v15)],
    products: [.library(name: "Pantry", targets: ["Pantry"])],
    targets: [
        .target(name: "Pantry", swiftSettings: swiftSettings),
        .testTarget(name: "PantryTests", dependencies: ["Pantry"], swiftSettings: swiftSettings)
    ]
)

var swiftSettings: [SwiftSetting] { [.enableUpcomingFeature("ExistentialAny")] }
```

```swift good path=Packages/Pantry/Package.swift
// swift-tools-version:6.0
import PackageDescription

let package = Package(
    name: "Pantry",
    platforms: [.iOS(.v15)],
    products: [.library(name: "Pantry", targets: ["Pantry"])],
    targets: [
        .target(name: "Pantry", dependencies: [], swiftSettings: swiftSettings),
        .testTarget(name: "PantryTests", dependencies: ["Pantry"], swiftSettings: swiftSettings),
    ]
)

var swiftSettings: [SwiftSetting] {
    [
        .enableUpcomingFeature("DisableOutwardActorInference"),
        .enableExperimentalFeature("StrictConcurrency"),
        .swiftLanguageMode(.v5),
    ]
}
```

## A package uses what it lists, and lists what it uses

Each dependency has to be fetched, built, updated and understood by everybody. Think twice, and delete the ones that are left over. A
package of this project is a neighbour, so its path begins with `../`.

```yaml rule
rule: dependencies-are-used
every: { dependency: any, not: { any: [{ in: "{{tuist}}" }, { named: ["*plugin*", "*Plugin*"] }] } }
must: { be: used }
message: "No target of the package uses `{Subject}`"
```

```yaml rule
rule: imports-are-declared
every: { import: any, in: production }
must-not: { be: undeclared }
because: It builds as long as another package happens to bring the module along, and stops on the day when that one is tidied.
message: "`{Subject}` is imported, and the manifest does not list it"
instead: List it in the `dependencies` of the package and of the target.
```

```yaml rule
rule: neighbours-are-found-by-a-relative-path
every: { file: Package, contain: "Package(name: $_, $$$)" }
must-not:
  contain:
    pattern: [".package(path: $PATH)", ".package(name: $_, path: $PATH)"]
    where: { PATH: { literal: string, not: { string: "../*" } } }
message: "A package of this project is named by a path that does not begin with `../`"
```

```yaml review
review: is-the-dependency-worth-it
question: What would it cost to do without this dependency, and who looks after it in three years?
about: { dependency: any, not: { be: local } }
```

```swift bad path=Packages/Pantry/Package.swift
import PackageDescription

let package = Package(
    name: "Pantry",
    dependencies: [
        .package(path: "Models"), // ✗ neighbours-are-found-by-a-relative-path
        .package(url: "https://packages.example/charts", from: "2.0.0"), // ✗ dependencies-are-used
    ],
    targets: [.target(name: "Pantry", dependencies: [.product(name: "Models", package: "Models")])]
)
```

```swift bad path=Packages/Fonts/Package.swift
import PackageDescription

let package = Package(name: "Fonts", targets: [.target(name: "Fonts")])
```

```swift bad path=Packages/Pantry/Sources/Pantry/Models/Jar.swift
import Foundation
import Fonts // ✗ imports-are-declared
```

```swift good path=Packages/Pantry/Package.swift
import PackageDescription

let package = Package(
    name: "Pantry",
    dependencies: [
        .package(name: "Models", path: "../Models"),
    ],
    targets: [.target(name: "Pantry", dependencies: ["Models"])]
)
```

```swift good path=Packages/Models/Package.swift
import PackageDescription

let package = Package(name: "Models", targets: [.target(name: "Models")])
```

```swift good path=Packages/Pantry/Sources/Pantry/Models/Jar.swift
import Foundation
import Models
```

## What is too new for iOS 15

The manifest promises iOS 15. What came later has to ask whether it is there.

```yaml rule
rule: newer-api-is-guarded
every:
  struct: view
  deploy-to: { iOS: "<16" }
  not:
    any:
      - have-attribute: "@available(*)"
      - contain: ["if #available($$$) { $$$ }", "guard #available($$$) else { $$$ }", "if #available($$$) { $$$ } else { $$$ }"]
must-not: { create: [NavigationStack, NavigationSplitView, NavigationPath, Gauge, ShareLink, PhotosPicker, MultiDatePicker, ContentUnavailableView, Chart] }
message: "`{Subject}` uses an interface that is newer than the iOS that its package promises"
instead: "Ask with `if #available`, mark the view with `@available`, or raise the platform of the package."
```

```swift given path=Packages/Pantry/Package.swift
import PackageDescription

let package = Package(name: "Pantry", platforms: [.iOS(.v15)], targets: [.target(name: "Pantry")])
```

```swift bad path=Packages/Pantry/Sources/Pantry/Views/PantryView.swift
import SwiftUI

struct PantryView: View {
    var body: some View {
        NavigationStack { EmptyView() } // ✗
    }
}
```

```swift good path=Packages/Pantry/Sources/Pantry/Views/PantryView.swift
import SwiftUI

struct PantryView: View {
    var body: some View {
        if #available(iOS 16, *) {
            NavigationStack { EmptyView() }
        } else {
            NavigationView { EmptyView() }
        }
    }
}

struct ShelfView: View {
    var body: some View {
        NavigationView { EmptyView() }
    }
}
```

## Layers of packages

There are four kinds. Foundation packages are the bricks that know nothing of this app: colours, fonts, the tracker. Core packages hold
what the app is about: its models, its way to the server and to the disk, its texts. Feature packages are what people see, each alone.
UI packages are the reusable parts of the interface, and lie beside Core. The arrows point downwards, one step at a time: what a feature
needs of a foundation, a core or UI package hands up to it.

```mermaid rule rule=packages-depend-downwards
graph TD
    FeaturePackages --> CorePackages & UIPackages
    UIPackages --> FoundationPackages
    CorePackages --> FoundationPackages
```

```yaml rule
rule: packages-depend-downwards
because: A lower package that knows a higher one can't be used without it, and two features that know each other are one.
instead: Move what both need one layer down, or hand it in from the app behind a protocol.
```

```yaml rule
rule: packages-form-no-circle
acyclic: modules
because: Packages in a circle are one package that takes longer to build.
instead: Cut the cheapest arrow, by a protocol in the lower of the two.
```

```yaml rule
rule: features-know-no-feature
every: { import: any, in: FeaturePackages, not: { in: tests } }
must-not: { named: "{{feature-packages}}" }
because: A feature that knows another one can't be built, tested or left out without it.
message: "A feature imports another one: `{Subject}`"
instead: Let the app show it, through a protocol or a closure passed to the feature.
```

```yaml rule
rule: every-package-has-a-layer
severity: warning
every: { module: any, in: "{{package-sources}}", not: { in: tests } }
must: { in: [FeaturePackages, UIPackages, CorePackages, FoundationPackages] }
because: A package without a layer escapes the picture above.
message: "The package `{Subject}` belongs to no layer"
instead: Add its name to one of the layers where this guide defines them.
```

```swift given path=Packages/Models/Sources/Models/Item.swift
import Fonts

public struct Item {}
```

```swift given path=Packages/Survey/Package.swift
import PackageDescription

let package = Package(
    name: "Survey",
    dependencies: [.package(path: "../Models")],
    targets: [.target(name: "Survey", dependencies: ["Models"])]
)
```

```swift given path=Packages/Fonts/Package.swift
import PackageDescription

let package = Package(name: "Fonts", targets: [.target(name: "Fonts")])
```

```swift given path=Packages/Fonts/Sources/Fonts/Font.swift
public enum AppFont {}
```

```swift bad path=Packages/Models/Package.swift
import PackageDescription

let package = Package(
    name: "Models",
    dependencies: [.package(path: "../Survey"), .package(path: "../Fonts")],
    targets: [.target(name: "Models", dependencies: ["Survey", "Fonts"])] // ✗ packages-depend-downwards, packages-form-no-circle
)
```

```swift bad path=Packages/Survey/Sources/Survey/Question.swift
import Fonts // ✗ packages-depend-downwards
import Models

struct Question {}
```

```swift given path=Packages/ScannerFeature/Package.swift
import PackageDescription

let package = Package(name: "ScannerFeature", targets: [.target(name: "ScannerFeature")])
```

```swift bad path=Packages/ScannerFeature/Sources/ScannerFeature/ScannerRouter.swift
import BasketFeature // ✗ features-know-no-feature
import Foundation
```

```swift good path=Packages/ScannerFeature/Sources/ScannerFeature/ScannerRouter.swift
import Foundation
```

```swift bad path=Packages/Odds/Package.swift
import PackageDescription

let package = Package(name: "Odds", targets: [.target(name: "Odds")]) // ✗ every-package-has-a-layer
```

```swift bad path=Packages/Odds/Sources/Odds/Odd.swift
struct Odd {}
```

```swift good path=Packages/Models/Package.swift
import PackageDescription

let package = Package(
    name: "Models",
    dependencies: [.package(path: "../Fonts")],
    targets: [.target(name: "Models", dependencies: ["Fonts"])]
)
```

```swift good path=Packages/Survey/Sources/Survey/Question.swift
import Models
import SwiftUI

struct Question {}
```

```yaml review
review: does-it-import-protocols
question: Which types of the imported package does this file name? If they are implementations, could the package with the protocols do?
about: { import: any, in: "{{target-views}}", not: { named: [Foundation, UIKit, SwiftUI, Combine, Observation, os, OSLog] } }
```

# VIPER: a scene of UIKit

## The six files

A scene has a folder of its name, and in it six files that begin with that name. Whoever looks for the navigation of the shelf opens
`ShelfRouter.swift` without searching.

| file | what it holds | knows |
|---|---|---|
| `ShelfViewController.swift` | what is on the screen | the interactor, the router |
| `ShelfInteractor.swift` | what happens | the presenter, the worker |
| `ShelfPresenter.swift` | how it is worded | the view controller |
| `ShelfRouter.swift` | where it leads | the view controller, the data store |
| `ShelfWorker.swift` | where the data come from | the outside |
| `ShelfModels.swift` | what travels between them | nothing |

Calls run in one direction, in a circle: the view controller asks the interactor, the interactor tells the presenter, the presenter tells
the view controller. Each knows the next one by a protocol.

```yaml rule
rule: scenes-have-six-files
every: { folder: any, in: "{{scene}}", any: [{ have: { file: "{Scene}{{interactor}}" } }, { have-each: [{ file: "{Scene}{{presenter}}" }, { file: "{Scene}{{router}}" }] }] }
must:
  have-each:
    - { file: "{Scene}{{view-controller}}" }
    - { file: "{Scene}{{interactor}}" }
    - { file: "{Scene}{{presenter}}" }
    - { file: "{Scene}{{router}}" }
    - { file: "{Scene}{{worker}}" }
    - { file: "{Scene}Models" }
instead: Add the missing file; an empty worker or router is a few lines, and the next reader knows where to look.
make: scene {Scene} --set Package={Module} --set UseCase=
```

```yaml rule
rule: scenes-have-a-folder
every: { any: [interactor, presenter, router, worker] }
must: { in: "{{scene}}/*" }
message: "`{Subject}` does not lie in the folder of its scene, `{Scene}`"
```

```yaml rule
rule: view-controllers-lie-in-their-scene
every: { class: view-controller, have-counterpart: { type: "{Scene}{{interactor}}" } }
must: { in: "{{scene}}/*" }
message: "`{Subject}` does not lie in the folder of its scene, `{Scene}`"
```

```yaml rule
rule: scene-types-stand-in-their-file
every: { any: [{ class: view-controller, have-counterpart: { type: "{Scene}{{interactor}}" } }, interactor, presenter, router, worker] }
must: { file-named: "{Subject}" }
```

```yaml rule
rule: types-of-a-scene-carry-its-name
every:
  type: any
  be: top-level
  in: "{{scene}}/*"
  file-named: ["{Scene}{{view-controller}}", "{Scene}{{interactor}}", "{Scene}{{presenter}}", "{Scene}{{router}}", "{Scene}{{worker}}"]
  have-counterpart: { type: "{Scene}{{interactor}}" }
  not: { be: file-private }
  all: [{ in: production }]
must: { named: ["{Scene}*", "Mock{Scene}*", "Stub{Scene}*", "Fake{Scene}*", "Spy{Scene}*"] }
message: "`{Subject}` stands in a file of the scene `{Scene}` and does not begin with its name"
instead: Rename it, or give it a file of its own beside the six.
```

```swift bad path=Sources/Shelf/ShelfInteractor.swift
final class ShelfInteractor {}
final class ShelfPresenter {}
final class Cupboard {}
```

```swift bad path=Sources/Screens/ShelfViewController.swift
import UIKit

final class ShelfViewController: UIViewController {}
```

```swift bad path=Sources/Routers/ShelfRouter.swift
final class ShelfRouter {}
```

```swift good path=Sources/Shelf/ShelfViewController.swift
import UIKit

final class ShelfViewController: UIViewController {}
```

```swift good path=Sources/Shelf/ShelfInteractor.swift
final class ShelfInteractor {}
private struct Draft {}
```

```swift good path=Sources/Shelf/ShelfPresenter.swift
final class ShelfPresenter {}
```

```swift good path=Sources/Shelf/ShelfRouter.swift
final class ShelfRouter {}
```

```swift good path=Sources/Shelf/ShelfWorker.swift
struct ShelfWorker {}
final class MockShelfWorker {}
```

```swift good path=Sources/Shelf/ShelfModels.swift
enum Shelf {}
```

```swift good path=Sources/Network/NetworkRouter.swift
enum Endpoint {}
struct NetworkRouter {}
```

## Calls run one way round

Nobody talks backwards, nobody skips a station, and each station knows the protocol of the next one, never its class.

```yaml rule
rule: view-controllers-know-interactor-and-router-only
every: view-controller
must-not:
  refer-to:
    type: ["{Scene}{{presenter}}", "{Scene}PresentationLogic", "{Scene}{{worker}}", "{Scene}WorkingLogic"]
except:
  - { have: { function: [setup, assemble, configure, build, make] }, because: "who puts the scene together has to name its parts" }
message: "The view controller of `{Scene}` reaches past its interactor"
```

```yaml rule
rule: interactors-know-presenter-and-worker-only
every: interactor
must-not:
  refer-to:
    type: ["{Scene}{{view-controller}}", "{Scene}DisplayLogic", "{Scene}{{router}}", "{Scene}RoutingLogic", "{Scene}{{presenter}}"]
message: "The interactor of `{Scene}` knows more than its presenter's protocol and its worker"
```

```yaml rule
rule: presenters-know-the-display-only
every: presenter
must-not:
  refer-to:
    type: ["{Scene}{{interactor}}", "{Scene}BusinessLogic", "{Scene}{{worker}}", "{Scene}WorkingLogic", "{Scene}{{router}}", "{Scene}RoutingLogic", "{Scene}{{view-controller}}"]
message: "The presenter of `{Scene}` knows more than the protocol of its display"
```

```yaml rule
rule: workers-know-nobody-of-the-scene
every: worker
must-not:
  refer-to:
    type: ["{Scene}{{view-controller}}", "{Scene}DisplayLogic", "{Scene}{{interactor}}", "{Scene}BusinessLogic", "{Scene}{{presenter}}", "{Scene}PresentationLogic", "{Scene}{{router}}", "{Scene}RoutingLogic"]
message: "The worker of `{Scene}` knows who it works for"
```

```yaml rule
rule: only-the-view-side-knows-uikit
every: { file: ["{Scene}{{interactor}}", "{Scene}{{presenter}}", "{Scene}{{worker}}", "{Scene}Models"], in: "{{scene}}/*", have-counterpart: { type: "{Scene}{{interactor}}" }, not: { in: tests } }
must-not: { import: [UIKit, SwiftUI, WatchKit, AppKit] }
because: What needs no screen can be tested without one.
message: "`{Subject}.swift` imports a framework of the interface"
instead: Import `Foundation`, and leave colours, images and controls to the view controller.
```

```yaml rule
rule: view-side-imports-uikit
severity: warning
every: { file: ["{Scene}{{view-controller}}", "{Scene}{{router}}"], in: "{{scene}}/*", have-counterpart: { type: "{Scene}{{interactor}}" }, not: { in: tests } }
must: { import: [UIKit, AsyncDisplayKit] }
```

```swift given path=Sources/Shelf/ShelfRouter.swift
import UIKit

protocol ShelfRoutingLogic {}
```

```swift bad path=Sources/Shelf/ShelfViewController.swift
import Foundation // ✗ view-side-imports-uikit

final class ShelfViewController: UIViewController {
    var presenter: ShelfPresentationLogic? // ✗ view-controllers-know-interactor-and-router-only
}
```

```swift bad path=Sources/Shelf/ShelfInteractor.swift
import UIKit // ✗ only-the-view-side-knows-uikit

protocol ShelfBusinessLogic {}

final class ShelfInteractor: ShelfBusinessLogic {
    var router: ShelfRoutingLogic? // ✗ interactors-know-presenter-and-worker-only
}
```

```swift bad path=Sources/Shelf/ShelfPresenter.swift
import SwiftUI // ✗ only-the-view-side-knows-uikit

protocol ShelfPresentationLogic {}

final class ShelfPresenter: ShelfPresentationLogic {
    var worker: ShelfWorkingLogic? // ✗ presenters-know-the-display-only
}
```

```swift bad path=Sources/Shelf/ShelfWorker.swift
import Foundation

protocol ShelfWorkingLogic {}

struct ShelfWorker: ShelfWorkingLogic {
    let presenter: ShelfPresentationLogic // ✗ workers-know-nobody-of-the-scene
}
```

```swift good path=Sources/Shelf/ShelfViewController.swift
import UIKit

protocol ShelfDisplayLogic: AnyObject {}

final class ShelfViewController: UIViewController {
    var interactor: ShelfBusinessLogic?
    var router: ShelfRoutingLogic?
}
```

```swift good path=Sources/Shelf/ShelfInteractor.swift
import Foundation

protocol ShelfBusinessLogic {}

final class ShelfInteractor: ShelfBusinessLogic {
    var presenter: ShelfPresentationLogic?
    private let worker: ShelfWorkingLogic

    init(worker: ShelfWorkingLogic = ShelfWorker()) {
        self.worker = worker
    }
}
```

```swift good path=Sources/Shelf/ShelfPresenter.swift
import Foundation

protocol ShelfPresentationLogic {}

final class ShelfPresenter: ShelfPresentationLogic {
    weak var viewController: ShelfDisplayLogic?
}
```

```swift good path=Sources/Shelf/ShelfWorker.swift
import Foundation

protocol ShelfWorkingLogic {}

struct ShelfWorker: ShelfWorkingLogic {}
```

## Models: what travels

The models file declares one enum without cases, named like the scene: a name for the rest to stand under. In it each use case is an
enum again, with a name that begins with a verb, and in that stand three structs: `Request` is what the screen says, `Response` what was
found out, `ViewModel` what is shown. All their properties are constants.

```yaml rule
rule: models-files-declare-the-namespace
every: { file: "{Scene}Models", in: "{{scene}}/*", have-counterpart: { type: "{Scene}{{interactor}}" }, not: { in: tests } }
must: { all: [{ have: { enum: "{Scene}" } }, { have-at-most: { types: 1 } }] }
instead: "Declare the enum `{Scene}` in it, and everything else inside of that."
```

```yaml rule
rule: scene-namespaces-have-no-cases
every: { enum: any, any: [scene-models, { enum: use-case }], in: "{{scene}}/*", have-counterpart: { type: "{Scene}{{interactor}}" }, not: { in: tests } }
must-not: { have: { case: any } }
message: "`{Subject}` is a name for others to stand under, and has cases"
```

```yaml rule
rule: scene-namespaces-hold-use-cases
every:
  any: [type, function, property]
  member-of: { enum: scene-models }
  in: "{{scene}}/*"
  have-counterpart: { type: "{Scene}{{interactor}}" }
  not: { in: tests }
must: { enum: any }
message: "`{Subject}` stands between the use cases"
instead: Put it into the use case that needs it, or into the package `Models`.
```

```yaml rule
rule: use-cases-begin-with-a-verb
severity: warning
every: use-case
must: { named: { first-word: verb } }
message: "The use case `{Subject}` does not begin with a verb"
```

```yaml rule
rule: use-cases-have-request-response-and-view-model
every: use-case
must: { have-each: [{ struct: Request }, { struct: Response }, { struct: ViewModel }] }
instead: Declare all three, empty where nothing travels.
```

```yaml rule
rule: what-travels-is-constant
every:
  property: any
  be: stored
  member-of: { struct: [Request, Response, ViewModel], member-of: { enum: any } }
must: { be: constant }
message: "`{Subject}` of what travels through a scene can be changed on its way"
```

```yaml rule
rule: view-models-of-scenes-are-ready-to-show
severity: warning
every: { property: any, be: stored, member-of: { struct: ViewModel, member-of: use-case } }
must-not: { have-type: [Date, URLRequest, Decimal, "*DTO", "*Entity", "*Response", NSManagedObject] }
message: "`{Subject}` still has to be formatted by somebody"
instead: Let the presenter say the finished text.
```

```yaml rule
rule: responses-are-not-worded
severity: warning
every: { property: any, be: stored, member-of: { struct: Response, member-of: use-case } }
must-not: { named: ["formatted*", "display*", "*Label", "*Text"] }
message: "`{Subject}` sounds like text for people, which is the presenter's to make"
```

```yaml rule
rule: requests-carry-no-views
severity: warning
every: { property: any, be: stored, member-of: { struct: Request, member-of: use-case } }
must-not: { have-type: ["UI*View", "UI*ViewController", UIButton, UILabel, UITextField, UIViewController, UIControl] }
message: "`{Subject}` brings a part of the screen to the interactor"
```

```yaml rule
rule: use-cases-stand-under-a-mark
severity: note
every: { mark: any, in: scene-models }
must: { named: "/^[A-Z]/", be: separated }
message: "The mark of the use cases reads `// MARK: - Use Cases`"
```

```swift given path=Sources/Shelf/ShelfInteractor.swift
final class ShelfInteractor {}
```

```swift bad path=Sources/Shelf/ShelfModels.swift
enum Shelf {
    // MARK: the cases // ✗ use-cases-stand-under-a-mark

    case open // ✗ scene-namespaces-have-no-cases
    static let limit = 3 // ✗ scene-namespaces-hold-use-cases

    enum FetchItems {
        struct Request {
            let button: UIButton // ✗ requests-carry-no-views
        }

        struct Response {
            var items: [String] // ✗ what-travels-is-constant
            let formattedDate: String // ✗ responses-are-not-worded
        }

        struct ViewModel {
            let bestBefore: Date // ✗ view-models-of-scenes-are-ready-to-show
        }
    }

    enum Sorting { // ✗ use-cases-begin-with-a-verb, use-cases-have-request-response-and-view-model
        struct Request {}
    }
}
```

```swift bad path=Sources/Pantry/PantryModels.swift
struct PantryState {} // ✗ models-files-declare-the-namespace
```

```swift bad path=Sources/Pantry/PantryInteractor.swift
final class PantryInteractor {}
```

```swift good path=Sources/Shelf/ShelfModels.swift
import Foundation

enum Shelf {
    // MARK: - Use Cases

    enum FetchItems {
        struct Request {
            let room: String
        }

        struct Response {
            let items: [Item]
            let readAt: Date
        }

        struct ViewModel {
            let rows: [String]
            let bestBefore: String
        }
    }
}
```

## View controllers: what is on the screen

The file says, from top to bottom, what can be displayed, who displays it, and how: the protocol, the class, and the extension that
conforms to the protocol. The class has its interactor and its router by protocol and knows no more of them.

```yaml rule
rule: scenes-have-their-display-logic
every: { class: view-controller, have-counterpart: { type: "{Scene}{{interactor}}" } }
must: { have-counterpart: { protocol: "{Scene}DisplayLogic", in: "**/{Scene}{{view-controller}}.swift" } }
message: "`{Scene}{{view-controller}}.swift` declares no protocol `{Scene}DisplayLogic`"
```

```yaml rule
rule: display-logic-is-for-objects
every: { protocol: display-logic, not: { inherit: [UIViewController, NSObjectProtocol] } }
must: { inherit: AnyObject }
because: The presenter holds it weakly, which only an object can be.
instead: "Write `protocol {Scene}DisplayLogic: AnyObject`."
```

```yaml rule
rule: display-methods-display
every: { function: any, member-of: { protocol: display-logic } }
must: { named: "display*" }
```

```yaml rule
rule: display-methods-take-a-view-model
every: { function: any, member-of: { protocol: "*DisplayLogic" }, in: "**/{Scene}{{view-controller}}.swift", not: { named: [displayError, displayLoading] }, all: [{ in: production }] }
must: { all: [{ have: { parameter: any, have-type: "{Scene}.*.ViewModel" } }, { have-at-most: { parameters: 1 } }, { contain: "func $NAME(_ $MODEL: $TYPE)" }] }
message: "`{Subject}` does not take one unlabelled `{Scene}.….ViewModel`"
```

```yaml rule
rule: display-logic-shows-errors
every: display-logic
must: { have: { function: displayError, have: { parameter: any, have-type: String } } }
message: "`{Subject}` can't display an error: `displayError(_ message: String)` is missing"
```

```yaml rule
rule: display-logic-shows-loading
every: display-logic
must: { have: { function: displayLoading, have: { parameter: any, have-type: Bool } } }
message: "`{Subject}` can't display that something is under way: `displayLoading(_ isLoading: Bool)` is missing"
```

```yaml rule
rule: view-controllers-are-final
every: { class: view-controller, have-counterpart: { type: "{Scene}{{interactor}}" } }
must: { be: final }
instead: Write `final class {Scene}{{view-controller}}`.
```

```yaml rule
rule: view-controllers-have-an-interactor
every: { class: view-controller, have-counterpart: { type: "{Scene}{{interactor}}" } }
must: { have: { property: '/^interactor$/', be: mutable, have-type: "{Scene}BusinessLogic" } }
message: "`{Subject}` has no `var interactor: {Scene}BusinessLogic?`"
```

```yaml rule
rule: view-controllers-have-a-router
every: { class: view-controller, have-counterpart: { type: "{Scene}{{interactor}}" } }
must: { have: { property: '/^router$/', be: mutable, have-type: "*{Scene}RoutingLogic*" } }
message: "`{Subject}` has no `var router: ({Scene}RoutingLogic & {Scene}DataPassing)?`"
```

```yaml rule
rule: view-controllers-display-in-an-extension
every: { file: "{Scene}{{view-controller}}", have-counterpart: { type: "{Scene}{{interactor}}" }, have: { protocol: "{Scene}DisplayLogic" } }
must: { have: { extension: "{Scene}{{view-controller}}", conform-to: "{Scene}DisplayLogic" } }
message: "`{Scene}{{view-controller}}` does not conform to `{Scene}DisplayLogic` in an extension in this file"
```

```swift given path=Sources/Shelf/ShelfInteractor.swift
final class ShelfInteractor {}
```

```swift bad path=Sources/Shelf/ShelfViewController.swift
import UIKit // ✗ view-controllers-display-in-an-extension

protocol ShelfDisplayLogic { // ✗ display-logic-is-for-objects, display-logic-shows-errors, display-logic-shows-loading
    func showItems(_ viewModel: Shelf.FetchItems.ViewModel) // ✗ display-methods-display
    func displayRoom(name: String) // ✗ display-methods-take-a-view-model
}

class ShelfViewController: UIViewController, ShelfDisplayLogic { // ✗ view-controllers-are-final
    var interactor: ShelfInteractor? // ✗ view-controllers-have-an-interactor
    var router: ShelfRouter? // ✗ view-controllers-have-a-router
}
```

```swift bad path=Sources/Room/RoomViewController.swift
import UIKit

final class RoomViewController: UIViewController { // ✗ scenes-have-their-display-logic
    var interactor: RoomBusinessLogic?
    var router: (RoomRoutingLogic & RoomDataPassing)?
}

extension RoomViewController {}
```

```swift bad path=Sources/Room/RoomInteractor.swift
final class RoomInteractor {}
```

```swift good path=Sources/Shelf/ShelfViewController.swift
import UIKit

// MARK: - Display Logic Protocol

protocol ShelfDisplayLogic: AnyObject {
    func displayItems(_ viewModel: Shelf.FetchItems.ViewModel)
    func displayError(_ message: String)
    func displayLoading(_ isLoading: Bool)
}

// MARK: - View Controller

final class ShelfViewController: UIViewController {
    var interactor: ShelfBusinessLogic?
    var router: (ShelfRoutingLogic & ShelfDataPassing)?
}

// MARK: - Display Logic

extension ShelfViewController: ShelfDisplayLogic {
    func displayItems(_ viewModel: Shelf.FetchItems.ViewModel) {}
    func displayError(_ message: String) {}
    func displayLoading(_ isLoading: Bool) {}
}
```

## View controllers: how they are set up

The parts of the screen are private and lazy, each made and styled by a closure of its own. When the view has loaded, the superclass
goes first, then the set-up, then the first question to the interactor. Everything about layout stands in `setupUI()` and what it calls.

```yaml rule
rule: controls-are-private
silences: [outlets-are-private, state-is-private, helpers-are-private]
severity: warning
every:
  property: any
  be: stored
  member-of: view-controller
  have-type: [UILabel, UIButton, UIImageView, UITextField, UITextView, UIStackView, UITableView, UICollectionView, UIScrollView, UIActivityIndicatorView, UISwitch, UISlider, UISegmentedControl, UIPageControl, UIProgressView]
must: { any: [{ be: private }, { not: { could-be: private } }] }
message: "`{Subject}` is a part of the screen that others can reach"
instead: Make it private; whoever wants to change it sends a view model.
```

```yaml rule
rule: controls-turn-off-autoresizing
severity: note
every:
  property: any
  be: [stored, lazy]
  member-of: view-controller
  have-type: [UILabel, UIButton, UIImageView, UITextField, UITextView, UIStackView, UITableView, UICollectionView, UIScrollView]
  in: "**/{Scene}{{view-controller}}.swift"
  not: { property: any, import: [SnapKit, Cartography, TinyConstraints, PinLayout, FlexLayout, PureLayout, Then, AsyncDisplayKit, Texture, EasyPeasy, Stevia] }
  all: [{ in: production }]
must: { contain: "$VIEW.translatesAutoresizingMaskIntoConstraints = false" }
message: "`{Subject}` keeps its autoresizing mask, which fights with constraints"
```

```yaml rule
rule: overrides-call-super
severity: warning
check: overridden-super-call
in: production
because: The superclass does its own work in these methods, and nobody sees in the subclass that it is missing.
instead: Call `super`, once.
```

```yaml rule
rule: loading-sets-up-before-it-asks
every: { function: viewDidLoad, member-of: view-controller }
must-not:
  contain:
    pattern:
      [
        "interactor?.$_($$$); $$$; $SETUP()", "self.interactor?.$_($$$); $$$; $SETUP()", "$FETCH($$$); $$$; $SETUP()", "$SETUP(); $$$; super.viewDidLoad()"
      ]
    where:
      SETUP: ["setup*", "setUp*", "configure*", "layout*", "addSubviews*", "addConstraints*"]
      FETCH: ["fetch*", "load*", "refresh*", "request*"]
message: "Something is asked for before there is anything that could show the answer"
instead: Call `super`, then the set-up, then what fetches.
```

```yaml rule
rule: screens-are-set-up-in-one-place
severity: warning
every: { function: any, member-of: view-controller, not: { named: ["set*", "configure*", "layout*", "add*", "make*", "build*", "create*", "prepare*", "style*", "constrain*", "arrange*", "attach*", "install*", "embed*", "show*", "hide*", "update*", loadView] } }
must-not: { contain: ["NSLayoutConstraint.activate($$$)", "view.addSubview($_)"] }
message: "`{Subject}` lays out the screen"
instead: Do it in `private func setupUI()`, or in a function that this one calls.
```

```yaml rule
rule: set-up-is-private
severity: warning
every: { function: [setupUI, setupViews, setupConstraints, setupLayout], member-of: view-controller, not: { be: demanded } }
must: { any: [{ be: private }, { not: { could-be: private } }] }
```

```yaml rule
rule: handlers-are-private
silences: [actions-are-private, members-go-from-what-to-how]
severity: warning
every:
  function: any
  member-of: view-controller
  have-attribute: ["@objc", "@IBAction"]
  not: { any: [{ be: override }, { be: open }] }
must: { be: private }
because: The system finds a handler by its selector; nobody else has to call it.
```

```yaml rule
rule: handlers-say-what-happened
severity: note
every:
  function: any
  member-of: view-controller
  have-attribute: ["@objc", "@IBAction"]
  be: private
must:
  named:
    - last-word: [tapped, pressed, changed, selected, swiped, pinched, panned, dragged, pulled, began, ended, moved, toggled, refreshed, received, fired, updated]
    - word: [did, will]
    - first-word: [handle, on, "keyboard*"]
message: "`{Subject}` does not say what happened"
instead: Name it after the control and the event, such as `saveButtonTapped`.
```

```swift bad path=Sources/Shelf/ShelfViewController.swift
import UIKit

final class ShelfViewController: UIViewController {
    let titleLabel = UILabel() // ✗ controls-are-private
    private lazy var list: UITableView = UITableView() // ✗ controls-turn-off-autoresizing

    override func viewDidLoad() { // ✗ overrides-call-super
        interactor?.fetchItems(Shelf.FetchItems.Request(room: room)) // ✗ loading-sets-up-before-it-asks
        setupUI()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        interactor?.fetchItems(Shelf.FetchItems.Request(room: room))
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        view.addSubview(titleLabel) // ✗ screens-are-set-up-in-one-place
    }

    func setupUI() {} // ✗ set-up-is-private

    @objc func save() {} // ✗ handlers-are-private
    @objc private func reload() {} // ✗ handlers-say-what-happened
}
```

```swift bad path=Sources/Room/RoomViewController.swift
import UIKit

final class RoomViewController: UIViewController {
    override func viewDidLoad() { // ✗ overrides-call-super
        setupUI()
    }
}
```

```swift good path=Sources/Shelf/ShelfViewController.swift
import UIKit

final class ShelfViewController: UIViewController {
    private lazy var titleLabel: UILabel = {
        let titleLabel = UILabel()
        titleLabel.font = .preferredFont(forTextStyle: .headline)
        titleLabel.translatesAutoresizingMaskIntoConstraints = false
        return titleLabel
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        setupUI()
        fetchItems()
    }

    private func setupUI() {
        view.addSubview(titleLabel)
        NSLayoutConstraint.activate([titleLabel.topAnchor.constraint(equalTo: view.topAnchor)])
    }

    private func fetchItems() {
        interactor?.fetchItems(Shelf.FetchItems.Request(room: room))
    }

    @objc private func saveButtonTapped() {}
}
```

## View controllers: what they ask and what they show

A view controller asks the interactor in one way only: it makes a request out of what the user did and hands it over. It shows what it
is handed, line by line. It goes nowhere by itself: that is the router's work. An alert over its own screen is no journey.

```yaml rule
rule: interactors-are-asked-with-requests
every: { function: any, member-of: { class: view-controller, have: { property: '/^interactor$/' } } }
must-not:
  contain:
    pattern: ["interactor?.$METHOD($$$ARGUMENTS)", "interactor!.$METHOD($$$ARGUMENTS)", "self.interactor?.$METHOD($$$ARGUMENTS)", "self.interactor!.$METHOD($$$ARGUMENTS)"]
    where: { ARGUMENTS: { not: '/[rR]equest/' } }
message: "The interactor is asked without a request"
instead: "Make a `….Request` and pass it, without a label."
```

```yaml rule
rule: requests-come-from-the-screen
severity: warning
every: view-controller
must-not:
  contain:
    pattern: "$SCENE.$CASE.Request($$$ARGUMENTS)"
    where: { ARGUMENTS: '/:\s*("[^"\\]+"|[0-9.]+)\s*(,|$)/' }
except:
  - { in: previews, because: a preview asks for whatever it likes }
message: "What this request asks for is written into the code"
```

```yaml rule
rule: display-methods-only-display
severity: warning
every: { function: "display*", member-of: { class: view-controller, have: { property: '/^interactor$/' } } }
must:
  not:
    any:
      - have-at-least: { complexity: 4 }
      - contain: ["await $_", "Task { $$$ }"]
      - refer-to: [URLSession, UserDefaults, FileManager, NSManagedObjectContext]
message: "`{Subject}` does more than to show what it was given"
instead: Let the interactor do the work and the presenter do the wording.
```

```yaml rule
rule: view-controllers-do-not-navigate
every: { class: view-controller, have: { property: '/^router$/' } }
must-not:
  any:
    - call: ["*.pushViewController", "*.popViewController", "*.popToRootViewController", "*.setViewControllers", "show(sender:)", "*.show(sender:)", "showDetailViewController", "*.showDetailViewController", "performSegue", "*.performSegue"]
    - contain:
        pattern: ["present($SCREEN, animated: $_)", "present($SCREEN, animated: $_, completion: $_)", "self.present($SCREEN, animated: $_)", "self.present($SCREEN, animated: $_, completion: $_)", "navigationController?.present($SCREEN, animated: $_)"]
        where: { SCREEN: { not: '/^\w*(?i:alert|sheet|picker|activity|preview)\w*(\(|$)/' } }
message: "`{Subject}` goes somewhere by itself"
instead: Ask the router, which has a `routeTo…` for each way out of the scene.
```

```yaml rule
rule: view-controllers-hold-no-services
silences: [services-are-not-built-inside, collaborators-are-protocols, workers-keep-protocols]
every: { property: any, be: stored, member-of: { class: view-controller, have: { property: '/^interactor$/' } }, in: production }
must-not: { have-type: { any: [service, service-protocol, worker, working-logic, { protocol: "Networking*" }] } }
message: "`{Subject}` is the interactor's business, and its view controller has it"
instead: Give it to the worker, and ask the interactor with a request.
```

```yaml rule
rule: interactors-and-presenters-do-not-navigate
every: { any: [interactor, presenter] }
must-not: { call: ["*.pushViewController", "*.popViewController", "*.popToRootViewController", "*.setViewControllers", "performSegue", "*.performSegue", "*.show(sender:)", "*.present(animated:)", "*.present(animated:completion:)", "*.dismiss(animated:)", "*.dismiss(animated:completion:)"] }
```

```yaml rule
rule: presenters-fetch-nothing
every: presenter
must-not: { refer-to: [URLSession, URLRequest, UserDefaults, FileManager, NSManagedObjectContext, NSPersistentContainer] }
message: "`{Subject}` fetches or keeps data"
instead: Let the worker do it; the presenter words what the response holds.
```

```swift bad path=Sources/Shelf/ShelfViewController.swift
import UIKit

final class ShelfViewController: UIViewController {
    var interactor: ShelfBusinessLogic?
    var router: ShelfRoutingLogic?
    private let prices: PriceServiceProtocol // ✗ view-controllers-hold-no-services

    private func addButtonTapped() {
        interactor?.add(name: "Flour") // ✗ interactors-are-asked-with-requests
        self.interactor?.add(name: field.text) // ✗ interactors-are-asked-with-requests
        interactor!.add(name: field.text) // ✗ interactors-are-asked-with-requests
        show(ItemViewController(), sender: self) // ✗ view-controllers-do-not-navigate
        self.present(ItemViewController(), animated: true) // ✗ view-controllers-do-not-navigate
        navigationController?.setViewControllers([ItemViewController()], animated: false) // ✗ view-controllers-do-not-navigate
        interactor?.fetchItems(Shelf.FetchItems.Request(room: "Kitchen")) // ✗ requests-come-from-the-screen
        navigationController?.pushViewController(ItemViewController(), animated: true) // ✗ view-controllers-do-not-navigate
    }

    func displayItems(_ viewModel: Shelf.FetchItems.ViewModel) {
        Task { await reload() } // ✗ display-methods-only-display
    }
}
```

```swift bad path=Sources/Shelf/ShelfInteractor.swift
final class ShelfInteractor {
    func close() {
        controller?.dismiss(animated: true) // ✗ interactors-and-presenters-do-not-navigate
        controller?.present(next, animated: true, completion: nil) // ✗ interactors-and-presenters-do-not-navigate
    }
}
```

```swift bad path=Sources/Shelf/PriceService.swift
protocol PriceServiceProtocol {}
```

```swift bad path=Sources/Shelf/ShelfPresenter.swift
final class ShelfPresenter {
    func presentItems(_ response: Shelf.FetchItems.Response) {
        let currency = UserDefaults.standard.string(forKey: "currency") // ✗ presenters-fetch-nothing
        viewController?.displayItems(viewModel(of: response, in: currency))
    }
}
```

```swift good path=Sources/Shelf/ShelfPresenter.swift
final class ShelfPresenter {
    func presentItems(_ response: Shelf.FetchItems.Response) {
        viewController?.displayItems(viewModel(of: response, in: response.currency))
    }
}
```

```swift good path=Sources/Shelf/ShelfViewController.swift
import UIKit

final class ShelfViewController: UIViewController {
    var interactor: ShelfBusinessLogic?
    var router: ShelfRoutingLogic?

    private func addButtonTapped() {
        interactor?.add(Shelf.Add.Request(name: field.text))
        let request = Shelf.FetchItems.Request(room: room)
        interactor?.fetchItems(request)
        router?.routeToItem()
    }

    func displayItems(_ viewModel: Shelf.FetchItems.ViewModel) {
        titleLabel.text = viewModel.title
        detailView.show(viewModel.detail)
    }

    func displayError(_ message: String) {
        let alert = UIAlertController(title: nil, message: message, preferredStyle: .alert)
        present(alert, animated: true)
        self.present(alert, animated: true)
    }
}

#Preview {
    let controller = ShelfViewController()
    controller.interactor?.fetchItems(Shelf.FetchItems.Request(room: "Kitchen"))
    return controller
}
```

```swift good path=Sources/Shelf/ShelfInteractor.swift
final class ShelfInteractor {
    func close() {
        presenter?.presentClosing(Shelf.Close.Response())
    }
}
```

## Interactors: what happens

The interactor is where a scene thinks. The protocol in front of it has a method for each use case, named like it, that takes the
request and returns nothing: answers go out through the presenter. What the next scene may want to know stands in the data store, as
properties that can be read and set.

```yaml rule
rule: scenes-have-their-business-logic
every: { file: "{Scene}{{interactor}}", have: { type: "{Scene}{{interactor}}" } }
must: { have-each: [{ protocol: "{Scene}BusinessLogic" }, { protocol: "{Scene}DataStore" }] }
instead: Declare it above the interactor; a scene without anything to hand on has an empty data store.
```

```yaml rule
rule: use-cases-have-a-business-method
every: { enum: "{UseCase}", member-of: { enum: scene-models }, in: "{{scene}}/*", have-counterpart: { type: "{Scene}{{interactor}}" }, not: { in: tests } }
must: { have-counterpart: { function: "{UseCase:camel}", in: "{{scene}}/{Scene}{{interactor}}.swift" } }
message: "The use case `{UseCase}` has no method `{UseCase:camel}` in the interactor of `{Scene}`"
```

```yaml rule
rule: business-methods-have-a-use-case
every: { function: "{Name}", member-of: { protocol: "*BusinessLogic" }, in: "{{scene}}/{Scene}{{interactor}}.swift", not: { in: tests } }
must: { have-counterpart: { enum: "{Name:pascal}", in: "{{scene}}/{Scene}Models.swift" } }
message: "`{Name}` belongs to no use case: `{Scene}.{Name:pascal}` is not declared"
```

```yaml rule
rule: business-methods-take-a-request
every: { function: any, member-of: { protocol: "*BusinessLogic" }, in: "**/{Scene}{{interactor}}.swift", not: { in: tests } }
must: { all: [{ have: { parameter: any, have-type: "{Scene}.*.Request" } }, { have-at-most: { parameters: 1 } }, { contain: "func $NAME(_ $REQUEST: $TYPE)" }] }
message: "`{Subject}` does not take one unlabelled `{Scene}.….Request`"
```

```yaml rule
rule: business-methods-return-nothing
every: { function: any, member-of: { protocol: "*BusinessLogic" } }
must-not: { any: [{ be: async }, { be: throwing }, { have-type: "*" }] }
because: A view controller that waits for an answer has to handle it, and the presenter is left out.
instead: Let the presenter present the answer, and the error.
```

```yaml rule
rule: data-stores-are-properties
severity: warning
every: { any: [function, property], member-of: { protocol: data-store } }
must: { all: [property, { contain: "var $NAME: $TYPE { get set }" }] }
message: "`{Subject}` of a data store can't be read and set"
```

```yaml rule
rule: interactors-store-what-they-hand-on
every: { property: "{Name}", member-of: { type: "*{{interactor}}", conform-to: { protocol: data-store, have: { property: "{Name}" } } } }
must: { be: stored }
because: What the next scene reads must be what this one has kept, not what is worked out again at that moment.
message: "`{Name}` is in the data store, and the interactor does not store it"
instead: "Store it: `var {Name}`."
```

```yaml rule
rule: interactors-are-final-classes
every: interactor
must: { all: [class, { be: final }, { conform-to: "{Scene}BusinessLogic" }, { conform-to: "{Scene}DataStore" }] }
instead: "Write `final class {Scene}{{interactor}}: {Scene}BusinessLogic, {Scene}DataStore`."
```

```yaml rule
rule: interactors-have-a-presenter
every: { type: interactor, not: { inherit: { class: any, in: "**" } } }
must: { have: { property: '/^presenter$/', be: mutable, have-type: "{Scene}PresentationLogic", not: { be: weak } } }
message: "`{Subject}` has no `var presenter: {Scene}PresentationLogic?`"
```

```yaml rule
rule: interactors-have-a-worker
every: { type: interactor, not: { inherit: { class: any, in: "**" } } }
must: { have: { property: '/^worker$/', have-type: "{Scene}WorkingLogic" } }
message: "`{Subject}` has no worker of type `{Scene}WorkingLogic`"
```

```yaml rule
rule: interactors-are-handed-their-worker
every: { type: interactor, have: { property: '/^worker$/' } }
must: { have: { initializer: any, have: { parameter: '/^worker$/', have-value: "{Scene}{{worker}}()" } } }
message: "`{Subject}` has no `init(worker: {Scene}WorkingLogic = {Scene}{{worker}}())`"
```

```yaml rule
rule: interactors-go-through-their-worker
every: interactor
must-not:
  any:
    - refer-to: [URLSession, URLRequest, UserDefaults, FileManager, NSManagedObjectContext, NSPersistentContainer, Realm, ModelContext]
    - contain: { pattern: "$TYPE.shared", where: { TYPE: ["*{{service}}", "*Client", "*Manager", "*API", "*Store", "*Session", "*Repository"] } }
message: "`{Subject}` fetches or keeps data without its worker"
```

```yaml rule
rule: interactors-answer-on-the-main-actor
every: { function: any, member-of: interactor, contain: "Task { $$$ }", isolated-to: nonisolated }
must: { contain: "Task { @MainActor in $$$ }" }
because: What the task presents ends on the screen.
message: "`{Subject}` starts a task that may end on any thread"
instead: "Write `Task { @MainActor in … }`."
```

```yaml rule
rule: interactors-present-their-errors
check: swallowed-error
in: interactor
message: "`{Subject}` lets an error disappear"
instead: Catch it and call `presenter?.presentError(error)`.
```

```yaml rule
rule: interactors-present-responses
every: { function: any, member-of: { type: interactor, have: { property: '/^presenter$/' } } }
must-not:
  contain:
    pattern: ["presenter?.$METHOD($$$ARGUMENTS)", "presenter!.$METHOD($$$ARGUMENTS)", "presenter.$METHOD($$$ARGUMENTS)", "self.presenter?.$METHOD($$$ARGUMENTS)"]
    where:
      METHOD: { all: ["present*", { not: ["presentError*", "*Error", "presentLoading*"] }] }
      ARGUMENTS: { all: ['/\S/', { not: '/[rR]esponse/' }] }
message: "`{Subject}` hands raw results to the presenter"
instead: "Make a `….Response` of them first."
```

```swift bad path=Sources/Shelf/ShelfModels.swift
enum Shelf {
    enum FetchItems {} // ✗ use-cases-have-a-business-method
}
```

```swift bad path=Sources/Shelf/ShelfInteractor.swift
protocol ShelfBusinessLogic { // ✗ scenes-have-their-business-logic
    func load(room: String) async -> [String] // ✗ business-methods-have-a-use-case, business-methods-take-a-request, business-methods-return-nothing
}

class ShelfInteractor: ShelfBusinessLogic { // ✗ interactors-are-final-classes, interactors-are-handed-their-worker
    var presenter: ShelfPresenter? // ✗ interactors-have-a-presenter
    var worker: ShelfWorker // ✗ interactors-have-a-worker

    init(worker: ShelfWorker) {
        self.worker = worker
    }

    func load(room: String) async -> [String] {
        UserDefaults.standard.set(room, forKey: "room") // ✗ interactors-go-through-their-worker
        return (try? await worker.items(in: room)) ?? [] // ✗ interactors-present-their-errors
    }

    func reload() { // ✗ interactors-answer-on-the-main-actor
        Task {
            do {
                let items = try await worker.items(in: room)
                presenter?.presentItems(items) // ✗ interactors-present-responses
            } catch { // ✗ interactors-present-their-errors
                log(error)
            }
        }
    }
}
```

```swift bad path=Sources/Shelf/ShelfDataStore.swift
protocol RoomBusinessLogic {}
```

```swift bad path=Sources/Room/RoomInteractor.swift
protocol RoomBusinessLogic {}

protocol RoomDataStore {
    var name: String { get } // ✗ data-stores-are-properties
    func rename() // ✗ data-stores-are-properties
}

final class RoomInteractor: RoomBusinessLogic, RoomDataStore { // ✗ interactors-have-a-worker
    var presenter: RoomPresentationLogic?
    var name: String { "kitchen" } // ✗ interactors-store-what-they-hand-on
}
```

```swift good path=Sources/Shelf/ShelfModels.swift
enum Shelf {
    enum FetchItems {}
}
```

```swift good path=Sources/Shelf/ShelfInteractor.swift
import Foundation

// MARK: - Business Logic Protocol

protocol ShelfBusinessLogic {
    func fetchItems(_ request: Shelf.FetchItems.Request)
}

// MARK: - Data Store Protocol

protocol ShelfDataStore {
    var selected: Item? { get set }
}

// MARK: - Interactor

final class ShelfInteractor: ShelfBusinessLogic, ShelfDataStore {
    var presenter: ShelfPresentationLogic?
    var selected: Item?
    private let worker: ShelfWorkingLogic

    init(worker: ShelfWorkingLogic = ShelfWorker()) {
        self.worker = worker
    }

    func fetchItems(_ request: Shelf.FetchItems.Request) {
        Task { @MainActor in
            do {
                let items = try await worker.items(in: request.room)
                presenter?.presentItems(Shelf.FetchItems.Response(items: items))
            } catch {
                presenter?.presentError(error)
            }
        }
    }
}
```

## Presenters: how it is worded

The presenter turns a response into a view model, and hands that to the display. It holds the display weakly, because the view
controller holds the interactor, which holds the presenter. Formatters cost more to make than to use, so they are constants of the
presenter; no other part of the scene formats anything. Every text comes from `L10n`.

```yaml rule
rule: scenes-have-their-presentation-logic
every: { file: "{Scene}{{presenter}}", have: { type: "{Scene}{{presenter}}" }, have-counterpart: { type: "{Scene}{{interactor}}" } }
must: { have: { protocol: "{Scene}PresentationLogic" } }
message: "`{Scene}{{presenter}}.swift` declares no protocol `{Scene}PresentationLogic`"
```

```yaml rule
rule: present-methods-present
every: { function: any, member-of: { protocol: presentation-logic } }
must: { named: "present*" }
```

```yaml rule
rule: present-methods-take-a-response
every: { function: any, member-of: { protocol: "*PresentationLogic" }, in: "**/{Scene}{{presenter}}.swift", not: { named: ["present*Error", presentError, presentLoading] }, all: [{ in: production }] }
must: { all: [{ have: { parameter: any, have-type: "{Scene}.*.Response" } }, { have-at-most: { parameters: 1 } }, { contain: "func $NAME(_ $RESPONSE: $TYPE)" }] }
message: "`{Subject}` does not take one unlabelled `{Scene}.….Response`"
```

```yaml rule
rule: presentation-logic-presents-errors
every: presentation-logic
must: { have: { function: presentError, have-at-most: { parameters: 1 } } }
message: "`{Subject}` can't present an error: `presentError(_ error: Error)` is missing"
```

```yaml rule
rule: presenters-are-final-classes
every: presenter
must: { all: [class, { be: final }, { conform-to: "{Scene}PresentationLogic" }] }
instead: "Write `final class {Scene}{{presenter}}: {Scene}PresentationLogic`."
```

```yaml rule
rule: presenters-hold-their-display-weakly
every: { property: viewController, member-of: presenter, be: stored }
must: { all: [{ be: [weak, mutable] }, { have-type: "*DisplayLogic" }] }
because: Held strongly, the whole scene keeps itself alive after its screen has gone.
instead: "Write `weak var viewController: …DisplayLogic?`."
```

```yaml rule
rule: presenters-have-a-display
every: presenter
must: { have: { property: viewController } }
message: "`{Subject}` has no `viewController` to hand its view models to"
```

```yaml rule
rule: formatters-are-made-once
severity: warning
every: { any: [function, { property: any, be: computed }], member-of: presenter }
must-not: { create: [DateFormatter, NumberFormatter, MeasurementFormatter, ISO8601DateFormatter, RelativeDateTimeFormatter, DateComponentsFormatter, ByteCountFormatter, ListFormatter] }
message: "`{Subject}` makes a formatter each time that it is called"
instead: Make it a `private let`, set up by a closure.
```

```yaml rule
rule: only-presenters-format
severity: warning
every: { any: [{ class: view-controller, have: { property: '/^interactor$/' } }, interactor, worker] }
must-not:
  any:
    - refer-to: [DateFormatter, NumberFormatter, MeasurementFormatter, RelativeDateTimeFormatter, DateComponentsFormatter, ByteCountFormatter]
    - contain: { pattern: "$VALUE.formatted($$$FORMAT)", where: { FORMAT: { not: '/(?i)iso8601/' } } }
    - contain: { pattern: "String(format: $FORMAT, $$$)", where: { FORMAT: { not: { string: "%p" } } } }
message: "`{Subject}` does the presenter's work"
```

```yaml rule
rule: presenters-hand-on-view-models
every: { function: "present*", member-of: presenter, not: { named: ["present*Error", presentError, presentLoading] } }
must-not:
  contain:
    pattern: ["viewController?.$METHOD($$$ARGUMENTS)", "viewController!.$METHOD($$$ARGUMENTS)", "self.viewController?.$METHOD($$$ARGUMENTS)"]
    where:
      METHOD: { all: ["display*", { not: ["displayError*", "displayLoading*"] }] }
      ARGUMENTS: { all: ['/\S/', { not: '/[vV]iewModel|{{state-holder-property}}/' }] }
message: "`{Subject}` hands on something that isn't a view model"
instead: "Make a `….ViewModel` of the response."
```

```yaml rule
rule: present-methods-display
severity: warning
every: { function: "present*", member-of: presenter, have: { parameter: any, have-type: "*Response" }, not: { any: [{ be: private }, { named: ["present*Error", presentError] }] } }
must:
  any:
    - contain: ["viewController?.$_($$$)", "self.viewController?.$_($$$)", "viewController!.$_($$$)", "viewController.$_($$$)"]
    - contain: { pattern: "$HELPER($$$)", where: { HELPER: ["present*", "display*", "show*", "self.present*", "self.display*", "self.show*"] } }
    - contain: { pattern: "$_.$METHOD($$$)", where: { METHOD: ["display*"] } }
message: "`{Subject}` asks the screen to display nothing"
instead: Make the view model, and hand it to the display method of the same use case.
```

```yaml rule
rule: presented-errors-are-displayed
every: { function: presentError, member-of: presenter }
must: { call: "*.display*" }
message: "`{Subject}` tells the display nothing"
instead: Call `viewController?.displayError(…)` with the localised description or a text of `L10n`.
```

```yaml rule
rule: presented-texts-are-localized
every: { function: any, member-of: presenter }
must-not:
  contain:
    pattern: ["$SCENE.$CASE.ViewModel($$$, {{shown-label}}: $TEXT, $$$)", "viewController?.$DISPLAY($TEXT)"]
    where:
      TEXT:
        any:
          - string: '/^[^\\]*[A-Za-z]{2}/'
          - contain: { pattern: ["$_ ? $WORDS : $_", "$_ ? $_ : $WORDS"], where: { WORDS: { string: '/^[^\\]*[A-Za-z]{2}/' } } }
message: "`{Subject}` words a text in code"
instead: Add it to `L10n`, in all languages.
```

```swift bad path=Sources/Shelf/ShelfInteractor.swift
final class ShelfInteractor {
    private let formatter = DateFormatter() // ✗ only-presenters-format

    func stamp(_ date: Date) -> String {
        date.formatted(date: .abbreviated, time: .omitted) // ✗ only-presenters-format
    }
}
```

```swift bad path=Sources/Shelf/ShelfPresenter.swift
protocol ShelfPresentationLogic { // ✗ presentation-logic-presents-errors
    func showItems(_ response: Shelf.FetchItems.Response) // ✗ present-methods-present
    func presentRoom(name: String) // ✗ present-methods-take-a-response
}

class ShelfPresenter: ShelfPresentationLogic { // ✗ presenters-are-final-classes
    var viewController: ShelfDisplayLogic? // ✗ presenters-hold-their-display-weakly

    func presentItems(_ response: Shelf.FetchItems.Response) {
        let formatter = DateFormatter() // ✗ formatters-are-made-once
        viewController?.displayItems(response.items) // ✗ presenters-hand-on-view-models
        viewController?.displayRoom(Shelf.FetchItems.ViewModel(title: "Your shelf")) // ✗ presented-texts-are-localized
    }

    func presentError(_ error: Error) {} // ✗ presented-errors-are-displayed
}
```

```swift given path=Sources/Cellar/CellarInteractor.swift
final class CellarInteractor {}
```

```swift bad path=Sources/Cellar/CellarPresenter.swift
protocol CellarPresentationLogic {
    func presentBottle(_ response: Cellar.OpenBottle.Response)
    func presentError(_ error: Error)
}

final class CellarPresenter: CellarPresentationLogic {
    weak var viewController: CellarDisplayLogic?
    private var last: Cellar.OpenBottle.Response?

    func presentBottle(_ response: Cellar.OpenBottle.Response) { // ✗ present-methods-display
        last = response
    }

    func presentError(_ error: Error) {
        viewController?.displayError(error.localizedDescription)
    }
}
```

```swift bad path=Sources/Room/RoomPresenter.swift
final class RoomPresenter: RoomPresentationLogic {} // ✗ scenes-have-their-presentation-logic, presenters-have-a-display
```

```swift bad path=Sources/Room/RoomInteractor.swift
final class RoomInteractor {}
```

```swift good path=Sources/Shelf/ShelfInteractor.swift
final class ShelfInteractor {}
```

```swift good path=Sources/Shelf/ShelfPresenter.swift
import Foundation

// MARK: - Presentation Logic Protocol

protocol ShelfPresentationLogic {
    func presentItems(_ response: Shelf.FetchItems.Response)
    func presentError(_ error: Error)
}

// MARK: - Presenter

final class ShelfPresenter: ShelfPresentationLogic {
    weak var viewController: ShelfDisplayLogic?

    private let formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateStyle = .short
        return formatter
    }()

    func presentItems(_ response: Shelf.FetchItems.Response) {
        let viewModel = Shelf.FetchItems.ViewModel(
            title: L10n.Shelf.title,
            image: "shelf.filled",
            readAt: formatter.string(from: response.readAt)
        )
        viewController?.displayItems(viewModel)
    }

    func presentError(_ error: Error) {
        viewController?.displayError(error.localizedDescription)
    }
}
```

## Routers: where it leads

A router has a method for each way out of its scene. It makes the destination, hands over what the destination's data store needs, and
goes there, in this order, each step in a function of its own. It holds its view controller weakly; the data store it keeps.

```yaml rule
rule: scenes-have-their-routing-logic
every: { file: "{Scene}{{router}}", have: { type: "{Scene}{{router}}" }, have-counterpart: { type: "{Scene}{{interactor}}" } }
must: { have-each: [{ protocol: "{Scene}RoutingLogic" }, { protocol: "{Scene}DataPassing" }] }
```

```yaml rule
rule: routes-are-named-after-their-destination
every: { function: any, member-of: { protocol: routing-logic } }
must: { all: [{ named: "routeTo*" }, { have-at-most: { parameters: 0 } }] }
because: What the destination needs is in the data store; whoever routes only says where to.
message: "`{Subject}` isn't called `routeTo…`, or takes parameters"
instead: "Name it `routeTo…`, without parameters."
```

```yaml rule
rule: data-passing-offers-the-store
every: { protocol: data-passing, in: "**/{Scene}{{router}}.swift", not: { in: tests } }
must: { have: { property: dataStore, have-type: "{Scene}DataStore", be: optional, contain: "var $NAME: $TYPE { get }" } }
message: "`{Subject}` is no `var dataStore: {Scene}DataStore? { get }`"
```

```yaml rule
rule: the-data-store-is-called-data-store
every: { property: any, have-type: "*DataStore", in: production, any: [{ member-of: router }, { member-of: { protocol: data-passing } }] }
must: { named: dataStore }
message: "`{Subject}` is a data store, spelled in another way"
```

```yaml rule
rule: routers-are-final-classes
every: router
must: { all: [class, { be: final }, { conform-to: "{Scene}RoutingLogic" }, { conform-to: "{Scene}DataPassing" }] }
instead: "Write `final class {Scene}{{router}}: {Scene}RoutingLogic, {Scene}DataPassing`."
```

```yaml rule
rule: routers-hold-their-controller-weakly
every: router
must: { have: { property: viewController, be: [weak, mutable], have-type: "*{{view-controller}}" } }
message: "`{Subject}` has no `weak var viewController: {Scene}{{view-controller}}?`"
```

```yaml rule
rule: routers-keep-the-data-store
every: router
must: { have: { property: dataStore, be: [stored, optional], have-type: "{Scene}DataStore" } }
message: "`{Subject}` has no `var dataStore: {Scene}DataStore?`"
```

```yaml rule
rule: data-are-passed-before-going
every: { function: "routeTo*", member-of: router }
must-not:
  contain: { pattern: "$GOING($$$); $PASSING($$$)", where: { GOING: "navigateTo*", PASSING: "passDataTo*" } }
because: What is handed over after the next screen has loaded comes too late for its first question.
```

```yaml rule
rule: going-is-a-step-of-its-own
every: { function: any, member-of: router, not: { named: "navigateTo*" } }
must-not: { call: ["*.pushViewController", "*.present(animated:)", "*.present(animated:completion:)", "*.show(sender:)", "*.performSegue", "*.setViewControllers", "*.showDetailViewController"] }
message: "`{Subject}` goes to another screen by itself"
instead: "Do it in `private func navigateTo…(source:destination:)`."
```

```yaml rule
rule: steps-of-a-router-are-private
every: { function: ["navigateTo*", "passDataTo*"], member-of: router }
must: { all: [{ be: private }, { have-each: [{ parameter: source }, { parameter: destination }] }] }
instead: Make it a `private func` with the parameters `source` and `destination`.
```

```yaml rule
rule: data-are-written-into-the-store
every: { function: "passDataTo*", member-of: router }
must: { have: { parameter: destination, be: inout, have-type: "*DataStore" } }
message: "`{Subject}` does not write into `destination: inout …DataStore?`"
```

```yaml rule
rule: scenes-meet-in-their-data-stores
every: { function: "routeTo*", member-of: router }
must-not:
  any:
    - contain:
        # The next screen is made with what it shows.
        pattern: "$SCREEN($$$VALUES)"
        where:
          SCREEN: { all: ['/^[A-Z]\w*{{view-controller}}$/', { not: ["UI*", "SF*", "MF*", "SK*", "AV*", "PK*", "EK*", "CN*", "GK*"] }] }
          VALUES: { all: ['/\S/', { not: ["nibName: *", "coder: *", "style: *", "transitionStyle: *", "rootView*", "*interactor: *", "*presenter: *", "*router: *"] }] }
    - contain:
        pattern: "$DESTINATION.$PROPERTY = $VALUE"
        where:
          DESTINATION: '/^(?i)(destination|next|.*vc|.*controller|.*screen)$/'
          PROPERTY:
            not:
              [
                modalPresentationStyle, modalTransitionStyle, transitioningDelegate, hidesBottomBarWhenPushed, isModalInPresentation,
                preferredContentSize, popoverPresentationController, "delegate*", "title*", "view*", "router*", "navigationItem*", "sourceView*"
              ]
    - contain:
        # The same, whatever the variable is called.
        pattern: ["let $NEXT = $SCREEN($$$); $NEXT.$PROPERTY = $VALUE", "let $NEXT = $SCREEN($$$); $_; $NEXT.$PROPERTY = $VALUE"]
        where:
          NEXT: { not: '/^(?i)(destination|next|.*vc|.*controller|.*screen)$/' }
          SCREEN: '/^[A-Z]\w*{{view-controller}}$/'
          PROPERTY:
            not:
              [
                modalPresentationStyle, modalTransitionStyle, transitioningDelegate, hidesBottomBarWhenPushed, isModalInPresentation,
                preferredContentSize, popoverPresentationController, "delegate*", "title*", "view*", "router*", "navigationItem*", "sourceView*"
              ]
message: "`{Subject}` hands the next screen what it shows"
instead: Write it into the data store of the destination, in a `passDataTo…`.
```

```swift given path=Sources/Shelf/ShelfInteractor.swift
final class ShelfInteractor {}
```

```swift bad path=Sources/Shelf/ShelfRouter.swift
import UIKit

protocol ShelfRoutingLogic {
    func showItem(id: String) // ✗ routes-are-named-after-their-destination
}

protocol ShelfDataPassing { // ✗ data-passing-offers-the-store
    var datastore: ShelfDataStore? { get set } // ✗ the-data-store-is-called-data-store
}

class ShelfRouter: ShelfRoutingLogic { // ✗ routers-are-final-classes, routers-keep-the-data-store
    var viewController: ShelfViewController? // ✗ routers-hold-their-controller-weakly

    func routeToItem() {
        let destination = ItemViewController()
        destination.id = id // ✗ scenes-meet-in-their-data-stores
        let detail = DetailViewController(item: item) // ✗ scenes-meet-in-their-data-stores
        let history = HistoryViewController() // ✗ scenes-meet-in-their-data-stores
        history.parcel = parcel
        viewController?.navigationController?.pushViewController(destination, animated: true) // ✗ going-is-a-step-of-its-own
    }

    func passDataToItem(_ store: ItemDataStore) {} // ✗ steps-of-a-router-are-private, data-are-written-into-the-store
}
```

```swift bad path=Sources/Room/RoomInteractor.swift
final class RoomInteractor {}
```

```swift bad path=Sources/Room/RoomRouter.swift
final class RoomRouter { // ✗ scenes-have-their-routing-logic, routers-are-final-classes, routers-hold-their-controller-weakly, routers-keep-the-data-store
    func routeToDoor() {
        navigateToDoor(source: viewController, destination: door) // ✗ data-are-passed-before-going
        passDataToDoor(source: dataStore, destination: &store)
    }
}
```

```swift good path=Sources/Shelf/ShelfRouter.swift
import UIKit

// MARK: - Routing Logic Protocol

protocol ShelfRoutingLogic {
    func routeToItem()
}

// MARK: - Data Passing Protocol

protocol ShelfDataPassing {
    var dataStore: ShelfDataStore? { get }
}

// MARK: - Router

final class ShelfRouter: ShelfRoutingLogic, ShelfDataPassing {
    weak var viewController: ShelfViewController?
    var dataStore: ShelfDataStore?

    func routeToItem() {
        let destination = ItemViewController()
        destination.modalPresentationStyle = .fullScreen
        let plain = ItemViewController(nibName: nil, bundle: nil)
        var store = destination.router?.dataStore
        passDataToItem(source: dataStore, destination: &store)
        navigateToItem(source: viewController, destination: destination)
    }

    private func navigateToItem(source: ShelfViewController?, destination: ItemViewController) {
        source?.navigationController?.pushViewController(destination, animated: true)
    }

    private func passDataToItem(source: ShelfDataStore?, destination: inout ItemDataStore?) {
        destination?.item = source?.selected
    }
}
```

## Workers: where the data come from

A worker is the scene's door to the outside. Behind the protocol, every method is `async throws` and returns what it found. The worker
itself is a struct that was handed its client, names a typed endpoint and returns what came back: a DTO or a result, never raw bytes.
Its mock stands below it, with a result for each method that a test can set.

```yaml rule
rule: scenes-have-their-working-logic
every: { file: "{Scene}{{worker}}", have: { type: "{Scene}{{worker}}" }, have-counterpart: { type: "{Scene}{{interactor}}" } }
must: { have: { protocol: "{Scene}WorkingLogic" } }
message: "`{Scene}{{worker}}.swift` declares no protocol `{Scene}WorkingLogic`"
```

```yaml rule
rule: workers-work-asynchronously
every: { function: any, member-of: { protocol: working-logic } }
must: { be: [async, throwing] }
instead: Make it `async throws` and return the result; a completion handler can be forgotten.
```

```yaml rule
rule: workers-are-structs
every: worker
must: { all: [struct, { conform-to: "{Scene}WorkingLogic" }] }
instead: "Write `struct {Scene}{{worker}}: {Scene}WorkingLogic`."
```

```yaml rule
rule: workers-keep-protocols
silences: [collaborators-are-protocols, services-keep-protocols, dependencies-are-private-constants, state-is-private]
every: { property: any, be: stored, member-of: worker, not: { any: [{ be: static }, { have-type: [String, Int, Double, Bool, URL, TimeInterval, "*Decoder", "*Encoder", Locale, Calendar, "*Queue"] }] } }
must: { all: [{ be: [private, constant] }, { have-type: { any: [protocol, "*Protocol", "*Logic", "*ing"] } }] }
instead: Write `private let`, with the protocol as its type.
```

```yaml rule
rule: shared-instances-are-defaults-only
every: { any: [function, { property: any, be: computed }], member-of: { any: [worker, service, view-model, presenter] }, in: production, not: { be: static } }
must-not:
  contain: { pattern: "$TYPE.shared", where: { TYPE: { all: ["/^[A-Z]/", { not: ["{{shared-by-the-system}}", "{{analytics-package}}*", "*Logger", "*Log", "*Theme"] }] } } }
message: "`{Subject}` reaches for a shared instance in passing"
instead: Take it in the initializer, with the shared instance as its default.
```

```yaml rule
rule: endpoints-are-typed
severity: warning
every: { any: [worker, service] }
must-not:
  any:
    - contain: { pattern: "URL(string: $ADDRESS)", where: { ADDRESS: '/"[^"]+"/' } }
    - contain: { pattern: ["$CLIENT.$METHOD(endpoint: $PATH)", "$CLIENT.$METHOD(path: $PATH)", "$CLIENT.$METHOD(url: $PATH)", "$CLIENT.$METHOD(endpoint: $PATH, $$$)", "$CLIENT.$METHOD(path: $PATH, $$$)"], where: { PATH: { literal: string } } }
message: "`{Subject}` spells an address"
instead: Add a case to the endpoints, and name that.
```

```yaml rule
rule: workers-go-through-their-client
severity: warning
every: { any: [worker, service] }
must-not: { contain: ["URLSession.shared.$_($$$)", "URLSession.shared.$_(for: $_)", "URLSession(configuration: $_)"] }
message: "`{Subject}` talks to the network past its client"
```

```yaml rule
rule: workers-return-results
severity: warning
every: { function: any, member-of: { protocol: ["*WorkingLogic", "*{{service}}Protocol"] } }
must-not: { have-type: [Data, "[String: Any]", JSON, "[[String: Any]]", NSDictionary, HTTPURLResponse] }
message: "`{Subject}` returns what came over the wire"
instead: Decode it, and return a DTO or a result.
```

```yaml rule
rule: workers-have-mocks
every: { struct: worker, have-counterpart: { protocol: "{Scene}WorkingLogic" } }
must: { have-counterpart: { class: "Mock{Scene}{{worker}}" } }
message: "`{Subject}` has no mock `Mock{Scene}{{worker}}`"
make: mock {Scene}WorkingLogic
```

```yaml rule
rule: mock-workers-are-final-and-conform
every: { any: [class, struct, actor], named: "Mock{Scene}{{worker}}", have-counterpart: { protocol: "{Scene}WorkingLogic" } }
must: { all: [class, { be: final }, { conform-to: "{Scene}WorkingLogic" }] }
```

```yaml rule
rule: mock-workers-return-what-was-set
every: { function: "{Method}", member-of: { class: "Mock{Scene}{{worker}}", conform-to: "*WorkingLogic" }, be: throwing }
must: { contain: { pattern: "try $RESULT.get()", where: { RESULT: '/Result$/' } } }
message: "`{Subject}` of the mock does not return `try {Method}Result.get()`"
```

```yaml rule
rule: mock-workers-have-results
every: { property: "*Result", member-of: { class: "Mock{Scene}{{worker}}", conform-to: "*WorkingLogic" } }
must: { all: [{ be: mutable }, { have-type: "Result<*>" }, { have-value: "/^\\.failure/" }] }
instead: "Write `var {Subject}: Result<…, Error> = .failure(…)`."
```

```yaml review
review: does-the-worker-only-fetch
question: Does each method of this worker ask its client and return the answer, or has a decision crept in that belongs to the interactor?
about: worker
```

```swift given path=Sources/Shelf/ShelfInteractor.swift
final class ShelfInteractor {}
```

```swift bad path=Sources/Shelf/ShelfWorker.swift
protocol ShelfWorkingLogic {
    func items(in room: String, completion: @escaping (Data) -> Void) // ✗ workers-work-asynchronously
    func rooms() async throws -> Data // ✗ workers-return-results
}

final class ShelfWorker: ShelfWorkingLogic { // ✗ workers-are-structs
    var client = LiveClient() // ✗ workers-keep-protocols

    func rooms() async throws -> Data {
        let url = URL(string: "https://larder.example/rooms") // ✗ endpoints-are-typed
        _ = try await URLSession.shared.data(for: request) // ✗ workers-go-through-their-client
        return try await Client.shared.get(path: "/rooms") // ✗ shared-instances-are-defaults-only, endpoints-are-typed
    }
}

class MockShelfWorker: ShelfWorkingLogic { // ✗ mock-workers-are-final-and-conform
    let roomsResult: [String] = [] // ✗ mock-workers-have-results

    func rooms() async throws -> Data { // ✗ mock-workers-return-what-was-set
        Data()
    }
}
```

```swift bad path=Sources/Room/RoomInteractor.swift
final class RoomInteractor {}
```

```swift bad path=Sources/Room/RoomWorker.swift
struct RoomWorker {} // ✗ scenes-have-their-working-logic, workers-are-structs
```

```swift bad path=Sources/Room/RoomViewModel.swift
import SwiftUI

final class RoomViewModel: ObservableObject {
    @Published private(set) var name = ""

    private var store: RoomStore { RoomStore.shared } // ✗ shared-instances-are-defaults-only

    func open() async {
        name = await RoomStore.shared.name() // ✗ shared-instances-are-defaults-only
        UIApplication.shared.isIdleTimerDisabled = true
        AnalyticsService.shared.track(RoomEvent.opened)
    }
}
```

```swift bad path=Sources/Door/DoorInteractor.swift
final class DoorInteractor {}
```

```swift bad path=Sources/Door/DoorWorker.swift
protocol DoorWorkingLogic {}

struct DoorWorker: DoorWorkingLogic {} // ✗ workers-have-mocks
```

```swift good path=Sources/Shelf/ShelfWorker.swift
import Foundation

// MARK: - Working Logic Protocol

protocol ShelfWorkingLogic {
    func items(in room: String) async throws -> [ItemDTO]
}

// MARK: - Worker

struct ShelfWorker: ShelfWorkingLogic {
    private let client: APIServiceProtocol

    init(client: APIServiceProtocol = APIService.shared) {
        self.client = client
    }

    func items(in room: String) async throws -> [ItemDTO] {
        try await client.fetch(endpoint: .items(room: room))
    }
}

// MARK: - Mock Worker (for Testing)

final class MockShelfWorker: ShelfWorkingLogic {
    var itemsResult: Result<[ItemDTO], Error> = .failure(MockError.notSet)

    func items(in room: String) async throws -> [ItemDTO] {
        try itemsResult.get()
    }
}
```

## Sections of a scene's files

Each file is divided by marks that carry the same words in every scene, so that the jump bar of the editor reads like a table of
contents. A section without anything in it is left out.

| file | at the top level | in the type |
|---|---|---|
| view controller | Display Logic Protocol, View Controller, Display Logic | Properties, UI Components, Lifecycle, Setup, Actions |
| interactor | Business Logic Protocol, Data Store Protocol, Interactor | Properties, Initialization, Business Logic |
| presenter | Presentation Logic Protocol, Presenter | Properties, Presentation Logic |
| router | Routing Logic Protocol, Data Passing Protocol, Router | Properties, Routing, Navigation, Data Passing |
| worker | Working Logic Protocol, Worker, Mock Worker (for Testing) | Dependencies, Initialization, Working Logic |

```yaml rule
rule: view-controllers-have-the-usual-sections
severity: note
every: { mark: any, in: "{{scene}}/{Scene}{{view-controller}}.swift", not: { in: tests } }
must: { named: ["Display Logic*", "View Controller*", "Properties*", "Constants*", "UI Components*", "Initialization*", "Lifecycle*", "Setup*", "Actions*", "Private Methods*", "Nested Types*", '/^[A-Z]\w+(Delegate|DataSource|Protocol|Logic|ing|able)\b/'], be: separated }
message: "This is none of the sections of a view controller"
```

```yaml rule
rule: interactors-have-the-usual-sections
severity: note
every: { mark: any, in: "{{scene}}/{Scene}{{interactor}}.swift", not: { in: tests } }
must: { named: [Business Logic Protocol, Data Store Protocol, "{{interactor}}", Properties, Constants, Initialization, Business Logic, Private Methods], be: separated }
message: "This is none of the sections of an interactor"
```

```yaml rule
rule: presenters-have-the-usual-sections
severity: note
every: { mark: any, in: "{{scene}}/{Scene}{{presenter}}.swift", not: { in: tests } }
must: { named: [Presentation Logic Protocol, "{{presenter}}", Properties, Constants, Initialization, Presentation Logic, Private Methods], be: separated }
message: "This is none of the sections of a presenter"
```

```yaml rule
rule: routers-have-the-usual-sections
severity: note
every: { mark: any, in: "{{scene}}/{Scene}{{router}}.swift", not: { in: tests } }
must: { named: [Routing Logic Protocol, Data Passing Protocol, "{{router}}", Properties, Initialization, Routing, Navigation, Data Passing], be: separated }
message: "This is none of the sections of a router"
```

```yaml rule
rule: workers-have-the-usual-sections
severity: note
every: { mark: any, in: "{{scene}}/{Scene}{{worker}}.swift", not: { in: tests } }
must: { named: [Working Logic Protocol, "{{worker}}", Dependencies, Initialization, Working Logic, Private Methods, "Mock {{worker}} (for Testing)"], be: separated }
message: "This is none of the sections of a worker"
```

```swift bad path=Sources/Shelf/ShelfViewController.swift
// MARK: - Stuff // ✗ view-controllers-have-the-usual-sections
class ShelfViewController {}
```

```swift bad path=Sources/Shelf/ShelfInteractor.swift
// MARK: Interactor // ✗ interactors-have-the-usual-sections
class ShelfInteractor {}
```

```swift bad path=Sources/Shelf/ShelfPresenter.swift
// MARK: - Present // ✗ presenters-have-the-usual-sections
class ShelfPresenter {}
```

```swift bad path=Sources/Shelf/ShelfRouter.swift
// MARK: - Going // ✗ routers-have-the-usual-sections
class ShelfRouter {}
```

```swift bad path=Sources/Shelf/ShelfWorker.swift
// MARK: - Working // ✗ workers-have-the-usual-sections
struct ShelfWorker {}
```

```swift good path=Sources/Shelf/ShelfViewController.swift
// MARK: - View Controller

final class ShelfViewController {
    // MARK: - Actions

    func save() {}
}

// MARK: - UITableViewDelegate
```

```swift good path=Sources/Shelf/ShelfInteractor.swift
// MARK: - Interactor
```

```swift good path=Sources/Shelf/ShelfPresenter.swift
// MARK: - Presenter
```

```swift good path=Sources/Shelf/ShelfRouter.swift
// MARK: - Router
```

```swift good path=Sources/Shelf/ShelfWorker.swift
// MARK: - Mock Worker (for Testing)
```

# MVVM: a feature of SwiftUI

## The four files

A feature has a folder of its name and in it four files: what is shown, what is known, what it is about, and where it comes from. The
view knows its view model. The view model knows the service's protocol and the model. Model and service know neither of the others.

| file | what it holds |
|---|---|
| `RecipesView.swift` | the screen, its parts and its preview |
| `RecipesViewModel.swift` | the state of the screen, and what can be done |
| `RecipesModel.swift` | the things that the feature is about |
| `RecipesService.swift` | the service's protocol, the service, and its mock |

```yaml rule
rule: features-have-a-folder
every: { class: view-model, have-counterpart: { struct: "{Feature}View" } }
must: { in: "{{feature-folder}}/*" }
message: "`{Subject}` does not lie in the folder of its feature, `{Feature}`"
```

```yaml rule
rule: features-have-four-files
every: { folder: any, in: "{{feature-folder}}", have: { file: "{Feature}{{state-holder}}" }, not: { have: { file: "{Feature}{{view-controller}}" } } }
must: { have-each: [{ file: "{Feature}View" }, { file: "{Feature}{{state-holder}}" }, { file: "{Feature}Model" }, { file: "{Feature}{{service}}" }] }
instead: Add the missing file; a feature without data of its own has a service that says so in three lines.
make: feature {Feature} --set Package={Module}
```

```yaml rule
rule: views-know-no-services
every: { struct: view, in: production, be: top-level }
must-not: { refer-to: { any: [service, service-protocol, { protocol: "Networking*" }] } }
except:
  - { conform-to: App, because: the app puts the parts together }
  - { in: previews, because: a preview may show a screen with a mock }
message: "`{Subject}` talks to a service past its view model"
instead: Call a method of the view model.
```

```yaml rule
rule: what-is-shown-fetches-nothing
every: { any: [{ struct: view }, view-controller, { class: any, inherit: [UITableViewCell, UICollectionViewCell, UIView] }], in: production }
must-not: { any: [{ refer-to: URLSession }, { call: ["AF.request", "AF.download", "AF.upload"] }] }
except:
  - { in: previews, because: a preview may show what it likes }
message: "`{Subject}` talks to the network itself"
instead: Ask the view model or the interactor, whose service or worker does it.
```

```yaml rule
rule: view-models-go-through-their-service
severity: warning
every: { any: [function, property], member-of: view-model, in: production }
must-not:
  any:
    - have-attribute: ["@AppStorage", "@AppStorage(*)", "@FetchRequest", "@FetchRequest(*)"]
    - refer-to: { named: [UserDefaults, URLSession, FileManager], as: static-member }
message: "`{Subject}` fetches or keeps data without the service"
instead: Let the service do it, behind its protocol.
```

```yaml rule
rule: view-models-know-no-views
every: view-model
must-not: { any: [{ create: { struct: view, in: "**" } }, { refer-to: { struct: view, in: "**", as: property } }, { refer-to: { named: [AnyView, "UI*View", UIViewController], as: property } }] }
message: "`{Subject}` knows what shows it"
instead: Publish a value, and let the view decide how it looks.
```

```yaml rule
rule: models-and-services-know-no-interface
every: { file: ["{Feature}Model", "{Feature}{{service}}"], in: "{{feature-folder}}/*", have-counterpart: { class: "{Feature}{{state-holder}}" }, not: { in: tests } }
must-not: { import: [SwiftUI, UIKit] }
message: "`{Subject}.swift` imports a framework of the interface"
```

```yaml rule
rule: models-and-services-know-no-view-model
every: { file: ["{Feature}Model", "{Feature}{{service}}"], in: "{{feature-folder}}/*", have-counterpart: { class: "{Feature}{{state-holder}}" }, not: { in: tests } }
must-not: { refer-to: { any: [view-model, { struct: view }], in: "**" } }
message: "`{Subject}.swift` knows who uses it"
```

```swift bad path=Sources/Recipes/RecipesView.swift
import SwiftUI

struct RecipesView: View {
    let service: RecipesService

    var body: some View { EmptyView().task { await load() } }

    private func load() async {
        guard let (data, _) = try? await URLSession.shared.data(from: address) else { return }
        show(data)
    }
}
```

```swift bad path=Sources/Screens/RecipesViewModel.swift
final class RecipesViewModel {
    var screen: RecipesView?
    @AppStorage("sorting") var sorting = 0

    func keep(_ recipe: Recipe) {
        UserDefaults.standard.set(recipe.id, forKey: "last")
    }

    func reset() {
        UserDefaults.standard.removeObject(forKey: "last")
    }
}
```

```swift bad path=Sources/Recipes/RecipesService.swift
import SwiftUI

struct RecipesService {
    weak var user: RecipesViewModel?
}
```

```swift bad path=Sources/Shelves/ShelvesViewModel.swift
final class ShelvesViewModel {}
```

```swift good path=Sources/Recipes/RecipesView.swift
import SwiftUI

struct RecipesView: View {
    @StateObject private var viewModel: RecipesViewModel

    var body: some View { EmptyView() }
}
```

```swift good path=Sources/Recipes/RecipesViewModel.swift
final class RecipesViewModel {
    private let service: RecipesServiceProtocol
    private let defaults: UserDefaults
    var recipes: [RecipesModel] = []

    init(service: RecipesServiceProtocol = RecipesService(), defaults: UserDefaults = UserDefaults.standard) {
        self.service = service
        self.defaults = defaults
    }
}
```

```swift good path=Sources/Recipes/RecipeCell.swift
import UIKit

final class RecipeCell: UITableViewCell {
    func show(_ recipe: RecipesModel) {
        textLabel?.text = recipe.title
    }
}
```

```swift good path=Sources/Recipes/RecipesModel.swift
struct RecipesModel {}
```

```swift good path=Sources/Recipes/RecipesService.swift
import Foundation

protocol RecipesServiceProtocol {}

struct RecipesService: RecipesServiceProtocol {}
```

## View models: what is known

A view model belongs to the main actor, since all that it says ends on the screen. What it publishes can be read by everybody and set by
itself alone; only what the view binds to, such as a search text, is open. It says whether something is under way (`isLoading`) and what
went wrong (`errorMessage`); what follows from other state is computed.

```yaml rule
rule: view-models-run-on-the-main-actor
every: { class: view-model, in: "{{packaged}}" }
must: { isolated-to: MainActor }
message: "`{Subject}` may change what is on the screen from any thread"
because: What a package does not say of its view models, nothing says; the target of an app may have `MainActor` as its default.
instead: Write `@MainActor` before the class.
```

```yaml rule
rule: view-models-are-final-and-observable
every: { class: view-model, have-counterpart: { struct: "{Feature}View", in: "**" } }
must: { all: [{ be: final }, { any: [{ conform-to: ObservableObject }, { have-attribute: "@Observable" }] }] }
instead: "Write `final class {Feature}{{state-holder}}: ObservableObject`."
```

```yaml rule
rule: published-state-is-set-inside
severity: warning
every:
  property: any
  member-of: view-model
  have-attribute: "@Published"
  any: [{ have-type: "[*]", have-value: "[]" }, { named: [isLoading, "is*Loading", "*error*", "*Error", "*ErrorMessage", "total*", "*Count", state, phase, "*Status", "*State"] }]
  not: { any: [{ be: private }, { named: ["selected*", "*Selection", "path", "*Path", "show*", "is*Presented", "has*"] }] }
must: { contain: ["private(set) var $_", "private(set) var $_: $_", "private(set) var $_ = $_", "private(set) var $_: $_ = $_", "fileprivate(set) var $_: $_ = $_", "fileprivate(set) var $_ = $_"] }
message: "`{Subject}` can be set from outside of its view model"
instead: "Write `@Published private(set) var`, unless the view binds to it."
```

```yaml rule
rule: view-models-that-load-say-so
severity: warning
every: { class: view-model, have: { function: '/^(load|fetch|refresh|reload)/', be: async } }
must: { any: [{ have: { property: '/(?i:loading|state|phase|status|progress)/' } }, { inherit: { class: any } }] }
message: "`{Subject}` loads, and does not say when: `isLoading` is missing"
```

```yaml rule
rule: loading-flags-begin-false
severity: warning
every: { property: isLoading, member-of: view-model, be: stored }
must: { have-value: ["false", "true"] }
message: "`isLoading` has no value to begin with"
```

```yaml rule
rule: view-models-that-fail-say-so
severity: warning
every: { class: view-model, contain: "do { $$$ } catch { $$$ }" }
must: { any: [{ have: { property: '/(?i:error|failure|state|phase|alert|message|status|toast)/' } }, { inherit: { class: any } }] }
message: "`{Subject}` catches errors, and has nothing to show them with: `errorMessage` is missing"
```

```yaml rule
rule: view-models-keep-their-service-private
silences: [collaborators-are-protocols, dependencies-are-private-constants, state-is-private]
every: { property: '/^service$/', member-of: view-model, be: stored, not: { have-attribute: "@*" } }
must: { all: [{ be: [private, constant] }, { have-type: ["*Protocol", { protocol: any }] }] }
instead: Write `private let`, with the protocol as its type.
```

```yaml rule
rule: view-models-are-handed-their-service
every: { class: view-model, have: { property: '/^service$/', be: stored, not: { have-attribute: "@*" } } }
must: { have: { initializer: any, have: { parameter: '/^service$/', have-type: ["*Protocol", { protocol: any }] } } }
message: "`{Subject}` has no `init(service: {Feature}{{service}}Protocol = {Feature}{{service}}())`"
```

```yaml rule
rule: searches-compare-as-people-do
severity: note
every: { function: any, member-of: view-model }
must-not:
  contain:
    - pattern: ["$TEXT.lowercased().contains($PART.lowercased())", "$TEXT.uppercased().contains($PART.uppercased())"]
      becomes: "$TEXT.localizedCaseInsensitiveContains($PART)"
message: "`{Subject}` compares texts in one language only"
instead: Use `localizedCaseInsensitiveContains` or `localizedStandardContains`.
```

```yaml review
review: does-it-follow-from-the-rest
question: Is any of these properties always changed together with another one? Then it can be computed from that.
about: { property: any, member-of: view-model, have-attribute: "@Published", have-type: Bool }
```

```swift given path=Sources/Recipes/RecipesView.swift
import SwiftUI

struct RecipesView: View {
    var body: some View { EmptyView() }
}
```

```swift bad path=Sources/Recipes/RecipesViewModel.swift
import Foundation

class RecipesViewModel { // ✗ view-models-run-on-the-main-actor, view-models-are-final-and-observable, view-models-that-load-say-so, view-models-that-fail-say-so, view-models-are-handed-their-service
    @Published var recipes: [String] = [] // ✗ published-state-is-set-inside
    var service: RecipesServiceProtocol // ✗ view-models-keep-their-service-private

    func load() async {
        do {
            recipes = try await service.recipes()
        } catch {
            recipes = []
        }
    }

    func found(_ text: String) -> [String] {
        recipes.filter { $0.lowercased().contains(text.lowercased()) } // ✗ searches-compare-as-people-do
    }
}

@MainActor
final class ShelvesViewModel {
    var isLoading: Bool // ✗ loading-flags-begin-false

    init() {
        isLoading = true
    }
}
```

```swift good path=Sources/Recipes/RecipesViewModel.swift
import Foundation

@MainActor
final class RecipesViewModel: ObservableObject {
    @Published private(set) var recipes: [String] = []
    @Published private(set) var isLoading = false
    @Published private(set) var errorMessage: String?
    @Published var searchText = ""

    private let service: RecipesServiceProtocol

    init(service: RecipesServiceProtocol = RecipesService()) {
        self.service = service
    }

    var found: [String] {
        recipes.filter { $0.localizedCaseInsensitiveContains(searchText) }
    }

    func load() async {
        isLoading = true
        defer { isLoading = false }
        do {
            recipes = try await service.recipes()
            errorMessage = nil
        } catch {
            errorMessage = L10n.Recipes.unreachable
        }
    }
}
```

## View models: what can be done

What the user can do is a method, `async` where it takes time. It waits for the service before it changes its own state, so that the
screen never shows what did not happen. It does not throw: whatever goes wrong becomes the error message, which the view can clear.

```yaml rule
rule: view-models-take-no-completion-handlers
silences: [functions-await]
every: { parameter: any, in: view-model, not: { be: demanded } }
must-not: { named: [completion, "completion*", "*Completion", handler, callback, success, failure], be: escaping }
message: "An action of the view model takes a completion handler"
instead: Make it `async`.
```

```yaml rule
rule: view-models-do-not-throw
every: { function: any, member-of: view-model, not: { any: [{ be: file-private }, { be: static }, { be: demanded }] } }
must-not: { be: throwing }
message: "`{Subject}` leaves its errors to the view"
instead: Catch them, and publish an `errorMessage`.
```

```yaml rule
rule: view-models-swallow-no-errors
check: swallowed-error
in: view-model
message: "`{Subject}` lets an error disappear"
instead: Catch it, and publish its localised description.
```

```yaml rule
rule: state-changes-after-success
severity: warning
every: { function: any, member-of: view-model, be: async }
must-not:
  contain:
    pattern: ["$STATE.$CHANGE($$$); try await service.$_($$$)", "$STATE.$CHANGE { $$$ }; try await service.$_($$$)"]
    where: { CHANGE: [append, remove, removeAll, insert, removeFirst, removeLast] }
message: "`{Subject}` changes its state before it knows that it worked"
instead: Await the service first.
```

```yaml rule
rule: loading-ends-on-every-path
severity: warning
every: { class: view-model, contain: ["isLoading = true", "self.isLoading = true"] }
must: { contain: ["isLoading = false", "self.isLoading = false"] }
message: "`{Subject}` begins to load and never ends"
```

```yaml rule
rule: loading-does-not-leave-early
severity: warning
every: { function: any, member-of: view-model, contain: ["isLoading = true", "self.isLoading = true"], not: { contain: "defer { $$$ }" } }
must-not:
  any:
    - contain:
        pattern: "do { $$$BODY } catch { $$$HANDLING }"
        where: { HANDLING: { contain: [return, "return $_"], not: { contain: ["isLoading = false", "$_.isLoading = false"] } } }
    - contain:
        pattern: "do { $$$BODY } catch { $$$HANDLING }"
        where:
          BODY: { contain: ["isLoading = false", "self.isLoading = false"] }
          HANDLING: { not: { contain: ["isLoading = false", "$_.isLoading = false", "throw $_"] } }
      not: { contain: ["do { $$$ } catch { $$$ }; $$$; isLoading = false", "do { $$$ } catch { $$$ }; $$$; self.isLoading = false"] }
message: "`{Subject}` can end while it still says that it is loading"
instead: "Write `defer { isLoading = false }` below the line that sets it."
```

```yaml rule
rule: error-messages-can-be-cleared
severity: warning
every: { class: view-model, have: { property: errorMessage, be: stored, contain: ["private(set) var $_: $_", "private(set) var $_: $_ = $_"] } }
must: { contain: ["errorMessage = nil", "self.errorMessage = nil"] }
message: "The error message of `{Subject}` stays for ever"
instead: "Give it `func clearError()`, which sets it to nil."
```

```swift bad path=Sources/Recipes/RecipesViewModel.swift
@MainActor
final class RecipesViewModel: ObservableObject { // ✗ error-messages-can-be-cleared
    @Published private(set) var errorMessage: String?

    func load(completion: @escaping () -> Void) { // ✗ view-models-take-no-completion-handlers
        isLoading = true
    }

    func delete(_ recipe: Recipe) async throws { // ✗ view-models-do-not-throw
        recipes.removeAll { $0 == recipe } // ✗ state-changes-after-success
        try await service.delete(recipe)
    }

    func share(_ recipe: Recipe) async {
        try? await service.share(recipe) // ✗ view-models-swallow-no-errors
    }

    func reload() async {
        isLoading = true
        do { // ✗ loading-does-not-leave-early
            recipes = try await service.recipes()
        } catch {
            errorMessage = error.localizedDescription
            return
        }
        isLoading = false
    }

    func sort() async {
        isLoading = true
        do { // ✗ loading-does-not-leave-early
            recipes = try await service.sorted(recipes)
            isLoading = false
        } catch {
            errorMessage = error.localizedDescription
        }
    }
}

@MainActor
final class ShelvesViewModel: ObservableObject { // ✗ loading-ends-on-every-path
    func load() async {
        isLoading = true
    }
}
```

```swift good path=Sources/Recipes/RecipesViewModel.swift
@MainActor
final class RecipesViewModel: ObservableObject {
    @Published private(set) var errorMessage: String?

    func load() async {
        isLoading = true
        defer { isLoading = false }
        do {
            recipes = try await service.recipes()
        } catch {
            errorMessage = L10n.Recipes.unreachable
            return
        }
        sort(recipes)
    }

    func reload() async {
        isLoading = true
        do {
            recipes = try await service.recipes()
        } catch {
            errorMessage = L10n.Recipes.unreachable
        }
        isLoading = false
    }

    func share(_ recipe: Recipe, with handler: Handler) {}

    func delete(_ recipe: Recipe) async {
        do {
            try await service.delete(recipe)
            recipes.removeAll { $0 == recipe }
        } catch {
            errorMessage = L10n.Recipes.notDeleted
        }
    }

    func clearError() {
        errorMessage = nil
    }

    private func sort(_ recipes: [Recipe]) {}
}
```

## Views: what is shown

The screen owns its view model and creates it once. Whatever else it keeps is private. It loads when it appears, by `.task`, which ends
with it. Its body says which of its parts is on the screen; each part (loading, empty, full) is a private view of its own. What a tap
does is a private function that asks the view model.

```yaml rule
rule: features-declare-their-view
every: { file: "{Feature}View", in: "{{feature-folder}}/*", have-counterpart: { class: "{Feature}{{state-holder}}" }, not: { file: any, import: UIKit }, all: [{ in: production }] }
must: { all: [{ import: [SwiftUI, "*UI"] }, { have: { struct: "{Feature}View", conform-to: View } }] }
instead: "Import SwiftUI, and declare `struct {Feature}View: View`."
```

```yaml rule
rule: screens-own-their-view-model
every: { property: any, member-of: screen, have-type: view-model, be: stored, not: { any: [{ be: static }, { have-type: { class: any, in: "**", have-attribute: "@Observable" } }] } }
must: { have-attribute: ["@StateObject", "@State", "@ObservedObject", "@Bindable", "@EnvironmentObject", "@Environment"] }
message: "The screen doesn't observe `{Subject}`, so it misses its changes"
instead: Write `@StateObject private var {{state-holder-property}}`; `@ObservedObject` is for a view model that somebody else owns.
```

```yaml rule
rule: state-of-views-is-private
severity: warning
every: { property: any, member-of: view, in: production, have-attribute: ["@StateObject", "@State", "@Environment", "@EnvironmentObject", "@FocusState", "@Environment(*)"], not: { all: [{ not: { have-value: "*" } }, { have-attribute: ["@State", "@StateObject"] }, { not: { any: [{ be: private }, { could-be: private }] } }] } }
must: { be: private }
message: "`{Subject}` is the view's own, and others can set it"
```

```yaml rule
rule: observed-objects-are-handed-in
every: { property: any, member-of: view, in: production, have-attribute: "@ObservedObject" }
must-not: { have-value: '/^[A-Z]\w*\(/' }
because: A view is made again whenever the one around it is drawn, and what it made itself is lost with it.
message: "`{Subject}` is made here, and nothing keeps it"
instead: "Write `@StateObject`, or take it in the initializer."
```

```yaml rule
rule: screens-are-handed-their-view-model
every: { struct: screen, have: { property: "{{state-holder-property}}", be: [stored], have-attribute: "@StateObject" } }
must:
  any:
    - contain:
        [
          "_{{state-holder-property}} = StateObject(wrappedValue: $_)", "self._{{state-holder-property}} = StateObject(wrappedValue: $_)",
          "_{{state-holder-property}} = .init(wrappedValue: $_)", "self._{{state-holder-property}} = .init(wrappedValue: $_)"
        ]
    - not: { any: [{ have: { initializer: any } }, { have: { property: "{{state-holder-property}}", have-value: "*" } }] }
message: "`{Subject}` does not hand its view model to `StateObject(wrappedValue:)`"
```

```yaml rule
rule: state-objects-are-made-once
severity: warning
every: { initializer: any, member-of: view, contain: "_{{state-holder-property}} = StateObject(wrappedValue: $_)" }
must: { have: { parameter: any, have-type: "*{{state-holder}}*" } }
message: "The view model is made in here, and nobody can hand in another"
instead: "Take it as a parameter, with a new one as its default."
```

```yaml rule
rule: loading-is-a-task
severity: warning
every: { struct: view, in: production }
must-not: { contain: [{ pattern: ".onAppear { Task { $$$BODY } }", becomes: ".task { $$$BODY }" }, ".onAppear { $$$; $_; Task { $$$ } }", ".onAppear { Task { $$$ }; $_; $$$ }"] }
because: A task that `.onAppear` starts goes on when the screen is gone.
instead: "Write `.task { await {{state-holder-property}}.load() }`."
```

```yaml rule
rule: alerts-can-be-dismissed
severity: warning
every: { struct: view, in: production }
must-not:
  any:
    - contain: ".sheet(isPresented: .constant($_)) { $$$ }"
    - contain:
        pattern: [".alert($_, isPresented: .constant($_)) { $$$BUTTONS }", ".alert($_, isPresented: .constant($_)) { $$$BUTTONS } message: { $$$ }"]
        where: { BUTTONS: { not: '/(?i)clear|dismiss|reset|= (nil|false)/' } }
because: SwiftUI can't set a constant back, so the alert comes again.
instead: Clear the error in the button of the alert, or bind the alert to the view model.
```

```yaml rule
rule: screens-show-their-errors
severity: warning
every: { struct: "{Feature}View", conform-to: View, be: top-level, have-counterpart: { class: "{Feature}{{state-holder}}" }, contain: { pattern: ".alert($$$ALERT)", where: { ALERT: '/{{state-holder-property}}\.(hasError|errorMessage)/' } } }
must: { any: [{ call: "*.clearError" }, { contain: ["{{state-holder-property}}.clearError", "{{state-holder-property}}.errorMessage = nil", { pattern: "$BINDING.errorMessage", where: { BINDING: '/^\${{state-holder-property}}$/' } }] }, { not: { call: "*.alert" } }] }
message: "The alert of `{Subject}` never clears the error that it shows"
```

```yaml rule
rule: bodies-delegate
severity: warning
every: { property: body, member-of: { struct: screen } }
must: { have-at-most: { lines: 60 } }
message: "The body of the screen shows everything itself"
instead: Make `content` a private `@ViewBuilder` property that chooses, and each state a private property of its own.
```

```yaml rule
rule: parts-of-a-view-are-private
silences: [helpers-are-private]
severity: warning
every:
  any: [property, function]
  member-of: { struct: screen }
  in: production
  be: computed
  not: { any: [{ be: demanded }, { be: static }, { have-attribute: "@*" }] }
must: { any: [{ be: private }, { not: { could-be: private } }] }
message: "`{Subject}` is a part of the screen, and others can reach it"
```

```yaml rule
rule: actions-of-a-view-are-private
severity: warning
every: { function: any, member-of: { struct: screen }, in: production, not: { any: [{ be: static }, { have-type: "*" }, { be: demanded }] } }
must: { any: [{ be: private }, { not: { could-be: private } }] }
message: "`{Subject}` is an action of the screen, and others can call it"
```

```yaml rule
rule: rows-are-identified
severity: note
every: { struct: view, in: production }
must-not: { contain: { pattern: ["ForEach($LIST, id: \\.self) { $$$ }"], where: { LIST: { all: ['/^(self\.)?{{state-holder-property}}\./', { not: '/indices|[kK]eys|[nN]ames|[iI]ds?$|allCases/' }] } } } }
message: "The rows of `{Subject}` are told apart by all that they hold"
instead: Let the items be `Identifiable`, with the identifier that the service knows.
```

```yaml rule
rule: rows-keep-their-item-constant
severity: warning
every: { property: any, be: stored, member-of: { struct: ["*Row", "*RowView", "*Cell", "*CellView"], conform-to: View }, in: production }
must: { any: [{ be: constant }, { have-attribute: "@*" }, { be: private }, { have-value: "*" }, { have-type: "*->*" }] }
message: "`{Subject}` of a row can be changed, and never is"
instead: Make it a `let`.
```

```yaml rule
rule: tasks-are-not-started-in-a-body
severity: note
every: { property: body, member-of: { struct: screen } }
must-not: { contain: ["Button($_) { Task { $$$ } }", "Button { Task { $$$ } } label: { $$$ }", ".onTapGesture { Task { $$$ } }", ".onDelete { $_ in Task { $$$ } }", ".onDelete { $_ in $FIRST; $SECOND; $$$ }"] }
message: "An action stands in the middle of what is shown"
instead: Make it a private function, and name that.
```

```yaml rule
rule: fonts-are-styles
silences: [numbers-have-names]
severity: note
check: literal-font
in: { path: ["**/*View.swift"] }
allow: [.largeTitle, .title, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote, .caption, .caption2]
because: Text of a fixed size stays small for those who need it large.
instead: Use a text style of the system, or a font of the package `Fonts`.
```

```yaml rule
rule: colors-have-names
severity: note
every: { struct: view, in: production }
must-not:
  contain:
    pattern: ["Color(red: $VALUE, green: $_, blue: $_)", "Color(red: $VALUE, green: $_, blue: $_, opacity: $_)", "Color(.sRGB, red: $VALUE, green: $_, blue: $_)", "Color(white: $VALUE)", "UIColor(red: $VALUE, green: $_, blue: $_, alpha: $_)", "UIColor(white: $VALUE, alpha: $_)", "Color(hex: $VALUE)", "Color(hue: $VALUE, saturation: $_, brightness: $_)"]
    where: { VALUE: { literal: [number, string] } }
message: "`{Subject}` mixes a colour"
instead: Use a colour of the system, or of the package `Colors`.
```

```yaml rule
rule: screens-have-previews
severity: warning
every: { struct: screen, in: production }
must: { have-counterpart: preview }
message: "`{Subject}` has no preview"
make: preview {Subject}
```

```yaml rule
rule: views-have-the-usual-sections
severity: note
every: { mark: any, in: "{{feature-folder}}/{Feature}View.swift", not: { in: tests } }
must: { named: [Properties, Constants, Initialization, Body, Content, Actions, Subviews, Private Methods, Preview, Previews, '/^[A-Z]\w+(Style|Modifier|Key|ing|able|Protocol)$/'] }
message: "This is none of the sections of a view"
instead: Name it Properties, Initialization, Body, Content, Actions, Subviews or Preview.
```

```yaml rule
rule: view-models-have-the-usual-sections
severity: note
every: { mark: any, in: "{{feature-folder}}/{Feature}{{state-holder}}.swift", not: { in: tests } }
must: { named: ["{{state-holder}}", View Model, Constants, Published Properties, Properties, Dependencies, Computed Properties, Initialization, Public Methods, Private Methods, Nested Types, '/^[A-Z]\w+(Delegate|ing|able|Protocol)$/'], be: separated }
message: "This is none of the sections of a view model"
instead: Name it Published Properties, Dependencies, Computed Properties, Initialization or Public Methods.
```

```swift bad path=Sources/Recipes/RecipesViewModel.swift
// MARK: - Secrets // ✗ view-models-have-the-usual-sections

final class RecipesViewModel {}
```

```swift bad path=Sources/Recipes/RecipesView.swift
import SwiftUI

struct RecipesView: View { // ✗ screens-show-their-errors, screens-have-previews
    let viewModel: RecipesViewModel // ✗ screens-own-their-view-model
    @State var isOpen = false // ✗ state-of-views-is-private
    @ObservedObject private var filter = FilterModel(all: true) // ✗ observed-objects-are-handed-in

    var body: some View {
        list
            .onAppear { Task { await viewModel.load() } } // ✗ loading-is-a-task
            .alert(L10n.Common.error, isPresented: .constant(viewModel.hasError)) { // ✗ alerts-can-be-dismissed
                Text(viewModel.errorMessage)
            }
        Color(.sRGB, red: 0.1, green: 0.2, blue: 0.3).onAppear { // ✗ colors-have-names, loading-is-a-task
            isOpen = true
            Task { await viewModel.load() }
        }
        Button(L10n.Common.save) { Task { await viewModel.save() } } // ✗ tasks-are-not-started-in-a-body
        Text(viewModel.title).font(.system(size: 13)) // ✗ fonts-are-styles
        Color(red: 0.1, green: 0.2, blue: 0.3) // ✗ colors-have-names
        Color(white: 0.4) // ✗ colors-have-names
        Color(uiColor: UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)) // ✗ colors-have-names
    }

    var list: some View { // ✗ parts-of-a-view-are-private
        ForEach(viewModel.recipes, id: \.self) { recipe in // ✗ rows-are-identified
            RecipeRow(recipe: recipe)
        }
    }

    func delete(at offsets: IndexSet) {} // ✗ actions-of-a-view-are-private
}

// MARK: Rows // ✗ views-have-the-usual-sections

struct RecipeRow: View {
    var recipe: Recipe // ✗ rows-keep-their-item-constant

    var body: some View { EmptyView() }
}
```

```swift bad path=Sources/Shelves/ShelvesViewModel.swift
final class ShelvesViewModel {}
```

```swift bad path=Sources/Shelves/ShelvesView.swift
import SwiftUI

struct ShelvesView: View {
    @StateObject private var viewModel: ShelvesViewModel

    init() { // ✗ state-objects-are-made-once
        _viewModel = StateObject(wrappedValue: ShelvesViewModel())
    }

    var body: some View { // ✗ bodies-delegate
        EmptyView() // × 61
    }
}

#Preview { ShelvesView() }
```

```swift bad path=Sources/Tins/TinsViewModel.swift
final class TinsViewModel {}
```

```swift bad path=Sources/Tins/TinsView.swift
import SwiftUI

struct TinsView: View { // ✗ screens-are-handed-their-view-model, screens-show-their-errors
    @StateObject private var viewModel: TinsViewModel

    init(viewModel: TinsViewModel) {
        self.viewModel = viewModel
    }

    var body: some View {
        Text(L10n.Tins.hint).alert(isPresented: $open) { Alert(viewModel.errorMessage) }
    }
}

#Preview { TinsView() }
```

```swift bad path=Sources/Jars/JarsViewModel.swift
final class JarsViewModel {}
```

```swift bad path=Sources/Jars/JarsView.swift
import Foundation // ✗ features-declare-their-view
```

```swift good path=Sources/Recipes/RecipesViewModel.swift
// MARK: - ViewModel

final class RecipesViewModel {}
```

```swift good path=Sources/Recipes/RecipesView.swift
import SwiftUI

struct RecipesView: View {
    // MARK: - Properties

    @StateObject private var viewModel: RecipesViewModel
    @ObservedObject private var session = Session.shared

    // MARK: - Initialization

    init(viewModel: RecipesViewModel = RecipesViewModel()) {
        _viewModel = StateObject(wrappedValue: viewModel)
    }

    // MARK: - Body

    var body: some View {
        content
            .task { await viewModel.load() }
            .onAppear { isFocused = true }
            .alert(L10n.Common.hint, isPresented: .constant(viewModel.hasHint)) {
                Button(L10n.Common.understood) { viewModel.clearHint() }
            }
            .alert(L10n.Common.error, isPresented: $viewModel.hasError) {
                Button(L10n.Common.understood, role: .cancel, action: viewModel.clearError)
            } message: {
                Text(viewModel.errorMessage ?? L10n.Common.unknownError)
            }
    }

    @ViewBuilder
    private var content: some View {
        if viewModel.recipes.isEmpty { emptyView } else { listView }
    }

    private var emptyView: some View { Text(L10n.Recipes.none).font(.headline) }

    private var listView: some View {
        List {
            ForEach(viewModel.recipes) { RecipeRow(recipe: $0) }
                .onDelete(perform: delete)
        }
    }

    static func row(of recipe: RecipesModel) -> some View { RecipeRow(recipe: recipe) }

    private func delete(at offsets: IndexSet) {
        let recipes = offsets.map { viewModel.recipes[$0] }
        Task { await viewModel.delete(recipes) }
    }
}

private struct RecipeRow: View {
    let recipe: RecipesModel

    var body: some View { Text(recipe.title) }
}

#Preview {
    RecipesView(viewModel: RecipesViewModel(service: MockRecipesService()))
}
```

## Services: where the data come from

The file holds three things: the protocol, the service, and a mock for tests and previews. The protocol can be sent to any thread and
all that it asks for is `async throws`. The service is a struct around a network client that it was handed, or an actor where it has to
remember something.

```yaml rule
rule: features-declare-their-service-protocol
every: { file: "{Feature}{{service}}", in: "{{feature-folder}}/*", have-counterpart: { class: "{Feature}{{state-holder}}" }, not: { in: tests } }
must: { have: { protocol: "{Feature}{{service}}Protocol" } }
message: "`{Subject}.swift` declares no `{Feature}{{service}}Protocol`"
make: protocol {Feature}{{service}}
```

```yaml rule
rule: service-protocols-are-sendable
every: { protocol: service-protocol, in: production, not: { inherit: Actor } }
must: { inherit: Sendable }
instead: "Write `protocol {Name}{{service}}Protocol: Sendable`."
```

```yaml rule
rule: service-methods-are-async-and-throw
every: { function: any, member-of: { protocol: service-protocol, not: { named: "Analytics*" } }, in: production }
must: { be: [async, throwing] }
```

```yaml rule
rule: services-are-structs-or-actors
every: { any: [struct, class, actor], named: "{Feature}{{service}}", in: "{{feature-folder}}/{Feature}{{service}}.swift", have-counterpart: { class: "{Feature}{{state-holder}}" }, not: { in: tests } }
must: { all: [{ any: [struct, actor] }, { conform-to: "{Feature}{{service}}Protocol" }] }
instead: "Write `struct {Feature}{{service}}: {Feature}{{service}}Protocol`."
```

```yaml rule
rule: services-keep-protocols
silences: [collaborators-are-protocols, dependencies-are-private-constants, state-is-private]
every:
  property: [networking, "*Networking", client, "*Client", api, "*API", apiService]
  be: stored
  member-of: service
  not: { any: [{ be: static }, { have-attribute: "@*" }] }
must: { all: [{ be: [private, constant] }, { have-type: ["*Protocol", "*ing", { protocol: any }] }] }
instead: Write `private let`, with the protocol as its type.
```

```yaml rule
rule: services-are-handed-their-client
every: { any: [class, actor], named: "{Feature}{{service}}", in: production, have: { property: [networking, client, api, apiService], be: stored } }
must: { have: { initializer: any, have: { parameter: any, have-type: ["*Protocol", "*ing", { protocol: any }] } } }
message: "`{Subject}` makes its client itself"
```

```yaml rule
rule: features-have-a-mock-service
every: { protocol: service-protocol, in: "{{feature-folder}}/{Feature}{{service}}.swift", have-counterpart: { class: "{Feature}{{state-holder}}" }, not: { in: tests } }
must: { have-counterpart: { class: "Mock{Feature}{{service}}" } }
message: "`{Subject}` has no `Mock{Feature}{{service}}` for tests and previews"
make: mock {Subject}
```

```yaml rule
rule: mock-services-are-final-and-conform
every: { any: [class, struct], named: "Mock{Feature}{{service}}", have-counterpart: { protocol: "{Feature}{{service}}Protocol" } }
must: { all: [class, { be: final }, { conform-to: "{Feature}{{service}}Protocol" }, { any: [{ inherit: Sendable }, { conform-to: Sendable }, { isolated-to: "*" }] }] }
instead: "Write `final class Mock{Feature}{{service}}: {Feature}{{service}}Protocol, @unchecked Sendable`."
```

```yaml rule
rule: mock-services-return-what-was-set
every: { class: "Mock{Feature}{{service}}", have-counterpart: { protocol: "{Feature}{{service}}Protocol" }, have: { function: any, have-type: "*" } }
must: { have: { property: ["*ToReturn", "*Result"], be: mutable } }
message: "`{Subject}` has no `…ToReturn` that a test could set"
```

```yaml rule
rule: mock-services-can-fail
every: { class: "Mock{Feature}{{service}}", have-counterpart: { protocol: "{Feature}{{service}}Protocol" }, have: { function: any, be: throwing } }
must: { any: [{ have: { property: shouldThrowError, be: mutable, have-value: "false" } }, { have: { property: "*Result" } }, { contain: "throw $_", not: { have: { property: any, have-type: ["Error?", "(any Error)?", "*Error?"] } } }] }
message: "`{Subject}` can't fail: `var shouldThrowError = false` is missing"
```

```yaml rule
rule: methods-of-mock-services-fail-with-them
severity: warning
every: { function: any, be: throwing, member-of: { class: "Mock{Feature}{{service}}", have-counterpart: { protocol: "{Feature}{{service}}Protocol" }, have: { property: shouldThrowError } } }
must: { contain: [shouldThrowError, "throw $_", "try $_"] }
message: "`{Subject}` succeeds even if the mock is told to fail"
instead: "Begin it with `if shouldThrowError { throw … }`."
```

```yaml rule
rule: mock-services-remember-calls
every: { class: "Mock{Feature}{{service}}", have-counterpart: { protocol: "{Feature}{{service}}Protocol" }, have: { function: any, not: { have-type: "*" } } }
must: { have: { property: ["*WasCalled", "*CallCount", "*Calls"], be: mutable } }
message: "`{Subject}` does not say which of its methods was called"
```

```yaml rule
rule: only-doubles-are-unchecked
severity: warning
every: { any: [class, struct, enum], in: production, not: double }
must-not: { contain: "class $_: @unchecked Sendable { $$$ }" }
because: The compiler looks away at these words. In a mock that one test holds it may.
instead: Make it an actor, or protect what changes and say by which lock in a comment.
```

```yaml rule
rule: services-have-the-usual-sections
severity: note
every: { mark: any, in: "{{feature-folder}}/{Feature}{{service}}.swift", not: { in: tests } }
must: { named: ["{{service}} Protocol", "{{service}} Implementation", Properties, Dependencies, Initialization, Public Methods, Private Methods, "Mock {{service}}", "Mock {{service}} (for Testing)", "Mock {{service}} (for Testing & Previews)", '/^[A-Z]\w+Protocol$/'], be: separated }
message: "This is none of the sections of a service"
```

```swift given path=Sources/Recipes/RecipesViewModel.swift
final class RecipesViewModel {}
```

```swift bad path=Sources/Recipes/RecipesService.swift
// MARK: - Net // ✗ services-have-the-usual-sections

protocol RecipesServiceProtocol { // ✗ service-protocols-are-sendable, features-have-a-mock-service
    func recipes() throws -> [Recipe] // ✗ service-methods-are-async-and-throw
    func delete(_ id: String) async throws
}

final class RecipesService: RecipesServiceProtocol { // ✗ services-are-structs-or-actors, services-are-handed-their-client
    private let networking = LiveClient() // ✗ services-keep-protocols
}

struct LiveClient {}

struct MockRecipesService: RecipesServiceProtocol {} // ✗ mock-services-are-final-and-conform

final class Session: @unchecked Sendable { // ✗ only-doubles-are-unchecked
    var token = ""
}
```

```swift bad path=Sources/Shelves/ShelvesViewModel.swift
final class ShelvesViewModel {}
```

```swift bad path=Sources/Shelves/ShelvesService.swift
protocol ShelvesServiceProtocol: Sendable { // ✗ features-have-a-mock-service
    func shelves() async throws -> [String]
}

struct ShelvesService: ShelvesServiceProtocol {}
```

```swift bad path=Sources/Tins/TinsViewModel.swift
final class TinsViewModel {}
```

```swift bad path=Sources/Tins/TinsService.swift
protocol TinsServiceProtocol: Sendable {}

struct TinsService: TinsServiceProtocol {}

final class MockTinsService: TinsServiceProtocol, @unchecked Sendable { // ✗ mock-services-return-what-was-set, mock-services-can-fail, mock-services-remember-calls
    func tins() async throws -> [String] { [] }
    func delete(_ id: String) async throws {}
}
```

```swift bad path=Sources/Jars/JarsViewModel.swift
final class JarsViewModel {}
```

```swift bad path=Sources/Jars/JarsService.swift
struct JarsService {} // ✗ features-declare-their-service-protocol, services-are-structs-or-actors
```

```swift good path=Sources/Recipes/RecipesService.swift
import Foundation

// MARK: - Service Protocol

protocol RecipesServiceProtocol: Sendable {
    func recipes() async throws -> [Recipe]
    func delete(_ id: String) async throws
}

// MARK: - Service Implementation

struct RecipesService: RecipesServiceProtocol {
    private let networking: NetworkingProtocol

    init(networking: NetworkingProtocol = NetworkingService.shared) {
        self.networking = networking
    }
}

// MARK: - Mock Service (for Testing & Previews)

final class MockRecipesService: RecipesServiceProtocol, @unchecked Sendable {
    var recipesToReturn: [Recipe] = []
    var shouldThrowError = false
    var deleteWasCalled = false

    func recipes() async throws -> [Recipe] {
        if shouldThrowError { throw MockError.wanted }
        return recipesToReturn
    }

    func delete(_ id: String) async throws {
        if shouldThrowError { throw MockError.wanted }
        deleteWasCalled = true
    }
}
```

```swift good path=Sources/Shelves/ShelvesService.swift
protocol ShelvesServiceProtocol: Sendable {
    func shelves() async throws -> [String]
}

struct ShelvesService: ShelvesServiceProtocol {}

// It always fails.
final class MockShelvesService: ShelvesServiceProtocol, @unchecked Sendable {
    var shelvesToReturn: [String] = []

    func shelves() async throws -> [String] { throw MockError.wanted }
}
```

```swift good path=Sources/Shared/SessionService.swift
actor SessionService {
    private let client: NetworkingProtocol

    init(client: NetworkingProtocol) {
        self.client = client
    }
}
```

```swift bad path=Sources/Tea/TeaService.swift
protocol TeaServiceProtocol: Sendable {
    func teas() async throws -> [String]
    func drink(_ tea: String) async throws
}

struct TeaService: TeaServiceProtocol {}

final class MockTeaService: TeaServiceProtocol, @unchecked Sendable {
    var teasToReturn: [String] = []
    var shouldThrowError = false
    var drinkWasCalled = false

    func teas() async throws -> [String] {
        if shouldThrowError { throw MockError.wanted }
        return teasToReturn
    }

    func drink(_ tea: String) async throws { // ✗ methods-of-mock-services-fail-with-them
        drinkWasCalled = true
    }
}
```

## Models: what it is about

```yaml rule
rule: models-of-a-feature-can-be-compared
severity: note
every:
  any:
    - { struct: "{Feature}Model", be: top-level, in: "{{feature-folder}}/{Feature}Model.swift", have-counterpart: { class: "{Feature}{{state-holder}}" } }
    # What has the operator and not the protocol can't be compared by `XCTAssertEqual`.
    - { any: [struct, enum], have: { function: "==" } }
  not: { in: tests }
must: { conform-to: Equatable }
because: A test compares what came out with what was expected.
message: "`{Subject}` is not `Equatable`"
```

```yaml rule
rule: models-of-a-list-are-identifiable
severity: note
every: { struct: "{Feature}Model", be: top-level, in: "{{feature-folder}}/{Feature}Model.swift", have: { property: id }, not: { in: tests } }
must: { conform-to: Identifiable }
because: A list that is told by identifiers moves its rows instead of drawing them anew.
message: "`{Subject}` has an `id` and is not `Identifiable`"
```

```swift given path=Sources/Recipes/RecipesViewModel.swift
final class RecipesViewModel {}
```

```swift bad path=Sources/Recipes/RecipesModel.swift
struct RecipesModel { // ✗ models-of-a-feature-can-be-compared, models-of-a-list-are-identifiable
    let id: String
}
```

```swift good path=Sources/Recipes/RecipesModel.swift
struct RecipesModel: Identifiable, Equatable {
    let id: String
}
```

```swift bad path=Sources/Scale/Weight.swift
struct Weight { // ✗ models-of-a-feature-can-be-compared
    let gram: Int

    static func == (left: Weight, right: Weight) -> Bool { left.gram == right.gram }
}
```

```swift good path=Sources/Scale/Weight.swift
struct Weight: Hashable {
    let gram: Int

    static func == (left: Weight, right: Weight) -> Bool { left.gram == right.gram }
}
```

# Packages of one's own

## When there should be a new one

When several features need the same thing; when code has a clear border and needs little from outside; when it is worth testing alone;
when the build would gain from it. One good reason is enough, and none is decided by a tool.

```yaml review
review: is-it-used-by-several
question: Is this used by more than one feature already, or will it be this month? Then it is a package of Core or of UI.
about: { type: any, in: "{{target-views}}", be: public }
```

```yaml review
review: has-it-a-clear-border
question: Could this folder be cut out with few wires left hanging, tested alone, and built beside the rest?
about: { folder: any, have-at-least: { files: 20 } }
```

## Its first files

A new package has its manifest, one source file of its own name and one test file. It begins without dependencies. Then it is added to
the app as a local package; what nobody depends on is left over.

```swift
import Foundation

public enum {{Name}} {}
```

```swift
import XCTest
@testable import {{Name}}

final class {{Name}}Tests: XCTestCase {}
```

```yaml rule
rule: new-packages-are-added
severity: warning
every: { package: any, in: "{{package}}/Package.swift", be: new }
must: { be: used }
message: "Nothing depends on the new package `{Subject}` yet"
instead: Add it to the project of the app as a local package, or to the package that needs it, and import it where it is used.
```

```swift before path=Packages/Cellar/Package.swift
import PackageDescription

let package = Package(name: "Cellar", targets: [.target(name: "Cellar")])
```

```swift given path=Packages/Shelves/Sources/Shelves/Shelves.swift
public enum Shelves {}
```

```swift bad path=Packages/Cellar/Package.swift
import PackageDescription

let package = Package(name: "Cellar", targets: [.target(name: "Cellar")])
```

```swift bad path=Packages/Shelves/Package.swift
import PackageDescription // ✗

let package = Package(
    name: "Shelves",
    products: [.library(name: "Shelves", targets: ["Shelves"])],
    targets: [.target(name: "Shelves"), .testTarget(name: "ShelvesTests", dependencies: ["Shelves"])]
)
```

```swift good path=Packages/Cellar/Package.swift
import PackageDescription

let package = Package(
    name: "Cellar",
    dependencies: [.package(path: "../Shelves")],
    targets: [.target(name: "Cellar", dependencies: ["Shelves"])]
)
```

```swift good path=Packages/Shelves/Package.swift
import PackageDescription

let package = Package(
    name: "Shelves",
    products: [.library(name: "Shelves", targets: ["Shelves"])],
    targets: [.target(name: "Shelves"), .testTarget(name: "ShelvesTests", dependencies: ["Shelves"])]
)
```

```yaml review
review: is-the-package-in-the-project
question: Does the app, or a package that the app uses, depend on this package?
about: package
```

## The package for texts

All texts live in the package `Localization`: one file for each language with the same keys, an enum `L10n` that names the texts for
the code, and the one extension that looks a key up. Nobody else asks for a text by its key.

```yaml rule
rule: texts-live-in-localization
every: { folder: any, in: "**/{Parent}/{Language}.lproj", have-counterpart: { file: "Localizable.*", in: "**/{Parent}/{Language}.lproj/*" } }
must: { in: "{{localization-resources}}/*" }
message: "`{Subject}` lies outside of the package `{{localization-package}}`"
```

```yaml rule
rule: localization-has-its-files
every: { folder: "{{localization-package}}", have: { file: Package.swift } }
must:
  all:
    - have-counterpart: { file: L10n.swift, in: "{{localization-sources}}/*" }
    - have-counterpart: { file: String+Localization.swift, in: "{{localization-sources}}/*" }
    - have-counterpart: { file: "{{localization-package}}Tests.swift", in: "{{localization-tests}}/*" }
make: localization-package --missing
```

```yaml rule
rule: texts-are-there-in-the-first-language
every: { folder: "{{localization-package}}", have: { file: Package.swift } }
must: { any: [{ have-counterpart: { file: Localizable.strings, in: "{{localization-resources}}/{{first-language}}.lproj/*" } }, { have-counterpart: { file: Localizable.xcstrings, in: "{{localization}}" } }] }
message: "`{{localization-package}}` has no texts in `{{first-language}}`"
```

```yaml rule
rule: texts-are-there-in-the-second-language
every: { folder: "{{localization-package}}", have: { file: Package.swift } }
must: { any: [{ have-counterpart: { file: Localizable.strings, in: "{{localization-resources}}/{{second-language}}.lproj/*" } }, { have-counterpart: { file: Localizable.xcstrings, in: "{{localization}}" } }] }
because: This app speaks English and Turkish; a team with other languages changes `first-language` and `second-language`.
message: "`{{localization-package}}` has no texts in `{{second-language}}`"
```

```yaml rule
rule: localization-processes-its-resources
every: { file: Package, in: "{{localization}}/*" }
must: { all: [{ contain: "Package(name: $_, defaultLocalization: $_, $$$)" }, { contain: '.process("{{resources}}")' }] }
because: Without them there is no `Bundle.module`, and every text is its key.
```

```yaml review
review: have-all-languages-the-same-placeholders
question: Has each text the same placeholders in every language, in an order that its call knows? Does any key stand twice in one file?
about: { enum: L10n }
because: Rules compare the keys of the languages, and not the texts behind them.
```

```swift bad path=Packages/Localization/Package.swift
import PackageDescription

let package = Package(name: "Localization", targets: [.target(name: "Localization")])
```

```swift bad path=Packages/Localization/Sources/Localization/Texts.swift
enum Texts {}
```

```strings bad path=Packages/Survey/Sources/Survey/Resources/en.lproj/Localizable.strings
"survey.title" = "Survey";
```

```swift good path=Packages/Localization/Package.swift
import PackageDescription

let package = Package(
    name: "Localization",
    defaultLocalization: "en",
    targets: [.target(name: "Localization", resources: [.process("Resources")])]
)
```

```swift good path=Packages/Localization/Sources/Localization/L10n.swift
public enum L10n {}
```

```swift good path=Packages/Localization/Sources/Localization/String+Localization.swift
extension String {}
```

```strings good path=Packages/Localization/Sources/Localization/Resources/en.lproj/Localizable.strings
"common.ok" = "OK";
```

```strings good path=Packages/Localization/Sources/Localization/Resources/tr.lproj/Localizable.strings
"common.ok" = "Tamam";
```

```swift good path=Packages/Localization/Tests/LocalizationTests/LocalizationTests.swift
final class LocalizationTests {}
```

## L10n

A text without arguments is a constant, one with arguments a function. They stand in groups, one for each screen and one for what is
common; a key is the group's name, a dot, and words in lower case.

```yaml rule
rule: l10n-is-public-and-without-cases
every: { enum: any, any: [{ named: L10n }, { member-of: { enum: L10n } }], in: ["**/L10n.swift", "**/L10n+*.swift"] }
must: { all: [{ be: public }, { not: { have: { case: any } } }] }
```

```yaml rule
rule: texts-stand-in-groups
every: { any: [property, function, type], member-of: { enum: L10n, be: top-level }, in: ["**/L10n.swift", "**/L10n+*.swift"] }
must: { enum: any }
message: "`{Subject}` belongs to no group of texts"
```

```yaml rule
rule: texts-are-public-constants
every: { property: any, member-of: { enum: any, member-of: { enum: L10n } }, in: ["**/L10n.swift", "**/L10n+*.swift"] }
must: { all: [{ be: [public, static] }, { have-value: '/\.localized$/' }] }
instead: "Write `public static let {Subject} = \"….{Subject}\".localized`."
```

```yaml rule
rule: texts-with-arguments-are-functions
every: { function: any, member-of: { enum: any, member-of: { enum: L10n } }, in: ["**/L10n.swift", "**/L10n+*.swift"] }
must: { all: [{ be: [public, static] }, { have-type: String }, { contain: "String(format: $KEY.localized, $$$)" }] }
instead: "Write a `public static func` that returns `String(format: \"…\".localized, …)`."
```

```yaml rule
rule: keys-begin-with-their-group
every: { property: any, member-of: { enum: any, member-of: { enum: L10n } }, in: ["**/L10n.swift", "**/L10n+*.swift"] }
must: { have-value: '/^"[a-z][A-Za-z0-9]*(\.[a-z0-9][A-Za-z0-9_]*)+"\.localized$/' }
message: "The key of `{Subject}` isn't made of words that begin in lower case, with dots between them"
```

```yaml rule
rule: keys-in-every-language-are-lower-case
every: { setting: any, in: "{{localization}}/**/Localizable.strings" }
must: { named: '/^[a-z][A-Za-z0-9]*(\.[a-z0-9][A-Za-z0-9_]*)+$/' }
message: "The key `{Subject}` isn't made of words that begin in lower case, with dots between them"
```

```yaml rule
rule: every-language-has-every-key
severity: warning
every: { document: Localizable.strings, in: "{{localization}}" }
must:
  have-key-for:
    any:
      - { setting: any, in: "{{localization}}/**/Localizable.strings" }
      - { string: any, match: '/^[a-z]\w*(\.\w+)+$/', in: "{{localization}}/**/L10n.swift" }
because: Where a key is missing, the reader sees the key.
instead: Write the text for it, or delete the key in the other languages and in `L10n`.
```

```yaml rule
rule: texts-come-from-l10n
severity: warning
every: { file: any, in: production, not: { in: "{{localization}}" }, have-counterpart: { enum: L10n } }
must-not: { any: [{ call: NSLocalizedString }, { contain: ["String(localized: $_)", "String(localized: $_, $$$)", "LocalizedStringResource($$$)", "Bundle.main.localizedString(forKey: $_, value: $_, table: $_)"] }] }
message: "A text is looked up by its key"
instead: Name it by `L10n`.
```

```yaml rule
rule: strings-know-their-localization
every: { file: String+Localization, in: "{{localization}}" }
must: { all: [{ have: { extension: String, have: { property: localized, have-type: String } } }, { contain: "NSLocalizedString(self, bundle: .module, comment: $_)" }] }
```

```yaml rule
rule: localized-is-for-this-package
severity: warning
every: { any: [extension, { property: localized }], in: "**/String+Localization.swift" }
must-not: { be: [public] }
message: "`{Subject}` lets every package look texts up by itself"
```

```swift bad path=Packages/Localization/Sources/Localization/L10n.swift
enum L10n { // ✗ l10n-is-public-and-without-cases
    public static let app = "app".localized // ✗ texts-stand-in-groups

    public enum Common {
        public static let ok = "OK" // ✗ texts-are-public-constants, keys-begin-with-their-group
        public static let error = "Error_Text".localized // ✗ keys-begin-with-their-group
        public static let tryAgain = "common.tryAgain".localized // ✗ keys-begin-with-their-group
        public static func welcome(_ name: String) -> String { // ✗ texts-with-arguments-are-functions
            "common.welcome".localized + name
        }
    }
}
```

```swift bad path=Packages/Localization/Sources/Localization/String+Localization.swift
public extension String { // ✗ strings-know-their-localization, localized-is-for-this-package
    var localized: String { // ✗ localized-is-for-this-package
        Bundle.main.localizedString(forKey: self, value: nil, table: nil)
    }
}
```

```strings bad path=Packages/Localization/Sources/Localization/Resources/en.lproj/Localizable.strings
"common.ok" = "OK"; // ✗ every-language-has-every-key
/* "common.welcome" = "Hello"; */
"OK" = "OK"; // ✗ keys-in-every-language-are-lower-case
```

```strings bad path=Packages/Localization/Sources/Localization/Resources/tr.lproj/Localizable.strings
"common.ok" = "Tamam"; // ✗ every-language-has-every-key
"common.welcome" = "Merhaba, \"OK\"";
```

```swift bad path=Packages/Survey/Sources/Survey/Views/SurveyTitle.swift
let title = NSLocalizedString("survey.title", comment: "") // ✗ texts-come-from-l10n
let hint = LocalizedStringResource("survey.hint") // ✗ texts-come-from-l10n
```

```swift good path=Packages/Localization/Sources/Localization/L10n.swift
import Foundation

public enum L10n {
    public enum Common {
        public static let ok = "common.ok".localized

        public static func welcome(_ name: String) -> String {
            String(format: "common.welcome".localized, name)
        }
    }
}
```

```swift good path=Packages/Localization/Sources/Localization/String+Localization.swift
import Foundation

extension String {
    var localized: String {
        NSLocalizedString(self, bundle: .module, comment: "")
    }
}
```

```strings good path=Packages/Localization/Sources/Localization/Resources/en.lproj/Localizable.strings
/* What every screen says. */
"common.ok" = "OK";
"common.welcome" = "Hello, %@";
"shelf.best.before" = "Best before %@";
```

```swift good path=Packages/Survey/Sources/Survey/Views/SurveyTitle.swift
let title = L10n.Survey.title
```

## The package for analytics

Events, where they go, and the one service between the two: three files, each named after the public type in it. A vendor's library is
known to one type only, the provider that wraps it. So a vendor can be changed in an afternoon.

```yaml rule
rule: analytics-has-its-three-files
every: { folder: any, in: "{{analytics-sources}}", not: { in: "{{analytics-sources}}/*" } }
must: { all: [{ have-counterpart: { protocol: AnalyticsEvent, in: "**/AnalyticsEvent.swift" } }, { have-counterpart: { protocol: AnalyticsProvider, in: "**/AnalyticsProvider.swift" } }, { have-counterpart: { type: AnalyticsService, in: "**/AnalyticsService.swift" } }] }
make: analytics-package --missing
```

```yaml rule
rule: events-have-name-and-parameters
every: { protocol: AnalyticsEvent }
must: { all: [{ be: public }, { have-each: [{ property: name, have-type: String, contain: "var $_: $_ { get }" }, { property: parameters, contain: "var $_: $_ { get }" }] }] }
message: "`AnalyticsEvent` isn't public, or a readable `name: String` or `parameters` is missing"
instead: "Make it public, with `var name: String { get }` and `var parameters: … { get }`."
```

```yaml rule
rule: providers-track-and-remember
every: { protocol: AnalyticsProvider }
must: { all: [{ be: public }, { have-each: [{ function: track, have-at-most: { parameters: 1 } }, { function: setUserProperty, have-each: [{ parameter: value, be: optional }, { parameter: any }] }] }] }
message: "`AnalyticsProvider` isn't public, or `track(_:)` or `setUserProperty(_:forName:)` is missing"
instead: "Make it public, with `track(_:)` and `setUserProperty(_:forName:)`."
```

```yaml rule
rule: the-analytics-service-is-a-public-final-class
every: { type: AnalyticsService }
must: { all: [class, { be: [public, final] }] }
```

```yaml rule
rule: the-analytics-service-is-made-once
every: { class: AnalyticsService }
must: { have-each: [{ property: shared, be: [static, constant, public] }, { initializer: any, be: private }] }
message: "`AnalyticsService` has no `public static let shared` and private initializer"
```

```yaml rule
rule: providers-are-registered
every: { class: AnalyticsService }
must: { have-each: [{ property: providers, be: [private, mutable], have-value: "[]" }, { function: register, be: public, have-at-most: { parameters: 1 } }] }
message: "`AnalyticsService` has no private list of providers that begins empty and grows by `register(_:)`"
```

```yaml rule
rule: events-go-to-every-provider
every: { function: track, member-of: { class: AnalyticsService } }
must: { any: [{ contain: "providers.forEach { $$$ }" }, { contain: "for $_ in providers { $$$ }" }], not: { contain: [continue, break, "guard $$$ else { $$$ }"] } }
message: "`track` does not go through all providers"
```

```yaml rule
rule: events-are-types
every: { file: any, in: production, have-counterpart: { type: AnalyticsService } }
must-not: { contain: { pattern: ["AnalyticsService.shared.track($EVENT)", "analytics.track($EVENT)"], where: { EVENT: { literal: string } } } }
message: "An event is told by a text"
instead: Make it a type that conforms to `AnalyticsEvent`.
```

```yaml rule
rule: vendors-stay-behind-providers
every: { file: any, in: production, not: { have: { type: any, any: [{ conform-to: [AnalyticsProvider, UIApplicationDelegate] }, { have-attribute: "@main" }] } } }
must-not: { import: "{{analytics-vendors}}" }
message: "A vendor's analytics are known outside of a provider"
instead: Wrap them in a type that conforms to `AnalyticsProvider`.
```

```swift bad path=Packages/Analytics/Sources/Analytics/AnalyticsEvent.swift
protocol AnalyticsEvent { // ✗ events-have-name-and-parameters
    var title: String { get }
}
```

```swift bad path=Packages/Analytics/Sources/Analytics/AnalyticsProvider.swift
protocol AnalyticsProvider { // ✗ providers-track-and-remember
    func track(_ event: AnalyticsEvent)
}
```

```swift bad path=Packages/Analytics/Sources/Analytics/AnalyticsService.swift
import Mixpanel // ✗ vendors-stay-behind-providers

public class AnalyticsService { // ✗ the-analytics-service-is-a-public-final-class, the-analytics-service-is-made-once, providers-are-registered
    public var providers: [AnalyticsProvider] // ✗ providers-are-registered

    public func track(_ event: AnalyticsEvent) { // ✗ events-go-to-every-provider
        providers.first?.track(event)
    }
}
```

```swift bad path=Packages/Tracking/Analytics/AnalyticsService.swift
public final class AnalyticsService { // ✗ the-analytics-service-is-made-once, providers-are-registered
    private var providers: [AnalyticsProvider] = []

    public func track(_ event: AnalyticsEvent) {
        for provider in providers {
            if provider.isPaused { continue } // ✗ events-go-to-every-provider
            provider.track(event)
        }
    }
}
```

```swift bad path=Packages/Survey/Sources/Survey/Services/SurveyTracking.swift
func opened() {
    AnalyticsService.shared.track("survey_opened") // ✗ events-are-types
}
```

```swift good path=Packages/Analytics/Sources/Analytics/AnalyticsEvent.swift
public protocol AnalyticsEvent {
    var name: String { get }
    var parameters: [String: String] { get }
}
```

```swift good path=Packages/Analytics/Sources/Analytics/AnalyticsProvider.swift
public protocol AnalyticsProvider {
    func track(_ event: AnalyticsEvent)
    func setUserProperty(_ value: String?, forName name: String)
}
```

```swift good path=Packages/Analytics/Sources/Analytics/AnalyticsService.swift
public final class AnalyticsService {
    private var providers: [AnalyticsProvider] = []

    public static let shared = AnalyticsService()

    private init() {}

    public func track(_ event: AnalyticsEvent) {
        for provider in providers {
            provider.track(event)
        }
    }

    public func register(_ newProvider: AnalyticsProvider) {
        providers.append(newProvider)
    }
}
```

```swift good path=Packages/Survey/Sources/Survey/Services/SurveyTracking.swift
func opened() {
    AnalyticsService.shared.track(SurveyOpened())
}
```

```swift good path=App/MixpanelProvider.swift
import Mixpanel

struct MixpanelProvider: AnalyticsProvider {}
```

Everything in one file is not what we mean:

```swift bad rule=analytics-has-its-three-files path=Packages/Analytics/Sources/Analytics/AnalyticsService.swift
public protocol AnalyticsEvent {}

public final class AnalyticsService {}
```

# How a file is laid out

## From top to bottom

A file is read from the top. First what it imports, then the protocols that it defines, then the type that it is about, then its
conformances, each in an extension of its own, and last the types that it keeps inside. A file is about one type and carries its name.
In the type come the properties that it stores, the initializers, the methods, and last the private ones. What is computed or overridden
stands where it is best read.

```yaml rule
rule: files-are-named-after-what-is-in-them
severity: warning
every:
  file: any
  in: production
  have: { type: any }
  not: { any: [{ named: ["main", "Package", "Project", "*+*", "*Models", "*Model", "*Types", "*Protocols", "*Extensions", "*Extension", "*Constants", "*Keys", "*Errors", "*Events", "*Endpoints", "*Styles", "*Mocks", "*Modifiers"] }] }
must: { have: { any: [type, extension], named: ["{File}", "{File}Protocol", "{File}*", "Mock{File}"] } }
message: "Nothing that is declared in `{Subject}.swift` is called `{Subject}`"
instead: Rename the file after the type that it is about.
```

```yaml rule
rule: files-are-about-one-type
silences: [protocols-in-company-stand-under-a-mark, files-are-short]
severity: warning
every:
  file: any
  in: production
  not:
    any:
      - { named: ["*Models", "*Model", "*DTO", "*DTOs", "*Types", "*Protocols", "*Errors", "*Events", "*Endpoints", "*Mocks", "*Styles", "*Constants"] }
      - { named: ["*{{view-controller}}", "*{{interactor}}", "*{{presenter}}", "*{{router}}", "*{{worker}}", "*View", "*{{service}}"] }
must: { have-at-most: { types: 4 } }
message: "`{Subject}.swift` declares a handful of types"
instead: Give each its file; small helpers may be private or nested.
```

```yaml rule
rule: extension-files-say-what-for
severity: warning
every: { file: any, in: "{{extensions-anywhere}}", have: { extension: any }, not: { any: [{ have: { type: any } }, { have: { property: any } }, { have: { function: any } }] } }
must: { named: '/^[A-Z]\w*\+[A-Za-z]\w*$/' }
message: "`{Subject}.swift` does not say what it adds to which type"
instead: Name it `Type+Purpose.swift`, such as `String+Localization.swift`.
```

```yaml rule
rule: files-go-from-promise-to-detail
severity: warning
check: file-types-order
in: production
instead: Order the file by imports, protocols, types, extensions.
```

```yaml rule
rule: members-go-from-what-to-how
severity: warning
check: member-order
in: production
# A computed property tells what follows, and is read where it is needed; an override stands where its superclass would have it.
allow:
  - computed property after initializer
  - computed property after method
  - computed property after private method
  - overriding property after initializer
  - overriding property after method
  - overriding property after private method
  - overriding method after private method
except:
  - { in: app, because: "the body of an app is what it is" }
  - { in: view, because: "a view is read from its body on, with its parts below it" }
instead: Order the members by properties, initializers, methods, private methods.
```

```yaml rule
rule: test-classes-have-their-own-file
silences: [files-are-short]
severity: warning
every: { file: any, in: tests, have: { class: test-class } }
must: { have-at-most: { types: 3 } }
message: "`{Subject}.swift` holds the tests of several things"
```

```swift bad path=Sources/Pantry/Shelf.swift
struct Cupboard {} // ✗ files-are-named-after-what-is-in-them, files-are-about-one-type
struct Jar {}
struct Tin {}
struct Box {}
struct Bag {}
```

```swift bad path=Packages/Pantry/Sources/Pantry/Extensions/Texts.swift
extension String {} // ✗ extension-files-say-what-for
```

```swift bad path=Tests/PantryTests/ShelfTests.swift
import XCTest // ✗ test-classes-have-their-own-file

final class ShelfTests: XCTestCase {}
final class JarTests: XCTestCase {}
final class TinTests: XCTestCase {}
final class BoxTests: XCTestCase {}
```

```swift bad path=Sources/Pantry/Cellar.swift
struct Cellar {
    private func measure() {}

    func open() {} // ✗ members-go-from-what-to-how

    init() {} // ✗ members-go-from-what-to-how

    let steps = 2 // ✗ members-go-from-what-to-how
}

extension Cellar: Opening {}

protocol Opening {} // ✗ files-go-from-promise-to-detail
```

```swift good path=Sources/Pantry/Shelf.swift
struct Shelf {}
```

```swift good path=Packages/Pantry/Sources/Pantry/Extensions/String+Blank.swift
extension String {}
```

```swift good path=Tests/PantryTests/ShelfTests.swift
import XCTest

final class ShelfTests: XCTestCase {}
```

```swift good path=Sources/Pantry/Cellar.swift
import Foundation

protocol Opening {}

struct Cellar {
    private let steps = 2

    init() {}

    var isDeep: Bool { steps > 20 }

    func open() {}

    private func measure() {}
}

extension Cellar: Opening {}
```

## Imports

They stand first, in the order of the alphabet, each once. What a test imports as testable comes after the others, in a group of its own.

```yaml rule
rule: imports-are-sorted
severity: warning
check: sorted-imports
```

```yaml rule
rule: imports-stand-once
severity: warning
check: duplicate-imports
```

```swift bad path=Sources/Pantry/Shelf.swift
import UIKit
import Foundation // ✗ imports-are-sorted
import UIKit // ✗ imports-stand-once

struct Shelf {}
```

```swift good path=Sources/Pantry/Shelf.swift
import Foundation
import UIKit

struct Shelf {}
```

```swift good path=Tests/PantryTests/ShelfTests.swift
import XCTest

@testable import Pantry
```

```swift good path=Tests/PantryTests/JarTests.swift
import Foundation
import XCTest
@testable import Pantry
```

## Classes are final

A class that may be inherited from has to be written for it. One that nobody inherits from says so.

```yaml rule
rule: classes-are-final
severity: warning
every:
  class: ["*{{service}}", "*Repository", "*Client", "*Provider", "*Store", "*Manager", "*Cell", "*Coordinator"]
  in: production
  not: { any: [{ be: open }, { named: ["Base*", "*Base*", "Abstract*", "Mock*", "Stub*", "Fake*", "Spy*"] }, { have-attribute: ["@Model", "@objc(*)", "@IBDesignable"] }, { inherit: NSManagedObject }] }
must: { be: final }
except:
  - { be: public, because: who inherits from it may be in another repository }
instead: Write `final class {Subject}`; a class that others inherit from is called `Base…`.
```

```swift bad path=Sources/Pantry/Shelf.swift
class ShelfStore {} // ✗
```

```swift good path=Sources/Pantry/Shelf.swift
final class ShelfStore {}
class BaseStore {}
class Shelf {}
public class RoomStore {}
```

## Constants have a name and a place

A number in the middle of a function says how much and not why. The numbers and texts of a type stand in a private enum `Constants`, at
the top of it, as static constants.

```yaml rule
rule: constants-are-a-private-namespace
severity: warning
every: { enum: Constants, be: nested, in: production }
must: { all: [{ be: file-private }, { not: { have: { case: any } } }] }
instead: Write `private enum Constants`, with static constants only.
```

```yaml rule
rule: constants-stand-first
severity: warning
every: { any: [class, struct, actor], have: { enum: Constants }, in: production }
must: { contain: ["class $_ { enum Constants { $$$ }; $$$ }", "struct $_ { enum Constants { $$$ }; $$$ }", "actor $_ { enum Constants { $$$ }; $$$ }", "extension $_ { $$$; enum Constants { $$$ }; $$$ }"] }
message: "`{Subject}` has its `Constants` somewhere in the middle"
instead: Make them its first member, or give them an extension of their own.
```

```yaml rule
rule: constants-are-static
severity: warning
every: { property: any, member-of: { enum: Constants } }
must: { be: [static] }
```

```yaml rule
rule: constants-have-no-prefix
silences: [values-are-in-camel-case]
every: { property: any, be: constant, any: [{ be: static }, { be: top-level }] }
must-not: { named: ["/^k[A-Z]/", "/^[A-Z][A-Z0-9]*(_[A-Z0-9]+)+$/"] }
message: "`{Subject}` is spelled as in another language"
instead: Write it in camel case, such as `maximumCount`.
```

```yaml rule
rule: numbers-have-names
severity: note
check: magic-number
in: production
allow: ["-2", "-1", "0", "1", "2", "10", "100", "1000", "0.0", "0.5", "1.0", "2.0", "8", "16", "24", "60", "255", "255.0", "0xff", "0xFF"]
except:
  - { in: view, because: "a view of SwiftUI says beside each number what it measures; reviewers are asked" }
  - { in: ["{{colors-and-fonts}}", "**/*Color*.swift", "**/*Palette*.swift", "**/*Font*.swift", "**/*Theme*.swift"], because: "there a colour or a font gets its name" }
instead: Give it a name in `Constants`.
```

```yaml review
review: has-each-number-a-name
question: Does any number but zero, one and two stand in a function without a name that says what it is?
about: { file: any, in: production, contain: ["$_.cornerRadius = $_", "$_.constraint(equalToConstant: $_)", "UIView.animate(withDuration: $_, animations: $_)"] }
```

```swift bad path=Sources/Pantry/ShelfView.swift
let kMaximum = 12 // ✗ constants-have-no-prefix
let MAX_COUNT = 12 // ✗ constants-have-no-prefix

final class ShelfView {
    enum Constants { // ✗ constants-are-a-private-namespace
        static let radius = 8
    }

    func round() {
        layer.cornerRadius = 12 // ✗ numbers-have-names
    }
}
```

```swift good path=Sources/Pantry/ShelfView.swift
let maximumCount = 12
let knownRooms = 3

final class ShelfView {
    private enum Constants {
        static let radius = 12
    }

    func round() {
        layer.cornerRadius = Constants.radius
        layer.borderWidth = 1
    }
}
```

```swift bad path=Sources/Pantry/RoomView.swift
final class RoomView {
    private enum Constants {
        var radius: Int { 8 } // ✗ constants-are-static
    }
}

final class DoorView { // ✗ constants-stand-first
    let radius = Constants.radius

    private enum Constants {
        static let radius = 8
    }
}
```

## Conformances and nested types

A conformance in an extension of its own shows which methods belong to it. The protocols of a scene or a service are the exception:
who implements `ShelfBusinessLogic` is nothing else. Types that are used inside only stand in an extension at the end.

```yaml rule
rule: view-controllers-conform-in-extensions
severity: warning
every: view-controller
must: { have-at-most: { inherited-types: 1 } }
message: "`{Subject}` conforms in its head to what could be an extension"
instead: Conform to each protocol in an extension of its own, below the class.
```

```yaml rule
rule: extensions-leave-access-to-members
severity: warning
check: no-extension-access-modifier
allow: [fileprivate, package]
in: production
message: "The access of this extension stands before it instead of on its members"
instead: "Write it on each member: moved elsewhere, a member keeps it."
```

```swift bad path=Sources/Pantry/Shelf.swift
public extension String { // ✗ extensions-leave-access-to-members
    var isBlank: Bool { isEmpty }
}

final class ShelfViewController: UIViewController, UITableViewDelegate { // ✗ view-controllers-conform-in-extensions
    func save() {}
}
```

```swift bad path=Sources/Pantry/Room.swift
public extension Int { // ✗ extensions-leave-access-to-members
    var isNone: Bool { self == 0 }
}
```

```swift fixed path=Sources/Pantry/Room.swift
extension Int { // ✗
    public var isNone: Bool { self == 0 }
}
```

```swift good path=Sources/Pantry/Shelf.swift
extension String {
    public var isBlank: Bool { isEmpty }
}

fileprivate extension Int {}

final class ShelfViewController: UIViewController {}

extension ShelfViewController: UITableViewDelegate {}
```

## What others need not see is private

Each declaration has the narrowest access with which it works. State and dependencies of a class are its own; `public` is for what
another module uses; `internal` goes without saying, so it is not written; `fileprivate` is for what several types of a file share.

```yaml rule
rule: state-is-private
severity: warning
every:
  property: any
  be: [stored, mutable]
  member-of: { any: [class, actor], not: { any: [double, test-class, { inherit: ["NSManagedObject", "Object", "XCTestCase"] }, { have-attribute: ["@Model", "@objcMembers"] }, { conform-to: [Codable, Decodable, Encodable] }] } }
  in: production
  not:
    any:
      - { be: static }
      - { be: weak }
      - { be: override }
      - { be: public }
      - { be: open }
      - { have-attribute: "@*" }
      - { named: [interactor, router, presenter, worker, viewController, dataStore, delegate, window, persistentContainer, coordinator, view, "*Delegate", "did*", "*Handler", "*Closure", "*Callback", "*Action"] }
      - { have-type: "*->*" }
      - { named: { first-word: on }, have-type: ["*Callback", "*Handler", "*Closure", "*Action", "*Completion", "*Block", "*Listener"] }
      - { member-of: { class: any, have-attribute: "@Observable" } }
      - { property: any, be: optional, member-of: { any: [interactor, router] } }
must: { be: privately-set }
message: "`{Subject}` can be set by everybody in the module"
instead: Make it `private`, or `private(set)` where others read it.
```

```yaml rule
rule: internal-is-not-written
severity: warning
check: redundant-internal
in: production
message: "`internal` is what it is anyway"
```

```swift bad path=Sources/Pantry/Shelf.swift
final class Shelf {
    var items: [String] = [] // ✗ state-is-private
    internal let limit = 12 // ✗ internal-is-not-written
}
```

```swift fixed path=Sources/Pantry/Shelf.swift
final class Shelf {
    private(set) var items: [String] = [] // ✗
    let limit = 12 // ✗
}
```

```swift good path=Sources/Pantry/Shelf.swift
final class Shelf {
    private(set) var items: [String] = []
    private var isOpen = false
    let limit = 12
    weak var delegate: ShelfDelegate?
    var onChange: (() -> Void)?
}

struct Item {
    var name: String
}
```

### As narrow as its uses

All that a type keeps for itself is private, though nobody has asked for it yet: what is closed can be opened, what is open may be used tomorrow.
Protocols, Objective-C and tests are users, too.

```yaml rule
rule: helpers-are-private
silences: [members-go-from-what-to-how]
severity: warning
every:
  any: [function, { property: any, any: [{ be: computed }, { be: constant }] }]
  in: production
  # What the memberwise initializer of a struct sets is handed in from outside: `private` would take the initializer away.
  not: { any: [{ be: unused }, { be: public }, { be: open }, { be: fileprivate }, { member-of: protocol }, { be: stored, member-of: { struct: any, not: { have: { initializer: any } } }, not: { any: [{ be: static }, { have-value: "*" }] } }] }
must-not: { could-be: private }
message: "`{Subject}` is used by its own type alone"
instead: Make it `private`.
```

```yaml rule
rule: types-stay-in-their-file
severity: note
every: { any: [struct, enum], in: production, not: { any: [{ be: unused }, { be: public }, { be: open }, { file-named: "{Subject}" }] } }
must-not: { could-be: fileprivate }
message: "`{Subject}` is used in its own file alone"
instead: Make it `private`; inside of another type `fileprivate` where others of the file name it.
```

```yaml rule
rule: public-is-for-other-modules
severity: warning
every: { all: [{ any: [type, function, property] }, { any: [{ be: public }, { be: open }] }], in: production, not: { be: unused } }
must-not: { could-be: internal }
message: "`{Subject}` is public, and no other module uses it"
instead: Leave `public` out.
```

```yaml rule
rule: fileprivate-is-shared
silences: [members-go-from-what-to-how]
severity: warning
every: { any: [type, function, property], be: fileprivate, not: { be: top-level }, in: production }
must-not: { could-be: private }
message: "`{Subject}` is shared with nobody in its file"
instead: Make it `private`.
```

```swift bad path=Package.swift
// swift-tools-version: 6.0
import PackageDescription

let package = Package(name: "Pantry", targets: [.target(name: "Pantry", path: "Sources/Pantry")])
```

```swift bad path=Sources/Pantry/Drawer.swift
public struct Drawer { // ✗ public-is-for-other-modules
    let spoons: [Int]
    let width = 12 // ✗ helpers-are-private

    func weight() -> Int { spoons.map(gram).reduce(0, +) * width }
    func gram(_ spoon: Int) -> Int { spoon * 8 } // ✗ helpers-are-private
    fileprivate func shut() -> Int { 0 } // ✗ fileprivate-is-shared
    func close() -> Int { shut() }
}

struct Handle { // ✗ types-stay-in-their-file
    let length: Int
}

private func handle(_ length: Int) -> Handle { Handle(length: length) }
```

```swift bad path=Sources/Pantry/Kitchen.swift
func open(_ drawer: Drawer) -> Int { drawer.weight() + drawer.close() + drawer.spoons.count }
```

```swift good path=Package.swift
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Pantry",
    targets: [
        .target(name: "Pantry", path: "Sources/Pantry"), .target(name: "Home", dependencies: ["Pantry"], path: "Sources/Home"),
    ]
)
```

```swift good path=Sources/Home/Home.swift
import Pantry

func look(into box: Box) {}
```

```swift good path=Sources/Pantry/Box.swift
public struct Box {}
```

```swift good path=Sources/Pantry/Drawer.swift
struct Handle {
    let length: Int
}

struct Drawer {
    let spoons: [Int]
    private let width = 12

    func weight() -> Int { spoons.map(gram).reduce(0, +) * width }
    fileprivate func shut() -> Int { 0 }
    private func gram(_ spoon: Int) -> Int { spoon * 8 }
}

extension [Drawer] {
    func shut() -> Int { map { $0.shut() }.reduce(0, +) }
}
```

```swift good path=Sources/Pantry/Kitchen.swift
func open(_ drawer: Drawer) -> Int { drawer.weight() + [drawer].shut() + drawer.spoons.count + Handle(length: 3).length }
```

## Sections stand under a mark

In a type of some size the members stand in sections, and each section says what it holds: constants, properties, parts of the screen,
initializers, what others may call, what they may not. Scenes and features have words of their own, told where they are described. A
type of a few lines needs none of it. Where a file holds several things, each of them stands under a mark too.

```yaml rule
rule: properties-stand-under-a-mark
silences: [parts-of-a-screen-stand-under-a-mark, initializers-stand-under-a-mark, methods-stand-under-a-mark, private-methods-stand-under-a-mark]
severity: note
every: { any: [class, struct, actor], in: production, be: top-level, have-at-least: { members: "{{members-that-need-sections}}" }, have: { property: any, be: stored } }
must: { have: { mark: ["*Propert*", "*Dependenc*", "*Constant*", "*State*", "*Variable*", "*Outlet*", "*Input*", "*Output*", "*Stored*", "*Public*", "*Private*"] } }
message: "The properties of `{Subject}` stand under no mark"
instead: "Write `// MARK: - Properties` above them, and a mark above the initializers and the methods, if they have none."
```

```yaml rule
rule: parts-of-a-screen-stand-under-a-mark
silences: [initializers-stand-under-a-mark, methods-stand-under-a-mark, private-methods-stand-under-a-mark]
severity: note
every: { class: any, in: production, be: top-level, have-at-least: { members: "{{members-that-need-sections}}" }, have: { property: any, be: lazy, have-type: "UI*" } }
must: { have: { mark: ["*UI*", "*View*", "*Component*", "*Subview*", "*Control*", "*Outlet*"] } }
message: "The parts of the screen of `{Subject}` stand under no mark"
instead: "Write `// MARK: - UI Components` above them."
```

```yaml rule
rule: initializers-stand-under-a-mark
silences: [methods-stand-under-a-mark, private-methods-stand-under-a-mark]
severity: note
every: { any: [class, struct, actor], in: production, be: top-level, have-at-least: { members: "{{members-that-need-sections}}" }, have: { initializer: any } }
must: { have: { mark: ["*Init*", "*Lifecycle*", "*Life Cycle*", "*Setup*", "*Set-up*", "*Object*"] } }
message: "The initializers of `{Subject}` stand under no mark"
instead: "Write `// MARK: - Initialization` above them."
```

```yaml rule
rule: methods-stand-under-a-mark
silences: [private-methods-stand-under-a-mark]
severity: note
every:
  any: [class, struct, actor]
  in: production
  be: top-level
  have-at-least: { members: "{{members-that-need-sections}}" }
  have: { function: any, not: { any: [{ be: file-private }, { be: override }] } }
must: { have: { mark: "?*", not: { named: ["*Propert*", "*Init*", "*Dependenc*", "*Constant*", "*UI Comp*"] } } }
message: "The methods of `{Subject}` stand under no mark"
instead: "Write `// MARK: - Public Methods` above them, or what they have in common."
```

```yaml rule
rule: private-methods-stand-under-a-mark
severity: note
every:
  any: [class, struct, actor]
  in: production
  be: top-level
  have-at-least: { members: "{{members-that-need-sections}}" }
  have: { function: any, be: private, not: { have-attribute: "@*" } }
must: { have: { mark: ["*Private*", "*Helper*", "*Setup*", "*Action*", "*Navigation*", "*Data Passing*", "*Content*", "*Internal*", "*Logic*"] } }
message: "The private methods of `{Subject}` stand under no mark"
instead: "Write `// MARK: - Private Methods` above them."
```

```yaml rule
rule: protocols-in-company-stand-under-a-mark
severity: note
every: { file: any, in: production, have-each: [{ protocol: any }, { any: [class, struct, actor] }] }
must: { have: { mark: ["*Protocol*", "*Delegate*", "*Interface*", "*Logic*"] } }
message: "A protocol of `{Subject}.swift` stands above a type, under no mark"
instead: "Write `// MARK: - Protocols` above it."
```

```yaml rule
rule: conformances-stand-under-a-mark
severity: note
check: conformance-without-mark
in: { extension: any, in: production, conform-to: { protocol: any, not: { named: [Sendable, Codable, Equatable, Hashable] } }, have-at-least: { members: 1, inherited-types: 1 } }
message: "An extension that adds a conformance stands under no mark"
instead: "Write `// MARK: - …` above it, with the name of the protocol."
```

```swift bad path=Sources/Pantry/Shelf.swift
protocol Tidying { // ✗ protocols-in-company-stand-under-a-mark
    func tidy()
}

final class Shelf { // ✗ properties-stand-under-a-mark
    let zero = 0
    let half = 0.5
    let one = 1
    let two = 2
    let three = 3
    private lazy var label: UILabel = UILabel()

    init() {}

    func open() {}
    func close() {}
    private func measure() {}
}

extension Shelf: Tidying { // ✗ conformances-stand-under-a-mark
    func tidy() {}
}
```

```swift bad path=Sources/Pantry/Rooms.swift
final class Attic { // ✗ parts-of-a-screen-stand-under-a-mark
    // MARK: - Properties

    let zero = 0
    let half = 0.5
    let one = 1
    let two = 2
    let three = 3

    private lazy var label: UILabel = UILabel()

    init() {}

    func open() {}
    func close() {}
    private func measure() {}
}

final class Cellar { // ✗ initializers-stand-under-a-mark
    // MARK: - Properties

    let zero = 0
    let half = 0.5
    let one = 1
    let two = 2
    let three = 3

    // MARK: - UI Components

    private lazy var label: UILabel = UILabel()

    init() {}

    func open() {}
    func close() {}
    private func measure() {}
}

final class Loft { // ✗ methods-stand-under-a-mark
    // MARK: - Properties

    let zero = 0
    let half = 0.5
    let one = 1
    let two = 2
    let three = 3

    // MARK: - UI Components

    private lazy var label: UILabel = UILabel()

    // MARK: - Initialization

    init() {}

    func open() {}
    func close() {}
    private func measure() {}
}

final class Shed { // ✗ private-methods-stand-under-a-mark
    // MARK: - Properties

    let zero = 0
    let half = 0.5
    let one = 1
    let two = 2
    let three = 3

    // MARK: - UI Components

    private lazy var label: UILabel = UILabel()

    // MARK: - Initialization

    init() {}

    // MARK: - Public Methods

    func open() {}
    func close() {}
    private func measure() {}
}
```

```swift good path=Sources/Pantry/Shelf.swift
// MARK: - Protocols

protocol Tidying {
    func tidy()
}

// MARK: - Shelf

final class Shelf {
    // MARK: - Properties

    let zero = 0
    let half = 0.5
    let one = 1
    let two = 2
    let three = 3

    // MARK: - UI Components

    private lazy var label: UILabel = UILabel()

    // MARK: - Initialization

    init() {}

    // MARK: - Public Methods

    func open() {}
    func close() {}

    // MARK: - Private Methods

    private func measure() {}
}

// MARK: - Tidying

extension Shelf: Tidying {
    func tidy() {}
}
```

# Names

## Types, functions and values

Types begin with a capital, everything else with a small letter, nothing has underscores. A protocol says that it is one, by the ending
`Protocol` or `Logic`, or by what it makes possible (`-able`, `-ing`). A function begins with a verb. A Boolean reads as a statement.

```yaml rule
rule: types-are-in-pascal-case
every: { type: any, in: production, not: { have-attribute: "@objc(*)" } }
must: { named: ["/^_?[A-Z0-9][A-Za-z0-9]*$/", "*_Previews", "*_Preview"] }
message: "The name of the type `{Subject}` isn't in PascalCase"
```

```yaml rule
rule: aliases-are-in-pascal-case
every: { file: any, in: production }
must-not: { contain: { pattern: "typealias $NAME = $_", where: { NAME: "/^_?[a-z]|[A-Za-z0-9]_/" } } }
message: "An alias of a type is a type, and is not written like one"
instead: Begin it with a capital, and leave underscores out.
```

```yaml rule
rule: protocols-say-that-they-are
severity: warning
every: { protocol: any, in: production, be: top-level }
must:
  named: "*{{protocol-suffixes}}"
message: "`{Subject}` does not say that it is a protocol"
instead: Let it end in `Protocol`, or name it after what it makes possible.
```

```yaml rule
rule: functions-are-in-camel-case
every: { function: any, in: production, not: { have-attribute: ["@objc(*)", "@_*"] } }
must: { named: ["/^_?[a-z][A-Za-z0-9]*$/", '/^[^A-Za-z0-9_]+$/'] }
message: "The name of the function `{Subject}` isn't in camelCase"
```

```yaml rule
rule: functions-begin-with-a-verb
severity: note
every: { function: any, member-of: { any: [view-model, interactor, worker, service, business-logic, working-logic, service-protocol] }, in: production, not: { any: [{ be: override }, { be: static }] } }
must-not: { named: { first-word: [data, items, users, info, response, value, values, text, name, title, error, model, helper, logic, the, new, my, our] } }
message: "`{Subject}` does not say what it does"
instead: Begin with a verb, such as `fetch`, `make` or `show`.
```

```yaml rule
rule: values-are-in-camel-case
every: { property: any, in: production, not: { have-attribute: ["@objc(*)", "@NSManaged"] } }
must: { named: '/^_?[\p{Ll}\p{Lo}][\p{L}\p{N}]*$/' }
message: "The name `{Subject}` isn't in camelCase"
```

```yaml rule
rule: cases-are-in-camel-case
every: { case: any, in: production }
must: { named: '/^[\p{Ll}\p{Lo}][\p{L}\p{N}]*$/' }
message: "The name of the case `{Subject}` isn't in camelCase"
```

```yaml rule
rule: booleans-are-statements
severity: note
every: { property: any, be: stored, have-type: Bool, in: production, member-of: { any: [class, struct], not: { conform-to: [Codable, Decodable, Encodable] } }, not: { any: [{ be: override }, { have-attribute: ["@AppStorage*", "@NSManaged"] }] } }
must-not: { named: [loading, visible, hidden, enabled, disabled, selected, active, open, opened, closed, empty, valid, error, success, finished, loaded, expanded, checked, done, ready, flag, status, state] }
message: "`{Subject}` doesn't read as a statement that is true or false"
instead: "Write `isLoading`, `hasError`, `canSave`."
```

```yaml rule
rule: values-of-cases-have-labels
severity: note
every: { case: any, in: production }
must-not: { contain: { pattern: "case $NAME($$$VALUES)", where: { VALUES: '/^[^:<]*,[^:<]*,[^:<]*$/' } } }
message: "The values of `{Subject}` have no labels"
```

```swift bad path=Sources/Pantry/PantryService.swift
struct pantry_item {} // ✗ types-are-in-pascal-case

typealias pantryList = [String] // ✗ aliases-are-in-pascal-case

protocol Pantry {} // ✗ protocols-say-that-they-are

enum Room {
    case Kitchen // ✗ cases-are-in-camel-case
    case shelf(Int, Int, Int) // ✗ values-of-cases-have-labels
}

struct PantryService {
    let Items: [String] // ✗ values-are-in-camel-case
    let loading: Bool // ✗ booleans-are-statements

    func Load() {} // ✗ functions-are-in-camel-case
    func items() {} // ✗ functions-begin-with-a-verb
}
```

```swift good path=Sources/Pantry/PantryService.swift
struct PantryItem {}

protocol PantryServiceProtocol {}
protocol Configurable {}
protocol ItemFetching {}

typealias Handler = () -> Void
typealias IDs = [String]

enum Room {
    case kitchen
    case shelf(row: Int, column: Int, depth: Int)
}

struct PantryService {
    let items: [String]
    let isLoading: Bool

    func fetchItems() {}

    static func == (one: PantryService, other: PantryService) -> Bool { true }
}
```

## Not too short, not too long

```yaml rule
rule: type-names-are-short
severity: warning
every: { type: any, in: production }
must: { have-at-most: { characters: "{{longest-name}}" } }
never-above: "{{longest-name-ever}}"
```

```yaml rule
rule: aliases-are-short
every: { file: any, in: production }
must-not: { contain: { pattern: "typealias $NAME = $_", where: { NAME: "{{too-long-a-name}}" } } }
message: "An alias of a type has more than {{longest-name}} characters"
```

```yaml rule
rule: type-names-say-something
severity: warning
every: { type: any, in: production, not: { named: ["ID", "UI", "Up", "No"] } }
must: { have-at-least: { characters: 3 } }
```

```yaml rule
rule: names-of-values-are-short
severity: warning
every: { any: [property, function, case], in: production, not: { be: test } }
must: { have-at-most: { characters: "{{longest-name}}" } }
never-above: "{{longest-name-ever}}"
```

```yaml rule
rule: names-of-values-say-something
severity: warning
every: { any: [property, case], in: production, not: { named: [x, y, i, j, z, a, b, c, r, g, h, w, n, k, s, t, v, "_"] } }
must: { have-at-least: { characters: 2 } }
because: A name of one letter is for coordinates, indices and colours.
```

```swift bad path=Sources/Pantry/Shelf.swift
struct ShelfThatHoldsEverythingThatNobodyKnewWhereElseToPutInTheKitchen { // ✗ type-names-are-short
    let q = 1 // ✗ names-of-values-say-something
    let everythingThatNobodyKnewWhereElseToPutInTheWholeKitchenOrCellar = 1 // ✗ names-of-values-are-short
}

struct It {} // ✗ type-names-say-something
```

```swift bad path=Sources/Pantry/Undo.swift
typealias WhatIsDoneWhenSomebodyTakesBackThatSomethingWasThrownAway = () -> Void // ✗ aliases-are-short
```

```swift good path=Sources/Pantry/Undo.swift
typealias UndoHandler = () -> Void
```

```swift good path=Sources/Pantry/Shelf.swift
struct Shelf {
    let id: String
    let x = 1
    let position = 1
}
```

# Code that reads like the rest

The limits come in pairs. What is beyond the first is a warning: think about it. What is beyond the second is an error: it isn't merged.

## How long things may be

| | warning above | error above |
|---|---|---|
| a line | 120 characters | 150 |
| a file, without comments and empty lines | 400 lines | 500 |
| the body of a type | 300 lines | 400 |
| the body of a function | 30 lines | 50 |
| the body of a closure | 25 lines | 40 |
| parameters of a function, those with a default left out | 4 | 6 |
| ways through a function | 5 | 10 |
| types inside of types | 2 | 3 |
| elements of a tuple | 3 | 4 |
| values of a case | 3 | 5 |

A line may be longer where it is a comment, or holds an address or an interpolated text. A case of a `switch` counts as a way.

```yaml rule
rule: lines-are-short
severity: warning
check: line-length
at-most: "{{longest-line}}"
never-above: "{{longest-line-ever}}"
allow: [comment, URL, interpolated string]
because: Two files fit side by side on a screen, and a difference on the page of a review.
```

```yaml rule
rule: files-are-short
severity: warning
check: file-code-length
at-most: "{{longest-file}}"
never-above: "{{longest-file-ever}}"
because: A file that needs scrolling holds more than one idea.
instead: Find the second idea and give it a file.
```

```yaml rule
rule: types-are-short
severity: warning
check: type-body-length
at-most: "{{longest-type}}"
never-above: "{{longest-type-ever}}"
because: Nobody keeps three hundred lines in mind; what changes together can stand together elsewhere.
```

```yaml rule
rule: functions-are-short
severity: warning
check: function-body-length
at-most: "{{longest-function}}"
never-above: "{{longest-function-ever}}"
instead: Name the steps, and make each a function.
```

```yaml rule
rule: closures-are-short
severity: warning
check: closure-body-length
at-most: "{{longest-closure}}"
never-above: "{{longest-closure-ever}}"
except:
  - { in: view, because: the blocks of a SwiftUI body are closures that describe and do nothing }
  - { in: previews, because: a preview describes too }
instead: Make it a function, and pass its name.
```

```yaml rule
rule: functions-take-few-parameters
severity: warning
check: function-parameter-count
at-most: "{{most-parameters}}"
never-above: "{{most-parameters-ever}}"
instead: Put what belongs together into a struct.
```

```yaml rule
rule: functions-have-few-ways
severity: warning
check: cyclomatic-complexity
at-most: "{{most-ways}}"
never-above: "{{most-ways-ever}}"
because: Each way wants a test of its own.
```

```yaml rule
rule: types-are-hardly-nested
severity: warning
check: nesting
except:
  - { in: coding-keys, because: "the compiler demands them inside of their type" }
at-most: "{{deepest-nesting}}"
never-above: "{{deepest-nesting-ever}}"
```

```yaml rule
rule: tuples-are-small
severity: warning
check: large-tuple
at-most: "{{largest-tuple}}"
never-above: "{{largest-tuple-ever}}"
instead: Make it a struct, whose parts have names everywhere.
```

```yaml rule
rule: cases-carry-few-values
severity: warning
every: { case: any }
must: { have-at-most: { associated-values: "{{most-values}}" } }
never-above: "{{most-values-ever}}"
instead: Let the case carry a struct.
```

```swift bad path=Sources/Pantry/Shelf.swift
let aVeryLongNameForAShelf = oneVeryLongNameForAnItem + anotherVeryLongNameForAnItem + thirdVeryLongNameForAnItem.first() // ✗ lines-are-short
let aVeryLongNameForAShelf2 = oneVeryLongNameForAnItem + anotherVeryLongNameForAnItem + thirdVeryLongNameForAnItem.first() + fourthVeryLongNameForAnItem // ✗ lines-are-short
```

```swift bad path=Sources/Pantry/Files.swift
let one = 1 // ✗ files-are-short
// × 1
let two = 2 // × 501
```

```swift bad path=Sources/Pantry/Types.swift
struct Shelf { // ✗ files-are-short, types-are-short
    let two = 2 // × 401
}
```

```swift bad path=Sources/Pantry/Functions.swift
func tidy() { // ✗ functions-are-short
    step() // × 51
}

let tidying = { // ✗ closures-are-short
    step() // × 41
}

func put(one: Int, two: Int, three: Int, four: Int, five: Int, six: Int, seven: Int) {} // ✗ functions-take-few-parameters

func choose() { // ✗ functions-have-few-ways
    if one { step() } // × 11
}

let four: (Int, Int, Int, Int, Int) = none // ✗ tuples-are-small

enum Box {
    case full(Int, Int, Int, Int, Int, Int) // ✗ cases-carry-few-values
}

struct One {
    struct Two {
        struct Three {
            struct Four { // ✗ types-are-hardly-nested
                struct Five {} // ✗ types-are-hardly-nested
            }
        }
    }
}
```

```swift good path=Sources/Pantry/Shelf.swift
import Foundation

// A comment may be longer than that, because it is wrapped by whoever reads it, and nobody has to scroll for a sentence that is no code at all.
let address = "https://larder.example/a/very/long/path/that/goes/on/and/on/and/on/and/on/and/on/and/on/and/on/and/on/and/on/and/on"
func tidy() {
    step() // × 30
}

let tidying = {
    step() // × 25
}

func put(one: Int, two: Int, three: Int, four: Int, five: Int = 5, six: Int = 6) {}

func choose() {
    if one { step() } // × 5
}

let three: (Int, Int, Int) = none

enum Box {
    case full(Int, Int, Int)
}

struct One {
    struct Two {
        struct Three: Codable {
            let name: String

            enum CodingKeys: String, CodingKey {
                case name = "title"
            }
        }
    }
}
```

## Nothing that can crash

A forced cast or a forced try is a crash that waits for its day, and there is none in what we ship. A forced unwrapping needs a reason
in a comment beside it; an outlet may be unwrapped implicitly, because the storyboard fills it.

```yaml rule
rule: no-forced-casts
check: force-cast
in: production
instead: Use `as?` with `guard`, or a generic function that knows the type.
```

```yaml rule
rule: no-forced-tries
check: force-try
in: production
instead: Let the function throw, or handle the error.
```

```yaml rule
rule: no-forced-unwrapping
severity: warning
check: force-unwrapping
in: production
except:
  - { in: previews, because: a preview that crashes is seen by its author alone }
instead: Unwrap with `guard let`; where it can't be empty, say why in a comment and allow it.
```

```yaml rule
rule: no-implicit-unwrapping
severity: warning
check: implicitly-unwrapped-optional
in: production
allow: [outlet]
```

```swift bad path=Sources/Pantry/Shelf.swift
final class Shelf {
    var items: [String]! // ✗ no-implicit-unwrapping

    func first() -> String {
        let name = items.first! // ✗ no-forced-unwrapping
        let item = try! read(name) // ✗ no-forced-tries
        return item as! String // ✗ no-forced-casts
    }
}
```

```swift good path=Sources/Pantry/Shelf.swift
final class Shelf {
    @IBOutlet private var list: UITableView!
    private var items: [String] = []

    func first() throws -> String? {
        guard let name = items.first else { return nil }
        return try read(name) as? String
    }
}
```

```swift good path=Tests/PantryTests/ShelfTests.swift
let shelf = try! Shelf.make() as! Shelf
```

## Ask the collection

The library has a word for most questions to a collection. The roundabout way makes a second collection only to throw it away, and the
reader has to find out what was meant.

```yaml rule
rule: arrays-are-copied-plainly
severity: warning
check: array-init
instead: Write `Array(items)`.
```

```yaml rule
rule: membership-is-not-counted
severity: warning
check: contains-over-filter-count
instead: Write `contains { … }`.
```

```yaml rule
rule: membership-is-not-filtered
severity: warning
check: contains-over-filter-is-empty
instead: Write `contains { … }`.
```

```yaml rule
rule: membership-is-not-searched
severity: warning
check: contains-over-first-not-nil
instead: Write `contains { … }`.
```

```yaml rule
rule: texts-are-asked-what-they-contain
severity: warning
check: contains-over-range-nil-comparison
instead: Write `contains(…)`.
```

```yaml rule
rule: emptiness-is-not-compared
severity: warning
check: empty-collection-literal
instead: Ask `isEmpty`.
```

```yaml rule
rule: emptiness-is-not-counted
severity: warning
every: { file: any }
must-not:
  contain:
    - { pattern: "$LIST.count == 0", becomes: "$LIST.isEmpty" }
    - { pattern: ["$LIST.count != 0", "$LIST.count > 0"], becomes: "!$LIST.isEmpty" }
message: A count is compared with zero
instead: Ask `isEmpty`.
```

```yaml rule
rule: empty-texts-are-empty
severity: warning
check: empty-string
instead: Ask `isEmpty`.
```

```yaml rule
rule: the-first-match-is-asked-for
severity: warning
check: first-where
instead: Write `first { … }`.
```

```yaml rule
rule: the-last-match-is-asked-for
severity: warning
check: last-where
instead: Write `last { … }`.
```

```yaml rule
rule: lists-are-flattened-at-once
severity: warning
check: flatmap-over-map-reduce
instead: Write `flatMap`.
```

```yaml rule
rule: results-are-collected-in-place
severity: warning
check: reduce-into
instead: "Write `reduce(into: …)`."
```

```yaml rule
rule: extremes-need-no-sorting
severity: warning
check: sorted-first-last
instead: Write `min()` or `max()`.
```

```swift bad path=Sources/Pantry/Shelf.swift
func ask(_ items: [Item], _ name: String) {
    let copy = items.map { $0 } // ✗ arrays-are-copied-plainly
    let one = items.filter { $0.isOld }.count > 0 // ✗ membership-is-not-counted, emptiness-is-not-counted
    let two = items.filter { $0.isOld }.isEmpty // ✗ membership-is-not-filtered
    let three = items.first { $0.isOld } != nil // ✗ membership-is-not-searched
    let four = name.range(of: "jam") != nil // ✗ texts-are-asked-what-they-contain
    let five = items == [] // ✗ emptiness-is-not-compared
    let six = items.count == 0 // ✗ emptiness-is-not-counted
    let seven = name == "" // ✗ empty-texts-are-empty
    let eight = items.filter { $0.isOld }.first // ✗ the-first-match-is-asked-for
    let nine = items.filter { $0.isOld }.last // ✗ the-last-match-is-asked-for
    let ten = items.map { $0.tags }.reduce([], +) // ✗ lists-are-flattened-at-once, results-are-collected-in-place
    let eleven = items.reduce([:]) { counts, item in counts.adding(item) } // ✗ results-are-collected-in-place
    let twelve = items.sorted().first // ✗ extremes-need-no-sorting
}
```

```swift good path=Sources/Pantry/Shelf.swift
func ask(_ items: [Item], _ name: String) {
    let copy = Array(items)
    let one = items.contains { $0.isOld }
    let four = name.contains("jam")
    let five = items.isEmpty
    let seven = name.isEmpty
    let eight = items.first { $0.isOld }
    let nine = items.last { $0.isOld }
    let ten = items.flatMap { $0.tags }
    let eleven = items.reduce(into: [:]) { counts, item in counts[item] = 1 }
    let twelve = items.min()
    let thirteen = items.count == 1
}
```

## Say it the usual way

Where the language has one way that everybody knows, another one makes a reader stop and look for the difference. There is none. What
a line says twice, what it wraps in parentheses or spells out without need, is left out.

```yaml rule
rule: initializers-are-not-spelled
severity: warning
check: explicit-init
instead: Leave `.init` out.
```

```yaml rule
rule: nothing-is-joined-by-nothing
severity: warning
check: joined-default-parameter
instead: Write `joined()`.
```

```yaml rule
rule: nil-is-not-replaced-by-nil
severity: warning
check: redundant-nil-coalescing
instead: Leave `?? nil` out.
```

```yaml rule
rule: types-are-not-said-twice
severity: warning
check: redundant-type-annotation
instead: Leave the type out.
```

```yaml rule
rule: booleans-are-toggled
severity: warning
check: toggle-bool
instead: Write `toggle()`.
```

```yaml rule
rule: errors-need-no-name
severity: warning
check: untyped-error-in-catch
instead: Write `catch` alone; the error is called `error`.
```

```yaml rule
rule: closure-parameters-stand-free
severity: warning
check: unneeded-parentheses-in-closure-argument
instead: Leave the parentheses out.
```

```yaml rule
rule: unused-parameters-have-no-name
severity: warning
check: unused-closure-parameter
instead: Write `_` in its place.
```

```yaml rule
rule: closures-trail
severity: warning
check: trailing-closure
instead: Write the closure behind the call, without parentheses.
```

```yaml rule
rule: literals-stand-on-the-right
severity: warning
check: yoda-condition
instead: Write first what is asked about, then what it is compared with.
```

```yaml rule
rule: let-is-written-once
severity: warning
check: pattern-matching-keywords
instead: Write one `let` before the whole pattern.
```

```yaml rule
rule: optional-cases-match-plainly
severity: warning
check: optional-enum-case-matching
instead: Leave the question mark out.
```

```yaml rule
rule: self-is-the-type
severity: warning
check: prefer-self-type-over-type-of-self
instead: Write `Self`.
```

```yaml rule
rule: zero-has-a-name
severity: warning
check: prefer-zero-over-explicit-init
instead: Write `.zero`.
```

```yaml rule
rule: long-numbers-are-grouped
severity: warning
check: number-separator
allow: ["1024", "2048", "4096", "8192"]
instead: Write `1_000_000`.
```

```yaml rule
rule: multiples-are-asked-for
severity: warning
check: legacy-multiple
instead: "Write `isMultiple(of: …)`."
```

```yaml rule
rule: random-numbers-have-a-range
severity: warning
check: legacy-random
instead: "Write `.random(in: …)`."
```

```yaml rule
rule: lines-end-without-semicolon
severity: warning
check: trailing-semicolon
instead: Delete it.
```

```swift bad path=Sources/Pantry/Shelf.swift
struct Shelf {
    static let limit = 3

    mutating func tidy(_ names: [String], _ size: Int, _ room: Room?) {
        let one = Item.init(name: "jam") // ✗ initializers-are-not-spelled
        let two = names.joined(separator: "") // ✗ nothing-is-joined-by-nothing
        let three = names.first ?? nil // ✗ nil-is-not-replaced-by-nil
        let four: Item = Item(name: "jam") // ✗ types-are-not-said-twice
        isOpen = !isOpen // ✗ booleans-are-toggled
        do {
            try load()
        } catch let error { // ✗ errors-need-no-name
            show(error)
        }
        names.forEach { (name) in show(name) } // ✗ closure-parameters-stand-free
        if 3 == size { show(size) } // ✗ literals-stand-on-the-right
        switch measure() {
        case (let width, let height): show(width, height) // ✗ let-is-written-once
        }
        show(type(of: self).limit) // ✗ self-is-the-type
        let five = CGPoint(x: 0, y: 0) // ✗ zero-has-a-name
        let six = 1000000 // ✗ long-numbers-are-grouped
        switch room {
        case .kitchen?: show(1) // ✗ optional-cases-match-plainly
        default: show(2)
        }
        if size % 2 == 0 { show(size) } // ✗ multiples-are-asked-for
        let seven = arc4random() // ✗ random-numbers-have-a-range
        names.forEach({ show($0) }) // ✗ closures-trail
        names.enumerated().forEach { index, name in show(name) } // ✗ unused-parameters-have-no-name
        show(1); // ✗ lines-end-without-semicolon
    }
}
```

```swift good path=Sources/Pantry/Shelf.swift
struct Shelf {
    static let limit = 3

    mutating func tidy(_ names: [String], _ size: Int, _ room: Room?) {
        let one = Item(name: "jam")
        let two = names.joined()
        let three = names.first ?? "none"
        isOpen.toggle()
        do {
            try load()
        } catch {
            show(error)
        }
        names.forEach { name in show(name) }
        if size == 3 { show(size) }
        switch measure() {
        case let (width, height): show(width, height)
        }
        show(Self.limit)
        let five = CGPoint.zero
        let six = 1_000_000
        switch room {
        case .kitchen: show(1)
        default: show(2)
        }
        if size.isMultiple(of: 2) { show(size) }
        let seven = Int.random(in: 0..<9)
        names.enumerated().forEach { _, name in show(name) }
    }
}
```

## What is never meant

Some lines say something that nobody wants: an assertion that is always false, a comparison with itself, a crash without a word. Either
they are a slip, or a plainer word exists.

```yaml rule
rule: asserting-false-says-so
severity: warning
check: discouraged-assert
instead: Write `assertionFailure`.
```

```yaml rule
rule: no-pictures-in-code
severity: warning
check: discouraged-object-literal
instead: Name the asset.
```

```yaml rule
rule: cases-do-not-fall-through
severity: warning
check: fallthrough
instead: List the values in one case, or call a function from both.
```

```yaml rule
rule: crashes-say-why
severity: warning
check: fatal-error-message
in: production
instead: Say what was expected.
```

```yaml rule
rule: nothing-is-compared-with-itself
severity: warning
check: identical-operands
in: production
instead: Look for the operand that was meant.
```

```yaml rule
rule: what-only-traps-is-unavailable
severity: warning
check: unavailable-function
in: production
except:
  - { in: demanded-method, because: what a protocol or a superclass demands has to stay available }
instead: Mark it `@available(*, unavailable)`.
```

```yaml rule
rule: captures-are-weak
severity: warning
check: unowned-variable-capture
instead: Capture weakly.
```

```swift bad path=Sources/Pantry/Shelf.swift
final class Shelf {
    init(name: String) { // ✗ what-only-traps-is-unavailable
        fatalError("Not used")
    }

    func tidy(_ size: Int) {
        assert(false, "never") // ✗ asserting-false-says-so
        let image = #imageLiteral(resourceName: "jam") // ✗ no-pictures-in-code
        switch size {
        case 1: fallthrough // ✗ cases-do-not-fall-through
        default: show(size)
        }
        if size == size { show(size) } // ✗ nothing-is-compared-with-itself
        later { [unowned self] in self.show(1) } // ✗ captures-are-weak
        guard size > 0 else { fatalError() } // ✗ crashes-say-why
    }
}
```

```swift good path=Sources/Pantry/Shelf.swift
final class Shelf {
    @available(*, unavailable)
    init(name: String) {
        fatalError("Not used")
    }

    func tidy(_ size: Int) {
        assertionFailure("never")
        switch size {
        case 1, 2: show(size)
        default: break
        }
        if size == limit { show(size) }
        later { [weak self] in self?.show(1) }
        guard size > 0 else { fatalError("A shelf has a size") }
    }
}

protocol Measuring {
    func measure()
}

final class Wall: Measuring {
    func measure() { fatalError("A wall has no measure") }
}
```

## Declarations in good order

A caller reads a declaration from left to right, and finds each word where it stands everywhere else. What only the
storyboard calls is no business of others. An override in an extension can't be overridden in its turn, and a call of `super` where
Apple's documentation asks for none does something twice. A function inside of a function inside of a function is a type that nobody
has named yet.

```yaml rule
rule: defaults-come-last
severity: warning
check: function-default-parameter-at-end
instead: Move the parameters with a default to the end.
```

```yaml rule
rule: members-promise-no-more-than-their-type
severity: warning
check: lower-acl-than-parent
instead: Leave the access level of the member out.
```

```yaml rule
rule: modifiers-have-an-order
severity: warning
check: modifier-order
instead: Write access first, then `lazy`, `final`, `static`, `weak`.
```

```yaml rule
rule: some-overrides-do-not-call-super
severity: warning
check: prohibited-super-call
instead: Leave the call of `super` out.
```

```yaml rule
rule: extensions-override-nothing
severity: warning
check: override-in-extension
instead: Override in the class itself, or give the method a name of its own.
```

```yaml rule
rule: actions-are-private
silences: [members-go-from-what-to-how, helpers-are-private]
severity: warning
check: private-action
instead: Make it `private`.
```

```yaml rule
rule: outlets-are-private
severity: warning
check: private-outlet
instead: Make it `private`.
```

```yaml rule
rule: outlets-are-strong
severity: warning
check: strong-iboutlet
instead: Leave `weak` out.
```

```yaml rule
rule: operators-belong-to-a-type
severity: warning
check: static-operator
instead: Make it a `static func` of the type.
```

```yaml rule
rule: keys-are-literal
severity: warning
check: nslocalizedstring-key
except:
  - { in: "{{localization}}", because: there the key is a parameter }
instead: Write the whole key as one literal.
```

```yaml rule
rule: private-is-enough
severity: warning
check: private-over-fileprivate
instead: "Write `private`: at the top of a file it means the same."
```

```yaml rule
rule: functions-are-hardly-nested
severity: warning
check: function-nesting
at-most: "{{deepest-function-nesting}}"
never-above: "{{deepest-function-nesting-ever}}"
instead: Make the inner function a private method.
```

```swift bad path=Sources/Pantry/ShelfViewController.swift
func == (one: Shelf, other: Shelf) -> Bool { true } // ✗ operators-belong-to-a-type

fileprivate let shelf = 1 // ✗ private-is-enough

class ShelfViewController: UIViewController {
    @IBOutlet weak var list: UITableView? // ✗ outlets-are-private, outlets-are-strong
    final private let items = 1 // ✗ modifiers-have-an-order
    let title = NSLocalizedString("shelf" + name, comment: "") // ✗ keys-are-literal

    @IBAction func save() {} // ✗ actions-are-private

    func put(name: String = "jam", size: Int) {} // ✗ defaults-come-last

    override func loadView() { // ✗ some-overrides-do-not-call-super
        super.loadView()
    }

    func one() {
        func two() {
            func three() {
                func four() {
                    func five() { // ✗ functions-are-hardly-nested
                        func six() {} // ✗ functions-are-hardly-nested
                    }
                }
            }
        }
    }
}

struct Room {
    public let name = "kitchen" // ✗ members-promise-no-more-than-their-type
}

extension UIView {
    override open var isHidden: Bool { false } // ✗ extensions-override-nothing
}
```

```swift good path=Sources/Pantry/ShelfViewController.swift
private let shelf = 1

class ShelfViewController: UIViewController {
    @IBOutlet private var list: UITableView?
    private final let items = 1
    let title = NSLocalizedString("shelf", comment: "")

    static func == (one: ShelfViewController, other: ShelfViewController) -> Bool { true }

    @IBAction private func save() {}

    func put(size: Int, name: String = "jam") {}

    override func loadView() {
        view = UIView()
    }

    func one() {
        func two() {
            func three() {
                func four() {}
            }
        }
    }
}

struct Room {
    let name = "kitchen"
}
```

## Logging, not printing

What is printed is read by nobody, and stays in the app that people buy.

```yaml rule
rule: no-printing
every: { file: any, in: production }
must-not: { call: [print, debugPrint, dump, NSLog] }
except:
  - { in: previews, because: nobody ships them }
message: "Something is printed"
instead: Use a `Logger`.
```

```swift bad path=Sources/Pantry/Shelf.swift
func open() {
    print("open") // ✗
}
```

```swift good path=Sources/Pantry/Shelf.swift
func open() {
    logger.info("open")
    page.print()
    // print("open")
}
```

## Texts are localised

What a person reads stands in `Localization`, in all languages. What a machine reads (the name of a symbol, a key, a format) does not.

```yaml rule
rule: texts-are-not-hard-coded
check: hard-coded-string
in: production
except:
  - { in: previews, because: a preview is for us }
  - { in: double, because: a double is for tests }
because: A text in the code is there in one language, and no translator ever sees it.
instead: Add it to `L10n`, in all languages.
```

```yaml rule
rule: texts-of-own-parts-are-not-hard-coded
severity: warning
every: { struct: view, in: production }
must-not:
  contain:
    pattern: "$PART($$$, {{shown-label}}: $TEXT, $$$)"
    where:
      PART: ["*View", "*Button", "*Row", "*Card", "*Cell", "*Header", "*Banner", "*Badge", "*Field", "*Section"]
      TEXT: { string: '/[[:alpha:]]{2,} [[:alpha:]]{2,}/' }
except:
  - { in: previews, because: a preview is for us }
message: "`{Subject}` hands one of its parts a text for people"
instead: Add it to `L10n`, in all languages, and hand that over.
```

```swift bad path=Sources/Pantry/ShelfView.swift
import SwiftUI

struct ShelfView: View {
    var body: some View {
        Text("Your shelf") // ✗ texts-are-not-hard-coded
        EmptyShelfView(image: "tray", title: "Nothing here yet") // ✗ texts-of-own-parts-are-not-hard-coded
    }
}
```

```swift good path=Sources/Pantry/ShelfView.swift
import SwiftUI

struct ShelfView: View {
    var body: some View {
        Text(L10n.Shelf.title)
        EmptyShelfView(image: "tray full", title: L10n.Shelf.none)
        ShelfRow(title: "shelf.title", text: verbatim)
        Image(systemName: "tray")
        Text(verbatim: "–")
    }
}

#Preview {
    Text("Your shelf")
}
```

## Asynchronous code awaits

A completion handler can be forgotten, called twice, or called on the wrong thread. `await` can't. What changes the screen belongs to the
main actor, by its type; a queue is no substitute, because the compiler knows nothing of it.

```yaml rule
rule: functions-await
severity: warning
every:
  function: any
  in: production
  not:
    any:
      - { be: demanded }
      - { have-attribute: ["@objc*", "@available(*)"] }
      - { named: ["application", "userNotificationCenter", "urlSession", "webView", "getTimeline", "getSnapshot", "scene", "tableView", "extensionContext", "messaging", "placeholder", "animate*", "present", "dismiss", adapt, retry] }
      - { contain: ["withCheckedContinuation { $$$ }", "withCheckedThrowingContinuation { $$$ }"] }
must-not:
  any:
    - have: { parameter: ["completion", "completion*", "*Completion", "callback"], be: escaping }
    - have: { parameter: any, be: escaping, have-type: "*(Result<*>)*->*" }
    - have: { parameter: [success, onSuccess], be: escaping }
      all: [{ have: { parameter: [failure, onFailure, onError], be: escaping } }]
message: "`{Subject}` takes a completion handler"
instead: Make it `async`, and `throws` where it can fail.
```

```yaml rule
rule: work-is-not-sent-to-queues
severity: warning
every: { file: any, in: production }
must-not: { contain: ["DispatchQueue.global().async { $$$ }", "DispatchQueue.global(qos: $_).async { $$$ }", "DispatchQueue.global($$$).async(execute: $_)", "DispatchQueue.global($$$).asyncAfter(deadline: $_) { $$$ }", "Thread.detachNewThread { $$$ }"] }
message: "Work is sent to a global queue"
instead: Make it `async`, in an actor or a task.
```

```yaml rule
rule: the-main-actor-is-no-queue
severity: warning
every: { any: [view-model, interactor, presenter, view-controller, { struct: view }] }
must-not: { contain: ["DispatchQueue.main.async { $$$ }", "DispatchQueue.main.async(execute: $_)", "OperationQueue.main.addOperation { $$$ }"] }
message: "`{Subject}` goes to the main queue by hand"
instead: Mark the type, or the task, with `@MainActor`.
```

```swift bad path=Sources/Pantry/ShelfViewModel.swift
final class ShelfViewModel {
    func save(success: @escaping () -> Void, failure: @escaping (Error) -> Void) {} // ✗ functions-await
    func find(then: @escaping (Result<Int, Error>) -> Void) {} // ✗ functions-await

    func show() {
        OperationQueue.main.addOperation { self.draw() } // ✗ the-main-actor-is-no-queue
        DispatchQueue.main.async(execute: redraw) // ✗ the-main-actor-is-no-queue
        Thread.detachNewThread { self.count() } // ✗ work-is-not-sent-to-queues
        DispatchQueue.global(qos: .utility).asyncAfter(deadline: .now()) { self.count() } // ✗ work-is-not-sent-to-queues
    }

    func load(completion: @escaping (Int) -> Void) { // ✗ functions-await
        DispatchQueue.global().async { // ✗ work-is-not-sent-to-queues
            let count = self.count()
            DispatchQueue.main.async { completion(count) } // ✗ the-main-actor-is-no-queue
        }
    }
}
```

```swift good path=Sources/Pantry/ShelfViewModel.swift
@MainActor
final class ShelfViewModel {
    func load() async -> Int {
        await store.count()
    }

    func animate(update: @escaping () -> Void) {}
    func confirm(success: @escaping () -> Void) {}
}

// The protocol decides how its methods look.
final class Interceptor: RequestInterceptor {
    func adapt(_ request: URLRequest, completion: @escaping (Result<URLRequest, Error>) -> Void) {}
}
```

## Comments that leave something to do

A note to oneself has an owner and a ticket, or it stays for ever. Code in a comment is no note at all: the history remembers it better.

```yaml rule
rule: to-dos-name-author-and-ticket
severity: warning
every: { comment: any, match: '/\b(TODO|FIXME)\b/', in: production }
must: { match: '/(TODO|FIXME): ?\[[^\]]+\].*([A-Z]{2,}-[0-9]+|#[0-9]+)/' }
message: "This note names no author, or no ticket"
instead: "Write `// TODO: [Name] APP-12 What is left to do`."
```

```yaml rule
rule: no-code-in-comments
check: commented-out-code
in: production
instead: Delete it; the history has it.
```

```yaml rule
rule: marks-are-well-formed
severity: warning
check: mark
message: "The editor does not see this mark as it is meant"
instead: "Write `// MARK: - Title`."
```

```yaml rule
rule: public-declarations-are-documented
severity: warning
every: { any: [type, function], be: public, in: "{{packaged}}", not: { any: [{ be: demanded }, { be: test }, { in: tests }] } }
must: { be: documented }
because: Who uses a package does not read its sources.
message: "`{Subject}` is public and says nothing about itself"
instead: Write a sentence above it with `///`, on what it is for.
```

```yaml review
review: is-complex-logic-explained
question: Does somebody who meets this function for the first time find out why it goes these ways?
about: { function: any, in: production, have-at-least: { complexity: 6 } }
```

```swift bad path=Packages/Pantry/Sources/Pantry/Shelf.swift
//MARK: Shelf // ✗ marks-are-well-formed

// let limit = items.count // ✗ no-code-in-comments

public struct Shelf { // ✗ public-declarations-are-documented
    // TODO: sort // ✗ to-dos-name-author-and-ticket
    let items: [String]
}
```

```swift good path=Packages/Pantry/Sources/Pantry/Shelf.swift
// MARK: - Shelf

/// What stands beside each other.
public struct Shelf {
    // TODO: [Deniz] APP-12 Sort by date
    // Jam stands in front: it is eaten first.
    let items: [String]
}
```

## The shape on the page

`norma fix --format` or the editor's formatter makes most of this; these rules notice where neither was run. Nobody has to like the
shape. It is the same everywhere, so a difference between two versions shows what was changed and nothing else.

What is wrapped has each part on a line of its own, and ends below the line that it began on. One empty line at most separates
thoughts, and none follows an opening bracket or comes before a closing one.

```yaml rule
rule: commas-are-followed-by-a-blank
check: comma
instead: Write the comma right after the word, and one space.
```

```yaml rule
rule: colons-stand-by-their-name
check: colon
instead: Write the colon right after the name, and one space.
```

```yaml rule
rule: braces-open-on-the-line
check: opening-brace
instead: Write the brace after one space, on the same line.
```

```yaml rule
rule: else-follows-the-brace
check: statement-position
instead: Write `} else {` and `} catch {`.
```

```yaml rule
rule: arrows-have-room
check: return-arrow-whitespace
instead: Write one space before and one after the arrow.
```

```yaml rule
rule: operators-have-room
severity: warning
check: operator-usage-whitespace
instead: Write one space before and one after the operator.
```

```yaml rule
rule: operator-functions-have-room
severity: warning
check: operator-whitespace
instead: Write one space before and one after the operator.
```

```yaml rule
rule: closures-have-room
severity: warning
check: closure-spacing
instead: Write one space inside of each brace.
```

```yaml rule
rule: closures-end-where-they-began
severity: warning
check: closure-end-indentation
instead: Indent the brace like the line that opened the closure.
```

```yaml rule
rule: literals-end-where-they-began
severity: warning
check: literal-expression-end-indentation
instead: Indent the bracket like the line that opened the literal.
```

```yaml rule
rule: elements-are-aligned
severity: warning
check: collection-alignment
instead: Begin all elements in one column.
```

```yaml rule
rule: brackets-stand-alone
severity: warning
check: multiline-literal-brackets
instead: Write each bracket on a line of its own, or all on one line.
```

```yaml rule
rule: arguments-share-a-line-or-have-their-own
severity: warning
check: multiline-arguments
instead: Write each argument on a line of its own, or all on one line.
```

```yaml rule
rule: arguments-are-aligned
severity: warning
check: vertical-parameter-alignment-on-call
instead: Begin all arguments in one column.
```

```yaml rule
rule: parameters-share-a-line-or-have-their-own
severity: warning
check: multiline-parameters
instead: Write each parameter on a line of its own, or all on one line.
```

```yaml rule
rule: chains-share-a-line-or-have-their-own
severity: warning
check: multiline-function-chains
instead: Write each call on a line of its own, or all on one line.
```

```yaml rule
rule: cases-stand-below-switch
severity: warning
check: switch-case-alignment
instead: Indent `case` like `switch`.
```

```yaml rule
rule: one-empty-line-is-enough
silences: [no-blanks-at-the-end-of-a-line]
severity: warning
check: vertical-whitespace
at-most: "{{most-empty-lines}}"
instead: Delete the other ones.
```

```yaml rule
rule: nothing-after-an-opening-bracket
silences: [no-blanks-at-the-end-of-a-line, nothing-before-a-closing-bracket]
severity: warning
check: vertical-whitespace-opening-braces
instead: Delete the empty line.
```

```yaml rule
rule: nothing-before-a-closing-bracket
silences: [no-blanks-at-the-end-of-a-line]
severity: warning
check: vertical-whitespace-closing-braces
instead: Delete the empty line.
```

```yaml rule
rule: cases-are-declared-one-by-one
severity: warning
every: { enum: any, in: production }
must-not: { contain: ["case $_, $_", "case $_, $_, $$$"] }
message: "`{Subject}` declares several cases in one line"
instead: Write `case` before each, on a line of its own.
```

```swift bad path=Sources/Pantry/Shelf.swift
struct Shelf {

    enum Room { case kitchen, cellar }
    let one = [1,2]
    let two : Int = 2
    func open()->Int
    {
        if isOpen {
            close()
        }
        else {
            open()
        }
        let three = items.map {$0.name}
        let four = [1, 2,
                    3]
        let five = [
            1,
              2
            ]
        items.filter { $0.isOld }.map { $0.name }
            .sorted().joined()
        put(one: 1, two: 2,
            three: 3)
        put(one: 1,
              two: 2)
        items.forEach { item in
            show(item)
            }
        let six = 1+2
        switch six {
            case 1: show(1)
            default: show(2)
        }


        return six

    }
    func put(one: Int, two: Int,
             three: Int) {}
    static func ==(one: Shelf, other: Shelf) -> Bool { true }
}
```

```swift good path=Sources/Pantry/Shelf.swift
struct Shelf {
    enum Room {
        case kitchen
        case cellar
    }

    let one = [1, 2]
    let two: Int = 2

    func open() -> Int {
        if isOpen {
            close()
        } else {
            open()
        }
        let three = items.map { $0.name }
        let five = [
            1,
            2,
        ]
        items
            .filter { $0.isOld }
            .map { $0.name }
        put(
            one: 1,
            two: 2,
            three: 3
        )
        let six = 1 + 2
        switch six {
        case 1: show(1)
        default: show(2)
        }
        return six
    }

    func put(
        one: Int,
        two: Int,
        three: Int
    ) {}

    static func == (one: Shelf, other: Shelf) -> Bool { true }
}
```

No line ends in spaces: nobody sees them but the next difference.

```yaml rule
rule: no-blanks-at-the-end-of-a-line
severity: warning
check: trailing-whitespace
instead: Delete them.
```

```swift bad path=Sources/Pantry/Cellar.swift
struct Cellar {}   
```

```swift good path=Sources/Pantry/Cellar.swift
struct Cellar {}
```

## What the tools are told

The formatter does by itself what nobody wants to argue about, and the linter of the editor underlines while we type. Both read a file at
the root. Where one of these files says something else than this guide, a change is formatted twice, there and back. So the settings
are part of the guide.

SwiftFormat wraps before the first argument, and keeps the first condition behind its keyword; `else` of a wrapped `guard` begins a
line; attributes of types and functions have a line of their own, those of properties have not; `self.` goes where it is not needed; no
header and no mark is put in by a machine. A few of its rules are off, because a person decides better: whether a list ends in a comma,
where an empty line helps, `&&` or a comma, `forEach` or a loop.

SwiftLint leaves the length of names and the choice of words to this guide and to us. What the guide forbids it must not be told
to ignore.

```text layout rule=the-tools-have-their-files
.swiftformat
.swiftlint.yml
{{packages}}/ ?
…
```

```yaml rule
rule: the-tools-have-their-files
severity: note
because: Without them everybody formats and lints by settings of their own.
instead: Write the file as this section describes it.
```

```yaml rule
rule: the-formatter-contradicts-nothing
severity: warning
every: { document: ".swiftformat" }
must-not:
  any:
    - have-setting: { indent: { not: "{{indentation}}" } }
    - have-setting: { tab-width: { not: "{{indentation}}" } }
    - have-setting: { smart-tabs: disabled }
    - have-setting: { indent-case: true }
    - have-setting: { line-breaks: { not: lf } }
    - have-setting: { wrap-return-type: { not: preserve } }
    - have-setting: { operator-func: { not: { any: [space, spaced] } } }
    - have-setting: { no-space-operators: "*" }
    - have-setting: { ranges: { not: { any: [space, spaced] } } }
    - have-setting: { allman: true }
    - have-setting: { else-position: { not: same-line } }
    - have-setting: { self: { not: remove } }
    - have-setting: { self-required: "*" }
    - have-setting: { header: { not: ignore } }
because: This guide says otherwise, and the formatter would undo what it asks for.
instead: "Delete the option, or put the exception into this guide."
```

```yaml rule
rule: the-formatter-knows-the-language
severity: warning
every: { document: ".swiftformat" }
must: { have-setting: { swift-version: "/^[0-9]/" } }
because: Without it the formatter leaves out all rules that depend on the version.
message: "The formatter is told no version of the language"
instead: "Write `--swiftversion` and the version that the manifests name."
```

```yaml rule
rule: the-formatter-leaves-conditions-of-compilation-alone
severity: warning
every: { document: ".swiftformat" }
must: { have-setting: { ifdef: no-indent } }
because: A line that moves because of an `#if` around it looks changed, and is not.
message: "The formatter indents what stands in an `#if`"
instead: "Write `--ifdef no-indent`."
```

```yaml rule
rule: the-formatter-wraps-before-the-first
severity: warning
every: { document: ".swiftformat" }
must:
  have-setting:
    wrap-arguments: before-first
    wrap-parameters: before-first
    wrap-collections: before-first
    wrap-type-aliases: before-first
    wrap-conditions: after-first
instead: "Set `--wraparguments`, `--wrapparameters`, `--wrapcollections` and `--wraptypealiases` to `before-first`, `--wrapconditions` to `after-first`."
```

```yaml rule
rule: the-formatter-starts-a-line-with-else-of-guard
severity: warning
every: { document: ".swiftformat" }
must: { have-setting: { guard-else: next-line } }
message: "The formatter may leave `else` of a wrapped `guard` behind the condition"
instead: "Write `--guardelse next-line`."
```

```yaml rule
rule: the-formatter-removes-semicolons
severity: warning
every: { document: ".swiftformat" }
must: { have-setting: { semicolons: never } }
because: Two statements in one line hide the second.
message: "The formatter lets semicolons stand"
instead: "Write `--semicolons never`."
```

```yaml rule
rule: the-formatter-places-attributes
severity: warning
every: { document: ".swiftformat" }
must:
  all:
    - have-setting: { func-attributes: prev-line, type-attributes: prev-line }
    - any: [{ have-setting: { var-attributes: same-line } }, { have-setting: { stored-var-attributes: same-line } }]
message: "The formatter leaves attributes where they are"
instead: "Set `--funcattributes` and `--typeattributes` to `prev-line`, `--varattributes` to `same-line`."
```

```yaml rule
rule: the-formatter-puts-nothing-in
severity: warning
every: { document: ".swiftformat" }
must:
  all:
    - have-setting: { mark-types: never, strip-unused-args: closure-only }
    - any: [{ have-setting: { redundant-type: inferred } }, { have-setting: { property-types: inferred } }]
because: A mark says what a person thinks of a section, and the name of a parameter is for the caller.
message: "The formatter puts in marks, underscores or types of its own"
instead: "Write `--marktypes never`, `--stripunusedargs closure-only` and `--redundanttype inferred`."
```

```yaml rule
rule: the-formatter-leaves-decisions-to-people
severity: warning
every: { document: ".swiftformat" }
must:
  have-setting:
    disable:
      - wrapMultilineStatementBraces
      - trailingCommas
      - andOperator
      - preferForLoop
      - blankLinesBetweenImports
      - blankLinesAtEndOfScope
      - blankLinesAtStartOfScope
because: The formatter decides here what people should.
instead: "Disable `wrapMultilineStatementBraces`, `trailingCommas`, `andOperator`, `preferForLoop`, `blankLinesBetweenImports`, `blankLinesAtEndOfScope` and `blankLinesAtStartOfScope`."
```

```yaml rule
rule: the-formatter-unfolds-cases
severity: warning
every: { document: ".swiftformat" }
must:
  any:
    - have-setting: { enable: [{ any: [sortSwitchCases, sortedSwitchCases] }, wrapEnumCases, wrapSwitchCases, blankLineAfterImports] }
    - have-setting: { rules: [{ any: [sortSwitchCases, sortedSwitchCases] }, wrapEnumCases, wrapSwitchCases, blankLineAfterImports] }
message: "The formatter leaves several cases in one line"
instead: "Enable `sortedSwitchCases`, `wrapEnumCases`, `wrapSwitchCases` and `blankLineAfterImports`."
```

```yaml rule
rule: the-linter-leaves-names-and-words-alone
severity: warning
every: { document: ".swiftlint.yml" }
must: { have-setting: { disabled_rules: [identifier_name, inclusive_language] } }
because: How long a name may be stands in this guide; which words are kind is for people to say.
message: "The linter judges names or words"
instead: "List `identifier_name` and `inclusive_language` below `disabled_rules`."
```

```yaml rule
rule: the-linter-keeps-what-this-guide-forbids
severity: warning
every: { setting: disabled_rules, in: "**/.swiftlint.yml" }
must-not:
  have-value:
    [
      force_cast, force_try, force_unwrapping, implicitly_unwrapped_optional,
      line_length, file_length, type_body_length, function_body_length, function_parameter_count, cyclomatic_complexity, large_tuple, nesting,
      colon, comma, opening_brace, statement_position, return_arrow_whitespace, vertical_whitespace, trailing_semicolon
    ]
because: The linter is told to look away from what this guide forbids.
instead: "Take it off the list."
```

```text bad path=.swiftformat
--indent 2 # ✗ the-formatter-contradicts-nothing, the-formatter-knows-the-language, the-formatter-leaves-conditions-of-compilation-alone, the-formatter-wraps-before-the-first, the-formatter-starts-a-line-with-else-of-guard, the-formatter-removes-semicolons, the-formatter-places-attributes, the-formatter-puts-nothing-in, the-formatter-unfolds-cases
--allman true # ✗ the-formatter-contradicts-nothing
--wraparguments after-first # ✗ the-formatter-wraps-before-the-first
# --semicolons never
--disable trailingCommas # ✗ the-formatter-leaves-decisions-to-people
```

```yaml bad path=.swiftlint.yml
opt_in_rules:
  - identifier_name
disabled_rules:
  - todo # ✗ the-linter-leaves-names-and-words-alone
  - force_cast # ✗ the-linter-keeps-what-this-guide-forbids
```

```text bad
Packages/
└── Pantry/
    └── Package.swift
```

```text good path=.swiftformat
--swiftversion 6.0
--indent 4
--ifdef no-indent
--wraparguments before-first
--wrapparameters before-first
--wrapcollections before-first
--wraptypealiases before-first
--wrapconditions after-first
--guardelse next-line
--semicolons never
--funcattributes prev-line
--typeattributes prev-line
--varattributes same-line
--marktypes never
--stripunusedargs closure-only
--redundanttype inferred
--disable wrapMultilineStatementBraces,trailingCommas,andOperator,preferForLoop
--disable blankLinesBetweenImports,blankLinesAtStartOfScope,blankLinesAtEndOfScope
--enable sortedSwitchCases,wrapEnumCases,wrapSwitchCases,blankLineAfterImports
```

```yaml good path=.swiftlint.yml
disabled_rules:
  # The guide says how long a name may be.
  - identifier_name
  - inclusive_language
opt_in_rules:
  - force_cast
```

```swift good path=Packages/Pantry/Package.swift
import PackageDescription

let package = Package(name: "Pantry")
```

# Tests

Tests are not demanded everywhere, but they are how we know. What must always be true is that a test could be written: that is what the
protocols and initializers above are for.

## There is a test for what thinks

Interactors, presenters, workers, view models and services have tests, in a class of their own that is called after them: whoever
changes one of them runs its tests without looking for them.

```yaml rule
rule: business-logic-is-tested
severity: warning
every: { any: [interactor, presenter, view-model] }
must: { have-counterpart: { type: "{Subject}Tests" } }
message: "`{Subject}` has no `{Subject}Tests` that expect anything"
make: tests {Subject}
```

```yaml rule
rule: data-access-is-tested
severity: note
every: { any: [worker, { type: service, have-counterpart: { protocol: "{Feature}{{service}}Protocol" } }] }
must: { have-counterpart: { type: "{Subject}Tests" } }
message: "`{Subject}` has no `{Subject}Tests` that expect anything"
make: tests {Subject}
```

```yaml rule
rule: actions-are-tested
severity: note
every:
  function: "{Action}"
  member-of: { class: view-model, have-counterpart: { type: "{Feature}{{state-holder}}Tests" } }
  be: async
  not: { any: [{ named: "_*" }, { be: file-private }, { be: override }] }
must: { any: [{ have-counterpart: { test: "test_{Action}*" } }, { have-counterpart: { test: "test{Action:pascal}*" } }, { have-counterpart: { test: "{Action}*" } }, { have-counterpart: { test: "*_{Action}_*" } }] }
message: "No test is about `{Action}`"
because: What a view can ask for is what a person can do, and each of these things can fail.
instead: "Write a test whose name begins with `test_{Action}_`."
```

```yaml review
review: are-success-and-failure-tested
question: Is there a test for when it works and one for when it doesn't, and does each look at all that came out (the data, the loading flag, the error, the calls of the mock)?
about: test-class
```

```yaml review
review: do-the-tests-pass
question: Have all tests passed on the author's machine, more than once, with others in another order?
```

```swift bad path=Sources/Recipes/RecipesViewModel.swift
final class RecipesViewModel { // ✗ business-logic-is-tested
    func load() async {}
}

final class ShelvesViewModel {
    func reload() async {} // ✗ actions-are-tested
}
```

```swift bad path=Sources/Recipes/RecipesService.swift
protocol RecipesServiceProtocol {}

struct RecipesService: RecipesServiceProtocol {} // ✗ data-access-is-tested
```

```swift bad path=Tests/RecipesTests/ShelvesViewModelTests.swift
import XCTest

final class ShelvesViewModelTests: XCTestCase {
    func test_load_always_works() { XCTAssertTrue(true) }
}
```

```swift good path=Sources/Recipes/RecipesViewModel.swift
final class RecipesViewModel {
    func load() async {}
}
```

```swift good path=Sources/Recipes/RecipesService.swift
protocol RecipesServiceProtocol {}

struct RecipesService: RecipesServiceProtocol {}
```

```swift good path=Tests/RecipesTests/RecipesViewModelTests.swift
import XCTest

final class RecipesViewModelTests: XCTestCase {
    func test_load_whenServiceSucceeds_showsRecipes() async { XCTAssertTrue(true) }
}
```

```swift good path=Tests/RecipesTests/RecipesServiceTests.swift
import XCTest

final class RecipesServiceTests: XCTestCase {}
```

## A test expects something

A test that can't fail is counted as if it held something. What `norma new tests` writes is a beginning: until one of its tests says what it
expects, whoever needs tests still has none.

```yaml rule
rule: tests-expect-something
severity: warning
check: test-without-expectation
instead: "Assert what must come out."
because: A green test that looks at nothing is worse than none, for nobody goes on looking.
```

```swift bad path=Tests/RecipesTests/RecipesViewModelTests.swift
import XCTest

final class RecipesViewModelTests: XCTestCase {
    func test_load_whenCalled_returnsOne() async throws { // ✗
        let result = await RecipesViewModel().load()
        throw XCTSkip("Say what it must give; it gave \(result)")
    }
}
```

```swift good path=Tests/RecipesTests/RecipesViewModelTests.swift
import XCTest

final class RecipesViewModelTests: XCTestCase {
    func test_load_whenCalled_returnsOne() async {
        let result = await RecipesViewModel().load()
        XCTAssertEqual(result, 1)
    }
}
```

## A test class looks like every other

Its name is that of the type under test and `Tests`. It is final. What is tested is called `sut`; it and its mocks are private, are
made anew before each test, mocks first, and let go after it, so that no test sees what another one left. The superclass goes first in
`setUp` and last in `tearDown`. Whoever has read one test class finds everything in the next one.

```yaml rule
rule: test-files-import-what-they-test
severity: warning
every: { file: any, in: tests, have: { class: test-class, have-at-least: { tests: 1 } } }
must: { import: [XCTest, Testing, "XCT*", Quick] }
because: A test class that finds its framework by way of another import stops compiling when that one goes.
instead: Import `XCTest`.
```

```yaml rule
rule: test-classes-end-in-tests
severity: warning
every: { class: test-class, in: tests, have-at-least: { tests: 1 } }
must: { all: [{ be: final }, { named: ["*Tests", "*Test", "*UITests"] }] }
instead: Make it final, and call it after the type under test, with `Tests` at the end.
```

```yaml rule
rule: test-methods-tell-a-story
severity: note
every: { test: any, member-of: { class: test-class } }
must: { named: '/^test_[a-z][^_]*_[a-z][^_]*(_[a-z][^_]*)?$/' }
message: "`{Subject}` does not say what is tested, when, and what then"
instead: "Name it `test_method_condition_expectedResult`."
```

```yaml rule
rule: subjects-under-test-are-called-sut
severity: note
every: { property: any, member-of: test-class, be: [stored, mutable], have-type: { any: [view-model, interactor, presenter, worker, service] }, not: { named: ["original*", "previous*", "mock*", "stub*", "fake*"] } }
must: { named: sut }
message: "`{Subject}` is what is tested, and could be called `sut` as everywhere"
instead: Call it `sut`.
```

```yaml rule
rule: fixtures-are-private
silences: [mocks-of-tests-are-private]
severity: warning
every: { property: any, member-of: test-class, be: [stored, mutable], not: { be: static } }
must: { be: private }
message: "`{Subject}` of a test class is for nobody else"
instead: Make it private.
```

```yaml rule
rule: set-up-calls-super-first
severity: warning
every: { function: setUp, member-of: test-class, be: override }
must: { contain: ["super.setUp()", "try super.setUp()", "try await super.setUp()", "await super.setUp()"] }
message: "`{Subject}` leaves out the superclass"
instead: Begin it with `super.setUp()`.
```

```yaml rule
rule: tear-down-calls-super-last
severity: warning
every: { function: [tearDown, tearDownWithError], member-of: test-class, be: override }
must-not: { contain: ["super.$_(); $$$; $_ = $_", "try super.$_(); $$$; $_ = $_", "try await super.$_(); $$$; $_ = $_", "await super.$_(); $$$; $_ = $_"] }
message: "`{Subject}` goes on after the superclass has let go"
instead: End it with the call of `super`.
```

```yaml rule
rule: mocks-are-made-before-the-subject
severity: warning
every: { function: [setUp, setUpWithError], member-of: test-class }
must-not: { contain: { pattern: "sut = $SUBJECT; $MOCK = $VALUE", where: { MOCK: "mock*" } } }
message: "`{Subject}` makes the subject before its mocks"
because: The subject would be handed the mock of the test before, or none.
instead: Make the mocks first.
```

```yaml rule
rule: what-is-set-up-is-torn-down
severity: note
every: { class: test-class, in: tests, have: { function: [setUp, setUpWithError], contain: "sut = $_" } }
must: { have: { function: [tearDown, tearDownWithError], contain: "sut = nil" } }
message: "`{Subject}` sets up a `sut` and never lets it go"
because: XCTest keeps every test case until the last one has run, with all that it holds.
instead: Set `sut` and the mocks to nil in `tearDown()`.
```

```yaml rule
rule: tests-use-doubles
severity: warning
every: { file: ["*{{state-holder}}Tests", "*{{interactor}}Tests", "*{{presenter}}Tests"], in: tests }
must-not: { create: { any: [service, worker], named: ["*{{service}}", "*{{worker}}"], not: double } }
message: "A real service works in a unit test"
because: A test that asks the real one is slow, needs a server, and fails when that server does.
instead: Hand in a mock.
```

```yaml rule
rule: doubles-stand-for-protocols
severity: warning
every: { class: double }
must-not: { inherit: { class: collaborator } }
message: "`{Subject}` inherits from what it stands for, and so does half of its work"
instead: Conform to the protocol of what it stands for.
```

```yaml rule
rule: mocks-of-tests-are-private
severity: note
every: { property: any, member-of: test-class, have-type: double, be: stored }
must: { be: private }
instead: Make it private.
```

```swift given path=Sources/Recipes/RecipesViewModel.swift
final class RecipesViewModel {}
```

```swift bad path=Sources/Recipes/RecipesService.swift
class RecipesService {}
final class MockRecipesService: RecipesService {} // ✗ doubles-stand-for-protocols
```

```swift bad path=Tests/RecipesTests/RecipesViewModelTests.swift
import Foundation // ✗ test-files-import-what-they-test

class RecipesViewModelSpec: XCTestCase { // ✗ test-classes-end-in-tests, what-is-set-up-is-torn-down
    var viewModel: RecipesViewModel! // ✗ subjects-under-test-are-called-sut, fixtures-are-private
    var mockService: MockRecipesService! // ✗ fixtures-are-private
    let spareService = MockRecipesService() // ✗ mocks-of-tests-are-private

    override func setUp() { // ✗ set-up-calls-super-first
        sut = RecipesViewModel(service: RecipesService()) // ✗ mocks-are-made-before-the-subject, tests-use-doubles
        mockService = MockRecipesService()
    }

    func testLoads() {} // ✗ test-methods-tell-a-story
}
```

```swift bad path=Tests/RecipesTests/ClockTests.swift
import XCTest

@testable import Recipes

final class ClockTests: XCTestCase {
    private var sut: Clock!

    override func setUp() {
        super.setUp()
        sut = Clock()
    }

    override func tearDown() {
        super.tearDown() // ✗ tear-down-calls-super-last
        sut = nil
    }
}
```

```swift good path=Sources/Recipes/RecipesService.swift
protocol RecipesServiceProtocol {}
struct RecipesService: RecipesServiceProtocol {}
final class MockRecipesService: RecipesServiceProtocol {}
```

```swift good path=Tests/RecipesTests/RecipesViewModelTests.swift
import XCTest

@testable import Recipes

final class RecipesViewModelTests: XCTestCase {
    // MARK: - Properties

    private var mockRecipes: MockRecipesService!
    private var sut: RecipesViewModel!

    // MARK: - Setup & Teardown

    override func setUp() {
        super.setUp()
        mockRecipes = MockRecipesService()
        sut = RecipesViewModel(service: mockRecipes)
    }

    override func tearDown() {
        sut = nil
        mockRecipes = nil
        super.tearDown()
    }

    // MARK: - Tests

    func test_load_whenServiceSucceeds_showsRecipes() async {
        // Arrange
        mockRecipes.recipesToReturn = ["Bread"]

        // Act
        await sut.load()

        // Assert
        XCTAssertEqual(sut.recipes, ["Bread"])
    }
}
```

## What XCTest has words for

`XCTAssertEqual` says in its failure what was found and what was expected; `XCTAssertTrue` of a comparison says that something was false. So
the assertion is taken that is made for the question. A test class stands in a file of its own name, and lets go of what it made.

```yaml rule
rule: test-files-hold-one-class
severity: warning
check: single-test-class
instead: Give each test class a file of its name.
```

```yaml rule
rule: assertions-say-what-they-mean
severity: warning
check: xct-specific-matcher
instead: Write `XCTAssertTrue`, `XCTAssertNil` and the like.
```

```yaml rule
rule: expectations-use-operators
severity: warning
check: nimble-operator
instead: Write the operator, such as `==`.
```

```yaml rule
rule: what-begins-ends
silences: [what-is-set-up-is-torn-down]
severity: warning
check: balanced-xctest-lifecycle
instead: Let go in `tearDown` of what `setUp` has made.
```

```swift bad path=Tests/PantryTests/ShelfTests.swift
import XCTest

class ShelfTests: XCTestCase {
    override func setUp() {
        super.setUp()
    }

    func test_open_always_opens() {
        XCTAssertEqual(shelf.isOpen, true)
        expect(shelf.items).to(equal(["jam"]))
    }
}

class JarTests: XCTestCase {}
```

```swift good path=Tests/PantryTests/ShelfTests.swift
import XCTest

final class ShelfTests: XCTestCase {
    override func setUp() {
        super.setUp()
    }

    override func tearDown() {
        super.tearDown()
    }

    func test_open_always_opens() {
        // Arrange
        let shelf = Shelf()

        // Act
        shelf.open()

        // Assert
        XCTAssertTrue(shelf.isOpen)
        expect(shelf.items) == ["jam"]
    }
}
```

## Arrange, act, assert

Three questions are asked of a test: what is given, what is done, what should come of it? A test of more than a few lines answers them
one after the other, each under a comment. Who prefers *given*, *when* and *then* may write that.

```yaml rule
rule: tests-are-divided-in-three
severity: note
every: { test: any, in: tests, have-at-least: { statements: "{{statements-that-need-parts}}" } }
must:
  any:
    - have-each: [{ comment: any, match: "/^\\/\\/+ ?Arrange\\b/" }, { comment: any, match: "/\\bAct\\b/" }, { comment: any, match: "/\\bAssert\\b/" }]
    - have-each: [{ comment: any, match: "/^\\/\\/+ ?Given\\b/" }, { comment: any, match: "/\\bWhen\\b/" }, { comment: any, match: "/\\bThen\\b/" }]
message: "`{Subject}` does not show where its parts begin"
instead: "Write `// Arrange`, `// Act` and `// Assert` above them."
```

```yaml rule
rule: tests-assert-at-the-end
severity: note
check: arrange-act-assert
allow: [missing]
instead: Arrange first, then act, then assert; a test that acts twice is two tests.
```

```swift bad path=Tests/PantryTests/ShelfTests.swift
import XCTest

final class ShelfTests: XCTestCase {
    func test_open_always_opens() { // ✗ tests-are-divided-in-three
        let shelf = Shelf()
        shelf.unlock()
        shelf.open()
        XCTAssertTrue(shelf.isOpen)
    }

    func test_close_whenOpen_closes() { // ✗ tests-assert-at-the-end
        // Arrange
        let shelf = Shelf()
        // Assert
        XCTAssertTrue(shelf.isOpen)
        // Act
        shelf.close()
    }
}
```

```swift good path=Tests/PantryTests/ShelfTests.swift
import XCTest

final class ShelfTests: XCTestCase {
    func test_open_always_opens() {
        // Arrange
        let shelf = Shelf()
        shelf.unlock()

        // Act
        shelf.open()

        // Assert
        XCTAssertTrue(shelf.isOpen)
    }

    func test_close_whenOpen_closes() {
        // Given
        let shelf = Shelf.open
        let door = shelf.door

        // When
        shelf.close()

        // Then
        XCTAssertTrue(door.isClosed)
    }

    func test_isOpen_always_isFalseAtFirst() {
        XCTAssertFalse(Shelf().isOpen)
    }
}
```

## Tests don't wait

A test that sleeps, or asks a server, is slow on a good day and red on a bad one. A test of something asynchronous is `async` and awaits
it.

```yaml rule
rule: tests-do-not-sleep
severity: warning
every: { file: any, in: tests }
must-not: { call: [sleep, usleep, "Thread.sleep", "Task.sleep", "DispatchQueue.main.asyncAfter"] }
message: "A test waits for time to pass"
instead: Await the thing itself, or hand in a clock.
```

```yaml rule
rule: tests-stay-off-the-network
severity: warning
every: { file: any, in: tests }
must-not: { contain: ["URLSession.shared.$_($$$)", "URLSession.shared.$_(for: $_)"] }
message: "A test asks a real server"
instead: Hand in a mock of the networking protocol.
```

```yaml rule
rule: tests-of-async-code-await
severity: note
every: { test: any, member-of: test-class }
must-not: { contain: "Task { $$$ }" }
message: "`{Subject}` starts a task, and may be over before it is"
instead: Make the test `async`, and await.
```

```yaml rule
rule: test-classes-have-the-usual-sections
severity: note
every: { mark: any, in: test-class }
must: { named: [Properties, Setup & Teardown, Tests, Helpers, Mocks, Private Methods], be: separated }
message: "This is none of the sections of a test class"
because: The same marks in every test class show at once where its mocks are made and where its tests begin.
instead: "Write one of `Properties`, `Setup & Teardown`, `Tests`, `Helpers`, `Mocks` and `Private Methods`."
```

```yaml rule
rule: test-classes-are-divided
severity: note
every: { class: test-class, in: tests, have-each: [{ property: any, be: stored }, { function: [setUp, setUpWithError] }, { function: "test*" }] }
must: { have: { mark: any } }
message: "`{Subject}` isn't divided by marks"
instead: "Write `// MARK: - Properties`, `// MARK: - Setup & Teardown` and `// MARK: - Tests` above its parts."
```

```swift bad path=Tests/RecipesTests/RecipesViewModelTests.swift
import XCTest

final class RecipesViewModelTests: XCTestCase {
    // MARK: setting up // ✗ test-classes-have-the-usual-sections

    func test_load_always_works() {
        Task { await sut.load() } // ✗ tests-of-async-code-await
        sleep(1) // ✗ tests-do-not-sleep
        _ = URLSession.shared.dataTask(with: url) // ✗ tests-stay-off-the-network
    }
}
```

```swift bad path=Tests/RecipesTests/ClockTests.swift
import XCTest

final class ClockTests: XCTestCase { // ✗ test-classes-are-divided
    private var sut: Clock!

    override func setUp() {
        super.setUp()
        sut = Clock()
    }

    func test_tick_always_moves() {
        sut.tick()
    }
}
```

```swift good path=Tests/RecipesTests/RecipesViewModelTests.swift
import XCTest

final class RecipesViewModelTests: XCTestCase {
    // MARK: - Tests

    func test_load_always_works() async {
        await sut.load()
    }
}
```

```swift good path=Tests/RecipesTests/ClockTests.swift
import XCTest

final class ClockTests: XCTestCase {
    // MARK: - Properties

    private var sut: Clock!

    // MARK: - Setup & Teardown

    override func setUp() {
        super.setUp()
        sut = Clock()
    }

    // MARK: - Tests

    func test_tick_always_moves() {
        sut.tick()
    }
}
```

# What can be made

Nobody has to type what every scene, feature and package has alike. `norma new` lists what follows; `norma new scene Checkout` makes it. What
is made keeps every rule above, and its tests pass before the first edit. What it stands on (the way to the server, the texts) is made
along with it where it is not there yet, and left alone where it is.

## A package

The manifest, the first source file and the first test. A package begins with nothing but its name, so that is what it knows about itself.

```yaml template
template: package
summary: A Swift package of our own, with its manifest and its first test.
inputs:
  Package: { is: type-name, about: "What the package is called; the name of a screen's package ends in `Feature`", sample: WalletFeature }
  Dependency: { is: type-name, many: true, default: [], about: Packages beside it that it needs, sample: [Models] }
next:
  - Add `{{package}}` to the app as a local package, and its name to one of the layers of this guide.
```

The settings of the formatter and the linter, where the project has none yet:

```text template package localization-package analytics-package scene feature shared path=".swiftformat"
# What the guide says under "What the tools are told".
--swiftversion 6.0
--indent {{indentation}}
--ifdef no-indent

--wraparguments before-first
--wrapparameters before-first
--wrapcollections before-first
--wraptypealiases before-first
--wrapconditions after-first
--guardelse next-line

--semicolons never
--funcattributes prev-line
--typeattributes prev-line
--varattributes same-line

--marktypes never
--stripunusedargs closure-only
--redundanttype inferred

--disable wrapMultilineStatementBraces,trailingCommas,andOperator,preferForLoop
--disable blankLinesBetweenImports,blankLinesAtStartOfScope,blankLinesAtEndOfScope
--enable sortedSwitchCases,wrapEnumCases,wrapSwitchCases,blankLineAfterImports
```

```yaml template package localization-package analytics-package scene feature shared path=".swiftlint.yml"
disabled_rules:
  # How long a name may be stands in the guide, and so do the words.
  - identifier_name
  - inclusive_language
opt_in_rules:
  - force_unwrapping
```

```swift template package path="{{package}}/Package.swift"
// swift-tools-version:6.0

import PackageDescription

let package = Package(
    name: "{{Package}}",
    platforms: [.iOS(.v{{oldest-ios}})],
    products: [.library(name: "{{Package}}", targets: ["{{Package}}"])],
    {{#has.Dependency}}
    dependencies: [
        {{#Dependency}}
        .package(path: "../{{Dependency}}"),
        {{/Dependency}}
    ],
    {{/has.Dependency}}
    {{^has.Dependency}}
    dependencies: [],
    {{/has.Dependency}}
    targets: [
        .target(
            name: "{{Package}}",
            dependencies: [{{#Dependency}}"{{Dependency}}"{{^last}}, {{/last}}{{/Dependency}}],
            swiftSettings: swiftSettings
        ),
        .testTarget(name: "{{Package}}Tests", dependencies: ["{{Package}}"], swiftSettings: swiftSettings),
    ]
)

var swiftSettings: [SwiftSetting] {
    [
        .enableUpcomingFeature("DisableOutwardActorInference"),
        .enableExperimentalFeature("StrictConcurrency"),
        .swiftLanguageMode(.v5),
    ]
}
```

```swift template package path="{{package-sources}}/{{Package}}.swift"
/// What all parts of the package have in common.
public enum {{Package}} {
    /// The name under which the package logs.
    public static let subsystem = "{{Package.kebab}}"
}
```

```swift template package path="{{package-tests}}/{{Package}}Tests.swift"
import XCTest

@testable import {{Package}}

final class {{Package}}Tests: XCTestCase {
    // MARK: - Tests

    func test_subsystem_always_isTheNameOfThePackage() {
        XCTAssertEqual({{Package}}.subsystem, "{{Package.kebab}}")
    }
}
```

## The package for texts

`L10n`, the extension that looks a key up, the texts in both languages, and a test that finds a key which one language lacks, or whose
translation forgets an argument. Each group begins with its title; scenes and features add a group of their own when they are made.

```yaml template
template: localization-package
summary: The package for texts, in English and Turkish, with a typed name for each.
inputs:
  Group: { is: type-name, many: true, default: [], about: Screens that have texts already, sample: [Shelf, Recipes] }
next:
  - "Texts that are there already get names from their table: `norma new texts {{first-language}}.lproj/Localizable.strings`."
  - Say the new texts in `{{first-language}}.lproj` and `{{second-language}}.lproj` as people would say them.
```

```swift template localization-package scene feature shared path="{{localization}}/Package.swift"
// swift-tools-version:6.0

import PackageDescription

let package = Package(
    name: "Localization",
    defaultLocalization: "{{first-language}}",
    platforms: [.iOS(.v{{oldest-ios}})],
    products: [.library(name: "Localization", targets: ["Localization"])],
    dependencies: [],
    targets: [
        .target(
            name: "Localization",
            dependencies: [],
            resources: [.process("{{resources}}")],
            swiftSettings: swiftSettings
        ),
        .testTarget(name: "LocalizationTests", dependencies: ["Localization"], swiftSettings: swiftSettings),
    ]
)

var swiftSettings: [SwiftSetting] {
    [
        .enableUpcomingFeature("DisableOutwardActorInference"),
        .enableExperimentalFeature("StrictConcurrency"),
        .swiftLanguageMode(.v5),
    ]
}
```

```swift template localization-package scene feature shared path="{{localization-sources}}/L10n.swift"
import Foundation

/// All texts that people read.
public enum L10n {
    /// What every screen says.
    public enum Common {
        public static let error = "common.error".localized
        public static let understood = "common.understood".localized
        public static let unreachable = "common.unreachable".localized
    }
}
```

```swift template localization-package scene feature shared path="{{localization-sources}}/String+Localization.swift"
import Foundation

extension String {
    /// The text of this key, in the language of the reader.
    var localized: String {
        NSLocalizedString(self, bundle: .module, comment: "")
    }
}
```

```strings template localization-package scene feature shared path="{{localization-resources}}/{{first-language}}.lproj/Localizable.strings"
"common.error" = "That did not work";
"common.understood" = "All right";
"common.unreachable" = "The server does not answer.";
```

```strings template localization-package scene feature path="{{localization-resources}}/{{first-language}}.lproj/Localizable.strings" into="end"
"common.error" = "That did not work";
"common.understood" = "All right";
"common.unreachable" = "The server does not answer.";
```

```strings template localization-package scene feature shared path="{{localization-resources}}/{{second-language}}.lproj/Localizable.strings"
"common.error" = "Olmadı";
"common.understood" = "Tamam";
"common.unreachable" = "Sunucu yanıt vermiyor.";
```

```strings template localization-package scene feature path="{{localization-resources}}/{{second-language}}.lproj/Localizable.strings" into="end"
"common.error" = "Olmadı";
"common.understood" = "Tamam";
"common.unreachable" = "Sunucu yanıt vermiyor.";
```

```swift template localization-package each=Group path="{{localization-sources}}/L10n.swift" into="enum L10n"
/// The texts of the {{Group.words}}.
public enum {{Group}} {
    public static let title = "{{Group.camel}}.title".localized
}
```

```strings template localization-package each=Group path="{{localization-resources}}/{{first-language}}.lproj/Localizable.strings" into="end"
"{{Group.camel}}.title" = "{{Group.sentence}}";
```

```strings template localization-package each=Group path="{{localization-resources}}/{{second-language}}.lproj/Localizable.strings" into="end"
"{{Group.camel}}.title" = "{{Group.sentence}}";
```

```swift template localization-package scene feature shared path="{{localization-tests}}/{{localization-package}}Tests.swift"
import XCTest

@testable import Localization

final class LocalizationTests: XCTestCase {
    // MARK: - Tests

    func test_localized_ofKnownKey_isNotTheKey() {
        XCTAssertNotEqual(L10n.Common.understood, "common.understood")
    }

    func test_texts_inEveryLanguage_haveTheSameKeys() throws {
        // Arrange
        let languages = (first: "{{first-language}}", second: "{{second-language}}")

        // Act
        let first = try texts(in: languages.first)
        let second = try texts(in: languages.second)

        // Assert
        XCTAssertFalse(first.isEmpty)
        XCTAssertEqual(first.keys.sorted(), second.keys.sorted())
    }

    func test_texts_inEveryLanguage_takeTheSameArguments() throws {
        // Act
        let first = try texts(in: "{{first-language}}").mapValues(arguments)
        let second = try texts(in: "{{second-language}}").mapValues(arguments)

        // Assert
        XCTAssertEqual(first, second)
    }

    // MARK: - Helpers

    private func texts(in language: String) throws -> [String: String] {
        let address = Bundle.module.url(
            forResource: "Localizable",
            withExtension: "strings",
            subdirectory: nil,
            localization: language
        )
        let data = try Data(contentsOf: XCTUnwrap(address))
        let list = try PropertyListSerialization.propertyList(from: data, format: nil)
        return try XCTUnwrap(list as? [String: String])
    }

    /// The placeholders of a text; their order may differ between languages.
    private func arguments(of text: String) -> [String] {
        text.components(separatedBy: "%").dropFirst().map { String($0.prefix(1)) }.sorted()
    }
}
```

What the tables say already gets its names from them. Texts of a new group make the group, and those of one that is there go into it.

```yaml template
template: texts
derives: texts
summary: A typed name for each text of a table that has none yet.
shape: { access: public, text: '"{key}".localized' }
```

```swift template texts path="{{localization-sources}}/L10n.swift" into="enum L10n"
{{members}}
```

## The package for analytics

Events, providers, and the service between them. What tells of an event asks for `AnalyticsTracking`, so that a test can listen; the app
registers one provider for each vendor.

```yaml template
template: analytics-package
summary: The package for analytics, which hands each event to all providers.
next:
  - Register a provider for each vendor where the app starts, with `AnalyticsService.shared.register(…)`.
```

```swift template analytics-package path="{{analytics}}/Package.swift"
// swift-tools-version:6.0

import PackageDescription

let package = Package(
    name: "Analytics",
    platforms: [.iOS(.v{{oldest-ios}})],
    products: [.library(name: "Analytics", targets: ["Analytics"])],
    dependencies: [],
    targets: [
        .target(
            name: "Analytics",
            dependencies: [],
            swiftSettings: swiftSettings
        ),
        .testTarget(name: "AnalyticsTests", dependencies: ["Analytics"], swiftSettings: swiftSettings),
    ]
)

var swiftSettings: [SwiftSetting] {
    [
        .enableUpcomingFeature("DisableOutwardActorInference"),
        .enableExperimentalFeature("StrictConcurrency"),
        .swiftLanguageMode(.v5),
    ]
}
```

```swift template analytics-package path="{{analytics-sources}}/{{models}}/AnalyticsEvent.swift"
/// Something that happened, worth counting.
public protocol AnalyticsEvent: Sendable {
    var name: String { get }
    var parameters: [String: String] { get }
}
```

```swift template analytics-package path="{{analytics-sources}}/{{services}}/AnalyticsProvider.swift"
/// Where events go; one for each vendor.
@MainActor
public protocol AnalyticsProvider {
    /// Counts the event.
    func track(_ event: AnalyticsEvent)
    /// Remembers something about whoever uses the app.
    func setUserProperty(_ value: String?, forName name: String)
}
```

```swift template analytics-package path="{{analytics-sources}}/{{services}}/AnalyticsTracking.swift"
/// What a view model or an interactor needs, to tell what happened.
@MainActor
public protocol AnalyticsTracking {
    /// Counts the event.
    func track(_ event: AnalyticsEvent)
}
```

```swift template analytics-package path="{{analytics-sources}}/{{services}}/AnalyticsService.swift"
/// Hands each event to all providers.
@MainActor
public final class AnalyticsService {
    private var providers: [AnalyticsProvider] = []

    public static let shared = AnalyticsService()

    private init() {}

    /// From now on this provider gets the events as well.
    public func register(_ newProvider: AnalyticsProvider) {
        providers.append(newProvider)
    }

    /// Tells every provider something about whoever uses the app.
    public func setUserProperty(_ value: String?, forName name: String) {
        for provider in providers {
            provider.setUserProperty(value, forName: name)
        }
    }
}

// MARK: - AnalyticsTracking

extension AnalyticsService: AnalyticsTracking {
    /// Counts the event everywhere.
    public func track(_ event: AnalyticsEvent) {
        for provider in providers {
            provider.track(event)
        }
    }
}
```

```swift template analytics-package path="{{analytics-tests}}/AnalyticsServiceTests.swift"
import XCTest

@testable import Analytics

final class AnalyticsServiceTests: XCTestCase {
    // MARK: - Properties

    private var spyProvider: SpyProvider!

    // MARK: - Setup & Teardown

    override func setUp() async throws {
        try await super.setUp()
        spyProvider = await SpyProvider()
        await AnalyticsService.shared.register(spyProvider)
    }

    override func tearDown() async throws {
        spyProvider = nil
        try await super.tearDown()
    }

    // MARK: - Tests

    @MainActor
    func test_track_withProvider_handsItTheEvent() async {
        // Act
        AnalyticsService.shared.track(OpenedEvent())

        // Assert
        XCTAssertEqual(spyProvider.names, ["opened"])
    }

    @MainActor
    func test_setUserProperty_withProvider_handsItTheValue() async {
        // Act
        AnalyticsService.shared.setUserProperty("dark", forName: "theme")

        // Assert
        XCTAssertEqual(spyProvider.properties, ["theme": "dark"])
    }
}

private final class SpyProvider: AnalyticsProvider {
    private(set) var names: [String] = []
    private(set) var properties: [String: String] = [:]

    init() {}

    func track(_ event: AnalyticsEvent) {
        names.append(event.name)
    }

    func setUserProperty(_ value: String?, forName name: String) {
        properties[name] = value
    }
}

private struct OpenedEvent: AnalyticsEvent {
    let name = "opened"
    let parameters: [String: String] = [:]
}
```

## What scenes and features stand on

Both ask the server through the package `API`. An endpoint is a value; each scene and feature names its own, so that nobody has to
touch a list that all share.

```swift template scene feature shared path="{{networking}}/Package.swift"
// swift-tools-version:6.0

import PackageDescription

let package = Package(
    name: "API",
    platforms: [.iOS(.v{{oldest-ios}})],
    products: [.library(name: "API", targets: ["API"])],
    dependencies: [],
    targets: [
        .target(
            name: "API",
            dependencies: [],
            swiftSettings: swiftSettings
        ),
        .testTarget(name: "APITests", dependencies: ["API"], swiftSettings: swiftSettings),
    ]
)

var swiftSettings: [SwiftSetting] {
    [
        .enableUpcomingFeature("DisableOutwardActorInference"),
        .enableExperimentalFeature("StrictConcurrency"),
        .swiftLanguageMode(.v5),
    ]
}
```

```swift template scene feature shared path="{{networking-sources}}/{{models}}/Endpoint.swift"
/// What the server can be asked for; each feature names its own.
public struct Endpoint: Equatable, Sendable {
    public let path: String

    /// Names what lies at this path, from the server's root.
    public init(path: String) {
        self.path = path
    }
}
```

```swift template scene feature shared path="{{networking-sources}}/{{models}}/NetworkingError.swift"
/// Why the server's answer is of no use.
public enum NetworkingError: Error, Equatable {
    /// The server answered with this status.
    case refused(status: Int)
}
```

```swift template scene feature shared path="{{networking-sources}}/{{services}}/NetworkingProtocol.swift"
/// The way to the server.
public protocol NetworkingProtocol: Sendable {
    /// What the server answers, decoded.
    func fetch<Answer: Decodable & Sendable>(endpoint: Endpoint) async throws -> Answer
    /// Deletes what the endpoint names.
    func delete(endpoint: Endpoint) async throws
}
```

```swift template scene feature shared path="{{networking-sources}}/{{services}}/Networking{{service}}.swift"
import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Talks to the server by HTTP.
public final class Networking{{service}}: NetworkingProtocol {
    // MARK: - Constants

    private enum Constants {
        static let accepted = 200..<300
    }

    // MARK: - Properties

    public static let shared = Networking{{service}}(root: Server.root)

    private let root: URL
    private let session: URLSession

    // MARK: - Initialization

    /// Talks to the server at this address.
    public init(root: URL, session: URLSession = .shared) {
        self.root = root
        self.session = session
    }

    // MARK: - Public Methods

    /// What the server answers, decoded.
    public func fetch<Answer: Decodable & Sendable>(endpoint: Endpoint) async throws -> Answer {
        let data = try await send(URLRequest(url: root.appendingPathComponent(endpoint.path)))
        return try JSONDecoder().decode(Answer.self, from: data)
    }

    /// Deletes what the endpoint names.
    public func delete(endpoint: Endpoint) async throws {
        var request = URLRequest(url: root.appendingPathComponent(endpoint.path))
        request.httpMethod = "DELETE"
        _ = try await send(request)
    }

    // MARK: - Private Methods

    private func send(_ request: URLRequest) async throws -> Data {
        let (data, response) = try await session.data(for: request)
        if let answer = response as? HTTPURLResponse, !Constants.accepted.contains(answer.statusCode) {
            throw NetworkingError.refused(status: answer.statusCode)
        }
        return data
    }
}
```

```swift template scene feature shared path="{{networking-sources}}/{{utilities}}/Server.swift"
import Foundation

/// Where the server is.
enum Server {
    static var root: URL {
        var components = URLComponents()
        components.scheme = "https"
        components.host = "server.example"
        return components.url ?? URL(fileURLWithPath: "/")
    }
}
```

```swift template scene feature shared path="{{networking-tests}}/Networking{{service}}Tests.swift"
import XCTest

@testable import API

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

final class Networking{{service}}Tests: XCTestCase {
    // MARK: - Properties

    private var sut: Networking{{service}}!

    // MARK: - Setup & Teardown

    override func setUp() {
        super.setUp()
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [StubServer.self]
        sut = Networking{{service}}(root: Server.root, session: URLSession(configuration: configuration))
    }

    override func tearDown() {
        sut = nil
        super.tearDown()
    }

    // MARK: - Tests

    func test_fetch_whenServerAnswers_decodesIt() async throws {
        // Act
        let answer: [String] = try await sut.fetch(endpoint: Endpoint(path: "200"))

        // Assert
        XCTAssertEqual(answer, ["/200"])
    }

    func test_fetch_whenServerRefuses_throwsTheStatus() async {
        // Act
        var failure: NetworkingError?
        do {
            let _: [String] = try await sut.fetch(endpoint: Endpoint(path: "404"))
        } catch {
            failure = error as? NetworkingError
        }

        // Assert
        XCTAssertEqual(failure, .refused(status: 404))
    }

    func test_delete_whenServerAnswers_doesNotThrow() async throws {
        // Act
        try await sut.delete(endpoint: Endpoint(path: "204"))
    }
}

/// Answers each path with the status that it names.
private final class StubServer: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool { true }

    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
        guard let address = request.url, let status = Int(address.lastPathComponent) else { return }
        let response = HTTPURLResponse(url: address, statusCode: status, httpVersion: nil, headerFields: nil)
        if let response {
            client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
        }
        client?.urlProtocol(self, didLoad: Data("[\"\(address.path)\"]".utf8))
        client?.urlProtocolDidFinishLoading(self)
    }

    override func stopLoading() {}
}
```

## A scene

The six files of VIPER, the assembly that puts them together, and their tests. For each use case there is the whole way: request, business
method, worker method with its mock, response, presenter, view model, display. The first use case runs when the screen appears, each other
one has a button. For each route there is a button too; where it leads is handed in by the app, since the next screen may lie in another
package.

```yaml template
template: scene
summary: A VIPER scene of UIKit, wired by an assembly, with a mock worker and tests.
inputs:
  Scene: { is: type-name, about: What the scene is called, sample: Checkout }
  Package: { is: type-name, default: MainFeature, about: The feature package that it lies in }
  Item: { is: type-name, default: Entry, about: What it is about; a type of the package `Models` }
  UseCase: { is: member-name, many: true, default: [fetchDetails], about: What can be done in it; each begins with a verb, sample: [fetchDetails, submitOrder] }
  Route: { is: type-name, many: true, default: [], about: The screens that can follow, sample: [Receipt, Help] }
next:
  - Show it with `{{Scene}}Assembly.assemble(…)`.
  - Name the paths of your server in `{{Scene}}Endpoint.swift`.
  - Say its texts in `Localizable.strings` as people would say them.
```

```swift template scene shared path="{{shared-models}}/Package.swift"
// swift-tools-version:6.0

import PackageDescription

let package = Package(
    name: "Models",
    platforms: [.iOS(.v{{oldest-ios}})],
    products: [.library(name: "Models", targets: ["Models"])],
    dependencies: [],
    targets: [
        .target(
            name: "Models",
            dependencies: [],
            swiftSettings: swiftSettings
        ),
        .testTarget(name: "ModelsTests", dependencies: ["Models"], swiftSettings: swiftSettings),
    ]
)

var swiftSettings: [SwiftSetting] {
    [
        .enableUpcomingFeature("DisableOutwardActorInference"),
        .enableExperimentalFeature("StrictConcurrency"),
        .swiftLanguageMode(.v5),
    ]
}
```

```swift template scene shared path="{{shared-models-sources}}/{{models}}/{{Item}}.swift"
/// What the server knows under one identifier.
public struct {{Item}}: Identifiable, Equatable, Sendable, Decodable {
    public let id: String
    public let title: String

    /// Makes one that the server knows under this identifier.
    public init(id: String, title: String) {
        self.id = id
        self.title = title
    }
}
```

```swift template scene shared path="{{shared-models-tests}}/{{Item}}Tests.swift"
import XCTest

@testable import Models

final class {{Item}}Tests: XCTestCase {
    // MARK: - Tests

    func test_init_fromTheServersAnswer_readsAllOfIt() throws {
        // Arrange
        let answer = Data(#"{"id": "1", "title": "First"}"#.utf8)

        // Act
        let sut = try JSONDecoder().decode({{Item}}.self, from: answer)

        // Assert
        XCTAssertEqual(sut, {{Item}}(id: "1", title: "First"))
    }
}
```

```swift template scene feature shared path="{{package}}/Package.swift"
// swift-tools-version:6.0

import PackageDescription

let package = Package(
    name: "{{Package}}",
    platforms: [.iOS(.v{{oldest-ios}})],
    products: [.library(name: "{{Package}}", targets: ["{{Package}}"])],
    dependencies: [
        .package(path: "../API"),
        .package(path: "../Localization"),
    ],
    targets: [
        .target(
            name: "{{Package}}",
            dependencies: ["API", "Localization"],
            swiftSettings: swiftSettings
        ),
        .testTarget(name: "{{Package}}Tests", dependencies: ["{{Package}}"], swiftSettings: swiftSettings),
    ]
)

var swiftSettings: [SwiftSetting] {
    [
        .enableUpcomingFeature("DisableOutwardActorInference"),
        .enableExperimentalFeature("StrictConcurrency"),
        .swiftLanguageMode(.v5),
    ]
}
```

A package that was there already is told what it needs from now on:

```swift template scene path="{{package}}/Package.swift" into="Package(dependencies:)"
.package(path: "../API"),
.package(path: "../Localization"),
.package(path: "../Models"),
```

```swift template scene path="{{package}}/Package.swift" into=".target(name: {{Package}}, dependencies:)"
"API",
"Localization",
"Models",
```

```swift template scene path="{{localization-sources}}/L10n.swift" into="enum L10n"
/// The texts of the {{Scene.words}}.
public enum {{Scene}} {
    public static let title = "{{Scene.camel}}.title".localized
    {{#UseCase}}
    {{^first}}
    public static let {{UseCase}} = "{{Scene.camel}}.{{UseCase.snake}}".localized
    {{/first}}
    {{/UseCase}}
    {{#Route}}
    public static let open{{Route}} = "{{Scene.camel}}.open_{{Route.snake}}".localized
    {{/Route}}

    /// When the server was asked.
    public static func updated(_ time: String) -> String {
        String(format: "{{Scene.camel}}.updated".localized, time)
    }
}
```

```strings template scene path="{{localization-resources}}/{{first-language}}.lproj/Localizable.strings" into="end"
"{{Scene.camel}}.title" = "{{Scene.sentence}}";
{{#UseCase}}
{{^first}}
"{{Scene.camel}}.{{UseCase.snake}}" = "{{UseCase.sentence}}";
{{/first}}
{{/UseCase}}
{{#Route}}
"{{Scene.camel}}.open_{{Route.snake}}" = "{{Route.sentence}}";
{{/Route}}
"{{Scene.camel}}.updated" = "As of %@";
```

```strings template scene path="{{localization-resources}}/{{second-language}}.lproj/Localizable.strings" into="end"
"{{Scene.camel}}.title" = "{{Scene.sentence}}";
{{#UseCase}}
{{^first}}
"{{Scene.camel}}.{{UseCase.snake}}" = "{{UseCase.sentence}}";
{{/first}}
{{/UseCase}}
{{#Route}}
"{{Scene.camel}}.open_{{Route.snake}}" = "{{Route.sentence}}";
{{/Route}}
"{{Scene.camel}}.updated" = "%@ itibarıyla";
```

```swift template scene when=has.UseCase path="{{package-models}}/{{Scene}}Endpoint.swift"
import API

/// What the server is asked for here.
enum {{Scene}}Endpoint {
    {{#UseCase}}
    {{^first}}

    {{/first}}
    static func {{UseCase}}(id: String) -> Endpoint {
        Endpoint(path: "{{Scene.kebab}}/\(id)/{{UseCase.kebab}}")
    }
    {{/UseCase}}
}
```

```swift template scene path="{{new-scene}}/{{Scene}}Models.swift"
import Foundation
import Models

enum {{Scene}} {
    // MARK: - Use Cases
    {{#UseCase}}

    enum {{UseCase.pascal}} {
        struct Request {
            let id: String
        }

        struct Response {
            let item: {{Item}}
            let updatedAt: Date
        }

        struct ViewModel {
            let title: String
            let subtitle: String
        }
    }
    {{/UseCase}}
}
```

```swift template scene path="{{new-scene}}/{{Scene}}{{view-controller}}.swift"
import Localization
import UIKit

// MARK: - Display Logic Protocol

@MainActor
protocol {{Scene}}DisplayLogic: AnyObject {
    {{#UseCase}}
    func display{{UseCase.pascal}}(_ {{state-holder-property}}: {{Scene}}.{{UseCase.pascal}}.ViewModel)
    {{/UseCase}}
    func displayError(_ message: String)
    func displayLoading(_ isLoading: Bool)
}

// MARK: - View Controller

final class {{Scene}}{{view-controller}}: UIViewController {
    // MARK: - Constants

    private enum Constants {
        static let spacing: CGFloat = 12
    }

    // MARK: - Properties

    var interactor: {{Scene}}BusinessLogic?
    var router: ({{Scene}}RoutingLogic & {{Scene}}DataPassing)?
    private let id: String

    // MARK: - UI Components

    private lazy var titleLabel: UILabel = {
        let label = UILabel()
        label.translatesAutoresizingMaskIntoConstraints = false
        label.font = .preferredFont(forTextStyle: .headline)
        return label
    }()

    private lazy var subtitleLabel: UILabel = {
        let label = UILabel()
        label.translatesAutoresizingMaskIntoConstraints = false
        label.textColor = .secondaryLabel
        return label
    }()

    private lazy var spinner = UIActivityIndicatorView(style: .medium)
    {{#UseCase}}
    {{^first}}

    private lazy var {{UseCase}}Button: UIButton = {
        let button = UIButton(type: .system)
        button.translatesAutoresizingMaskIntoConstraints = false
        button.setTitle(L10n.{{Scene}}.{{UseCase}}, for: .normal)
        button.addAction(UIAction { [weak self] _ in self?.{{UseCase}}() }, for: .touchUpInside)
        return button
    }()
    {{/first}}
    {{/UseCase}}
    {{#Route}}

    private lazy var open{{Route}}Button: UIButton = {
        let button = UIButton(type: .system)
        button.translatesAutoresizingMaskIntoConstraints = false
        button.setTitle(L10n.{{Scene}}.open{{Route}}, for: .normal)
        button.addAction(UIAction { [weak self] _ in self?.router?.routeTo{{Route}}() }, for: .touchUpInside)
        return button
    }()
    {{/Route}}

    private lazy var content: UIStackView = {
        let content = UIStackView(arrangedSubviews: [titleLabel, subtitleLabel, spinner])
        content.translatesAutoresizingMaskIntoConstraints = false
        content.axis = .vertical
        content.spacing = Constants.spacing
        return content
    }()

    // MARK: - Initialization

    init(id: String) {
        self.id = id
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    // MARK: - Lifecycle

    override func viewDidLoad() {
        super.viewDidLoad()
        setupUI()
        {{#UseCase}}
        {{#first}}
        {{UseCase}}()
        {{/first}}
        {{/UseCase}}
    }

    // MARK: - Setup

    private func setupUI() {
        title = L10n.{{Scene}}.title
        view.backgroundColor = .systemBackground
        view.addSubview(content)
        {{#UseCase}}
        {{^first}}
        content.addArrangedSubview({{UseCase}}Button)
        {{/first}}
        {{/UseCase}}
        {{#Route}}
        content.addArrangedSubview(open{{Route}}Button)
        {{/Route}}
        let margins = view.layoutMarginsGuide
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: margins.topAnchor, constant: Constants.spacing),
            content.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        ])
    }
    {{#has.UseCase}}

    // MARK: - Actions
    {{/has.UseCase}}
    {{#UseCase}}

    private func {{UseCase}}() {
        interactor?.{{UseCase}}({{Scene}}.{{UseCase.pascal}}.Request(id: id))
    }
    {{/UseCase}}
}

// MARK: - Display Logic

extension {{Scene}}{{view-controller}}: {{Scene}}DisplayLogic {
    {{#UseCase}}
    func display{{UseCase.pascal}}(_ {{state-holder-property}}: {{Scene}}.{{UseCase.pascal}}.ViewModel) {
        titleLabel.text = {{state-holder-property}}.title
        subtitleLabel.text = {{state-holder-property}}.subtitle
    }

    {{/UseCase}}
    func displayError(_ message: String) {
        subtitleLabel.text = message
    }

    func displayLoading(_ isLoading: Bool) {
        isLoading ? spinner.startAnimating() : spinner.stopAnimating()
    }
}
```

```swift template scene path="{{new-scene}}/{{Scene}}{{interactor}}.swift"
import Foundation
import Models

// MARK: - Business Logic Protocol

@MainActor
protocol {{Scene}}BusinessLogic {
    {{#UseCase}}
    func {{UseCase}}(_ request: {{Scene}}.{{UseCase.pascal}}.Request)
    {{/UseCase}}
}

// MARK: - Data Store Protocol

@MainActor
protocol {{Scene}}DataStore {
    var selectedItem: {{Item}}? { get set }
}

// MARK: - {{interactor}}

@MainActor
final class {{Scene}}{{interactor}}: {{Scene}}BusinessLogic, {{Scene}}DataStore {
    // MARK: - Properties

    var presenter: {{Scene}}PresentationLogic?
    var selectedItem: {{Item}}?
    private let worker: {{Scene}}WorkingLogic

    // MARK: - Initialization

    init(worker: {{Scene}}WorkingLogic = {{Scene}}{{worker}}()) {
        self.worker = worker
    }
    {{#has.UseCase}}

    // MARK: - Business Logic
    {{/has.UseCase}}
    {{#UseCase}}

    func {{UseCase}}(_ request: {{Scene}}.{{UseCase.pascal}}.Request) {
        presenter?.presentLoading(true)
        Task { @MainActor in
            do {
                let item = try await worker.{{UseCase}}(id: request.id)
                selectedItem = item
                let response = {{Scene}}.{{UseCase.pascal}}.Response(item: item, updatedAt: Date())
                presenter?.present{{UseCase.pascal}}(response)
            } catch {
                presenter?.presentError(error)
            }
            presenter?.presentLoading(false)
        }
    }
    {{/UseCase}}
}
```

```swift template scene path="{{new-scene}}/{{Scene}}{{presenter}}.swift"
import Foundation
import Localization

// MARK: - Presentation Logic Protocol

@MainActor
protocol {{Scene}}PresentationLogic {
    {{#UseCase}}
    func present{{UseCase.pascal}}(_ response: {{Scene}}.{{UseCase.pascal}}.Response)
    {{/UseCase}}
    func presentError(_ error: Error)
    func presentLoading(_ isLoading: Bool)
}

// MARK: - {{presenter}}

@MainActor
final class {{Scene}}{{presenter}}: {{Scene}}PresentationLogic {
    // MARK: - Properties

    weak var viewController: {{Scene}}DisplayLogic?
    {{#has.UseCase}}

    private let formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.timeStyle = .short
        return formatter
    }()
    {{/has.UseCase}}

    // MARK: - Presentation Logic
    {{#UseCase}}

    func present{{UseCase.pascal}}(_ response: {{Scene}}.{{UseCase.pascal}}.Response) {
        let time = formatter.string(from: response.updatedAt)
        let {{state-holder-property}} = {{Scene}}.{{UseCase.pascal}}.ViewModel(
            title: response.item.title,
            subtitle: L10n.{{Scene}}.updated(time)
        )
        viewController?.display{{UseCase.pascal}}({{state-holder-property}})
    }
    {{/UseCase}}

    func presentError(_ error: Error) {
        viewController?.displayError(error.localizedDescription)
    }

    func presentLoading(_ isLoading: Bool) {
        viewController?.displayLoading(isLoading)
    }
}
```

```swift template scene path="{{new-scene}}/{{Scene}}{{router}}.swift"
import UIKit

// MARK: - Routing Logic Protocol

@MainActor
protocol {{Scene}}RoutingLogic {
    {{#Route}}
    func routeTo{{Route}}()
    {{/Route}}
}

// MARK: - Data Passing Protocol

@MainActor
protocol {{Scene}}DataPassing {
    var dataStore: {{Scene}}DataStore? { get }
}

// MARK: - {{router}}

@MainActor
final class {{Scene}}{{router}}: {{Scene}}RoutingLogic, {{Scene}}DataPassing {
    // MARK: - Properties

    weak var viewController: {{Scene}}{{view-controller}}?
    var dataStore: {{Scene}}DataStore?
    {{#has.Route}}
    private let destinations: {{Scene}}DestinationFactory

    // MARK: - Initialization

    init(destinations: {{Scene}}DestinationFactory) {
        self.destinations = destinations
    }

    // MARK: - Routing
    {{/has.Route}}
    {{#Route}}

    func routeTo{{Route}}() {
        let destination = destinations.make{{Route}}()
        var store = destination.dataStore
        passDataTo{{Route}}(source: dataStore, destination: &store)
        navigateTo{{Route}}(source: viewController, destination: destination.viewController)
    }
    {{/Route}}
    {{#has.Route}}

    // MARK: - Navigation
    {{/has.Route}}
    {{#Route}}

    private func navigateTo{{Route}}(source: {{Scene}}{{view-controller}}?, destination: UIViewController) {
        source?.navigationController?.pushViewController(destination, animated: true)
    }
    {{/Route}}
    {{#has.Route}}

    // MARK: - Data Passing
    {{/has.Route}}
    {{#Route}}

    private func passDataTo{{Route}}(source: {{Scene}}DataStore?, destination: inout {{Scene}}NextDataStore?) {
        destination?.selectedItem = source?.selectedItem
    }
    {{/Route}}
}
```

```swift template scene when=has.Route path="{{new-scene}}/{{Scene}}Destination.swift"
import Models
import UIKit

// MARK: - Protocols

/// Where a scene that follows keeps what it is told; its interactor conforms to this.
@MainActor
public protocol {{Scene}}NextDataStore {
    var selectedItem: {{Item}}? { get set }
}

/// Makes the scenes that follow. The app knows them; this package does not.
@MainActor
public protocol {{Scene}}DestinationFactory {
    {{#Route}}
    /// The scene behind "{{Route.words}}".
    func make{{Route}}() -> {{Scene}}Destination
    {{/Route}}
}

// MARK: - Destination

/// A scene that follows, and where it is told what was chosen.
@MainActor
public struct {{Scene}}Destination {
    let viewController: UIViewController
    let dataStore: {{Scene}}NextDataStore?

    /// Leads to this screen; without a data store it needs to know nothing.
    public init(viewController: UIViewController, dataStore: {{Scene}}NextDataStore? = nil) {
        self.viewController = viewController
        self.dataStore = dataStore
    }
}
```

```swift template scene path="{{new-scene}}/{{Scene}}{{worker}}.swift"
import API
import Models

// MARK: - Working Logic Protocol

protocol {{Scene}}WorkingLogic: Sendable {
    {{#UseCase}}
    func {{UseCase}}(id: String) async throws -> {{Item}}
    {{/UseCase}}
}

// MARK: - {{worker}}

struct {{Scene}}{{worker}}: {{Scene}}WorkingLogic {
    // MARK: - Dependencies

    private let networking: NetworkingProtocol

    // MARK: - Initialization

    init(networking: NetworkingProtocol = Networking{{service}}.shared) {
        self.networking = networking
    }
    {{#has.UseCase}}

    // MARK: - Working Logic
    {{/has.UseCase}}
    {{#UseCase}}

    func {{UseCase}}(id: String) async throws -> {{Item}} {
        try await networking.fetch(endpoint: {{Scene}}Endpoint.{{UseCase}}(id: id))
    }
    {{/UseCase}}
}

// MARK: - Mock {{worker}} (for Testing)

final class Mock{{Scene}}{{worker}}: {{Scene}}WorkingLogic, @unchecked Sendable {
    {{#UseCase}}
    var {{UseCase}}Result: Result<{{Item}}, Error> = .failure(CancellationError())
    {{/UseCase}}
    {{#UseCase}}

    func {{UseCase}}(id: String) async throws -> {{Item}} {
        try {{UseCase}}Result.get()
    }
    {{/UseCase}}
}
```

```swift template scene path="{{new-scene}}/{{Scene}}Assembly.swift"
import UIKit

/// Puts the scene together: nobody else knows all its parts.
@MainActor
public enum {{Scene}}Assembly {
    {{#has.Route}}
    /// A scene that is ready to be shown, about what the server knows under this identifier.
    public static func assemble(id: String, destinations: {{Scene}}DestinationFactory) -> UIViewController {
        wire(id, {{Scene}}{{router}}(destinations: destinations))
    }

    private static func wire(_ id: String, _ router: {{Scene}}{{router}}) -> UIViewController {
    {{/has.Route}}
    {{^has.Route}}
    /// A scene that is ready to be shown, about what the server knows under this identifier.
    public static func assemble(id: String) -> UIViewController {
        let router = {{Scene}}{{router}}()
    {{/has.Route}}
        let viewController = {{Scene}}{{view-controller}}(id: id)
        let interactor = {{Scene}}{{interactor}}()
        let presenter = {{Scene}}{{presenter}}()
        viewController.interactor = interactor
        viewController.router = router
        interactor.presenter = presenter
        presenter.viewController = viewController
        router.viewController = viewController
        router.dataStore = interactor
        return viewController
    }
}
```

```swift template scene path="{{package-tests}}/{{Scene}}{{interactor}}Tests.swift"
import Models
import XCTest

@testable import {{Package}}

final class {{Scene}}{{interactor}}Tests: XCTestCase {
    // MARK: - Properties

    private var mock{{worker}}: Mock{{Scene}}{{worker}}!
    private var spy{{presenter}}: Spy{{Scene}}{{presenter}}!
    private var sut: {{Scene}}{{interactor}}!

    // MARK: - Setup & Teardown

    override func setUp() async throws {
        try await super.setUp()
        mock{{worker}} = Mock{{Scene}}{{worker}}()
        spy{{presenter}} = await Spy{{Scene}}{{presenter}}()
        sut = await Self.makeSubject(mock{{worker}}, spy{{presenter}})
    }

    override func tearDown() async throws {
        sut = nil
        spy{{presenter}} = nil
        mock{{worker}} = nil
        try await super.tearDown()
    }

    // MARK: - Tests

    @MainActor
    func test_selectedItem_atFirst_isNil() async {
        XCTAssertNil(sut.selectedItem)
    }
    {{#UseCase}}

    @MainActor
    func test_{{UseCase}}_when{{worker}}Succeeds_presentsItem() async {
        // Arrange
        let item = {{Item}}(id: "1", title: "First")
        mock{{worker}}.{{UseCase}}Result = .success(item)
        let loaded = expectation(description: "The interactor has finished")
        spy{{presenter}}.whenLoaded = { loaded.fulfill() }

        // Act
        sut.{{UseCase}}({{Scene}}.{{UseCase.pascal}}.Request(id: "1"))
        await fulfillment(of: [loaded], timeout: 5)

        // Assert
        XCTAssertEqual(spy{{presenter}}.items, [item])
        XCTAssertEqual(sut.selectedItem, item)
        XCTAssertFalse(spy{{presenter}}.errorWasPresented)
    }

    @MainActor
    func test_{{UseCase}}_when{{worker}}Fails_presentsError() async {
        // Arrange
        mock{{worker}}.{{UseCase}}Result = .failure(CancellationError())
        let loaded = expectation(description: "The interactor has finished")
        spy{{presenter}}.whenLoaded = { loaded.fulfill() }

        // Act
        sut.{{UseCase}}({{Scene}}.{{UseCase.pascal}}.Request(id: "1"))
        await fulfillment(of: [loaded], timeout: 5)

        // Assert
        XCTAssertTrue(spy{{presenter}}.items.isEmpty)
        XCTAssertTrue(spy{{presenter}}.errorWasPresented)
    }
    {{/UseCase}}

    // MARK: - Helpers

    @MainActor
    private static func makeSubject(
        _ worker: Mock{{Scene}}{{worker}},
        _ presenter: Spy{{Scene}}{{presenter}}
    ) -> {{Scene}}{{interactor}} {
        let interactor = {{Scene}}{{interactor}}(worker: worker)
        interactor.presenter = presenter
        return interactor
    }
}

private final class Spy{{Scene}}{{presenter}}: {{Scene}}PresentationLogic {
    private(set) var items: [{{Item}}] = []
    private(set) var errorWasPresented = false
    var whenLoaded: (() -> Void)?

    init() {}
    {{#UseCase}}

    func present{{UseCase.pascal}}(_ response: {{Scene}}.{{UseCase.pascal}}.Response) {
        items.append(response.item)
    }
    {{/UseCase}}

    func presentError(_ error: Error) {
        errorWasPresented = true
    }

    func presentLoading(_ isLoading: Bool) {
        if !isLoading { whenLoaded?() }
    }
}
```

```swift template scene path="{{package-tests}}/{{Scene}}{{presenter}}Tests.swift"
import Models
import XCTest

@testable import {{Package}}

final class {{Scene}}{{presenter}}Tests: XCTestCase {
    // MARK: - Properties

    private var spyDisplay: Spy{{Scene}}Display!
    private var sut: {{Scene}}{{presenter}}!

    // MARK: - Setup & Teardown

    override func setUp() async throws {
        try await super.setUp()
        spyDisplay = await Spy{{Scene}}Display()
        sut = await Self.makeSubject(spyDisplay)
    }

    override func tearDown() async throws {
        sut = nil
        spyDisplay = nil
        try await super.tearDown()
    }

    // MARK: - Tests
    {{#UseCase}}

    @MainActor
    func test_present{{UseCase.pascal}}_withItem_displaysItsTitle() async {
        // Arrange
        let item = {{Item}}(id: "1", title: "First")

        // Act
        sut.present{{UseCase.pascal}}({{Scene}}.{{UseCase.pascal}}.Response(item: item, updatedAt: Date()))

        // Assert
        XCTAssertEqual(spyDisplay.titles, ["First"])
    }
    {{/UseCase}}

    @MainActor
    func test_presentError_ofAnyKind_displaysMessage() async {
        // Act
        sut.presentError(CancellationError())

        // Assert
        XCTAssertEqual(spyDisplay.messages.count, 1)
    }

    @MainActor
    func test_presentLoading_fromBeginningToEnd_displaysBoth() async {
        // Act
        sut.presentLoading(true)
        sut.presentLoading(false)

        // Assert
        XCTAssertEqual(spyDisplay.loadings, [true, false])
    }

    // MARK: - Helpers

    @MainActor
    private static func makeSubject(_ display: Spy{{Scene}}Display) -> {{Scene}}{{presenter}} {
        let presenter = {{Scene}}{{presenter}}()
        presenter.viewController = display
        return presenter
    }
}

private final class Spy{{Scene}}Display: {{Scene}}DisplayLogic {
    private(set) var titles: [String] = []
    private(set) var messages: [String] = []
    private(set) var loadings: [Bool] = []

    init() {}
    {{#UseCase}}

    func display{{UseCase.pascal}}(_ {{state-holder-property}}: {{Scene}}.{{UseCase.pascal}}.ViewModel) {
        titles.append({{state-holder-property}}.title)
    }
    {{/UseCase}}

    func displayError(_ message: String) {
        messages.append(message)
    }

    func displayLoading(_ isLoading: Bool) {
        loadings.append(isLoading)
    }
}
```

```swift template scene path="{{package-tests}}/{{Scene}}{{worker}}Tests.swift"
import API
import Models
import XCTest

@testable import {{Package}}

final class {{Scene}}{{worker}}Tests: XCTestCase {
    // MARK: - Tests

    func test_init_withClient_asksNothingYet() {
        // Arrange
        let mockNetworking = MockNetworking()

        // Act
        _ = {{Scene}}{{worker}}(networking: mockNetworking)

        // Assert
        XCTAssertTrue(mockNetworking.endpoints.isEmpty)
    }
    {{#UseCase}}

    func test_{{UseCase}}_whenServerAnswers_returnsItem() async throws {
        // Arrange
        let mockNetworking = MockNetworking()

        // Act
        let item = try await {{Scene}}{{worker}}(networking: mockNetworking).{{UseCase}}(id: "1")

        // Assert
        XCTAssertEqual(item, {{Item}}(id: "1", title: "First"))
        XCTAssertEqual(mockNetworking.endpoints, [{{Scene}}Endpoint.{{UseCase}}(id: "1")])
    }
    {{/UseCase}}
}

private final class MockNetworking: NetworkingProtocol, @unchecked Sendable {
    private(set) var endpoints: [Endpoint] = []

    func fetch<Answer: Decodable & Sendable>(endpoint: Endpoint) async throws -> Answer {
        endpoints.append(endpoint)
        return try JSONDecoder().decode(Answer.self, from: Data(#"{"id": "1", "title": "First"}"#.utf8))
    }

    func delete(endpoint: Endpoint) async throws {
        endpoints.append(endpoint)
    }
}
```

## A feature

The four files of MVVM and their tests. It begins as a list that is loaded, searched and shortened: most features of SwiftUI do, and what
one of them does not need is deleted in a minute.

```yaml template
template: feature
summary: An MVVM feature of SwiftUI, with its service, a mock and tests.
inputs:
  Feature: { is: type-name, about: What the feature is called, sample: Recipes }
  Package: { is: type-name, default: "{{Feature}}Feature", about: The feature package that it lies in }
  Field: { is: field, many: true, default: [], about: "What each item has besides `id` and `title`", sample: ["minutes: Int"] }
next:
  - Show it with `{{Feature}}View()`.
  - Name the paths of your server in `{{Feature}}Endpoint.swift`.
  - Say its texts in `Localizable.strings` as people would say them.
```

```swift template feature path="{{package}}/Package.swift" into="Package(dependencies:)"
.package(path: "../API"),
.package(path: "../Localization"),
```

```swift template feature path="{{package}}/Package.swift" into=".target(name: {{Package}}, dependencies:)"
"API",
"Localization",
```

```swift template feature path="{{localization-sources}}/L10n.swift" into="enum L10n"
/// The texts of the {{Feature.words}}.
public enum {{Feature}} {
    public static let title = "{{Feature.camel}}.title".localized
    public static let empty = "{{Feature.camel}}.empty".localized
}
```

```strings template feature path="{{localization-resources}}/{{first-language}}.lproj/Localizable.strings" into="end"
"{{Feature.camel}}.title" = "{{Feature.sentence}}";
"{{Feature.camel}}.empty" = "Nothing here yet";
```

```strings template feature path="{{localization-resources}}/{{second-language}}.lproj/Localizable.strings" into="end"
"{{Feature.camel}}.title" = "{{Feature.sentence}}";
"{{Feature.camel}}.empty" = "Henüz bir şey yok";
```

```swift template feature path="{{package-models}}/{{Feature}}Endpoint.swift"
import API

/// What the server is asked for here.
enum {{Feature}}Endpoint {
    static let all = Endpoint(path: "{{Feature.kebab}}")

    static func one(id: String) -> Endpoint {
        Endpoint(path: "{{Feature.kebab}}/\(id)")
    }
}
```

```swift template feature path="{{new-feature}}/{{Feature}}Model.swift"
import Foundation

/// One of the {{Feature.words}}, as the server tells it and the list shows it.
struct {{Feature}}Model: Identifiable, Equatable, Sendable, Decodable {
    let id: String
    let title: String
    {{#Field}}
    let {{Field.name}}: {{Field.type}}
    {{/Field}}
}
```

```swift template feature path="{{new-feature}}/{{Feature}}{{service}}.swift"
import API

// MARK: - {{service}} Protocol

protocol {{Feature}}{{service}}Protocol: Sendable {
    func fetchItems() async throws -> [{{Feature}}Model]
    func deleteItem(_ id: String) async throws
}

// MARK: - {{service}} Implementation

struct {{Feature}}{{service}}: {{Feature}}{{service}}Protocol {
    private let networking: NetworkingProtocol

    init(networking: NetworkingProtocol = Networking{{service}}.shared) {
        self.networking = networking
    }

    func fetchItems() async throws -> [{{Feature}}Model] {
        try await networking.fetch(endpoint: {{Feature}}Endpoint.all)
    }

    func deleteItem(_ id: String) async throws {
        try await networking.delete(endpoint: {{Feature}}Endpoint.one(id: id))
    }
}

// MARK: - Mock {{service}} (for Testing & Previews)

final class Mock{{Feature}}{{service}}: {{Feature}}{{service}}Protocol, @unchecked Sendable {
    var itemsToReturn: [{{Feature}}Model] = []
    var shouldThrowError = false
    private(set) var fetchItemsWasCalled = false
    private(set) var deleteItemWasCalled = false

    func fetchItems() async throws -> [{{Feature}}Model] {
        fetchItemsWasCalled = true
        try throwIfWanted()
        return itemsToReturn
    }

    func deleteItem(_ id: String) async throws {
        deleteItemWasCalled = true
        try throwIfWanted()
    }

    private func throwIfWanted() throws {
        if shouldThrowError { throw CancellationError() }
    }
}
```

```swift template feature path="{{new-feature}}/{{Feature}}{{state-holder}}.swift"
import Combine
import Foundation
import Localization

// MARK: - {{state-holder}}

@MainActor
final class {{Feature}}{{state-holder}}: ObservableObject {
    // MARK: - Published Properties

    @Published private(set) var items: [{{Feature}}Model] = []
    @Published private(set) var isLoading = false
    @Published private(set) var errorMessage: String?
    @Published var searchText = ""

    // MARK: - Dependencies

    private let service: {{Feature}}{{service}}Protocol

    // MARK: - Computed Properties

    var foundItems: [{{Feature}}Model] {
        guard !searchText.isEmpty else { return items }
        return items.filter { $0.title.localizedCaseInsensitiveContains(searchText) }
    }

    var hasError: Bool {
        get { errorMessage != nil }
        set { if !newValue { clearError() } }
    }

    // MARK: - Initialization

    init(service: {{Feature}}{{service}}Protocol = {{Feature}}{{service}}()) {
        self.service = service
    }

    // MARK: - Public Methods

    func loadItems() async {
        isLoading = true
        defer { isLoading = false }
        do {
            items = try await service.fetchItems()
            errorMessage = nil
        } catch {
            errorMessage = L10n.Common.unreachable
        }
    }

    func deleteItem(_ item: {{Feature}}Model) async {
        do {
            try await service.deleteItem(item.id)
            items.removeAll { $0.id == item.id }
        } catch {
            errorMessage = L10n.Common.unreachable
        }
    }

    func clearError() {
        errorMessage = nil
    }
}
```

```swift template feature path="{{new-feature}}/{{Feature}}View.swift"
import Localization
import SwiftUI

/// The list of the {{Feature.words}}.
public struct {{Feature}}View: View {
    // MARK: - Properties

    @StateObject private var {{state-holder-property}}: {{Feature}}{{state-holder}}

    // MARK: - Initialization

    init({{state-holder-property}}: {{Feature}}{{state-holder}}) {
        _{{state-holder-property}} = StateObject(wrappedValue: {{state-holder-property}})
    }

    /// Makes the screen as the app shows it.
    public init() {
        self.init({{state-holder-property}}: {{Feature}}{{state-holder}}())
    }

    // MARK: - Body

    public var body: some View {
        NavigationView {
            content
                .navigationTitle(L10n.{{Feature}}.title)
                .searchable(text: ${{state-holder-property}}.searchText)
                .task { await {{state-holder-property}}.loadItems() }
                .alert(L10n.Common.error, isPresented: ${{state-holder-property}}.hasError) {
                    Button(L10n.Common.understood, role: .cancel) { {{state-holder-property}}.clearError() }
                } message: {
                    Text({{state-holder-property}}.errorMessage ?? L10n.Common.unreachable)
                }
        }
    }

    // MARK: - Content

    @ViewBuilder private var content: some View {
        if {{state-holder-property}}.isLoading {
            waiting
        } else if {{state-holder-property}}.foundItems.isEmpty {
            nothingFound
        } else {
            list
        }
    }

    private var waiting: some View {
        ProgressView().frame(maxWidth: .infinity, maxHeight: .infinity)
    }

    private var nothingFound: some View {
        Text(L10n.{{Feature}}.empty).font(.headline)
    }

    private var list: some View {
        List {
            ForEach({{state-holder-property}}.foundItems) { {{Feature}}Row(item: $0) }
                .onDelete(perform: deleteItems)
        }
    }

    // MARK: - Actions

    private func deleteItems(at offsets: IndexSet) {
        let items = offsets.map { {{state-holder-property}}.foundItems[$0] }
        Task {
            for item in items {
                await {{state-holder-property}}.deleteItem(item)
            }
        }
    }
}

// MARK: - Subviews

private struct {{Feature}}Row: View {
    let item: {{Feature}}Model

    var body: some View {
        Text(item.title).font(.headline)
    }
}

// MARK: - Preview

#Preview {
    {{Feature}}View({{state-holder-property}}: {{Feature}}{{state-holder}}(service: Mock{{Feature}}{{service}}()))
}
```

```swift template feature path="{{package-tests}}/{{Feature}}{{state-holder}}Tests.swift"
import XCTest

@testable import {{Package}}

final class {{Feature}}{{state-holder}}Tests: XCTestCase {
    // MARK: - Properties

    private var mock{{service}}: Mock{{Feature}}{{service}}!
    private var sut: {{Feature}}{{state-holder}}!

    // MARK: - Setup & Teardown

    override func setUp() async throws {
        try await super.setUp()
        mock{{service}} = Mock{{Feature}}{{service}}()
        sut = await {{Feature}}{{state-holder}}(service: mock{{service}})
    }

    override func tearDown() async throws {
        sut = nil
        mock{{service}} = nil
        try await super.tearDown()
    }

    // MARK: - Tests

    @MainActor
    func test_loadItems_when{{service}}Succeeds_showsItems() async {
        // Arrange
        mock{{service}}.itemsToReturn = [.first, .second]

        // Act
        await sut.loadItems()

        // Assert
        XCTAssertEqual(sut.items, [.first, .second])
        XCTAssertFalse(sut.isLoading)
        XCTAssertNil(sut.errorMessage)
        XCTAssertTrue(mock{{service}}.fetchItemsWasCalled)
    }

    @MainActor
    func test_loadItems_when{{service}}Fails_showsError() async {
        // Arrange
        mock{{service}}.shouldThrowError = true

        // Act
        await sut.loadItems()

        // Assert
        XCTAssertTrue(sut.items.isEmpty)
        XCTAssertFalse(sut.isLoading)
        XCTAssertTrue(sut.hasError)
    }

    @MainActor
    func test_deleteItem_when{{service}}Succeeds_removesIt() async {
        // Arrange
        mock{{service}}.itemsToReturn = [.first, .second]
        await sut.loadItems()

        // Act
        await sut.deleteItem(.first)

        // Assert
        XCTAssertEqual(sut.items, [.second])
        XCTAssertTrue(mock{{service}}.deleteItemWasCalled)
    }

    @MainActor
    func test_deleteItem_when{{service}}Fails_keepsItAndShowsError() async {
        // Arrange
        mock{{service}}.itemsToReturn = [.first]
        await sut.loadItems()
        mock{{service}}.shouldThrowError = true

        // Act
        await sut.deleteItem(.first)

        // Assert
        XCTAssertEqual(sut.items, [.first])
        XCTAssertNotNil(sut.errorMessage)
    }

    @MainActor
    func test_foundItems_withSearchText_areThoseWhoseTitleHasIt() async {
        // Arrange
        mock{{service}}.itemsToReturn = [.first, .second]
        await sut.loadItems()

        // Act
        sut.searchText = "SECOND"

        // Assert
        XCTAssertEqual(sut.foundItems, [.second])
    }

    @MainActor
    func test_clearError_afterFailure_removesTheMessage() async {
        // Arrange
        mock{{service}}.shouldThrowError = true
        await sut.loadItems()

        // Act
        sut.clearError()

        // Assert
        XCTAssertFalse(sut.hasError)
    }
}

extension {{Feature}}Model {
    fileprivate static let first = {{Feature}}Model(
        id: "1",
        title: "First"{{#Field}},
        {{Field.name}}: {{Field.sample}}{{/Field}}
    )
    fileprivate static let second = {{Feature}}Model(
        id: "2",
        title: "Second"{{#Field}},
        {{Field.name}}: {{Field.sample}}{{/Field}}
    )
}
```

```swift template feature path="{{package-tests}}/{{Feature}}{{service}}Tests.swift"
import API
import XCTest

@testable import {{Package}}

final class {{Feature}}{{service}}Tests: XCTestCase {
    // MARK: - Tests

    func test_fetchItems_whenServerAnswers_returnsThem() async throws {
        // Arrange
        let mockNetworking = MockNetworking()

        // Act
        let items = try await {{Feature}}{{service}}(networking: mockNetworking).fetchItems()

        // Assert
        XCTAssertTrue(items.isEmpty)
        XCTAssertEqual(mockNetworking.fetched, [{{Feature}}Endpoint.all])
    }

    func test_deleteItem_withIdentifier_deletesItsEndpoint() async throws {
        // Arrange
        let mockNetworking = MockNetworking()

        // Act
        try await {{Feature}}{{service}}(networking: mockNetworking).deleteItem("1")

        // Assert
        XCTAssertEqual(mockNetworking.deleted, [{{Feature}}Endpoint.one(id: "1")])
    }
}

private final class MockNetworking: NetworkingProtocol, @unchecked Sendable {
    private(set) var fetched: [Endpoint] = []
    private(set) var deleted: [Endpoint] = []

    func fetch<Answer: Decodable & Sendable>(endpoint: Endpoint) async throws -> Answer {
        fetched.append(endpoint)
        return try JSONDecoder().decode(Answer.self, from: Data("[]".utf8))
    }

    func delete(endpoint: Endpoint) async throws {
        deleted.append(endpoint)
    }
}
```

## A double

A scene and a feature bring the doubles of their own protocols. For any other, and when a protocol has changed, `norma new mock` reads
the protocol and writes the double: of a worker one with a `…Result` for each method that fails until a test sets it, of everything else one
that returns what was set, throws on demand and remembers what was called.

```yaml rule
rule: doubles-keep-step
severity: warning
every: { type: any, be: derived }
must: { be: up-to-date }
because: A double that answers for yesterday's protocol lets tests pass that should not.
instead: Derive it again.
make: mock --update
```

```swift given path=Sources/Shelf/ShelfService.swift
protocol ShelfServiceProtocol {
    func load()
    func clear()
}
```

```swift bad path=Tests/Mocks/MockShelfService.swift
final class MockShelfService: ShelfServiceProtocol, @unchecked Sendable { // ✗
    // norma-derived: ShelfServiceProtocol
    func load() {}
    // norma-derived: end
}
```

```swift good path=Tests/Mocks/MockShelfService.swift
final class MockShelfService: ShelfServiceProtocol, @unchecked Sendable {
    // norma-derived: ShelfServiceProtocol
    func load() {}
    func clear() {}
    // norma-derived: end
}
```

```yaml template
template: mock
derives: mock
summary: A double that returns what was set and remembers what was called, derived from its protocol.
shape: { name: "Mock{Name}", strip: Protocol, results: value, value-suffix: ToReturn, errors: flag, calls: flag, sendability: unchecked }
```

```swift template mock path="{{tests}}/{{mocks}}/{{double}}.swift"
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
template: mock-worker
derives: mock
summary: A double of a worker, derived from its protocol.
shape: { name: "Mock{Name}{{worker}}", strip: WorkingLogic, results: result, calls: none, unset: throw }
```

```swift template mock-worker path="{{tests}}/{{mocks}}/{{double}}.swift"
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

## A test class

`norma new tests ShelfInteractor` reads what the type can do and writes a test for each of its methods: the mocks are handed in, the method is
called once, and the test is skipped with what came out, until somebody says what should. That sentence is the work, and no tool can do
it.

```yaml template
template: tests
derives: tests
summary: A test class with a test for each method, skipped until you say what you expect.
shape: { framework: xctest, fixtures: set-up, doubles: "mock{Name}", test: "test_{member}_whenCalled_isYetToBeJudged", steps: [Arrange, Act, Assert], empty-steps: joined }
```

```swift template tests path="{{tests}}/{{suite}}.swift"
{{#imports}}
{{imports}}

{{/imports}}
{{#condition}}
#if {{condition}}
{{/condition}}
{{attributes}}final class {{suite}}: XCTestCase{{conformances}} {
    {{#properties}}
    // MARK: - Properties

{{properties}}

    {{/properties}}
    {{#preparation}}
    // MARK: - Setup & Teardown

{{preparation}}

    {{/preparation}}
    // MARK: - Tests

{{methods}}
}
{{#condition}}
#endif
{{/condition}}
```

## The protocol of a service

Where a service has grown without one, `norma new protocol RecipesService` writes the protocol of what others call below it. The service has
to say that it conforms, and whoever was handed the service takes the protocol.

```yaml template
template: protocol
derives: protocol
summary: A protocol of what others can ask a service, below it in its file.
shape: { name: "{Name}Protocol" }
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

# Before you ask for a review

`norma check` has looked at everything that can be looked at: lengths, names, arrows, crashes, texts, marks. These are the boxes that are
left for people.

- Has each class and function one job?
- Did the new feature add to what was there instead of changing it?
- Can every subclass stand in for its superclass?
- Is every protocol one role?
- Is there a test for what is new, and do all pass?
- Has complex logic a comment that says why?
- Is the README still true?

```yaml review
review: is-there-a-test-for-what-is-new
question: Which test would have failed without this change?
```

```yaml review
review: is-the-readme-still-true
question: Did a public type, a manifest or a command change that a README speaks of?
about: { file: Package }
```

## On one card

| forbidden | instead |
|---|---|
| `as!`, `try!` | `as?`, `throws` |
| `print` | a logger |
| texts in code | `L10n` |
| code in comments | the history |
| numbers without a name | `Constants` |
| a class that does everything | several that do one thing |
| packages in a circle | a protocol in the lower one |

| required | where it is said |
|---|---|
| dependencies are protocols, and handed in | SOLID |
| marks between the sections | how a file is laid out |
| localised texts | packages of one's own |
| `async` and `await`, `@MainActor` | code that reads like the rest |
| tests of what thinks | tests |

## The class that does everything

It grew for years, and everybody knows it by name: every change touches it, so two people can't work at the same time, and no test can make one
without making half of the app. Several signs together give it away; each alone may be innocent.

```yaml rule
rule: no-god-classes
silences: [types-are-short]
every: { any: [class, struct, actor], in: production, have-at-least: { functions: 20 }, not: { any: [double, { struct: view }] } }
must-not:
  any:
    - have-at-least: { members: 40, lines: 400 }
message: "`{Subject}` does everything"
instead: Look for the group of members that use each other and nothing else, and make it a type.
```

```swift bad path=Sources/Pantry/Manager.swift
final class Manager { // ✗
    func one1() {}
    func one2() {}
    func one3() {}
    func one4() {}
    func one5() {}
    func one6() {}
    func one7() {}
    func one8() {}
    func one9() {}
    func two1() {}
    func two2() {}
    func two3() {}
    func two4() {}
    func two5() {}
    func two6() {}
    func two7() {}
    func two8() {}
    func two9() {}
    func three() {}
    func four() {}
    let five = 5 // × 21
    // × 380
}
```

```swift good path=Sources/Pantry/Shelf.swift
final class Shelf {
    func one() {} // × 21
}
```

# When in doubt

Look how the scene or feature next door does it. Ask the team. Keep it simple. What you write today is read by somebody in two years, and
that may be you.

"""#)
}
