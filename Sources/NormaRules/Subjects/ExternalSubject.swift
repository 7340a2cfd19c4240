// A type outside the project, of which at most the name is known.

import NormaExpressions
import NormaGuide
import NormaProject
import NormaText

struct ExternalSubject: SubjectForm {
    /// As far as it is written in the source.
    let name: String?

    var kind: SubjectKind? { nil }

    func name(in context: JudgingContext) -> String? { name.map { context.outsideName($0) } }

    func verdict(being kind: SubjectKind, in context: JudgingContext) -> Verdict {
        if let simple = name.map({ context.outsideName($0) }), SubjectKind.type.cases.contains(kind) {
            if ExternalTypes.isClass(simple) { return Verdict(kind == .class) }
            if kind != .struct, ExternalTypes.isNamedAsStructure(simple) { return .fails }
            if kind != .protocol, ExternalTypes.isProtocol(simple) { return .fails }
        }
        if kind == .type { return .holds }
        return SubjectKind.type.cases.contains(kind) ? .unknown : .fails
    }

    func match(_ pattern: NamePattern, given captures: Captures, in context: JudgingContext) -> Captures? {
        guard let name else { return nil }
        if let found = pattern.match(context.outsideName(name), given: captures) { return found }
        return pattern.isQualified ? pattern.match(endOf: name, given: captures) : nil
    }

    func verdict(named pattern: NamePattern, given captures: Captures, in context: JudgingContext) -> Verdict {
        if match(pattern, given: captures, in: context) != nil { return .holds }
        guard let name else {
            // A type outside the project can't be a type that the project declares with this name.
            guard let literal = pattern.literal else { return .unknown }
            return context.project.declarations(named: context.simpleName(literal)).isEmpty ? .unknown : .fails
        }
        // If the name is written without a module, it is from the pattern's module if the project imports that module at all.
        guard pattern.isQualified, !name.utf8.contains(UInt8(ascii: ".")), let literal = pattern.literal,
            let dot = literal.utf8.lastIndex(of: UInt8(ascii: ".")), literal[literal.utf8.index(after: dot)...] == name
        else { return .fails }
        return context.importedModules.contains(String(literal[..<dot])) ? .holds : .unknown
    }
}
