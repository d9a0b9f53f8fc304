// Clocks measure and sleep; their instants are compared and moved.
let clock = ContinuousClock()
let start = clock.now
try await clock.sleep(for: .milliseconds(2))
print(start.duration(to: clock.now) >= .milliseconds(2), start < clock.now)
let worked = clock.measure { _ = (1...100).reduce(0, +) }
let slept = try await clock.measure { try await Task.sleep(for: .milliseconds(2)) }
print(worked > .zero, slept >= .milliseconds(2))
let later = start.advanced(by: .seconds(3))
print(later - start, start - later, start + .seconds(3) == later)
print(TaskPriority.high > .low, TaskPriority.background < .medium, TaskPriority.userInitiated == .high)
