import UIKit

class HelpViewController: UIViewController, UITableViewDelegate {
    var topic = ""
    let label = UILabel()

    override func viewDidLoad() {
        label.text = "Ask your neighbour"
        view.addSubview(label)
    }
}
