// What the code base consists of at one level, and who uses whom: what a picture, a matrix and `norma graph` show.

/// How closely one looks.
package enum StructureLevel: String, Sendable, Hashable, Codable, CaseIterable {
    case layers
    /// What of a feature or a module lies in one layer.
    case parts
    case features, modules, types
}

/// The units of one level and the uses between them; test code, generated code and previews are left out.
package struct StructureGraph: Sendable, Hashable, Codable {
    package var level: StructureLevel
    /// What uses stands before what it uses, the units of one circle beside each other, and where a guide orders layers, that
    /// order goes first: an edge from a later unit to an earlier one leads back.
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
package struct StructureUnit: Sendable, Hashable, Codable {
    /// Unique among the units of a graph, but for parts, which are told by their layer as well.
    package var name: String
    /// `class`, `struct` … of a type; of a module what its manifest calls the target; nil for others.
    package var kind: String?
    /// Where a type is declared; nil for others.
    package var place: Place?
    package var files = 0
    package var lines = 0
    /// Types, the nested ones too.
    package var types = 0
    /// What all of it lies in, by name; nil where it lies in several or in none, and of the unit's own level.
    package var layer: String?
    package var feature: String?
    package var module: String?
    /// How far down the guide puts its layer, 0 for the top; layers side by side share a number. Nil without such an order.
    package var rank: Int?
    /// The units that reach each other share a number; nil for a unit in no circle.
    package var circle: Int?

    package init(name: String, kind: String? = nil, place: Place? = nil) {
        self.name = name
        self.kind = kind
        self.place = place
    }
}

/// All uses of one unit by another.
package struct StructureEdge: Sendable, Hashable, Codable {
    package var from: Int
    package var to: Int
    /// Places in code where something of the one names something of the other.
    package var references = 0
    /// Import lines.
    package var imports = 0
    /// Lines of manifests that say that the one depends on the other.
    package var declarations = 0
    /// How many of the uses each rule finds fault with, by its name; comments that allow are taken off, a baseline is not.
    package var forbiddenByRule: [String: Int] = [:]
    /// How many of the uses some rule finds fault with.
    package var forbidden = 0
    /// How many of those the baseline accepts.
    package var accepted = 0
    /// A rule about arrows (layers, allowed arrows, slices, circles) forbids it, and not only some rule a use that it is made of.
    package var isForbidden = false
    /// Both units lie in one circle.
    package var isInCircle = false
    /// Where: the forbidden uses first, then others in the order of files; not all where there are many.
    package var uses: [StructureUse] = []

    package init(from: Int, to: Int) {
        self.from = from
        self.to = to
    }

    /// What an arrow says of its weight: in how many places the one names the other.
    package var weight: Int { references + imports + declarations }

    /// Only a manifest says it: no line of code needs it.
    package var isDeclaredOnly: Bool { references + imports == 0 && declarations > 0 }
}

/// One place where a unit names another.
package struct StructureUse: Sendable, Hashable, Codable {
    package var place: Place
    /// `CartViewModel`, or a file's name.
    package var user: String
    /// `uses`, `creates`, `extends`, `imports`, `depends on`.
    package var verb: String
    package var target: String
    /// The rules that find fault with it.
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
