import SwiftUI

/// A chapter with a way to begin it.
struct ChapterRowView: View {
    let title: String
    let isCurrent: Bool
    let onStart: @MainActor () -> Void

    var body: some View {
        HStack(spacing: .sm) {
            Text(title)
                .font(.paragraph)
                .fillingWidth()
            if isCurrent {
                Label("Reading now", systemImage: "bookmark.fill")
                    .font(.detail)
            } else {
                SecondaryButton("Start", action: onStart)
            }
        }
    }
}

#Preview {
    VStack(spacing: .sm) {
        ChapterRowView(title: "The shore", isCurrent: true, onStart: {})
        ChapterRowView(title: "The garden", isCurrent: false, onStart: {})
    }
    .padding(.md)
}
