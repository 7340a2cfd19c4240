// Fills the table of types when all names are resolved.

import NormaFacts

extension ProjectContents {
    /// Everything that follows from resolved names; once.
    mutating func finish() {
        declarationsByName = Grouping(
            declarationNames.enumerated().lazy.filter { $0.element >= 0 }
                .map { (group: $0.element, value: DeclarationID(Int32($0.offset))) },
            groupCount: linked.names.count
        )
        let scopeCount = linked.scopes.count
        let extensions = linked.scopes.extensions.enumerated().compactMap { number, declaration in
            linked.extended[number].single.map { (group: $0, value: declaration) }
        }
        types.extensions = Grouping(extensions, groupCount: scopeCount)
        var possible: [(group: Int32, value: DeclarationID)] = []
        for (number, declaration) in linked.scopes.extensions.enumerated() where linked.extended[number].single == nil {
            linked.extended[number].forEach { possible.append((group: $0, value: declaration)) }
        }
        types.possibleExtensions = Grouping(possible, groupCount: scopeCount)
        types.topLevelValues = Grouping(topLevelValues(), groupCount: linked.names.count)
        for name in 0..<Int32(clamping: linked.names.count) where types.topLevelValues[name].count > TopLevelValues.few
        {
            types.manyTopLevelValues[name] = TopLevelValues(types.topLevelValues[name], of: self)
        }
        let members = memberPairs()
        types.members = Grouping(members, groupCount: scopeCount)
        types.namedMembers = MemberIndex(members, names: declarationNames)
        let stated = linked.stated.enumerated().compactMap { index, stated in
            ownScope(of: stated.statedBy).map { (group: $0, value: Int32(index)) }
        }
        types.stated = Grouping(stated, groupCount: scopeCount)
        (types.supertypes, types.doubts) = Supertypes(linked: linked).all()
        sortNames()
    }

    /// The repeated questions about a name, however many declarations have it.
    private mutating func sortNames() {
        types.isTypeName = Array(repeating: false, count: linked.names.count)
        types.isValueName = types.isTypeName
        types.isCaseName = types.isTypeName
        for file in files {
            let first = file.firstDeclaration.index
            for (index, fact) in file.content.declarations.enumerated() {
                if fact.kind == .initializer, fact.parent >= 0 {
                    types.withInitializer.insert(DeclarationID(first + fact.parent))
                }
                let name = declarationNames[Int(first) + index]
                guard name >= 0 else { continue }
                switch fact.kind {
                case .function, .property: types.isValueName[Int(name)] = true
                case .enumCase: types.isCaseName[Int(name)] = true
                case let kind where kind.isType: types.isTypeName[Int(name)] = true
                default: break
                }
            }
        }
    }

    /// The scope of a type, or of the known extended type.
    func ownScope(of declaration: DeclarationID) -> Int32? {
        if let scope = linked.scopes.scope(ofType: declaration) { return scope }
        return linked.scopes.extensionNumber(declaration).flatMap { linked.extended[$0].single }
    }

    private func topLevelValues() -> [(group: Int32, value: DeclarationID)] {
        var found: [(group: Int32, value: DeclarationID)] = []
        for file in files {
            let facts = file.facts.declarations
            var next = 0
            while next < facts.count {
                let fact = facts[next]
                let id = DeclarationID(file.firstDeclaration.index + Int32(next))
                let name = declarationNames[Int(id.index)]
                let isValue = fact.kind == .property || fact.kind == .function
                if isValue, !fact.traits.contains(.local), name >= 0 { found.append((name, id)) }
                next = max(next + 1, Int(fact.subtreeEnd))
            }
        }
        return found
    }

    /// Members in the bodies of types first, then those in extensions, each in order.
    private func memberPairs() -> [(group: Int32, value: DeclarationID)] {
        var inBodies: [(group: Int32, value: DeclarationID)] = []
        var inExtensions: [(group: Int32, value: DeclarationID)] = []
        for file in files {
            let first = file.firstDeclaration.index
            for (index, fact) in file.facts.declarations.enumerated() where fact.parent >= 0 {
                let parent = DeclarationID(first + fact.parent)
                let member = DeclarationID(first + Int32(index))
                if let scope = linked.scopes.scope(ofType: parent) {
                    inBodies.append((scope, member))
                } else if let scope = ownScope(of: parent) {
                    inExtensions.append((scope, member))
                }
            }
        }
        return inBodies + inExtensions
    }
}

extension Project {
    /// The scope of a type, or of the known extended type.
    func ownScope(of declaration: DeclarationID) -> Int32? { shared.contents.ownScope(of: declaration) }
}
