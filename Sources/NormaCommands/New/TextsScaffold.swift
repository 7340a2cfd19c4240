// `norma new texts`: Swift names for the texts of a `.strings` file that have none yet.

import NormaFiles
import NormaGuide
import NormaScaffolds
import NormaText

struct TextsScaffold {
    private let set: TemplateSet
    private let shape: TextShape
    private let workspace: any Workspace
    private let base: RelativePath
    private let common: [String: TemplateValue]

    init(_ set: TemplateSet, of guide: Guide, in place: ScaffoldPlace) throws {
        let (shape, problems) = TextShape.read(set.shape)
        guard problems.isEmpty else { throw CommandFailure(problems) }
        self.set = set
        self.shape = shape
        workspace = place.workspace
        base = place.base
        common = InputValues.common(to: guide, today: Today.text)
    }

    /// New groups go where the template says, further texts of an existing group into that.
    func plan(for names: [String]) throws -> ScaffoldPlan {
        let path = try table(named: names)
        do throws(ScaffoldProblem) {
            guard let bytes = try? workspace.bytes(of: path) else { throw ScaffoldProblem("it can't be read") }
            let table = try TextTable(bytes)
            // The piece says where it goes, whatever its content.
            let place = try plan(of: "//").pieces.first
            let target = place.flatMap { piece in try? workspace.bytes(of: base.appending(piece.path.text)) } ?? []
            let known = String(decoding: target, as: UTF8.self)
            let found = TextNames(table, known: known, shape: shape)
            let new = found.groups.filter { !Self.declares($0.name, known) }
            var plan = try plan(of: new.map { $0.declaration(shape) }.joined(separator: "\n\n"))
            if let place {
                plan.pieces += found.groups.filter { Self.declares($0.name, known) }.map { group in
                    var piece = place
                    piece.text = group.lines.joined(separator: "\n") + "\n"
                    piece.destination = .body(keyword: "enum", name: group.name)
                    return piece
                }
            }
            plan.next = found.notes.map { $0 + "." } + plan.next
            return plan
        } catch {
            throw CommandFailure("`\(path)`: \(error.message)", suggestion: error.suggestion)
        }
    }

    private func plan(of members: String) throws(ScaffoldProblem) -> ScaffoldPlan {
        try ScaffoldPlan(set, values: common.merging(["members": .text(members)]) { $1 })
    }

    private static func declares(_ group: String, _ text: String) -> Bool {
        let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        return zip(words, words.dropFirst()).contains { $0 == "enum" && $1 == group }
    }

    /// The table with the given path ending, or the only one.
    private func table(named names: [String]) throws -> RelativePath {
        let tables = workspace.tree().files.map(\.path).filter { $0.pathExtension == "strings" }
        let fitting = tables.filter { path in
            names.isEmpty || names.contains { path.text.hasSameBytes(as: $0) || path.text.hasBytes(atEnd: "/" + $0) }
        }
        if let only = fitting.first, fitting.count == 1 { return only }
        guard !tables.isEmpty else {
            throw CommandFailure(
                "there is no `.strings` file in this tree",
                suggestion: "texts get their names from such a file"
            )
        }
        let shown = (fitting.isEmpty ? tables : fitting).prefix(5).map { "`\($0)`" }.joined(separator: ", ")
        let asked = names.joined(separator: " ")
        throw CommandFailure(
            fitting.isEmpty ? "there is no table `\(asked)`" : "there are several tables",
            suggestion: "name one: \(shown)"
        )
    }
}

extension TextNames.Group {
    fileprivate func declaration(_ shape: TextShape) -> String {
        let access = shape.access.isEmpty ? "" : shape.access + " "
        let words = NameCase.words(of: name).map { $0.lowercased() }.joined(separator: " ")
        let head = ["/// The texts of the \(words).", "\(access)enum \(name) {"]
        let body = lines.map { $0.isEmpty ? "" : "    " + $0 }
        return (head + body + ["}"]).joined(separator: "\n")
    }
}
