// Why a file is left out of the check: it was generated, or it is third-party code.

/// A separate case for each source, because they are not equally trustworthy.
///
/// *Listed* is an entry for Norma or git, where a reviewer looks for it; a *mark* is in the file, its place or another
/// tool's configuration, and anyone who writes code can write it.
package enum GeneratedCause: String, Sendable, Hashable, CaseIterable, Comparable {
    /// `generated:` in a `yaml define` block.
    case guide
    /// `generated:` in `.norma.yml`.
    case configuration
    /// `linguist-generated` in `.gitattributes`.
    case attributes
    /// `Strings.generated.swift`.
    case name
    /// The header that a generator writes above all code.
    case header
    /// Xcode's placeholders in the file's name, or in the names of all its types.
    case template
    /// Types that are Cuckoo's mocks, with their proxies.
    case mocks
    /// The path is the output of a tool, by the tool's configuration in the tree.
    case tool
    /// The folder is named for third-party code, or has a third-party licence of its own.
    case vendored

    package var isListed: Bool {
        switch self {
        case .guide, .configuration, .attributes: true
        case .name, .header, .template, .mocks, .tool, .vendored: false
        }
    }

    /// `12 by their header`
    package func words(for count: Int) -> String {
        let their = count == 1 ? "its" : "their"
        return switch self {
        case .guide: "in the guide"
        case .configuration: "in .norma.yml"
        case .attributes: "in .gitattributes"
        case .name: "by \(their) name"
        case .header: "by \(their) header"
        case .template: "as Xcode \(count == 1 ? "template" : "templates")"
        case .mocks: "as mocks of Cuckoo"
        case .tool: "as output of a tool"
        case .vendored: "as vendored code"
        }
    }

    /// In the order of trust.
    package static func < (left: Self, right: Self) -> Bool {
        (allCases.firstIndex(of: left) ?? 0) < (allCases.firstIndex(of: right) ?? 0)
    }
}
