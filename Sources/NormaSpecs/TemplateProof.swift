// Fills in every set of templates with its samples and checks the result against the guide's own rules.

import NormaFiles
import NormaFindings
import NormaGuide
import NormaPipeline
import NormaScaffolds
import NormaText

package struct TemplateProof: Sendable {
    /// One for each finding in the files of a set, at the template's place.
    package var problems: [SourceProblem] = []
    /// One for each file that a rule about a change would refuse, as an error, if it were added to a project: there the
    /// rest of the change may be what the rule asks for, so none of them fails a test.
    package var notes: [String] = []
    /// How many sets were filled in.
    package var setCount = 0

    /// Code that is derived from a code base has none here: only its shape is checked.
    ///
    /// - Parameter isInherited: also the sets of the guides that this one extends, under its own rules and values.
    package init(_ prepared: PreparedGuide, withInherited isInherited: Bool = false) {
        let own = prepared.guide.templates.filter { isInherited || prepared.guide.isOwn($0.section) }
        let sets = own.filter { $0.derivation == nil }
        setCount = sets.count
        let found = ParallelMap.map(sets) { Self.problems(of: $0, prepared) }
        problems = found.flatMap(\.problems)
        for note in found.flatMap(\.notes) where !notes.contains(note) { notes.append(note) }
        problems += own.filter { $0.derivation != nil }.flatMap(Self.problemsOfShape)
    }

    private static func problemsOfShape(of set: TemplateSet) -> [SourceProblem] {
        guard let kind = set.derivation?.text, kind != "texts" else { return TextShape.read(set.shape).problems }
        return DoubleShape.read(set.shape, deriving: kind).problems
    }

    private static let day = "2026-05-31"

    private static func problems(
        of set: TemplateSet,
        _ prepared: PreparedGuide
    ) -> (problems: [SourceProblem], notes: [String]) {
        let guide = prepared.guide
        do throws(ScaffoldProblems) {
            var files: [RelativePath: [UInt8]] = [:]
            for other in Self.needed(by: set, of: guide) { _ = try make(other, of: guide, into: &files) }
            let earlier = files
            let plan = try make(set, of: guide, into: &files)
            let result = Pipeline.check(request(files, prepared)).result
            let problems =
                result.findings.map { problem(with: $0, in: plan, files, of: set) }
                + result.problems.map { note(set.place, "the files of `\(set.name)` can't be read: \($0.message)") }
            let refused = findingsOfChange(from: earlier, to: files, prepared).filter { $0.severity == .error }
            return (problems, refused.map { noteOfChange($0, of: set) })
        } catch {
            let problems = error.problems.map {
                note(set.place, "`\(set.name)` can't be created: \($0.message)", $0.suggestion)
            }
            return (problems, [])
        }
    }

    private static func request(_ files: [RelativePath: [UInt8]], _ prepared: PreparedGuide) -> CheckRequest {
        CheckRequest(workspace: MemoryWorkspace(files: files), guide: prepared, today: day, threads: 1)
    }

    /// Findings of the rules about a change, which are silent without one: to them all that the set makes is new.
    private static func findingsOfChange(
        from earlier: [RelativePath: [UInt8]],
        to files: [RelativePath: [UInt8]],
        _ prepared: PreparedGuide
    ) -> [Finding] {
        guard !prepared.rulesOfChange.isEmpty else { return [] }
        var request = request(files, prepared)
        request.rules = prepared.rulesOfChange
        request.earlier = ExampleChange(from: earlier, to: files).earlierState
        return Pipeline.check(request).result.findings
    }

    /// Adds to the files those that the set creates from its samples.
    private static func make(
        _ set: TemplateSet,
        of guide: Guide,
        into files: inout [RelativePath: [UInt8]]
    ) throws(ScaffoldProblems) -> ScaffoldPlan {
        let inputs = try InputValues(InputValues.samples(of: set), for: set, of: guide, today: day)
        let plan = try plan(set, inputs)
        let changes = try Scaffolding.changes(plan, in: MemoryWorkspace(files: files))
        for (path, bytes) in changes.created { files[path] = bytes }
        for change in changes.changed { files[change.path] = change.after }
        return plan
    }

    /// All sets that have to be created before, each after those that it needs itself; the guide's reader guarantees that they
    /// are few, and that none needs itself.
    private static func needed(by set: TemplateSet, of guide: Guide) -> [TemplateSet] {
        var found: [TemplateSet] = []
        add(neededBy: set, of: guide, to: &found)
        return found
    }

    private static func add(neededBy set: TemplateSet, of guide: Guide, to found: inout [TemplateSet]) {
        for need in set.needs where !found.contains(where: { $0.name == need.text }) {
            guard let other = guide.templates.first(where: { $0.name == need.text }) else { continue }
            add(neededBy: other, of: guide, to: &found)
            found.append(other)
        }
    }

    private static func plan(_ set: TemplateSet, _ inputs: InputValues) throws(ScaffoldProblems) -> ScaffoldPlan {
        do {
            return try ScaffoldPlan(set, values: inputs.values)
        } catch {
            throw ScaffoldProblems([error])
        }
    }

    private static func problem(
        with finding: Finding,
        in plan: ScaffoldPlan,
        _ files: [RelativePath: [UInt8]],
        of set: TemplateSet
    ) -> SourceProblem {
        let path = finding.place.path
        let template = plan.pieces.first { $0.path == path && $0.destination == nil }?.template ?? set.place
        let line = finding.place.start.line
        let lines = String(decoding: files[path] ?? [], as: UTF8.self).split(
            separator: "\n",
            omittingEmptySubsequences: false
        )
        let shown = lines.indices.contains(line - 1) ? ": `\(lines[line - 1].drop { $0 == " " })`" : ""
        return note(
            template,
            "a file of `\(set.name)` breaks `\(finding.rule)` in \(path):\(line)\(shown): \(finding.message)",
            finding.instead
        )
    }

    private static func noteOfChange(_ finding: Finding, of set: TemplateSet) -> String {
        let place = "\(set.place.file):\(set.place.position.line):\(set.place.position.column)"
        return
            "\(place): note: in new code `\(finding.rule)` refuses `\(finding.place.path)` of `\(set.name)`: \(finding.message)"
    }

    private static func note(_ place: GuidePlace, _ message: String, _ suggestion: String? = nil) -> SourceProblem {
        SourceProblem(
            file: place.file,
            position: place.position,
            length: place.length,
            message: message,
            suggestion: suggestion
        )
    }
}
