/// Stand-ins for the data types of CoreLocation and MapKit, so that types that hold a coordinate can be used.
struct CoordinateValue: HostRepresentable, CustomStringConvertible {
    package static var bridgedName: String { "CLLocationCoordinate2D" }
    var latitude = 0.0
    var longitude = 0.0

    var description: String { "CLLocationCoordinate2D(latitude: \(latitude), longitude: \(longitude))" }
}

struct SpanValue: HostRepresentable, CustomStringConvertible {
    package static var bridgedName: String { "MKCoordinateSpan" }
    var latitudeDelta = 0.0
    var longitudeDelta = 0.0

    var description: String { "MKCoordinateSpan(latitudeDelta: \(latitudeDelta), longitudeDelta: \(longitudeDelta))" }
}

struct RegionValue: HostRepresentable, CustomStringConvertible {
    package static var bridgedName: String { "MKCoordinateRegion" }
    var center = CoordinateValue()
    var span = SpanValue()

    var description: String { "MKCoordinateRegion(center: \(center), span: \(span))" }
}

struct PlaceTables {
    let types: HostTypes

    @ListBuilder<HostType> var list: [HostType] {
        types.type("struct CLLocationCoordinate2D: Sendable", of: CoordinateValue.self) {
            types.make("init()") { CoordinateValue() }
            types.make("init(latitude: Double, longitude: Double)") { (latitude: Double, longitude: Double) in
                CoordinateValue(latitude: latitude, longitude: longitude)
            }
            types.property("var latitude: Double", \CoordinateValue.latitude)
            types.property("var longitude: Double", \CoordinateValue.longitude)
        }
        types.type("struct MKCoordinateSpan: Sendable", of: SpanValue.self) {
            types.make("init()") { SpanValue() }
            types.make("init(latitudeDelta: Double, longitudeDelta: Double)") { (latitude: Double, longitude: Double) in
                SpanValue(latitudeDelta: latitude, longitudeDelta: longitude)
            }
            types.property("var latitudeDelta: Double", \SpanValue.latitudeDelta)
            types.property("var longitudeDelta: Double", \SpanValue.longitudeDelta)
        }
        types.type("struct MKCoordinateRegion: Sendable", of: RegionValue.self) {
            types.make("init()") { RegionValue() }
            types.make("init(center: CLLocationCoordinate2D, span: MKCoordinateSpan)") {
                (center: CoordinateValue, span: SpanValue) in RegionValue(center: center, span: span)
            }
            types.property("var center: CLLocationCoordinate2D", \RegionValue.center)
            types.property("var span: MKCoordinateSpan", \RegionValue.span)
        }
    }

    @RowBuilder var globals: [HostMember] {
        types.make("func CLLocationCoordinate2DMake(_ latitude: Double, _ longitude: Double) -> CLLocationCoordinate2D")
        {
            (latitude: Double, longitude: Double) in CoordinateValue(latitude: latitude, longitude: longitude)
        }
    }
}
