import SwiftUI

extension View {
    /// Takes the whole width that is offered, with the content at one side of it.
    func fillingWidth(alignment: Alignment = .leading) -> some View {
        frame(maxWidth: .infinity, alignment: alignment)
    }

    /// Dims the view and shows an activity indicator on top while something is under way.
    func busy(_ isBusy: Bool) -> some View {
        disabled(isBusy)
            .overlay {
                if isBusy {
                    ProgressView()
                        .controlSize(.large)
                }
            }
    }
}
