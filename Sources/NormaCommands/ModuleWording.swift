// How `norma why` says which module a file belongs to, and who says so.

import NormaFacts
import NormaProject
import NormaText

struct ModuleWording {
    let project: Project

    func text(for file: ProjectFile) -> String {
        guard let id = file.module else { return "none: no manifest or definition says" }
        let module = project.module(id)
        var text = module.name
        if let package = module.package, !module.range.isEmpty {
            let manifest = project.packages[Int(package.index)]
            let line = manifest.facts.lines.position(at: module.range.start).line
            text += " (\(targets(of: module)) \(manifest.manifest):\(line))"
        }
        let others = file.otherModules.map { project.module($0).name }
        if !others.isEmpty { text += "\n           also compiled into " + others.joined(separator: ", ") }
        return text
    }

    private func targets(of module: ProjectModule) -> String {
        if module.targets.allSatisfy({ $0 == module.name }) { return "target in" }
        return (module.targets.count == 1 ? "target " : "targets ") + module.targets.joined(separator: ", ") + " in"
    }
}
