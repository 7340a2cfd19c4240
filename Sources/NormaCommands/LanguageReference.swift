// The reference of the guide language, made from the words themselves.

import NormaGuide

/// `docs/language.md`.
struct LanguageReference {
    let vocabulary: Vocabulary

    var text: String {
        var parts = [head, contents, forms] + LanguageChapter.all.map(chapter)
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

    private let contents = """
        ## I want to …

        | I want to … | read |
        |---|---|
        | name our layers, modules and kinds of things | [Definitions](#definitions), [Roles](#roles), [Places](#places) |
        | require or forbid something | [Sentences](#sentences), [Subjects](#subjects), [Predicates](#predicates) |
        | allow something in one place only | `only:` in [Sentences](#sentences), [`in`](#in) |
        | keep layers, modules or features apart | [Contracts](#contracts): [`layers`](#layers), [`allow`](#allow), [`independent`](#independent), [`acyclic`](#acyclic) |
        | say who may use, make, hold or return a type | [`refer-to`](#refer-to), [`create`](#create), [`held-by`](#held-by), [`created-by`](#created-by), [`returned-by`](#returned-by), [`only-used-by`](#only-used-by) |
        | say how things are named and where they are | [Patterns](#patterns-for-names-paths-and-texts), [`named`](#named), [`in`](#in), [Folder trees](#folder-trees) |
        | limit a size | [`have-at-most`](#have-at-most), [Measures](#measures), [Checks](#checks) |
        | forbid a piece of code | [`call`](#call-1), [Code patterns](#code-patterns), [Conditions of holes](#conditions-of-holes) |
        | require a test, a mock, a preview | [`have-counterpart`](#have-counterpart), [`tested-by`](#tested-by) |
        | find dead code and access that is too wide | `unused` in [Adjectives](#adjectives), [`could-be`](#could-be) |
        | check files that aren't Swift | [`document`](#document), [`setting`](#setting), [`have-setting`](#have-setting), [`have-text`](#have-text) |
        | judge new code only | [Rules about a change](#rules-about-a-change) |
        | write many short rules | [Several rules in one block](#several-rules-in-one-block) |
        | make an exception, set the severity, say what to do instead | [Other keys of a rule](#other-keys-of-a-rule) |
        | prove a rule | [Examples](#examples) |
        | change a limit or a word in one place | [Values](#values) |
        | use rules of another guide | [Taking single rules](#taking-single-rules-from-a-guide), [Guides that extend others](#guides-that-extend-others) |

        [The team says → the rule](team-says.md) has forty sentences with their rules.
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

        A description without a kind or role is about types; if one of its conditions can only hold for others (`have-type`, `have-value`, `member-of`,
        `match`), it is about these. `call` and `import` are kinds when alone, `every: { call: print }`, and conditions beside a kind, a role or
        a condition of types, and after `not`: `every: { view-model: any, call: print }`.
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
