import SwiftUI

/// One word that stands out.
struct Badge: View {
    let text: String

    var body: some View {
        Text(text)
            .font(.detail)
            .foregroundStyle(.onBrand)
            .padding(.horizontal, .xs)
            .background(.brand, in: .capsule)
    }
}

#Preview {
    Badge(text: "New")
}
