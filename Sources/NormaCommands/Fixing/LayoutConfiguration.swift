// How code is formatted: as the guide says, then the project's `.swift-format`, and for the rest as the code itself.

import Foundation
import NormaGuide

/// Options of `swift format`.
struct LayoutConfiguration {
    /// The content of the project's own configuration file; nil if there is none.
    let project: [String: Any]?
    private var options: [String: Any] = [:]
    private var formatterRules: [String: Bool] = [:]

    /// - Parameters:
    ///   - indentation: the most frequent one; used only if the project sets none.
    init(_ guide: Guide, project: [String: Any]?, indentation: Indentation) {
        self.project = project
        if project == nil {
            options["indentation"] = indentation.option
            options["tabWidth"] = 4
        }
        for rule in guide.rules {
            if case .check(let use) = rule.form { add(use) }
        }
    }

    /// What a rule of the guide says about layout.
    private mutating func add(_ use: CheckUse) {
        switch use.check {
        case "line-length":
            guard let most = use.atMost else { return }
            options["lineLength"] = min(most, options["lineLength"] as? Int ?? .max)
        case "vertical-whitespace": options["maximumBlankLines"] = max(1, use.atMost ?? 1)
        case "vertical-whitespace-opening-braces", "vertical-whitespace-closing-braces":
            formatterRules["NoEmptyLinesOpeningClosingBraces"] = true
        default: Self.switches[use.check].map { options[$0.key] = $0.isOn }
        }
    }

    /// The options without a number, by the check that means each.
    static let switches: [String: (key: String, isOn: Bool)] = [
        "missing-trailing-comma": ("multiElementCollectionTrailingCommas", true),
        "multiline-arguments": ("lineBreakBeforeEachArgument", true),
        "multiline-parameters": ("lineBreakBeforeEachArgument", true),
        "statement-position": ("lineBreakBeforeControlFlowKeywords", false),
        "switch-case-alignment": ("indentSwitchCaseLabels", false),
        "trailing-comma": ("multiElementCollectionTrailingCommas", false),
    ]

    /// JSON; nil if it can't be written.
    ///
    /// The formatter's rules that rewrite more than layout are switched off, unless the project's own file says otherwise.
    ///
    /// - Parameter known: the formatter's known options; others are left out.
    func text(basedOn known: [String: Any]) -> String? {
        var result = known
        var rules = (known["rules"] as? [String: Bool] ?? [:]).mapValues { _ in false }
        if let project {
            result.merge(project) { $1 }
            rules.merge(project["rules"] as? [String: Bool] ?? [:]) { $1 }
        }
        for (key, value) in options where known[key] != nil { result[key] = value }
        for (key, value) in formatterRules where rules[key] != nil { rules[key] = value }
        result["rules"] = rules
        guard let data = try? JSONSerialization.data(withJSONObject: result, options: [.sortedKeys]) else { return nil }
        return String(decoding: data, as: UTF8.self)
    }
}

/// The indentation unit.
enum Indentation: Equatable {
    case tabs
    case spaces(Int)

    var option: [String: Int] {
        switch self {
        case .tabs: ["tabs": 1]
        case .spaces(let count): ["spaces": count]
        }
    }

    /// The most frequent indentation of the texts; four spaces if nothing is indented.
    ///
    /// In code that is indented by two, about every other line is at an odd multiple of two; in code that is indented
    /// by four only aligned lines are.
    static func measured(in texts: some Sequence<[UInt8]>) -> Indentation {
        var (tabs, spaces, oddPairs) = (0, 0, 0)
        for text in texts {
            for line in text.split(separator: UInt8(ascii: "\n")) {
                if line.first == UInt8(ascii: "\t") { tabs += 1 }
                let width = line.prefix { $0 == UInt8(ascii: " ") }.count
                guard width > 0, width < line.count, width.isMultiple(of: 2) else { continue }
                spaces += 1
                if width % 4 == 2 { oddPairs += 1 }
            }
        }
        if tabs > spaces { return .tabs }
        return oddPairs * 4 > spaces ? .spaces(2) : .spaces(4)
    }
}
