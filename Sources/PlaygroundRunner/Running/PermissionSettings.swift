import Foundation
import PlaygroundDocument
import PlaygroundEvaluator

/// What `--allow` lets a document do.
enum PermissionSettings {
    /// - Throws: `SettingFault` for a word that allows nothing.
    static func read(_ settings: [String], document: Document) throws -> Permissions {
        var permissions = Permissions.none
        permissions.documentFolder = URL(fileURLWithPath: document.file.name).deletingLastPathComponent().path
        for setting in settings {
            if setting == "net" {
                permissions.network = NetworkAccess.load
            } else if setting.hasPrefix("read=") {
                permissions.readableFolders.append(String(setting.dropFirst("read=".count)))
            } else {
                throw SettingFault("'\(setting)' allows nothing", hint: "write --allow net or --allow read=DIR")
            }
        }
        return permissions
    }
}
