// From one reading of a tree to what it is made of.

import NormaBuiltIns
import NormaFacts
import NormaFiles
import NormaFindings
import NormaGuide
import NormaPipeline
import NormaProject
import NormaRules
import NormaText

package struct ProjectLearning {
    let context: JudgingContext
    let tree: SourceTree
    let roles: RoleFiles
    let deeds: FileDeeds

    /// - Parameter context: a project with the roles of the built-in part `natures`, all of them found.
    package init(_ context: JudgingContext) {
        self.context = context
        tree = SourceTree(context.project)
        roles = RoleFiles(context)
        deeds = FileDeeds(context.project, tree)
    }

    /// The guide whose roles a context for this has.
    package static func natures() -> PreparedGuide? {
        BuiltInGuides.named("natures").flatMap { natures in
            try? GuideLoading.guide(from: GuideLoading.builtIn(natures, parts: .chapters), parts: .chapters)
        }
    }

    /// Cost: three passes over references, and one over declarations for each role.
    package func learn() -> LearnedProject {
        var learned = LearnedProject(kind: kind)
        let search = FeatureSearch(tree, roles, deeds)
        var folders = search.find()
        if let found = folders {
            let parts = LayerSearch(tree: tree, features: found).find().parts
            let (features, kept) = FeatureLearning(context: context, tree: tree, search: search).learn(found, parts)
            learned.features = features
            folders = kept
        }
        countFiles(&learned)
        learned.modules = modules
        learned.structure = StructureSearch(context: context, tree: tree, features: folders, entries: deeds.entries)
            .find()
        learned.places = places(features: folders)
        if let features = learned.features { learned.places.append(Self.place(of: features)) }
        learned.places.sort { $0.name < $1.name }
        learned.words = WordSearch(context: context, roles: roles).find()
        learned.roles = learnedRoles(HomeSearch(tree: tree, features: folders))
        if !deeds.network.isEmpty { learned.deeds.insert("network") }
        if !deeds.database.isEmpty { learned.deeds.insert("database") }
        learned.testLibrary = testLibrary
        learned.uncompiled = uncompiled
        learned.missing = missing(in: learned)
        return learned
    }

    func places(features: FeatureFolders?) -> [LearnedPlace] {
        PlaceLearning(context: context, tree: tree, roles: roles, deeds: deeds, features: features).learn()
    }

    private static func place(of features: LearnedFeatures) -> LearnedPlace {
        LearnedPlace(
            name: "feature",
            patterns: [features.pattern],
            evidence:
                "\(features.complete) of \(features.names.count) folders there hold a view and what holds its state"
        )
    }

    private func countFiles(_ learned: inout LearnedProject) {
        for file in context.project.files {
            if file.isGenerated {
                learned.generatedFiles += 1
            } else if file.isTest {
                learned.testFiles += 1
            }
        }
        learned.productionFiles = tree.sources.count
        learned.projects = context.project.packages.count { $0.facts.kind == .xcode }
        learned.packages = context.project.packages.count { $0.facts.kind == .package }
    }

    private var kind: ProjectKind {
        let packages = context.project.packages
        let made = packages.filter { $0.facts.kind == .tuist || $0.facts.kind == .xcodeGen }
        // Of several the outermost is the app's.
        let outermost = made.min {
            ($0.manifest.components.count, $0.manifest) < ($1.manifest.components.count, $1.manifest)
        }
        if let package = outermost {
            let tool = package.facts.kind == .tuist ? "Tuist" : "XcodeGen"
            return .generatedProject(tool: tool, manifest: package.manifest.text)
        }
        let hasProject = packages.contains { $0.facts.kind == .xcode }
        let hasPackage = packages.contains { $0.facts.kind == .package }
        return hasProject ? hasPackage ? .xcodeWithPackages : .xcode : hasPackage ? .package : .folders
    }

    private var modules: [LearnedModule] {
        context.project.modules.map { module in
            LearnedModule(
                name: module.name,
                kind: module.kind,
                folders: module.folders.map(\.text),
                isTest: module.isTest,
                files: module.files.count,
                dependencies: (module.dependencies ?? []).map { context.project.module($0).name }
            )
        }
    }

    private func learnedRoles(_ homes: HomeSearch) -> [LearnedRole] {
        roles.names.compactMap { role in
            let sure = roles.sure(role)
            let likely = roles.likelyCount(role)
            guard sure.count + likely > 0 else { return nil }
            let files = sure.map { context.project.file(of: $0) }
            return LearnedRole(name: role, sure: sure.count, likely: likely, homes: homes.homes(of: files))
        }
    }

    private var testLibrary: Counted? {
        let libraries = ["Testing", "XCTest", "Quick"]
        var counts: [String: Int] = [:]
        var all = 0
        for file in context.project.files where file.isTest && !file.isGenerated {
            let imported = Set(file.facts.imports.map { file.text($0.module) })
            guard let library = libraries.first(where: imported.contains) else { continue }
            counts[library, default: 0] += 1
            all += 1
        }
        return libraries.compactMap { name in counts[name].map { Counted(name, $0, of: all) } }
            .max { ($0.count, $1.name) < ($1.count, $0.name) }
    }

    /// Files beside compiled ones: a folder of which nothing is compiled is a tool or a copy, not an oversight.
    private var uncompiled: [RelativePath] {
        let project = context.project
        guard !project.modules.isEmpty,
            project.packages.allSatisfy({ $0.facts.problem == nil && $0.facts.unknowns.isEmpty })
        else {
            return []
        }
        let manifests = Set(project.packages.map(\.manifest))
        let compiled = tree.counts(project.allFileIDs.filter { project.file($0).module != nil })
        return project.files.filter { file in
            file.module == nil && !file.isGenerated && !manifests.contains(file.path)
                && compiled[Int(file.folder.index)] > 0
        }.map(\.path)
    }

    private func missing(in learned: LearnedProject) -> [String] {
        var missing: [String] = []
        if learned.structure == nil { missing.append("several modules or folders that could be layers") }
        if learned.features == nil { missing.append("sibling folders with a view and its state holder (features)") }
        if learned.role("view-model")?.sure ?? 0 == 0, deeds.reducers.isEmpty {
            missing.append("classes that are certainly view models")
        }
        if learned.testFiles == 0 { missing.append("tests") }
        return missing
    }
}
