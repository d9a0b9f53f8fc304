// String(format:): numbers, text, widths, signs.
import Foundation
print(String(format: "%d %i %u", 5, -3, 7 as UInt32), String(format: "%.2f %.0f %f", 3.14159, 2.5, 1.0), String(format: "%5d|%-5d|%05d", 42, 42, 42))
print(String(format: "%@ is %d years", "Ann", 30), String(format: "100%%"))
print(String(format: "%8.3f|%-8.2f|%+d|% d", 3.14159, 2.5, 5, 5), String(format: "%x %X %#x %o", 255, 255, 255, 8), String(format: "%02d:%02d:%02d", 1, 2, 3))
print(String(format: "%e %g %g", 12345.678, 0.0001, 123456789.0), String(format: "%@|%@|", "right", "left"), String(format: "%ld %lld", 123456789, Int64(9)))
let price = 1234.5, name = "tea", count = 3
print(String(format: "%@: %d × %.2f = %.2f", name, count, price, price * Double(count)), String(format: "%.1f%%", 45.678), String(format: "%.3f", Float(0.1)))
func time(_ seconds: Int) -> String { String(format: "%d:%02d", seconds / 60, seconds % 60) }
print(time(125), time(59), [1.0, 2.345].map { String(format: "%.1f", $0) }.joined(separator: ", "), String(format: "%2$@ %1$@", "world", "hello"))
print(String(format: "%5.1f", 9.96), String(format: "%.2f", 0.005), String(format: "%.0f", 0.5), String(format: "%.0f", 1.5), String(format: "%03.1f", 2.25), String(format: "%*d", 6, 42))
print(String(format: "#%02X%02X%02X", 255, 128, 0))
