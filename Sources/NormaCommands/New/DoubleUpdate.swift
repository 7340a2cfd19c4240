// Derives the mocks of a tree again, where their protocols have changed.

import NormaFacts
import NormaFiles
import NormaProject
import NormaScaffolds
import NormaText

/// The changes, and the obstacles.
struct DoubleUpdate {
    private(set) var changes: [Change] = []
    private(set) var notes: [String] = []
    struct Change {
        let path: RelativePath
        let before: [UInt8]
        let after: [UInt8]
    }

    /// How many derived parts there are, and how many completed doubles.
    private(set) var count = 0
    /// The protocols that they are derived from.
    private var derived: Set<String> = []
    /// Whether some could not be derived again: their protocol is gone or can no longer be mocked, or their end mark is
    /// missing.
    private(set) var hasOrphans = false

    /// - Parameter names: the protocols of the mocks; empty: all.
    init(of scaffold: DerivedScaffold, names: [String], in workspace: any Workspace) throws {
        for file in scaffold.project.files where file.facts.comments.contains(where: { Self.isMark($0.text, names) }) {
            let path = file.path
            let bytes: [UInt8]
            do {
                bytes = try workspace.bytes(of: path)
            } catch {
                throw CommandFailure("`\(path)` can't be read")
            }
            update(path, bytes, names, scaffold)
        }
        for name in names where !derived.contains(where: { Self.isMeant($0, [name]) }) {
            do throws(ScaffoldProblem) {
                if let double = try scaffold.writtenDouble(of: name) { try complete(double, scaffold, workspace) }
            } catch {
                count += 1
                hasOrphans = true
                notes.append("\(error.message); \(error.suggestion ?? "it was left unchanged").")
            }
        }
    }

    /// Adds the missing members to a handwritten double, between marks of their own.
    private mutating func complete(
        _ double: WrittenDouble,
        _ scaffold: DerivedScaffold,
        _ workspace: any Workspace
    ) throws(ScaffoldProblem) {
        guard let before = try? workspace.bytes(of: double.path) else { return }
        count += 1
        let text = String(decoding: before, as: UTF8.self)
        let made = try scaffold.mock(of: double.protocolName, at: double.path, in: text, beside: text)
        guard let lacking = made.lacking, !lacking.isEmpty else {
            if made.lacking == nil { notes.append("`\(double.path)`: `\(double.name)` has no member of the protocol.") }
            return
        }
        let shown = lacking.map { "`\($0)`" }.joined(separator: ", ")
        guard double.kind != .struct else {
            hasOrphans = true
            let why = "a struct can't record calls"
            notes.append("`\(double.path)`: `\(double.name)` is missing \(shown); \(why), so write that by hand.")
            return
        }
        guard let after = double.adding(made.members, to: before) else { return }
        changes.append(Change(path: double.path, before: before, after: after))
        notes += made.notes.map { "`\(double.path)`: \($0)." }
    }

    private static func isMark(_ comment: String, _ names: [String]) -> Bool {
        DerivedMark.origin(of: comment).map { isMeant($0, names) } ?? false
    }

    /// The origin begins with its module's name; a user may leave that out.
    private static func isMeant(_ origin: String, _ names: [String]) -> Bool {
        names.isEmpty || names.contains { origin == $0 || origin.hasSuffix("." + $0) }
    }

    private mutating func update(
        _ path: RelativePath,
        _ bytes: [UInt8],
        _ names: [String],
        _ scaffold: DerivedScaffold
    ) {
        var text = String(decoding: bytes, as: UTF8.self)
        // Backwards, so that earlier places stay valid.
        for region in DerivedRegion.all(in: text).reversed() where Self.isMeant(region.origin, names) {
            count += 1
            derived.insert(region.origin)
            do throws(ScaffoldProblem) {
                let written = String(text[..<region.range.lowerBound] + text[region.range.upperBound...])
                let double = try scaffold.mock(of: region.origin, at: path, in: text, beside: written)
                let head = "\(double.kind) \(double.name)\(double.generics):"
                if !text.contains(head) {
                    notes.append("`\(path)`: check the declaration before the braces; it should begin with `\(head)`.")
                }
                text.replaceSubrange(region.range, with: double.members)
                notes += double.notes.map { "`\(path)`: \($0)." }
            } catch {
                hasOrphans = true
                notes.append("`\(path)`: \(error.message); it was left unchanged.")
            }
        }
        for lost in DerivedRegion.unclosed(in: String(decoding: bytes, as: UTF8.self))
        where Self.isMeant(lost.origin, names) {
            count += 1
            hasOrphans = true
            notes.append(
                "`\(path):\(lost.line)`: `\(DerivedMark.start)\(lost.origin)` no longer has an end mark, so it was left unchanged; write `\(DerivedMark.end)` after the last derived member."
            )
        }
        let after = Array(text.utf8)
        if after != bytes {
            changes.append(Change(path: path, before: bytes, after: after))
        }
    }

    func text(isDryRun: Bool) -> String {
        guard !changes.isEmpty else {
            let all = count == 1 ? "The derived mock is" : "All \(count) derived mocks are"
            let head = hasOrphans ? "Some derived mocks could not be derived again:" : all + " up to date."
            return ([head] + notes.map { "- " + $0 }).joined(separator: "\n")
        }
        let head = isDryRun ? "These no longer fit their protocols:" : "Derived again:"
        let notes = notes.map { "- " + $0 }
        return ([head] + changes.map { "  \($0.path)" } + (notes.isEmpty ? [] : ["", "Check:"] + notes))
            .joined(separator: "\n")
    }
}
