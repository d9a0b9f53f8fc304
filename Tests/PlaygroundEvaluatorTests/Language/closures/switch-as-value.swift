enum Signal {
    case stop
    case go(speed: Int)
}

let signals: [Signal] = [.stop, .go(speed: 30)]
let texts = signals.map { signal in
    switch signal {
    case .stop: "stop"
    case .go(let speed): "go at \(speed)"
    }
}
print(texts)

let signs = [3, 0, -2].map { if $0 > 0 { "+" } else if $0 < 0 { "-" } else { "0" } }
print(signs)

[1, 2].forEach { number in
    if number == 1 {
        print("one")
    } else {
        print("more")
    }
}
