// Adding past the largest number stops the program.
var balance = Int.max - 2
for deposit in 1...3 {
    print("deposit", deposit)
    balance += deposit
}
