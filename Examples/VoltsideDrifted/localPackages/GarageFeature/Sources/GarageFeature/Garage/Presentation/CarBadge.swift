// Copyright © 2026 Toyota. All rights reserved.

import SwiftUI
import UIKit

/// The old badge, until it is drawn anew: a bridge to UIKit.
struct CarBadge: UIViewRepresentable {
    let name: String

    func makeUIView(context: Context) -> UILabel {
        UILabel()
    }

    func updateUIView(_ label: UILabel, context: Context) {
        label.text = name
    }
}
