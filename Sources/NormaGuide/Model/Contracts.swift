// Rules over the dependency graph that have a name of their own.

import NormaExpressions

/// `layers: [App, Presentation, Domain | Data, Shared]`
package struct LayersContract: Sendable, Hashable {
    /// Highest first; the members of one rank are side by side and don't use each other.
    package var ranks: [[LocatedText]]
    /// Each rank may use only the next one below.
    package var isStrict: Bool
}

/// `allow: [A -> B]`, or a Mermaid picture: these dependencies and no others between the units named.
package struct AllowContract: Sendable, Hashable {
    package struct Arrow: Sendable, Hashable {
        package var from: LocatedText
        package var to: LocatedText

        package init(from: LocatedText, to: LocatedText) {
            self.from = from
            self.to = to
        }
    }

    /// Every unit (layer or module) of the contract, those without an arrow too.
    package var units: [LocatedText]
    package var arrows: [Arrow]
}

/// `independent: "Features/{Feature}/**"`: slices that do not know each other.
package struct IndependentContract: Sendable, Hashable {
    /// The placeholders' values name the slice.
    package var slices: [NamePattern]
    /// Paths below a slice that others may use.
    package var through: [NamePattern]
}

package struct AcyclicContract: Sendable, Hashable {
    package enum Unit: String, Sendable, Hashable, CaseIterable {
        case modules, features, layers, folders, files, types
    }

    package var unit: Unit
    /// Only code in this place.
    package var scope: Description?
}

/// `covered: layers`: every Swift file (below the paths) belongs to a layer.
package struct CoveredContract: Sendable, Hashable {
    package var paths: [NamePattern]
}
