// The units of the code base at one level, and who uses whom: for pictures, matrices and `norma graph`.

/// The level of detail.
package enum StructureLevel: String, Sendable, Hashable, CaseIterable {
    case layers
    /// The part of a feature or a module that is in one layer.
    case parts
    case features, modules, types
}

/// The units of one level and the uses between them; test code, generated code and previews are left out.
package struct StructureGraph: Sendable, Hashable {
    package var level: StructureLevel
    /// Users before what they use, the units of a cycle beside each other; the guide's order of layers has priority: an
    /// edge from a later unit to an earlier one leads back.
    package var units: [StructureUnit]
    /// By `from`, then by `to`: indices into `units`. One edge for all uses of one unit by another.
    package var edges: [StructureEdge]

    package init(level: StructureLevel, units: [StructureUnit] = [], edges: [StructureEdge] = []) {
        self.level = level
        self.units = units
        self.edges = edges
    }
}

/// A layer, a feature, a module, a type, or a part of one of them.
package struct StructureUnit: Sendable, Hashable {
    /// Unique among the units of a graph, except for parts, which also need their layer.
    package var name: String
    /// `class`, `struct` … for a type; for a module the kind of target in its manifest; nil for others.
    package var kind: String?
    /// Where a type is declared; nil for others.
    package var place: Place?
    package var files = 0
    package var lines = 0
    /// Types, the nested ones too.
    package var types = 0
    /// Its parents by name; nil if there are several or none, and for the unit's own level.
    package var layer: String?
    package var feature: String?
    package var module: String?
    /// The level of its layer in the guide, 0 for the top; layers side by side share a number. Nil without such an
    /// order.
    package var rank: Int?
    /// Shared by units that reach each other; nil for a unit in no cycle.
    package var circle: Int?

    package init(name: String, kind: String? = nil, place: Place? = nil) {
        self.name = name
        self.kind = kind
        self.place = place
    }
}

/// All uses of one unit by another.
package struct StructureEdge: Sendable, Hashable {
    package var from: Int
    package var to: Int
    /// Places in code where a name of the one refers to the other.
    package var references = 0
    /// Import lines.
    package var imports = 0
    /// Lines of manifests that declare the dependency.
    package var declarations = 0
    /// How many of the uses each rule reports, by its name; without those allowed by comments, with those in a
    /// baseline.
    package var forbiddenByRule: [String: Int] = [:]
    /// How many of the uses some rule reports.
    package var forbidden = 0
    /// How many of those the baseline accepts.
    package var accepted = 0
    /// A rule about arrows (layers, allowed arrows, slices, cycles) forbids it, not just a rule about single uses.
    package var isForbidden = false
    /// Both units are in one cycle.
    package var isInCircle = false
    /// How it differs from an earlier state, if the graph shows a change.
    package var change: DependencyChange?
    /// The places: the forbidden uses first, then others in the order of files; not all if there are many.
    package var uses: [StructureUse] = []

    package init(from: Int, to: Int) {
        self.from = from
        self.to = to
    }

    /// The weight of an arrow: the number of places where the one names the other.
    package var weight: Int { references + imports + declarations }

    /// Only a manifest declares it: no line of code needs it.
    package var isDeclaredOnly: Bool { references + imports == 0 && declarations > 0 }
}

/// One place where a unit names another.
package struct StructureUse: Sendable, Hashable {
    package var place: Place
    /// `CartViewModel`, or a file's name.
    package var user: String
    /// `uses`, `creates`, `extends`, `imports`, `depends on`.
    package var verb: String
    package var target: String
    /// The rules that report it.
    package var rules: [String]
    /// The baseline accepts it.
    package var isAccepted: Bool

    package init(place: Place, user: String, verb: String, target: String, rules: [String], isAccepted: Bool) {
        self.place = place
        self.user = user
        self.verb = verb
        self.target = target
        self.rules = rules
        self.isAccepted = isAccepted
    }
}
