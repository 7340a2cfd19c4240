// Definitions that nothing fits: a rule about them would be silent for the wrong reason.

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
        func add(_ thing: MissingThing, isThere: Bool, _ emptiness: Emptiness, _ place: GuidePlace) {
            switch emptiness {
            case .told: if !isThere { notices.append(Self.absent(thing, place)) }
            case .expected: if isThere { notices.append(Self.unexpected(thing, place)) }
            }
        }
        for (layer, definition) in zip(context.project.layers, definitions.layers) {
            let thing = MissingThing(.layer, layer.name)
            add(thing, isThere: !layer.files.isEmpty, definition.emptiness, definition.place)
        }
        for (index, definition) in definitions.roles.enumerated()
        // That nothing has a trait may be what a rule asks; a rule about things with that trait has its own notice.
        where context.needed.isNeeded[index] && !definition.isInheritedUnderAnotherName && !definition.isTrait
            && !definition.description.asksAboutChange
        {
            let thing = MissingThing(.role, definition.name)
            let isThere = context.hasMember(ofRole: index)
            add(thing, isThere: isThere, definition.emptiness, definition.place)
            guard !isThere, definition.emptiness == .told, !context.guide.isInherited(file: definition.place.file),
                let hint = context.hintAboutKinds(of: definition.description), !notices.isEmpty
            else { continue }
            notices[notices.count - 1].message += hint
        }
        let modules = Dictionary(context.project.modules.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        for definition in definitions.modules {
            let thing = MissingThing(.module, definition.name)
            let isThere = modules[definition.name]?.files.isEmpty == false
            add(thing, isThere: isThere, definition.emptiness, definition.place)
        }
        return notices + overlapNotices + roleNotices
    }

    /// Roles that exclude each other, though something certainly has both: one notice for each pair.
    private var roleNotices: [Notice] {
        let roles = context.roles
        return roles.definitions.indices.flatMap { index -> [Notice] in
            roles.graph.excluded[index].filter { $0 > index }.compactMap { other in
                guard context.needed.isNeeded[index] else { return nil }
                let (one, two) = (context.ownMembers(ofRole: index), context.ownMembers(ofRole: other))
                guard let first = one.both(two).first else { return nil }
                let names = "`\(roles.definitions[index].name)` and `\(roles.definitions[other].name)`"
                let count = one.both(two).count
                let things = count == 1 ? "" : " (\(count) declarations in all)"
                let symbol = context.symbol(of: .declaration(first))
                return Notice(
                    kind: .overlappingRoles,
                    message: "`\(symbol)` is certainly \(names), which exclude each other\(things): "
                        + "it counts as likely both; `norma why` shows the evidence for each",
                    guideFile: roles.definitions[index].place.file,
                    guideLine: roles.definitions[index].place.position.line
                )
            }
        }
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
                    + "they count as `\(layer)`: write `over: [\(other)]` if that is intended",
                guideFile: definition.place.file,
                guideLine: definition.place.position.line
            )
        }
    }

    private static func absent(_ thing: MissingThing, _ place: GuidePlace) -> Notice {
        let message = thing.kind == .role ? "nothing has the \(thing.text)" : "the \(thing.text) has no files"
        return Notice(
            kind: .emptyDefinition,
            message: message + ", so rules about it find nothing",
            guideFile: place.file,
            guideLine: place.position.line,
            lacks: thing
        )
    }

    private static func unexpected(_ thing: MissingThing, _ place: GuidePlace) -> Notice {
        let message = thing.kind == .role ? "something has the \(thing.text)" : "the \(thing.text) has files"
        return Notice(
            kind: .staleExpectation,
            message: message + " now: remove it from `expect-none`",
            guideFile: place.file,
            guideLine: place.position.line
        )
    }
}

extension JudgingContext {
    /// Whether anything in the project certainly has the role; if its members can't be listed, whether anything may have it.
    func hasMember(ofRole index: Int) -> Bool {
        guard roles.definitions.indices.contains(index) else { return true }
        let description = roles.definitions[index].description
        guard roles.isOfDeclarations[index] else { return Scope(description, in: self).hasMember() }
        return !members(ofRole: index).all.isEmpty
    }
}
