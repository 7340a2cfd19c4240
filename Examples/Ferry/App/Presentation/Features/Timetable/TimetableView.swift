import SwiftUI

struct TimetableView: View {
    @State var viewModel: TimetableViewModel

    var body: some View {
        List(viewModel.rows) { row in
            Button {
                viewModel.choose(row)
            } label: {
                CrossingRow(model: row)
            }
        }
        .overlay { banner }
        .toolbar { Button("Account", systemImage: "person") { viewModel.openAccount() } }
        .task { await viewModel.load() }
    }

    @ViewBuilder private var banner: some View {
        if let text = viewModel.errorText { ErrorBanner(text: text) }
    }
}
