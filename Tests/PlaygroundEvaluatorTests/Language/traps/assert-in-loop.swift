// An assertion without a message.
func sorted(_ list: [Int]) -> Bool {
    for i in list.indices.dropFirst() { assert(list[i - 1] <= list[i]) }
    return true
}
print(sorted([1, 2, 2]))
print(sorted([3, 1]))
