// The paths of the files and folders of an Xcode project, composed of the groups around them.

import NormaFacts
import NormaText

/// The path of each file reference, group and synchronised folder, from the folder that holds the project.
struct XcodePaths {
    private(set) var notes: [SyntaxErrorFact] = []
    private var paths: [String: String] = [:]
    private let source: String

    /// Cost: linear in the objects; each is visited once, even in cycles.
    init(_ objects: XcodeObjects) {
        source = objects.root.text("projectDirPath") ?? ""
        var waiting: [(group: String, base: String?, from: ByteRange)] = []
        if let main = objects.root.text("mainGroup") { waiting.append((main, source, objects.root.range)) }
        var seen: Set<String> = []
        while let (id, base, from) = waiting.popLast() {
            guard let object = objects[id] else {
                notes.note("a group lists `\(id)`, and no object has this identifier", at: from)
                continue
            }
            guard seen.insert(id).inserted else {
                notes.note("the group or file `\(name(of: object))` is in two groups, or in itself", at: from)
                continue
            }
            let path = path(of: object, in: base)
            paths[id] = path
            let children = object.texts("children")
            waiting += children.reversed().map { ($0.text, path, $0.range) }
        }
        // A file in no group has a path only if it doesn't need a group's.
        for object in objects.all where paths[object.id] == nil && !seen.contains(object.id) {
            if object.text("sourceTree") == "SOURCE_ROOT" { paths[object.id] = path(of: object, in: nil) }
        }
    }

    /// Nil if it is in no known folder: among the built products, in the SDK, on one machine only.
    subscript(id: String) -> String? { paths[id] }

    private func name(of object: XcodeObject) -> String { object.text("name") ?? object.text("path") ?? object.id }

    private func path(of object: XcodeObject, in base: String?) -> String? {
        let own = object.text("path") ?? ""
        guard !own.contains("$("), !own.hasPrefix("/") else { return nil }
        switch object.text("sourceTree") ?? "<group>" {
        case "<group>": return base.map { Self.joined($0, own) }
        case "SOURCE_ROOT": return Self.joined(source, own)
        default: return nil
        }
    }

    static func joined(_ base: String, _ path: String) -> String {
        if base.isEmpty || path.isEmpty { return base + path }
        return base + "/" + path
    }
}
