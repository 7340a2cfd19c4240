// The places where types are or may be named, from the resolved references of all files.

import NormaFacts
import NormaText

struct TypeUseCollection {
    private(set) var lists: [DeclarationID: TypeUses] = [:]
    /// Names that are assumed to be outside types, though the code base has one of the name.
    private(set) var outsideNames: Set<String> = []
    /// Names that may mean too many types.
    private(set) var crowded: Set<String> = []
    private(set) var isReflected = false

    /// Cost: a look at every reference.
    init(of declared: Set<String>, in project: Project) {
        var uses: [DeclarationID: [(site: UseSite, reference: ReferenceID)]] = [:]
        for file in project.allFileIDs {
            let facts = project.files[Int(file.index)].content
            for reference in project.references(in: file) {
                let fact = project.fact(reference)
                let site = UseSite(file: file, start: fact.range.start)
                switch project.resolution(of: reference) {
                case .exact(let type): uses[type, default: []].append((site, reference))
                case .ambiguous(let types):
                    if types.count <= UseCollection.mostCandidates {
                        for type in types { uses[type, default: []].append((site, reference)) }
                    } else {
                        let name = facts.text(fact.name)
                        crowded.insert(name)
                        outsideNames.insert(name)
                    }
                case .external:
                    let name = facts.text(fact.name)
                    if name == "Mirror" { isReflected = true }
                    if declared.contains(name) { outsideNames.insert(name) }
                case .local: break
                }
            }
        }
        for (type, found) in uses {
            let list = SiteList(found.map(\.site), in: project)
            lists[type] = TypeUses(list: list, references: found.map(\.reference))
        }
    }
}
