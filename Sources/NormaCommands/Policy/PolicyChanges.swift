// What a change does to the policy: the guide, the configuration, the baseline, and the comments that allow something.

import NormaFiles
import NormaFindings
import NormaGuide
import NormaPipeline
import NormaText

struct PolicyChanges {
    let base: BasePolicy

    /// In the order: configuration, guide, baseline, comments.
    ///
    /// - Parameters:
    ///   - guide: as named by --guide.
    ///   - result: of the check by the base's policy.
    func all(guide: String?, _ result: CheckResult) -> [PolicyChange] {
        let marked = result.leftOut.filter(\.isNew).map { file in
            PolicyChange.softer("\(file.place.path) declares itself generated, so no rule looks at it")
        }
        let doubted = result.doubted.map { file in
            PolicyChange.softer("\(file.place.path) newly declares itself generated; it was judged nevertheless")
        }
        let comments =
            marked + doubted
            + result.addedAllowances.map { comment in
                PolicyChange.softer(
                    "`\(VisibleText.oneLine(comment.message))` in \(comment.place.path), line \(comment.place.start.line)"
                )
            }
        let path = base.location.root + "/" + TreeLocation.configurationName
        guard FileSystem.linkStatus(of: path) != nil else {
            let removed = PolicyChange.softer("`\(TreeLocation.configurationName)` is removed")
            return (guide == nil ? [removed] : []) + baseline + comments
        }
        let now: Configuration
        do {
            now = try BasePolicy.configuration(in: base.location.root)
        } catch {
            return [broken("`\(TreeLocation.configurationName)`", error)] + baseline + comments
        }
        return configuration(now) + rules(now, named: guide) + baseline + attributes + comments
    }

    private func broken(_ what: String, _ error: any Error) -> PolicyChange {
        let reason =
            CommandFailure(of: error)?.text.split(whereSeparator: \.isNewline).first.map(String.init) ?? "\(error)"
        return .softer("\(what) can't be read any more: \(reason)")
    }

    // MARK: - Parts

    private func configuration(_ now: Configuration) -> [PolicyChange] {
        let before = base.configuration
        var changes: [PolicyChange] = []
        for (key, old, new) in [
            ("exclude", before.texts(of: .exclude), now.texts(of: .exclude)),
            ("generated", before.texts(of: .generated), now.texts(of: .generated)),
        ] {
            changes += Self.added(old, new).map { PolicyChange.softer("`\(key):` leaves out `\($0)`") }
            changes += Self.added(new, old).map { PolicyChange.other("`\(key):` no longer leaves out `\($0)`") }
        }
        let included = (before.texts(of: .include), now.texts(of: .include))
        if included.0.isEmpty, !included.1.isEmpty {
            let names = included.1.map { "`\($0)`" }.joined(separator: ", ")
            changes.append(PolicyChange.softer("`include:` narrows the check to \(names)"))
        } else if !included.1.isEmpty {
            changes += Self.added(included.1, included.0).map {
                PolicyChange.softer("`include:` no longer has `\($0)`")
            }
        }
        if before.judgesVendored, !now.judgesVendored {
            changes.append(PolicyChange.softer("`vendored:` code is no longer judged"))
        }
        if before.documents != now.documents {
            let text = "`documents:` is `\(now.documents.rawValue)` (was `\(before.documents.rawValue)`)"
            changes.append(PolicyChange(isSofter: now.documents < before.documents, text: text))
        }
        if let reference = before.policyFrom, now.policyFrom != reference {
            changes.append(
                .softer("`policy-from:` is \(now.policyFrom.map { "`\($0)`" } ?? "removed") (was `\(reference)`)")
            )
        }
        if before.guide != now.guide {
            let names = (now.guide ?? "none", before.guide ?? "none")
            changes.append(
                PolicyChange(isSofter: now.guide == nil, text: "`guide:` names `\(names.0)` (was `\(names.1)`)")
            )
        }
        return changes
    }

    private static func added(_ old: [String], _ new: [String]) -> [String] { new.filter { !old.contains($0) } }

    private func rules(_ now: Configuration, named: String?) -> [PolicyChange] {
        guard let name = named ?? now.guide else { return [] }
        let folder = named == nil ? base.location.root : FileSystem.currentFolder
        do throws(GuideProblems) {
            return GuideChanges(before: base.guide, now: try GuideLoading.guide(named: name, from: folder)).all
        } catch {
            return [broken("the guide `\(name)`", error)]
        }
    }

    private var baseline: [PolicyChange] {
        let before = base.baseline?.countsByRule ?? [:]
        do {
            guard let now = try BaselineFile(root: base.location.root).read()?.baseline else { return [] }
            let grown = now.countsByRule.filter { $0.value > before[$0.key, default: 0] }.sorted { $0.key < $1.key }
            var changes = grown.map { rule, count in
                PolicyChange.softer("the baseline accepts \(count) of `\(rule)` (was \(before[rule, default: 0]))")
            }
            let measures = Dictionary(
                (base.baseline?.entries ?? []).map { ($0.subject, $0.measure) },
                uniquingKeysWith: { first, _ in first }
            )
            for entry in now.entries {
                guard let old = measures[entry.subject], let old, let new = entry.measure, new.badness > old.badness
                else {
                    continue
                }
                changes.append(
                    .softer("the baseline accepts \(new.value) for `\(entry.rule)` in \(entry.path) (was \(old.value))")
                )
            }
            return changes
        } catch {
            return [broken("the baseline", error)]
        }
    }

    private var attributes: [PolicyChange] {
        let path = RelativePath(".gitattributes")
        let file = base.location.root + "/" + path.text
        guard let bytes = try? FileSystem.read(file) else { return [] }
        let now = BasePolicy.attributes([path: bytes])
        return now.filter { !base.attributes.contains($0) }.map {
            .softer("`.gitattributes` leaves files out: `\($0)`")
        }
    }
}
