let negative = Int("-1")!; print(String(repeating: "a", count: negative))
