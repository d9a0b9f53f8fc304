// Bound and unbound methods as values; a method reference keeps its object alive.
final class Meter {
    private(set) var total = 0
    let unit: String
    init(unit: String) { self.unit = unit }
    func add(_ n: Int) { total += n }
    func label(_ prefix: String) -> String { "\(prefix)\(total)\(unit)" }
    deinit { print("meter gone") }
}
var meter: Meter? = Meter(unit: "m")
var add: ((Int) -> Void)? = meter!.add
[1, 2, 3].forEach { add?($0) }
let label = Meter.label
print(label(meter!)("="), meter!.total)
meter = nil
print("still held")
add = nil
print("end")
