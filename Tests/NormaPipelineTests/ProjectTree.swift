// A tree in memory with project files, and what its modules turned out to be.

import NormaFacts
import NormaFiles
import NormaFindings
import NormaGuide
import NormaPipeline
import NormaProject
import NormaRules
import NormaText

struct ProjectTree {
    let result: CheckResult
    let project: Project

    /// Each Swift file needs only a path.
    init(_ files: [String: String], swift: [String] = []) throws {
        let guide = try GuideLoading.guide(from: GuideSource(text: HostileInputTests.guide, file: "GUIDE.md"))
        let texts = files.merging(swift.map { ($0, "\n") }) { first, _ in first }
        let request = CheckRequest(
            workspace: MemoryWorkspace(texts: texts),
            guide: guide,
            today: "2000-01-01",
            threads: 1
        )
        let outcome = Pipeline.check(request)
        result = outcome.result
        project = outcome.context.project
    }

    /// The files of each module; those of no module under an empty name.
    var modules: [String: [String]] {
        var found: [String: [String]] = [:]
        for file in project.files {
            found[file.module.map { project.module($0).name } ?? "", default: []].append(file.path.text)
        }
        return found
    }

    /// What a module uses: modules of the tree, then names from outside.
    func uses(_ name: String) -> [String] {
        guard let module = project.modules.first(where: { $0.name == name }) else { return ["no such module"] }
        let own = module.dependencies?.map { project.module($0).name } ?? ["unknown"]
        return own + module.externalDependencies
    }

    func kind(_ name: String) -> String? { project.modules.first { $0.name == name }?.kind }

    /// What the only manifest of a project leaves open.
    var unknowns: [String] {
        project.packages.filter { $0.facts.kind != .package }.flatMap { package in
            package.facts.unknowns.map { unknown in
                "\(package.facts.lines.position(at: unknown.range.start).line): \(unknown.message)"
            }
        }
    }

    /// What is said of manifests that leave something open.
    var notices: [String] { result.notices.filter { $0.kind == .information }.map(\.message) }

    /// `path:line:column message`
    var problems: [String] {
        result.problems.map { "\($0.place.path):\($0.place.start.line):\($0.place.start.column) \($0.message)" }
    }
}
