let zero = Int("0")!; print(1 / zero)
