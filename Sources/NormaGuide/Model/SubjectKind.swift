// The kinds of thing that a rule can speak of.

/// The raw value is the word in a guide.
package enum SubjectKind: String, Sendable, Hashable, CaseIterable, Codable {
    case file, document, folder, `import`, type, `class`, `struct`, `enum`, actor, `protocol`, `extension`, function
    case initializer
    case property, `case`, parameter, call, string, comment, module, package, dependency, feature, test
}
