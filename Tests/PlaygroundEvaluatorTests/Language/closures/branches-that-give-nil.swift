// A closure's `if` or `switch` may give a value in one branch and `nil` in another.
enum Message {
    case text(String)
    case photo(width: Int, height: Int)
    case silence
}

let messages: [Message] = [.text("hi"), .photo(width: 40, height: 30), .silence, .text("bye")]

let texts = messages.compactMap { if case .text(let text) = $0 { text } else { nil } }
print(texts)

let areas = messages.compactMap { message in
    switch message {
    case .photo(let width, let height): width * height
    default: nil
    }
}
print(areas, type(of: areas))

let lengths = texts.map { text -> Int? in if text.count > 2 { text.count } else { nil } }
print(lengths)

let firsts = texts.compactMap { if $0.count > 2 { $0.first } else { nil } }
print(firsts)
