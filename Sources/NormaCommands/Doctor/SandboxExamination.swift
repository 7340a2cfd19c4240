// Sandboxes that keep Norma from reading or writing the tree, as far as their environment shows them.

import NormaFiles

struct SandboxExamination {
    let remarks: [SetupRemark]

    init(root: String, environment: [String: String]) {
        var all: [SetupRemark] = []
        if environment["ENABLE_USER_SCRIPT_SANDBOXING"] == "YES" {
            let message = "Xcode runs this script in a sandbox, which refuses to read files that the phase doesn't list"
            let way = "set ENABLE_USER_SCRIPT_SANDBOXING to No for this target"
            all.append(SetupRemark(.warning, "sandbox", message, way: way))
        }
        if !FileSystem.isWritable(root) {
            let message = "\(root) can't be written from here, so `fix`, `new`, `baseline` and `init` would fail"
            let way =
                "in a SwiftPM plugin: `swift package --allow-writing-to-package-directory …`; else check the folder's rights"
            all.append(SetupRemark(.note, "sandbox", message, way: way))
        }
        remarks = all
    }
}
