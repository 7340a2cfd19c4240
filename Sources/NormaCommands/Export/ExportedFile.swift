// A file that `norma export` writes for another tool: a section between marks, or keys of a JSON file; the rest of it stays.

import NormaText

struct ExportedFile {
    /// Keys that lead into a JSON file, and the value there.
    struct Member: Equatable {
        var keys: [String]
        var value: SettingsValue
    }

    enum Form {
        case section(MarkedSection)
        case settings([Member])
    }

    let path: RelativePath
    /// What a new file begins with, before the section; a file that is there keeps its own.
    var front: [String] = []
    /// The lines of the section.
    var lines: [String] = []
    /// The most characters of the whole file that the tool reads.
    var mostCharacters: Int?
    var form = Form.section(.agents)

    /// A file that isn't there yet.
    func newText() throws(MarkedSection.Damage) -> String {
        front.map { $0 + "\n" }.joined() + (try text(after: ""))
    }

    /// The text of a file that is there, with the section or the keys.
    func text(after known: String) throws(MarkedSection.Damage) -> String {
        switch form {
        case .section(let section): return try section.text(known, with: lines)
        case .settings(let members):
            guard
                let value = known.isEmpty
                    ? .object([SettingsValue.Member]()) : SettingsReader.value(of: Array(known.utf8))
            else {
                throw MarkedSection.Damage(message: "it is not plain JSON")
            }
            var result = value
            for member in members {
                guard let changed = result.setting(member.value, at: member.keys[...]) else {
                    throw MarkedSection.Damage(
                        message: "`\(member.keys.joined(separator: "."))` is below something that has no keys"
                    )
                }
                result = changed
            }
            return result == value ? known : result.pretty
        }
    }

    /// What `--dry-run` prints.
    var shownLines: [String] {
        switch form {
        case .section: front + lines
        case .settings: ((try? text(after: "")) ?? "").split(separator: "\n").map(String.init)
        }
    }
}

extension SettingsValue {
    /// With a value at these names, which are made if they aren't there; nil if something on the way has no names.
    fileprivate func setting(_ value: SettingsValue, at names: ArraySlice<String>) -> SettingsValue? {
        guard let name = names.first else { return value }
        guard case .object(var members) = self else { return nil }
        let quoted = "\"\(name)\""
        let index = members.firstIndex { $0.name == quoted }
        let inner = index.map { members[$0].value } ?? .object([Member]())
        guard let changed = inner.setting(value, at: names.dropFirst()) else { return nil }
        if let index { members[index].value = changed } else { members.append(Member(name: quoted, value: changed)) }
        return .object(members)
    }
}
