import SwiftUI
import TrailheadJournal
import TrailheadNetworking
import TrailheadTrail

@main
struct TrailheadApp: App {
	private let server = Server.standard

	var body: some Scene {
		WindowGroup {
			TabView {
				TrailFlowView(coordinator: TrailCoordinator(client: server.client))
					.tabItem { Label("Trails", systemImage: "map") }
				JournalFlowView()
					.tabItem { Label("Journal", systemImage: "book") }
			}
		}
	}
}
