import SwiftUI

struct BookingView: View {
    @State var viewModel: BookingViewModel

    var body: some View {
        Form {
            TextField("Address", text: $viewModel.email)
            Stepper("Passengers", value: $viewModel.passengers)
            TextField("Note", text: $viewModel.note)
            if let text = viewModel.errorText { ErrorBanner(text: text) }
            if let card = viewModel.card { Text(card.numberText + " " + card.totalText) }
            Button("Book") { Task { await viewModel.book() } }
            Button("Done") { viewModel.close() }
        }
    }
}
