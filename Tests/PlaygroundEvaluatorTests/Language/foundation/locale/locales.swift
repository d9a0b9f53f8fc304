// Locales and time zones by their names.
import Foundation
let english = Locale(identifier: "en_US"), german = Locale(identifier: "de_DE")
print(english.identifier, english.language.languageCode?.identifier ?? "-", english.region?.identifier ?? "-", english.currency?.identifier ?? "-", german.currencySymbol ?? "-", german.decimalSeparator ?? "-", german.groupingSeparator ?? "-")
print(english.localizedString(forLanguageCode: "fr") ?? "-", german.localizedString(forLanguageCode: "en") ?? "-", english.localizedString(forRegionCode: "JP") ?? "-", english.localizedString(forIdentifier: "de_AT") ?? "-", english == Locale(identifier: "en_US"), english.language.minimalIdentifier)
print(Locale.current.identifier.isEmpty, Locale.LanguageCode("it").identifier, Locale.Language(identifier: "pt-BR").languageCode == .portuguese, Locale.Region("CH").identifier)
let paris = TimeZone(identifier: "Europe/Paris")!, summer = Date(timeIntervalSince1970: 1_688_000_000)
print(paris.identifier, paris.secondsFromGMT(for: summer), paris.isDaylightSavingTime(for: summer), TimeZone(secondsFromGMT: 3600)!.secondsFromGMT(), TimeZone(abbreviation: "UTC")!.identifier, TimeZone(identifier: "Nowhere/City") as Any, TimeZone.gmt.identifier)
print(Locale.availableIdentifiers.contains("en_GB"), TimeZone.knownTimeZoneIdentifiers.contains("Asia/Tokyo"), Locale.preferredLanguages.isEmpty)
