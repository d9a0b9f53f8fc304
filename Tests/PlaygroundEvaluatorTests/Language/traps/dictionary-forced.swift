// A missing key, forced.
let capitals = ["France": "Paris"]
for country in ["France", "Atlantis"] { print(capitals[country]!.uppercased()) }
