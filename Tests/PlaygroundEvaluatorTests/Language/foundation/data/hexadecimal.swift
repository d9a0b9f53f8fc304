// Bytes as hexadecimal text and back, sums over them, and parts.
import Foundation

extension Data {
    var hexadecimal: String { map { String(format: "%02x", $0) }.joined() }
    init?(hexadecimal text: String) {
        guard text.count.isMultiple(of: 2) else { return nil }
        self.init()
        var index = text.startIndex
        while index < text.endIndex {
            let next = text.index(index, offsetBy: 2)
            guard let byte = UInt8(text[index..<next], radix: 16) else { return nil }
            append(byte)
            index = next
        }
    }
}
let data = Data("Swift ⌘".utf8)
print(data, data.hexadecimal, Data(hexadecimal: data.hexadecimal)! == data)
print(Data(hexadecimal: "abc") == nil, Data(hexadecimal: "zz") == nil, Data(hexadecimal: "")!)
print(data.reduce(0) { ($0 &* 31 &+ Int($1)) % 1_000_003 }, data.prefix(5).count, String(data: data.prefix(5), encoding: .utf8)!)
print(data.base64EncodedString(), Data(base64Encoded: "U3dpZnQ=").map { String(decoding: $0, as: UTF8.self) }!, Data(base64Encoded: "%") as Any)
var bytes = Data([1, 2, 3, 250])
bytes[0] = 9
bytes.append(contentsOf: [7, 8])
bytes.replaceSubrange(1...2, with: [0])
print(Array(bytes), bytes.firstIndex(of: 250)!, bytes.contains(7), bytes.max()!, Array(bytes.reversed()))
