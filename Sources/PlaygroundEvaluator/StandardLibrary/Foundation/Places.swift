import Foundation

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

extension CGPoint: HostRepresentable { package static var bridgedName: String { "CGPoint" } }
extension CGSize: HostRepresentable { package static var bridgedName: String { "CGSize" } }
extension CGRect: HostRepresentable { package static var bridgedName: String { "CGRect" } }

struct PlaceTables {
    let types: HostTypes

    @ListBuilder<HostType> var list: [HostType] {
        geometry
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

    /// Points and sizes, which Foundation has too.
    @ListBuilder<HostType> private var geometry: [HostType] {
        types.type("struct CGPoint: Hashable, Codable, Sendable", of: CGPoint.self) {
            types.constant("static let zero: CGPoint", CGPoint.zero)
            types.make("init()") { CGPoint() }
            types.make("init(x: Double, y: Double)") { (x: Double, y: Double) in CGPoint(x: x, y: y) }
            types.property("var x: Double", get: { (point: CGPoint) in Double(point.x) }) { $0.x = CGFloat($1) }
            types.property("var y: Double", get: { (point: CGPoint) in Double(point.y) }) { $0.y = CGFloat($1) }
        }
        types.type("struct CGSize: Hashable, Codable, Sendable", of: CGSize.self) {
            types.constant("static let zero: CGSize", CGSize.zero)
            types.make("init()") { CGSize() }
            types.make("init(width: Double, height: Double)") { (width: Double, height: Double) in
                CGSize(width: width, height: height)
            }
            types.property("var width: Double", get: { (size: CGSize) in Double(size.width) }) {
                $0.width = CGFloat($1)
            }
            types.property("var height: Double", get: { (size: CGSize) in Double(size.height) }) {
                $0.height = CGFloat($1)
            }
        }
        types.type("struct CGRect: Hashable, Codable, Sendable", of: CGRect.self) { rectangle }
    }

    @RowBuilder private var rectangle: [HostMember] {
        types.constant("static let zero: CGRect", CGRect.zero)
        types.make("init(x: Double, y: Double, width: Double, height: Double)") {
            (x: Double, y: Double, width: Double, height: Double) in CGRect(x: x, y: y, width: width, height: height)
        }
        types.make("init(origin: CGPoint, size: CGSize)") { (origin: CGPoint, size: CGSize) in
            CGRect(origin: origin, size: size)
        }
        types.property("var origin: CGPoint", \CGRect.origin)
        types.property("var size: CGSize", \CGRect.size)
        for (name, path) in Self.edges {
            types.row("var \(name): Double") { (rectangle: CGRect) in Double(rectangle[keyPath: path]) }
        }
        types.row("func contains(_ point: CGPoint) -> Bool") { (rectangle: CGRect, point: CGPoint) in
            rectangle.contains(point)
        }
        types.row("func intersects(_ other: CGRect) -> Bool") { (rectangle: CGRect, other: CGRect) in
            rectangle.intersects(other)
        }
    }

    private static var edges: [(String, KeyPath<CGRect, CGFloat>)] {
        [
            ("width", \.width), ("height", \.height), ("minX", \.minX), ("minY", \.minY), ("midX", \.midX),
            ("midY", \.midY), ("maxX", \.maxX), ("maxY", \.maxY),
        ]
    }

    @RowBuilder var globals: [HostMember] {
        types.make("func CLLocationCoordinate2DMake(_ latitude: Double, _ longitude: Double) -> CLLocationCoordinate2D")
        {
            (latitude: Double, longitude: Double) in CoordinateValue(latitude: latitude, longitude: longitude)
        }
    }
}
