// NSString and NSRange, where older code still uses them.
import Foundation
let path = "/docs/report.final.pdf" as NSString
print(path.length, path.lastPathComponent, path.pathExtension, path.deletingPathExtension, path.deletingLastPathComponent, path.appendingPathComponent("x.txt"))
let text: NSString = "Hello 🌍 world"
print(text.length, text.uppercased, text.range(of: "world").location, text.substring(to: 5), text.substring(from: 6), text.substring(with: NSRange(location: 0, length: 4)), text.hasPrefix("He"), text as String)
let range = NSRange(location: 2, length: 3)
print(range.location, range.length, range.upperBound, NSMaxRange(range), NSEqualRanges(range, NSRange(2..<5)), range == NSRange(location: 2, length: 3), NSNotFound == text.range(of: "zzz").location)
let swift = "naïve café"
print(NSRange(swift.startIndex..., in: swift), Range(NSRange(location: 6, length: 4), in: swift).map { swift[$0] } ?? "-", (swift as NSString).components(separatedBy: " "), (swift as NSString).capitalized)
print(NSString(string: "abc").replacingOccurrences(of: "b", with: "-"), ("5" as NSString).integerValue, ("2.5" as NSString).doubleValue, ("a" as NSString).isEqual(to: "a"), (swift as NSString).contains("café"))
let number: NSNumber = 42
print(number.intValue, number.doubleValue, number.stringValue, number.boolValue, NSNumber(value: 2.5).doubleValue, NSNumber(value: true).boolValue, number == 42, number)
