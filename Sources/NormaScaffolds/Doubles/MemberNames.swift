// A name for each requirement from which the names of its answer and its calls are made; no two the same.

import NormaFacts

struct MemberNames: Sendable {
    /// In the order of the requirements.
    private(set) var names: [String] = []

    /// `fetch`; of overloads `fetchId`, `fetchFor`; if labels don't distinguish them, by types, then by number.
    init(_ requirements: [Requirement]) {
        let simple = requirements.map { Self.simple($0.member) }
        let labelled = requirements.map { Self.labelled($0.member) }
        let typed = requirements.map { Self.typed($0.member) }
        let simpleCounts = Self.counts(simple)
        let labelledCounts = Self.counts(labelled)
        // Names of properties are taken: their own storage.
        var taken = Set(
            requirements.compactMap { requirement -> String? in
                guard case .property(let property) = requirement.member.content else { return nil }
                return Self.bare(property.name)
            }
        )
        for index in requirements.indices {
            if case .property = requirements[index].member.content {
                names.append(simple[index])
                continue
            }
            var name = simple[index]
            if simpleCounts[name] != 1 { name = labelled[index] }
            if simpleCounts[simple[index]] != 1, labelledCounts[name] != 1 { name = typed[index] }
            names.append(Self.free(name, &taken))
        }
    }

    private static func free(_ name: String, _ taken: inout Set<String>) -> String {
        var candidate = name
        var number = 2
        let endings = ["", "Result", "ReturnValue", "Error", "Handler", "CallCount", "WasCalled", "Arguments"]
        while taken.contains(candidate) || endings.contains(where: { taken.contains(candidate + $0) }) {
            candidate = name + String(number)
            number += 1
        }
        taken.insert(candidate)
        return candidate
    }

    private static func counts(_ names: [String]) -> [String: Int] {
        names.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    }

    static func bare(_ name: String) -> String { String(name.filter { $0 != "`" }) }

    private static func simple(_ member: MemberSignature) -> String { bare(member.simpleName) }

    private static func labelled(_ member: MemberSignature) -> String {
        guard case .function(let function) = member.content else { return simple(member) }
        return simple(member)
            + function.parameters.map { capitalised(bare($0.label.isEmpty ? $0.name : $0.label)) }.joined()
    }

    private static func typed(_ member: MemberSignature) -> String {
        guard case .function(let function) = member.content else { return simple(member) }
        let types = function.parameters.map { parameter in
            capitalised(bare(parameter.label.isEmpty ? parameter.name : parameter.label)) + word(parameter.type)
        }
        return simple(member) + types.joined()
    }

    /// The letters of a type, each part with a capital.
    private static func word(_ type: SignatureType) -> String {
        type.text.split { !$0.isLetter && !$0.isNumber }.map { capitalised(String($0)) }.joined()
    }

    static func capitalised(_ text: String) -> String {
        guard let first = text.first, first != "_" else { return text == "_" ? "" : text }
        return first.uppercased() + text.dropFirst()
    }
}

extension MemberSignature {
    var simpleName: String {
        switch content {
        case .function(let function): function.name
        case .property(let property): property.name
        case .associatedType(let type): type.name
        case .enumCase(let value): value.name
        case .alias(let alias): alias.name
        }
    }
}
