// Literals for generic parameters that an `Int` would not do for.
func half<T: FloatingPoint>(_ value: T, of parts: T = 2) -> T { value / parts }
print(half(3), half(3 as Float), half(1, of: 4), half(2.5))
func twice<T: BinaryInteger>(_ value: T, by factor: T = 2) -> T { value * factor }
print(twice(3), twice(3 as UInt8), twice(4, by: 5))
