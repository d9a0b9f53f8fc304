// A slice keeps the indices of its array; index 0 is not in it.
let queue = ["a", "b", "c", "d"]
let rest = queue[2...]
print(rest.startIndex, rest[2], rest.first!)
print(rest[0])
