import SwiftUI

/// Says what is (not) there, and what can be done about it.
struct MessageCard: View {
    let symbol: String
    let title: String
    let message: String
    let actionTitle: String
    let action: @MainActor () -> Void

    var body: some View {
        ContentUnavailableView {
            Label(title, systemImage: symbol)
                .font(.cardTitle)
        } description: {
            Text(message)
                .font(.detail)
        } actions: {
            SecondaryButton(actionTitle, action: action)
        }
        .padding(.xxl)
    }
}

#Preview {
    MessageCard(
        symbol: "books.vertical",
        title: "Nothing on this shelf",
        message: "Books that you add appear here.",
        actionTitle: "Look again",
        action: {}
    )
}
