/// Names of frameworks that exist only on Apple's systems, so that code which needs them is skipped with a note.
enum AppleFrameworks {
    /// The framework a name belongs to, if it looks like a name of one.
    static func framework(of name: String) -> String? {
        if let framework = named.first(where: { $0.names.contains(name) })?.framework { return framework }
        let isType = name.dropFirst(2).first?.isUppercase == true && name.dropFirst(3).first?.isLowercase == true
        guard isType else { return nil }
        return prefixes.first { name.hasPrefix($0.prefix) }?.framework
    }

    /// The framework that gives any value a member of the name: a view's modifier, or a sequence's publisher.
    static func framework(ofMember name: String) -> String? {
        if modifiers.contains(name) { return "SwiftUI" }
        return name == "publisher" ? "Combine" : nil
    }

    /// What a file may import without harm as long as it does not use it.
    static let modules = [
        "ActivityKit", "Accelerate", "Accessibility", "AppIntents", "AppKit", "ARKit", "AudioToolbox",
        "AuthenticationServices", "AVFAudio", "AVFoundation", "AVKit", "BackgroundTasks", "Charts", "CloudKit",
        "Cocoa", "Combine", "Contacts", "ContactsUI", "CoreAudio", "CoreBluetooth", "CoreData", "CoreFoundation",
        "CoreGraphics", "CoreHaptics", "CoreImage", "CoreLocation", "CoreML", "CoreMedia", "CoreMotion", "CoreNFC",
        "CoreSpotlight", "CoreTelephony", "CoreText", "CoreTransferable", "CoreVideo", "CryptoKit", "Darwin",
        "DeveloperToolsSupport", "EventKit", "EventKitUI", "GameKit", "GameplayKit", "HealthKit", "HomeKit",
        "ImageIO", "ImagePlayground", "LinkPresentation", "LocalAuthentication", "MapKit", "MediaPlayer", "MessageUI",
        "Messages", "Metal", "MetalKit", "MLX", "MusicKit", "NaturalLanguage", "Network", "NetworkExtension", "OSLog",
        "ObjectiveC", "PDFKit", "PencilKit", "Photos", "PhotosUI", "PlaygroundSupport", "QuickLook", "QuartzCore",
        "RealityKit", "SafariServices", "SceneKit", "ScreenCaptureKit", "Security", "ServiceManagement",
        "SoundAnalysis", "Speech", "SpriteKit", "StoreKit", "SwiftData", "SwiftUI", "SystemConfiguration",
        "TabularData", "TipKit", "Translation", "UIKit", "UniformTypeIdentifiers", "UserNotifications", "Vision",
        "VisionKit", "WatchKit", "WeatherKit", "WebKit", "WidgetKit", "XcodeKit", "os", "simd",
    ]

    private static let modifiers: Set = [
        "task", "onAppear", "onDisappear", "onChange", "onTapGesture", "onSubmit", "onReceive", "padding", "frame",
        "background", "overlay", "foregroundStyle", "foregroundColor", "font", "bold", "opacity", "cornerRadius",
        "clipShape", "shadow",
        "disabled", "sheet", "alert", "toolbar", "navigationTitle", "navigationDestination", "transition", "animation",
        "contentTransition", "buttonStyle", "listStyle", "textFieldStyle", "tint", "environment", "refreshable",
        "searchable", "ignoresSafeArea", "multilineTextAlignment", "lineLimit", "progressViewStyle", "symbolEffect",
    ]

    private static let named: [(framework: String, names: Set<String>)] = [
        (
            "SwiftUI",
            [
                "View", "ViewModifier", "ViewBuilder", "App", "Scene", "WindowGroup", "PreviewProvider", "Text",
                "TextField", "TextEditor", "SecureField", "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack",
                "LazyVGrid",
                "LazyHGrid", "GridItem", "List", "ForEach", "Button", "Image", "AsyncImage", "NavigationStack",
                "NavigationSplitView", "NavigationView", "NavigationLink", "ScrollView", "ScrollViewReader", "Spacer",
                "Form", "GroupBox", "DisclosureGroup", "Toggle", "Picker", "DatePicker", "Slider", "Stepper", "Label",
                "LabeledContent", "ProgressView", "Gauge", "GeometryReader", "EmptyView", "AnyView", "TabView", "Menu",
                "ContentUnavailableView", "Divider", "Circle", "Capsule", "Rectangle", "RoundedRectangle", "Ellipse",
                "LinearGradient", "RadialGradient", "Color", "Font", "Animation", "AnyTransition", "Edge", "EdgeInsets",
                "Angle", "UnitPoint", "LocalizedStringKey", "Binding", "State", "StateObject", "ObservedObject",
                "EnvironmentObject", "Environment", "Bindable", "FocusState", "AppStorage", "SceneStorage", "Namespace",
                "withAnimation", "ToolbarItem", "ToolbarItemGroup", "TimelineView", "Canvas", "Path",
            ]
        ),
        (
            "Combine",
            [
                "AnyCancellable", "AnyPublisher", "Cancellable", "CurrentValueSubject", "Future", "Just",
                "PassthroughSubject", "Publisher", "Publishers", "Subscribers",
            ]
        ),
        (
            "CryptoKit",
            [
                "SHA256", "SHA384", "SHA512", "HMAC", "SymmetricKey", "AES", "ChaChaPoly", "Insecure", "Curve25519",
                "P256", "P384", "P521",
            ]
        ),
        ("SwiftData", ["ModelContainer", "ModelContext", "Query", "FetchDescriptor", "PersistentModel"]),
        (
            "AppKit",
            [
                "NSView", "NSViewController", "NSWindow", "NSWindowController", "NSColor", "NSImage", "NSFont",
                "NSButton",
                "NSApplication", "NSApp", "NSWorkspace", "NSPasteboard", "NSEvent", "NSMenu", "NSAlert", "NSTextView",
            ]
        ),
        ("AppIntents", ["AppIntent", "AppEntity", "AppShortcut", "AppShortcutsProvider", "IntentParameter"]),
        ("Translation", ["TranslationSession", "LanguageAvailability"]),
        ("Contacts", ["CNContactStore", "CNContact"]),
        ("os", ["OSLog", "OSSignposter"]),
        ("XCTest", ["XCTestCase", "XCTAssert", "XCTAssertEqual", "XCTAssertTrue", "XCTAssertFalse", "XCTAssertNil"]),
        ("the package manager", ["Package"]),
    ]

    /// The letters with which the types of Objective-C frameworks begin.
    private static let prefixes: [(prefix: String, framework: String)] = [
        ("MK", "MapKit"), ("UI", "UIKit"), ("CL", "CoreLocation"), ("AV", "AVFoundation"), ("EK", "EventKit"),
        ("HK", "HealthKit"), ("PH", "Photos"), ("CN", "Contacts"), ("SK", "StoreKit"), ("NL", "NaturalLanguage"),
        ("VN", "Vision"), ("ML", "CoreML"), ("SF", "Speech"), ("WK", "WebKit"), ("UN", "UserNotifications"),
        ("CB", "CoreBluetooth"), ("CK", "CloudKit"), ("SC", "SceneKit"), ("AR", "ARKit"), ("PK", "PencilKit"),
    ]
}
