// The tests of a file that expect something, so that a test that can't fail is distinguished from one that passes.

import NormaText

/// Calls that can make a test fail. In doubt a test expects something: a false alarm costs more trust than a miss.
package struct TestExpectations {
    private let facts: SourceFacts
    /// The names of the file's functions.
    private let functions: Set<NameID>
    /// By the name of a function, whether one of its words means that it can fail: few names are called often.
    private var failingNames: [NameID: Bool] = [:]
    /// Their content is known to fail.
    private let knownIssues: [ByteRange]
    /// Parallel to the declarations: whether something in it, or in a function of the file that it calls, can fail.
    private var expecting: [Bool]

    /// The tests of a file that nothing can make fail, as places among the declarations, in source order.
    ///
    /// Cost: linear in the file.
    package static func testsWithout(in facts: SourceFacts) -> [Int] {
        let tests = TestFunctions.all(in: facts, withEmpty: true)
        guard !tests.isEmpty else { return [] }
        let found = TestExpectations(facts)
        return tests.filter { !found.expecting[$0] }
    }

    private init(_ facts: SourceFacts) {
        self.facts = facts
        functions = Set(facts.declarations.lazy.filter { $0.kind == .function }.map(\.name))
        expecting = [Bool](repeating: false, count: facts.declarations.count)
        var issues: [ByteRange] = []
        var work: [Int32] = []
        var callers: [NameID: [Int32]] = [:]
        for call in facts.calls where facts.text(call.name) == "withKnownIssue" {
            // Calls are in source order, so the outer ones come first.
            if issues.last?.contains(call.range) != true { issues.append(call.range) }
        }
        knownIssues = issues
        for macro in facts.macros where ["expect", "require"].contains(facts.text(macro.name)) {
            work.append(macro.owner)
        }
        var skipped: Set<Int32> = []
        for call in facts.calls {
            switch meaning(of: call) {
            case .expectation: work.append(call.owner)
            case .helper: callers[call.name, default: []].append(call.owner)
            case .skip: skipped.insert(call.owner)
            case .nothing: break
            }
        }
        // A function that it calls may throw, unless all it does is say that it is not written yet.
        for (index, declaration) in facts.declarations.enumerated()
        where declaration.kind == .function && declaration.traits.contains(.throws) && declaration.statementCount > 0 {
            let place = Int32(clamping: index)
            if !skipped.contains(place) { work.append(place) }
        }
        spread(from: work, to: callers)
    }

    /// To the declarations around, and to their callers.
    private mutating func spread(from start: [Int32], to callers: [NameID: [Int32]]) {
        var work = start
        var callers = callers
        while var place = work.popLast() {
            while let declaration = facts.declaration(place), !expecting[Int(place)] {
                expecting[Int(place)] = true
                if declaration.kind == .function { work += callers.removeValue(forKey: declaration.name) ?? [] }
                place = declaration.parent
            }
        }
    }

    // MARK: - Calls

    private enum Meaning { case expectation, helper, skip, nothing }

    private mutating func meaning(of call: CallFact) -> Meaning {
        let name = facts.text(call.name)
        if name == "XCTSkip" { return .skip }
        if call.receiver == .chain, facts.text(call.chain) == "Issue" {
            return name == "record" && !isInKnownIssue(call) ? .expectation : .nothing
        }
        if saysThatItFails(call.name, name) { return .expectation }
        let isOwn = call.receiver == .none || call.receiver == .chain && facts.text(call.chain) == "self"
        guard isOwn, call.local < 0 else { return .nothing }
        if functions.contains(call.name) { return .helper }
        // A function of another file, or of a superclass: it may well expect something.
        let isFunction = name.first?.isLowercase == true && !Self.harmless.contains(name)
        return isFunction ? .expectation : .nothing
    }

    private mutating func saysThatItFails(_ id: NameID, _ name: String) -> Bool {
        if let known = failingNames[id] { return known }
        let fails = NameCase.words(of: name).contains { Self.failing.contains($0.lowercased()) }
        failingNames[id] = fails
        return fails
    }

    /// Known issues don't overlap.
    private func isInKnownIssue(_ call: CallFact) -> Bool {
        let place = knownIssues.partitioningIndex { $0.end > call.range.start }
        return place < knownIssues.count && knownIssues[place].contains(call.range)
    }

    /// Words in the names of functions that make a test fail, in XCTest, Swift Testing and related libraries.
    private static let failing: Set<String> = [
        "assert", "asserts", "assertion", "expect", "expects", "verify", "verifies", "require", "requires", "fail",
        "fails", "unwrap", "wait", "fulfill", "fulfillment", "confirmation", "should", "ensure",
    ]
    /// Functions of Swift and Foundation.
    private static let harmless: Set<String> = [
        "print", "debugPrint", "dump", "withKnownIssue", "sleep", "usleep", "autoreleasepool", "min", "max", "abs",
        "zip",
        "stride", "type", "withExtendedLifetime", "withCheckedContinuation", "withUnsafeContinuation", "withTaskGroup",
        "round", "repeatElement", "sequence",
    ]
}
