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
    /// How much it takes to count as one of a role: see `Counting`.
    private(set) var certainty = Certainty.likely
    /// The roles that were worked out.
    var needed: NeededRoles
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
    let undemandedInitializers = UndemandedInitializers()
    let outsideProtocols = OutsideProtocols()
    private(set) var outsideRoles = OutsideRoles()
    let relationIndex = RelationIndex()
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
    /// - Parameters:
    ///   - indexes: those of the project's files, where they were made already.
    ///   - findsAllRoles: also inherited ones that no rule speaks of.
    package init(
        guide: Guide,
        project: Project,
        today: String,
        checks: [CheckWord] = [],
        indexes: FileIndexes? = nil,
        comparison: Comparison = .none,
        change: ProjectChange? = nil,
        rulesOfChange: Set<String>? = nil,
        findsAllRoles: Bool = false
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
        needed = NeededRoles(of: guide, roles.graph, all: findsAllRoles)
        lists.fill(from: self)
        findRoles()
    }

    /// The same for a second look, at what rests on what is only likely.
    var askingForTheSure: JudgingContext {
        var context = self
        context.certainty = .sure
        // What is asked of an outside type may be asked more strictly.
        context.outsideRoles = OutsideRoles()
        return context
    }

    /// What counts where being one of a role makes a finding.
    var making: Counting { certainty == .sure ? .making : .everything }

    /// What counts where being one of a role prevents a finding.
    var preventing: Counting { certainty == .sure ? .preventing : .everything }

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
