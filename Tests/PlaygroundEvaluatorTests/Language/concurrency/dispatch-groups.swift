// A group waits for all of its work; a semaphore counts free places.
import Dispatch

let group = DispatchGroup()
let queue = DispatchQueue(label: "letters")
var letters = ""
for letter in ["a", "b", "c"] {
    queue.async(group: group) { letters += letter }
}
group.wait()
print(letters)

group.enter()
queue.async {
    letters += "!"
    group.leave()
}
group.wait()
print(letters)

let gate = DispatchSemaphore(value: 0)
queue.async {
    print("opening")
    gate.signal()
}
gate.wait()
print("open")
