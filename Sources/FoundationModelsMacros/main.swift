@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling

// The compiler starts this program and asks it, over standard input and output, to expand macros.
let listener = CompilerPluginMessageListener(connection: CompilerConnection(), provider: MacroTable())
try listener.main()
