let least = Int.min; print(least / Int("-1")!)
