// The exit status of a check.

extension CheckResult {
    /// The exit status of a completed run.
    ///
    /// A finding at error severity comes first. A run that matched nothing isn't clean: it had no file, no rule, or no
    /// subject for any rule.
    /// - Parameter isStrict: whether any finding, of any severity, and any input that could not be checked counts.
    package func exitStatus(isStrict: Bool) -> ExitStatus {
        if count(of: .error) > 0 { return .findings }
        if isStrict, !findings.isEmpty || !problems.isEmpty { return .findings }
        return hasCheckedSomething ? .clean : .unusable
    }

    /// Whether nothing differs from the state that the check was compared with, so that it can't have found anything.
    package var hasComparedNothing: Bool { comparison?.isEmpty == true && findings.isEmpty }

    /// Whether a rule looked at anything at all.
    package var hasCheckedSomething: Bool {
        if !findings.isEmpty || !suppressed.isEmpty || accepted?.leftCount ?? 0 > 0 { return true }
        // Without a guide the documents may have been compared with the code.
        if statistics.files > 0, statistics.rules == 0 { return rules.contains { ClaimRule(rawValue: $0.name) != nil } }
        return statistics.files > 0 && statistics.rules > 0 && statistics.subjects > 0
    }
}
