// The sets of a guide with what each asks for.

import NormaGuide

struct TemplateListing {
    let guide: Guide

    var text: String {
        guard !guide.templates.isEmpty else {
            return "The guide `\(guide.name)` has no templates; how to write some is told in docs/templates.md."
        }
        let head = "`norma new` can make these by the guide `\(guide.name)`:"
        return ([head] + guide.templates.map(text)).joined(separator: "\n\n")
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
        if let derivation = set.derivation { return " " + (derivation.text == "mock" ? "PROTOCOL" : "TYPE") }
        return GivenInputs.naming(set).map { " <\($0.name)>" } ?? ""
    }

    private func about(_ input: TemplateInput) -> String {
        var parts = [input.about, input.wants + (input.isList ? ", any number" : "")].compactMap(\.self)
        if let defaults = input.defaults {
            parts.append(defaults.isEmpty ? "none by default" : "by default \(defaults.joined(separator: ", "))")
        }
        return parts.joined(separator: "; ")
    }
}
