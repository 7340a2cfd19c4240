import SwiftUI

/// The one action that a page is about.
struct PrimaryButton: View {
    let title: String
    let action: @MainActor () -> Void

    init(_ title: String, action: @escaping @MainActor () -> Void) {
        self.title = title
        self.action = action
    }

    var body: some View {
        Button(action: action) {
            Text(title)
                .font(.action)
                .foregroundStyle(.onBrand)
                .frame(maxWidth: .infinity, minHeight: Theme.Size.controlHeight)
                .background(.brand, in: .rect(cornerRadius: Theme.Radius.control))
        }
        .buttonStyle(.plain)
    }
}

#Preview {
    PrimaryButton("Start reading") {}
        .padding(.md)
}
