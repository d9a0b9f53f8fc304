// A range whose end is before its start.
func countdown(from start: Int, to end: Int) { for n in end...start { print(n) } }
countdown(from: 2, to: 1)
countdown(from: 1, to: 3)
