/// A place worth a journey.
struct Landmark: Identifiable {
    let id: Int
    let name: String
    let continent: Continent
    /// In degrees, north is positive.
    let latitude: Double
    /// In degrees, east is positive.
    let longitude: Double
    let summary: String

    enum Continent: String, CaseIterable {
        case africa = "Africa"
        case antarctica = "Antarctica"
        case asia = "Asia"
        case europe = "Europe"
        case northAmerica = "North America"
        case oceania = "Oceania"
        case southAmerica = "South America"
    }
}

extension Landmark {
    /// The twelve places of the course, in order of their numbers.
    static let all: [Landmark] = [
        Landmark(
            id: 1, name: "Geirangerfjord", continent: .europe, latitude: 62.10, longitude: 7.09,
            summary: "A narrow Norwegian fjord where farms cling to the cliffs between waterfalls."),
        Landmark(
            id: 2, name: "Meteora", continent: .europe, latitude: 39.72, longitude: 21.63,
            summary: "Sandstone towers in Greece with monasteries built on their flat tops."),
        Landmark(
            id: 3, name: "Lalibela", continent: .africa, latitude: 12.03, longitude: 39.04,
            summary: "Eleven Ethiopian churches, each carved downwards out of a single rock."),
        Landmark(
            id: 4, name: "Okavango Delta", continent: .africa, latitude: -19.28, longitude: 22.90,
            summary: "A river in Botswana that never reaches the sea and floods the desert instead."),
        Landmark(
            id: 5, name: "Zhangye Danxia", continent: .asia, latitude: 38.92, longitude: 100.13,
            summary: "Hills of striped sandstone in China that glow red and yellow at dusk."),
        Landmark(
            id: 6, name: "Sigiriya", continent: .asia, latitude: 7.96, longitude: 80.76,
            summary: "A fortress on a lone rock in Sri Lanka, reached between two stone paws."),
        Landmark(
            id: 7, name: "Bay of Fundy", continent: .northAmerica, latitude: 45.10, longitude: -64.90,
            summary: "A Canadian bay whose tides rise higher than a house, twice a day."),
        Landmark(
            id: 8, name: "Monte Albán", continent: .northAmerica, latitude: 17.04, longitude: -96.77,
            summary: "A Zapotec city in Mexico on a mountain that was levelled by hand."),
        Landmark(
            id: 9, name: "Salar de Uyuni", continent: .southAmerica, latitude: -20.13, longitude: -67.49,
            summary: "A salt flat in Bolivia that turns into a mirror when it rains."),
        Landmark(
            id: 10, name: "Perito Moreno", continent: .southAmerica, latitude: -50.50, longitude: -73.14,
            summary: "A glacier in Argentina that breaks into a lake with a roar."),
        Landmark(
            id: 11, name: "Rotorua", continent: .oceania, latitude: -38.14, longitude: 176.25,
            summary: "A New Zealand town among geysers, mud pools and Māori villages."),
        Landmark(
            id: 12, name: "Deception Island", continent: .antarctica, latitude: -62.95, longitude: -60.63,
            summary: "A volcano's flooded crater where ships sail in and bathers find warm sand."),
    ]

    /// The place of a name; the first one when there is none.
    static func named(_ name: String) -> Landmark {
        all.first { $0.name == name } ?? all[0]
    }
}
