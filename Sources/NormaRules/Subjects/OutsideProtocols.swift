// Which outside types are protocols, judged by the places where the code base writes their names.

import NormaFacts
import NormaProject

/// Names of types outside the project in places where only a protocol can be: in the clause of a struct, enum, actor or
/// extension, after the first name in a class's clause, after `any` or `some`.
final class OutsideProtocols: Sendable {
    private let known = Remembered<Set<String>>()

    /// Cost: the first time, a pass over all references.
    func contains(_ name: String, in project: Project) -> Bool {
        known.value { Self.names(in: project) }.contains(name)
    }

    private static func names(in project: Project) -> Set<String> {
        var names: Set<String> = []
        for file in project.files {
            var firstClauses: Set<Int32> = []
            for (index, reference) in file.facts.references.enumerated() {
                let isProtocol: Bool
                if !reference.traits.isDisjoint(with: [.existential, .opaque]) {
                    isProtocol = true
                } else if reference.role == .inheritance, !reference.traits.contains(.generic) {
                    let isFirst = firstClauses.insert(reference.owner).inserted
                    isProtocol = file.facts.declaration(reference.owner)?.kind != .class || !isFirst
                } else {
                    isProtocol = false
                }
                guard isProtocol, reference.qualifier < 0 else { continue }
                let number = ReferenceID(file.firstReference.index + Int32(clamping: index))
                if case .external = project.resolution(of: number) { names.insert(file.facts.text(reference.name)) }
            }
        }
        return names
    }
}
