// The comments that allowed something before a change: only these count while a change is judged by the policy of its base.

import NormaText

package struct KnownAllowances: Sendable {
    /// What a comment allows, without its reason: a corrected reason allows nothing new.
    private struct Permission: Hashable {
        let rule: String
        let reach: AllowComment.Reach
        let until: String
    }

    /// The files that the change touches; in all others every comment counts.
    private let changed: Set<RelativePath>
    /// The lines of the earlier contents with an instruction, by the present path of the file.
    private let lines: [RelativePath: [String]]

    /// - Parameters:
    ///   - changed: every file that differs, by its present path.
    ///   - earlier: the earlier contents of these, by their present paths; deleted files by their earlier ones.
    package init(changed: Set<RelativePath>, earlier: [RelativePath: [UInt8]]) {
        self.changed = changed
        lines = earlier.mapValues(Self.instructions)
    }

    /// The comments that count, and those that the change added.
    ///
    /// A comment that disappeared from one changed file may be found in another: code moves.
    package func divided(_ comments: [CodeComment], knownRules: Set<String>) -> (
        known: [CodeComment], added: [CodeComment]
    ) {
        var left = lines.mapValues { texts in
            Self.counted(texts.flatMap { Self.permissions(in: $0, knownRules) })
        }
        var known: [Int] = []
        var others: [Int] = []
        for index in comments.indices {
            let path = comments[index].place.path
            let wanted = Self.permissions(in: comments[index].text, knownRules)
            if !changed.contains(path) || wanted.isEmpty || Self.take(wanted, from: &left[path, default: [:]]) {
                known.append(index)
            } else {
                others.append(index)
            }
        }
        var pool: [Permission: Int] = left.values.reduce(into: [:]) { $0.merge($1, uniquingKeysWith: +) }
        var added: [CodeComment] = []
        for index in others {
            let wanted = Self.permissions(in: comments[index].text, knownRules)
            if Self.take(wanted, from: &pool) { known.append(index) } else { added.append(comments[index]) }
        }
        return (known.sorted().map { comments[$0] }, added)
    }

    private static func take(_ wanted: [Permission], from left: inout [Permission: Int]) -> Bool {
        let needed = counted(wanted)
        guard needed.allSatisfy({ left[$0.key, default: 0] >= $0.value }) else { return false }
        for (permission, count) in needed { left[permission, default: 0] -= count }
        return true
    }

    private static func counted(_ permissions: [Permission]) -> [Permission: Int] {
        permissions.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    }

    private static func permissions(in text: String, _ knownRules: Set<String>) -> [Permission] {
        AllowComment.all(in: text, knownRules: knownRules).flatMap { comment in
            comment.rules.map {
                Permission(rule: $0.text, reach: comment.reach ?? .line, until: comment.until?.text ?? "")
            }
        }
    }

    /// From `norma:` to the end of each line that has it.
    private static func instructions(in bytes: [UInt8]) -> [String] {
        let mark = Array("norma:".utf8)
        return bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }).compactMap { line in
            var rest = line
            while let start = rest.firstIndex(of: UInt8(ascii: "n")) {
                rest = rest[start...]
                if rest.starts(with: mark) { return String(decoding: rest, as: UTF8.self) }
                rest = rest.dropFirst()
            }
            return nil
        }
    }
}
