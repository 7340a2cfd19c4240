// The words that begin a demand and those that join its subject to what it asks: tables, and how they are looked up.

enum ClauseOpeners {
    struct Modal: Sendable {
        let words: [String]
        let isNegative: Bool
        var isSoft = false
        /// `are not final` asks about `be final`.
        var insertsBe = false

        var inserted: [SentenceWord] { insertsBe ? [SentenceWord("be")] : [] }
    }

    /// Longer ones first.
    private static let modals: [Modal] = [
        Modal(words: ["are", "not", "allowed", "to"], isNegative: true),
        Modal(words: ["is", "not", "allowed", "to"], isNegative: true),
        Modal(words: ["are", "required", "to"], isNegative: false),
        Modal(words: ["is", "required", "to"], isNegative: false),
        Modal(words: ["must", "not"], isNegative: true), Modal(words: ["must", "never"], isNegative: true),
        Modal(words: ["should", "not"], isNegative: true, isSoft: true),
        Modal(words: ["should", "never"], isNegative: true),
        Modal(words: ["shall", "not"], isNegative: true), Modal(words: ["shall", "never"], isNegative: true),
        Modal(words: ["may", "not"], isNegative: true), Modal(words: ["may", "never"], isNegative: true),
        Modal(words: ["can", "not"], isNegative: true), Modal(words: ["can", "never"], isNegative: true),
        Modal(words: ["do", "not"], isNegative: true), Modal(words: ["does", "not"], isNegative: true),
        Modal(words: ["will", "not"], isNegative: true), Modal(words: ["will", "never"], isNegative: true),
        Modal(words: ["are", "not"], isNegative: true, insertsBe: true),
        Modal(words: ["is", "not"], isNegative: true, insertsBe: true),
        Modal(words: ["are", "never"], isNegative: true, insertsBe: true),
        Modal(words: ["is", "never"], isNegative: true, insertsBe: true),
        Modal(words: ["must", "always"], isNegative: false), Modal(words: ["should", "always"], isNegative: false),
        Modal(words: ["has", "to"], isNegative: false), Modal(words: ["have", "to"], isNegative: false),
        Modal(words: ["needs", "to"], isNegative: false), Modal(words: ["need", "to"], isNegative: false),
        Modal(words: ["cannot"], isNegative: true), Modal(words: ["can't"], isNegative: true),
        Modal(words: ["mustn't"], isNegative: true), Modal(words: ["shouldn't"], isNegative: true, isSoft: true),
        Modal(words: ["don't"], isNegative: true), Modal(words: ["doesn't"], isNegative: true),
        Modal(words: ["won't"], isNegative: true),
        Modal(words: ["never"], isNegative: true),
        Modal(words: ["must"], isNegative: false), Modal(words: ["should"], isNegative: false, isSoft: true),
        Modal(words: ["shall"], isNegative: false), Modal(words: ["will"], isNegative: false),
        Modal(words: ["always"], isNegative: false),
    ]

    /// The first modal after the subject, which may be empty.
    static func modal(in words: [SentenceWord]) -> (at: Int, modal: Modal)? {
        for start in words.indices.prefix(14) {
            let rest = words[start...]
            if let modal = modals.first(where: { begins(rest, with: $0.words) }) { return (start, modal) }
        }
        return nil
    }

    private static func begins(_ words: some Collection<SentenceWord>, with beginning: [String]) -> Bool {
        words.count >= beginning.count && zip(words, beginning).allSatisfy { !$0.isCode && $0.text == $1 }
    }

    // MARK: - Without a subject

    struct Opener: Sendable {
        let words: [String]
        var isSoft = false
        /// `no singletons` forbids to have them.
        var insertsHave = false

        var count: Int { words.count }
        var inserted: [SentenceWord] { insertsHave ? [SentenceWord("have")] : [] }
    }

    private static let openers: [Opener] = [
        Opener(words: ["do", "not"]), Opener(words: ["don't"]), Opener(words: ["must", "not"]),
        Opener(words: ["must", "never"]),
        Opener(words: ["should", "not"], isSoft: true), Opener(words: ["never"]),
        Opener(words: ["avoid"], isSoft: true),
        Opener(words: ["no"], insertsHave: true), Opener(words: ["cannot"]), Opener(words: ["will", "never"]),
        Opener(words: ["will", "not"]),
    ]

    static func opener(of words: [SentenceWord]) -> (count: Int, inserted: [SentenceWord], isSoft: Bool)? {
        guard let opener = openers.first(where: { begins(words, with: $0.words) }), words.count > opener.count else {
            return nil
        }
        let next = words[opener.count]
        // `avoid force unwraps` names a thing where others have a verb.
        let needsVerb = ["avoid", "never"].contains(opener.words.first ?? "") && !isVerb(next)
        return (opener.count, needsVerb ? [SentenceWord("have")] : opener.inserted, opener.isSoft)
    }

    /// A head of a list or a column that forbids what is below it.
    static func forbids(_ lead: String) -> Bool {
        let words = SentenceWord.words(of: lead).filter { !$0.isPunctuation && $0.text.contains(where: \.isLetter) }
            .map(\.text)
        let heads: Set<[String]> = [
            ["never"], ["never", "do"], ["don't"], ["do", "not"], ["don'ts"], ["forbidden"], ["prohibited"],
            ["not", "allowed"], ["cannot"],
            ["banned"], ["must", "not"], ["avoid"], ["never", "use"], ["do", "not", "use"], ["don't", "use"],
        ]
        return heads.contains(words)
    }

    /// `X must only be imported by Y`, `X belongs only in Y`: Y alone may.
    static func reversedOnly(subject: [SentenceWord], predicate: [SentenceWord], _ modal: Modal) -> Clause? {
        guard !modal.isNegative, predicate.first?.text == "only", !subject.isEmpty else { return nil }
        let rest = Array(predicate.dropFirst())
        guard rest.first?.text == "be", rest.count >= 4, let verb = plain[rest[1].text],
            rest[2].text == "by" || rest[2].text == "in" || rest[2].text == "from"
        else { return nil }
        return Clause(
            polarity: .only,
            subject: Array(rest[3...]),
            predicate: [SentenceWord(verb)] + subject,
            isSoft: modal.isSoft
        )
    }

    // MARK: - Verbs

    private static let verbs: [String: [String]] = [
        "use": ["uses", "using", "used"], "import": ["imports", "importing", "imported"],
        "depend": ["depends", "depending"],
        "know": ["knows", "knowing"], "access": ["accesses", "accessing", "accessed"],
        "call": ["calls", "calling", "called"],
        "reference": ["references", "referencing", "referenced"], "refer": ["refers", "referring"],
        "talk": ["talks", "talking"],
        "touch": ["touches", "touching"], "create": ["creates", "creating", "created"],
        "instantiate": ["instantiates", "instantiating", "instantiated"], "contain": ["contains", "containing"],
        "include": ["includes", "including"], "have": ["has", "having"], "be": ["is", "are", "being"],
        "end": ["ends", "ending"],
        "start": ["starts", "starting"], "begin": ["begins", "beginning"], "conform": ["conforms", "conforming"],
        "implement": ["implements", "implementing"], "inherit": ["inherits", "inheriting"],
        "subclass": ["subclasses", "subclassing"],
        "live": ["lives", "living"], "belong": ["belongs"], "go": ["goes"], "reside": ["resides"], "sit": ["sits"],
        "exceed": ["exceeds", "exceeding"], "keep": ["keeps", "keeping", "kept"], "limit": ["limits", "limiting"],
        "stay": ["stays"],
        "put": ["puts", "putting"], "place": ["places", "placing", "placed"], "mark": ["marks", "marking", "marked"],
        "name": ["names", "naming", "named"], "suffix": ["suffixed"], "prefix": ["prefixed"],
        "write": ["writes", "writing"],
        "add": ["adds", "adding"], "follow": ["follows"], "match": ["matches"], "declare": ["declares", "declaring"],
        "make": ["makes", "making"],
        "prefer": ["prefers"], "force": ["forces", "forcing"], "hardcode": ["hardcodes", "hardcoding"],
        "commit": ["commits", "committing"],
        "leave": ["leaves", "leaving"], "swallow": ["swallows", "swallowing"], "return": ["returns", "returning"],
        "throw": ["throws", "throwing"],
        "hold": ["holds", "holding"], "store": ["stores", "storing"], "present": ["presents", "presenting"],
        "push": ["pushes", "pushing"],
        "navigate": ["navigates", "navigating"], "send": ["sends", "sending"], "capture": ["captures", "capturing"],
        "indent": ["indented"],
        "construct": ["constructs", "constructing"], "query": ["queries", "querying"], "adopt": ["adopts"],
        "print": ["prints", "printing"], "annotate": ["annotated"],
        "define": ["defines", "defining"], "flow": ["flows"], "point": ["points"],
    ]

    static let plain: [String: String] = Dictionary(
        verbs.flatMap { plain, forms in forms.map { ($0, plain) } + [(plain, plain)] },
        uniquingKeysWith: { first, _ in first }
    )

    static func isVerb(_ word: SentenceWord) -> Bool { !word.isCode && plain[word.text] != nil }

    static func isImperative(_ word: SentenceWord) -> Bool { !word.isCode && verbs[word.text] != nil }

    /// A verb that can follow its subject: `views import`, `a view imports`, `views are`.
    static func isFinite(_ word: SentenceWord) -> Bool {
        !word.isCode && plain[word.text] != nil && !word.text.hasSuffix("ing") && !word.text.hasSuffix("ed")
            && word.text != "be"
            && ![
                "name", "prefix", "suffix", "place", "mark", "limit", "print", "reference", "force", "access", "call",
                "return", "store",
            ]
            .contains(word.text)
    }
}
