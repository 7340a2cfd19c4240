// The reference of the guide language, made from the words themselves.

import NormaGuide

/// `docs/language.md`.
struct LanguageReference {
    let vocabulary: Vocabulary

    var text: String {
        var parts = [head, forms] + LanguageChapter.all.map(chapter)
        parts.append("## Subjects\n\nThe kinds of subject that a rule can be about.")
        parts += vocabulary.subjects.map {
            entry("`\($0.kind.rawValue)`", $0.summary, $0.example, $0.blindSpot)
        }
        parts.append("## Predicates\n\nStatements about a subject.")
        parts += vocabulary.predicates.map { predicate in
            let subjects = predicate.subjects.map { "`\($0.rawValue)`" }.joined(separator: ", ")
            let asked = subjects.isEmpty ? "" : "\n\nFor: \(subjects)."
            let value = "\n\nValue: \(Self.words(for: predicate.shape))."
            return entry(
                "`\(predicate.word)`",
                predicate.summary + value + asked,
                predicate.example,
                predicate.blindSpot
            )
        }
        parts.append("## Contracts\n\nRules about the graph of who uses whom, each with its own key.")
        parts += vocabulary.contracts.map { entry("`\($0.word)`", $0.summary, $0.example, $0.blindSpot) }
        parts.append(list("Adjectives", "Values of `be`.", vocabulary.adjectives))
        parts.append(list("Measures", "What `have-at-most` and `have-at-least` can count.", vocabulary.measures))
        parts.append(list("Reference roles", "Values of `as:` in `refer-to`.", vocabulary.referenceRoles))
        parts.append(checks)
        return parts.joined(separator: "\n\n") + "\n"
    }

    private let head = """
        # The language of guides

        This page is generated from the words themselves: the tests execute every example on it.

        A guide is a Markdown file. Norma reads its headings, its prose (as the explanation of the rules under a heading) and the
        fenced blocks whose info string has a second word that it knows: `define`, `rule`, `layout`, `bad`, `good`, `fixed`,
        `template`, `review`. [guides.md](guides.md) shows a whole guide and how to begin one.
        """

    private let forms = """
        ## Sentences

        | form | violated by |
        |---|---|
        | `every: D` `must: P` | a D that isn't P |
        | `every: D` `must-not: P` | each place where a D is P |
        | `only: D` `may: P` | each place where something else is P |
        | `exactly: D` `are: P` | either side without the other |

        D and P are *descriptions*. A description is a word (`view-model`, `class`: a role or a kind, in lower case), a name pattern
        (`"*View"`, `/^Cart/`), or a mapping whose entries all hold. A list means *any of*; `all:`, `any:`, `not:` combine. What the
        source alone can't decide neither holds nor fails, and no rule reports it.
        """

    private func entry(_ title: String, _ summary: String, _ example: String, _ blindSpot: String) -> String {
        var text = "### \(title)\n\n\(summary)\n\n\(example.trimmingBlankLines)"
        if !blindSpot.isEmpty { text += "\n\n*What it can't see:* \(blindSpot)" }
        return text
    }

    private func chapter(_ chapter: LanguageChapter) -> String {
        // A guide contains fences, so its own is longer.
        let example = chapter.isWholeGuide ? "````markdown\n\(chapter.example)\n````" : chapter.example
        var text = "## \(chapter.title)\n\n\(chapter.text)\n\n\(example)"
        if !chapter.blindSpot.isEmpty { text += "\n\n*What it can't see:* \(chapter.blindSpot)" }
        return text
    }

    private var checks: String {
        let rows = vocabulary.checks.map { check in
            let limit = check.isMeasured ? check.smallestValue > 2 ? "\(check.smallestValue - 1) or more" : "yes" : ""
            return "| `\(check.identifier)` | \(check.summary.replacing("|", with: "\\|")) | \(limit) |"
        }
        return """
            ## Checks

            `check:` uses a check that is written in Swift. A check that measures needs `at-most:` or `at-least:`; `in:` limits where it looks,
            `allow:` which details it permits. `norma explain CHECK` describes each.

            | check | sees | needs a limit |
            |---|---|---|
            \(rows.joined(separator: "\n"))
            """
    }

    private func list(_ title: String, _ summary: String, _ words: [DocumentedWord]) -> String {
        let rows = words.map { "| `\($0.word)` | \($0.summary.replacing("|", with: "\\|")) |" }.joined(separator: "\n")
        return "## \(title)\n\n\(summary)\n\n| word | meaning |\n|---|---|\n\(rows)"
    }

    private static func words(for shape: ArgumentShape) -> String {
        switch shape {
        case .names: "a name pattern or a list of them (any of)"
        case .naming:
            "a name pattern, a mapping with `first-word:`, `last-word:`, `word:` and `style:`, or a list of them (any of)"
        case .paths: "a path pattern or a list of them (any of)"
        case .places:
            "places (any of): path patterns, layers, modules, features, roles, `tests`, `production`, `previews`"
        case .adjectives: "an adjective or a list of them (all of)"
        case .closingLevel: "`private`, `fileprivate` or `internal`"
        case .attributes: "attributes such as `\"@MainActor\"` (any of)"
        case .zones: "names of layers, modules or features (any of)"
        case .texts: "patterns of text (any of)"
        case .languages:
            "a language or a list of them (any of): "
                + TextLanguage.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ")
        case .description: "a description"
        case .eachDescription: "a list of descriptions, each of which must be met"
        case .measures: "a mapping from measure to number"
        case .references: "a description of a type, perhaps with `as:` and a reference role"
        case .relations: "a description of other types, perhaps with `at-least:` and how many there must be"
        case .calls: "callees such as `print` or `URLSession.shared.*`, or mappings with `named:`, `on:`, `with:`"
        case .counterpart: "a mapping: a kind with a name pattern, and `in:` a path"
        case .code: "code patterns (any of), or mappings with `pattern:`, `where:` and `becomes:`"
        case .platforms: "a mapping from platform to version, such as `{ iOS: \">=17\" }`"
        case .settings: "a mapping from key to value, to a list whose elements there must be, or to `any`"
        }
    }
}
