// The types of a code base as units: each outermost type with everything that belongs to it.

import NormaFacts
import NormaProject

/// Outermost types with everything that is nested in them and in their extensions.
///
/// A nested type and the type around it always use each other, so they are one unit; code outside types
/// (a function, a global) is in no unit.
struct TypeUnits {
    let map: UnitMap
    /// The outermost type of each unit.
    let types: [DeclarationID]

    init(_ context: JudgingContext) {
        let project = context.project
        var names: [String] = []
        var types: [DeclarationID] = []
        var units = Array(repeating: -1, count: project.declarationCount)
        for (index, file) in project.files.enumerated() {
            for (offset, fact) in file.facts.declarations.enumerated() {
                let declaration = Int(file.firstDeclaration.index) + offset
                guard units.indices.contains(declaration) else { continue }
                let isOwn =
                    fact.kind.isType && Self.startsUnit(offset, in: file, FileID(Int32(clamping: index)), context)
                if isOwn {
                    units[declaration] = names.count
                    types.append(DeclarationID(Int32(clamping: declaration)))
                    names.append(context.symbol(of: DeclarationID(Int32(clamping: declaration))))
                } else if fact.parent >= 0 {
                    units[declaration] = units[Int(file.firstDeclaration.index + fact.parent)]
                }
            }
        }
        for (index, file) in project.files.enumerated() {
            let id = FileID(Int32(clamping: index))
            for (offset, fact) in file.facts.declarations.enumerated() where fact.kind == .extension {
                guard let declaration = project.declaration(Int32(clamping: offset), in: id),
                    let unit = Self.unit(ofExtension: declaration, units, context)
                else { continue }
                for inner in offset..<max(offset + 1, Int(fact.subtreeEnd)) {
                    let place = Int(file.firstDeclaration.index) + inner
                    if units.indices.contains(place), units[place] < 0 { units[place] = unit }
                }
            }
        }
        map = UnitMap(names: names, noun: AcyclicUnits.noun("type"), unitOfDeclaration: units)
        self.types = types
    }

    /// A type that isn't nested in another type of the project: at the top of a file, in a function, or in an extension of a foreign type.
    private static func startsUnit(_ offset: Int, in file: ProjectFile, _ id: FileID, _ context: JudgingContext) -> Bool
    {
        var current = file.facts.declarations[offset].parent
        while let outer = file.facts.declaration(current) {
            if outer.kind.isType { return false }
            if outer.kind == .extension, let extended = context.project.declaration(current, in: id),
                context.project.extendedType(of: extended) != nil
            {
                return false
            }
            current = outer.parent
        }
        return true
    }

    /// The unit of the type that an extension extends, which may itself be nested in another extension.
    private static func unit(ofExtension declaration: DeclarationID, _ units: [Int], _ context: JudgingContext) -> Int?
    {
        var current = declaration
        // Each step leads to another declaration; code that compiles takes two or three steps.
        for _ in 0..<16 {
            guard let extended = context.project.extendedType(of: current) else { return nil }
            let unit = units[Int(extended.index)]
            if unit >= 0 { return unit }
            var outer = context.project.parent(of: extended)
            while let next = outer, context.project.fact(next).kind != .extension {
                outer = context.project.parent(of: next)
            }
            guard let next = outer else { return nil }
            current = next
        }
        return nil
    }
}
