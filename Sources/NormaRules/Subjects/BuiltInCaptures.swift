// The placeholders that every subject binds: {Subject}, {File}, {Feature}, {Module}, {Layer}.

import NormaProject
import NormaText

/// Which of the built-in placeholders a rule uses; only those are looked up for each subject.
struct BuiltInCaptures {
    private let needed: [String]

    init(needed names: [String]) {
        var needed: [String] = []
        for name in ["Subject", "File", "Feature", "Module", "Layer"] where names.contains(name) { needed.append(name) }
        self.needed = needed
    }

    func bound(for subject: Subject, in context: JudgingContext) -> Captures {
        guard !needed.isEmpty else { return .none }
        var captures = Captures.none
        let file = context.file(of: subject)
        let source = file.map { context.project.files[Int($0.index)] }
        for name in needed {
            switch name {
            case "Subject": captures[name] = context.name(of: subject)
            case "File": captures[name] = source.map { String($0.path.stem) }
            case "Feature": captures[name] = source?.feature.map { context.project.feature($0).name }
            case "Module":
                let module = source?.module ?? context.module(around: subject)
                captures[name] = module.map { context.project.module($0).name }
            case "Layer": captures[name] = source?.layer.map { context.project.layer($0).name }
            default: break
            }
        }
        return captures
    }
}

extension JudgingContext {
    /// The module that all files of a folder belong to; nil where they belong to several, or it holds none.
    fileprivate func module(around subject: Subject) -> ModuleID? {
        guard case .folder(let folder) = subject else { return nil }
        var found: ModuleID?
        var open = [folder]
        while let next = open.popLast() {
            for file in project.folder(next).files {
                guard let module = project.files[Int(file.index)].module, found ?? module == module else { return nil }
                found = module
            }
            open += project.folder(next).subfolders
        }
        return found
    }
}
