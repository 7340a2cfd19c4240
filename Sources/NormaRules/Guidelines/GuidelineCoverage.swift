// Which normative sentences of a guide's documents are enforced, which are left to people, and which are open.

import NormaGuide
import NormaText

/// How a guide and the documents that it names fit together.
package struct GuidelineCoverage: Sendable {
    package enum Standing: String, Sendable, CaseIterable {
        /// A rule quotes it.
        case enforced
        /// A review question quotes it.
        case forPeople = "for people"
        case open
    }

    /// A sentence that is normative or quoted.
    package struct Placed: Sendable {
        package var sentence: GuidelineSentence
        /// The rules and questions that quote it, by name, in the order of the guide.
        package var rules: [String] = []
        package var questions: [String] = []

        package var standing: Standing { !rules.isEmpty ? .enforced : questions.isEmpty ? .open : .forPeople }
    }

    package struct Document: Sendable {
        package var path: RelativePath
        package var guideline: Guideline
        /// In the order of the document.
        package var placed: [Placed] = []

        package func count(of standing: Standing) -> Int { placed.count { $0.standing == standing } }
    }

    /// A quotation of the guide itself that is in no document.
    package struct Missing: Sendable {
        package var quotation: LocatedText
        /// The rule or question that quotes it.
        package var quotedBy: String
        /// An index into the documents, and the sentence there.
        package var nearest: (document: Int, sentence: GuidelineSentence)?
    }

    package private(set) var documents: [Document]
    package private(set) var missing: [Missing] = []
    package private(set) var contradictions: [LimitContradiction] = []

    /// Quotations of guides that this one extends may be about other documents: they count if they are found.
    ///
    /// Cost: linear in the documents; for a quotation that is no whole sentence also in the sentences with its rarest words.
    package init(of guide: Guide, _ documents: [(path: RelativePath, guideline: Guideline)]) {
        self.documents = documents.map { Document(path: $0.path, guideline: $0.guideline) }
        let index = GuidelineIndex(documents.map(\.guideline))
        var rules: [GuidelineIndex.Reference: [String]] = [:]
        var questions: [GuidelineIndex.Reference: [String]] = [:]
        for rule in guide.rules {
            for quotation in rule.enforces {
                let found = index.sentences(quoted: quotation.text)
                for reference in found { rules[reference, default: []].append(rule.name) }
                guard let first = found.first else {
                    report(quotation, by: rule.name, guide, index)
                    continue
                }
                let contradiction = LimitContradiction(
                    of: rule,
                    quotation,
                    document: first.document,
                    documents[first.document].guideline.sentences[first.sentence]
                )
                if let contradiction { contradictions.append(contradiction) }
            }
        }
        for question in guide.reviews {
            for quotation in question.enforces {
                let found = index.sentences(quoted: quotation.text)
                for reference in found { questions[reference, default: []].append(question.name) }
                if found.isEmpty { report(quotation, by: question.name, guide, index) }
            }
        }
        place(rules, questions)
    }

    private mutating func report(_ quotation: LocatedText, by name: String, _ guide: Guide, _ index: GuidelineIndex) {
        guard !guide.isInherited(file: quotation.place.file) else { return }
        let nearest = index.nearest(to: quotation.text).map { reference in
            (reference.document, documents[reference.document].guideline.sentences[reference.sentence])
        }
        missing.append(Missing(quotation: quotation, quotedBy: name, nearest: nearest))
    }

    private mutating func place(
        _ rules: [GuidelineIndex.Reference: [String]],
        _ questions: [GuidelineIndex.Reference: [String]]
    ) {
        for document in documents.indices {
            for (index, sentence) in documents[document].guideline.sentences.enumerated() {
                let reference = GuidelineIndex.Reference(document: document, sentence: index)
                let (quoting, asking) = (rules[reference] ?? [], questions[reference] ?? [])
                guard sentence.isNormative || !quoting.isEmpty || !asking.isEmpty else { continue }
                documents[document].placed.append(
                    Placed(sentence: sentence, rules: Self.once(quoting), questions: Self.once(asking))
                )
            }
        }
    }

    private static func once(_ names: [String]) -> [String] {
        var seen: Set<String> = []
        return names.filter { seen.insert($0).inserted }
    }
}
