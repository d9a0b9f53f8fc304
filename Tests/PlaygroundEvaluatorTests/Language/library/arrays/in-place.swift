// Changing elements where they are.
var scores = [10, 20, 30]
scores[0] += 5
scores[scores.count - 1] *= 2
for index in scores.indices { scores[index] -= 1 }
print(scores)
struct Task { var title: String; var done = false }
var tasks = [Task(title: "wash"), Task(title: "cook")]
tasks[1].done = true
for index in tasks.indices where !tasks[index].done { tasks[index].title += "!" }
if let index = tasks.firstIndex(where: { $0.done }) { tasks[index].title = tasks[index].title.uppercased() }
print(tasks.map(\.title), tasks.filter(\.done).count, tasks.map { $0.done ? "x" : "-" }.joined())
func double(_ values: inout [Int]) { for i in 0..<values.count { values[i] *= 2 } }
double(&scores)
print(scores)
scores.swapAt(0, 2)
print(scores, scores[0...1].reduce(0, +))
var matrix = [[1, 2], [3, 4]]
matrix[0].append(9)
matrix[1][0] = -matrix[1][0]
matrix.append([])
matrix[2].insert(7, at: 0)
print(matrix, matrix.map { $0.reduce(0, +) }, matrix.last?.first ?? 0)
var byName = ["a": [1]]
byName["a"]?.append(2)
byName["b", default: []].append(3)
print(byName["a"]!, byName["b"]!, byName["c"] as Any)
var optional: [Int]? = [1]
optional?.append(2)
optional?[0] = 5
print(optional ?? [], optional!.count, optional?.first ?? 0)
let (first, rest) = (scores.first!, scores.dropFirst())
print(first, rest)
