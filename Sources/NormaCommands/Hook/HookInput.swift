// What a tool sends after an edit: which files, seen from which folder. The forms are those that the tools document.

import Foundation
import NormaFiles
import NormaText

struct HookInput {
    /// Nil if the paths came from the command line.
    var client: HookClient?
    /// Absolute, each once, in the order of the edit; empty if the tool didn't edit anything.
    var paths: [String]
    /// The agent's folder, absolute.
    var folder: String

    init(paths: [String]) {
        folder = FileSystem.currentFolder
        self.paths = Self.absolute(paths, from: folder)
    }

    /// - Throws: `CommandFailure` if this is no JSON of an edit.
    init(json bytes: [UInt8]) throws {
        guard !bytes.isEmpty else { throw Self.failure("there is nothing on standard input") }
        guard let value = try? JSONSerialization.jsonObject(with: Data(bytes)),
            let object = value as? [String: Any]
        else { throw Self.failure("standard input isn't a JSON object") }
        let client = Self.client(of: object)
        guard let client else { throw Self.failure("this JSON names neither a tool nor a file that was edited") }
        self.client = client
        let roots = object["workspace_roots"] as? [String]
        let named = object["cwd"] as? String ?? roots?.first ?? ""
        folder = named.hasPrefix("/") ? named : FileSystem.currentFolder
        paths = Self.absolute(Self.paths(of: object), from: folder)
    }

    private static func failure(_ message: String) -> CommandFailure {
        CommandFailure(
            message,
            suggestion:
                "`norma hook` expects what an agent's tool sends after an edit; to check by hand: `norma hook PATH`"
        )
    }

    // MARK: - The tool

    private static func client(of object: [String: Any]) -> HookClient? {
        if object["toolName"] is String { return .copilot }
        if object["cursor_version"] is String || object["workspace_roots"] is [Any] { return .cursor }
        if let event = object["hook_event_name"] as? String, event.first?.isLowercase == true { return .cursor }
        guard let tool = object["tool_name"] as? String else { return nil }
        return tool == "apply_patch" ? .codex : .claude
    }

    /// Tools that write no file; a hook may be called after any.
    private static let reading: Set<String> = [
        "read", "view", "glob", "grep", "ls", "bash", "shell", "search", "webfetch", "websearch", "task",
    ]

    private static func paths(of object: [String: Any]) -> [String] {
        if let path = object["file_path"] as? String { return [path] }
        let tool = (object["tool_name"] ?? object["toolName"]) as? String ?? ""
        guard !reading.contains(tool.lowercased()) else { return [] }
        switch object["tool_input"] ?? object["toolArgs"] {
        case let input as [String: Any]: return paths(ofInput: input)
        case let text as String:
            let value = try? JSONSerialization.jsonObject(with: Data(text.utf8))
            if let input = value as? [String: Any] { return paths(ofInput: input) }
            return PatchPaths.paths(in: text)
        default: return []
        }
    }

    private static func paths(ofInput input: [String: Any]) -> [String] {
        for key in ["file_path", "path", "filePath"] {
            if let path = input[key] as? String { return [path] }
        }
        for key in ["command", "patch", "input"] {
            if let text = input[key] as? String { return PatchPaths.paths(in: text) }
        }
        return []
    }

    private static func absolute(_ paths: [String], from folder: String) -> [String] {
        var known: Set<String> = []
        return paths.filter { !$0.isEmpty }.map { $0.hasPrefix("/") ? $0 : folder + "/" + $0 }
            .filter { known.insert($0).inserted }
    }
}

/// The files that a patch in the form of `apply_patch` names.
enum PatchPaths {
    private static let marks = ["*** Update File: ", "*** Add File: ", "*** Delete File: ", "*** Move to: "]

    static func paths(in patch: String) -> [String] {
        patch.split(whereSeparator: \.isNewline).compactMap { line in
            marks.first { line.hasPrefix($0) }.map { String(line.dropFirst($0.count).trimmed) }
        }
    }
}
