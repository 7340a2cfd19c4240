protocol Tracking {}
