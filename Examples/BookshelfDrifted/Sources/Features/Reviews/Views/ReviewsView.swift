import SwiftUI

struct ReviewsView: View {
    let bookID: String

    @State private var reviews: [ReviewsModel] = []
    @State private var draft = ""
    @State private var errorText = ""
    @State private var isErrorPresented = false

    var body: some View {
        List {
            ForEach(reviews.filter { $0.stars > 1 }.sorted { $0.writtenAt > $1.writtenAt }) { review in
                VStack(alignment: .leading, spacing: 6) {
                    Text(review.text)
                    Text("\(review.reader), \(DateHelper.shortDate(review.writtenAt))")
                        .foregroundStyle(.gray)
                }
            }
            TextField("Your review", text: $draft)
                .textFieldStyle(.roundedBorder)
            PrimaryButton("Send") { send() }
                .disabled(draft.isEmpty || draft.count < 10)
        }
        .navigationTitle("Reviews")
        .task { await load() }
        .alert("That did not work", isPresented: $isErrorPresented) {
            Button("Close", role: .cancel) {}
        } message: {
            Text(errorText)
        }
    }

    private func load() async {
        do {
            reviews = try await ReviewManager.shared.reviews(forBook: bookID)
        } catch {
            errorText = error.localizedDescription
            isErrorPresented = true
        }
    }

    private func send() {
        Task {
            try? await ReviewManager.shared.post(draft, forBook: bookID)
            draft = ""
            await load()
        }
    }
}
