// Which targets new files end up in, and what is left to do for those that end up in none.

import NormaFacts
import NormaPipeline
import NormaProject
import NormaText

struct TargetMembership {
    /// The steps for files that a project doesn't get by itself.
    let steps: [String]
    /// One for each file that no target compiles and no step names.
    let strays: [String]
    private let additions: [ProjectAdditions.Addition]

    /// - Parameter project: the planned one.
    init(of changes: ScaffoldChanges, _ additions: ProjectAdditions, in project: Project) {
        self.additions = additions.additions
        let omitted = additions.omissions.map { omission in
            "`\(omission.file)` is in no target of `\(omission.project)`: \(omission.reason). Add it to one in Xcode."
        }
        var known = Set(additions.additions.map(\.file) + additions.omissions.map(\.file))
        var generated: [String] = []
        var strays: [String] = []
        for path in changes.created.map(\.path) where path.pathExtension == "swift" && !known.contains(path) {
            guard let file = project.file(at: path) else { continue }
            let modules = project.file(file).modules
            if let step = Self.generation(of: path, in: modules, project) {
                if !generated.contains(step) { generated.append(step) }
                known.insert(path)
            } else if modules.isEmpty, !project.modules.isEmpty {
                strays.append("`\(path)` is in no target: add it to one, or move it into the folder of one.")
            }
        }
        steps = omitted + generated
        self.strays = strays
    }

    /// How XcodeGen or Tuist learns of a file; nil if neither makes its project.
    private static func generation(of path: RelativePath, in modules: [ModuleID], _ project: Project) -> String? {
        let own = modules.compactMap { project.module($0).package }.map { project.packages[Int($0.index)] }
        let around = project.packages.filter { path.isInside($0.root) }
            .max { $0.root.components.count < $1.root.components.count }
        guard let manifest = own.first ?? around, let command = Self.commands[manifest.facts.kind] else { return nil }
        guard own.isEmpty else { return "Run `\(command)`: the Xcode project is made from `\(manifest.manifest)`." }
        return "`\(path)` is in no target: add its folder to one in `\(manifest.manifest)`, then run `\(command)`."
    }

    private static let commands: [ManifestKind: String] = [.xcodeGen: "xcodegen generate", .tuist: "tuist generate"]

    /// By project, then by target; nil if no project was changed.
    func text(isDryRun: Bool) -> String? {
        guard !additions.isEmpty else { return nil }
        var projects: [RelativePath] = []
        for addition in additions where !projects.contains(addition.project) { projects.append(addition.project) }
        return projects.map { project in
            let own = additions.filter { $0.project == project }
            let byTargets = Dictionary(grouping: own) { $0.targets.joined(separator: ", ") }
            let width = byTargets.keys.map(\.count).max() ?? 0
            let lines = byTargets.sorted { $0.key < $1.key }.map { targets, files in
                let padding = String(repeating: " ", count: width - targets.count)
                return "  \(targets)\(padding)  "
                    + files.map { VisibleText.oneLine(String($0.file.name)) }.joined(separator: ", ")
            }
            let head = "\(isDryRun ? "Would add" : "Added") to targets of `\(project)`:"
            return ([head] + lines).joined(separator: "\n")
        }.joined(separator: "\n\n")
    }
}
