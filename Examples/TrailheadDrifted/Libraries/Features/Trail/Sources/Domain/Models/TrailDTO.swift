import SwiftUI

struct TrailDTO: Decodable {
	var id: Int
	var title: String
	var metres: Int
	var color = Color.green
}
