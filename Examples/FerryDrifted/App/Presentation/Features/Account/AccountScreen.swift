import SwiftUI

/// The bridge from the app to its one screen in UIKit.
struct AccountScreen: UIViewControllerRepresentable {
    let presenter: AccountPresenter

    func makeUIViewController(context: Context) -> AccountViewController {
        AccountViewController(presenter: presenter)
    }

    func updateUIViewController(_ controller: AccountViewController, context: Context) {}
}
