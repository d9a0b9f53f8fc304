/// The members of the libraries that playgrounds use, from the most to the least frequent.
enum ListedMembers {
    static let standardLibrary = items(
        """
        String, print(_:), Int, Bool, .isEmpty, Double, Sendable, .count, Codable, .localizedDescription, .map({}), .append(_:)
        Error, .contains(_:), .joined(separator:), Identifiable, Hashable, Equatable, .decode(_:from:), .prefix(_:), .first
        .map(_:), .description, String(_:), String(format:_:), CaseIterable, .filter({}), .utf8, debugPrint(_:), .lowercased()
        .enumerated(), .rawValue, Double(_:), Int(_:), String(data:encoding:), .compactMap({}), CodingKey, .last, Array(_:)
        .decode(_:), Void, Decodable, String(describing:), Encodable, Any, String(repeating:count:), fatalError(_:)
        .split(separator:), .first(where:), .joined(), .randomElement(), .encode(_:), Float, .uppercased(), .removeAll()
        .contains({}), .hasPrefix(_:), Decoder, Set, Never, .finish(), Encoder, .yield(_:), .suffix(_:), String.init
        .debugDescription, .endIndex, .insert(_:), Hasher, .combine(_:), .append(contentsOf:), .flatMap({}), max(_:_:)
        print(_:terminator:), print(_:_:), .finish(throwing:), print(), .reversed(), .startIndex
        .truncatingRemainder(dividingBy:), .contains(where:), .success(_:), Set(_:), .singleValueContainer(), Int.random(in:)
        CustomStringConvertible, Set(), .lowerBound, .hasSuffix(_:), .replacing(_:with:), .split({}), .ranges(of:)
        .firstIndex(of:), .prefix({}), .drop({}), .dropFirst(), .dropLast(_:), .trimmingPrefix(_:), .unicodeScalars, .utf16
        .index(after:), .index(_:offsetBy:), .distance(from:to:), .isLetter, .wholeNumberValue, .asciiValue, .sorted(), .sort()
        .sorted({}), .sort({}), .reverse(), .shuffled(), .shuffle(), .swapAt(_:_:), .partition({}), .min(), .max(), .min({})
        .allSatisfy({}), .reduce(_:_:), .reduce(_:{}), .reduce(into:{}), .forEach({}), .count({}), .starts(with:)
        .elementsEqual(_:), zip(_:_:), stride(from:to:by:), stride(from:through:by:), sequence(first:{}), .lazy, AnySequence(_:)
        AnyIterator({}), .remove(at:), .removeLast(), .removeFirst(), .popLast(), .insert(_:at:), .removeAll({})
        .removeSubrange(_:), .replaceSubrange(_:with:), .indices, .mapValues({}), .compactMapValues({})
        .merge(_:{}), .merging(_:{}), .updateValue(_:forKey:), .removeValue(forKey:), Dictionary(grouping:by:)
        Dictionary(uniqueKeysWithValues:), .union(_:), .intersection(_:), .subtracting(_:), .symmetricDifference(_:)
        .isSubset(of:), .isDisjoint(with:), .clamped(to:), .overlaps(_:), .isMultiple(of:), .quotientAndRemainder(dividingBy:)
        .rounded(), .rounded(_:), .squareRoot(), .magnitude, .signum(), .addingReportingOverflow(_:), Int(_:radix:)
        String(_:radix:), swap(_:_:), type(of:), abs(_:), min(_:_:), Result({}), .get(), .mapError({}), Mirror(reflecting:)
        dump(_:), ContinuousClock(), Duration.seconds(_:), .measure({}), ObjectIdentifier(_:), KeyValuePairs
        precondition(_:_:), MemoryLayout, Mutex(_:), Atomic(_:), .sleep(for:), .anchorsMatchLineEndings(), .dotMatchesNewlines()
        """)

    static let foundation =
        items(
            """
            .trimmingCharacters(in:), .whitespacesAndNewlines, LocalizedError, JSONDecoder(), UUID(), URL, URL(string:), Date()
            Date, Bundle.main, HTTPURLResponse, .statusCode, TimeInterval, UUID, Data, JSONEncoder(), .identifier, .uuidString
            URLRequest(url:), .setValue(_:forHTTPHeaderField:), .absoluteString, .replacingOccurrences(of:with:), .string(from:)
            URLError(_:), .badServerResponse, .queryItems, URLComponents(string:), URLQueryItem(name:value:), .httpMethod
            .prettyPrinted, DateFormatter(), .capitalized, .httpBody, .whitespaces, .languageCode, ISO8601DateFormatter()
            Locale.current, .regularExpression, NSRegularExpression(pattern:options:), .caseInsensitive, Calendar.current
            .newlines, .dateFormat, ProcessInfo.processInfo, Data(_:), .timeIntervalSince(_:), .outputFormatting
            URL(fileURLWithPath:), .lastPathComponent, NSError(domain:code:userInfo:), AttributedString
            JSONSerialization.jsonObject(with:), .urlPathAllowed, .addingPercentEncoding(withAllowedCharacters:)
            .addingTimeInterval(_:), NSError, .components(separatedBy:), .badURL, JSONSerialization.jsonObject(with:options:)
            .day, .stringByReplacingMatches(in:options:range:withTemplate:), CharacterSet(charactersIn:), .timeoutInterval
            .dateEncodingStrategy, .iso8601, .dateDecodingStrategy, TimeZone, NSRange(location:length:), NSString, Locale
            .localizedCaseInsensitiveContains(_:), .formatted(_:), .year, Date.now, URLRequest
            .addValue(_:forHTTPHeaderField:), .cannotParseResponse, .startOfDay(for:), .localizedString(forLanguageCode:)
            DateComponents, .dateComponents(_:from:), .dateComponents(_:from:to:), .date(byAdding:value:to:), .date(from:)
            Decimal(string:), NumberFormatter(), Measurement(value:unit:), IndexSet(_:), Scanner(string:), .keyEncodingStrategy
            .range(of:), .compare(_:), .data(using:), .base64EncodedString(), .pathExtension, .appendingPathComponent(_:)
            UserDefaults.standard, NotificationCenter.default, Notification.Name, DispatchQueue(label:qos:), .async({})
            .sync({}), DispatchGroup(), DispatchSemaphore(value:), NSLock(), .withLock({}), .enumerateDates(startingAfter:matching:matchingPolicy:{})
            .precision(_:), .sign(strategy:), .notation(_:), .grouping(_:), .rounded(rule:), .list(type:width:)
            .byteCount(style:), .currency(code:), .presentation(_:), .isValidDate, NSDecimalRound(_:_:_:_:), .sorted(using:), KeyPathComparator(_:order:), SortDescriptor(_:)
            """)
        + [
            ("String(localized:)", "the text itself: a document has no tables of translations"),
            ("TimeInterval(_:)", "as `Double(_:)`, whose name it is"),
            ("URLSession.shared", "there, but refused without `--allow net`"),
            ("Data(contentsOf:)", "there, but refused without `--allow read=DIR` or `--allow net`"),
            (".url(forResource:withExtension:)", "reads beside the document with `--allow read=DIR`"),
            ("FileManager.default", "there for reading, but refused without `--allow read=DIR`"),
            ("Timer, RunLoop", "not supported: wait with `Task.sleep`"),
            ("OperationQueue", "not supported: use a task group or `DispatchQueue`"),
            ("NSArray, NSDictionary, NSSet", "not supported: use Swift's collections"),
            ("NSPredicate", "not supported: use `filter` with a closure"),
            ("NSObject", "not supported: it belongs to Objective-C"),
            ("CLLocationCoordinate2D, MKCoordinateRegion", "data only; the compiler here has neither"),
            ("CFAbsoluteTimeGetCurrent()", "there; Foundation on Linux has none to compare with"),
            ("SHA256", "not supported: it belongs to another module"),
        ].map { SupportItem(title: $0.0, evidence: .reason($0.1)) }

    /// Names separated by commas and line ends, commas inside parentheses excepted.
    private static func items(_ list: String) -> [SupportItem] {
        list.split(separator: "\n").flatMap { $0.split(separator: ", ") }.map {
            SupportItem(title: String($0).trimming(), evidence: .interface)
        }
    }
}

extension String {
    fileprivate func trimming() -> String { String(trimmingPrefix(while: \.isWhitespace)) }
}
