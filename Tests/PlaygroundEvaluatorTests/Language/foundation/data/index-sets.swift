// IndexSet and IndexPath.
import Foundation
var set = IndexSet([1, 2, 3, 7])
set.insert(9)
set.insert(integersIn: 20...22)
set.remove(2)
print(set.contains(3), set.count, set.map { $0 }, set.first!, set.last!, set.isEmpty, IndexSet(integersIn: 0..<3).count, set.union(IndexSet(integer: 50)).count, set.filteredIndexSet { $0 > 8 }.map { $0 })
let path = IndexPath(indexes: [1, 2, 3])
print(path, path.count, path[0], path.appending(4), path < IndexPath(indexes: [1, 3]), path.dropLast().map { $0 }, IndexPath(index: 5).count)
let letters = ["a", "b", "c", "d"]
print(IndexSet([0, 2]).map { letters[$0] }, letters.enumerated().filter { IndexSet([1, 3]).contains($0.offset) }.map(\.element))
