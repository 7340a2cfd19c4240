// A rule that a form read in a sentence, before it has a place in a guide.

/// What a sentence means as a rule.
struct RuleDraft: Sendable, Hashable {
    enum Content: Sendable, Hashable {
        /// The lines of a `yaml rule` block after its name.
        case rule([String])
        /// A rule of a built-in guide, and what is changed.
        case taken(book: String, rule: String, changes: [String])
    }

    /// In kebab case.
    var name: String
    var content: Content
    var examples: [AdoptedExample] = []
    var usesNatures = false
    /// Names below `layers:` that the rule uses, with their folders.
    var layers: [String: [String]] = [:]
    /// The part of the sentence that it says, if not all of it.
    var quotation: String?
    /// Other rules that the same sentence says.
    var also: [RuleDraft] = []
    /// A rule about where things are, or about files, says nothing about the code in a document.
    var isAboutPlaces = false

    init(_ name: String, _ lines: [String], examples: [AdoptedExample], usesNatures: Bool = false) {
        self.name = RuleNames.kebab(name)
        content = .rule(lines)
        self.examples = examples
        self.usesNatures = usesNatures
    }

    init(taking rule: String, of book: String = "swift-style", changes: [String] = []) {
        name = rule
        content = .taken(book: book, rule: rule, changes: changes)
    }
}

enum RuleNames {
    /// `View models import no UIKit` is `view-models-import-no-uikit`, of at most seven words.
    static func kebab(_ text: String) -> String {
        var words: [String] = []
        var word = ""
        for letter in text.lowercased() + " " {
            if letter.isASCII, letter.isLetter || letter.isNumber {
                word.append(letter)
            } else if !word.isEmpty {
                words.append(word)
                word = ""
            }
        }
        let joined = words.prefix(7).joined(separator: "-")
        return joined.first?.isLetter == true ? joined : "rule-" + joined
    }
}
