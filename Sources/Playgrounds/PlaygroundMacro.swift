/// Declares something to try, which runs on the main actor when a tool asks for it.
///
/// The first argument is the name if it is a string literal. Can be used at file scope only, any number of times.
@freestanding(declaration)
public macro Playground(_ name: String? = nil, body: @escaping @Sendable () async throws -> Void) =
    #externalMacro(module: "FoundationModelsMacros", type: "PlaygroundMacro")
