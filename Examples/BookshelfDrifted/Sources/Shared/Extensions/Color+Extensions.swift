import SwiftUI
import UIKit

extension Color {
    /// A color with one `0xRRGGBB` value for each appearance of the device.
    init(light: UInt32, dark: UInt32) {
        let adaptive = UIColor { traits in
            UIColor(Color(rgb: traits.userInterfaceStyle == .dark ? dark : light))
        }
        self.init(uiColor: adaptive)
    }

    /// An opaque color from a `0xRRGGBB` value.
    init(rgb: UInt32) {
        self.init(
            .sRGB,
            red: Double(rgb >> 16 & 0xFF) / 0xFF,
            green: Double(rgb >> 8 & 0xFF) / 0xFF,
            blue: Double(rgb & 0xFF) / 0xFF
        )
    }
}
