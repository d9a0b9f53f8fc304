var keys: Set<Int> = []; print(keys.removeFirst())
