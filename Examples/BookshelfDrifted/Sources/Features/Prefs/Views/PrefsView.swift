import SwiftUI

struct PrefsView: View {
    @State private var appState = AppState()
    @State private var viewModel = PrefsViewModel()
    @State private var isDeleting = false

    var body: some View {
        NavigationView {
            ScrollView {
                content
                    .padding(.md)
            }
            .navigationTitle("Profile")
        }
        .busy(viewModel.isLoading)
        .task { viewModel.load() }
        .alert("Your profile is not available", isPresented: $viewModel.isErrorPresented) {
            Button("Close", role: .cancel) {}
        } message: {
            Text(viewModel.errorText)
        }
        .alert("Delete everything?", isPresented: $isDeleting) {
            Button("Delete", role: .destructive) {
                Task { try? await PrefsService.default.deleteEverything() }
            }
        } message: {
            Text("Your notes and your shelf will be gone.")
        }
    }

    @ViewBuilder private var content: some View {
        if viewModel.hasProfile {
            VStack(spacing: .lg) {
                goal
                form
                save
                SecondaryButton("Delete my data") { isDeleting = true }
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

    @ViewBuilder private var save: some View {
        Button("Save") { viewModel.save() }
            .padding(14)
            .background(Color.blue)
            .foregroundStyle(.white)
            .disabled(!viewModel.canSave)
    }
}
