import SwiftUI

/// A book's cover with its names and one more line.
struct BookCoverCard: View {
    let title: String
    let author: String
    let detail: String
    let coverURL: URL?

    var body: some View {
        HStack(alignment: .top, spacing: .sm) {
            AsyncImage(url: coverURL) { image in
                image
                    .resizable()
                    .scaledToFill()
            } placeholder: {
                Color.outline
            }
            .frame(width: Theme.Size.cover.width, height: Theme.Size.cover.height)
            .clipShape(.rect(cornerRadius: Theme.Radius.cover))

            VStack(alignment: .leading, spacing: .xs) {
                Text(title)
                    .font(.cardTitle)
                    .foregroundStyle(.ink)
                Group {
                    Text(author)
                    Text(detail)
                }
                .font(.detail)
                .foregroundStyle(.inkMuted)
            }
        }
        .fillingWidth()
        .accessibilityElement(children: .combine)
    }
}

#Preview {
    BookCoverCard(title: "The Waves", author: "Virginia Woolf", detail: "304 pages", coverURL: nil)
        .padding(.md)
}
