// The tables that names and types are looked up in, compared with a search through all that they were given.

import Testing

@testable import NormaProject

@Suite("Tables")
struct TableTests {
    /// Always the same numbers, so that a failure can be looked at.
    private struct Numbers {
        private var state: UInt64 = 7

        mutating func next(below count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % count
        }
    }

    private static let visibilities: [Visibility] = [.everyone, .package, .owner]
    private static let homes =
        (-1...1).map { CandidateTable.home(module: $0) } + (0...1).map { CandidateTable.home(file: $0) }

    private func rows(_ count: Int) -> [CandidateTable.Row] {
        var numbers = Numbers()
        return (0..<count).map { number in
            CandidateTable.Row(
                scope: Int32(numbers.next(below: 4)) - 1,
                name: Int32(numbers.next(below: 5)),
                home: Self.homes[numbers.next(below: Self.homes.count)],
                visibility: Self.visibilities[numbers.next(below: 3)],
                declaration: Int32(number * 7 % count)
            )
        }
    }

    @Test(
        "A candidate is found in its own scope, by its own name, in its own home, by those who may see it",
        arguments: [0, 1, 2, 7, 8, 9, 17, 33, 200, 1_000]
    )
    func candidates(count: Int) {
        let rows = rows(count)
        let table = CandidateTable(rows)
        #expect(table.declarations.count == count)
        for scope: Int32 in -2...3 {
            for name: Int32 in -1...5 {
                for home in Self.homes {
                    let own = rows.filter { $0.scope == scope && $0.name == name && $0.home == home }
                    for visibility in Self.visibilities {
                        let seen = own.filter { $0.visibility.rawValue <= visibility.rawValue }
                        let wanted = seen.map { DeclarationID($0.declaration) }.sorted()
                        let found = table.find(scope: scope, name: name, home: home, as: visibility)
                        let candidates = found.map { Candidates(first: $0) }
                        #expect((candidates.map { table.list($0) } ?? []) == wanted)
                        #expect((candidates.map { table.count($0) } ?? 0) == wanted.count)
                        #expect(candidates.flatMap { table.single($0) } == (wanted.count == 1 ? wanted[0] : nil))
                    }
                }
            }
        }
    }

    @Test("Candidates of several scopes are each listed once, in order")
    func several() throws {
        let rows: [CandidateTable.Row] = [(0, 5), (1, 3), (1, 4), (2, 5)].map { scope, declaration in
            CandidateTable.Row(scope: scope, name: 0, home: 0, visibility: .everyone, declaration: declaration)
        }
        let table = CandidateTable(rows)
        let slices = try (0...2).map { scope in
            try #require(table.find(scope: scope, name: 0, home: 0, as: .everyone))
        }
        var candidates = Candidates(first: slices[0])
        #expect(table.single(candidates) == DeclarationID(5))
        candidates.add(Candidates(first: slices[0]))
        #expect(candidates.others.isEmpty)
        candidates.add(Candidates(first: slices[2]))
        #expect(table.list(candidates) == [DeclarationID(5)])
        #expect(table.single(candidates) == nil)
        candidates.add(Candidates(first: slices[1], others: [slices[2]]))
        #expect(candidates.others.count == 2)
        #expect(table.list(candidates) == [DeclarationID(3), DeclarationID(4), DeclarationID(5)])
        #expect(table.count(candidates) == 4)
    }

    @Test("No module's home is a file's")
    func homes() {
        let modules = (-1...40).map { CandidateTable.home(module: $0) }
        let files = (0...40).map { CandidateTable.home(file: $0) }
        #expect(Set(modules + files).count == modules.count + files.count)
        // What files declare for themselves is told by the sign.
        #expect(modules.allSatisfy { $0 >= 0 } && files.allSatisfy { $0 < 0 })
    }

    @Test("A member is found by its name in its type, in the order given", arguments: [0, 1, 2, 3, 50, 300])
    func members(count: Int) {
        var numbers = Numbers()
        let members = (0..<count).map { number in
            (group: Int32(numbers.next(below: 5)), value: DeclarationID(Int32(number * 11 % count)))
        }
        let names = (0..<count).map { _ in Int32(numbers.next(below: 5)) - 1 }
        let index = MemberIndex(members, names: names)
        for scope: Int32 in -1...5 {
            for name: Int32 in -1...4 {
                let wanted = members.filter { name >= 0 && $0.group == scope && names[Int($0.value.index)] == name }
                #expect(Array(index.find(name, in: scope)) == wanted.map(\.value))
            }
        }
        #expect(MemberIndex().find(0, in: 0).isEmpty)
    }

    @Test("A group has what was given to it, in the order given", arguments: [0, 1, 2, 20])
    func groups(count: Int) {
        var numbers = Numbers()
        let pairs = (0..<(3 * count)).map { (group: Int32(numbers.next(below: count)), value: $0) }
        let grouping = Grouping(pairs, groupCount: count)
        for group in -2...Int32(count + 2) {
            #expect(Array(grouping[group]) == pairs.filter { $0.group == group }.map(\.value))
        }
        #expect(Grouping<Int>()[0].isEmpty)
        #expect(Grouping<Int>()[-1].isEmpty)
    }

    @Test("A range of identifiers holds those from its first to its last")
    func ranges() {
        for (start, count) in [(Int32(0), 0), (0, 1), (3, 0), (3, 4), (3, -1)] {
            let range = IDRange<FileID>(start: start, count: count)
            #expect(range.map(\.index) == (0..<Int32(max(count, 0))).map { start + $0 })
            for index: Int32 in -1...8 {
                #expect(range.contains(FileID(index)) == (index >= start && Int(index) < Int(start) + count))
            }
        }
    }
}
