import SwiftUI

struct ReadingView: View {
    @State var viewModel: ReadingViewModel
    @State private var blurb = ""
    private let bookID: String

    init(book: LibraryModel.Book) {
        _viewModel = State(initialValue: ReadingViewModel(book: book))
        bookID = book.id
    }

    var body: some View {
        ScrollView {
            VStack(spacing: .lg) {
                header
                chapters
                note
                NavigationLink(destination: ReviewsView(bookID: bookID)) {
                    Text("What others say")
                }
            }
            .padding(.md)
        }
        .navigationTitle(viewModel.title)
        .busy(viewModel.isLoading)
        .task { viewModel.open() }
        .task { await loadBlurb() }
        .alert("This book does not open", isPresented: $viewModel.isErrorPresented) {
            Button("Close", role: .cancel) {}
        } message: {
            Text(viewModel.errorMessage)
        }
    }

    @ViewBuilder private var header: some View {
        ContentCard(viewModel.author) {
            Text(viewModel.length)
            Text(blurb)
                .font(.paragraph)
            ProgressView(value: viewModel.progress) {
                Text(viewModel.progressLabel)
            }
            PrimaryButton("I have finished it!") { viewModel.finish() }
                .disabled(viewModel.isFinished)
        }
    }

    @ViewBuilder private var chapters: some View {
        ContentCard("Chapters") {
            ForEach(viewModel.chapters) { chapter in
                ChapterRowView(
                    title: chapter.title,
                    isCurrent: viewModel.isCurrent(chapter),
                    onStart: { viewModel.start(chapter) }
                )
            }
        }
    }

    @ViewBuilder private var note: some View {
        ContentCard {
            CaptionedTextField(caption: "Note", prompt: "What stays with you?", text: $viewModel.note)
            SecondaryButton("Save note", symbol: "square.and.pencil") { viewModel.saveNote() }
                .disabled(!viewModel.canSaveNote)
        }
    }

    private func loadBlurb() async {
        guard
            let url = URL(string: "https://blurbs.bookshelf.example/\(bookID)"),
            let (data, _) = try? await URLSession.shared.data(from: url)
        else { return }
        blurb = String(decoding: data, as: UTF8.self)
    }
}
