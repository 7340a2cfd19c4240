import SwiftUI

/// A text about what went wrong.
struct ErrorBanner: View {
    let viewModel: BookingViewModel

    var body: some View { Text(viewModel.errorText ?? "") }
}
