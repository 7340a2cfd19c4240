// The table of a result: how many findings each rule, file, feature or owner has, and where most of them are.

import NormaFindings
import NormaText

struct GroupTable {
    let groups: [FindingGroup]
    let grouping: Grouping
    let report: TerminalReport
    /// Whether names are cut on a narrow terminal.
    let isCut: Bool

    private var options: ReportOptions { report.options }

    /// - Parameter most: the most rows, one of which says how many groups aren't shown.
    func lines(most: Int = .max) -> [StyledText] {
        let isWhole = groups.count <= most
        let shown = isWhole ? groups : Array(groups.prefix(max(1, most - 1)))
        let rows = shown.map(row)
        let widths = Row.head(grouping).widths(with: rows, room: isCut ? options.width : nil, isRule: grouping == .rule)
        let more = groups.count - shown.count
        let rest: [StyledText] =
            more == 0
            ? [] : ["  … and \(Wording.count(more, grouping == .rule ? "more rule" : "more \(grouping.rawValue)"))"]
        let head = line(Row.head(grouping), widths, look: nil).styled(.dim)
        return [head] + zip(rows, shown).map { line($0, widths, look: $1.counts.worst.look) } + rest
    }

    private func row(_ group: FindingGroup) -> Row {
        let fixes = group.fixable == 0 ? "" : Wording.number(group.fixable)
        let count = Wording.number(group.count)
        guard grouping == .rule else {
            let errors = group.counts.errors == 0 ? "" : Wording.number(group.counts.errors)
            return Row(count: count, weight: errors, fixes: fixes, name: shown(group), most: mostlyBroken(in: group))
        }
        let spot = HotSpot(of: group.findings, in: report.index.result)
        let place = VisibleText.oneLine(spot.name)
        let most = (place, spot.count == group.count ? "" : " (\(Wording.number(spot.count)))")
        return Row(count: count, weight: group.counts.worst.rawValue, fixes: fixes, name: shown(group), most: most)
    }

    private func shown(_ group: FindingGroup) -> String {
        guard group.isNamed else { return "(\(group.name))" }
        let isPath = grouping == .file || grouping == .folder
        return VisibleText.oneLine(isPath ? options.shown(RelativePath(group.name)) : group.name)
    }

    private func mostlyBroken(in group: FindingGroup) -> (String, String) {
        var counts: [String: Int] = [:]
        for number in group.findings { counts[report.index.result.findings[number].rule, default: 0] += 1 }
        guard let most = counts.max(by: { $0.value != $1.value ? $0.value < $1.value : $0.key > $1.key }) else {
            return ("", "")
        }
        return (VisibleText.oneLine(most.key), most.value == group.count ? "" : " (\(Wording.number(most.value)))")
    }

    private func line(_ row: Row, _ widths: Row.Widths, look: StyledText.Look?) -> StyledText {
        let isRule = grouping == .rule
        func padding(_ text: String, _ width: Int) -> String {
            String(repeating: " ", count: max(0, width - DisplayWidth.of(text)))
        }
        let name = isCut ? cut(row.name, widths.name) : row.name
        let most =
            isCut
            ? TextCut.path(row.most.0, width: widths.most - row.most.1.count) + row.most.1
            : row.most.0 + row.most.1
        let weight =
            isRule ? row.weight + padding(row.weight, widths.weight) : padding(row.weight, widths.weight) + row.weight
        let count = StyledText(padding(row.count, widths.count)) + StyledText(row.count, look)
        let fixes = padding(row.fixes, widths.fixes) + row.fixes
        let text: StyledText = "  \(count)  \(weight)  \(fixes)  \(name)"
        return widths.most == 0 ? text : "\(text)\(padding(name, widths.name))  \(most)"
    }

    private func cut(_ name: String, _ width: Int) -> String {
        grouping == .rule ? TextCut.end(of: name, width: width) : TextCut.path(name, width: width)
    }
}

private struct Row {
    var count: String
    /// The severity of a rule, or the number of errors.
    var weight: String
    var fixes: String
    var name: String
    /// Where most of them are, and how many; only the first part may be cut.
    var most: (String, String)

    struct Widths {
        var count: Int
        var weight: Int
        var fixes: Int
        var name: Int
        /// 0: there isn't room for this column.
        var most: Int
    }

    private static let leastOfMost = 14

    static func head(_ grouping: Grouping) -> Row {
        guard grouping == .rule else {
            return Row(
                count: "count",
                weight: "errors",
                fixes: "fixes",
                name: grouping.rawValue,
                most: ("most are of", "")
            )
        }
        return Row(count: "count", weight: "", fixes: "fixes", name: "rule", most: ("most are in", ""))
    }

    /// - Parameter room: the available columns; nil if nothing is cut.
    func widths(with rows: [Row], room: Int?, isRule: Bool) -> Widths {
        let all = [self] + rows
        func widest(_ text: (Row) -> String) -> Int { all.map { DisplayWidth.of(text($0)) }.max() ?? 0 }
        var widths = Widths(
            count: widest(\.count),
            weight: widest(\.weight),
            fixes: widest(\.fixes),
            name: widest(\.name),
            most: widest { $0.most.0 + $0.most.1 }
        )
        guard let room else { return widths }
        let rest = room - widths.count - widths.weight - widths.fixes - 10
        // Names have priority: a rule's name is shown completely, as long as anything is left for the other column.
        let most = min(widths.most, max(Self.leastOfMost, isRule ? 0 : rest * 2 / 5))
        widths.name = min(widths.name, max(rest - most, min(rest, 12)))
        widths.most = min(widths.most, rest - widths.name)
        if widths.most < Self.leastOfMost { (widths.name, widths.most) = (min(widest(\.name), rest + 2), 0) }
        return widths
    }
}
