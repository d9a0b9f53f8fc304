let negative = Int("-1")!; print(UInt(negative))
