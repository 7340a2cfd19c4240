// The document of `norma facts --names`: every type, every reference to one, and every call, with what they mean.

import NormaFacts
import NormaProject
import NormaReports
import NormaText

/// A project's names as JSON, one list element a line, in the order of paths and places.
struct NamesDocument {
    let project: Project
    /// The files whose references and calls are written; declarations and edges are those of the whole project.
    let files: [FileID]
    private let table: NamesTable

    init(project: Project, files: [FileID]) {
        self.project = project
        self.files = files
        table = NamesTable(project: project)
    }

    var text: String {
        var text = "{\n  \"version\": 1,\n"
        text += member("declarations", table.declarations.map(declaration))
        text += member("types", project.allTypes.map(type))
        text += member("edges", edges().map { .object([("from", .int($0.from)), ("to", .int($0.to))]) })
        text += "  \"files\": [\n" + files.map(file).joined(separator: ",\n") + "\n  ]\n}\n"
        return text
    }

    private func member(_ name: String, _ values: [JSONValue], indentation: String = "  ", last: Bool = false) -> String
    {
        let elements = values.map { "\(indentation)  \($0.lineText)" }.joined(separator: ",\n")
        let list = elements.isEmpty ? "[]" : "[\n\(elements)\n\(indentation)]"
        return "\(indentation)\"\(name)\": \(list)\(last ? "" : ",")\n"
    }

    // MARK: - Declarations

    private func declaration(_ id: DeclarationID) -> JSONValue {
        let fact = project.fact(id)
        let file = project.file(project.file(of: id))
        let name = file.facts.lines.position(at: fact.nameRange.start)
        var members: [(String, JSONValue)] = [
            ("path", .string(file.path.text)), ("line", .int(name.line)), ("column", .int(name.column)),
            ("kind", .string("\(fact.kind)")), ("name", .string(file.facts.text(fact.name))),
            ("symbol", .string(project.symbol(of: id))),
            ("module", .optional(file.module.map { project.module($0).name })),
            ("local", .bool(fact.traits.contains(.local))),
        ]
        members += place(fact.range, in: file, from: "start", to: "end")
        if fact.kind == .extension {
            members.append(("extends", .optional(project.extendedType(of: id).flatMap { table.number(of: $0) })))
        }
        return .object(members)
    }

    private func place(
        _ range: ByteRange,
        in file: ProjectFile,
        from: String,
        to: String
    ) -> [(String, JSONValue)] {
        [(from, range.start), (to, range.end)].map { name, offset in
            let position = file.facts.lines.position(at: offset)
            return (name, .array([.int(position.line), .int(position.column)]))
        }
    }

    private func type(_ id: DeclarationID) -> JSONValue {
        let supertypes = project.supertypes(of: id).filter { !$0.isRawType }.map { supertype -> JSONValue in
            let conditional = ("conditional", JSONValue.bool(supertype.isConditional))
            let through = ("through", JSONValue.array(supertype.path.map(statement)))
            switch supertype.target {
            case .declared(let target):
                let number = JSONValue.optional(table.number(of: target))
                return .object([
                    ("name", .string(project.name(of: target))), ("declaration", number), conditional, through,
                ])
            case .external(let name):
                return .object([("name", .string(name)), ("declaration", .null), conditional, through])
            }
        }
        return .object([("declaration", .optional(table.number(of: id))), ("supertypes", .array(supertypes))])
    }

    /// The place of a supertype: its name in the inheritance clause.
    private func statement(_ stated: StatedSupertype) -> JSONValue {
        let file = project.file(project.file(of: stated.reference))
        let position = file.facts.lines.position(at: project.fact(stated.reference).range.start)
        return .object([
            ("path", .string(file.path.text)), ("line", .int(position.line)), ("column", .int(position.column)),
        ])
    }

    // MARK: - Edges

    private struct Edge: Hashable, Comparable {
        var from: Int
        var to: Int

        static func < (left: Edge, right: Edge) -> Bool { (left.from, left.to) < (right.from, right.to) }
    }

    /// Which type certainly refers to which other one, once each; typealiases are followed, extensions count as their
    /// type.
    private func edges() -> [Edge] {
        var found: Set<Edge> = []
        project.forEachReferenceEdge { edge in
            guard let owner = edge.owner, let from = table.typeAround(owner),
                case .exact(let target) = project.target(of: .exact(edge.target)), project.fact(target).kind.isType,
                target != from, let start = table.number(of: from), let end = table.number(of: target)
            else { return }
            found.insert(Edge(from: start, to: end))
        }
        return found.sorted()
    }

    // MARK: - Files

    private func file(_ id: FileID) -> String {
        let file = project.file(id)
        let module = JSONValue.optional(file.module.map { project.module($0).name })
        let head: [(String, JSONValue)] = [
            ("path", .string(file.path.text)), ("module", module), ("test", .bool(file.isTest)),
        ]
        var text = "    {\n"
        for (name, value) in head { text += "      \"\(name)\": \(value.lineText),\n" }
        let conditions = file.facts.conditions.map { condition -> JSONValue in
            .object(
                [("text", .string(file.facts.text(condition.text)))]
                    + place(condition.range, in: file, from: "start", to: "end")
            )
        }
        text += member("conditions", conditions, indentation: "      ")
        text += member("references", project.references(in: id).map(reference), indentation: "      ")
        let calls = file.facts.calls.indices.map { call($0, in: id) }
        text += member("calls", calls, indentation: "      ", last: true)
        return text + "    }"
    }

    private func reference(_ id: ReferenceID) -> JSONValue {
        let fact = project.fact(id)
        let facts = project.file(project.file(of: id)).facts
        let position = facts.lines.position(at: fact.range.start)
        let members: [(String, JSONValue)] = [
            ("line", .int(position.line)), ("column", .int(position.column)), ("name", .string(facts.text(fact.name))),
            ("role", .string("\(fact.role)")),
        ]
        return .object(members + table.members(of: project.resolution(of: id)))
    }

    private func call(_ index: Int, in id: FileID) -> JSONValue {
        let facts = project.file(id).facts
        let fact = facts.calls[index]
        let position = facts.lines.position(at: fact.nameRange.start)
        var members: [(String, JSONValue)] = [
            ("line", .int(position.line)), ("column", .int(position.column)), ("name", .string(facts.text(fact.name))),
            ("form", .string("\(fact.receiver)")), ("receiver", .string(facts.text(fact.chain))),
        ]
        if let type = project.receiverType(ofCall: index, in: id) {
            members.append(("type", .object([("name", .string(type.name))] + table.members(of: type.resolution))))
        } else {
            members.append(("type", .null))
        }
        return .object(members)
    }
}
