// Derives the mocks of a tree again, where their protocols have changed.

import NormaFacts
import NormaFiles
import NormaGuide
import NormaPipeline
import NormaProject
import NormaScaffolds
import NormaText

/// What deriving again would change, and what stands in the way.
struct DoubleUpdate {
    private(set) var changes: [Change] = []
    private(set) var notes: [String] = []
    struct Change {
        let path: RelativePath
        let before: [UInt8]
        let after: [UInt8]
    }

    /// How many derived parts there are.
    private(set) var count = 0
    /// Some could not be derived again: their protocol is gone or refuses a mock by now, or their end mark is lost.
    private(set) var hasOrphans = false

    /// - Parameter names: the protocols whose mocks are meant; empty: all.
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
    }

    private static func isMark(_ comment: String, _ names: [String]) -> Bool {
        DerivedMark.origin(of: comment).map { isMeant($0, names) } ?? false
    }

    /// The origin has its module's name before it; a person may leave that out.
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
        // From the end, so that the places of those before stay right.
        for region in DerivedRegion.all(in: text).reversed() where Self.isMeant(region.origin, names) {
            count += 1
            do throws(DoubleRefusal) {
                let double = try scaffold.mock(of: region.origin, at: path, in: text)
                let head = "\(double.kind) \(double.name)\(double.generics):"
                if !text.contains(head) {
                    notes.append("`\(path)`: look at what stands before the braces; it should begin `\(head)`.")
                }
                text.replaceSubrange(region.range, with: double.members)
                notes += double.notes.map { "`\(path)`: \($0)." }
            } catch {
                hasOrphans = true
                notes.append("`\(path)`: \(error.message); it was left as it is.")
            }
        }
        for lost in DerivedRegion.unclosed(in: String(decoding: bytes, as: UTF8.self))
        where Self.isMeant(lost.origin, names) {
            count += 1
            hasOrphans = true
            notes.append(
                "`\(path):\(lost.line)`: `\(DerivedMark.start)\(lost.origin)` has no end any more, so it was left as it is; write `\(DerivedMark.end)` behind the last member that was derived."
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
            let head = hasOrphans ? "Some derived mocks could not be derived again:" : all + " as the code wants it."
            return ([head] + notes.map { "- " + $0 }).joined(separator: "\n")
        }
        let head = isDryRun ? "These no longer fit their protocols:" : "Derived again:"
        let notes = notes.map { "- " + $0 }
        return ([head] + changes.map { "  \($0.path)" } + (notes.isEmpty ? [] : ["", "Look at:"] + notes))
            .joined(separator: "\n")
    }
}
