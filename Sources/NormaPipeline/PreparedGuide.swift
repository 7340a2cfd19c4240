// A guide with the data that is prepared once for all files.

import NormaExtraction
import NormaGuide
import NormaRules
import NormaText

package struct PreparedGuide: Sendable {
    package let guide: Guide
    let extractor: Extractor
    let askingForChange: RulesOfChange
    let outline: RoleOutline

    /// A guide without rules, to read a tree without judging it.
    package static let silent = PreparedGuide(Guide(name: "silent"), extractor: Extractor())

    private init(_ guide: Guide, extractor: Extractor) {
        self.guide = guide
        self.extractor = extractor
        askingForChange = RulesOfChange(of: guide)
        outline = RoleOutline(guide.definitions.roles)
    }

    /// The rules about new, edited or moved code.
    package var rulesOfChange: Set<String> { askingForChange.all }

    /// The same with other rules that need nothing else from the code: other limits, severities, exceptions.
    package func judging(by guide: Guide) -> PreparedGuide { PreparedGuide(guide, extractor: extractor) }

    /// The same for a project with its own list of generated files and its own treatment of third-party code.
    package func configured(by configuration: Configuration) -> PreparedGuide {
        guard !configuration.generated.isEmpty || configuration.judgesVendored || configuration.documents != .agentFiles
        else { return self }
        var guide = guide
        guide.definitions.configuredGenerated = configuration.generated
        guide.definitions.judgesVendored = configuration.judgesVendored
        guide.definitions.configuredDocuments = configuration.documents
        return judging(by: guide)
    }

    /// Compiles the guide's code patterns; a pattern that isn't Swift is a problem of the guide.
    ///
    /// Only the checks that a rule uses are run: the others cost nothing.
    package init(_ guide: Guide, checks known: [any Check.Type] = AllChecks.all) throws(GuideProblems) {
        let extractor = try Self.extractor(of: guide, known)
        self.init(guide, extractor: extractor)
    }

    private static func extractor(of guide: Guide, _ known: [any Check.Type]) throws(GuideProblems) -> Extractor {
        let used = Set(guide.rules.compactMap(\.usedCheck))
        let checks = known.filter { used.contains($0.identifier) }
        let sources = guide.codePatterns.map(Self.source)
        do throws(CodePatternProblems) {
            return Extractor(checks: checks, patterns: try Self.compiled(sources))
        } catch {
            guard let failure = GuideProblems(error.problems.map { Self.problem($0, of: guide) }) else {
                return Extractor(checks: checks, patterns: .none)
            }
            throw failure
        }
    }

    /// A pattern is parsed like any code.
    private static func compiled(_ sources: [PatternSource]) throws(CodePatternProblems) -> CompiledPatterns {
        if sources.isEmpty { return .none }
        let compiled: Result<CompiledPatterns, CodePatternProblems>
        do throws(Abandoned<Int>) {
            compiled = try WatchedWork.run { (parts: WorkParts<Int>) in
                do throws(CodePatternProblems) {
                    return .success(try CompiledPatterns(sources) { parts.begin($0) })
                } catch {
                    return .failure(error)
                }
            }
        } catch {
            let message = WatchedWork.bug(in: "reading it", after: WatchedWork.patience)
            throw CodePatternProblems(problems: [CodePatternProblem(pattern: error.part, message: message, offset: 0)])
        }
        return try compiled.get()
    }

    private static func source(of pattern: CodePattern) -> PatternSource {
        PatternSource(
            text: pattern.text,
            wantedTexts: pattern.wantedTexts,
            wantedNames: pattern.wantedNames,
            firstWords: pattern.firstWords,
            possibleForms: pattern.possibleForms.mapValues { Set($0.map(\.fact)) },
            comparedHoles: pattern.comparedHoles,
            isReplaced: pattern.isReplaced
        )
    }

    private static func problem(_ problem: CodePatternProblem, of guide: Guide) -> SourceProblem {
        let pattern = guide.codePatterns.indices.contains(problem.pattern) ? guide.codePatterns[problem.pattern] : nil
        return SourceProblem(
            file: pattern?.place.file,
            position: pattern?.place.position,
            length: pattern?.place.length ?? 1,
            message: "`\(pattern?.text ?? "")` isn't a code pattern: \(problem.message)"
        )
    }
}

extension Rule {
    fileprivate var usedCheck: String? {
        guard case .check(let use) = form else { return nil }
        return use.check
    }
}

/// Every word of the language in this version.
package enum Language {
    package static let vocabulary = Vocabulary.ofRules(
        checks: AllChecks.all.map { check in
            CheckWord(
                check.identifier,
                summary: check.summary,
                isMeasured: check.isMeasured,
                smallestValue: check.smallestValue,
                details: check.details,
                causeExtent: check.causeExtent,
                documentation: check.documentation
            )
        }
    )
}
