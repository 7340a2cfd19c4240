// A page that `norma init` wrote, with what changed in the project since then; what a person wrote stays.

import NormaText

/// A line, a sentence or a row is changed only if it still is as `norma init` writes it, apart from counts and names.
package struct PageMerge {
    private let old: [PagePart]
    private let new: PageIndex
    private let layers: [String: String]
    private let folders: Set<String>
    private let modules: Set<String>
    private let isShortened: Bool
    private let usesCarriageReturns: Bool

    /// - Parameters:
    ///   - old: the page that is there.
    ///   - new: everything that would be written today, with the rules of the old page.
    ///   - folders: the paths of all folders.
    ///   - modules: the names of all modules.
    package init(old: String, new: String, folders: Set<String>, modules: Set<String>) {
        usesCarriageReturns = old.contains("\r\n")
        let text = usesCarriageReturns ? old.replacing("\r\n", with: "\n") : old
        self.old = PagePart.parts(of: Self.lines(text))
        self.new = PageIndex(PagePart.parts(of: Self.lines(new)))
        layers = PageIndex(self.old).definitions["layers:"] ?? [:]
        self.folders = folders
        self.modules = modules
        isShortened = text.contains("are not drawn and may use anything")
    }

    /// The names of the rules that a page takes from books.
    package static func takenRules(in page: String) -> Set<String> {
        Set(PageIndex(PagePart.parts(of: lines(page.replacing("\r\n", with: "\n")))).rules.keys)
    }

    private static func lines(_ text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    /// The page with its changes.
    package var text: String {
        var lines: [String] = []
        var isAfterRemoval = false
        for part in old {
            let merged = merged(part)
            if merged.isEmpty {
                isAfterRemoval = true
            } else if isAfterRemoval, merged == [""], lines.last == "" {
                isAfterRemoval = false
            } else {
                lines += merged
                isAfterRemoval = false
            }
        }
        return lines.joined(separator: usesCarriageReturns ? "\r\n" : "\n")
    }

    /// `A uses B`: uses that exist today between boxes of the picture, and that it doesn't draw.
    package var undrawn: [String] {
        old.flatMap { part -> [String] in
            guard case .fence(let info) = part.kind, let now = new.pictures[info] else { return [] }
            return picture(Self.inside(part)).undrawn(of: now).map { "`\($0.from)` uses `\($0.to)`" }
        }
    }

    private func picture(_ lines: [String]) -> DrawnPicture { DrawnPicture(lines, declared: Set(layers.keys)) }

    private static func inside(_ part: PagePart) -> [String] { Array(part.lines.dropFirst().dropLast()) }

    private func merged(_ part: PagePart) -> [String] {
        switch part.kind {
        case .prose: new.prose[SentenceSkeleton.of(part.lines)] ?? part.lines
        case .item: item(part)
        case .table: table(part)
        case .fence(let info): fence(part, info)
        case .other: part.lines
        }
    }

    private func item(_ part: PagePart) -> [String] {
        guard let key = PageIndex.key(ofItem: part) else { return part.lines }
        if let now = new.items[key] {
            return SentenceSkeleton.of(now) == SentenceSkeleton.of(part.lines) ? now : part.lines
        }
        return key.hasPrefix("`") ? [] : part.lines
    }

    /// Rows are known by their first cell; one in the plural and one in the singular are the same.
    private func table(_ part: PagePart) -> [String] {
        guard part.lines.count > 2, let now = new.tables[part.lines[0]] else { return part.lines }
        let rows = part.lines.dropFirst(2)
        return Array(part.lines.prefix(2)) + rows.compactMap { now[PageIndex.key(ofRow: $0)] }
    }

    private func fence(_ part: PagePart, _ info: String) -> [String] {
        let lines = Self.inside(part)
        guard let first = part.lines.first, let last = part.lines.last, part.lines.count > 2 else { return part.lines }
        var merged = lines
        if let now = new.pictures[info] {
            merged = picture(lines).lines(after: now, isGone: isGone, addsBoxes: !isShortened)
        } else if info == "yaml define" {
            merged = definitions(lines)
        } else if info.hasPrefix("yaml take") {
            merged = lines.map(rule)
        }
        return merged.isEmpty ? [] : [first] + merged + [last]
    }

    // MARK: - Rules

    /// Its count; a limit or a severity that a person wrote stays.
    private func rule(_ line: String) -> String {
        guard let name = PageIndex.name(ofRule: line), let now = new.rules[name] else { return line }
        let (own, today) = (PageIndex.cut(line), PageIndex.cut(now))
        guard let comment = own.comment, let fresh = today.comment,
            SentenceSkeleton.of([comment]) == SentenceSkeleton.of([fresh])
                || PageIndex.isCount(comment) && PageIndex.isCount(fresh),
            PageIndex.limits(own.value) == PageIndex.limits(today.value)
        else { return line }
        return own.value + " # " + fresh
    }

    // MARK: - Places and layers

    private func definitions(_ lines: [String]) -> [String] {
        guard let heading = lines.first, let now = new.definitions[heading] else { return lines }
        var merged = lines.dropFirst().compactMap { definition($0, now) }
        if heading == "layers:", !isShortened {
            let known = Set(lines.compactMap(PageIndex.key(ofDefinition:)))
            let added = now.keys.filter { !known.contains($0) }.sorted().compactMap { now[$0] }
            merged += added
        }
        return merged.isEmpty ? [] : [heading] + merged
    }

    /// A line whose folders are there is a person's word; only its evidence may be old.
    private func definition(_ line: String, _ now: [String: String]) -> String? {
        guard let key = PageIndex.key(ofDefinition: line) else { return line }
        let own = PageIndex.cut(line)
        let patterns = PageIndex.patterns(own.value)
        let isThere = patterns.isEmpty || patterns == ["none"] || patterns.contains(where: self.isThere)
        guard let today = now[key] else { return isThere ? line : nil }
        let fresh = PageIndex.cut(today)
        guard own.value == fresh.value else { return isThere ? line : today }
        guard let comment = own.comment, let evidence = fresh.comment,
            SentenceSkeleton.of([comment]) == SentenceSkeleton.of([evidence])
        else { return line }
        return today
    }

    private func isThere(_ pattern: String) -> Bool {
        let fixed = pattern.split(separator: "/").prefix { !$0.contains { "*{".contains($0) } }
        return fixed.isEmpty || pattern.hasSuffix(".swift") && fixed.joined(separator: "/") == pattern
            || folders.contains(fixed.joined(separator: "/"))
    }

    private func isGone(_ box: String) -> Bool {
        guard let line = layers[box] else { return layers.isEmpty && !modules.contains(box) }
        return !PageIndex.patterns(PageIndex.cut(line).value).contains(where: isThere)
    }
}
