// Text as data and as part of addresses.
import Foundation
let text = "Grüße & Küsse?"
let data = text.data(using: .utf8)!
print(data.count, String(data: data, encoding: .utf8)!, String(decoding: data, as: UTF8.self), String(data: Data([0xFF, 0xFE, 0xFD]), encoding: .utf8) as Any, text.data(using: .ascii) as Any)
print(data.base64EncodedString(), String(data: Data(base64Encoded: "SGVsbG8=")!, encoding: .utf8)!, Data(base64Encoded: "***") as Any)
print(text.addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed)!, text.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed)!, text.addingPercentEncoding(withAllowedCharacters: .urlHostAllowed)!)
print("a%20b%26c".removingPercentEncoding!, "100%".removingPercentEncoding as Any, "plain".removingPercentEncoding!)
print(text.lengthOfBytes(using: .utf8), text.utf8.count, text.utf16.count, text.canBeConverted(to: .ascii))
print(String(bytes: [72, 105], encoding: .utf8)!, Array("Hi".utf8), "Hi".data(using: .utf16) != nil, String.Encoding.utf8 == .utf8, "é".data(using: .isoLatin1)!.count)
print(data.map { String(format: "%02x", $0) }.joined().prefix(12), data.prefix(3).map { $0 }, data.first!, data[1])
let hex = Data("OK".utf8).reduce("") { $0 + String(format: "%02X", $1) }
print(hex, "line1\nline2".split(whereSeparator: \.isNewline).count)
"first\nsecond\nthird".enumerateLines { line, stop in
    print(line)
    if line == "second" { stop = true }
}
print("Café".precomposedStringWithCanonicalMapping == "Cafe\u{301}", "Cafe\u{301}".decomposedStringWithCanonicalMapping.unicodeScalars.count, "n=\(3)".replacingOccurrences(of: "=", with: ":"))
