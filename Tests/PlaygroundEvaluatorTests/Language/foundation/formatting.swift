// Numbers, dates and lists as people read them.
import Foundation
print(1234567.formatted(), 0.256.formatted(.percent), 1234.5.formatted(.number.precision(.fractionLength(2))), 3.0.formatted(), ["a", "b", "c"].formatted())
print(String(format: "%3d|%-6.2f|%@|%%|%c", 7, 2.5, "t", 65), String(format: "%02d:%02d", 5, 9), String(format: "%x %X %o", 255, 255, 8))
let formatter = NumberFormatter()
formatter.numberStyle = .decimal
formatter.locale = Locale(identifier: "en_US")
formatter.maximumFractionDigits = 1
print(formatter.string(from: 1234.56)!, formatter.string(from: 12)!)
print(12.5.formatted(.currency(code: "USD")), Date(timeIntervalSince1970: 0).formatted(.iso8601), Double(3).description)
print(abs(-3), pow(2.0, 0.5), max(2, 3), fmod(7.5, 2), cbrt(27.0), hypot(3.0, 4.0), Int(pow(2.0, 3.0)), (2.0).squareRoot() == sqrt(2.0))
