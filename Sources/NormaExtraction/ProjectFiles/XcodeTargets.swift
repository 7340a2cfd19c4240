// The targets of an Xcode project as facts.

import NormaFacts
import NormaText

struct XcodeTargets {
    private let objects: XcodeObjects
    private let paths: XcodePaths
    private var settings: XcodeSettings
    private let members: XcodeMembers
    private var notes: [SyntaxErrorFact]

    init(_ objects: XcodeObjects, reading: @escaping SettingsFile.Reading) {
        self.objects = objects
        paths = XcodePaths(objects)
        settings = XcodeSettings(objects, paths, reading: reading)
        members = XcodeMembers(objects, paths)
        notes = paths.notes
    }

    mutating func facts(lines: LineTable) -> ManifestFacts {
        let packages = XcodePackages(objects)
        let uses = XcodeUses(objects, paths, packages: packages)
        var targets: [ManifestTarget] = []
        var others: Set<String> = []
        for id in objects.root.texts("targets") {
            guard let object = objects[id.text] else {
                notes.note("the project lists the target `\(id.text)`, and no object has this identifier", at: id.range)
                continue
            }
            // Other targets (aggregates, external build tools) compile nothing themselves.
            let contents = object.isa == "PBXNativeTarget" ? members.contents(of: object) : XcodeMembers.Contents()
            notes += contents.notes
            if contents.compilesSomething {
                targets.append(target(object, contents: contents, uses: uses))
            } else if let name = object.text("name") {
                others.insert(name)
            }
        }
        targets = targets.map { $0.withoutUses(of: others) }
        return ManifestFacts(
            kind: .xcode,
            name: .unknown("an Xcode project has the name of its file"),
            dependencies: .known(packages.dependencies),
            targets: .known(targets),
            lines: lines,
            unknowns: notes.inOrder
        )
    }

    private mutating func target(
        _ object: XcodeObject,
        contents: XcodeMembers.Contents,
        uses: XcodeUses
    ) -> ManifestTarget {
        let name = object.text("name") ?? object.id
        let module = settings.moduleName(of: object)
        notes += module.notes.aboutSettings
        let dependencies = uses.dependencies(of: object)
        notes += dependencies.notes.aboutSettings
        let prefix = "com.apple.product-type."
        let type = object.text("productType") ?? ""
        return ManifestTarget(
            kind: type.hasPrefix(prefix) ? String(type.dropFirst(prefix.count)) : "target",
            name: name,
            moduleName: module.text == name ? nil : module.text,
            extent: .known(contents.sources),
            dependencies: .known(dependencies.all),
            buildSettings: settings.buildSettings(of: object),
            range: object.range
        )
    }
}
