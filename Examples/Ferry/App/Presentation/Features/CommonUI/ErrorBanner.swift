import SwiftUI

/// A text about what went wrong, the same on every screen.
struct ErrorBanner: View {
    let text: String

    var body: some View {
        Label(text, systemImage: "exclamationmark.triangle")
            .padding()
            .accessibilityIdentifier("error-banner")
    }
}

#Preview {
    ErrorBanner(text: "The ferry has left.")
}
