import SwiftUI

/// A text field that keeps its caption while it is filled in.
struct CaptionedTextField: View {
    let caption: String
    let prompt: String
    @Binding var text: String

    var body: some View {
        VStack(alignment: .leading, spacing: .xxs) {
            Text(caption)
                .font(.detail)
                .foregroundStyle(.inkMuted)
            TextField(caption, text: $text, prompt: Text(prompt))
                .font(.paragraph)
                .textFieldStyle(.plain)
                .padding(.sm)
                .overlay {
                    RoundedRectangle(cornerRadius: Theme.Radius.control)
                        .strokeBorder(.outline, lineWidth: Theme.Stroke.hairline)
                }
        }
        .accessibilityElement(children: .contain)
    }
}

#Preview {
    CaptionedTextField(caption: "Note", prompt: "What stays with you?", text: .constant(""))
        .padding(.md)
}
