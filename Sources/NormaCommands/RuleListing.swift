// The output of `norma rules`: what is asked at a place, grouped by subject.

import NormaFindings
import NormaGuide
import NormaPipeline
import NormaProject
import NormaReports
import NormaRules
import NormaText

struct RuleListing {
    let place: PlannedPlace
    /// The rules that also apply elsewhere and are summarised; nil: all rules are listed in full.
    var elsewhere: PlannedPlace?
    let outcome: CheckOutcome
    let guide: Guide
    var width = min(Terminal.width, 100)

    var text: StyledText {
        let rules = ApplicableRules(at: place, in: outcome.context).all()
        var blocks = [head(rules)]
        let broken = rules.filter(\.isBrokenByPath)
        if !broken.isEmpty {
            blocks.append(block("Wrong with this path", broken))
        }
        let common = commonRules(among: rules)
        let kept = rules.filter { !$0.isBrokenByPath && !common.contains($0.name) }
        var topics: [ApplicableRule.Topic] = []
        for rule in kept where !topics.contains(rule.topic) { topics.append(rule.topic) }
        for topic in topics.enumerated().sorted(by: { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }) {
            let own = kept.filter { $0.topic == topic.element }
            // Rules about the thing itself come before rules about some of its kind.
            let sorted = own.filter { $0.subject == nil } + own.filter { $0.subject != nil }
            blocks.append(block(title(of: topic.element), sorted))
        }
        if !common.isEmpty { blocks.append(summary(of: rules.filter { common.contains($0.name) })) }
        if !rules.isEmpty { blocks.append("`norma explain RULE` shows a rule's reasons and examples.") }
        return blocks.joined(separator: "\n\n") + "\n"
    }

    // MARK: - What is asked anywhere

    /// The most rules of one topic that are named.
    private static let namedRules = 3

    /// The names of rules that ask the same elsewhere, whatever they are about except places.
    private func commonRules(among rules: [ApplicableRule]) -> Set<String> {
        guard let elsewhere else { return [] }
        let others = Set(ApplicableRules(at: elsewhere, in: outcome.context).all().map(\.name))
        let own: Set<ApplicableRule.Topic> = [.place, .uses, .elsewhere]
        let common = rules.filter { others.contains($0.name) && !own.contains($0.topic) && !$0.isBrokenByPath }
        return Set(common.map(\.name))
    }

    private func summary(of rules: [ApplicableRule]) -> StyledText {
        var topics: [ApplicableRule.Topic] = []
        for rule in rules where !topics.contains(rule.topic) { topics.append(rule.topic) }
        let top = place.path.components.first.map { " in `\($0)/`" } ?? ""
        let count = rules.count == 1 ? "1 rule" : "\(rules.count) rules"
        let title = "Also asked everywhere else\(top): \(count) (in full: --all)"
        let lines = topics.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
            .flatMap { _, topic in
                let names = rules.filter { $0.topic == topic }.map(\.name)
                let hidden = names.count - Self.namedRules
                let shown = (hidden > 1 ? names.prefix(Self.namedRules) : names[...]).joined(separator: ", ")
                return item("-", shortTitle(of: topic) + ": " + shown + (hidden > 1 ? " and \(hidden) more" : ""))
            }
        let head = StyledText.code(in: TextWrapping.lines(title, width: width)).map { $0.styled(.bold) }
        return (head + lines).joined(separator: "\n")
    }

    private func shortTitle(of topic: ApplicableRule.Topic) -> String {
        if case .role(let name) = topic { return "of a `\(name)`" }
        let title = title(of: topic)
        return "of " + title.prefix(1).lowercased() + title.dropFirst()
    }

    // MARK: - Head

    private func head(_ rules: [ApplicableRule]) -> StyledText {
        let project = outcome.context.project
        let path = place.path == .root ? "the whole tree" : "\(place.path)" + (place.isFolder ? "/" : "")
        var lines = [StyledText(path, .bold) + (place.exists ? "" : ", not there yet")]
        if let source = place.source(in: outcome.context) {
            let parts = [
                source.module.map { "module \(project.module($0).name)" },
                source.layer.map { "layer \(project.layer($0).name)" },
                source.feature.map { feature in
                    let feature = project.feature(feature)
                    return "feature \(feature.name)" + (!place.exists && feature.files.count == 1 ? " (a new one)" : "")
                },
                source.isTest ? "test code" : nil,
            ]
            let known = parts.compactMap { $0 }
            if !known.isEmpty { lines.append(StyledText(known.joined(separator: ", "))) }
        }
        let count = "\(rules.count) of the \(guide.rules.count) rules of \(guide.name)"
        let sentence =
            rules.isEmpty
            ? "None of the \(guide.rules.count) rules of \(guide.name) applies here."
            : "\(count) apply here" + (warnings(rules) ?? "") + "."
        let hint = place.isFolder && rules.count > 20 ? ["Name a file in it to list only the rules for that file."] : []
        return (lines + ([sentence] + hint).map { StyledText($0) }).joined(separator: "\n")
    }

    private func warnings(_ rules: [ApplicableRule]) -> String? {
        let count = rules.count { $0.severity != .error }
        return count == 0 ? nil : "; those with * are warnings or notes"
    }

    private func title(of topic: ApplicableRule.Topic) -> String {
        switch topic {
        case .place: return "Its place"
        case .uses: return "Who may use whom"
        case .file: return "The file"
        case .role(let name):
            let words = RoleWords.definition(of: name, in: outcome.context)
            return "A `\(name)`" + (words.map { ": \($0)" } ?? "")
        case .types: return "Types"
        case .members: return "Members"
        case .code: return "Code"
        case .elsewhere: return "What belongs elsewhere"
        }
    }

    // MARK: - Rules

    private func block(_ title: String, _ rules: [ApplicableRule]) -> StyledText {
        let lines = StyledText.code(in: TextWrapping.lines(title, width: width)).map { $0.styled(.bold) }
        return (lines + rules.flatMap(lines(of:))).joined(separator: "\n")
    }

    private func lines(of rule: ApplicableRule) -> [StyledText] {
        let mark = rule.severity == .error ? "-" : "*"
        let demand = [.uses, .place].contains(rule.topic) ? rule.demand : DemandText.shortened(rule.demand)
        let sentence = [rule.subject.map(DemandText.shortened), demand].compactMap { $0 }.joined(separator: " ")
        let isAdjusted = !guide.adjustments(of: rule.name).isEmpty
        let first = item(mark, capitalised(sentence) + " (\(rule.name)\(isAdjusted ? ", adjusted" : ""))")
        guard let instead = rule.instead else { return first }
        return first + TextWrapping.lines("→ " + instead, width: width - 4).map { "    \(StyledText($0, .dim))" }
    }

    private func item(_ mark: String, _ text: String) -> [StyledText] {
        let lines = StyledText.code(in: TextWrapping.lines(text, width: width - 4))
        return lines.enumerated().map { StyledText($0 == 0 ? "  \(mark) " : "    ") + $1 }
    }

    /// A demand about the group's own subject continues its title.
    private func capitalised(_ text: String) -> String {
        text.hasPrefix("must ") ? text : text.prefix(1).uppercased() + text.dropFirst()
    }
}
