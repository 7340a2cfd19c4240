// Writes documents as HTML for `Scripts/validate-markup`, which compares them with what other parsers make of them.

import Foundation
import NormaFindings
import NormaReports
import Testing

@Suite("GuideMarkupPages")
struct GuideMarkupPages {
    private static let folder = ProcessInfo.processInfo.environment["NORMA_MARKUP"]

    @Test("Each document in the folder that NORMA_MARKUP names has its page beside it", .enabled(if: folder != nil))
    func write() throws {
        let folder = URL(filePath: try #require(Self.folder))
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        for file in files where file.pathExtension == "md" {
            let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
            let document = GuideText(name: "", file: file.lastPathComponent, text: text)
            let page = GuideMarkup(document, rules: [], idPrefix: "") { _ in "" }.html
            try Data(page.utf8).write(to: file.deletingPathExtension().appendingPathExtension("html"))
        }
    }
}
