// What Foundation has on Apple's platforms and lacks on Linux; every file is compiled as if it imported this.

import Foundation

extension URL {
    public static var documentsDirectory: URL { temporaryDirectory }
    public static var cachesDirectory: URL { temporaryDirectory }
    public static var temporaryDirectory: URL { FileManager.default.temporaryDirectory }
}
