// The modules of a tree as JSON: what was read from each manifest, and what is unknown.

import NormaFacts
import NormaProject
import NormaReports
import NormaText

struct ModuleListing {
    let project: Project

    var text: String {
        let outside = project.files.filter { $0.module == nil }.map { JSONValue.string($0.path.text) }
        let listing = JSONValue.object([
            ("manifests", .array(project.packages.map(manifest))),
            ("modules", .array(project.modules.map(module))),
            ("filesOfNoModule", .array(outside)),
        ])
        return listing.prettyText
    }

    private func manifest(_ package: ProjectPackage) -> JSONValue {
        let unknowns = package.facts.unknowns.map { unknown in
            let line = package.facts.lines.position(at: unknown.range.start).line
            return JSONValue.object([("line", .int(line)), ("message", .string(unknown.message))])
        }
        return .object([
            ("path", .string(package.manifest.text)), ("kind", .string(package.facts.kind.rawValue)),
            ("unknown", .array(unknowns)),
        ])
    }

    private func module(_ module: ProjectModule) -> JSONValue {
        let manifest = module.package.map { project.packages[Int($0.index)].manifest.text }
        return .object([
            ("name", .string(module.name)), ("kind", .string(module.kind)), ("targets", names(module.targets)),
            ("manifest", .optional(manifest)),
            ("uses", module.dependencies.map { names($0.map { project.module($0).name }) } ?? .null),
            ("usesFromOutside", names(module.externalDependencies)),
            ("files", .array(module.files.map { file(project.file($0), of: module.name) })),
        ])
    }

    /// A path, with the other modules that the file is compiled into, if any.
    private func file(_ file: ProjectFile, of module: String) -> JSONValue {
        if file.otherModules.isEmpty { return .string(file.path.text) }
        let others = file.modules.map { project.module($0).name }.filter { $0 != module }
        return .object([("path", .string(file.path.text)), ("alsoIn", names(others))])
    }

    private func names(_ names: [String]) -> JSONValue { .array(names.map { .string($0) }) }
}
