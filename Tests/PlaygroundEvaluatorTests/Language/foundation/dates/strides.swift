import Foundation
// Dates some way apart.
let start = Date(timeIntervalSince1970: 0)
let day: TimeInterval = 86_400
for date in stride(from: start, to: start + 3 * day, by: day) { print(date) }
print(stride(from: start, through: start + 2 * day, by: day / 2).map { Int($0.timeIntervalSince(start) / 3600) })
print(Array(stride(from: start, to: start - day, by: -day / 2)).count, stride(from: 0, to: 10, by: 4).map { $0 })
