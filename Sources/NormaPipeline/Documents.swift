// Reads files other than Swift, if the guide has rules about documents.

import NormaDocuments
import NormaFiles
import NormaFindings
import NormaProject
import NormaText

struct Documents {
    /// Larger files are data, not text for a rule; except those of a known format whose settings a rule reads.
    static let largest = 1_000_000
    /// Formats that people write. If a rule reads such a file and it can't be read, that is a problem.
    private static let written: Set<String> = [
        "c", "cc", "cpp", "css", "csv", "gradle", "graphql", "h", "htm", "html", "java", "js", "kt", "kts", "m",
        "markdown", "md", "metal", "mm", "podspec", "proto", "py", "rb", "rst", "sh", "sql", "svg", "ts", "tsv", "txt",
        "xml",
    ]
    /// Endings of files that are never text.
    private static let binary: Set<String> = [
        "a", "aac", "aif", "app", "car", "db", "dylib", "framework", "gif", "gz", "heic", "ico", "icns", "ipa", "jar",
        "jpeg", "jpg", "m4a", "mov", "mp3", "mp4", "o", "otf", "pdf", "png", "so", "sqlite", "tar", "tiff", "ttf",
        "usdz", "wasm", "wav", "webp", "woff", "woff2", "zip",
    ]

    let workspace: any Workspace
    let threads: Int
    /// Only those that may name types of the code, because the others aren't needed.
    var onlyInterfaces = false
    /// Rules read the content of documents: then large ones are read too, and other files are known not to be text.
    var withSettings = false

    /// In the order of the tree. A file that can't be opened is a problem; one that isn't text is left out.
    func read(_ tree: FileTree) -> (documents: [DocumentInput], problems: [FileProblem]) {
        let files = tree.files.filter { file in
            (!onlyInterfaces || InterfaceFiles.isInterface(file.path)) && file.path.pathExtension != "swift"
                && (file.size <= Self.largest || isReported(file.path))
                && !Self.binary.contains(file.path.pathExtension.lowercased())
        }
        let readings = ParallelMap.map(files, threads: threads) { read($0) }
        var documents: [DocumentInput] = []
        var problems: [FileProblem] = []
        for reading in readings {
            switch reading {
            case .success(let document?): documents.append(document)
            case .success(nil): continue
            case .failure(let problem): problems.append(problem)
            }
        }
        return (documents, problems)
    }

    /// Whether it must be reported to a rule that the file can't be read.
    private func isReported(_ path: RelativePath) -> Bool {
        !onlyInterfaces && (DocumentFormat(of: path) != nil || Self.written.contains(path.pathExtension.lowercased()))
    }

    private func problem(ofSize file: FileEntry) -> PlacedProblem? {
        if withSettings, DocumentFormat(of: file.path) != nil { return DocumentReader.problem(ofSize: file.size) }
        return file.size > Self.largest ? Self.tooLarge : nil
    }

    static let tooLarge = PlacedProblem(
        kind: .tooLarge,
        "it is larger than a megabyte; such files are read only if rules ask for their settings",
        at: .empty
    )

    private func read(_ file: FileEntry) -> Result<DocumentInput?, FileProblem> {
        let isReported = isReported(file.path)
        if isReported, let problem = problem(ofSize: file) {
            return .success(DocumentInput(path: file.path, unreadable: [], because: problem))
        }
        do {
            let bytes = try workspace.bytes(of: file.path)
            if let text = Self.text(of: bytes) { return .success(DocumentInput(path: file.path, text: text)) }
            guard isReported else { return .success(nil) }
            let problem = Self.problem(ofNoText: bytes)
            return .success(DocumentInput(path: file.path, unreadable: bytes, because: problem))
        } catch {
            return .failure(error)
        }
    }

    private static func problem(ofNoText bytes: [UInt8]) -> PlacedProblem {
        if let problem = DocumentReader.problem(ofNoText: bytes) { return problem }
        guard case .invalid(let offset) = SourceEncoding.of(bytes) else {
            let zero = bytes.firstIndex(of: 0) ?? 0
            return PlacedProblem("it contains NUL bytes, so it isn't text", at: ByteRange(zero, zero + 1))
        }
        return PlacedProblem("it is not UTF-8 from here on", at: ByteRange(offset, offset + 1))
    }

    /// The requested documents that could not be read. Those that are too large for one reason are one problem.
    static func problems(_ problems: [(document: ProjectDocument, problem: PlacedProblem)]) -> [InputProblem] {
        var alike: [String: [ProjectDocument]] = [:]
        var reported: [(document: ProjectDocument, problem: PlacedProblem, key: String?)] = []
        for (document, problem) in problems {
            let key = problem.kind == .malformed ? nil : problem.message.filter { !$0.isNumber }
            if let key {
                alike[key, default: []].append(document)
                if alike[key]?.count ?? 0 > 1 { continue }
            }
            reported.append((document, problem, key))
        }
        return reported.map { document, problem, key in
            let others = key.flatMap { alike[$0] }?.dropFirst() ?? []
            return Self.problem(problem, of: document, andOf: others)
        }
    }

    private static func problem(
        _ problem: PlacedProblem,
        of document: ProjectDocument,
        andOf others: ArraySlice<ProjectDocument>
    ) -> InputProblem {
        var place = Place(path: document.path)
        if problem.kind == .malformed || !problem.range.isEmpty {
            let (start, end) = (problem.range.start, problem.range.end)
            place = Place(
                path: document.path,
                range: problem.range,
                start: document.lines.position(at: start),
                end: document.lines.position(at: end)
            )
        }
        var message =
            "This can't be read as \(document.format?.title ?? "text"), because \(problem.message); rules about its content were not "
            + "decided for it."
        if problem.kind != .malformed { message += " Split it, or exclude it with `exclude:`." }
        if !others.isEmpty {
            let shown = others.prefix(3).map { "`\($0.path)`" }.joined(separator: ", ")
            let more = others.count > 3 ? " and \(others.count - 3) more" : ""
            message += " The same applies to \(shown)\(more)."
        }
        return InputProblem(kind: InputProblem.Kind(problem.kind), place: place, message: message)
    }

    /// UTF-8, or UTF-16 with its byte order mark, as in many strings tables; nil for anything else.
    private static func text(of bytes: [UInt8]) -> String? {
        switch SourceEncoding.of(bytes) {
        case .utf8: String(decoding: bytes, as: UTF8.self)
        case .utf16: utf16(bytes)
        case .utf8WithNUL, .invalid: nil
        }
    }

    private static func utf16(_ bytes: [UInt8]) -> String {
        let isLittle = bytes.first == 0xFF
        var units: [UInt16] = []
        units.reserveCapacity(bytes.count / 2)
        var index = 2
        while index + 1 < bytes.count {
            let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
            units.append(isLittle ? second << 8 | first : first << 8 | second)
            index += 2
        }
        return String(decoding: units, as: UTF16.self)
    }
}

extension InputProblem.Kind {
    init(_ kind: PlacedProblem.Kind) {
        self =
            switch kind {
            case .malformed: .syntaxErrors
            case .tooLarge: .tooLarge
            case .tooDeep: .tooDeep
            }
    }
}
