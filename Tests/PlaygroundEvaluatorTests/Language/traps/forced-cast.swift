// A forced cast to the wrong type names both types.
let values: [Any] = [1, "two"]
print(values[0] as! Int)
let word = values[0] as! String
print(word)
