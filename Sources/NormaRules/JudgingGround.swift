// The fixed base of a judging: the guide, the project, and indexes over them.

import NormaFacts
import NormaFindings
import NormaGuide
import NormaProject

/// The parts of a `JudgingContext` that are the same for every look.
final class JudgingGround: Sendable {
    let guide: Guide
    let project: Project
    /// `YYYY-MM-DD`; dates are compared as text.
    let today: String
    let comparison: Comparison
    /// The difference from the state that the tree is compared with; nil if there is no such state.
    let change: ProjectChange?
    /// The rules that are silent without a change.
    let rulesOfChange: RulesOfChange
    /// Inherited rules about a place are silent while it is missing.
    let waitsForPlaces: Bool
    /// The checks that the extractor knows, by identifier, for messages.
    let checks: [String: CheckWord]
    let names: NameIndex
    let subjects: SubjectIndex
    let gathered = GatheredSubjects()
    let sightings: SightingIndex
    let places = PlaceAnswers()
    let inheritedNames = InheritedNames()
    let demandedNames = DemandedNames()
    let demands = KnownDemands()
    let namedHolders = NamedHolders()
    let moduleHomes = ModuleHomes()
    let manifestUses = ManifestUses()
    let shownVerbs = ShownVerbs()
    let outsideProtocols = OutsideProtocols()
    let relationIndex = RelationIndex()
    let uses = KnownUses()
    let tests = KnownTests()
    let moduleNames = ModuleNames()
    let outsideConformances = OutsideConformances()
    let isolations = IsolationAnswers()
    let previewCode = PreviewCode()
    let previewUses = PreviewUses()
    let sampleApps: Set<ModuleID>
    let receivers: Receivers
    let documents: AskedDocuments
    /// Products of packages that some manifest of the tree uses.
    let thirdParties: Set<String>
    let hasGeneratedFiles: Bool
    /// Some files are generated only by their mark.
    let hasMarkedFiles: Bool
    /// Every module that any file imports, in the project or not.
    let importedModules: Set<String>

    init(
        guide: Guide,
        project: Project,
        today: String,
        checks: [CheckWord],
        indexes: FileIndexes,
        comparison: Comparison,
        change: ProjectChange?,
        rulesOfChange: RulesOfChange,
        waitsForPlaces: Bool
    ) {
        self.guide = guide
        self.project = project
        self.today = today
        self.comparison = comparison
        self.change = change
        self.rulesOfChange = rulesOfChange
        self.waitsForPlaces = waitsForPlaces
        self.checks = Dictionary(checks.map { ($0.identifier, $0) }, uniquingKeysWith: { first, _ in first })
        receivers = Receivers(fileCount: project.files.count)
        documents = AskedDocuments(of: project)
        names = indexes.names
        subjects = indexes.subjects
        sightings = indexes.sightings
        hasGeneratedFiles = indexes.hasGeneratedFiles
        hasMarkedFiles = indexes.hasMarkedFiles
        importedModules = indexes.importedModules
        sampleApps = project.sampleApps
        thirdParties = Self.thirdParties(of: project)
    }

    /// An Xcode target lists the system's frameworks too; only those that it says come from a package count.
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
