// Generated from Guides/boundaries.md by Scripts/embed-guides; edit that file instead.
// swift-format-ignore-file

extension BuiltInGuides {
    static let boundaries = BuiltInGuide(name: "boundaries", text: #"""
---
norma: 2
name: boundaries
summary: An app whose layers speak to each other through contracts, with a model of its own on each side of every boundary.
extends: natures
---

# Boundaries

An app grows for years, and what makes it slow to change is seldom one bad class. It is that the server's JSON is known to the
screens, that a view model opens windows, that two repositories call each other, that a vendor's name stands in eighty files.
This guide draws the lines that prevent this and says what may cross each of them.

The lines are the same whether the screens are written in MVVM, MVP, VIPER or with reducers. So the guide speaks of
*orchestrators*: the objects that coordinate a screen, whatever the team calls them. Where the folders lie is a matter of taste;
that each kind of code has one home is not. A team with other folders or other suffixes writes a guide of its own that extends this
one and declares the values and places of the next section anew; every rule then follows.

# The words of this guide

A *data transfer object* is the server's shape of a thing, an *entity* the database's, a *domain model* the app's own, and a
*client model* that of a screen. The layers are folders, and all that varies between teams (folders, suffixes, which frameworks
count as a database) is said here once. *Doubles* are stand-ins for tests.

```yaml define
values:
  state-holder: ViewModel
  transfer-object: DTO
  entity: Entity
  client-model: Model
  implementation: Impl
  secret-words: ["*token", "*password", "*passwd", "*secret", "*credential", "*credentials"]
  validated-inputs: [email, emailAddress, password, passcode, username, phoneNumber, promoCode, iban]
  data-of-persons: [email, mail, emailAddress, email_address, phone, phoneNumber, phone_number, fullName, full_name, birthday, iban]
  what-the-business-measures: [hours, days, weeks, months, years, age, price, total, subtotal, amount, fee, fare, discount, balance, points, quantity, nights]
  words-for-freshness: ["*ast*", "*efresh*", "*ached*", "*oaded*", "*pdated*", "*etched*", "*synced*", "*hown*"]
  kinds-of-dependencies: [Service, Manager, Client, Repository, UseCase, Store, Session, Center, Provider, Database, API]
  parts-of-dates: [hour, day, month, year]
  sums-of-money: [price, total, subtotal, amount, fee, fare, balance]
  what-a-value-is-judged-by: [valid, only, email, mail, phone, password, username, strong, "alpha*", letters, numeric, digits, numbers, legal, allowed, expired, weekend, holiday, payable, special]
  words-for-all-of-it: [app, my, common, general, global, shared, core]
  words-for-anything: [util, utils, utilities, helper, helpers, misc, stuff]
  makers: [firebase, google, facebook, alamofire, kakao, sentry, amplitude, mixpanel, realm, stripe, lottie, kingfisher, moya]
  words-for-everything: [App, Data, Main, Common, Generic, Shared, Base, General, Global, All, My]
  most-properties-of-a-model: 15
  most-inputs-of-an-action: 3
  most-statements-of-an-adapter: 5
  most-lines-of-a-utility: 200
  interface-modules: [UIKit, SwiftUI, AppKit, WatchKit]
  database-modules: [CoreData, SwiftData, SQLite3, SQLite, GRDB, GRDBQuery, RealmSwift, Realm, FMDB, CloudKit]
  device-modules:
    [
      CoreMotion, PassKit, CoreLocation, CoreBluetooth, LocalAuthentication, HealthKit, ARKit, CoreNFC, HomeKit,
      NearbyInteraction, ExternalAccessory, WatchConnectivity
    ]
  modules-for-everywhere:
    [
      ComposableArchitecture, Dependencies, RxSwift, RxCocoa, RxRelay, SnapKit, Collections, OrderedCollections, DequeModule,
      Algorithms, AsyncAlgorithms, Numerics, Logging
    ]
  foreign-modules:
    [
      "Firebase*", Alamofire, Moya, CombineMoya, RxMoya, Kingfisher, SDWebImage, SDWebImageSwiftUI, Nuke, NukeUI, Lottie,
      Amplitude, AmplitudeSwift, Mixpanel, Segment, Adjust, AppsFlyerLib, Branch, BranchSDK, Sentry, Bugsnag, Crashlytics,
      FacebookCore, FacebookLogin, FBSDKCoreKit, FBSDKLoginKit, GoogleSignIn, GoogleMaps, GooglePlaces, GoogleMobileAds,
      KeychainAccess, KeychainSwift, SwiftKeychainWrapper, Valet, Stripe, StripePaymentSheet, PayPalCheckout, RevenueCat,
      Purchases, Apollo, ApolloAPI, Starscream, SocketIO, SwiftyJSON, ObjectMapper, Hero, IQKeyboardManagerSwift, "Kakao*",
      KakaoSDKAuth, NaverThirdPartyLogin, NMapsMap, Mapbox, MapboxMaps, DGCharts, Charts4, OneSignal, OneSignalFramework,
      Intercom, ZendeskSDK, Datadog, DatadogCore, PostHog, Swinject, Zip, ZIPFoundation, SwiftProtobuf, Auth0, MSAL,
      AWSCore, Amplify, Supabase, SVProgressHUD, MBProgressHUD, Toast, SwiftMessages, FSCalendar, JTAppleCalendar,
      SkeletonView, CocoaLumberjackSwift, SwiftyBeaver
    ]
  trifles:
    [
      toast, toast-swift, toaster, swiftmessages, notificationbanner, "snackbar*", simpletoast, alerttoast, loaf, drops,
      slugify, swiftslug, stringextensions, swifterswift, swiftdate, datetoolsswift, datetools, timepiece, dateify,
      svprogresshud, mbprogresshud, jgprogresshud, pkhud, progresshud, nvactivityindicatorview, activityindicatorview,
      kvspinnerview, alamofire, just, siesta, get, async-http-client, swiftyrequest, networking, swifthttp, alamofireobjectmapper,
      swiftyjson, objectmapper
    ]
  pods-for-trifles: [Toast, Toast-Swift, Toaster, SwiftMessages, NotificationBannerSwift, SVProgressHUD, MBProgressHUD, JGProgressHUD, PKHUD, NVActivityIndicatorView, SwiftDate, DateToolsSwift, SwifterSwift, Alamofire, SwiftyJSON, ObjectMapper, Siesta]
places:
  app: App
  composition: "{{app}}/Composition"
  core: "{{app}}/Core"
  constants: "{{core}}/Constants"
  device-services: "{{core}}/DeviceServices"
  extensions: "{{core}}/Extensions"
  models: "{{core}}/Models"
  domain: "{{models}}/Domain"
  transfer-objects: "{{models}}/{{transfer-object}}"
  entities: "{{models}}/{{entity}}"
  client-models: "{{models}}/Client"
  validation: "{{core}}/Validation"
  field-validators: "{{validation}}/FieldValidators"
  object-validators: "{{validation}}/ObjectValidators"
  use-cases: "{{core}}/UseCases"
  business-logic: "{{core}}/BusinessLogic"
  utilities: "{{core}}/Utilities"
  formatters: "{{utilities}}/Formatters"
  utilities-with-effects: ["{{utilities}}/Files", "{{utilities}}/Network", "{{utilities}}/Logging"]
  data: "{{app}}/Data"
  api: "{{data}}/API"
  persistence: "{{data}}/Persistence"
  repositories: "{{data}}/Repository"
  keychain: "{{data}}/Keychain"
  third-party: "{{app}}/ThirdParty"
  adapters: "{{third-party}}/PackageAdapters"
  package-notes: "{{third-party}}/Packages"
  presentation: "{{app}}/Presentation"
  features: "{{presentation}}/Features"
  feature: "{{features}}/{Feature}"
  common-ui: "{{features}}/CommonUI"
  navigation: "{{presentation}}/Navigation"
  resources: "{{app}}/Resources"
  supporting-files: "{{app}}/Supporting Files"
  generated-code: "{{app}}/Generated"
  generated-resources: Resources
  tests-of-app: "{{app}}/Tests"
  unit-tests: "{{tests-of-app}}/Unit"
  doubles: "{{unit-tests}}/Doubles"
  integration-tests: "{{tests-of-app}}/Integration"
  other-tests: "**/Tests"
  other-unit-tests: "{{other-tests}}/Unit"
  other-integration-tests: "{{other-tests}}/Integration"
  suites-of-integration-tests: "**/*Integration*"
  suites-of-interface-tests: "**/*UITests"
  suites-of-tests: "**/*Tests"
  mocks: "**/*Mock*"
  manifests: ["**/Package.swift", "**/Project.swift", "**/Workspace.swift", Tuist]
  build-tools: ["**/Tuist", "**/BuildTools"]
layers:
  Composition: ["{{app}}/*.swift", "{{composition}}"]
  Constants: "{{constants}}"
  DeviceServices: "{{device-services}}"
  Extensions: "{{extensions}}"
  Domain: "{{domain}}"
  TransferObjects: "{{transfer-objects}}"
  Entities: "{{entities}}"
  ClientModels: "{{client-models}}"
  Validation: ["{{validation}}", "{{field-validators}}", "{{object-validators}}"]
  UseCases: "{{use-cases}}"
  BusinessLogic: "{{business-logic}}"
  Utilities: "{{utilities}}"
  API: "{{api}}"
  Persistence: "{{persistence}}"
  Repositories: "{{repositories}}"
  Keychain: "{{keychain}}"
  Adapters: "{{adapters}}"
  CommonUI: { path: "{{common-ui}}", over: Features }
  Features: ["{{features}}", "{{feature}}"]
  Navigation: "{{navigation}}"
generated: ["**/Generated/**", "**/Derived/**", "**/*.generated.swift", "**/Swiftgen/**"]
roles:
  double: { type: ["Mock*", "Stubbed*", "Faked*", "*Mock", "Stub*", "*Stub", "Fake*", "*Fake", "Spy*", "*Spy", "Dummy*", "Preview*"] }
  dto:
    all:
      - any: [struct, class, enum, actor]
      - any: [{ named: "*{{transfer-object}}" }, { all: [{ in: TransferObjects }, { be: top-level }] }]
    in: production
    not: { any: [double, { named: "*Mapper" }] }
  dto-extension: { extension: any, extend: dto }
  server-answer: { any: [struct, class, enum], named: ["?*Response", "?*Payload", "?*Answer", "?*Reply", "?*Envelope"], conform-to: Decodable, in: production, not: double }
  entity:
    any:
      - { any: [struct, class, actor], named: "?*{{entity}}", not: { conform-to: [AppEntity, TransientAppEntity, IndexedEntity] } }
      - { class: any, have-attribute: "@Model" }
      - { class: any, inherit: [NSManagedObject, PersistentObject] }
      - { any: [struct, class], conform-to: [PersistentModel, PersistableRecord, FetchableRecord, MutablePersistableRecord] }
      - { any: [struct, class, enum, actor], in: Entities, be: top-level }
    in: production
    not: { any: [double, { named: "*Mapper" }] }
  domain-model: { any: [struct, class, enum, actor], in: Domain, be: top-level }
  client-model: { any: [struct, class, enum, actor], in: ClientModels, be: top-level }
  request: { struct: "?*Request", in: [Domain, Validation] }
  orchestrator:
    any:
      - { any: [class, actor], named: ["?*{{state-holder}}", "?*Interactor"] }
      - { class: "?*Presenter", have: { property: "/^(view|viewController|display|output|interactor)$/" } }
      - { class: "?*Presenter", have: { property: any, be: weak, have-type: view } }
      - { struct: any, any: [{ conform-to: Reducer }, { have-attribute: "@Reducer" }] }
    in: production
    not: { any: [double, { inherit: [UIViewController, UIView, NSViewController, NSView] }] }
  view-model:
    sure: { class: view-model, in: production }
    likely: { class: "?*{{state-holder}}", in: production }
    never: double
  use-case:
    sure: { all: [interactor], not: { named: "*Interactor" }, in: production }
    likely: { any: [class, struct, actor], named: "?*UseCase", in: production }
    never: double
  view:
    any:
      - { struct: any, conform-to: View }
      - { class: any, inherit: [UIView, UIViewController, NSView, NSViewController] }
    in: production
  repository:
    sure: { all: [repository], named: ["?*Repository", "?*Repository{{implementation}}"], in: production }
    likely: { any: [class, struct, actor], named: ["?*Repository", "?*Repository{{implementation}}"], in: production }
    never: double
  repository-contract: { protocol: ["?*Repository", "?*RepositoryProtocol", "?*RepositoryContract", "?*RepositoryType"] }
  api-client:
    sure: { all: [data-source], named: ["?*APIClient", "?*APIClient{{implementation}}"], in: production }
    likely: { any: [class, struct, actor], named: ["?*APIClient", "?*APIClient{{implementation}}"], in: production }
    never: double
  validator: { any: [class, struct, enum, actor], named: "?*Validator", in: Validation }
  field-validator: { any: [class, struct, enum, actor], named: "?*Validator", in: "{{field-validators}}" }
  mapper: { type: ["?*Mapper", "?*Mapping"] }
  utility: { any: [class, struct, enum, actor], in: Utilities, be: top-level, not: { any: [{ be: file-private }, { in: tests }] } }
  provider: { protocol: "?*Provider", in: Adapters }
  adapter: { any: [class, struct, actor], named: "?*Adapter", in: Adapters }
  navigator: { any: [class, struct, actor], named: ["?*Coordinator", "?*Router", "?*Navigator"], be: top-level, in: production, not: double }
  composer: { any: [class, struct, enum, actor], named: ["*Composition*", "*Assembly", "*Container", "*Factory", "*Dependencies", "*Builder", "*Injection*", "*Locator*"] }
```

Its first two parts are what teams set differently: the values (suffixes, limits, lists) and the places, where each kind of code lies. A
guide that extends this one declares such a value or place anew, and every rule that uses it follows, with the tree and the templates.

```yaml review
review: is-this-its-home
question: Is this folder the home of this kind of code, or the one that happened to be open? Would a colleague look for a contract or a field rule here?
about: { file: any, in: production }
```

```yaml review
review: does-the-place-ease-maintenance
question: Will whoever changes this next year find all that belongs to it from here?
about: { folder: any, in: "{{app}}/" }
```

# A linter is not to be silenced

Whoever switches a linter off to get a clean build has not cleaned anything: the warning was about the code, and the code is still
there. First ask what the warning is about and put that right. The few places where a linter really is mistaken carry the reason
beside them, so that the next reader can judge whether it still holds.

## Never everything, never a whole file

```yaml rule
rule: linters-are-never-switched-off-altogether
every: comment
must-not: { match: ['/swift(lint|format):disable(:\w+)?\s+all\b/', "*swift-format-ignore-file"] }
because: A comment that silences every rule also silences those that nobody thought of, and those that come next year.
instead: Repair what is reported. Where one rule is mistaken at one place, name that rule, with `:next` or `:this`, and say why.
message: "This silences the linter altogether"
```

```yaml rule
rule: linters-are-silenced-for-one-line
severity: warning
every: { file: any, not: { have: { comment: any, match: '/swiftlint:enable\s/' } } } # what is switched on again below is a stretch of code
must-not: { have: { comment: any, match: '/swiftlint:disable\s+[a-z]/', not: { match: '/swiftlint:disable\s+all\b/' } } }
because: Without `:next`, `:this` or `:previous` the rule stays off for all that anyone writes below, to the end of the file.
instead: Write `swiftlint:disable:next RULE - REASON` above the one line that is meant.
message: "This silences the linter for the rest of the file"
```

```yaml rule
rule: a-silenced-rule-has-a-reason
severity: warning
every: { comment: any, match: '/swiftlint:disable:(next|this|previous)\b/' }
must: { match: '/swiftlint:disable:\w+\s+[\w, ]+\s[-–—]\s+\S+/' }
because: A reason can be looked at again; a bare command to be quiet can't.
instead: Put it behind the rule's name, as in `swiftlint:disable:next force_try - the pattern is a constant`.
message: "This silences the linter, and does not say why"
```

```swift bad path=App/Core/Constants/Links.swift
// swiftlint:disable all
// swiftlint:disable force_try
// swiftlint:disable:next line_length
enum Links {}
```

```swift good path=App/Core/Constants/Codes.swift
// swiftlint:disable identifier_name
enum Codes {
    static let a = 1
}
// swiftlint:enable identifier_name
```

```swift good path=App/Core/Constants/Links.swift
enum Links {
    // swiftlint:disable:next force_try - the pattern is a constant and tested
    static let digits = try! Regex("[0-9]+")
    /// A text may speak of "swiftlint: disable", a comment too.
    static let note = "// swiftlint:disable all"
}
```

## Its configuration stays strict

What is switched off in the configuration is switched off everywhere, and nobody sees it beside the code.

```yaml rule
rule: linters-keep-their-rules
severity: warning
every: { document: [".swiftlint.yml", ".swiftlint.yaml"] }
must-not: { have-setting: { disabled_rules: "*" } }
instead: Keep them on, and silence the one line on which a rule is mistaken.
except:
  - { in: TransferObjects, because: the server's names are not ours to judge }
```

```yaml bad path=.swiftlint.yml
disabled_rules:
  # What the tests need.
  - force_try # ✗
  - force_cast
```

```yaml good path=.swiftlint.yml
opt_in_rules:
  - empty_count
# disabled_rules: [force_try]
disabled_rules: []
```

```yaml review
review: was-the-cause-looked-at
question: Is this rule silenced because it is mistaken here, or because the repair was more work? Is the linter's configuration as strict as before (no higher limit, no folder excluded)?
about: { comment: any, match: "/swiftlint:/" }
```

# Where things live

## The tree

Four folders for the four kinds of code that change for different reasons, and one for their tests. `Core` knows neither screens
nor servers; `Data` knows the servers; `Presentation` the screens; `ThirdParty` what others wrote. The entry point and what puts
the parts together stand directly in `App`, or in `App/Composition`. A folder is made when something lies in it.

```text layout rule=the-tree
{{app}}/
└── *.swift                      *
{{composition}}/                 ?
{{constants}}/                   ?
{{device-services}}/             ?
{{extensions}}/                  ?
{{domain}}/                      ?
{{transfer-objects}}/            ?
{{entities}}/                    ?
{{client-models}}/               ?
{{validation}}/                  ?
└── *.swift                      *
{{field-validators}}/            ?
{{object-validators}}/           ?
{{use-cases}}/                   ?
{{business-logic}}/              ?
{{utilities}}/                   ?
└── {Category}/                  *
{{api}}/                         ?
{{persistence}}/                 ?
{{repositories}}/                ?
{{keychain}}/                    ?
{{adapters}}/                    ?
{{package-notes}}/               ?
{{common-ui}}/                   ?
{{feature}}/                     *
{{navigation}}/                  ?
{{resources}}/                   ?
"{{supporting-files}}/"          ?
{{generated-code}}/              ?
{{unit-tests}}/                  ?
{{integration-tests}}/           ?
```

```yaml rule
rule: the-tree
because: Whoever knows one app of the team knows them all; and a folder for everything else soon holds everything.
```

```yaml rule
rule: no-file-beside-the-folders
severity: warning
every: { file: any, in: ["{{core}}", "{{data}}", "{{third-party}}", "{{presentation}}", "{{features}}"] }
must:
  in:
    - "{{core}}/*/*"
    - "{{data}}/*/*"
    - "{{third-party}}/*/*"
    - "{{presentation}}/*/*"
    - "{{features}}/*/*"
  not: { in: ["{{models}}/*.swift", "{{features}}/*.swift"] }
message: "`{Subject}.swift` lies beside the folders, not in one of them"
instead: Put it into the folder of its kind; for a screen that is a folder of its feature.
```

```text bad
App/
├── Core/
│   ├── Helpers/                 # ✗ the-tree
│   │   └── Text.swift
│   └── Models/
│       └── User.swift           # ✗ no-file-beside-the-folders
├── Presentation/
│   └── Features/
│       └── ProfileView.swift    # ✗ no-file-beside-the-folders
└── Services/                    # ✗ the-tree
    └── Login.swift
```

```text good
App/
├── ShopApp.swift
├── Core/
│   └── Models/
│       └── Domain/
│           └── User.swift
└── Presentation/
    └── Features/
        └── Profile/
            └── ProfileView.swift
```

```text good
App/
├── Core/
│   └── Utilities/
│       └── Formatters/
│           └── PriceFormatter.swift
├── Data/
│   └── Repository/
│       └── UserRepository.swift
├── Presentation/
│   └── Features/
│       └── CommonUI/
│           └── Badge.swift
└── Tests/
    └── Unit/
        └── PriceFormatterTests.swift
```

## Who may know whom

The picture is the guide in short: an arrow says who may name whom, and what is not drawn is not allowed. Everything at the top may
look down; nothing at the bottom knows who uses it. The models are left out of it, because each of them has a section of its own.

```mermaid rule rule=layers-use-only-what-is-drawn
graph TD
    Features --> CommonUI & Navigation & Repositories & Adapters & DeviceServices
    Features --> UseCases & Validation & BusinessLogic & Utilities & Extensions & Constants
    Navigation --> Features & CommonUI & Repositories & Adapters & DeviceServices
    Navigation --> UseCases & Utilities & Extensions & Constants
    UseCases --> Repositories & Adapters & DeviceServices & Validation & BusinessLogic & Utilities & Extensions & Constants
    CommonUI --> Utilities & Extensions & Constants & Adapters
    Repositories --> API & Persistence & Keychain & Adapters & Utilities & Extensions & Constants
    API --> Keychain & Adapters & Utilities & Extensions & Constants
    Persistence --> Keychain & Adapters & Utilities & Extensions & Constants
    Keychain --> Extensions & Constants
    DeviceServices --> Utilities & Extensions & Constants & Adapters
    BusinessLogic --> Utilities & Extensions & Constants
    Validation --> Utilities & Extensions & Constants
    Adapters --> Extensions & Constants
    Utilities --> Extensions & Constants
    Extensions --> Constants
```

```yaml rule
rule: layers-use-only-what-is-drawn
because: What looks upwards can't be reused, and what looks sideways can't be replaced.
instead: Pass in what is needed, hide it behind a protocol of the lower layer, or move the code to where it belongs.
```

```swift bad path=App/Presentation/Features/Cart/CartView.swift
import SwiftUI

struct CartView: View {
    let database: CartDatabase // ✗
    var body: some View { Text("Cart") }
}
```

```swift bad path=App/Data/Persistence/CartDatabase.swift
final class CartDatabase {
    func opens() -> CartView? { nil } // ✗
}
```

```swift bad path=App/Core/Utilities/Math/RoundingUtility.swift
enum RoundingUtility {
    static func rounds(_ database: CartDatabase) {} // ✗
}
```

```swift good path=App/Presentation/Features/Cart/CartViewModel.swift
final class CartViewModel {
    private let carts: any CartRepository
    init(carts: any CartRepository) { self.carts = carts }
}
```

```swift good path=App/Data/Repository/CartRepository.swift
protocol CartRepository {}

final class CartRepositoryImpl: CartRepository {
    private let database: CartDatabase
    init(database: CartDatabase) { self.database = database }
}
```

```swift good path=App/Data/Persistence/CartDatabase.swift
final class CartDatabase {
    /// Once it opened the CartView itself.
    let name = "CartViewModel"
}
```

# What each folder is for

## Constants

What is fixed for the whole app stands in one place: addresses, keys of settings, switches for unfinished features, limits. There it is
found by whoever has to change it, and seen by whoever wonders. A constant has no behaviour.

```yaml rule
rule: constants-only-hold-values
severity: warning
every: { any: [type, function], in: Constants }
must: { any: [enum, struct] }
message: "`{Subject}` is more than a fixed value"
instead: Move it to the layer that does the work, and leave the value here.
```

```yaml rule
rule: constants-never-change
every: { property: any, in: Constants, be: stored }
must: { be: constant }
because: A constant that somebody can write is a global variable with a reassuring name.
```

```yaml rule
rule: addresses-are-constants
severity: warning
every: { string: any, match: '/^https?:\/\/[A-Za-z0-9-]+\.[A-Za-z0-9.-]+/', in: production, not: { any: [{ in: previews }, { in: "{{manifests}}" }] } }
must: { in: Constants }
except:
  - { match: ["http*://w3.org*", "http*://www.w3.org*", "http*://example.*", "http*://www.example.*", "http*://schemas.*", "http*apple.com/DTDs*"], because: it is a name and not an address }
  - { in: ClientModels, because: samples for previews stand beside the models }
instead: Give it a name in `{{constants}}`, and use the name.
message: "An address is written outside of `{{constants}}`"
```

```yaml rule
rule: switches-are-constants
severity: warning
every: { property: "/^(is|are|has|use|show|enable)[A-Z]\\w*(Enabled|Feature|Flag)$/", be: [stored, constant], any: [{ be: static }, { be: top-level }], have-value: ["true", "false"], in: production }
must: { in: Constants }
instead: Move the switch to `{{constants}}`, where all of them can be read at a glance.
message: "The switch `{Subject}` stands outside of `{{constants}}`"
```

```swift bad path=App/Core/Constants/Server.swift
enum Server {
    static var address = "https://shop.example.net" // ✗ constants-never-change
    static func path(of id: String) -> String { "/items/" + id } // ✗ constants-only-hold-values
}
```

```swift bad path=App/Data/API/ItemAPIClient.swift
enum Items {
    static let address = "https://api.shop.net/items" // ✗ addresses-are-constants
    static let isSearchEnabled = false // ✗ switches-are-constants
}
```

```swift good path=App/Core/Constants/Server.swift
enum Server {
    static let address = "https://api.shop.net"
    static let isSearchEnabled = false
    static var items: String { address + "/items" }
}
```

```swift good path=App/Data/API/ItemAPIClient.swift
// See https://api.shop.net/documentation
enum Items {
    static let secure = "https://"
    static let namespace = "http://www.w3.org/2000/svg"
    let isEnabled = true
}
```

## Device services

The camera, the position, the wallet: each needs a permission, fails in its own way, and isn't there in a test. One object per
capability hides it, and shows the rest of the app plain values.

```yaml rule
rule: devices-are-for-device-services
severity: warning
only: { in: [DeviceServices, Adapters, tests] }
may: { import: "{{device-modules}}" }
instead: Ask a service of `{{device-services}}` for what you need to know.
```

```yaml rule
rule: device-services-hide-their-framework
severity: warning
every: { protocol: any, in: DeviceServices }
must-not: { refer-to: ["/^(CM|PK|CB|LA|HK|AR|NFC|HM|NI|EA|WC|AVCapture)[A-Z]/", CLLocationManager, CLLocation, CLRegion, CLAuthorizationStatus, CLHeading] }
because: A contract that speaks the framework's types can't be met by anything else, not even by a double.
instead: Declare a small value with what the callers need, and fill it in the service.
```

```swift bad path=App/Core/DeviceServices/PositionService.swift
import CoreLocation

protocol PositionService {
    func position() async throws -> CLLocation // ✗ device-services-hide-their-framework
}
```

```swift bad path=App/Presentation/Features/Map/MapViewModel.swift
import CoreLocation // ✗ devices-are-for-device-services
```

```swift good path=App/Core/DeviceServices/PositionService.swift
import CoreLocation

protocol PositionService {
    func position() async throws -> CLLocationCoordinate2D
}
```

```swift good path=App/Presentation/Features/Map/MapViewModel.swift
final class MapViewModel {
    private let positions: any PositionService
    init(positions: any PositionService) { self.positions = positions }
}
```

## Extensions of native types

What a file adds to `String` or `Date` for itself alone, it keeps private. What all may use stands here, once, and here stands nothing else.

```yaml rule
rule: the-extensions-folder-extends-native-types
severity: warning
every: { extension: any, in: Extensions }
must-not: { extend: { type: any, in: production } }
instead: Move it beside the type that it extends.
message: "`{Subject}` is no native type"
```

```yaml rule
rule: the-extensions-folder-declares-no-types
severity: warning
every: { type: any, be: top-level, in: Extensions }
must: { be: file-private }
message: "`{Subject}` is a type of its own, no extension of a native one"
```

```yaml rule
rule: shared-extensions-lie-in-extensions
severity: warning
every:
  extension: any
  extend: [String, Substring, Character, Int, Double, Decimal, Bool, Date, Data, URL, Array, Dictionary, Set, Optional, Collection, Sequence, UIView, UIColor, UIImage, UIViewController]
  in: production
  not: { any: [{ be: file-private }, { extend: { type: any, in: production } }, { have-at-least: { inherited-types: 1 } }] }
must: { in: [Extensions, CommonUI, Adapters] }
except:
  - { have: { any: [function, property], be: [private] }, because: an extension with private members is meant for its file }
  - { have: { any: [function, property], be: [fileprivate] }, because: an extension with private members is meant for its file }
instead: Move it to `{{extensions}}`, or make it private.
message: "The extension of `{Subject}` is seen by the whole app, and lies outside of `{{extensions}}`"
```

```swift bad path=App/Core/Extensions/String+Trimming.swift
struct Trimmer {} // ✗ the-extensions-folder-declares-no-types

extension Trimmer {} // ✗ the-extensions-folder-extends-native-types
```

```swift bad path=App/Presentation/Features/Cart/CartView.swift
extension String { // ✗ shared-extensions-lie-in-extensions
    var shortened: String { String(prefix(20)) }
}
```

```swift good path=App/Core/Extensions/String+Trimming.swift
extension String {
    var trimmed: String { Trimming.trim(self) }
}

private enum Trimming {
    static func trim(_ text: String) -> String { text }
}
```

```swift good path=App/Presentation/Features/Cart/CartView.swift
private extension String {
    var shortened: String { String(prefix(20)) }
}

struct Cart {}

extension Cart {}
```

## Business rules

What the business decided (a discount, a fee, who may do what) changes when the business changes its mind, and for no other reason. It
is written once, in plain Swift, in functions of values; then it can be tested in a millisecond, and used by every screen.

```yaml rule
rule: business-rules-have-one-home
severity: warning
every: { any: [class, struct, enum, actor], named: ["?*Calculator", "*DiscountEngine", "*PricingEngine", "*RuleEngine", "*RulesEngine", "?*BusinessRule", "?*BusinessRules"], in: production, not: { any: [{ named: ["*Layout*", "*Size*", "*Height*", "*Width*", "*Frame*", "*Geometry*", "*Scroll*"] }] } }
must: { in: BusinessLogic }
instead: Move it to `{{business-logic}}`, and pass it what it needs to know.
```

```yaml rule
rule: business-rules-depend-on-their-arguments
every: { any: [class, struct, enum, actor, extension], in: BusinessLogic, be: top-level }
must-not: { contain: ["$T.shared", "UserDefaults.standard", "Date()", "Date.now", "FileManager.default"] }
because: A rule that asks the clock or a shared object can be neither tested nor repeated.
instead: Make it a parameter.
```

```yaml rule
rule: orchestrators-set-no-limits
severity: warning
every: { any: [orchestrator, use-case] }
must-not:
  any:
    - contain:
        pattern: ["$X < $N", "$X <= $N", "$X > $N", "$X >= $N"]
        where:
          X:
            any:
              - name: { word: "{{what-the-business-measures}}" }
              - "*.{{parts-of-dates}}!"
              - "*.{{parts-of-dates}} ?? 0"
              - "(*.{{parts-of-dates}} ?? 0)"
              - '/[Ii]nterval\w*(\(.*\))?\s*\/\s*[0-9_.]+\)?$/'
            not: { name: { word: [last, cache, refresh, updated, loaded, page, progress, index, count, group, step, offset] } }
          N: { number: { at-least: 5 } }
    - contain:
        pattern:
          - "$X.timeIntervalSince($D) < $N"
          - "$X.timeIntervalSince($D) <= $N"
          - "$X.timeIntervalSince($D) > $N"
          - "$X.timeIntervalSince($D) >= $N"
        where: { X: { not: "{{words-for-freshness}}" }, D: { not: "{{words-for-freshness}}" }, N: '/^[0-9_]+( \* [0-9_]+)+$/' }
    - contain:
        pattern: ["$X.addingTimeInterval($N) < $_", "$X.addingTimeInterval($N) > $_", "$_ < $X.addingTimeInterval($N)", "$_ > $X.addingTimeInterval($N)"]
        where: { X: { not: "{{words-for-freshness}}" }, N: '/^[0-9_]+( \* [0-9_]+)+$/' }
    - contain:
        pattern: ["$X * $N", "$N * $X", "$X *= $N"]
        where:
          X: { name: { last-word: "{{sums-of-money}}" } }
          N: { number: { at-most: 1.99 } }
because: The next screen needs the same limit, and then it is changed in one of the two.
message: "`{Subject}` contains a limit or a rate that is a business rule"
instead: Give the rule a name in `{{business-logic}}`, and ask it.
```

```yaml rule
rule: business-rules-are-tested
severity: warning
every: { any: [class, struct, enum], in: BusinessLogic, be: top-level, not: { any: [{ be: private }, { conform-to: Error }] }, have: { function: any } }
must: { have-counterpart: { file: "{Subject}Tests", in: tests } }
message: "`{Subject}` has no tests: `{Subject}Tests.swift` is missing, or expects nothing yet"
make: tests {Subject}
```

```swift bad path=App/Presentation/Features/Cart/FeeCalculator.swift
struct FeeCalculator {} // ✗ business-rules-have-one-home
```

```swift bad path=App/Presentation/Features/Trip/TripViewModel.swift
final class TripViewModel {
    private(set) var canCancel = false

    func look(at trip: Trip) {
        canCancel = trip.departure.timeIntervalSinceNow / 3600 > 24 // ✗ orchestrators-set-no-limits
        if trip.hoursLeft < 48, trip.total >= 50 { isFree = true } // ✗ orchestrators-set-no-limits
        due = trip.price * 0.9 // ✗ orchestrators-set-no-limits
        if trip.departure.timeIntervalSince(now) < 24 * 60 * 60 { canCancel = false } // ✗ orchestrators-set-no-limits
        isLate = now > trip.departure.addingTimeInterval(24 * 3600) // ✗ orchestrators-set-no-limits
        let gap = Calendar.current.dateComponents([.hour], from: now, to: trip.departure).hour ?? 0
        let hours = gap
        guard hours >= 24 else { return } // ✗ orchestrators-set-no-limits
        guard Calendar.current.dateComponents([.year], from: birth, to: now).year! >= 18 else { return } // ✗ orchestrators-set-no-limits
    }
}
```

```swift good path=App/Presentation/Features/Trip/TripViewModel.swift
final class TripViewModel {
    func look(at trip: Trip) {
        canCancel = CancellationRule.allows(trip, at: now)
        isEmpty = trip.total > 0
        if trips.count > 20, page < 5, progress >= 2 { loadMore() }
        guard amount > limits.smallest else { return }
        width = scale * 0.5
        if cacheAge > 60 { reload() }
        if now.timeIntervalSince(lastLoad) > 5 * 60 { reload() }
        if trip.nights < 2 { nightText = single }
    }
}
```

```swift bad path=App/Core/BusinessLogic/Voucher.swift
struct Voucher { // ✗ business-rules-are-tested
    let end: Date
    func isOpen() -> Bool {
        Date() < end // ✗ business-rules-depend-on-their-arguments
    }
}
```

```swift good path=App/Core/BusinessLogic/FeeCalculator.swift
struct FeeCalculator {
    func isOpen(until end: Date, at now: Date) -> Bool { now < end }
}
```

```swift good path=App/Tests/Unit/FeeCalculatorTests.swift
struct FeeCalculatorTests {}
```

```yaml review
review: are-business-rules-in-their-place
question: Does this view model, view or repository compute something that the business could decide otherwise (a price, a limit, a permission)?
about: { any: [orchestrator, repository] }
```

## The network

```yaml rule
rule: the-network-is-for-the-api-layer
every: { file: any, in: production, not: { any: [{ in: [API, Adapters, Composition, tests] }, { file: any, import: WebKit }] } }
must-not: { refer-to: [URLSession, URLSessionConfiguration, URLSessionTask, URLSessionDataTask, URLRequest, NWConnection, NWListener] }
because: When every request leaves through one door, there is one place for headers, tokens, retries and their tests.
instead: Add a function to the API client of the feature, and call it from its repository.
```

```yaml rule
rule: network-types-lie-in-the-api-layer
every: { type: ["?*APIClient", "?*APIClient{{implementation}}", "?*Endpoint", "?*Interceptor"], in: production, be: top-level, not: { any: [double, { in: tests }] } }
must: { in: [API, Adapters] }
because: Whoever looks for the traffic of a feature looks in one folder.
```

```swift bad path=App/Presentation/Features/Cart/CartViewModel.swift
import Foundation

struct CartEndpoint {} // ✗ network-types-lie-in-the-api-layer

final class CartViewModel {
    func load() async throws {
        _ = try await URLSession.shared.data(from: address) // ✗ the-network-is-for-the-api-layer
    }
}
```

```swift good path=App/Data/API/CartAPIClient.swift
import Foundation

struct CartEndpoint {}

final class CartAPIClientImpl {
    private let session: URLSession
    init(session: URLSession) { self.session = session }
}
```

```swift good path=App/Presentation/Features/Help/HelpView.swift
import WebKit

final class HelpView: UIView {
    /// A page, not a call: a web view takes a URLRequest.
    func show(_ page: URL) { web.load(URLRequest(url: page)) }
}
```

```swift good path=App/Presentation/Features/Help/HelpViewModel.swift
final class HelpViewModel {
    let hint = "URLSession.shared"
}
```

## The database

```yaml rule
rule: databases-are-for-persistence
silences: [the-inner-layers-import-no-frameworks]
only: { in: [Persistence, Entities, Adapters, Composition, tests] }
may: { import: "{{database-modules}}" }
because: A database that shows in the screens can never be exchanged, and its threads become the screens' problem.
instead: Hide it behind a store in `{{persistence}}`, and let a repository turn its entities into domain models.
```

```yaml rule
rule: what-is-kept-is-kept-in-persistence
severity: warning
every: { file: any, in: [Repositories, API, DeviceServices, UseCases, BusinessLogic] }
must-not:
  any:
    - { refer-to: [UserDefaults, NSUbiquitousKeyValueStore] }
    - contain:
        pattern: "$DATA.write(to: $FILE, $$$)"
        where: { FILE: { not: ["&*", "/(?i)temp(orary)?(dir|file|url)/"] } }
because: Whoever asks what the app leaves on the device, and under which key, looks in one folder.
instead: Write it in a store in `{{persistence}}`, and take the store in the initialiser.
```

```swift bad path=App/Presentation/Features/Cart/CartView.swift
import SwiftData // ✗ databases-are-for-persistence
import SwiftUI
```

```swift bad path=App/Data/Repository/CartRepository.swift
final class CartRepositoryImpl {
    private let settings: UserDefaults // ✗ what-is-kept-is-kept-in-persistence
    func keep(_ lines: [String]) throws {
        settings.set(lines, forKey: "lines")
    }
}
```

```swift bad path=App/Core/DeviceServices/CartBackup.swift
struct CartBackup {
    func keep(_ cart: Data) throws { try cart.write(to: file) } // ✗ what-is-kept-is-kept-in-persistence
}
```

```swift good path=App/Core/DeviceServices/CartPrinter.swift
struct CartPrinter {
    func text(of cart: Cart) -> String {
        var text = ""
        cart.write(to: &text)
        return text
    }

    func share(_ cart: Data) throws { try cart.write(to: temporaryFile) }
}
```

```swift good path=App/Data/Persistence/CartFile.swift
struct CartFile {
    func keep(_ cart: Data) throws { try cart.write(to: file, options: .atomic) }
}
```

```swift good path=App/Data/Persistence/CartStore.swift
import SwiftData
```

```swift good path=App/Presentation/Features/Cart/CartView.swift
import SwiftUI
// import SwiftData
```

## Secrets

Settings are files that anybody with the device's backup can read. Tokens and passwords belong in the keychain, and the keychain has one door.

```yaml rule
rule: the-keychain-has-one-door
only: { any: [{ in: [Keychain, Adapters, tests] }, { file: "*Keychain*" }] }
may: { call: [SecItemAdd, SecItemUpdate, SecItemDelete, SecItemCopyMatching] }
instead: Call the utility in `{{keychain}}`.
```

```yaml rule
rule: secrets-are-no-settings
silences: [orchestrators-know-no-sources]
every: { file: any, in: production }
must-not:
  contain:
    pattern: ["$DEFAULTS.set($_, forKey: $KEY)", "$DEFAULTS.setValue($_, forKey: $KEY)"]
    where:
      KEY:
        not: { any: [{ string: '/(?i)(device|push|apns|fcm)/' }, { name: '/(?i)(device|push|apns|fcm)/' }] }
        any:
          - string: [{ last-word: "{{secret-words}}" }, '/(?i)api_?key$/']
          - name: [{ last-word: "{{secret-words}}" }, '/(?i)(token|passwor?d|secret|credentials?|apikey)\.rawValue$/']
      DEFAULTS: '/(?i)defaults|settings|standard/'
because: Settings lie unencrypted in the app's folder and in every backup.
instead: Store it with the utility in `{{keychain}}`.
message: "A secret is stored among the settings"
```

```yaml rule
rule: secrets-are-not-in-app-storage
every: { property: any, named: [{ last-word: [token, password, passwd, secret, credential, credentials] }, "*apiKey", "*ApiKey", "*APIKey"], in: production, not: { any: [{ have-type: Bool }] } }
must-not: { have-attribute: ["@AppStorage", "@SceneStorage"] }
because: What stands in the app's storage lies unencrypted in its folder and in every backup.
instead: Read it from the keychain through a repository.
message: "The secret `{Subject}` is stored among the settings"
```

```swift bad path=App/Presentation/Features/Login/LoginViewModel.swift
final class LoginViewModel {
    @AppStorage("token") var accessToken = "" // ✗ secrets-are-not-in-app-storage

    func keep(_ token: String) {
        UserDefaults.standard.set(token, forKey: "accessToken") // ✗ secrets-are-no-settings
        SecItemAdd(query, nil) // ✗ the-keychain-has-one-door
    }
}
```

```swift good path=App/Data/Keychain/TokenVault.swift
struct TokenVault {
    func keep(_ token: String) { SecItemAdd(query(for: token), nil) }
}
```

```swift good path=App/Presentation/Features/Login/LoginViewModel.swift
final class LoginViewModel {
    @AppStorage("hint") var wasPasswordHintShown = false
    var password = ""

    func remember() { UserDefaults.standard.set(true, forKey: "wasPasswordHintShown") }
}
```

## Screens lie in features

```yaml rule
rule: screens-lie-in-features
every: { any: [view, orchestrator], be: top-level, in: production, not: { any: [{ be: file-private }, double] } }
must: { in: [Features, CommonUI, Navigation, Composition, Adapters] }
because: A feature is a folder; what lies elsewhere is found by search only, and deleted never.
instead: Move it to the folder of its feature, or to `{{common-ui}}` where several features use it.
```

```yaml rule
rule: common-ui-knows-no-domain-model
silences: [layers-use-only-what-is-drawn, views-show-client-models]
every: { file: any, in: CommonUI }
must-not: { refer-to: domain-model }
because: A button that knows what an order is can be used for nothing else. That it knows no feature is said by the picture.
instead: Pass plain values and closures in, or move it into the one feature that it serves.
```

```swift bad path=App/Core/Utilities/Text/Badge.swift
import SwiftUI

struct Badge: View { // ✗ screens-lie-in-features
    var body: some View { Text("New") }
}
```

```swift bad path=App/Presentation/Features/CommonUI/PriceTag.swift
import SwiftUI

struct PriceTag: View {
    let order: Order // ✗ common-ui-knows-no-domain-model
    var body: some View { Text("1") }
}
```

```swift bad path=App/Core/Models/Domain/Order.swift
struct Order {}
```

```swift good path=App/Presentation/Features/CommonUI/PriceTag.swift
import SwiftUI

struct PriceTag: View {
    let price: String
    var body: some View { Text(price) }
}
```

```swift good path=App/Presentation/Features/Cart/CartViewModel.swift
final class CartViewModel {}
```

## Navigation has its folder

Where the app goes next is decided in one place, so the way through the app can be read and changed there.

```yaml rule
rule: navigators-lie-in-navigation
silences: [only-navigation-moves]
every: { type: navigator, in: production }
must: { in: [Navigation, Composition] }
instead: Move it to `{{navigation}}`.
```

```yaml rule
rule: only-navigation-moves
only: { in: [Navigation, Composition, tests] }
may: { call: ["*.pushViewController", "*.popViewController", "*.popToRootViewController", "*.setViewControllers"] }
instead: Tell the router, behind its protocol, where to go.
```

```yaml rule
rule: links-carry-values
severity: warning
every: { file: any, in: [Features, CommonUI], not: { in: previews } }
must-not: { contain: ["NavigationLink($_) { $$$ }", "NavigationLink { $$$ } label: { $$$ }", "NavigationLink(destination: $_, $$$)", "NavigationLink($_, destination: $_, $$$)", "NavigationLink(isActive: $_, destination: $_, $$$)"] }
because: A view that makes the next screen knows it, and the way to it can't be changed in `{{navigation}}`.
instead: Ask the router through its protocol, or write `NavigationLink(value:)` and make the screen in `{{navigation}}`.
message: "This view makes the screen that comes next"
```

```yaml rule
rule: cells-open-nothing
silences: [only-navigation-moves]
every: { class: any, inherit: [UITableViewCell, UICollectionViewCell, UITableViewHeaderFooterView, UICollectionReusableView], in: production }
must-not: { any: [{ call: ["*.pushViewController", "*.popViewController"] }, { contain: ["$_.present($_, animated: $_, $$$)", "$_?.present($_, animated: $_, $$$)"] }] }
because: A cell that opens screens works in this one list only, and nobody looks for navigation in a cell.
instead: Report the tap through a closure or a delegate, and let the screen's owner navigate.
```

```swift bad path=App/Presentation/Features/Cart/CartRowCell.swift
final class CartRowCell: UITableViewCell {
    @objc func open() {
        window?.rootViewController?.present(DetailViewController(), animated: true) // ✗ cells-open-nothing
        navigationController.pushViewController(next, animated: true) // ✗ cells-open-nothing
    }
}
```

```swift good path=App/Presentation/Features/Cart/CartRowCell.swift
final class CartRowCell: UITableViewCell {
    var onTap: (() -> Void)?
    func present(_ model: CartRowModel) { titleLabel.text = model.title }
    @objc func tapped() { onTap?() }
}
```

```swift bad path=App/Presentation/Features/Cart/CartRouter.swift
final class CartRouter { // ✗ navigators-lie-in-navigation
    func open() {
        stack.pushViewController(next, animated: true)
    }
}
```

```swift bad path=App/Presentation/Features/Cart/CartCell.swift
final class CartCell {
    func open() {
        stack.pushViewController(next, animated: true) // ✗ only-navigation-moves
    }
}
```

```swift bad path=App/Presentation/Features/Cart/CartView.swift
import SwiftUI

struct CartView: View {
    var body: some View {
        NavigationLink("Terms") { TermsView() } // ✗ links-carry-values
        NavigationLink { HelpView() } label: { Text("Help") } // ✗ links-carry-values
        NavigationLink(destination: GiftView()) { Text("Gift") } // ✗ links-carry-values
        NavigationLink("Voucher", destination: VoucherView()) // ✗ links-carry-values
    }
}
```

```swift good path=App/Presentation/Features/Cart/CartView.swift
import SwiftUI

struct CartView: View {
    var body: some View {
        NavigationLink("Terms", value: Destination.terms)
        NavigationLink(value: Destination.help) { Text("Help") }
        Button("Gift") { viewModel.openGift() }
    }
}
```

```swift good path=App/Presentation/Navigation/CartRouter.swift
final class CartRouter {
    func open() { stack.pushViewController(next, animated: true) }
}
```

```swift good path=App/Presentation/Features/Cart/MapView.swift
import SwiftUI

struct MapView: UIViewRepresentable {
    final class Coordinator {}
}
```

## Unit tests and integration tests

Unit tests look at one small thing and give the same answer every time; they run with every save. What needs several layers, a server, a
clock or the screen is an integration test, and lies apart so that it can't slow the others down.

```yaml rule
rule: unit-tests-are-deterministic
severity: warning
every: { file: any, in: ["{{unit-tests}}", "{{other-unit-tests}}"] }
must-not:
  any:
    - { contain: ["URLSession.shared", "UserDefaults.standard"] }
    - { call: [sleep, usleep, Thread.sleep, Task.sleep] }
    - { refer-to: [XCUIApplication, XCUIElement] }
instead: Pass a double in, or move the test to `{{integration-tests}}`.
```

```yaml rule
rule: tests-of-several-layers-are-integration-tests
severity: warning
every: { file: any, in: tests, have-at-least: { tests: 1 }, all: [{ refer-to: { any: [class, struct, actor], named: "?*Repository{{implementation}}" } }, { refer-to: { any: [class, struct, actor], named: ["?*APIClient{{implementation}}", "?*Database"] } }] }
must: { in: ["{{integration-tests}}", "{{suites-of-integration-tests}}"] }
message: "This test joins a repository with its real sources, so it belongs to the integration tests"
```

```yaml rule
rule: tests-are-unit-or-integration
severity: warning
every: { file: any, in: ["{{tests-of-app}}", "{{other-tests}}"], have-at-least: { tests: 1 }, not: { in: "{{suites-of-interface-tests}}" } }
must: { in: ["{{unit-tests}}", "{{integration-tests}}", "{{other-unit-tests}}", "{{other-integration-tests}}"] }
message: "`{Subject}.swift` lies neither in `{{unit-tests}}` nor in `{{integration-tests}}`"
```

```swift given path=App/Data/Repository/CartRepository.swift
final class CartRepositoryImpl {}
final class CartAPIClientImpl {}
```

```swift bad path=App/Tests/Unit/CartTests.swift
import XCTest // ✗ tests-of-several-layers-are-integration-tests

final class CartTests: XCTestCase {
    func test_load_shouldWork() async {
        sleep(1) // ✗ unit-tests-are-deterministic
        _ = CartRepositoryImpl(client: CartAPIClientImpl())
    }
}
```

```swift bad path=App/Tests/CartViewTests.swift
import XCTest // ✗ tests-are-unit-or-integration

final class CartViewTests: XCTestCase {
    func test_open_shouldWork() {}
}
```

```swift good path=App/Tests/Integration/CartTests.swift
import XCTest

final class CartTests: XCTestCase {
    func test_load_shouldWork() async {
        sleep(1)
        _ = CartRepositoryImpl(client: CartAPIClientImpl())
    }
}
```

```swift good path=App/Tests/Unit/CartRepositoryTests.swift
import XCTest

final class CartRepositoryTests: XCTestCase {
    func test_load_shouldWork() async {
        _ = CartRepositoryImpl(client: CartAPIClientMock())
    }
}
```

# Models

The quick way is to decode the server's answer and hand it to the screen and to the database as it is. Then one renamed key on
the server is a change in every layer, and nobody can say which fields are sent, which are kept and which are shown. So a thing has
up to four shapes, each owned by the side that dictates it:

| shape | dictated by | lies in | known to |
|---|---|---|---|
| data transfer object (`UserDTO`) | the server | `Core/Models/DTO` | the API layer, and repositories while they translate |
| entity (`UserEntity`) | the database | `Core/Models/Entity` | persistence, and repositories while they translate |
| domain model (`User`) | the app | `Core/Models/Domain` | repositories, use cases, business rules, orchestrators |
| client model (`UserCardModel`) | one screen | `Core/Models/Client` | presentation |

Where two shapes would be the same today, they are two all the same: they change on different days.

## Data transfer objects

A data transfer object is a transcript: the names of the JSON, its types, its optionals, letter for letter. Nothing is decided in it, so
there is nothing in it to test, and a difference between it and the server's documentation is a mistake for certain.

```yaml rule
rule: dtos-are-codable-structs
every: dto
must: { all: [struct, { conform-to: [Codable, Decodable, Encodable] }] }
except:
  - { enum: any, because: the closed sets of words that a field can have are enums }
instead: "Declare `struct {Subject}: Codable`."
```

```yaml rule
rule: dtos-are-named-so
every: { struct: any, in: TransferObjects, be: top-level }
must: { named: "*{{transfer-object}}" }
message: "`{Subject}` lies among the data transfer objects, but isn't called `…{{transfer-object}}`"
because: The three letters are how a reader of any other file sees that the server's shape has leaked.
```

```yaml rule
rule: dtos-lie-among-the-models
every: { type: dto, in: production, be: top-level }
must: { in: TransferObjects }
instead: Move it to `{{transfer-objects}}`.
```

```yaml rule
rule: dto-properties-are-constant
severity: warning
every: { property: any, member-of: dto, be: stored, not: { any: [{ be: static }, { have-attribute: "@*" }, { member-of: { struct: "*Request{{transfer-object}}" } }] } }
must: { be: constant }
because: What the server said does not change because the app would like it to.
```

```yaml rule
rule: dtos-use-the-servers-names
every: dto
must-not:
  any:
    - { have: { enum: CodingKeys, have: { case: any, have-value: "*" } } }
    - { have: { function: encode } }
because: A key that is called one thing in the JSON and another in the code has to be looked up in both directions.
instead: Name the property like the key, also where that means `user_name`, and give it its Swift name in the domain model.
message: "`{Subject}` gives the keys of the JSON other names"
```

```yaml rule
rule: keys-are-not-rewritten
every: { file: any, in: [API, TransferObjects, Repositories] }
must-not: { contain: ["$_.keyDecodingStrategy = .convertFromSnakeCase", "$_.keyEncodingStrategy = .convertToSnakeCase"] }
instead: Let the properties of the data transfer objects have the names of the keys.
```

```yaml rule
rule: dtos-keep-the-wire-types
severity: warning
every: { property: any, member-of: { type: dto, not: { named: "*Request{{transfer-object}}" } }, be: stored, not: { be: static } }
must-not: { have-type: [Date, URL, Decimal, UUID, domain-model] }
because: A date that can't be read fails the whole answer while it is decoded; in the translation it can be dealt with.
instead: Keep the text or number that is sent, and translate it in `toDomain()`.
```

```swift bad path=App/Core/Models/DTO/OrderDTO.swift
final class OrderDTO: Codable { // ✗ dtos-are-codable-structs
    let placed_at: String
}

struct OrderAnswer: Codable { // ✗ dtos-are-named-so
    let orders: [OrderDTO]
}

struct LineDTO: Codable {
    var price: Double // ✗ dto-properties-are-constant
    let placedAt: Date // ✗ dtos-keep-the-wire-types

    enum CodingKeys: String, CodingKey { // ✗ dtos-use-the-servers-names
        case price
        case placedAt = "placed_at"
    }
}
```

```swift bad path=App/Data/API/OrderAPIClient.swift
func decoder() -> JSONDecoder {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase // ✗ keys-are-not-rewritten
    return decoder
}

struct PageDTO: Decodable {} // ✗ dtos-lie-among-the-models
```

```swift good path=App/Core/Models/DTO/OrderDTO.swift
struct OrderDTO: Codable {
    let placed_at: String
    let state: State
    let price: Double
    static let version = Date(timeIntervalSince1970: 0)

    enum State: String, Codable { case open, paid }
    enum CodingKeys: String, CodingKey { case placed_at, state, price }
}
```

```swift good path=App/Data/API/OrderAPIClient.swift
func decoder() -> JSONDecoder {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    return decoder
}
```

## Data transfer objects stay with the API

```yaml rule
rule: dtos-stay-with-the-api
only: { any: [{ in: [API, TransferObjects, Repositories, Adapters, tests] }, { file-named: ["*{{transfer-object}}+*", "*{{transfer-object}}Mapper"] }] }
may: { refer-to: dto }
except:
  - { any: [use-case, repository-contract], because: contracts-speak-of-domain-models speaks of them }
because: Every file that names the server's shape has to change when the server does.
instead: Ask the repository for the domain model; on a screen, show a client model made from it.
```

```yaml rule
rule: the-ui-decodes-nothing
every: { file: any, in: [Features, CommonUI, Navigation] }
must-not: { refer-to: [JSONDecoder, JSONSerialization] }
except:
  - { in: previews, because: a preview may read its sample from a file }
instead: Let the API client decode, and the repository translate.
```

```swift given path=App/Core/Models/DTO/OrderDTO.swift
struct OrderDTO: Codable {
    let id: String
}
```

```swift bad path=App/Presentation/Features/Order/OrderView.swift
import SwiftUI

struct OrderView: View {
    let order: OrderDTO // ✗ dtos-stay-with-the-api
    var body: some View { Text(order.id) }
}
```

```swift bad path=App/Data/Persistence/OrderStore.swift
final class OrderStore {
    func save(_ orders: [OrderDTO]) {} // ✗ dtos-stay-with-the-api
}
```

```swift bad path=App/Presentation/Features/Order/OrderViewModel.swift
final class OrderViewModel {
    func read(_ data: Data) { _ = JSONDecoder() } // ✗ the-ui-decodes-nothing
}
```

```swift good path=App/Data/Repository/OrderRepository.swift
final class OrderRepositoryImpl {
    func orders() async throws -> [Order] {
        let answer: [OrderDTO] = try await client.fetchOrders()
        return answer.map { $0.toDomain() }
    }
}
```

```swift good path=App/Presentation/Features/Order/OrderView.swift
import SwiftUI

/// Shows what was once an OrderDTO.
struct OrderView: View {
    let order: OrderRowModel
    var body: some View { Text(order.title) }
}
```

## Data transfer objects decide nothing

The one thing that they can do is to become a domain model, and that stands in an extension, so that the transcript itself stays a list of fields.

```yaml rule
rule: dtos-have-no-logic
every: { function: any, member-of: dto, not: { any: [{ be: static }, { be: private }, { be: demanded }] } }
must: { named: [{ first-word: [to, map, mapped, convert, converted, make, domain] }, asDomain] }
message: "`{Subject}` gives a data transfer object something to decide"
instead: Move it to the domain model.
```

```yaml rule
rule: dtos-compute-nothing
every: { property: any, member-of: dto, be: computed, not: { any: [{ be: static }, { be: demanded }] } }
must: { named: [id, { first-word: [to, as, domain] }] }
message: "`{Subject}` is computed by a data transfer object"
instead: Compute it in the domain model, or while translating.
```

```yaml rule
rule: translations-are-extensions
severity: warning
every: { function: ["toDomain*", "toModel*", "toEntity*", "asDomain*"], member-of: dto }
must: { in: { role: dto-extension } }
instead: Write `extension` around it, in the same file.
```

```swift bad path=App/Core/Models/DTO/OrderDTO.swift
struct OrderDTO: Codable {
    let price: Double
    var isExpensive: Bool { price > 100 } // ✗ dtos-compute-nothing

    func toDomain() -> Order { Order(price: price) } // ✗ translations-are-extensions
}

extension OrderDTO {
    func discounted() -> Double { price * 0.9 } // ✗ dtos-have-no-logic
}
```

```swift good path=App/Core/Models/DTO/OrderDTO.swift
struct OrderDTO: Codable {
    let number: Int
    let price: Double
}

extension OrderDTO: Identifiable {
    var id: Int { number }
    var asOrder: Order { toDomain() }

    func toDomain() -> Order { Order(price: price) }
}
```

## Entities

An entity is a row of a table, with Swift's names and types. It lives on the threads of its database, and what lives there must not leave.

```yaml rule
rule: entities-are-named-so
every: { type: entity, in: production, not: { any: [enum, { be: nested }] } }
must: { named: "*{{entity}}" }
message: "`{Subject}` is stored, and what is stored ends in `{{entity}}`"
```

```yaml rule
rule: entities-lie-among-the-models
silences: [domain-models-are-plain-values, entities-are-named-so]
every: { type: entity, in: production, be: top-level }
must: { in: [Entities, Persistence] }
instead: Move it to `{{entities}}`.
```

```yaml rule
rule: entities-are-final
severity: warning
every: { class: entity, in: production }
must: { be: final }
```

```yaml rule
rule: entities-have-swift-names
severity: warning
every: { property: any, member-of: entity, be: stored }
must-not: { any: [{ named: "?*_*" }, { named: ["*At", "*Date", "*Time"], have-type: String }] }
message: "`{Subject}` is the server's way of writing, not Swift's"
instead: Give it the Swift name and the native type; the translation from the server has happened before.
```

```yaml rule
rule: stored-and-sent-are-two-types
every: { type: entity, in: production }
must-not: { conform-to: [Codable, Decodable, Encodable] }
because: A type that is decoded and stored forces the server's next change upon the database.
instead: Decode a data transfer object, translate it into the domain model, and store an entity made from that.
except:
  - { conform-to: [PersistableRecord, FetchableRecord, MutablePersistableRecord], because: GRDB reads and writes its rows by way of Codable }
  - { struct: any, in: [Entities, Persistence], not: { returned-by: { type: any, in: API } }, because: a store of files or settings writes its own structs by way of Codable }
```

```swift bad path=App/Core/Models/Entity/Order.swift
import SwiftData

@Model
class Order: Codable { // ✗ entities-are-named-so, entities-are-final, stored-and-sent-are-two-types
    var placed_at: Date // ✗ entities-have-swift-names
    var paidAt: String // ✗ entities-have-swift-names
}
```

```swift bad path=App/Core/Models/Entity/LineEntity.swift
@objc(LineEntity)
public class LineEntity: NSManagedObject { // ✗ entities-are-final
    @NSManaged public var amount: Int
}
```

```swift bad path=App/Presentation/Features/Order/OrderEntity.swift
final class OrderEntity {} // ✗ entities-lie-among-the-models
```

```swift good path=App/Core/Models/Entity/DraftEntity.swift
/// A store writes it to the settings.
struct DraftEntity: Codable {
    let text: String
}
```

```swift good path=App/Core/Models/Entity/OrderEntity.swift
import SwiftData

@Model
final class OrderEntity {
    var placedAt: Date
    var note: String
    enum State: String, Codable { case open }
}
```

## Entities stay with the database

```yaml rule
rule: entities-stay-with-the-database
only: { in: [Persistence, Entities, Repositories, Adapters, Composition, tests] }
may: { refer-to: entity }
except:
  - { any: [use-case, repository-contract], because: contracts-speak-of-domain-models speaks of them }
because: An entity in a view ties the screen to the database's threads, and its migration to the screen.
instead: Turn it into the domain model in the repository, with `toDomain()`.
```

```yaml rule
rule: views-query-no-database
every: { property: any, member-of: { any: [view, orchestrator] } }
must-not: { have-attribute: ["@Query", "@FetchRequest", "@SectionedFetchRequest", "@ObservedResults", "@ObservedRealmObject", "@StateRealmObject"] }
instead: Ask a repository in the orchestrator, and show client models.
```

```swift given path=App/Core/Models/Entity/OrderEntity.swift
final class OrderEntity {}
```

```swift bad path=App/Presentation/Features/Order/OrderView.swift
import SwiftUI

struct OrderView: View {
    @Query var orders: [OrderEntity] // ✗ entities-stay-with-the-database, views-query-no-database
    var body: some View { Text("Orders") }
}
```

```swift good path=App/Data/Persistence/OrderStore.swift
final class OrderStore {
    func orders() -> [OrderEntity] { [] }
}
```

```swift good path=App/Presentation/Features/Order/OrderView.swift
import SwiftUI

struct OrderView: View {
    @State private var orders: [OrderRowModel] = []
    var body: some View { Text("OrderEntity") }
}
```

## Domain models

A domain model is a plain noun with native types. It knows neither JSON nor tables nor screens, and so outlives all three.

```yaml rule
rule: domain-models-are-plain-values
every: { type: domain-model }
must: { any: [struct, enum] }
instead: Make it a struct; what has an identity of its own gets an `id`.
```

```yaml rule
rule: domain-models-have-plain-names
every: { type: domain-model }
must-not: { named: ["?*{{transfer-object}}", "?*{{entity}}", "?*{{client-model}}", "?*Response", "?*Object", "?*Payload"] }
message: "`{Subject}` has a technical name: a domain model is called what it is"
instead: Leave the ending out.
```

```yaml rule
rule: domain-models-are-constant
severity: warning
every: { property: any, in: Domain, be: stored, not: { any: [{ be: static }, { be: private }] } }
must: { all: [{ be: constant }, { not: { named: "?*_*" } }] }
because: A value that nobody can change behind one's back can be passed to anybody.
instead: Declare it with `let` and a Swift name; what changes is made anew.
```

```yaml rule
rule: domain-models-know-no-json
every: { any: [type, extension], in: Domain }
must-not: { any: [{ conform-to: [Codable, Decodable, Encodable, CodingKey] }, { refer-to: [JSONDecoder, JSONEncoder] }] }
instead: Decode a data transfer object, and translate it.
```

```yaml rule
rule: domain-models-know-no-database
every: { any: [type, extension], in: Domain }
must-not:
  any:
    - { have-attribute: "@Model" }
    - { inherit: [NSManagedObject, PersistentObject] }
    - { conform-to: [PersistableRecord, FetchableRecord] }
instead: Store an entity made from it.
```

```yaml rule
rule: domain-models-know-no-screen
every: { file: any, in: Domain }
must-not: { refer-to: { any: [client-model, { type: any, in: [Features, CommonUI, Navigation] }] } }
instead: Write the conversion as an extension in the mapper of the feature.
```

```yaml rule
rule: the-inner-layers-import-no-frameworks
every: { file: any, in: [Domain, BusinessLogic, Validation, Utilities] }
must-not: { any: [{ import: "{{interface-modules}}" }, { import: "{{database-modules}}" }, { import: Combine }] }
except:
  - { in: Utilities, import: Combine, because: retrying and debouncing publishers is a tool like any other }
because: What stands at the centre is compiled and tested without a device, and moves to the next framework unchanged.
```

```swift given path=App/Core/Models/Client/OrderRowModel.swift
struct OrderRowModel {}
```

```swift bad path=App/Core/Models/Domain/Order.swift
import SwiftUI // ✗ the-inner-layers-import-no-frameworks

final class Order { // ✗ domain-models-are-plain-values
    let id = 1
}

struct OrderModel: Codable { // ✗ domain-models-have-plain-names, domain-models-know-no-json
    var total: Decimal // ✗ domain-models-are-constant
    func row() -> OrderRowModel { OrderRowModel() } // ✗ domain-models-know-no-screen
}

@Model // ✗ domain-models-know-no-database
struct Basket {}
```

```swift good path=App/Core/Models/Domain/Order.swift
import Foundation

struct Order: Equatable, Sendable {
    let id: String
    let total: Decimal
    let placedDate: Date
    var isFree: Bool { total == 0 }
}

enum Delivery { case post, pickup }
```

```yaml review
review: are-all-fields-needed
question: Does each field of this domain model serve somebody, and does each one that reaches the screen's side have a use there?
about: domain-model
```

## Client models

A client model is what a screen shows, ready to be shown: texts, names of images, flags. The screen has nothing left to compute.

```yaml rule
rule: client-models-are-structs-named-model
silences: [models-are-structs]
every: { type: client-model, any: [struct, class, actor] }
must: { all: [struct, { named: ["?*{{client-model}}", "?*ViewState"] }, { not: { named: "*{{state-holder}}" } }] }
instead: Declare a struct, named after what it fills, with the ending `{{client-model}}`.
```

```yaml rule
rule: client-models-are-ready-to-show
severity: warning
every: { property: any, member-of: client-model, be: stored, not: { named: [progress, fraction, ratio, latitude, longitude] } }
must-not: { have-type: [Date, Decimal, Double, Float, dto, entity, domain-model] }
message: "`{Subject}` is not ready to be shown: somebody has to format it first"
instead: Store the finished text.
```

```yaml rule
rule: client-models-are-constant
severity: warning
every: { property: any, member-of: client-model, be: stored, not: { any: [{ be: static }, { named: ["is*", "selected*"] }] } }
must: { be: constant }
```

```yaml rule
rule: client-models-stay-in-presentation
every: { file: any, in: [API, Persistence, Repositories, Keychain, UseCases, BusinessLogic, Validation, Utilities, TransferObjects, Entities] }
must-not: { refer-to: client-model }
instead: Return the domain model, and let the feature's mapper convert it.
```

```swift bad path=App/Core/Models/Client/OrderRow.swift
struct OrderRow { // ✗ client-models-are-structs-named-model
    let placed: Date // ✗ client-models-are-ready-to-show
    var title: String // ✗ client-models-are-constant
}
```

```swift bad path=App/Data/Repository/OrderRepository.swift
protocol OrderRepository {
    func rows() async throws -> [OrderRow] // ✗ client-models-stay-in-presentation
}
```

```swift good path=App/Core/Models/Client/OrderRowModel.swift
struct OrderRowModel {
    let placedText: String
    let count: Int
    var isExpanded = false
}
```

```swift good path=App/Data/Repository/OrderRepository.swift
protocol OrderRepository {
    func orders() async throws -> [Order]
}
```

## One model, one file

```yaml rule
rule: models-have-files-of-their-name
every: { any: [struct, class, actor], in: [Domain, TransferObjects, Entities, ClientModels], be: top-level, not: { be: file-private } }
must: { file-named: ["{Subject}", "{Subject}+*"] }
because: The list of files is the list of models; a second one in a file is found by whoever wrote it.
message: "`{Subject}` has no file of its name: it stands in `{File}.swift`"
instead: Give it a file of its own, or nest it in the model that it is a part of.
```

```yaml rule
rule: models-stay-small
severity: warning
every: { type: any, any: [domain-model, client-model] }
must: { have-at-most: { properties: "{{most-properties-of-a-model}}" } }
because: Fifteen fields are two or three things that have not been told apart yet.
instead: Group what belongs together in a struct of its own, such as `address`.
```

```yaml rule
rule: models-are-structs
severity: warning
every: { any: [struct, class], in: [TransferObjects, ClientModels], be: top-level }
must: struct
because: A struct is copied, so nobody changes it for somebody else.
```

```swift bad path=App/Core/Models/Domain/Order.swift
struct Order { // ✗ models-stay-small
    let field: Int // × 16
}

struct Invoice {} // ✗ models-have-files-of-their-name
```

```swift bad path=App/Core/Models/Client/OrderRowModel.swift
final class OrderRowModel {} // ✗ models-are-structs
```

```swift bad path=App/Core/Models/Client/OrderScreenModel.swift
struct OrderScreenModel { // ✗ models-stay-small
    let text: String // × 16
}
```

```swift good path=App/Core/Models/Domain/Order.swift
struct Order {
    let address: Address
    struct Address {}
}

enum Delivery { case post }
```

```swift good path=App/Core/Models/Client/OrderRowModel.swift
struct OrderRowModel {}
```

## Translations

At each boundary stands a translation, and it is the only place that knows both sides. A thing that arrives is made a domain model by the
one who received it (`toDomain()`); a thing to be shown is made a client model by the feature that shows it (`toRowModel()`). Domain
models never know where they came from.

A short conversion is an extension. One that has variants gets a mapper of its own.

```yaml rule
rule: dtos-become-domain-models
severity: warning
every:
  struct: dto
  named: "{Name}{{transfer-object}}"
  in: TransferObjects
  be: top-level
  conform-to: Decodable
  any:
    - { have-counterpart: { type: "{Name}", in: "{{domain}}" } }
    - { not: { any: [{ held-by: dto }, { only-used-by: { type: any, in: [API, TransferObjects] } }] } } # a part of another answer, or what nobody asks for yet
  not: { named: ["*Request{{transfer-object}}", "*Page{{transfer-object}}", "*Error{{transfer-object}}", "*List{{transfer-object}}", "*Envelope{{transfer-object}}"] }
must:
  any:
    - { have: { function: "to*" } }
    - { have-counterpart: { type: "{Subject}Mapper" } }
message: "`{Subject}` can't be turned into a domain model"
instead: Write `toDomain()` in an extension beside it.
```

```yaml rule
rule: entities-become-domain-models
severity: warning
every:
  any: [class, struct]
  all:
    - entity
    - any:
        - { have-counterpart: { type: "{Name}", in: "{{domain}}" } }
        - { not: { created-by: { type: any, in: Repositories } } } # which makes it of plain values
  named: "{Name}{{entity}}"
  in: Entities
  be: top-level
must:
  any:
    - { have: { function: "to*" } }
    - { have-counterpart: { type: "{Subject}Mapper" } }
message: "`{Subject}` can't be turned into a domain model"
instead: Write `toDomain()` in an extension beside it.
```

```yaml rule
rule: conversions-for-the-screen-are-named-to
severity: warning
every:
  any:
    - { function: any, in: [Features, ClientModels], have-type: client-model, not: { member-of: { any: [mapper, view, orchestrator, client-model] } } }
    - { any: [function, initializer], in: [Features, ClientModels], member-of: client-model, have: { parameter: any, have-type: domain-model } }
    - { property: any, in: [Features, ClientModels], be: computed, member-of: domain-model, have-type: client-model }
must: { all: [function, { named: { first-word: to } }, { not: { member-of: client-model } }] }
message: "`{Subject}` makes a client model, and isn't a function `to…` of what it is made of"
instead: Write a method `to…` in an extension of the type it is made of, in the feature's mapper.
```

```yaml rule
rule: client-models-are-made-by-mappers
every: { file: any, in: [Features, CommonUI, Navigation, Repositories, API, Persistence], not: { any: [{ in: previews }, { named: ["*Mapper", "*Mapping", "*+*", "*Samples"] }] } }
must-not: { create: client-model }
because: What a screen says is decided in one place, which can be tested without the screen and without the orchestrator.
instead: Call an extension such as `order.toRowModel()`, or a mapper.
except:
  - { in: CommonUI, because: a component shows a sample of itself in its preview }
```

```swift given path=App/Core/Models/Client/OrderRowModel.swift
struct OrderRowModel {
    let title: String
}
```

```swift given path=App/Core/Models/Domain/Order.swift
struct Order {}
```

```swift bad path=App/Core/Models/DTO/OrderDTO.swift
struct OrderDTO: Codable {} // ✗ dtos-become-domain-models
```

```swift bad path=App/Core/Models/Entity/OrderEntity.swift
final class OrderEntity {} // ✗ entities-become-domain-models
```

```swift bad path=App/Presentation/Features/Order/OrderViewModel.swift
final class OrderViewModel {
    func show(_ order: Order) {
        row = OrderRowModel(title: "#" + order.id) // ✗ client-models-are-made-by-mappers
    }
}

extension Order {
    func row() -> OrderRowModel { fatalError() } // ✗ conversions-for-the-screen-are-named-to
    var asRow: OrderRowModel { fatalError() } // ✗ conversions-for-the-screen-are-named-to
}
```

```swift bad path=App/Presentation/Features/Order/OrderViewMapper.swift
extension OrderRowModel {
    init(order: Order) { self.init(title: "#" + order.id) } // ✗ conversions-for-the-screen-are-named-to
    static func make(from order: Order) -> OrderRowModel { OrderRowModel(order: order) } // ✗ conversions-for-the-screen-are-named-to
    func renamed(to title: String) -> OrderRowModel { OrderRowModel(title: title) }
}
```

```swift good path=App/Core/Models/DTO/OrderDTO.swift
struct OrderDTO: Codable {
    let receipt: ReceiptDTO?
}

extension OrderDTO {
    func toDomain() throws -> Order { Order() }
}
```

```swift good path=App/Core/Models/DTO/ReceiptDTO.swift
/// A part of an order: there is no `Receipt`.
struct ReceiptDTO: Codable {}
```

```swift good path=App/Core/Models/Entity/OrderEntity.swift
final class OrderEntity {}

struct OrderEntityMapper {
    func domain(_ entity: OrderEntity) -> Order { Order() }
}
```

```swift good path=App/Presentation/Features/Order/OrderViewMapper.swift
extension Order {
    func toRowModel() -> OrderRowModel { OrderRowModel(title: "#" + id) }
}
```

```swift good path=App/Presentation/Features/Order/OrderViewModel.swift
final class OrderViewModel {
    func show(_ order: Order) { row = order.toRowModel() }
}
```

```yaml review
review: extension-or-mapper
question: Has this conversion become a mapper's work, because it distinguishes kinds or is made in more than one way?
about: { function: "to*", in: Features }
```

## Views show client models

```yaml rule
rule: views-show-client-models
severity: warning
every: { any: [property, parameter], in: { role: view } }
must-not: { have-type: domain-model }
because: A view that gets the whole domain model shows whatever it likes of it, in a form that it makes up itself.
message: "The view is handed the domain model by `{Subject}`"
instead: Hand it a client model with the finished texts.
```

```yaml rule
rule: view-models-show-client-models
severity: warning
every: { property: any, member-of: { class: view-model }, be: mutable, not: { any: [{ be: private }, { be: static }] } }
must-not:
  any:
    - { have-type: { any: [struct, class, actor], all: [domain-model], not: request } }
    - { refer-to: { any: [struct, class, actor], all: [domain-model], not: request, as: generic } }
because: A screen that can read the whole domain model depends on all of it.
message: "`{Subject}` exposes a domain model to the screen"
instead: Keep the domain model private, and publish a client model that a mapper makes of it.
```

```yaml rule
rule: formatting-is-done-by-mappers
silences: [formatters-are-made-by-the-factory, formats-are-written-in-the-factory]
every: { any: [view, orchestrator] }
must-not:
  any:
    - { refer-to: [DateFormatter, ISO8601DateFormatter, NumberFormatter, MeasurementFormatter, DateComponentsFormatter, DateIntervalFormatter, RelativeDateTimeFormatter, ByteCountFormatter, PersonNameComponentsFormatter, ListFormatter] }
    - { call: ["*Formatter.*", "*Formatters.*", "*FormatterFactory.*", "*formatter.string"] }
    - contain:
        pattern: "String(format: $FORMAT, $$$)"
        where: { FORMAT: { string: '/%[0-9]*\.?[0-9]*l?[fd]/' } }
    - { contain: ["$_.formatted($$$)"] }
because: The same date looks different on two screens as soon as each formats it for itself.
instead: Format it in the conversion to the client model, with a formatter of `{{formatters}}`.
```

```swift given path=App/Core/Models/Domain/Order.swift
struct Order {
    let placed: Date
}
```

```swift bad path=App/Presentation/Features/Order/OrderView.swift
import SwiftUI

struct OrderView: View {
    let order: Order // ✗ views-show-client-models
    var body: some View {
        Text(order.placed.formatted(date: .abbreviated, time: .omitted)) // ✗ formatting-is-done-by-mappers
    }
}
```

```swift bad path=App/Presentation/Features/Order/OrderViewModel.swift
final class OrderViewModel {
    func text(_ price: Double) -> String { String(format: "%.2f", price) } // ✗ formatting-is-done-by-mappers
    func parse(_ text: String) -> Date? { ISO8601DateFormatter().date(from: text) } // ✗ formatting-is-done-by-mappers
    func show(_ order: Order) {
        pointsText = PointsFormatter.text(for: order.points) // ✗ formatting-is-done-by-mappers
        totalText = order.total.formatted(.number.precision(.fractionLength(2))) // ✗ formatting-is-done-by-mappers
        countText = order.count.formatted() // ✗ formatting-is-done-by-mappers
    }

    var orders: [Order] = [] // ✗ view-models-show-client-models
    @Published private(set) var last: Order? // ✗ view-models-show-client-models
}
```

```swift good path=App/Presentation/Features/Order/OrderView.swift
import SwiftUI

struct OrderView: View {
    let order: OrderRowModel
    var body: some View { Text(order.placedText) }
}
```

```swift good path=App/Presentation/Features/Order/OrderViewModel.swift
/// Formats nothing: no DateFormatter here.
final class OrderViewModel {
    private var order: Order?
    private(set) var row: OrderRowModel?
    var onPaid: ((Order) -> Void)?

    func show(_ order: Order) {
        self.order = order
        row = order.toRowModel()
    }
}
```

```swift good path=App/Presentation/Features/Order/OrderViewMapper.swift
extension Order {
    func toRowModel() -> OrderRowModel {
        OrderRowModel(placedText: placed.formatted(date: .abbreviated, time: .omitted))
    }
}
```

# Orchestration

Between the screen and the data stands one object that coordinates: it has the inputs checked, asks the repositories, has the answer
translated, keeps the state that the screen shows, and says where to go next. It does none of these things itself. Because it
knows no framework, its tests run in milliseconds and without a device.

| pattern | the orchestrator | how it answers |
|---|---|---|
| MVVM | view model | observed state |
| MVP | presenter | a weak view behind a protocol |
| VIPER | interactor | an output protocol |
| reducers | reducer | a new state |

An orchestrator may call validation, repositories, use cases, business rules and mappers, structure its actions, and emit state or
callbacks. All of it is open to it by the picture above; what follows is what it may not do.

## Orchestrators know no interface framework

```yaml rule
rule: orchestrators-import-no-interface
every: orchestrator
must-not: { import: "{{interface-modules}}" }
because: What imports the interface can be tested only where there is one, and sooner or later it touches it.
instead: Use Observation or Combine for the state, and move what needs the framework to the view or its mapper.
```

```yaml rule
rule: orchestrators-know-no-view
every: orchestrator
must-not:
  refer-to:
    any:
      - view
      - named: [UIView, UIViewController, UITableView, UITableViewCell, UICollectionView, UICollectionViewCell, UIStackView, UIScrollView, UIButton, UILabel, UITextField, UIImageView, UIColor, UIFont, UIImage, UIWindow, UIScreen, UIStoryboard, UIHostingController, UITabBarController, UIPageViewController, NSView, NSViewController, NSWindow, AnyView, EdgeInsets]
because: A view that is known here can't be exchanged, and the next change of its layout is a change of the logic.
instead: Publish what is to be shown, as a client model or a flag.
```

```yaml rule
rule: orchestrators-open-nothing
every: orchestrator
must-not:
  any:
    - { refer-to: [UIAlertController, UIAlertAction, UIApplication, UINavigationController, UIActivityViewController, NSAlert, NavigationPath, NSApplication, DismissAction, PresentationMode, OpenWindowAction, DismissWindowAction] }
    - { call: [withAnimation, UIView.animate, "*avigationController.*", "*Toast.show*", "*HUD.show*", "*HUD.dismiss*", "*Snackbar.show*", "*Banner.show*", "*Alert.show*"] }
    - contain:
        pattern: ["$SCREEN.present($_, animated: $_, $$$)", "$SCREEN.dismiss(animated: $_, $$$)", "$SCREEN.show($_, sender: $_)"]
        where: { SCREEN: { not: '/(?i)(router|coordinator|navigat\w+|wireframe|routing)\??$/' } }
because: An alert that the logic opens can't be seen by a test, and appears on top of whatever the user was doing.
instead: Publish the error or the question as state, and tell a router, behind its protocol, where to go.
```

```swift given path=App/Presentation/Features/Pay/PayView.swift
import SwiftUI

struct PayView: View {
    var body: some View { Text("Pay") }
}
```

```swift bad path=App/Presentation/Features/Pay/PayViewModel.swift
import UIKit // ✗ orchestrators-import-no-interface

final class PayViewModel {
    var cell: UITableViewCell? // ✗ orchestrators-know-no-view
    var view: PayView? // ✗ orchestrators-know-no-view

    func fail() {
        let alert = UIAlertController() // ✗ orchestrators-open-nothing
        host.present(alert, animated: true) // ✗ orchestrators-open-nothing
        withAnimation { isRed = true } // ✗ orchestrators-open-nothing
        router.present(receipt, animated: true)
        Toast.show("That did not work") // ✗ orchestrators-open-nothing
        SVProgressHUD.showError(withStatus: "No") // ✗ orchestrators-open-nothing
    }

    func finish(with close: DismissAction) { close() } // ✗ orchestrators-open-nothing
}
```

```swift bad path=App/Presentation/Features/Pay/TipPresenter.swift
final class TipPresenter {
    weak var screen: PayController? // ✗ orchestrators-know-no-view
}
```

```swift bad path=App/Presentation/Features/Pay/PayController.swift
import UIKit

final class PayController: UIViewController {}
```

```swift good path=App/Presentation/Features/CommonUI/HintPresenter.swift
import UIKit

/// Shows a hint: it is a piece of the interface, and orchestrates nothing.
final class HintPresenter {
    private let bubble = BubbleView()
    func show(on host: UIView) { host.addSubview(bubble) }
}

final class BubbleView: UIView {}
```

```swift good path=App/Presentation/Features/Pay/PayViewModel.swift
import Combine

/// Shows no UIAlertController: the view does.
final class PayViewModel {
    @Published private(set) var errorText: String?
    var onPaid: (() -> Void)?

    func present(_ text: String) { errorText = text }
    func dismiss() { errorText = nil }
    func fail() { toast = ToastModel(text: "That did not work") }
}
```

## Where the user is, is not their business

An orchestrator says what should happen next. Where the screen stands in the app, who was before it and what lies above it is known to
navigation alone; so the same screen can be reached from elsewhere tomorrow.

```yaml rule
rule: routers-are-known-by-their-protocol
every: { property: any, member-of: orchestrator, be: stored, have-type: { type: ["?*Router", "?*Coordinator", "?*Navigator"], not: { named: "*Scroll*" } } }
must: { have-type: protocol }
instead: Declare the protocol that this screen needs, and let the router conform to it.
```

```yaml rule
rule: orchestrators-do-not-know-where-they-are
every: { property: any, member-of: orchestrator, not: { have-type: [UINavigationController, NavigationPath, UIApplication, NSApplication] } } # orchestrators-open-nothing speaks of these
must-not: { named: [currentScreen, currentRoute, currentDestination, currentTab, visibleScreen, topViewController, navigationController, navigationPath, navigationStack, isRootScreen] }
message: "`{Subject}` is about the place in the app, not about this screen"
instead: Leave it to the router, and tell it what happened.
```

```swift bad path=App/Presentation/Navigation/PayRouter.swift
final class PayRouter {}
```

```swift bad path=App/Presentation/Features/Pay/PayViewModel.swift
final class PayViewModel {
    private let router: PayRouter // ✗ routers-are-known-by-their-protocol
    var currentScreen = 1 // ✗ orchestrators-do-not-know-where-they-are
}
```

```swift good path=App/Presentation/Navigation/PayRouter.swift
final class PayRouter: PayRouting {}
```

```swift good path=App/Presentation/Features/Pay/PayViewModel.swift
protocol PayCoordinator: AnyObject {
    func showReceipt(of id: String)
}

final class PayViewModel {
    private weak var coordinator: (any PayCoordinator)?
    private let step = 1
}
```

```yaml review
review: does-it-ask-where-the-user-is
question: Does this orchestrator decide anything by the tab, route or screen that the user is on?
about: orchestrator
```

## Each pattern keeps its own door

```yaml rule
rule: presenters-see-their-view-through-a-protocol
every: { property: "/^(view|viewController|display)$/", member-of: { class: "?*Presenter" }, be: stored }
must: { all: [{ be: weak }, { have-type: protocol }] }
instead: Declare the view as `weak var`, with a protocol as its type.
```

```yaml rule
rule: interactors-answer-through-a-protocol
every: { property: [output, presenter], member-of: { class: "?*Interactor" }, be: stored }
must: { have-type: protocol }
message: "The interactor answers to `{Subject}`, whose type is no protocol"
```

```yaml rule
rule: reducers-have-state-and-action
every: { struct: any, have-attribute: "@Reducer", in: production }
must: { have-each: [{ any: [struct, enum], named: State }, { enum: Action }] }
because: What a screen can be and what can happen to it are the two lists that make a reducer readable.
```

```yaml rule
rule: view-models-are-final
severity: warning
every: { class: view-model, in: production, not: { named: "Base*" } }
must: { be: final }
instead: Write `final class {Subject}`.
```

```yaml rule
rule: view-models-have-state
severity: warning
every: { class: view-model, in: [Features, CommonUI], not: { any: [{ named: ["Base*", "*Item{{state-holder}}", "*Row{{state-holder}}", "*Cell{{state-holder}}", "*Section{{state-holder}}"] }, { inherit: { class: any } }] } }
must:
  any:
    - { have: { property: any, have-attribute: "@Published" } }
    - { have: { property: any, be: [stored, mutable] } }
    - { have: { property: any, be: computed } }
    - { have: { property: "on*" } }
    - { have: { property: any, have-type: ["*Publisher", "*Subject", "*Relay", "*Observable", "*Stream", "Driver*", "Box*", "Dynamic*"] } }
because: A view model that publishes nothing has nothing to say to its screen.
message: "`{Subject}` has no state that a screen could show"
```

```swift bad path=App/Presentation/Features/Pay/PayViewController.swift
import UIKit

final class PayViewController: UIViewController {}
```

```swift bad path=App/Presentation/Features/Pay/PayPresenter.swift
final class PayPresenter {
    var view: PayViewController? // ✗ presenters-see-their-view-through-a-protocol
}

final class PayInteractor {
    var output: PayPresenter? // ✗ interactors-answer-through-a-protocol
}

class PayViewModel { // ✗ view-models-are-final, view-models-have-state
    private let pays: any PayRepository
    func pay() {}
}

@Reducer
struct PayFeature { // ✗ reducers-have-state-and-action
    struct State {}
}
```

```swift good path=App/Presentation/Features/Pay/PayPresenter.swift
protocol PayDisplaying: AnyObject {}
protocol PayInteractorOutput: AnyObject {}

final class PayPresenter {
    weak var view: (any PayDisplaying)?
}

final class PayInteractor {
    weak var output: (any PayInteractorOutput)?
}

final class PayViewModel {
    var isPaid = false
}

@Reducer
struct PayFeature {
    struct State {}
    enum Action {}
}
```

## What they need is handed to them

```yaml rule
rule: orchestrators-make-no-dependencies
every: { any: [orchestrator, use-case], not: { any: [composer, { call: ["*.register", "register"] }] } } # who fills a container puts the app together
must-not: { create: { any: [repository, api-client, adapter, { class: ["?*Store", "?*Service"] }] } }
because: What makes its own repository can't be tested without the server behind it.
instead: Take it in the initialiser, as a protocol; the composition root knows the class.
```

```yaml rule
rule: orchestrators-use-no-shared-objects
every: { any: [function, initializer, property], member-of: { any: [orchestrator, use-case] }, not: { be: static } }
must-not:
  any:
    - contain:
        pattern: "$T.shared"
        where: { T: { name: "/^[A-Z]/", not: [UIApplication, NSApplication, URLSession] } }
    - { contain: "FileManager.default" }
    - { have: { parameter: any, have-value: ".shared", have-type: "*{{kinds-of-dependencies}}" } }
    - contain:
        pattern: "$LOCATOR.resolve($$$)"
        where: { LOCATOR: { name: { last-word: [container, resolver, locator, assembler, injector, main] } } }
because: A shared object is a dependency that no initialiser mentions, and no test can exchange.
instead: Take it in the initialiser.
```

```yaml rule
rule: orchestrators-are-no-singletons
every: { property: [shared, instance, current, default, main], member-of: { class: orchestrator }, be: static }
must-not: { have-value: "*(*)" }
because: State that one screen leaves behind appears on the next, and tests change each other's state.
message: "`{Subject}` makes this object a singleton"
instead: Make one in the composition root each time the screen is opened; what screens share belongs to a store that they are given.
```

```yaml rule
rule: dependencies-have-no-initial-value
silences: [dependencies-are-protocols]
every: { property: any, member-of: { any: [orchestrator, use-case] }, be: [stored], have-type: { any: [repository, repository-contract, use-case, { protocol: ["?*Service", "?*UseCase"] }] }, not: { any: [{ have-attribute: "@*" }, { be: static }, { have-value: ["*Repository*(*)", "*Service*(*)", "*APIClient*(*)"] }] } } # orchestrators-make-no-dependencies speaks of what is made on the spot
must: { all: [{ be: constant }, { not: { have-value: "*" } }] }
instead: Declare it with `let`, and fill it in the initialiser.
```

```yaml rule
rule: dependencies-are-protocols
every: { any: [property, parameter], in: production, not: { any: [{ in: [Repositories, Composition, tests, { role: composer }] }, { have-value: "*(*)" }] } } # what is made on the spot is told as such
must-not: { have-type: { any: [repository, adapter] } }
because: A class as type ties both sides together for good; a protocol lets a double, a cache or another vendor take its place.
message: "`{Subject}` has the class as its type, and not the contract"
```

```yaml rule
rule: orchestrators-know-no-sources
silences: [layers-use-only-what-is-drawn]
every: { any: [orchestrator, use-case] }
must-not:
  any:
    - { refer-to: { any: [{ type: any, in: [API, Persistence, Keychain], not: repository-contract }, { named: [UserDefaults, URLSession, NSManagedObjectContext, ModelContext] }] } }
    - { have: { property: any, have-attribute: ["@AppStorage", "@SceneStorage"] } }
because: Whether a thing comes from the server, the database or the keychain is the repository's secret.
instead: Ask the repository of the feature.
```

```swift given path=App/Data/Repository/PayRepository.swift
protocol PayRepository {}
final class PayRepositoryImpl: PayRepository {}
```

```swift bad path=App/Data/Persistence/PayTable.swift
final class PayTable {}
```

```swift bad path=App/Presentation/Features/Pay/PayViewModel.swift
final class PayViewModel {
    private var pays: any PayRepository // ✗ dependencies-have-no-initial-value
    private let old = PayRepositoryImpl() // ✗ orchestrators-make-no-dependencies
    private let last: PayRepositoryImpl // ✗ dependencies-are-protocols
    private let first: any PayRepository = .stored // ✗ dependencies-have-no-initial-value
    private let table: PayTable // ✗ orchestrators-know-no-sources

    func pay() {
        Session.shared.touch() // ✗ orchestrators-use-no-shared-objects
        Container.main.resolve(PayRepository.self).touch() // ✗ orchestrators-use-no-shared-objects
    }

    static let shared = PayViewModel() // ✗ orchestrators-are-no-singletons
    private let clock = Clock.shared // ✗ orchestrators-use-no-shared-objects
    private lazy var router: any Routing = { Router.shared }() // ✗ orchestrators-use-no-shared-objects
    private var log: Log { Log.shared } // ✗ orchestrators-use-no-shared-objects
    @AppStorage("sort") var sort = "date" // ✗ orchestrators-know-no-sources

    init(pays: any PayRepository, session: Session = Session.shared) { // ✗ orchestrators-use-no-shared-objects
        self.pays = pays
    }

    convenience init(session: Session = .shared) { // ✗ orchestrators-use-no-shared-objects
        self.pays = pays
    }
}
```

```swift good path=App/Composition/PayAssembly.swift
struct PayAssembly {
    let pays: PayRepositoryImpl
    func viewModel() -> PayViewModel { PayViewModel(pays: pays) }
}
```

```swift good path=App/Presentation/Features/Pay/PayViewModel.swift
final class PayViewModel {
    private let pays: any PayRepository
    private let use: PayUseCase

    init(pays: any PayRepository, use: PayUseCase = .init()) {
        self.pays = pays
        self.use = use
    }

    func pay() { _ = "Session.shared" }
    func settle() { conflict.resolve() }
    var isOpenToAll: Bool { account.shared }
    func open(as mode: Mode = .shared) { scope = .shared }
    static let main = "Pay"
}
```

## View models stay apart

Two screens that hold each other can be neither tested nor shown alone. What both need to know belongs to neither: it is a service or a
store that both are given. A list may hold the models of its rows; whoever composes screens composes them above both.

```yaml rule
rule: view-models-stay-apart
every: view-model
must-not:
  refer-to:
    class: view-model
    be: top-level
    not: { named: ["*Row{{state-holder}}", "*Cell{{state-holder}}", "*Item{{state-holder}}", "*Section{{state-holder}}", "Base*"] }
    as: [property, parameter, construction, local, static-member, generic]
instead: Extract what both need into a store with a protocol, and pass it to both.
```

```swift given path=App/Presentation/Features/Account/AccountViewModel.swift
final class AccountViewModel {}
```

```swift bad path=App/Presentation/Features/Pay/PayViewModel.swift
final class PayViewModel {
    private let account = AccountViewModel() // ✗
}
```

```swift good path=App/Presentation/Features/Pay/PayViewModel.swift
class BasePayViewModel {}

final class PayViewModel: BasePayViewModel {
    private let balances: any BalanceStore
    private let rows: [PayRowViewModel]
}

final class PayRowViewModel {}
```

```yaml review
review: where-does-shared-state-live
question: Is the state that these screens share held by a store that both are given, or does one of them still own it?
about: orchestrator
```

## Actions end in a state

Every way through an action ends in something that the screen can show, the bad ways too. An error that is dropped is a screen that hangs.

```yaml rule
rule: errors-become-state
check: swallowed-error
in: orchestrator
message: An error is dropped here
instead: Catch the error, and set the state that shows it.
```

```yaml rule
rule: tasks-catch-their-errors
every: { function: any, member-of: orchestrator }
must-not:
  contain:
    pattern: ["Task { $$$BODY }", "Task.detached { $$$BODY }"]
    where:
      BODY:
        contain: { pattern: "try $CALL", where: { CALL: { not: { call: ["Task.sleep", "*.sleep", Task.checkCancellation] } } } }
        not: { contain: ["do { $$$ } catch { $$$ }", "do { $$$ } catch $_ { $$$ }", "Result { $$$ }"] }
because: A task that throws ends in silence, and the screen waits.
instead: Write `do` and `catch` inside of the task, and set the error state.
message: "`{Subject}` starts a task that drops its errors"
```

```yaml rule
rule: actions-take-one-request
severity: warning
every: { function: any, member-of: orchestrator, not: { any: [{ be: override }, { be: private }, { be: static }] } }
must: { have-at-most: { parameters: "{{most-inputs-of-an-action}}" } }
because: Inputs that belong together are checked together.
instead: Declare a struct `…Request` with these fields in `{{domain}}`, and let it be `Validatable`.
```

```swift bad path=App/Presentation/Features/Pay/PayViewModel.swift
final class PayViewModel {
    func pay(to: String, amount: Int, note: String, day: Int) { // ✗ actions-take-one-request
        Task { try await pays.send() } // ✗ tasks-catch-their-errors
        sending = Task { try await pays.send() } // ✗ tasks-catch-their-errors
    }

    func load() async {
        items = try? await pays.all() // ✗ errors-become-state
        do { try save() } catch {} // ✗ errors-become-state
    }
}
```

```swift good path=App/Presentation/Features/Pay/PayViewModel.swift
final class PayViewModel {
    func pay(_ request: PayRequest) {
        Task {
            do {
                try await pays.send(request)
                isPaid = true
            } catch {
                errorText = "That did not work."
            }
        }
        Task { await refresh() }
        hint = Task {
            try await Task.sleep(for: .seconds(2))
            isHintShown = true
        }
    }
}
```

## A feature lies together

```yaml rule
rule: orchestrators-have-files-of-their-name
every: { type: orchestrator, in: production, be: top-level, not: { any: [{ named: "Default*" }, { be: generic }] } } # a generic one wraps those of screens
must: { file-named: "{Subject}" }
```

```yaml rule
rule: view-models-have-a-view
severity: warning
every: { class: "{Name}{{state-holder}}", in: "{{feature}}", be: top-level, not: { any: [double, { named: ["*Row{{state-holder}}", "*Cell{{state-holder}}", "*Item{{state-holder}}", "*Section{{state-holder}}", "Base*"] }] } }
must:
  any:
    - { have-counterpart: { type: "{Name}View", in: "{{feature}}" } }
    - { have-counterpart: { type: "{Name}ViewController", in: "{{feature}}" } }
    - { have-counterpart: { type: "{Name}Screen", in: "{{feature}}" } }
message: "`{Subject}` has no `{Name}View` in its feature"
instead: Keep the screen, its view model and its mapper together in the folder of the feature.
```

```yaml rule
rule: feature-views-have-files-of-their-name
every: { any: [struct, class], all: [view], in: Features, be: top-level, named: ["?*View", "?*ViewController"], not: { any: [{ be: file-private }, { in: previews }] } }
must: { file-named: ["{Subject}", "{Subject}+*"] }
because: The list of files of a feature is the list of its screens and their parts.
instead: Give it a file of its own, or make it private.
```

```yaml rule
rule: conversions-lie-in-the-mapper
severity: warning
every: { function: "to*{{client-model}}", in: Features, have-type: client-model }
must: { file-named: ["*Mapper", "*Mapping"] }
message: "`{Subject}` belongs in the mapper of the feature"
instead: Move it to `{Feature}ViewMapper.swift`.
```

```swift given path=App/Core/Models/Client/PayRowModel.swift
struct PayRowModel {}
```

```swift bad path=App/Presentation/Features/Pay/Pay.swift
import SwiftUI

final class PayViewModel { // ✗ orchestrators-have-files-of-their-name, view-models-have-a-view
    func toRowModel() -> PayRowModel { PayRowModel() } // ✗ conversions-lie-in-the-mapper
}

struct OtherView: View { // ✗ feature-views-have-files-of-their-name
    var body: some View { Text("Pay") }
}
```

```swift good path=App/Presentation/Features/Pay/PayViewModel.swift
final class PayViewModel {}
```

```swift good path=App/Presentation/Features/Pay/PayView.swift
import SwiftUI

struct PayView: View {
    var body: some View { Hint() }
}

private struct Hint: View {
    var body: some View { Text("Hint") }
}
```

```swift good path=App/Presentation/Features/Pay/PayViewMapper.swift
extension Pay {
    func toRowModel() -> PayRowModel { PayRowModel() }
}
```

## Orchestrators are tested

```yaml rule
rule: orchestrators-are-tested
severity: warning
every: { type: orchestrator, in: production, be: top-level, not: { named: ["*Row{{state-holder}}", "*Cell{{state-holder}}", "*Item{{state-holder}}", "Base*"] } }
must:
  any:
    - { have-counterpart: { file: "{Subject}Tests", in: tests } }
    - { tested-by: { any: [class, struct, actor], in: tests, have: { test: any } } }
message: "`{Subject}` has no tests: `{Subject}Tests.swift` is missing, or expects nothing yet"
make: tests {Subject}
```

```yaml rule
rule: their-tests-need-no-interface
every: { file: ["*{{state-holder}}Tests", "*PresenterTests", "*InteractorTests", "*ReducerTests"], in: tests }
must-not: { import: "{{interface-modules}}" }
because: A test that needs the interface tests more than the orchestrator, or finds that the orchestrator does.
```

```yaml rule
rule: tests-say-what-should-happen
severity: warning
every: { test: any, in: tests, member-of: { inherit: XCTestCase } }
must: { named: "/^test_\\w+_should\\w+/" }
message: "`{Subject}` does not say what should happen, and when"
instead: Call it `test_SCENARIO_shouldOUTCOME`.
```

```swift bad path=App/Presentation/Features/Pay/PayViewModel.swift
final class PayViewModel {} // ✗ orchestrators-are-tested
```

```swift bad path=App/Tests/Unit/OldViewModelTests.swift
import SwiftUI // ✗ their-tests-need-no-interface
import XCTest

final class OldViewModelTests: XCTestCase {
    func testPaying() {} // ✗ tests-say-what-should-happen
}
```

```swift good path=App/Presentation/Features/Pay/PayViewModel.swift
final class PayViewModel {}
```

```swift good path=App/Tests/Unit/PayViewModelTests.swift
import XCTest

final class PayViewModelTests: XCTestCase {
    func test_payingWithoutAddress_shouldShowTheReason() {
        let model = PayViewModel(pays: PayRepositoryMock())
        model.pay(PayRequest(email: ""))
        XCTAssertEqual(model.errorText, "Who is it for?")
    }

    private func makeModel() {}
}
```

```yaml review
review: do-the-tests-look-at-the-state
question: Does each test call an action and look at the state that follows? Is there one for each input that is refused, and for a repository that fails?
about: { file: ["*{{state-holder}}Tests", "*PresenterTests", "*InteractorTests"], in: tests }
```

# Repositories

A repository is the app's answer to "where do the orders come from?", given once. Behind it stand the server, the database and the
keychain; in front of it nobody can tell which of them answered. It fetches, keeps and translates, and it decides nothing else.

## The contract and its implementation

```yaml rule
rule: repositories-have-a-contract
every: { type: repository, in: production }
must: { conform-to: repository-contract }
message: "`{Subject}` has no protocol: its callers know the class"
instead: Declare a protocol with what the callers use, and conform to it.
make: protocol {Subject}
```

```yaml rule
rule: contracts-have-plain-names
silences: [contracts-have-files-of-their-name]
every: repository-contract
must-not: { named: ["*RepositoryProtocol", "*RepositoryContract", "*RepositoryType", "*RepositoryInterface"] }
because: The contract is what everybody names, so it gets the good name.
message: "`{Subject}` is the contract, and the contract is called `…Repository`"
```

```yaml rule
rule: implementations-are-final-and-end-in-impl
every: { type: repository, in: production }
must: { all: [{ be: final }, { named: "*Repository{{implementation}}" }] }
instead: Write a final class, a struct or an actor called `…Repository{{implementation}}`.
```

```yaml rule
rule: contracts-have-files-of-their-name
every: { protocol: repository-contract, in: production }
must: { all: [{ file-named: "{Subject}" }, { in: Repositories }] }
message: "`{Subject}` is not declared in `{{repositories}}/{Subject}.swift`"
```

```yaml rule
rule: implementations-lie-beside-their-contract
every: { type: repository, in: production, named: "{Name}Repository*" }
must: { all: [{ file-named: ["{Name}Repository", "{Name}Repository{{implementation}}"] }, { in: Repositories }] }
message: "`{Subject}` is not declared in `{{repositories}}/{Name}Repository.swift`"
```

```yaml rule
rule: repositories-serve-one-subject
every: { any: [class, protocol, actor, struct], in: production }
must-not: { named: ["{{words-for-everything}}Repository", "{{words-for-everything}}Repository{{implementation}}", "{{words-for-everything}}RepositoryProtocol"] }
message: "`{Subject}` is a repository for everything"
instead: Make one for each subject (orders, products, accounts).
```

```swift bad path=App/Data/Repository/DataRepository.swift
class OrderRepository {} // ✗ repositories-have-a-contract, implementations-are-final-and-end-in-impl, implementations-lie-beside-their-contract

final class DataRepositoryImpl: DataRepository {} // ✗ repositories-serve-one-subject

protocol ItemRepositoryProtocol {} // ✗ contracts-have-plain-names

protocol ParcelRepository {} // ✗ contracts-have-files-of-their-name

protocol DataRepository {} // ✗ repositories-serve-one-subject
```

```swift good path=App/Data/Repository/OrderRepository.swift
protocol OrderRepository: Sendable {
    func orders() async throws -> [Order]
}

final class OrderRepositoryImpl: OrderRepository {
    func orders() async throws -> [Order] { [] }
}
```

The contract may share the file of its implementation; the marks `// MARK: - Contract` and `// MARK: - Implementation` then tell the two apart.

## The contract speaks the app's language

```yaml rule
rule: contracts-speak-of-domain-models
silences: [entities-stay-with-the-database, dtos-stay-with-the-api, contracts-hide-their-sources]
every: { any: [repository-contract, use-case, { type: any, in: BusinessLogic }] }
must-not: { refer-to: { any: [dto, entity, client-model, server-answer] } }
because: What a contract names, every caller knows. With the server's or the database's type in it, the boundary is only painted on.
instead: Take and return domain models, and translate inside.
```

```yaml rule
rule: repositories-return-domain-models
every: { any: [function, property], member-of: repository, not: { be: file-private } }
must-not: { have-type: { any: [dto, entity, client-model, server-answer] } }
instead: "Translate it before it leaves: `map { $0.toDomain() }`."
```

```yaml rule
rule: contracts-hide-their-sources
every: repository-contract
must-not:
  any:
    - { refer-to: [URLSession, URLRequest, URLResponse, HTTPURLResponse, NSManagedObjectContext, NSManagedObjectID, ModelContext, ModelContainer, UserDefaults, { type: any, in: [API, Persistence, Keychain] }] }
    - { have: { function: any, have: { parameter: [fromCache, useCache, forceNetwork, forceRemote, localOnly, remoteOnly, ignoreCache, cachePolicy] } } }
because: A caller that chooses the source has to know which sources there are.
instead: Offer what the caller wants to say, such as `refresh()`, and choose the source inside.
```

```yaml rule
rule: repositories-answer-later
every: { function: any, member-of: { protocol: repository-contract } }
must:
  any:
    - { be: [async, throwing] }
    - { have-type: ["*Publisher", "Async*Stream", "AsyncStream", "*Sequence", Observable, Single, Completable, Maybe, "Signal*"] }
    - { be: async, have-type: ["*Stream", "*Sequence", Result] }
because: A store that answers at once today asks a server tomorrow; and what asks a server can fail.
instead: Declare it `async throws`, or return a stream where there is more than one answer.
message: "`{Subject}` answers at once, or can’t fail"
```

```swift given path=App/Core/Models/DTO/OrderDTO.swift
struct OrderDTO: Codable {}
```

```swift given path=App/Networking/OrderClient.swift
enum OrderClient {
    struct PageResponse: Decodable {}
}
```

```swift bad path=App/Data/Repository/OrderRepository.swift
protocol OrderRepository {
    func orders(fromCache: Bool) async throws -> [Order] // ✗ contracts-hide-their-sources
    func raw() async throws -> [OrderDTO] // ✗ contracts-speak-of-domain-models
    func page(_ number: Int) async throws -> OrderClient.PageResponse // ✗ contracts-speak-of-domain-models
    func count() -> Int // ✗ repositories-answer-later
    func save(in context: NSManagedObjectContext) async throws // ✗ contracts-hide-their-sources
}

final class OrderRepositoryImpl {
    func raw() async throws -> OrderDTO { OrderDTO() } // ✗ repositories-return-domain-models
}
```

```swift good path=App/Data/Repository/OrderRepository.swift
protocol OrderRepository {
    func orders() async throws -> [Order]
    func changes() -> AsyncStream<Order>
    func refresh() async throws
}

final class OrderRepositoryImpl: OrderRepository {
    func orders() async throws -> [Order] { try await fetched().map { $0.toDomain() } }
    private func fetched() async throws -> [OrderDTO] { [] }
}
```

## Repositories don't know each other

Each one is a border post. If the orders reach into the accounts, nobody can change the accounts without breaking the orders, as with two
services that read each other's tables. What needs both is composed above them, by the orchestrator or a use case that holds both.

```yaml rule
rule: repositories-stay-apart
every: repository
must-not: { refer-to: { any: [repository, repository-contract], as: [property, parameter, construction, local, static-member, return] } }
instead: Give both to the orchestrator or to a use case, and pass the values from one to the other.
```

```swift given path=App/Data/Repository/AccountRepository.swift
protocol AccountRepository {}
final class AccountRepositoryImpl: AccountRepository {}
```

```swift bad path=App/Data/Repository/OrderRepository.swift
protocol OrderRepository {}

final class OrderRepositoryImpl: OrderRepository {
    private let accounts: any AccountRepository = AccountRepositoryImpl() // ✗
}
```

```swift good path=App/Data/Repository/OrderRepository.swift
protocol OrderRepository {}

final class OrderRepositoryImpl: OrderRepository {
    private let client: any OrderAPIClient
    init(client: any OrderAPIClient) { self.client = client }
}
```

## Repositories are called by orchestrators

```yaml rule
rule: views-call-no-repository
every: view
must-not: { refer-to: { any: [repository, repository-contract, api-client, use-case] } }
because: A view that fetches knows what it takes to fetch, and can be shown nowhere without it.
instead: Call the view model, and let it ask the repository.
```

```yaml rule
rule: repositories-import-no-interface
every: { file: any, in: Repositories }
must-not: { import: ["{{interface-modules}}", UserNotifications, WidgetKit, ActivityKit, MessageUI, SafariServices, AVKit, AudioToolbox, CoreHaptics] }
because: A repository that knows screens or tells the user something does somebody else's work.
instead: Leave it to the feature, or to a device service that an orchestrator calls.
```

```yaml rule
rule: repositories-have-a-source
severity: warning
every: { type: repository, have: { function: any } }
must:
  any:
    - { contain: ["await $_", "try $_", "try? $_", "try! $_"] }
    - { have: { property: any, any: [{ be: mutable }, { have-type: { type: any, in: production } }, { have-type: protocol }] } }
    - { refer-to: [UserDefaults, FileManager, Bundle, NSCache, URLSession] }
because: What neither fetches nor keeps anything is a rule of the business under another name.
instead: Move what it works out to `{{business-logic}}`.
message: "`{Subject}` has no source: it neither fetches nor keeps anything"
```

The picture says the rest: no arrow leads from the repositories to validation, to navigation or to a feature, and none to them but from
features, navigation and use cases.

```swift bad path=App/Data/Repository/OrderRepository.swift
import SwiftUI // ✗ repositories-import-no-interface
import UserNotifications // ✗ repositories-import-no-interface

protocol OrderRepository {}
```

```swift bad path=App/Data/Repository/PostageRepository.swift
protocol PostageRepository {}

final class PostageRepositoryImpl: PostageRepository { // ✗ repositories-have-a-source
    private let limit: Int
    func postage(of total: Int) async throws -> Int { total > limit ? 0 : 5 }
}
```

```swift bad path=App/Presentation/Features/Order/OrderView.swift
import SwiftUI

struct OrderView: View {
    let orders: any OrderRepository // ✗ views-call-no-repository
    var body: some View { Text("Orders") }
}
```

```swift good path=App/Data/Repository/OrderRepository.swift
import Foundation

protocol OrderRepository {}
```

```swift good path=App/Presentation/Features/Order/OrderView.swift
import SwiftUI

struct OrderView: View {
    let model: OrderViewModel
    var body: some View { Text("Orders") }
}
```

```swift good path=App/Data/Repository/DraftRepository.swift
protocol DraftRepository {}

final class DraftRepositoryImpl: DraftRepository {
    private let store: DraftStore
    func draft() async throws -> String { store.draft }
}

final class DraftStore {}
```

## Their sources are handed to them

```yaml rule
rule: sources-are-private-constants
severity: warning
every: { property: any, member-of: repository, be: stored, not: { any: [{ be: static }, { have-attribute: "@*" }] }, have-type: { any: [api-client, { type: ["?*APIClient", "?*Client", "?*Store", "?*DAO", "?*Database", "?*Vault", "?*DataSource", "?*Service"] }] }, all: [{ any: [{ be: private }, { could-be: private }] }] } # what another file reads can't be private
must: { be: [private, constant] }
```

```yaml rule
rule: repositories-make-no-sources
every: repository
must-not:
  any:
    - { create: { any: [api-client, adapter, { type: any, in: [API, Persistence, Keychain], named: ["?*Client", "?*Store", "?*Database", "?*Vault", "?*DAO"] }] } }
    - { contain: ["URLSession.shared", "UserDefaults.standard", "FileManager.default"] }
because: A source that a repository makes itself can't be exchanged in a test.
instead: Take it in the initialiser.
```

```yaml rule
rule: repositories-are-no-singletons
silences: [dependencies-are-protocols]
every: { property: any, member-of: repository, be: static }
must-not: { named: [shared, instance, default, standard, current] }
instead: Make one in the composition root, and hand it to those who need it.
```

```yaml rule
rule: only-the-composition-makes-repositories
only: { any: [{ in: [Composition, Navigation, Repositories, tests, previews] }, composer, orchestrator, use-case] }
may: { create: { any: [repository, adapter] } }
because: Where the parts are put together, and only there, the classes behind the contracts are known.
```

```swift given path=App/Data/API/OrderAPIClient.swift
final class OrderAPIClientImpl {}
```

```swift bad path=App/Data/Repository/OrderRepository.swift
protocol OrderRepository {}

final class OrderRepositoryImpl: OrderRepository {
    static let shared = OrderRepositoryImpl() // ✗ repositories-are-no-singletons
    var client = OrderAPIClientImpl() // ✗ sources-are-private-constants, repositories-make-no-sources
    var cache: OrderStore // ✗ sources-are-private-constants
}
```

```swift bad path=App/Presentation/Features/Order/OrderView.swift
struct OrderView {
    let orders = OrderRepositoryImpl() // ✗ only-the-composition-makes-repositories
}
```

```swift good path=App/Data/Repository/OrderRepository.swift
protocol OrderRepository {}

final class OrderRepositoryImpl: OrderRepository {
    static let pageSize = 20
    private let client: OrderAPIClientImpl
    init(client: OrderAPIClientImpl) { self.client = client }
}
```

```swift good path=App/Composition/Parts.swift
struct Parts {
    let orders: any OrderRepository = OrderRepositoryImpl(client: OrderAPIClientImpl())
}
```

## What comes in is translated

```yaml rule
rule: answers-are-translated
severity: warning
every:
  function: any
  in: Repositories
  member-of: repository
  have-type: domain-model
  contain: ["try await client.$METHOD($$$)", "try await apiClient.$METHOD($$$)", "try await api.$METHOD($$$)"]
must:
  any:
    - call: ["*.toDomain", "toDomain", "*apper.*", "*.asDomain", "*.domain", "*.map"]
    - contain: ["\\.toDomain", "$_.domain"]
message: "`{Subject}` hands on what the client returned"
instead: "Translate it: `answer.map { $0.toDomain() }`."
```

```yaml rule
rule: the-api-speaks-of-dtos
every: { file: any, in: API }
must-not: { refer-to: { any: [domain-model, entity, client-model] } }
because: The API layer is a transcript of the server. What the app makes of it is said by the translation.
instead: Return the data transfer object.
```

```yaml rule
rule: access-to-the-api-is-named-so
every: { any: [protocol, class, struct, actor], in: API, be: top-level, have: { function: any, named: { first-word: [fetch, get, load, request, search] }, be: async, refer-to: { type: dto, as: return } }, not: { any: [double, { implements: { protocol: any, in: API } }] } }
must: { named: ["?*APIClient", "?*APIClient{{implementation}}"] }
because: Whoever looks for the access to a feature's data looks for the feature's name with one ending.
message: "`{Subject}` is the access to an API, and isn't called `…APIClient`"
```

```yaml rule
rule: stores-speak-of-entities
every: { any: [function, property], in: Persistence, not: { any: [{ be: file-private }, { in: tests }] } }
must-not: { refer-to: { any: [struct, class, actor], all: [domain-model], as: [parameter, return, property] } }
because: Stored data has the database's shape. A store that takes domain models changes whenever they do.
instead: Take and return an entity, and let the repository translate it.
```

```yaml rule
rule: api-clients-answer-later
severity: warning
every: { function: any, named: { first-word: [fetch, get, load, create, add, update, delete, remove, send, post, put, patch, search, upload, download] }, in: API, member-of: { type: ["?*APIClient", "?*APIClient{{implementation}}"] } }
must: { any: [{ be: [async, throwing] }, { have-type: ["*Publisher", "Async*Stream", "*Stream"] }] }
message: "`{Subject}` is not `async throws`"
```

```yaml rule
rule: requests-are-awaited
severity: warning
every: { file: any, in: API }
must-not:
  any:
    - contain: ["$_.dataTask(with: $_, completionHandler: { $$$ })", "$_.uploadTask(with: $_, from: $_, completionHandler: { $$$ })"]
    - { call: "JSONSerialization.jsonObject" }
because: "`async` and `Decodable` say in two lines, with errors, what callbacks and dictionaries say in thirty without."
instead: Write `try await session.data(for:)`, and decode a data transfer object.
```

```swift given path=App/Core/Models/Domain/Order.swift
struct Order {}
```

```swift given path=App/Core/Models/DTO/OrderDTO.swift
struct OrderDTO: Codable {}
```

```swift bad path=App/Data/API/OrderAPIClient.swift
final class OrderAPIClientImpl {
    func fetchOrder() -> Order { Order() } // ✗ the-api-speaks-of-dtos, api-clients-answer-later
    func raw() {
        session.dataTask(with: url) { data, _, _ in // ✗ requests-are-awaited
            _ = JSONSerialization.jsonObject(with: data) // ✗ requests-are-awaited
        }
    }
}
```

```swift bad path=App/Data/API/OrderGateway.swift
protocol OrderGateway { // ✗ access-to-the-api-is-named-so
    func fetchOrders() async throws -> [OrderDTO]
}

struct OrderDecoder {
    func order(in data: Data) throws -> OrderDTO { try decoder.decode(OrderDTO.self, from: data) }
}
```

```swift bad path=App/Data/Persistence/OrderStore.swift
final class OrderStore {
    func keep(_ order: Order) {} // ✗ stores-speak-of-entities
    func orders() -> [Order] { [] } // ✗ stores-speak-of-entities
}
```

```swift good path=App/Data/Persistence/OrderStore.swift
final class OrderStore {
    func keep(_ order: OrderEntity) {}
    func orders() -> [OrderEntity] { [] }
    func order(numbered number: Int) -> OrderEntity? { nil }
}
```

```swift bad path=App/Data/Repository/OrderRepository.swift
final class OrderRepositoryImpl {
    func order() async throws -> Order { // ✗ answers-are-translated
        let answer = try await client.fetchOrder()
        return answer
    }
}
```

```swift good path=App/Data/API/OrderAPIClient.swift
final class OrderAPIClientImpl {
    func fetchOrder() async throws -> OrderDTO {
        let (data, _) = try await session.data(for: request)
        return try decoder.decode(OrderDTO.self, from: data)
    }
}
```

```swift good path=App/Data/Repository/OrderRepository.swift
final class OrderRepositoryImpl {
    func order() async throws -> Order {
        let answer = try await client.fetchOrder()
        return answer.toDomain()
    }
}
```

## Every contract has a double

```yaml rule
rule: contracts-have-doubles
severity: warning
every: { protocol: repository-contract, in: Repositories, any: [{ held-by: { any: [orchestrator, use-case] } }, { received-by: { any: [orchestrator, use-case] } }] } # the tests of these need it
must:
  any:
    - { have-counterpart: { type: "{Subject}Mock", in: "{{mocks}}" } }
    - { have-counterpart: { type: "*{Subject}*", in: [tests, "{{suites-of-tests}}"] } }
    - { implemented-by: { type: any, any: [double, { in: tests }], not: protocol } }
message: "No test has a double of `{Subject}`"
instead: Write `{Subject}Mock` below `{{tests-of-app}}`, and give it the answers that a test needs.
make: mock {Subject}
```

```swift given path=App/Presentation/Features/Order/OrderViewModel.swift
final class OrderViewModel {
    init(orders: any OrderRepository) {}
}
```

```swift bad path=App/Data/Repository/OrderRepository.swift
protocol OrderRepository {} // ✗
```

```swift good path=App/Data/Repository/ReturnRepository.swift
/// Nobody holds it yet.
protocol ReturnRepository {}
```

```swift good path=App/Data/Repository/OrderRepository.swift
protocol OrderRepository {}
```

```swift good path=App/Tests/Unit/OrderRepositoryMock.swift
final class OrderRepositoryMock: OrderRepository {}
```

```yaml review
review: does-a-repository-serve-one-feature
question: Is this repository still about one subject, or do several features use parts of it that have nothing to do with each other? Would a change of its sources be seen by anyone but itself?
about: repository-contract
```

# Validation

Whether an input is acceptable is asked in one place, in the same way for every screen. A validator takes a value and says what is wrong
with it, or nothing. It calls nobody, stores nothing and never waits: pure logic, which any test can try in a line.

## Where validators live

```yaml rule
rule: validators-lie-in-validation
every: { any: [class, struct, enum, actor], named: "?*Validator", in: production, not: { any: [double, { in: [tests, Adapters] }, { inherit: [NSObject, UIView, UIViewController] }] } }
must: { in: Validation }
instead: Move it to `{{validation}}`, and pass it plain values.
```

```yaml rule
rule: field-validators-have-files-of-their-name
every: { enum: "?*Validator", in: Validation, not: { be: nested } }
must: { all: [{ in: "{{field-validators}}" }, { file-named: "{Subject}" }] }
message: "`{Subject}` checks a field: it lies in `{{field-validators}}/{Subject}.swift`"
```

```yaml rule
rule: object-validators-have-files-of-their-name
every: { extension: any, conform-to: Validatable, in: production }
must: { all: [{ in: "{{object-validators}}" }, { file-named: "{Subject}Validator" }] }
message: "The validation of `{Subject}` lies in `{{object-validators}}/{Subject}Validator.swift`"
```

```yaml rule
rule: validatable-objects-are-requests
every: { any: [struct, class, enum, actor], conform-to: Validatable, in: production }
must: { all: [struct, { named: ["?*Request", "?*Form", "?*Draft"] }, { not: { have-at-least: { inherited-types: 1 }, in: Features } }] }
instead: Validate a struct called `…Request`.
```

```yaml rule
rule: requests-have-constant-fields
silences: [domain-models-are-constant]
severity: warning
every: { property: any, member-of: { struct: request, conform-to: Validatable }, be: stored, not: { be: static } }
must: { be: constant }
because: What was found valid must not change before it is sent.
```

```swift bad path=App/Presentation/Features/Pay/AmountValidator.swift
enum AmountValidator {} // ✗ validators-lie-in-validation
```

```swift bad path=App/Core/Validation/Checks.swift
protocol Validatable {}

enum EmailValidator {} // ✗ field-validators-have-files-of-their-name

final class PayOrder: Validatable {} // ✗ validatable-objects-are-requests

extension PayRequest: Validatable {} // ✗ object-validators-have-files-of-their-name

struct PayRequest {
    var email: String // ✗ requests-have-constant-fields
}
```

```swift good path=App/Core/Validation/FieldValidators/EmailValidator.swift
enum EmailValidator {}
```

```swift good path=App/Core/Validation/Validatable.swift
protocol Validatable {}
```

```swift good path=App/Core/Validation/ObjectValidators/PayRequestValidator.swift
extension PayRequest: Validatable {}
```

```swift good path=App/Core/Models/Domain/PayRequest.swift
struct PayRequest {
    let email: String
    let note: String?
}
```

## One error, one protocol

Because every validator answers in the same way, every screen can show every answer.

```yaml rule
rule: the-error-is-an-enum-with-field-and-reason
every: { type: ValidationError, in: production, be: top-level }
must: { all: [enum, { conform-to: Error }, { have: { case: field, have-at-least: { associated-values: 2 }, have-at-most: { associated-values: 2 } } }] }
instead: "Declare `case field(String, reason: String)`: the first says where, the second what to do."
message: "`ValidationError` is not an enum with the case `field` and its two values"
```

```yaml rule
rule: the-error-tells-its-reason
severity: warning
every: { enum: ValidationError, in: production, be: top-level }
must: { any: [{ conform-to: LocalizedError }, { have: { property: reason } }, { have: { property: message } }] }
because: "The `localizedDescription` of a plain `Error` is a number and a type's name."
instead: Conform to `LocalizedError`, and return the reason as `errorDescription`.
```

```yaml rule
rule: the-error-stands-in-its-file
every: { type: [ValidationError, Validatable], in: production, be: top-level }
must: { all: [{ in: "{{validation}}/*.swift" }, { file-named: "{Subject}" }] }
because: Two errors of one name are two ways of reporting.
```

```yaml rule
rule: validatable-asks-for-one-thing
every: { protocol: Validatable, in: production }
must: { all: [{ have: { function: validate, have-at-most: { parameters: 0 }, not: { any: [{ be: async }, { be: throwing }] } } }, { have-at-most: { requirements: 1 } }] }
instead: "Leave `func validate() -> [ValidationError]`."
```

```swift bad path=App/Core/Validation/Errors.swift
struct ValidationError {} // ✗ the-error-is-an-enum-with-field-and-reason, the-error-stands-in-its-file

protocol Validatable { // ✗ the-error-stands-in-its-file, validatable-asks-for-one-thing
    func validate() throws // ✗ validatable-asks-for-one-thing
    func repair()
}
```

```swift bad path=App/Core/Validation/ValidationError.swift
enum ValidationError: Error { // ✗ the-error-tells-its-reason
    case field(String, reason: String)
}
```

```swift good path=App/Core/Validation/ValidationError.swift
import Foundation

enum ValidationError: Error, Equatable {
    case field(String, reason: String)
}

extension ValidationError: LocalizedError {
    var errorDescription: String? {
        switch self { case .field(_, let reason): reason }
    }
}
```

```swift good path=App/Core/Validation/Validatable.swift
protocol Validatable {
    func validate() -> [ValidationError]
}
```

## A field has its validator

A field's validator is a name for one function. It has no instance, so it can have no state; it looks at one condition after the other,
says what is wrong with the first that fails, and ends with nil.

```yaml rule
rule: field-validators-are-enums-without-cases
every: { type: field-validator, be: top-level }
must: { all: [enum, { have-at-most: { cases: 0 } }] }
instead: Write `enum {Subject}`, with a static function.
```

```yaml rule
rule: field-validators-have-one-shape
every: { function: validate, member-of: field-validator }
must: { all: [{ be: static }, { have-at-most: { parameters: 1 } }, { not: { any: [{ be: async }, { be: throwing }] } }, { have-type: ValidationError }] }
instead: "Write `static func validate(_ value: …) -> ValidationError?`."
```

```yaml rule
rule: field-validators-have-nothing-else
every: { function: any, member-of: field-validator, not: { be: file-private } }
must: { named: validate }
severity: warning
```

```yaml rule
rule: field-validators-end-with-nil
severity: warning
every: { function: validate, member-of: field-validator }
must:
  any:
    - { contain: ["return nil"] }
    - { have-at-most: { statements: 1 }, contain: "nil", not: { contain: ["$_ ? nil : $_", "$_ ? $_ : nil"] } }
because: That the value is fine is the last thing to be said, after every objection.
message: "`{Subject}` does not object early, or does not end with nil"
instead: Return the reason of each condition as soon as it fails, and end with `return nil`.
```

```yaml rule
rule: reasons-are-said
every: { file: any, in: Validation }
must-not: { contain: ['.field($_, reason: "")', 'ValidationError.field($_, reason: "")'] }
instead: Tell the user which limit was missed.
```

```yaml rule
rule: field-validators-know-no-request
every: { type: field-validator, be: top-level }
must-not: { refer-to: { any: [request, domain-model, { type: any, in: [Features, BusinessLogic] }] } }
because: The check of an address serves every form that has one, so it knows none.
instead: Take the field's value as a plain `String` or number.
```

```swift given path=App/Core/Models/Domain/PayRequest.swift
struct PayRequest {}
```

```swift bad path=App/Core/Validation/FieldValidators/CodeValidator.swift
struct CodeValidator { // ✗ field-validators-are-enums-without-cases
    func validate(_ code: String, _ request: PayRequest) throws -> Bool { // ✗ field-validators-have-one-shape, field-validators-end-with-nil, field-validators-know-no-request
        throw ValidationError.field("code", reason: "") // ✗ reasons-are-said
    }

    static func isLong(_ code: String) -> Bool { true } // ✗ field-validators-have-nothing-else
}
```

```swift bad path=App/Core/Validation/FieldValidators/TownValidator.swift
enum TownValidator {
    static func validate(_ town: String) -> ValidationError? { // ✗ field-validators-end-with-nil
        town.isEmpty ? .field("town", reason: "Please type your town") : nil
    }
}

enum StreetValidator {
    static func validate(_ street: String) -> ValidationError? { // ✗ field-validators-end-with-nil
        var objection: ValidationError? = nil
        if street.count > 80 { objection = .field("street", reason: "A street has at most 80 signs") }
        return objection
    }
}
```

```swift good path=App/Core/Validation/FieldValidators/CodeValidator.swift
enum CodeValidator {
    static func validate(_ code: String) -> ValidationError? {
        guard !code.isEmpty else { return .field("code", reason: "Please type the code") }
        guard code.count >= 4 else { return .field("code", reason: "A code has at least 4 signs") }
        return nil
    }

    private static func isLong(_ code: String) -> Bool { true }
}
```

```yaml review
review: are-reasons-helpful
question: Does each reason name the field as the screen does, and the limit that was missed? Is the first argument the field's name?
about: { type: field-validator }
```

## A request validates itself

Several inputs of one action are one request. It asks the validators of its fields, adds what concerns it alone, and returns everything
that is wrong at once: a form that names its mistakes one by one is filled in five times. A single input needs no request.

```yaml rule
rule: requests-are-validatable
severity: warning
every: { struct: "?*Request", in: Domain, have-at-least: { properties: 2 } }
must: { conform-to: Validatable }
instead: Conform to `Validatable` in an extension, in `{{object-validators}}`.
```

```yaml rule
rule: one-field-needs-no-request
severity: warning
every: { struct: "?*Request", conform-to: Validatable, in: production }
must: { have-at-least: { properties: 2 } }
instead: Call the field's validator with the value itself.
```

```yaml rule
rule: all-mistakes-are-reported-at-once
every: { function: validate, in: Validation, have-at-most: { parameters: 0 } }
must-not: { contain: ["return [$ERROR]", "return [.field($_, reason: $_)]"] }
because: Who repairs one field to be told of the next gives up at the third.
instead: Append to an array, and return it at the end.
message: "The validation ends with the first mistake"
```

```yaml rule
rule: optional-fields-are-checked-when-present
every: { function: any, in: Validation }
must-not: { contain: ["$FIELD!.count", "$FIELD!.isEmpty", '($FIELD ?? "").isEmpty', '($FIELD ?? "").count'] }
because: An empty text and no text at all are two different answers.
instead: Unwrap it with `if let`, and check what is there.
```

```yaml rule
rule: addresses-have-a-validator
severity: warning
every: { struct: any, conform-to: Validatable, have: { property: "/(^e|E)mail(Address)?$/" }, in: production }
must: { refer-to: EmailValidator }
message: "`{Subject}` has an address, and does not ask `EmailValidator`"
```

```yaml rule
rule: amounts-have-a-validator
severity: warning
every: { struct: any, conform-to: Validatable, have: { property: "/(^a|A)mount$/", have-type: [Int, Double, Decimal, Float] }, in: production }
must: { refer-to: AmountValidator }
message: "`{Subject}` has an amount, and does not ask `AmountValidator`"
```

```yaml rule
rule: the-pattern-of-an-address-is-written-once
every: { string: any, match: '/[+*]@[\[(\\.]/', in: production }
must: { in: "{{field-validators}}" }
because: The second copy of a pattern is the one that is not corrected.
instead: Call `EmailValidator.validate(_:)`.
message: "The pattern of an address is written outside of its validator"
```

```swift bad path=App/Core/Models/Domain/PayRequest.swift
struct PayRequest: Validatable { // ✗ addresses-have-a-validator, amounts-have-a-validator
    let email: String
    let amount: Int
}

struct CodeRequest: Validatable { // ✗ one-field-needs-no-request
    let code: String
}

struct NoteRequest { // ✗ requests-are-validatable
    let text: String
    let tag: String
}
```

```swift bad path=App/Core/Validation/ObjectValidators/CodeRequestValidator.swift
protocol Validatable {}

extension PayRequest {
    func validate() -> [ValidationError] {
        if code.isEmpty { return [.field("code", reason: "Please type the code")] } // ✗ all-mistakes-are-reported-at-once
        if (note ?? "").isEmpty { errors.append(old) } // ✗ optional-fields-are-checked-when-present
        if email.range(of: "\\S+@\\S+", options: .regularExpression) == nil { errors.append(old) } // ✗ the-pattern-of-an-address-is-written-once
        return errors
    }
}
```

```swift good path=App/Core/Models/Domain/PayRequest.swift
struct PayRequest {
    let email: String
    let amount: Int
    let note: String?
}
```

```swift good path=App/Core/Validation/FieldValidators/EmailValidator.swift
protocol Validatable {}

enum AmountValidator {}

enum EmailValidator {
    static let pattern = "^\\S+@\\S+\\.\\S+$"
}
```

```swift good path=App/Core/Validation/ObjectValidators/PayRequestValidator.swift
extension PayRequest: Validatable {
    func validate() -> [ValidationError] {
        var errors: [ValidationError] = []
        if let error = EmailValidator.validate(email) { errors.append(error) }
        if let error = AmountValidator.validate(amount) { errors.append(error) }
        if let note, note.count > 140 { errors.append(.field("note", reason: "140 signs at most")) }
        return errors
    }
}
```

## Validators are pure

```yaml rule
rule: validators-call-nobody
silences: [layers-use-only-what-is-drawn]
every: { file: any, in: Validation }
must-not:
  refer-to:
    any:
      - { any: [repository, repository-contract, api-client, orchestrator, provider, navigator] }
      - { type: any, in: [API, Persistence, Keychain, Repositories, Features] }
      - named: [URLSession, URLRequest, UserDefaults, NotificationCenter, FileManager, ModelContext, NSManagedObjectContext, DispatchQueue]
because: A check that asks a server is slow, can fail for other reasons than the input, and runs at every key.
instead: Let the orchestrator ask, and pass what it learnt to the check.
```

```yaml rule
rule: validators-do-not-wait
silences: [field-validators-have-one-shape]
every: { function: any, in: Validation }
must-not: { any: [{ be: async }, { call: [print, NSLog, os_log, debugPrint, dump] }, { contain: ["Task { $$$ }", "await $_"] }] }
instead: Return what is wrong, and let the caller do something about it.
```

```yaml rule
rule: validators-depend-on-their-argument
every: { any: [type, extension], in: Validation, be: top-level }
must-not: { contain: ["Date()", "Date.now", "Locale.current", "TimeZone.current", "Calendar.current", "UUID()", "Bool.random()", "$T.shared"] }
because: The same input has the same answer, today, tomorrow and in another country.
instead: Make it a parameter.
```

```yaml rule
rule: validators-have-no-state
every: { property: any, member-of: validator, be: stored }
must: { be: [static, constant] }
instead: Declare limits with `static let`; a validator needs no instance.
```

```swift bad path=App/Core/Validation/FieldValidators/DayValidator.swift
enum DayValidator {
    static var last = 0 // ✗ validators-have-no-state

    static func validate(_ day: Date) async -> ValidationError? { // ✗ validators-do-not-wait
        print("asked") // ✗ validators-do-not-wait
        UserDefaults.standard.set(1, forKey: "asked") // ✗ validators-call-nobody
        return day < Date() ? .field("day", reason: "That day has passed") : nil // ✗ validators-depend-on-their-argument
    }
}
```

```swift good path=App/Core/Validation/FieldValidators/DayValidator.swift
enum DayValidator {
    private static let hint = "Task { print(Date()) }"

    static func validate(_ day: Date, today: Date) -> ValidationError? {
        day < today ? .field("day", reason: "That day has passed") : nil
    }
}
```

## The rules are written nowhere else

```yaml rule
rule: inputs-are-checked-by-validators
every: { any: [orchestrator, use-case, view] }
must-not:
  any:
    - { contain: ['NSPredicate(format: "SELF MATCHES %@", $$$)', "$_.range(of: $_, options: .regularExpression)", "$_.range(of: $_, options: [.regularExpression, $$$])"] }
    - contain:
        pattern: ["$X.count < $N", "$X.count <= $N", "$X.count > $N", "$X.count >= $N"]
        where:
          X: { name: ["*honeNumber", { last-word: [email, password, passcode, username, nickname, phone, code, pin, otp, voucher, iban, note] }] }
          N: { any: [{ literal: number }, { name: { word: [length, limit, minimum, maximum, min, max, least, most, digits, characters] } }] }
    - contain:
        pattern: ["$X.count != $N", "guard $X.count == $N else { $$$ }"]
        where:
          X: { name: { last-word: [password, passcode, code, pin, otp, iban] } }
          N: { number: { at-least: 2 } }
    - contain:
        pattern: ["$X.isEmpty", '$X == ""', '$X.contains("@")']
        where: { X: { name: ["{{validated-inputs}}", "*.{{validated-inputs}}"] } }
because: A limit that stands in two places is changed in one.
instead: Call the validator of the field, and show its reason.
```

```yaml rule
rule: requests-are-validated-before-they-are-sent
every:
  function: any
  member-of: orchestrator
  any:
    - { have: { parameter: any, have-type: { type: any, conform-to: Validatable } } }
    - all:
        - { create: { type: any, conform-to: Validatable } }
        - { not: { member-of: { type: any, have: { function: any, have: { parameter: any, have-type: { type: any, conform-to: Validatable } } } } } } # which is asked instead
  contain: ["await $_", "Task { $$$ }"]
must:
  any:
    - { call: ["*.validate*", "validate*", "*alidator.*"] }
    - all: # a function of its own that validates and sends nothing
        - { contain: ["guard $_ else { $$$ }", "if $_ { $$$ }", "try $_($$$)", "if let $_ = $_ { $$$ }"] }
        - { member-of: { type: any, have: { function: any, call: ["*equest.validate*", "validate*"], not: { contain: "await $_" } } } }
message: "`{Subject}` sends a request that nobody has validated"
instead: "Begin with `let errors = request.validate()` and `guard errors.isEmpty else`."
```

```yaml rule
rule: addresses-are-validated-before-they-are-sent
every: { function: any, member-of: { type: orchestrator, not: { held-by: orchestrator } }, have: { parameter: [email, emailAddress], have-type: String }, contain: ["await $_", "Task { $$$ }"] } # who holds it has validated
must: { call: ["*alidator.*", "*.validate*", "validate*", "*isValid*"] }
message: "`{Subject}` sends an address that nobody has validated"
```

```yaml rule
rule: failed-validation-ends-the-action
every: { function: any, member-of: orchestrator }
must-not:
  contain:
    - pattern:
        - "if let $E = $VALIDATOR.validate($$$) { $$$BODY }"
        - "if $VALIDATOR.validate($$$) != nil { $$$BODY }"
        - "let $E = $VALIDATOR.validate($$$); if let $E { $$$BODY }"
        - "let $E = $VALIDATOR.validate($$$); if $E != nil { $$$BODY }"
      where:
        BODY: { all: ['/\S/', { not: { contain: [return, "return $_", "throw $_", "$_.append($$$)", continue, break] } }] }
    - pattern:
        - "if !$REQUEST.validate().isEmpty { $$$BODY }"
        - "let $E = $REQUEST.validate(); if !$E.isEmpty { $$$BODY }"
      where:
        BODY: { all: ['/\S/', { not: { contain: [return, "return $_", "throw $_", "$_.append($$$)", continue, break] } }] }
    - pattern: "_ = $VALIDATOR.validate($$$)"
      where: { VALIDATOR: "*Validator" }
because: Whoever goes on after the objection has not validated but commented.
instead: Set the error state, and return.
message: "`{Subject}` goes on after the validator has objected"
```

```swift given path=App/Core/Models/Domain/PayRequest.swift
protocol Validatable {}

struct PayRequest: Validatable {}
```

```swift bad path=App/Presentation/Features/Pay/PayViewModel.swift
final class PayViewModel {
    func pay(_ request: PayRequest) async { // ✗ requests-are-validated-before-they-are-sent
        await pays.send(request)
    }

    func invite(email: String) async { // ✗ addresses-are-validated-before-they-are-sent
        guard email.count >= 5 else { return } // ✗ inputs-are-checked-by-validators
        await pays.invite(email)
    }

    func redeem() {
        guard code.count < 6 else { return } // ✗ inputs-are-checked-by-validators
        if state.pin.count != 4 { return } // ✗ inputs-are-checked-by-validators
        isTooLong = draft.note.count > Self.maximumLength // ✗ inputs-are-checked-by-validators
    }

    func note(_ text: String) {
        if let error = NoteValidator.validate(text) { // ✗ failed-validation-ends-the-action
            errorText = error.reason
        }
        if let error = noteRule.validate(text) { // ✗ failed-validation-ends-the-action
            errorText = error.reason
        }
        if NoteValidator.validate(text) != nil { // ✗ failed-validation-ends-the-action
            errorText = "Too long"
        }
        let problem = NoteValidator.validate(text) // ✗ failed-validation-ends-the-action
        if let problem { errorText = problem.reason }
        let errors = request.validate() // ✗ failed-validation-ends-the-action
        if !errors.isEmpty { errorTexts = errors.map(\.reason) }
        _ = NoteValidator.validate(text) // ✗ failed-validation-ends-the-action
        _ = NSPredicate(format: "SELF MATCHES %@", text) // ✗ inputs-are-checked-by-validators
    }
}
```

```swift bad path=App/Presentation/Features/Tip/TipViewModel.swift
final class TipViewModel {
    func submit() { // ✗ requests-are-validated-before-they-are-sent
        isSending = true
        let request = PayRequest(amount: amount, note: note)
        Task { await pays.send(request) }
    }
}
```

```swift good path=App/Presentation/Features/Tip/TipViewModel.swift
final class TipViewModel {
    func submit() async {
        let request = PayRequest(amount: amount, note: note)
        guard request.validate().isEmpty else { return showErrors() }
        await pays.send(request)
    }
}
```

```swift good path=App/Presentation/Features/Pay/PayViewModel.swift
final class PayViewModel {
    func pay(_ request: PayRequest) async {
        let errors = request.validate()
        guard errors.isEmpty else { return }
        await pays.send(request)
    }

    func invite(email: String) async {
        if let error = EmailValidator.validate(email) {
            errorText = error.localizedDescription
            return
        }
        guard items.count > 1 else { return }
        await pays.invite(email)
    }

    func submit() {
        Task { await pay(PayRequest(amount: amount, note: note)) }
    }

    func tip(_ request: PayRequest) async {
        guard isFine(request) else { return }
        await pays.send(request)
    }

    private func isFine(_ request: PayRequest) -> Bool {
        let errors = request.validate()
        errorTexts = errors.map(\.reason)
        return errors.isEmpty
    }

    func check() -> [ValidationError] {
        var errors = request.validate()
        let problem = NoteValidator.validate(text)
        if let problem { errors.append(problem) }
        if let error = EmailValidator.validate(email) { errorText = error.reason } else { open() }
        guard NoteValidator.validate(text) == nil else { return errors }
        return errors
    }

    func makeRequest() -> PayRequest { PayRequest(amount: amount, note: note) }
    var isListLong: Bool { codes.count != 12 || steps.count > maximumLength }
    func type() { if code.count == 6 { moveOn() } }
}
```

```yaml review
review: is-every-input-validated
question: Does every input that the business or a format limits pass a validator before anything is done with it, and does each refusal reach the screen with its reason?
about: orchestrator
```

# Packages

A package saves a week and costs a little every month: it brings dependencies of its own, breaks with a new Xcode, may be abandoned, and has
its names all over the app on the day when it has to go. So a package is added for a problem that is not trivial, its reason is written
down, it is wrapped, and once in a while somebody asks whether it is still needed.

## Each package has a reason

The reason stands in `App/ThirdParty/Packages/`, a short note per package with its name: which problem it solves, which adapter wraps it,
its licence, what it weighs, and when somebody last looked.

```yaml rule
rule: packages-have-a-note
severity: warning
every: { dependency: any, not: { be: local } }
must: { have-counterpart: { file: "{Subject}", in: ["{{package-notes}}/*.md", "**/*.md"] } }
message: "No `{Subject}.md` says why `{Subject}` is there"
because: In two years nobody dares to remove what nobody can explain.
instead: Write `{{package-notes}}/{Subject}.md` (problem, adapter, licence, size, last look).
```

```yaml rule
rule: packages-are-used
every: { dependency: any, not: { any: [{ in: "{{build-tools}}" }, { named: ["swiftlint*", "swiftformat*", "*plugin*", "swift-docc*", "sourcery", "swiftgen*"] }] } }
must: { be: used }
because: What nobody uses still has to be fetched, built and trusted.
instead: Remove it from the manifest.
```

```yaml rule
rule: packages-have-versions
every: { dependency: any, not: { be: local } }
must: { be: versioned }
message: "`{Subject}` follows a branch or one commit, not a version"
because: A branch moves while nobody looks, and the build of tomorrow is another one.
instead: "Write `.upToNextMajor(from: \"1.0.0\")`."
```

```swift bad path=Package.swift
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Shop",
    dependencies: [
        .package(url: "https://example.net/charts", branch: "main"), // ✗ packages-have-a-note, packages-have-versions
        .package(url: "https://example.net/motion", from: "4.0.0"), // ✗ packages-have-a-note, packages-are-used
    ],
    targets: [.target(name: "App", dependencies: [.product(name: "Charts", package: "charts")], path: "App")]
)
```

```swift good path=Package.swift
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Shop",
    dependencies: [
        .package(url: "https://example.net/charts", .upToNextMajor(from: "2.0.0")),
        .package(path: "Packages/Design"),
    ],
    targets: [
        .target(
            name: "App",
            dependencies: [.product(name: "Charts", package: "charts"), .product(name: "Design", package: "Design")],
            path: "App"
        )
    ]
)
```

```text good path=Documentation/Decisions/charts.md
Draws the weekly statistics. Adapter: ChartProvider. MIT.
```

## The note says what has to be known

```yaml rule
rule: notes-name-the-licence
every: { document: "*.md", in: "{{package-notes}}" }
must: { have-text: '/(?i)licen[cs]e|\b(MIT|BSD|Apache|MPL|ISC|zlib|[AL]?GPL)\b/' }
message: "`{Subject}` does not name the licence"
because: A licence that nobody has read is found by the customer's lawyer.
instead: Write down which licence it is, from the package's own file.
```

```yaml rule
rule: licences-let-us-ship
every: { document: "*.md", in: "{{package-notes}}" }
must-not: { have-text: '/(?i)licen[cs]e\W+(is |GNU )*([AL]?GPL|SSPL|propriet|closed)/' }
message: "This package comes under a licence that binds or hides the code"
because: Such a licence binds the whole app, or forbids to look into what it runs.
instead: Look for another package, or have the licence allowed by whoever answers for it.
```

```yaml rule
rule: no-pods-for-trifles
every: { setting: "pods.*", in: "**/Podfile" }
must-not: { named: "pods.{{pods-for-trifles}}" }
because: Each of these takes an hour to write, and years to keep.
message: "The platform does what this pod does in a few lines"
instead: Use an overlay for a toast, a formatter for a date, `ProgressView` for a spinner, and `URLSession` with `async` and `Decodable` for a call.
```

```yaml rule
rule: pods-have-versions
every: { document: Podfile }
must-not: { any: [{ have-text: '/^\s*pod\s+[\x27"](?<Pod>[^\x27"]+)[\x27"]\s*($|#)/' }, { have-setting: { "pods.{Pod}.branch": "*" } }] }
message: "This pod has no version, or follows a branch"
instead: Write the version behind it, such as `'~> 4.0'`.
```

```markdown bad path=App/ThirdParty/Packages/charts.md
Draws the weekly statistics. <!-- ✗ notes-name-the-licence -->
```

```markdown bad path=App/ThirdParty/Packages/motion.md
Moves things. Licence: GPL 3. <!-- ✗ licences-let-us-ship -->
```

```ruby bad path=Podfile
target 'Shop' do
  pod 'Motion' # ✗ pods-have-versions
  pod "Kit/Core" # ✗ pods-have-versions
  pod 'Glide', :git => 'https://example.net/glide.git', :branch => 'main' # ✗ pods-have-versions
  pod 'SVProgressHUD', '~> 2.0' # ✗ no-pods-for-trifles
end
```

```markdown good path=App/ThirdParty/Packages/charts.md
Draws the weekly statistics. Licence: MIT, which is compatible with the GPL.
```

```markdown good path=App/ThirdParty/Packages/motion.md
Moves things. Apache 2.0.
```

```ruby good path=Podfile
target 'Shop' do
  pod 'Motion',
      '~> 4.0'
  pod 'Charts', path: '../Charts'
  pod 'Kit', kit_version
  pod 'Glide', :git => 'https://example.net/glide.git', :tag => '2.1.0'
  # pod 'SVProgressHUD'
end
```

```yaml review
review: is-the-package-worth-it
question: Does this package solve a problem that would take more than an hour, or more than ten lines, to solve? Does more than one feature need it, and does its maker have a name? What does it bring along, and could it be left out again?
about: { dependency: any, not: { be: local } }
```

```yaml review
review: is-the-package-still-welcome
question: Does the licence in the note still hold? When was its last release? What does it add to the size and to the time of a build? Do its pins in `Package.resolved` agree with the manifest, and did the list of what it brings along grow? Does the next Xcode build it?
about: { dependency: any, not: { be: local } }
```

## What is not worth a package

```yaml rule
rule: no-packages-for-trifles
silences: [packages-have-a-note, packages-have-versions, packages-are-used]
every: { dependency: any, not: { be: local } }
must-not:
  named: "{{trifles}}"
because: Each of these takes an hour to write, and years to keep.
message: "`{Subject}` does what the platform does in a few lines"
instead: Use an overlay for a toast, an extension for a text, a formatter for a date, `ProgressView` for a spinner, and `URLSession` with `async` and `Decodable` for a call.
```

```swift bad path=Package.swift
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Shop",
    dependencies: [
        .package(url: "https://github.com/scalessec/Toast-Swift", from: "5.0.0"), // ✗
        .package(url: "https://github.com/malcommac/SwiftDate", from: "7.0.0"), // ✗
        .package(url: "https://github.com/SVProgressHUD/SVProgressHUD", from: "2.0.0"), // ✗
        .package(url: "https://github.com/Alamofire/Alamofire", from: "5.0.0"), // ✗
    ]
)
```

```swift good path=Package.swift
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Shop",
    dependencies: [
        .package(url: "https://github.com/airbnb/lottie-ios", from: "4.0.0"),
        .package(url: "https://example.net/date-picker-kit", from: "1.0.0"),
    ]
)
```

## Foreign code stays in adapters

What others wrote is imported by one file: an adapter, which forwards to it, behind a protocol of our own. When the maker renames a
class, one file changes; when we change the maker, one file is new; and in tests, a double stands in its place.

```text
ThirdParty/
├── PackageAdapters/
│   └── Analytics/
│       ├── AnalyticsProvider.swift            the protocol, in our words
│       └── FirebaseAnalyticsAdapter.swift     the only file that knows the maker
└── Packages/
    └── firebase-ios-sdk.md                    why it is there
```

What a manifest of the tree takes from outside is foreign; for trees without a manifest the best-known modules are listed at the top of
this guide. A package that is meant to be everywhere (an architecture's own, more collections) is named there too, and left alone;
databases have their own rule.

```yaml rule
rule: foreign-modules-are-for-adapters
every:
  import: any
  any: [{ be: third-party }, { named: "{{foreign-modules}}" }]
  in: production
  not: { any: [{ named: "{{modules-for-everywhere}}" }, { named: "{{database-modules}}" }] }
must: { all: [{ in: Adapters }, { file-named: "*Adapter" }] }
except:
  - { in: Composition, named: ["Firebase*", Sentry, FacebookCore, FBSDKCoreKit, GoogleMaps, "Kakao*"], because: some makers want to be started by the app itself }
message: "`{Subject}` is foreign, and is imported beside its adapter"
instead: Say in a protocol what you need of it, and let an adapter in `{{adapters}}` forward to it.
```

```yaml rule
rule: adapters-are-grouped-by-capability
every: { file: any, in: Adapters }
must: { in: "{{adapters}}/*/*" }
message: "`{Subject}.swift` lies beside the capabilities, not in the folder of one"
```

```yaml rule
rule: capabilities-are-not-called-after-makers
severity: warning
every: { folder: any, in: "{{adapters}}/*" }
must-not: { named: ["Firebase*", "Google*", "Facebook*", "FB*", Alamofire, Moya, "Kakao*", Sentry, Amplitude, Mixpanel, Realm, GRDB, Stripe, Lottie, Kingfisher] }
because: The folder is what we can do; the maker may change.
instead: Name it after the capability, such as `Analytics`.
message: "The folder `{Subject}` is called after a maker"
```

```yaml rule
rule: capabilities-have-a-provider
every: { type: adapter }
must: { conform-to: provider }
message: "`{Subject}` hides behind no protocol of ours"
instead: Declare `…Provider` beside it, in our own words, and conform to it.
```

```yaml rule
rule: adapters-are-final-and-named-so
every: { any: [class, struct, actor], conform-to: provider, in: production, not: { any: [double, { in: [tests, previews] }] } }
must: { all: [{ be: final }, { named: "?*Adapter" }, { file-named: "{Subject}" }] }
instead: Write a final type called `…Adapter`, in a file of its name.
```

```yaml rule
rule: providers-have-files-of-their-name
every: { protocol: any, in: Adapters, be: top-level }
must: { all: [{ named: "?*Provider" }, { file-named: "{Subject}" }] }
instead: Call it `…Provider`, and give it a file of its name.
```

```yaml rule
rule: providers-do-not-name-makers
severity: warning
every: { any: [{ protocol: provider }, { function: any, member-of: provider }] }
must-not: { named: [{ word: "{{makers}}" }, "Adjust*", "*BranchSDK*", "*BranchIO*"] }
because: The protocol outlives the maker.
message: "`{Subject}` names the maker that it hides"
```

```yaml rule
rule: adapters-only-forward
severity: warning
every: { function: any, member-of: adapter, not: { any: [{ be: private }, { be: static }] } }
must: { have-at-most: { statements: "{{most-statements-of-an-adapter}}", complexity: 3 } }
because: What an adapter decides leaves with the maker.
instead: Move the decision to the caller, or to a business rule.
```

```yaml rule
rule: adapters-are-known-to-the-composition-alone
only: { any: [{ in: [Composition, Adapters, tests] }, composer] }
may: { refer-to: adapter }
instead: Take the provider, as a protocol, in the initialiser.
```

```yaml rule
rule: providers-are-handed-over
every: { property: any, be: stored, have-type: provider, in: production, not: { any: [{ in: [Composition, tests, { role: composer }] }, { have-attribute: "@*" }, { be: static }] } }
must: { all: [{ be: constant }, { not: { have-value: "*" } }] }
instead: Declare it with `let`, and fill it in the initialiser.
```

```yaml rule
rule: providers-have-doubles
severity: warning
every: { protocol: provider, any: [{ held-by: { any: [orchestrator, use-case, repository, api-client] } }, { received-by: { any: [orchestrator, use-case, repository, api-client] } }] } # the tests of these need it
must:
  any:
    - { have-counterpart: { type: "*{Subject}*", in: [tests, "{{suites-of-tests}}"] } }
    - { implemented-by: { type: any, any: [double, { in: tests }], not: protocol } }
message: "No test has a double of `{Subject}`"
make: mock {Subject}
```

```yaml rule
rule: events-have-snake-case-names
severity: note
every: { file: any, in: production }
must-not:
  contain:
    - pattern: "$_.track(event: $NAME, $$$)"
      where: { NAME: { literal: string, not: { string: '/^[a-z0-9]+(_[a-z0-9]+)*$/' } } }
    - pattern: "$_.track(event: $_, $$$VALUES)"
      where: { VALUES: '/"[a-z]+[A-Z]\w*"\s*:/' }
because: Two spellings of one event are two events in every statistic.
message: "The name of an event or of one of its values is not in lower snake case"
```

```yaml rule
rule: events-name-no-person
severity: warning
every: { file: any, in: production }
must-not:
  contain:
    pattern: ["$_.track(event: $_, $$$VALUES)", "$_.logEvent($_, $$$VALUES)"]
    where:
      VALUES: ['*"{{data-of-persons}}": *', "*.{{data-of-persons}}]", "*.{{data-of-persons}},*", "*: {{data-of-persons}}]", "*: {{data-of-persons}},*"]
because: What an analytics service has received can't be taken back, and the user didn't agree to it.
message: "Personal data is sent with this event"
instead: Send what was done, not who did it; an identifier that means nothing elsewhere is enough to count people.
```

```swift bad path=App/ThirdParty/PackageAdapters/Tracker.swift
import FirebaseAnalytics // ✗ foreign-modules-are-for-adapters, adapters-are-grouped-by-capability

protocol Tracking {} // ✗ providers-have-files-of-their-name
```

```swift bad path=Package.swift
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Shop",
    dependencies: [.package(url: "https://example.net/confetti", from: "1.0.0")],
    targets: [.target(name: "Shop", dependencies: [.product(name: "Confetti", package: "confetti")], path: "App")]
)
```

```swift bad path=App/Presentation/Features/Cart/CartView.swift
import Confetti // ✗ foreign-modules-are-for-adapters
import SwiftUI
```

```swift bad path=App/ThirdParty/PackageAdapters/Analytics/FirebaseProvider.swift
protocol FirebaseProvider {} // ✗ providers-do-not-name-makers, providers-have-doubles

class FirebaseTracker: FirebaseProvider {} // ✗ adapters-are-final-and-named-so

final class LogAdapter { // ✗ capabilities-have-a-provider
    func log(_ level: Int) { // ✗ adapters-only-forward
        if level > 1 { one() } else if level > 2 { two() } else if level > 3 { three() } else if level > 4 { four() }
    }
}
```

```swift bad path=App/Presentation/Features/Cart/CartViewModel.swift
final class CartViewModel {
    private let log = LogAdapter() // ✗ adapters-are-known-to-the-composition-alone
    private let tracker: any FirebaseProvider = Trackers.first // ✗ providers-are-handed-over

    func open() { tracker.track(event: "CartOpened", params: nil) } // ✗ events-have-snake-case-names
    func add() { tracker.track(event: "item_added", params: ["itemId": item.id]) } // ✗ events-have-snake-case-names
    func close() { tracker.track(event: "cart_closed") }
    func sign() { tracker.track(event: "signed_up", params: ["method": method, "email": address]) } // ✗ events-name-no-person
    func send() { tracker.track(event: "sent", params: ["to": user.phoneNumber]) } // ✗ events-name-no-person
}
```

```text bad
App/
└── ThirdParty/
    └── PackageAdapters/
        └── Firebase/            # ✗ capabilities-are-not-called-after-makers
            └── Readme.md
```

```swift good path=App/ThirdParty/PackageAdapters/Analytics/AnalyticsProvider.swift
protocol AnalyticsProvider: Sendable {
    func track(event: String, values: [String: String])
}
```

```swift good path=Package.swift
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Shop",
    dependencies: [.package(url: "https://github.com/apple/swift-collections", from: "1.1.0")],
    targets: [.target(name: "Shop", dependencies: [.product(name: "Collections", package: "swift-collections")], path: "App")]
)
```

```swift good path=App/Presentation/Features/Cart/CartView.swift
import Collections
import SwiftUI
```

```swift good path=App/ThirdParty/PackageAdapters/Analytics/FirebaseAnalyticsAdapter.swift
import FirebaseAnalytics

final class FirebaseAnalyticsAdapter: AnalyticsProvider {
    func track(event: String, values: [String: String]) {
        Analytics.logEvent(event, parameters: values)
    }
}
```

```swift good path=App/Composition/Parts.swift
struct Parts {
    let analytics: any AnalyticsProvider = FirebaseAnalyticsAdapter()
}
```

```swift good path=App/Presentation/Features/Cart/CartViewModel.swift
final class CartViewModel {
    private let analytics: any AnalyticsProvider
    init(analytics: any AnalyticsProvider) { self.analytics = analytics }

    func open() { analytics.track(event: "cart_opened", values: [:]) }
    func sign() { analytics.track(event: "email_entered", values: ["has_email": String(hasEmail)]) }
}
```

```swift good path=App/Tests/Unit/AnalyticsProviderMock.swift
final class AnalyticsProviderMock: AnalyticsProvider {}
```

# Utilities

A utility is a pure function with a name and a place: it rounds a number, formats a date, retries a call. It serves every feature and knows
none of them. Because it depends on nothing but its arguments, it can be moved into a package on any afternoon.

## They lie by category

```yaml rule
rule: utilities-lie-in-categories
every: { file: any, in: Utilities }
must: { in: "{{utilities}}/*/*" }
message: "`{Subject}.swift` lies beside the categories of `{{utilities}}`"
```

```yaml rule
rule: a-utility-has-a-file-of-its-name
every: utility
must: { file-named: ["{Subject}", "{Subject}+*"] }
because: One purpose, one file; two in one file are the beginning of the heap.
```

```yaml rule
rule: utilities-are-named-so
severity: warning
every: { type: utility, any: [struct, enum], have: { function: any, be: static }, not: { any: [{ conform-to: Error }, { have: { case: any } }] } }
must: { named: ["?*Utility", "?*Helper", "?*Factory", "?*Formatter", "?*Formatters", "?*Policy", "Debounce*", "Throttle*", "Retry*"] }
message: "`{Subject}` does not say that it is a utility"
instead: Let the name end in `Utility`, `Helper`, `Factory` or `Formatter`.
```

```yaml rule
rule: utilities-lie-in-utilities
severity: warning
every: { any: [struct, enum, class], named: ["?*Utility", "?*FormatterFactory", "?*Debouncer", "?*Throttler", Debouncer, Throttler], in: production, be: top-level, not: { in: tests } }
must: { in: Utilities }
instead: Move it to `{{utilities}}`, to the folder of its category.
```

```yaml rule
rule: there-is-no-heap
every: { any: [file, { type: any, be: top-level }], in: production, have-at-most: { words: 2 } }
must-not: { named: { first-word: ["{{words-for-all-of-it}}", "{{words-for-anything}}"], last-word: "{{words-for-anything}}" } }
message: "`{Subject}` is a heap: everything fits into it, and nothing is found in it"
instead: Give each purpose a file of its own, in a folder of its category.
except:
  - { in: "{{generated-resources}}", because: what is generated has the names of its generator }
```

```yaml rule
rule: utility-files-stay-short
check: file-length
at-most: "{{most-lines-of-a-utility}}"
in: Utilities
because: Two hundred lines serve more than one purpose.
instead: Split it by purpose.
```

```swift bad path=App/Core/Utilities/Utils.swift
enum RoundingUtility {} // ✗ utilities-lie-in-categories, a-utility-has-a-file-of-its-name, there-is-no-heap

enum Rounder { // ✗ a-utility-has-a-file-of-its-name, utilities-are-named-so
    static func up(_ value: Double) -> Int { Int(value.rounded(.up)) }
}
```

```swift bad path=App/Core/Utilities/Math/LongUtility.swift
enum LongUtility {} // ✗ utility-files-stay-short
// × 200
```

```swift bad path=App/Presentation/Features/Cart/PriceUtility.swift
enum PriceUtility {} // ✗ utilities-lie-in-utilities
```

```swift good path=App/Core/Utilities/Math/RoundingUtility.swift
enum RoundingUtility {
    static func roundedToCents(_ value: Double) -> Double { (value * 100).rounded() / 100 }
}
```

## They are pure

```yaml rule
rule: utilities-are-static
severity: warning
every: { function: any, member-of: { type: utility, any: [struct, enum, class], named: ["?*Utility", "?*Helper", "?*Factory", "?*Formatter", "?*Formatters"] }, not: { any: [{ be: private }, { be: demanded }] } }
must: { be: static }
because: A function without an instance has no state that it could depend on.
```

```yaml rule
rule: utilities-have-no-state
every: { property: any, member-of: { type: utility, not: { named: ["Debounce*", "Throttle*", "Retry*"] } }, be: stored }
must: { be: [static, constant] }
instead: Make it a parameter; a constant or a formatter is `static let`.
```

```yaml rule
rule: utilities-have-no-side-effects
every: { file: any, in: Utilities, not: { in: "{{utilities-with-effects}}" } }
must-not:
  any:
    - { call: [print, debugPrint, NSLog, os_log, "NotificationCenter.default.*", "FileManager.default.*", "UserDefaults.standard.*"] }
    - { refer-to: [URLSession] }
because: A function that also does something can't be called twice, or in a test, without thinking.
instead: Return the result, and let the caller do something with it. Helpers for files and the network have categories of their own.
```

```yaml rule
rule: utilities-read-no-app-state
silences: [layers-use-only-what-is-drawn]
every: { any: [type, extension], in: Utilities, be: top-level }
must-not:
  any:
    - contain: "$T.shared"
    - { refer-to: [UIApplication, UIScreen, UIDevice, AppState] }
    - { have: { property: any, have-type: { type: ["?*Service", "?*Repository", "?*Client", "?*Provider", "?*Store"] } } }
because: What asks the app for its state belongs to the app, and not to everybody.
instead: Take what is needed as an argument.
```

```yaml rule
rule: no-services-in-utilities
silences: [layers-use-only-what-is-drawn]
every: { parameter: any, in: Utilities }
must-not: { have-type: { type: ["?*Service", "?*Repository", "?*APIClient", "?*Provider", "?*Store", "?*{{state-holder}}"] } }
message: "A service is handed to a utility as `{Subject}`"
instead: Pass the value that the service would return.
```

```yaml rule
rule: utilities-know-no-model
silences: [layers-use-only-what-is-drawn]
every: { file: any, in: Utilities }
must-not: { refer-to: { any: [domain-model, dto, entity, client-model, view, navigator] } }
because: A function about orders is a business rule, however general it looks.
instead: Take plain values, or move it to `{{business-logic}}`.
```

```yaml rule
rule: utilities-show-nothing
silences: [layers-use-only-what-is-drawn]
every: { any: [function, type], in: Utilities }
must-not: { any: [{ named: [{ first-word: [show, present] }, { word: ["toast*", alert, alerts, "snackbar*"] }], not: { named: "*Count" } }, { conform-to: View }, { inherit: [UIView, UIViewController] }] }
message: "`{Subject}` shows something, and utilities show nothing"
instead: Move it to `{{common-ui}}`.
```

```swift given path=App/Core/Models/Domain/Order.swift
struct Order {}
```

```swift given path=App/Core/Services/OrderStore.swift
final class OrderStore {}
```

```swift bad path=App/Core/Utilities/Math/OrderUtility.swift
struct OrderUtility {
    var last = 0 // ✗ utilities-have-no-state

    func total(_ order: Order) -> Int { 0 } // ✗ utilities-are-static, utilities-know-no-model

    static func log(_ store: OrderStore) { // ✗ no-services-in-utilities
        print("total") // ✗ utilities-have-no-side-effects
        Session.shared.touch() // ✗ utilities-read-no-app-state
    }

    static func showToast(_ text: String) {} // ✗ utilities-show-nothing
}
```

```swift good path=App/Core/Utilities/Math/RoundingUtility.swift
/// Prints nothing, and shows no Order.
enum RoundingUtility {
    static let digits = 2
    static func rounded(_ value: Double) -> Double { value.rounded() }
    private static func print(_ value: Double) -> String { "print(Session.shared)" }
}
```

## They are tested

```yaml rule
rule: utilities-are-tested
severity: warning
every: { type: utility, have: { function: any } }
must: { have-counterpart: { file: "{Subject}Tests", in: tests } }
message: "`{Subject}` has no tests: `{Subject}Tests.swift` is missing, or expects nothing yet"
make: tests {Subject}
because: Nothing is easier to test than a function of its arguments.
```

```swift bad path=App/Core/Utilities/Math/RoundingUtility.swift
enum RoundingUtility { // ✗
    static func rounded(_ value: Double) -> Double { value.rounded() }
}
```

```swift good path=App/Core/Utilities/Math/RoundingUtility.swift
enum RoundingUtility {
    static func rounded(_ value: Double) -> Double { value.rounded() }
}
```

```swift good path=App/Tests/Unit/RoundingUtilityTests.swift
struct RoundingUtilityTests {}
```

## A test expects something

A test that can't fail is counted as if it held something. What `norma new tests` writes is a beginning: until one of its tests says what it
expects, whoever needs tests still has none.

```yaml rule
rule: tests-expect-something
severity: warning
check: test-without-expectation
except:
  - { file: any, refer-to: TestStore, because: a test store compares the state after each action by itself }
instead: "Assert what must come out."
because: A green test that looks at nothing is worse than none, for nobody goes on looking.
```

```swift bad path=App/Tests/Unit/PayViewModelTests.swift
import XCTest

final class PayViewModelTests: XCTestCase {
    func test_loading_shouldAnswer() async throws { // ✗
        let result = await PayViewModel().load()
        throw XCTSkip("Say what it must give; it gave \(result)")
    }
}
```

```swift good path=App/Tests/Unit/PayViewModelTests.swift
import XCTest

final class PayViewModelTests: XCTestCase {
    func test_loading_shouldAnswer() async {
        let result = await PayViewModel().load()
        XCTAssertEqual(result, 1)
    }
}
```

```swift good path=App/Tests/Unit/PayFeatureTests.swift
import ComposableArchitecture
import XCTest

final class PayFeatureTests: XCTestCase {
    func test_tap_shouldCount() async {
        let store = TestStore(initialState: PayFeature.State()) { PayFeature() }
        await store.send(.tapped) { $0.count = 1 }
    }
}
```

## Formatters are made once

A formatter is expensive to make and easy to set up differently. One factory has one constant per format.

```yaml rule
rule: formatters-are-made-by-the-factory
severity: warning
only: { in: ["{{formatters}}", tests] }
may: { create: { named: [DateFormatter, ISO8601DateFormatter, NumberFormatter, DateComponentsFormatter, RelativeDateTimeFormatter, MeasurementFormatter, ByteCountFormatter] } }
instead: Use a constant of the factory in `{{formatters}}`, or add one.
```

```yaml rule
rule: formats-are-written-in-the-factory
severity: warning
every: { any: [function, initializer, property], in: production, not: { any: [{ in: "{{formatters}}" }, { create: { named: [DateFormatter, NumberFormatter, MeasurementFormatter] } }] } } # who makes one is told so above
must-not: { contain: ["$_.dateFormat = $_", "$_.numberStyle = $_"] }
instead: Give the format a name in the factory.
```

```yaml rule
rule: formatters-are-constants
silences: [utilities-have-no-state]
every: { property: any, in: "{{formatters}}", any: [{ be: stored }, { be: static }], have-type: { named: "*Formatter" } }
must: { be: [static, constant] }
```

```swift bad path=App/Core/Models/DTO/OrderDTO.swift
extension OrderDTO {
    func toDomain() -> Order {
        let formatter = DateFormatter() // ✗ formatters-are-made-by-the-factory
        formatter.dateFormat = "yyyy-MM-dd"
        return Order(date: formatter.date(from: date))
    }
}
```

```swift bad path=App/Presentation/Features/Orders/OrdersView.swift
func show(_ formatter: DateFormatter) {
    formatter.dateFormat = "yyyy-MM-dd" // ✗ formats-are-written-in-the-factory
}
```

```swift bad path=App/Core/Utilities/Formatters/PriceFormatter.swift
enum PriceFormatter {
    static var price: NumberFormatter = NumberFormatter() // ✗ formatters-are-constants
    static var weight: MeasurementFormatter { MeasurementFormatter() } // ✗ formatters-are-constants
}
```

```swift good path=App/Core/Utilities/Formatters/DateFormatterFactory.swift
enum DateFormatterFactory {
    static let day: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateFormat = "yyyy-MM-dd"
        return formatter
    }()
}
```

```swift good path=App/Core/Models/DTO/OrderDTO.swift
extension OrderDTO {
    func toDomain() -> Order { Order(date: DateFormatterFactory.day.date(from: date)) }
}
```

## Native types carry no rules of ours

An extension of `String` is offered at every text of the app. `isValidName` on it is taken for user names, products and passwords alike, and
nobody can say which of them it was written for. A rule has a name, a place and a parameter instead.

```yaml rule
rule: native-types-judge-nothing
every: { any: [property, function], member-of: [String, Substring, StringProtocol, Character, Date, Int, Double, Decimal], in: production, not: { be: file-private } }
must-not:
  any:
    - { named: { first-word: [is, has, contains, can], word: "{{what-a-value-is-judged-by}}" } }
    - { have-type: Bool, in: [Domain, UseCases, BusinessLogic, Validation] }
message: "`{Subject}` carries a rule that every value of the type now has"
instead: Write it as a static function of a validator or a utility, which takes the value as its parameter.
```

```yaml rule
rule: native-texts-match-no-patterns
every: { any: [property, function], member-of: [String, Substring, StringProtocol], in: production, not: { any: [{ be: file-private }, { named: { first-word: [is, has, contains, can], word: "{{what-a-value-is-judged-by}}" } }, { have: { parameter: any, have-type: String } }] } } # native-types-judge-nothing speaks of those named so; a pattern that is passed in is no rule
must-not: { any: [{ contain: ['NSPredicate(format: "SELF MATCHES %@", $$$)'] }, { contain: ["range(of: $_, options: .regularExpression) != nil", "self.range(of: $_, options: .regularExpression) != nil", "range(of: $_, options: .regularExpression) == nil"] }] }
because: A pattern that decides what is acceptable is a validator, and belongs to its field.
instead: Move it to `{{field-validators}}`.
message: "`{Subject}` judges every text by a pattern"
```

```yaml rule
rule: core-has-no-free-functions
every: { any: [function, property], be: top-level, not: { any: [{ in: tests }, { file-named: [Project, Package] }] }, in: [Constants, DeviceServices, Extensions, Validation, BusinessLogic, Utilities] }
must:
  any:
    - { be: file-private }
    - { named: "/^[^A-Za-z_]/" }
    - { all: [{ in: Constants }, property] }
message: "`{Subject}` is offered in every file of the app"
instead: Put it into an enum that is named after its purpose.
```

```swift bad path=App/Core/Extensions/String+Rules.swift
extension String {
    var isOnlyLetters: Bool { // ✗ native-types-judge-nothing
        self.range(of: "^[a-z]+$", options: .regularExpression) != nil
    }

    var looksLikeAVoucher: Bool {
        range(of: "^[A-Z]{4}$", options: .regularExpression) != nil // ✗ native-texts-match-no-patterns
    }

    func looksLikeAPlate() -> Bool {
        let plate = "[A-Z]{1,3}-[0-9]+"
        return NSPredicate(format: "SELF MATCHES %@", plate).evaluate(with: self) // ✗ native-texts-match-no-patterns
    }
}

func slug(_ text: String) -> String { text } // ✗ core-has-no-free-functions
```

```swift bad path=App/Core/BusinessLogic/Postage.swift
extension Int {
    var isHeavy: Bool { self > 2000 } // ✗ native-types-judge-nothing
}
```

```swift bad path=App/Presentation/Features/Cart/Date+Rules.swift
extension Date {
    var isExpired: Bool { self < .now } // ✗ native-types-judge-nothing
}
```

```swift good path=App/Core/Extensions/String+Trimming.swift
extension String {
    var trimmed: String { trimmingCharacters(in: .whitespaces) }
    var isBlank: Bool { trimmed.isEmpty }
    func fits(_ pattern: String) -> Bool { range(of: pattern, options: .regularExpression) != nil }
}

private func slug(_ text: String) -> String { text }

func <~ (left: Int, right: Int) -> Bool { left < right }
```

## Logic has a place where it is looked for

A pure function at the bottom of a screen is written again in the next one. What depends on nothing but its arguments is a utility,
or a business rule.

```yaml review
review: is-logic-hidden-in-a-screen
question: Does this view, view controller or delegate hide a function that depends on nothing but its arguments, and that somebody else will look for in vain?
about: { function: any, be: static, member-of: view, have-at-least: { body-lines: 10 } }
```

```yaml review
review: is-the-area-of-use-evident
question: Do name and place of this helper say for what it is meant, and would it still make sense in a package of its own? Do at least two features use it?
about: { any: [utility, { extension: any, in: Extensions }] }
```

```yaml review
review: is-this-the-third-copy
question: Does this stand in two other places already, so that it is time for a utility? Do the functions of this file belong to one category?
about: { file: any, in: Utilities }
```

# What can be made

What follows is what `norma new` makes of this guide; `norma new repository Order` makes one of it. All that is made keeps the rules above,
and comes with tests that pass before the first edit. Files that several sets need, such as `ValidationError.swift`, are made once and left
alone afterwards. `App` is the module that the tests import, where nobody says otherwise.

## A repository and all its models

One subject, from the server to the app: the transcript of the server's answer, the row of the database, the domain model between them,
the translations, the contract, its implementation, and a double of everything that a test has to replace. The store keeps its entities in
memory; on the day when they have to survive, a database takes its place behind the same protocol.

```yaml template
template: repository
summary: A repository with its contract, sources, models, translations and tests.
inputs:
  Name: { is: type-name, about: "What it holds, in the singular", sample: Order }
  Field: { is: field, many: true, default: [], about: "What it has besides `id`, `title` and `createdDate`, in the types of JSON", sample: ["itemCount: Int"] }
  Module: { is: type-name, read: { module: "{{app}}" }, default: App, about: The module that the tests import }
next:
  - Write the server's address into `ServerConstants`, and the paths into `{{Name}}Endpoint`.
  - Make a `{{Name}}Repository{{implementation}}` where the app is put together, and hand it on as `any {{Name}}Repository`.
```

```swift template repository shared path="{{constants}}/ServerConstants.swift"
/// Where the server is.
enum ServerConstants {
    static let address = "https://api.example.com"
}
```

```swift template repository shared path="{{formatters}}/DateFormatterFactory.swift"
import Foundation

/// Each format of a date, once.
enum DateFormatterFactory {
    static let server: DateFormatter = make("yyyy-MM-dd'T'HH:mm:ssXXXXX")

    /// A format that is the same in all countries.
    private static func make(_ format: String) -> DateFormatter {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        formatter.dateFormat = format
        return formatter
    }
}
```

```swift template repository shared path="{{unit-tests}}/DateFormatterFactoryTests.swift"
import XCTest

@testable import {{Module}}

final class DateFormatterFactoryTests: XCTestCase {
    func test_datesOfTheServer_shouldBeRead() {
        let date = DateFormatterFactory.server.date(from: "1970-01-01T01:00:00+01:00")
        XCTAssertEqual(date, Date(timeIntervalSince1970: 0))
    }

    func test_anotherText_shouldNotBeADate() {
        XCTAssertNil(DateFormatterFactory.server.date(from: "yesterday"))
    }
}
```

```swift template repository shared path="{{domain}}/{{Name}}.swift"
import Foundation

/// What the app knows of one.
struct {{Name}}: Equatable, Identifiable, Sendable {
    let id: String
    let title: String
    let createdDate: Date
    {{#Field}}
    let {{Field.name}}: {{Field.type}}
    {{/Field}}
}
```

```swift template repository path="{{transfer-objects}}/{{Name}}{{transfer-object}}.swift"
/// The server's answer, letter for letter.
struct {{Name}}{{transfer-object}}: Codable, Sendable {
    let id: String
    let title: String
    let created_at: String
    {{#Field}}
    let {{Field.name.snake}}: {{Field.type}}
    {{/Field}}
}

extension {{Name}}{{transfer-object}} {
    /// Nil where the server's date can't be read: a day that nobody named is not invented.
    func toDomain() -> {{Name}}? {
        guard let date = DateFormatterFactory.server.date(from: created_at) else { return nil }
        return {{Name}}(
            id: id,
            title: title,
            createdDate: date{{#Field}},
            {{Field.name}}: {{Field.name.snake}}{{/Field}}
        )
    }
}
```

```swift template repository path="{{entities}}/{{Name}}{{entity}}.swift"
import Foundation

/// A row of the database.
final class {{Name}}{{entity}}: Sendable {
    let identifier: String
    let title: String
    let createdDate: Date
    {{#Field}}
    let {{Field.name}}: {{Field.type}}
    {{/Field}}

    init(_ model: {{Name}}) {
        identifier = model.id
        title = model.title
        createdDate = model.createdDate
        {{#Field}}
        {{Field.name}} = model.{{Field.name}}
        {{/Field}}
    }
}

extension {{Name}}{{entity}} {
    func toDomain() -> {{Name}} {
        {{Name}}(
            id: identifier,
            title: title,
            createdDate: createdDate{{#Field}},
            {{Field.name}}: {{Field.name}}{{/Field}}
        )
    }
}
```

```swift template repository shared path="{{api}}/APIError.swift"
/// Why the server's answer is of no use.
enum APIError: Error, Equatable {
    case noAddress
    case refused(status: Int)
}
```

```swift template repository shared path="{{api}}/APISession.swift"
import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Sends requests, and takes nothing but a good answer for one.
struct APISession: Sendable {
    private let session: URLSession

    init(session: URLSession) { self.session = session }

    func answer<Answer: Decodable>(to request: URLRequest?) async throws -> Answer {
        guard let request else { throw APIError.noAddress }
        let (data, response) = try await session.data(for: request)
        if let answer = response as? HTTPURLResponse, !(200..<300).contains(answer.statusCode) {
            throw APIError.refused(status: answer.statusCode)
        }
        return try JSONDecoder().decode(Answer.self, from: data)
    }
}
```

```swift template repository path="{{api}}/{{Name}}Endpoint.swift"
import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// What the server can be asked about.
enum {{Name}}Endpoint {
    case all
    case one(id: String)

    var request: URLRequest? {
        switch self {
        case .all: Self.request(for: "")
        case .one(let id): Self.request(for: "/" + id)
        }
    }

    private static func request(for path: String) -> URLRequest? {
        URL(string: ServerConstants.address + "/{{Name.kebab}}" + path).map { URLRequest(url: $0) }
    }
}
```

```swift template repository path="{{api}}/{{Name}}APIClient.swift"
/// What the server tells, as it tells it.
protocol {{Name}}APIClient: Sendable {
    func fetchAll() async throws -> [{{Name}}{{transfer-object}}]
    func fetchOne(id: String) async throws -> {{Name}}{{transfer-object}}
}

final class {{Name}}APIClient{{implementation}}: {{Name}}APIClient {
    private let session: APISession

    init(session: APISession) { self.session = session }

    func fetchAll() async throws -> [{{Name}}{{transfer-object}}] {
        try await session.answer(to: {{Name}}Endpoint.all.request)
    }

    func fetchOne(id: String) async throws -> {{Name}}{{transfer-object}} {
        try await session.answer(to: {{Name}}Endpoint.one(id: id).request)
    }
}
```

```swift template repository path="{{persistence}}/{{Name}}Store.swift"
/// What was seen last, for when the server does not answer.
protocol {{Name}}Store: Sendable {
    func all() async throws -> [{{Name}}{{entity}}]
    func replace(with entities: [{{Name}}{{entity}}]) async throws
}

/// Forgets everything when the app ends.
actor {{Name}}MemoryStore: {{Name}}Store {
    private var entities: [{{Name}}{{entity}}] = []

    func all() -> [{{Name}}{{entity}}] { entities }

    func replace(with entities: [{{Name}}{{entity}}]) { self.entities = entities }
}
```

```swift template repository shared path="{{repositories}}/{{Name}}Repository.swift"
protocol {{Name}}Repository: Sendable {
    func all() async throws -> [{{Name}}]
    func find(id: String) async throws -> {{Name}}
}

enum {{Name}}RepositoryError: Error {
    case unreadable
}
```

```swift template repository path="{{repositories}}/{{Name}}Repository{{implementation}}.swift"
/// Asks the server, and remembers what it said last.
final class {{Name}}Repository{{implementation}}: {{Name}}Repository {
    private let client: any {{Name}}APIClient
    private let store: any {{Name}}Store

    init(client: any {{Name}}APIClient, store: any {{Name}}Store) {
        self.client = client
        self.store = store
    }

    func all() async throws -> [{{Name}}] {
        do {
            let found = try await client.fetchAll().compactMap { $0.toDomain() }
            try await store.replace(with: found.map { {{Name}}{{entity}}($0) })
            return found
        } catch {
            let kept = try await store.all().map { $0.toDomain() }
            guard !kept.isEmpty else { throw error }
            return kept
        }
    }

    func find(id: String) async throws -> {{Name}} {
        let answer = try await client.fetchOne(id: id)
        guard let found = answer.toDomain() else { throw {{Name}}RepositoryError.unreadable }
        return found
    }
}
```

```swift template repository shared path="{{doubles}}/{{Name}}+Samples.swift"
import Foundation

@testable import {{Module}}

extension {{Name}} {
    static let sample = {{Name}}(
        id: "7",
        title: "Seventh",
        createdDate: Date(timeIntervalSince1970: 0){{#Field}},
        {{Field.name}}: {{Field.sample}}{{/Field}}
    )
}
```

```swift template repository path="{{doubles}}/{{Name}}{{transfer-object}}+Samples.swift"
@testable import {{Module}}

extension {{Name}}{{transfer-object}} {
    static let sample = sample(createdAt: "1970-01-01T00:00:00Z")

    static func sample(createdAt: String) -> {{Name}}{{transfer-object}} {
        {{Name}}{{transfer-object}}(
            id: "7",
            title: "Seventh",
            created_at: createdAt{{#Field}},
            {{Field.name.snake}}: {{Field.sample}}{{/Field}}
        )
    }
}
```

```swift template repository path="{{doubles}}/{{Name}}APIClientMock.swift"
@testable import {{Module}}

struct {{Name}}APIClientMock: {{Name}}APIClient {
    let answer: Result<[{{Name}}{{transfer-object}}], APIError>

    func fetchAll() async throws -> [{{Name}}{{transfer-object}}] { try answer.get() }

    func fetchOne(id: String) async throws -> {{Name}}{{transfer-object}} {
        guard let found = try answer.get().first(where: { $0.id == id }) else { throw APIError.refused(status: 404) }
        return found
    }
}
```

```swift template repository shared path="{{doubles}}/{{Name}}RepositoryMock.swift"
@testable import {{Module}}

struct {{Name}}RepositoryMock: {{Name}}Repository {
    /// Nothing found is a failure.
    let found: [{{Name}}]

    func all() async throws -> [{{Name}}] {
        guard !found.isEmpty else { throw {{Name}}RepositoryError.unreadable }
        return found
    }

    func find(id: String) async throws -> {{Name}} {
        guard let match = found.first(where: { $0.id == id }) else { throw {{Name}}RepositoryError.unreadable }
        return match
    }
}
```

```swift template repository path="{{unit-tests}}/{{Name}}{{transfer-object}}Tests.swift"
import XCTest

@testable import {{Module}}

final class {{Name}}{{transfer-object}}Tests: XCTestCase {
    func test_readableAnswer_shouldBecomeTheDomainModel() {
        XCTAssertEqual({{Name}}{{transfer-object}}.sample.toDomain(), .sample)
    }

    func test_unreadableDate_shouldNotBeInvented() {
        XCTAssertNil({{Name}}{{transfer-object}}.sample(createdAt: "yesterday").toDomain())
    }

    func test_answerThatWasSent_shouldBeDecoded() throws {
        let sent = try JSONEncoder().encode({{Name}}{{transfer-object}}.sample)
        XCTAssertEqual(try JSONDecoder().decode({{Name}}{{transfer-object}}.self, from: sent).toDomain(), .sample)
    }
}
```

```swift template repository path="{{unit-tests}}/{{Name}}{{entity}}Tests.swift"
import XCTest

@testable import {{Module}}

final class {{Name}}{{entity}}Tests: XCTestCase {
    func test_thereAndBack_shouldChangeNothing() {
        XCTAssertEqual({{Name}}{{entity}}(.sample).toDomain(), .sample)
    }
}
```

```swift template repository path="{{unit-tests}}/{{Name}}RepositoryTests.swift"
import XCTest

@testable import {{Module}}

final class {{Name}}RepositoryTests: XCTestCase {
    func test_answerOfTheServer_shouldBeTranslatedAndKept() async throws {
        let store = {{Name}}MemoryStore()
        let found = try await make(.success([.sample]), store).all()
        let kept = await store.all().map { $0.toDomain() }
        XCTAssertEqual(found, [.sample])
        XCTAssertEqual(kept, [.sample])
    }

    func test_deadServer_shouldBringBackWhatWasKept() async throws {
        let store = {{Name}}MemoryStore()
        await store.replace(with: [{{Name}}{{entity}}(.sample)])
        let found = try await make(.failure(.refused(status: 500)), store).all()
        XCTAssertEqual(found, [.sample])
    }

    func test_deadServerAndNothingKept_shouldFail() async {
        do {
            _ = try await make(.failure(.refused(status: 500)), {{Name}}MemoryStore()).all()
            XCTFail("It has to throw")
        } catch {
            XCTAssertEqual(error as? APIError, .refused(status: 500))
        }
    }

    func test_identifier_shouldFindOne() async throws {
        let found = try await make(.success([.sample]), {{Name}}MemoryStore()).find(id: "7")
        XCTAssertEqual(found, .sample)
    }

    func test_unreadableAnswer_shouldFail() async {
        do {
            let answer = {{Name}}{{transfer-object}}.sample(createdAt: "yesterday")
            _ = try await make(.success([answer]), {{Name}}MemoryStore()).find(id: "7")
            XCTFail("It has to throw")
        } catch {
            XCTAssertEqual(error as? {{Name}}RepositoryError, .unreadable)
        }
    }

    private func make(
        _ answer: Result<[{{Name}}{{transfer-object}}], APIError>,
        _ store: {{Name}}MemoryStore
    ) -> {{Name}}Repository{{implementation}} {
        {{Name}}Repository{{implementation}}(client: {{Name}}APIClientMock(answer: answer), store: store)
    }
}
```

```swift template repository path="{{integration-tests}}/{{Name}}APIClientTests.swift"
import XCTest

@testable import {{Module}}

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

final class {{Name}}APIClientTests: XCTestCase {
    func test_goodAnswer_shouldBeDecoded() async throws {
        let found = try await make(GoodServer.self).fetchAll().compactMap { $0.toDomain() }
        XCTAssertEqual(found, [.sample])
    }

    func test_refusal_shouldFailWithItsStatus() async {
        do {
            _ = try await make(BusyServer.self).fetchOne(id: "7")
            XCTFail("It has to throw")
        } catch {
            XCTAssertEqual(error as? APIError, .refused(status: 503))
        }
    }

    func test_anotherShape_shouldFail() async {
        do {
            _ = try await make(OtherServer.self).fetchAll()
            XCTFail("It has to throw")
        } catch {
            XCTAssertTrue(error is DecodingError)
        }
    }

    private func make(_ server: FixedServer.Type) -> {{Name}}APIClient{{implementation}} {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [server]
        return {{Name}}APIClient{{implementation}}(session: APISession(session: URLSession(configuration: configuration)))
    }
}

/// Answers every request in the same way, without a network.
private class FixedServer: URLProtocol {
    var status: Int { 200 }
    var body: Data { Data() }

    override class func canInit(with request: URLRequest) -> Bool { true }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
    override func stopLoading() {}

    override func startLoading() {
        let address = request.url ?? URL(fileURLWithPath: "/")
        if let answer = HTTPURLResponse(url: address, statusCode: status, httpVersion: nil, headerFields: nil) {
            client?.urlProtocol(self, didReceive: answer, cacheStoragePolicy: .notAllowed)
        }
        client?.urlProtocol(self, didLoad: body)
        client?.urlProtocolDidFinishLoading(self)
    }
}

private final class GoodServer: FixedServer {
    override var body: Data { (try? JSONEncoder().encode([{{Name}}{{transfer-object}}.sample])) ?? Data() }
}

private final class BusyServer: FixedServer {
    override var status: Int { 503 }
}

private final class OtherServer: FixedServer {
    override var body: Data { Data("{}".utf8) }
}
```

## A feature

A screen with its view model, its client model, and the mapper between domain and screen. It asks a repository for what it shows, and knows
its contract alone. Where the screen leads is a protocol that the router of the app conforms to.

```yaml template
template: feature
summary: A screen with its view model, client model, mapper and tests.
inputs:
  Feature: { is: type-name, about: What the feature is called, sample: OrderList }
  Model: { is: type-name, about: "What it shows: the domain model of a repository", read: { alike: "{{repositories}}/*Repository.swift" }, default: "{{Feature}}", sample: Order }
  Route: { is: type-name, many: true, default: [], about: Where it can lead, sample: [Detail, Help] }
  Module: { is: type-name, read: { module: "{{app}}" }, default: App, about: The module that the tests import }
next:
  - Show `{{Feature}}View` where the app navigates, with the `{{Model}}Repository` of the composition.
```

A screen may be older than its repository. Then the domain model, the contract and its double are made here, and `norma new repository`
adds the rest beside them:

```swift template feature shared path="{{domain}}/{{Model}}.swift"
import Foundation

/// What the app knows of one.
struct {{Model}}: Equatable, Identifiable, Sendable {
    let id: String
    let title: String
    let createdDate: Date
}
```

```swift template feature shared path="{{repositories}}/{{Model}}Repository.swift"
protocol {{Model}}Repository: Sendable {
    func all() async throws -> [{{Model}}]
    func find(id: String) async throws -> {{Model}}
}

enum {{Model}}RepositoryError: Error {
    case unreadable
}
```

```swift template feature shared path="{{doubles}}/{{Model}}RepositoryMock.swift"
@testable import {{Module}}

struct {{Model}}RepositoryMock: {{Model}}Repository {
    /// Nothing found is a failure.
    let found: [{{Model}}]

    func all() async throws -> [{{Model}}] {
        guard !found.isEmpty else { throw {{Model}}RepositoryError.unreadable }
        return found
    }

    func find(id: String) async throws -> {{Model}} {
        guard let match = found.first(where: { $0.id == id }) else { throw {{Model}}RepositoryError.unreadable }
        return match
    }
}
```

```swift template feature shared path="{{doubles}}/{{Model}}+Samples.swift"
import Foundation

@testable import {{Module}}

extension {{Model}} {
    static let sample = {{Model}}(id: "7", title: "Seventh", createdDate: Date(timeIntervalSince1970: 0))
}
```

```swift template feature path="{{client-models}}/{{Feature}}RowModel.swift"
/// One line of the screen, ready to be shown.
struct {{Feature}}RowModel: Equatable, Identifiable, Sendable {
    let id: String
    let title: String
    let dateText: String
}
```

```swift template feature path="{{feature}}/{{Feature}}ViewMapper.swift"
import Foundation

extension {{Model}} {
    /// How it is told in one line.
    func to{{Feature}}RowModel() -> {{Feature}}RowModel {
        {{Feature}}RowModel(
            id: id,
            title: title,
            dateText: createdDate.formatted(date: .abbreviated, time: .omitted)
        )
    }
}
```

```swift template feature path="{{feature}}/{{Feature}}{{state-holder}}.swift"
import Observation
{{#has.Route}}

/// What the screen asks of navigation.
@MainActor
protocol {{Feature}}Routing: AnyObject {
    {{#Route}}
    func show{{Route}}()
    {{/Route}}
}
{{/has.Route}}

@MainActor
@Observable
final class {{Feature}}{{state-holder}} {
    private(set) var rows: [{{Feature}}RowModel] = []
    private(set) var isLoading = false
    private(set) var errorText: String?

    private let repository: any {{Model}}Repository
    {{#has.Route}}
    private weak var router: (any {{Feature}}Routing)?
    {{/has.Route}}

    init(repository: any {{Model}}Repository{{#has.Route}}, router: any {{Feature}}Routing{{/has.Route}}) {
        self.repository = repository
        {{#has.Route}}
        self.router = router
        {{/has.Route}}
    }

    func load() async {
        isLoading = true
        defer { isLoading = false }
        do {
            rows = try await repository.all().map { $0.to{{Feature}}RowModel() }
            errorText = nil
        } catch {
            errorText = "This could not be loaded."
        }
    }
    {{#Route}}

    func open{{Route}}() { router?.show{{Route}}() }
    {{/Route}}
}
```

```swift template feature path="{{feature}}/{{Feature}}View.swift"
import SwiftUI

struct {{Feature}}View: View {
    @State var viewModel: {{Feature}}{{state-holder}}

    var body: some View {
        List(viewModel.rows) { row in
            {{Feature}}Row(model: row)
        }
        .overlay { state }
        {{#has.Route}}
        .toolbar {
            {{#Route}}
            Button("{{Route.sentence}}") { viewModel.open{{Route}}() }
            {{/Route}}
        }
        {{/has.Route}}
        .task { await viewModel.load() }
    }

    @ViewBuilder private var state: some View {
        if viewModel.isLoading {
            ProgressView()
        } else if let text = viewModel.errorText {
            ErrorBanner(text: text)
        }
    }
}

private struct {{Feature}}Row: View {
    let model: {{Feature}}RowModel

    var body: some View {
        HStack {
            Text(model.title)
            Spacer()
            Text(model.dateText)
        }
    }
}
```

```swift template feature shared path="{{common-ui}}/ErrorBanner.swift"
import SwiftUI

/// A text about what went wrong, the same on every screen.
struct ErrorBanner: View {
    let text: String

    var body: some View {
        Label(text, systemImage: "exclamationmark.triangle")
            .padding()
            .accessibilityIdentifier("error-banner")
    }
}

#Preview {
    ErrorBanner(text: "The ferry has left.")
}
```

```swift template feature path="{{unit-tests}}/{{Feature}}{{state-holder}}Tests.swift"
import XCTest

@testable import {{Module}}

@MainActor
final class {{Feature}}{{state-holder}}Tests: XCTestCase {
    {{#has.Route}}
    private final class Router: {{Feature}}Routing {
        private(set) var shown: [String] = []
        {{#Route}}
        func show{{Route}}() { shown.append("{{Route}}") }
        {{/Route}}
    }

    private let router = Router()

    {{/has.Route}}
    func test_loading_shouldShowRows() async {
        let model = make(found: [.sample])
        await model.load()
        XCTAssertEqual(model.rows.map(\.title), ["Seventh"])
        XCTAssertFalse(model.isLoading)
        XCTAssertNil(model.errorText)
    }

    func test_loadingThatFails_shouldShowTheError() async {
        let model = make(found: [])
        await model.load()
        XCTAssertTrue(model.rows.isEmpty)
        XCTAssertFalse(model.isLoading)
        XCTAssertNotNil(model.errorText)
    }
    {{#Route}}

    func test_opening{{Route}}_shouldTellTheRouter() async {
        make(found: []).open{{Route}}()
        XCTAssertEqual(router.shown, ["{{Route}}"])
    }
    {{/Route}}

    private func make(found: [{{Model}}]) -> {{Feature}}{{state-holder}} {
        {{Feature}}{{state-holder}}(repository: {{Model}}RepositoryMock(found: found){{#has.Route}}, router: router{{/has.Route}})
    }
}
```

```swift template feature path="{{unit-tests}}/{{Feature}}ViewMapperTests.swift"
import XCTest

@testable import {{Module}}

final class {{Feature}}ViewMapperTests: XCTestCase {
    func test_domainModel_shouldBecomeARow() {
        let row = {{Model}}.sample.to{{Feature}}RowModel()
        XCTAssertEqual(row.id, "7")
        XCTAssertEqual(row.title, "Seventh")
        XCTAssertFalse(row.dateText.isEmpty)
    }
}
```

## A validator

The rule of one field: a text of a certain length, or a number between two bounds. Its objections come out one after the other, and in the
end there is none.

```yaml template
template: validator
summary: The validator of one field, with its tests.
inputs:
  Name: { is: type-name, about: Which field it checks, sample: PromoCode }
  Value: { is: choice, of: [text, number], default: text, about: What the field holds }
  Least: { is: number, default: "4", about: "The shortest text, or the smallest number" }
  Most: { is: number, default: "40", about: "The longest text, or the largest number" }
  Module: { is: type-name, read: { module: "{{app}}" }, default: App, about: The module that the tests import }
```

```swift template validator request shared path="{{validation}}/ValidationError.swift"
import Foundation

/// What is wrong with an input, and where.
enum ValidationError: Error, Equatable {
    case field(String, reason: String)
}

extension ValidationError: LocalizedError {
    var errorDescription: String? {
        switch self {
        case .field(_, let reason): reason
        }
    }
}
```

```swift template validator path="{{field-validators}}/{{Name}}Validator.swift"
enum {{Name}}Validator {
    static let least = {{Least}}
    static let most = {{Most}}

    {{#Value.text}}
    static func validate(_ input: String) -> ValidationError? {
        guard input.count >= least else {
            return .field("{{Name.camel}}", reason: "At least \(least) characters are needed.")
        }
        guard input.count <= most else {
            return .field("{{Name.camel}}", reason: "At most \(most) characters are possible.")
        }
        return nil
    }
    {{/Value.text}}
    {{#Value.number}}
    static func validate(_ input: Int) -> ValidationError? {
        guard input >= least else {
            return .field("{{Name.camel}}", reason: "It has to be \(least) or more.")
        }
        guard input <= most else {
            return .field("{{Name.camel}}", reason: "It has to be \(most) or less.")
        }
        return nil
    }
    {{/Value.number}}
}
```

```swift template validator path="{{unit-tests}}/{{Name}}ValidatorTests.swift"
import XCTest

@testable import {{Module}}

final class {{Name}}ValidatorTests: XCTestCase {
    func test_bounds_shouldBeAccepted() {
        XCTAssertNil({{Name}}Validator.validate(input({{Name}}Validator.least)))
        XCTAssertNil({{Name}}Validator.validate(input({{Name}}Validator.most)))
    }

    func test_lessThanTheLeast_shouldBeRefused() {
        let error = {{Name}}Validator.validate(input({{Name}}Validator.least - 1))
        XCTAssertEqual(error?.localizedDescription.contains("\({{Name}}Validator.least)"), true)
    }

    func test_moreThanTheMost_shouldBeRefused() {
        let error = {{Name}}Validator.validate(input({{Name}}Validator.most + 1))
        XCTAssertEqual(error?.localizedDescription.contains("\({{Name}}Validator.most)"), true)
    }

    {{#Value.text}}
    private func input(_ length: Int) -> String { String(repeating: "x", count: length) }
    {{/Value.text}}
    {{#Value.number}}
    private func input(_ number: Int) -> Int { number }
    {{/Value.number}}
}
```

## A request that validates itself

Several inputs of one action, and all that can be wrong with them. What one field demands belongs in a validator of its own; the request
asks it.

```yaml template
template: request
summary: The inputs of one action, which know all that is wrong with them.
inputs:
  Name: { is: type-name, about: "What is asked for; the ending `Request` is added", sample: Invitation }
  Text: { is: member-name, many: true, default: [title], about: Texts that must not be empty, sample: [title, place] }
  Module: { is: type-name, read: { module: "{{app}}" }, default: App, about: The module that the tests import }
```

```swift template request shared path="{{validation}}/Validatable.swift"
/// Something that knows everything that is wrong with itself.
protocol Validatable {
    func validate() -> [ValidationError]
}
```

```swift template request path="{{domain}}/{{Name}}Request.swift"
/// What somebody fills in.
struct {{Name}}Request: Equatable, Sendable {
    {{#Text}}
    let {{Text}}: String
    {{/Text}}
    let count: Int
    let note: String?
}
```

```swift template request path="{{object-validators}}/{{Name}}RequestValidator.swift"
extension {{Name}}Request: Validatable {
    static let mostCharactersOfANote = 140

    func validate() -> [ValidationError] {
        var errors: [ValidationError] = []
        {{#Text}}
        if {{Text}}.isEmpty { errors.append(.field("{{Text}}", reason: "Something has to be filled in here.")) }
        {{/Text}}
        if count < 1 { errors.append(.field("count", reason: "One is the least.")) }
        if let note, note.count > Self.mostCharactersOfANote {
            errors.append(.field("note", reason: "At most \(Self.mostCharactersOfANote) characters are possible."))
        }
        return errors
    }
}
```

```swift template request path="{{unit-tests}}/{{Name}}RequestTests.swift"
import XCTest

@testable import {{Module}}

final class {{Name}}RequestTests: XCTestCase {
    func test_filledIn_shouldHaveNoErrors() {
        XCTAssertTrue(make(text: "x", count: 1, note: nil).validate().isEmpty)
        XCTAssertTrue(make(text: "x", count: 1, note: "x").validate().isEmpty)
    }

    func test_everythingWrong_shouldBeToldAtOnce() {
        let note = String(repeating: "x", count: {{Name}}Request.mostCharactersOfANote + 1)
        let fields = make(text: "", count: 0, note: note).validate().map { error in
            switch error {
            case .field(let name, _): name
            }
        }
        XCTAssertEqual(fields, [{{#Text}}"{{Text}}", {{/Text}}"count", "note"])
    }

    private func make(text: String, count: Int, note: String?) -> {{Name}}Request {
        {{Name}}Request({{#Text}}{{Text}}: text, {{/Text}}count: count, note: note)
    }
}
```

## An adapter

A package gets its protocol in our own words, one file that knows it, a double, and the note that says why it is there. The adapter begins
with the one call of the maker's library that is left to write, and can be tested without it.

```yaml template
template: adapter
summary: A provider of ours and the adapter that hides somebody else's package behind it.
inputs:
  Name: { is: type-name, about: What it can do, sample: Analytics }
  Maker: { is: type-name, about: Whose package it is, default: Vendor, sample: Amplitude }
  Package: { is: text, about: The package as the manifest calls it, default: "{{Maker.kebab}}-swift", sample: amplitude-swift }
  Operation: { is: member-name, many: true, default: [track], about: What is asked of it }
  Module: { is: type-name, read: { module: "{{app}}" }, default: App, about: The module that the tests import }
next:
  - Add the package `{{Package}}` to the manifest, with a version, import it in `{{Maker}}{{Name}}Adapter.swift` and call it in `forward`.
  - Fill in the licence, and what it is for, in `{{package-notes}}/{{Package}}.md`.
```

```swift template adapter path="{{adapters}}/{{Name}}/{{Name}}Provider.swift"
/// What the app asks of it, in its own words.
protocol {{Name}}Provider: Sendable {
    {{#Operation}}
    func {{Operation}}(event: String, values: [String: String])
    {{/Operation}}
}
```

```swift template adapter path="{{adapters}}/{{Name}}/{{Maker}}{{Name}}Adapter.swift"
/// The only file that knows {{Maker}}.
final class {{Maker}}{{Name}}Adapter: {{Name}}Provider {
    private let call: @Sendable (_ event: String, _ values: [String: String]) -> Void

    /// - Parameter call: what is done with it; {{Maker}}'s own call, but for tests.
    init(call: @escaping @Sendable (_ event: String, _ values: [String: String]) -> Void = forward) {
        self.call = call
    }
    {{#Operation}}

    func {{Operation}}(event: String, values: [String: String]) { call(event, values) }
    {{/Operation}}

    /// The call of {{Maker}}'s library stands here, and nothing else.
    @Sendable
    static func forward(_ event: String, _ values: [String: String]) {}
}
```

```markdown template adapter shared path="{{package-notes}}/{{Package}}.md"
# {{Package}}

| | |
|---|---|
| problem | {{Name.words}} |
| adapter | `{{Maker}}{{Name}}Adapter` |
| licence | to be read before the first release |
| size | to be measured |
| last look | {{today}} |
```

```swift template adapter path="{{doubles}}/{{Name}}ProviderMock.swift"
@testable import {{Module}}

struct {{Name}}ProviderMock: {{Name}}Provider {
    {{#Operation}}
    func {{Operation}}(event: String, values: [String: String]) {}
    {{/Operation}}
}
```

```swift template adapter path="{{unit-tests}}/{{Maker}}{{Name}}AdapterTests.swift"
import XCTest

@testable import {{Module}}

final class {{Maker}}{{Name}}AdapterTests: XCTestCase {
    {{#Operation}}
    {{^first}}

    {{/first}}
    func test_{{Operation}}_shouldForwardEventAndValues() {
        let forwarded = expectation(description: "forwarded")
        let adapter: any {{Name}}Provider = {{Maker}}{{Name}}Adapter { event, values in
            XCTAssertEqual(event, "opened")
            XCTAssertEqual(values, ["screen": "start"])
            forwarded.fulfill()
        }
        adapter.{{Operation}}(event: "opened", values: ["screen": "start"])
        wait(for: [forwarded], timeout: 5)
    }
    {{/Operation}}
}
```

## A utility

Functions of their arguments, in the folder of a category. They begin as one that rounds a number or trims a text, which is replaced by
what is wanted, and the test with it.

```yaml template
template: utility
summary: A pure utility with its tests.
inputs:
  Name: { is: type-name, about: What it is about, sample: Rounding }
  Category: { is: choice, of: [Math, Formatters, Files, Network], default: Math, about: The category of utilities }
  Function: { is: member-name, many: true, default: [rounded], about: What it can do }
  Value: { is: choice, of: [number, text], default: number, about: What it works on }
  Module: { is: type-name, read: { module: "{{app}}" }, default: App, about: The module that the tests import }
```

```swift template utility path="{{utilities}}/{{Category}}/{{Name}}Utility.swift"
import Foundation

enum {{Name}}Utility {
    {{#Function}}
    {{^first}}

    {{/first}}
    {{#Value.number}}
    /// The number with two digits behind the point.
    static func {{Function}}(_ value: Double) -> Double { (value * 100).rounded() / 100 }
    {{/Value.number}}
    {{#Value.text}}
    /// The text without white space at its ends.
    static func {{Function}}(_ value: String) -> String { value.trimmingCharacters(in: .whitespacesAndNewlines) }
    {{/Value.text}}
    {{/Function}}
}
```

```swift template utility path="{{unit-tests}}/{{Name}}UtilityTests.swift"
import XCTest

@testable import {{Module}}

final class {{Name}}UtilityTests: XCTestCase {
    {{#Function}}
    {{^first}}

    {{/first}}
    {{#Value.number}}
    func test_{{Function}}_shouldKeepTwoDigits() {
        XCTAssertEqual({{Name}}Utility.{{Function}}(2.718), 2.72)
        XCTAssertEqual({{Name}}Utility.{{Function}}(-0.001), 0)
    }
    {{/Value.number}}
    {{#Value.text}}
    func test_{{Function}}_shouldTrimBothEnds() {
        XCTAssertEqual({{Name}}Utility.{{Function}}(" a b\n"), "a b")
        XCTAssertEqual({{Name}}Utility.{{Function}}(""), "")
    }
    {{/Value.text}}
    {{/Function}}
}
```

## A double

Every contract can be answered by a double, whatever set made it: `norma new mock CrossingRepository` reads the protocol and writes what
it demands. A test sets the answers and reads the calls. When the contract changes, the double is derived again.

```yaml rule
rule: doubles-keep-step
severity: warning
every: { type: any, be: derived }
must: { be: up-to-date }
because: A double that answers for yesterday's protocol lets tests pass that should not.
make: mock --update
```

```swift given path=App/Data/Repository/SeatRepository.swift
protocol SeatRepository {
    func load()
    func clear()
}
```

```swift bad path=App/Tests/Unit/Doubles/SeatRepositoryMock.swift
@testable import App

final class SeatRepositoryMock: SeatRepository, @unchecked Sendable { // ✗
    // norma-derived: SeatRepository
    func load() {}
    // norma-derived: end
}
```

```swift good path=App/Tests/Unit/Doubles/SeatRepositoryMock.swift
@testable import App

final class SeatRepositoryMock: SeatRepository, @unchecked Sendable {
    // norma-derived: SeatRepository
    func load() {}
    func clear() {}
    // norma-derived: end
}
```

```yaml template
template: mock
derives: mock
summary: A double of a contract, derived from it.
shape: { name: "{Name}Mock", results: result, calls: [count, arguments] }
```

```swift template mock path="{{doubles}}/{{double}}.swift"
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

`norma new tests FareCalculator` writes the tests of what is there already: one for each method, with doubles for the contracts that it takes.
Each calls its method once and is skipped with what came out, until it says what should happen.

```yaml template
template: tests
derives: tests
summary: Tests of a type, one for each method, skipped until you say what should happen.
shape: { framework: xctest, test: "test_{member}_shouldBeJudged" }
```

```swift template tests path="{{unit-tests}}/{{suite}}.swift"
{{#imports}}
{{imports}}

{{/imports}}
{{#condition}}
#if {{condition}}
{{/condition}}
{{attributes}}final class {{suite}}: XCTestCase {
{{members}}
}
{{#condition}}
#endif
{{/condition}}
```

## A contract

A repository that was written without one gets its contract from what others can ask it. The contract has the plain name, so the class takes the
ending first: `norma new protocol CrossingRepositoryImpl` writes `CrossingRepository` beside it.

```yaml template
template: protocol
derives: protocol
summary: The contract of a repository, of what others can ask it.
shape: { name: "{Name}", strip: "{{implementation}}" }
```

```swift template protocol path="{{folder}}/{{protocol}}.swift"
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

# Adopting it step by step

An older app gets there one boundary at a time. `norma baseline` accepts what is there today, so that every pull request is checked
from the first day, and only what gets worse is found. Then take one boundary after the other, with `norma baseline --shrink` after each:

1. Write down where things are. Declare the places of this guide as your folders; what has no folder yet shows what is missing.
2. Put contracts before the repositories, and let the views call orchestrators only (`views-call-no-repository`).
3. Stop the server's types at the repositories (`dtos-stay-with-the-api`), then the database's (`entities-stay-with-the-database`).
4. Take the interface out of the orchestrators (`orchestrators-import-no-interface`); what resists is the view's work.
5. Gather the checks of inputs into validators, and the makers of packages behind adapters.
6. Empty the heaps last: by then most of what is in them has found its home.

"""#)
}
