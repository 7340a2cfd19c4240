// The commands of a shell block: their words, and the folder in which they run.

import NormaText

struct ShellCommand: Equatable {
    var words: [String]
    /// From 0, in the block.
    var line: Int
    /// By a `cd` before it, from the document's or the repository's root.
    var folder: String
}

enum ShellCommands {
    static let languages: Set<String> = [
        "sh", "bash", "zsh", "shell", "console", "terminal", "shell-session", "shellsession",
    ]

    /// What follows a `git clone` or a `cd` that leads elsewhere is about another place.
    ///
    /// Cost: linear in the text.
    static func commands(in lines: [Substring]) -> [ShellCommand] {
        var commands: [ShellCommand] = []
        var folder = ""
        var hereDocument: Substring?
        for (number, line) in joined(lines) {
            if let end = hereDocument {
                if line.trimmed == end { hereDocument = nil }
                continue
            }
            for words in simpleCommands(in: line) {
                guard let first = words.first else { continue }
                if first == "git", words.contains("clone") { return commands }
                if first == "cd" || first == "pushd" {
                    guard let target = words.dropFirst().first, !ClaimHedges.isPlaceholder(target),
                        !target.hasPrefix("~"),
                        !target.hasPrefix("/"), !target.contains("..")
                    else { return commands }
                    folder = RelativePath(folder + "/" + target).text
                    continue
                }
                commands.append(ShellCommand(words: words, line: number, folder: folder))
            }
            if let mark = line.firstRange(of: "<<") {
                let word = line[mark.upperBound...].drop { "-'\" ".contains($0) }.prefix { $0.isLetter || $0 == "_" }
                if !word.isEmpty { hereDocument = word }
            }
        }
        return commands
    }

    /// Lines that end in a backslash are joined with the next.
    private static func joined(_ lines: [Substring]) -> [(Int, Substring)] {
        var result: [(Int, Substring)] = []
        var isOpen = false
        for (number, line) in lines.enumerated() {
            let isContinued = line.hasSuffix("\\")
            let text = isContinued ? line.dropLast() : line
            if isOpen, let last = result.indices.last {
                result[last].1 = result[last].1 + " " + text
            } else {
                result.append((number, text))
            }
            isOpen = isContinued
        }
        return result
    }

    private static let prompts: Set<String> = ["$", "%", "❯", "➜"]

    /// The words of each command of a line; comments are left out, and quotation marks.
    private static func simpleCommands(in line: Substring) -> [[String]] {
        var commands: [[String]] = [[]]
        var word = ""
        var quote: Character?
        var isWord = false
        func add(_ word: String, to commands: inout [[String]]) { commands[commands.count - 1].append(word) }
        var isEscaped = false
        for character in line {
            if isEscaped || (character == "\\" && quote == nil) {
                if isEscaped { word.append(character) }
                (isWord, isEscaped) = (true, !isEscaped)
                continue
            }
            if let open = quote {
                if character == open { quote = nil } else { word.append(character) }
                continue
            }
            switch character {
            case "\"", "'":
                quote = character
                isWord = true
            case "#" where !isWord: return finished(commands)
            case " ", "\t", ";", "&", "|", "(", ")":
                if isWord { add(word, to: &commands) }
                (word, isWord) = ("", false)
                if character != " ", character != "\t" { commands.append([]) }
            default:
                word.append(character)
                isWord = true
            }
        }
        if isWord { add(word, to: &commands) }
        return finished(commands)
    }

    private static func finished(_ commands: [[String]]) -> [[String]] {
        commands.map { words in
            var words = words[...]
            while let first = words.first, prompts.contains(first) || isAssignment(first) { words = words.dropFirst() }
            return Array(words)
        }.filter { !$0.isEmpty }
    }

    private static func isAssignment(_ word: String) -> Bool {
        guard let equals = word.firstIndex(of: "="), equals != word.startIndex else { return false }
        return word[..<equals].utf8.allSatisfy { $0.isLetter || $0.isDigit || $0 == 0x5F }
    }
}
