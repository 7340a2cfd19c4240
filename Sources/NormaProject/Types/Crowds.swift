// Names that so many declarations have in one place that they are not compared one by one.

import NormaFacts

/// Generated crowds: looking at each of them for each use would be quadratic.
enum Crowds {
    /// So many members of one name in one type, or functions of one name that a file sees, are compared with a call.
    static let most = 1_024
}

extension Project {
    /// For each name with more declarations in one place than are compared, one of them; in order.
    package var crowds: [DeclarationID] {
        let values = types.manyTopLevelValues.values.compactMap(\.crowd)
        return (types.namedMembers.crowds(over: Crowds.most) + values).sorted()
    }
}
