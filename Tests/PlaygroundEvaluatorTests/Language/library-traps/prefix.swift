let negative = Int("-1")!; print([1, 2].prefix(negative))
