// What every rule may read while it judges: the project, the guide, the roles. Immutable, so rules run side by side.

import NormaFacts
import NormaFindings
import NormaGuide
import NormaProject
import NormaText

/// Everything that is computed once for all rules: the fixed parts, and who has which role.
///
/// It is passed along with every question, so it holds little, and a copy is cheap.
package struct JudgingContext: Sendable {
    private let ground: JudgingGround
    /// How certain a role must be to count: see `Counting`.
    private(set) var certainty = Certainty.likely
    /// Whether a file is left out as generated because of a mark in it.
    private(set) var countsMarks = true
    /// The roles that are worked out.
    var needed: NeededRoles
    /// Which declarations have which role.
    package internal(set) var roles: RoleTable
    private(set) var lists = SubjectLists()
    var outsideRoles: OutsideRoles
    private(set) var nestedExtensions = NestedExtensions()

    /// Cost: the indexes; a role's members are found when the first question about it is asked.
    ///
    /// - Parameters:
    ///   - indexes: those of the project's files, if they were made already.
    ///   - outline: that of the guide's roles, if it was made already.
    ///   - rules: the names of the rules that will be judged; nil for all of them.
    ///   - findsAllRoles: also inherited roles that no rule uses.
    ///   - waitsForPlaces: inherited rules about a place are silent while it is missing.
    package init(
        guide: Guide,
        project: Project,
        today: String,
        checks: [CheckWord] = [],
        indexes: FileIndexes? = nil,
        comparison: Comparison = .none,
        change: ProjectChange? = nil,
        rulesOfChange: RulesOfChange? = nil,
        outline: RoleOutline? = nil,
        rules: Set<String>? = nil,
        findsAllRoles: Bool = false,
        waitsForPlaces: Bool = true
    ) {
        ground = JudgingGround(
            guide: guide,
            project: project,
            today: today,
            checks: checks,
            indexes: indexes ?? FileIndexes(project.files),
            comparison: comparison,
            change: change,
            rulesOfChange: rulesOfChange ?? RulesOfChange(of: guide),
            waitsForPlaces: waitsForPlaces
        )
        let outline = outline ?? RoleOutline(guide.definitions.roles)
        roles = RoleTable(outline)
        outsideRoles = roles.found.outside
        needed = NeededRoles(of: guide, rules: rules, roles.graph, all: findsAllRoles)
        lists.fill(from: self)
        nestedExtensions = NestedExtensions(in: self)
    }

    /// Whether the rule needs a change to compare with, and there is none.
    package func isMissingChange(_ rule: String) -> Bool { change == nil && rulesOfChange.needingOne.contains(rule) }

    /// The same for a second look at findings that depend on likely roles.
    var countingOnlyCertain: JudgingContext {
        var context = self
        context.certainty = .sure
        // Questions about an outside type may be asked more strictly.
        context.outsideRoles = OutsideRoles()
        return context
    }

    /// The same as it was made, for all rules.
    var plain: JudgingContext {
        var context = self
        context.certainty = .likely
        context.countsMarks = true
        context.outsideRoles = roles.found.outside
        return context
    }

    /// The same for a rule that nothing in the code can switch off: a file is left out only if the configuration lists it.
    var countingNoMarks: JudgingContext {
        guard ground.hasMarkedFiles else { return self }
        var context = self
        context.countsMarks = false
        return context
    }

    /// Whether rules find nothing in a file, because it is generated.
    func leavesOut(_ file: ProjectFile) -> Bool {
        guard let sign = file.generated else { return false }
        return countsMarks || sign.cause.isListed
    }

    /// What counts if having a role makes a finding.
    var making: Counting { certainty == .sure ? .making : .everything }

    /// What counts if having a role prevents a finding.
    var preventing: Counting { certainty == .sure ? .preventing : .everything }
}

// The fixed parts.
extension JudgingContext {
    package var guide: Guide { _read { yield ground.guide } }
    package var project: Project { ground.project }
    package var today: String { ground.today }
    package var comparison: Comparison { _read { yield ground.comparison } }
    package var change: ProjectChange? { _read { yield ground.change } }
    package var rulesOfChange: RulesOfChange { _read { yield ground.rulesOfChange } }
    var waitsForPlaces: Bool { ground.waitsForPlaces }
    var checks: [String: CheckWord] { _read { yield ground.checks } }
    var names: NameIndex { _read { yield ground.names } }
    var subjects: SubjectIndex { _read { yield ground.subjects } }
    var gathered: GatheredSubjects { ground.gathered }
    var sightings: SightingIndex { _read { yield ground.sightings } }
    var places: PlaceAnswers { ground.places }
    var inheritedNames: InheritedNames { ground.inheritedNames }
    var demandedNames: DemandedNames { ground.demandedNames }
    var demands: KnownDemands { ground.demands }
    var namedHolders: NamedHolders { ground.namedHolders }
    var moduleHomes: ModuleHomes { ground.moduleHomes }
    var manifestUses: ManifestUses { ground.manifestUses }
    var shownVerbs: ShownVerbs { ground.shownVerbs }
    var outsideProtocols: OutsideProtocols { ground.outsideProtocols }
    var relationIndex: RelationIndex { _read { yield ground.relationIndex } }
    var uses: KnownUses { ground.uses }
    var tests: KnownTests { ground.tests }
    var moduleNames: ModuleNames { ground.moduleNames }
    var outsideConformances: OutsideConformances { ground.outsideConformances }
    var isolations: IsolationAnswers { ground.isolations }
    var previewCode: PreviewCode { ground.previewCode }
    var previewUses: PreviewUses { ground.previewUses }
    var sampleApps: Set<ModuleID> { _read { yield ground.sampleApps } }
    var receivers: Receivers { ground.receivers }
    package var documents: AskedDocuments { ground.documents }
    package var thirdParties: Set<String> { _read { yield ground.thirdParties } }
    var hasGeneratedFiles: Bool { ground.hasGeneratedFiles }
    var importedModules: Set<String> { _read { yield ground.importedModules } }
}
