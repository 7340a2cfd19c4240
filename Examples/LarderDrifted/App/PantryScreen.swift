import PantryFeature
import SwiftUI
import UIKit

/// Shows the scene of the pantry, which is made with UIKit, among screens of SwiftUI.
struct PantryScreen: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UINavigationController {
        UINavigationController(rootViewController: ShelfAssembly.assemble())
    }

    func updateUIViewController(_ controller: UINavigationController, context: Context) {}
}
