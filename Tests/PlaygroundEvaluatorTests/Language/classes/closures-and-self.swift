// Closures capture objects strongly or weakly; a lazy closure property sees self.
class Counter {
    var count = 0
    let name: String
    init(name: String) { self.name = name }
    lazy var describe: () -> String = { [unowned self] in "\(self.name): \(self.count)" }
    func adder() -> (Int) -> Void { { self.count += $0 } }
    func weakAdder() -> (Int) -> Int? {
        { [weak self] step in
            guard let self else { return nil }
            count += step
            return count
        }
    }
    deinit { print("gone", name) }
}
var counter: Counter? = Counter(name: "visits")
let add = counter!.weakAdder()
do {
    let strong = counter!.adder()
    strong(5)
    print(add(2) ?? -1)
}
print(counter!.describe())
counter = nil
print(add(1) as Any)
