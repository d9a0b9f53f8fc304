// A value made of literals is what the other operand needs.
struct Row<Number: Numeric> {
    enum Failure: Error { case lengths(Int, Int) }

    var values: [Number]

    init(_ values: [Number]) { self.values = values }

    static func + (left: Row, right: Row) throws -> Row {
        guard left.values.count == right.values.count else {
            throw Failure.lengths(left.values.count, right.values.count)
        }
        return Row(zip(left.values, right.values).map(+))
    }
}

print(try (Row([1, 2]) + Row([3, 4])).values)
print(try (Row([0.5, 2]) + Row([1, 2])).values, try (Row([1]) + Row([0.5])).values)
do {
    print(try Row([1.5]) + Row([1, 2]))
} catch let Row<Double>.Failure.lengths(left, right) {
    print("lengths", left, right)
}
