// The `#if` conditions of a code base's declarations, imports and references, as small numbers.

import NormaFacts
import NormaText

/// Conditions and their numbers; 0 is the condition that always holds.
struct ConditionTable: Sendable {
    static let always: Int32 = 0

    private var conditions: [BuildCondition] = [.always]
    private var outdated: [Bool] = [false]
    private var numbers: [BuildCondition: Int32] = [.always: 0]
    private var branches: [FileConditions] = []
    /// Of the declarations inside `#if`.
    private var declarations: [DeclarationID: Int32] = [:]
    /// Typealiases with names of C inside `#if`: they replace C's declarations in other builds.
    private var standIns: Set<DeclarationID> = []

    init() {}

    /// Cost: linear in the files' branches and in the declarations inside them.
    init(files: [ProjectFile]) {
        branches.reserveCapacity(files.count)
        for file in files {
            let found = FileConditions(file.facts, in: &self)
            branches.append(found)
            guard !found.isEmpty else { continue }
            for (index, fact) in file.facts.declarations.enumerated() where fact.traits.contains(.conditional) {
                guard fact.kind.isType || fact.kind == .typealias || fact.kind == .associatedType else { continue }
                let id = DeclarationID(file.firstDeclaration.index + Int32(index))
                declarations[id] = found.condition(at: fact.nameRange.start)
                let isLower = file.facts.text(fact.name).utf8.first.map { (0x61...0x7A).contains($0) } ?? false
                if fact.kind == .typealias, isLower { standIns.insert(id) }
            }
        }
    }

    /// Whether everything always counts.
    var isEmpty: Bool { conditions.count == 1 }

    func condition(at offset: Int32, in file: Int) -> Int32 {
        file < branches.count ? branches[file].condition(at: offset) : Self.always
    }

    func condition(of declaration: DeclarationID) -> Int32 { declarations[declaration] ?? Self.always }

    /// Whether one build may meet all of them.
    func mayHold(_ first: Int32, _ second: Int32, _ third: Int32 = always) -> Bool {
        let different = Set([first, second, third]).subtracting([Self.always]).sorted()
        guard different.count > 1 else { return true }
        let all = different.dropLast().reduce(BuildCondition.always) { $0.and(condition($1)) }
        return all.mayHold(with: condition(different[different.count - 1]))
    }

    /// Whether in other builds than a declaration's something from outside may have its name.
    func isStandIn(_ declaration: DeclarationID) -> Bool { standIns.contains(declaration) }

    /// Whether every build that meets the first meets the second.
    func implies(_ first: Int32, _ second: Int32) -> Bool {
        let clauses = condition(first).clauses
        return condition(second).clauses.allSatisfy { clauses.contains($0) }
    }

    /// Whether no compiler of today meets it.
    func isOutdated(_ number: Int32) -> Bool {
        number > 0 && Int(number) < outdated.count && outdated[Int(number)]
    }

    func condition(_ number: Int32) -> BuildCondition {
        number >= 0 && Int(number) < conditions.count ? conditions[Int(number)] : .always
    }

    mutating func number(of condition: BuildCondition) -> Int32 {
        if let known = numbers[condition] { return known }
        let number = Int32(clamping: conditions.count)
        numbers[condition] = number
        conditions.append(condition)
        outdated.append(condition.isOutdated)
        return number
    }
}

/// The branches of one file.
private struct FileConditions: Sendable {
    private var ranges: [ByteRange] = []
    /// The branch around each; -1 for none.
    private var outer: [Int32] = []
    private var numbers: [Int32] = []

    init(_ facts: FileContent, in table: inout ConditionTable) {
        var open: [Int] = []
        // For each branch the condition that neither it nor one before it in its `#if` was taken.
        var refusals: [BuildCondition] = []
        for (index, fact) in facts.conditions.enumerated() {
            while let last = open.last, !ranges[last].contains(fact.range) { open.removeLast() }
            let around = open.last.map { table.condition(numbers[$0]) } ?? .always
            let isFirst = fact.previous < 0 || Int(fact.previous) >= index
            let refused = isFirst ? BuildCondition.always : refusals[Int(fact.previous)]
            let text = facts.text(fact.text)
            let isElse = !isFirst && text == "else"
            let own = isElse || text.isEmpty ? BuildCondition.always : BuildCondition(text)
            ranges.append(fact.range)
            outer.append(Int32(open.last ?? -1))
            numbers.append(table.number(of: around.and(refused).and(own)))
            refusals.append(isElse ? refused : refused.and(BuildCondition(text, negated: true)))
            open.append(index)
        }
    }

    var isEmpty: Bool { ranges.isEmpty }

    /// Cost: logarithmic, plus the nesting of the branches around.
    func condition(at offset: Int32) -> Int32 {
        var index = ranges.partitioningIndex { $0.start > offset } - 1
        while index >= 0 {
            if ranges[index].contains(offset: offset) { return numbers[index] }
            index = Int(outer[index])
        }
        return ConditionTable.always
    }
}
