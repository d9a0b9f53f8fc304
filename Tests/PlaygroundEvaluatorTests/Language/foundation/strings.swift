// What Foundation adds to strings.
import Foundation
print("  a b \n".trimmingCharacters(in: .whitespacesAndNewlines), "a, b".components(separatedBy: ", "), "a-b-c".replacingOccurrences(of: "-", with: "+"))
print(String(format: "%.2f|%5d|%@|%05.1f|%x", 3.14159, 42, "text", 2.5, 255), "hello world".capitalized, "Hello".range(of: "ell") != nil)
print("Straße".lowercased(), "résumé".localizedCaseInsensitiveContains("RÉS"), "b".compare("a") == .orderedDescending, "a1b2".components(separatedBy: .decimalDigits))
print("a b".addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed)!, "a%20b".removingPercentEncoding!, "data".data(using: .utf8)!.count)
print(String(data: Data("bytes".utf8), encoding: .utf8)!, "ab".padding(toLength: 4, withPad: ".", startingAt: 0), "x".caseInsensitiveCompare("X") == .orderedSame)
print(CharacterSet.letters.contains("a"), "a.b,c".components(separatedBy: CharacterSet(charactersIn: ".,")), "1 of 2".replacingOccurrences(of: "[0-9]", with: "#", options: .regularExpression))
