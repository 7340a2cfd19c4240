// Facts from a disk: an index that leads nowhere is cut off, wherever it stands, and all others are left alone.

import NormaExtraction
import NormaFacts
import Testing

@testable import NormaProject

@Suite("Facts from a disk")
struct SoundFactsTests {
    private typealias Path = WritableKeyPath<SourceFacts, Int32>

    /// Two of everything that has an index.
    private static let facts = Extractor().extract(
        Array(
            """
            struct Box<Item: Codable, Other: Hashable> {
                var items: [Item] = []
                var other: Box.Other?
                func load(_ id: Int) {
                    let first = make(id).first
                    let second = first.open(Box.self).close()
                    use(first, second)
                }
            }
            """.utf8
        )
    ).facts

    private struct Index {
        var path: Path
        var count: Int
        init(_ path: Path, _ count: Int) { (self.path, self.count) = (path, count) }
    }

    /// All indices that may lead anywhere in what they are indices of.
    private static func indices() -> [Index] {
        let (declarations, references) = (facts.declarations.count, facts.references.count)
        let (locals, calls) = (facts.locals.count, facts.calls.count)
        return [
            Index(\.references[1].owner, declarations), Index(\.references[1].local, locals),
            Index(\.types[1].reference, references), Index(\.types[1].element, references),
            Index(\.locals[1].owner, declarations), Index(\.locals[1].declaration, declarations),
            Index(\.requirements[1].owner, declarations),
            Index(\.calls[1].owner, declarations), Index(\.calls[1].local, locals),
            Index(\.calls[1].reference, references),
            Index(\.values[1].owner, declarations), Index(\.values[1].local, locals),
            Index(\.values[1].reference, references), Index(\.values[1].call, calls),
        ]
    }

    /// What becomes of one index, where all others are well.
    private func sound(_ path: Path, _ value: Int32) -> (wasSound: Bool, value: Int32, areOthersKept: Bool) {
        var facts = Self.facts
        facts[keyPath: path] = value
        let sound = SoundFacts.sound(facts)
        facts[keyPath: path] = sound[keyPath: path]
        return (SoundFacts.isSound(Self.with(path, value)), sound[keyPath: path], sound == facts)
    }

    private static func with(_ path: Path, _ value: Int32) -> SourceFacts {
        var facts = Self.facts
        facts[keyPath: path] = value
        return facts
    }

    @Test("What the extractor says is sound, and is left as it is")
    func wellMade() {
        #expect(Self.facts.calls.count > 2 && Self.facts.values.count > 1 && Self.facts.requirements.count > 1)
        #expect(SoundFacts.isSound(Self.facts))
        #expect(SoundFacts.sound(Self.facts) == Self.facts)
        #expect(SoundFacts.isSound(SourceFacts()))
    }

    @Test("An index leads to none, to the first or to the last; one that leads elsewhere leads to none")
    func everyIndex() {
        for index in Self.indices() {
            for value in [-1, 0, Int32(index.count - 1)] {
                let found = sound(index.path, value)
                #expect(found.wasSound && found.value == value && found.areOthersKept, "\(index.path) \(value)")
            }
            for value in [-2, Int32.min, Int32(index.count), Int32(index.count + 1), Int32.max] {
                let found = sound(index.path, value)
                #expect(!found.wasSound && found.value == -1 && found.areOthersKept, "\(index.path) \(value)")
            }
        }
    }

    @Test("What stands around a declaration, and what qualifies a name, stands before it")
    func before() {
        for path in [\SourceFacts.declarations[2].parent, \SourceFacts.references[2].qualifier] {
            for value: Int32 in [-1, 0, 1] { #expect(sound(path, value) == (true, value, true), "\(path) \(value)") }
            for value: Int32 in [-2, 2, 3, Int32.max] {
                #expect(sound(path, value) == (false, -1, true), "\(path) \(value)")
            }
        }
    }

    @Test("A call on what another gives stands before that one, so following them comes to an end")
    func bases() {
        let last = Int32(Self.facts.calls.count - 1)
        for value in [-1, 1, last] { #expect(sound(\.calls[0].base, value) == (true, value, true), "\(value)") }
        for value in [-2, 0, last + 1] { #expect(sound(\.calls[0].base, value) == (false, -1, true), "\(value)") }
        #expect(sound(\.calls[1].base, 0) == (false, -1, true))
        #expect(sound(\.calls[1].base, 1) == (false, -1, true))
    }

    @Test("What is inside a declaration ends behind it, and before the file does")
    func subtrees() {
        let path = \SourceFacts.declarations[1].subtreeEnd
        let count = Int32(Self.facts.declarations.count)
        for value in [2, count] { #expect(sound(path, value) == (true, value, true), "\(value)") }
        for value: Int32 in [-1, 0, 1] { #expect(sound(path, value) == (false, 2, true), "\(value)") }
        for value in [count + 1, Int32.max] { #expect(sound(path, value) == (false, count, true), "\(value)") }
    }
}
