// Out of range in a function called by a closure of the library.
let names = ["Ann", "Bob"]
func pick(_ index: Int) -> String { names[index] }
print([1, 0].map(pick))
print([0, 2].map { pick($0) })
