// `SWIFT_DEFAULT_ACTOR_ISOLATION` among the build settings of a target.

import NormaFacts

enum IsolationSetting {
    private static let name = "SWIFT_DEFAULT_ACTOR_ISOLATION"

    /// - Parameters:
    ///   - configurations: a target's settings, once for each configuration.
    ///   - isOpen: settings that can't be read may say it.
    static func value(in configurations: [BuildSettings], isOpen: Bool) -> DefaultIsolation {
        let found = Set(configurations.map { value(in: $0, isOpen: isOpen) })
        guard let first = found.first else { return isOpen ? .unknown : .nonisolated }
        return found.count == 1 ? first : .unknown
    }

    private static func value(in settings: BuildSettings, isOpen: Bool) -> DefaultIsolation {
        switch settings.value(of: name) {
        case .known(let text): text == "MainActor" ? .mainActor : .nonisolated
        case .unknown: .unknown
        case nil: isOpen ? .unknown : .nonisolated
        }
    }
}
