// A small vocabulary for the reader's tests: enough words to need each shape of argument once.

import NormaGuide
import NormaText

extension Vocabulary {
    static let forTests = Vocabulary(
        predicates: [
            word("named", .names, [.binds, .asksForName]), word("in", .places, [.binds, .asksForPlace]),
            word("file-named", .names, .binds), word("member-of", .description, .binds),
            word("be", .adjectives), word("have-attribute", .attributes), word("have-type", .description),
            word("have-value", .texts), word("inherit", .description), word("conform-to", .description),
            word("extend", .description), word("have", .description), word("have-each", .eachDescription),
            word("have-at-most", .measures), word("have-at-least", .measures), word("import", .names),
            word("refer-to", .references), word("create", .description), word("call", .calls),
            word("depend-on", .zones), word("reach", .zones), word("have-counterpart", .counterpart),
            word("contain", .code), word("match", .texts, .binds), word("deploy-to", .platforms), word("below", .paths),
        ],
        adjectives: documented(
            "final",
            "public",
            "internal",
            "private",
            "static",
            "weak",
            "lazy",
            "documented",
            "async"
        ),
        measures: documented("lines", "members", "properties", "functions", "parameters", "cases", "complexity"),
        referenceRoles: documented("property", "parameter", "return", "inheritance", "generic", "construction"),
        contracts: ["layers", "allow", "independent", "acyclic", "covered"].map {
            ContractWord($0, summary: "", example: "", blindSpot: "")
        },
        checks: [
            CheckWord(
                "line-length",
                summary: "",
                isMeasured: true,
                smallestValue: 81,
                details: .words(["URL", "comment"]),
                documentation: ""
            ),
            CheckWord("function-body-length", summary: "", isMeasured: true, documentation: ""),
            CheckWord("force-unwrapping", summary: "", isMeasured: false, documentation: ""),
            CheckWord("array-init", summary: "", isMeasured: false, details: .none, documentation: ""),
            CheckWord("magic-number", summary: "", isMeasured: false, details: .numbers, documentation: ""),
            CheckWord("private-action", summary: "", isMeasured: false, details: .names, documentation: ""),
            CheckWord(
                "literal-color",
                summary: "",
                isMeasured: false,
                details: .members([".clear", ".red"]),
                documentation: ""
            ),
        ]
    )

    private static func word(
        _ word: String,
        _ shape: ArgumentShape,
        _ traits: PredicateTraits = []
    ) -> PredicateWord {
        PredicateWord(word, shape: shape, traits: traits, summary: "", example: "", blindSpot: "")
    }

    private static func documented(_ words: String...) -> [DocumentedWord] { words.map { DocumentedWord($0, "") } }
}

/// The result of reading a guide in a test: the guide, or its problems as the author sees them.
enum Reading {
    static func guide(
        _ text: String,
        file: String = "GUIDE.md",
        others: [String: String] = [:]
    ) throws(GuideProblems) -> Guide {
        try GuideReader.read(GuideSource(text: text, file: file), vocabulary: .forTests) { entry, _ in
            guard let text = others[entry] else {
                let message = "there is no guide `\(entry)`"
                let near = NearestWord.to(entry, among: others.keys.sorted())
                return .failure(ExtendsFailure(message: message, suggestion: near.map { "did you mean `\($0)`?" }))
            }
            return .success(GuideSource(text: text, file: entry, isBuiltIn: !entry.hasSuffix(".md")))
        }
    }

    /// Front matter, then the text.
    static func framed(_ text: String, extends: String? = nil) -> String {
        let extended = extends.map { "extends: [\($0)]\n" } ?? ""
        return "---\nnorma: 2\nname: test\n\(extended)---\n" + text
    }

    /// What the author sees; "no problems" where there are none.
    static func problems(_ text: String, others: [String: String] = [:]) -> String {
        do {
            _ = try guide(text, others: others)
            return "no problems"
        } catch {
            return ProblemRenderer.render(error.problems)
        }
    }

    /// The problems of a guide with one block of this YAML under a heading, without place and excerpt.
    static func messages(define: String = "", _ rule: String, word: String = "rule") -> [String] {
        var text = framed("# Heading\n\n")
        if !define.isEmpty { text += "```yaml define\n\(define)\n```\n" }
        text += "```yaml \(word)\n\(rule)\n```\n"
        do {
            _ = try guide(text)
            return []
        } catch {
            return error.problems.map(ProblemRenderer.sentence)
        }
    }
}
