// The placeholders that every subject binds: {Subject}, {File}, {Feature}, {Module}, {Layer}, {Year}.

import NormaProject
import NormaText

/// Which of the built-in placeholders a rule uses; only those are looked up for each subject.
struct BuiltInCaptures {
    private enum Placeholder: String, CaseIterable {
        case subject = "Subject"
        case file = "File"
        case feature = "Feature"
        case module = "Module"
        case layer = "Layer"
        case year = "Year"
    }

    private let needed: [Placeholder]

    init(needed names: [String]) { needed = Placeholder.allCases.filter { names.contains($0.rawValue) } }

    static let every = BuiltInCaptures(needed: Placeholder.allCases.map(\.rawValue))

    func bound(for subject: Subject, in context: JudgingContext) -> Captures {
        guard !needed.isEmpty else { return .none }
        var captures = Captures.none
        let project = context.project
        let form = subject.form
        let file = context.file(of: subject).map { Int($0.index) }
        for placeholder in needed {
            let value: String? =
                switch placeholder {
                case .subject: form.name(in: context)
                case .file: file.map { String(project.files[$0].path.stem) }
                case .feature: form.feature(in: context).map { project.features[Int($0.index)].name }
                case .module: form.module(in: context).map { project.modules[Int($0.index)].name }
                case .layer: file.flatMap { project.files[$0].layer }.map { project.layers[Int($0.index)].name }
                case .year: String(context.today.prefix { $0 != "-" })
                }
            captures[placeholder.rawValue] = value
        }
        // The name that stands for any file of a folder isn't a real file name.
        if case .planned(let planned) = subject, planned.place.isFolder {
            captures[Placeholder.file.rawValue] = nil
        }
        return captures
    }
}

extension BuiltInCaptures {
    /// Whether all bindable names are bound; a name for the place of a thing stays unbound if the thing is elsewhere.
    static func areBound(_ names: [String], by captures: Captures) -> Bool {
        names.allSatisfy { Placeholder(rawValue: $0) == nil || captures[$0] != nil }
    }
}
