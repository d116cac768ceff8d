import MVVM

// sample: 000:237

public typealias RetrievablePropertyNames = PropertyVisitable

enum ProtocolHierarchy {}
