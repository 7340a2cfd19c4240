// Which book is named for small trees of each shape, and for what no book is about.

import NormaFiles
@testable import NormaFitting
import NormaPipeline
import Testing

@Suite struct ArchitectureFitTests {
    private static func fit(_ files: [String: String]) -> ArchitectureFit {
        ArchitectureFit(Pipeline.project(in: MemoryWorkspace(texts: files)).project)
    }

    private static let app = ["App/ShopApp.swift": "import SwiftUI\n\n@main struct ShopApp: App {}\n"]
    private static let delegate = [
        "App/AppDelegate.swift": "import UIKit\n\nfinal class AppDelegate: UIResponder, UIApplicationDelegate {}\n"
    ]

    /// A file with a type each.
    private static func types(_ paths: [String], importing module: String = "Foundation") -> [String: String] {
        var files: [String: String] = [:]
        for path in paths {
            let name = path.split(separator: "/").last.map(String.init) ?? path
            files[path + ".swift"] = "import \(module)\n\nfinal class \(name) {}\n"
        }
        return files
    }

    @Test func `Scenes of interactor and presenter are viper-mvvm`() {
        let paths = ["Login", "Cart", "Orders"].flatMap { scene in
            ["Interactor", "Presenter", "Router", "ViewController"].map { "App/Modules/\(scene)/\(scene)\($0)" }
        }
        let fit = Self.fit(Self.types(paths, importing: "UIKit").merging(Self.delegate) { one, _ in one })
        #expect(fit.best?.book == "viper-mvvm")
        #expect(fit.best?.has.first == "3 scenes of interactor and presenter")
    }

    @Test func `Scenes in namespaces, and folders with an interactor and a presenter of other names, are viper-mvvm`() {
        var nested = Self.delegate
        for scene in ["Login", "Cart", "Orders"] {
            nested["App/Scenes/\(scene)/\(scene)Parts.swift"] = """
                import UIKit

                enum \(scene) {}
                extension \(scene) { class Interactor {} }
                extension \(scene) { class Presenter {} }
                extension \(scene) { class ViewController: UIViewController {} }
                extension \(scene) { class Worker {} }
                """
        }
        #expect(Self.fit(nested).best?.book == "viper-mvvm")
        let paths = ["Login", "Cart", "Orders"].flatMap { scene in
            [
                "App/\(scene)/Interactor/Load\(scene)Interactor", "App/\(scene)/Presenter/\(scene)Presenter",
                "App/\(scene)/Router/\(scene)Router",
            ]
        }
        #expect(
            Self.fit(Self.types(paths, importing: "UIKit").merging(Self.delegate) { one, _ in one }).best?.book
                == "viper-mvvm"
        )
    }

    @Test func `Interactors and presenters of unrelated folders are no scenes`() {
        let paths = [
            "App/Login/LoadInteractor", "App/Cart/SumInteractor", "App/Orders/ListPresenter",
            "App/Search/FindPresenter",
        ]
        #expect(Self.fit(Self.types(paths, importing: "UIKit").merging(Self.delegate) { one, _ in one }).best == nil)
    }

    @Test func `View models with coordinators are clean-coordinators`() {
        let paths = ["Login", "Cart", "Orders"].flatMap { flow in
            ["Coordinator", "ViewModel", "ViewController"].map { "App/\(flow)/\(flow)\($0)" }
        }
        let fit = Self.fit(Self.types(paths, importing: "UIKit").merging(Self.delegate) { one, _ in one })
        #expect(fit.best?.book == "clean-coordinators")
    }

    @Test func `Clean layers in local packages are clean-packages`() {
        var files = Self.app
        for feature in ["Cart", "Orders", "Search"] {
            let root = "localPackages/\(feature)Feature"
            files[root + "/Package.swift"] = """
                // swift-tools-version: 6.0
                import PackageDescription

                let package = Package(name: "\(feature)Feature", targets: [.target(name: "\(feature)Feature")])

                """
            let sources = root + "/Sources/\(feature)Feature"
            let paths = [
                sources + "/Domain/\(feature)Repository", sources + "/Application/\(feature)UseCases",
                sources + "/Presentation/\(feature)Screen", sources + "/DataAccess/\(feature)APIRepo",
            ]
            files.merge(Self.types(paths)) { one, _ in one }
        }
        #expect(Self.fit(files).best?.book == "clean-packages")
    }

    @Test func `A SwiftUI app by feature is golden-path`() {
        let paths = ["Cart", "Orders", "Search"].flatMap { feature in
            [
                "App/Features/\(feature)/Views/\(feature)View",
                "App/Features/\(feature)/ViewModels/\(feature)ViewModel",
                "App/Features/\(feature)/Services/\(feature)Service",
            ]
        }
        let fit = Self.fit(Self.types(paths, importing: "SwiftUI").merging(Self.app) { one, _ in one })
        #expect(fit.best?.book == "golden-path")
    }

    @Test func `Layers by kind with repositories are boundaries`() {
        let paths = [
            "App/Core/Domain/Cart", "App/Data/API/CartResponse", "App/Data/API/OrderResponse",
            "App/Data/Repositories/CartRepository", "App/Data/Repositories/OrderRepository",
            "App/Data/Persistence/CartStore", "App/Presentation/CartViewModel", "App/Presentation/OrderViewModel",
        ]
        let fit = Self.fit(Self.types(paths, importing: "UIKit").merging(Self.delegate) { one, _ in one })
        #expect(fit.best?.book == "boundaries")
    }

    @Test func `No book is named for reducers, a server, a library and an app without an architecture`() {
        let reducers = Self.types(
            ["App/Cart/CartFeature", "App/Orders/OrdersFeature"],
            importing: "ComposableArchitecture"
        )
        let composable = Self.fit(reducers.merging(Self.app) { one, _ in one })
        #expect(composable.best == nil)
        #expect(composable.reasonForNone?.contains("Composable") == true)
        let server = Self.fit(
            Self.types(["Sources/App/Routes", "Sources/App/Models/UserRepository"], importing: "Vapor")
        )
        #expect(server.reasonForNone?.contains("server") == true)
        let library = Self.fit(Self.types(["Sources/Parsing/Parser", "Sources/Parsing/Printer"]))
        #expect(library.best == nil)
        let plain = Self.fit(
            Self.types(["App/ContentView", "App/Model"], importing: "SwiftUI").merging(Self.app) { one, _ in one }
        )
        #expect(plain.reasonForNone == "no book is built on what this code has")
    }
}
