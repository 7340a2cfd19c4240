// Contracts over many units take time that grows with the uses, not with the pairs.

import NormaFindings
import Testing

@testable import NormaRules

@Suite("Contracts at scale")
struct ScaleTests {
    @Test("2,000 files of which each pair is a circle of its own")
    func manyCircles() throws {
        var files: [String: String] = [:]
        for index in 0..<1_000 {
            let name = letters(index)
            files["P\(name)/A.swift"] = "struct A\(name) {\n let b: B\(name)\n}"
            files["P\(name)/B.swift"] = "struct B\(name) {\n let a: A\(name)\n}"
        }
        let fixture = try ContractFixture(rule: "rule: round\nacyclic: files")
        #expect(try fixture.judgement(files).findings.count == 1_000)
    }

    private func letters(_ number: Int) -> String {
        var (text, rest) = ("", number)
        repeat {
            text.append(Character(UnicodeScalar(UInt8(97 + rest % 26))))
            rest /= 26
        } while rest > 0
        return text
    }
}
