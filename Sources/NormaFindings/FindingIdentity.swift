// The identity of a finding, which survives edits of the file around it.

/// Rule, symbol, normalised detail, and a running number: never a line, never a message.
package struct FindingIdentity: Sendable, Hashable {
    /// Rule, symbol and detail as one number: 64 bits of FNV-1a.
    private var kind: UInt64 = 0xcbf2_9ce4_8422_2325
    /// 1 for the first finding of the same rule, symbol and detail in canonical order, 2 for the next.
    package let occurrence: Int

    package init(rule: String, symbol: String, detail: String, occurrence: Int) {
        self.occurrence = occurrence
        for part in [rule, symbol, detail] { kind.mix(part) }
    }

    /// For findings of one cause it is the cause, whichever of its places is the first one.
    private init(_ finding: Finding) {
        if let cause = finding.cause, cause.isLasting {
            self.init(rule: finding.rule, symbol: cause.name, detail: "", occurrence: 1)
        } else {
            self.init(rule: finding.rule, symbol: finding.symbol, detail: finding.detail, occurrence: 1)
        }
    }

    private init(kind: UInt64, occurrence: Int) {
        (self.kind, self.occurrence) = (kind, occurrence)
    }

    /// A stable fingerprint, as 16 hexadecimal digits.
    package var fingerprint: String {
        var hash = kind
        hash.mix(String(occurrence))
        return hash.sixteenDigits
    }
}

extension FindingIdentity {
    /// The identities of findings, one each, in the canonical order of their indices.
    package static func identities(of findings: [Finding], in order: [Int]) -> [FindingIdentity] {
        var counts: [UInt64: Int] = [:]
        return order.map { index in
            let first = FindingIdentity(findings[index])
            let occurrence = counts[first.kind, default: 0] + 1
            counts[first.kind] = occurrence
            return FindingIdentity(kind: first.kind, occurrence: occurrence)
        }
    }
}

extension UInt64 {
    /// Continues FNV-1a with a text and its end.
    fileprivate mutating func mix(_ text: String) {
        var text = text
        let mixed = text.withUTF8 { bytes in bytes.reduce(self) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 } }
        self = mixed &* 0x0000_0100_0000_01b3
    }

    fileprivate var sixteenDigits: String {
        String(unsafeUninitializedCapacity: 16) { digits in
            for place in 0..<16 {
                let digit = UInt8(truncatingIfNeeded: self >> (60 - 4 * UInt64(place))) & 0xF
                digits[place] = digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
            }
            return 16
        }
    }
}
