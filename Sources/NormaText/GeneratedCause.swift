// Why a file is left out of the check as generated.

/// A cause of its own for each place that can say so, because they are not equally trustworthy.
///
/// *Listed* is what somebody says outside of the file, where a reviewer looks for it; a *mark* is what the file says of itself, and
/// whoever writes the file can write it.
package enum GeneratedCause: String, Sendable, Hashable, Codable, CaseIterable, Comparable {
    /// `generated:` in a `yaml define` block.
    case guide
    /// `generated:` in `.norma.yml`.
    case configuration
    /// `linguist-generated` in `.gitattributes`.
    case attributes
    /// `Strings.generated.swift`.
    case name
    /// What a generator writes above all code.
    case header
    /// Xcode's placeholders in the file's name, or in the names of all its types.
    case template

    package var isListed: Bool {
        switch self {
        case .guide, .configuration, .attributes: true
        case .name, .header, .template: false
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
        }
    }

    /// In the order of trust.
    package static func < (left: Self, right: Self) -> Bool {
        (allCases.firstIndex(of: left) ?? 0) < (allCases.firstIndex(of: right) ?? 0)
    }
}
