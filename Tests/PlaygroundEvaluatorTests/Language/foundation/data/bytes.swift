// Data: bytes, their text forms, changing them.
import Foundation
var data = Data([72, 101, 108, 108, 111])
print(data.count, data, String(data: data, encoding: .utf8)!, data[0], data.first!, data.last!, Array(data), data.isEmpty, data.startIndex, data.endIndex)
data.append(contentsOf: [33, 33])
data.append(Data("?".utf8))
data.append(46)
data[0] = 74
print(String(decoding: data, as: UTF8.self), data.prefix(2).map { $0 }, data.suffix(2).count, data.dropFirst(6).map { $0 }, data.subdata(in: 1..<3) == Data([101, 108]), data[1...2].count)
print(data.base64EncodedString(), Data(base64Encoded: "SGk=").map { String(decoding: $0, as: UTF8.self) } ?? "-", Data(repeating: 7, count: 3).map { $0 }, Data(count: 2).map { $0 }, Data("hi".utf8) + Data([33]))
data.removeFirst()
data.removeLast(2)
data = Data(data)
data.insert(65, at: 0)
data.replaceSubrange(0..<2, with: [66, 67])
print(data.map { String(format: "%02x", $0) }.joined(separator: " "), data.contains(67), data.firstIndex(of: 67)!, data.reversed().map { $0 }, data.reduce(0) { $0 + Int($1) }, data.sorted().first!, data.max()!)
data.removeAll()
print(data.isEmpty, data == Data(), Data([1, 2]) == Data([1, 2]), Set([Data([1]), Data([1])]).count, Data([1, 2, 3]).hashValue == Data([1, 2, 3]).hashValue, Data("abc".utf8).elementsEqual("abc".utf8))
var bytes = [UInt8](Data("xyz".utf8))
bytes.reverse()
print(bytes, String(bytes: bytes, encoding: .utf8)!, Data(bytes).range(of: Data("yx".utf8))!, Data("a,b".utf8).split(separator: 44).map { String(decoding: $0, as: UTF8.self) }, for_loop())
func for_loop() -> Int { var sum = 0; for byte in Data([1, 2, 3]) { sum += Int(byte) }; return sum }
