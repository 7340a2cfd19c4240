// The destinations of derived code: folders and modules of the tree, as templates name them.

import NormaFacts
import NormaGuide
import NormaProject
import NormaScaffolds
import NormaText

struct DerivedPlaces {
    let project: Project
    /// The folder that the templates' paths begin in, from the tree's root.
    let base: RelativePath

    func fromRoot(_ path: RelativePath) -> RelativePath { base.appending(path.text) }

    /// A folder of the tree, relative as in the templates' paths.
    func fromBase(_ folder: String, or usual: String) -> String {
        if base.text.isEmpty { return folder.isEmpty ? usual : folder }
        guard let below = folder.path(below: base.text), !below.isEmpty else { return usual }
        return String(below)
    }

    /// The folder with the tests of a module, existing or planned.
    func testFolder(of name: String) -> String {
        // Declarations in tests are tested in place, if ever.
        if let own = project.modules.first(where: { $0.name == name && $0.isTest }), let folder = own.folders.first {
            return folder.text
        }
        let tested = project.modules.indices.filter { project.modules[$0].name == name }.map { ModuleID(Int32($0)) }
        let tests = project.modules.filter { module in
            module.isTest && module.dependencies?.contains { tested.contains($0) } == true && !module.folders.isEmpty
        }
        let sources = tested.first.flatMap { project.module($0).folders.first }?.components ?? []
        let package = sources.lastIndex(of: "Sources").map { sources[..<$0].joined(separator: "/") + "/" } ?? ""
        let root = package == "/" ? "" : package
        // Test modules of another package use the module, but test their own.
        let own = tests.filter { $0.folders.contains { $0.text.hasBytes(atStart: root) } }
        if let folder = (own.first { $0.name == name + "Tests" } ?? own.first)?.folders.first { return folder.text }
        // Beside the module's own sources: `Packages/Cart/Sources/Cart` is tested in `Packages/Cart/Tests/CartTests`.
        return name.isEmpty ? "Tests" : "\(root)Tests/\(name)Tests"
    }

    func module(at path: RelativePath) -> ProjectModule? {
        project.modules.filter { $0.folders.contains { path.isInside($0) } }.max { left, right in
            let length = { (module: ProjectModule) in module.folders.map(\.text.utf8.count).max() ?? 0 }
            return length(left) < length(right)
        }
    }

    /// Whether a suite can import a derived declaration, as far as modules decide.
    func sees(_ made: Derivation, from suite: PlannedSuite) -> Bool {
        guard let module = made.module, module.name != suite.module?.name else {
            return made.module?.name == suite.module?.name
        }
        if module.name == suite.subject.module { return true }
        guard !module.isTest || module.isTestSupport, let tests = suite.module else { return false }
        return visible(from: tests)?.contains(module.name) ?? true
    }

    /// For a module that doesn't exist yet, the path decides.
    func isTest(_ module: ProjectModule?, _ plan: ScaffoldPlan) -> Bool {
        if let module { return module.isTest }
        return plan.pieces.contains { piece in
            piece.path.components.dropLast().contains { $0.hasSuffix("Tests") }
        }
    }

    /// The framework that most files with tests in a module import; nil if there are none.
    func testFramework(of module: ProjectModule?) -> SuiteStyle.Framework? {
        var counts: [SuiteStyle.Framework: Int] = [:]
        for file in module?.files ?? [] {
            let facts = project.file(file).facts
            let imported = Set(facts.imports.map { facts.text($0.module) })
            for framework in SuiteStyle.Framework.allCases where imported.contains(framework.module) {
                counts[framework, default: 0] += 1
            }
        }
        // Swift Testing is the newer one, so a tie is a project that moves to it.
        guard let most = counts.values.max() else { return nil }
        return counts[.testing] == most ? .testing : .xctest
    }

    /// The modules whose public declarations a module can import; nil if unknown.
    func visible(from module: ProjectModule?) -> Set<String>? {
        guard let dependencies = module?.dependencies else { return nil }
        return Set(dependencies.map { project.module($0).name })
    }
}

extension TemplateSet {
    /// Whether its shape names no framework for tests, and its template can be written for both.
    var leavesFrameworkOpen: Bool {
        !shape.contains { $0.key.text == "framework" } && files.contains { $0.text.contains("{{#xctest}}") }
    }
}
