// A program without arguments knows only its own name.
print(CommandLine.arguments.count, CommandLine.argc, CommandLine.arguments.dropFirst().isEmpty)
