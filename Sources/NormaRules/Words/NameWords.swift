// A wording of `named`, asked about many names: each name is split and compared once.

import NormaExpressions
import NormaGuide
import NormaText

final class WordingQuestion {
    private let wording: NameWording
    private let context: JudgingContext
    /// The answers by name.
    private var known: [String: Verdict] = [:]

    init(_ wording: NameWording, in context: JudgingContext) {
        self.wording = wording
        self.context = context
    }

    /// Unknown for a thing without words: an operator, an outside type without a name.
    func verdict(of subject: Subject) -> Verdict {
        let name = context.simpleName(context.name(of: subject))
        if let verdict = known[name] { return verdict }
        let verdict = verdict(ofName: name)
        known[name] = verdict
        return verdict
    }

    func verdict(ofName name: String) -> Verdict {
        let words = NameCase.comparedWords(of: name)
        guard let first = words.first, let last = words.last else { return .unknown }
        var verdicts: [Verdict] = []
        if !wording.first.isEmpty { verdicts.append(Verdict(isAny([first], of: wording.first))) }
        if !wording.last.isEmpty { verdicts.append(Verdict(isAny([last], of: wording.last))) }
        if !wording.any.isEmpty { verdicts.append(Verdict(isAny(words, of: wording.any))) }
        if !wording.styles.isEmpty {
            verdicts.append(Verdict.any(wording.styles) { style in style.fits(name).map { Verdict($0) } ?? .unknown })
        }
        return Verdict.all(verdicts) { $0 }
    }

    private func isAny(_ words: [String], of wanted: [WordDescription]) -> Bool {
        wanted.contains { wanted in
            switch wanted {
            case .verb: words.contains { EnglishVerbs.contain($0) || context.shownVerbs.contain($0, in: context) }
            case .pattern(let pattern, _): words.contains { pattern.matches($0) }
            }
        }
    }
}

extension NameWording {
    /// The words after "a name": "whose first word is a verb, in camel case".
    var words: String {
        var parts: [String] = []
        if !first.isEmpty { parts.append("whose first word is " + Self.listed(first)) }
        if !last.isEmpty { parts.append("whose last word is " + Self.listed(last)) }
        if !any.isEmpty { parts.append("with the word " + Self.listed(any)) }
        if !styles.isEmpty { parts.append("in " + Plan.listed(styles.map(\.title), with: "or")) }
        return Plan.listed(parts, with: "and")
    }

    /// All of it and nothing else, for the identity of a finding.
    var detail: String {
        let parts: [(String, [String])] = [
            ("first-word", first.map(\.written)), ("last-word", last.map(\.written)), ("word", any.map(\.written)),
            ("style", styles.map(\.rawValue)),
        ]
        return parts.filter { !$0.1.isEmpty }.map { $0 + " " + $1.joined(separator: " ") }.joined(separator: ", ")
    }

    private static func listed(_ words: [WordDescription]) -> String {
        NamePattern.listedBriefly(words.map { $0 == .verb ? "a verb" : "`\($0.written)`" })
    }
}

extension WordDescription {
    fileprivate var written: String {
        switch self {
        case .verb: "verb"
        case .pattern(_, let written): written
        }
    }
}

extension NamePattern {
    /// As many as fit into a message: "`A`, `B`, `C` or one of 20 others".
    static func listedBriefly(_ names: [String]) -> String {
        if names.count <= 6 { return Plan.listed(names, with: "or") }
        return names.prefix(4).joined(separator: ", ") + " or one of \(names.count - 4) others"
    }
}
