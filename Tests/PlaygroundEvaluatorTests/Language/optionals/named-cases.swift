// Cases of an optional, written with its type.
let values: [Any] = [1, Optional<Int>.none as Any, "text"]
for value in values {
    switch value {
    case Optional<Any>.none: print("nothing")
    case let number as Int: print("number", number)
    default: print("other", value)
    }
}

let count: Int? = 3
switch count {
case Optional<Int>.some(let number): print(number)
case Optional<Int>.none: print("none")
}
print([Int]?.none as Any, Int?.some(4) as Any, [String: Int]?.none == nil)
