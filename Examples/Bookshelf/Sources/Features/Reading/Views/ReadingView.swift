import SwiftUI

struct ReadingView: View {
    @State private var viewModel: ReadingViewModel

    init(bookID: String) {
        _viewModel = State(initialValue: ReadingViewModel(bookID: bookID))
    }

    var body: some View {
        ScrollView {
            VStack(spacing: .lg) {
                header
                chapters
                note
            }
            .padding(.md)
        }
        .navigationTitle(viewModel.title)
        .busy(viewModel.isLoading)
        .task { viewModel.open() }
        .alert("This book does not open", isPresented: $viewModel.isErrorPresented) {
            Button("Close", role: .cancel) {}
        } message: {
            Text(viewModel.errorMessage)
        }
    }

    @ViewBuilder private var header: some View {
        ContentCard(viewModel.author) {
            ProgressView(value: viewModel.progress) {
                Text(viewModel.progressLabel)
            }
            PrimaryButton("I have finished it") { viewModel.finish() }
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
}

#Preview {
    ReadingView(bookID: "waves")
}
