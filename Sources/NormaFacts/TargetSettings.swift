// The build settings of a project's target, as far as rules need them.

package struct TargetSettings: Sendable, Hashable {
    package var defaultIsolation: DefaultIsolation
    package var wrapperIsolation: WrapperIsolation
    /// The platforms that a deployment target is set for, by name; unknown if configurations disagree or a file is missing.
    package var deploymentTargets: [String: Known<String>]
    /// Whether settings that can't be read may add more.
    package var isOpen: Bool

    package init(
        defaultIsolation: DefaultIsolation = .nonisolated,
        wrapperIsolation: WrapperIsolation = .unknown,
        deploymentTargets: [String: Known<String>] = [:],
        isOpen: Bool = false
    ) {
        self.defaultIsolation = defaultIsolation
        self.wrapperIsolation = wrapperIsolation
        self.deploymentTargets = deploymentTargets
        self.isOpen = isOpen
    }
}
