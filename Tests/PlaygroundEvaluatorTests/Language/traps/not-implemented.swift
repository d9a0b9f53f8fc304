// `fatalError` in a method that a subclass should replace.
class Shape { func area() -> Double { fatalError("area() of \(type(of: self)) is missing") } }
class Square: Shape { override func area() -> Double { 4 } }
class Blob: Shape {}
for shape in [Square(), Blob()] { print(shape.area()) }
