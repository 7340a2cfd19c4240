import SwiftUI

struct ProfileView: View {
    @Environment(AppState.self) private var appState
    @State private var viewModel = ProfileViewModel()

    var body: some View {
        ScrollView {
            content
                .padding(.md)
        }
        .busy(viewModel.isLoading)
        .navigationTitle("Profile")
        .task { viewModel.load() }
        .alert("Your profile is not available", isPresented: $viewModel.isErrorPresented) {
            Button("Close", role: .cancel) {}
        } message: {
            Text(viewModel.errorMessage)
        }
    }

    @ViewBuilder private var content: some View {
        if viewModel.hasProfile {
            VStack(spacing: .lg) {
                goal
                form
                PrimaryButton("Save") { viewModel.save() }
                    .disabled(!viewModel.canSave)
            }
        } else {
            MessageCard(
                symbol: "person.crop.circle.badge.questionmark",
                title: "Nobody here",
                message: "Your profile has not been loaded.",
                actionTitle: "Load profile",
                action: { viewModel.load() }
            )
        }
    }

    @ViewBuilder private var goal: some View {
        ContentCard("This year") {
            GoalMeterView(progress: viewModel.goalProgress, finished: viewModel.booksFinished)
            LabeledContent("Opened today", value: appState.openedBookCount, format: .number)
        }
    }

    @ViewBuilder private var form: some View {
        ContentCard("About you") {
            CaptionedTextField(caption: "Name", prompt: "Orlando", text: $viewModel.name)
            CaptionedTextField(caption: "E-mail", prompt: "orlando@example.org", text: $viewModel.email)
            Stepper("\(viewModel.booksPerYear) books a year", value: $viewModel.booksPerYear, in: viewModel.goalRange)
            Toggle("Remind me in the evening", isOn: $viewModel.isReminderOn)
        }
    }
}

#Preview {
    ProfileView()
        .environment(AppState())
}
