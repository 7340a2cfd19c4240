// What kind of project it is, in a sentence.

package struct ProjectWords {
    private let project: LearnedProject

    package init(project: LearnedProject) { self.project = project }

    /// An Xcode project, with `Shop` and 3 other modules: 905 Swift files, besides 120 of tests.
    package var sentence: String {
        var others: [String] = []
        if project.testFiles > 0 { others.append("\(FittingWords.number(project.testFiles)) of tests") }
        if project.generatedFiles > 0 { others.append("\(FittingWords.number(project.generatedFiles)) generated") }
        let besides = others.isEmpty ? "" : ", besides " + FittingWords.list(others)
        return kind + targets + ": " + FittingWords.count(project.productionFiles, "Swift file") + besides + "."
    }

    private var kind: String {
        switch project.kind {
        case .xcode: project.projects > 1 ? "\(project.projects) Xcode projects" : "An Xcode project"
        case .generatedProject(let tool, let manifest): "A project that \(tool) makes from `\(manifest)`"
        case .package: project.packages > 1 ? "\(project.packages) Swift packages" : "A Swift package"
        case .xcodeWithPackages:
            project.projects > 1 ? "\(project.projects) Xcode projects and packages" : "An Xcode project and packages"
        case .folders: "Folders without a manifest"
        }
    }

    private var targets: String {
        let production = project.modules.filter { !$0.isTest && $0.files > 0 }
        guard !production.isEmpty else { return "" }
        let apps = production.filter {
            $0.kind.contains("application") || $0.kind == "executableTarget" || $0.kind == "app"
        }
        let sorted = (apps.isEmpty ? production : apps).sorted { ($1.files, $0.name) < ($0.files, $1.name) }
        var shown: [String] = []
        for module in sorted where shown.count < 2 && !shown.contains(module.name) { shown.append(module.name) }
        let names = FittingWords.list(shown.map(FittingWords.code))
        let others = production.count { !shown.contains($0.name) }
        return ", with " + names + (others > 0 ? " and " + FittingWords.count(others, "other module") : "")
    }
}
