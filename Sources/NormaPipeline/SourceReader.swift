// Files → facts: every Swift file is read, parsed and walked once, on all cores.

import NormaExtraction
import NormaFacts
import NormaFiles
import NormaFindings
import NormaGuide
import NormaProject
import NormaText

/// The results of reading a tree.
struct TreeReading: Sendable {
    var input: ProjectInput
    var problems: [InputProblem]
    /// Notices about the configuration.
    var notices: [Notice] = []
    /// In the tree's own spelling.
    var linked: [RelativePath: [RelativePath]] = [:]
    /// File by file; empty if they aren't to be remembered.
    var files = FileReadings()
}

struct SourceReader: Sendable {
    let request: CheckRequest
    /// The results of unchanged files; nil if nothing is to be remembered either.
    var known: FileReadings?

    func read(_ tree: FileTree) -> TreeReading {
        let (attributes, attributesProblem) = generatedAttributes(in: tree)
        let projectFiles = ProjectFiles(tree, in: request.workspace)
        let files = tree.files.filter { $0.path.pathExtension == "swift" } + projectFiles.xcodeProjects
        request.progress?.begin(.reading, of: files.count)
        let readings = ParallelMap.map(
            files,
            // The largest first.
            schedule: files.indices.sorted { files[$0].size > files[$1].size },
            threads: request.threads,
            patience: request.patience,
            givingUp: { abandoned($0) }
        ) {
            defer { request.progress?.advance() }
            return reading(of: $0.path, projectFiles)
        }
        let described = projectFiles.describedProjects()
        let tuist = projectFiles.tuistProjects(patience: request.patience)
        var sources = readings.compactMap(\.source)
        if request.reversesInput { sources.reverse() }
        let manifests = readings.compactMap(\.manifest) + described.manifests + tuist.manifests
        var input = input(of: tree, sources, manifests, attributes)
        let documents = documents(of: tree)
        input.documents = documents.documents
        let problems =
            (tree.problems + documents.problems).map(InputProblem.init) + readings.flatMap(\.problems)
            + described.problems
            + tuist.problems + [attributesProblem, attributes.problem.map(InputProblem.init)].compactMap(\.self)
        return TreeReading(
            input: input,
            problems: Self.sorted(problems),
            notices: Self.notices(tree.idlePatterns),
            linked: tree.linked,
            files: known == nil
                ? FileReadings() : FileReadings(Dictionary(zip(files.map(\.path), readings), uniquingKeysWith: { $1 }))
        )
    }

    private func input(
        of tree: FileTree,
        _ sources: [SourceInput],
        _ manifests: [ManifestInput],
        _ attributes: GeneratedAttributes
    ) -> ProjectInput {
        let files = tree.files.map(\.path)
        var input = ProjectInput(sources: sources, manifests: manifests, files: files, folders: tree.folders)
        let paths = sources.map(\.path)
        input.generated = Set(paths.filter(attributes.isGenerated))
        input.marks = ForeignFiles(tree, request, manifests: manifests)
            .signs(of: paths, or: ForeignHeaders(sources, tree, request, manifests: manifests))
        input.leftOut = tree.leftOut
        input.earlier = (request.trustedMarks?.contents ?? [:]).reduce(into: [:]) { earlier, file in
            let facts = request.guide.extractor.extract(file.value).facts
            earlier[file.key] = SourceInput(path: file.key, facts: facts).content
        }
        return input
    }

    private func documents(of tree: FileTree) -> (documents: [DocumentInput], problems: [FileProblem]) {
        let guide = request.guide.guide
        guard guide.speaksOfDocuments || guide.speaksOfUses else { return ([], []) }
        let reader = Documents(
            workspace: request.workspace,
            threads: request.threads,
            onlyInterfaces: !guide.speaksOfDocuments,
            withSettings: guide.speaksOfSettings
        )
        let read = reader.read(tree)
        return (read.documents, read.problems)
    }

    /// A file that two parts of Norma read is reported once.
    private static func sorted(_ problems: [InputProblem]) -> [InputProblem] {
        var seen: Set<InputProblem> = []
        return problems.filter { seen.insert($0).inserted }.sorted { ($0.place, $0.message) < ($1.place, $1.message) }
    }

    private func generatedAttributes(in tree: FileTree) -> (GeneratedAttributes, InputProblem?) {
        if let trusted = request.trustedMarks { return (GeneratedAttributes(trusted.attributes), nil) }
        do {
            let bytes = try request.workspace.bytes(of: GeneratedAttributes.fileName)
            return (GeneratedAttributes(String(decoding: bytes, as: UTF8.self)), nil)
        } catch {
            let isThere = tree.files.contains { $0.path == GeneratedAttributes.fileName }
            return (GeneratedAttributes(""), isThere ? InputProblem(error) : nil)
        }
    }

    /// A file of this size may take long on a slow machine; smaller ones are read in a moment.
    private static let long = 4 << 20

    private func abandoned(_ file: FileEntry) -> FileReading {
        let seconds = request.patience.components.seconds
        let way =
            file.size > Self.long
            ? "It has \(file.size >> 20) MB: split it, or exclude it with `exclude:` in `.norma.yml`."
            : "That is a bug in Norma: please report it with the file."
        let message =
            "Reading this file took longer than \(seconds) seconds, so it was not checked. \(way)"
        return FileReading(problems: [InputProblem(kind: .unreadable, place: Place(path: file.path), message: message)])
    }

    /// One for each of the first; of very many the others are counted.
    private static func notices(_ patterns: [IdlePattern]) -> [Notice] {
        let shown = patterns.prefix(20)
        guard patterns.count > shown.count else { return shown.map(notice) }
        let message =
            "\(patterns.count - shown.count) more patterns of `\(TreeLocation.configurationName)` match nothing in this tree."
        return shown.map(notice) + [Notice(kind: .information, message: message)]
    }

    private static func notice(_ pattern: IdlePattern) -> Notice {
        let effect = pattern.key == .exclude ? "excludes nothing" : "includes nothing"
        let message =
            "`\(pattern.key.rawValue): \(pattern.text)` in `\(TreeLocation.configurationName)` \(effect): nothing in this tree "
            + "matches it. Correct the path, or remove it."
        return Notice(kind: .information, message: message)
    }

    private func reading(of path: RelativePath, _ projectFiles: ProjectFiles) -> FileReading {
        known?[path] ?? read(path, projectFiles)
    }

    private func read(_ path: RelativePath, _ projectFiles: ProjectFiles) -> FileReading {
        guard path.pathExtension != "swift" else { return read(path) }
        do {
            let project = try projectFiles.xcodeProject(at: path)
            return FileReading(manifest: project, problems: [InputProblem(project)].compactMap { $0 })
        } catch {
            return FileReading(problems: [InputProblem(error)])
        }
    }

    private func read(_ path: RelativePath) -> FileReading {
        var reading = FileReading()
        let bytes: [UInt8]
        do {
            bytes = try request.workspace.bytes(of: path)
        } catch {
            reading.problems.append(InputProblem(error))
            return reading
        }
        if known != nil { reading.fingerprint = FileReadings.fingerprint(of: bytes) }
        switch SourceEncoding.of(bytes) {
        case .utf8: break
        case .utf8WithNUL:
            let message = "The file contains NUL bytes, which the compiler ignores; it was checked, but delete them."
            reading.problems.append(InputProblem(kind: .notUTF8, place: Place(path: path), message: message))
        case .utf16:
            let message = "The file is UTF-16; Swift source is UTF-8, so it was not checked. Save it as UTF-8."
            reading.problems.append(InputProblem(kind: .notUTF8, place: Place(path: path), message: message))
            return reading
        case .invalid(let offset):
            let position = LineTable(bytes: bytes).position(at: Int32(clamping: offset))
            let place = Place(path: path, range: ByteRange(offset, offset + 1), start: position, end: position)
            let message = "The file is not UTF-8 from here on, so it was not checked. Save it as UTF-8."
            reading.problems.append(InputProblem(kind: .notUTF8, place: place, message: message))
            return reading
        }
        let extraction = request.guide.extractor.extract(bytes)
        if let error = extraction.facts.syntaxErrors.first {
            reading.problems.append(problem(error, extraction.facts, at: path))
        }
        reading.problems += extraction.bounds.map { problem($0, extraction.facts, at: path) }
        if ManifestName.isManifest(path) {
            reading.manifest = ManifestInput(path: path, facts: ManifestReader.facts(of: bytes))
        }
        reading.source = SourceInput(path: path, facts: extraction.facts, patterns: extraction.patterns)
        return reading
    }

    private func problem(_ bound: PatternBound, _ facts: SourceFacts, at path: RelativePath) -> InputProblem {
        let patterns = request.guide.guide.codePatterns
        let number = Int(bound.pattern)
        let text = patterns.indices.contains(number) ? patterns[number].text : ""
        let reason =
            switch bound.reason {
            case .steps: "there are too many ways to fill its `$$$` here"
            case .texts: "the text of its holes adds up to many times the file"
            }
        let place = Place(
            path: path,
            range: bound.place,
            start: facts.lines.position(at: bound.place.start),
            end: facts.lines.position(at: bound.place.end)
        )
        let message =
            "The pattern `\(text)` was not compared with all of the code: \(reason). Split the code, or exclude the file "
            + "with `exclude` in `\(TreeLocation.configurationName)`."
        return InputProblem(kind: .tooLarge, place: place, message: message)
    }

    private func problem(_ error: SyntaxErrorFact, _ facts: SourceFacts, at path: RelativePath) -> InputProblem {
        let start = facts.lines.position(at: error.range.start)
        let end = facts.lines.position(at: error.range.end)
        let place = Place(path: path, range: error.range, start: start, end: end)
        let deep = "This is nested deeper than Norma reads, though it may well be valid Swift"
        switch error.kind {
        case .notSwift:
            let message = "This isn't valid Swift (\(error.message)); the readable code around it was checked."
            return InputProblem(kind: .syntaxErrors, place: place, message: message)
        case .tooDeep:
            let message =
                "\(deep): \(error.message), so the file was not checked. Split this code, or exclude the file "
                + "with `exclude` in `\(TreeLocation.configurationName)`."
            return InputProblem(kind: .tooDeep, place: place, message: message)
        case .partlyTooDeep:
            let message = "\(deep): \(error.message); the readable code around it was checked."
            return InputProblem(kind: .tooDeep, place: place, message: message)
        }
    }
}

extension InputProblem {
    init(_ problem: FileProblem) {
        let kind: Kind =
            switch problem.kind {
            case .unreadable: .unreadable
            case .tooLarge: .tooLarge
            case .brokenLink: .brokenLink
            case .linkLoop: .linkLoop
            case .folderNamedLikeSource, .notAFile: .notAFile
            }
        self.init(kind: kind, place: Place(path: problem.path), message: problem.message)
    }
}
