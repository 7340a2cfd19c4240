// Reads the documents that a guide names, and places their sentences.

import NormaFiles
import NormaGuide
import NormaRules
import NormaText

package struct GuidelineChecking {
    /// A document that the guide names and that can't be read.
    package struct Unreadable {
        package var document: LocatedText
        /// "there is no such file", "it is not UTF-8 (line 3)"
        package var reason: String
    }

    package let guide: Guide
    package let coverage: GuidelineCoverage
    package let unreadable: [Unreadable]
    /// The texts of the documents, in the order of the coverage.
    package let texts: [String]
    let workspace: any Workspace

    /// Nil if the guide names no document.
    ///
    /// Cost: reading these documents; linear in them.
    package init?(of guide: Guide, in workspace: any Workspace) {
        guard !guide.guidelines.isEmpty else { return nil }
        var unreadable: [Unreadable] = []
        var texts: [String] = []
        var read: [(path: RelativePath, guideline: Guideline)] = []
        for document in guide.guidelines {
            let path = RelativePath(document.text)
            switch Self.text(of: path, in: workspace) {
            case .success(let text):
                texts.append(text)
                read.append((path, GuidelineReader.read(text)))
            case .failure(let failure):
                unreadable.append(Unreadable(document: document, reason: failure.reason))
            }
        }
        self.guide = guide
        self.workspace = workspace
        self.unreadable = unreadable
        self.texts = texts
        coverage = GuidelineCoverage(of: guide, read)
    }

    private struct ReadingFailure: Error { var reason: String }

    private static func text(of path: RelativePath, in workspace: any Workspace) -> Result<String, ReadingFailure> {
        let bytes: [UInt8]
        do throws(FileProblem) {
            bytes = try workspace.bytes(of: path)
        } catch {
            let reason = error.reason.isEmpty ? "there is no such file" : "it can't be read (\(error.reason))"
            return .failure(ReadingFailure(reason: reason))
        }
        do throws(NotUtf8) {
            return .success(try Utf8Text.text(of: bytes))
        } catch {
            return .failure(ReadingFailure(reason: "it is not UTF-8 from line \(error.position.line) on"))
        }
    }
}
