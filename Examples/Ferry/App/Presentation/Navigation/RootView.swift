import SwiftUI

struct RootView: View {
    @Bindable var router: AppRouter

    var body: some View {
        NavigationStack(path: $router.path) {
            router.timetable().navigationDestination(for: Destination.self) { destination in
                switch destination {
                case .booking(let crossingID): router.booking(of: crossingID)
                case .account: router.account()
                }
            }
        }
    }
}
