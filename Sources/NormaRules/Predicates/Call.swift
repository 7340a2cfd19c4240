// `call`: a function, a method or an initializer is called.

import NormaExpressions
import NormaFacts
import NormaGuide
import NormaProject
import NormaText

struct CallPredicate: Predicate {
    static let word = PredicateWord(
        "call",
        shape: .calls,
        summary:
            "It calls something that is written like this: `print`, `URLSession.shared.*`, `*.resume`, or `{ named:, on:, with: }`.",
        example: #"""
            ```yaml rule
            rule: no-printing
            every: file
            must-not: { call: [print, "NotificationCenter.default.*"] }
            ```

            ```swift bad
            func log() {
                print("here") // ✗
                NotificationCenter.default.post(name: name, object: nil) // ✗
            }
            ```

            ```swift good
            func log(logger: Logger) {
                logger.print("here")
            }
            ```
            """#,
        blindSpot: "It compares the written code; `on:` knows a receiver's type only if it is declared or evident."
    )
    static let usualSubjects = UsualSubjects.files
    var cost: Int { PlanCost.search }

    private let wanted: [CalleeMatcher]

    init(_ calls: [CallDescription], in compiler: PlanCompiler) {
        wanted = calls.map { CalleeMatcher($0, in: compiler) }
    }

    /// Visits the certain calls until the visitor stops; returns whether there may be others.
    @discardableResult
    private func search(
        _ subject: Subject,
        _ captures: Captures,
        _ context: JudgingContext,
        visit: (FileID, Int) -> Bool
    ) -> Verdict {
        if case .call(let subject) = subject {
            guard subject.fact(in: context) != nil else { return .fails }
            let verdict = self.verdict(subject.index, subject.file, captures, context)
            if verdict == .holds { _ = visit(subject.file, subject.index) }
            return verdict
        }
        var result = Verdict.fails
        for extent in context.extents(of: subject) {
            let calls = context.project.content(of: extent.file).calls
            for index in extent.indices(in: calls) {
                let name = context.names.number(of: calls[index].name, in: extent.file)
                guard wanted.contains(where: { $0.isNamed(name, captures, context) }) else { continue }
                switch verdict(index, extent.file, captures, context) {
                case .fails: continue
                case .unknown: if result == .fails { result = .unknown }
                case .holds:
                    result = .holds
                    guard visit(extent.file, index) else { return .holds }
                }
            }
        }
        return result
    }

    private func verdict(_ index: Int, _ file: FileID, _ captures: Captures, _ context: JudgingContext) -> Verdict {
        Verdict.any(wanted) { $0.verdict(of: index, in: file, given: captures, context: context) }
    }

    func verdict(of subject: Subject, given captures: Captures, in context: JudgingContext) -> Verdict {
        search(subject, captures, context) { _, _ in false }
    }

    func evidence(of subject: Subject, given captures: Captures, in context: JudgingContext) -> [Evidence] {
        var result: [Evidence] = []
        search(subject, captures, context) { file, index in
            let facts = context.project.content(of: file)
            let call = facts.calls[index]
            let chain = facts.text(call.chain)
            let name = chain.isEmpty ? facts.text(call.name) : chain + "." + facts.text(call.name)
            let range = ByteRange(
                start: call.receiver == .expression ? call.nameRange.start : call.range.start,
                end: call.nameRange.end
            )
            result.append(Evidence(at: .spot(file, range, call.owner), "calls `\(name)`", detail: name, in: context))
            return true
        }
        return result
    }

    private func words(_ captures: Captures) -> String { Plan.listed(wanted.map { $0.words(captures) }, with: "or") }

    func statement(given captures: Captures) -> String { "calls " + words(captures) }
    func denial(given captures: Captures) -> String { "does not call " + words(captures) }
    func detail(given captures: Captures) -> String { "call " + words(captures) }
}

/// One callee that a guide describes. A class: it is asked about every call, and a copy would retain each of its parts.
final class CalleeMatcher {
    private let description: CallDescription
    private let name: NameQuestion
    private let on: TypeMatcher?
    /// Whether a value may have the type that the receiver names: nothing is of a type that no file mentions.
    private let mayBeOfType: Bool

    init(_ description: CallDescription, in compiler: PlanCompiler) {
        self.description = description
        name = NameQuestion(description.name, in: compiler.context)
        on = description.on.map { TypeMatcher($0, in: compiler) }
        mayBeOfType =
            description.receiver.map { receiver in
                guard let first = receiver.text.first, first.isUppercase, !receiver.text.contains(".") else {
                    return false
                }
                guard let name = receiver.literal else { return true }
                return ExternalTypes.isStandardName(name) || compiler.context.names.number(of: name) != nil
            } ?? false
    }

    func verdict(of index: Int, in file: FileID, given captures: Captures, context: JudgingContext) -> Verdict {
        let source = context.project.content(of: file)
        let call = source.calls[index]
        guard isNamed(context.names.number(of: call.name, in: file), captures, context) else { return .fails }
        if !description.labels.isEmpty {
            let labels = source.labels(of: call).map { source.text($0) }
            guard description.labels.allSatisfy(labels.contains) else { return .fails }
        }
        if let on {
            guard let receivers = context.receiverTypes(of: index, in: file) else { return .unknown }
            return Verdict.whichever(receivers) { on.verdict(ofTarget: $0, given: captures) }
        }
        guard let receiver = description.receiver else { return freeCall(call, index, file, context) }
        return verdict(of: call, index, file, on: receiver, given: captures, context)
    }

    /// Whether the called name fits: asked about every call, so by its number if that is enough.
    func isNamed(_ number: Int32, _ captures: Captures, _ context: JudgingContext) -> Bool {
        if name.isFixed { return name.matches(number) }
        return description.name.matches(context.names.texts[Int(number)], given: captures)
    }

    /// A call without a receiver: of the function that the guide means, unless a local function or a member has the same name.
    private func freeCall(_ call: CallFact, _ index: Int, _ file: FileID, _ context: JudgingContext) -> Verdict {
        let facts = context.project.content(of: file)
        if call.receiver == .chain, facts.text(call.chain) == "Swift" { return .holds }
        guard call.receiver == .none else { return .fails }
        if call.local >= 0 { return .fails }
        return context.mayCallMember(named: facts.text(call.name), from: call.owner, in: file) ? .unknown : .holds
    }

    private func verdict(
        of call: CallFact,
        _ index: Int,
        _ file: FileID,
        on receiver: NamePattern,
        given captures: Captures,
        _ context: JudgingContext
    ) -> Verdict {
        if call.receiver == .none { return .fails }
        if receiver.text == "*" || receiver.text == "**" { return .holds }
        let facts = context.project.content(of: file)
        if call.receiver == .chain {
            let chain = facts.text(call.chain)
            let bare = chain.hasPrefix("self.") ? String(chain.dropFirst(5)) : chain
            if receiver.matches(chain, given: captures) || receiver.matches(bare, given: captures) { return .holds }
        }
        // `JSONDecoder.decode` also means a call on a value of that type.
        guard mayBeOfType, let receivers = context.receiverTypes(of: index, in: file) else { return .fails }
        return Verdict.whichever(receivers) { context.verdict(of: $0, named: receiver, given: captures) } == .holds
            ? .holds : .fails
    }

    func words(_ captures: Captures) -> String {
        let receiver = description.receiver.map { $0.described(with: captures) + "." } ?? ""
        let labels = description.labels.isEmpty ? "" : "(" + description.labels.map { $0 + ":" }.joined() + ")"
        let on = self.on.map { " on " + $0.plan.noun(given: captures) } ?? ""
        return "`\(receiver)\(description.name.described(with: captures))\(labels)`\(on)"
    }
}

extension JudgingContext {
    /// Whether a type around the place, or one of its supertypes, has a function with this name: then a call without a
    /// receiver may mean it.
    func mayCallMember(named name: String, from owner: Int32, in file: FileID) -> Bool {
        let holders = namedHolders.of(name, in: self)
        guard !holders.isEmpty else { return false }
        let around = [self.owner(owner, in: file)] + enclosing(self.owner(owner, in: file))
        for case .declaration(let outer) in around where project.fact(outer).kind.isType {
            if holders.things.contains(.declaration(outer)) { return true }
            if supertypes(of: outer).contains(where: { holders.things.contains($0.target.subject) }) { return true }
        }
        return holders.haveFree
    }
}
