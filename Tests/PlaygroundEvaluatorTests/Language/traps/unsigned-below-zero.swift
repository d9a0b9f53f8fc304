// An unsigned number cannot go below zero.
let stock: UInt = 3
let sold: UInt = 5
print("stock", stock)
print("left", stock - sold)
