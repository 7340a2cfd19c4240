import SwiftUI

/// The palette, named by purpose.
extension Color {
    static let brand = Color(light: 0x7A4B2A, dark: 0xD9A679)
    static let onBrand = Color(light: 0xFFFFFF, dark: 0x24160C)
    static let surface = Color(light: 0xFBF6EF, dark: 0x2A241F)
    static let ink = Color(light: 0x2B211A, dark: 0xF3E9DE)
    static let inkMuted = Color(light: 0x7D7067, dark: 0xAC9D91)
    static let outline = Color(light: 0xD8CABB, dark: 0x4A4038)
    static let warning = Color(light: 0xB3261E, dark: 0xF2B8B5)
}

/// The same palette where a style is expected, so that call sites can start with a dot.
extension ShapeStyle where Self == Color {
    static var brand: Color { Color.brand }
    static var onBrand: Color { Color.onBrand }
    static var surface: Color { Color.surface }
    static var ink: Color { Color.ink }
    static var inkMuted: Color { Color.inkMuted }
    static var outline: Color { Color.outline }
    static var warning: Color { Color.warning }
}
