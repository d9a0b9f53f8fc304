enum ScriptedModelPlaceholder {}
