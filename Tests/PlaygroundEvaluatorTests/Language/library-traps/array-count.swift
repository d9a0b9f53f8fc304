let negative = Int("-1")!; print(Array(repeating: 0, count: negative))
