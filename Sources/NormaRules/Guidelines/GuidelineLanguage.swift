// The language of a whole document, by its sentences together: one word of German in an English page is no reason to give up.

import NormaGuide

enum GuidelineLanguage {
    /// The languages that a document may be in, if it is certainly in another than English.
    ///
    /// Cost: linear in the text.
    static func foreign(in sentences: [String]) -> [TextLanguage] {
        var counts: [[TextLanguage]: Int] = [:]
        var part = ""
        func count() {
            let languages = LanguageOfText.languages(of: part)
            if !languages.isEmpty { counts[languages, default: 0] += 1 }
            part = ""
        }
        for sentence in sentences {
            part += sentence + "\n"
            if part.utf8.count > 400 { count() }
        }
        count()
        let english = counts[[.english], default: 0]
        let foreign = counts.filter { $0.key != [.english] }
        guard foreign.values.reduce(0, +) > english else { return [] }
        return foreign.max { ($0.value, $1.key.count) < ($1.value, $0.key.count) }?.key ?? []
    }
}
