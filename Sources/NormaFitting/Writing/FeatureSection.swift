// Where the features are, what they share, and that they stay apart if they do.

import NormaFindings
import NormaText

struct FeatureSection {
    let features: LearnedFeatures
    /// How many features are named.
    let names: Int

    /// More files than this that use another feature are not an exception.
    private static let mostExceptions = 5

    var lines: [GuideLine] {
        [GuideLine("## Features"), GuideLine("")] + .paragraph(introduction) + [GuideLine("")]
            + .block("yaml define", [GuideLine("places:"), GuideLine("  feature: \(place) # \(evidence)")])
            + apart
    }

    private var evidence: String {
        "\(features.complete) of \(features.names.count) hold a view and what holds its state"
    }

    private var place: String {
        guard !features.except.isEmpty else { return "\"\(features.pattern)\"" }
        let names = features.except.map { "\"\($0)\"" }.joined(separator: ", ")
        return "{ path: \"\(features.pattern)\", except: [\(names)] }"
    }

    private var introduction: String {
        var text =
            "\(FittingWords.count(features.names.count, "feature")), a folder each: "
            + FittingWords.list(features.names.map(FittingWords.code), limit: names) + "."
        if !features.except.isEmpty {
            let others = FittingWords.list(features.except.map(FittingWords.code), limit: min(names, 12))
            text += " \(others) beside them \(features.except.count == 1 ? "is not one" : "are not")."
        }
        if !features.shared.isEmpty {
            let shared = features.shared.prefix(5).map { "`\($0.name)` (\($0.count) of \($0.of))" }
            text += " What most of them use: \(FittingWords.list(Array(shared)))."
        }
        return text + " " + uses
    }

    private var uses: String {
        guard let most = features.arrows.first else { return "No feature uses another." }
        let places = features.arrows.reduce(0) { $0 + $1.count }
        let pairs = FittingWords.count(features.arrows.count, "pair")
        return
            "Features use each other in \(FittingWords.count(places, "place")), \(pairs) of them; most: `\(most.from)` uses `\(most.to)` "
            + "in \(most.count)."
    }

    // MARK: - The rule

    private var apart: [GuideLine] {
        guard let exceptions, features.names.count >= 4 else { return [] }
        var rule = [GuideLine("rule: features-stay-apart"), GuideLine("independent: \"{{feature}}/**\"")]
        if !exceptions.isEmpty {
            rule.append(GuideLine("except:"))
            rule += exceptions.map { GuideLine("  - { in: \"\($0.path)\", because: \($0.reason) }") }
        }
        let text =
            exceptions.isEmpty
            ? "A feature that uses no other can be changed and deleted on its own."
            : "A feature that uses no other can be changed and deleted on its own; the files below use one today."
        return .paragraph(text) + [GuideLine("")] + .block("yaml rule", rule) + proof
    }

    private struct Exception {
        var path: String
        var reason: String
    }

    /// The files that use another feature; nil if they are too many for exceptions, or not all known.
    private var exceptions: [Exception]? {
        var files: [String: Set<String>] = [:]
        for arrow in features.arrows {
            guard arrow.uses.count == arrow.count else { return nil }
            for use in arrow.uses {
                let path = use.place.path.text
                guard use.verb != "depends on", FeatureSection.isPlain(path) else { return nil }
                files[path, default: []].insert(arrow.to)
            }
        }
        guard files.count <= Self.mostExceptions, files.count * 3 <= features.names.count else { return nil }
        return files.sorted { $0.key < $1.key }.map {
            Exception(path: $0.key, reason: "it uses \($0.value.sorted().joined(separator: " and "))")
        }
    }

    private static func isPlain(_ path: String) -> Bool {
        !path.unicodeScalars.contains { "*?{}[]()\"\\".unicodeScalars.contains($0) || $0.value < 0x20 }
    }

    private var proof: [GuideLine] {
        let parent = features.pattern.hasSuffix("/{Feature}") ? String(features.pattern.dropLast(9)) : ""
        let (one, other) = (parent + "OneFeature", parent + "OtherFeature")
        return .block("swift given path=\"\(other)/Other.swift\"", [GuideLine("struct Other {}")])
            + .block("swift bad path=\"\(one)/Example.swift\"", [GuideLine("struct Example { let other: Other } // ✗")])
            + .block("swift good path=\"\(other)/Example.swift\"", [GuideLine("struct Example { let other: Other }")])
    }
}
