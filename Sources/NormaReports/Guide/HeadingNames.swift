// The names by which links find headings, as GitHub makes them; each is unique.

struct HeadingNames {
    private var given: Set<String> = []
    private var counts: [String: Int] = [:]

    /// Longer names are cut.
    private static let longest = 120

    mutating func name(for title: String) -> String {
        let name = Self.plain(title)
        var unique = name
        while given.contains(unique) {
            counts[name, default: 0] += 1
            unique = "\(name)-\(counts[name, default: 0])"
        }
        given.insert(unique)
        return unique
    }

    private static func plain(_ title: String) -> String {
        var name = String.UnicodeScalarView()
        for scalar in title.unicodeScalars {
            if name.count == longest { break }
            if scalar == " " || scalar == "-" {
                name.append("-")
            } else if scalar == "_" || scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
                name.append(contentsOf: scalar.properties.lowercaseMapping.unicodeScalars)
            }
        }
        return name.isEmpty ? "section" : String(name)
    }
}
