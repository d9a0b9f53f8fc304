// Removing more elements than there are.
var tickets = [1, 2, 3]
tickets.removeLast(2)
print(tickets)
tickets.removeLast(2)
