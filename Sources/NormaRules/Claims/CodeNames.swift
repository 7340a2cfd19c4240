// The names of the code base that a document's claims are compared with.

import NormaFacts
import NormaProject
import NormaText

struct CodeNames {
    /// Names of modules, targets, products and packages, with those of dependencies.
    let manifestNames: Set<String>
    let productNames: Set<String>
    /// Of all wanted names those that occur in Swift code, as a declaration or a use.
    private let occurring: Set<String>
    private let project: Project
    /// How many types of the code have names with this last word.
    private let endings: [String: Int]

    /// - Parameter wanted: the names that are asked for.
    ///
    /// Cost: linear in the names of the code.
    init(_ project: Project, wanted: Set<String>) {
        self.project = project
        var names: Set<String> = Set(project.modules.map(\.name))
        var products: Set<String> = []
        for module in project.modules {
            names.formUnion(module.targets)
            names.formUnion(module.externalDependencies)
            names.formUnion(module.uses.map(\.name))
        }
        for package in project.packages {
            if let name = package.facts.name.value { names.insert(name) }
            for product in package.facts.products.value ?? [] {
                guard let name = product.name.value else { continue }
                products.insert(name)
            }
            for target in package.facts.targets.value ?? [] {
                guard let name = target.name.value else { continue }
                products.insert(name)
            }
            for dependency in package.facts.dependencies.value ?? [] {
                names.insert(dependency.identity)
                if let name = dependency.name { names.insert(name) }
            }
        }
        manifestNames = names.union(products)
        productNames = products
        guard !wanted.isEmpty else {
            (occurring, endings) = ([], [:])
            return
        }
        var found: Set<String> = []
        for file in project.files {
            for name in file.content.names where wanted.contains(name) { found.insert(name) }
        }
        occurring = found
        var endings: [String: Int] = [:]
        for type in project.allTypes {
            let words = NameCase.words(of: project.name(of: type))
            if words.count > 1, let last = words.last { endings[last, default: 0] += 1 }
        }
        self.endings = endings
    }

    func occurs(_ name: String) -> Bool { occurring.contains(name) || manifestNames.contains(name) }

    /// Whether several types here have names that end like this one.
    func isUsualHere(_ name: String) -> Bool {
        let words = NameCase.words(of: name)
        guard words.count > 1, let last = words.last, name != "ViewModel" else { return false }
        return endings[last, default: 0] >= 3 && Self.ownEndings.contains(last)
    }

    /// Last words that a framework's own types have seldom.
    private static let ownEndings: Set<String> = [
        "ViewModel", "Model", "Repository", "Coordinator", "Service", "Services", "Store", "Interactor", "Presenter",
        "Router",
        "Factory", "Manager", "Client", "Mapper", "Worker", "Reducer", "Writer", "Screen", "Repositories", "Engine",
        "Gateway",
        "Case", "DTO", "Mock", "Sheet", "Row", "Card",
    ]

    /// Whether it is known to be a type of a system framework.
    static func isOutside(_ name: String) -> Bool {
        if !ExternalTypes.supertypes(of: name).isEmpty || ExternalTypes.isProtocol(name) || ExternalTypes.isClass(name)
            || ExternalTypes.isStructure(name) || ExternalTypes.isSystemModule(name) || systemNames.contains(name)
        {
            return true
        }
        let capitals = name.prefix { $0.isUppercase }.dropLast()
        return systemPrefixes.contains(String(capitals))
    }

    private static let systemPrefixes: Set<String> = [
        "NS", "UI", "CK", "HK", "CL", "AV", "SK", "MK", "WK", "XC", "UN", "PH", "CN", "EK", "AR", "GK", "CA", "CB",
        "CF", "CG",
        "CI", "CM", "CT", "CV", "MF", "MP", "MTK", "MTL", "NE", "NW", "PK", "QL", "SC", "SF", "TK", "VN", "WC", "BG",
        "DD", "GRDB",
        "OS", "ML", "PDF", "SCN", "SK", "ST", "TV", "AS", "BA", "CX", "HM", "IN", "LA", "PT", "RP", "SH", "SM", "XPC",
    ]

    private static let systemNames: Set<String> = [
        "FileManager", "ModelContainer", "ModelContext", "SwiftUI", "SwiftData", "CoreData", "NavigationStack",
        "ObservableObject",
        "UserDefaults", "NotificationCenter", "ProcessInfo", "DispatchQueue", "OperationQueue", "ActivityKit",
        "StoreKit", "WidgetKit",
        "TimelineProvider", "PersistentModel", "URLCache", "PhotosPicker", "AppStorage", "SceneStorage", "KeyPath",
        "GeometryReader",
        "DateFormatter", "SwiftLint", "SwiftFormat", "SwiftGen", "XcodeGen", "CocoaPods", "TestFlight", "GitHub",
        "GitLab", "ManagedSettingsStore", "WeatherService", "SystemLanguageModel", "UndoManager", "GridRow", "TableRow",
        "DeviceActivityReportScene", "AssetPackManager", "FinanceStore",
    ]

    // MARK: - Members

    /// Whether a type of the code certainly has no member of this name.
    func isMissing(_ member: String, of type: String) -> Bool {
        guard !occurring.contains(member), !Self.givenMembers.contains(member) else { return false }
        let types = project.declarations(named: type).filter { project.fact($0).kind.isType }
        guard types.count == 1, let type = types.first, !project.hasUnfollowedSupertypes(type) else { return false }
        return project.supertypes(of: type).allSatisfy { supertype in
            guard case .external(let name) = supertype.target else { return true }
            return Self.plainProtocols.contains(name)
        }
    }

    private static let givenMembers: Set<String> = [
        "self", "init", "allCases", "rawValue", "hashValue", "description", "encode", "decode", "some", "none", "hash",
        "swift",
        "deinit", "subscript", "json", "plist", "strings", "yml",
    ]

    private static let plainProtocols: Set<String> = [
        "Sendable", "Equatable", "Hashable", "Codable", "Encodable", "Decodable", "Identifiable", "CaseIterable",
        "Comparable",
        "Error", "ObservableObject", "Observable", "AnyObject", "Actor", "CustomStringConvertible",
    ]

    // MARK: - Lists

    func types() -> [String] { Set(project.allTypes.lazy.map { project.name(of: $0) }).sorted() }

    func members(of type: String) -> [String] {
        guard let type = project.declarations(named: type).first(where: { project.fact($0).kind.isType }) else {
            return []
        }
        return Set(project.members(of: type).map { project.name(of: $0) }).sorted()
    }
}
