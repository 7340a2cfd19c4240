// Which files hold what certainly has a role.

import NormaFacts
import NormaGuide
import NormaProject
import NormaRules
import NormaText

/// The roles of `natures` in a project, by file.
struct RoleFiles {
    private let context: JudgingContext
    /// In the order of the guide.
    let names: [String]
    private var sureMembers: [String: [DeclarationID]] = [:]
    private var likelyCounts: [String: Int] = [:]

    init(_ context: JudgingContext) {
        self.context = context
        names = context.guide.definitions.roles.filter(\.isListed).map(\.name)
        for role in names {
            let members = context.members(ofRole: role)
            let ofTests = Self.rolesOfTests.contains(role)
            let counted = members.filter { member in
                let file = context.project.file(context.project.file(of: member))
                return !file.isGenerated && (ofTests || !file.isTest)
            }
            let sure = counted.filter { context.certainty(ofRole: role, for: $0) == .sure }
            sureMembers[role] = sure
            likelyCounts[role] = counted.count - sure.count
        }
    }

    private static let rolesOfTests: Set<String> = ["test-suite", "mock"]

    func sure(_ role: String) -> [DeclarationID] { sureMembers[role] ?? [] }

    func likelyCount(_ role: String) -> Int { likelyCounts[role] ?? 0 }

    /// The files that declare something of one of the roles, each once, in order.
    func files(_ roles: [String]) -> Set<FileID> {
        Set(roles.flatMap(sure).map { context.project.file(of: $0) })
    }
}

/// What files do, by the names that they refer to.
struct FileDeeds {
    private(set) var network: Set<FileID> = []
    private(set) var database: Set<FileID> = []
    private(set) var reducers: Set<FileID> = []
    /// Nothing but extensions of types from outside.
    private(set) var foreignExtensions: Set<FileID> = []
    /// Holds `@main` or `@UIApplicationMain`, an application's or a scene's delegate.
    private(set) var entries: [FileID] = []

    /// Cost: one pass over references, imports and attributes.
    init(_ project: Project, _ tree: SourceTree) {
        for id in tree.sources {
            let file = project.file(id)
            read(references: file, id, project)
            for fact in file.facts.imports where Self.databaseModules.contains(file.text(fact.module)) {
                database.insert(id)
            }
            if file.facts.attributes.contains(where: { Self.entryAttributes.contains(file.text($0.name)) }) {
                entries.append(id)
            }
            if extendsOnlyOutside(file, id, project) { foreignExtensions.insert(id) }
        }
    }

    private static let networkTypes: Set<String> = [
        "URLSession", "URLRequest", "HTTPURLResponse", "URLSessionDataTask", "MoyaProvider", "ApolloClient", "AF",
    ]
    private static let databaseTypes: Set<String> = [
        "ModelContext", "ModelContainer", "NSManagedObjectContext", "NSPersistentContainer", "NSManagedObject",
        "NSFetchRequest",
        "Realm", "DatabaseQueue", "DatabasePool",
    ]
    private static let databaseModules: Set<String> = ["GRDB", "SQLite", "SQLite3", "RealmSwift", "FMDB"]
    private static let entryAttributes: Set<String> = ["main", "UIApplicationMain", "NSApplicationMain"]
    private static let entryTypes: Set<String> = [
        "UIApplicationDelegate", "UIWindowSceneDelegate", "UISceneDelegate", "NSApplicationDelegate",
    ]

    private mutating func read(references file: ProjectFile, _ id: FileID, _ project: Project) {
        for (index, fact) in file.facts.references.enumerated() where !fact.traits.contains(.inPreview) {
            let name = file.text(fact.name)
            if Self.databaseTypes.contains(name) { database.insert(id) }
            if Self.networkTypes.contains(name), Self.isOutside(index, file, project) { network.insert(id) }
            if fact.role == .inheritance {
                if name == "Reducer" || name == "ReducerProtocol" { reducers.insert(id) }
                if Self.entryTypes.contains(name), entries.last != id { entries.append(id) }
            }
            if fact.role == .attribute, name == "Reducer" { reducers.insert(id) }
        }
    }

    private static func isOutside(_ index: Int, _ file: ProjectFile, _ project: Project) -> Bool {
        project.resolution(of: ReferenceID(file.firstReference.index + Int32(clamping: index))) == .external
    }

    private func extendsOnlyOutside(_ file: ProjectFile, _ id: FileID, _ project: Project) -> Bool {
        var hasExtension = false
        for (index, fact) in file.facts.declarations.enumerated() where fact.parent < 0 {
            guard fact.kind == .extension, let declaration = project.declaration(Int32(clamping: index), in: id) else {
                if fact.kind.isType { return false }
                continue
            }
            if project.extendedType(of: declaration) != nil { return false }
            hasExtension = true
        }
        return hasExtension
    }
}
