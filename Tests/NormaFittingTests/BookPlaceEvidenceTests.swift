// What says where a place of a book is, each kind of evidence with code that only looks like it.

import NormaFitting
import Testing

@Suite struct BookPlaceEvidenceTests {
    private static func fitted(_ book: String, to files: [String: String]) throws -> FittedBook {
        let learning = try SmallApp.learning(files)
        return try #require(BookFitting.fit(book, to: learning, learning.learn()))
    }

    private static func patterns(_ name: String, in fitted: FittedBook) -> [String]? {
        fitted.places.first { $0.name == name }?.patterns
    }

    /// Each file of an app in another folder.
    private static func moved(_ files: [String: String], _ old: String, to new: String) -> [String: String] {
        Dictionary(files.map { ($0.key.replacing(old, with: new), $0.value) }, uniquingKeysWith: { first, _ in first })
    }

    private static func service(_ name: String) -> String {
        "final class \(name)Service { func load() async -> [String] { [] } }\n"
    }

    @Test func `Folders at the top that share the code are all of it`() throws {
        let files = Self.moved(SmallApp.featureFirst, "Larder/", to: "")
        let fitted = try Self.fitted("golden-path", to: files)
        #expect(Self.patterns("sources", in: fitted) == ["**"])
        #expect(Self.patterns("feature", in: fitted) == ["Features/{Feature}"])
    }

    @Test func `Another form of the word for a folder of features is the same place, another word isn't`() throws {
        var files = Self.moved(SmallApp.featureFirst, "Timer/Views", to: "Timer/View")
        #expect(
            Self.patterns("feature-views", in: try Self.fitted("golden-path", to: files))
                == ["{{feature}}/Views", "{{feature}}/View"]
        )
        files = Self.moved(SmallApp.featureFirst, "Timer/Views", to: "Timer/Screens")
        #expect(Self.patterns("feature-views", in: try Self.fitted("golden-path", to: files)) == nil)
    }

    @Test func `The folder of most services is a place of services, beside the features too`() throws {
        var files = SmallApp.featureFirst
        for name in ["Pantry", "Price", "Clock"] {
            files["Larder/Core/Access/\(name)Service.swift"] = Self.service(name)
        }
        let fitted = try Self.fitted("golden-path", to: files)
        let place = try #require(fitted.places.first { $0.name == "feature-services" })
        #expect(place.patterns == ["{{feature}}/Services", "Larder/Core/Access"])
        #expect(place.reason == "3 of the 3 files in `Larder/Core/Access` hold services")
    }

    @Test func `A folder that is a place by its files is no other place by its name`() throws {
        var files = SmallApp.layerFirst
        for (path, text) in files where path.hasPrefix("Ferry/Models/") {
            files[path] = nil
            files[path.replacing("Models/", with: "Entities/")] = text
        }
        let fitted = try Self.fitted("boundaries", to: files)
        #expect(Self.patterns("domain", in: fitted) == ["Ferry/Entities"])
        #expect(Self.patterns("entities", in: fitted) != ["Ferry/Entities"])
    }

    @Test func `A folder that one feature has where the book says is no absence`() throws {
        var files = SmallApp.featureFirst
        files["Larder/Features/Timer/Models/Alarm.swift"] = "struct Alarm { let seconds: Int }\n"
        #expect(Self.patterns("feature-models", in: try Self.fitted("golden-path", to: files)) == nil)
        #expect(Self.patterns("feature-models", in: try Self.fitted("golden-path", to: SmallApp.featureFirst)) == [])
    }

    @Test func `Of a folder of views and view models, an ending tells the view models`() throws {
        var files = Self.moved(SmallApp.featureFirst, "/ViewModels/", to: "/Code/")
        files = Self.moved(files, "/Views/", to: "/Code/")
        let fitted = try Self.fitted("golden-path", to: files)
        #expect(Self.patterns("feature-views", in: fitted) == ["{{feature}}/Code"])
        #expect(
            Self.patterns("feature-state", in: fitted) == ["{{feature}}/ViewModels", "{{feature}}/**/*ViewModel.swift"]
        )
        files["Larder/Features/Recipe/ViewModels/Odd.swift"] = "enum Odd {}\n"
        #expect(Self.patterns("feature-state", in: try Self.fitted("golden-path", to: files)) == nil)
    }

    @Test func `Extensions of colors in a folder of the design are no folder of extensions`() throws {
        var files = SmallApp.featureFirst
        for name in ["Colors", "Fonts", "Gaps"] {
            files["Larder/Theme/\(name).swift"] =
                "import SwiftUI\n\nextension Color { static let of\(name) = Color.red }\n"
        }
        #expect(Self.patterns("extensions", in: try Self.fitted("golden-path", to: files)) == [])
        files = Self.moved(files, "Larder/Theme", to: "Larder/Additions")
        #expect(Self.patterns("extensions", in: try Self.fitted("golden-path", to: files)) == ["Larder/Additions"])
    }

    @Test func `Components beside the design system belong to it, those in it say nothing new`() throws {
        var files = Self.moved(SmallApp.featureFirst, "Larder/DesignSystem", to: "Larder/Shared/DesignSystem")
        for name in ["Blue", "Red", "Green", "Grey"] {
            files["Larder/Shared/Components/\(name)Card.swift"] =
                "import SwiftUI\n\nstruct \(name)Card: View { var body: some View { Text(\"\") } }\n"
        }
        // A folder around both says nothing about either.
        #expect(Self.patterns("design-system", in: try Self.fitted("golden-path", to: files))?.count != 2)
        for name in ["Log", "Clock", "Net", "Disk", "Maths"] {
            files["Larder/Shared/Tools/\(name).swift"] = "enum \(name) { static func now() -> Int { 0 } }\n"
        }
        let fitted = try Self.fitted("golden-path", to: files)
        let place = try #require(fitted.places.first { $0.name == "design-system" })
        #expect(place.patterns == ["Larder/Shared/DesignSystem", "Larder/Shared/Components"])
        #expect(place.reason.hasSuffix("`Larder/Shared/Components` belongs to it"))
        files = Self.moved(files, "Shared/Components", to: "Shared/DesignSystem/Components")
        #expect(Self.patterns("design-system", in: try Self.fitted("golden-path", to: files))?.count != 2)
    }

    @Test func `Shared components without a design system are the design system`() throws {
        var files = Self.moved(SmallApp.featureFirst, "Larder/DesignSystem", to: "Larder/Buttons")
        #expect(Self.patterns("design-system", in: try Self.fitted("golden-path", to: files)) == [])
        for name in ["Blue", "Red", "Green", "Grey"] {
            files["Larder/Shared/Pieces/\(name)Card.swift"] =
                "import SwiftUI\n\nstruct \(name)Card: View { var body: some View { Text(\"\") } }\n"
        }
        files["Larder/Shared/Names.swift"] = "enum Names {}\n"
        let fitted = try Self.fitted("golden-path", to: files)
        #expect(Self.patterns("design-system", in: fitted) == ["Larder/Shared/Pieces"])
    }

    @Test func `A larger folder beside the parent is the place, a smaller one isn't`() throws {
        var files = SmallApp.featureFirst
        files["Larder/Shared/Deep/Utilities/Odd.swift"] = "enum Odd {}\n"
        files["Larder/Utilities/First.swift"] = "enum First {}\n"
        files["Larder/Shared/Names.swift"] = "enum Names {}\n"
        #expect(
            Self.patterns("utilities", in: try Self.fitted("golden-path", to: files))
                == ["Larder/Shared/Deep/Utilities"]
        )
        for name in ["Second", "Third"] { files["Larder/Utilities/\(name).swift"] = "enum \(name) {}\n" }
        let fitted = try Self.fitted("golden-path", to: files)
        let place = try #require(fitted.places.first { $0.name == "utilities" })
        #expect(place.patterns == ["Larder/Utilities"])
        #expect(place.reason == "the largest folder of that name, with 3 files")
    }

    @Test func `Layers that all features share are the parts of each feature`() throws {
        let fitted = try Self.fitted("clean-coordinators", to: SmallApp.layersWithFeatures)
        #expect(
            Self.patterns("feature", in: fitted) == nil
                || Self.patterns("features", in: fitted) == ["Pier/Presentation"]
        )
        #expect(Self.patterns("feature-domain", in: fitted) == ["Pier/Domain"])
        #expect(Self.patterns("feature-models", in: fitted) == ["Pier/Domain/Entity"])
        #expect(Self.patterns("feature-contracts", in: fitted) == ["Pier/Domain/RepositoryProtocol"])
        #expect(Self.patterns("feature-repositories", in: fitted) == ["Pier/Data/Repository"])
        #expect(Self.patterns("feature-presentation", in: fitted) == ["{{feature}}"])
        #expect(Self.patterns("domain-layer", in: fitted) == nil)
    }

    @Test func `A layer of one feature is no layer that all share`() throws {
        let fitted = try Self.fitted("clean-coordinators", to: SmallApp.featureFirst)
        #expect(Self.patterns("feature-domain", in: fitted) != ["Larder/Domain"])
        #expect(Self.patterns("feature-presentation", in: fitted) != ["{{feature}}"])
    }

    @Test func `A part of a part is looked for in it, not beside it`() throws {
        var files = SmallApp.featureFirst
        for name in ["Timer", "Pantry"] {
            files["Larder/Features/\(name)/Components/\(name)Row.swift"] =
                "import SwiftUI\n\nstruct \(name)Row: View { var body: some View { Text(\"\") } }\n"
        }
        #expect(Self.patterns("feature-components", in: try Self.fitted("golden-path", to: files)) == [])
        files = Self.moved(files, "/Components/", to: "/Views/Parts/")
        files = Self.moved(files, "/Parts/", to: "/Subviews/")
        let fitted = try Self.fitted("golden-path", to: files)
        #expect(Self.patterns("feature-components", in: fitted) == ["{{feature}}/Views/Subviews"])
    }

    /// Features of three layers; the views of most are in a folder for all of them.
    private static let layered: [String: String] = {
        var files = [
            "Ferry/App/FerryApp.swift":
                "import SwiftUI\n\n@main\nstruct FerryApp: App { var body: some Scene { WindowGroup { TripView() } } }\n"
        ]
        for (number, name) in ["Trip", "Ticket", "Harbour", "Crew", "Weather", "Cargo", "Profile"].enumerated() {
            let home = number < 3 ? "Ferry/Features/\(name)/Presentation/Views" : "Ferry/Views/\(name)"
            files["\(home)/\(name)View.swift"] = """
                import SwiftUI

                struct \(name)View: View {
                    @StateObject private var viewModel = \(name)ViewModel()
                    var body: some View { Text(viewModel.name) }
                }
                """
            files["Ferry/Features/\(name)/Presentation/ViewModels/\(name)ViewModel.swift"] = """
                import Combine

                final class \(name)ViewModel: ObservableObject {
                    @Published var name = ""
                    private let repository: \(name)Repository = Default\(name)Repository()
                    func load() async { name = await repository.name() }
                }
                """
            files["Ferry/Features/\(name)/Domain/Repositories/\(name)Repository.swift"] =
                "protocol \(name)Repository { func name() async -> String }\n"
            files["Ferry/Features/\(name)/Data/Repositories/Default\(name)Repository.swift"] = """
                import Foundation

                final class Default\(name)Repository: \(name)Repository {
                    func name() async -> String {
                        let answer = try? await URLSession.shared.data(from: URL(filePath: "/"))
                        return answer.map { String(decoding: $0.0, as: UTF8.self) } ?? ""
                    }
                }
                """
        }
        return files
    }()

    @Test func `A folder with state and access to data is a feature, wherever its views are`() throws {
        let fitted = try Self.fitted("clean-coordinators", to: Self.layered)
        #expect(Self.patterns("features", in: fitted) == ["Ferry/Features"])
        #expect(Self.patterns("feature", in: fitted) == nil, "it follows from the folder around the features")
    }

    @Test func `A feature that most others use stays one if it holds state`() throws {
        var files = Self.layered
        for name in ["Trip", "Ticket", "Harbour", "Crew", "Weather"] {
            files["Ferry/Features/\(name)/Presentation/ViewModels/\(name)Owner.swift"] =
                "struct \(name)Owner { let profile = ProfileViewModel() }\n"
        }
        let features = try #require(try SmallApp.learned(files).features)
        #expect(features.names.contains("Profile"))
        #expect(features.complete == 3)
    }

    @Test func `The inner one of two folders that hold most of a kind is its place`() throws {
        let fitted = try Self.fitted("clean-coordinators", to: Self.layered)
        for (name, path) in [("feature-state-holders", "ViewModels"), ("feature-views", "Views")] {
            let patterns = Self.patterns(name, in: fitted)
            #expect(patterns == nil || patterns == ["{{feature}}/Presentation/\(path)"], "\(name)")
        }
    }

    // MARK: - Endings of files, and what is missing

    private static func transfers(_ names: [(file: String, type: String)]) -> [String: String] {
        var files = SmallApp.layerFirst
        for (file, type) in names {
            files["Ferry/Data/\(file)/\(file).swift"] = """
                struct \(type): Decodable { let id: Int }
                extension \(type) { func toDomain() -> Trip { Trip(id: id) } }
                """
            files["Ferry/Data/\(file)/\(file)Cache.swift"] = "enum \(file)Cache {}\n"
        }
        return files
    }

    @Test func `Transfer objects among other files are told by an ending that they share`() throws {
        let names = ["Trip", "Ticket", "Harbour", "Crew"]
        let same = Self.transfers(names.map { ($0 + "DTO", $0 + "DTO") })
        #expect(
            Self.patterns("transfer-objects", in: try Self.fitted("boundaries", to: same))?.last
                == "Ferry/Data/**/*DTO.swift"
        )
        let mixed = Self.transfers(zip(names, ["DTO", "Reply", "Page", "Record"]).map { ($0 + $1, $0 + "DTO") })
        #expect(Self.patterns("transfer-objects", in: try Self.fitted("boundaries", to: mixed))?.count != 2)
    }

    @Test func `A place that is missing is declared where the book has it, if something belongs there`() throws {
        var files = SmallApp.layerFirst
        files["Ferry/Core/Words.swift"] = "enum Words {}\n"
        #expect(Self.patterns("validation", in: try Self.fitted("boundaries", to: files)) == [])
        files["Ferry/Services/NameValidator.swift"] =
            "struct NameValidator { func isValid(_ name: String) -> Bool { true } }\n"
        files["Ferry/Services/Pictures.swift"] = "import Kingfisher\n\nenum Pictures {}\n"
        let fitted = try Self.fitted("boundaries", to: files)
        let place = try #require(fitted.places.first { $0.name == "validation" })
        #expect(place.patterns == ["Ferry/Core/Validation"])
        #expect(place.reason == "not there yet, but `NameValidator.swift` holds what belongs there")
        #expect(Self.patterns("adapters", in: fitted) == ["Ferry/ThirdParty/PackageAdapters"])
        #expect(Self.patterns("device-services", in: fitted) == [])
    }
}
