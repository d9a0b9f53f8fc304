let big = Int("300")!; print(UInt8(big))
