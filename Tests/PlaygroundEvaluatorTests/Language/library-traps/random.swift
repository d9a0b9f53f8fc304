let zero = Int("0")!; print(Int.random(in: 0..<zero))
