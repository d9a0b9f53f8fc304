// A wrapper that is given its value in the attribute, beside ones that get it from the declaration.
@propertyWrapper struct Limited {
    private var value: Int
    private let limit: Int
    var projectedValue: Bool { value == limit }
    var wrappedValue: Int {
        get { value }
        set { value = min(newValue, limit) }
    }
    init(wrappedValue: Int, _ limit: Int = 10) {
        self.limit = limit
        value = min(wrappedValue, limit)
    }
}
struct Dials {
    @Limited(wrappedValue: 3) var first
    @Limited(wrappedValue: 50, 40) var second
    @Limited(20) var third = 30
    @Limited var fourth: Int
}
var dials = Dials(fourth: 99)
print(dials.first, dials.second, dials.third, dials.fourth)
dials.first = 11
print(dials.first, dials.$first, dials.$second)
