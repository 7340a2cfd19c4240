// Whose the files are that findings are in: layers and features, as the project knows them, and owners, where they were asked for.

import NormaFiles
import NormaFindings
import NormaProject
import NormaText

extension ResultAssembly {
    /// Of each path once: findings of one stand together.
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
            "`\(owners.file)` has patterns that could not be read, on line \(lines)\(others): nobody owns what they mean."
        return [Notice(kind: .information, message: message)]
    }
}
