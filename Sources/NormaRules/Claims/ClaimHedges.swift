// The words by which a document says that it gives an example, a plan or the past, and not the code as it is.

import NormaText

enum ClaimHedges {
    /// Whether a sentence, or what introduces a list or block, may be about something that isn't there.
    static func isHedged(_ sentence: String) -> Bool {
        let first = sentence.prefix(60).split { !$0.isLetter }.first.map { $0.lowercased() }
        return first.map(orders.contains) ?? false || hasDate(sentence) || has(sentence, words, phrases)
            || namesRepository(sentence.lowercased())
    }

    /// `2025-11-16`: what happened on a day is of the past.
    private static func hasDate(_ sentence: String) -> Bool {
        sentence.split { !$0.isNumber && $0 != "-" }.contains { word in
            let parts = word.split(separator: "-")
            return parts.count == 3 && parts.first?.count == 4 && parts.allSatisfy { $0.allSatisfy(\.isNumber) }
        }
    }

    /// `in the server repo`, but not `the repo's root`.
    private static func namesRepository(_ lower: String) -> Bool {
        let own: Set<Substring> = [
            "this", "the", "a", "your", "our", "whole", "entire", "current", "local", "git", "same",
        ]
        let words = lower.split { !$0.isLetter && $0 != "-" }
        return zip(words, words.dropFirst()).contains { before, word in
            ["repo", "repository"].contains(word) && !own.contains(before)
        }
    }

    /// Whether the text below a heading may be about something that isn't there.
    static func isHedged(heading: String) -> Bool { has(heading, words.union(headingWords), phrases) }

    /// Whether a sentence may only suggest a name for code.
    static func suggestsNames(_ sentence: String) -> Bool { has(sentence, nameWords, phrases) }

    private static let words: Set<String> = [
        "example", "examples", "sample", "samples", "eg", "hypothetical", "imaginary", "placeholder", "placeholders",
        "don't", "dont", "don’t", "avoid", "instead", "forbidden", "no", "not", "never", "neither", "nor", "without",
        "missing",
        "will", "would", "could", "might", "planned", "future", "todo", "upcoming", "roadmap", "proposed", "proposal",
        "eventually", "unimplemented", "tbd", "imagine", "suppose", "absent", "nonexistent", "non-existent",
        "removed", "remove", "deleted", "delete", "old", "legacy", "former", "formerly", "previously", "deprecated",
        "replaced", "replaces", "replace", "renamed", "rename", "was", "were", "obsolete", "superseded", "gone",
        "historical", "migrated", "migrating", "moved", "extracted", "split",
        "create", "creates", "created", "creating", "generate", "generates", "generated", "generating", "copy",
        "copies", "copied", "save", "saved", "saves", "output", "outputs", "writes", "written", "produces", "cloned",
        "optional", "optionally", "gitignored", "git-ignored", "ignored", "untracked", "uncommitted", "downloaded",
        "download", "local-only", "temporary", "scratch", "upstream", "fork", "another", "sibling",
        "original", "originally", "historical", "historically", "past", "retired", "archive", "archived", "archives",
        "move", "moves", "moving", "merged", "consolidated", "refactored", "dropped", "deprecate", "deprecation",
        "android", "kotlin", "gradle", "java", "expected", "deliverable", "deliverables",
        "recommended", "suggested", "symlink", "reserved", "illustrative", "envisioned", "sketch",
    ]

    /// A sentence that begins with one is an order to make something, or about an aim.
    private static let orders: Set<String> = ["implement", "put", "place", "introduce", "define", "add", "target"]

    private static let phrases = [
        "e.g", "for example", "for instance", "such as", "do not", "no longer", "used to", "instead of", "rather than",
        "doesn't exist", "does not exist", "isn't", "aren't", "not yet", "~~", "❌", "✗", "🚫", "⛔", "->", "→",
        ".gitignore", "exists, ", "exist, ", "when present", "if present", "if it exists", "if they exist",
        "if available", "we'll", "we’ll", "(if ", "(+", "(new)", "files affected", "affected files", "files modified",
        "modified files", "files changed", "changed files", "pr #", "pull request #", "issue #", "mirroring",
        "where the project", "ready to", "such a ", "or equivalent", "or similar",
    ]

    private static let headingWords: Set<String> = [
        "migration", "migrations", "changelog", "history", "naming", "adding", "add", "new", "next", "ideas",
        "refactoring", "modify",
        "proposals", "lessons",
    ]

    private static let nameWords: Set<String> = [
        "new", "add", "adding", "name", "named", "names", "naming", "suffix", "prefix", "convention", "call", "called",
        "should", "prefer", "pattern", "patterns", "define", "your", "any", "each", "every", "per", "want", "ideal",
        "bad", "wrong", "incorrect", "anti-pattern", "rather", "may", "if", "unless", "like", "similar", "template",
        "later",
        "plan", "plans", "backend", "server", "side", "previous",
    ]

    private static func has(_ text: String, _ words: Set<String>, _ phrases: [String]) -> Bool {
        let lower = text.lowercased().replacing("existing examples", with: "")
        if phrases.contains(where: { lower.contains($0) }) { return true }
        return lower.split { !$0.isLetter && $0 != "'" && $0 != "-" }.contains { word in
            words.contains(String(word)) || words.contains(String(word.prefix { $0 != "'" }))
                || word.split(separator: "-").contains { words.contains(String($0)) }
        }
    }

    /// Whether a name only marks a place for another name: `<Feature>`, `YourApp`, `FooView`.
    static func isPlaceholder(_ text: some StringProtocol) -> Bool {
        if text.utf8.contains(where: { marks.contains($0) })
            || ["...", "…", "___", "XX"].contains(where: text.contains)
        {
            return true
        }
        let words = text.split(whereSeparator: { "/._-+ ".contains($0) }).flatMap { NameCase.words(of: $0) }
        return words.contains { word in
            let lower = word.lowercased()
            return placeholderWords.contains(lower) || letters.contains(word) || lower.hasPrefix("your")
        }
    }

    /// `ScreenA`, `UserX.swift`
    private static let letters: Set<String> = ["A", "B", "X", "Y", "XX", "XXX"]

    private static let marks = ByteSet("<>{}*$[]|?%=;\"'\\".utf8)

    private static let placeholderWords: Set<String> = [
        "foo", "bar", "baz", "qux", "my", "your", "some", "example", "sample", "xxx", "yyyy", "mm", "nnn", "nnnn",
        "something", "placeholder", "existing", "whatever", "feature", "featurename", "name", "path",
        "myapp", "mycompany", "myfeature", "myorg", "myplugin", "myproject", "myteam",
    ]
}
