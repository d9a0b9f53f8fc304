// is, as?, as! along a hierarchy, in switch and in filters.
class Media { let title: String; init(_ title: String) { self.title = title } }
class Movie: Media { let minutes: Int; init(_ title: String, _ minutes: Int) { self.minutes = minutes; super.init(title) } }
class Short: Movie { init(_ title: String) { super.init(title, 9) } }
class Song: Media {}
let shelf: [Media] = [Movie("Heat", 170), Song("Heroes"), Short("Lumière")]
for item in shelf {
    switch item {
    case let short as Short: print("short", short.title, short.minutes)
    case let movie as Movie where movie.minutes > 100: print("long", movie.title)
    case is Song: print("song", item.title)
    default: print("?")
    }
}
print(shelf.filter { $0 is Movie }.count, shelf.compactMap { $0 as? Movie }.map(\.minutes), (shelf[2] as! Movie).title)
let any: Any = shelf[0]
print(any is Media, (any as? Song) == nil, type(of: any))
