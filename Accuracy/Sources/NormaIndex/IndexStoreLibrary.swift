// Finds the library by which the installed toolchain reads its own index, and loads it.

import Foundation

/// The toolchain's libIndexStore, loaded.
public struct IndexStoreLibrary: Sendable {
    /// Its path.
    public let path: String
    /// The version of the stores that it reads.
    public var formatVersion: Int { Int(functions.formatVersion()) }

    let functions: IndexFunctions

    /// Loads the library at a path.
    public init(path: String) throws(IndexStoreError) {
        guard let handle = dlopen(path, RTLD_LAZY | RTLD_LOCAL) else {
            throw .libraryUnusable(path: path, reason: dlerror().map { String(cString: $0) } ?? "it can't be loaded")
        }
        // It stays loaded: the functions may be called as long as the program runs.
        functions = try IndexFunctions(library: handle, path: path)
        self.path = path
    }

    /// The library of the `swift` that the shell would call.
    public static func ofToolchain() throws(IndexStoreError) -> IndexStoreLibrary {
        var tried: [String] = []
        for candidate in besideCompilers() {
            if isFile(candidate) { return try IndexStoreLibrary(path: candidate) }
            tried.append(candidate)
        }
        // If `swift` only starts another one (a version manager's, macOS's), that one knows its place.
        if let candidate = besideRuntime() {
            if isFile(candidate) { return try IndexStoreLibrary(path: candidate) }
            tried.append(candidate)
        }
        throw .libraryNotFound(tried)
    }

    #if os(macOS)
    static let fileName = "libIndexStore.dylib"
    #else
    static let fileName = "libIndexStore.so"
    #endif

    /// `lib` beside the `bin` that holds a `swift`, for each one in PATH, links followed.
    private static func besideCompilers() -> [String] {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        var found: [String] = []
        for folder in folders {
            guard isFile(folder + "/swift") else { continue }
            let compiler = URL(fileURLWithPath: folder + "/swift").resolvingSymlinksInPath()
            let toolchain = compiler.deletingLastPathComponent().deletingLastPathComponent()
            let candidate = toolchain.appendingPathComponent("lib/" + fileName).path
            if !found.contains(candidate) { found.append(candidate) }
        }
        return found
    }

    /// `swift -print-target-info` names the folder of the runtime, `lib/swift`; the library is in `lib`.
    private static func besideRuntime() -> String? {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["swiftc", "-print-target-info"]
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return nil }
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
            let paths = object["paths"] as? [String: Any], let runtime = paths["runtimeResourcePath"] as? String
        else { return nil }
        return URL(fileURLWithPath: runtime).deletingLastPathComponent().appendingPathComponent(fileName).path
    }

    private static func isFile(_ path: some StringProtocol) -> Bool {
        FileManager.default.isReadableFile(atPath: String(path))
    }
}
