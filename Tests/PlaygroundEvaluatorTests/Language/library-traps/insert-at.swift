var one = [1]; one.insert(3, at: 5)
