// The placeholders that every subject binds: {Subject}, {File}, {Feature}, {Module}, {Layer}, {Year}.

import NormaProject
import NormaText

/// Which of the built-in placeholders a rule uses; only those are looked up for each subject.
struct BuiltInCaptures {
    private static let all = ["Subject", "File", "Feature", "Module", "Layer", "Year"]

    private let needed: [String]

    init(needed names: [String]) {
        var needed: [String] = []
        for name in Self.all where names.contains(name) { needed.append(name) }
        self.needed = needed
    }

    static let every = BuiltInCaptures(needed: all)

    func bound(for subject: Subject, in context: JudgingContext) -> Captures {
        guard !needed.isEmpty else { return .none }
        var captures = Captures.none
        let files = context.project.files
        let form = subject.form
        let file = context.file(of: subject).map { Int($0.index) }
        for name in needed {
            switch name {
            case "Subject": captures[name] = form.name(in: context)
            case "File": captures[name] = file.map { String(files[$0].path.stem) }
            case "Feature":
                captures[name] = form.feature(in: context).map { context.project.feature($0).name }
            case "Module":
                captures[name] = form.module(in: context).map { context.project.module($0).name }
            case "Layer": captures[name] = file.flatMap { files[$0].layer }.map { context.project.layer($0).name }
            case "Year": captures[name] = String(context.today.prefix { $0 != "-" })
            default: break
            }
        }
        // What stands for any file of a folder has no name that says anything.
        if case .planned(let planned) = subject, planned.place.isFolder { captures["File"] = nil }
        return captures
    }
}

extension BuiltInCaptures {
    /// Whether all of these names that can be bound are; one that says where a thing lies is not, of a thing that lies elsewhere.
    static func areBound(_ names: [String], by captures: Captures) -> Bool {
        names.allSatisfy { !all.contains($0) || captures[$0] != nil }
    }
}
