// The folders of a project with the ordinary source files in each: no tests, nothing generated, no manifests.

import NormaFacts
import NormaProject
import NormaText

/// Counts of files by folder, each for the folder and everything below it.
struct SourceTree {
    let project: Project
    /// The files that describe how the product is built: production code that a person writes.
    let sources: [FileID]
    private let isSource: [Bool]
    /// By folder, with everything below it.
    let counts: [Int]

    init(_ project: Project) {
        self.project = project
        let manifests = Set(project.packages.map(\.manifest))
        let written = project.files.map { !$0.isTest && !$0.isGenerated && !manifests.contains($0.path) }
        let compiled = zip(project.files, written).map { $0.module != nil && $1 }
        // Where most of the code is in no target, the manifests say more than was understood.
        let described = compiled.count { $0 } * 2 >= written.count { $0 }
        let isSource = described ? compiled : written
        self.isSource = isSource
        sources = project.allFileIDs.filter { isSource[Int($0.index)] }
        counts = Self.counts(sources, in: project)
    }

    func isSource(_ file: FileID) -> Bool { isSource.indices.contains(Int(file.index)) && isSource[Int(file.index)] }

    /// For each folder how many of these files are in it or below it. Linear.
    func counts(_ files: some Sequence<FileID>) -> [Int] { Self.counts(files, in: project) }

    private static func counts(_ files: some Sequence<FileID>, in project: Project) -> [Int] {
        var counts = Array(repeating: 0, count: project.folders.count)
        for file in files { counts[Int(project.file(file).folder.index)] += 1 }
        // Folders are sorted by path, so a parent is before its subfolders.
        for index in project.folders.indices.reversed() {
            if let parent = project.folders[index].parent { counts[Int(parent.index)] += counts[index] }
        }
        return counts
    }

    func path(_ folder: Int) -> RelativePath { project.folders[folder].path }

    func name(_ folder: Int) -> String { String(project.folders[folder].path.name) }

    /// Subfolders with source files, by path.
    func children(_ folder: Int) -> [Int] {
        project.folders[folder].subfolders.map { Int($0.index) }.filter { counts[$0] > 0 }
    }

    /// Source files directly in a folder.
    func direct(_ folder: Int) -> [FileID] { project.folders[folder].files.filter(isSource) }

    /// The folder of a file and all folders around it, the innermost first.
    func folders(around file: FileID) -> [Int] {
        var found: [Int] = []
        var next: FolderID? = project.file(file).folder
        while let folder = next {
            found.append(Int(folder.index))
            next = project.folders[Int(folder.index)].parent
        }
        return found
    }
}

/// Names of folders that say what kind of thing is in them, or that they hold everything.
enum FolderWords {
    /// A folder of this name is never one feature.
    static let kinds: Set<String> = Set(
        """
        app application apps view views viewmodel viewmodels viewcontroller viewcontrollers controller controllers model models \
        entity entities service services screen screens scene scenes module modules component components extension extensions \
        helper helpers util utils utility utilities common commons shared core base network networking api managers manager ui \
        resources resource presentation domain data infrastructure features feature flows flow sources source src classes \
        protocols protocol design designsystem designsystems theme themes style styles router routers routing navigation \
        coordinator coordinators presenter presenters interactor interactors repository repositories persistence storage database \
        dto dtos constants config configuration configurations supportingfiles supporting support assets localization di \
        dependencies dependencyinjection usecase usecases widgets widget cells cell subviews reusable factory factories builders \
        mappers mapper workers delegate delegates mock mocks tests test stubs preview previews previewcontent backend client library libraries
        """.split(whereSeparator: { $0 == " " || $0 == "\n" }).map(String.init)
    )

    /// Words for kinds that are also what an app may be about.
    private static let subjects: Set<String> = [
        "repository", "repositories", "source", "theme", "themes", "library", "libraries", "client", "widgets",
        "configuration",
        "support", "storage", "network", "design", "factories",
    ]

    static func isSubject(_ name: String) -> Bool { subjects.contains(folded(name)) }

    /// A folder of this name is a part of the picture, however much it holds.
    static let parts: Set<String> = Set(
        """
        features feature presentation views view screens screen scenes scene modules module ui viewcontrollers controllers flows \
        stories pages userinterface
        """.split(whereSeparator: { $0 == " " || $0 == "\n" }).map(String.init)
    )

    static func isKind(_ name: String) -> Bool { kinds.contains(folded(name)) }

    static func isPart(_ name: String) -> Bool { parts.contains(folded(name)) }

    private static func folded(_ name: String) -> String {
        name.lowercased().filter { $0.isLetter }
    }
}
