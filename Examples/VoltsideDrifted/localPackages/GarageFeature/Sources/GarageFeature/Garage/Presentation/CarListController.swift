// Copyright © 2026 Toyota. All rights reserved.


import UIKit

final class CarListController: UIViewController {
    private let label = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        label.text = "Really? try! again!"
    }
}
