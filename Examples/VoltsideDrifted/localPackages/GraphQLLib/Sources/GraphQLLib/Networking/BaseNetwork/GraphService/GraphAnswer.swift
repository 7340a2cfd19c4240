// Copyright © 2026 Toyota. All rights reserved.

/// What comes back: the data, or what went wrong in words for the log.
public enum GraphAnswer<Data> {
    case success(Data)
    case error(String)
}
