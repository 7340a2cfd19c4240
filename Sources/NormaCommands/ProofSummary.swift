// The result of a guide's examples, in one sentence.

import NormaSpecs

/// `131 rules, every rule is proven; 262 examples`
enum ProofSummary {
    static func text(of proof: GuideProof) -> String {
        let examples = counted(proof.exampleCount, "example")
        let inherited = proof.inheritedCount > 0 ? ", \(proof.inheritedCount) inherited" : ""
        guard !proof.rules.isEmpty else { return "no rules of its own\(inherited); \(examples)" }
        let (proven, broken) = (proof.count(of: .proven), proof.count(of: .broken))
        var verdict = "every rule is proven"
        if proven < proof.rules.count {
            verdict = "\(proven) proven, \(proof.count(of: .unproven)) unproven"
            if broken > 0 { verdict += ", \(broken) broken" }
        }
        return "\(counted(proof.rules.count, "rule")), \(verdict)\(inherited); \(examples)"
    }

    /// `; 96 inherited rules use values redefined here, proven again with them`
    static func text(of inherited: InheritedProof) -> String {
        takenText(of: inherited) + inheritedText(of: inherited)
    }

    /// `; 12 rules are taken, each proven again here`
    private static func takenText(of inherited: InheritedProof) -> String {
        guard inherited.takenCount > 0 else { return "" }
        let proven = inherited.provenTakenCount
        let rules = counted(inherited.takenCount, "rule")
        guard proven < inherited.takenCount else {
            return "; \(rules) \(inherited.takenCount == 1 ? "is" : "are") taken, each proven again here"
        }
        return "; \(rules) \(inherited.takenCount == 1 ? "is" : "are") taken, \(proven) of them proven again here"
    }

    private static func inheritedText(of inherited: InheritedProof) -> String {
        guard inherited.ruleCount > 0 else { return "" }
        let rules = counted(inherited.ruleCount, "inherited rule")
        let (verb, proven) = (inherited.ruleCount == 1 ? "uses" : "use", inherited.provenCount)
        let verdict = proven == inherited.ruleCount ? "proven again with them" : "\(proven) of them proven again"
        return "; \(rules) \(verb) values redefined here, \(verdict)"
    }

    static func counted(_ count: Int, _ noun: String) -> String { "\(count) \(count == 1 ? noun : noun + "s")" }
}
