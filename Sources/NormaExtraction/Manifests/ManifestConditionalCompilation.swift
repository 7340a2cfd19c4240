// `#if` in a manifest: every branch is read, since the manifest is checked for all platforms at once.

import SwiftSyntax

extension ManifestInterpreter {
    /// Every branch is read from the same state; the resulting values are joined.
    mutating func run(_ conditional: IfConfigDeclSyntax) -> Flow {
        let start = scopes
        var outcomes: [[[String: ManifestValue]]] = []
        var flow = Flow.next
        for clause in conditional.clauses {
            scopes = start
            if case .statements(let items)? = clause.elements {
                let outcome = run(items)
                if case .next = outcome {} else { flow = outcome }
            }
            outcomes.append(scopes)
        }
        if !conditional.clauses.contains(where: { $0.poundKeyword.tokenKind == .poundElse }) { outcomes.append(start) }
        scopes = start
        var differs = false
        for level in start.indices {
            let branches = outcomes.map { level < $0.count ? $0[level] : [:] }
            for name in Set(branches.flatMap(\.keys)).sorted() {
                let values = branches.compactMap { $0[name] }
                let joined = ManifestJoin.join(values)
                differs = differs || Set(values.map(\.rendered)).count > 1
                scopes[level][name] = joined
            }
        }
        if differs, let condition = conditional.clauses.first?.condition?.trimmedDescription {
            note("the branches of `#if \(condition)` are combined", at: conditional.byteRange)
        }
        return flow
    }
}

/// Joins the values that the branches of an `#if` give one name.
enum ManifestJoin {
    static func join(_ values: [ManifestValue]) -> ManifestValue? {
        guard var result = values.first else { return nil }
        for value in values.dropFirst() { result = join(result, value) }
        return result
    }

    private static func join(_ left: ManifestValue, _ right: ManifestValue) -> ManifestValue {
        if left.rendered == right.rendered { return left }
        if let first = left.list, let second = right.list {
            var seen = Set(first.map(\.rendered))
            let added = second.filter { seen.insert($0.rendered).inserted }
            return ManifestValue(content: .list(first + added), range: left.range)
        }
        if left.isAbsent || right.isAbsent, left.list != nil || right.list != nil {
            return left.isAbsent ? right : left
        }
        if var first = left.construction, let second = right.construction, first.name == second.name,
            first.name == "Package"
        {
            for argument in second.arguments ?? [] {
                guard let label = argument.label else { continue }
                first.set(label, to: first.argument(label).map { join($0, argument.value) } ?? argument.value)
            }
            return ManifestValue(content: .construction(first), range: left.range)
        }
        return .unknown("differs between the branches of an `#if`", at: left.range)
    }
}
