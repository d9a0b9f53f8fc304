import FoundationModels
import PlaygroundEvaluator

/// `DynamicProfile`, `Profile` and their builder in the program.
struct DynamicProfileTable {
    let conversion: ProfileConversion

    static let protocolName = "LanguageModelSession.DynamicProfile"
    static let made = BridgedProfile.hostTypeName

    var types: [HostType] {
        [
            HostType("protocol \(Self.protocolName)") {
                [
                    HostMember(noting: "associatedtype Body"),
                    .required("@LanguageModelSession.DynamicProfileBuilder var body: Body { get }"),
                ] + Self.aliases + ProfileModifierRows(conversion: conversion).rows
            },
            HostType("protocol LanguageModelSession.DynamicProfileModifier") {
                [
                    HostMember(noting: "associatedtype Body"),
                    HostMember(noting: "typealias Content = \(Self.made)"),
                    .required("@LanguageModelSession.DynamicProfileBuilder func body(content: Content) -> Body"),
                ] + Self.aliases
            },
            HostType("struct LanguageModelSession.Profile: \(Self.protocolName)") {
                [
                    HostMember("init(@DynamicInstructionsBuilder _ dynamicInstructions: () -> AnyDynamicInstructions)")
                    {
                        arguments in
                        let instructions = try arguments.callBuilder(0)
                        return try arguments.context.value(conversion.profile(of: instructions))
                    }
                ]
            },
            HostType("struct \(Self.made): \(Self.protocolName)") {
                ["_", "erasing"].map { label in
                    HostMember("init(\(label) dynamicProfile: any \(Self.protocolName))") { arguments in
                        try arguments.context.value(conversion.profile(from: arguments.get(0)))
                    }
                }
            },
            builder,
        ]
    }

    /// The names that profiles and modifiers use without their outer type.
    private static var aliases: [HostMember] {
        [
            HostMember(noting: "typealias Profile = LanguageModelSession.Profile"),
            HostMember(noting: "typealias DynamicProfile = \(protocolName)"),
            SessionPropertyTable.alias,
        ]
    }

    /// A branch is part of a profile's identity, so that a change of branch is a change of profile.
    private var builder: HostType {
        HostType("@resultBuilder struct LanguageModelSession.DynamicProfileBuilder") {
            [
                ("buildBlock(_ content: Any)", ""), ("buildEither(first content: Any)", "true"),
                ("buildEither(second content: Any)", "false"), ("buildLimitedAvailability(_ content: Any)", ""),
            ].map { function, branch in
                HostMember("static func \(function) -> \(Self.made)") { arguments in
                    let profile = try conversion.profile(from: arguments.get(0))
                    return try arguments.context.value(
                        BridgedProfile { identity, context in
                            identity += branch
                            return try profile.make(&identity, context)
                        })
                }
            }
        }
    }
}
