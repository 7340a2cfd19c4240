// Rules that matched nothing in this code base: one sentence for every report, and a list for --verbose.

import NormaFindings
import NormaText

enum SilenceWording {
    /// `31 of them matched nothing here; 7 apply only with `--changed`.`
    ///
    /// Nil if every rule matched something.
    ///
    /// - Parameter hint: how to see more, for reports that can say so.
    static func sentence(_ silence: InheritedSilence, hint: String = "") -> String? {
        let count = Set((silence.absences + silence.waiting).flatMap(\.rules)).count
        let idle = count == 0 ? nil : "\(Wording.number(count)) of them matched nothing here\(hint)"
        let others = silence.withoutChange.count
        let verb = others == 1 ? "applies" : "apply"
        let withoutChange = others == 0 ? nil : "\(Wording.number(others)) of them \(verb) only with `--changed`"
        let clauses = [idle, withoutChange].compactMap(\.self)
        return clauses.isEmpty ? nil : clauses.joined(separator: "; ") + "."
    }

    /// Every reason with the number of its rules, most first.
    static func list(_ silence: InheritedSilence) -> [String] {
        section("matched nothing", silence.absences, \.denial)
            + section("wait for a missing place", silence.waiting, \.text)
            + section("are off because the guide declares their place absent", silence.off, \.text)
            + exceptions(silence.idleExceptions)
    }

    private static func section(
        _ title: String,
        _ absences: [Absence],
        _ words: (MissingThing) -> String
    ) -> [String] {
        let absences = absences.filter { !$0.rules.isEmpty }
        guard !absences.isEmpty else { return [] }
        let count = Set(absences.flatMap(\.rules)).count
        let width = absences.map { Wording.number($0.rules.count).count }.max() ?? 0
        let rows = absences.map { absence in
            let number = Wording.number(absence.rules.count)
            let padding = String(repeating: " ", count: width - number.count)
            let rule = absence.rules.count == 1 ? absence.rules.first.map { " (\($0))" } ?? "" : ""
            return "  \(padding)\(number)  \(words(absence.thing))\(rule)"
        }
        return ["Rules that \(title): \(Wording.number(count))"] + rows
    }

    private static func exceptions(_ rules: [String]) -> [String] {
        guard !rules.isEmpty else { return [] }
        var counts: [String: Int] = [:]
        for rule in rules { counts[rule, default: 0] += 1 }
        let names = counts.keys.sorted().map { name in
            let count = counts[name] ?? 0
            return count == 1 ? "  \(name)" : "  \(name) (\(Wording.number(count)))"
        }
        return ["Inherited exceptions that matched nothing: \(Wording.number(rules.count))"] + names
    }
}
