// What makes a finding the same finding after the file around it was edited.

import NormaText

/// Rule, symbol and normalised detail, and the how-manieth of its kind: never a line, never a message.
package struct FindingIdentity: Sendable, Hashable, Codable {
    package var rule: String
    package var symbol: String
    package var detail: String
    /// 1 for the first finding of the same rule, symbol and detail in canonical order, 2 for the next.
    package var occurrence: Int

    package init(rule: String, symbol: String, detail: String, occurrence: Int) {
        self.rule = rule
        self.symbol = symbol
        self.detail = detail
        self.occurrence = occurrence
    }

    /// A stable fingerprint: 64 bits of FNV-1a over the parts, as 16 hexadecimal digits.
    package var fingerprint: String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        func mix(_ byte: UInt8) {
            hash ^= UInt64(byte)
            hash = hash &* 0x0000_0100_0000_01b3
        }
        for part in [rule, symbol, detail, String(occurrence)] {
            part.utf8.forEach(mix)
            mix(0)
        }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}

extension FindingIdentity {
    /// The identities of findings, one each, in the canonical order of their indices.
    package static func identities(of findings: [Finding], in order: [Int]) -> [FindingIdentity] {
        var counts: [FindingIdentity: Int] = [:]
        return order.map { index in
            var identity = FindingIdentity(
                rule: findings[index].rule,
                symbol: findings[index].symbol,
                detail: findings[index].detail,
                occurrence: 0
            )
            let occurrence = counts[identity, default: 0] + 1
            counts[identity] = occurrence
            identity.occurrence = occurrence
            return identity
        }
    }
}
