// How many bytes values take, and what padding and optionals cost.
struct Packed { var id: Int64; var kind: UInt8; var isOn: Bool }
struct Loose { var kind: UInt8; var id: Int64; var isOn: Bool }
enum Suit { case clubs, hearts, spades }
final class Node { var next: Node? }

print(MemoryLayout<Int>.size, MemoryLayout<Double>.size, MemoryLayout<Float>.size, MemoryLayout<UInt8>.size, MemoryLayout<Bool>.size)
print(MemoryLayout<String>.size, MemoryLayout<Character>.size, MemoryLayout<[Int]>.size, MemoryLayout<[String: Int]>.size, MemoryLayout<Set<Int>>.size)
print(MemoryLayout<Packed>.size, MemoryLayout<Packed>.stride, MemoryLayout<Packed>.alignment)
print(MemoryLayout<Loose>.size, MemoryLayout<Loose>.stride, MemoryLayout<Loose>.alignment)
print(MemoryLayout<Int?>.size, MemoryLayout<Int?>.stride, MemoryLayout<Bool?>.size, MemoryLayout<String?>.size, MemoryLayout<Node?>.size)
print(MemoryLayout<Suit>.size, MemoryLayout<Node>.size, MemoryLayout<(Int8, Int32, Int8)>.size, MemoryLayout<(Int, Bool)>.stride)
print(MemoryLayout.size(ofValue: 5 as Int16), MemoryLayout.size(ofValue: "text"), MemoryLayout.stride(ofValue: Packed(id: 1, kind: 2, isOn: true)))
