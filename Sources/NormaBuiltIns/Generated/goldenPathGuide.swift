// Generated from Guides/golden-path.md by Scripts/embed-guides; edit that file instead.
// swift-format-ignore-file

extension BuiltInGuides {
    static let goldenPath = BuiltInGuide(name: "golden-path", text: #"""
---
norma: 1
name: golden-path
summary: A feature-first SwiftUI app with one view, one view model, one model and one service a screen.
---

# The golden path

"""#)
}
