// The inputs of a set: from the command line, or asked for.

import NormaGuide
import NormaText

struct GivenInputs {
    private let set: TemplateSet
    /// By the input's name.
    private var values: [String: [String]] = [:]

    /// - Parameters:
    ///   - texts: `key=value`; several values are separated by commas.
    ///   - name: the value of the first input that takes a single value.
    init(_ texts: [String], name: String?, for set: TemplateSet) throws {
        self.set = set
        for text in texts {
            guard let equals = text.firstIndex(of: "="), equals != text.startIndex else {
                throw CommandFailure(
                    "`--set \(text)` has no `=`",
                    suggestion: "write `--set key=value`, such as `--set \(set.inputs.first?.name ?? "Name")=…`"
                )
            }
            let key = String(text[..<equals])
            let value = String(text[text.index(after: equals)...])
            let isList = set.input(named: key)?.isList ?? false
            try Self.refuseSeveral(key, value, set)
            values[key, default: []] += isList ? Self.parts(of: value) : [value]
        }
        guard let name else { return }
        guard let first = set.naming else {
            throw CommandFailure("the set `\(set.name)` takes no name, but `\(name)` was given")
        }
        if let other = values[first.name]?.first, other != name {
            throw CommandFailure(
                "`\(first.name)` is given twice: as `\(name)` and with --set as `\(other)`",
                suggestion: "give it once"
            )
        }
        values[first.name] = [name]
    }

    /// `--set Value=number,Least=18`
    private static func refuseSeveral(_ key: String, _ value: String, _ set: TemplateSet) throws {
        var parts: [String] = []
        var current = key + "="
        for (index, part) in value.split(separator: ",", omittingEmptySubsequences: false).enumerated() {
            let name = part.split(separator: "=", maxSplits: 1).first.map { String($0.trimmed) } ?? ""
            if index > 0, part.contains("="), set.input(named: name) != nil {
                parts.append(current)
                current = String(part.trimmed)
            } else {
                current += (index > 0 ? "," : "") + part
            }
        }
        guard !parts.isEmpty else { return }
        parts.append(current)
        throw CommandFailure(
            "`--set \(key)=\(value)` sets several inputs at once",
            suggestion: "write `\(parts.map { "--set \($0)" }.joined(separator: " "))`"
        )
    }

    private static func parts(of text: String) -> [String] {
        text.partsBetweenCommas.map { String($0.trimmed) }.filter { !$0.isEmpty }
    }

    /// With the answers of a person for missing inputs; unchanged without a terminal.
    func asked() throws -> [String: [String]] {
        guard Terminal.inputIsTerminal else { return values }
        var result = values
        for input in set.inputs
        where result[input.name] == nil && input.defaults == nil && input.readings.isEmpty {
            result[input.name] = Self.ask(input)
        }
        return result
    }

    /// Asks until the answer is valid; nil at the end of the input.
    private static func ask(_ input: TemplateInput) -> [String]? {
        let about = input.about.map { ": \($0)" } ?? ""
        let several = input.isList ? "; separate several by commas" : ""
        while true {
            Terminal.ask("\(input.name)\(about) (\(input.wants)\(several))\n> ")
            guard let line = readLine() else {
                // The line of the prompt is still open.
                Terminal.ask("\n")
                return nil
            }
            let answer = input.isList ? parts(of: line) : [String(line.trimmed)]
            let problems = answer.compactMap { input.problem(with: $0) }
            if problems.isEmpty { return answer }
            for problem in problems { Terminal.printError(problem) }
        }
    }
}
