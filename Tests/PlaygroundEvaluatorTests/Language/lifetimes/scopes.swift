// An object ends where the scope of its last variable ends.
final class Candle {
    let name: String
    init(_ name: String) { self.name = name }
    deinit { print(name, "is out") }
}

do {
    let tall = Candle("tall")
    let short = Candle("short")
    print("lit:", tall.name, short.name)
}
print("after the block")

if let gift = Optional(Candle("gift")) { print("unwrapped", gift.name) }
for number in 1...2 {
    let candle = Candle("candle \(number)")
    print("lighting", candle.name)
}
print("after the loop")

for candle in [Candle("left"), Candle("right")] { print("passing", candle.name) }

func light(_ name: String) -> Int {
    let first = Candle(name)
    guard let second = Optional(Candle(name + "'s twin")) else { return 0 }
    return first.name.count + second.name.count
}
print(light("Ada"))

struct Draught: Error {}
do {
    let candle = Candle("weak")
    if candle.name.count < 9 { throw Draught() }
} catch { print("a draught") }

let relight: () -> Int = {
    let candle = Candle("caught")
    return { candle.name.count }()
}
print(relight())

switch Optional(Candle("chosen")) {
case let candle?: print("switch", candle.name)
case nil: print("none")
}
print("end")
