// The YAML of built-in guides, read once: a program that loads several guides in a row reads the same books again and again.

import Synchronization

enum KnownYaml {
    private struct Place: Hashable {
        let file: String
        let start: Int
    }

    private static let values = Mutex<[Place: (bytes: [UInt8], value: YamlValue)]>([:])

    /// The value of a block; nil, perhaps with a problem, if it is empty or not YAML.
    static func value(of content: BlockContent, _ reader: DocumentReader) -> YamlValue? {
        guard reader.source.file.hasSuffix("(built in)") else { return reader.yaml(content) }
        let place = Place(file: reader.source.file, start: content.documentStart)
        if let known = values.withLock({ $0[place] }), known.bytes == content.bytes { return known.value }
        let count = reader.problems.count
        let value = reader.yaml(content)
        if let value, reader.problems.count == count { values.withLock { $0[place] = (content.bytes, value) } }
        return value
    }
}
