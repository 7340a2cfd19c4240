// The templates of a guide: sets of files with placeholders, and their inputs.

import NormaText

/// One set of files that `norma new` makes together.
package struct TemplateSet: Sendable, Hashable {
    package var name: String
    package var summary: String
    /// The sets that were created before, in a project where this one makes sense.
    package var needs: [LocatedText]
    /// A folder that must already exist, with placeholders; nil if the set doesn't need one.
    package var within: LocatedText?
    /// In the order written.
    package var inputs: [TemplateInput]
    /// The derivation of the set from something in the code base, such as a mock from its protocol.
    package var derivation: LocatedText?
    /// The shape of derived code; the code that derives it knows the keys.
    package var shape: [TemplateOption]
    /// The steps to do by hand, with placeholders.
    package var next: [LocatedText]
    /// In the order written.
    package var files: [TemplateFile]
    package var section: SectionReference
    package var place: GuidePlace

    package init(
        name: String,
        summary: String,
        needs: [LocatedText] = [],
        inputs: [TemplateInput] = [],
        derivation: LocatedText? = nil,
        shape: [TemplateOption] = [],
        next: [LocatedText] = [],
        files: [TemplateFile] = [],
        section: SectionReference,
        place: GuidePlace
    ) {
        self.name = name
        self.summary = summary
        self.needs = needs
        self.inputs = inputs
        self.derivation = derivation
        self.shape = shape
        self.next = next
        self.files = files
        self.section = section
        self.place = place
    }

    package func input(named name: String) -> TemplateInput? { inputs.first { $0.name == name } }

    /// The input that the NAME on the command line is for.
    package var naming: TemplateInput? {
        inputs.first { !$0.isList && $0.defaults == nil && $0.readings.isEmpty }
            ?? inputs.first { !$0.isList && [.typeName, .memberName].contains($0.kind) }
    }
}

/// An input of a set.
package struct TemplateInput: Sendable, Hashable {
    package enum Kind: Sendable, Hashable {
        /// `Checkout`
        case typeName
        /// `fetchItems`
        case memberName
        /// `title: String`
        case field
        case text
        /// `12`, `-0.5`
        case number
        /// `true` or `false`
        case flag
        case choice([String])
    }

    package var name: String
    package var kind: Kind
    /// Any number of values, none among them.
    package var isList: Bool
    package var about: String?
    /// Nil: it has to be given. With placeholders for inputs before it.
    package var defaults: [String]?
    /// The value that the guide's test fills in; empty if it uses the default.
    package var samples: [String]
    /// The places of the project where it is looked up, in this order, before the default is used.
    package var readings: [TemplateReading] = []
    package var place: GuidePlace
}

/// A place of the project from which an input can be read.
package enum TemplateReading: Sendable, Hashable {
    /// The name of the app.
    case appName
    /// The module of a path, with placeholders.
    case module(at: LocatedText)
    /// The part of a path that `*` matches, with placeholders. `onlyAlike`: only if it and the set's name begin alike.
    case path(LocatedText, onlyAlike: Bool)

    package var pattern: LocatedText? {
        switch self {
        case .appName: nil
        case .module(let path), .path(let path, _): path
        }
    }
}

/// A key of `shape:` with its values.
package struct TemplateOption: Sendable, Hashable {
    package var key: LocatedText
    package var values: [LocatedText]

    package init(key: LocatedText, values: [LocatedText]) {
        self.key = key
        self.values = values
    }
}

/// One block of a set: a whole file, or a piece that is put into one.
package struct TemplateFile: Sendable, Hashable {
    /// With placeholders.
    package var path: LocatedText
    /// The input whose values each get a file.
    package var each: String?
    /// The condition for creating it: `tests`, `platform.ios`; empty: always.
    package var conditions: [TemplateCondition]
    /// Sets share it: if the file already exists, it stays.
    package var isShared: Bool
    /// Nil: a whole file.
    package var destination: InsertionPoint?
    package var text: String
    /// The first line of its content in the document.
    package var firstLine: Int
    package var section: SectionReference
    package var place: GuidePlace

    /// The parts of a path, with placeholders or without: never out of the project, never into the history or a person's home.
    package static func isInsideProject(_ parts: [Substring]) -> Bool {
        !parts.contains { ["", ".", "..", ".git", "~"].contains($0) }
    }

    package init(
        path: LocatedText,
        each: String? = nil,
        conditions: [TemplateCondition] = [],
        isShared: Bool = false,
        destination: InsertionPoint? = nil,
        text: String,
        firstLine: Int,
        section: SectionReference,
        place: GuidePlace
    ) {
        self.path = path
        self.each = each
        self.conditions = conditions
        self.isShared = isShared
        self.destination = destination
        self.text = text
        self.firstLine = firstLine
        self.section = section
        self.place = place
    }
}

/// `tests`, `!tests`, `platform.ios`
package struct TemplateCondition: Sendable, Hashable {
    /// The path of a placeholder.
    package var path: [String]
    package var isNegated: Bool
}
