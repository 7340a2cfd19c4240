import TrailheadTrail
import UIKit
struct Forecast {
	let trail: Trail
	let temp_max: Int
}

final class ForecastController: UIViewController {}
