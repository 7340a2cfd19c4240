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
    /// Which declarations have which role.
    package internal(set) var roles: RoleTable
    /// Definitions that nothing in the project fits.
    package internal(set) var definitionNotices: [Notice] = []
    /// The checks that the extractor knows, by identifier, for messages.
    let checks: [String: CheckWord]
    let names: NameIndex
    let subjects: SubjectIndex
    private(set) var lists = SubjectLists()
    let sightings: SightingIndex
    let hasGeneratedFiles: Bool
    /// Every module that any file imports, in the project or not.
    let importedModules: Set<String>

    /// Cost: one pass over the project for the indexes, and for each role one over the declarations that it speaks of.
    package init(guide: Guide, project: Project, today: String, checks: [CheckWord] = []) {
        self.guide = guide
        self.project = project
        self.today = today
        self.checks = Dictionary(checks.map { ($0.identifier, $0) }, uniquingKeysWith: { first, _ in first })
        names = NameIndex(project)
        subjects = SubjectIndex(project, names: names)
        sightings = SightingIndex(project)
        hasGeneratedFiles = project.files.contains(where: \.isGenerated)
        importedModules = Set(
            project.files.lazy.flatMap { file in file.facts.imports.lazy.map { file.facts.text($0.module) } }
        )
        roles = RoleTable(definitions: guide.definitions.roles, declarationCount: project.declarationCount)
        lists.fill(from: self)
        for role in roles.order { roles.assign(RoleMembers(of: role, in: self), to: role) }
        definitionNotices = DefinitionNotices(context: self).notices()
    }
}
