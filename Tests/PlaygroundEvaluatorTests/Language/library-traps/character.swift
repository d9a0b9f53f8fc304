let two = String("ab"); print(Character(two))
