// How `norma why` names the module of a file, and the source of that knowledge.

import NormaFacts
import NormaProject
import NormaText

struct ModuleWording {
    let project: Project

    func text(for file: ProjectFile) -> String {
        guard let id = file.module else { return "none: " + reasonForNone(file) }
        let module = project.module(id)
        var text = module.name
        if let package = module.package, !module.range.isEmpty {
            let manifest = project.packages[Int(package.index)]
            let line = manifest.facts.lines.position(at: module.range.start).line
            text += " (\(targets(of: module)) \(manifest.manifest):\(line))"
        }
        switch module.kind {
        case "defined": text += " (defined in the guide)"
        case "inferred": text += " (its folder is imported by this name; the manifest hides its targets)"
        default: break
        }
        let others = file.otherModules.map { project.module($0).name }
        if !others.isEmpty { text += "\n           also compiled into " + others.joined(separator: ", ") }
        return text
    }

    /// The nearest manifest may be one that could not be fully read.
    private func reasonForNone(_ file: ProjectFile) -> String {
        let around = project.packages.filter { file.path.isInside($0.root) }
        if around.contains(where: { $0.manifest == file.path }) { return "the file is itself a manifest" }
        guard let nearest = around.max(by: { $0.root.components.count < $1.root.components.count }) else {
            return "no manifest or definition covers it"
        }
        guard let unknown = nearest.facts.unknowns.first else { return "it is in no target of `\(nearest.manifest)`" }
        let line = nearest.facts.lines.position(at: unknown.range.start).line
        return "it is in no known target of `\(nearest.manifest)` (line \(line): \(unknown.message))"
    }

    private func targets(of module: ProjectModule) -> String {
        if module.targets.allSatisfy({ $0 == module.name }) { return "target in" }
        return (module.targets.count == 1 ? "target " : "targets ") + module.targets.joined(separator: ", ") + " in"
    }
}
