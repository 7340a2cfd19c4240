// Names elsewhere whose use makes the fix of a check break the build: a check sees one file, a rule all of them.

import NormaFacts
import NormaProject
import NormaText

struct CheckHazards {
    let context: JudgingContext

    /// The fix with the names that must not be used elsewhere; nil if it would certainly break something.
    func vetted(_ fix: Fix, of sighting: Sighting, by check: String, in file: FileID) -> Fix? {
        let facts = context.project.content(of: file)
        guard fix.level == .review, Self.checks.contains(check), let index = subject(of: sighting, in: facts),
            let fact = facts.declaration(index), let declaration = context.project.declaration(index, in: file)
        else { return fix }
        let name = facts.text(fact.name)
        var fix = fix
        switch check {
        case "final-test-case":
            if context.inheritedNames.isInherited(name, in: context.project) { return nil }
        case "class-delegate-protocol":
            if context.inheritedNames.isInheritedByValue(name, in: context.project) { return nil }
        case "unavailable-function":
            guard fact.kind == .function else { return fix }
            fix.hazards = [FixHazard(.use, of: name, home: [fact.range])]
        default:
            let hazards = DeclarationHazards(declaration, in: context)
            if hazards.mayBeAskedFor { return nil }
            fix.hazards = hazards.ofBeingPrivate
        }
        return fix
    }

    private static let checks: Set<String> = [
        "private-outlet", "private-action", "private-swiftui-state", "test-case-accessibility", "final-test-case",
        "class-delegate-protocol", "unavailable-function",
    ]

    /// The declaration whose head the sighting is in, else the one around it.
    private func subject(of sighting: Sighting, in facts: FileContent) -> Int32? {
        // They are in the order of their starts.
        let next = facts.declarations.partitioningIndex { $0.range.start > sighting.range.start }
        var index = Int32(clamping: next - 1)
        while let declaration = facts.declaration(index) {
            let head = ByteRange(start: declaration.range.start, end: declaration.nameRange.end)
            if declaration.kind != .parameter, head.contains(sighting.range) || declaration.range == sighting.range {
                return index
            }
            index = declaration.parent
        }
        return sighting.owner >= 0 ? sighting.owner : nil
    }
}
