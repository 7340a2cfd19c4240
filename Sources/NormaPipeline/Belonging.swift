// The layers and features of files with findings, as the project knows them, and their owners, if requested.

import NormaFiles
import NormaFindings
import NormaProject
import NormaText

extension ResultAssembly {
    /// Each path once: findings of one path are neighbours.
    func belonging(of findings: [Finding]) -> PathBelonging {
        var belonging = PathBelonging()
        var last: RelativePath?
        for index in findings.indices {
            let path = findings[index].place.path
            guard path != last else { continue }
            last = path
            belonging.features[path] = project.feature(at: path)?.name
            belonging.layers[path] = project.layer(at: path)?.name
            belonging.owners[path] = request.owners?.owners(of: path)
        }
        return belonging
    }

    var ownerNotices: [Notice] {
        guard let owners = request.owners, !owners.unreadLines.isEmpty else { return [] }
        let lines = owners.unreadLines.prefix(5).map(String.init).joined(separator: ", ")
        let others = owners.unreadLines.count > 5 ? " and more" : ""
        let message =
            "`\(owners.file)` has patterns that could not be read, on line \(lines)\(others): the files that they match count as unowned."
        return [Notice(kind: .information, message: message)]
    }
}
