// A validated guide: the content of the document, as plain values with their places.

import NormaText

/// A guide with everything that it extends already joined in; nothing in it is unknown or contradictory.
package struct Guide: Sendable, Hashable {
    package var name: String
    package var summary: String
    /// The documents that it was read from: itself first, with its chapters, then those it extends, nearest first.
    package var documents: [GuideDocument]
    package var definitions: Definitions
    /// In the order of the documents; names are unique.
    package var rules: [Rule]
    package var examples: [Example]
    /// By name, which is unique; a set of an extending guide takes the place of an inherited one.
    package var templates: [TemplateSet]
    package var reviews: [ReviewQuestion]
    /// Every code pattern that a rule or role uses, without repetition; a `CodePatternID` is an index into it.
    package var codePatterns: [CodePattern]
    /// Inherited rules and definitions that no longer hold as they were, with the reason.
    package var relaxations: [Relaxation]
    /// Rules that were adjusted, or whose numbers were redeclared, as their own guides write them, by name.
    package var rulesAsWritten: [String: Rule] = [:]
    /// Headings under which a rule is off or was removed: marks in their examples may be for that rule.
    package var thinnedSections: Set<SectionReference> = []
    /// By guide that is extended (as `GuideDocument.guide`), the names whose values differ from those that it was written for.
    package var valueChanges: [Int: [ValueChange]] = [:]
    /// The guide's `values:`, by name: one text, or a list of them.
    package var values: [String: [String]] = [:]
    /// The values that templates know by name, of these and of places.
    package var templateValues: [String: [String]] = [:]
    /// Its values in the order declared, then its layers and roles, each with who uses it.
    package var words: [GuideWord] = []
    /// Names that rules of this guide had before, with their names of today.
    package var renamedRules: [String: String] = [:]
    /// Rules that it takes from other guides one by one, in the order of the documents.
    package var takenRules: [TakenRule] = []
    /// Rules that are only about places that the code base doesn't have.
    package var offRules: [OffRule] = []
    /// The documents, such as `AGENTS.md`, whose sentences its rules enforce: paths from the project's root.
    package var guidelines: [LocatedText] = []
    /// Some rule or role is about files that are not Swift.
    package var speaksOfDocuments = false
    /// Some rule asks for the content of such a file in its format.
    package var speaksOfSettings = false
    /// The names of hidden folders that some path names, so that they are walked.
    package var hiddenFolders: Set<String> = []
    /// Some rule asks for the uses of a declaration, so that storyboards and the like are read.
    package var speaksOfUses = false

    package init(
        name: String,
        summary: String = "",
        documents: [GuideDocument] = [],
        definitions: Definitions = Definitions(),
        rules: [Rule] = [],
        examples: [Example] = [],
        templates: [TemplateSet] = [],
        reviews: [ReviewQuestion] = [],
        codePatterns: [CodePattern] = [],
        relaxations: [Relaxation] = []
    ) {
        self.name = name
        self.summary = summary
        self.documents = documents
        self.definitions = definitions
        self.rules = rules
        self.examples = examples
        self.templates = templates
        self.reviews = reviews
        self.codePatterns = codePatterns
        self.relaxations = relaxations
    }
}

/// A rule that reports nothing, since its place is `none`.
package struct OffRule: Sendable, Hashable {
    package var name: String
    /// The name of that place.
    package var because: String
    package var place: GuidePlace
}

/// One Markdown file of a guide.
package struct GuideDocument: Sendable, Hashable {
    /// The name in its front matter; of a chapter after that of its guide: `golden-path/navigation`.
    package var name: String
    /// The file as the user would open it; for a built-in guide `golden-path (built in)`.
    package var file: String
    /// For a chapter, its path from the guide's folder, without `.md`; nil for the guide's own file, or its README.
    package var chapter: String?
    package var isBuiltIn: Bool
    /// The guide that it belongs to: 0 for the guide itself, whose chapters are documents too, then those that it extends.
    package var guide: Int
    /// It holds examples of rules in other documents.
    package var isProof: Bool
    package var text: String
    package var sections: [Section]

    /// A page of the guide itself to read: inherited documents, proofs and templates aren't.
    package var isOwnPage: Bool { guide == 0 && !isProof && chapter?.hasPrefix("templates/") != true }
}

/// A heading and the content directly under it.
package struct Section: Sendable, Hashable {
    /// 1 for `#`; 0 for the content before the first heading.
    package var level: Int
    package var title: String
    /// The titles from the outermost heading down to this one.
    package var titlePath: [String]
    /// The line of the heading, from 1.
    package var line: Int
    /// The last line before the next heading of any level.
    package var lastLine: Int
    /// The Markdown between this heading and the next, without the blocks that Norma knows, trimmed.
    package var prose: String
    /// The heading one level up, as an index into the document's sections.
    package var parent: Int?

    package init(
        level: Int,
        title: String,
        titlePath: [String],
        line: Int,
        lastLine: Int,
        prose: String,
        parent: Int?
    ) {
        self.level = level
        self.title = title
        self.titlePath = titlePath
        self.line = line
        self.lastLine = lastLine
        self.prose = prose
        self.parent = parent
    }
}

/// The heading, and its document, that something is under.
package struct SectionReference: Sendable, Hashable {
    package var document: Int
    package var section: Int

    package init(document: Int, section: Int) {
        self.document = document
        self.section = section
    }
}

/// A place in a guide's own file.
package struct GuidePlace: Sendable, Hashable {
    package var file: String
    package var position: Position
    /// In characters, for the caret line.
    package var length: Int

    package init(file: String, position: Position, length: Int = 1) {
        self.file = file
        self.position = position
        self.length = length
    }
}

/// A text with its place in the guide.
package struct LocatedText: Sendable, Hashable {
    package var text: String
    package var place: GuidePlace

    package init(_ text: String, at place: GuidePlace) {
        self.text = text
        self.place = place
    }
}

extension Guide {
    package func section(_ reference: SectionReference) -> Section? {
        guard documents.indices.contains(reference.document) else { return nil }
        let sections = documents[reference.document].sections
        return sections.indices.contains(reference.section) ? sections[reference.section] : nil
    }

    /// A section and those that contain it, the innermost first.
    package func sections(above section: SectionReference) -> [SectionReference] {
        var result: [SectionReference] = []
        var next: SectionReference? = section
        while let current = next {
            result.append(current)
            next = self.section(current)?.parent.map { SectionReference(document: current.document, section: $0) }
        }
        return result
    }

    /// Whether something is in the guide itself, and not in one that it extends.
    package func isOwn(_ reference: SectionReference) -> Bool {
        documents.indices.contains(reference.document) && documents[reference.document].guide == 0
    }

    /// The guide's own Markdown; chapters follow their README, without the front matter that they may have.
    package var ownText: String {
        let own = documents.filter(\.isOwnPage)
        let chapters = own.dropFirst().map { document -> Substring in
            var lines = document.text.split(separator: "\n", omittingEmptySubsequences: false)[...]
            if lines.first == "---", let end = lines.dropFirst().firstIndex(of: "---") { lines = lines[(end + 1)...] }
            return lines.joined(separator: "\n").trimmed
        }
        return chapters.isEmpty
            ? own.first?.text ?? "" : ([(own.first?.text ?? "").trimmed] + chapters).joined(separator: "\n\n") + "\n"
    }

    /// Whether the content of the file isn't the team's own: of a built-in guide, or of one that this one extends.
    package func isInherited(file: String) -> Bool {
        !documents.isEmpty && !documents.contains { $0.guide == 0 && !$0.isBuiltIn && $0.file == file }
    }

    package func rule(named name: String) -> Rule? { rules.first { $0.name == name } }

    /// The rules that an example is a test of: those under its heading (if that has none, under the nearest heading
    /// above it), or those that it names; in a file of examples alone these, wherever in the guide they are.
    package func rules(provenBy example: Example) -> [Rule] {
        var reference: SectionReference? = example.section
        while let current = reference {
            let own = rules.filter { $0.section == current }
            if !own.isEmpty { return example.rules.isEmpty ? own : own.filter { example.rules.contains($0.name) } }
            reference = section(current)?.parent.map { SectionReference(document: current.document, section: $0) }
        }
        guard !example.rules.isEmpty, documents.indices.contains(example.section.document) else { return [] }
        let guide = documents[example.section.document].guide
        return rules.filter { rule in
            example.rules.contains(rule.name) && documents.indices.contains(rule.section.document)
                && documents[rule.section.document].guide == guide
        }
    }
}
