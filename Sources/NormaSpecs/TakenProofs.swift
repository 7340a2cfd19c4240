// The guides of taken rules, so that each is proven in the guide with its examples.

import NormaGuide

struct TakenProofs {
    private var entries: [String: TakenRule] = [:]
    private var byGuide: [Int: Set<String>] = [:]

    init(_ guide: Guide) {
        entries = Dictionary(guide.takenRules.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        for rule in guide.rules where entries[rule.name] != nil {
            guard guide.documents.indices.contains(rule.section.document) else { continue }
            byGuide[guide.documents[rule.section.document].guide, default: []].insert(rule.name)
        }
        byGuide[0] = nil
    }

    var guides: [Int] { byGuide.keys.sorted() }

    func rules(of guide: Int) -> Set<String> { byGuide[guide] ?? [] }

    func entry(of rule: String) -> TakenRule? { entries[rule] }
}
