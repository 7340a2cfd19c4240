// A demand in its parts: who, whether it is forbidden, and what.

/// What one sentence asks, before its words are looked up.
struct Clause: Sendable, Hashable {
    enum Polarity: Sendable {
        case must, mustNot
        /// `only X may Y`: the subject is who may.
        case only
    }

    var polarity: Polarity
    /// Nil: the sentence names none.
    var subject: [SentenceWord]?
    /// Begins with a verb in its plain form, or with `be`.
    var predicate: [SentenceWord]
    /// Without its lead it demands nothing.
    var isFragment = false
    /// `should` and `avoid` warn.
    var isSoft = false
    /// What to do instead, in the words of the document.
    var instead: String?
    /// What follows as the reason.
    var reason: String?
    /// Names in `(e.g., …)`.
    var samples: [String] = []
    /// `use X (not Y)`
    var rejected: [SentenceWord]?
    /// `Views:` before the demand.
    var label: [SentenceWord]?

    var verb: String { predicate.first.map { $0.isCode ? "" : $0.text } ?? "" }
    var object: [SentenceWord] { Array(predicate.dropFirst()) }
}

/// Why a sentence is left to people.
package enum OpenReason: Sendable, Hashable {
    /// A word makes it hold only sometimes.
    case condition(String)
    /// A word that no role, place or type is known for.
    case unknownWord(String)
    /// Two forms read it differently.
    case twoReadings(String, String)
    /// No form reads it.
    case noForm
    /// A rule could be written, but its examples don't prove it.
    case unproven
    /// The document's own code breaks it.
    case ownCodeBreaksIt(line: Int)
}
