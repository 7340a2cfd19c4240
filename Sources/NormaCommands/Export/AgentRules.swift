// The rules of a guide as an agent reads them: one line a rule, grouped by place, and by role where no path says more.

import NormaGuide
import NormaPipeline
import NormaText

struct AgentRules {
    struct Group {
        let title: String
        /// Nil for rules that no path narrows down.
        let place: AgentPlace?
        /// Errors first, otherwise in the order of the guide.
        var lines: [String]
    }

    /// What applies everywhere, and then roles and places; the one with more rules comes first.
    let groups: [Group]

    private static let columns = 140
    /// A role with fewer rules isn't worth a heading.
    private static let fewest = 3

    private enum Topic: Hashable {
        case structure, everywhere
        case role(String)
        case place(AgentPlace)

        /// Roles and places are sorted by their rules.
        var rank: Int {
            switch self {
            case .structure: 0
            case .everywhere: 1
            case .role, .place: 2
            }
        }

        var title: String {
            switch self {
            case .structure: "Structure"
            case .everywhere: "Everywhere"
            case .role(let name): "A `\(name)`"
            case .place(let place): place.title
            }
        }

        var place: AgentPlace? {
            if case .place(let place) = self { return place }
            return nil
        }
    }

    init(_ prepared: PreparedGuide) {
        let guide = prepared.guide
        let sentences = RuleSentences(prepared)
        let topics = guide.rules.map { Self.topic(of: $0, in: guide) }
        let counts = Dictionary(topics.map { ($0, 1) }, uniquingKeysWith: +)
        var rules: [Topic: [Rule]] = [:]
        var order: [Topic] = []
        for (rule, topic) in zip(guide.rules, topics) {
            let isRare = topic.rank == 2 && topic.place == nil && counts[topic, default: 0] < Self.fewest
            let topic = isRare ? .everywhere : topic
            if rules[topic] == nil { order.append(topic) }
            rules[topic, default: []].append(rule)
        }
        let sorted = order.enumerated().sorted { left, right in
            let (first, second) = (left.element, right.element)
            guard first.rank == second.rank else { return first.rank < second.rank }
            let (more, fewer) = (rules[first]?.count ?? 0, rules[second]?.count ?? 0)
            return more != fewer ? more > fewer : left.offset < right.offset
        }
        groups = sorted.map { _, topic in
            let lines = Self.lines(of: rules[topic] ?? [], sentences)
            return Group(title: topic.title, place: topic.place, lines: lines)
        }
    }

    private static func lines(of rules: [Rule], _ sentences: RuleSentences) -> [String] {
        let sorted = rules.filter { $0.severity == .error } + rules.filter { $0.severity != .error }
        return sorted.map { rule in
            let sentence = DemandText.line(sentences.text(of: rule), columns: columns)
            return "- \(sentence.split(whereSeparator: \.isNewline).joined(separator: " ")) (\(rule.name))"
        }
    }

    private static func topic(of rule: Rule, in guide: Guide) -> Topic {
        switch rule.form {
        case .layers, .allow, .independent, .acyclic, .covered, .layout: return .structure
        case .every, .everyNot, .only, .exactly, .check: break
        }
        if let place = AgentPlace(of: rule, in: guide) { return .place(place) }
        return rule.scope.flatMap { role(of: $0, in: guide) }.map { .role($0) } ?? .everywhere
    }

    /// The role that a description begins with, followed to the one that it narrows; for members that of their type.
    private static func role(of description: Description, in guide: Guide) -> String? {
        var description = description
        var found: String?
        var seen: Set<String> = []
        while let name = firstRole(of: description), !name.contains("/"), seen.insert(name).inserted,
            let role = guide.definitions.roles.first(where: { $0.name == name })
        {
            found = name
            description = role.description
        }
        return found
    }

    private static func firstRole(of description: Description) -> String? {
        for leaf in description.leaves(withDenied: false) {
            switch leaf {
            case .role(let name, _): return name
            case .predicate(let use):
                guard use.word == "member-of", case .description(let holder) = use.argument else { continue }
                if let role = firstRole(of: holder) { return role }
            default: continue
            }
        }
        return nil
    }
}
