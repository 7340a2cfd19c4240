// Where each tool reads its hooks from, and the entry that makes it call `norma hook` after an edit.

struct HookSettings: Sendable {
    let client: HookClient
    /// From the top of the repository.
    let file: String
    /// The names down to the list of entries.
    let names: [String]
    let entry: SettingsValue
    /// The members that the file needs besides, if it is new.
    var others: [(String, SettingsValue)] = []
    /// What the user has to do besides.
    var note: String?

    static let command = "norma hook"

    /// More time than a check of a large app takes.
    private static let seconds = SettingsValue.written("60")

    private static let call = SettingsValue.object([
        ("type", .text("command")), ("command", .text(command)), ("timeout", seconds),
    ])

    static let all = [
        HookSettings(
            client: .claude,
            file: ".claude/settings.json",
            names: ["hooks", "PostToolUse"],
            entry: .object([("matcher", .text("Edit|MultiEdit|Write")), ("hooks", .array([call]))])
        ),
        HookSettings(
            client: .codex,
            file: ".codex/hooks.json",
            names: ["hooks", "PostToolUse"],
            entry: .object([("matcher", .text("apply_patch")), ("hooks", .array([call]))]),
            note: "Codex asks once whether to trust the hook: `/hooks` in Codex shows it."
        ),
        HookSettings(
            client: .cursor,
            file: ".cursor/hooks.json",
            names: ["hooks", "postToolUse"],
            entry: .object([("command", .text(command)), ("matcher", .text("Write"))]),
            others: [("version", .written("1"))]
        ),
        HookSettings(
            client: .copilot,
            file: ".github/hooks/norma.json",
            names: ["hooks", "postToolUse"],
            entry: .object([
                ("type", .text("command")), ("bash", .text(command)), ("timeoutSec", seconds),
            ]),
            others: [("version", .written("1"))]
        ),
    ]

    /// The content of the file with the entry, the same if it calls Norma already; nil if the file can't be read as JSON
    /// or has something else at that place.
    ///
    /// - Parameter bytes: nil if there is no file.
    func content(after bytes: [UInt8]?) -> String? {
        let isBlank = bytes?.allSatisfy { [0x20, 0x0A, 0x0D, 0x09].contains($0) } ?? true
        guard let bytes, !isBlank else { return SettingsValue.object(others).adding(entry, at: names[...])?.pretty }
        guard let value = SettingsReader.value(of: bytes) else { return nil }
        if value.contains(Self.command) { return String(decoding: bytes, as: UTF8.self) }
        return value.adding(entry, at: names[...])?.pretty
    }
}
