// What left files out before a change: under the policy of its base, only that counts.

import NormaText

package struct TrustedMarks: Sendable {
    /// The base's `.gitattributes`.
    let attributes: String
    /// The earlier contents of the changed Swift files, by their present paths.
    let contents: [RelativePath: [UInt8]]

    package init(attributes: String, contents: [RelativePath: [UInt8]]) {
        self.attributes = attributes
        self.contents = contents
    }
}
