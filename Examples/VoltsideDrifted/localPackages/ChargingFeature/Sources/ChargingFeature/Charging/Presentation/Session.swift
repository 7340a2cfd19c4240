// Copyright © 2026 Toyota. All rights reserved.


import SwiftUI

@Observable
final class Session {
    var cars: [SessionCar] = []
}

struct SessionCar: Identifiable {
    let id: String
    let name: String
}
