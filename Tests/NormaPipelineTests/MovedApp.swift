// The example apps in trees of other shapes, with the few lines that fit a guide to each.

import Foundation
import Testing

struct MovedApp: CustomTestStringConvertible, Sendable {
    typealias Change = (pattern: String, template: String)

    let app: String
    let guide: String
    /// What the team's guide defines.
    let fit: String
    /// Where things lie instead, one after the other.
    let paths: [Change]
    /// What is said otherwise, in names of files and in their texts.
    let words: [Change]
    /// What files at some paths say otherwise besides: manifests name folders.
    var texts: [(path: String, change: Change)] = []

    var testDescription: String { app }

    /// The files as they would lie in the other tree.
    func moved(_ files: [String: String]) -> [String: String] {
        Dictionary(uniqueKeysWithValues: files.map { (moved($0), text($1, at: $0)) })
    }

    /// A path of the app as it is in the other tree.
    func moved(_ path: String) -> String { Self.changed(Self.changed(path, paths), words) }

    private func text(_ text: String, at path: String) -> String {
        let own = texts.filter { path.range(of: $0.path, options: .regularExpression) != nil }.map(\.change)
        return Self.changed(Self.changed(text, own), words)
    }

    private static func changed(_ text: String, _ changes: [Change]) -> String {
        changes.reduce(text) { text, change in
            text.replacingOccurrences(of: change.pattern, with: change.template, options: .regularExpression)
        }
    }
}

extension MovedApp {
    static let all = [bookshelf, ferry, trailhead, voltside, larder]

    private static let bookshelf = MovedApp(
        app: "Bookshelf",
        guide: "golden-path",
        fit: """
            values:
              state-holder: VM
            places:
              feature: "{{sources}}/Feature{Feature}"
              feature-state: "{{feature}}/State"
              tests-of-feature: { path: "{{tests}}/{Feature}Tests", except: [Shared] }
            """,
        paths: [
            ("^Sources/Features/([^/]+)", "Sources/Feature$1"), ("/ViewModels(?=/|$)", "/State"),
            ("^Tests/FeaturesTests/([^/]+)Tests", "Tests/$1Tests"),
        ],
        words: [("ViewModel(?![a-z])", "VM")]
    )

    private static let ferry = MovedApp(
        app: "Ferry",
        guide: "boundaries",
        fit: """
            values:
              state-holder: VM
              transfer-object: Wire
              entity: Record
              client-model: Face
              implementation: Live
            places:
              features: Modules
              feature: "{{features}}/{Feature}/Sources"
              common-ui: "{{app}}/DesignSystem"
              repositories: "{{data}}/Repositories"
              tests-of-app: Tests
            """,
        paths: [
            ("^App/Presentation/Features/CommonUI(?=/|$)", "App/DesignSystem"),
            ("^App/Presentation/Features/([^/.]+)(?=/|$)", "Modules/$1/Sources"),
            ("^App/Presentation/Features/", "Modules/"), ("^App/Data/Repository(?=/|$)", "App/Data/Repositories"),
            ("^App/Tests(?=/|$)", "Tests"),
        ],
        words: [
            ("ViewModel(?![a-z])", "VM"), ("DTO(?![a-z])", "Wire"), ("(?<=[a-z])Entity(?![a-z])", "Record"),
            ("/Entity(?=/|$)", "/Record"), ("(?<=[a-z])Model(?![A-Za-z])", "Face"), ("(?<=[a-z])Impl(?![a-z])", "Live"),
        ],
        texts: [
            ("^Package.swift$", ("\"App/Tests/", "\"Tests/")),
            ("^Package.swift$", ("path: \"App\"", "path: \".\", sources: [\"App\", \"Modules\"]")),
            ("^Package.swift$", ("exclude: \\[\"Tests\", \"ThirdParty", "exclude: [\"Tests\", \"App/ThirdParty")),
        ]
    )

    private static let trailhead = MovedApp(
        app: "Trailhead",
        guide: "clean-coordinators",
        fit: """
            values:
              state-holder: StateBase
              state-holders: State
              presentation: Screens
              use-cases: Actions
              test-doubles: Doubles
              stubs: Fixtures
              path-of-features: ../Modules/Trailhead
            places:
              app: Trailhead
              library-folder: Kit
              features: Modules
              feature: "{{features}}/Trailhead{Feature}"
            """,
        paths: [
            ("^Libraries/Features/([^/.]+)(?=/|$)", "Modules/Trailhead$1"), ("^Libraries/Features(?=/|$)", "Modules"),
            ("^Libraries(?=/|$)", "Kit"), ("^App(?=/|$)", "Trailhead"), ("/Presentation(?=/|$)", "/Screens"),
            ("/ViewModels(?=/|$)", "/State"), ("/UseCases(?=/|$)", "/Actions"), ("/Mocks(?=/|$)", "/Doubles"),
            ("/Stubs(?=/|$)", "/Fixtures"),
        ],
        words: [("ViewModel(?![a-z])", "StateBase")],
        texts: [
            ("^Project.swift$|^Tuist", ("\"Libraries/", "\"Kit/")),
            ("^Project.swift$|^Tuist", ("\"App/", "\"Trailhead/")),
            ("^Project.swift$|^Tuist", ("/Mocks/", "/Doubles/")),
            ("^Project.swift$|^Tuist", ("\"Features/(\\w+)\"", "\"../Modules/Trailhead$1\"")),
        ]
    )

    private static let voltside = MovedApp(
        app: "Voltside",
        guide: "clean-packages",
        fit: #"""
            values:
              feature-ending: Kit
              state-holder: Presenter
              state-holder-property: presenter
              domain-folder: Model
              mocks-folder: Doubles
              path-to-neighbours: '\.\.\/(\.\.\/Base\/)?'
            places:
              packages: Modules
              package: ["{{packages}}/Features/*", "{{packages}}/Base/*"]
              named-package: "{{packages}}/{Group}/{Package}"
              feature: "{{packages}}/Features/{Feature}{{feature-ending}}"
              graphql-lib: "{{packages}}/Base/GraphQLLib"
              network-clients: "{{packages}}/Base/NetworkClients"
            """#,
        paths: [
            ("^localPackages/(ChargingFeature|GarageFeature)(?=/|$)", "Modules/Features/$1"),
            ("^localPackages/", "Modules/Base/"), ("^localPackages$", "Modules"), ("^VoltsideApp(?=/|$)", "Shell"),
            ("/Domain(?=/|$)", "/Model"), ("/Mocks(?=/|$)", "/Doubles"),
        ],
        words: [
            ("(Charging|Garage)Feature(Tests)?\\b", "$1Kit$2"), ("StateNotifier", "Presenter"),
            ("stateNotifier", "presenter"),
        ],
        texts: [
            (
                "^localPackages/[^/]*Feature/Package.swift$",
                ("path: \"\\.\\./(?!(?:Charging|Garage)Feature)", "path: \"../../Base/")
            )
        ]
    )

    private static let larder = MovedApp(
        app: "Larder",
        guide: "viper-mvvm",
        fit: """
            values:
              view-controller: VC
              state-holder: VM
              sources: src
              services: Logic
              views: Screens
            places:
              packages: Modules
              package: ["Features/{Package}", "{{packages}}/{Package}"]
              scene: "{{target-views}}/{Scene}Scene"
              new-scene: "{{package-views}}/{Scene}Scene"
              feature-folder: "{{target-views}}/{Feature}Screen"
              new-feature: "{{package-views}}/{Feature}Screen"
            """,
        paths: [
            ("^(Packages/[^/]+)/Sources(?=/|$)", "$1/src"), ("^(Packages/[^/]+/src/[^/]+)/Services(?=/|$)", "$1/Logic"),
            ("^(Packages/PantryFeature/src/[^/]+/Views/[^/]+)(?=/|$)", "$1Scene"),
            ("^(Packages/RecipesFeature/src/[^/]+/Views/[^/]+)(?=/|$)", "$1Screen"),
            ("^(Packages/[^/]+/src/[^/]+)/Views(?=/|$)", "$1/Screens"),
            ("^Packages/(PantryFeature|RecipesFeature)(?=/|$)", "Features/$1"), ("^Packages/", "Modules/"),
        ],
        words: [
            ("MARK: - ViewModel", "MARK: - VM"), ("\\b([A-Z]\\w*?[a-z])ViewModel(?![a-z])", "$1VM"),
            ("\\b(?!UI)([A-Z]\\w*?[a-z])ViewController(?![a-z])", "$1VC"),
        ],
        texts: [
            (
                "^Packages/(PantryFeature|RecipesFeature)/Package.swift$",
                ("path: \"\\.\\./(?!PantryFeature|RecipesFeature)([^\"/]+)\"", "path: \"../../Modules/$1\"")
            ),
            ("^Packages/[^/]+/Package.swift$", ("path: \"Sources/", "path: \"src/")),
        ]
    )
}
