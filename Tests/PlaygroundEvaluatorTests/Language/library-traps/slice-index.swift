let list = [1, 2, 3]; print(list.dropFirst()[0])
