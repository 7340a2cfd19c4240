// The build settings of a target → the settings that rules ask about.

import NormaFacts

extension TargetSettings {
    /// - Parameters:
    ///   - configurations: a target's settings, once for each configuration.
    ///   - isOpen: whether some settings can't be read and may set more.
    init(in configurations: [BuildSettings], isOpen: Bool) {
        self.init(
            defaultIsolation: IsolationSetting.defaultIsolation(in: configurations, isOpen: isOpen),
            wrapperIsolation: IsolationSetting.wrapperIsolation(in: configurations),
            deploymentTargets: DeploymentSetting.values(in: configurations),
            isOpen: isOpen
        )
    }
}

/// `IPHONEOS_DEPLOYMENT_TARGET` and the like.
enum DeploymentSetting {
    /// By the platform's name in SwiftPM, which XcodeGen and Tuist use as well.
    static let names = [
        "iOS": "IPHONEOS_DEPLOYMENT_TARGET", "macOS": "MACOSX_DEPLOYMENT_TARGET", "tvOS": "TVOS_DEPLOYMENT_TARGET",
        "watchOS": "WATCHOS_DEPLOYMENT_TARGET", "visionOS": "XROS_DEPLOYMENT_TARGET",
    ]

    /// A platform that no configuration names is left out.
    static func values(in configurations: [BuildSettings]) -> [String: Known<String>] {
        var result: [String: Known<String>] = [:]
        for (platform, setting) in names {
            let said = Set(configurations.map { value(of: setting, in: $0) })
            guard said != [nil], let first = said.first else { continue }
            if said.count == 1, let version = first, isVersion(version) {
                result[platform] = .known(version)
            } else {
                result[platform] = .unknown("its configurations disagree, or a setting can't be read")
            }
        }
        return result
    }

    /// Nil if nothing sets it; empty if its value can't be read.
    private static func value(of setting: String, in settings: BuildSettings) -> String? {
        switch settings.value(of: setting) {
        case .known(let text): text
        case .unknown: ""
        case nil: nil
        }
    }

    private static func isVersion(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }
    }
}
