// Constants that branches give their first value, used by what is declared after them.
let b = 3
let a: (Bool, Double)
if b > 2 { a = (true, 1.5) } else { a = (false, 2.5) }
let (c, d): (Double, Int?) = (a.1, 3)
print(c, d as Any)
let k: Int
if b > 2 { k = 1 } else { k = 2 }
var copy = k
print(copy)
