print(Dictionary(uniqueKeysWithValues: [("a", 1), ("a", 2)]))
