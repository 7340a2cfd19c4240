// The sets of a guide with their inputs.

import NormaGuide
import NormaScaffolds

struct TemplateListing {
    let guide: Guide

    var text: String {
        let own = Set(guide.templates.compactMap(\.derivation?.text))
        let usual = UsualTemplates.all.filter { !own.contains($0.name) }.map(text)
        let rest = usual.isEmpty ? [] : ["Derived from the code, in every project:"] + usual
        guard !guide.templates.isEmpty else {
            let head = "The guide `\(guide.name)` has no templates; docs/templates.md describes how to write them."
            return ([head] + rest).joined(separator: "\n\n")
        }
        let head = "`norma new` can make these sets of the guide `\(guide.name)`:"
        return ([head] + guide.templates.map(text) + rest).joined(separator: "\n\n")
    }

    private func text(of set: TemplateSet) -> String {
        var lines = ["norma new \(set.name)\(name(of: set))", "    \(set.summary)"]
        if !set.needs.isEmpty {
            lines.append("    Made after \(set.needs.map { "`\($0.text)`" }.joined(separator: ", ")).")
        }
        let width = set.inputs.map(\.name.count).max() ?? 0
        for input in set.inputs {
            let space = String(repeating: " ", count: width - input.name.count)
            lines.append("      \(input.name)\(space)  \(about(input))")
        }
        return lines.joined(separator: "\n")
    }

    private func name(of set: TemplateSet) -> String {
        if set.derivation != nil { return " " + set.derivationNames }
        return set.naming.map { " <\($0.name)>" } ?? ""
    }

    private func about(_ input: TemplateInput) -> String {
        var parts = [input.about, input.wants + (input.isList ? ", any number" : "")].compactMap(\.self)
        if !input.readings.isEmpty { parts.append("read from the project") }
        if let defaults = input.defaults {
            // A previous input is part of it: `<Name>Feature`.
            let shown = defaults.map { $0.replacing("{{", with: "<").replacing("}}", with: ">") }
            parts.append(
                shown.isEmpty
                    ? "none by default"
                    : "\(input.readings.isEmpty ? "by" : "else by") default \(shown.joined(separator: ", "))"
            )
        }
        return parts.joined(separator: "; ")
    }
}

extension TemplateSet {
    /// The arguments of a derived set, as on the command line.
    var derivationNames: String {
        switch derivation?.text {
        case "mock": "PROTOCOL"
        case "mapper": "DTO DOMAIN"
        case "preview": "VIEW"
        case "texts": "TABLE"
        default: "TYPE"
        }
    }
}
