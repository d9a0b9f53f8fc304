// An implicitly unwrapped optional that is still nil.
final class Player { var name: String!; var track: Int? }
let player = Player()
player.name = "box"
print(player.name.count)
player.name = nil
print(player.name.count)
