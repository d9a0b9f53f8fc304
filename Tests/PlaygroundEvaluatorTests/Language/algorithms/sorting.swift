// Three sorts written by hand agree with the library's.
func quick<T: Comparable>(_ list: [T]) -> [T] {
    guard let pivot = list.first else { return [] }
    let rest = list.dropFirst()
    return quick(rest.filter { $0 < pivot }) + [pivot] + quick(rest.filter { $0 >= pivot })
}
func merge(_ a: [Int], _ b: [Int]) -> [Int] {
    var (i, j, out) = (0, 0, [Int]())
    while i < a.count && j < b.count {
        if a[i] <= b[j] { out.append(a[i]); i += 1 } else { out.append(b[j]); j += 1 }
    }
    return out + a[i...] + b[j...]
}
func mergeSort(_ list: [Int]) -> [Int] {
    list.count < 2 ? list : merge(mergeSort(Array(list[..<(list.count / 2)])), mergeSort(Array(list[(list.count / 2)...])))
}
func bubble(_ list: inout [Int]) {
    for i in list.indices { for j in 1..<list.count - i where list[j] < list[j - 1] { list.swapAt(j, j - 1) } }
}
let numbers = [5, 3, 9, 1, 3, 8]
var copy = numbers
bubble(&copy)
print(quick(numbers), quick(["pear", "fig"]), mergeSort(numbers) == copy, copy == numbers.sorted())
