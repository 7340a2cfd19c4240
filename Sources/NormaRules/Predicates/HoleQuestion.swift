// A condition on a hole, made ready to be asked about its content.

import NormaExpressions
import NormaFacts
import NormaGuide
import NormaProject
import NormaText

/// One hole with the condition on its content.
struct HoleQuestion {
    let hole: String
    let test: Test

    indirect enum Test {
        case text([NamePattern])
        case forms([HoleForm])
        case content(HoleForm, NameDescription, [WordingQuestion])
        case number(from: Double, to: Double)
        case boolean(Bool)
        case call([CalleeMatcher])
        case code(Plan)
        case all([Test])
        case any([Test])
        case not(Test)
    }

    init(_ condition: HoleCondition, in compiler: PlanCompiler) {
        hole = condition.hole
        test = Test(condition.test, in: compiler)
    }

    /// - Parameter owner: the innermost declaration around the place.
    func verdict(
        of sighting: PatternSighting,
        in file: FileID,
        given captures: Captures,
        context: JudgingContext
    ) -> Verdict {
        Verdict.any(sighting.bindings.lazy.filter { $0.hole == hole }) { binding in
            test.verdict(of: HoleContent(binding, file, sighting.owner), given: captures, context: context)
        }
    }
}

/// The content of a hole, with its place.
struct HoleContent {
    let binding: PatternSighting.Binding
    let file: FileID
    let owner: Int32

    init(_ binding: PatternSighting.Binding, _ file: FileID, _ owner: Int32) {
        self.binding = binding
        self.file = file
        self.owner = owner
    }

    /// Without `try`, `await` and parentheses; nil if the text was not kept.
    var core: Substring? {
        guard let text = binding.text else { return nil }
        let utf8 = text.utf8.dropFirst(Int(binding.core.start - binding.range.start)).prefix(binding.core.count)
        return text[utf8.startIndex..<utf8.endIndex]
    }

    /// The text of a literal; unknown if the facts don't have it.
    func string(in context: JudgingContext) -> String? {
        let strings = context.project.file(file).content.strings
        return Extent(file: file, range: binding.core).indices(in: strings).lazy.map { strings[$0] }
            .first { $0.range == binding.core }?.text
    }

    /// The names of the content, in all ways to write them; for a text, itself; nil if unknown.
    func names(in context: JudgingContext) -> [String]? {
        if binding.form == .string { return string(in: context).map { [$0] } }
        guard let core = core.map(String.init) else { return nil }
        return binding.form == .name && core.hasPrefix("self.") ? [String(core.dropFirst(5)), core] : [core]
    }

    func call(in context: JudgingContext) -> Int? {
        let calls = context.project.file(file).content.calls
        return Extent(file: file, range: binding.core).indices(in: calls).first { calls[$0].range == binding.core }
    }
}

extension HoleQuestion.Test {
    fileprivate init(_ test: HoleTest, in compiler: PlanCompiler) {
        switch test {
        case .text(let patterns): self = .text(patterns)
        case .forms(let forms): self = .forms(forms)
        case .content(let form, let names):
            self = .content(form, names, names.wordings.map { WordingQuestion($0, in: compiler.context) })
        case .number(let from, let to): self = .number(from: from, to: to)
        case .boolean(let value): self = .boolean(value)
        case .call(let calls): self = .call(calls.map { CalleeMatcher($0, in: compiler) })
        case .code(let description): self = .code(compiler.plan(for: description))
        case .all(let tests): self = .all(tests.map { Self($0, in: compiler) })
        case .any(let tests): self = .any(tests.map { Self($0, in: compiler) })
        case .not(let test): self = .not(Self(test, in: compiler))
        }
    }

    fileprivate func verdict(of content: HoleContent, given captures: Captures, context: JudgingContext) -> Verdict {
        let form = content.binding.form
        switch self {
        case .text(let patterns):
            guard let text = content.binding.text else { return .unknown }
            return Verdict(patterns.contains { $0.matches(text, given: captures) })
        case .forms(let forms): return Verdict(forms.contains { $0.fact == form })
        case .content(let wanted, let names, let wordings):
            guard wanted.fact == form else { return .fails }
            guard let texts = content.names(in: context) else { return .unknown }
            if names.patterns.contains(where: { pattern in texts.contains { pattern.matches($0, given: captures) } }) {
                return .holds
            }
            return Verdict.any(wordings) { wording in texts.first.map { wording.verdict(ofName: $0) } ?? .unknown }
        case .number(let from, let to):
            guard form == .number else { return .fails }
            guard let core = content.core else { return .unknown }
            return Verdict(WrittenNumber.value(of: core).map((from...max(from, to)).contains) ?? false)
        case .boolean(let value):
            guard form == .boolean else { return .fails }
            guard let core = content.core else { return .unknown }
            return Verdict(core == (value ? "true" : "false"))
        case .call(let callees):
            guard form == .call else { return .fails }
            guard let call = content.call(in: context) else { return .unknown }
            return Verdict.any(callees) { $0.verdict(of: call, in: content.file, given: captures, context: context) }
        case .code(let plan):
            let spot = Subject.spot(content.file, content.binding.range, content.owner)
            return plan.verdict(of: spot, given: captures, in: context)
        case .all(let tests):
            return Verdict.all(tests) { $0.verdict(of: content, given: captures, context: context) }
        case .any(let tests):
            return Verdict.any(tests) { $0.verdict(of: content, given: captures, context: context) }
        case .not(let test): return !test.verdict(of: content, given: captures, context: context)
        }
    }
}

extension HoleForm {
    package var fact: PatternSighting.Form {
        switch self {
        case .string: .string
        case .number: .number
        case .boolean: .boolean
        case .absent: .absent
        case .array: .array
        case .dictionary: .dictionary
        case .closure: .closure
        case .call: .call
        case .name: .name
        case .keyPath: .keyPath
        }
    }
}
