// A thing of a kind that may not be written yet: its place and its name are known, the rest is open.

import NormaExpressions
import NormaGuide
import NormaProject
import NormaText

/// A plan can be evaluated for it as far as possible before the code is written.
package struct PlannedSubject: SubjectForm, Hashable {
    let what: SubjectKind
    let place: PlannedPlace
    /// The name that a type of the file is assumed to have; nil: any.
    let typeName: String?

    var kind: SubjectKind? { what }

    func name(in context: JudgingContext) -> String? {
        switch what {
        case .file: place.isFolder ? nil : String(place.path.stem)
        case .feature: feature(in: context).map { context.project.feature($0).name }
        case .module: module(in: context).map { context.project.module($0).name }
        default: what.alike.contains(.type) ? typeName : nil
        }
    }

    func file(in context: JudgingContext) -> FileID? { place.file }
    func path(in context: JudgingContext) -> RelativePath? { place.path }

    func verdict(being wanted: SubjectKind, in context: JudgingContext) -> Verdict {
        if what == wanted || wanted.cases.contains(what) { return .holds }
        return what.cases.contains(wanted) ? .unknown : .fails
    }

    func match(_ pattern: NamePattern, given captures: Captures, in context: JudgingContext) -> Captures? {
        guard what == .file || !pattern.isQualified, let name = name(in: context) else { return nil }
        let found = pattern.match(name, given: captures)
        return what == .file ? found ?? pattern.match(place.path.name, given: captures) : found
    }

    func verdict(named pattern: NamePattern, given captures: Captures, in context: JudgingContext) -> Verdict {
        guard what == .file || !pattern.isQualified, name(in: context) != nil else { return .unknown }
        return Verdict(match(pattern, given: captures, in: context) != nil)
    }

    /// The captures before any question is asked.
    func captures(in context: JudgingContext) -> Captures {
        BuiltInCaptures.every.bound(for: .planned(self), in: context)
    }

    /// Whether a type that fits can be here: an existing one in a written file, any type in a planned file.
    func isBeside(typeThatFits other: Description, given captures: Captures, in context: JudgingContext) -> Bool {
        let plan = PlanCompiler(context).plan(for: other)
        if place.exists, !place.isFolder {
            return place.types(in: context).contains { plan.verdict(of: $0, given: captures, in: context) != .fails }
        }
        return (other.kinds(roles: context.roles) ?? [.type]).contains { kind in
            let type = PlannedSubject(what: kind, place: place, typeName: typeName)
            return plan.verdict(of: .planned(type), given: type.captures(in: context), in: context) != .fails
        }
    }
}
