// What can be given bytes: each reader takes all of an input and must come to an end, whatever it holds.

import NormaDocuments
import NormaExpressions
import NormaExtraction
import NormaFacts
import NormaGuide
import NormaRules
import NormaScaffolds
import NormaText

/// A reader of bytes by the name that it is called with.
struct Reader: Sendable {
    let name: String
    let read: @Sendable ([UInt8]) -> Void

    static let all: [Reader] = readers + documents

    /// The formats of documents, each by its name: `document-json`.
    private static let documents = DocumentFormat.allCases.map { format in
        Reader(name: "document-" + format.rawValue) {
            _ = try? DocumentReader.value(of: $0, at: RelativePath("a"), in: format)
        }
    }

    private static let readers: [Reader] = [
        Reader(name: "guide") { guide(text($0)) },
        Reader(name: "layout") { guide(inBlock: "text layout", text($0)) },
        Reader(name: "picture") { guide(inBlock: "mermaid rule", text($0)) },
        Reader(name: "configuration") { _ = try? ConfigurationReader.read(text($0), file: ".norma.yml") },
        Reader(name: "yaml") { description($0) },
        Reader(name: "project") { _ = XcodeProjectReader.facts(of: $0) { _ in nil } },
        Reader(name: "settings") { settings($0) },
        Reader(name: "manifest") { _ = ManifestReader.facts(of: $0) },
        Reader(name: "tuist") { bytes in
            let helpers = TuistHelpers([(name: "Helper.swift", bytes: bytes)])
            _ = TuistReader.facts(of: bytes, helpers: helpers, root: "App")
        },
        Reader(name: "name-pattern") { namePattern(text($0)) },
        Reader(name: "expression") { expression(text($0)) },
        Reader(name: "code-pattern") { _ = try? CompiledPatterns([PatternSource(text: text($0))]) },
        Reader(name: "template") { _ = try? TemplateText(text($0)) },
        Reader(name: "texts") { _ = try? TextTable($0) },
        Reader(name: "swift") { _ = extractor.extract($0) },
    ]

    private static let extractor = Extractor()
    private static let vocabulary = Vocabulary.ofRules(
        checks: AllChecks.all.map { check in
            CheckWord(
                check.identifier,
                summary: check.summary,
                isMeasured: check.isMeasured,
                smallestValue: check.smallestValue,
                details: check.details,
                documentation: check.documentation
            )
        }
    )

    private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

    private static func guide(_ text: String) {
        let source = GuideSource(text: text, file: "GUIDE.md")
        _ = try? GuideReader.read(source, vocabulary: vocabulary) { entry, _ in
            // A guide that leans on itself.
            entry == "GUIDE.md" ? .success(source) : .failure(ExtendsFailure(message: "there is no guide `\(entry)`"))
        }
    }

    private static func guide(inBlock info: String, _ text: String) {
        guide("---\nnorma: 2\nname: a\n---\n\n# A\n\n``````\(info)\n\(text)\n``````\n")
    }

    private static func description(_ bytes: [UInt8]) {
        guard let value = try? YamlFile.value(of: bytes) else { return }
        // A description that includes itself.
        let files = XcodeGenReader.Files(descriptions: { _ in value }, settings: { _ in bytes })
        _ = XcodeGenReader.reading(of: value, lines: LineTable(bytes: bytes), files: files)
    }

    /// As the settings that a project names.
    private static func settings(_ bytes: [UInt8]) {
        let project = """
            { objects = {
                ROOT = { isa = PBXProject; mainGroup = G; targets = ( A ); };
                G = { isa = PBXGroup; sourceTree = "<group>"; children = ( F ); };
                F = { isa = PBXFileReference; path = "A.xcconfig"; sourceTree = "<group>"; };
                A = { isa = PBXNativeTarget; name = A; productType = "com.apple.product-type.application"; buildConfigurationList = L; };
                L = { isa = XCConfigurationList; buildConfigurations = ( C ); };
                C = { isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = F; buildSettings = { A = "$(B)"; }; };
            }; rootObject = ROOT; }
            """
        _ = XcodeProjectReader.facts(of: Array(project.utf8)) { _ in bytes }
    }

    /// The first line is the expression, the rest is what it is looked for in.
    private static func expression(_ text: String) {
        let (written, rest) = text.split(separator: "\n", maxSplits: 1).map(String.init).twoFirst
        guard let expression = try? TextExpression(written) else { return }
        _ = expression.matches(in: rest)
    }

    private static func namePattern(_ text: String) {
        let (written, name) = text.split(separator: "\n", maxSplits: 1).map(String.init).twoFirst
        if let pattern = try? NamePattern(written, for: .name) { _ = pattern.match(name) }
        if let pattern = try? NamePattern(written, for: .path) { _ = pattern.match(name) }
    }
}

extension [String] {
    fileprivate var twoFirst: (String, String) { (first ?? "", count > 1 ? self[1] : "") }
}
