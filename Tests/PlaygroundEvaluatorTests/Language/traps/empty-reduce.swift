// The first of nothing, forced inside a generic function.
func largest<T: Comparable>(_ items: [T]) -> T {
    var best = items.first!
    for item in items where item > best { best = item }
    return best
}
print(largest([2, 9, 4]), largest(["x", "b"]))
print(largest([Double]()))
