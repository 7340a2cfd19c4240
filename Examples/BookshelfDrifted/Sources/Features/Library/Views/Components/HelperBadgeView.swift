import SwiftUI

/// Somebody of the library who can be asked.
struct HelperBadgeView: View {
    let name: String

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Text("Ask us!")
                .font(.cardTitle)
            Text(name)
                .font(.detail)
                .foregroundStyle(.secondary)
        }
    }
}
