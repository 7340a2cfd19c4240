// What the names on a line refer to, in words.

import NormaFacts
import NormaPipeline
import NormaProject
import NormaRules
import NormaText

struct NameExplanation {
    let outcome: CheckOutcome
    let file: FileID
    let line: ByteRange
    /// The column in bytes, from 1; nil: the whole line.
    let column: Int?
    /// Whether to include each look-up.
    let showsSteps: Bool

    private var project: Project { outcome.context.project }

    var lines: [String] {
        let facts = project.file(file).facts
        let found = facts.references.indices.flatMap { index -> [String] in
            let reference = facts.references[index]
            guard line.contains(offset: reference.range.start), isAsked(reference.range) else { return [] }
            guard let id = project.reference(Int32(index), in: file) else { return [] }
            let column = facts.lines.position(at: reference.range.start).column
            let resolution = project.resolution(of: id)
            let name = "  \(column): `\(facts.text(reference.name))` (\(reference.role)): \(words(resolution))"
            return [name] + (showsSteps ? steps(of: id) : [])
        }
        let names = found.isEmpty ? ["No type is named here."] : ["Names of types, by column"] + found
        return calls.isEmpty ? names : names + ["Calls on values, by column"] + calls
    }

    /// The receivers of the calls on the line; an unknown one only if details are requested.
    private var calls: [String] {
        let facts = project.file(file).facts
        return facts.calls.indices.compactMap { index in
            let call = facts.calls[index]
            guard call.receiver == .chain || call.receiver == .expression else { return nil }
            guard line.contains(offset: call.nameRange.start), isAsked(call.nameRange) else { return nil }
            let type = project.receiverType(ofCall: index, in: file)
            if type == nil, !showsSteps { return nil }
            let column = facts.lines.position(at: call.nameRange.start).column
            let chain = facts.text(call.chain)
            let name = chain.isEmpty ? facts.text(call.name) : chain + "." + facts.text(call.name)
            let receiver = type.map { "on `\($0.name)`, \(words($0.resolution))" } ?? Self.unknown
            return "  \(column): `\(name)` \(receiver)"
        }
    }

    private static let unknown =
        "on a value of unknown type; rules about calls on a type don't apply here"

    private func isAsked(_ range: ByteRange) -> Bool {
        guard let column else { return true }
        return range.contains(offset: line.start + Int32(clamping: column - 1))
    }

    private func steps(of reference: ReferenceID) -> [String] {
        let explanation = project.explanation(of: reference)
        return explanation.steps.map { "       looked in \($0.place): \($0.answer)" }
            + explanation.remarks.map { "       \($0)" }
    }

    private func words(_ resolution: Resolution) -> String {
        switch resolution {
        case .exact(let declaration): return "exact, \(words(declaration))"
        case .ambiguous(let candidates):
            let list = candidates.prefix(5).map(words).joined(separator: "; ")
            return
                "ambiguous, one of \(candidates.count): \(list). A rule reports it only if it holds for each of them."
        case .external: return "external: not declared in any code that this file can see"
        case .local: return "a generic parameter or a local name, not a type of the code base"
        }
    }

    private func words(_ declaration: DeclarationID) -> String {
        let file = project.file(project.file(of: declaration))
        let fact = project.fact(declaration)
        let position = file.facts.lines.position(at: fact.nameRange.start)
        let module = file.module.map { " in module \(project.module($0).name)" } ?? ""
        return
            "\(fact.kind) `\(outcome.context.symbol(of: .declaration(declaration)))`\(module), \(file.path):\(position)"
    }
}
