// The frames of the walk, written in place: a frame is large, and an array would copy it at every step.

/// A stack of frames that owns its memory.
///
/// An index out of bounds is clamped: a read always returns a frame.
final class FrameStack {
    private var slots: UnsafeMutablePointer<Frame>
    private var capacity = 128
    private(set) var count = 0

    init() { slots = .allocate(capacity: capacity) }

    deinit { slots.deallocate() }

    /// Writes a frame above the others without counting it yet: while it is being entered, the one below is the last.
    func place(_ frame: Frame) -> UnsafeMutablePointer<Frame> {
        if count == capacity { grow() }
        let slot = slots + count
        slot.initialize(to: frame)
        return slot
    }

    /// Makes the written frame the last.
    func keepPlaced() { count += 1 }

    func removeLast() { count = max(0, count - 1) }

    subscript(index: Int) -> Frame {
        _read { yield slots[nearest(index)] }
        _modify { yield &slots[nearest(index)] }
    }

    /// The visit of the frame at an index; nil if there is no frame.
    func visit(at index: Int) -> Int32? { index < count ? slots[nearest(index)].visit : nil }

    private func nearest(_ index: Int) -> Int { max(0, min(index, count - 1)) }

    /// The index of the last frame; nil if there is none.
    var top: Int? { count > 0 ? count - 1 : nil }

    private func grow() {
        let larger = UnsafeMutablePointer<Frame>.allocate(capacity: capacity * 2)
        larger.moveInitialize(from: slots, count: count)
        slots.deallocate()
        slots = larger
        capacity *= 2
    }
}
