var one = [1]; print(one[0..<3])
