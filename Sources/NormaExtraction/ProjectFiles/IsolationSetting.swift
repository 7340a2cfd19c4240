// Build settings of a target for actor isolation: the module's default, and whether property wrappers isolate.

import NormaFacts

enum IsolationSetting {
    private static let name = "SWIFT_DEFAULT_ACTOR_ISOLATION"
    /// Each of these alone keeps wrappers from isolating the type that has them.
    private static let features = [
        "SWIFT_APPROACHABLE_CONCURRENCY", "SWIFT_UPCOMING_FEATURE_DISABLE_OUTWARD_ACTOR_ISOLATION",
    ]

    static func defaultIsolation(in configurations: [BuildSettings], isOpen: Bool) -> DefaultIsolation {
        let isolations = Set(configurations.map { value(in: $0, isOpen: isOpen) })
        return only(isolations) ?? (isolations.isEmpty && !isOpen ? .nonisolated : .unknown)
    }

    static func wrapperIsolation(in configurations: [BuildSettings]) -> WrapperIsolation {
        only(Set(configurations.map { wrappers(in: $0) })) ?? .unknown
    }

    private static func only<Value>(_ values: Set<Value>) -> Value? { values.count == 1 ? values.first : nil }

    private static func value(in settings: BuildSettings, isOpen: Bool) -> DefaultIsolation {
        switch settings.value(of: name) {
        case .known(let text): text == "MainActor" ? .mainActor : .nonisolated
        case .unknown: .unknown
        case nil: isOpen ? .unknown : .nonisolated
        }
    }

    /// Without a language version the isolation is unknown: Xcode's templates always set it.
    private static func wrappers(in settings: BuildSettings) -> WrapperIsolation {
        for feature in features {
            switch settings.value(of: feature) {
            case .known("YES"): return .isolatesNothing
            case .unknown: return .unknown
            default: break
            }
        }
        guard case .known(let version)? = settings.value(of: "SWIFT_VERSION") else { return .unknown }
        return version.hasPrefix("6")
            ? .isolatesNothing : version.first.map { "45".contains($0) } == true ? .isolates : .unknown
    }
}
