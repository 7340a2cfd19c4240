// Generated from Guides/shared/natures.md by Scripts/embed-guides; edit that file instead.
// swift-format-ignore-file

extension BuiltInGuides {
    static let natures = BuiltInGuide(name: "natures", text: #"""
---
norma: 2
name: natures
summary: What the things of an app are, told by what they do and only then by their names.
---

# Natures

What a thing is and where it lies are two questions. This part answers the first one for the roles that nearly every app has: by what a type
is and conforms to, who holds it, makes it and watches it, and only then by its name. What is surely one of a role is told with `sure`, what is
likely one with `likely`; findings about the likely are warnings at most. `never` is a veto.

A guide that extends this one has these roles. It gives a role its own bounds by naming it in a role of the same name:
`view-model: { sure: { type: view-model, in: production } }`.

The words that end a name are the field's: a team that calls its view models otherwise sets `state-holder`.

```yaml define
values:
  state-holder: [ViewModel, Reactor]
  other-publishers: ["*Manager", "*Service", "*Provider", "*Player", "*Proxy", "*Loader", "*Adapter", "*Context", "*Item", "*Observer", "*Wrapper", "*Client", "*Settings", "*Preferences"] # what publishes too, and is called for something else than a screen's state
  value-holders: ["*State", "*Model", "*Settings", "*Values", "*Preferences", "*Session", "*Template", "*Module", "*Details", "*Options", "*Configuration"] # what holds values for many is called
  outside-sources: [URLSession, UserDefaults, FileManager, NSManagedObjectContext, ModelContext, Realm, NSPersistentContainer, "Keychain*", CKContainer, CKDatabase] # what values come from outside by
  implementing-endings: ["", "Impl", "Implementation"] # what stands behind the name of what implements a protocol
  doubles: ["Mock*", "*Mock", "Stub*", "*Stub", "Fake*", "*Fake", "Spy*", "*Spy", "Dummy*", "*Dummy"]
  view-names: ["*View", "*Cell", "*Button", "*Label", "*Control"] # what views of other frameworks are called
  stand-ins: ["Preview*", "*Preview", "Sample*", "Demo*", "InMemory*", "Empty*", "Failing*", "Test*", "Debug*"] # what implements a protocol only in some builds is called
  bare-deciders: [Coordinator, Router, Wireframe, Navigator, WireFrame, FlowController] # the same, and no more than the word
  working-names: ["*Service", "*ServiceImpl", "*Manager", "*Repository", "*RepositoryImpl", "*Client", "*Provider"] # what works for many is called
  database-classes: [NSManagedObject, Object, RealmSwiftObject, EmbeddedObject] # what classes of a database inherit
  database-rows: [PersistableRecord, MutablePersistableRecord, FetchableRecord, TableRecord, PersistentModel] # what rows of a database conform to
  platform-sources: ["UI*DataSource*", "NS*ViewDataSource", "NS*DiffableDataSource*", "NSBrowserDelegate", "NSComboBoxDataSource", "UI*ViewDelegate*", "NS*ViewDelegate*", "PHPickerViewControllerDelegate", "QLPreviewControllerDataSource"] # what tables and lists of UIKit and AppKit ask
  overlay-presenters: ["*SheetPresenter", "*ToastPresenter", "*AlertPresenter", "*BannerPresenter", "*PopoverPresenter", "*PopupPresenter", "*HUDPresenter", "*SnackbarPresenter", "*DialogPresenter", "*ModalPresenter", "*OverlayPresenter", "*ErrorPresenter", "*NotificationPresenter"] # what shows something over any screen
  navigation-deciders: ["?*Coordinator", "?*Router", "?*Wireframe", "?*Navigator", "?*WireFrame", "?*FlowController"] # what decides where to go is called
places:
  folders-of-models: ["**/Models/**", "**/Model/**", "**/Entities/**", "**/Entity/**", "**/Domain/**"] # where an app's own values lie
  folders-of-entities: ["**/Entities/**", "**/Entity/**"] # where only what the logic speaks of lies
  folders-of-transfer: ["**/DTO/**", "**/DTOs/**", "**/Response/**", "**/Responses/**", "**/Request/**", "**/ResponseDTO/**", "**/RequestDTO/**", "**/Network*/**", "**/Remote/**"] # where lie the shapes of what servers send and take
```

## Tests and doubles

A suite is told by what it inherits or is marked with. A double stands in for something else: by its name, or because it lies in test
code and implements a protocol of the app.

```yaml define
roles:
  test-suite:
    any:
      - { class: any, inherit: ["*TestCase", QuickSpec, AsyncSpec] }
      - { any: [class, struct, enum, actor], have-attribute: "@Suite" }
      - { any: [class, struct, enum, actor], have: { function: any, have-attribute: "@Test" } }
  mock:
    sure:
      any:
        - { any: [class, struct, enum, actor], named: "{{doubles}}" }
        - { any: [class, struct, actor], in: tests, implements: { protocol: any, in: production } }
        - { any: [class, struct, actor], be: conditional, named: "{{stand-ins}}", implements: { protocol: any } }
        - { any: [class, struct, enum, actor], in: tests, named: ["*Mock*", "*Stub*", "*Fake*", "*Spy*"] }
    never: { any: [{ named: ["*Tests", "*Test", "*Spec"] }, { struct: any, conform-to: View }] }
```

## What is shown

A view draws. A screen is a whole page that people come to: every view controller, and of SwiftUI's views those that an app begins with,
that have a title in a navigation bar, or that are called so.

```yaml define
roles:
  view:
    any:
      - { any: [struct, class, enum], conform-to: View }
      - { class: any, inherit: [UIView, NSView], not: { named: "*Controller" } }
      - { class: any, inherit: "{{view-names}}", not: { any: [{ named: "*Controller" }, { implements: { protocol: "{{view-names}}" } }] } }
      - { class: [UIView, NSView] }
  view-controller: { class: any, inherit: [UIViewController, NSViewController, "*ViewController", "*TableViewController"] }
  screen:
    sure:
      any:
        - view-controller
        - { type: view, named: ["*Screen", "*ScreenView"], be: top-level }
        - { type: view, be: top-level, created-by: { any: [struct, class], conform-to: [App, Scene] } }
        - { type: view, be: top-level, call: ["*.navigationTitle", "*.navigationBarTitle", "*.navigationDestination", "*.navigationBarTitleDisplayMode"] }
        - { struct: any, all: [view], be: top-level, created-by: [coordinator, { any: [class, struct, enum], named: ["?*Builder", "?*Module", "?*Factory", "?*Assembly"] }] }
    likely:
      any:
        - { type: view, be: top-level, named: ["*Tab", "*Page"] }
        - { struct: any, all: [view], be: top-level, stands-beside: { type: "?*{{state-holder}}" } }
    never: { any: [mock, { struct: any, conform-to: [UIViewRepresentable, ViewModifier] }, { struct: ["*Button", "*Row", "*Label", "*Cell", "*Image", "*Header", "*Footer", "*Badge", "*Grid", "*Card", "*Widget", "*Item", "*Icon", "*Section", "*List"] }] }
```

## What holds the state of a screen

A view model publishes what one view or screen shows and takes what is done there; a view holds it. One that a view makes and nothing else
holds needs neither the name nor the folder. What four views hold, what the app
itself holds, or what hands out one instance for all (`shared`), is a session, a theme or a router, and no view model. A class called one that has
no function is a bag of values.

```yaml define
traits:
  singleton: { any: [class, struct, actor], have: { property: [shared, default, current, instance, main, standard], be: static } }
  publishing:
    any:
      - { any: [class, actor], conform-to: [ObservableObject, Observable, Reactor] }
      - { class: any, have-attribute: ["@Observable", "@ObservableObject"] }
      - { class: any, have: { property: any, have-attribute: "@Published" } }
      - { class: any, have: { property: any, have-type: ["BehaviorRelay*", "PublishRelay*", "BehaviorSubject*", "PublishSubject*", "CurrentValueSubject*", "PassthroughSubject*", "Driver*", "Observable*", "AnyPublisher*"] } }
roles:
  view-model:
    sure:
      any:
        - { any: [class, actor], named: "?*{{state-holder}}{{implementing-endings}}", held-by: { any: [class, struct] }, have: { function: any, not: { be: static } } }
        - { all: [publishing, { named: "?*{{state-holder}}{{implementing-endings}}" }] }
        - { all: [publishing, { named: "{{state-holder}}" }, { have: { function: any, not: { be: static } } }], held-by: { any: [struct, class] } }
        - { any: [class, actor], implements: { protocol: ["?*{{state-holder}}", "?*{{state-holder}}Protocol"] }, have: { function: any, not: { be: static } } }
        - { all: [publishing, { created-by: view }, { held-by: view }, { stands-beside: view }, { have: { function: any } }, { not: { any: [{ named: "{{other-publishers}}" }, { held-by: { view: any, at-least: 3 } }] } }], be: top-level }
        - { all: [publishing, { created-by: view }, { held-by: view }, { have: { function: any, not: { be: static } } }, { have: { property: any, be: [stored, mutable] } }, { not: { named: "{{other-publishers}}" } }, { not: { held-by: { any: [class, struct, enum, actor], at-least: 2 } } }, { not: { received-by: { any: [class, enum, actor] } } }], be: top-level }
    likely:
      any:
        - { any: [class, actor], named: ["?*{{state-holder}}", "?*{{state-holder}}Impl*"], have: { function: any } }
        - { all: [publishing, { created-by: [view, view-controller] }, { held-by: [view, view-controller] }, { stands-beside: [view, view-controller] }, { have: { function: any } }, { not: { held-by: { any: [view, view-controller], at-least: 4 } } }], be: top-level }
    never: { any: [view, view-controller, mock, test-suite, singleton, { held-by: { any: [{ struct: any, conform-to: [App, Scene] }, { class: ["*AppDelegate", "*SceneDelegate"] }] } }, { have-attribute: "@Model" }, { any: [class, actor], member-of: { any: [class, struct, enum, actor], named: "{{working-names}}" } }, { named: ["*Entity", "*Component", "*Factory", "*Container", "*Builder", "*Coordinator", "*Router"] }] }
    excludes: [coordinator]
```

## What decides where to go

A coordinator brings screens up: it pushes, presents or makes them, or holds what they are shown in. It is surely one if it is also called so,
or `Coordinator` alone; likely one if it makes screens and presents them, and isn't a screen itself. One that only holds a flag isn't one.

```yaml define
traits:
  navigating:
    type: any
    call: ["*.pushViewController", "*.present", "*.setViewControllers", "*.popViewController", "*.popToRootViewController", "*.showSheet", "*.presentSheet", "*.navigate"]
  bringing-up:
    type: ["{{navigation-deciders}}", "{{bare-deciders}}"]
    any:
      - navigating
      - { create: [view, view-controller, coordinator] }
      - { call: ["*.push*", "*.present*", "*.popTo*", "*.popView*", "*.dismiss*", "*.instantiateViewController", "*.setRootViewController*", "*.performSegue", "*.navigate*", "*.route", "*.openURL", "*.open", "*Coordinator.start", "*Router.*", "*Navigator.*", "*Wireframe.*", "path.*", "*.path.*", "*Path.*", "*.addChild*"] }
      - { have: { property: any, have-type: [UINavigationController, UITabBarController, UISplitViewController, UIWindow, UIViewController, UIScreen, NavigationPath, "*NavigationController", "*Route", "*Destination", "*Route>", "*Route]", "*Destination]", "*ViewController", "*Coordinator"] } }
      - { have: { function: any, have-type: ["UI*ViewController", "UI*NavigationController", "*ViewController"] } }
roles:
  coordinator:
    sure:
      any:
        - bringing-up
        - { type: ["{{navigation-deciders}}", "{{bare-deciders}}"], inherit: ["*Coordinator", "*Router", "*Wireframe", "*Navigator"], have: { function: any } }
        - { type: ["{{navigation-deciders}}", "{{bare-deciders}}"], conform-to: ["*Coordinator*", "*Router*", "*Routing*", "*Wireframe*", "*WireFrame*", "*Navigator*"], have: { function: any } }
    likely:
      any:
        - { any: [class, actor], all: [navigating], create: [screen, view-controller], not: { any: [{ held-by: view }, { named: ["*Delegate", "*Service", "*Manager", "*Factory", "*Builder", "*Assembly"] }] } }
        - { any: [class, struct], named: ["*Coordinat*", "*Navigat*", "*Routing*", "*Flow*"], all: [navigating] }
    never: { any: [view, view-controller, mock, test-suite, { struct: any, be: nested }, { any: [class, actor], member-of: { any: [struct, class], conform-to: ["*ViewRepresentable", "*ViewControllerRepresentable"] } }, { named: ["*ViewModel*", "*Presenter", "*FileCoordinator"] }] }
```

## What stands between a screen and the logic

A presenter is held or called by its view and speaks to it through a protocol; what shows a toast or a sheet over any screen isn't one. An
interactor or use case is one piece of the app's logic, told by its name or by a protocol of the app that it conforms to.

```yaml define
roles:
  presenter:
    sure:
      class: "*Presenter"
      any: [{ held-by: { type: [view, view-controller, interactor] } }, { received-by: { type: [view, view-controller, interactor] } }]
      all:
        - any:
            - { have: { property: any, have-type: { protocol: any, implemented-by: [view, view-controller] } } }
            - { implements: { protocol: any } }
            - { stands-beside: [view, view-controller, interactor] }
    likely: { class: "?*Presenter", any: [{ held-by: { type: [view, view-controller, interactor] } }, { received-by: { type: [view, view-controller, interactor] } }, { implements: { protocol: ["*Presenter*", "*InteractorOutput*", "*ViewOutput*", "*PresentationLogic", "*ModuleInput"] } }], not: navigating }
    never: { any: [view, view-controller, mock, test-suite, { named: ["*ViewModel", "{{overlay-presenters}}"] }] }
  interactor:
    sure:
      any:
        - { any: [class, struct, actor], named: ["?*Interactor", "?*UseCase", "?*UseCaseImpl", "Default*UseCase"] }
        - { any: [class, struct, actor], named: [Interactor, UseCase], have: { function: any, not: { be: static } }, all: [{ any: [{ held-by: { any: [class, struct, actor] } }, { received-by: { any: [class, struct, actor] } }] }] }
        - { any: [class, struct, actor], be: final, implements: { protocol: ["*UseCase", "*UseCaseProtocol", "*Interactor", "*InteractorProtocol", "*InteractorInput*"] }, have: { function: any, not: { be: static } } }
    likely: { any: [class, struct, actor], implements: { protocol: ["*UseCase", "*UseCaseProtocol", "*Interactor", "*InteractorProtocol", "*InteractorInput*"] } }
    never: { any: [view, view-controller, mock, test-suite, { named: ["*Repository*", "*DataSource*"] }, { implements: { protocol: ["*Repository", "*RepositoryProtocol"] } }, { be: conditional, implements: { protocol: any } }] }
```

## Where values come from

A repository hides the source; a data source or client speaks to one: a server, a database, the keychain, files. What only tells a table its
rows isn't one, whatever it is called. A service does work for many and is none of these; what has no function does no work.

```yaml define
traits:
  feeding: # what tells a table or list on a screen its rows, under the name of what hides a source
    any:
      - { any: [class, struct, actor], member-of: { type: [view, view-controller] } }
      - { any: [class, struct, actor], refer-to: { type: [view, view-controller], as: property } }
      - { any: [class, struct, actor], have: { property: any, have-type: { protocol: any, implemented-by: [view, view-controller] } } }
  doing-nothing: # the name of some keys, or a box of values
    any: [class, struct, enum, actor]
    not: { any: [{ have: { function: any } }, { class: any, inherit: { class: any } }, { implements: { protocol: any } }, singleton] }
  stored-in-a-database: { class: any, any: [{ have-attribute: "@Model" }, { inherit: "{{database-classes}}" }] }
roles:
  repository:
    sure: { any: [class, struct, actor], named: ["?*Repository", "?*RepositoryImpl*", "Default*Repository"], not: { refer-to: { type: FileManager, as: [static-member, property] } } }
    likely: { any: [{ any: [class, struct, actor], named: ["?*Repository", "?*RepositoryImpl*"] }, { any: [class, struct, actor], implements: { protocol: ["*Repository", "*RepositoryProtocol"] } }] }
    never: { any: [view, view-controller, mock, test-suite] }
  data-source:
    sure:
      any:
        - { any: [class, struct, actor], named: ["?*Fetcher", "?*Store", "?*API", "?*Api", "?*Source", "?*Cache", "?*Provider", "?*Loader"], refer-to: { type: "{{outside-sources}}", as: [construction, static-member, property, parameter] } }
        - { any: [class, struct, actor], named: ["?*DataSource", "?*DataSourceImpl", "?*APIClient", "?*APIClientImpl", "?*ClientImpl", "?*HTTPClient", "?*NetworkClient", "?*DAO", "?*Dao", "?*Storage", "?*Gateway", "?*PersistenceService", "?*NetworkService", "?*NetworkProvider", "?*Client", "?*DataStore"] }
    likely:
      any:
        - { any: [class, struct, actor], refer-to: { type: [URLSession, UserDefaults, FileManager, NSManagedObjectContext, ModelContext, Realm, NSPersistentContainer, "Keychain*", "*NetworkProvider", MoyaProvider], as: [property] }, have: { function: any }, not: { any: [{ be: nested }, { named: ["*Mapper", "*Component", "*Plugin", "*Interactor", "*Manager", "*Handler", "*Delegate", "*Template", "*Factory", "*Controller"] }] } }
        - { any: [class, struct, actor], named: ["?*Service", "?*ServiceImpl"], refer-to: { type: "{{outside-sources}}", as: [construction, static-member, property] }, be: top-level }
        - { any: [class, struct, actor], named: ["?*Fetcher", "?*Store", "?*API", "?*Api", "?*Source", "?*Cache"], not: { any: [{ be: nested }, { held-by: view }] } }
    never: { any: [view, view-controller, mock, test-suite, view-model, coordinator, { class: any, inherit: ["UI*", "{{platform-sources}}"] }, { conform-to: "{{platform-sources}}" }, { refer-to: { type: ["*Cell", UITableView, UICollectionView, NSTableView, NSCollectionView, NSOutlineView, "*CellModel", "?*{{state-holder}}"], as: property } }, { all: [feeding, { named: "*DataSource*" }] }, coded, { struct: any, conform-to: "UI*" }, { named: ["*Interactor", "*Presenter", "*AppDelegate", "*Repository*", "?*{{state-holder}}"] }] }
  service:
    sure:
      any:
        - { any: [class, actor, struct], named: ["?*Service", "?*ServiceImpl", "?*Manager"], all: [{ any: [singleton, { named: ["?*Service", "?*ServiceImpl"] }, { held-by: { any: [class, struct, actor], at-least: 2 } }] }], not: { any: [navigating, { refer-to: { type: "{{outside-sources}}", as: [construction, static-member, property] } }, { named: ["*Routing*", "*Presentation*", "*Navigation*", "*Keychain*", "*Network*", "*Database*", "*Storage*", "*Data?*Service", "*ProcessInfo*", "*Trust*"] }] } }
        - { all: [singleton, { any: [class, actor] }], have: { function: any, not: { be: static } }, not: { named: ["{{value-holders}}", "*Provider", "*Source", "*Store", "*Cache"] } }
    likely:
      any:
        - { any: [class, actor, struct], named: ["?*Service", "?*ServiceImpl", "?*Manager"] }
        - { all: [singleton, { any: [class, actor] }] }
        - { all: [{ any: [class, actor] }, { named: ["?*Handler", "?*Tracker", "?*Monitor", "?*Center", "?*Detector"] }, { have: { function: any } }, { any: [{ held-by: { any: [class, actor, struct], at-least: 1 } }, { received-by: { any: [class, actor, struct] } }] }] }
        - { class: any, held-by: { any: [view-model, presenter, interactor, coordinator, service, repository, view-controller], at-least: 3 }, have: { function: any }, not: { any: [coded, { named: "{{value-holders}}" }] } }
    never: { any: [view, view-controller, mock, test-suite, view-model, coordinator, repository, interactor, presenter, factory, { class: any, inherit: ["UI*", "UN*Extension"] }, { have-attribute: "@globalActor" }, doing-nothing, stored-in-a-database, { named: ["?*{{state-holder}}", "?*Presenter", "?*PersistenceService", "?*NetworkService"] }] }
    excludes: [data-source]
  factory:
    sure:
      any:
        - { any: [class, struct, enum, actor], named: ["?*Factory", "?*Assembly", "?*Composer", "?*Injector"] }
        - { class: "?*Component", inherit: "*Component" }
        - { any: [class, struct, enum, actor], named: ["?*Builder", "?*Container", "?*Component", "?*Dependencies", "?*Module", "?*Configurator"], create: [view-controller, presenter, view-model, interactor, coordinator] }
    likely:
      any:
        - { any: [class, struct, enum, actor], create: [view-controller, presenter, view-model, interactor], have: { function: ["create*", "make*", "build*", "assembl*"] } }
        - { any: [class, actor, struct], named: ["?*Builder", "?*Component", "?*Container", "?*Configurator"], not: coded }
    never: { any: [view, view-controller, mock, test-suite, coordinator, { struct: "*_Preview*" }, { struct: "*Previews" }, { enum: any, be: nested }, { named: ["*ViewModel", "*Intent", "*Provider", "*Handler", "*View", "*Item", "*Route"] }] }
```

## Values

What a server sends or takes is decoded or encoded and stays near what fetches it. What is made ready for display is called a view model
too by many, and has no behaviour. What the logic speaks of is an entity: values that screens and logic hand to each other.

```yaml define
traits:
  coded: { any: [struct, enum, class, actor], conform-to: [Decodable, Encodable] }
  shown: { any: [view, view-controller, view-model, presenter] }
  speaks-of-entities: { any: [view, view-controller, view-model, presenter, repository, interactor, service, entity] }
roles:
  transfer-object:
    sure:
      any:
        - { any: [class, struct, enum, actor], named: ["?*DTO", "?*Dto", "?*Response", "?*ResponseDTO", "?*Payload", "?*RequestBody", "?*Request", "?*Body", "?*Entity"], all: [coded] }
        - { any: [class, struct], all: [coded], in: "{{folders-of-transfer}}" }
        - { struct: any, all: [coded], only-used-by: [data-source, repository, coded], not: { be: nested } }
    likely:
      any:
        - { any: [class, struct], all: [coded], not: { any: [{ held-by: shown }, { received-by: shown }] } }
        - { any: [class, struct], named: ["?*DTO", "?*Dto", "?*Response", "?*Payload", "?*RequestBody", "?*Params"], be: top-level, not: coded }
        - { enum: any, all: [coded], in: "{{folders-of-transfer}}" }
        - { enum: any, all: [coded], held-by: transfer-object }
    never: { any: [view, view-controller, mock, test-suite, { in: tests }, { in: "{{folders-of-entities}}" }, { any: [struct, enum], conform-to: [FormatStyle, ParseStrategy, ParseableFormatStyle, ParsableCommand, AsyncParsableCommand, ParsableArguments, AppEntity, AppEnum, AppIntent, Error, LocalizedError, ActivityAttributes, CaseIterable] }] }
  display-model:
    sure: { any: [struct, class], named: ["?*ViewModel", "?*ViewData", "?*UIModel", "?*DisplayModel"], not: { have: { function: any, not: { be: static } } } }
    likely: { any: [{ struct: ["?*ViewModel"] }, { any: [struct, enum], member-of: { type: [view, view-controller] }, named: ["*Model", "*Configuration", "*State", "*Item", "*Header", "*Data"] }, { struct: ["?*ListItem", "?*ListModel", "?*RowModel", "?*Section"], be: top-level }, { struct: any, be: top-level, only-used-by: [view, view-controller, view-model, presenter, display-model], any: [{ held-by: shown }, { received-by: shown }] }, { any: [struct, class], named: ["?*Item", "?*ViewState", "?*CellModel", "?*RowModel", ViewState], all: [{ any: [{ held-by: shown }, { received-by: shown }, { stands-beside: [view, view-controller] }] }] }] }
    never: { any: [view, view-controller, mock, test-suite, { in: tests }, { class: any, inherit: { class: any } }, publishing, coded, { conform-to: Error }, { named: ["*Input", "*Output", "*Service", "*Manager", "*Logic", "*Builder", "*Provider", "*Formatter", "*Coordinator", "*Style", "*Options", "*Configuration", "*Key", "*Params"] }] }
  entity:
    sure:
      any:
        - { struct: "?*Entity", not: coded }
        - { any: [struct, enum], in: "{{folders-of-models}}", be: top-level, all: [{ any: [{ not: coded }, { held-by: { any: [view, view-controller, view-model, presenter] } }] }, { any: [{ held-by: speaks-of-entities }, { received-by: speaks-of-entities }, { returned-by: speaks-of-entities }] }, { not: { implements: { protocol: any } } }] }
    likely:
      any:
        - { all: [{ any: [struct, enum] }, { any: [{ not: coded }, { in: "{{folders-of-entities}}" }, { held-by: shown }, { received-by: shown }] }], in: "{{folders-of-models}}", be: top-level, have: { any: [property, case], not: { be: static } } }
        - { class: any, all: [coded], in: "{{folders-of-models}}", be: top-level }
        - { class: any, any: [{ have-attribute: "@Model" }, { inherit: "{{database-classes}}" }] }
        - { all: [{ any: [struct, enum] }], be: top-level, not: { implements: { protocol: any } }, any: [{ returned-by: [repository, interactor, service, data-source] }, { received-by: [repository, interactor, service, data-source] }, { held-by: [view-model, presenter, interactor, service] }] }
        - { any: [struct, enum], member-of: entity }
    never: { any: [view, view-controller, mock, test-suite, { in: tests }, { all: [coded], be: file-private, not: { any: [{ have-attribute: "@Model" }, { inherit: "{{database-classes}}" }, { conform-to: "{{database-rows}}" }] } }, display-model, service, repository, interactor, factory, coordinator, data-source, { conform-to: [AppEntity, AppEnum, AppIntent, TransientAppEntity, IndexedEntity, EntityQuery, ActivityAttributes, FormatStyle, ParseStrategy, Error, LocalizedError, ViewModifier, PreferenceKey, EnvironmentKey, CodingKey, ButtonStyle, OptionSet] }, { named: ["*Error", "*Constants", "*Config*", "*Input", "*Output", "*Key", "*Keys", "*Style", "*Endpoint", "*API", "*Mapper", "*Parser", "*Helper", "*Action", "*Event", "*Mutation", "*State", "*Route", "*Extension*", "*Log", "*Strategy", "*Response", "*Request", "*Update", "*Options", "*Configuration", "*Provider", "*Processor", "*Preprocessor", "*Publisher", "*Proxy", "*Query", "*Builder", "*Formatter", "*Validator", "*Converter", "*Observer", "*Wrapper", "*Storage", "*Generator", "*Flow", "*Mode", "*Exporter", "*Resizer", "*Logger", "*Iterator", "*UI", "*Flags", "*Preview*", "*Logic", "*Preparer", "*Handler", "*Service", "*Manager", "*Client", "*CardModel", "*CellModel", "*RowModel", "*Row", "*Params", "*Body"] }] }
```

"""#)
}
