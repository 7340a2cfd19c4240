// Copyright © 2026 Toyota. All rights reserved.

import SwiftUI

/// The one button that a screen wants to be pressed.
public struct PrimaryButton: View {
    private let title: LocalizedStringKey
    private let action: () -> Void

    public init(_ title: LocalizedStringKey, action: @escaping () -> Void) {
        self.title = title
        self.action = action
    }

    public var body: some View {
        Button(title, action: action).buttonStyle(.borderedProminent)
    }
}

#Preview {
    PrimaryButton("Charge now!") {}
}
