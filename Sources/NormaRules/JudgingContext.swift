// What every rule may read while it judges: the project, the guide, the roles. Immutable, so rules run side by side.

import NormaFacts
import NormaFindings
import NormaGuide
import NormaProject

/// Everything that is computed once for all rules.
package struct JudgingContext: Sendable {
    package let guide: Guide
    package let project: Project
    /// `YYYY-MM-DD`; what is past is told by comparing texts.
    package let today: String
    package let comparison: Comparison
    /// What differs from the state that the tree is compared with; nil where it is judged for itself.
    package let change: ProjectChange?
    /// The rules that have nothing to say without one.
    package let rulesOfChange: Set<String>
    /// Which declarations have which role.
    package internal(set) var roles: RoleTable
    /// The checks that the extractor knows, by identifier, for messages.
    let checks: [String: CheckWord]
    let names: NameIndex
    let subjects: SubjectIndex
    private(set) var lists = SubjectLists()
    let gathered = GatheredSubjects()
    let sightings: SightingIndex
    let places = PlaceAnswers()
    let heirs = HeirNames()
    let demandedNames = DemandedNames()
    let uses = KnownUses()
    let moduleNames = ModuleNames()
    let outsideConformances = OutsideConformances()
    let isolations = IsolationAnswers()
    let receivers: Receivers
    /// Products of packages that some manifest of the tree uses.
    let thirdParties: Set<String>
    let hasGeneratedFiles: Bool
    /// Every module that any file imports, in the project or not.
    let importedModules: Set<String>

    /// Whether the rule speaks of a change, and there is none to speak of.
    package func lacksChange(_ rule: String) -> Bool { change == nil && rulesOfChange.contains(rule) }

    /// Cost: one pass over the declarations for each role that speaks of them, beside that of the indexes.
    ///
    /// - Parameter indexes: those of the project's files, where they were made already.
    package init(
        guide: Guide,
        project: Project,
        today: String,
        checks: [CheckWord] = [],
        indexes: FileIndexes? = nil,
        comparison: Comparison = .none,
        change: ProjectChange? = nil,
        rulesOfChange: Set<String>? = nil
    ) {
        self.guide = guide
        self.project = project
        self.today = today
        self.comparison = comparison
        self.change = change
        self.rulesOfChange = rulesOfChange ?? guide.rulesOfChange
        self.checks = Dictionary(checks.map { ($0.identifier, $0) }, uniquingKeysWith: { first, _ in first })
        let indexes = indexes ?? FileIndexes(project.files)
        receivers = Receivers(fileCount: project.files.count)
        names = indexes.names
        subjects = indexes.subjects
        sightings = indexes.sightings
        hasGeneratedFiles = indexes.hasGeneratedFiles
        importedModules = indexes.importedModules
        thirdParties = Self.thirdParties(of: project)
        roles = RoleTable(definitions: guide.definitions.roles, declarationCount: project.declarationCount)
        lists.fill(from: self)
        for role in roles.order { roles.assign(RoleMembers(of: role, in: self), to: role) }
    }

    /// An Xcode target lists the system's frameworks too; only what it says is of a package counts.
    private static func thirdParties(of project: Project) -> Set<String> {
        var names: Set<String> = []
        for package in project.packages {
            for target in package.facts.targets.value ?? [] {
                for used in target.dependencies.value ?? [] where used.package != nil || package.facts.kind == .package
                {
                    names.insert(used.name)
                }
            }
        }
        return names
    }
}
