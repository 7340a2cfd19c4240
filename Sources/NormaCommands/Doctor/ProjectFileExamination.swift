// The files that say what the targets are: whether they can be read, whether a clone has them, and which code they forget.

import NormaFacts
import NormaProject
import NormaText

struct ProjectFileExamination {
    let remarks: [SetupRemark]

    init(_ project: Project, _ history: HistoryExamination) {
        guard !project.files.isEmpty else {
            remarks = []
            return
        }
        guard !project.packages.isEmpty else {
            let message =
                "there is no Package.swift, Xcode project, project.yml or Project.swift, so targets are unknown"
            let way = "rules about modules find nothing here; define `modules:` in the guide if it has such rules"
            remarks = [SetupRemark(.note, "targets", message, way: way)]
            return
        }
        let unknown = history.unknown(among: project.packages.map(\.manifest)) ?? []
        let shown = project.packages.prefix(Self.most)
        var all = shown.map { Self.remark(on: $0, isInGit: !unknown.contains($0.manifest)) }
        let rest = project.packages.count - shown.count
        if rest > 0 { all.append(SetupRemark(.works, "targets", "\(ProofSummary.counted(rest, "more manifest"))")) }
        remarks = all + Self.uncompiled(project.uncompiledFiles)
    }

    private static let most = 12

    private static func remark(on package: ProjectPackage, isInGit: Bool) -> SetupRemark {
        let name = "`\(package.manifest)`"
        if let problem = package.facts.problem {
            let way = "repair it: until then its targets are unknown, and rules about modules find nothing in them"
            return SetupRemark(.warning, "targets", "\(name) can't be read: \(problem.message)", way: way)
        }
        guard isInGit else { return absent(package, name) }
        let count = package.facts.targets.value.map { ProofSummary.counted($0.count, "target") } ?? "unknown targets"
        switch package.facts.kind {
        case .package, .xcode: return SetupRemark(.works, "targets", "\(name): \(count)")
        case .xcodeGen, .tuist:
            let tool = package.facts.kind == .tuist ? "Tuist" : "XcodeGen"
            let message = "\(name) (\(tool)): \(count); the Xcode project that \(tool) makes of it isn't read"
            return SetupRemark(.works, "targets", message)
        }
    }

    /// In a clone the targets would be unknown, so the same commit would be judged in two ways.
    private static func absent(_ package: ProjectPackage, _ name: String) -> SetupRemark {
        let way =
            switch package.facts.kind {
            case .xcode: "commit it; if a program makes it, run that program in CI before norma"
            case .package, .xcodeGen, .tuist: "commit it"
            }
        let message = "\(name) isn't in git, so its targets are unknown in CI, and other findings are reported there"
        return SetupRemark(.warning, "targets", message, way: way)
    }

    private static func uncompiled(_ paths: [RelativePath]) -> [SetupRemark] {
        guard !paths.isEmpty else { return [] }
        let shown = paths.prefix(3).map { "`\($0)`" }.joined(separator: ", ")
        let more = paths.count > 3 ? " and \(paths.count - 3) more" : ""
        let verb = paths.count == 1 ? "1 file is" : "\(paths.count) files are"
        let way = "add them to a target, delete them, or list them under `exclude:`"
        return [SetupRemark(.note, "targets", "\(verb) compiled by no target: \(shown)\(more)", way: way)]
    }
}
