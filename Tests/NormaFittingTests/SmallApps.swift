// Small trees in the spellings of real apps, and what is learned of them.

import NormaFiles
import NormaFindings
import NormaFitting
import NormaGuide
import NormaPipeline
import NormaText
import Testing

enum SmallApp {
    static func learned(_ files: [String: String]) throws -> LearnedProject { try learning(files).learn() }

    static func learning(_ files: [String: String]) throws -> ProjectLearning {
        let natures = try #require(ProjectLearning.natures())
        var request = CheckRequest(
            workspace: MemoryWorkspace(texts: files),
            guide: natures,
            rules: [],
            today: "2026-11-27"
        )
        request.findsAllRoles = true
        return ProjectLearning(Pipeline.check(request).context)
    }

    /// The errors of a check by the page that would be written.
    static func findings(of page: String, in files: [String: String]) throws -> [String] {
        let guide = try GuideLoading.guide(from: GuideSource(text: page, file: "Guide/README.md"))
        let request = CheckRequest(workspace: MemoryWorkspace(texts: files), guide: guide, today: "2026-11-27")
        return Pipeline.check(request).result.findings.map { "\($0.rule) \($0.place.path)" }
    }

    /// A folder a feature, with what they share beside them.
    static let featureFirst: [String: String] = {
        var files = [
            "Larder/App/LarderApp.swift": """
            import SwiftUI

            @main
            struct LarderApp: App {
                @State private var session = Session()
                var body: some Scene { WindowGroup { RecipeView() } }
            }
            """,
            "Larder/Features/Common/Session.swift": "@Observable final class Session { var name = \"\" }\n",
            "Larder/DesignSystem/PrimaryButton.swift":
                "import SwiftUI\n\nstruct PrimaryButton: View { var body: some View { Text(\"\") } }\n",
            "Larder/Services/RecipeService.swift": """
            import Foundation

            protocol RecipeServiceProtocol { func load() async throws -> [String] }

            final class RecipeService: RecipeServiceProtocol {
                func load() async throws -> [String] {
                    _ = try await URLSession.shared.data(from: URL(filePath: "/"))
                    return []
                }
            }
            """,
        ]
        for feature in ["Recipe", "Pantry", "Shopping", "Timer"] {
            files["Larder/Features/\(feature)/Views/\(feature)View.swift"] = """
                import SwiftUI

                struct \(feature)View: View {
                    @State private var viewModel = \(feature)ViewModel()
                    var body: some View { PrimaryButton() }
                }
                """
            files["Larder/Features/\(feature)/ViewModels/\(feature)ViewModel.swift"] = """
                import Observation

                @Observable final class \(feature)ViewModel {
                    private let service: any RecipeServiceProtocol = RecipeService()
                    var names: [String] = []
                    func load() async { names = (try? await service.load()) ?? [] }
                }
                """
        }
        return files
    }()

    /// Folders by kind; a service that shows an alert uses a view.
    static let layerFirst: [String: String] = {
        var files = [
            "Ferry/AppDelegate.swift":
                "import UIKit\n\n@main final class AppDelegate: UIResponder, UIApplicationDelegate {}\n",
            "Ferry/Services/AlertService.swift": "final class AlertService { let last = TripViewController() }\n",
        ]
        for name in ["Trip", "Ticket", "Harbour"] {
            files["Ferry/Controllers/\(name)ViewController.swift"] = """
                import UIKit

                final class \(name)ViewController: UIViewController {
                    private let service = \(name)Service()
                    private var shown: \(name)?
                }
                """
            files["Ferry/Services/\(name)Service.swift"] =
                "final class \(name)Service { func load() -> \(name)? { nil } }\n"
            files["Ferry/Models/\(name).swift"] = "struct \(name) { let id: Int }\n"
        }
        return files
    }()

    /// Layers first, and features in the one that is shown.
    static let layersWithFeatures: [String: String] = {
        var files = ["Pier/App/AppDelegate.swift": "import UIKit\n\n@main final class AppDelegate: UIResponder {}\n"]
        for name in ["Boat", "Crew", "Rope"] {
            files["Pier/Domain/Entity/\(name).swift"] = "struct \(name) { let id: Int }\n"
            files["Pier/Domain/UseCase/Load\(name)UseCase.swift"] = """
                struct Load\(name)UseCase {
                    let repository: any \(name)RepositoryProtocol
                    func execute() async throws -> \(name) { try await repository.load() }
                }
                """
            files["Pier/Domain/RepositoryProtocol/\(name)RepositoryProtocol.swift"] =
                "protocol \(name)RepositoryProtocol { func load() async throws -> \(name) }\n"
            files["Pier/Data/DTO/\(name)DTO.swift"] = "struct \(name)DTO: Decodable { let id: Int }\n"
            files["Pier/Data/Repository/\(name)Repository.swift"] = """
                import Foundation

                struct \(name)Repository: \(name)RepositoryProtocol {
                    let session: URLSession
                    func load() async throws -> \(name) {
                        let (data, _) = try await session.data(from: URL(filePath: "/"))
                        return \(name)(id: try JSONDecoder().decode(\(name)DTO.self, from: data).id)
                    }
                }
                """
            files["Pier/Presentation/\(name)/\(name)View.swift"] = """
                import SwiftUI

                struct \(name)View: View {
                    @StateObject var viewModel: \(name)ViewModel
                    var body: some View { Text("") }
                }
                """
            files["Pier/Presentation/\(name)/\(name)ViewModel.swift"] = """
                import Combine

                final class \(name)ViewModel: ObservableObject {
                    @Published var shown: \(name)?
                    let load: Load\(name)UseCase
                    init(load: Load\(name)UseCase) { self.load = load }
                }
                """
        }
        return files
    }()

    /// A package of modules.
    static let modules: [String: String] = {
        var files = [
            "Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(
                name: "Harbour",
                targets: [
                    .target(name: "Domain"),
                    .target(name: "Network", dependencies: ["Domain"]),
                    .target(name: "Screens", dependencies: ["Domain", "Network"]),
                    .testTarget(name: "DomainTests", dependencies: ["Domain"]),
                ]
            )
            """,
            "Tests/DomainTests/TripTests.swift":
                "import Testing\n@testable import Domain\n\n@Suite struct TripTests {}\n",
        ]
        for name in ["Trip", "Ticket"] {
            files["Sources/Domain/\(name).swift"] = "public struct \(name) { let id: Int }\n"
            files["Sources/Network/\(name)Client.swift"] =
                "import Domain\n\npublic struct \(name)Client { let last: \(name)? }\n"
            files["Sources/Screens/\(name)View.swift"] =
                "import Domain\nimport SwiftUI\n\nstruct \(name)View: View { let shown: \(name) }\n"
        }
        return files
    }()

    static let onlyFiles = [
        "main.swift": "print(Greeting.text)\n", "Greeting.swift": "enum Greeting { static let text = \"\" }\n",
    ]
}
