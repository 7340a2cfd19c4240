import SwiftUI

/// Shapes, sizes and the accent that all components have in common.
enum Theme {
    static let accent = Color.brand

    enum Radius {
        static let control: CGFloat = 12
        static let card: CGFloat = 20
        static let cover: CGFloat = 6
    }

    enum Size {
        static let controlHeight: CGFloat = 50
        static let cover = CGSize(width: 56, height: 84)
    }

    enum Stroke {
        static let hairline: CGFloat = 1
    }
}
