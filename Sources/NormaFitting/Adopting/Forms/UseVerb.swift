// The verbs of using something: which words go with them, and what they ask of code.

struct UseVerb: Sendable {
    enum Meaning: Sendable { case imports, uses, calls, creates, inherits, contains }

    let meaning: Meaning
    /// Words after the verb that belong to it.
    var particles: [[String]] = []
    /// `put X in Y` says nothing without `in Y`.
    var needsPlace = false

    var asksTypes: Bool { meaning != .imports }

    static let all: [String: UseVerb] = [
        "import": UseVerb(meaning: .imports),
        "use": UseVerb(meaning: .uses),
        "depend": UseVerb(meaning: .uses, particles: [["on"], ["upon"]]),
        "know": UseVerb(meaning: .uses, particles: [["about"], ["of"], []]),
        "access": UseVerb(meaning: .uses),
        "reference": UseVerb(meaning: .uses),
        "refer": UseVerb(meaning: .uses, particles: [["to"]]),
        "talk": UseVerb(meaning: .uses, particles: [["to"]]),
        "touch": UseVerb(meaning: .uses), "query": UseVerb(meaning: .uses),
        "call": UseVerb(meaning: .calls),
        "create": UseVerb(meaning: .creates),
        "instantiate": UseVerb(meaning: .creates), "construct": UseVerb(meaning: .creates),
        "inherit": UseVerb(meaning: .inherits, particles: [["from"]]),
        "subclass": UseVerb(meaning: .inherits),
        "have": UseVerb(meaning: .contains), "include": UseVerb(meaning: .contains),
        "contain": UseVerb(meaning: .contains),
        "add": UseVerb(meaning: .contains, needsPlace: true), "put": UseVerb(meaning: .contains, needsPlace: true),
        "write": UseVerb(meaning: .contains, needsPlace: true), "place": UseVerb(meaning: .contains, needsPlace: true),
    ]

    /// The words of the object without those that belong to the verb; nil if the verb needs another word.
    func object(of words: [SentenceWord]) -> [SentenceWord]? {
        if particles.isEmpty { return words.isEmpty ? nil : words }
        for particle in particles where words.count > particle.count {
            if zip(words, particle).allSatisfy({ !$0.isCode && $0.text == $1 }) {
                return Array(words.dropFirst(particle.count))
            }
        }
        return nil
    }
}
