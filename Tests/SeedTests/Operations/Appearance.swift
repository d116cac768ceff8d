import MVVM

/// Light, dark, or as the device has it.
@ViewModelEnum
public enum Appearance: Hashable, Sendable { case system, light, dark }
