// The units that `acyclic` searches for cycles.

import NormaGuide
import NormaProject
import NormaText

enum AcyclicUnits {
    static func map(of unit: AcyclicContract.Unit, in context: JudgingContext) -> UnitMap {
        let project = context.project
        switch unit {
        case .modules:
            return named(project.modules.map(\.name), "module", in: project) { file in
                file.modules.map { project.module($0).name }
            }
        case .layers:
            return named(project.layers.map(\.name), "layer", in: project) { file in
                ([file.layer].compactMap { $0 } + file.otherLayers).map { project.layer($0).name }
            }
        case .features:
            return named(project.features.map(\.name), "feature", in: project) { file in
                file.feature.map { [project.feature($0).name] } ?? []
            }
        case .folders:
            let names = project.folders.map { $0.path.text.isEmpty ? "the top folder" : $0.path.text }
            return UnitMap(names: names, noun: noun("folder"), project: project) { Int($0.folder.index) }
        case .files:
            // A unit has the number of its file; files are ordered by path, and so are their names.
            let numbers = Dictionary(
                project.files.enumerated().map { ($1.path, $0) },
                uniquingKeysWith: { first, _ in first }
            )
            let names = project.files.map(\.path.text)
            let counts = Dictionary(project.files.map { ($0.path.name, 1) }, uniquingKeysWith: +)
            let titles = project.files.map { counts[$0.path.name] == 1 ? String($0.path.name) : $0.path.text }
            return UnitMap(names: names, titles: titles, noun: noun("file"), project: project) { numbers[$0.path] }
        case .types: return TypeUnits(context).map
        }
    }

    static func noun(_ singular: String) -> UnitMap.Noun { UnitMap.Noun(singular: singular, plural: singular + "s") }

    /// Things with the same name are one unit.
    private static func named(
        _ all: [String],
        _ singular: String,
        in project: Project,
        namesOf: (ProjectFile) -> [String]
    ) -> UnitMap {
        let names = Set(all.map(ExactText.init)).sorted()
        let numbers = Dictionary(names.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        return UnitMap(
            names: names.map(\.text),
            noun: noun(singular),
            project: project,
            sharedUnits: { file in
                let units = namesOf(file).compactMap { numbers[ExactText($0)] }
                return units.count > 1 ? units : nil
            },
            unitOfFile: { namesOf($0).first.flatMap { numbers[ExactText($0)] } }
        )
    }
}
