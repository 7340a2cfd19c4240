// Generated from Guides/golden-path.md by Scripts/embed-guides; edit that file instead.
// swift-format-ignore-file

extension BuiltInGuides {
    static let goldenPath = BuiltInGuide(name: "golden-path", text: #"""
---
norma: 2
name: golden-path
summary: A feature-first SwiftUI app in which every screen has one view, one view model, one model and one service.
extends: natures
---

# The golden path

This is how we build SwiftUI apps: grouped by feature, in four small parts that know each other in one direction only, with
one design system and one way to move between screens. Nothing in it is clever. It is the arrangement that lets a newcomer find
the code of a screen in ten seconds and change it without fear for the next one.

New code follows this guide from its first commit. An app that is older than the guide gets there step by step; the last
section says in which order.

## The words of this guide

A *screen* is a view that stands directly in a feature's `Views` folder, a *component* one of the design system. A *service* is
told by its name or by its place: a class or actor in a `Services` folder is one. The other roles are told by their names. What
is private to a file is nobody's screen and nobody's service, and what wraps a view of UIKit or AppKit is no screen.

```yaml define
values:
  state-holder: ViewModel
  state-holders: ViewModels
  state-holder-property: viewModel
  service: Service
  services: Services
  protocol: Protocol
  content-cases: [content, loaded, success]
  primary-button: PrimaryButton
  secondary-button: SecondaryButton
  step-xxs: 4
  step-xs: 8
  step-sm: 12
  step-md: 16
  step-lg: 24
  step-xl: 32
  step-xxl: 48
  text-styles: [.largeTitle, .title, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote, .caption, .caption2]
  plain-colors: [.clear, .primary, .secondary, .accentColor]
  printing: [print, debugPrint, NSLog, dump]
  foreign-frameworks:
    [Alamofire, Moya, "Apollo*", "Firebase*", "Realm*", GRDB, SQLite, "Supabase*", "Sentry*", "Amplitude*", "Mixpanel*", "Keychain*"]
  beginnings-of-questions: [is, has, show, shows, isShowing]
  what-a-screen-may-be: [Error, Alert, Loading, Busy]
  endings-of-questions: ["", Presented, Shown, Visible]
  words-for-failures: [error, alert]
  words-for-texts: [Message, Text, Description]
  words-for-distances: [spacing, padding, margin, margins, inset, insets, gap]
  palette: [.black, .white, .gray, .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown]
  palette-of-the-system: [.systemRed, .systemOrange, .systemYellow, .systemGreen, .systemMint, .systemTeal, .systemCyan, .systemBlue, .systemIndigo, .systemPurple, .systemPink, .systemBrown, .systemGray]
  settings-of-servers: ["API", "*APIConfiguration", "*APIConfig", "*APIConstants", "*APIClient", "*HTTPClient", "*Endpoint", "*Endpoints", "*BaseURL"]
  shown-on-top: [Toast, "*Toast", "*HUD", Snackbar, "*Snackbar", "*Banner", "*AlertPresenter", "*ToastManager", "*ToastPresenter"]
  names-of-shared-instances: [shared, default, current, instance, main, standard, singleton]
  wrappers-that-fetch: ["@Injected*", "@LazyInjected*", "@WeakLazyInjected*", "@Inject", "@Resolved", "@Dependency*"]
  places-that-hand-out: ["*Container", "*Locator", "*Resolver", "*Injector"]
  abbreviations: [Auth, Acct, Admin, Cat, Cfg, Conf, Config, Dash, Db, Fav, Favs, Img, Info, Loc, Mgr, Msg, Msgs, Nav, Notif, Notifs, Onb, Pay, Pmt, Pref, Prefs, Prof, Pwd, Reg, Rec, Sub, Subs, Svc, Sys, Txn, Usr, Util]
  words-without-singular: [Settings, News, Maps, Series, Sales, Sports, Goods, Terms, Credits, Sms, Lens]
patterns:
  # What looks into a value to find out whether it will do.
  validations:
    ["$_.isEmpty", "$_.count", "$_.contains", "$_.hasPrefix", "$_.hasSuffix", "$_.firstMatch", "$_.wholeMatch", "$_.allSatisfy"]
  # What asks a container for what it needs, from inside.
  asking-a-container: { pattern: ["$PLACE.resolve($$$)", "$PLACE.$INSTANCE.resolve($$$)", "$PLACE.$INSTANCE.get($$$)", "$PLACE.get($$$)"], where: { PLACE: { name: "{{places-that-hand-out}}" } } }
  looks:
    [".background($$$)", ".foregroundStyle($$$)", ".foregroundColor($$$)", ".font($$$)", ".clipShape($$$)", ".cornerRadius($$$)", ".border($$$)", ".shadow($$$)"]
places:
  sources: Sources
  app: "{{sources}}/App"
  feature: "{{sources}}/Features/{Feature}"
  feature-views: "{{feature}}/Views"
  feature-components: "{{feature-views}}/Components"
  feature-state: "{{feature}}/{{state-holders}}"
  feature-models: "{{feature}}/Models"
  feature-services: "{{feature}}/{{services}}"
  shared: "{{sources}}/Shared"
  extensions: "{{shared}}/Extensions"
  utilities: "{{shared}}/Utilities"
  resources: "{{shared}}/Resources"
  design-system: "{{shared}}/DesignSystem"
  components: "{{design-system}}/Components"
  tokens: "{{design-system}}/Tokens"
  previews: "{{sources}}/Preview Content"
  tests: Tests
  tests-of-app: "{{tests}}/AppTests"
  tests-of-feature: "{{tests}}/FeaturesTests/{Feature}Tests"
  tests-of-utilities: "{{tests}}/SharedTests/UtilitiesTests"
  tests-of-design-system: "{{tests}}/SharedTests/DesignSystemTests"
tests: ["{{tests}}/**", "**/*Tests/**"]
layers:
  App: "{{app}}"
  Features: "{{feature}}"
  DesignSystem: { path: "{{design-system}}", over: Shared }
  Shared: "{{shared}}"
roles:
  view: { struct: view, in: production }
  feature-view: { struct: any, conform-to: View, in: "{{feature-views}}" }
  screen:
    struct: any
    conform-to: View
    be: top-level
    in: "{{feature-views}}"
    not: { any: [{ in: "{{feature-components}}" }, { be: file-private }, { conform-to: "*Representable" }] }
  # What is drawn in a feature, of the older kind too.
  drawn: { any: [{ struct: any, conform-to: View, in: "{{feature-views}}" }, { class: any, inherit: [UIView, NSView], in: "{{feature}}" }] }
  component: { struct: any, conform-to: View, in: "{{components}}", be: top-level }
  view-model:
    sure: { type: view-model, in: production }
    likely: { any: [class, actor, { struct: any, have: { function: any } }], named: "*{{state-holder}}", in: production }
  service:
    sure:
      any:
        - { type: service, named: "*{{service}}", in: production }
        - { any: [class, actor], be: top-level, in: "{{feature-services}}" }
    likely: { any: [class, actor, struct], named: "*{{service}}", in: production }
    never: { any: [{ be: file-private }, { inherit: "UN*Extension" }, { named: ["Mock*", "Stub*", "Fake*", "Spy*", "Dummy*", "Preview*"] }] }
  service-protocol: { protocol: ["*{{service}}{{protocol}}", "*{{service}}", "*Servicing"], in: production }
  model: { any: [struct, class, enum, actor], be: top-level, in: "{{feature-models}}" }
  stored-model: { any: [struct, actor], in: "{{feature-models}}" }
  route: { enum: "*Route", in: production }
```

# Where things live

## The tree

Everything that belongs to one feature lies in one folder, and every feature folder looks the same inside. Whoever knows one
feature knows them all, two people can work side by side without meeting in the same files, and a feature that is no longer
wanted is deleted in one move.

```text layout rule=feature-first-tree
{{app}}/
├── {App}App.swift
└── …
{{feature-views}}/
├── {Feature}View.swift
└── *.swift                              *
{{feature-components}}/                  ?
└── *.swift                              *
{{feature-state}}/
├── {Feature}{{state-holder}}.swift
└── *.swift                              *
{{feature-models}}/
├── {Feature}Model.swift
└── *.swift                              *
{{feature-services}}/
├── {Feature}{{service}}.swift
└── *.swift                              *
{{components}}/                          ?
└── {Kind}/                              *
    └── *.swift                          *
{{tokens}}/
├── Spacing.swift
├── Typography.swift
└── *.swift                              *
{{design-system}}/
└── Theme.swift                          ?
{{extensions}}/                          ?
└── *+Extensions.swift                   *
{{utilities}}/                           ?
└── *.swift                              *
{{resources}}/                           ?
└── …
"{{previews}}/"                          ?
└── …
```

```yaml rule
rule: feature-first-tree
silences: [no-loose-files]
make: feature {Feature} --set App={Module}
```

```text good
Sources/
├── App/
│   ├── BookshelfApp.swift
│   └── Route.swift
├── Features/
│   └── Library/
│       ├── Views/
│       │   ├── LibraryView.swift
│       │   └── Components/
│       │       └── BookRowView.swift
│       ├── ViewModels/
│       │   └── LibraryViewModel.swift
│       ├── Models/
│       │   └── LibraryModel.swift
│       └── Services/
│           └── LibraryService.swift
└── Shared/
    ├── DesignSystem/
    │   ├── Components/
    │   │   └── Buttons/
    │   │       └── PrimaryButton.swift
    │   ├── Tokens/
    │   │   ├── Colors.swift
    │   │   ├── Spacing.swift
    │   │   └── Typography.swift
    │   └── Theme.swift
    └── Utilities/
        └── NetworkClient.swift
```

Grouped by kind, with no design system, the same app breaks this rule in many places:

```text bad
Sources/
├── BookshelfApp.swift
├── Views/
│   └── LibraryView.swift
└── ViewModels/
    └── LibraryViewModel.swift
```

A feature that lacks a part, or keeps a folder of its own invention, breaks it too:

```text bad
Sources/
├── App/
│   └── BookshelfApp.swift
├── Features/
│   └── Library/
│       ├── Views/
│       │   └── LibraryView.swift
│       ├── Presenters/
│       │   └── LibraryPresenter.swift
│       ├── Models/
│       │   └── LibraryModel.swift
│       └── Services/
│           └── LibraryService.swift
└── Shared/
    └── DesignSystem/
        └── Tokens/
            ├── Spacing.swift
            └── Typography.swift
```

## No loose files

The tree says which folders there are. A file beside them belongs to none.

```yaml rule
rule: no-loose-files
every: { file: any, in: "{{sources}}", not: { in: tests } }
must: { in: ["{{app}}/*", "{{feature}}/*/*", "{{shared}}/*/*", "{{previews}}/*"] }
message: "`{Subject}.swift` lies beside the folders of the tree, not in one of them"
```

```yaml rule
rule: components-are-grouped-by-kind
severity: warning
every: { file: any, in: "{{components}}" }
must: { in: "{{components}}/*/*" }
message: "`{Subject}.swift` lies beside the kinds of component, not among those of its kind"
instead: Move it to the folder of its kind, such as `Buttons`, `Cards` or `TextFields`.
```

```swift bad path=Sources/Helpers.swift
enum Helpers {} // ✗ no-loose-files
```

```swift bad path=Sources/Features/Library/Shelf.swift
enum Shelf {} // ✗ no-loose-files
```

```swift bad path=Sources/Shared/DesignSystem/Components/Card.swift
enum Card {} // ✗ components-are-grouped-by-kind
```

```swift good path=Sources/App/Start.swift
enum Start {}
```

```swift good path=Sources/Features/Library/Models/Shelf.swift
enum Shelf {}
```

```swift good path=Sources/Shared/DesignSystem/Components/Cards/Card.swift
enum Card {}
```

## The entry point

The app starts in one place, and its file carries the app's name.

```yaml rule
rule: the-app-starts-in-app
every: { type: any, have-attribute: "@main", in: "{{sources}}" }
must: { all: [struct, { conform-to: App }, { named: "*App" }, { in: "{{app}}" }, { file-named: "{Subject}" }] }
message: "What starts the app is a struct named …App that conforms to `App`, in a file of its name in `{{app}}`; `{Subject}` isn't"
```

```swift bad path=Sources/Shared/Start.swift
import SwiftUI

@main
struct Start: App { // ✗
    var body: some Scene { WindowGroup { Text("Hello") } }
}
```

```swift good path=Sources/App/BookshelfApp.swift
import SwiftUI

@main
struct BookshelfApp: App {
    var body: some Scene { WindowGroup { Text("Hello") } }
}
```

## The app delegate

Most apps need none. Where the system calls for one, it stands beside the entry point.

```yaml rule
rule: app-delegate-stands-in-app
every: { class: any, conform-to: UIApplicationDelegate, in: "{{sources}}" }
must: { in: "{{app}}", file-named: AppDelegate }
```

```swift bad path=Sources/Shared/Utilities/Delegate.swift
import UIKit

final class Delegate: NSObject, UIApplicationDelegate {} // ✗
```

```swift good path=Sources/App/AppDelegate.swift
import UIKit

final class AppDelegate: NSObject, UIApplicationDelegate {}
```

```yaml review
review: is-the-app-delegate-needed
question: Does this app delegate do anything that the SwiftUI lifecycle can't?
about: { class: any, conform-to: UIApplicationDelegate }
```

## View models have their folder

A view model that lies elsewhere is found by search only.

```yaml rule
rule: view-models-lie-in-view-models
every: { type: view-model, in: "{{sources}}" }
must: { in: "{{feature-state}}" }
instead: Move it into the `{{state-holders}}` folder of the feature that it serves.
```

```swift bad path=Sources/Shared/Utilities/SearchViewModel.swift
final class SearchViewModel {} // ✗
```

```swift good path=Sources/Features/Search/ViewModels/SearchViewModel.swift
final class SearchViewModel {}
```

## Services have their folder

```yaml rule
rule: services-lie-in-services
every: { type: service, in: "{{sources}}" }
must: { in: ["{{feature-services}}", "{{utilities}}"] }
because: The services of a feature are the only way from it to the outside, so they are kept where one can count them.
instead: Move it into the `{{services}}` folder of its feature, or into `{{utilities}}` where every feature needs it.
```

```swift bad path=Sources/Features/Search/ViewModels/SearchService.swift
final class SearchService {} // ✗
```

```swift good path=Sources/Features/Search/Services/SearchService.swift
final class SearchService {}
```

## Views have their folders

```yaml rule
rule: views-lie-in-views
every: { struct: any, conform-to: View, in: "{{sources}}", be: top-level, not: { be: file-private } }
must: { in: ["{{feature-views}}", "{{design-system}}", "{{app}}"] }
because: A view outside a feature and outside the design system belongs to nobody.
instead: A view of one feature goes into its `Views`, one that several use into `{{components}}`.
```

```yaml rule
rule: styles-lie-in-the-design-system
every:
  any: [struct, class]
  conform-to: [ButtonStyle, PrimitiveButtonStyle, LabelStyle, TextFieldStyle, ToggleStyle, ProgressViewStyle, GroupBoxStyle, GaugeStyle, MenuStyle, ControlGroupStyle, DisclosureGroupStyle, LabeledContentStyle]
  in: "{{shared}}"
  not: { be: file-private }
must: { in: "{{design-system}}" }
because: Who looks for the app's look finds it in one folder.
instead: Move it into `{{design-system}}`.
```

```swift bad path=Sources/Shared/Utilities/QuietLabelStyle.swift
import SwiftUI

struct QuietLabelStyle: LabelStyle { // ✗ styles-lie-in-the-design-system
    func makeBody(configuration: Configuration) -> some View { configuration.title }
}
```

```swift good path=Sources/Shared/DesignSystem/Components/QuietLabelStyle.swift
import SwiftUI

struct QuietLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.title }
}
```

```swift bad path=Sources/Features/Search/Services/SearchBadge.swift
import SwiftUI

struct SearchBadge: View { // ✗ views-lie-in-views
    var body: some View { Text("New") }
}
```

```swift good path=Sources/Features/Search/Views/Components/SearchBadgeView.swift
import SwiftUI

struct SearchBadgeView: View {
    var body: some View { Text("New") }
}
```

```swift good path=Sources/Shared/Extensions/View+Extensions.swift
import SwiftUI

private struct KeyCatcher: View {
    var body: some View { Color.clear }
}
```

## Extensions have their files

An extension of somebody else's type changes that type for the whole app. In one folder, in a file per type, such changes are
seen before they are made twice.

```yaml rule
rule: extension-files-name-their-type
severity: warning
every: { extension: any, in: "{{extensions}}" }
must: { file-named: "{Subject}+Extensions" }
message: "An extension of `{Subject}` belongs in `{Subject}+Extensions.swift`"
```

```swift bad path=Sources/Shared/Extensions/Date+Extensions.swift
extension String { // ✗ extension-files-name-their-type
    var isBlank: Bool { isEmpty }
}
```

```swift good path=Sources/Shared/Extensions/String+Extensions.swift
extension String {
    var isBlank: Bool { isEmpty }
}
```

```yaml rule
rule: extensions-of-foreign-types-are-shared
severity: warning
every: { extension: any, in: ["{{feature}}", "{{app}}"], not: { extend: { type: any, in: production } } }
must: { be: file-private }
instead: Move it to `{{extensions}}`, or make it private to this file.
```

```swift bad rule=extensions-of-foreign-types-are-shared path=Sources/Features/Search/Views/SearchView.swift
extension Array { // ✗
    var second: Element? { dropFirst().first }
}
```

```swift good rule=extensions-of-foreign-types-are-shared path=Sources/Features/Search/Views/SearchView.swift
private extension Array {
    var second: Element? { dropFirst().first }
}

struct Term {}

extension Term {
    var isEmpty: Bool { true }
}
```

## Assets have one home

```yaml rule
rule: assets-lie-in-resources
severity: warning
every: { folder: "*.xcassets", in: "{{sources}}", not: { named: "Preview*" } }
must: { in: "{{resources}}" }
because: Two catalogues hold two versions of the same colour sooner or later.
```

```text bad
Sources/
└── Features/
    └── Library/
        └── Icons.xcassets/
            └── Contents.json
```

```text good
Sources/
└── Shared/
    └── Resources/
        └── Assets.xcassets/
            └── Contents.json
```

# Features

## Features stay apart

A feature that knows another can be neither tested nor removed alone, and the second feature can't change its own types without
asking. What two features share has a place: views in the design system, everything else in `Shared`. What a feature wants
from another goes through a route, as an identifier. The tests of a feature keep to it as well.

```yaml rule
rule: features-stay-apart
independent: ["{{feature}}", "{{tests-of-feature}}"]
instead: Move what both need to `Shared`, or pass an identifier through a route.
```

```swift given path=Sources/Features/Library/Models/LibraryModel.swift
struct LibraryModel {
    let name: String
}
```

```swift bad path=Sources/Features/Reading/ViewModels/ReadingViewModel.swift
final class ReadingViewModel {
    private let library: LibraryModel // ✗

    init(library: LibraryModel) { // ✗
        self.library = library
    }
}
```

```swift good path=Sources/Features/Reading/Models/ReadingModel.swift
struct ReadingModel {
    let note: String
}
```

```swift good path=Sources/Features/Reading/ViewModels/ReadingViewModel.swift
final class ReadingViewModel {
    /// Not a `LibraryModel`: only its identifier travels.
    private let libraryID: String
    private let reading: ReadingModel

    init(libraryID: String, reading: ReadingModel) {
        self.libraryID = libraryID
        self.reading = reading
    }
}
```

## Shared code knows no feature

```yaml rule
rule: shared-knows-no-feature
every: { file: any, in: "{{shared}}" }
must-not: { refer-to: { type: any, in: Features } }
because: What everyone uses must not depend on what somebody made with it, or every feature depends on every other.
instead: Pass plain values in, or move the code into the feature.
```

```swift bad path=Sources/Features/Library/Models/LibraryModel.swift
struct LibraryModel {
    let name: String
}
```

```swift bad path=Sources/Shared/Utilities/Formatter.swift
enum Formatter {
    static func title(of library: LibraryModel) -> String { library.name } // ✗
}
```

```swift good path=Sources/Shared/Utilities/Formatter.swift
enum Formatter {
    static func title(_ name: String) -> String { name.capitalized }
}
```

## Features see little of the app

The app puts features together, so it knows them all. Backwards there are two narrow doors: the routes, and the state of the
whole app.

```yaml rule
rule: features-see-routes-and-app-state-only
every: { file: any, in: "{{feature}}" }
must-not: { refer-to: { type: any, in: "{{app}}", not: { any: [route, AppState] } } }
```

```swift bad path=Sources/App/ContentView.swift
import SwiftUI

struct ContentView: View {
    var body: some View { EmptyView() }
}
```

```swift bad path=Sources/Features/Library/Views/LibraryView.swift
import SwiftUI

struct LibraryView: View {
    var body: some View { ContentView() } // ✗
}
```

```swift good path=Sources/App/Route.swift
enum Route: Hashable {
    case library
}
```

```swift good path=Sources/Features/Library/Views/LibraryView.swift
import SwiftUI

struct LibraryView: View {
    var body: some View { NavigationLink("Library", value: Route.library) }
}
```

## Features are named in the singular

`Library`, not `Libraries`: the folder names a thing that the app does, not a heap.

```yaml rule
rule: features-are-singular
every: { feature: any, not: { named: ["*ss", "*us", "*is", "*as", "*ics", "{{abbreviations}}"] } }
must-not: { named: "*s" }
except:
  - named: "{{words-without-singular}}"
    because: these words have no singular that anyone would use for a screen
message: "The feature `{Subject}` has a plural name"
```

```swift bad path=Sources/Features/Reviews/Models/ReviewsModel.swift
struct ReviewsModel {}
```

```swift good path=Sources/Features/Status/Models/StatusModel.swift
struct StatusModel {}
```

```swift good path=Sources/Features/Settings/Models/SettingsModel.swift
struct SettingsModel {}
```

## Features have whole names

```yaml rule
rule: features-have-whole-names
every: { feature: any }
must-not:
  named: "{{abbreviations}}"
because: An abbreviation is clear to those who chose it.
message: "`{Subject}` is an abbreviation"
instead: Write the word out, in the folder and in the types that begin with it.
```

```swift bad path=Sources/Features/Prefs/Models/PrefsModel.swift
struct PrefsModel {}
```

```swift good path=Sources/Features/Preference/Models/PreferenceModel.swift
struct PreferenceModel {}
```

## Every feature has its pair

Each feature has a view and a view model of its name: there its reader begins. The tree above asks for the two files; these
rules ask for what stands in them.

```yaml rule
rule: main-views-stand-in-their-file
every: { file: any, in: "{{feature-views}}", named: "{Feature}View" }
must: { have: { struct: "{Feature}View", conform-to: View } }
message: "`{Subject}.swift` does not declare the view `{Feature}View`"
```

```yaml rule
rule: main-view-models-stand-in-their-file
every: { file: any, in: "{{feature-state}}", named: "{Feature}{{state-holder}}" }
must: { have: { class: "{Feature}{{state-holder}}" } }
message: "`{Subject}.swift` does not declare the class `{Feature}{{state-holder}}`"
```

```swift bad path=Sources/Features/Library/Views/LibraryView.swift
import SwiftUI

struct Shelf: View {
    var body: some View { Text("Library") }
}
```

```swift bad path=Sources/Features/Library/ViewModels/LibraryViewModel.swift
struct LibraryViewModel {}
```

```swift good path=Sources/Features/Library/Views/LibraryView.swift
import SwiftUI

struct LibraryView: View {
    var body: some View { Text("Library") }
}
```

```swift good path=Sources/Features/Library/ViewModels/LibraryViewModel.swift
final class LibraryViewModel {}
```

## One presentation pattern

```yaml rule
rule: one-presentation-pattern
every: { type: any, in: "{{feature}}" }
must-not:
  any:
    - { inherit: UIViewController }
    - { named: ["*Presenter", "*Interactor", "*Reducer"] }
    - { named: "?*Coordinator", not: { in: "{{feature-services}}" } }
message: "`{Subject}` belongs to another pattern than view and view model"
because: Two patterns side by side double what a newcomer has to learn, and halve what the team agrees on.
instead: Split the work between a view, its view model and a service.
```

```swift bad path=Sources/Features/Library/Views/LibraryController.swift
import UIKit

final class LibraryController: UITableViewController {} // ✗
final class LibraryPresenter {} // ✗
```

```swift good path=Sources/Features/Library/Views/Components/MapView.swift
import SwiftUI

struct MapView: UIViewRepresentable {
    final class Coordinator {}

    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ view: UIView, context: Context) {}
}
```

```swift good path=Sources/Features/Library/Services/DownloadCoordinator.swift
final class DownloadCoordinator {}
```

```yaml review
review: does-a-new-feature-leave-the-others-alone
question: Did adding this feature need changes in other features, beyond the routes and the root view?
about: { file: any, in: "{{feature}}" }
```

```yaml review
review: is-it-one-feature
question: Does this feature still do one thing, or do two of its screens share nothing but the folder?
about: { feature: any }
```

## Its types lie in its folder

A type that carries a feature's name belongs to that feature, and whoever looks for it looks there first.

```yaml rule
rule: types-of-a-feature-lie-in-it
every:
  type: any
  be: top-level
  in: "{{sources}}"
  named: ["{Feature}View", "{Feature}{{state-holder}}", "{Feature}Model", "{Feature}{{service}}", "{Feature}{{service}}{{protocol}}"]
  have-counterpart: { file: "*", in: "{{feature}}" }
must: { in: "{{feature}}" }
message: "`{Subject}` carries the name of the feature `{Feature}`, so it lies below `{{feature}}`"
```

```swift given path=Sources/Features/Reading/Models/ReadingModel.swift
struct ReadingModel {}
```

```swift bad path=Sources/Shared/Utilities/ReadingService.swift
final class ReadingService {} // ✗
```

```swift good path=Sources/Shared/Utilities/KeychainService.swift
final class KeychainService {}
```

# Names

## Screens end in View

One word for one thing. Whoever calls a view a screen here and a page there makes everybody search twice.

```yaml rule
rule: screens-end-in-view
every: { struct: screen, not: { named: ["*Screen", "*Page", "*Scene", "*ViewController"] } }
must: { named: "*View" }
message: "`{Subject}` is a screen, and its name does not end in `View`"
```

```yaml rule
rule: views-are-no-screens
every: view
must-not: { named: ["*Screen", "*Page", "*Scene", "*ViewController"] }
message: "`{Subject}` is a view, and views end in `View`"
instead: Give it the ending `View`, in the type and in its file's name.
```

```swift bad path=Sources/Features/Search/Views/SearchScreen.swift
import SwiftUI

struct SearchScreen: View { // ✗ views-are-no-screens
    var body: some View { Text("Search") }
}

struct SearchHistory: View { // ✗ screens-end-in-view
    var body: some View { Text("Earlier") }
}
```

```swift good path=Sources/Features/Search/Views/SearchView.swift
import SwiftUI

struct SearchView: View {
    var body: some View { SearchChip() }
}
```

```swift good path=Sources/Features/Search/Views/Components/SearchChip.swift
import SwiftUI

/// A part of one screen may leave the ending out.
struct SearchChip: View {
    var body: some View { Text("Author") }
}
```

## View models end in ViewModel

```yaml rule
rule: view-models-end-in-view-model
every:
  class: any
  be: top-level
  in: "{{feature-state}}"
  any:
    - have-attribute: "@Observable"
    - conform-to: ObservableObject
    - named: ["*VM", "*Presenter", "*Controller", "*Store"]
must: { named: "*{{state-holder}}" }
because: The ending is how the other rules, and the reader, know a view model.
```

```swift bad path=Sources/Features/Search/ViewModels/SearchVM.swift
import Observation

@Observable
final class SearchVM {} // ✗
```

```swift good path=Sources/Features/Search/ViewModels/SearchViewModel.swift
import Observation

@Observable
final class SearchViewModel {}

/// Not observed by anyone: a tool of the view model, under the name that suits it.
final class TermHistory {}
```

## Services end in Service

*Manager* says that something is managed, which is true of all code.

```yaml rule
rule: services-end-in-service
every:
  in: "{{feature-services}}"
  be: top-level
  any:
    - service
    - { struct: ["*Manager", "*Handler", "*Helper", "*Client", "*API"] }
must: { named: "*{{service}}" }
message: "`{Subject}` is a service, and services end in `Service`"
instead: Name it after what it gives access to.
```

```swift bad path=Sources/Features/Search/Services/CatalogueManager.swift
final class CatalogueManager {} // ✗
struct CatalogueAPI {} // ✗
```

```swift good path=Sources/Features/Search/Services/SearchService.swift
final class SearchService {}

/// What the server answers with.
struct CatalogueAnswer {}

private final class Cache {}
```

# Views

A view says what is on the screen, given what its view model says. It decides nothing, fetches nothing and computes nothing, so
there is nothing in it that would need a test.

## Views are structs

```yaml rule
rule: views-are-structs
every:
  any: [class, struct, enum, actor]
  named: "*View"
  in: "{{feature-views}}"
  not: { inherit: ["UI*", "NS*", "MK*", "WK*", "MTK*", "AR*", "SCN*", "SK*", "PDF*", "AV*"] }
must:
  all:
    - struct
    - conform-to: [View, UIViewRepresentable, UIViewControllerRepresentable, NSViewRepresentable, NSViewControllerRepresentable]
because: What ends in `View` is a SwiftUI view, or bridges to one of the older kind.
```

```swift bad path=Sources/Features/Search/Views/SearchView.swift
final class SearchView { // ✗
    func draw() {}
}
```

```swift good path=Sources/Features/Search/Views/SearchView.swift
import SwiftUI

struct SearchView: View {
    var body: some View { Text("Search") }
}
```

```swift good path=Sources/Features/Search/Views/Components/MapView.swift
import SwiftUI

struct MapView: UIViewRepresentable {
    func makeUIView(context: Context) -> MarkedMapView { MarkedMapView() }
    func updateUIView(_ view: MarkedMapView, context: Context) {}
}

final class MarkedMapView: MKMapView {}
```

## A view has a file of its name

```yaml rule
rule: views-have-files-of-their-name
every: { struct: feature-view, be: top-level, not: { be: file-private } }
must: { file-named: "{Subject}" }
because: The list of files is the list of screens and of their parts.
```

```swift bad path=Sources/Features/Search/Views/SearchView.swift
import SwiftUI

struct SearchView: View {
    var body: some View { ResultView() }
}

struct ResultView: View { // ✗
    var body: some View { Text("Orlando") }
}
```

```swift good path=Sources/Features/Search/Views/SearchView.swift
import SwiftUI

struct SearchView: View {
    var body: some View { Hint() }
}

private struct Hint: View {
    var body: some View { Text("A title or an author") }
}
```

## A screen has a view model, a part has none

What stands directly in `Views` is a screen, and a screen has a view model of its name. A view that lives on what another one
hands to it is a part of that one and lies in `Views/Components`.

```yaml rule
rule: screens-have-a-view-model
every: { struct: screen, named: "{Name}View", in: "{{feature}}" }
must: { have-counterpart: { class: "{Name}{{state-holder}}", in: "{{feature-state}}" } }
message: "`{Subject}` stands among the screens, but has no `{Name}{{state-holder}}`"
instead: Give it a view model, or move it to `{{feature-components}}` where it is a part of another screen.
```

```yaml rule
rule: screens-hold-their-view-model
every:
  struct: screen
  named: "{Name}View"
  have-counterpart: { class: "{Name}{{state-holder}}", in: "{{feature-state}}" }
must: { have: { property: any, have-type: "{Name}{{state-holder}}" } }
because: A screen shows what its view model says, so it has to know it.
message: "`{Subject}` does not hold its `{Name}{{state-holder}}`"
```

```swift bad path=Sources/Features/Search/Views/SearchView.swift
import SwiftUI

struct SearchView: View { // ✗ screens-hold-their-view-model
    var body: some View { Text("Search") }
}
```

```swift bad path=Sources/Features/Search/Views/ResultView.swift
import SwiftUI

struct ResultView: View { // ✗ screens-have-a-view-model
    let title: String

    var body: some View { Text(title) }
}
```

```swift bad path=Sources/Features/Search/ViewModels/SearchViewModel.swift
final class SearchViewModel {}
```

```swift good path=Sources/Features/Search/Views/SearchView.swift
import SwiftUI

struct SearchView: View {
    @State private var viewModel = SearchViewModel()

    var body: some View { ResultView(title: viewModel.title) }
}
```

```swift good path=Sources/Features/Search/Views/Components/ResultView.swift
import SwiftUI

struct ResultView: View {
    let title: String

    var body: some View { Text(title) }
}
```

```swift good path=Sources/Features/Search/ViewModels/SearchViewModel.swift
final class SearchViewModel {
    var title = "Orlando"
}
```

```swift good path=Sources/Features/Search/Views/SearchFieldView.swift
import SwiftUI

struct SearchFieldView: UIViewRepresentable {
    func makeUIView(context: Context) -> UITextField { UITextField() }
    func updateUIView(_ view: UITextField, context: Context) {}
}
```

## A view keeps its view model in its state

A view is made again with every change around it. What it creates outside of its state is lost with it, whatever watches it.

```yaml rule
rule: created-view-models-are-state
severity: warning
every:
  property: any
  member-of: view
  be: stored
  have-value: "*"
  any: [{ have-type: view-model, member-of: feature-view }, { have-attribute: "@ObservedObject" }]
  not: { be: static }
must: { have-attribute: ["@State", "@StateObject"] }
instead: Write `@State private var {{state-holder-property}}`, or `@StateObject` where the view model is an `ObservableObject`.
```

```yaml rule
rule: the-view-model-is-called-view-model
severity: warning
every: { property: any, member-of: feature-view, be: stored, have-type: view-model }
must: { named: ["{{state-holder-property}}", "*{{state-holder}}"] }
because: A reader who opens any screen of the app finds the same word for the same thing.
```

```swift given path=Sources/Features/Search/ViewModels/SearchViewModel.swift
final class SearchViewModel {}
```

```swift bad path=Sources/Features/Search/Views/SearchView.swift
import SwiftUI

struct SearchView: View {
    var viewModel = SearchViewModel() // ✗ created-view-models-are-state

    var body: some View { Text("Search") }
}

struct SearchHeaderView: View {
    @State private var vm = SearchViewModel() // ✗ the-view-model-is-called-view-model
    @ObservedObject var keyboard = KeyboardHeight() // ✗ created-view-models-are-state

    var body: some View { Text("Search") }
}
```

```swift good path=Sources/Features/Search/Views/SearchView.swift
import SwiftUI

struct SearchView: View {
    @State private var viewModel = SearchViewModel()

    var body: some View { SearchFormView(viewModel: viewModel) }
}
```

```swift good path=Sources/Features/Search/Views/Components/SearchFormView.swift
import SwiftUI

struct SearchFormView: View {
    @Bindable var viewModel: SearchViewModel
    @ObservedObject var keyboard: KeyboardHeight

    var body: some View { Text("Search") }
}
```

## Views don't go to the network

Neither directly nor by way of a service: a view that loads can't be previewed without a server, and a second view that needs
the same data loads it again. `AsyncImage` is no exception but a component of the system.

```yaml rule
rule: views-make-no-requests
every: drawn
must-not: { refer-to: [URLSession, URLRequest, NetworkClient, service, service-protocol, "{{settings-of-servers}}"] }
instead: Call a method of the view model, and let it ask its service.
```

```swift given path=Sources/Features/Search/Services/SearchService.swift
final class SearchService {}
```

```swift bad path=Sources/Features/Search/Views/SearchView.swift
import SwiftUI

struct SearchView: View {
    let service: SearchService // ✗

    var body: some View {
        Text("Search").task { _ = try? await URLSession.shared.data(from: address) } // ✗
    }
}
```

What a cell of the older kind asks, or where it reads the server's address, is the same:

```swift bad path=Sources/Features/Search/Views/Components/CoverCell.swift
import UIKit

final class CoverCell: UITableViewCell {
    func show(_ book: SearchModel) {
        let address = APIConfiguration.covers.appendingPathComponent(book.id) // ✗
        URLSession.shared.dataTask(with: address) { _, _, _ in }.resume() // ✗
    }
}
```

```swift bad path=Sources/Shared/Utilities/APIConfiguration.swift
import Foundation

enum APIConfiguration {
    static let covers = URL(filePath: "/covers")
}
```

```swift good path=Sources/Features/Search/Views/Components/CoverCell.swift
import UIKit

final class CoverCell: UITableViewCell {
    func show(_ cover: UIImage?, of book: SearchModel) {
        imageView?.image = cover
        textLabel?.text = book.title
    }
}
```

```swift good path=Sources/Features/Search/Views/SearchView.swift
import SwiftUI

// Once this was a URLSession of its own.
struct SearchView: View {
    @State private var viewModel = SearchViewModel()

    var body: some View {
        AsyncImage(url: viewModel.coverURL)
            .task { await viewModel.load() }
            .accessibilityLabel("Not a URLRequest")
    }
}
```

## A view has nothing but views

Its stored properties are what it gets and what concerns the screen alone; its functions and computed properties return parts of
its `body`, or measures and styles for them. A function that does something is an action, and actions belong to the view model.

```yaml rule
rule: views-have-only-views
every:
  any: [function, { property: any, be: computed }]
  member-of: { type: feature-view, not: { conform-to: "*Representable" } }
  not: { any: [{ be: static }, { named: ["==", hash, id, animatableData] }] }
must:
  any:
    - have-attribute: ["@ViewBuilder", "@*Builder"]
    - have-type: view
    - have-type: [View, AnyView, Text, Image, Label, Link, "*Content", Transition, AnyTransition, Gesture, "*Gesture", "*Shape", Path]
    - have-type: [ShapeStyle, AnyShapeStyle, Color, Font, Gradient, LinearGradient, Animation, LocalizedStringKey, LocalizedStringResource]
    - have-type: [CGFloat, CGSize, CGPoint, CGRect, EdgeInsets, Angle, UnitPoint, "*Alignment", Alignment, Axis, Edge, GridItem, "[GridItem]"]
message: "`{Subject}` in a view returns no view"
instead: Move it to the view model, and show what the view model says.
```

```swift bad path=Sources/Features/Review/Views/ReviewView.swift
import SwiftUI

struct ReviewView: View {
    let stars: Int

    var body: some View {
        Text(verdict).onTapGesture { send() }
    }

    private var verdict: String { // ✗
        stars > 3 ? "Good" : "Less good"
    }

    private func send() { // ✗
        print(stars)
    }
}
```

```swift good path=Sources/Features/Review/Views/ReviewView.swift
import SwiftUI

struct ReviewView: View {
    @State private var viewModel = ReviewViewModel()
    @Environment(\.horizontalSizeClass) private var sizeClass

    var body: some View {
        VStack { stars(viewModel.stars) }.padding(margin)
    }

    private var margin: CGFloat { sizeClass == .compact ? .sm : .lg }

    private func stars(_ count: Int) -> some View {
        Text(viewModel.verdict)
    }

    @ViewBuilder
    private func link(to title: String) -> some View { Text(title) }

    private func caption() -> Text { Text("Stars") }
}
```

## Views handle no errors and decode nothing

An error that is caught in a view is known to nobody else. The view model turns it into a state that the view can show.

```yaml rule
rule: views-handle-no-errors
every: feature-view
must-not:
  any:
    - contain:
        pattern: ["try $CALL", "try? $CALL", "try! $CALL"]
        where: { CALL: { not: { any: [{ call: Task.sleep }, { refer-to: [URLSession, URLRequest, NetworkClient, service, service-protocol] }] } } }
message: "`{Subject}` handles an error itself"
instead: Let the view model call, catch, and set its `state`.
```

```yaml rule
rule: views-format-and-decode-nothing
every: feature-view
must-not:
  any:
    - refer-to:
        - [JSONDecoder, JSONEncoder, PropertyListDecoder, JSONSerialization, NSPredicate, NSRegularExpression, Calendar]
        - [DateFormatter, ISO8601DateFormatter, RelativeDateTimeFormatter, NumberFormatter, MeasurementFormatter]
        - [ByteCountFormatter, DateComponentsFormatter, PersonNameComponentsFormatter, ListFormatter]
    - contain: ["String(format: $FORMAT, $$$)", "$VALUE.formatted($$$)"]
instead: Let the view model say the finished text, or use `Text` with a `format:`.
```

```swift bad path=Sources/Features/Review/Views/ReviewView.swift
import SwiftUI

struct ReviewView: View {
    let stars: Double

    var body: some View {
        Text(String(format: "%.1f", stars)) // ✗ views-format-and-decode-nothing
            .task { try? await load() } // ✗ views-handle-no-errors
            .onAppear {
                do {
                    try prepare() // ✗ views-handle-no-errors
                } catch {
                    print(error)
                }
            }
            .help(DateFormatter().string(from: .now)) // ✗ views-format-and-decode-nothing
            .accessibilityLabel(stars.formatted(.number.precision(.fractionLength(1)))) // ✗ views-format-and-decode-nothing
    }
}
```

```swift good path=Sources/Features/Review/Views/ReviewView.swift
import SwiftUI

struct ReviewView: View {
    let stars: Double

    var body: some View {
        Text(stars, format: .number.precision(.fractionLength(1)))
            .task { try? await Task.sleep(for: .seconds(1)) }
            .onAppear {
                repeat {} while false
            }
    }
}
```

## Views transform no data

Filtering and sorting in a `body` runs with every drawing, and can't be tested without one. A view shows a list as its view
model hands it out. What turns a value into a view (`title.map { Text($0) }`) is no such thing and is left alone.

```yaml rule
rule: views-transform-nothing
every: { type: feature-view, not: { conform-to: "*Representable" } }
must-not:
  any:
    - contain:
        pattern:
          - "$LIST.filter { $$$ }"
          - "$LIST.compactMap { $$$ }"
          - "$LIST.flatMap { $$$ }"
          - "$LIST.reduce($START) { $$$ }"
          - "$LIST.reduce($START, $ADDING)"
          - "$LIST.reduce(into: $START) { $$$ }"
          - "$LIST.sorted { $$$ }"
          - "$LIST.sorted()"
          - "$LIST.sorted(by: $ORDER)"
          - "$LIST.sorted(using: $ORDER)"
          - "$LIST.map { $$$ }.joined($$$)"
          - "$LIST.map($BY).joined($$$)"
          - "Dictionary(grouping: $LIST, by: $KEY)"
        where: { LIST: { not: { name: ["{{state-holder-property}}", vm, model] } } }
    - contain:
        pattern: ["$LIST.filter($BY)", "$LIST.compactMap($BY)", "$LIST.flatMap($BY)"]
        where: { BY: { key-path: any } }
    - contain:
        pattern: ["$LIST.filter($BY)", "$LIST.sorted(by: $BY)", "$LIST.compactMap($BY)"]
        where: { BY: { name: '/^[a-z]\w*$/' }, LIST: { name: '/^{{state-holder-property}}\.\w+$/' } }
    - contain: ["ForEach($LIST.map { $$$ }, $$$)", "let $NAME = $LIST.map { $$$ }"]
message: "`{Subject}` works on its data while it is drawn"
instead: Give the view model a property that holds the list as it is shown.
```

```swift bad path=Sources/Features/Review/Views/ReviewView.swift
import SwiftUI

struct ReviewView: View {
    let reviews: [ReviewModel]
    @State private var viewModel = ReviewViewModel()

    var body: some View {
        ForEach(reviews.filter { $0.stars > 1 }) { review in // ✗
            Text(review.text)
        }
        ForEach(reviews.sorted(by: \.stars)) { review in // ✗
            Text(review.text)
        }
        Text(reviews.map { $0.text }.joined(separator: ", ")) // ✗
        Text(reviews.filter(\.isGood).count, format: .number) // ✗
        ForEach(viewModel.reviews.filter(isGood)) { Text($0.text) } // ✗
    }
}
```

```swift good path=Sources/Features/Review/Views/ReviewView.swift
import SwiftUI

struct ReviewView: View {
    @State private var viewModel = ReviewViewModel()

    var body: some View {
        Menu("Show") {
            ActionButton("Good ones") { viewModel.filter(onlyGood: true) }
            ActionButton("Mine") { viewModel.filter(mine) }
        }
        ForEach(viewModel.reviews) { review in
            Text(review.text)
            review.reply.map { Text($0) }
        }
    }
}
```

## Actions are one call

What happens after a tap is the view model's to decide. The closure in the view says whom to ask, in one call, or changes one
thing that concerns the screen alone. Two calls have an order, a condition has a reason: both are worth a test, and there is
none for a closure in a view.

```yaml define
patterns:
  a-decision: ["if $$$ { $$$ }", "if $$$ { $$$ } else { $$$ }", "guard $$$ else { $$$ }", "switch $_ { $$$ }"]
```

```yaml rule
rule: actions-decide-nothing
every: feature-view
must-not:
  any:
    - contain:
        pattern:
          - "$BUTTON($TITLE) { $$$BODY }"
          - "$BUTTON($TITLE, role: $ROLE) { $$$BODY }"
          - "$BUTTON($TITLE, systemImage: $SYMBOL) { $$$BODY }"
          - "$BUTTON($TITLE, symbol: $SYMBOL) { $$$BODY }"
          - "$BUTTON { $$$BODY } label: { $$$ }"
          - "$BUTTON(role: $ROLE) { $$$BODY } label: { $$$ }"
        where: { BUTTON: "*Button", BODY: { contain: a-decision } }
    - contain:
        pattern:
          - ".onTapGesture($$$) { $$$BODY }"
          - ".onSubmit($$$) { $$$BODY }"
          - ".onAppear { $$$BODY }"
          - ".task($$$) { $$$BODY }"
          - ".refreshable { $$$BODY }"
        where: { BODY: { contain: a-decision } }
message: "An action of `{Subject}` decides something"
instead: Let the view model decide, and call it.
```

```yaml rule
rule: actions-are-one-call
severity: warning
every: feature-view
must-not:
  any:
    - contain:
        pattern:
          - "$BUTTON($TITLE) { $FIRST; $SECOND; $$$ }"
          - "$BUTTON($TITLE, role: $ROLE) { $FIRST; $SECOND; $$$ }"
          - "$BUTTON($TITLE, systemImage: $SYMBOL) { $FIRST; $SECOND; $$$ }"
          - "$BUTTON($TITLE, symbol: $SYMBOL) { $FIRST; $SECOND; $$$ }"
          - "$BUTTON { $FIRST; $SECOND; $$$ } label: { $$$ }"
          - "$BUTTON(role: $ROLE) { $FIRST; $SECOND; $$$ } label: { $$$ }"
        where: { BUTTON: "*Button" }
    - contain:
        - ".onTapGesture($$$) { $FIRST; $SECOND; $$$ }"
        - ".onSubmit($$$) { $FIRST; $SECOND; $$$ }"
        - ".onAppear { $FIRST; $SECOND; $$$ }"
        - ".task($$$) { $FIRST; $SECOND; $$$ }"
        - ".refreshable { $FIRST; $SECOND; $$$ }"
message: "An action of `{Subject}` is more than one call"
instead: Give the view model one method that does all of it.
```

```swift bad rule=actions-decide-nothing path=Sources/Features/Review/Views/ReviewView.swift
import SwiftUI

struct ReviewView: View {
    @State private var viewModel = ReviewViewModel()

    var body: some View {
        PrimaryButton("Send") { // ✗
            if viewModel.isReady { viewModel.send() }
        }
        .onAppear { // ✗
            guard viewModel.isReady else { return }
            viewModel.load()
        }
        Button("Clear", role: .destructive) { // ✗
            viewModel.prepare("What if this is no decision?")
            if viewModel.isEmpty {
                viewModel.close()
            } else if viewModel.isReady {
                viewModel.clear()
            }
        }
    }
}
```

```swift good rule=actions-decide-nothing path=Sources/Features/Review/Views/ReviewView.swift
import SwiftUI

struct ReviewView: View {
    @State private var viewModel = ReviewViewModel()

    var body: some View {
        VStack {
            if viewModel.isReady { Text("Ready") }
            PrimaryButton("Send") { viewModel.send("Only if it is ready") }
        }
        .onAppear { viewModel.load() }
        .sheet(isPresented: $viewModel.isEditing) {
            if viewModel.isReady { Text("Ready") }
        }
        Button(action: viewModel.send) {
            if viewModel.isReady { Text("Ready") }
        }
        Button { viewModel.send() } label: {
            if viewModel.isReady { Text("Ready") }
        }
    }
}
```

```swift bad rule=actions-are-one-call path=Sources/Features/Review/Views/ReviewView.swift
import SwiftUI

struct ReviewView: View {
    @State private var viewModel = ReviewViewModel()

    var body: some View {
        PrimaryButton("Send") { // ✗
            viewModel.check()
            viewModel.send()
        }
        Button { // ✗
            viewModel.check()
            viewModel.clear()
        } label: {
            Text("Clear")
        }
    }
}
```

```swift good rule=actions-are-one-call path=Sources/Features/Review/Views/ReviewView.swift
import SwiftUI

struct ReviewView: View {
    @State private var viewModel = ReviewViewModel()
    @State private var isAsking = false

    var body: some View {
        PrimaryButton("Send") { viewModel.send() }
        Button { isAsking = true } label: {
            Image(systemName: "trash")
            Text("Clear")
        }
        Button(action: viewModel.clear) {
            Image(systemName: "trash")
            Text("Clear")
        }
    }
}
```

## The view model says what is possible

Whether a button can be pressed follows from the rules of the feature. Written into `.disabled`, such a rule is true on this
screen only.

```yaml rule
rule: views-validate-nothing
every: feature-view
must-not:
  contain:
    pattern: ".disabled($CONDITION)"
    where: { CONDITION: { contain: validations } }
message: "`{Subject}` validates what its view model holds"
instead: Give the view model a property such as `canSend`, and ask for that.
```

```yaml rule
rule: views-weigh-no-conditions
severity: warning
every: feature-view
must-not:
  contain:
    pattern: ".disabled($CONDITION)"
    where:
      CONDITION:
        contain: ["$_ == $_", "$_ != $_", "$_ < $_", "$_ <= $_", "$_ > $_", "$_ >= $_", "$_ && $_", "$_ || $_"]
        not: { any: ['/^\w+ [!=]= nil$/', { contain: validations }] }
message: "`{Subject}` weighs conditions"
instead: Let the view model combine them under one name.
```

```swift bad path=Sources/Features/Review/Views/ReviewView.swift
import SwiftUI

struct ReviewView: View {
    @State private var viewModel = ReviewViewModel()

    var body: some View {
        PrimaryButton("Send") { viewModel.send() }.disabled(viewModel.draft.isEmpty) // ✗ views-validate-nothing
        PrimaryButton("Send") { viewModel.send() }.disabled(viewModel.stars < 1 || viewModel.isSending) // ✗ views-weigh-no-conditions
    }
}
```

```swift good path=Sources/Features/Review/Views/ReviewView.swift
import SwiftUI

struct ReviewView: View {
    @State private var viewModel = ReviewViewModel()
    @State private var isAsking = false

    var body: some View {
        PrimaryButton("Send") { viewModel.send() }.disabled(!viewModel.canSend)
        PrimaryButton("Clear") { viewModel.clear() }.disabled(isAsking)
        PrimaryButton("More") { onMore?() }.disabled(onMore == nil)
    }
}
```

## Errors come from the view model

```yaml rule
rule: error-texts-come-from-the-view-model
severity: warning
every: feature-view
must-not:
  have:
    property: any
    named: { word: [error, failure] }
    not: { named: { first-word: [is, has, "show*", should, can] } }
    have-attribute: "@State"
because: An error that a view keeps for itself was caught there, or comes too late to be shown.
message: "`{Subject}` keeps the text of an error itself"
instead: Show an alert that is bound to the view model, and read its text from there.
```

```swift bad path=Sources/Features/Review/Views/ReviewView.swift
import SwiftUI

struct ReviewView: View {
    @State private var errorText = "" // ✗
    @State private var isErrorPresented = false

    var body: some View { Text(errorText) }
}
```

```swift good path=Sources/Features/Review/Views/ReviewView.swift
import SwiftUI

struct ReviewView: View {
    @State private var viewModel = ReviewViewModel()

    var body: some View {
        Text("Reviews")
            .alert("That did not work", isPresented: $viewModel.isErrorPresented) {
                Button("Close", role: .cancel) {}
            } message: {
                Text(viewModel.errorMessage)
            }
    }
}
```

## Fields are bound to the view model

```yaml rule
rule: bindings-have-no-logic
severity: warning
every: feature-view
must-not: { contain: ["Binding(get: $GET, set: $SET)", "Binding { $$$ } set: { $$$ }", ".init(get: $GET, set: $SET)"] }
because: A binding with two closures is logic that runs while the view is drawn.
instead: Bind to a property of the view model with `${{state-holder-property}}`; a setter there can do the rest.
```

```swift bad path=Sources/Features/Review/Views/ReviewView.swift
import SwiftUI

struct ReviewView: View {
    let viewModel: ReviewViewModel

    var body: some View {
        Toggle("Public", isOn: Binding(get: { viewModel.isPublic }, set: { viewModel.publish($0) })) // ✗
    }
}
```

```swift good path=Sources/Features/Review/Views/ReviewView.swift
import SwiftUI

struct ReviewView: View {
    @Bindable var viewModel: ReviewViewModel

    var body: some View { Toggle("Public", isOn: $viewModel.isPublic) }
}
```

```yaml review
review: does-the-input-live-in-the-right-place
question: Is what the user enters here sent anywhere? Then it is a property of the view model and not of the view.
about: { property: any, member-of: screen, have-attribute: "@State", have-type: String }
```

## Screens are put together from components

A raw control with a background of its own is a new component that nobody can find. Where the design system has a button or a
text field, feature views use that one. The buttons of an alert, a menu, a toolbar or a swipe are the system's and carry no style
of their own, so they are no matter of this rule; a text field in an alert is allowed by a comment.

```yaml rule
rule: feature-views-use-the-text-fields
every:
  struct: feature-view
  have-counterpart: { struct: "*Field", in: "{{components}}" }
must-not: { contain: ["TextField($$$)", "SecureField($$$)"] }
message: "`{Subject}` has a raw text field, while the design system has one"
instead: Use the text field of the design system.
```

```yaml rule
rule: feature-views-use-the-buttons
every:
  struct: feature-view
  have-counterpart: { struct: "*Button", in: "{{components}}" }
must-not:
  contain:
    pattern:
      - "$BUTTON.background($$$)"
      - "$BUTTON.foregroundStyle($$$)"
      - "$BUTTON.foregroundColor($$$)"
      - "$BUTTON.font($$$)"
      - "$BUTTON.clipShape($$$)"
      - "$BUTTON.cornerRadius($$$)"
      - "$BUTTON.border($$$)"
      - "$BUTTON.shadow($$$)"
    where: { BUTTON: { all: ['/^Button\s*[({]/', { not: { contain: looks } }] } }
message: "`{Subject}` gives a button a style of its own"
instead: Use a button of the design system, or add the missing one there.
```

```swift given path=Sources/Shared/DesignSystem/Components/Buttons/PrimaryButton.swift
import SwiftUI

struct PrimaryButton: View {
    var body: some View { Button("") {} }
}
```

```swift given path=Sources/Shared/DesignSystem/Components/TextFields/CaptionedTextField.swift
import SwiftUI

struct CaptionedTextField: View {
    @Binding var text: String

    var body: some View { TextField("", text: $text) }
}
```

```swift bad path=Sources/Features/Review/Views/ReviewView.swift
import SwiftUI

struct ReviewView: View {
    @State private var viewModel = ReviewViewModel()

    var body: some View {
        TextField("Your review", text: $viewModel.draft) // ✗ feature-views-use-the-text-fields
        Button("Send") { viewModel.send() } // ✗ feature-views-use-the-buttons
            .background(.brand)
            .disabled(!viewModel.canSend)
    }
}
```

```swift good path=Sources/Features/Review/Views/ReviewView.swift
import SwiftUI

struct ReviewView: View {
    @State private var viewModel = ReviewViewModel()

    var body: some View {
        CaptionedTextField(text: $viewModel.draft)
        PrimaryButton()
            .padding(.md)
            .alert("Really?", isPresented: $viewModel.isAsking) {
                Button("Send", role: .destructive) { viewModel.send() }
            }
    }
}
```

## Styling is not written inline

A radius, a shadow, a size or a gradient that is written down in a feature has no name, and the next one will be a little different.

```yaml rule
rule: feature-views-style-nothing
every: feature-view
must-not:
  any:
    - contain:
        pattern:
          - ".cornerRadius($NUMBER)"
          - "RoundedRectangle(cornerRadius: $NUMBER)"
          - "RoundedRectangle(cornerRadius: $NUMBER, style: $_)"
          - ".rect(cornerRadius: $NUMBER)"
          - ".shadow(radius: $NUMBER, $$$)"
          - ".shadow(color: $_, radius: $NUMBER, $$$)"
          - ".border($_, width: $NUMBER)"
          - ".stroke($_, lineWidth: $NUMBER)"
          - ".strokeBorder($_, lineWidth: $NUMBER)"
          - ".blur(radius: $NUMBER)"
        where: { NUMBER: { literal: number } }
    - contain: ["LinearGradient($$$)", "RadialGradient($$$)", "AngularGradient($$$)", "EllipticalGradient($$$)"]
instead: Give the value a name in the design system, or use the component that has this look.
```

```yaml rule
rule: sizes-have-names
every: { any: [feature-view, { struct: view, in: "{{app}}" }] }
must-not:
  contain:
    pattern:
      - ".frame(width: $NUMBER, $$$)"
      - ".frame($$$, height: $NUMBER, $$$)"
      - ".frame($$$, minWidth: $NUMBER, $$$)"
      - ".frame($$$, minHeight: $NUMBER, $$$)"
    where: { NUMBER: { number: { at-least: 1.5 } } }
instead: Let a component of the design system have this size.
```

```swift bad path=Sources/Features/Review/Views/ReviewView.swift
import SwiftUI

struct ReviewView: View {
    var body: some View {
        Text("Good").clipShape(.rect(cornerRadius: 8)) // ✗ feature-views-style-nothing
        Text("Good").shadow(radius: 4) // ✗ feature-views-style-nothing
        Text("Good").background(LinearGradient(colors: [.surface, .accent], startPoint: .top, endPoint: .bottom)) // ✗ feature-views-style-nothing
        Text("Good").frame(width: 56, height: 84) // ✗ sizes-have-names
        Text("Good").frame(maxWidth: .infinity, minHeight: 44) // ✗ sizes-have-names
    }
}
```

```swift good path=Sources/Features/Review/Views/ReviewView.swift
import SwiftUI

struct ReviewView: View {
    var body: some View {
        Text("Good").clipShape(.rect(cornerRadius: Theme.Radius.card))
        Text("Good").background(Theme.Gradient.card)
        Text("Good").frame(maxWidth: .infinity)
        Divider().frame(height: 1)
    }
}
```

# View models

A view model knows everything that its screen can say, and nothing of how it looks. It has one state, asks its services, and is
the place where the tests of a feature are.

## View models are observed

```yaml rule
rule: view-models-are-observable
every:
  class: view-model
  deploy-to: { iOS: ">=17" }
  any: [{ held-by: view }, { created-by: view }]
  not: { conform-to: ObservableObject }
must: { have-attribute: "@Observable" }
because: With `@Observable` a view is drawn again only when something that it shows has changed.
```

```yaml rule
rule: view-models-have-left-observable-object
every: { class: view-model, deploy-to: { iOS: ">=17" } }
must-not:
  any:
    - conform-to: ObservableObject
    - { have-attribute: "@Observable", have: { property: any, have-attribute: "@Published" } }
because: From iOS 17, `@Observable` does the same with less, and the two don't mix.
instead: Write `@Observable` before the class, and leave out `ObservableObject` and `@Published`.
```

```swift given path=Package.swift
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Bookshelf",
    platforms: [.iOS(.v17)],
    targets: [.target(name: "Bookshelf", path: "Sources")]
)
```

```swift bad path=Sources/Features/Search/ViewModels/SearchViewModel.swift
import Combine

final class SearchViewModel: ObservableObject { // ✗ view-models-have-left-observable-object
    @Published var term = ""
    @Published var scope = "all"
}
```

```swift bad path=Sources/Features/Reading/ViewModels/ReadingViewModel.swift
final class ReadingViewModel { // ✗ view-models-are-observable
    var note = ""
}
```

```swift bad path=Sources/Features/Reading/Views/ReadingView.swift
import SwiftUI

struct ReadingView: View {
    let viewModel: ReadingViewModel

    var body: some View { Text(viewModel.note) }
}
```

```swift good path=Sources/Features/Search/Views/SearchView.swift
import SwiftUI

struct SearchView: View {
    @State private var viewModel = SearchViewModel()

    var body: some View { Text(viewModel.term) }
}
```

```swift good path=Sources/Features/Reading/ViewModels/OldReadingViewModel.swift
/// Held by a view controller, which nothing draws again.
final class OldReadingViewModel {
    var note = ""
}
```

```swift good path=Sources/Features/Search/ViewModels/SearchViewModel.swift
import Observation

@Observable
final class SearchViewModel {
    var term = ""
}
```

## Where iOS 16 is still served

```yaml rule
rule: view-models-are-observable-objects
every: { class: view-model, deploy-to: { iOS: "<17" }, any: [{ held-by: view }, { created-by: view }] }
must: { conform-to: ObservableObject }
because: "`@Observable` came with iOS 17; before that, a view sees the changes of an `ObservableObject` only."
```

```swift given path=Package.swift
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Bookshelf",
    platforms: [.iOS(.v16)],
    targets: [.target(name: "Bookshelf", path: "Sources")]
)
```

```swift given path=Sources/Features/Search/Views/SearchView.swift
import SwiftUI

struct SearchView: View {
    let viewModel: SearchViewModel

    var body: some View { Text(viewModel.term) }
}
```

```swift bad path=Sources/Features/Search/ViewModels/SearchViewModel.swift
import Observation

@Observable
final class SearchViewModel { // ✗
    var term = ""
}
```

```swift good path=Sources/Features/Search/ViewModels/SearchViewModel.swift
import Combine

final class SearchViewModel: ObservableObject {
    @Published var term = ""
}
```

## View models have a state

A screen is in one of four situations: nothing has happened yet, something is under way, there is something to show, or it went
wrong. An enum says so in one place. Three booleans can say it in eight ways, of which four are contradictions.

```yaml rule
rule: view-models-have-a-state
every: view-model
must:
  any:
    - have: { enum: State, not: { be: private } }
    - have: { property: state, have-type: "/.State$/" }
message: "`{Subject}` has no `State` enum that its view could show"
instead: "Declare `enum State { case idle, loading, content, error(String) }` in it, and a property `state` that begins with `.idle`."
```

```yaml rule
rule: states-name-the-four-situations
every: { enum: State, member-of: view-model }
must:
  have-each:
    - case: idle
    - case: loading
    - case: "{{content-cases}}"
    - case: error
```

```swift bad path=Sources/Features/Search/ViewModels/SearchViewModel.swift
final class SearchViewModel { // ✗ view-models-have-a-state
    var isLoading = false
}
```

```swift bad path=Sources/Features/Reading/ViewModels/ReadingViewModel.swift
final class ReadingViewModel {
    enum State { // ✗ states-name-the-four-situations
        case idle
        case loading
        case content
    }
}
```

```swift good path=Sources/Features/Search/ViewModels/SearchViewModel.swift
final class SearchViewModel {
    enum State {
        case idle, loading, content
        case error(String)
    }
}
```

```swift good path=Sources/Features/Reading/ViewModels/ReadingViewModel.swift
/// One state type for all view models will do as well.
final class ReadingViewModel {
    private(set) var state: ViewState = .idle
}
```

## The state begins idle

```yaml rule
rule: the-state-begins-idle
every: { type: view-model, have: { enum: State } }
must:
  any:
    - have: { property: state, be: [stored, mutable], have-type: State, have-value: ".idle" }
    - have: { property: state, be: [stored, mutable], have-value: "State.idle" }
because: A view model that begins with anything else has done something before its view was there to see it.
message: "`{Subject}` has a `State`, but no `var state: State = .idle`"
```

```yaml rule
rule: the-error-case-carries-its-message
severity: warning
every: { case: error, member-of: { enum: State, member-of: view-model } }
must:
  all:
    - have-at-least: { associated-values: 1 }
    - any:
        - not: { refer-to: { named: [Int, UInt, Double, Bool], as: associated-value } }
        - refer-to: { named: [String, Error, "*Error"], as: associated-value }
message: "`{Subject}` carries no message"
instead: Write `case error(String)`, or carry the error itself.
because: A state that only says that something went wrong leaves the view to guess what.
```

```swift bad path=Sources/Features/Search/ViewModels/SearchViewModel.swift
final class SearchViewModel { // ✗ the-state-begins-idle
    enum State {
        case idle, loading, content
        case error // ✗ the-error-case-carries-its-message
    }

    var isBusy = false
}
```

```swift bad path=Sources/Features/Loan/ViewModels/LoanViewModel.swift
final class LoanViewModel {
    enum State {
        case idle, loading, content
        case error(code: Int) // ✗ the-error-case-carries-its-message
    }

    private(set) var state: State = .idle
}
```

```swift good path=Sources/Features/Loan/ViewModels/LoanViewModel.swift
final class LoanViewModel {
    enum State {
        case idle, loading, content
        case error(code: Int, message: String)
    }

    private(set) var state: State = .idle
}
```

```swift good path=Sources/Features/Search/ViewModels/SearchViewModel.swift
final class SearchViewModel {
    enum State {
        case idle, loading, content
        case error(String)
    }

    private(set) var state: State = .idle
}
```

## View models are final classes

```yaml rule
rule: view-models-are-final-classes
severity: warning
every: { type: view-model, not: { named: ["Base*", "*Base{{state-holder}}", "Abstract*"] } }
must: { all: [class, { be: final }, { not: { inherit: { class: "*{{state-holder}}", not: { named: ["Base*", "*Base{{state-holder}}", "Abstract*"] } } } }] }
because: What is shared between a view and its actions needs an identity, and nobody needs a subclass of it.
```

```swift bad path=Sources/Features/Search/ViewModels/SearchViewModel.swift
class SearchViewModel {} // ✗
class ShelfViewModel {}
final class LoanViewModel: ShelfViewModel {} // ✗
struct ResultViewModel { func load() async {} } // ✗
```

```swift good path=Sources/Features/Search/ViewModels/SearchViewModel.swift
final class SearchViewModel {}
```

## What follows from the state is computed

A flag that is stored beside the state has to be kept in step with it by hand, in every method.

```yaml rule
rule: what-follows-from-the-state-is-computed
severity: warning
every: { type: view-model, any: [{ have: { enum: State } }, { have: { property: state } }] }
must-not:
  have:
    property: ["{{beginnings-of-questions}}{{what-a-screen-may-be}}{{endings-of-questions}}", "{{words-for-failures}}{{words-for-texts}}"]
    be: [stored, mutable]
message: "`{Subject}` stores what follows from its `state`"
instead: Make it a computed property that asks `state`.
```

```swift bad path=Sources/Features/Search/ViewModels/SearchViewModel.swift
final class SearchViewModel {
    private(set) var state: ViewState = .idle
    private(set) var isLoading = false // ✗
    private(set) var errorMessage = "" // ✗
}
```

```swift good path=Sources/Features/Search/ViewModels/SearchViewModel.swift
final class SearchViewModel {
    private(set) var state: ViewState = .idle
    var isLoading: Bool { state == .loading }
    var isReminderOn = false

    var isErrorPresented: Bool {
        get { if case .error = state { true } else { false } }
        set { if !newValue { state = .idle } }
    }
}
```

A view model without any state has another finding, and these flags are all it says until then:

```swift good path=Sources/Features/Reading/ViewModels/ReadingViewModel.swift
final class ReadingViewModel {
    private(set) var isLoading = false
    private(set) var errorMessage = ""
}
```

## Services are passed in

A view model that fetches its services itself has the real ones in every test.

```yaml rule
rule: services-are-passed-in
severity: warning
every:
  property: any
  member-of: view-model
  be: stored
  not: { any: [{ be: static }, { create: service }, { contain: asking-a-container }] }
  any:
    - have-type: [service, service-protocol]
    - have-value: '/^[A-Z]\w*{{service}}(\.|\()/'
must-not: { have-value: "*" }
message: "`{Subject}` is given its service where it is declared"
instead: Take it as a parameter of `init`; the shared instance may be the default value there.
```

```yaml rule
rule: services-are-private-constants
severity: warning
every:
  property: any
  member-of: view-model
  be: stored
  not: { any: [{ be: static }, { be: weak }, { create: service }, { have-attribute: ["@Injected", "@Inject", "@LazyInjected", "@Dependency"] }] }
  any:
    - have-type: [service, service-protocol]
    - have-value: '/^[A-Z]\w*{{service}}(\.|\()/'
must: { be: [private, constant] }
because: Whom a view model asks is its own affair, and does not change while it lives.
```

```swift given path=Sources/Features/Search/Services/SearchService.swift
protocol SearchServiceProtocol {}

final class SearchService: SearchServiceProtocol {
    static let shared = SearchService()
}
```

```swift bad path=Sources/Features/Search/ViewModels/SearchViewModel.swift
final class SearchViewModel {
    private let service: any SearchServiceProtocol = SearchService.shared // ✗ services-are-passed-in
    private let cache = SearchService.shared // ✗ services-are-passed-in
    var archive: any SearchServiceProtocol // ✗ services-are-private-constants
}
```

```swift good path=Sources/Features/Search/ViewModels/SearchViewModel.swift
final class SearchViewModel {
    private let service: any SearchServiceProtocol
    private weak var fallback: (any SearchServiceProtocol)?
    private let now = Date.now

    init(service: any SearchServiceProtocol = SearchService.shared) {
        self.service = service
    }
}
```

## Nobody shares a view model

A view model that one instance serves everywhere keeps what the last screen left in it. What several screens need to know is
the app's state; a view model belongs to the view that made it.

```yaml rule
rule: view-models-are-not-shared
severity: warning
every: { property: "{{names-of-shared-instances}}", be: static, member-of: view-model, in: production }
must-not: { have-type: { any: [view-model, { type: "*{{state-holder}}" }] } }
message: "`{Subject}` hands one view model to everybody"
instead: Let each view make its own with `@State private var {{state-holder-property}}`, and keep what all share in `AppState` or a service.
```

```swift bad path=Sources/Features/Library/ViewModels/LibraryViewModel.swift
final class LibraryViewModel {
    static let current = LibraryViewModel() // ✗
    var books: [String] = []

    func load() {}
}
```

```swift good path=Sources/Features/Library/ViewModels/LibraryViewModel.swift
final class LibraryViewModel {
    /// For previews, with something in it.
    static let filled = LibraryViewModel()
    static let `default` = "name"
    var books: [String] = []

    func load() {}
}
```

## Nobody asks a container

What comes out of a container is seen in no initializer: nobody knows what the view model needs, and a test has to fill the
container first.

```yaml rule
rule: view-models-ask-no-container
every: view-model
must-not:
  any:
    - contain: asking-a-container
    - have: { property: any, have-attribute: "{{wrappers-that-fetch}}" }
message: "`{Subject}` fetches what it needs from a container"
instead: Take it as a parameter of `init`, with the shared instance as the default value.
```

```swift bad path=Sources/Features/Search/ViewModels/SearchViewModel.swift
final class SearchViewModel {
    @Injected(\.history) private var history: any HistoryServiceProtocol // ✗
    private lazy var service: any SearchServiceProtocol = AppContainer.shared.resolve(SearchServiceProtocol.self) // ✗

    func search() {}
}
```

```swift good path=Sources/Features/Search/ViewModels/SearchViewModel.swift
final class SearchViewModel {
    private let service: any SearchServiceProtocol
    private let promise: SearchPromise

    init(service: any SearchServiceProtocol = SearchService.shared, promise: SearchPromise) {
        self.service = service
        self.promise = promise
    }

    func search() {
        promise.resolve(service)
    }
}
```

## View models know the protocol

A protocol that nobody depends on protects nobody: with the class as the type, a test can't bring a service of its own.

```yaml rule
rule: view-models-know-the-protocol
severity: note
every: { property: any, member-of: view-model, be: stored, not: { any: [{ be: static }, { create: service }] } }
must-not: { have-type: { type: service, conform-to: { protocol: any, in: production } } }
instead: Give it the type of the service's protocol, as in `any SearchServiceProtocol`.
```

```swift bad path=Sources/Features/Search/Services/SearchService.swift
protocol SearchServiceProtocol {}
final class SearchService: SearchServiceProtocol {}
```

```swift bad path=Sources/Features/Search/ViewModels/SearchViewModel.swift
final class SearchViewModel {
    private let service: SearchService // ✗

    init(service: SearchService) { self.service = service }
}
```

```swift good path=Sources/Features/Search/Services/SearchService.swift
protocol SearchServiceProtocol {}
final class SearchService: SearchServiceProtocol {}
```

```swift good path=Sources/Features/Search/ViewModels/SearchViewModel.swift
final class SearchViewModel {
    private let service: any SearchServiceProtocol

    init(service: any SearchServiceProtocol) { self.service = service }
}
```

Without a protocol there is nothing else to write; that the service has none is told at the service.

```swift good path=Sources/Features/Reading/Services/ReadingService.swift
final class ReadingService {}
```

```swift good path=Sources/Features/Reading/ViewModels/ReadingViewModel.swift
final class ReadingViewModel {
    private let service: ReadingService

    init(service: ReadingService) { self.service = service }
}
```

## Waiting is a state

```yaml rule
rule: actions-begin-with-loading
severity: warning
every:
  function: any
  member-of: { type: view-model, any: [{ have: { enum: State } }, { have: { property: state } }] }
  contain: "Task($$$)"
  call: { on: [service, service-protocol] }
  not: { be: async }
must: { contain: ["state = .loading", "self.state = .loading", "state = State.loading"] }
because: Between the tap and the answer the user wants to see that something happens, and the button must not work twice.
instead: Set `state = .loading` before the task, and the next state when the answer is there.
```

```swift given path=Sources/Features/Search/Services/SearchService.swift
protocol SearchServiceProtocol {
    func books() async throws -> [String]
}
```

```swift bad path=Sources/Features/Search/ViewModels/SearchViewModel.swift
final class SearchViewModel {
    private let service: any SearchServiceProtocol
    private(set) var state: ViewState = .idle

    func search() { // ✗
        Task {
            do {
                results = try await service.books()
                state = .content
            } catch {
                state = .error(error.localizedDescription)
            }
        }
    }
}
```

```swift good path=Sources/Features/Search/ViewModels/SearchViewModel.swift
final class SearchViewModel {
    private let service: any SearchServiceProtocol
    private(set) var state: ViewState = .idle

    func search() {
        state = .loading
        Task { [self] in
            do {
                results = try await service.books()
                state = .content
            } catch {
                state = .error(error.localizedDescription)
            }
        }
    }

    func forget() {
        Task { await history.clear() }
    }

    func watch() async {
        for await change in service.changes {
            Task { books = try? await service.books() }
        }
    }
}
```

## Failing is a state

An error that is printed is one that the user never hears of; one that is dropped by `try?` was never there at all.

```yaml rule
rule: errors-become-a-state
check: swallowed-error
in: view-model
allow: [dropped, optional]
message: "`{Subject}` catches an error and does not show it in its `state`"
instead: Set `state = .error(error.localizedDescription)` in the `catch`.
```

```yaml rule
rule: failed-results-become-a-state
every: view-model
must-not:
  contain:
    pattern:
      - "switch $RESULT { $$$ case .failure(let $ERROR): $DOING }"
      - "switch $RESULT { $$$ case let .failure($ERROR): $DOING }"
      - "switch $RESULT { $$$ case .failure: $DOING }"
      - "switch $RESULT { case .failure(let $ERROR): $DOING case .success(let $VALUE): $$$ }"
      - "switch $RESULT { case let .failure($ERROR): $DOING case let .success($VALUE): $$$ }"
    where: { DOING: { any: [break, { call: "{{printing}}" }, { call: ["*.error", "*.debug", "*.warning", "*.info", "*.log"] }] } }
message: "`{Subject}` is told of a failure and does not show it in its `state`"
instead: Set `state = .error(error.localizedDescription)` in the case of the failure.
```

```yaml rule
rule: tasks-handle-their-errors
check: unhandled-throwing-task
in: view-model
message: "`{Subject}` starts a task whose error nobody hears of"
instead: Catch it in the task, and set `state = .error(…)`.
```

```yaml rule
rule: no-error-is-dropped
check: swallowed-error
in: view-model
allow: [empty, logged, reset]
message: "`{Subject}` drops an error"
instead: Catch the error, and set `state = .error(…)`.
```

```swift bad path=Sources/Features/Search/ViewModels/SearchViewModel.swift
final class SearchViewModel {
    func search() {
        Task {
            do {
                results = try await service.books()
            } catch { // ✗ errors-become-a-state
                print("search failed:", error)
            }
        }
    }

    func refresh() async {
        do {
            results = try await service.books()
        } catch {} // ✗ errors-become-a-state
        do {
            results = try await service.books()
        } catch { // ✗ errors-become-a-state
            logger.error(error)
        }
    }

    func search(again term: String) {
        service.books(of: term) { result in
            switch result { // ✗ failed-results-become-a-state
            case .success(let books):
                self.results = books
            case .failure(let error):
                NSLog("search failed: %@", error.localizedDescription)
            }
        }
    }

    func close() {
        Task { try await service.close() } // ✗ tasks-handle-their-errors
    }

    func more() {
        service.more { [weak self] answer in
            switch answer { // ✗ failed-results-become-a-state
            case .success(let books): self?.results += books
            case .failure: break
            }
        }
    }

    func repeatSearch() async {
        results = (try? await service.books()) ?? [] // ✗ no-error-is-dropped
    }
}
```

```swift good path=Sources/Features/Search/ViewModels/SearchViewModel.swift
final class SearchViewModel {
    func search() {
        Task {
            do {
                results = try await service.books()
                state = .content
            } catch {
                state = .error(error.localizedDescription)
            }
        }
    }

    func search(again term: String) {
        service.books(of: term) { result in
            switch result {
            case .success(let books): self.state = .content
            case .failure(let error): self.state = .error(error.localizedDescription)
            }
        }
    }

    func more() {
        service.more { answer in
            switch answer {
            case .success(let books): self.results += books
            case .failure(let error):
                self.logger.note("There are no more")
                self.state = .error(error.localizedDescription)
            }
        }
    }

    func repeatSearch() async {
        try? await Task.sleep(for: .seconds(1))
        do {
            results = try await service.books()
        } catch {
            logger.note("It failed again")
            fail(with: error)
        }
    }
}
```

## View models know no view

```yaml rule
rule: view-models-know-no-view
every: view-model
must-not:
  any:
    - refer-to: [view, View, AnyView, UIView, UIViewController, { named: [Text, Label], not: { in: "**/*.swift" } }]
    - call: ["{{shown-on-top}}.show", "{{shown-on-top}}.present", "{{shown-on-top}}.display"]
because: A view model that makes views can't be tested without them, and can't serve a second look of the same screen.
instead: Hand out values; let the view choose what to show them with.
```

```swift given path=Sources/Features/Library/Views/Components/BookRowView.swift
import SwiftUI

struct BookRowView: View {
    var body: some View { Text("Orlando") }
}
```

```swift bad path=Sources/Features/Library/ViewModels/LibraryViewModel.swift
final class LibraryViewModel {
    func row() -> BookRowView { // ✗
        BookRowView() // ✗
    }

    func remove() {
        Toast.show("Removed") // ✗
    }

    var headline: Text { Text("Library") } // ✗
}
```

```swift good path=Sources/Features/Library/ViewModels/LibraryViewModel.swift
final class LibraryViewModel {
    /// Shown by a BookRowView.
    var titles: [String] = []
    private(set) var toast: Toast?

    func remove() {
        toast = Toast(text: "Removed")
    }
}
```

# Models

Models are data and nothing else: what came from the server or lies on the disk, in Swift's words.

## Models are values

```yaml rule
rule: models-are-values
severity: warning
every: { type: model, not: { any: [{ have-attribute: ["@Model", "@Observable"] }, { inherit: NSManagedObject }] } }
must-not: class
because: A value can't change behind the back of whoever holds it.
message: "The model `{Subject}` is a class"
instead: Make it a struct; a class only where SwiftData or Core Data wants one.
```

```swift bad path=Sources/Features/Reading/Models/ReadingModel.swift
final class ReadingModel { // ✗
    let title = ""
}
```

```swift good path=Sources/Features/Reading/Models/ReadingModel.swift
struct ReadingModel {
    let title: String
}

@Model
final class StoredReading {
    var title = ""
}
```

## Models from outside are decodable

```yaml rule
rule: answers-are-decodable
every: { function: any, any: [{ member-of: service-protocol }, { all: [{ be: async }, { member-of: service }], not: { any: [{ be: demanded }, { be: private }] } }] }
must-not:
  refer-to:
    type: model
    not: { any: [{ conform-to: [Decodable, Codable] }, { have-attribute: "@Model" }] }
    as: return
because: What a service returns came from the outside, and `Codable` is how it gets in.
instead: Let the model conform to `Codable`.
```

```swift bad path=Sources/Features/Reading/Models/ReadingModel.swift
struct ReadingModel {
    let title: String
}
```

```swift bad path=Sources/Features/Reading/Services/ReadingService.swift
protocol ReadingServiceProtocol {
    func books() async throws -> [ReadingModel] // ✗
}

final class ReadingService: ReadingServiceProtocol {
    func books() async throws -> [ReadingModel] { [] }
    func latest() async throws -> ReadingModel { try await client.row("latest") } // ✗
}
```

```swift good path=Sources/Features/Reading/Models/ReadingModel.swift
struct ReadingModel: Codable {
    let title: String
}
```

```swift good path=Sources/Features/Reading/Services/ReadingService.swift
protocol ReadingServiceProtocol {
    func books() async throws -> [ReadingModel]
    func note() async throws -> String
}
```

## Models do nothing

Logic in a model is found by nobody who looks for it in the view model, and is tested by nobody at all.

```yaml rule
rule: models-have-no-logic
every: { type: any, in: "{{feature-models}}" }
must-not:
  have:
    any:
      - { function: any, in: production, not: { any: [{ be: static }, { named: [encode, hash, "==", "<"] }] } }
      - { property: any, be: computed, in: production, not: { any: [{ be: static }, { named: [id, description, debugDescription] }] } }
message: "The model `{Subject}` does something"
instead: Move it to the view model, or to a service where several need it.
```

```swift bad path=Sources/Features/Library/Models/LibraryModel.swift
struct LibraryModel {
    let books: [Book]

    struct Book {
        let title: String
        var sortKey: String { title.lowercased() } // ✗
    }

    mutating func remove(_ book: Book) {} // ✗
}
```

```swift good path=Sources/Features/Library/Models/LibraryModel.swift
struct LibraryModel: Codable, Hashable {
    let books: [Book]

    struct Book: Codable, Hashable {
        let title: String
        var id: String { title }
    }

    enum CodingKeys: String, CodingKey { case books }

    init(from decoder: any Decoder) throws { books = [] }
    func encode(to encoder: any Encoder) throws {}
    func hash(into hasher: inout Hasher) {}
}
```

## What has an id can be told apart

```yaml rule
rule: models-with-an-id-are-identifiable
severity: warning
every: { struct: any, in: "{{feature-models}}", have: { property: id, not: { be: static } } }
must: { conform-to: Identifiable }
because: With `Identifiable` a list knows its rows without being told.
```

```swift bad path=Sources/Features/Library/Models/LibraryModel.swift
struct LibraryModel { // ✗
    let id: String
}
```

```swift good path=Sources/Features/Library/Models/LibraryModel.swift
struct LibraryModel: Identifiable {
    let id: String
}
```

## Models don't change

```yaml rule
rule: models-are-immutable
severity: warning
every:
  property: any
  in: "{{feature-models}}"
  be: stored
  member-of: { type: any, not: { any: [{ have-attribute: ["@Model", "@Observable"] }, { inherit: NSManagedObject }] } }
  not: { have-attribute: "@*" }
must: { be: constant }
because: A changed copy of what the server said is no longer what the server said.
instead: Make it a `let`, and a new value where something else is meant.
```

```swift bad path=Sources/Features/Library/Models/LibraryModel.swift
struct LibraryModel {
    var name: String // ✗
}
```

```swift good path=Sources/Features/Library/Models/LibraryModel.swift
struct LibraryModel {
    let name: String
    @Default var isOpen: Bool
}
```

## Addresses are URLs

```yaml rule
rule: addresses-are-urls
severity: warning
every: { property: '/(URL|Url|Link)(String)?$|^(url|link)(String)?$/', in: "{{feature-models}}", be: stored }
must-not: { have-type: String }
because: A text that is no address is better refused where it comes in than where it is opened.
instead: Give it the type `URL`, optional where it may be missing.
```

```swift bad path=Sources/Features/Library/Models/LibraryModel.swift
struct LibraryModel {
    let coverURL: String? // ✗
    let shopUrlString: String // ✗
}
```

```swift good path=Sources/Features/Library/Models/LibraryModel.swift
struct LibraryModel {
    let coverURL: URL?
    let linkage: String
}
```

## Models know only models

```yaml rule
rule: models-know-only-models
every: { any: [type, extension], in: "{{feature-models}}" }
must-not: { refer-to: [view, View, view-model, service, service-protocol] }
because: Data has to be readable by everyone, so it can depend on none of them.
```

```swift bad path=Sources/Features/Library/Models/LibraryModel.swift
struct LibraryModel {
    let service: LibraryService // ✗
}
```

```swift bad path=Sources/Features/Library/Services/LibraryService.swift
final class LibraryService {}
```

```swift good path=Sources/Features/Library/Models/LibraryModel.swift
struct LibraryModel {
    let shelf: ShelfModel
}

struct ShelfModel {}
```

# Services

A service is the way from a feature to everything that lies outside of the app: the server, the disk, the system's frameworks.
It can be replaced as a whole, and in tests it is.

## Every service has a protocol

```yaml rule
rule: services-have-a-protocol
every: { type: service, not: { named: ["Base*", "Abstract*"] } }
must: { conform-to: { protocol: any, in: production } }
because: A view model that is tested against the real service is tested against the network.
message: "The service `{Subject}` conforms to no protocol of this app"
instead: Declare a protocol with what its users call beside it, named after it with the ending `Protocol`.
make: protocol {Subject}
```

```yaml rule
rule: service-protocols-carry-the-services-name
severity: warning
every: { type: service, conform-to: { protocol: any, in: production } }
must: { conform-to: ["*{{service}}{{protocol}}", "*{{service}}", "*Servicing"] }
because: Protocol and service are found together where they are called alike.
```

```yaml rule
rule: service-protocols-have-their-service
severity: warning
every: { protocol: "{Name}{{protocol}}", all: [service-protocol] }
must: { have-counterpart: { type: "*{Name}", in: production } }
message: "There is no `{Name}` for `{Subject}`"
```

```swift bad path=Sources/Features/Search/Services/SearchService.swift
final class SearchService: Sendable {} // ✗ services-have-a-protocol
```

```swift bad path=Sources/Features/Reading/Services/ReadingService.swift
protocol BookReading {}
protocol BookServiceProtocol {} // ✗ service-protocols-have-their-service
final class ReadingService: BookReading {} // ✗ service-protocols-carry-the-services-name
```

```swift good path=Sources/Features/Search/Services/SearchService.swift
protocol SearchServiceProtocol {}
final class SearchService: SearchServiceProtocol {}
actor RememberingSearchService: SearchServiceProtocol {}
struct PreviewSearchService: SearchServiceProtocol {}
```

```swift good path=Sources/Features/Export/Services/ExportService.swift
protocol ExportServiceProtocol {}
final class FileBasedExportService: ExportServiceProtocol {}
```

## Services are final

```yaml rule
rule: services-are-final
severity: warning
every: { class: service, not: { named: ["Base*", "*Base{{service}}", "Abstract*"] } }
must: { be: final }
because: Variants of a service are other implementations of its protocol. An actor needs no such word.
```

```swift bad path=Sources/Features/Search/Services/SearchService.swift
class SearchService {} // ✗
```

```swift good path=Sources/Features/Search/Services/SearchService.swift
final class SearchService {}
```

```swift good path=Sources/Features/Reading/Services/ReadingService.swift
actor ReadingService {}
```

## The shared instance is called shared

```yaml rule
rule: the-shared-instance-is-called-shared
severity: warning
every: { property: any, member-of: service, be: [static, stored], have-type: service }
must: { named: shared, be: constant }
because: One word for one thing; and a variable that everyone can replace is no instance that everyone shares.
```

```swift bad path=Sources/Features/Search/Services/SearchService.swift
final class SearchService {
    static let `default` = SearchService() // ✗
}
```

```swift good path=Sources/Features/Search/Services/SearchService.swift
final class SearchService {
    static let shared = SearchService()
    static let limit = 20
}
```

## Services are awaited

```yaml rule
rule: service-functions-are-async-and-throw
severity: warning
every: { function: any, member-of: service-protocol, not: { have-type: [AsyncStream, AsyncThrowingStream, AnyPublisher, Publisher, AsyncSequence] } }
must: { be: [async, throwing] }
because: Whatever lies outside takes its time and can fail; a completion handler can be forgotten, a `throw` can't.
```

```swift bad path=Sources/Features/Search/Services/SearchService.swift
protocol SearchServiceProtocol {
    func search(completion: @escaping (Result<[String], Error>) -> Void) // ✗
    func books() async -> [String] // ✗
}
```

```swift good path=Sources/Features/Search/Services/SearchService.swift
protocol SearchServiceProtocol {
    func books() async throws -> [String]
    func changes() -> AsyncStream<String>
    var isOpen: Bool { get }
}
```

## Nobody makes a service on the way

A service is passed in, or it is the shared one as a default value. What is made anywhere else can't be replaced.

```yaml rule
rule: services-are-not-made-on-the-way
only: { any: [service, { type: ["*Container", "*Dependencies", "*Factory", "*Provider", "*Assembly", "*Composer", "*Composition", "*CompositionRoot", "*Environment", "*Application", "*AppDelegate", "*SceneDelegate"] }, { in: "{{app}}" }, { in: tests }, { in: previews }] }
may: { create: service }
message: "`{Subject}` makes its own service"
instead: Take the service as a parameter of `init`.
```

```swift bad path=Sources/Features/Search/Services/SearchService.swift
final class SearchService {}
```

```swift bad path=Sources/Features/Search/ViewModels/SearchViewModel.swift
final class SearchViewModel {
    func search() {
        SearchService().search() // ✗
    }
}
```

```swift good path=Sources/Features/Search/Services/SearchService.swift
final class SearchService {
    static let shared = SearchService()
}
```

```swift good path=Sources/App/BookshelfApp.swift
enum Start {
    static let service = SearchService()
}
```

```swift good path=Tests/FeaturesTests/SearchTests/SearchServiceTests.swift
import Testing

struct SearchServiceTests {
    private let service = SearchService()
}
```

## Services know neither views nor view models

```yaml rule
rule: services-know-no-screen
every: { type: [service, service-protocol] }
must-not: { refer-to: [view, View, view-model] }
because: Calls go from the view to its view model and from there to the service; nothing goes back but what is returned.
```

```swift given path=Sources/Features/Search/ViewModels/SearchViewModel.swift
final class SearchViewModel {}
```

```swift bad path=Sources/Features/Search/Services/SearchService.swift
final class SearchService {
    weak var viewModel: SearchViewModel? // ✗
}
```

```swift good path=Sources/Features/Search/Services/SearchService.swift
final class SearchService {
    private let client: NetworkClient
}
```

## The outside is for services

Requests, storage and foreign frameworks have three homes: the services of the features, the tools in `Shared/Utilities` that
these share, and the app where something has to be started.

```yaml rule
rule: the-outside-is-for-services
every:
  file: any
  in: production
  not: { any: [{ in: ["{{feature-services}}", "{{feature-views}}", "{{utilities}}", "{{app}}"] }, { named: "*{{service}}" }] }
must-not:
  any:
    - refer-to:
        - [URLSession, URLRequest, NetworkClient, UserDefaults, FileManager, NSUbiquitousKeyValueStore]
        - [ModelContext, ModelContainer, NSManagedObjectContext, NSPersistentContainer, CKContainer]
        - [CLLocationManager, HKHealthStore, EKEventStore, CNContactStore, UNUserNotificationCenter]
    - call: [SecItemAdd, SecItemCopyMatching, SecItemUpdate, SecItemDelete]
instead: Put it behind a method of the feature's service.
```

```yaml rule
rule: view-models-store-nothing
every: { property: any, member-of: view-model }
must-not: { have-attribute: ["@AppStorage*", "@SceneStorage*"] }
message: "`{Subject}` writes to the disk from a view model"
instead: Put it behind a method of the feature's service.
```

```yaml rule
rule: foreign-frameworks-are-for-services
every:
  file: any
  in: production
  not: { any: [{ in: ["{{feature-services}}", "{{utilities}}", "{{app}}"] }, { have: { class: any, inherit: "{{database-classes}}" } }] }
must-not:
  import: "{{foreign-frameworks}}"
instead: Import it in the service that speaks to it.
```

```swift bad path=Sources/Features/Search/ViewModels/SearchViewModel.swift
import FirebaseAnalytics // ✗ foreign-frameworks-are-for-services
import Foundation

final class SearchViewModel {
    @ObservationIgnored @AppStorage("scope") private var scope = "all" // ✗ view-models-store-nothing

    func remember(_ term: String) {
        UserDefaults.standard.set(term, forKey: "term") // ✗ the-outside-is-for-services
    }
}
```

```swift good path=Sources/Features/Search/Services/SearchService.swift
import Alamofire
import Foundation

final class SearchService {
    func remember(_ term: String) {
        UserDefaults.standard.set(term, forKey: "term")
    }
}
```

```swift good path=Sources/Features/Search/ViewModels/SearchViewModel.swift
import Foundation

/// Asks no URLSession.
final class SearchViewModel {
    let hint = "UserDefaults"
    var scope = "all"
}
```

```swift good path=Sources/Shared/Files/FileService.swift
import Foundation

enum FileService {
    static let files = FileManager.default
}
```

## Client and logger are shared tools

```yaml rule
rule: client-and-logger-lie-in-utilities
severity: warning
every: { type: [NetworkClient, Logger], be: top-level, in: "{{sources}}" }
must: { in: "{{utilities}}", file-named: "{Subject}" }
because: There is one way to the server and one to the log, so both stand where every feature looks.
```

```yaml rule
rule: production-code-logs
severity: warning
every: { file: any, in: production }
must-not: { call: "{{printing}}" }
because: What is printed is lost on every device but the developer's.
instead: Use the `Logger` of `{{utilities}}`.
```

```swift bad path=Sources/Features/Search/Services/NetworkClient.swift
struct NetworkClient { // ✗ client-and-logger-lie-in-utilities
    func send() {
        print("sent") // ✗ production-code-logs
    }
}
```

```swift good path=Sources/Shared/Utilities/NetworkClient.swift
struct NetworkClient {
    private let logger = Logger()

    func send() {
        logger.print("sent, and not with print()")
    }
}
```

```swift good path=Sources/Shared/Utilities/Logger.swift
struct Logger {
    func print(_ text: String) {}
}
```

# The design system

What the app looks like is decided in one folder: components in `Components`, their measures, fonts and colours in `Tokens`. A
feature chooses from it, and adds to it where something is missing.

## It begins with two buttons and a theme

```yaml rule
rule: the-design-system-has-its-buttons
severity: warning
every: { folder: any, in: "{{design-system}}", not: { in: "{{design-system}}/*" } }
must:
  all:
    - have-counterpart: { struct: "{{primary-button}}", in: "{{components}}/Buttons/**" }
    - have-counterpart: { struct: "{{secondary-button}}", in: "{{components}}/Buttons/**" }
because: Every screen has one action that it is about, and others beside it. Where these two are missing, each feature draws them.
```

```yaml rule
rule: the-design-system-has-a-theme
severity: warning
every: { folder: any, in: "{{design-system}}", not: { in: "{{design-system}}/*" } }
must: { have-counterpart: { type: Theme, in: "{{design-system}}/Theme.swift" } }
because: Radii, sizes and the accent are shared by all components, so they have one place.
```

```swift bad path=Sources/Shared/DesignSystem/Components/Buttons/PrimaryButton.swift
import SwiftUI

struct PrimaryButton: View {
    var body: some View { Button("") {} }
}
```

```swift good path=Sources/Shared/DesignSystem/Components/Buttons/PrimaryButton.swift
import SwiftUI

struct PrimaryButton: View {
    var body: some View { Button("") {} }
}
```

```swift good path=Sources/Shared/DesignSystem/Components/Buttons/SecondaryButton.swift
import SwiftUI

struct SecondaryButton: View {
    var body: some View { Button("") {} }
}
```

```swift good path=Sources/Shared/DesignSystem/Theme.swift
enum Theme {}
```

## A component has a file of its name

```yaml rule
rule: components-have-files-of-their-name
every: { struct: component, not: { be: file-private } }
must: { file-named: "{Subject}" }
because: Whoever wonders whether a component exists looks at the list of files.
```

```swift bad path=Sources/Shared/DesignSystem/Components/Cards/CoverCard.swift
import SwiftUI

struct BookCoverCard: View { // ✗
    var body: some View { Text("Orlando") }
}
```

```swift good path=Sources/Shared/DesignSystem/Components/Cards/CoverCard.swift
import SwiftUI

struct CoverCard: View {
    var body: some View { Spine() }
}

private struct Spine: View {
    var body: some View { Text("Orlando") }
}
```

## Components get what they show

A component that fetches its own data can be used in one place only. It takes values and closures, and knows neither the app's
state nor any service.

```yaml rule
rule: components-know-no-app
severity: warning
every: component
must-not:
  refer-to:
    - AppState
    - route
    - { any: [view-model, service, service-protocol], not: { in: Features } }
instead: Take the value, or a closure, as a property.
```

```yaml rule
rule: components-have-constant-inputs
severity: warning
every: { property: any, member-of: component, be: [stored, mutable], not: { any: [{ be: static }, { have-value: "*" }, { be: demanded }] } }
must:
  any:
    - have-attribute: ["@Binding", "@Bindable", "@FocusState.Binding", "@AccessibilityFocusState.Binding"]
    - be: private
because: A component is configured by whoever places it, once.
instead: Make it a `let`, or a `@Binding` where the component changes it.
```

```swift given path=Sources/App/AppState.swift
final class AppState {}
```

```swift bad path=Sources/Shared/DesignSystem/Components/Cards/GreetingCard.swift
import SwiftUI

struct GreetingCard: View {
    @Environment(AppState.self) private var appState // ✗ components-know-no-app
    var title: String // ✗ components-have-constant-inputs

    var body: some View { Text(title) }
}
```

```swift good path=Sources/Shared/DesignSystem/Components/Cards/GreetingCard.swift
import SwiftUI

struct GreetingCard: View {
    let title: String
    let onTap: () -> Void
    var lines = 2
    @Binding var isOpen: Bool
    @State private var isPressed = false

    var body: some View { Text(title) }
}
```

## Distances are tokens

With seven distances a screen is calm, with thirty it only looks accidental. Zero is no distance and needs no name.

```yaml rule
rule: distances-are-tokens
check: literal-spacing
in: ["{{feature}}", "{{app}}", "{{components}}"]
instead: Use a token of `Spacing.swift`, such as `.md`.
```

```swift bad path=Sources/Features/Review/Views/ReviewView.swift
import SwiftUI

struct ReviewView: View {
    var body: some View {
        VStack(spacing: 6) { // ✗ distances-are-tokens
            Text("Good")
                .padding(10) // ✗ distances-are-tokens
                .padding(.leading, 10) // ✗ distances-are-tokens
        }
    }
}
```

```swift good path=Sources/Features/Review/Views/ReviewView.swift
import SwiftUI

struct ReviewView: View {
    var body: some View {
        VStack(spacing: 0) {
            Text("Good")
                .padding(.horizontal, .lg)
                .padding(.md)
                .padding()
                .lineLimit(2)
        }
    }
}
```

```swift good path=Sources/Shared/DesignSystem/Tokens/Spacing.swift
import SwiftUI

extension CGFloat {
    static let md: CGFloat = 16
}
```

A number that has got a name in the view is still none of the seven.

```yaml rule
rule: distances-have-no-names-of-their-own
severity: warning
every:
  property: any
  member-of: feature-view
  be: stored
  named: { last-word: "{{words-for-distances}}" }
  not: { have-value: ["0", "0.0"] }
must-not: { have-value: '/^-?[0-9][0-9_.]*$/' }
message: "`{Subject}` is a distance of this view's own"
instead: Use a token of `Spacing.swift` where the distance is needed, such as `.md`.
```

```swift bad path=Sources/Features/Review/Views/ReviewView.swift
import SwiftUI

struct ReviewView: View {
    private let rowSpacing: CGFloat = 14 // ✗ distances-have-no-names-of-their-own

    var body: some View { VStack(spacing: rowSpacing) { Text("Good") } }
}
```

```swift good path=Sources/Features/Review/Views/ReviewView.swift
import SwiftUI

struct ReviewView: View {
    private let rowSpacing = CGFloat.md
    private let topInset: CGFloat = 0
    private let starCount = 5

    var body: some View { VStack(spacing: rowSpacing) { Text("Good") } }
}
```

## The scale of distances

```yaml rule
rule: the-scale-of-distances
every: { extension: CGFloat, in: "{{tokens}}", file-named: Spacing }
must:
  have-each:
    - { property: xxs, be: [static, constant], have-value: ["{{step-xxs}}", "{{step-xxs}}.0"] }
    - { property: xs, be: [static, constant], have-value: ["{{step-xs}}", "{{step-xs}}.0"] }
    - { property: sm, be: [static, constant], have-value: ["{{step-sm}}", "{{step-sm}}.0"] }
    - { property: md, be: [static, constant], have-value: ["{{step-md}}", "{{step-md}}.0"] }
    - { property: lg, be: [static, constant], have-value: ["{{step-lg}}", "{{step-lg}}.0"] }
    - { property: xl, be: [static, constant], have-value: ["{{step-xl}}", "{{step-xl}}.0"] }
    - { property: xxl, be: [static, constant], have-value: ["{{step-xxl}}", "{{step-xxl}}.0"] }
because: Designers and developers speak of the same seven steps, so they mean the same numbers.
```

```swift bad path=Sources/Shared/DesignSystem/Tokens/Spacing.swift
import SwiftUI

extension CGFloat {
    static let xxs: Self = 4
    static let xs: Self = 8
    static let sm: Self = 10 // ✗
    static let md: Self = 16
    static let lg: Self = 24
    static let xl: Self = 32
    static let xxl: Self = 48
}
```

```swift good path=Sources/Shared/DesignSystem/Tokens/Spacing.swift
import SwiftUI

extension CGFloat {
    /// Between a symbol and its caption.
    static let xxs: Self = 4
    static let xs: Self = 8
    static let sm: Self = 12
    static let md: Self = 16
    /// Between cards.
    static let lg: Self = 24
    static let xl: Self = 32
    static let xxl: Self = 48
}
```

## Tokens begin with a dot

```yaml rule
rule: tokens-begin-with-a-dot
severity: warning
every: { file: any, in: ["{{feature}}", "{{app}}", "{{components}}"] }
must-not:
  contain:
    - pattern: ".padding(CGFloat.$TOKEN)"
      where: { TOKEN: [xxs, xs, sm, md, lg, xl, xxl] }
      becomes: ".padding(.$TOKEN)"
    - pattern: ".padding($EDGES, CGFloat.$TOKEN)"
      where: { TOKEN: [xxs, xs, sm, md, lg, xl, xxl] }
      becomes: ".padding($EDGES, .$TOKEN)"
    - pattern: "$STACK(spacing: CGFloat.$TOKEN) { $$$BODY }"
      where: { TOKEN: [xxs, xs, sm, md, lg, xl, xxl] }
      becomes: "$STACK(spacing: .$TOKEN) { $$$BODY }"
    - pattern: "$STACK(alignment: $ALIGNMENT, spacing: CGFloat.$TOKEN) { $$$BODY }"
      where: { TOKEN: [xxs, xs, sm, md, lg, xl, xxl] }
      becomes: "$STACK(alignment: $ALIGNMENT, spacing: .$TOKEN) { $$$BODY }"
because: The type is clear from the place; what matters is the step.
instead: Write the token alone, as in `.padding(.md)`.
```

```swift bad path=Sources/Features/Review/Views/ReviewView.swift
import SwiftUI

struct ReviewView: View {
    var body: some View {
        VStack(spacing: CGFloat.md) { // ✗
            Text("Good").padding(.horizontal, CGFloat.lg) // ✗
        }
    }
}
```

```swift fixed path=Sources/Features/Review/Views/ReviewView.swift
import SwiftUI

struct ReviewView: View {
    var body: some View {
        VStack(spacing: .md) { // ✗
            Text("Good").padding(.horizontal, .lg) // ✗
        }
    }
}
```

```swift good path=Sources/Features/Review/Views/ReviewView.swift
import SwiftUI

struct ReviewView: View {
    let margin = CGFloat.md

    var body: some View {
        VStack(spacing: .md) {
            Text("Good").padding(.horizontal, .lg).padding(2 * CGFloat.md)
        }
    }
}
```

## Fonts are tokens

The text styles of the system (`.headline`, `.body`) grow with the reader's text size, so they may stand beside our own.

```yaml rule
rule: fonts-are-tokens
check: literal-font
in: ["{{feature}}", "{{app}}", "{{components}}"]
allow: "{{text-styles}}"
because: A fixed size stays small for those who need large letters, and nobody finds it when the typeface changes.
instead: Use a font of `Typography.swift`, or a text style of the system.
except:
  - { in: "{{feature-services}}", because: what is drawn into a picture or a document is on no screen }
```

```yaml rule
rule: fonts-of-the-environment-are-tokens
silences: [fonts-are-tokens]
every: { file: any, in: ["{{feature}}", "{{app}}", "{{components}}"] }
must-not:
  contain:
    - pattern: ".environment(\\.font, $FONT)"
      where: { FONT: { call: ["*.system", "*.custom", Font] } }
because: A font for a whole part of the screen is still a font without a name.
message: A font in the environment is a literal
instead: Use a font of `Typography.swift`, or a text style of the system.
```

```swift bad path=Sources/Features/Review/Views/ReviewView.swift
import SwiftUI

struct ReviewView: View {
    var body: some View {
        Text("Good").font(.system(size: 13)) // ✗ fonts-are-tokens
        Text("Good").font(.custom("Georgia", size: 17)) // ✗ fonts-are-tokens
        List { rows }.environment(\.font, .system(size: 11)) // ✗ fonts-of-the-environment-are-tokens
    }
}
```

```swift good path=Sources/Features/Review/Views/ReviewView.swift
import SwiftUI

struct ReviewView: View {
    var body: some View {
        Text("Good").font(.cardTitle)
        Text("Good").font(.headline)
        List { rows }.environment(\.font, .cardTitle)
    }
}
```

```swift good path=Sources/Features/Review/Services/PictureService.swift
import UIKit

final class PictureService {
    let font = UIFont.systemFont(ofSize: 17)
}
```

## Colours are tokens

`.clear`, `.primary`, `.secondary` and the accent colour are the system's own tokens and stay allowed.

```yaml rule
rule: colors-are-tokens
check: literal-color
in: ["{{feature}}", "{{app}}"]
allow: "{{plain-colors}}"
because: A colour with a purpose for a name can change, and has a dark twin. A red in a view has neither.
instead: Use a colour of `{{tokens}}`, or add one there that is named by its purpose.
except:
  - { in: "{{feature-services}}", because: what is drawn into a picture or a document is on no screen }
```

A component may still name a colour of the system, for it is where the look of the app is decided; what it mixes itself has a
name in `Tokens`. Elsewhere a list of colours and a colour of the older kind are colours too.

```yaml rule
rule: components-mix-no-colors
severity: warning
check: literal-color
in: "{{components}}"
allow: ["{{plain-colors}}", "{{palette}}", "{{palette-of-the-system}}"]
because: A colour that is mixed in a component is found by nobody who changes the palette.
instead: Give it a name in `{{tokens}}`.
```

```yaml rule
rule: lists-of-colors-are-tokens
every: { file: any, in: ["{{feature}}", "{{app}}"], not: { in: "{{feature-services}}" } }
must-not:
  contain:
    - pattern: ["Color(uiColor: $COLOR)", "Color(nsColor: $COLOR)", "Color($COLOR)"]
      where: { COLOR: { name: "{{palette-of-the-system}}" } }
    - pattern: ["$GRADIENT(colors: $COLORS, $$$)", "$GRADIENT(colors: $COLORS)", "let $NAME: [Color] = $COLORS"]
      where: { COLORS: { literal: array, contain: "{{palette}}" } }
    - "$VIEW.tint(.init(red: $_, green: $_, blue: $_, $$$))"
    - "$VIEW.tint(.init(red: $_, green: $_, blue: $_))"
    - "$VIEW.foregroundStyle(.init(red: $_, green: $_, blue: $_))"
message: "`{Subject}.swift` writes its colours out"
instead: Use colours of `{{tokens}}`, or add there what is missing, named by its purpose.
```

```swift bad path=Sources/Features/Review/Views/ReviewView.swift
import SwiftUI

struct ReviewView: View {
    private let stars: [Color] = [.mint, .blue] // ✗ lists-of-colors-are-tokens

    var body: some View {
        Text("Good")
            .foregroundStyle(.gray) // ✗ colors-are-tokens
            .background(Color(red: 0.9, green: 0.9, blue: 0.8)) // ✗ colors-are-tokens
            .tint(Color.blue) // ✗ colors-are-tokens
        LinearGradient(colors: [.orange, .pink], startPoint: .top, endPoint: .bottom) // ✗ lists-of-colors-are-tokens
        Divider().overlay(Color(uiColor: .systemTeal)) // ✗ lists-of-colors-are-tokens
    }
}
```

```swift bad path=Sources/Shared/DesignSystem/Components/Cards/CoverCard.swift
import SwiftUI

struct CoverCard: View {
    var body: some View { Text("Good").background(Color(red: 0.9, green: 0.9, blue: 0.8)) } // ✗ components-mix-no-colors
}
```

```swift good path=Sources/Features/Review/Views/ReviewView.swift
import SwiftUI

struct ReviewView: View {
    private let states: [Light] = [.red, .green]
    private let stars: [Color] = [.starDim, .starBright]

    var body: some View {
        Color.clear
        Text("Good")
            .foregroundStyle(.secondary)
            .background(Color.surface)
            .tint(.brand)
        Divider().overlay(Color(uiColor: .separator))
        LinearGradient(colors: [.surface, .clear], startPoint: .top, endPoint: .bottom)
    }
}
```

```swift good path=Sources/Shared/DesignSystem/Components/Buttons/PrimaryButton.swift
import SwiftUI

struct PrimaryButton: View {
    let title: String

    var body: some View {
        Text(title)
            .foregroundStyle(.white)
            .background(Color.blue)
    }
}
```

```swift good path=Sources/Features/Review/Services/PictureService.swift
import UIKit

final class PictureService {
    let ink = UIColor.black
}
```

```yaml review
review: is-there-a-component-in-it
question: Does this view draw something for the second time that deserves a component and a name?
about: feature-view
```

# State

## A view's own state is marked

```yaml rule
rule: private-variables-of-views-are-state
severity: warning
every: { property: any, member-of: feature-view, be: [stored, mutable, private], not: { be: static } }
must: { have-attribute: "@*" }
because: A plain variable of a view is never written, or is forgotten with the next drawing.
instead: Mark it as `@State`, or make it a `let`.
```

```yaml rule
rule: state-is-private
severity: warning
every: { property: any, have-attribute: ["@State", "@StateObject"], in: production, not: { be: demanded }, any: [{ have-value: "*" }, { member-of: { type: any, have: { initializer: any } } }] }
must: { be: private }
because: State that somebody else can set from outside is an input. SwiftUI ignores what is set later.
```

```swift bad path=Sources/Features/Review/Views/ReviewView.swift
import SwiftUI

struct ReviewView: View {
    private var isOpen = false // ✗ private-variables-of-views-are-state
    @State var isAsking = false // ✗ state-is-private

    var body: some View { Text("Good") }
}
```

```swift good path=Sources/Features/Review/Views/ReviewView.swift
import SwiftUI

struct ReviewView: View {
    @State private var isAsking = false
    @State var stars: Int
    @Environment(\.dismiss) private var dismiss
    private let title = "Good"
    var onClose: () -> Void = {}

    var body: some View { Text(title) }
}
```

What the view that makes this one has to set can't be private:

```swift good path=Sources/Features/Review/Views/ReviewListView.swift
import SwiftUI

struct ReviewListView: View {
    var body: some View { ReviewView(stars: 3) }
}
```

## Shared state comes from the environment

What several features need to know (who is logged in, which theme is chosen) is one observed object that the app hands to all
views. A singleton is the same without the handing over: nobody sees who depends on it, and no preview can replace it.

```yaml rule
rule: views-read-no-singletons
every: view
must-not:
  contain:
    pattern: ["$OWNER.shared", "$OWNER.current", "$OWNER.default", "$OWNER.instance"]
    where: { OWNER: [AppState, Session, UserSession, "*Store", "*Settings", "*{{state-holder}}"] }
instead: Read it with `@Environment(AppState.self)`.
```

```yaml rule
rule: no-environment-objects
every: { property: any, member-of: view, deploy-to: { iOS: ">=17" } }
must-not: { have-attribute: "@EnvironmentObject" }
because: An `@EnvironmentObject` that nobody provides ends the app; from iOS 17 `@Environment` takes observed types.
instead: Write `@Environment(AppState.self) private var appState`.
```

```swift given path=Package.swift
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Bookshelf",
    platforms: [.iOS(.v17)],
    targets: [.target(name: "Bookshelf", path: "Sources")]
)
```

```swift bad path=Sources/Features/Review/Views/ReviewView.swift
import SwiftUI

struct ReviewView: View {
    @EnvironmentObject private var session: Session // ✗ no-environment-objects

    var body: some View {
        Text(AppState.shared.name) // ✗ views-read-no-singletons
        Text(UserSession.current.name) // ✗ views-read-no-singletons
    }
}
```

```swift good path=Sources/Features/Review/Views/ReviewView.swift
import SwiftUI

struct ReviewView: View {
    @Environment(AppState.self) private var appState

    var body: some View { Text(appState.name) }
}
```

## The app has one state

```yaml rule
rule: app-state-is-an-observed-class
severity: warning
every: { type: AppState, be: top-level, in: "{{sources}}" }
must:
  all:
    - class
    - be: final
    - in: "{{app}}"
    - any: [{ have-attribute: "@Observable" }, { conform-to: ObservableObject }]
message: "`AppState` is to be a final class in `{{app}}` that views can watch, and isn't"
instead: "Declare it as `@Observable final class AppState` in `{{app}}`."
```

```yaml rule
rule: app-state-is-made-once
severity: warning
only: { any: [{ struct: any, conform-to: App }, { in: tests }, { in: previews }] }
may: { create: AppState }
message: "`{Subject}` makes another state of the app"
because: Of two states of the app at least one is wrong.
instead: Read the one of the app with `@Environment(AppState.self)`.
```

```yaml rule
rule: app-state-is-read-in-private
severity: warning
every: { property: any, member-of: view, have-attribute: "@Environment(*.self)", not: { be: demanded } }
must: { be: private }
because: What comes from the environment does not come from whoever makes the view.
```

```swift bad path=Sources/App/AppState.swift
struct AppState {} // ✗ app-state-is-an-observed-class
```

```swift bad path=Sources/Features/Review/Views/ReviewView.swift
import SwiftUI

struct ReviewView: View {
    @State private var own = AppState() // ✗ app-state-is-made-once
    @Environment(AppState.self) var appState // ✗ app-state-is-read-in-private

    var body: some View { Text("Good") }
}
```

```swift good path=Sources/App/AppState.swift
import Observation

@Observable
final class AppState {}
```

```swift good path=Sources/App/BookshelfApp.swift
import SwiftUI

@main
struct BookshelfApp: App {
    @State private var appState = AppState()

    var body: some Scene {
        WindowGroup { ReviewView().environment(appState) }
    }
}
```

```swift good path=Sources/Features/Review/Views/ReviewView.swift
import SwiftUI

struct ReviewView: View {
    @Environment(AppState.self) private var appState

    var body: some View { Text("Good") }
}

#Preview {
    ReviewView().environment(AppState())
}
```

# Navigation

Where one can go is written down in one enum, and how one gets there in one place of the app. Features say where they want to
go, and don't know what is there.

## Stacks instead of navigation views

```yaml rule
rule: navigation-uses-stacks
every: { any: [type, extension, function], be: top-level, in: production, not: { in: previews } }
must-not: { any: [{ refer-to: NavigationView }, { call: "*.navigationViewStyle" }] }
except:
  - deploy-to: { iOS: "<16" }
    because: "`NavigationStack` came with iOS 16"
because: "`NavigationView` is deprecated, and can't be driven by a path of routes."
instead: Use `NavigationStack`, or `NavigationSplitView` where there are columns.
```

```swift bad path=Sources/App/ContentView.swift
import SwiftUI

struct ContentView: View {
    var body: some View {
        NavigationView { Text("Library") } // ✗
    }
}
```

```swift good path=Sources/App/ContentView.swift
import SwiftUI

/// No longer a NavigationView.
struct ContentView: View {
    @State private var path: [Route] = []

    var body: some View {
        NavigationStack(path: $path) { Text("Library") }
    }
}
```

## Routes are typed

```yaml rule
rule: routes-are-hashable
every: { enum: route, have: { case: any, have-at-least: { associated-values: 1 } } }
must: { conform-to: Hashable }
because: A path is a list of hashable values; with a type of its own, the compiler knows every place that there is.
```

```yaml rule
rule: links-carry-routes
every: { file: any, in: production }
must-not:
  contain:
    pattern: ["NavigationLink(value: $VALUE) { $$$ }", "NavigationLink($TITLE, value: $VALUE)"]
    where: { VALUE: { literal: [string, number] } }
because: A text or a number as a destination can be misspelt, and leads nowhere then.
instead: Link to a case of `Route`.
```

```swift bad path=Sources/App/Route.swift
enum Route { // ✗ routes-are-hashable
    case library
    case reading(bookID: String)
}
```

```swift bad path=Sources/Features/Library/Views/LibraryView.swift
import SwiftUI

struct LibraryView: View {
    var body: some View {
        NavigationLink("Read", value: "reading") // ✗ links-carry-routes
    }
}
```

```swift good path=Sources/App/Route.swift
enum Route: Hashable {
    case library
    case reading(bookID: String)
}
```

```swift good path=Sources/Features/Library/Views/LibraryView.swift
import SwiftUI

struct LibraryView: View {
    var body: some View {
        NavigationLink("Read", value: Route.reading(bookID: "orlando"))
    }
}
```

## Routes carry identifiers

```yaml rule
rule: routes-carry-identifiers
severity: warning
every: route
must-not:
  refer-to:
    any: [{ class: any }, view, view-model, stored-model]
    as: associated-value
because: An object in a route is a copy that grows old, and ties the route to the feature that declares it.
instead: Carry the identifier, and let the destination load what it shows.
```

```swift bad path=Sources/Features/Library/Models/LibraryModel.swift
struct LibraryModel {}
```

```swift bad path=Sources/App/Route.swift
enum Route: Hashable {
    case reading(book: LibraryModel) // ✗
}
```

```swift good path=Sources/Features/Library/Models/LibraryModel.swift
struct LibraryModel {
    enum Shelf { case top, bottom }
}
```

```swift good path=Sources/App/Route.swift
import Foundation

enum Route: Hashable {
    case reading(bookID: String)
    case day(Date)
    case shelf(LibraryModel.Shelf)
}
```

## The root holds the path

```yaml rule
rule: the-path-is-private-state
severity: warning
every: { property: "/^path$|Path$/", member-of: { struct: view, in: "{{app}}" }, be: stored, not: { have-attribute: "@Binding" } }
must: { have-attribute: "@State", be: private, have-type: [NavigationPath, "[*Route]", "Array<*Route>"] }
because: The path says where the user is. Only the root changes it, and only to places that there are.
message: "`{Subject}` is to be private state with the type `[Route]` or `NavigationPath`, and isn't"
instead: "Write `@State private var path: [Route] = []`."
```

```yaml rule
rule: stacks-are-bound-to-a-path
severity: warning
every: { struct: view, in: "{{app}}" }
must-not: { contain: "NavigationStack { $$$ }" }
except:
  - contain: { pattern: [".sheet($$$) { $$$BODY }", ".fullScreenCover($$$) { $$$BODY }"], where: { BODY: { create: NavigationStack } } }
    because: a sheet covers the stack of the app and needs one of its own
because: A stack without a path can't be opened at a place.
instead: "Write `NavigationStack(path: $path)`."
```

```swift bad path=Sources/App/ContentView.swift
import SwiftUI

struct ContentView: View {
    @State var path: [String] = [] // ✗ the-path-is-private-state

    var body: some View {
        NavigationStack { Text("Library") } // ✗ stacks-are-bound-to-a-path
    }
}
```

```swift good path=Sources/App/ContentView.swift
import SwiftUI

struct ContentView: View {
    @State private var path: [Route] = []

    var body: some View {
        NavigationStack(path: $path) { Text("Library") }
    }
}

struct WelcomeView: View {
    var body: some View {
        Text("Welcome").sheet(item: $book) { book in
            NavigationStack { Text(book.title) }
        }
    }
}
```

## Features don't navigate

The stack stands once, in the root of the app, and so do the destinations. A feature with a stack of its own ends up inside of
another one; a feature that declares destinations has to know what it leads to. A sheet covers the stack, so it may bring its own.

```yaml rule
rule: features-have-no-stack
severity: warning
every: feature-view
must-not: { create: NavigationStack }
except:
  - { named: ["*Sheet", "*SheetView"], because: a sheet covers the stack of the app and needs one of its own }
  - { have: { property: any, have-attribute: '@Environment(\.dismiss)' }, because: a view that closes itself is shown as a sheet }
  - contain: { pattern: [".sheet($$$) { $$$BODY }", ".fullScreenCover($$$) { $$$BODY }"], where: { BODY: { create: NavigationStack } } }
    because: a sheet covers the stack of the app and needs one of its own
instead: Leave the stack to `ContentView`, and link with `NavigationLink(value:)`.
```

```yaml rule
rule: features-declare-no-destinations
severity: warning
every: feature-view
must-not: { call: "*.navigationDestination" }
instead: Add a case to `Route`, and its view to the switch in `ContentView`.
```

```swift bad path=Sources/Features/Search/Views/SearchView.swift
import SwiftUI

struct SearchView: View {
    var body: some View {
        NavigationStack { // ✗ features-have-no-stack
            Text("Search")
                .navigationDestination(for: Route.self) { _ in Text("Book") } // ✗ features-declare-no-destinations
        }
    }
}
```

```swift good path=Sources/Features/Search/Views/SearchView.swift
import SwiftUI

struct SearchView: View {
    var body: some View {
        Text("Search").navigationTitle("Search")
            .sheet(isPresented: $isFiltering) {
                NavigationStack { FilterView() }
            }
    }
}

#Preview {
    NavigationStack { SearchView() }
}
```

```swift good path=Sources/Features/Search/Views/NewSearchView.swift
import SwiftUI

struct NewSearchView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack { TextField("Term", text: $term) }
    }
}
```

## Destinations are complete

```yaml rule
rule: destinations-are-complete
severity: warning
every: { struct: view, in: "{{app}}" }
must-not:
  contain:
    pattern: ".navigationDestination(for: $ROUTE) { $VALUE in switch $VALUE { $$$CASES } }"
    where: { CASES: '/(^|\R)\s*default\s*:/' }
because: With a `default` the compiler no longer tells when a route has no view.
instead: List all cases of the route.
```

```swift bad path=Sources/App/ContentView.swift
import SwiftUI

struct ContentView: View {
    var body: some View {
        LibraryView()
            .navigationDestination(for: Route.self) { route in // ✗
                switch route {
                case .library: LibraryView()
                default: EmptyView()
                }
            }
    }
}
```

```swift good path=Sources/App/ContentView.swift
import SwiftUI

struct ContentView: View {
    var body: some View {
        LibraryView()
            .navigationDestination(for: Route.self) { route in
                switch route {
                case .library: LibraryView()
                case .profile: ProfileView()
                }
            }
    }
}
```

## Links don't build what they lead to

```yaml rule
rule: links-build-no-destination
severity: warning
every: { file: any, in: production }
must-not:
  any:
    - call: { named: NavigationLink, with: [destination] }
    - contain: ["NavigationLink { $$$ } label: { $$$ }", "NavigationLink($TITLE) { $$$ }"]
except:
  - deploy-to: { iOS: "<16" }
    because: "`NavigationLink(value:)` came with iOS 16"
because: Such a link makes the next screen with every drawing of this one, and knows its type.
message: "This link builds what it leads to"
instead: Write `NavigationLink(value:)` with a route.
```

```swift bad path=Sources/Features/Library/Views/LibraryView.swift
import SwiftUI

struct LibraryView: View {
    var body: some View {
        NavigationLink(destination: BookView()) { Text("Read") } // ✗
        NavigationLink { // ✗
            BookView()
        } label: {
            Text("Read")
        }
        NavigationLink("Read") { BookView() } // ✗
    }
}
```

```swift good path=Sources/Features/Library/Views/LibraryView.swift
import SwiftUI

struct LibraryView: View {
    var body: some View {
        NavigationLink(value: Route.profile) { Text("Profile") }
    }
}
```

# Tests

The tests stand as the sources stand, so that nobody has to ask where the test of a thing is, or whether there is one.

## Every feature has its tests

```yaml rule
rule: features-have-tests
every: { feature: any }
must: { have-counterpart: { file: "*", in: "{{tests-of-feature}}" } }
message: "The feature `{Subject}` has no tests in `{{tests-of-feature}}`"
```

```yaml rule
rule: test-folders-mirror-features
every: { folder: any, in: "{{tests-of-feature}}", not: { in: "{{tests-of-feature}}/*" } }
must: { have-counterpart: { file: "*", in: "{{feature}}" } }
message: "There is no feature `{Feature}` in `{{feature}}` that these would be the tests of"
```

```swift given path=Sources/Features/Library/Models/LibraryModel.swift
struct LibraryModel {}
```

```swift bad path=Tests/FeaturesTests/ShelfTests/ShelfModelTests.swift
import Testing

struct ShelfModelTests {}
```

```swift good path=Tests/FeaturesTests/LibraryTests/LibraryModelTests.swift
import Testing

struct LibraryModelTests {}
```

## Tests of features stand with their feature

```yaml rule
rule: feature-tests-lie-in-features-tests
every: { file: any, in: tests, have-at-least: { tests: 1 }, refer-to: { type: any, in: Features } }
must: { in: "{{tests-of-feature}}" }
message: "`{Subject}` tests a feature, so it lies where the tests of that feature do, in `{{tests-of-feature}}`"
```

```yaml rule
rule: design-system-tests-lie-in-shared-tests
severity: warning
every:
  file: any
  in: tests
  have-at-least: { tests: 1 }
  refer-to: { type: any, in: "{{design-system}}" }
  not: { in: "{{tests-of-feature}}" }
must: { in: "{{tests-of-design-system}}" }
```

```swift given path=Sources/Features/Library/Models/LibraryModel.swift
struct LibraryModel {}
```

```swift given path=Sources/Shared/DesignSystem/Theme.swift
enum Theme {}
```

```swift bad path=Tests/LibraryModelTests.swift
import Testing

struct LibraryModelTests {
    @Test func isEmpty() { _ = LibraryModel() }
}
```

```swift bad path=Tests/ThemeTests.swift
import Testing

struct ThemeTests {
    @Test func isThere() { _ = Theme.self }
}
```

```swift good path=Tests/FeaturesTests/LibraryTests/LibraryModelTests.swift
import Testing

struct LibraryModelTests {
    @Test func isEmpty() { _ = LibraryModel() }
}
```

```swift good path=Tests/SharedTests/DesignSystemTests/ThemeTests.swift
import Testing

struct ThemeTests {
    @Test func isThere() { _ = Theme.self }
}
```

```swift good path=Tests/Support/Samples.swift
extension LibraryModel {
    static let sample = LibraryModel()
}
```

## View models and services are tested

```yaml rule
rule: view-models-are-tested
every: view-model
must: { any: [{ have-counterpart: { file: "{Subject}Tests", in: tests } }, { created-by: { any: [class, struct, actor], in: tests, have: { test: any }, not: { named: "{Subject}Tests" } } }] }
message: "`{Subject}` has no tests: `{Subject}Tests.swift` is missing, or expects nothing yet"
make: tests {Subject}
```

```yaml rule
rule: services-are-tested
every: service
must: { any: [{ have-counterpart: { file: "{Subject}Tests", in: tests } }, { created-by: { any: [class, struct, actor], in: tests, have: { test: any }, not: { named: ["*{{state-holder}}Tests", "{Subject}Tests"] } } }] }
message: "`{Subject}` has no tests: `{Subject}Tests.swift` is missing, or expects nothing yet"
make: tests {Subject}
```

```swift bad path=Sources/Features/Library/ViewModels/LibraryViewModel.swift
final class LibraryViewModel {} // ✗ view-models-are-tested
```

```swift bad path=Sources/Features/Library/Services/LibraryService.swift
final class LibraryService {} // ✗ services-are-tested
```

```swift good path=Sources/Features/Library/ViewModels/LibraryViewModel.swift
final class LibraryViewModel {}
```

```swift good path=Sources/Features/Library/Services/LibraryService.swift
final class LibraryService {}
```

```swift good path=Tests/FeaturesTests/LibraryTests/LibraryViewModelTests.swift
struct LibraryViewModelTests {}
```

```swift good path=Tests/FeaturesTests/LibraryTests/LibraryServiceTests.swift
struct LibraryServiceTests {}
```

A suite of another name that makes the thing is its test as well:

```swift good path=Sources/Features/Library/Services/ShelfService.swift
final class ShelfService {}
```

```swift good path=Tests/FeaturesTests/LibraryTests/ShelfOrderTests.swift
import Testing

struct ShelfOrderTests {
    @Test func keepsTheOrder() { #expect(ShelfService() != nil) }
}
```

## A test expects something

A test that can't fail is counted as if it held something. What `norma new tests` writes is a beginning: until one of its tests says what it
expects, whoever needs tests still has none.

```yaml rule
rule: tests-expect-something
check: test-without-expectation
instead: "Say with `#expect` what must come out."
because: A green test that looks at nothing is worse than none, for nobody goes on looking.
```

```swift bad path=Tests/FeaturesTests/LibraryTests/LibraryServiceTests.swift
import Testing

struct LibraryServiceTests {
    @Test
    func loading() async { // ✗
        let result = try? await LibraryService().load()

        withKnownIssue("Say what it must give") { Issue.record("It gave \(result)") }
    }
}
```

```swift good path=Tests/FeaturesTests/LibraryTests/LibraryServiceTests.swift
import Testing

struct LibraryServiceTests {
    @Test
    func loading() async throws {
        #expect(try await LibraryService().load() == 1)
    }
}
```

## View models are tested with doubles

A test that asks the real service is slow, needs a server, and fails when that server does.

```yaml rule
rule: service-protocols-have-doubles
severity: warning
every: { protocol: service-protocol, named: "{Name}{{protocol}}", have-counterpart: { file: "*{{state-holder}}Tests", in: tests } } # without tests of view models nobody needs a double
must:
  any:
    - have-counterpart: { type: "*{Name}", in: tests }
    - have-counterpart: { type: "{Name}Mock", in: tests }
    - have-counterpart: { type: "{Name}Stub", in: tests }
    - have-counterpart: { type: "{Name}Fake", in: tests }
    - have-counterpart: { type: "{Name}Spy", in: tests }
message: "No test has a double of `{Subject}`"
instead: Write a mock that conforms to it, in the tests of the feature.
make: mock {Subject}
```

```yaml rule
rule: view-model-tests-use-doubles
severity: warning
every: { file: "*{{state-holder}}Tests", in: tests }
must-not: { any: [{ create: service }, { contain: { pattern: "$SERVICE.shared", where: { SERVICE: "*{{service}}" } } }] }
instead: Pass a double that conforms to the service's protocol.
```

```swift bad path=Sources/Features/Library/Services/LibraryService.swift
protocol LibraryServiceProtocol {} // ✗ service-protocols-have-doubles

final class LibraryService: LibraryServiceProtocol {
    static let shared = LibraryService()
}
```

```swift bad path=Tests/FeaturesTests/LibraryTests/LibraryViewModelTests.swift
struct LibraryViewModelTests {
    let viewModel = LibraryViewModel(service: LibraryService.shared) // ✗ view-model-tests-use-doubles
}
```

```swift good path=Sources/Features/Library/Services/LibraryService.swift
protocol LibraryServiceProtocol {}

final class LibraryService: LibraryServiceProtocol {
    static let shared = LibraryService()

    struct Page {}
}
```

```swift good path=Tests/FeaturesTests/LibraryTests/LibraryViewModelTests.swift
struct LibraryViewModelTests {
    let page: LibraryService.Page
    let viewModel = LibraryViewModel(service: MockLibraryService())
}
```

```swift good path=Tests/FeaturesTests/LibraryTests/MockLibraryService.swift
actor MockLibraryService: LibraryServiceProtocol {}
```

# Never

## No drawers

A folder for helpers has no subject, so everything fits into it, and nothing is found there again.

```yaml rule
rule: no-drawers
silences: [feature-first-tree, no-loose-files]
every:
  any: [folder, { file: any, not: { in: ["**/*Helper", "**/*Helpers", "**/*Util", "**/*Utils", "**/Misc", "**/Common", "**/Stuff", "**/Base"] } }]
  in: production
must-not: { named: [{ last-word: [helper, helpers, util, utils] }, Misc, misc, Common, common, Stuff, stuff, Base, base] }
message: "`{Subject}` is a drawer: everything fits into it"
instead: Name it after what is in it; what extends a type goes into `{{extensions}}`, a tool into `{{utilities}}`.
```

```swift bad path=Sources/Shared/Helpers/DateHelper.swift
enum DateHelper {}
```

```swift good path=Sources/Features/Library/Views/Components/HelperBadgeView.swift
struct HelperBadgeView {}
```

```swift good path=Sources/Shared/Utilities/Calendar.swift
enum Calendar {}
```

## A tool has a file of its name

So that `Shared/Utilities` does not become a drawer itself.

```yaml rule
rule: tools-have-files-of-their-name
severity: warning
every: { type: any, be: top-level, in: "{{utilities}}", not: { be: file-private } }
must: { named: "{File}*" }
message: "`{Subject}` lies in `{File}.swift`, which is named after something else"
```

```swift bad path=Sources/Shared/Utilities/Tools.swift
struct Clock {} // ✗
```

```swift good path=Sources/Shared/Utilities/Clock.swift
struct Clock {}
protocol ClockTicking {}
private struct Hand {}
```

## No force unwraps

```yaml rule
rule: no-force-unwraps
check: force-unwrapping
in: production
except:
  - in: previews
    because: a preview that fails is seen by its author only
because: It is a crash that waits for the first value that nobody thought of.
instead: Unwrap with `guard let` or `if let`, or throw.
```

```swift bad path=Sources/Features/Library/ViewModels/LibraryViewModel.swift
import Foundation

final class LibraryViewModel {
    func address(of id: String) -> URL {
        URL(string: "https://books.example/\(id)")! // ✗
    }
}
```

```swift good path=Sources/Features/Library/ViewModels/LibraryViewModel.swift
import Foundation

final class LibraryViewModel {
    func address(of id: String) -> URL? {
        guard id != "!" else { return nil }
        return URL(string: "https://books.example/\(id)") // really!
    }
}
```

```swift good path=Tests/FeaturesTests/LibraryTests/LibraryViewModelTests.swift
import Foundation

struct LibraryViewModelTests {
    let address = URL(string: "https://books.example")!
}
```

# What can be made

What this guide asks for, it can also write. `norma new` lists the sets, `--dry-run` shows what a set would make. All of it keeps
the rules above from its first line, compiles, and brings tests that pass before anything was changed.

## An app

A whole app with one screen: where it starts, where it leads, what all features share, the design system, and the way to the
server. Give its first feature the name of what people see first.

```yaml template
template: app
summary: A whole app with a design system, a network client, and one feature that lists what the server has.
inputs:
  App: { is: type-name, about: What the app is called, sample: Orchard }
  Feature: { is: type-name, about: The feature that people see first, default: Home }
  Field: { is: field, many: true, about: What is known of one entry of its list, default: ["title: String"] }
  host: { is: text, about: The server that the app asks, default: api.example.org }
next:
  - Choose your own colours in `{{tokens}}/Colors.swift`.
  - "The app's next screen: `norma new feature NAME`."
```

```swift template app path="Package.swift"
// swift-tools-version: 6.0

import PackageDescription

let package = Package(
    name: "{{App}}",
    platforms: [.iOS(.v17)],
    targets: [
        .executableTarget(
            name: "{{App}}",
            path: "{{sources}}",
            resources: [.process("Shared/Resources")]
        ),
        .testTarget(
            name: "{{App}}Tests",
            dependencies: ["{{App}}"],
            path: "{{tests}}"
        ),
    ],
    swiftLanguageModes: [.v6]
)
```

The app starts in one place and holds the one state that all features may read. Its root alone knows all features.

```swift template app path="{{app}}/{{App}}App.swift"
import SwiftUI

@main
struct {{App}}App: App {
    @State private var appState = AppState()

    var body: some Scene {
        WindowGroup("{{App}}") {
            ContentView()
                .tint(Theme.accent)
                .environment(appState)
        }
    }
}
```

```swift template app path="{{app}}/AppState.swift"
import Observation

/// What several features need to know.
@MainActor
@Observable
final class AppState {
    /// Who has signed in.
    private(set) var userID: String?

    var isSignedIn: Bool { userID != nil }

    func signIn(userID: String) {
        self.userID = userID
    }

    func signOut() {
        userID = nil
    }
}
```

```swift template app path="{{app}}/Route.swift"
/// Every place that can be reached.
enum Route: Hashable, Sendable {
    case {{Feature.camel}}
}
```

```swift template app path="{{app}}/ContentView.swift"
import SwiftUI

/// The root of the app: it alone knows all features and joins them.
struct ContentView: View {
    @State private var path: [Route] = []

    var body: some View {
        NavigationStack(path: $path) {
            {{Feature}}View()
                .navigationDestination(for: Route.self) { route in
                    switch route {
                    case .{{Feature.camel}}:
                        {{Feature}}View()
                    }
                }
        }
    }
}

#Preview {
    ContentView()
        .environment(AppState())
}
```

```swift template app path="{{tests-of-app}}/AppStateTests.swift"
import Testing

@testable import {{App}}

@MainActor
struct AppStateTests {
    @Test func remembersWhoSignedIn() {
        let appState = AppState()
        #expect(!appState.isSignedIn)

        appState.signIn(userID: "ada")
        #expect(appState.userID == "ada")

        appState.signOut()
        #expect(!appState.isSignedIn)
    }
}
```

The tokens and the theme are what designers speak of. The colours are only a beginning; their names say what they are for, so
that they can be exchanged.

```swift template app feature form component shared path="{{tokens}}/Spacing.swift"
import SwiftUI

/// The distances between and inside elements, in points.
extension CGFloat {
    /// Between a symbol and its caption.
    static let xxs: Self = 4
    /// Between lines that are read together.
    static let xs: Self = 8
    /// Between the parts of one element.
    static let sm: Self = 12
    /// Around the content of a card or a page.
    static let md: Self = 16
    /// Between cards.
    static let lg: Self = 24
    /// Between groups of cards.
    static let xl: Self = 32
    /// Around a message that stands alone.
    static let xxl: Self = 48
}
```

```swift template app feature form component shared path="{{tokens}}/Typography.swift"
import SwiftUI

/// The roles that text can have; all of them scale with the reader's text size.
extension Font {
    static let pageTitle = Font.system(.largeTitle, design: .rounded, weight: .bold)
    static let cardTitle = Font.system(.headline, design: .rounded)
    static let paragraph = Font.system(.body)
    static let action = Font.system(.body, weight: .semibold)
    static let detail = Font.system(.subheadline)
}
```

```swift template app feature form component shared path="{{tokens}}/Colors.swift"
import SwiftUI

/// The palette, named by purpose.
extension Color {
    static let brand = Color(light: 0x2F5D50, dark: 0x8FC9B5)
    static let onBrand = Color(light: 0xFFFFFF, dark: 0x10211C)
    static let surface = Color(light: 0xF4F7F5, dark: 0x202824)
    static let ink = Color(light: 0x1C2421, dark: 0xE8EFEB)
    static let inkMuted = Color(light: 0x66736D, dark: 0x9AA8A1)
    static let outline = Color(light: 0xC9D3CE, dark: 0x3D4843)
}

/// The same palette where a style is expected, so that call sites can start with a dot.
extension ShapeStyle where Self == Color {
    static var brand: Color { Color.brand }
    static var onBrand: Color { Color.onBrand }
    static var surface: Color { Color.surface }
    static var ink: Color { Color.ink }
    static var inkMuted: Color { Color.inkMuted }
    static var outline: Color { Color.outline }
}
```

```swift template app feature form component shared path="{{design-system}}/Theme.swift"
import SwiftUI

/// Shapes, sizes and the accent that all components have in common.
enum Theme {
    static let accent = Color.brand

    enum Radius {
        static let control: CGFloat = 12
        static let card: CGFloat = 20
    }

    enum Size {
        static let controlHeight: CGFloat = 50
    }

    enum Stroke {
        static let hairline: CGFloat = 1
    }
}
```

```swift template app feature form component shared path="{{extensions}}/Color+Extensions.swift"
import SwiftUI
import UIKit

extension Color {
    /// A color with one `0xRRGGBB` value for each appearance of the device.
    init(light: UInt32, dark: UInt32) {
        let adaptive = UIColor { traits in
            UIColor(Color(rgb: traits.userInterfaceStyle == .dark ? dark : light))
        }
        self.init(uiColor: adaptive)
    }

    /// An opaque color from a `0xRRGGBB` value.
    init(rgb: UInt32) {
        self.init(
            .sRGB,
            red: Double(rgb >> 16 & 0xFF) / 0xFF,
            green: Double(rgb >> 8 & 0xFF) / 0xFF,
            blue: Double(rgb & 0xFF) / 0xFF
        )
    }
}
```

```swift template app feature form component shared path="{{extensions}}/View+Extensions.swift"
import SwiftUI

extension View {
    /// Takes the whole width that is offered, with the content at one side of it.
    func fillingWidth(alignment: Alignment = .leading) -> some View {
        frame(maxWidth: .infinity, alignment: alignment)
    }
}
```

```json template app path="{{resources}}/Assets.xcassets/Contents.json"
{
  "info" : {
    "author" : "xcode",
    "version" : 1
  }
}
```

The first components: the two buttons that every screen wants, two cards, and a text field that keeps its caption.

```swift template app feature form component shared path="{{components}}/Buttons/{{primary-button}}.swift"
import SwiftUI

/// The one action that a page is about.
struct {{primary-button}}: View {
    let title: String
    let action: @MainActor () -> Void

    init(_ title: String, action: @escaping @MainActor () -> Void) {
        self.title = title
        self.action = action
    }

    var body: some View {
        Button(action: action) {
            Text(title)
                .font(.action)
                .foregroundStyle(.onBrand)
                .frame(maxWidth: .infinity, minHeight: Theme.Size.controlHeight)
                .background(.brand, in: .rect(cornerRadius: Theme.Radius.control))
        }
        .buttonStyle(.plain)
    }
}

#Preview {
    {{primary-button}}("Send") {}
        .padding(.md)
}
```

```swift template app feature form component shared path="{{components}}/Buttons/{{secondary-button}}.swift"
import SwiftUI

/// An action that stands next to others.
struct {{secondary-button}}: View {
    let title: String
    let action: @MainActor () -> Void

    init(_ title: String, action: @escaping @MainActor () -> Void) {
        self.title = title
        self.action = action
    }

    var body: some View {
        Button(action: action) {
            Text(title)
                .font(.action)
                .foregroundStyle(.brand)
                .padding(.horizontal, .md)
                .frame(minHeight: Theme.Size.controlHeight)
                .overlay {
                    Capsule()
                        .strokeBorder(.outline, lineWidth: Theme.Stroke.hairline)
                }
        }
        .buttonStyle(.borderless)
    }
}

#Preview {
    {{secondary-button}}("Try again") {}
        .padding(.md)
}
```

```swift template app feature form shared path="{{components}}/Cards/ContentCard.swift"
import SwiftUI

/// A raised surface around any content.
struct ContentCard<Content: View>: View {
    let title: String?
    @ViewBuilder let content: () -> Content

    init(_ title: String? = nil, @ViewBuilder content: @escaping () -> Content) {
        self.title = title
        self.content = content
    }

    var body: some View {
        VStack(alignment: .leading, spacing: .sm) {
            if let title {
                Text(title)
                    .font(.cardTitle)
                    .foregroundStyle(.ink)
            }
            content()
        }
        .padding(.md)
        .fillingWidth()
        .background(.surface, in: .rect(cornerRadius: Theme.Radius.card))
    }
}

#Preview {
    ContentCard("A title") {
        Text("Anything")
    }
    .padding(.md)
}
```

```swift template app feature form shared path="{{components}}/Cards/MessageCard.swift"
import SwiftUI

/// Says what is (not) there, and what can be done about it.
struct MessageCard: View {
    let symbol: String
    let title: String
    let message: String
    let actionTitle: String
    let action: @MainActor () -> Void

    var body: some View {
        ContentUnavailableView {
            Label(title, systemImage: symbol)
                .font(.cardTitle)
        } description: {
            Text(message)
                .font(.detail)
        } actions: {
            {{secondary-button}}(actionTitle, action: action)
        }
        .padding(.xxl)
    }
}

#Preview {
    MessageCard(
        symbol: "tray",
        title: "Nothing here yet",
        message: "What you add appears here.",
        actionTitle: "Look again",
        action: {}
    )
}
```

```swift template app feature form shared path="{{components}}/TextFields/CaptionedTextField.swift"
import SwiftUI

/// A text field that keeps its caption while it is filled in.
struct CaptionedTextField: View {
    let caption: String
    @Binding var text: String

    var body: some View {
        VStack(alignment: .leading, spacing: .xxs) {
            Text(caption)
                .font(.detail)
                .foregroundStyle(.inkMuted)
            TextField(caption, text: $text)
                .font(.paragraph)
                .textFieldStyle(.plain)
                .padding(.sm)
                .overlay {
                    RoundedRectangle(cornerRadius: Theme.Radius.control)
                        .strokeBorder(.outline, lineWidth: Theme.Stroke.hairline)
                }
        }
        .accessibilityElement(children: .contain)
    }
}

#Preview {
    CaptionedTextField(caption: "Name", text: .constant(""))
        .padding(.md)
}
```

```swift template app path="{{tests-of-design-system}}/SpacingTests.swift"
import Foundation
import Testing

@testable import {{App}}

struct SpacingTests {
    private let scale: [CGFloat] = [.xxs, .xs, .sm, .md, .lg, .xl, .xxl]

    @Test func growsFromStepToStep() {
        #expect(zip(scale, scale.dropFirst()).allSatisfy { $0 < $1 })
    }

    @Test func staysOnTheFourPointGrid() {
        #expect(scale.allSatisfy { $0.truncatingRemainder(dividingBy: 4) == 0 })
    }
}
```

```swift template app path="{{tests-of-design-system}}/ButtonTests.swift"
import Testing

@testable import {{App}}

@MainActor
struct ButtonTests {
    @Test func runTheirActions() {
        var taps: [String] = []
        let primary = {{primary-button}}("Send") { taps.append("send") }
        let secondary = {{secondary-button}}("Try again") { taps.append("again") }

        primary.action()
        secondary.action()

        #expect([primary.title, secondary.title] == ["Send", "Try again"])
        #expect(taps == ["send", "again"])
    }
}
```

There is one way to the server and one to the log. A test hands the client a closure in place of the network.

```swift template app feature form service shared path="{{utilities}}/NetworkClient.swift"
import Foundation

/// The only way to the server.
struct NetworkClient: Sendable {
    typealias Transport = @Sendable (URLRequest) async throws -> (Data, URLResponse)

    enum Failure: LocalizedError, Equatable {
        case invalidPath(String)
        case unexpectedStatus(Int)

        var errorDescription: String? {
            switch self {
            case .invalidPath(let path): "The address “\(path)” is not valid."
            case .unexpectedStatus(let code): "The server answered with status \(code)."
            }
        }
    }

    static let shared = NetworkClient { request in
        try await URLSession.shared.data(for: request)
    }

    private let host: String
    private let transport: Transport
    private let logger = Logger(category: "network")

    init(host: String = "{{host}}", transport: @escaping Transport) {
        self.host = host
        self.transport = transport
    }

    func send<Response>(_ endpoint: Endpoint<Response>) async throws -> Response {
        do {
            let (data, response) = try await transport(request(for: endpoint))
            let status = (response as? HTTPURLResponse)?.statusCode ?? 0
            guard 200..<300 ~= status else { throw Failure.unexpectedStatus(status) }

            let decoder = JSONDecoder()
            decoder.dateDecodingStrategy = .iso8601
            return try decoder.decode(Response.self, from: data)
        } catch {
            logger.failure(error, in: "\(endpoint.method.rawValue) \(endpoint.path)")
            throw error
        }
    }

    private func request<Response>(for endpoint: Endpoint<Response>) throws -> URLRequest {
        var components = URLComponents()
        components.scheme = "https"
        components.host = host
        components.path = "/" + endpoint.path
        if !endpoint.query.isEmpty {
            components.queryItems = endpoint.query
                .sorted { $0.key < $1.key }
                .map { URLQueryItem(name: $0.key, value: $0.value) }
        }
        guard let url = components.url else { throw Failure.invalidPath(endpoint.path) }

        var request = URLRequest(url: url)
        request.httpMethod = endpoint.method.rawValue
        request.httpBody = endpoint.body
        request.setValue("application/json", forHTTPHeaderField: "Accept")
        if endpoint.body != nil {
            request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        }
        return request
    }
}
```

```swift template app feature form service shared path="{{utilities}}/Endpoint.swift"
import Foundation

/// A request together with the type that its answer is decoded to.
struct Endpoint<Response: Decodable & Sendable>: Sendable {
    enum Method: String, Sendable {
        case get = "GET"
        case post = "POST"
        case put = "PUT"
        case delete = "DELETE"
    }

    let method: Method
    let path: String
    let query: [String: String]
    let body: Data?

    static func get(_ path: String, query: [String: String] = [:]) -> Self {
        Self(method: .get, path: path, query: query, body: nil)
    }

    static func post(_ path: String, body: some Encodable) throws -> Self {
        Self(method: .post, path: path, query: [:], body: try encode(body))
    }

    static func put(_ path: String, body: some Encodable) throws -> Self {
        Self(method: .put, path: path, query: [:], body: try encode(body))
    }

    static func delete(_ path: String) -> Self {
        Self(method: .delete, path: path, query: [:], body: nil)
    }

    private static func encode(_ body: some Encodable) throws -> Data {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        return try encoder.encode(body)
    }
}
```

```swift template app feature form service shared path="{{utilities}}/Logger.swift"
import Foundation
import os

/// Writes to the unified log, in one category for each part of the app.
struct Logger: Sendable {
    private let log: os.Logger

    init(category: String) {
        log = os.Logger(subsystem: Bundle.main.bundleIdentifier ?? "{{App}}", category: category)
    }

    func note(_ message: String) {
        log.info("\(message, privacy: .public)")
    }

    func failure(_ error: any Error, in operation: String) {
        log.error("\(operation, privacy: .public) failed: \(error.localizedDescription, privacy: .private)")
    }
}
```

```swift template app path="{{tests-of-utilities}}/NetworkClientTests.swift"
import Foundation
import Testing

@testable import {{App}}

struct NetworkClientTests {
    @Test func putsPathAndQueryIntoTheAddress() async throws {
        let client = NetworkClient(host: "example.org") { request in
            let url = try #require(request.url)
            #expect(url.absoluteString == "https://example.org/words?from=a&to=b")
            #expect(request.httpMethod == "GET")
            return try answer("[\"apple\"]", status: 200, from: url)
        }

        let words: [String] = try await client.send(.get("words", query: ["to": "b", "from": "a"]))

        #expect(words == ["apple"])
    }

    @Test func sendsItsBodyAsJSON() async throws {
        let client = NetworkClient { request in
            #expect(request.httpMethod == "POST")
            #expect(request.value(forHTTPHeaderField: "Content-Type") == "application/json")
            return try answer(String(decoding: #require(request.httpBody), as: UTF8.self), status: 201, from: request.url)
        }

        let echo: [Int] = try await client.send(.post("numbers", body: [1, 2]))

        #expect(echo == [1, 2])
    }

    @Test(arguments: [404, 500])
    func throwsWhenTheServerRefuses(status: Int) async {
        let client = NetworkClient { try answer("", status: status, from: $0.url) }

        await #expect(throws: NetworkClient.Failure.unexpectedStatus(status)) {
            let _: [String] = try await client.send(.get("words"))
        }
    }

    @Test func throwsWhenTheAnswerIsOfAnotherKind() async {
        let client = NetworkClient { try answer("{}", status: 200, from: $0.url) }

        await #expect(throws: DecodingError.self) {
            let _: [String] = try await client.send(.get("words"))
        }
    }
}

private func answer(_ text: String, status: Int, from url: URL?) throws -> (Data, URLResponse) {
    let response = HTTPURLResponse(url: try #require(url), statusCode: status, httpVersion: nil, headerFields: nil)
    return (Data(text.utf8), try #require(response))
}
```

## A feature

A screen with all that belongs to it, and its place among the routes: it shows what the server has, a row for each entry. The name
is a singular noun: `Harvest`, not `Harvests`.

```yaml template
template: feature
summary: A screen that lists what the server has, with its view model, model and service, a route to it, a mock and tests.
needs: [app]
within: "{{app}}"
inputs:
  Feature: { is: type-name, about: "What the feature is called, a singular noun", sample: Harvest }
  App: { is: type-name, about: The app's module that the tests import, read: [{ module: "{{app}}" }, app-name], sample: Orchard }
  Field: { is: field, many: true, about: What is known of one entry, default: ["title: String"] }
  host: { is: text, about: "The server, where the app has no network client yet", default: api.example.org }
next:
  - "Lead to it from another screen with `NavigationLink(value: Route.{{Feature.camel}})`."
  - The server's address of it is `{{Feature.kebab}}`; it stands in `{{Feature}}{{service}}`.
```

```swift template feature form path="{{app}}/Route.swift" into="enum Route"
case {{Feature.camel}}
```

```swift template feature form path="{{app}}/ContentView.swift" into="switch route"
case .{{Feature.camel}}:
    {{Feature}}View()
```

```swift template app feature path="{{feature-models}}/{{Feature}}Model.swift"
import Foundation

/// One entry of {{Feature.words}}, as the server tells it.
struct {{Feature}}Model: Codable, Hashable, Identifiable, Sendable {
    let id: String
    {{#Field}}
    let {{Field.name}}: {{Field.type}}
    {{/Field}}
}
```

```swift template app feature path="{{feature-services}}/{{Feature}}{{service}}.swift"
protocol {{Feature}}{{service}}{{protocol}}: Sendable {
    func entries() async throws -> [{{Feature}}Model]
}

final class {{Feature}}{{service}}: {{Feature}}{{service}}{{protocol}} {
    static let shared = {{Feature}}{{service}}()

    private let client: NetworkClient

    init(client: NetworkClient = .shared) {
        self.client = client
    }

    func entries() async throws -> [{{Feature}}Model] {
        try await client.send(.get("{{Feature.kebab}}"))
    }
}
```

```swift template app feature path="{{feature-state}}/{{Feature}}{{state-holder}}.swift"
import Observation

@MainActor
@Observable
final class {{Feature}}{{state-holder}} {
    enum State: Equatable {
        case idle
        case loading
        case content
        case error(String)
    }

    private(set) var state: State = .idle
    private(set) var entries: [{{Feature}}Model] = []

    private let service: any {{Feature}}{{service}}{{protocol}}

    init(service: any {{Feature}}{{service}}{{protocol}} = {{Feature}}{{service}}.shared) {
        self.service = service
    }

    var isEmpty: Bool { entries.isEmpty }

    var errorMessage: String {
        guard case .error(let message) = state else { return "" }
        return message
    }

    var isErrorPresented: Bool {
        get { !errorMessage.isEmpty }
        set { if !newValue { state = isEmpty ? .idle : .content } }
    }

    /// What a row says of an entry, line by line.
    func lines(of entry: {{Feature}}Model) -> [String] {
        {{#has.Field}}
        [
            {{#Field}}
            String(describing: entry.{{Field.name}}),
            {{/Field}}
        ]
        {{/has.Field}}
        {{^Field}}
        [entry.id]
        {{/Field}}
    }

    func loadOnce() {
        guard isEmpty, state != .loading else { return }
        load()
    }

    @discardableResult
    func load() -> Task<Void, Never> {
        state = .loading
        return Task {
            do {
                entries = try await service.entries()
                state = .content
            } catch {
                state = .error(error.localizedDescription)
            }
        }
    }
}
```

```swift template app feature path="{{feature-views}}/{{Feature}}View.swift"
import SwiftUI

struct {{Feature}}View: View {
    @State private var {{state-holder-property}} = {{Feature}}{{state-holder}}()

    var body: some View {
        content
            .navigationTitle("{{Feature.sentence}}")
            .task { {{state-holder-property}}.loadOnce() }
            .alert("That did not work", isPresented: ${{state-holder-property}}.isErrorPresented) {
                Button("Later", role: .cancel) {}
                Button("Try again") { {{state-holder-property}}.load() }
            } message: {
                Text({{state-holder-property}}.errorMessage)
            }
    }

    @ViewBuilder private var content: some View {
        switch {{state-holder-property}}.state {
        case .loading:
            ProgressView("Loading")
        case .content where !{{state-holder-property}}.isEmpty:
            entries
        case .idle, .content, .error:
            MessageCard(
                symbol: "tray",
                title: "Nothing here yet",
                message: "There is nothing to show.",
                actionTitle: "Look again",
                action: { {{state-holder-property}}.load() }
            )
        }
    }

    @ViewBuilder private var entries: some View {
        ScrollView {
            LazyVStack(spacing: .md) {
                ForEach({{state-holder-property}}.entries) { entry in
                    {{Feature}}RowView(lines: {{state-holder-property}}.lines(of: entry))
                }
            }
            .padding(.md)
        }
        .refreshable { await {{state-holder-property}}.load().value }
    }
}

#Preview {
    {{Feature}}View()
}
```

```swift template app feature path="{{feature-components}}/{{Feature}}RowView.swift"
import SwiftUI

/// One entry of the list.
struct {{Feature}}RowView: View {
    let lines: [String]

    var body: some View {
        ContentCard {
            ForEach(lines, id: \.self) { line in
                Text(line)
                    .font(.paragraph)
            }
        }
        .accessibilityElement(children: .combine)
    }
}

#Preview {
    {{Feature}}RowView(lines: ["First line", "Second line"])
        .padding(.md)
}
```

```swift template app feature path="{{tests-of-feature}}/Mock{{Feature}}{{service}}.swift"
import Foundation

@testable import {{App}}

actor Mock{{Feature}}{{service}}: {{Feature}}{{service}}{{protocol}} {
    private(set) var entriesCallCount = 0
    private let result: Result<[{{Feature}}Model], any Error>

    init(_ result: Result<[{{Feature}}Model], any Error>) {
        self.result = result
    }

    func entries() async throws -> [{{Feature}}Model] {
        entriesCallCount += 1
        return try result.get()
    }
}

extension {{Feature}}Model {
    static let sample = {{Feature}}Model(
        id: "first"{{#Field}},
        {{Field.name}}: {{Field.sample}}{{/Field}}
    )
}
```

```swift template app feature path="{{tests-of-feature}}/{{Feature}}{{state-holder}}Tests.swift"
import Foundation
import Testing

@testable import {{App}}

@MainActor
struct {{Feature}}{{state-holder}}Tests {
    private let service = Mock{{Feature}}{{service}}(.success([.sample]))

    @Test func isIdleBeforeAnythingIsLoaded() {
        let {{state-holder-property}} = {{Feature}}{{state-holder}}(service: service)

        #expect({{state-holder-property}}.state == .idle)
        #expect({{state-holder-property}}.isEmpty)
    }

    @Test func showsWhatThe{{service}}Has() async throws {
        let {{state-holder-property}} = {{Feature}}{{state-holder}}(service: service)

        await {{state-holder-property}}.load().value

        #expect({{state-holder-property}}.state == .content)
        #expect({{state-holder-property}}.entries == [.sample])
        #expect(!{{state-holder-property}}.lines(of: .sample).isEmpty)
    }

    @Test func loadsOnceByItself() async {
        let {{state-holder-property}} = {{Feature}}{{state-holder}}(service: service)
        await {{state-holder-property}}.load().value

        {{state-holder-property}}.loadOnce()

        #expect({{state-holder-property}}.state == .content)
        #expect(await service.entriesCallCount == 1)
    }

    @Test func showsTheErrorUntilItIsDismissed() async {
        let {{state-holder-property}} = {{Feature}}{{state-holder}}(service: Mock{{Feature}}{{service}}(.failure(URLError(.timedOut))))

        await {{state-holder-property}}.load().value
        #expect({{state-holder-property}}.isErrorPresented)

        {{state-holder-property}}.isErrorPresented = false
        #expect({{state-holder-property}}.state == .idle)
    }
}
```

```swift template app feature path="{{tests-of-feature}}/{{Feature}}{{service}}Tests.swift"
import Foundation
import Testing

@testable import {{App}}

struct {{Feature}}{{service}}Tests {
    @Test func readsTheEntries() async throws {
        let service = {{Feature}}{{service}}(client: client(status: 200))

        #expect(try await service.entries() == [.sample])
    }

    @Test func throwsWhenTheServerRefuses() async {
        let service = {{Feature}}{{service}}(client: client(status: 503))

        await #expect(throws: NetworkClient.Failure.unexpectedStatus(503)) {
            try await service.entries()
        }
    }

    private func client(status: Int) -> NetworkClient {
        NetworkClient { request in
            let url = try #require(request.url)
            #expect(url.path() == "/{{Feature.kebab}}")
            let encoder = JSONEncoder()
            encoder.dateEncodingStrategy = .iso8601
            let answer = try encoder.encode([{{Feature}}Model.sample])
            let response = HTTPURLResponse(url: url, statusCode: status, httpVersion: nil, headerFields: nil)
            return (answer, try #require(response))
        }
    }
}
```

## A form

A screen that sends what the user enters, once all of it is there. Its button is off until then, and while the server has not
answered yet.

```yaml template
template: form
summary: A screen that sends what is entered, with its view model, model and service, a route to it, a mock and tests.
needs: [app]
within: "{{app}}"
inputs:
  Feature: { is: type-name, about: "What the feature is called, a singular noun", sample: Registration }
  App: { is: type-name, about: The app's module that the tests import, read: [{ module: "{{app}}" }, app-name], sample: Orchard }
  Entry: { is: member-name, many: true, about: The texts that are entered, default: [title] }
  Action: { is: member-name, about: What its button does, default: send }
  host: { is: text, about: "The server, where the app has no network client yet", default: api.example.org }
next:
  - "Lead to it from another screen with `NavigationLink(value: Route.{{Feature.camel}})`."
  - The server's address of it is `{{Feature.kebab}}`; it stands in `{{Feature}}{{service}}`.
```

```swift template form path="{{feature-models}}/{{Feature}}Model.swift"
/// What is entered, as the server wants it.
struct {{Feature}}Model: Codable, Hashable, Sendable {
    {{#Entry}}
    let {{Entry}}: String
    {{/Entry}}
}
```

```swift template form path="{{feature-services}}/{{Feature}}{{service}}.swift"
protocol {{Feature}}{{service}}{{protocol}}: Sendable {
    /// Returns the entry as the server has kept it.
    func {{Action}}(_ entry: {{Feature}}Model) async throws -> {{Feature}}Model
}

final class {{Feature}}{{service}}: {{Feature}}{{service}}{{protocol}} {
    static let shared = {{Feature}}{{service}}()

    private let client: NetworkClient

    init(client: NetworkClient = .shared) {
        self.client = client
    }

    func {{Action}}(_ entry: {{Feature}}Model) async throws -> {{Feature}}Model {
        try await client.send(.post("{{Feature.kebab}}", body: entry))
    }
}
```

```swift template form path="{{feature-state}}/{{Feature}}{{state-holder}}.swift"
import Observation

@MainActor
@Observable
final class {{Feature}}{{state-holder}} {
    enum State: Equatable {
        case idle
        case loading
        case content
        case error(String)
    }

    private(set) var state: State = .idle
    private(set) var kept: {{Feature}}Model?
    {{#Entry}}
    var {{Entry}} = ""
    {{/Entry}}

    private let service: any {{Feature}}{{service}}{{protocol}}

    init(service: any {{Feature}}{{service}}{{protocol}} = {{Feature}}{{service}}.shared) {
        self.service = service
    }

    var isLoading: Bool { state == .loading }

    /// Whether all is there that the server wants.
    var isValid: Bool {
        let texts: [String] = [{{#Entry}}{{Entry}}{{^last}}, {{/last}}{{/Entry}}]
        return texts.allSatisfy { !$0.isEmpty }
    }

    var can{{Action.pascal}}: Bool { isValid && !isLoading }

    var errorMessage: String {
        guard case .error(let message) = state else { return "" }
        return message
    }

    var isErrorPresented: Bool {
        get { !errorMessage.isEmpty }
        set { if !newValue { state = .idle } }
    }

    @discardableResult
    func {{Action}}() -> Task<Void, Never>? {
        guard can{{Action.pascal}} else { return nil }
        let entry = {{Feature}}Model({{#Entry}}{{Entry}}: {{Entry}}{{^last}}, {{/last}}{{/Entry}})
        state = .loading
        return Task {
            do {
                kept = try await service.{{Action}}(entry)
                state = .content
            } catch {
                state = .error(error.localizedDescription)
            }
        }
    }
}
```

```swift template form path="{{feature-views}}/{{Feature}}View.swift"
import SwiftUI

struct {{Feature}}View: View {
    @State private var {{state-holder-property}} = {{Feature}}{{state-holder}}()

    var body: some View {
        ScrollView {
            ContentCard {
                {{#Entry}}
                CaptionedTextField(caption: "{{Entry.sentence}}", text: ${{state-holder-property}}.{{Entry}})
                {{/Entry}}
                {{primary-button}}("{{Action.sentence}}") { {{state-holder-property}}.{{Action}}() }
                    .disabled(!{{state-holder-property}}.can{{Action.pascal}})
            }
            .padding(.md)
        }
        .navigationTitle("{{Feature.sentence}}")
        .alert("That did not work", isPresented: ${{state-holder-property}}.isErrorPresented) {
            Button("Close", role: .cancel) {}
        } message: {
            Text({{state-holder-property}}.errorMessage)
        }
    }
}

#Preview {
    {{Feature}}View()
}
```

```swift template form path="{{tests-of-feature}}/Mock{{Feature}}{{service}}.swift"
@testable import {{App}}

actor Mock{{Feature}}{{service}}: {{Feature}}{{service}}{{protocol}} {
    private(set) var received: [{{Feature}}Model] = []
    private let failure: (any Error)?

    init(failure: (any Error)? = nil) {
        self.failure = failure
    }

    func {{Action}}(_ entry: {{Feature}}Model) async throws -> {{Feature}}Model {
        received.append(entry)
        if let failure { throw failure }
        return entry
    }
}

extension {{Feature}}Model {
    static let sample = {{Feature}}Model({{#Entry}}{{Entry}}: "{{Entry.words}}"{{^last}}, {{/last}}{{/Entry}})
}
```

```swift template form path="{{tests-of-feature}}/{{Feature}}{{state-holder}}Tests.swift"
import Foundation
import Testing

@testable import {{App}}

@MainActor
struct {{Feature}}{{state-holder}}Tests {
    {{#has.Entry}}
    @Test func wantsEveryEntry() {
        let {{state-holder-property}} = filledIn(Mock{{Feature}}{{service}}())
        #expect({{state-holder-property}}.state == .idle)
        #expect({{state-holder-property}}.isValid)
        {{#Entry}}

        {{state-holder-property}}.{{Entry}} = ""
        #expect(!{{state-holder-property}}.isValid)
        {{state-holder-property}}.{{Entry}} = "{{Entry.words}}"
        {{/Entry}}
    }

    {{/has.Entry}}
    @Test func sendsWhatWasEntered() async {
        let service = Mock{{Feature}}{{service}}()
        let {{state-holder-property}} = filledIn(service)

        await {{state-holder-property}}.{{Action}}()?.value

        #expect({{state-holder-property}}.state == .content)
        #expect({{state-holder-property}}.kept == .sample)
        #expect(await service.received == [.sample])
    }

    @Test func sendsOnceAtATime() async {
        let service = Mock{{Feature}}{{service}}()
        let {{state-holder-property}} = filledIn(service)

        let first = {{state-holder-property}}.{{Action}}()
        let second = {{state-holder-property}}.{{Action}}()
        await first?.value

        #expect(second == nil)
        #expect(await service.received.count == 1)
    }

    @Test func showsTheErrorUntilItIsDismissed() async {
        let {{state-holder-property}} = filledIn(Mock{{Feature}}{{service}}(failure: URLError(.timedOut)))

        await {{state-holder-property}}.{{Action}}()?.value
        #expect({{state-holder-property}}.isErrorPresented)

        {{state-holder-property}}.isErrorPresented = false
        #expect({{state-holder-property}}.state == .idle)
    }

    private func filledIn(_ service: Mock{{Feature}}{{service}}) -> {{Feature}}{{state-holder}} {
        let {{state-holder-property}} = {{Feature}}{{state-holder}}(service: service)
        {{#Entry}}
        {{state-holder-property}}.{{Entry}} = {{Feature}}Model.sample.{{Entry}}
        {{/Entry}}
        return {{state-holder-property}}
    }
}
```

```swift template form path="{{tests-of-feature}}/{{Feature}}{{service}}Tests.swift"
import Foundation
import Testing

@testable import {{App}}

struct {{Feature}}{{service}}Tests {
    @Test func sendsTheEntryAsJSON() async throws {
        let service = {{Feature}}{{service}}(
            client: NetworkClient { request in
                let url = try #require(request.url)
                #expect(request.httpMethod == "POST")
                #expect(url.path() == "/{{Feature.kebab}}")
                let body = try #require(request.httpBody)
                let response = HTTPURLResponse(url: url, statusCode: 201, httpVersion: nil, headerFields: nil)
                return (body, try #require(response))
            }
        )

        #expect(try await service.{{Action}}(.sample) == .sample)
    }
}
```

## A component

A part of the design system: it is given texts and closures, and knows nothing else.

```yaml template
template: component
summary: A view for the design system that shows texts and offers actions, with its tests.
needs: [app]
within: "{{app}}"
inputs:
  Name: { is: type-name, about: "What the component is called, such as `PriceCard`", sample: HintCard }
  App: { is: type-name, about: The app's module that the tests import, read: [{ module: "{{app}}" }, app-name], sample: Orchard }
  Kind: { is: type-name, about: The folder of its kind, default: Cards }
  Line: { is: member-name, many: true, about: The texts that it shows, default: [title] }
  Action: { is: member-name, many: true, about: What can be done with it, default: [] }
next:
  - Give it its look with the tokens of `{{tokens}}`.
```

```swift template component path="{{components}}/{{Kind}}/{{Name}}.swift"
import SwiftUI

/// Texts, and what can be done about them.
struct {{Name}}: View {
    {{#Line}}
    let {{Line}}: String
    {{/Line}}
    {{#Action}}
    let {{Action}}: @MainActor () -> Void
    {{/Action}}

    var body: some View {
        VStack(alignment: .leading, spacing: .xs) {
            {{#Line}}
            Text({{Line}})
                .font(.paragraph)
                .foregroundStyle(.ink)
            {{/Line}}
            {{#Action}}
            {{secondary-button}}("{{Action.sentence}}", action: {{Action}})
            {{/Action}}
        }
        .padding(.md)
        .fillingWidth()
        .background(.surface, in: .rect(cornerRadius: Theme.Radius.card))
        .accessibilityElement(children: .contain)
    }
}

#Preview {
    {{Name}}({{#Line}}{{Line}}: "{{Line.sentence}}"{{^last}}, {{/last}}{{/Line}}{{#has.Action}}{{#has.Line}}, {{/has.Line}}{{/has.Action}}{{#Action}}{{Action}}: {}{{^last}}, {{/last}}{{/Action}})
        .padding(.md)
}
```

```swift template component path="{{tests-of-design-system}}/{{Name}}Tests.swift"
import Testing

@testable import {{App}}

@MainActor
struct {{Name}}Tests {
    @Test func showsAndDoesWhatItIsGiven() {
        {{#has.Action}}
        var taps: [String] = []
        {{/has.Action}}
        let component = {{Name}}(
            {{#Line}}
            {{Line}}: "{{Line.sentence}}"{{^last}},{{/last}}{{#last}}{{#has.Action}},{{/has.Action}}{{/last}}
            {{/Line}}
            {{#Action}}
            {{Action}}: { taps.append("{{Action}}") }{{^last}},{{/last}}
            {{/Action}}
        )
        {{#Action}}

        component.{{Action}}()
        #expect(taps.last == "{{Action}}")
        {{/Action}}
        {{#Line}}

        #expect(component.{{Line}} == "{{Line.sentence}}")
        {{/Line}}

        #expect("\(type(of: component.body))" != "EmptyView")
    }
}
```

## A service

A further way of a feature to the outside, beside the one that every feature has. What it can be asked is a list of names with the
types of the answers.

```yaml template
template: service
summary: A service of a feature, behind a protocol, with a mock and tests.
needs: [app, feature]
within: "{{feature}}"
inputs:
  Name: { is: type-name, about: "What it gives access to, such as `Weather`", sample: Weather }
  Feature: { is: type-name, about: The feature that it belongs to, read: { path: "{{feature}}" }, default: "{{Name}}", sample: Home }
  App: { is: type-name, about: The app's module that the tests import, read: [{ module: "{{app}}" }, app-name], sample: Orchard }
  Query: { is: field, many: true, about: "What it can be asked, with the type of the answer", default: ["names: [String]"] }
  host: { is: text, about: "The server, where the app has no network client yet", default: api.example.org }
next:
  - Hand it to the view model that needs it, as `any {{Name}}{{service}}{{protocol}}`.
```

```swift template service path="{{feature-services}}/{{Name}}{{service}}.swift"
import Foundation

protocol {{Name}}{{service}}{{protocol}}: Sendable {
    {{#Query}}
    func {{Query.name}}() async throws -> {{Query.type}}
    {{/Query}}
}

final class {{Name}}{{service}}: {{Name}}{{service}}{{protocol}} {
    static let shared = {{Name}}{{service}}()

    private let client: NetworkClient

    init(client: NetworkClient = .shared) {
        self.client = client
    }
    {{#Query}}

    func {{Query.name}}() async throws -> {{Query.type}} {
        try await client.send(.get("{{Name.kebab}}/{{Query.name.kebab}}"))
    }
    {{/Query}}
}
```

```swift template service path="{{tests-of-feature}}/Mock{{Name}}{{service}}.swift"
import Foundation

@testable import {{App}}

actor Mock{{Name}}{{service}}: {{Name}}{{service}}{{protocol}} {
    private(set) var calls: [String] = []
    private let failure: (any Error)?

    init(failure: (any Error)? = nil) {
        self.failure = failure
    }
    {{#Query}}

    func {{Query.name}}() async throws -> {{Query.type}} {
        calls.append("{{Query.name}}")
        if let failure { throw failure }
        return {{Query.sample}}
    }
    {{/Query}}
}
```

```swift template service path="{{tests-of-feature}}/{{Name}}{{service}}Tests.swift"
import Foundation
import Testing

@testable import {{App}}

struct {{Name}}{{service}}Tests {
    {{#Query}}
    @Test func asksFor{{Query.name.pascal}}() async throws {
        let expected: {{Query.type}} = {{Query.sample}}
        let service = {{Name}}{{service}}(client: client(try JSONEncoder().encode(expected), path: "{{Query.name.kebab}}"))

        #expect(try await service.{{Query.name}}() == expected)
    }

    {{/Query}}
    @Test func canBeReplaced() async {
        let mock = Mock{{Name}}{{service}}(failure: URLError(.timedOut))
        #expect(await mock.calls.isEmpty)
        {{#has.Query}}

        let replacement: any {{Name}}{{service}}{{protocol}} = mock
        {{/has.Query}}
        {{#Query}}

        await #expect(throws: URLError.self) { try await replacement.{{Query.name}}() }
        #expect(await mock.calls.last == "{{Query.name}}")
        {{/Query}}
    }

    private func client(_ answer: Data, path: String) -> NetworkClient {
        NetworkClient { request in
            let url = try #require(request.url)
            #expect(url.path() == "/{{Name.kebab}}/\(path)")
            let response = HTTPURLResponse(url: url, statusCode: 200, httpVersion: nil, headerFields: nil)
            return (answer, try #require(response))
        }
    }
}
```

## A double of a service

`norma new mock LibraryServiceProtocol` reads the protocol and writes a mock that answers what a test tells it. When the protocol
changes, the mock is derived again.

```yaml rule
rule: doubles-keep-step
severity: warning
every: { type: any, be: derived }
must: { be: up-to-date }
because: A double that answers for yesterday's protocol lets tests pass that should not.
make: mock --update
```

```swift given path=Sources/Features/Library/Services/LibraryService.swift
protocol LibraryServiceProtocol {
    func load()
    func clear()
}
```

```swift bad path=Tests/Doubles/MockLibraryService.swift
@testable import Bookshelf

final class MockLibraryService: LibraryServiceProtocol, @unchecked Sendable { // ✗
    // norma-derived: LibraryServiceProtocol
    func load() {}
    // norma-derived: end
}
```

```swift good path=Tests/Doubles/MockLibraryService.swift
@testable import Bookshelf

final class MockLibraryService: LibraryServiceProtocol, @unchecked Sendable {
    // norma-derived: LibraryServiceProtocol
    func load() {}
    func clear() {}
    // norma-derived: end
}
```

```yaml template
template: mock
derives: mock
summary: A double of a service, derived from its protocol.
shape: { name: "Mock{Name}", strip: "{{protocol}}", results: result, calls: [count, arguments] }
```

```swift template mock path="{{tests}}/Doubles/{{double}}.swift"
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

## Tests of a type

`norma new tests LibraryService` writes the tests of a type that is there already, where those of its feature lie: one for each method, with
doubles for the services. Each calls its method once and claims nothing; what came out is shown as a known issue until an
expectation stands in its place.

```yaml template
template: tests
derives: tests
summary: Tests of a type, one for each method, that show what comes out until you say what you expect.
shape: { beside: [App, Features, Shared] }
```

```swift template tests path="{{tests}}/{{#beside}}{{beside}}Tests/{{/beside}}{{#part}}{{part}}Tests/{{/part}}{{suite}}.swift"
{{#imports}}
{{imports}}

{{/imports}}
{{#condition}}
#if {{condition}}
{{/condition}}
{{attributes}}struct {{suite}} {
{{members}}
}
{{#condition}}
#endif
{{/condition}}
```

## The protocol of a service

`norma new protocol LibraryService` writes the protocol of what others call below the service, in its file. The service has to say that it
conforms, and the view models that take the protocol.

```yaml template
template: protocol
derives: protocol
summary: A protocol of what others can ask a service, below it in its file.
shape: { name: "{Name}{{protocol}}" }
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

# Adopting it step by step

An older app does not become like this in a week. `norma baseline` accepts what is there today, so that a pull request is checked for
every rule from the first day, and only what gets worse is found. Then move in this order; each step makes the next one smaller, and
the baseline too (`norma baseline --shrink`).

1. Make the two folders that everything else goes into, one for the features and one for the design system. From here on, what
   is new is put in its place.
2. Bring the views home. `views-lie-in-views` lists those that are still outside; the first word of a view's name mostly is its
   feature.
3. Take the work out of the views. Where `views-have-only-views`, `views-transform-nothing` or `views-handle-no-errors` find
   something, a view model is missing or is not asked.
4. Build the components one at a time, beginning with the button or card that has most copies, and replace its copies before the
   next one is begun.
5. Write down the scale of distances, and exchange the numbers for its steps. `distances-are-tokens` lists them.

What a step has reached is added to what is checked on every pull request, and so can't come back.

# Before you submit

Run the check; what it finds need not be read by a reviewer. What remains for people are the questions of this guide, and three
more about the change as a whole.

```yaml review
review: is-it-in-the-right-feature
question: Is the new code in the feature whose purpose it serves, or in the one that was open at the time?
about: { file: any, in: "{{feature}}" }
```

```yaml review
review: can-others-work-beside-it
question: Does this change touch files in `App` or `Shared` that every other branch touches as well? Could it do with less?
about: { file: any, in: ["{{app}}", "{{shared}}"] }
```

```yaml review
review: is-the-view-still-simple
question: Could somebody who knows only the view model say what this view shows in each of its states?
about: screen
```

"""#)
}
