import SwiftUI

/// A raised surface around any content.
struct ContentCard<Content: View>: View {
    let title: String?
    @ViewBuilder let content: () -> Content

    init(_ title: String? = nil, @ViewBuilder content: @escaping () -> Content) {
        self.title = title
        self.content = content
    }

    var body: some View {
        VStack(alignment: .leading, spacing: .sm) {
            if let title {
                Text(title)
                    .font(.cardTitle)
                    .foregroundStyle(.ink)
            }
            content()
        }
        .padding(.md)
        .fillingWidth()
        .background(.surface, in: .rect(cornerRadius: Theme.Radius.card))
    }
}

#Preview {
    ContentCard("Chapters") {
        Text("One")
        Text("Two")
    }
    .padding(.md)
}
