// What others force is nobody's choice: rules that ask for a name, an access level or an effect leave it alone.

import NormaFacts
import NormaGuide
import NormaProject

/// Whether a rule asks only for what a protocol or superclass decides where it demands the declaration.
///
/// A name, effects and the number of parameters can be chosen where the requirement is written, so only requirements of others
/// excuse; an access level is forced by every requirement. A rule that speaks of `demanded` says itself what it means.
struct ForcedForm {
    private enum Question {
        case form, access
    }

    private let questions: Set<Question>
    private let context: JudgingContext

    /// - Parameter asked: what the rule's subjects must or must not be.
    init?(asked: Description, of scope: Description, in context: JudgingContext) {
        let leaves = asked.leaves().filter { leaf in
            switch leaf {
            case .kind, .role: false
            default: true
            }
        }
        let questions = leaves.compactMap(Self.question)
        guard !leaves.isEmpty, questions.count == leaves.count else { return nil }
        guard !Self.speaksOfDemands(scope), !Self.speaksOfDemands(asked) else { return nil }
        self.questions = Set(questions)
        self.context = context
    }

    /// Asked of what breaks the rule, and of nothing else.
    func excuses(_ subject: Subject) -> Bool {
        guard case .declaration(let declaration) = subject else { return false }
        // Of a test only the beginning of its name is demanded.
        guard !context.name(of: declaration).hasPrefix("test") else { return false }
        switch context.project.fact(declaration).kind {
        case .function, .property, .initializer, .subscript, .enumCase, .parameter: break
        default: return false
        }
        return DeclarationDemand(declaration, in: context, byOthersOnly: questions.contains(.form)).isOfSignature
    }

    private static let access: Set<String> = [
        "private", "fileprivate", "file-private", "internal", "package", "public", "open",
    ]
    private static let form: Set<String> = ["async", "throwing", "static", "mutating", "failable"]
    private static let measures: Set<String> = ["parameters", "words"]

    private static func question(of leaf: Description) -> Question? {
        guard case .predicate(let use) = leaf else {
            if case .name = leaf { return .form }
            return nil
        }
        switch (use.word, use.argument) {
        case ("named", _): return .form
        case ("be", .words(let words)):
            if words.contains(where: { access.contains($0.text) }) { return .access }
            return words.allSatisfy { form.contains($0.text) } ? .form : nil
        case ("have-at-most", .measures(let limits)), ("have-at-least", .measures(let limits)):
            return limits.allSatisfy { measures.contains($0.measure) } ? .form : nil
        default: return nil
        }
    }

    private static func speaksOfDemands(_ description: Description) -> Bool {
        description.predicates.contains { use in
            guard use.word == "be", case .words(let words) = use.argument else { return false }
            return words.contains { $0.text == "demanded" }
        }
    }
}
