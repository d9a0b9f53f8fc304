import Foundation

extension Dimension: HostRepresentable {
    /// `UnitLength` for `UnitLength.meters`.
    package static var bridgedName: String { String(describing: self) }

    /// A unit is written under the name of its kind.
    package func written(in types: HostTypes) throws -> Value {
        try types.value(self, ofType: type(of: self).bridgedName)
    }
}

extension Measurement: Bridged, HostRepresentable where UnitType == Dimension {
    package static var bridgedName: String { "Measurement" }
}

/// `Measurement` and the units of everyday life.
struct MeasurementTables {
    let types: HostTypes

    @ListBuilder<HostType> var list: [HostType] {
        types.type("class Dimension: Hashable", of: Dimension.self) {
            types.row("var symbol: String") { (unit: Dimension) in unit.symbol }
        }
        types.type(
            "struct Measurement<UnitType: Dimension>: Comparable, Hashable, Sendable", of: Measurement<Dimension>.self
        ) { measurement }
        for (kind, units) in Self.units { unit(kind, units) }
    }

    private func unit(_ kind: String, _ units: [(String, Dimension)]) -> HostType {
        types.declare("class \(kind): Dimension", module: "Foundation") {
            for (name, unit) in units { types.constant("static let \(name): \(kind)", unit) }
        } configure: { type in
            type.hooks.equal = { Dimension.read($0) == Dimension.read($1) }
            type.hooks.hash = { $1.combine(Dimension.read($0)) }
        }
    }

    @RowBuilder private var measurement: [HostMember] {
        types.make("init(value: Double, unit: UnitType)") { (value: Double, unit: Dimension) in
            Measurement(value: value, unit: unit)
        }
        types.property("var value: Double", \Measurement<Dimension>.value)
        types.row("var unit: UnitType") { (measurement: Measurement<Dimension>) in measurement.unit }
        types.row("func converted(to other: UnitType) -> Measurement<UnitType>") {
            (measurement: Measurement<Dimension>, unit: Dimension) in measurement.converted(to: unit)
        }
        types.mutating("mutating func convert(to other: UnitType)") {
            (measurement: inout Measurement<Dimension>, unit: Dimension) in
            measurement.convert(to: unit)
            return Nothing()
        }
        types.make("static func + (lhs: Measurement<UnitType>, rhs: Measurement<UnitType>) -> Measurement<UnitType>") {
            (left: Measurement<Dimension>, right: Measurement<Dimension>) in left + right
        }
        types.make("static func - (lhs: Measurement<UnitType>, rhs: Measurement<UnitType>) -> Measurement<UnitType>") {
            (left: Measurement<Dimension>, right: Measurement<Dimension>) in left - right
        }
        types.make("static func * (lhs: Measurement<UnitType>, rhs: Double) -> Measurement<UnitType>") {
            (left: Measurement<Dimension>, right: Double) in left * right
        }
        types.make("static func / (lhs: Measurement<UnitType>, rhs: Double) -> Measurement<UnitType>") {
            (left: Measurement<Dimension>, right: Double) in left / right
        }
    }

    private static var units: [(String, [(String, Dimension)])] {
        [
            (
                "UnitLength",
                [
                    ("meters", UnitLength.meters), ("kilometers", UnitLength.kilometers),
                    ("centimeters", UnitLength.centimeters), ("millimeters", UnitLength.millimeters),
                    ("miles", UnitLength.miles), ("feet", UnitLength.feet), ("inches", UnitLength.inches),
                    ("yards", UnitLength.yards), ("nauticalMiles", UnitLength.nauticalMiles),
                ]
            ),
            (
                "UnitMass",
                [
                    ("kilograms", UnitMass.kilograms), ("grams", UnitMass.grams), ("milligrams", UnitMass.milligrams),
                    ("pounds", UnitMass.pounds), ("ounces", UnitMass.ounces), ("metricTons", UnitMass.metricTons),
                ]
            ),
            (
                "UnitTemperature",
                [
                    ("celsius", UnitTemperature.celsius), ("fahrenheit", UnitTemperature.fahrenheit),
                    ("kelvin", UnitTemperature.kelvin),
                ]
            ),
            (
                "UnitDuration",
                [
                    ("seconds", UnitDuration.seconds), ("minutes", UnitDuration.minutes),
                    ("hours", UnitDuration.hours), ("milliseconds", UnitDuration.milliseconds),
                ]
            ),
            (
                "UnitSpeed",
                [
                    ("metersPerSecond", UnitSpeed.metersPerSecond), ("kilometersPerHour", UnitSpeed.kilometersPerHour),
                    ("milesPerHour", UnitSpeed.milesPerHour), ("knots", UnitSpeed.knots),
                ]
            ),
            (
                "UnitVolume",
                [
                    ("liters", UnitVolume.liters), ("milliliters", UnitVolume.milliliters),
                    ("cups", UnitVolume.cups), ("teaspoons", UnitVolume.teaspoons),
                    ("tablespoons", UnitVolume.tablespoons), ("gallons", UnitVolume.gallons),
                ]
            ),
            (
                "UnitArea",
                [
                    ("squareMeters", UnitArea.squareMeters), ("squareKilometers", UnitArea.squareKilometers),
                    ("hectares", UnitArea.hectares), ("acres", UnitArea.acres),
                ]
            ),
            ("UnitAngle", [("degrees", UnitAngle.degrees), ("radians", UnitAngle.radians)]),
            ("UnitEnergy", [("joules", UnitEnergy.joules), ("kilocalories", UnitEnergy.kilocalories)]),
            (
                "UnitInformationStorage",
                [
                    ("bytes", UnitInformationStorage.bytes), ("kilobytes", UnitInformationStorage.kilobytes),
                    ("megabytes", UnitInformationStorage.megabytes), ("gigabytes", UnitInformationStorage.gigabytes),
                ]
            ),
        ]
    }
}
