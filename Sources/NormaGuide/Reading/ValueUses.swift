// Which values and places the texts of a block use, and which of them are undeclared.

import NormaText

extension GuideValues {
    /// Notes the names that a value's texts use, and reports undeclared ones, even if the value is unused.
    mutating func look(at value: YamlValue, _ reader: DocumentReader) {
        switch value.content {
        case .empty, .unreadable: break
        case .list(let values): for value in values { look(at: value, reader) }
        case .mapping(let entries): for entry in entries { look(at: entry.value, reader) }
        case .text(let text, _):
            for use in ValueUse.all(in: text) {
                guard let used = declared[use.name] else {
                    report(use, in: text, at: value, reader)
                    continue
                }
                declared[use.name]?.isUsed = true
                // A problem of a text in another document is reported there.
                if used.problem.file != reader.source.file {
                    reader.placesElsewhere.add(value.span, used.problem)
                }
            }
        }
    }

    private func report(_ use: ValueUse, in text: String, at value: YamlValue, _ reader: DocumentReader) {
        let offset = text.utf8.distance(from: text.startIndex, to: use.range.lowerBound)
        let span = reader.span(inside: value, from: offset, length: text[use.range].count)
        let way = reader.hint(use.name, among: names, listing: "declared")
        let message = "no value or place `\(use.name)` is declared"
        reader.report(span, message, way ?? "declare it under `values:` or `places:` in a `yaml define` block")
    }
}
