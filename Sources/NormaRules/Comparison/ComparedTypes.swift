// The types of one state with what a comparison needs: their names, places, members and sizes.

import NormaFacts
import NormaFindings
import NormaProject
import NormaText

/// One type of a state.
struct ComparedType {
    let declaration: DeclarationID
    /// `Cart.State`
    let symbol: String
    /// By its name in the later state; empty if it has none.
    let module: String
    let kind: DeclarationKind
    let file: FileID
    /// The names of its members, those of its extensions too; sorted.
    let members: [String]
    /// From its first line to its last, those of its extensions too.
    let lines: Int
    /// How many names, calls and declarations are in these lines: unlike them, it doesn't depend on the format.
    let weight: Int

    var name: Substring { symbol.split(separator: ".").last ?? "" }
}

struct ComparedTypes {
    let types: [ComparedType]

    /// Test code, generated code and types inside of functions are left out.
    ///
    /// Cost: one pass over the declarations.
    init(_ state: StateUses) {
        let project = state.context.project
        let extensions = Self.extensions(of: project, state.context)
        var types: [ComparedType] = []
        for (index, file) in project.files.enumerated() where !file.isTest && !state.context.leavesOut(file) {
            let id = FileID(Int32(clamping: index))
            let module = state.home(of: id, .modules)
            for (offset, fact) in file.facts.declarations.enumerated()
            where fact.kind.isType && !fact.traits.contains(.local) && !fact.traits.contains(.inPreview) {
                guard let type = project.declaration(Int32(clamping: offset), in: id) else { continue }
                let parts = [type] + (extensions[type] ?? [])
                types.append(
                    ComparedType(
                        declaration: type,
                        symbol: project.symbol(of: type),
                        module: module,
                        kind: fact.kind,
                        file: id,
                        members: parts.flatMap { Self.members(of: $0, in: project) }.sorted(),
                        lines: parts.reduce(0) { $0 + Self.lines(of: $1, in: project) },
                        weight: parts.reduce(0) { $0 + Self.weight(of: $1, in: project) }
                    )
                )
            }
        }
        self.types = types
    }

    /// Only those that are part of the type: in its own module, and not of a protocol.
    private static func extensions(of project: Project, _ context: JudgingContext) -> [DeclarationID: [DeclarationID]] {
        var found: [DeclarationID: [DeclarationID]] = [:]
        for (index, file) in project.files.enumerated() where !file.isTest && !context.leavesOut(file) {
            for (offset, fact) in file.facts.declarations.enumerated() where fact.kind == .extension {
                let id = FileID(Int32(clamping: index))
                guard let part = project.declaration(Int32(clamping: offset), in: id),
                    let type = project.extendedType(of: part), project.fact(type).kind != .protocol,
                    project.file(project.file(of: type)).module == file.module
                else { continue }
                found[type, default: []].append(part)
            }
        }
        return found
    }

    private static func members(of part: DeclarationID, in project: Project) -> [String] {
        project.children(of: part).compactMap { child in
            switch project.fact(child).kind {
            case .function, .initializer, .subscript, .property, .enumCase: project.component(of: child)
            default: nil
            }
        }
    }

    private static func lines(of part: DeclarationID, in project: Project) -> Int {
        let range = project.fact(part).range
        let lines = project.file(project.file(of: part)).facts.lines
        return lines.line(at: max(range.start, range.end - 1)) - lines.line(at: range.start) + 1
    }

    private static func weight(of part: DeclarationID, in project: Project) -> Int {
        let range = project.fact(part).range
        let facts = project.file(project.file(of: part)).facts
        func count<Fact>(_ list: [Fact], _ start: (Fact) -> Int32) -> Int {
            list.partitioningIndex { start($0) >= range.end } - list.partitioningIndex { start($0) >= range.start }
        }
        return count(facts.declarations) { $0.range.start } + count(facts.references) { $0.range.start }
            + count(facts.uses) { $0.start }
    }
}
