// Copyright © 2026 Toyota. All rights reserved.


import RxSwift
import UIKit

/// Records a trip, since before there were packages.
final class TripRecorder: UIViewController {
    private let bag = DisposeBag()

    func record(_ places: Observable<String>) {
        places.subscribe(onNext: { print($0) }).disposed(by: bag)
    }
}
