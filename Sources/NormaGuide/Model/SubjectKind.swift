// The kinds of thing that a rule can be about, and how they are related.

import NormaText

/// The raw value is the word in a guide.
package enum SubjectKind: String, Sendable, Hashable, CaseIterable {
    case file, document, setting, folder
    case `import`, type, `class`, `struct`, `enum`, actor, `protocol`, `extension`, function
    case initializer
    case property, `case`, parameter, call, string, comment, mark, module, package, dependency, feature, test
}

extension SubjectKind {
    /// With its article: "an enum".
    package var noun: String { Article.indefinite(before: rawValue) + " " + rawValue }

    /// The kinds that are a case of it: a class is a type, a test is a function.
    package var cases: [SubjectKind] {
        switch self {
        case .type: [.class, .struct, .enum, .actor, .protocol]
        case .function: [.test]
        default: []
        }
    }

    /// The placeholders that such a thing binds by its name and place: a feature is in no layer, a package in no module.
    package var placeholders: [String] {
        switch self {
        case .feature: ["Subject", "Feature", "Year"]
        case .module, .folder: ["Subject", "Module", "Year"]
        case .package, .dependency: ["Subject", "Year"]
        default: ["Subject", "Feature", "Module", "Layer", "File", "Year"]
        }
    }

    /// This kind, and those that are a case of it or that it is a case of.
    package var alike: Set<SubjectKind> {
        Set([self] + cases + SubjectKind.allCases.filter { $0.cases.contains(self) })
    }
}
