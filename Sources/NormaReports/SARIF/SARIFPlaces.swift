// Places in SARIF: percent-encoded URIs below a root, and regions in code points.

import NormaFindings
import NormaText

enum SARIFPlaces {
    /// The base of all URIs in the report.
    static let root = "SRCROOT"

    /// A finding's place with its symbol.
    static func location(of finding: Finding) -> JSONValue {
        let symbol = finding.symbol
        let isNamed = !symbol.isEmpty && !symbol.hasSameBytes(as: finding.place.path.text)
        return .present([
            ("physicalLocation", location(of: finding.place, finding.excerpt)),
            ("logicalLocations", isNamed ? .array([.object([("fullyQualifiedName", .string(symbol))])]) : nil),
        ])
    }

    /// The excerpt provides the columns; without one the region covers whole lines.
    static func location(of place: Place, _ excerpt: Excerpt?) -> JSONValue {
        guard place.range != nil else {
            // Code scanning doesn't show a result without a line.
            return location(place.path, region: [("startLine", .int(1))])
        }
        let isOneLine = place.end.line <= place.start.line
        // The other lines of a range aren't available to count columns in; without them the region covers the line.
        let lastLine = !isOneLine && place.end.column == 1 ? place.end.line - 1 : place.end.line
        return location(
            place.path,
            region: [
                ("startLine", .int(place.start.line)),
                ("startColumn", excerpt.map { .int($0.startCodePoint) }),
                ("endLine", .int(lastLine)),
                ("endColumn", isOneLine ? excerpt?.endCodePoint.map { .int($0) } : nil),
            ]
        )
    }

    private static func location(_ path: RelativePath, region: [(String, JSONValue?)]) -> JSONValue {
        .object([
            ("artifactLocation", artifact(path)),
            ("region", .present(region)),
        ])
    }

    static func artifact(_ path: RelativePath) -> JSONValue {
        .object([("uri", .string(uri(path))), ("uriBaseId", .string(root))])
    }

    /// The root itself is `.`, since code scanning refuses an empty URI.
    static func uri(_ path: RelativePath) -> String { path.text.isEmpty ? "." : encoded(path.text) }

    /// `file:///Users/me/My%20App/`.
    static func folderURI(absolutePath: String) -> String {
        let path = absolutePath.hasSuffix("/") ? absolutePath : absolutePath + "/"
        return "file://" + encoded(path)
    }

    /// Everything except letters, digits, `/` and the characters that a path segment may contain; `:` too, which in the
    /// first segment would look like a scheme.
    private static func encoded(_ path: String) -> String {
        var encoded = ""
        for byte in path.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"):
                encoded.unicodeScalars.append(Unicode.Scalar(byte))
            case _ where kept.contains(byte):
                encoded.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                encoded += "%" + (digits.count == 1 ? "0" : "") + digits
            }
        }
        return encoded
    }

    private static let kept = Set("-._~/!$&'()*+,;=@".utf8)
}
