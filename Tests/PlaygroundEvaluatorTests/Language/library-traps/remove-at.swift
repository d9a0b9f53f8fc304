var one = [1]; one.remove(at: 3)
