// Durations written as clocks and people write them.
import Foundation

let film = Duration.seconds(2 * 3600 + 5 * 60 + 9)
print(film, film.formatted(), film.components.seconds)
print(film.formatted(.time(pattern: .hourMinute)), film.formatted(.time(pattern: .hourMinuteSecond)), film.formatted(.time(pattern: .minuteSecond)))
print(film.formatted(.units(allowed: [.hours, .minutes], width: .wide)))
print(film.formatted(.units(allowed: [.hours, .minutes, .seconds], width: .narrow)))
print(Duration.milliseconds(1500), Duration.seconds(0.25), Duration.microseconds(5), Duration.nanoseconds(7))
print(Duration.seconds(3) / 2, Duration.seconds(1) * 3, Duration.seconds(5) - .seconds(7), Duration.seconds(3) / .seconds(2))
print([Duration.seconds(3), .milliseconds(20), .seconds(1)].sorted())
