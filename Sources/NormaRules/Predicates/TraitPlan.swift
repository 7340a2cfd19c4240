// A trait in a plan: it asks what it describes, and messages know it by its name.

import NormaGuide
import NormaProject
import NormaText

/// A trait's description, compiled.
final class TraitPlan {
    let words: TraitWords
    let name: String
    let plan: Plan
    /// The role table's answer is the plan's where nothing is bound: then a declaration is asked once for all rules.
    private let known: (role: Int, certainty: Certainty)?
    /// The plan's own answers, until the role table has them.
    private let answers: KnownVerdicts

    init(_ name: String, _ description: Description, in compiler: PlanCompiler) {
        self.name = name
        words = TraitWords(name)
        plan = compiler.plan(for: description)
        answers = KnownVerdicts(count: compiler.context.project.declarationCount)
        let roles = compiler.context.roles
        if let role = roles.index(of: name), !roles.binds[role], roles.kinds[role] != nil, roles.isOfDeclarations[role],
            !roles.isOpen(role)
        {
            known = (role, compiler.counting.asked)
        } else {
            known = nil
        }
    }

    func verdict(of subject: Subject, given captures: Captures, in context: JudgingContext) -> Verdict {
        if let known, case .declaration(let declaration) = subject {
            return verdict(of: declaration, known, in: context)
        }
        return plan.verdict(of: subject, given: captures, in: context)
    }

    /// Only a trait that is asked about often is looked for everywhere: most are the last part of a description.
    private func verdict(
        of declaration: DeclarationID,
        _ known: (role: Int, certainty: Certainty),
        in context: JudgingContext
    ) -> Verdict {
        if context.roles.found.isWorthFinding(known.role, among: context.project.declarationCount) {
            return context.verdict(ofRole: known.role, of: declaration, counting: known.certainty)
        }
        return answers.verdict(Int(declaration.index)) {
            context.roles.found.countQuestion(about: known.role)
            return plan.verdict(of: .declaration(declaration), given: .none, in: context)
        }
    }

    func match(
        _ subject: Subject,
        given captures: Captures,
        in context: JudgingContext
    ) -> (verdict: Verdict, captures: Captures) {
        if known != nil { return (verdict(of: subject, given: captures, in: context), captures) }
        return plan.match(subject, given: captures, in: context)
    }

    /// The only declarations that can fit, if they are known.
    func few(in context: JudgingContext) -> [DeclarationID]? {
        guard let known, let members = context.roles.found.settled(known.role) else { return nil }
        return members.doubtfulSet.isEmpty ? members.all : nil
    }
}

/// The name of a trait as words of a sentence: "a source of data", "coded", "one of the files without previews".
struct TraitWords {
    /// What follows "is" and "is not".
    let complement: String
    /// Whether it names a thing, and does not say what a thing is like or does.
    let isThing: Bool

    /// The first of these ends the words that the name is about: a source | of data.
    private static let joints: Set<String> = [
        "a", "among", "an", "and", "as", "at", "before", "behind", "below", "beneath", "beside", "beyond", "by",
        "called", "for", "from",
        "in", "inside", "into", "its", "it", "of", "off", "on", "or", "outside", "over", "that", "the", "through", "to",
        "under", "up",
        "what", "which", "who", "with", "without", "nothing", "something",
    ]

    /// After a participle these begin its object: trying | three times, presenting | other screens.
    private static let counts: Set<String> = [
        "one", "two", "three", "four", "first", "second", "other", "every", "each", "all",
    ]

    /// Words with capitals of their own.
    private static let spelt: [String: String] = [
        "api": "API", "dto": "DTO", "dtos": "DTOs", "id": "ID", "ids": "IDs", "ios": "iOS", "json": "JSON",
        "sut": "SUT", "ui": "UI",
        "url": "URL", "urls": "URLs", "xctest": "XCTest", "swiftui": "SwiftUI", "swift": "Swift",
    ]

    init(_ name: String) {
        let parts = name.split(separator: "/").last.map { $0.split(separator: "-").map(String.init) } ?? []
        let words = parts.map { Self.spelt[$0] ?? $0 }.joined(separator: " ").replacing("UI kit", with: "UIKit")
        let head = parts.prefix { !Self.joints.contains($0) }
        let first = parts.first ?? name
        let isObject = parts.dropFirst().first.map(Self.counts.contains) ?? false
        if first != "what", head.isEmpty || (head.count == 1 || isObject) && Self.isParticiple(first) {
            (complement, isThing) = (words, false)
        } else if head.last.map(Self.isPlural) ?? false {
            (complement, isThing) = ("one of the " + words, true)
        } else if first == "any" || first == "what" {
            (complement, isThing) = (words, true)
        } else {
            (complement, isThing) = (Article.indefinite(before: words) + " " + words, true)
        }
    }

    /// "a source of data", "what is coded".
    var noun: String { isThing ? complement : "what is " + complement }

    /// Of one word, or before "by", "of" and the like, it says what the thing does or what was done to it.
    private static func isParticiple(_ word: String) -> Bool {
        ["ing", "ed", "wn"].contains { word.hasSuffix($0) }
            || ["kept", "set", "plural", "taken", "built"].contains(word)
    }

    private static func isPlural(_ word: String) -> Bool {
        word.hasSuffix("s") && !["ss", "us", "is"].contains { word.hasSuffix($0) }
    }
}
