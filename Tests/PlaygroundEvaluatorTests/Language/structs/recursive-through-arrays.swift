// A struct that holds an array of itself: building, counting and changing a tree by value.
struct Comment {
    var text: String
    var replies: [Comment] = []
    var count: Int { 1 + replies.reduce(0) { $0 + $1.count } }
    func outline(_ depth: Int = 0) -> [String] {
        [String(repeating: "-", count: depth) + text] + replies.flatMap { $0.outline(depth + 1) }
    }
    mutating func shout() {
        text = text.uppercased()
        for index in replies.indices { replies[index].shout() }
    }
}
var thread = Comment(text: "hi", replies: [Comment(text: "hello", replies: [Comment(text: "hey")]), Comment(text: "yo")])
let before = thread
thread.replies[0].replies.append(Comment(text: "new"))
thread.shout()
print(thread.count, before.count)
print(thread.outline(), before.outline().last!)
