// What a command claims: a table of tools, each with the names that it takes.

import NormaText

enum CommandClaims {
    typealias Found = (subject: Claim.Subject, text: String)

    /// The claims of one command; empty for a command of another tool.
    static func subjects(of command: ShellCommand) -> [Found] {
        var words = command.words[...]
        if words.starts(with: ["bundle", "exec"]) { words = words.dropFirst(2) }
        while let first = words.first, ["sudo", "env", "time", "exec", "arch", "xcrun"].contains(first) {
            words = words.dropFirst()
        }
        guard let tool = words.first else { return [] }
        let rest = Array(words.dropFirst())
        if let read = tools[tool] { return read(rest, command.folder) }
        return isScript(tool) ? [(.path(from: command.folder), tool)] : []
    }

    private static let tools: [String: @Sendable ([String], String) -> [Found]] = [
        "make": { tasks($0, .make, $1) }, "just": { tasks(Array($0.prefix(1)), .just, $1) }, "fastlane": lane,
        "npm": script(of: .npm), "yarn": script(of: .npm), "pnpm": script(of: .npm), "mise": script(of: .mise),
        "bash": script, "sh": script, "zsh": script, "source": script, "python": script, "python3": script,
        "ruby": script,
        "node": script, "swift": { words, _ in swift(words) }, "xcodebuild": xcodebuild, "open": projects,
    ]

    /// `npm run NAME`
    private static func script(of tool: TaskTool) -> @Sendable ([String], String) -> [Found] {
        { words, folder in
            guard let first = words.first, first == "run" || first == "r" else { return [] }
            return tasks(Array(words.dropFirst().prefix(1)), tool, folder)
        }
    }

    @Sendable
    private static func projects(_ words: [String], _ folder: String) -> [Found] {
        words.filter(isProject).map { (subject: .path(from: folder), text: $0) }
    }

    private static func tasks(_ words: [String], _ tool: TaskTool, _ folder: String) -> [Found] {
        if words.contains(where: { $0.hasPrefix("-") && $0 != "-s" && $0 != "-k" }) { return [] }
        return words.filter { isWord($0) }.map { (.task(tool, from: folder), $0) }
    }

    private static let fastlaneTools: Set<String> = [
        "match", "scan", "gym", "deliver", "pem", "cert", "sigh", "snapshot", "init", "run", "lanes", "list", "actions",
        "action",
        "install_plugins", "update_plugins", "add_plugin", "search_plugins", "env", "pilot", "produce", "precheck",
        "frameit",
        "spaceauth", "supply", "screengrab", "update_fastlane", "docs", "new_action", "new_plugin",
        "enable_auto_complete", "help",
    ]

    @Sendable
    private static func lane(_ words: [String], _ folder: String) -> [Found] {
        var words = words[...]
        if let first = words.first, ["ios", "mac", "android"].contains(first) { words = words.dropFirst() }
        guard let lane = words.first, !fastlaneTools.contains(lane), isWord(lane) else { return [] }
        return [(.task(.fastlane, from: folder), lane)]
    }

    @Sendable
    private static func script(_ words: [String], _ folder: String) -> [Found] {
        guard let script = words.first(where: { !$0.hasPrefix("-") }), words.first == script, isScript("./" + script)
        else { return [] }
        return [(.path(from: folder), script)]
    }

    /// `./run`, `Scripts/check.sh`; a program without an ending may be a product of a build.
    private static func isScript(_ word: String) -> Bool {
        guard word.contains("/"), !word.hasPrefix("/"), !word.hasPrefix("~"), !word.contains(".."), !word.contains(":"),
            !word.contains("://"), !word.hasPrefix("./.build"), !word.hasPrefix("./build")
        else { return false }
        return ["sh", "py", "rb", "swift", "js", "mjs", "zsh"].contains(SpanClaims.ending(of: word) ?? "")
    }

    private static func isProject(_ word: String) -> Bool {
        word.hasSuffix(".xcodeproj") || word.hasSuffix(".xcworkspace")
    }

    private static func swift(_ words: [String]) -> [Found] {
        if words.contains("--package-path") || words.contains("-C") { return [] }
        if words.first == "run", let product = words.dropFirst().first(where: { !$0.hasPrefix("-") }),
            !words.contains(where: { ["-c", "--configuration", "--build-path", "--scratch-path"].contains($0) }),
            isWord(product)
        {
            return [(.product, product)]
        }
        if words.first == "build", let target = value(of: "--target", in: words), isWord(target) {
            return [(.target, target)]
        }
        if words.first == "test", let filter = value(of: "--filter", in: words),
            !filter.contains(where: { "<>{}$".contains($0) })
        {
            let names = filter.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
            return names.prefix(2).filter { !isAnyTest($0) }.map { (.test, String($0)) }
        }
        return []
    }

    /// `TestClass`: the place for a test's name.
    private static func isAnyTest(_ name: Substring) -> Bool {
        NameCase.words(of: name).allSatisfy { anyTest.contains($0.lowercased()) }
    }

    private static let anyTest: Set<String> = [
        "test", "tests", "class", "case", "suite", "target", "method", "specific", "single", "file",
    ]

    @Sendable
    private static func xcodebuild(_ words: [String], _ folder: String) -> [Found] {
        var found: [Found] = []
        if let scheme = value(of: "-scheme", in: words) { found.append((.scheme, scheme)) }
        if let plan = value(of: "-testPlan", in: words) {
            found.append((.testPlan, plan.hasSuffix(".xctestplan") ? String(plan.dropLast(11)) : plan))
        }
        for option in ["-project", "-workspace"] {
            if let path = value(of: option, in: words), isProject(path), !path.hasPrefix("/"), !path.contains("..") {
                found.append((.path(from: folder), path))
            }
        }
        for word in words where word.hasPrefix("-only-testing:") {
            let names = word.dropFirst("-only-testing:".count).split(separator: "/")
            if let target = names.first { found.append((.target, String(target))) }
            if let type = names.dropFirst().first, !isAnyTest(type) { found.append((.test, String(type))) }
        }
        return found
    }

    private static func value(of option: String, in words: [String]) -> String? {
        guard let index = words.firstIndex(of: option), index + 1 < words.count, !words[index + 1].hasPrefix("-") else {
            return nil
        }
        return words[index + 1]
    }

    /// The name of a task: no option, variable or place for another name.
    private static func isWord(_ word: String) -> Bool {
        !word.isEmpty && word.utf8.allSatisfy { $0.isLetter || $0.isDigit || "-_:.".utf8.contains($0) }
            && word.utf8.first != UInt8(ascii: "-") && word.utf8.contains { $0.isLetter && $0 >= 0x61 }
    }
}
