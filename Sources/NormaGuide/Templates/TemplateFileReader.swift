// Reads a `template` block that is a file or a piece of one: its path, its condition, and each of its placeholders.

import NormaText

struct TemplateFileReader {
    /// The word after the names of the sets.
    static let shared = "shared"

    let set: TemplateSet
    let values: [String: [String]]
    /// The document's, among those of the guide.
    let index: Int

    private var scope: TemplateScope {
        TemplateScope(inputs: set.inputs, values: values, derived: set.derivation == nil ? nil : [])
    }

    func read(_ block: KnownBlock, _ file: GuideFile) -> TemplateFile? {
        let reader = file.reader
        let owner = GuideAssembly.owner(of: block)
        guard let path = block.attribute("path")?.value else {
            reader.report(owner.span, "a template needs a `path=`", "write the file's path, with placeholders")
            return nil
        }
        let count = reader.problems.count
        let each = block.attribute("each").flatMap { input(inEach: $0.value, reader) }
        let content = block.block.content(in: file.document)
        var scope = scope
        scope.givesHints = count < DocumentReader.mostWithHint
        var review = TemplateReview(scope: scope)
        review.review(content.bytes, inside: each.map { [$0] } ?? [])
        for problem in review.problems {
            let start = content.documentOffset(of: problem.range.lowerBound)
            reader.report(Span(start, length: problem.range.count), problem.message, problem.suggestion)
        }
        check(path, inside: each.map { [$0] } ?? [], reader)
        if let into = block.attribute("into")?.value { reviewText(of: into, inside: each.map { [$0] } ?? [], reader) }
        let destination = block.attribute("into").flatMap { self.insertion($0.value, reader) }
        let conditions = block.attribute("when").map { self.conditions($0.value, reader) } ?? []
        guard reader.problems.count == count else { return nil }
        return TemplateFile(
            path: LocatedText(path.text, at: reader.place(path.span)),
            each: each,
            conditions: conditions,
            isShared: block.info.words.contains { $0.text == Self.shared },
            destination: destination,
            text: content.text,
            firstLine: block.block.documentLines.lowerBound + 1,
            section: SectionReference(document: index, section: block.section),
            place: reader.place(owner.span)
        )
    }

    /// Reports placeholders in an attribute that mean nothing.
    private func reviewText(of part: InfoString.Part, inside sections: [String], _ reader: DocumentReader) {
        var review = TemplateReview(scope: scope)
        review.review(Array(part.text.utf8), inside: sections)
        for problem in review.problems {
            let span = Span(part.span.start + problem.range.lowerBound, length: problem.range.count)
            reader.report(span, problem.message, problem.suggestion)
        }
    }

    private func check(_ path: InfoString.Part, inside sections: [String], _ reader: DocumentReader) {
        reviewText(of: path, inside: sections, reader)
        let parts = path.text.pathParts(keepingEmpty: true)
        if !TemplateFile.isInsideProject(parts) {
            let message = "`\(path.text)` isn't a path inside the project"
            reader.report(path.span, message, "write it from the project's root, such as `Sources/{{Name}}.swift`")
        }
    }

    private func input(inEach part: InfoString.Part, _ reader: DocumentReader) -> String? {
        let lists = set.inputs.filter(\.isList).map(\.name)
        if lists.contains(part.text) { return part.text }
        let way = reader.hint(part.text, among: lists, listing: "known") ?? "give the input `many: true`"
        reader.report(part.span, "`\(part.text)` isn't an input with many values", way)
        return nil
    }

    private func insertion(_ part: InfoString.Part, _ reader: DocumentReader) -> InsertionPoint? {
        if let point = InsertionPoint(part.text) { return point }
        reader.report(
            part.span,
            "`\(part.text)` isn't a place in a file",
            "one of `Call(label:)`, `enum Name` (or another type), `switch subject`, `import`, `end`"
        )
        return nil
    }

    private func conditions(_ part: InfoString.Part, _ reader: DocumentReader) -> [TemplateCondition] {
        part.text.split(separator: ",").compactMap { word in
            var word = word.drop { $0 == " " }
            let isNegated = word.first == "!"
            if isNegated { word = word.dropFirst() }
            let path = word.split(separator: ".").map(String.init)
            let tag = TemplateTag(kind: .section, path: path, range: 0..<0)
            if let (message, suggestion) = scope.problem(with: tag, inside: []) {
                reader.report(part.span, message, suggestion)
                return nil
            }
            return path.isEmpty ? nil : TemplateCondition(path: path, isNegated: isNegated)
        }
    }
}
