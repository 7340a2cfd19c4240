import UIKit

/// The colours of the app, named by what they are for.
public enum Palette {
    /// Behind everything else.
    public static let background = UIColor.systemBackground
    /// For what is out of date.
    public static let warning = UIColor.systemOrange
}
