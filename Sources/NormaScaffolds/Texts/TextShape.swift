// A guide's options for the names of texts.

import NormaGuide
import NormaText

package struct TextShape: Sendable, Hashable {
    /// `public`, or nothing.
    package var access = ""
    /// The look-up of a text; `{key}` is its key.
    package var text = "NSLocalizedString(\"{key}\", comment: \"\")"

    /// The shape, and its problems.
    package static func read(_ options: [TemplateOption]) -> (shape: TextShape, problems: [SourceProblem]) {
        var shape = TextShape()
        var problems: [SourceProblem] = []
        func report(_ text: LocatedText, _ message: String, _ suggestion: String?) {
            problems.append(
                SourceProblem(
                    file: text.place.file,
                    position: text.place.position,
                    length: text.place.length,
                    message: message,
                    suggestion: suggestion
                )
            )
        }
        for option in options {
            guard option.values.count == 1, let value = option.values.first else {
                report(option.key, "`\(option.key.text)` expects one text", nil)
                continue
            }
            switch option.key.text {
            case "access" where ["internal", "package", "public"].contains(value.text):
                shape.access = value.text == "internal" ? "" : value.text
            case "access": report(value, "unknown access level `\(value.text)`", "internal, package or public")
            case "text" where value.text.contains("{key}"): shape.text = value.text
            case "text": report(value, "a text is looked up by its key", "write `{key}` in place of the key")
            default:
                report(
                    option.key,
                    "unknown key `\(option.key.text)` of the shape of texts",
                    "it has `access` and `text`"
                )
            }
        }
        return (shape, problems)
    }
}
