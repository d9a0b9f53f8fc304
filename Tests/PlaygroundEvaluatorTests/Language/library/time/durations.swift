// Durations, and clocks whose readings only grow.
import Foundation
let d = Duration.seconds(90), short: Duration = .milliseconds(1500)
print(d, short, d + short, d - short, d * 2, d / 4, d > short, d == .seconds(90), Duration.zero, d / short, .microseconds(5) + Duration.nanoseconds(7), short * 0.5)
print(d.components, short.components.seconds, short.components.attoseconds, Duration.seconds(1.25), [short, d].max()!, d < .seconds(91), Duration(secondsComponent: 2, attosecondsComponent: 0))
var total = Duration.zero
for _ in 1...3 { total += .milliseconds(250) }
total -= .milliseconds(50)
print(total, total.formatted(), d.formatted(.time(pattern: .minuteSecond)), d.formatted(.units(allowed: [.minutes, .seconds])))
let clock = ContinuousClock()
let elapsed = clock.measure { _ = (1...100).reduce(0, +) }
print(elapsed >= .zero, elapsed < .seconds(60))
let start = clock.now
let later = start + .seconds(5)
print(later > start, start.duration(to: later), later - start, start.advanced(by: .seconds(1)) < later, ContinuousClock.now >= start, SuspendingClock().measure {} < .seconds(9))
