/// Makes a structure or an enumeration generable, with a schema, a partial type and conversions.
///
/// Every stored property must be generable or an optional of a generable type. Follows API version 26.0.
@attached(extension, conformances: Generable, names: named(init(_:)), named(generatedContent))
@attached(member, names: named(generationSchema), named(PartiallyGenerated), named(GeneratedShapes))
public macro Generable(description: String? = nil) =
    #externalMacro(module: "FoundationModelsMacros", type: "GenerableMacro")

/// Makes a type generable, and chooses whether absent optionals are left out of content or written as null.
///
/// Follows API version 26.4.
@attached(extension, conformances: Generable, names: named(init(_:)), named(generatedContent))
@attached(member, names: named(generationSchema), named(PartiallyGenerated), named(GeneratedShapes))
public macro Generable(description: String? = nil, representNilExplicitlyInGeneratedContent: Bool) =
    #externalMacro(module: "FoundationModelsMacros", type: "GenerableMacro")

/// Makes a type generable under a name of its own in the schema.
///
/// Follows API version 27.0.
@attached(extension, conformances: Generable, names: named(init(_:)), named(generatedContent))
@attached(member, names: named(generationSchema), named(PartiallyGenerated), named(GeneratedShapes))
public macro Generable(
    name: String, description: String? = nil, representNilExplicitlyInGeneratedContent: Bool = false
) = #externalMacro(module: "FoundationModelsMacros", type: "GenerableMacro")

/// Tells the model what a property is for.
///
/// Follows API version 26.0.
@attached(peer)
public macro Guide(description: String) = #externalMacro(module: "FoundationModelsMacros", type: "GuideMacro")

/// Limits the values of a property, and may tell the model what it is for; several attributes add up.
///
/// Follows API version 26.0.
@attached(peer)
public macro Guide<T>(description: String? = nil, _ guides: GenerationGuide<T>...) =
    #externalMacro(module: "FoundationModelsMacros", type: "GuideMacro")

/// Limits a text property to what a regular expression matches.
///
/// Follows API version 26.0.
@attached(peer)
public macro Guide<RegexOutput>(description: String? = nil, _ guides: Regex<RegexOutput>) =
    #externalMacro(module: "FoundationModelsMacros", type: "GuideMacro")

/// Declares a value that instructions, profiles and tools share through their session, with its default.
///
/// Attach it to variables in an extension of `SessionPropertyValues`. Follows API version 27.0.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro SessionPropertyEntry() =
    #externalMacro(module: "FoundationModelsMacros", type: "SessionPropertyEntryMacro")
