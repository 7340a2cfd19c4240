// `--policy-from=REF`: judges a change by the guide, the baseline and the configuration that it began with.

import ArgumentParser
import NormaFindings

struct PolicyOption: ParsableArguments {
    @Option(
        name: .long,
        help: ArgumentHelp(
            "Judge by the guide, the baseline, the configuration and the allowances that this branch or commit has.",
            discussion:
                "What the change does to them is reported by itself; what makes them softer ends with exit status 4.",
            valueName: "ref"
        )
    )
    var policyFrom: String?

    @Flag(name: .long, help: "With --policy-from: accept a change that makes the policy softer.")
    var allowPolicyChange = false

    /// The policy at the base of the change; nil if none is asked for.
    ///
    /// - Parameter guide: as named by --guide.
    func policy(for paths: [String], guide: String?) throws -> BasePolicy? {
        guard let reference = try policyFrom ?? BasePolicy.configuredReference(for: paths) else {
            guard !allowPolicyChange else {
                throw CommandFailure(
                    "--allow-policy-change goes with --policy-from",
                    suggestion: "name the base: `--policy-from=origin/main`"
                )
            }
            return nil
        }
        guard let policy = try BasePolicy(reference, paths: paths, guide: guide) else {
            Terminal.printError(
                "`\(reference)` has no `.norma.yml` with a guide for this folder, so the change is judged by its own policy."
            )
            return nil
        }
        return policy
    }

    /// Prints what the change does to the policy; true if the run has to fail for it.
    ///
    /// - Parameter result: of the check by the base's policy.
    func report(on base: BasePolicy, _ result: CheckResult, guide: String?) throws -> Bool {
        let changes = PolicyChanges(base: base).all(guide: guide, result)
        let report = PolicyReport(base: base, changes: changes, isAllowed: allowPolicyChange)
        if let text = report.text { Terminal.printError(text) }
        return report.fails
    }
}
