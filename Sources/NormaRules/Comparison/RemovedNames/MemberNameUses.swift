// Where code still uses functions, properties and cases that a change removed.

import NormaFacts
import NormaFindings
import NormaProject
import NormaText

struct MemberNameUses {
    private let states: RemovedNameStates
    private var earlier: Project { states.earlier.project }
    private var later: Project { states.later.project }

    init(_ states: RemovedNameStates) { self.states = states }

    /// One occurrence of a name in a file.
    private struct Occurrence {
        /// The chain of names up to it and after it: `self.store.load`.
        let text: String
        /// Where the chain is listed among the uses of its names.
        let start: Int32
        let range: ByteRange
    }

    /// Cost: all uses of the earlier state are gathered.
    func uses(of gone: [DeclarationID]) -> [DeclarationID: [RemovedName.Use]] {
        let known = states.earlier.uses.uses(in: earlier)
        var uses: [DeclarationID: [RemovedName.Use]] = [:]
        for declaration in gone {
            let sites = known.certainUses(of: declaration, in: earlier)
            for (file, sites) in Dictionary(grouping: sites, by: \.file) {
                uses[declaration, default: []] += self.uses(of: earlier.name(of: declaration), at: sites, in: file)
            }
        }
        return uses
    }

    private func uses(of name: String, at sites: [UseSite], in file: FileID) -> [RemovedName.Use] {
        guard let now = states.laterFile(of: file) else { return [] }
        let starts = Set(sites.map(\.start))
        let content = later.content(of: now)
        let before = Self.occurrences(of: name, in: earlier.content(of: file))
        let certain = Set(before.lazy.filter { starts.contains($0.start) }.map(\.text))
        let doubtful = Set(before.lazy.filter { !starts.contains($0.start) }.map(\.text))
        let isTouched = states.touched.contains(states.earlier.path(of: file))
        let found = Self.occurrences(of: name, in: content).filter { occurrence in
            isTouched
                ? certain.contains(occurrence.text) && !doubtful.contains(occurrence.text)
                : starts.contains(occurrence.start)
        }
        let written = found.filter { !RemovedNameStates.isConditional($0.start, in: content) }
        return written.map { states.use(at: $0.range, in: now) }
    }

    private static func occurrences(of name: String, in content: FileContent) -> [Occurrence] {
        let calls = content.calls.compactMap { occurrence(of: name, in: $0, content) }
        let uses = content.uses.compactMap { use -> Occurrence? in
            let names = parts(content.text(use.chain))
            guard names.contains(name[...]), use.local < 0 || names.first != name[...] else { return nil }
            let text = content.text(use.chain)
            return Occurrence(text: text, start: use.start, range: extent(of: text, at: use.start, content))
        }
        return calls + uses
    }

    private static func occurrence(of name: String, in call: CallFact, _ content: FileContent) -> Occurrence? {
        let called = content.text(call.name)
        let chain = content.text(call.receiver == .chain ? call.chain : call.tail)
        let names = parts(chain)
        guard called == name || names.contains(name[...]) else { return nil }
        if call.local >= 0, (names.first ?? called[...]) == name[...] { return nil }
        let start = call.receiver == .chain ? call.range.start : call.nameRange.start
        let range = called == name ? call.nameRange : extent(of: chain, at: start, content)
        return Occurrence(text: "\(chain).\(called)()", start: start, range: range)
    }

    /// Question marks and spaces between the names aren't counted.
    private static func extent(of text: String, at start: Int32, _ content: FileContent) -> ByteRange {
        ByteRange(start: start, end: start + Int32(clamping: text.utf8.count))
    }

    private static func parts(_ chain: String) -> [Substring] { chain.split(separator: ".") }
}
