// Measurements with units: converting, adding, comparing.
import Foundation
let distance = Measurement(value: 5, unit: UnitLength.kilometers)
print(distance.converted(to: .meters).value, distance.converted(to: .miles).value.rounded(), distance.unit.symbol, distance.value, distance == Measurement(value: 5000, unit: UnitLength.meters), distance > Measurement(value: 3, unit: UnitLength.miles))
let sum = distance + Measurement(value: 250, unit: UnitLength.meters)
print(sum.converted(to: .kilometers).value, (distance * 2).value, (distance / 2).value, [distance, Measurement(value: 1, unit: UnitLength.kilometers)].max()!.value)
let warm = Measurement(value: 25, unit: UnitTemperature.celsius)
print(warm.converted(to: .fahrenheit).value.rounded(), warm.converted(to: .kelvin).value, Measurement(value: 2, unit: UnitMass.kilograms).converted(to: .grams).value, Measurement(value: 90, unit: UnitDuration.minutes).converted(to: .hours).value)
var speed = Measurement(value: 36, unit: UnitSpeed.kilometersPerHour)
speed.convert(to: .metersPerSecond)
print(speed.value.rounded(), speed.unit.symbol, Measurement(value: 1, unit: UnitVolume.liters).converted(to: .milliliters).value, Measurement(value: 1, unit: UnitInformationStorage.kilobytes).converted(to: .bytes).value)

// The other operand says what the unit measures.
print((distance + Measurement(value: 500, unit: .meters)).converted(to: .kilometers).value)
print(distance > Measurement(value: 1, unit: .miles))
