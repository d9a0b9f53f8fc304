enum EaselCommandsPlaceholder {}
