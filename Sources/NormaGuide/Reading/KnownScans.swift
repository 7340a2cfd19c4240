// The files of built-in guides, scanned once: a program that loads several guides in a row opens the same books again and again.

import Synchronization

/// A file of a guide that has no problems, before anything of it is decided.
struct ScannedFile: Sendable {
    let source: GuideSource
    let part: GuideFile.Part
    let document: DocumentText
    let sections: [Section]
    let blocks: [KnownBlock]
    let front: FrontMatter
    let chapterLinks: [ChapterLink]
    let takes: [TakeBlock]
}

enum KnownScans {
    private static let scans = Mutex<[String: ScannedFile]>([:])

    static func scan(of source: GuideSource, _ part: GuideFile.Part) -> ScannedFile? {
        guard source.isBuiltIn, let known = scans.withLock({ $0[source.file] }) else { return nil }
        return known.source == source && known.part == part ? known : nil
    }

    static func keep(_ file: GuideFile) {
        guard file.source.isBuiltIn, file.reader.problems.isEmpty else { return }
        let scan = ScannedFile(
            source: file.source,
            part: file.part,
            document: file.document,
            sections: file.sections,
            blocks: file.blocks,
            front: file.front,
            chapterLinks: file.chapterLinks,
            takes: file.takes
        )
        scans.withLock { $0[scan.source.file] = scan }
    }
}
