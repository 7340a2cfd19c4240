// swiftlint:disable all
import UIKit

func showToast(_ text: String) { print(text) }

func roundUp(_ value: Double) -> Int { Int(value.rounded(.up)) }
