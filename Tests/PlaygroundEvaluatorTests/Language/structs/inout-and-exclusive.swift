// inout parameters: swap by hand, nested fields, computed properties written back, and array elements.
struct Wallet { var coins = 0; var notes = 0; var total: Int { get { coins + notes * 5 } set { notes = newValue / 5; coins = newValue % 5 } } }
func pay(_ amount: Int, from purse: inout Int, to other: inout Int) { purse -= amount; other += amount }
func exchange<T>(_ a: inout T, _ b: inout T) { let old = a; a = b; b = old }
var mine = Wallet(coins: 3, notes: 2), yours = Wallet()
pay(4, from: &mine.total, to: &yours.total)
print(mine, yours)
exchange(&mine, &yours)
exchange(&mine.coins, &yours.coins)
print(mine, yours.total)
var wallets = [mine, yours, Wallet(coins: 1)]
func enrich(_ wallets: inout [Wallet]) { for i in wallets.indices { wallets[i].coins += 1 } }
enrich(&wallets)
var tip = 0
pay(1, from: &wallets[0].coins, to: &tip)
wallets[2].notes += tip
print(wallets.map(\.total))
