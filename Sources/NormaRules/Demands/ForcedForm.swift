// A form that others force can't be chosen: rules that ask for a name, an access level or an effect skip it.

import NormaFacts
import NormaGuide
import NormaProject

/// Whether a rule asks only for things that a protocol or superclass decides if it demands the declaration.
///
/// A name, effects and the number of parameters can be chosen where the requirement is declared, so only requirements from outside
/// excuse; every requirement rules out private access. A rule that mentions `demanded` decides for itself.
struct ForcedForm {
    private enum Question {
        case form, access
    }

    private let questions: Set<Question>
    private let context: JudgingContext

    /// - Parameters:
    ///   - asked: what the rule's subjects must or must not be.
    ///   - isWanted: whether they must.
    init?(asked: Description, isWanted: Bool, of scope: Description, in context: JudgingContext) {
        guard let questions = Self.questions(of: asked, isWanted: isWanted), !questions.isEmpty else { return nil }
        guard !Self.isAboutDemands(scope), !Self.isAboutDemands(asked) else { return nil }
        self.questions = questions
        self.context = context
    }

    /// Asked only for subjects that break the rule.
    func excuses(_ subject: Subject) -> Bool {
        guard case .declaration(let declaration) = subject else { return false }
        // For a test, only the beginning of its name is demanded.
        guard !context.name(of: declaration).hasPrefix("test") else { return false }
        switch context.project.fact(declaration).kind {
        case .function, .property, .initializer, .subscript, .enumCase, .parameter: break
        default: return false
        }
        return DeclarationDemand(declaration, in: context, byOthersOnly: questions.contains(.form)).isOfSignature
    }

    /// A demand sets a minimum access level: a member that fulfils it can't be narrower, and may always be wider.
    private static let narrow: Set<String> = ["private", "fileprivate", "file-private", "internal"]
    private static let wide: Set<String> = ["package", "public", "open"]
    private static let form: Set<String> = ["async", "throwing", "static", "mutating", "failable"]
    private static let measures: Set<String> = ["parameters", "words"]

    /// Nil if the rule asks for anything else too.
    private static func questions(of asked: Description, isWanted: Bool) -> Set<Question>? {
        switch asked {
        case .kind, .role: return []
        case .trait(_, let inner, _): return questions(of: inner, isWanted: isWanted)
        case .name: return [.form]
        case .predicate(let use): return question(of: use, isWanted: isWanted).map { [$0] }
        case .not(let inner): return questions(of: inner, isWanted: !isWanted)
        case .all(let parts), .any(let parts):
            var all: Set<Question> = []
            for part in parts {
                guard let questions = questions(of: part, isWanted: isWanted) else { return nil }
                all.formUnion(questions)
            }
            return all
        }
    }

    private static func question(of use: PredicateUse, isWanted: Bool) -> Question? {
        switch (use.word, use.argument) {
        case ("named", _): return .form
        case ("be", .words(let words)):
            let access = isWanted ? narrow : wide
            if words.contains(where: { access.contains($0.text) }) { return .access }
            return words.allSatisfy { form.contains($0.text) } ? .form : nil
        case ("have-at-most", .measures(let limits)), ("have-at-least", .measures(let limits)):
            return limits.allSatisfy { measures.contains($0.measure) } ? .form : nil
        default: return nil
        }
    }

    private static func isAboutDemands(_ description: Description) -> Bool {
        description.predicates.contains { use in
            guard use.word == "be", case .words(let words) = use.argument else { return false }
            return words.contains { $0.text == "demanded" }
        }
    }
}
