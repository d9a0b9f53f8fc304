import EaselCommands
import Foundation

exit(await EaselCommand.run(Array(CommandLine.arguments.dropFirst())).rawValue)
