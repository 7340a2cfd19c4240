import SwiftUI

/// An action that stands next to others.
struct SecondaryButton: View {
    let title: String
    let symbol: String?
    let action: @MainActor () -> Void

    init(_ title: String, symbol: String? = nil, action: @escaping @MainActor () -> Void) {
        self.title = title
        self.symbol = symbol
        self.action = action
    }

    var body: some View {
        Button(action: action) {
            HStack(spacing: .xxs) {
                if let symbol {
                    Image(systemName: symbol)
                }
                Text(title)
            }
            .font(.action)
            .foregroundStyle(.brand)
            .padding(.horizontal, .md)
            .frame(minHeight: Theme.Size.controlHeight)
            .overlay {
                Capsule()
                    .strokeBorder(.outline, lineWidth: Theme.Stroke.hairline)
            }
        }
        .buttonStyle(.borderless)
    }
}

#Preview {
    SecondaryButton("Save note", symbol: "square.and.pencil") {}
        .padding(.md)
}
