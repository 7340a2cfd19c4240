// The folders that the client works in: asked for once, as far as the client can say.

import NormaText

enum ClientRoots {
    /// The client doesn't know them.
    case none
    /// It knows them, and they were not asked for yet.
    case unasked
    /// The request that asks for them; calls wait for the answer.
    case asked(MessageIdentifier)
    case known([String])

    var folders: [String] {
        if case .known(let folders) = self { return folders }
        return []
    }

    /// The folders of an answer to `roots/list`, without those that aren't on this machine's disk.
    static func folders(of result: PlacedValue?) -> [String] {
        result?["roots"]?.list?.compactMap { $0["uri"]?.text.flatMap(path(of:)) } ?? []
    }

    /// The absolute path of `file:///…`; nil for another address.
    static func path(of address: String) -> String? {
        let scheme = "file://"
        guard address.hasPrefix(scheme) else { return nil }
        let rest = address.utf8.dropFirst(scheme.utf8.count)
        // A host may be named; only this machine counts.
        let host = rest.prefix { $0 != UInt8(ascii: "/") }
        guard host.isEmpty || String(host) == "localhost" else { return nil }
        var bytes: [UInt8] = []
        var waiting = rest.dropFirst(host.count)
        while let byte = waiting.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            let digits = waiting.prefix(2)
            guard digits.count == 2, let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16) else {
                return nil
            }
            bytes.append(value)
            waiting = waiting.dropFirst(2)
        }
        guard let path = try? Utf8Text.text(of: bytes), path.hasPrefix("/"), !path.utf8.contains(0) else { return nil }
        return path
    }
}
