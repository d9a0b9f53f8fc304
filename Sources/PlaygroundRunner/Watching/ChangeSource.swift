/// A way to learn that something changed in folders; used from one thread.
protocol ChangeSource: Sendable {
    /// Waits for a change; false when the time has passed without one.
    mutating func wait(milliseconds: Int32, in folders: [String]) -> Bool
    /// Gives back what the system lent.
    func close()
}
