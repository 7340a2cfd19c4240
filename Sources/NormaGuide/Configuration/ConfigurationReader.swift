// Reads `.norma.yml`; everything that is wrong with it is collected, as in a guide.

import NormaExpressions
import NormaText

package struct ConfigurationReader {
    private let document: DocumentReader

    private static let keys = [
        "guide", "include", "exclude", "generated", "vendored", "documents", "requires", "policy-from",
    ]

    /// - Parameters:
    ///   - text: the file's content.
    ///   - file: its name as the user would open it.
    ///   - version: the version that reads it, to be compared with `requires:`; nil: it isn't compared.
    package static func read(
        _ text: String,
        file: String,
        version: String? = nil
    ) throws(GuideProblems) -> Configuration {
        let source = DocumentText(GuideSource(text: text, file: file))
        let reader = ConfigurationReader(document: DocumentReader(source))
        let lines = (1...source.lines.lineCount).compactMap { line -> Range<Int>? in
            source.lines.range(ofLine: line).map { Int($0.start)..<Int($0.end) }
        }
        let content = BlockContent(lines: lines, document: source, fallback: 0)
        var configuration = Configuration()
        if let value = reader.document.yaml(content), !reader.refuses(value, for: version) {
            reader.read(value, into: &configuration)
        }
        if let failure = GuideProblems(reader.document.problems) { throw failure }
        return configuration
    }

    /// A file for a later version may have keys that this one doesn't know, so the version is the only problem.
    private func refuses(_ value: YamlValue, for version: String?) -> Bool {
        guard let version, let entry = value["requires"], let text = entry.text, let required = RequiredVersion(text),
            !required.isMet(by: version)
        else { return false }
        document.report(
            entry.span,
            "this project requires norma \(text) or later, and this is norma \(version)",
            "install the later version; CI and hooks name theirs as `NORMA_VERSION` or `rev`"
        )
        return true
    }

    private func read(_ value: YamlValue, into configuration: inout Configuration) {
        guard let fields = document.fields(value, of: Owner(".norma.yml", value.span), known: Self.keys) else { return }
        if let entry = fields["guide"] {
            configuration.guide = entry.value.text
            if configuration.guide == nil {
                document.reportType(entry.value, of: Owner(entry), wants: "the name of a built-in guide or a path")
            }
        }
        if let entry = fields["include"] { configuration.include = patterns(entry) }
        if let entry = fields["exclude"] { configuration.exclude = patterns(entry) }
        if let entry = fields["generated"] { configuration.generated = patterns(entry) }
        if let entry = fields["requires"] {
            configuration.requiredVersion = entry.value.text.flatMap(RequiredVersion.init)
            if configuration.requiredVersion == nil {
                document.reportType(entry.value, of: Owner(entry), wants: "a version such as `\"0.2\"`")
            }
        }
        if let entry = fields["policy-from"] {
            configuration.policyFrom = entry.value.text
            if configuration.policyFrom == nil {
                document.reportType(entry.value, of: Owner(entry), wants: "a branch or a commit")
            }
        }
        if let entry = fields["documents"] {
            let documents = entry.value.text.flatMap(ComparedDocuments.init)
            if let documents { configuration.documents = documents }
            if documents == nil {
                document.reportType(entry.value, of: Owner(entry), wants: "`none`, `agent-files` or `all`")
            }
        }
        if let entry = fields["vendored"] {
            configuration.judgesVendored = entry.value.text == "judged"
            if entry.value.text.map({ ["judged", "left-out"].contains($0) }) != true {
                document.reportType(entry.value, of: Owner(entry), wants: "`left-out` or `judged`")
            }
        }
    }

    /// Every file of a tree is compared with the patterns that may match it, so these may not be too many.
    private func patterns(_ entry: YamlEntry) -> [NamePattern] {
        var reader = PatternReader(document, GuideLanguage(Words(Vocabulary())))
        let patterns = reader.pathPatterns(entry.value, of: Owner(entry)) ?? []
        guard let crowd = PathPatternIndex(patterns).firstOfTooMany else { return patterns }
        let elements = entry.value.elements
        document.report(
            elements.indices.contains(crowd.index) ? elements[crowd.index].span : entry.valueSpan,
            "this and \(crowd.count - 1) more patterns of `\(entry.key)` name no folder or file to look them up by, so every "
                + "path would be compared with all of them; at most \(PathPatternIndex.mostAlike) such patterns are allowed",
            "write folders, such as `Generated/`"
        )
        return []
    }
}
