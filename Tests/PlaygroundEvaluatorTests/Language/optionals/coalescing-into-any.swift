// Of two optionals where anything is wanted, the left one is opened.
let o: Int? = 4
let n: Int? = nil
print(o ?? Optional(3))
print(n ?? Optional(3))
print(n ?? n)
print(o ?? nil)
print(n ?? o)
let a: Any = o ?? n
print(a)
print("\(o ?? n)")
print(String(describing: o ?? n))
let arr: [Any] = [o ?? n, n ?? o]
print(arr)
func f(_ x: Any?) { print(x as Any) }
f(o ?? n)
print(o ?? n ?? o)
print((o ?? n) as Any)
