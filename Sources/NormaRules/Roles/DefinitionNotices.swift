// Definitions that nothing fits: a rule over them would be silent without having earned it.

import NormaFindings
import NormaGuide
import NormaProject
import NormaText

struct DefinitionNotices {
    let context: JudgingContext

    /// In the guide's order: layers, roles, modules.
    func notices() -> [Notice] {
        let definitions = context.guide.definitions
        var notices: [Notice] = []
        for (layer, definition) in zip(context.project.layers, definitions.layers)
        where layer.files.isEmpty && !definition.mayBeEmpty {
            notices.append(notice("the layer `\(layer.name)` has no files", definition.place))
        }
        for (index, definition) in definitions.roles.enumerated() where !definition.mayBeEmpty {
            guard !isMet(definition, at: index) else { continue }
            notices.append(notice("nothing has the role `\(definition.name)`", definition.place))
        }
        for definition in definitions.modules where !definition.mayBeEmpty {
            let module = context.project.modules.first { $0.name == definition.name }
            guard module?.files.isEmpty ?? true else { continue }
            notices.append(notice("the module `\(definition.name)` has no files", definition.place))
        }
        return notices + overlapNotices
    }

    private var overlapNotices: [Notice] {
        context.project.layerOverlaps.compactMap { overlap in
            let (layer, other) = (context.project.layer(overlap.layer).name, context.project.layer(overlap.other).name)
            guard let definition = context.guide.definitions.layers.first(where: { $0.name == layer }) else {
                return nil
            }
            let files = overlap.fileCount == 1 ? "a file" : "\(overlap.fileCount) files"
            return Notice(
                kind: .overlappingLayers,
                message: "the layers `\(layer)` and `\(other)` both cover \(files), such as \(overlap.example); "
                    + "`\(layer)` has them: say `over: [\(other)]` where that is meant",
                guideFile: definition.place.file,
                guideLine: definition.place.position.line
            )
        }
    }

    private func isMet(_ role: RoleDefinition, at index: Int) -> Bool {
        guard role.description.isOfDeclarations(roles: context.roles) else {
            return Scope(role.description, in: context).hasMember()
        }
        return context.roles.members(index).map { !$0.sure.isEmpty } ?? true
    }

    private func notice(_ message: String, _ place: GuidePlace) -> Notice {
        Notice(
            kind: .emptyDefinition,
            message: message + "; rules about it find nothing",
            guideFile: place.file,
            guideLine: place.position.line
        )
    }
}

extension JudgingContext {
    func emptyScopeNotice(for rule: Rule) -> Notice {
        Notice(
            kind: .emptyScope,
            rule: rule.name,
            message: "`\(rule.name)` looked at nothing: no part of this code base is what it speaks of",
            guideFile: rule.place.file,
            guideLine: rule.place.position.line
        )
    }
}
