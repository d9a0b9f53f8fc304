var empty = [Int](); empty.removeLast()
