// `deploy-to`: the lowest platform version of the package or target is in a range.

import NormaFacts
import NormaGuide
import NormaProject
import NormaText

struct DeployToPredicate: Predicate {
    static let word = PredicateWord(
        "deploy-to",
        shape: .platforms,
        summary:
            "The platform versions of the package's manifest, or of the Xcode, XcodeGen or Tuist target, fit: `iOS: \">=17\"`.",
        example: #"""
            ```yaml rule
            rule: packages-deploy-to-ios-17
            every: package
            must: { deploy-to: { iOS: ">=17" } }
            ```

            ```swift bad path=Package.swift
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "Cart", platforms: [.iOS(.v15)])
            ```

            ```swift good path=Package.swift
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "Cart", platforms: [.iOS(.v17)])
            ```
            """#,
        blindSpot:
            "If nothing says the platform's version, if configurations disagree, or if a settings file is missing, the version is unknown and the rule is silent. Of several targets that compile a file, the lowest version counts."
    )
    static let usualSubjects = UsualSubjects(kinds: [.package])

    private let requirements: [PlatformRequirement]

    init(_ requirements: [PlatformRequirement], in compiler: PlanCompiler) {
        self.requirements = requirements
    }

    func verdict(of subject: Subject, given captures: Captures, in context: JudgingContext) -> Verdict {
        Verdict.all(requirements) { verdict($0, of: subject, in: context) }
    }

    func verdict(ofPlanned subject: PlannedSubject, given captures: Captures, in context: JudgingContext) -> Verdict {
        verdict(of: .file(subject.place.file), given: captures, in: context)
    }

    private func verdict(_ requirement: PlatformRequirement, of subject: Subject, in context: JudgingContext) -> Verdict
    {
        let versions = versions(requirement.platform, of: subject, in: context)
        guard !versions.isEmpty else { return .unknown }
        // A file in several targets has to compile for the lowest of their versions.
        switch requirement.comparison {
        case .atLeast: return Verdict.all(versions) { verdict(requirement, $0) }
        case .below: return Verdict.any(versions) { verdict(requirement, $0) }
        case .equal: return Verdict.whichever(versions) { verdict(requirement, $0) }
        }
    }

    private func verdict(_ requirement: PlatformRequirement, _ version: Known<String>) -> Verdict {
        guard let version = version.value.map(Self.numbers) else { return .unknown }
        switch requirement.comparison {
        case .atLeast: return Verdict(!Self.precedes(version, requirement.version))
        case .below: return Verdict(Self.precedes(version, requirement.version))
        case .equal:
            return Verdict(!Self.precedes(version, requirement.version) && !Self.precedes(requirement.version, version))
        }
    }

    private func platform(
        _ platform: String,
        of subject: Subject,
        in context: JudgingContext
    ) -> (package: PackageID, platform: ManifestPlatform)? {
        guard let id = context.package(of: subject) else { return nil }
        let platforms = context.project.packages[Int(id.index)].facts.platforms.value ?? []
        let wanted = platform.lowercased()
        return platforms.first { $0.name.lowercased() == wanted }.map { (id, $0) }
    }

    /// The versions of the targets that compile it, else that of its package; empty if none has one.
    private func versions(_ platform: String, of subject: Subject, in context: JudgingContext) -> [Known<String>] {
        let targets = modules(of: subject, in: context).map { module in
            module.deploymentTargets.first { $0.key.lowercased() == platform.lowercased() }?.value ?? []
        }
        if targets.contains(where: { !$0.isEmpty }) { return Array(targets.joined()) }
        return self.platform(platform, of: subject, in: context).map { [$0.platform.version] } ?? []
    }

    private func modules(of subject: Subject, in context: JudgingContext) -> [ProjectModule] {
        if case .module(let module) = subject { return [context.project.module(module)] }
        let file = context.file(of: subject).map { context.project.files[Int($0.index)] }
        return file?.modules.map { context.project.module($0) } ?? []
    }

    private static func numbers(_ version: String) -> [Int] {
        version.split(separator: ".").map { Int($0) ?? 0 }
    }

    /// Missing parts count as 0: 17 is 17.0.
    private static func precedes(_ left: [Int], _ right: [Int]) -> Bool {
        for index in 0..<max(left.count, right.count) {
            let first = index < left.count ? left[index] : 0
            let second = index < right.count ? right[index] : 0
            if first != second { return first < second }
        }
        return false
    }

    func evidence(of subject: Subject, given captures: Captures, in context: JudgingContext) -> [Evidence] {
        requirements.compactMap { evidence($0, of: subject, "that is " + Self.words($0), in: context) }
    }

    func misses(of subject: Subject, given captures: Captures, in context: JudgingContext) -> [Evidence] {
        requirements.filter { verdict($0, of: subject, in: context) == .fails }
            .compactMap { evidence($0, of: subject, "not " + Self.words($0), in: context) }
    }

    /// Evidence at the platform in the manifest.
    private func evidence(
        _ requirement: PlatformRequirement,
        of subject: Subject,
        _ judgement: String,
        in context: JudgingContext
    ) -> Evidence? {
        guard let site = site(of: requirement.platform, subject, in: context) else { return nil }
        let version = versions(requirement.platform, of: subject, in: context).first?.value ?? "an unknown version"
        return Evidence(
            site: site,
            owner: subject,
            phrase: "deploys to \(requirement.platform) \(version), \(judgement)",
            detail: "deploy-to " + requirement.platform
        )
    }

    /// The platform in a package's manifest, or the target in a project's.
    private func site(of platform: String, _ subject: Subject, in context: JudgingContext) -> Site? {
        if let (package, platform) = self.platform(platform, of: subject, in: context) {
            return .manifest(package, platform.range)
        }
        return modules(of: subject, in: context).lazy
            .compactMap { module in module.package.map { .manifest($0, module.range) } }.first
    }

    private static func words(_ requirement: PlatformRequirement) -> String {
        let version = requirement.version.map(String.init).joined(separator: ".")
        return switch requirement.comparison {
        case .atLeast: "\(version) or later"
        case .below: "a version below \(version)"
        case .equal: version
        }
    }

    private var words: String {
        Plan.listed(requirements.map { "\($0.platform) \(Self.words($0))" }, with: "and")
    }

    func statement(given captures: Captures) -> String { "deploys to " + words }
    func denial(given captures: Captures) -> String { "does not deploy to " + words }
    func detail(given captures: Captures) -> String {
        "deploy-to " + requirements.map(\.platform).joined(separator: ", ")
    }
}

extension JudgingContext {
    /// The package that a thing is or belongs to.
    func package(of subject: Subject) -> PackageID? {
        switch subject {
        case .package(let package), .dependency(let package, _): return package
        case .module(let module): return project.module(module).package
        default:
            guard let file = file(of: subject) else { return nil }
            return project.files[Int(file.index)].module.flatMap { project.module($0).package }
        }
    }
}
