/// Names of Foundation and of the standard library that playgrounds have not, with what to write instead.
///
/// Whoever adds one of them removes its line here.
enum UnsupportedNames {
    static var list: [RetiredName] { waiting + objects + formatters + pointers + outside }

    private static func refused(_ names: [String], _ reason: String, _ hint: String) -> [RetiredName] {
        names.map { RetiredName($0, reason: reason, hint: hint) }
    }

    private static var waiting: [RetiredName] {
        refused(
            ["Timer", "RunLoop", "CFRunLoopRun"],
            "is not supported: a document has no run loop, it ends when its tasks have",
            "wait with 'try await Task.sleep(for: .seconds(1))', in a loop where it repeats")
            + refused(
                ["OperationQueue", "Operation", "BlockOperation"], "is not supported",
                "use a task group, or 'DispatchQueue'")
            + refused(["dispatchMain"], "is not supported", "leave it out: a document waits for its tasks by itself")
    }

    private static var objects: [RetiredName] {
        refused(
            ["NSObject"], "is not supported: it belongs to Objective-C",
            "leave it out of the list of what the type inherits")
            + refused(["NSArray", "NSMutableArray"], "is not supported", "use 'Array'")
            + refused(["NSDictionary", "NSMutableDictionary", "NSCache"], "is not supported", "use 'Dictionary'")
            + refused(["NSSet", "NSMutableSet", "NSOrderedSet"], "is not supported", "use 'Set'")
            + refused(["NSPredicate"], "is not supported", "use 'filter' with a closure")
            + refused(
                ["NSSortDescriptor"], "is not supported",
                "use 'sorted(by:)' with a closure, as in 'sorted { $0.name < $1.name }'")
            + refused(
                ["NSAttributedString", "NSMutableAttributedString"], "is not supported", "use 'AttributedString'")
            + refused(
                ["PropertyListEncoder", "PropertyListDecoder", "NSKeyedArchiver", "NSKeyedUnarchiver"],
                "is not supported", "use 'JSONEncoder' and 'JSONDecoder'")
            + refused(["autoreleasepool"], "is not supported: it belongs to Objective-C", "leave it out")
    }

    private static var formatters: [RetiredName] {
        refused(
            ["RelativeDateTimeFormatter"], "is not part of Foundation here",
            "use 'date.formatted(.relative(presentation: .named))'")
            + refused(
                ["DateComponentsFormatter"], "is not part of Foundation here",
                "use 'Duration.seconds(…).formatted(.units())'")
            + refused(["ListFormatter"], "is not part of Foundation here", "use 'list.formatted()'")
            + refused(["Logger", "os_log"], "is not supported", "use 'print'")
    }

    private static var pointers: [RetiredName] {
        refused(
            [
                "UnsafePointer", "UnsafeMutablePointer", "UnsafeRawPointer", "UnsafeMutableRawPointer",
                "UnsafeBufferPointer", "UnsafeMutableBufferPointer", "UnsafeRawBufferPointer", "OpaquePointer",
                "Unmanaged", "withUnsafePointer", "withUnsafeMutablePointer", "withUnsafeBytes",
                "withUnsafeMutableBytes", "unsafeBitCast", "unsafeDowncast", "ManagedBuffer",
            ], "is not supported: a document's values have no addresses", "use arrays and 'inout' parameters")
    }

    private static var outside: [RetiredName] {
        refused(
            ["FileHandle", "InputStream", "OutputStream"], "is refused: documents may not open files",
            "read a whole file with 'String(contentsOfFile:)', where --allow read=DIR permits it")
            + refused(
                [
                    "OneOrMore", "ZeroOrMore", "Optionally", "Capture", "TryCapture", "ChoiceOf", "Reference",
                    "CharacterClass", "RegexComponent",
                ], "is not supported: it belongs to RegexBuilder", #"write the pattern as a literal, '/(\w+)@(\d+)/'"#)
            + refused(
                ["Pipe"], "is refused: documents may not run other programs", "write the output into the document")
    }
}
