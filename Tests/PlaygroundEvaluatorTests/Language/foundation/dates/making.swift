// Dates: seconds since 1970, comparing, adding.
import Foundation
let epoch = Date(timeIntervalSince1970: 0), later = Date(timeIntervalSince1970: 86_400 * 365)
print(epoch, later, later.timeIntervalSince1970, later.timeIntervalSince(epoch) / 86_400, epoch.timeIntervalSinceReferenceDate, Date(timeIntervalSinceReferenceDate: 0))
print(epoch < later, epoch == Date(timeIntervalSince1970: 0), max(epoch, later), [later, epoch].sorted().first!, epoch.compare(later) == .orderedAscending, epoch.distance(to: later))
let hour: TimeInterval = 60 * 60
var moment = epoch.addingTimeInterval(hour * 5)
moment += 90
moment -= 30
moment.addTimeInterval(-60)
print(moment, moment + 10, moment - hour, Date(timeInterval: hour, since: epoch), epoch.advanced(by: 5))
print((epoch...later).contains(moment), (epoch..<epoch).isEmpty, Date.distantPast < epoch, Date.distantFuture > later, Date() > later, Date.now.timeIntervalSinceNow <= 0, Date().timeIntervalSinceNow > -100, abs(Date(timeIntervalSinceNow: 60).timeIntervalSinceNow - 60) < 5)
let interval = DateInterval(start: epoch, end: later), short = DateInterval(start: epoch, duration: hour)
print(interval.duration, interval.contains(moment), short.end, interval.intersects(short), interval.intersection(with: short)!.duration, short.start == epoch)
struct Event: Comparable { var name: String, date: Date; static func < (a: Event, b: Event) -> Bool { a.date < b.date } }
let events = [Event(name: "late", date: later), Event(name: "early", date: epoch)]
print(events.sorted().map(\.name), events.min()!.name, Dictionary(grouping: events) { $0.date > moment }[true]!.count, Set([epoch, later, epoch]).count, [epoch: "start"][epoch]!)
print(epoch.description, "\(later)", String(describing: Optional(epoch)), (epoch as Date?)?.timeIntervalSince1970 ?? -1, TimeInterval(5) * 2)
